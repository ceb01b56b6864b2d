// What the person does: each deed goes through the control door, and a refusal is shown.

import { act } from './door.js';
import { notify } from './notice.js';
import { state } from './state.js';
import { say } from './texts.js';

/** Does something as the person; returns the answer, or null after saying what was wrong. */
export async function perform(deed, body) {
  try {
    return await act(state.me.person.name, deed, body);
  } catch (error) {
    notify(error.status ? error.message : say('unreachable'));
    return null;
  }
}

export function press(message, customId) {
  return perform('press', { message, custom_id: customId });
}

export function choose(message, customId, values) {
  return perform('choose', { message, custom_id: customId, values });
}

/** Uses a command where the person is. */
export function useCommand(command, options = {}, target = undefined) {
  return perform('command', { channel: state.channel, command, options, target });
}
