// Completions from the bot: asked after a short pause, and only the latest answer counts.

import { act, ask } from './door.js';
import { state } from './state.js';

const PAUSE = 150;

export class Autocomplete {
  #command;
  #values;
  #asked = 0;
  #timer = null;

  /** `values()` are the options as typed so far. */
  constructor(command, values) {
    this.#command = command;
    this.#values = values;
  }

  /** Asks for completions of a field, soon. */
  ask(field) {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const mine = this.#asked;
    this.#timer = setTimeout(() => this.#fetch(field, mine), PAUSE);
  }

  async #fetch(field, mine) {
    const focused = field.option.name;
    const options = { ...this.#values(), [focused]: field.value ?? '' };
    try {
      const body = { channel: state.channel, command: this.#command, options, focused };
      const { interaction } = await act(state.me.person.name, 'autocomplete', body);
      const answer = await ask('GET', `interactions/${interaction.id}?wait=first`);
      if (mine === this.#asked) field.offer(answer.interaction.choices ?? []);
    } catch {
      if (mine === this.#asked) field.offer([]);
    }
  }
}
