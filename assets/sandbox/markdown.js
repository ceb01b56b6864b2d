// Discord's markdown as elements: blocks here, what stands inside a line in phrases.js.

import { element } from './element.js';
import { phrases } from './phrases.js';

const FENCE = /```(?:([\w+-]+)\n)?([\s\S]*?)```/g;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(.+)$/;

/** Everything that a text is made of. */
export function markdown(text) {
  const whole = document.createDocumentFragment();
  let from = 0;
  for (const fence of text.matchAll(FENCE)) {
    whole.append(...blocks(text.slice(from, fence.index).replace(/\n$/, '')));
    const code = element(
      'code',
      { data: fence[1] ? { language: fence[1] } : {} },
      fence[2].replace(/^\n|\n$/g, ''),
    );
    whole.append(element('pre', { tabindex: 0 }, code));
    from = fence.index + fence[0].length;
  }
  whole.append(...blocks(text.slice(from).replace(from ? /^\n/ : /^$/, '')));
  return whole;
}

/** Blocks of a text without code. */
function blocks(text) {
  if (!text) return [];
  const lines = text.split('\n');
  const found = [];
  let plain = [];
  const finish = () => {
    if (plain.length) found.push(element('p', {}, ...phrases(plain.join('\n'))));
    plain = [];
  };
  let at = 0;
  while (at < lines.length) {
    const [block, taken] = special(lines, at);
    if (block) {
      finish();
      found.push(block);
      at += taken;
    } else {
      plain.push(lines[at]);
      at += 1;
    }
  }
  finish();
  return found;
}

/** A block that begins at a line, with the number of its lines. */
function special(lines, at) {
  const line = lines[at];
  if (line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(at + 1)];
    return [element('blockquote', {}, ...blocks(rest.join('\n'))), rest.length];
  }
  if (line.startsWith('> ')) {
    const rest = lines.slice(at);
    const end = rest.findIndex((one) => !one.startsWith('> '));
    const quoted = end < 0 ? rest : rest.slice(0, end);
    return [
      element('blockquote', {}, ...blocks(quoted.map((one) => one.slice(2)).join('\n'))),
      quoted.length,
    ];
  }
  const heading = HEADING.exec(line);
  // The page's own headings are the first two levels.
  if (heading) return [element(`h${heading[1].length + 2}`, {}, ...phrases(heading[2])), 1];
  const subtext = SUBTEXT.exec(line);
  if (subtext) return [element('small', {}, ...phrases(subtext[1])), 1];
  if (ITEM.test(line)) return list(lines, at);
  return [null, 0];
}

/** A list with the lists inside it. */
function list(lines, first) {
  const [, indent, number] = ITEM.exec(lines[first]);
  const made = number ? element('ol', { start: number }) : element('ul');
  let at = first;
  while (at < lines.length) {
    const item = ITEM.exec(lines[at]);
    if (!item || item[1].length < indent.length) break;
    if (item[1].length > indent.length && made.lastChild) {
      const [inner, taken] = list(lines, at);
      made.lastChild.append(inner);
      at += taken;
    } else {
      if (Boolean(item[2]) !== Boolean(number)) break;
      made.append(element('li', {}, ...phrases(item[3])));
      at += 1;
    }
  }
  return [made, at - first];
}
