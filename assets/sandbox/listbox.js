// The list above the composer: commands, choices, completions, people.

import { element, freshId } from './element.js';

/** A listbox that is steered from an input, which keeps the focus. */
export class Listbox {
  #items = [];
  #at = -1;
  #input = null;
  #choose = null;

  constructor() {
    this.id = freshId('list');
    this.element = element('div', { class: 'list', role: 'listbox', id: this.id, hidden: true });
    // A press must not take the focus from the input.
    this.element.addEventListener('pointerdown', (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** Makes an input the one that steers. */
  attach(input) {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', 'false');
    input.setAttribute('aria-controls', this.id);
  }

  /** Shows items with `label`, `detail`, `mark`; with `isEager` the first is chosen by Enter. */
  show(input, label, items, choose, { isEager = true, empty = '' } = {}) {
    this.hide();
    if (!items.length && !empty) return;
    this.#items = items;
    this.#input = input;
    this.#choose = choose;
    this.element.setAttribute('aria-label', label);
    this.element.replaceChildren(...items.map((item, at) => this.#option(item, at)));
    if (!items.length) this.element.append(element('p', { class: 'faint' }, empty));
    this.element.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    this.#move(isEager && items.length ? 0 : -1);
  }

  hide() {
    this.element.hidden = true;
    this.#at = -1;
    this.#items = [];
    this.#input?.setAttribute('aria-expanded', 'false');
    this.#input?.removeAttribute('aria-activedescendant');
    this.#input = null;
  }

  #option(item, at) {
    return element(
      'div',
      {
        role: 'option',
        id: `${this.id}-${at}`,
        'aria-selected': 'false',
        on: { click: () => this.#pick(at) },
      },
      item.mark && element('span', { class: 'mark', 'aria-hidden': 'true' }, item.mark),
      element('span', { class: 'label' }, item.label),
      item.hint && element('span', { class: 'hint' }, item.hint),
      item.detail && element('small', {}, item.detail),
    );
  }

  #move(at) {
    const options = [...this.element.children];
    options[this.#at]?.setAttribute('aria-selected', 'false');
    this.#at = at;
    if (at < 0) {
      this.#input.removeAttribute('aria-activedescendant');
      return;
    }
    options[at].setAttribute('aria-selected', 'true');
    options[at].scrollIntoView({ block: 'nearest' });
    this.#input.setAttribute('aria-activedescendant', options[at].id);
  }

  #pick(at) {
    const [item, choose] = [this.#items[at], this.#choose];
    this.hide();
    choose(item);
  }

  /** Takes the keys that belong to the list; says whether it took one. */
  steer(event) {
    if (!this.isOpen) return false;
    const count = this.#items.length;
    if (event.key === 'ArrowDown' && count) this.#move((this.#at + 1) % count);
    else if (event.key === 'ArrowUp' && count) this.#move((this.#at - 1 + count) % count);
    else if (event.key === 'Escape') this.hide();
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && this.#at >= 0)
      this.#pick(this.#at);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
