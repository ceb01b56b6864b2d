// Dialogs: one frame for all of them.

import { drawing, element, freshId } from './element.js';
import { say } from './texts.js';

/** Opens a dialog; `close` is called when the person closes it, not when the page does. */
export function openDialog({ title, class: kind = '', close = () => {} }, ...inside) {
  const id = freshId('dialog');
  const dialog = element('dialog', { class: kind, 'aria-labelledby': id });
  const leave = () => {
    dialog.close();
    close();
  };
  const cross = element(
    'button',
    { type: 'button', class: 'icon', 'aria-label': say('close'), on: { click: leave } },
    drawing('M6 6l12 12M18 6 6 18'),
  );
  dialog.append(element('header', {}, element('h2', { id }, title), cross), ...inside);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) leave();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
