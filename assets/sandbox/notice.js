// Short notices at the top: something was refused, the connection is gone.

import { place } from './element.js';

const SHOWN_FOR = 6000;
let timer = null;

/** Says something; it goes away by itself unless it stays. */
export function notify(text, { stays = false, isCalm = false } = {}) {
  const notice = place('notice');
  clearTimeout(timer);
  notice.textContent = text;
  notice.classList.toggle('calm', isCalm);
  notice.hidden = false;
  if (!stays) timer = setTimeout(clearNotice, SHOWN_FOR);
}

place('notice').addEventListener('click', clearNotice);

export function clearNotice() {
  clearTimeout(timer);
  place('notice').hidden = true;
}
