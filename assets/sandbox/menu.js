// Menus that open at a button: for messages, people and selects.

import { element } from './element.js';

let open = null;

/** Closes the open menu; the focus goes back to its button if it was in the menu. */
function closeMenu() {
  if (!open) return;
  const { menu, anchor, done } = open;
  open = null;
  const hadFocus = menu.contains(document.activeElement);
  menu.remove();
  anchor.setAttribute('aria-expanded', 'false');
  if (hadFocus && anchor.isConnected) anchor.focus();
  done?.();
}

/**
 * Opens a menu at a button. Items have `label` and `run`, and may have `detail`, `mark`, `isChecked`,
 * `isDanger`, `address`. With `isMultiple` items are ticked, and `done` is called at the end.
 */
export function openMenu(anchor, label, items, { isMultiple = false, done } = {}) {
  const wasHere = open?.anchor === anchor;
  closeMenu();
  if (wasHere) return;
  const menu = element('div', { class: 'menu', role: 'menu', 'aria-label': label });
  menu.append(...items.map((item) => entry(item, isMultiple)));
  menu.addEventListener('keydown', (event) => steer(event, menu));
  // Inside a dialog the menu must lie in the dialog, too: everything else is inert.
  (anchor.closest('dialog') ?? document.body).append(menu);
  anchor.setAttribute('aria-expanded', 'true');
  open = { menu, anchor, done };
  put(menu, anchor);
  (menu.querySelector('[aria-checked="true"]') ?? menu.firstElementChild)?.focus();
}

function entry(item, isMultiple) {
  const isTickable = isMultiple || 'isChecked' in item;
  const role = isMultiple ? 'menuitemcheckbox' : isTickable ? 'menuitemradio' : 'menuitem';
  const inside = [
    item.mark && element('span', { class: 'mark', 'aria-hidden': 'true' }, item.mark),
    element('span', { class: 'label' }, item.label, item.detail && element('small', {}, item.detail)),
  ];
  if (item.address) {
    return element(
      'a',
      { role, tabindex: -1, href: item.address, target: '_blank', on: { click: closeMenu } },
      ...inside,
    );
  }
  const choose = (event) => {
    if (isMultiple) {
      item.run(event.currentTarget);
      return;
    }
    closeMenu();
    item.run();
  };
  const checked = isTickable ? String(Boolean(item.isChecked)) : null;
  return element(
    'button',
    {
      type: 'button',
      role,
      tabindex: -1,
      'aria-checked': checked,
      class: item.isDanger ? 'danger' : null,
      on: { click: choose },
    },
    ...inside,
  );
}

/** Below its button, or above it where there is more space. */
function put(menu, anchor) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isBelow = at.bottom + height + 8 < innerHeight || at.top < innerHeight / 2;
  const top = isBelow ? Math.min(at.bottom + 4, innerHeight - height - 8) : at.top - height - 4;
  menu.style.top = `${Math.max(8, top)}px`;
  menu.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
}

function steer(event, menu) {
  const items = [...menu.children];
  const at = items.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    items[(to + items.length) % items.length].focus();
  } else if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    event.stopPropagation();
    closeMenu();
  } else if (event.key.length === 1 && event.key !== ' ') {
    const starts = (item) =>
      item.querySelector('.label').textContent.toLowerCase().startsWith(event.key.toLowerCase());
    [...items.slice(at + 1), ...items.slice(0, at + 1)].find(starts)?.focus();
  }
}

document.addEventListener(
  'pointerdown',
  (event) => {
    if (open && !open.menu.contains(event.target) && !open.anchor.contains(event.target)) closeMenu();
  },
  true,
);
