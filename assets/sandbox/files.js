// Files of a message: pictures with their alt text, and everything else by name.

import { element } from './element.js';
import { say } from './texts.js';
import { openDialog } from './dialog.js';

const PICTURE = /^image\/(png|jpeg|gif|webp|avif)\b/;

/** Files of this server are fetched from where the page came from; others as they are. */
export function source(address) {
  const url = URL.parse?.(address) ?? (URL.canParse(address) ? new URL(address) : null);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.pathname.startsWith('/attachments/') ? url.pathname + url.search : url.href;
}

export function attachments(files) {
  if (!files.length) return null;
  return element('div', { class: 'files' }, ...files.map((file) => attachment(file)));
}

function attachment(file) {
  const address = source(file.url);
  if (address && PICTURE.test(file.content_type ?? '')) {
    return picture(address, file.description, file.width, file.height, file.filename);
  }
  const size =
    file.size < 1000
      ? say('file.bytes', { size: file.size })
      : say('file.kilobytes', { size: (file.size / 1000).toFixed(1) });
  return element(
    'a',
    { class: 'file', href: address, download: file.filename, title: file.description },
    element('strong', {}, file.filename),
    element('span', {}, size),
  );
}

/** A picture as a button that shows it large, with its description. */
export function picture(address, description, width, height, name = '') {
  const alt = description || name;
  const image = element('img', { src: address, alt, width, height, loading: 'lazy', decoding: 'async' });
  // Old pictures are given up when there are too many; what they showed can still be read.
  const lose = () => {
    const shown = button.closest('.described') ?? button;
    shown.replaceWith(element('p', { class: 'lost' }, say('picture.lost', { alt })));
  };
  image.addEventListener('error', lose, { once: true });
  const enlarge = () => zoom(address, description, name);
  const label = say('picture.zoom', { alt });
  const button = element(
    'button',
    { type: 'button', class: 'picture', 'aria-label': label, on: { click: enlarge } },
    image,
  );
  if (!description) return button;
  const mark = element(
    'button',
    { type: 'button', class: 'alt', 'aria-label': say('picture.alt'), on: { click: enlarge } },
    say('picture.alt.short'),
  );
  return element('div', { class: 'described' }, button, mark);
}

function zoom(address, description, name) {
  const image = element('img', { src: address, alt: description || name });
  const told = description
    ? element('figcaption', {}, description)
    : element('figcaption', { class: 'faint' }, say('picture.no_alt'));
  openDialog({ title: name || say('picture'), class: 'zoom' }, element('figure', {}, image, told));
}
