// The developer panel: what the bot asked, what went wrong, how long it took.

import { ask } from './door.js';
import { drawing, element, place } from './element.js';
import { hear, state } from './state.js';
import { date, say } from './texts.js';

const MOST_KEPT = 500;
const panel = place('journal');
const entries = element('ol', { class: 'entries' });
const sessions = element('div', { class: 'sessions' });
const latency = element('p', { class: 'latency' });
const onlyErrors = element('input', { type: 'checkbox', id: 'only-errors' });
let sessionTimer = null;

/** What happened before the page was opened. */
export async function recallJournal() {
  const told = await ask('GET', 'journal?limit=200').catch(() => ({ entries: [] }));
  state.journal = told.entries;
  state.errors = told.entries.filter((entry) => entry.level === 'error').length;
  badge();
  if (!panel.hidden) showAll();
}

function isShown(entry) {
  return !onlyErrors.checked || entry.level === 'error';
}

function add(entry) {
  if (state.journal.some((one) => one.n === entry.n)) return;
  state.journal.push(entry);
  if (state.journal.length > MOST_KEPT) state.journal.shift();
  if (entry.level === 'error') state.errors += 1;
  badge();
  if (panel.hidden) return;
  if (isShown(entry)) entries.prepend(row(entry));
  while (entries.children.length > MOST_KEPT) entries.lastElementChild.remove();
  showLatency();
  if (entry.kind === 'gateway') showSessionsSoon();
}

function badge() {
  const sign = place('error-badge');
  sign.hidden = state.errors === 0;
  sign.textContent = String(Math.min(state.errors, 99));
  const label = state.errors
    ? `${say('developer')}, ${say('journal.errors', { count: state.errors })}`
    : say('developer');
  place('developer').setAttribute('aria-label', label);
}

function row(entry) {
  const status = entry.status ?? say(`journal.${entry.kind}`);
  const ms =
    entry.ms === null
      ? ''
      : say('journal.ms', { ms: entry.ms < 10 ? entry.ms.toFixed(1) : Math.round(entry.ms) });
  const title = entry.method ? entry.path.replace(/^\/api\/v\d+/, '') : entry.title;
  // Ids and tokens would push the rest out of sight.
  const short = entry.method ? title.replace(/\/(\d{15,}|[\w.-]{40,})/g, '/…') : title;
  const head = element(
    'summary',
    {},
    element('span', { class: 'status' }, String(status)),
    entry.method && element('span', { class: 'method' }, entry.method),
    element('span', { class: 'path', title }, short),
    element('span', { class: 'ms' }, ms),
    entry.problem && element('span', { class: 'problem' }, entry.problem),
  );
  const view = element('details', {}, head);
  // Bodies are made when they are asked for: most never are.
  view.addEventListener(
    'toggle',
    () => {
      if (view.childElementCount === 1) view.append(...bodies(entry));
    },
    { once: true },
  );
  return element('li', { class: `entry ${entry.level} ${entry.kind}` }, view);
}

function bodies(entry) {
  const time = element(
    'p',
    { class: 'faint' },
    date(new Date(entry.at), { timeStyle: 'medium' }),
    ` · n ${entry.n}`,
  );
  const part = (key, body) =>
    body !== null &&
    body !== undefined && [
      element('h4', {}, say(key)),
      element('pre', { tabindex: 0 }, typeof body === 'string' ? body : JSON.stringify(body, null, 2)),
    ];
  const files = entry.files?.length
    ? entry.files.map((file) => `${file.filename} · ${say('file.bytes', { size: file.size })}`).join('\n')
    : null;
  return [
    time,
    ...[
      part('journal.sent', entry.request),
      part('journal.files', files),
      part('journal.answered', entry.response),
    ]
      .flat()
      .filter(Boolean),
  ];
}

function showLatency() {
  const times = state.journal
    .filter((entry) => entry.kind === 'interaction' && entry.ms !== null)
    .map((entry) => entry.ms)
    .sort((a, b) => a - b);
  const failed = state.journal.filter(
    (entry) => entry.kind === 'interaction' && entry.level === 'error',
  ).length;
  const at = (part) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))]);
  latency.textContent = times.length
    ? say('journal.latency', {
        number: times.length,
        median: at(0.5),
        slow: at(0.95),
        slowest: at(1),
        failed,
      })
    : say('journal.no_latency');
}

function showSessionsSoon() {
  clearTimeout(sessionTimer);
  sessionTimer = setTimeout(showSessions, 150);
}

async function showSessions() {
  const told = await ask('GET', 'gateway').catch(() => ({ sessions: [] }));
  const rows = told.sessions.map((one) =>
    element(
      'li',
      { class: one.connected ? 'online' : 'offline' },
      say(one.connected ? 'session.connected' : 'session.gone', {
        shard: `${one.shard[0]}/${one.shard[1]}`,
        seq: one.seq,
        resumes: one.resumes,
        compress: one.compress,
        intents: one.intents,
      }),
    ),
  );
  sessions.replaceChildren(
    rows.length ? element('ul', {}, ...rows) : element('p', { class: 'faint' }, say('session.none')),
  );
}

function showAll() {
  entries.replaceChildren(...state.journal.filter(isShown).map(row).reverse());
  if (!entries.childElementCount) entries.append(element('li', { class: 'faint' }, say('journal.empty')));
  showLatency();
  showSessions();
}

function build() {
  const close = element(
    'button',
    { type: 'button', class: 'icon', 'aria-label': say('close'), on: { click: toggle } },
    drawing('M6 6l12 12M18 6 6 18'),
  );
  const clear = element(
    'button',
    { type: 'button', class: 'button secondary', on: { click: forget } },
    say('journal.clear'),
  );
  panel.replaceChildren(
    element('header', {}, element('h2', {}, say('developer')), close),
    element('h3', {}, say('sessions')),
    sessions,
    element('h3', {}, say('journal.times')),
    latency,
    element('h3', {}, say('journal')),
    element(
      'div',
      { class: 'row' },
      element('label', { class: 'check' }, onlyErrors, say('journal.only_errors')),
      clear,
    ),
    entries,
  );
}

function forget() {
  state.journal = [];
  state.errors = 0;
  badge();
  showAll();
}

function toggle() {
  panel.hidden = !panel.hidden;
  place('developer').setAttribute('aria-expanded', String(!panel.hidden));
  if (panel.hidden) {
    place('developer').focus();
    return;
  }
  build();
  showAll();
  panel.querySelector('button').focus();
}

export function beginJournal() {
  place('developer').addEventListener('click', toggle);
  onlyErrors.addEventListener('change', showAll);
  panel.addEventListener('keydown', (event) => event.key === 'Escape' && toggle());
  hear('journal', add);
  hear('bot', () => !panel.hidden && showSessionsSoon());
  hear('language', () => {
    badge();
    if (panel.hidden) return;
    build();
    showAll();
  });
}
