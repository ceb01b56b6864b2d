// Selects: a button that opens a menu of options, people, roles or channels.

import { emojiText } from './components.js';
import { element } from './element.js';
import { openMenu } from './menu.js';
import { channels, members, roles, state } from './state.js';
import { say } from './texts.js';

/** What can be chosen: value, label, detail, mark. */
export function choicesOf(select) {
  const people = () =>
    members().map((one) => ({
      value: one.id,
      label: one.name,
      detail: one.isBot ? say('bot') : null,
      mark: '@',
    }));
  const groups = () => roles().map((one) => ({ value: one.id, label: one.name, mark: '&' }));
  switch (select.type) {
    case 3:
      return (select.options ?? []).map((one) => ({
        value: one.value,
        label: one.label,
        detail: one.description,
        mark: emojiText(one.emoji),
        isDefault: one.default,
      }));
    case 5:
      return people();
    case 6:
      return groups();
    case 7:
      return [...people(), ...groups()];
    case 8:
      return places(select.channel_types);
    default:
      return [];
  }
}

/** Channels of the guild that is looked at. */
export function places(types) {
  const here = channels().filter((one) => one.guild_id && one.guild_id === state.guild);
  const fitting = here.filter((one) => !types?.length || types.includes(one.type));
  return fitting.map((one) => ({ value: one.id, label: one.name, mark: '#' }));
}

/** The button; `send(values)` is called once something was chosen. */
export function selectButton(select, send, waits = false) {
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  const choices = choicesOf(select);
  const preset = new Set((select.default_values ?? []).map((one) => one.id));
  let chosen = choices.filter((one) => one.isDefault || preset.has(one.value)).map((one) => one.value);
  const named = () =>
    choices
      .filter((one) => chosen.includes(one.value))
      .map((one) => one.label)
      .join(', ');
  const face = element('span', {}, named() || select.placeholder || say('select'));
  const label = () =>
    named() ? `${select.placeholder ?? say('select')}: ${named()}` : (select.placeholder ?? say('select'));
  const button = element(
    'button',
    {
      type: 'button',
      class: 'select',
      disabled: select.disabled,
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
      'aria-busy': waits ? 'true' : null,
      'aria-label': label(),
      data: { component: select.custom_id ?? '' },
    },
    face,
    element('span', { class: 'arrow', 'aria-hidden': 'true' }, '▾'),
  );
  const settle = (values) => {
    chosen = values;
    face.textContent = named() || select.placeholder || say('select');
    button.setAttribute('aria-label', label());
  };
  button.addEventListener('click', () => {
    if (most > 1)
      several(button, choices, { least, most, chosen }, (values) => {
        settle(values);
        send(values);
      });
    else {
      const items = choices.map((one) => ({
        ...one,
        isChecked: chosen.includes(one.value),
        run: () => {
          settle([one.value]);
          send([one.value]);
        },
      }));
      if (least === 0 && chosen.length)
        items.push({
          label: say('select.none'),
          isChecked: false,
          run: () => {
            settle([]);
            send([]);
          },
        });
      openMenu(button, label(), items);
    }
  });
  return button;
}

/** A menu with ticks; what was ticked is sent when it closes, if it changed and fits. */
function several(button, choices, { least, most, chosen }, send) {
  const ticked = new Set(chosen);
  const items = choices.map((one) => ({
    ...one,
    isChecked: ticked.has(one.value),
    run: (item) => {
      if (ticked.has(one.value)) ticked.delete(one.value);
      else if (ticked.size < most) ticked.add(one.value);
      item.setAttribute('aria-checked', String(ticked.has(one.value)));
    },
  }));
  const done = () => {
    const isSame = ticked.size === chosen.length && chosen.every((value) => ticked.has(value));
    if (!isSame && ticked.size >= least)
      send(choices.map((one) => one.value).filter((value) => ticked.has(value)));
  };
  openMenu(button, say('select.several', { least, most }), items, { isMultiple: true, done });
}
