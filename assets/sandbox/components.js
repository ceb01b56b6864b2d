// Components of messages: buttons, selects, and the layout components of version 2.

import { choose, press } from './deeds.js';
import { element } from './element.js';
import { attachments, picture, source } from './files.js';
import { markdown } from './markdown.js';
import { selectButton } from './selects.js';
import { state } from './state.js';
import { say } from './texts.js';

const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' };

/** The components of a message. */
export function components(message) {
  return (message.components ?? []).map((component) => show(component, message));
}

function inside(component, message) {
  return (component.components ?? []).map((inner) => show(inner, message));
}

function show(component, message) {
  switch (component.type) {
    case 1:
      return element('div', { class: 'row' }, ...inside(component, message));
    case 2:
      return button(component, message);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return select(component, message);
    case 9:
      return element(
        'div',
        { class: 'section' },
        element('div', {}, ...inside(component, message)),
        component.accessory && show(component.accessory, message),
      );
    case 10:
      return element('div', { class: 'prose' }, markdown(component.content ?? ''));
    case 11:
      return element('div', { class: 'thumbnail' }, media(component));
    case 12:
      return element('div', { class: 'gallery' }, ...(component.items ?? []).map(media));
    case 13:
      return file(component, message);
    case 14:
      return component.divider === false ? element('div', { class: 'space' }) : element('hr');
    case 17:
      return container(component, message);
    default:
      return element('p', { class: 'faint' }, say('component.unknown', { type: component.type }));
  }
}

function media(item) {
  const address = source(item.media?.url ?? '');
  return address ? picture(address, item.description, item.media.width, item.media.height) : null;
}

function file(component, message) {
  const address = component.file?.url ?? '';
  const name = decodeURIComponent(address.split('/').pop());
  const known = message.attachments.find((one) => one.filename === name);
  return attachments([known ?? { url: address, filename: name, size: component.size ?? 0 }]);
}

function container(component, message) {
  const made = element('div', { class: 'container' }, ...inside(component, message));
  if (component.accent_color)
    made.style.borderInlineStartColor = `#${component.accent_color.toString(16).padStart(6, '0')}`;
  return made;
}

/** An emoji of a component: custom ones have no picture here, only their name. */
export function emojiText(emoji) {
  if (!emoji) return null;
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}

/** Whether the person waits for an answer to this very component. */
function isWaiting(message, customId) {
  const own = [...state.interactions.values()];
  return own.some(
    (one) => one.state === 'waiting' && one.message === message.id && one.custom_id === customId,
  );
}

function button(told, message) {
  const emoji = emojiText(told.emoji);
  const face = [
    emoji && element('span', { class: 'emoji', 'aria-hidden': told.label ? 'true' : null }, emoji),
    told.label,
  ];
  const kind = `button ${STYLES[told.style] ?? 'secondary'}`;
  if (told.style === 5) {
    const href = told.disabled ? null : source(told.url ?? '');
    const name = say('link.outside', { label: told.label ?? emoji ?? told.url });
    return element(
      'a',
      {
        class: kind,
        href,
        target: '_blank',
        rel: 'noreferrer noopener',
        'aria-label': name,
        'aria-disabled': told.disabled ? 'true' : null,
      },
      ...face,
      element('span', { class: 'arrow', 'aria-hidden': 'true' }, '↗'),
    );
  }
  const waits = isWaiting(message, told.custom_id);
  return element(
    'button',
    {
      type: 'button',
      class: kind,
      disabled: told.disabled || waits,
      'aria-busy': waits ? 'true' : null,
      'aria-label': told.label ? null : (emoji ?? told.custom_id),
      data: { component: told.custom_id ?? '' },
      on: { click: () => press(message.id, told.custom_id) },
    },
    ...face,
  );
}

function select(told, message) {
  const waits = isWaiting(message, told.custom_id);
  const send = (values) => choose(message.id, told.custom_id, values);
  return selectButton({ ...told, disabled: told.disabled || waits }, send, waits);
}
