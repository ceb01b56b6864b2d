// The log: the messages of the channel that is looked at, and what is still waiting.

import { commandName } from './commands.js';
import { ask } from './door.js';
import { drawing, element, place, tile } from './element.js';
import { dots, messageView } from './message.js';
import { notify } from './notice.js';
import { markRead } from './seen.js';
import { channel, hear, keep, state } from './state.js';
import { say } from './texts.js';

const EPHEMERAL = 64;
const PAGE = 50;
/** Closer to the end than this, the log follows new messages. */
const NEAR = 120;
const log = place('log');
const list = element('div', { class: 'messages' });
const pending = element('div', { class: 'pending' });
/** The person and the channel whose messages are shown. */
let shownTo = '';
/** What was deleted while messages are on their way. */
let deleted = new Set();

function path(before) {
  const name = encodeURIComponent(state.me.person.name);
  return `people/${name}/channels/${state.channel}/messages?limit=${PAGE}${before ? `&before=${before}` : ''}`;
}

/** Fetches the latest messages of the channel and shows them. */
export async function loadMessages() {
  const [here, who] = [state.channel, state.me.person.id];
  // What somebody else saw alone goes at once; after a break the same person keeps the log in sight.
  if (shownTo !== `${who} ${here}`) list.replaceChildren();
  shownTo = `${who} ${here}`;
  state.messages = [];
  deleted = new Set();
  log.setAttribute('aria-busy', 'true');
  try {
    const { messages } = await ask('GET', path());
    if (state.channel !== here || state.me.person.id !== who) return;
    // What came live in the meantime is newer than what was fetched.
    const live = new Set(state.messages.map((message) => message.id));
    messages.filter((message) => !live.has(message.id) && !deleted.has(message.id)).forEach(keep);
    state.isWhole = messages.length < PAGE;
  } catch (error) {
    notify(error.status ? error.message : say('unreachable'));
  }
  showAll();
  log.setAttribute('aria-busy', 'false');
  toEnd();
  markRead();
}

async function loadEarlier() {
  if (state.isWhole || log.getAttribute('aria-busy') === 'true' || !state.messages.length) return;
  const here = state.channel;
  log.setAttribute('aria-busy', 'true');
  const { messages } = await ask('GET', path(state.messages[0].id)).catch(() => ({ messages: [] }));
  if (state.channel !== here) return;
  messages.forEach(keep);
  state.isWhole = messages.length < PAGE;
  const fromEnd = log.scrollHeight - log.scrollTop;
  showAll();
  log.scrollTop = log.scrollHeight - fromEnd;
  size = measure();
  log.setAttribute('aria-busy', 'false');
}

function showAll() {
  const views = state.messages.map((message, at) => messageView(message, state.messages[at - 1]));
  list.replaceChildren(...(state.isWhole ? [beginning()] : []), ...views);
  showPending();
}

/** What stands where a channel begins. */
function beginning() {
  const here = channel();
  if (!here) return '';
  const isDm = here.type === 1;
  const name = isDm ? state.world.application.name : `#${here.name}`;
  const hint = isDm ? say('beginning.dm', { name }) : say('beginning.channel', { name });
  return element(
    'div',
    { class: 'beginning' },
    isDm ? tile(name, 0, true) : element('span', { class: 'tile stone', 'aria-hidden': 'true' }, '#'),
    element('h2', {}, name),
    element('p', {}, hint),
  );
}

function view(id) {
  return list.querySelector(`[data-message="${CSS.escape(id)}"]`);
}

/** Shows a message anew where it stands, with the focus where it was. */
function refresh(id) {
  const at = state.messages.findIndex((message) => message.id === id);
  const old = view(id);
  if (at < 0 || !old) return;
  const focused = old.contains(document.activeElement) ? document.activeElement.dataset.component : null;
  const fresh = messageView(state.messages[at], state.messages[at - 1]);
  old.replaceWith(fresh);
  if (focused) fresh.querySelector(`[data-component="${CSS.escape(focused)}"]`)?.focus();
}

/** Whether the end was in sight when the person last scrolled. */
let isNearEnd = true;
/** How large the log was then: a scroll that comes with another size is the browser's, not the person's. */
let size = '';

function measure() {
  return `${log.scrollHeight} ${log.clientHeight}`;
}

function toEnd() {
  log.scrollTop = log.scrollHeight;
  isNearEnd = true;
  size = measure();
}

/** Does something to the log that must not move its end away. */
function following(change) {
  const follows = isNearEnd;
  change();
  if (follows) toEnd();
  size = measure();
}

function add(message) {
  following(() => {
    const at = state.messages.indexOf(message);
    const next = state.messages[at + 1];
    const made = messageView(message, state.messages[at - 1]);
    const before = next && view(next.id);
    if (before) before.before(made);
    else list.append(made);
    if (next) refresh(next.id);
    showPending();
  });
  // Whoever writes wants to see it, and whoever asked the bot its answer.
  if (message.author.id === state.me.person.id || message.flags & EPHEMERAL) toEnd();
}

function remove(id) {
  deleted.add(id);
  const at = state.messages.findIndex((message) => message.id === id);
  if (at < 0) return;
  state.messages.splice(at, 1);
  view(id)?.remove();
  if (state.messages[at]) refresh(state.messages[at].id);
}

/** Commands that were not answered, yet or at all. */
function showPending() {
  const here = [...state.interactions.values()].filter(
    (one) => one.channel === state.channel && !one.message,
  );
  pending.replaceChildren(
    ...here.map((one) => {
      const [, slash, name] = one.title.match(/^(\/?)(.*)$/s);
      const what = commandName(slash, name);
      if (one.state !== 'failed')
        return element('p', { class: 'waiting' }, what, ' ', say('sending'), dots());
      const forget = () => {
        state.interactions.delete(one.id);
        showPending();
      };
      return element(
        'p',
        { class: 'problem', role: 'status' },
        what,
        ' ',
        say(`failed.${one.reason}`),
        ' ',
        element(
          'button',
          { type: 'button', class: 'icon', 'aria-label': say('message.dismiss'), on: { click: forget } },
          drawing('M6 6l12 12M18 6 6 18'),
        ),
      );
    }),
  );
}

function jump(id) {
  const found = view(id);
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  found.classList.remove('jumped');
  requestAnimationFrame(() => found.classList.add('jumped'));
}

/** Puts the log on the page. */
export function beginLog() {
  log.append(list, pending);
  log.addEventListener('scroll', () => {
    if (size === measure()) isNearEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
    if (log.scrollTop < 200) loadEarlier();
  });
  hear('message', add);
  hear('message_edit', (message) => following(() => refresh(message.id)));
  hear('message_delete', (id) => following(() => remove(id)));
  hear('interaction', (one) =>
    following(() => {
      if (one.message) refresh(one.message);
      showPending();
    }),
  );
  hear('language people', () => state.channel && following(showAll));
  hear('jump', jump);
  // A keyboard or a panel that opens must not hide the latest message.
  const watcher = new ResizeObserver(() => following(() => {}));
  watcher.observe(log);
  watcher.observe(list);
}
