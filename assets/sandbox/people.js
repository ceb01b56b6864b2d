// Who I am, who else is at the table, and becoming someone else.

import { ask } from './door.js';
import { openDialog } from './dialog.js';
import { drawing, element, place, tile } from './element.js';
import { hear, ring, state } from './state.js';
import { say } from './texts.js';

/** The address of the page as another person. */
export function addressAs(name) {
  return `/?${new URLSearchParams({ as: name })}`;
}

/** Becomes another person in this tab. */
export function become(name) {
  ring('become', name);
}

function row(one, dialog) {
  const isMe = one.id === state.me.person.id;
  const choose = () => {
    dialog().close();
    if (!isMe) become(one.name);
  };
  const isElsewhere = say('people.tab', { name: one.name });
  return element(
    'li',
    {},
    element(
      'button',
      { type: 'button', class: 'person', 'aria-current': isMe ? 'true' : null, on: { click: choose } },
      tile(one.name, one.colour),
      element(
        'span',
        { class: 'label' },
        one.name,
        element('small', {}, isMe ? say('people.you', { locale: one.locale }) : one.locale),
      ),
    ),
    element(
      'a',
      {
        class: 'icon',
        href: addressAs(one.name),
        target: '_blank',
        'aria-label': isElsewhere,
        title: isElsewhere,
      },
      drawing('M14 4h6v6M20 4l-9 9M18 14v5H5V6h5'),
    ),
  );
}

function openPeople() {
  let dialog = null;
  const problem = element('p', { class: 'problem', role: 'alert' });
  const name = element('input', {
    type: 'text',
    id: 'new-name',
    required: true,
    maxlength: 32,
    autocomplete: 'off',
  });
  const add = async (event) => {
    event.preventDefault();
    try {
      const { person } = await ask('POST', 'people', {
        name: name.value.trim(),
        locale: state.me.person.locale,
      });
      dialog.close();
      become(person.name);
    } catch (error) {
      problem.textContent = error.status ? error.message : say('unreachable');
    }
  };
  const list = element('ul', { class: 'people' }, ...state.world.people.map((one) => row(one, () => dialog)));
  const form = element(
    'form',
    { on: { submit: add } },
    element('label', { for: 'new-name' }, say('people.new')),
    element(
      'div',
      { class: 'row' },
      name,
      element('button', { type: 'submit', class: 'button primary' }, say('people.add')),
    ),
    problem,
  );
  dialog = openDialog(
    { title: say('people'), class: 'narrow' },
    element('p', { class: 'faint' }, say('people.hint')),
    list,
    form,
  );
  dialog.querySelector('[aria-current]')?.focus();
}

function showMe() {
  if (!state.me) return;
  const { name, colour } = state.me.person;
  const label = say('people.me', { name });
  const button = place('me');
  button.replaceChildren(tile(name, colour), element('span', { class: 'label' }, name));
  button.setAttribute('aria-label', label);
  button.title = label;
}

export function beginPeople() {
  hear('people language', showMe);
  place('me').addEventListener('click', openPeople);
}
