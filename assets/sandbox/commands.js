// The commands that the bot offers here, in the person's language.

import { ask } from './door.js';
import { element } from './element.js';
import { hear, state } from './state.js';

let kept = { key: null, answer: null };

/** All commands offered to the person in this channel. */
export function commandsHere() {
  const key = `${state.me.person.name}/channels/${state.channel}`;
  if (kept.key !== key) {
    const answer = ask(
      'GET',
      `people/${encodeURIComponent(state.me.person.name)}/channels/${state.channel}/commands`,
    );
    kept = { key, answer: answer.then((told) => told.commands).catch(() => []) };
  }
  return kept.answer;
}

/** Slash commands with their subcommands spelled out: `word check` is one, `word` is not. */
export async function slashCommands() {
  return (await commandsHere())
    .filter((command) => command.type === 1)
    .flatMap((command) => leaves(command, '', ''));
}

function leaves(part, name, shown) {
  const here = { ...part, name: `${name}${part.name}`, shown_name: `${shown}${part.shown_name}` };
  const inner = part.options.filter((option) => option.type === 1 || option.type === 2);
  return inner.length
    ? inner.flatMap((option) => leaves(option, `${here.name} `, `${here.shown_name} `))
    : [here];
}

/** Writes the name of a command that was used, as the person knows it; `before` stands in front. */
export function commandName(before, name) {
  const shown = element('span', { class: 'mention' }, before + name);
  commandsHere().then((commands) => {
    const named = commands.flatMap((command) => leaves(command, '', '')).find((one) => one.name === name);
    if (named) shown.textContent = before + named.shown_name;
  });
  return shown;
}

/** Lets letters meet without their accents and case. */
export function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The commands that fit what was typed, those that begin so first. */
export function fitting(commands, typed) {
  const wanted = plain(typed.trimEnd());
  const rank = (command) => {
    const names = [plain(command.shown_name), plain(command.name)];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return plain(command.shown_description).includes(wanted) ? 2 : 3;
  };
  return commands
    .map((command) => [rank(command), command])
    .filter(([at]) => at < 3)
    .sort(([a], [b]) => a - b)
    .map(([, command]) => command);
}

function forget() {
  kept = { key: null, answer: null };
}

hear('commands people bot', forget);
