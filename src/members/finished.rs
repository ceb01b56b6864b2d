//! What became of a game.

use serde::{Deserialize, Serialize};

use super::sheet::Sheet;
use super::statistics::Outcome;
use crate::games::ending::Departure;
use crate::games::rules::{Seat, Viewer};
use crate::games::scrabble::{Deed, EndReason, Score, View};
use crate::session::game::GameKind;
use crate::session::game::{ComputerLevel, GameTerms, GameView};
use crate::session::table::{Sitter, Table};
use crate::session::{ChannelId, Moment, PersonId, ServerId};
use crate::store::{Kind, TableId};

/// A game that came to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedGame {
    /// The table at which it was played.
    pub table: TableId,
    /// The server; a private conversation belongs to none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<ServerId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// When it ended.
    pub ended_at: Moment,
    /// Which game it was.
    pub kind: GameKind,
    /// The name of the language pack.
    pub language: String,
    /// The name of the lexicon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lexicon: Option<String>,
    /// Whether it was played for the table of players.
    #[serde(default)]
    pub rated: bool,
    /// The players in the order of play, as they sat at the end.
    pub players: Vec<FinishedPlayer>,
    /// Why it ended.
    pub reason: EndReason,
}

/// A player of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedPlayer {
    /// Who played.
    pub who: Contestant,
    /// The final score.
    pub score: Score,
    /// The place, from one; players may share it.
    pub place: usize,
    /// Turns taken: plays, exchanges and passes.
    #[serde(default)]
    pub turns: u32,
    /// The points of all plays that stood, before anything the end changed.
    #[serde(default)]
    pub points: Score,
    /// Plays with a whole rack.
    #[serde(default)]
    pub bingos: u32,
    /// The play with the most points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<BestPlay>,
    /// Why the player did not stay to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub departed: Option<Departure>,
}

/// Who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contestant {
    /// A person.
    Person(PersonId),
    /// The computer.
    Computer(ComputerLevel),
}

impl Contestant {
    /// The person.
    pub fn person(self) -> Option<PersonId> {
        match self {
            Self::Person(person) => Some(person),
            Self::Computer(_) => None,
        }
    }
}

/// A play with its words, the main word first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestPlay {
    /// The words, in upper case.
    pub words: Vec<String>,
    /// Its points.
    pub points: Score,
}

impl Sheet for FinishedGame {
    const KIND: Kind = Kind::named("finished-game");
}

impl FinishedGame {
    /// What became of the game at a table; nothing while it is not over.
    pub fn of(table: &Table) -> Option<Self> {
        let ended_at = table.ended_at()?;
        let GameTerms::Scrabble(terms) = &table.terms().game;
        let GameView::Scrabble(view) = table.view_as(Viewer::Spectator).game?;
        let outcome = view.outcome.as_ref()?;
        let player = |seat: Seat| {
            let who = match table.sitter(seat)? {
                Sitter::Person(person) => Contestant::Person(person),
                Sitter::Computer(level) => Contestant::Computer(level),
                Sitter::Open | Sitter::Invited(_) => return None,
            };
            let standing = outcome.standings.iter().find(|standing| standing.seat == seat)?;
            let departed = view.players.get(seat.index())?.departed;
            let plays = Plays::of(&view, seat);
            Some(FinishedPlayer {
                who,
                score: standing.score,
                place: standing.place,
                turns: plays.turns,
                points: plays.stood.iter().map(|play| play.points).sum(),
                bingos: u32::try_from(plays.bingos()).unwrap_or(u32::MAX),
                best: plays.best(),
                departed,
            })
        };
        let players: Option<Vec<_>> = Seat::all(view.players.len()).map(player).collect();
        Some(Self {
            table: table.id(),
            server: table.room().server,
            channel: table.room().channel,
            ended_at,
            kind: table.terms().game.kind(),
            language: terms.language.clone(),
            lexicon: terms.lexicon.clone(),
            rated: table.terms().rated,
            players: players?,
            reason: outcome.ended.reason,
        })
    }

    /// The persons who played, in the order of play.
    pub fn persons(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.players.iter().filter_map(|player| player.who.person())
    }

    /// Whether it was played by at least two persons.
    pub fn is_between_people(&self) -> bool {
        self.persons().nth(1).is_some()
    }

    /// How it ended for a player, among all.
    pub fn outcome(&self, player: &FinishedPlayer) -> Outcome {
        Outcome::among(player, self.players.iter())
    }

    /// How it ended for a player among the persons alone.
    pub fn outcome_among_people(&self, player: &FinishedPlayer) -> Outcome {
        Outcome::among(player, self.players.iter().filter(|other| other.who.person().is_some()))
    }
}

/// What a player did in a game.
#[derive(Default)]
struct Plays {
    turns: u32,
    /// The plays that nobody had taken back.
    stood: Vec<Play>,
}

struct Play {
    words: Vec<String>,
    points: Score,
    bingo: bool,
}

impl Plays {
    fn of(view: &View, seat: Seat) -> Self {
        let mut plays = Self::default();
        for turn in view.turns.iter().filter(|turn| turn.seat == seat) {
            match &turn.deed {
                Deed::Placed { words, bingo, .. } => {
                    let words = words.iter().map(|word| word.word.word().to_string()).collect();
                    let (points, bingo) = (turn.score, *bingo > Score(0));
                    plays.stood.push(Play { words, points, bingo });
                    plays.turns += 1;
                }
                Deed::Exchanged { .. } | Deed::Passed => plays.turns += 1,
                Deed::Withdrawn { moves_again, .. } => {
                    plays.stood.pop();
                    // Whoever moves again has not had the turn yet.
                    plays.turns -= u32::from(*moves_again);
                }
                Deed::Stood { .. } | Deed::Departed(_) => {}
            }
        }
        plays
    }

    fn bingos(&self) -> usize {
        self.stood.iter().filter(|play| play.bingo).count()
    }

    /// The first of those with the most points.
    fn best(&self) -> Option<BestPlay> {
        let most = self.stood.iter().map(|play| play.points).max()?;
        let play = self.stood.iter().find(|play| play.points == most)?;
        Some(BestPlay { words: play.words.clone(), points: play.points })
    }
}
