// A command that is being filled in: its name, its options as fields, and sending it.

import { Autocomplete } from './autocomplete.js';
import { useCommand } from './deeds.js';
import { drawing, element } from './element.js';
import { Field } from './field.js';
import { say } from './texts.js';

/** The command in the composer. `leave()` is called when it was sent or given up. */
export class Draft {
  #list;
  #leave;
  #autocomplete;
  #fields = [];

  constructor(command, list, leave) {
    this.command = command;
    this.#list = list;
    this.#leave = leave;
    this.#autocomplete = new Autocomplete(command.name, () => this.#values());
    this.options = element('div', { class: 'options' });
    this.more = element('div', { class: 'more-options' });
    this.hint = element('p', { class: 'hint' }, command.shown_description);
    const name = element('strong', { class: 'command' }, `/${command.shown_name}`);
    const drop = element(
      'button',
      { type: 'button', class: 'icon', 'aria-label': say('command.drop'), on: { click: leave } },
      drawing('M6 6l12 12M18 6 6 18'),
    );
    this.element = element(
      'div',
      { class: 'draft', role: 'group', 'aria-label': `/${command.shown_name}` },
      element('div', { class: 'draft-head' }, name, this.hint, drop),
      this.options,
      this.more,
    );
    this.element.addEventListener('keydown', (event) => this.#steer(event));
    this.element.addEventListener('chosen', (event) => this.#next(event.detail));
    for (const option of command.options.filter((one) => one.required)) this.#add(option);
    this.#showMore();
  }

  /** Puts the cursor where the person goes on. */
  focus() {
    const first = this.#fields.find((field) => field.complaint) ?? this.#fields[0];
    if (first) first.input.focus();
  }

  get hasFields() {
    return this.#fields.length > 0;
  }

  #add(option) {
    const field = new Field(option, this.#list, (asking) => this.#autocomplete.ask(asking));
    this.#fields.push(field);
    this.options.append(field.element);
    return field;
  }

  #showMore() {
    const absent = this.command.options.filter(
      (option) => !this.#fields.some((field) => field.option === option),
    );
    const add = (option) => {
      const field = this.#add(option);
      this.#showMore();
      field.input.focus();
    };
    this.more.replaceChildren(
      ...absent.map((option) =>
        element(
          'button',
          {
            type: 'button',
            class: 'chip',
            title: option.shown_description,
            'aria-label': say('option.add', { name: option.shown_name, about: option.shown_description }),
            on: { click: () => add(option) },
          },
          element('span', { 'aria-hidden': 'true' }, '+ '),
          option.shown_name,
        ),
      ),
    );
  }

  #values() {
    const filled = this.#fields.map((field) => [field.option.name, field.value]);
    return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
  }

  /** After a choice: to the next empty required option. */
  #next(field) {
    const empty = this.#fields.find((one) => one !== field && one.complaint);
    empty?.input.focus();
  }

  #steer(event) {
    if (this.#list.steer(event)) return;
    const field = this.#fields.find((one) => one.input === event.target);
    if (event.key === 'Escape') {
      event.preventDefault();
      this.#leave();
    } else if (event.key === 'Backspace' && field && field.text === '') {
      event.preventDefault();
      this.#drop(field);
    }
  }

  /** An empty option goes; without any, the whole command. */
  #drop(field) {
    if (field.option.required) {
      this.#leave();
      return;
    }
    const at = this.#fields.indexOf(field);
    this.#fields.splice(at, 1);
    field.element.remove();
    this.#list.hide();
    this.#showMore();
    if (this.#fields.length) this.#fields[Math.max(0, at - 1)].input.focus();
    else this.#leave(this.command);
  }

  /** Checks everything, then sends; says what is wrong at its field. */
  async send() {
    this.#list.hide();
    for (const field of this.#fields) field.complain(field.complaint);
    const wrong = this.#fields.find((field) => field.complaint);
    if (wrong) {
      wrong.input.focus();
      this.#list.hide();
      return;
    }
    const { name } = this.command;
    const values = this.#values();
    if (await useCommand(name, values)) this.#leave();
  }
}
