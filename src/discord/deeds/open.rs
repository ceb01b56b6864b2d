//! Opening a table: what somebody wishes, with sensible answers to everything they left open.

use serenity::all::{AutoArchiveDuration, ChannelType, CreateThread};
use serenity::builder::Builder;

use super::At;
use crate::ai::scrabble::Level;
use crate::discord::board::willing;
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::persistence::persist;
use crate::discord::reply::Reply;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::{ChallengeRule, ClockRule, Judging, Options};
use crate::lexicons;
use crate::session::game::{ComputerLevel, GameTerms, ScrabbleTerms};
use crate::session::table::{Opening, Pace, Sitter, Terms};
use crate::session::{ChannelId, PersonId, Room};
use crate::texts::Tongue;

/// The level of a computer that nobody has chosen one for.
pub(in crate::discord) const USUAL_LEVEL: Level = Level::Adept;

/// The most players at a table.
const MOST_PLAYERS: usize = 4;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// What somebody wishes; whatever is left open gets the usual answer.
#[derive(Clone, Debug, Default)]
pub(in crate::discord) struct Wish {
    /// Those who are to play; whether each is a bot is known from Discord.
    pub opponents: Vec<Opponent>,
    /// The levels of computers that are to play.
    pub levels: Vec<String>,
    /// The number of chairs.
    pub players: Option<usize>,
    /// The lexicon.
    pub lexicon: Option<String>,
    /// How words are judged.
    pub rule: Option<String>,
    /// The time.
    pub clock: Option<String>,
    /// Whether to play in a thread.
    pub thread: bool,
    /// Whether hints are allowed.
    pub hints: Option<bool>,
    /// Whether the result counts.
    pub rated: bool,
}

/// Somebody who is to play.
#[derive(Clone, Copy, Debug)]
pub(in crate::discord) struct Opponent {
    /// Who.
    pub person: PersonId,
    /// Whether it is a bot, which cannot accept.
    pub is_bot: bool,
    /// Whether it is this bot, which can.
    pub is_us: bool,
}

/// The only game so far.
pub(in crate::discord) const SCRABBLE: &str = "scrabble";

/// Checks the name of the game; without one it is Scrabble.
pub(in crate::discord) fn check_game(name: Option<&str>) -> Result<(), Failure> {
    match name.map(str::trim) {
        None | Some(SCRABBLE) => Ok(()),
        Some(other) => Err(unknown("bot-unknown-game", other, SCRABBLE.to_owned())),
    }
}

/// Opens a table and shows it.
pub(in crate::discord) async fn table(caller: &Caller, wish: &Wish) -> Result<(), Failure> {
    check_channel(caller)?;
    let terms = terms(caller, wish)?;
    let chairs = chairs(wish)?;
    check_invitations(caller, &chairs).await?;
    if wish.thread {
        return in_thread(caller, terms, chairs).await;
    }
    let reservation = caller.bot.boards.reserve(caller.room.channel);
    // Thinking that nobody else sees would become a board that nobody else sees.
    caller.will_announce();
    let at = open(caller, caller.room, terms, chairs).await?;
    let public = at.state.view(None);
    let reply = caller.bot.boards.compose(&caller.bot, &public, caller.public_tongue).await?;
    let invited = willing(&caller.bot, public.invited()).await;
    caller.announce(reply.pinging(invited)).await?;
    let adopted = caller.bot.boards.adopt(caller, &public, at.state.turn_began()).await;
    drop(reservation);
    if let Err(Failure::Fault(fault)) = adopted {
        // The board posts itself then.
        tracing::warn!(%fault, "the answer was not found");
    }
    Ok(())
}

async fn open(
    caller: &Caller,
    room: Room,
    terms: Terms,
    chairs: Vec<Sitter>,
) -> Result<At, Failure> {
    let opening = Opening::new(room, caller.person, terms, chairs);
    let most = caller.server.tables.unwrap_or(usize::MAX);
    let state = caller.bot.hall.open_among(opening, most, caller.request()?).await?.state;
    Ok(At::new(caller, state))
}

/// Makes a thread for the table and says where it is.
async fn in_thread(caller: &Caller, terms: Terms, chairs: Vec<Sitter>) -> Result<(), Failure> {
    if caller.room.server.is_none() || !caller.reaches_channel {
        return Err(Failure::told("bot-no-threads"));
    }
    let name = caller.bot.members.name(caller.person).await?.unwrap_or_default();
    let title = caller.public_tongue.say("bot-thread", &[("who", &name)]);
    let thread = CreateThread::new(crate::discord::text::shortened(&title, 100))
        .kind(ChannelType::PublicThread)
        .auto_archive_duration(AutoArchiveDuration::OneWeek);
    let parent = serenity::all::ChannelId::new(caller.room.channel.0);
    let http = &caller.bot.http;
    let made = persist(|| thread.clone().execute(http, (parent, None))).await?;
    let channel = ChannelId(made.id.get());
    let room = Room { channel, ..caller.room };
    let reservation = caller.bot.boards.reserve(channel);
    let at = open(caller, room, terms, chairs).await?;
    caller.bot.boards.prepare(at.view.id, channel, caller).await?;
    drop(reservation);
    let place = format!("<#{channel}>");
    let text = caller.public_tongue.say("bot-table-in", &[("place", &place)]);
    caller.announce(Reply::text(text)).await
}

