// One option of a command that is being filled in.

import { plain } from './commands.js';
import { element, freshId } from './element.js';
import { places } from './selects.js';
import { members, roles } from './state.js';
import { say } from './texts.js';

const [TEXT, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE] = [
  3, 4, 5, 6, 7, 8, 9, 10, 11,
];
const MOST_SHOWN = 25;

/** What can be chosen for an option; null if anything may be typed. */
function choicesOf(option) {
  if (option.choices.length)
    return option.choices.map((one) => ({ label: one.shown_name, value: one.value }));
  const people = () => members().map((one) => ({ label: one.name, value: one.id, mark: '@' }));
  const groups = () => roles().map((one) => ({ label: one.name, value: one.id, mark: '&' }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { label: say('yes'), value: true },
        { label: say('no'), value: false },
      ];
    case USER:
      return people();
    case CHANNEL:
      return places(option.channel_types);
    case ROLE:
      return groups();
    case MENTIONABLE:
      return [...people(), ...groups()];
    default:
      return null;
  }
}

/** A labelled input with its list of choices or completions. */
export class Field {
  #list;
  #complete;
  #chosen = null;

  /** `complete(field)` asks the bot for completions; `list` is the composer's listbox. */
  constructor(option, list, complete) {
    this.option = option;
    this.#list = list;
    this.#complete = complete;
    this.choices = choicesOf(option);
    const id = freshId('option');
    const isNumber = option.type === INTEGER || option.type === NUMBER;
    this.input = element('input', {
      id,
      type: 'text',
      autocapitalize: 'none',
      spellcheck: 'false',
      placeholder: option.shown_description,
      inputmode: isNumber && !option.autocomplete ? 'decimal' : null,
      'aria-required': String(option.required),
      maxlength: option.max_length ?? 6000,
      disabled: option.type === FILE,
      data: { option: option.name },
    });
    this.problem = element('span', { class: 'problem', id: `${id}-problem`, role: 'alert' });
    this.input.setAttribute('aria-describedby', this.problem.id);
    const label = element(
      'label',
      { for: id, title: option.shown_description },
      option.shown_name,
      option.required && element('span', { class: 'star', 'aria-hidden': 'true' }, '*'),
    );
    this.element = element('div', { class: 'option' }, label, this.input, this.problem);
    if (this.choices || option.autocomplete) list.attach(this.input);
    this.input.addEventListener('input', () => this.#typed());
    this.input.addEventListener('focus', () => this.suggest());
    this.input.addEventListener('blur', () => list.hide());
  }

  get text() {
    return this.input.value;
  }

  #typed() {
    this.#chosen = null;
    this.complain('');
    this.suggest();
  }

  /** Shows what could stand here. */
  suggest() {
    if (this.choices) {
      const wanted = this.#chosen ? '' : plain(this.text.replace(/^[@#]/, ''));
      const fitting = this.choices.filter((one) => plain(one.label).includes(wanted));
      this.#list.show(
        this.input,
        this.option.shown_name,
        fitting.slice(0, MOST_SHOWN),
        (one) => this.choose(one),
        { isEager: wanted !== '', empty: say('option.none') },
      );
    } else if (this.option.autocomplete) {
      this.#complete(this);
    }
  }

  /** Shows completions that came from the bot. */
  offer(completions) {
    if (document.activeElement !== this.input) return;
    const items = completions
      .slice(0, MOST_SHOWN)
      .map((one) => ({ label: one.shown_name ?? one.name, value: one.value }));
    this.#list.show(this.input, this.option.shown_name, items, (one) => this.choose(one), {
      isEager: false,
      empty: say('option.none'),
    });
  }

  choose(item) {
    this.input.value = item.label;
    this.#chosen = item;
    this.complain('');
    this.element.dispatchEvent(new CustomEvent('chosen', { bubbles: true, detail: this }));
  }

  complain(text) {
    this.problem.textContent = text;
    this.input.setAttribute('aria-invalid', String(text !== ''));
  }

  /** The value as the door takes it; undefined where nothing stands. */
  get value() {
    if (this.#chosen) return this.#chosen.value;
    const text = this.text.trim();
    if (text === '') return undefined;
    if (this.choices)
      return this.choices.find((one) => plain(one.label) === plain(text.replace(/^[@#]/, '')))?.value ?? text;
    const isNumber = this.option.type === INTEGER || this.option.type === NUMBER;
    const number = Number(text.replace(',', '.'));
    return isNumber && Number.isFinite(number) ? number : text;
  }

  /** What is wrong with the value, or an empty text. */
  get complaint() {
    const { option, value } = this;
    if (option.type === FILE) return option.required ? say('option.file') : '';
    if (value === undefined) return option.required ? say('option.required') : '';
    if (this.choices && !this.choices.some((one) => one.value === value)) return say('option.choose');
    if (option.type === INTEGER && !Number.isInteger(value)) return say('option.integer');
    if (option.type === NUMBER && typeof value !== 'number') return say('option.number');
    if (typeof value === 'number') return range(value, option.min_value, option.max_value);
    if (option.type === TEXT)
      return length([...value].length, option.min_length ?? 0, option.max_length ?? 6000);
    return '';
  }
}

function range(value, least, most) {
  if (least !== null && value < least) return say('option.least', { least });
  if (most !== null && value > most) return say('option.most', { most });
  return '';
}

function length(size, least, most) {
  if (size < least) return say('option.short', { least });
  return size > most ? say('option.long', { most }) : '';
}
