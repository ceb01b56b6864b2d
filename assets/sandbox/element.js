// Building elements. Text always becomes a text node, so nothing a bot or a person writes is markup.

/** Makes an element; `on` are its listeners, `data` its data attributes, the rest its attributes. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  fill(made, properties);
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

function fill(made, { on = {}, data = {}, ...attributes }) {
  for (const [event, listener] of Object.entries(on)) made.addEventListener(event, listener);
  for (const [key, value] of Object.entries(data)) made.dataset[key] = value;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    made.setAttribute(key, value === true ? '' : value);
  }
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of strokes, for those who see; names stand on the button around it. */
export function drawing(path) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const stroke = document.createElementNS(SVG, 'path');
  stroke.setAttribute('d', path);
  svg.append(stroke);
  return svg;
}

/** The element of the page with an id. */
export function place(id) {
  return document.getElementById(id);
}

/** A tile with the first letter of a name, which is everyone's picture here. */
export function tile(name, colour, isBot = false) {
  const letter = [...name.trim()][0] ?? '?';
  const kind = isBot ? 'tile bot' : `tile colour-${colour % 6}`;
  return element('span', { class: kind, 'aria-hidden': 'true' }, letter.toUpperCase());
}

let numbers = 0;

/** An id that no other element has. */
export function freshId(word) {
  numbers += 1;
  return `${word}-${numbers}`;
}