/// Refuses to invite who wants no invitations.
async fn check_invitations(caller: &Caller, chairs: &[Sitter]) -> Result<(), Failure> {
    let mut invited = Vec::new();
    for sitter in chairs {
        if let Sitter::Invited(person) = sitter {
            invited.push(*person);
        }
    }
    let uninvited = uninvited(&caller.bot, invited).await?;
    match uninvited.is_empty() {
        true => Ok(()),
        false => Err(told_of("bot-takes-no-invitations", &uninvited).into()),
    }
}

/// Those of some people who want no invitations.
pub(super) async fn uninvited(bot: &Bot, people: Vec<PersonId>) -> Result<Vec<PersonId>, Failure> {
    let mut uninvited = Vec::new();
    for person in people {
        if bot.members.person(person).await?.uninvited {
            uninvited.push(person);
        }
    }
    Ok(uninvited)
}

/// A sentence about people, by their mentions.
pub(super) fn told_of(key: &'static str, people: &[PersonId]) -> Telling {
    let named: Vec<String> = people.iter().map(|person| format!("<@{person}>")).collect();
    let facts = [("who", Fact::Text(named.join(", "))), ("count", Fact::from(people.len()))];
    Telling::new(key, facts)
}

fn check_channel(caller: &Caller) -> Result<(), Failure> {
    if caller.server.allows(caller.room.channel, caller.parent) || caller.is_manager {
        return Ok(());
    }
    let allowed = &caller.server.channels;
    let named: Vec<String> = allowed.iter().map(|channel| format!("<#{channel}>")).collect();
    Err(Telling::new("bot-other-channel", [("channels", Fact::Text(named.join(", ")))]).into())
}

/// Everyone beside the host.
fn chairs(wish: &Wish) -> Result<Vec<Sitter>, Failure> {
    let mut chairs = Vec::new();
    for opponent in &wish.opponents {
        chairs.push(match opponent {
            Opponent { is_us: true, .. } => computer(USUAL_LEVEL),
            Opponent { is_bot: true, .. } => return Err(Failure::told("bot-opponent-is-bot")),
            Opponent { person, .. } => Sitter::Invited(*person),
        });
    }
    for level in &wish.levels {
        chairs.push(computer(level.trim().parse().map_err(|_| unknown_level(level))?));
    }
    let players = wish.players.unwrap_or_else(|| (chairs.len() + 1).max(2)).min(MOST_PLAYERS);
    while chairs.len() + 1 < players {
        chairs.push(Sitter::Open);
    }
    Ok(chairs)
}

fn computer(level: Level) -> Sitter {
    Sitter::Computer(ComputerLevel::Scrabble(level))
}

fn unknown_level(level: &str) -> Failure {
    let known = Level::ALL.map(Level::name).join(", ");
    unknown("bot-unknown-level", level, known)
}

/// A refusal of a name that is none of those known.
pub(in crate::discord) fn unknown(key: &'static str, text: &str, known: String) -> Failure {
    let text = crate::discord::text::escaped(&text.chars().take(40).collect::<String>());
    Telling::new(key, [("text", Fact::Text(text)), ("known", Fact::Text(known))]).into()
}

