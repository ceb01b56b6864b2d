// The welcome: what this is, how to play, and a game in one click.

import { slashCommands } from './commands.js';
import { showCommands, start } from './composer.js';
import { useCommand } from './deeds.js';
import { openDialog } from './dialog.js';
import { element, place, tile } from './element.js';
import { hear, state } from './state.js';
import { say } from './texts.js';

let shown = null;

/** The command that opens a table, if the bot has one. */
async function opening() {
  return (await slashCommands()).find((command) => command.name === 'new');
}

/** The computer that a newcomer meets. */
const LEVEL = 'adept';

/** Opens a table with what needs no asking; what must be asked is asked in the composer. */
async function play(command) {
  shown.close();
  const needed = command.options.filter((option) => option.required);
  const options = Object.fromEntries(needed.map((option) => [option.name, option.choices[0]?.value]));
  // With a computer to play against nobody has to be waited for.
  if (command.options.some((option) => option.name === 'level')) options.level ??= LEVEL;
  if (Object.values(options).includes(undefined)) start(command);
  else await useCommand(command.name, options);
}

function steps() {
  return element(
    'ol',
    { class: 'steps' },
    ...['welcome.first', 'welcome.second', 'welcome.third'].map((key) => element('li', {}, say(key))),
  );
}

async function buttons() {
  const command = await opening();
  const others = () => {
    shown.close();
    showCommands();
  };
  const look = element(
    'button',
    { type: 'button', class: command ? 'button secondary' : 'button primary', on: { click: others } },
    say('welcome.commands'),
  );
  if (!command) return element('div', { class: 'row' }, look);
  const go = element(
    'button',
    { type: 'button', class: 'button primary large', id: 'start', on: { click: () => play(command) } },
    say('welcome.start'),
  );
  return element('div', { class: 'row' }, go, look);
}

/** No bot is there: how one is connected. */
function lonely() {
  const setting = `KAMEN_DISCORD_API=${location.origin}\nDISCORD_TOKEN=…`;
  return element(
    'div',
    { class: 'lonely' },
    element('p', {}, element('strong', {}, say('welcome.no_bot'))),
    element('p', {}, say('welcome.connect')),
    element('pre', { tabindex: 0 }, setting),
    element('p', { class: 'faint' }, say('welcome.token')),
  );
}

async function fill(body) {
  const word = [...'KÁMEN'].map((letter, at) => tile(letter, at));
  const inside = [
    element('div', { class: 'word', 'aria-hidden': 'true' }, ...word),
    element('p', { class: 'lead' }, say('welcome.lead')),
  ];
  inside.push(...(state.world.bot_online ? [steps(), await buttons()] : [lonely()]));
  body.replaceChildren(...inside);
  body.querySelector('.button.primary')?.focus();
}

/** Opens the welcome; it follows the bot as it comes and goes. */
async function openWelcome() {
  if (shown?.open) return;
  const body = element('div', { class: 'welcome-body' });
  shown = openDialog({ title: say('welcome'), class: 'welcome' }, body);
  await fill(body);
}

export function beginWelcome() {
  place('help').addEventListener('click', openWelcome);
  hear('bot commands language', () => {
    const body = shown?.open && shown.querySelector('.welcome-body');
    if (body) fill(body);
  });
}

/** Greets those who were not here before. */
export function greet() {
  if (localStorage.getItem('greeted')) return;
  localStorage.setItem('greeted', 'yes');
  openWelcome();
}
