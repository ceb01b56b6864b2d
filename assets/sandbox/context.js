// The menus of messages and of people: replies, context commands, deleting.

import { commandsHere } from './commands.js';
import { perform, useCommand } from './deeds.js';
import { openMenu } from './menu.js';
import { addressAs, become } from './people.js';
import { person, ring, state, userName } from './state.js';
import { say } from './texts.js';

const EPHEMERAL = 64;
const ON_USER = 2;
const ON_MESSAGE = 3;

/** Context commands of a kind as items of a menu. */
async function contextItems(kind, target) {
  const commands = (await commandsHere()).filter((command) => command.type === kind);
  return commands.map((command) => ({
    label: command.shown_name,
    mark: '◆',
    detail: say('command.of', { name: state.world.application.name }),
    run: () => useCommand(command.name, {}, target),
  }));
}

async function messageMenu(button, id) {
  const message = state.messages.find((one) => one.id === id);
  if (!message) return;
  const items = await contextItems(ON_MESSAGE, id);
  // What nobody else sees cannot be answered.
  if (!(message.flags & EPHEMERAL))
    items.unshift({ label: say('message.reply'), mark: '↩', run: () => ring('reply', message) });
  if (message.content)
    items.push({
      label: say('message.copy'),
      mark: '❏',
      run: () => navigator.clipboard?.writeText(message.content),
    });
  if (message.author.id === state.me.person.id) {
    items.push({
      label: say('message.delete'),
      mark: '✕',
      isDanger: true,
      run: () => perform('delete', { message: id }),
    });
  }
  openMenu(button, say('message.more'), items);
}

async function userMenu(button, id) {
  const found = person(id);
  const name = found?.name ?? userName({ id, username: state.world.application.name });
  const items = [
    { label: say('people.call', { name }), mark: '@', run: () => ring('insert', `@${name} `) },
    ...(await contextItems(ON_USER, id)),
  ];
  if (found && id !== state.me.person.id) {
    items.push({ label: say('people.become', { name }), mark: '⇄', run: () => become(name) });
    items.push({ label: say('people.tab', { name }), mark: '↗', address: addressAs(name) });
  }
  openMenu(button, name, items);
}

export function beginMenus() {
  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('[data-menu], [data-user]');
    if (!button) return;
    if (button.dataset.menu) messageMenu(button, button.dataset.menu);
    else userMenu(button, button.dataset.user);
  });
  document.addEventListener('contextmenu', (event) => {
    const view = event.target.closest?.('[data-message]');
    const button = view?.querySelector('[data-menu]');
    // Links, pictures and selected words keep the browser's own menu.
    if (!button || event.target.closest('a, img') || !getSelection().isCollapsed) return;
    event.preventDefault();
    messageMenu(button, button.dataset.menu);
  });
}
