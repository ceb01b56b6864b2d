// What stands inside a line: bold and the like, links, mentions, times.

import { element } from './element.js';
import { channels, now, person, roles, state } from './state.js';
import { date, distance, say } from './texts.js';

/** Deeper nesting is shown as it was written. */
const DEEPEST = 12;

const RULES = [
  [/\\([!-/:-@[-`{-~])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => element('code', {}, found[2].replace(/^ (.*) $/s, '$1'))],
  [/\|\|([\s\S]+?)\|\|/y, (found, deep) => spoiler(phrases(found[1], deep))],
  [
    /\*\*\*([\s\S]+?)\*\*\*(?!\*)/y,
    (found, deep) => element('strong', {}, element('em', {}, ...phrases(found[1], deep))),
  ],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (found, deep) => element('strong', {}, ...phrases(found[1], deep))],
  [/__([\s\S]+?)__(?!_)/y, (found, deep) => element('u', {}, ...phrases(found[1], deep))],
  [/\*(?=\S)([^*]+?)\*(?!\*)/y, (found, deep) => element('em', {}, ...phrases(found[1], deep))],
  [/(?<!\w)_([^_]+?)_(?!\w)/y, (found, deep) => element('em', {}, ...phrases(found[1], deep))],
  [/~~([\s\S]+?)~~/y, (found, deep) => element('s', {}, ...phrases(found[1], deep))],
  [/<@!?(\d+)>/y, (found) => user(found[1])],
  [/<@&(\d+)>/y, (found) => role(found[1])],
  [/<#(\d+)>/y, (found) => channel(found[1])],
  [/<\/([\w\p{L} -]{1,98}):\d+>/uy, (found) => element('span', { class: 'mention' }, `/${found[1]}`)],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    (found) => time(Number(found[1]) * 1000, found[2] ?? 'f') ?? found[0],
  ],
  [/<a?(:\w{2,32}:)\d+>/y, (found) => found[1]],
  [
    /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\))?[^\s<>()]*)>?(?: "[^"\n]*")?\)/y,
    (found, deep) => link(found[2], ...phrases(found[1], deep)),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, (found) => link(found[1], found[1])],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;!?'")\]]/y, (found) => link(found[0], found[0])],
  [/@(?:everyone|here)\b/y, (found) => element('span', { class: 'mention' }, found[0])],
  [/\n/y, () => element('br')],
];

/** Nodes of a text, never markup of the page. */
export function phrases(text, deep = 0) {
  if (deep > DEEPEST) return [text];
  const nodes = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const made = match(text, at, deep + 1);
    if (made) {
      if (plain) nodes.push(plain);
      plain = '';
      nodes.push(made.node);
      at = made.end;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function match(text, at, deep) {
  if (!/[\\`|*_~<[h@\n]/.test(text[at])) return null;
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { node: make(found, deep), end: at + found[0].length };
  }
  return null;
}

function link(address, ...inside) {
  return element('a', { href: address, target: '_blank', rel: 'noreferrer noopener nofollow' }, ...inside);
}

function spoiler(nodes) {
  const inside = element('span', { 'aria-hidden': 'true' }, ...nodes);
  const cover = element(
    'span',
    { class: 'spoiler', role: 'button', tabindex: 0, 'aria-label': say('spoiler') },
    inside,
  );
  const reveal = (event) => {
    if (event.type === 'keydown' && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    cover.classList.add('shown');
    for (const name of ['role', 'tabindex', 'aria-label']) cover.removeAttribute(name);
    inside.removeAttribute('aria-hidden');
  };
  cover.addEventListener('click', reveal, { once: true });
  cover.addEventListener('keydown', reveal);
  return cover;
}

function user(id) {
  const name = id === state.world.application.id ? state.world.application.name : person(id)?.name;
  const isMe = id === state.me.person.id;
  return element('span', { class: isMe ? 'mention mine' : 'mention' }, `@${name ?? say('unknown.user')}`);
}

function role(id) {
  const name = roles().find((one) => one.id === id)?.name ?? say('unknown.role');
  return element('span', { class: 'mention' }, `@${name.replace(/^@/, '')}`);
}

function channel(id) {
  const found = channels().find((one) => one.id === id);
  if (!found) return element('span', { class: 'mention' }, `#${say('unknown.channel')}`);
  return element('button', { class: 'mention', type: 'button', data: { channel: id } }, `#${found.name}`);
}

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** A moment in the reader's own time; null if there is no such moment. */
function time(moment, style) {
  const day = new Date(moment);
  if (Number.isNaN(day.getTime())) return null;
  const full = date(day, STYLES.F);
  const shown = style === 'R' ? distance(moment, now()) : date(day, STYLES[style]);
  const data = style === 'R' ? { moment } : {};
  return element('time', { datetime: day.toISOString(), title: full, data }, shown);
}

/** Moves "2 minutes ago" on. */
export function refreshTimes() {
  for (const shown of document.querySelectorAll('time[data-moment]')) {
    shown.textContent = distance(Number(shown.dataset.moment), now());
  }
}
