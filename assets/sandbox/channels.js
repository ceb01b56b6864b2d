// The rail of servers and the list of channels, threads and the DM.

import { perform } from './deeds.js';
import { element, place, tile } from './element.js';
import { calls } from './seen.js';
import { channel, guild, hear, ring, state } from './state.js';
import { say } from './texts.js';

/** Goes to a channel: tells the page, which loads it. */
export function open(id) {
  const found = channel(id);
  if (!found) return;
  state.channel = found.id;
  state.guild = found.guild_id ?? null;
  closeDrawer();
  ring('open');
}

async function openDm() {
  const told = await perform('dm', {});
  if (!told) return;
  if (!channel(told.channel.id)) state.me.dms.push(told.channel);
  open(told.channel.id);
}

/** Where to go when nothing is chosen yet. */
export function firstChannel(guildId) {
  const home = state.me.guilds.find((one) => one.id === guildId) ?? state.me.guilds[0];
  return (home?.channels.find((one) => one.type === 0) ?? state.me.dms[0])?.id;
}

function badge(count) {
  return count
    ? element('span', { class: 'badge', 'aria-label': say('mentions', { count }) }, String(count))
    : null;
}

function showRail() {
  const stone = (name, face, isHere, ids, go) => {
    const unread = ids.some((id) => state.unread.has(id));
    return element(
      'button',
      {
        type: 'button',
        class: `server${unread ? ' unread' : ''}`,
        'aria-label': name,
        title: name,
        'aria-current': isHere ? 'true' : null,
        on: { click: go },
      },
      face,
      badge(calls(ids)),
    );
  };
  const bot = state.world.application.name;
  const dm = stone(
    say('dm.with', { name: bot }),
    tile(bot, 0, true),
    !state.guild,
    state.me.dms.map((one) => one.id),
    openDm,
  );
  const servers = state.me.guilds.map((one) => {
    const letters = one.name
      .split(/\s+/)
      .slice(0, 2)
      .map((word) => [...word][0])
      .join('');
    return stone(
      one.name,
      element('span', { class: 'stone', 'aria-hidden': 'true' }, letters),
      one.id === state.guild,
      one.channels.map((c) => c.id),
      () => open(firstChannel(one.id)),
    );
  });
  place('rail').replaceChildren(dm, element('hr'), ...servers);
}

function entry(one) {
  const unread = state.unread.get(one.id);
  const isThread = Boolean(one.parent_id);
  const kind = ['channel', isThread && 'inner', unread && 'unread', one.archived && 'archived']
    .filter(Boolean)
    .join(' ');
  const name = one.type === 1 ? state.world.application.name : one.name;
  const sign = one.type === 1 ? '@' : isThread ? '↳' : '#';
  const label = [isThread ? say('thread.named', { name }) : name, unread && say('unread')]
    .filter(Boolean)
    .join(', ');
  return element(
    'li',
    {},
    element(
      'button',
      {
        type: 'button',
        class: kind,
        'aria-label': label,
        'aria-current': one.id === state.channel ? 'page' : null,
        data: { channel: one.id },
      },
      element('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
      element('span', { class: 'label' }, name),
      badge(unread?.mentions),
    ),
  );
}

function showChannels() {
  const here = guild();
  place('guild-name').textContent = here?.name ?? say('dms');
  if (!here) {
    place('channels').replaceChildren(element('ul', {}, ...state.me.dms.map(entry)));
    return;
  }
  const top = here.channels.filter((one) => !one.parent_id);
  const ordered = top.flatMap((one) => [one, ...here.channels.filter((inner) => inner.parent_id === one.id)]);
  place('channels').replaceChildren(element('ul', {}, ...ordered.map(entry)));
}

function showTitle() {
  const here = channel();
  const parent = here?.parent_id && channel(here.parent_id);
  const name = !here ? '' : here.type === 1 ? `@${state.world.application.name}` : `#${here.name}`;
  place('title').textContent = parent ? `#${parent.name} › ${here.name}` : name;
  const isOnline = state.world.bot_online;
  const label = say(isOnline ? 'bot.online' : 'bot.offline', { name: state.world.application.name });
  const sign = place('bot-state');
  sign.className = isOnline ? 'online' : 'offline';
  sign.textContent = label;
}

function showDrawerBadge() {
  const count = calls([...state.unread.keys()]);
  const sign = place('drawer-badge');
  sign.hidden = state.unread.size === 0;
  sign.textContent = count ? String(count) : '';
  sign.classList.toggle('dot', count === 0);
}

function show() {
  if (!state.me) return;
  showRail();
  showChannels();
  showTitle();
  showDrawerBadge();
}

function setDrawer(isOpen) {
  document.body.classList.toggle('drawer-open', isOpen);
  place('drawer').setAttribute('aria-expanded', String(isOpen));
  place('scrim').hidden = !isOpen;
}

function closeDrawer() {
  setDrawer(false);
}

export function beginChannels() {
  hear('places people opened unread bot language', show);
  place('drawer').addEventListener('click', () => {
    const isOpen = !document.body.classList.contains('drawer-open');
    setDrawer(isOpen);
    if (isOpen) place('channels').querySelector('[aria-current]')?.focus();
  });
  place('scrim').addEventListener('click', closeDrawer);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !document.body.classList.contains('drawer-open')) return;
    closeDrawer();
    place('drawer').focus();
  });
  // Channels are named in many places: lists, mentions, threads at messages.
  document.addEventListener('click', (event) => {
    const id = event.target.closest?.('[data-channel]')?.dataset.channel;
    if (id) open(id);
  });
}