fn terms(caller: &Caller, wish: &Wish) -> Result<Terms, Failure> {
    let lexicon = wish.lexicon.clone().or_else(|| caller.server.lexicon.clone());
    let lexicon = lexicon.unwrap_or_else(|| usual_lexicon(caller.public_tongue).to_owned());
    // Only what is shipped: a path typed by a player must never reach the disk.
    if !lexicons::shipped().any(|(name, _)| name == lexicon) {
        let known = lexicons::shipped().map(|(name, _)| name).collect::<Vec<_>>().join(", ");
        return Err(unknown("bot-unknown-lexicon", &lexicon, known));
    }
    let language = lexicons::language(&lexicon).unwrap_or_else(|| "cs".to_owned());
    let overlay = caller.server.overlay(&language);
    let judging = match &wish.rule {
        Some(rule) => read_rule(rule)?,
        None => caller.server.judging.unwrap_or_default(),
    };
    let mut options = Options { judging, ..Options::default() };
    let mut pace = Pace::default();
    if let Some(text) = &wish.clock {
        match read_clock(text)? {
            Time::Free => {}
            Time::Game(minutes) => options.clock = Some(ClockRule::minutes(minutes)),
            Time::Move(ms) => {
                (pace.move_ms, pace.remind_ms) = (Some(ms), Some(ms / 2));
            }
        }
    }
    let (added, banned) = (overlay.added, overlay.banned);
    let game = ScrabbleTerms { language, lexicon: Some(lexicon), added, banned, options };
    // A hint is a valid word, which nobody learns for nothing where words are challenged.
    let usual = caller.server.hints && judging == Judging::Checked;
    let hints = wish.hints.unwrap_or(usual) && !wish.rated;
    let friendly = Terms::friendly(GameTerms::Scrabble(game));
    Ok(Terms { hints, rated: wish.rated, pace, ..friendly })
}

/// The lexicon of a language.
pub(in crate::discord) fn usual_lexicon(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::Czech => "cs-klasik",
        Tongue::Slovak => "sk",
        Tongue::English => "en",
    }
}

/// The names of the rules, in the order in which they are offered.
pub(in crate::discord) const RULES: [(&str, Judging); 6] = [
    ("checked", Judging::Checked),
    ("void", Judging::Challenge(ChallengeRule::Void)),
    ("single", Judging::Challenge(ChallengeRule::Single)),
    ("double", Judging::Challenge(ChallengeRule::Double)),
    ("five", Judging::Challenge(ChallengeRule::FivePoints)),
    ("ten", Judging::Challenge(ChallengeRule::TenPoints)),
];

/// Reads the name of a rule.
pub(in crate::discord) fn read_rule(text: &str) -> Result<Judging, Failure> {
    let found = RULES.into_iter().find(|(name, _)| *name == text.trim());
    found.map(|(_, judging)| judging).ok_or_else(|| {
        let known = RULES.map(|(name, _)| name).join(", ");
        unknown("bot-unknown-rule", text, known)
    })
}

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Time {
    /// As much as one likes.
    Free,
    /// So many minutes for the whole game.
    Game(u64),
    /// So many milliseconds for one move.
    Move(u64),
}

/// The clocks that are offered: minutes for a game, hours and days for a move.
pub(in crate::discord) const CLOCKS: [&str; 7] = ["none", "10m", "25m", "60m", "12h", "1d", "3d"];

/// Reads a clock: `none`, `25m` for a game, `12h` or `3d` for one move.
fn read_clock(text: &str) -> Result<Time, Failure> {
    let wrong = || unknown("bot-unknown-clock", text, CLOCKS.join(", "));
    let text = text.trim();
    if matches!(text, "none" | "") {
        return Ok(Time::Free);
    }
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let count: u64 = digits.parse().map_err(|_| wrong())?;
    match (&text[digits.len()..], count) {
        ("" | "m", 1..=180) => Ok(Time::Game(count)),
        ("h", 1..=240) => Ok(Time::Move(count * HOUR)),
        ("d", 1..=30) => Ok(Time::Move(count * DAY)),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        assert!(matches!(read_clock("none"), Ok(Time::Free)));
        assert!(matches!(read_clock("25m"), Ok(Time::Game(25))));
        assert!(matches!(read_clock(" 25 "), Ok(Time::Game(25))));
        assert!(matches!(read_clock("3d"), Ok(Time::Move(ms)) if ms == 3 * DAY));
        for wrong in ["0m", "x", "3y", "999999999999999999999d", "-1m", "500h"] {
            assert!(read_clock(wrong).is_err(), "{wrong}");
        }
        assert!(CLOCKS.iter().all(|clock| read_clock(clock).is_ok()));
    }

    #[test]
    fn a_table_without_wishes_has_a_free_chair() {
        assert_eq!(chairs(&Wish::default()).unwrap(), [Sitter::Open]);
        let levels = vec!["random".to_owned(), "inhuman".to_owned()];
        let wish = Wish { levels, players: Some(4), ..Wish::default() };
        let chairs = chairs(&wish).unwrap();
        assert_eq!(chairs.len(), 3);
        assert_eq!(chairs[2], Sitter::Open);
    }

    #[test]
    fn other_bots_cannot_play() {
        let bot = Opponent { person: PersonId(1), is_bot: true, is_us: false };
        let us = Opponent { is_us: true, ..bot };
        assert!(chairs(&Wish { opponents: vec![bot], ..Wish::default() }).is_err());
        let chairs = chairs(&Wish { opponents: vec![us], ..Wish::default() }).unwrap();
        assert_eq!(chairs, [computer(USUAL_LEVEL)]);
    }
}
