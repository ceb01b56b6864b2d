// The control door: questions by HTTP, news by WebSocket.

/** A refusal of the door, with its one sentence. */
class Refusal extends Error {
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

/** Asks the control door; throws a Refusal with the server's own sentence. */
export async function ask(method, path, body) {
  const request = { method };
  if (body !== undefined) request.body = JSON.stringify(body);
  const answer = await fetch(`/sandbox/${path}`, request);
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(answer.status, told.error ?? answer.statusText);
  return told;
}

/** Does something as a person. */
export function act(person, deed, body) {
  return ask('POST', `people/${encodeURIComponent(person)}/${deed}`, body);
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5000;

/** The live socket of one person; comes back by itself until it is closed. */
export class Live {
  #person;
  #hear;
  #socket = null;
  #pause = FIRST_PAUSE;
  #timer = null;
  #isClosed = false;

  /** `hear(frame)` gets every frame, and `{type: 'lost'}` when the connection breaks. */
  constructor(person, hear) {
    this.#person = person;
    this.#hear = hear;
    this.#open();
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Tries now instead of after the pause. */
  hurry() {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  async #open() {
    this.#timer = null;
    try {
      await this.#ensurePerson();
    } catch {
      this.#later();
      return;
    }
    if (this.#isClosed) return;
    const query = new URLSearchParams({ as: this.#person, journal: 'true' });
    const socket = new WebSocket(`ws://${location.host}/sandbox/live?${query}`);
    this.#socket = socket;
    socket.addEventListener('message', (event) => {
      if (this.#isClosed) return;
      const frame = JSON.parse(event.data);
      // After a reset the person may be unknown: they are added when the socket opens again.
      if (frame.type === 'hello' && !frame.me) {
        socket.close();
        return;
      }
      this.#pause = FIRST_PAUSE;
      this.#hear(frame);
    });
    socket.addEventListener('close', () => this.#later());
  }

  /** A server that was started anew does not know people who were added to the old one. */
  async #ensurePerson() {
    const { people } = await ask('GET', 'world');
    if (!people.some(({ name }) => name === this.#person))
      await ask('POST', 'people', { name: this.#person });
  }

  #later() {
    if (this.#isClosed) return;
    this.#hear({ type: 'lost' });
    this.#timer = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }
}
