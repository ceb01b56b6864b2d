// Modals: the forms that a bot opens.

import { act } from './door.js';
import { openDialog } from './dialog.js';
import { element, freshId } from './element.js';
import { markdown } from './markdown.js';
import { selectButton } from './selects.js';
import { state } from './state.js';
import { say } from './texts.js';

/** Open modals, by the interaction that opened them. */
const open = new Map();

/** Opens, keeps or closes the modal of an interaction, whatever it has become. */
export function followModal(interaction) {
  const shown = open.get(interaction.id);
  if (interaction.modal && !shown) show(interaction);
  if (!interaction.modal && shown) shown.close();
}

/** Closes everything, as for another person. */
export function closeModals() {
  for (const dialog of open.values()) dialog.close();
}

function show({ id, modal }) {
  const values = {};
  const fields = modal.components.map((component) => field(component, values));
  const problem = element('p', { class: 'problem', role: 'alert' });
  const submit = element('button', { type: 'submit', class: 'button primary' }, say('modal.submit'));
  const cancel = element(
    'button',
    { type: 'button', class: 'button secondary', on: { click: () => leave() } },
    say('cancel'),
  );
  const form = element('form', {}, ...fields, problem, element('div', { class: 'row end' }, cancel, submit));
  const who = state.me.person.name;
  const dismiss = () => act(who, 'dismiss', { modal: id }).catch(() => {});
  const dialog = openDialog({ title: modal.title, class: 'modal', close: dismiss }, form);
  const leave = () => {
    dialog.close();
    dismiss();
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    submit.disabled = true;
    try {
      await act(who, 'submit', { modal: id, values });
      dialog.close();
    } catch (error) {
      problem.textContent = error.status ? error.message : say('unreachable');
      submit.disabled = false;
    }
  });
  open.set(id, dialog);
  dialog.addEventListener('close', () => open.delete(id));
  form.querySelector('input, textarea, button.select')?.focus();
}

/** One part of the form: a row with an input, a label around one, or a text. */
function field(component, values) {
  if (component.type === 10) return element('div', { class: 'prose' }, markdown(component.content ?? ''));
  const input = component.component ?? component.components?.[0];
  const name = component.label ?? input.label;
  const id = freshId('field');
  const isRequired = input.required !== false;
  const label = element(
    'label',
    { for: id },
    name,
    isRequired && element('span', { class: 'faint' }, ` · ${say('required')}`),
  );
  const about = component.description && element('small', {}, component.description);
  const made = input.type === 4 ? textInput(input, values) : choice(input, values, name);
  made.id = id;
  return element('div', { class: 'field' }, label, about, made);
}

function textInput(told, values) {
  const limits = {
    minlength: told.min_length,
    maxlength: told.max_length ?? 4000,
    required: told.required !== false,
  };
  const attributes = { ...limits, placeholder: told.placeholder, name: told.custom_id };
  const made =
    told.style === 2
      ? element('textarea', { ...attributes, rows: 4 })
      : element('input', { ...attributes, type: 'text' });
  made.value = told.value ?? '';
  values[told.custom_id] = made.value;
  made.addEventListener('input', () => {
    values[told.custom_id] = made.value;
  });
  return made;
}

function choice(told, values, name) {
  values[told.custom_id] = [];
  return selectButton({ ...told, placeholder: told.placeholder ?? name }, (chosen) => {
    values[told.custom_id] = chosen;
  });
}
