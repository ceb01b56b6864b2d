// What the person has seen already: unread marks, and the title of the page.

import { channel, channels, compareIds, hear, isMention, ring, state } from './state.js';
import { say } from './texts.js';

function shelf() {
  return `seen-${state.me.person.id}`;
}

function lastSeen() {
  return JSON.parse(localStorage.getItem(shelf()) ?? '{}');
}

function remember(channelId, messageId) {
  if (!messageId) return;
  localStorage.setItem(shelf(), JSON.stringify({ ...lastSeen(), [channelId]: messageId }));
}

/** Marks what came while the page was away. */
export function recallUnread() {
  state.unread.clear();
  const seen = lastSeen();
  for (const { id, last_message_id: last } of channels()) {
    if (last && (!seen[id] || compareIds(seen[id], last) < 0))
      state.unread.set(id, { count: 0, mentions: 0 });
  }
}

/** The channel that is looked at has been read. */
export function markRead() {
  if (document.hidden || !state.channel) return;
  remember(state.channel, state.messages.at(-1)?.id ?? channel()?.last_message_id);
  if (state.unread.delete(state.channel)) ring('unread');
}

/** A message came; if nobody looks at it, it is marked. */
export function notice(message) {
  if (message.author.id === state.me.person.id) return;
  if (message.channel_id === state.channel && !document.hidden) {
    remember(state.channel, message.id);
    return;
  }
  const { count, mentions } = state.unread.get(message.channel_id) ?? { count: 0, mentions: 0 };
  const isPersonal = isMention(message) || channel(message.channel_id)?.type === 1;
  state.unread.set(message.channel_id, { count: count + 1, mentions: mentions + (isPersonal ? 1 : 0) });
  ring('unread');
}

/** How many messages call the person, in some channels. */
export function calls(ids) {
  return ids.reduce((sum, id) => sum + (state.unread.get(id)?.mentions ?? 0), 0);
}

function title() {
  const count = [...state.unread.values()].reduce((sum, one) => sum + Math.max(1, one.count), 0);
  const where = channel();
  const name = where ? (where.type === 1 ? state.world.application.name : `#${where.name}`) : '';
  const place = [name, say('title')].filter(Boolean).join(' · ');
  document.title = count ? `(${count}) ${place}` : place;
}

hear('unread opened language', title);
document.addEventListener('visibilitychange', () => state.me && markRead());
