// The composer: plain messages, and the way into commands.

import { fitting, slashCommands } from './commands.js';
import { perform } from './deeds.js';
import { Draft } from './draft.js';
import { drawing, element, place } from './element.js';
import { Listbox } from './listbox.js';
import { channel, hear, members, state, userName } from './state.js';
import { say } from './texts.js';

const form = place('composer');
const list = new Listbox();
const words = element('textarea', { id: 'words', rows: 1, maxlength: 2000, enterkeyhint: 'send' });
const slash = element(
  'button',
  { type: 'button', class: 'icon' },
  element('span', { 'aria-hidden': 'true' }, '/'),
);
const send = element(
  'button',
  { type: 'submit', class: 'icon send' },
  drawing('M4 12 20 4l-5 16-3.500-6.500z'),
);
const above = element('div', { class: 'above' });
const line = element('div', { class: 'line' }, slash, words, send);

/** The command that is being filled in, and the message that is answered. */
let draft = null;
let answered = null;

function label() {
  const here = channel();
  if (!here) return;
  const where = here.type === 1 ? `@${state.world.application.name}` : `#${here.name}`;
  const isClosed = here.locked || here.archived;
  words.placeholder = isClosed ? say('composer.closed') : say('composer.hint');
  words.setAttribute('aria-label', say('composer', { where, name: state.me.person.name }));
  slash.setAttribute('aria-label', say('composer.commands'));
  slash.title = say('composer.commands');
  send.setAttribute('aria-label', say('composer.send'));
  send.title = say('composer.send');
}

function grow() {
  words.style.height = 'auto';
  words.style.height = `${Math.min(words.scrollHeight, 180)}px`;
}

/** The list of commands or people that fits what stands before the cursor. */
async function suggest() {
  const text = words.value;
  if (text.startsWith('/') && !text.includes('\n')) {
    const commands = await slashCommands();
    if (words.value !== text || draft) return;
    const typed = text.slice(1);
    const exact = commands.find((one) => [one.shown_name, one.name].some((name) => `${name} ` === typed));
    if (exact) start(exact);
    else offerCommands(fitting(commands, typed), typed);
    return;
  }
  const called = /(?:^|\s)@(\S*)$/u.exec(text.slice(0, words.selectionStart));
  if (!called) {
    list.hide();
    return;
  }
  const wanted = called[1].toLowerCase();
  const people = members().filter((one) => one.name.toLowerCase().startsWith(wanted));
  list.show(
    words,
    say('people'),
    people.map((one) => ({ label: one.name, mark: '@' })),
    (one) => {
      const end = words.selectionStart;
      words.setRangeText(`@${one.label} `, end - called[1].length - 1, end, 'end');
      grow();
    },
  );
}

function offerCommands(commands, typed) {
  const items = commands.map((command) => ({
    label: `/${command.shown_name}`,
    detail: command.shown_description,
    command,
    hint: command.options
      .map((option) => (option.required ? option.shown_name : `${option.shown_name}?`))
      .join(' '),
  }));
  // Once options are typed by hand the list must not take the Enter key.
  const empty = typed.includes(':') ? '' : say(state.world.bot_online ? 'commands.none' : 'commands.no_bot');
  list.show(words, say('composer.commands'), items, (item) => start(item.command), { empty });
}

/** Begins to fill in a command. */
export function start(command) {
  leave();
  draft = new Draft(command, list, (again) => leave(again));
  words.value = '';
  line.classList.add('drafting');
  above.append(draft.element);
  if (draft.hasFields) draft.focus();
  else send.focus();
}

function leave(command = null) {
  list.hide();
  draft?.element.remove();
  const was = draft;
  draft = null;
  line.classList.remove('drafting');
  if (!was) return;
  if (command?.shown_name) words.value = `/${command.shown_name}`;
  words.focus();
}

function setAnswered(message) {
  answered = message;
  above.querySelector('.answering')?.remove();
  if (!message) return;
  const drop = element(
    'button',
    { type: 'button', class: 'icon', 'aria-label': say('cancel'), on: { click: () => setAnswered(null) } },
    drawing('M6 6l12 12M18 6 6 18'),
  );
  above.prepend(
    element('p', { class: 'answering' }, say('message.answers', { name: userName(message.author) }), drop),
  );
  words.focus();
}

/** Names after @ become mentions, the longest names first. */
function withMentions(text) {
  const named = members().sort((a, b) => b.name.length - a.name.length);
  return named.reduce((whole, one) => whole.replaceAll(`@${one.name}`, `<@${one.id}>`), text);
}

async function submit() {
  if (draft) {
    await draft.send();
    return;
  }
  const text = words.value.trim();
  if (!text) return;
  list.hide();
  const before = words.value;
  words.value = '';
  grow();
  const isCommand = text.startsWith('/');
  const told = isCommand
    ? await perform('command', { channel: state.channel, text })
    : await perform('type', { channel: state.channel, content: withMentions(text), reply_to: answered?.id });
  if (told) setAnswered(null);
  else if (!words.value) words.value = before;
  grow();
}

/** Opens the list of commands. */
export function showCommands() {
  leave();
  words.value = '/';
  words.focus();
  suggest();
}

export function beginComposer() {
  list.attach(words);
  form.append(list.element, above, line);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  words.addEventListener('input', () => {
    grow();
    suggest();
  });
  words.addEventListener('keydown', (event) => {
    if (event.isComposing || list.steer(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && answered) setAnswered(null);
  });
  words.addEventListener('blur', () => list.hide());
  slash.addEventListener('click', showCommands);
  send.addEventListener('keydown', (event) => {
    if (draft && (event.key === 'Escape' || event.key === 'Backspace')) leave();
  });
  hear('reply', setAnswered);
  hear('insert', (text) => {
    words.setRangeText(text, words.selectionStart, words.selectionEnd, 'end');
    words.focus();
    grow();
  });
  let where = null;
  hear('opened', () => {
    label();
    const here = `${state.me.person.name} ${state.channel}`;
    // A connection that came back leaves what was being written.
    if (where === here) return;
    where = here;
    leave();
    setAnswered(null);
    words.value = '';
    grow();
  });
  hear('people language', () => state.channel && label());
}
