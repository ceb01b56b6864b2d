// What the page knows, and a bell that rings when it changes.

export const state = {
  /** As the door tells it. */
  world: null,
  /** The person's own part of it: person, guilds, dms. */
  me: null,
  isConnected: false,
  /** The ids of what is looked at; a DM has no guild. */
  guild: null,
  channel: null,
  /** The messages of that channel, oldest first. */
  messages: [],
  isWhole: false,
  /** One's own interactions that are waiting or failed, by id. */
  interactions: new Map(),
  /** Channel id → {count, mentions}. */
  unread: new Map(),
  /** Channel id → time at which "is typing" ends. */
  typing: new Map(),
  /** What the bot did, oldest first. */
  journal: [],
  errors: 0,
  /** The sandbox's clock minus ours. */
  clock: 0,
};

const bell = new EventTarget();

/** Rings: `news` names what changed. */
export function ring(news, detail) {
  bell.dispatchEvent(new CustomEvent(news, { detail }));
}

/** Listens to one or more kinds of news. */
export function hear(news, listener) {
  for (const name of news.split(' ')) bell.addEventListener(name, (event) => listener(event.detail));
}

/** Orders ids by their age; they are too long for numbers. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export function now() {
  return Date.now() + state.clock;
}

/** All channels that the person sees. */
export function channels() {
  return [...state.me.guilds.flatMap((guild) => guild.channels), ...state.me.dms];
}

export function channel(id = state.channel) {
  return channels().find((one) => one.id === id);
}

export function guild(id = state.guild) {
  return state.me.guilds.find((one) => one.id === id);
}

export function person(id) {
  return state.world.people.find((one) => one.id === id);
}

/** The shown name of a user of a message. */
export function userName(user) {
  return person(user.id)?.name ?? user.global_name ?? user.username;
}

/** People and the bot, as the members of what is looked at. */
export function members() {
  const bot = { ...state.world.application, isBot: true };
  const people = state.world.people.filter((one) => !state.guild || one.guilds.includes(state.guild));
  return [...people, bot];
}

/** The roles of the guild that is looked at; everyone is one that always exists. */
export function roles() {
  const here = guild();
  return here ? (here.roles ?? [{ id: here.id, name: '@everyone' }]) : [];
}

/** Puts a message in its place among those shown; says whether it is new. */
export function keep(message) {
  const at = state.messages.findIndex((one) => compareIds(one.id, message.id) >= 0);
  if (at >= 0 && state.messages[at].id === message.id) {
    state.messages[at] = message;
    return false;
  }
  state.messages.splice(at < 0 ? state.messages.length : at, 0, message);
  return true;
}

/** Whether a message calls the person. */
export function isMention(message) {
  return message.mention_everyone || message.mentions.some((user) => user.id === state.me.person.id);
}
