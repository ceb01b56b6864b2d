// One message, with everything that hangs at it.

import { commandName } from './commands.js';
import { components } from './components.js';
import { perform } from './deeds.js';
import { drawing, element, tile } from './element.js';
import { embeds } from './embeds.js';
import { attachments } from './files.js';
import { markdown } from './markdown.js';
import { phrases } from './phrases.js';
import { isMention, person, ring, state, userName } from './state.js';
import { date, say } from './texts.js';

const EPHEMERAL = 64;
const THINKING = 128;
const THREAD_CREATED = 18;
const THREAD_STARTER = 21;
/** Messages of one author within this time stand together. */
const TOGETHER = 7 * 60 * 1000;

/** Whether a message goes on without a new head. */
function isContinued(message, previous) {
  if (!previous || previous.author.id !== message.author.id) return false;
  if (message.interaction_metadata?.name || message.referenced_message || message.type === THREAD_CREATED)
    return false;
  if ((previous.flags ^ message.flags) & EPHEMERAL || previous.type === THREAD_CREATED) return false;
  return new Date(message.timestamp) - new Date(previous.timestamp) < TOGETHER;
}

/** The message as an element. */
export function messageView(message, previous) {
  if (message.type === THREAD_CREATED) return threadCreated(message);
  const isSecret = (message.flags & EPHEMERAL) !== 0;
  const classes = [
    'message',
    isSecret && 'secret',
    isMention(message) && 'called',
    isContinued(message, previous) && 'continued',
  ];
  const name = userName(message.author);
  const view = element('article', {
    class: classes.filter(Boolean).join(' '),
    data: { message: message.id },
    'aria-label': say('message.of', { name }),
  });
  const origin = message.type === THREAD_STARTER ? null : originLine(message);
  const shown =
    message.type === THREAD_STARTER && message.referenced_message ? message.referenced_message : message;
  view.append(
    ...[
      origin,
      picture(message),
      element('div', { class: 'body' }, head(message, name), body(shown), foot(message, isSecret)),
      tools(message),
    ].filter(Boolean),
  );
  return view;
}

function picture(message) {
  const colour = person(message.author.id)?.colour ?? 0;
  const button = element(
    'button',
    { type: 'button', class: 'face', tabindex: -1, 'aria-hidden': 'true', data: { user: message.author.id } },
    tile(userName(message.author), colour, message.author.bot),
  );
  return button;
}

function head(message, name) {
  const time = new Date(message.timestamp);
  return element(
    'div',
    { class: 'head' },
    element(
      'button',
      { type: 'button', class: 'name', 'aria-haspopup': 'menu', data: { user: message.author.id } },
      name,
    ),
    message.author.bot && element('span', { class: 'tag' }, say('bot')),
    element(
      'time',
      { datetime: message.timestamp, title: date(time, { dateStyle: 'full', timeStyle: 'medium' }) },
      date(time, { timeStyle: 'short' }),
    ),
  );
}

/** Above the message: which command it answers, or which message. */
function originLine(message) {
  const used = message.interaction_metadata;
  if (used?.name) {
    const slash = message.type === 23 ? '' : '/';
    return element(
      'p',
      { class: 'origin' },
      ...say('message.used', { name: '\0', command: '\u0001' })
        .split(/([\0\u0001])/)
        .map((part) => {
          if (part === '\0') return element('strong', {}, userName(used.user));
          return part === '\u0001' ? commandName(slash, used.name) : part;
        }),
    );
  }
  if (!message.message_reference) return null;
  const answered = message.referenced_message;
  if (!answered) return element('p', { class: 'origin faint' }, say('message.gone'));
  const short = answered.content.split('\n')[0].slice(0, 120) || say('message.files');
  const jump = () => ring('jump', answered.id);
  return element(
    'p',
    { class: 'origin' },
    element(
      'button',
      {
        type: 'button',
        on: { click: jump },
        'aria-label': say('message.answers', { name: userName(answered.author) }),
      },
      element('strong', {}, userName(answered.author)),
      ' ',
      ...phrases(short).filter((node) => typeof node === 'string' || node.nodeName !== 'BUTTON'),
    ),
  );
}

function body(message) {
  if (message.flags & THINKING) {
    return element(
      'p',
      { class: 'thinking' },
      say('message.thinking', { name: userName(message.author) }),
      dots(),
    );
  }
  const words = element('div', { class: 'prose' }, markdown(message.content));
  if (message.edited_timestamp) {
    const time = date(new Date(message.edited_timestamp), { dateStyle: 'full', timeStyle: 'medium' });
    (words.lastElementChild?.matches('p, small') ? words.lastElementChild : words).append(
      ' ',
      element('span', { class: 'edited', title: time }, say('message.edited')),
    );
  }
  const inside = document.createDocumentFragment();
  inside.append(
    ...[
      words,
      attachments(message.attachments),
      ...embeds(message.embeds),
      ...components(message),
      reactions(message),
      thread(message),
    ].filter(Boolean),
  );
  return inside;
}

/** Three dots that move, unless movement is not wanted. */
export function dots() {
  return element('span', { class: 'dots', 'aria-hidden': 'true' }, element('i'), element('i'), element('i'));
}

function reactions(message) {
  if (!message.reactions?.length) return null;
  return element(
    'p',
    { class: 'reactions' },
    ...message.reactions.map((one) => element('span', {}, `${one.emoji.name} ${one.count}`)),
  );
}

function thread(message) {
  if (!message.thread) return null;
  return element(
    'button',
    { type: 'button', class: 'thread', data: { channel: message.thread.id } },
    say('thread.open', { name: message.thread.name }),
  );
}

function threadCreated(message) {
  const id = message.message_reference?.channel_id ?? message.thread?.id;
  return element(
    'article',
    { class: 'message system', data: { message: message.id } },
    element(
      'p',
      {},
      say('thread.created', { name: userName(message.author) }),
      ' ',
      element(
        'button',
        { type: 'button', class: 'thread', data: { channel: id ?? '' } },
        message.content || say('thread'),
      ),
    ),
  );
}

/** Below the message: what only the person sees of it. */
function foot(message, isSecret) {
  const failed = [...state.interactions.values()].find(
    (one) => one.state === 'failed' && one.message === message.id,
  );
  const dismiss = () => perform('dismiss', { message: message.id });
  const lines = [
    failed && element('p', { class: 'problem', role: 'status' }, say(`failed.${failed.reason}`)),
    isSecret &&
      element(
        'p',
        { class: 'only' },
        drawing(
          'M3 12s3.500-6 9-6 9 6 9 6-3.500 6-9 6-9-6-9-6zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
        ),
        say('message.only_you'),
        ' ',
        element('button', { type: 'button', on: { click: dismiss } }, say('message.dismiss')),
      ),
  ].filter(Boolean);
  return lines.length ? element('div', { class: 'foot' }, ...lines) : null;
}

function tools(message) {
  if (message.flags & THINKING) return null;
  const label = say('message.more');
  return element(
    'button',
    {
      type: 'button',
      class: 'more icon',
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
      'aria-label': label,
      title: label,
      data: { menu: message.id },
    },
    drawing('M5 12h.01M12 12h.01M19 12h.01'),
  );
}
