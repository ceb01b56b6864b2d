// What the page itself says, in three languages.

import { place } from './element.js';

const LANGUAGES = ['cs', 'sk', 'en'];
let texts = {};
let language = 'en';

/** The language to begin with: chosen earlier, else the browser's, else English. */
export function preferred() {
  const wished = [localStorage.getItem('language'), ...navigator.languages];
  const short = wished.filter(Boolean).map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}

/** Loads a language and says everything on the page anew. */
export async function speak(wanted) {
  const answer = await fetch(`texts/${wanted}.json`);
  texts = await answer.json();
  language = wanted;
  document.documentElement.lang = wanted;
  place('language').value = wanted;
  translate(document);
}

/** Says a text; with a `count` among the facts in the right plural. */
export function say(key, facts = {}) {
  const plural = 'count' in facts ? `${key}.${new Intl.PluralRules(language).select(facts.count)}` : key;
  const text = texts[plural] ?? texts[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in facts ? String(facts[name]) : whole));
}

function translate(root) {
  for (const marked of root.querySelectorAll('[data-text]')) marked.textContent = say(marked.dataset.text);
  for (const marked of root.querySelectorAll('[data-label]'))
    marked.setAttribute('aria-label', say(marked.dataset.label));
  for (const marked of root.querySelectorAll('[data-title]')) marked.title = say(marked.dataset.title);
}

/** A date in the spoken language. */
export function date(time, options) {
  return new Intl.DateTimeFormat(language, options).format(time);
}

/** How long ago or until when, in words. */
export function distance(time, now) {
  const seconds = Math.round((time - now) / 1000);
  const units = [
    ['year', 31_536_000],
    ['month', 2_592_000],
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    Math.round(seconds / length),
    unit,
  );
}
