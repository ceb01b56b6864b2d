// Embeds: the framed part of a bot's message.

import { element } from './element.js';
import { picture, source } from './files.js';
import { markdown } from './markdown.js';
import { phrases } from './phrases.js';
import { date } from './texts.js';

export function embeds(list) {
  return list.map(embed);
}

function embed(told) {
  const made = element('article', { class: 'embed' });
  if (told.color) made.style.borderInlineStartColor = `#${told.color.toString(16).padStart(6, '0')}`;
  const text = element(
    'div',
    { class: 'embed-text' },
    told.author && element('p', { class: 'embed-author' }, linked(told.author.url, told.author.name)),
    told.title && element('h3', {}, linked(told.url, ...phrases(told.title))),
    told.description && element('div', { class: 'prose' }, markdown(told.description)),
    told.fields?.length && fields(told.fields),
  );
  made.append(text);
  const small = told.thumbnail && source(told.thumbnail.url);
  if (small)
    made.append(
      element(
        'div',
        { class: 'thumbnail' },
        picture(small, told.thumbnail.description, null, null, told.title),
      ),
    );
  const large = told.image && source(told.image.url);
  if (large)
    made.append(picture(large, told.image.description, told.image.width, told.image.height, told.title));
  const foot = [told.footer?.text, told.timestamp && moment(told.timestamp)].filter(Boolean);
  if (foot.length) made.append(element('footer', {}, foot.join(' · ')));
  return made;
}

function moment(timestamp) {
  const time = new Date(timestamp);
  return Number.isNaN(time.getTime()) ? null : date(time, { dateStyle: 'medium', timeStyle: 'short' });
}

function linked(address, ...inside) {
  const href = address && source(address);
  const span = element('span', {}, ...inside);
  return href ? element('a', { href, target: '_blank', rel: 'noreferrer noopener nofollow' }, span) : span;
}

function fields(list) {
  const shown = list.map((field) =>
    element(
      'div',
      { class: field.inline ? 'inline' : null },
      element('dt', {}, ...phrases(field.name)),
      element('dd', { class: 'prose' }, markdown(field.value)),
    ),
  );
  return element('dl', {}, ...shown);
}
