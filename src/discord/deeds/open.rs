//! Opening a table: what somebody wishes, with sensible answers to everything they left open.

use serenity::all::{AutoArchiveDuration, ChannelType, CreateThread};
use serenity::builder::Builder;

use super::time::Time;
use crate::discord::board::willing;
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::face::new::{Typed, meant_game, unknown};
use crate::discord::face::{self, Face};
use crate::discord::failure::Failure;
use crate::discord::persistence::persist;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::games::facts::{Fact, Telling};
use crate::session::game::{ComputerLevel, GameKind, each};
use crate::session::table::{Opening, Pace, Sitter, Terms};
use crate::session::{ChannelId, PersonId, Room};

/// What somebody wishes; whatever is left open gets the usual answer.
#[derive(Clone, Debug, Default)]
pub(in crate::discord) struct Wish {
    /// The game.
    pub game: Option<String>,
    /// Those who are to play; whether each is a bot is known from Discord.
    pub opponents: Vec<Opponent>,
    /// The levels of computers that are to play.
    pub levels: Vec<String>,
    /// The number of chairs.
    pub players: Option<usize>,
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

/// Opens a table and shows it; what only its game asks for is read by its face.
pub(in crate::discord) async fn table(
    caller: &Caller,
    wish: &Wish,
    typed: Typed<'_>,
) -> Result<(), Failure> {
    check_channel(caller)?;
    let kind = meant_game(wish.game.as_deref())?;
    typed.check_options(kind, caller.tongue)?;
    let terms = each!(GameKind, kind, H => terms::<H>(caller, wish, typed)?);
    let chairs = chairs(kind, wish)?;
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
        tracing::warn!(?fault, "the answer was not found");
    }
    Ok(())
}

async fn open(
    caller: &Caller,
    room: Room,
    terms: Terms,
    chairs: Vec<Sitter>,
) -> Result<SeenTable, Failure> {
    let opening = Opening::new(room, caller.person, terms, chairs);
    let most = caller.server.tables.unwrap_or(usize::MAX);
    let state = caller.bot.hall.open_among(opening, most, caller.request()?).await?.state;
    Ok(SeenTable::new(caller, state))
}

/// Makes a thread for the table and says where it is.
async fn in_thread(caller: &Caller, terms: Terms, chairs: Vec<Sitter>) -> Result<(), Failure> {
    if caller.room.server.is_none() || !caller.reaches_channel {
        return Err(Failure::told("bot-no-threads"));
    }
    let name = caller.bot.members.name(caller.person).await?.unwrap_or_default();
    let game = face::say(terms.game.kind(), caller.public_tongue, "name", &[]);
    let title = caller.public_tongue.say("bot-thread", &[("game", &game), ("who", &name)]);
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
fn chairs(kind: GameKind, wish: &Wish) -> Result<Vec<Sitter>, Failure> {
    let mut chairs = Vec::new();
    for opponent in &wish.opponents {
        chairs.push(match opponent {
            Opponent { is_us: true, .. } => Sitter::Computer(kind.usual_level()),
            Opponent { is_bot: true, .. } => return Err(Failure::told("bot-opponent-is-bot")),
            Opponent { person, .. } => Sitter::Invited(*person),
        });
    }
    for level in &wish.levels {
        chairs.push(Sitter::Computer(read_level(kind, level)?));
    }
    let (least, most) = kind.players().into_inner();
    let players = wish.players.unwrap_or_else(|| (chairs.len() + 1).max(least)).min(most);
    while chairs.len() + 1 < players {
        chairs.push(Sitter::Open);
    }
    Ok(chairs)
}

fn read_level(kind: GameKind, text: &str) -> Result<ComputerLevel, Failure> {
    kind.level_named(text.trim()).ok_or_else(|| {
        let known: Vec<String> = kind.levels().iter().map(ToString::to_string).collect();
        unknown("bot-unknown-level", text, known.join(", "))
    })
}

fn terms<H: Face>(caller: &Caller, wish: &Wish, typed: Typed<'_>) -> Result<Terms, Failure> {
    let (mut own, mut pace) = (H::agree(caller, &typed)?, Pace::default());
    if let Some(clock) = &wish.clock {
        Time::read(clock)?.settle::<H>(&mut own, &mut pace)?;
    }
    let usual = caller.server.hints && H::gives_hints(&own);
    let hints = wish.hints.unwrap_or(usual) && !wish.rated;
    let friendly = Terms::friendly(H::of_terms(own));
    Ok(Terms { hints, rated: wish.rated, pace, ..friendly })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_without_wishes_has_a_free_chair() {
        let chairs = |wish: Wish| chairs(GameKind::Scrabble, &wish).unwrap();
        assert_eq!(chairs(Wish::default()), [Sitter::Open]);
        let levels = vec!["random".to_owned(), "inhuman".to_owned()];
        let wish = Wish { levels, players: Some(4), ..Wish::default() };
        let chairs = chairs(wish);
        assert_eq!(chairs.len(), 3);
        assert_eq!(chairs[2], Sitter::Open);
    }

    #[test]
    fn other_bots_cannot_play() {
        let bot = Opponent { person: PersonId(1), is_bot: true, is_us: false };
        let us = Opponent { is_us: true, ..bot };
        let chairs = |opponent| {
            let wish = Wish { opponents: vec![opponent], ..Wish::default() };
            chairs(GameKind::Scrabble, &wish)
        };
        assert!(chairs(bot).is_err());
        let usual = GameKind::Scrabble.usual_level();
        assert_eq!(chairs(us).unwrap(), [Sitter::Computer(usual)]);
    }
}
