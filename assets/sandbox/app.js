// The beginning: puts the parts together and connects as someone.

import { beginChannels } from './channels.js';
import { beginComposer } from './composer.js';
import { beginMenus } from './context.js';
import { ask, Live } from './door.js';
import { place } from './element.js';
import { take } from './frames.js';
import { beginJournal } from './journal.js';
import { beginLog, loadMessages } from './messages.js';
import { notify } from './notice.js';
import { addressAs, beginPeople } from './people.js';
import { refreshTimes } from './phrases.js';
import { hear, now, ring, state } from './state.js';
import { beginTheme } from './theme.js';
import { preferred, say, speak } from './texts.js';
import { beginWelcome, greet } from './welcome.js';

/** Discord's own names of the languages; it has no Slovak, so there the person's stays. */
const LOCALES = { cs: 'cs', en: 'en-US' };
const RETRY = 1000;
let live = null;

/** Who this tab is: as its address says, as before, or the first who speaks the page's language. */
async function whoAmI() {
  const asked = new URLSearchParams(location.search).get('as');
  const { people } = await ask('GET', 'world');
  const known = people.map((one) => one.name);
  const alike = people.find((one) => one.locale.startsWith(document.documentElement.lang));
  const wished =
    asked?.trim().slice(0, 32) ||
    [sessionStorage.getItem('person'), localStorage.getItem('person')].find((name) => known.includes(name));
  return wished || alike?.name || known[0] || say('people.someone');
}

/** Connects as someone; the tab's address says so. */
function connect(name) {
  live?.close();
  sessionStorage.setItem('person', name);
  localStorage.setItem('person', name);
  history.replaceState(null, '', addressAs(name));
  live = new Live(name, take);
}

async function begin() {
  try {
    connect(await whoAmI());
  } catch {
    notify(say('connection.lost'), { stays: true, isCalm: true });
    setTimeout(begin, RETRY);
  }
}

function showTyping() {
  const isTyping = (state.typing.get(state.channel) ?? 0) > now();
  place('typing').textContent = isTyping ? say('typing', { name: state.world.application.name }) : '';
}

async function changeLanguage(language) {
  localStorage.setItem('language', language);
  await speak(language);
  ring('language');
  const locale = LOCALES[language];
  if (locale && state.me && state.me.person.locale !== locale) {
    await ask('PATCH', `people/${encodeURIComponent(state.me.person.name)}`, { locale }).catch(() => {});
  }
}

beginTheme();
await speak(preferred());
beginLog();
beginComposer();
beginChannels();
beginPeople();
beginMenus();
beginJournal();
beginWelcome();
place('language').addEventListener('change', (event) => changeLanguage(event.target.value));
hear('become', connect);
hear('open', async () => {
  ring('opened');
  showTyping();
  await loadMessages();
  document.body.dataset.ready = 'yes';
  greet();
});
hear('typing', showTyping);
setInterval(refreshTimes, 15_000);
addEventListener('online', () => live?.hurry());
await begin();
