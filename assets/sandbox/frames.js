// What the live socket tells, taken over into what the page knows.

import { firstChannel } from './channels.js';
import { closeModals, followModal } from './modal.js';
import { recallJournal } from './journal.js';
import { clearNotice, notify } from './notice.js';
import { notice, recallUnread } from './seen.js';
import { channel, channels, keep, now, ring, state } from './state.js';
import { say } from './texts.js';

const TYPING = 10_000;

/** Takes one frame over. */
export function take(frame) {
  TAKE[frame.type]?.(frame);
}

const TAKE = {
  hello({ world, me }) {
    const isBack = !state.isConnected && state.me !== null;
    state.isConnected = true;
    state.world = world;
    state.me = me;
    state.clock = world.now - Date.now();
    state.interactions.clear();
    closeModals();
    recallUnread();
    recallJournal();
    if (!channel(state.channel)) {
      state.channel = firstChannel(state.guild);
      state.guild = channel()?.guild_id ?? null;
    }
    clearNotice();
    if (isBack) notify(say('connection.back'), { isCalm: true });
    if (world.is_after_damage && sessionStorage.getItem('damage') !== world.application.id) {
      sessionStorage.setItem('damage', world.application.id);
      notify(say('world.damaged'), { stays: true });
    }
    ring('people');
    ring('open');
    me.modals.forEach(followModal);
  },

  lost() {
    state.isConnected = false;
    notify(say('connection.lost'), { stays: true, isCalm: true });
  },

  message({ message }) {
    const place = channel(message.channel_id);
    if (place) place.last_message_id = message.id;
    if (message.author.bot) stopTyping(message.channel_id);
    notice(message);
    if (message.channel_id === state.channel) ring(keep(message) ? 'message' : 'message_edit', message);
  },

  message_edit({ message }) {
    if (message.channel_id !== state.channel || !state.messages.some((one) => one.id === message.id)) return;
    keep(message);
    ring('message_edit', message);
  },

  message_delete(frame) {
    if (frame.channel === state.channel) ring('message_delete', frame.message);
  },

  interaction({ interaction }) {
    if (interaction.kind === 'autocomplete') return;
    const isOpen = interaction.state === 'waiting' || interaction.state === 'failed';
    // A new press or command forgets that an earlier one failed in the same place.
    for (const [id, one] of state.interactions) {
      const isSamePlace = one.message === interaction.message && one.channel === interaction.channel;
      if (isSamePlace && one.state === 'failed') state.interactions.delete(id);
    }
    if (isOpen) state.interactions.set(interaction.id, interaction);
    else state.interactions.delete(interaction.id);
    followModal(interaction);
    ring('interaction', interaction);
  },

  channel(frame) {
    const home = frame.channel.guild_id
      ? state.me.guilds.find((one) => one.id === frame.channel.guild_id)?.channels
      : state.me.dms;
    if (!home) return;
    const at = home.findIndex((one) => one.id === frame.channel.id);
    if (at < 0) home.push(frame.channel);
    else home[at] = frame.channel;
    ring('places');
  },

  channel_delete(frame) {
    for (const list of [...state.me.guilds.map((one) => one.channels), state.me.dms]) {
      const at = list.findIndex((one) => one.id === frame.channel);
      if (at >= 0) list.splice(at, 1);
    }
    state.unread.delete(frame.channel);
    if (state.channel === frame.channel) {
      state.channel = firstChannel(state.guild) ?? channels()[0]?.id;
      ring('open');
    }
    ring('places');
  },

  guild(frame) {
    const at = state.me.guilds.findIndex((one) => one.id === frame.guild.id);
    if (at < 0) state.me.guilds.push(frame.guild);
    else state.me.guilds[at] = { ...state.me.guilds[at], ...frame.guild };
    ring('places');
  },

  person(frame) {
    const { people } = state.world;
    const at = people.findIndex((one) => one.id === frame.person.id);
    if (at < 0) people.push(frame.person);
    else people[at] = frame.person;
    if (frame.person.id === state.me.person.id) state.me.person = frame.person;
    ring('people');
  },

  commands() {
    ring('commands');
  },

  typing(frame) {
    state.typing.set(frame.channel, now() + TYPING);
    ring('typing');
    setTimeout(() => ring('typing'), TYPING + 100);
  },

  bot({ online }) {
    state.world.bot_online = online;
    ring('bot');
  },

  clock(frame) {
    state.clock = frame.now - Date.now();
  },

  journal({ entry }) {
    ring('journal', entry);
  },
};

function stopTyping(id) {
  if (state.typing.delete(id)) ring('typing');
}
