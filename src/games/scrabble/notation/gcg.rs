//! GCG, the text form of a whole game: `#` directives, then one `>` line for each event.

use std::fmt::{self, Write};

use super::super::event::AdjustmentCause;
use super::super::placement::Placement;
use super::super::score::Score;
use super::super::tile::Tiles;
use super::super::view::{TurnDeed, View};
use crate::games::rules::Seat;

/// A game as a GCG file tells it, whether or not the rules would have allowed it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Gcg {
    /// The players, as numbered in the file.
    pub players: Vec<GcgPlayer>,
    /// All other directives before the first event or without one, such as `title` or `lexicon`.
    pub directives: Vec<(String, String)>,
    /// What happened.
    pub events: Vec<GcgEvent>,
}

/// A player of a GCG file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GcgPlayer {
    /// The name in the lines of events, without spaces.
    pub nick: String,
    /// The full name.
    pub name: String,
}

/// A line of a GCG file, with the notes below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GcgEvent {
    /// Whose line it is, as an index of the players.
    pub player: usize,
    /// The rack before it, as far as it was known.
    pub rack: Tiles,
    /// What happened.
    pub deed: GcgDeed,
    /// The change of the player's score.
    pub score: Score,
    /// The player's score after it.
    pub total: Score,
    /// Notes, each one line.
    pub notes: Vec<String>,
}

/// What a line of a GCG file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GcgDeed {
    /// `8D WINDY`: tiles laid; letters on the board stand as dots or as themselves.
    Place(Placement),
    /// `-ABC`: tiles exchanged.
    Exchange(Tiles),
    /// `-3`: tiles exchanged, only their number known.
    ExchangeCount(usize),
    /// `-`: passed, or lost the turn by a wrong challenge.
    Pass,
    /// `--`: the last play was challenged and taken back.
    Withdrawn,
    /// `(challenge)`: points for a wrong challenge.
    ChallengeBonus,
    /// `(ABC)` with points gained: tiles left on the others' racks.
    OthersTiles(Tiles),
    /// `(ABC)` with points lost: tiles left on the own rack.
    OwnTiles(Tiles),
    /// `(time)`: points lost by overtime.
    Overtime,
}

impl Gcg {
    /// Writes down a game as a viewer sees it; before the end other racks stay unknown.
    ///
    /// A play made from an unknown rack shows the tiles laid, as usual in such files.
    pub fn from_view(view: &View, names: &[&str]) -> Self {
        let mut players: Vec<GcgPlayer> = Vec::new();
        for seat in Seat::all(view.players.len()) {
            let name = names.get(seat.index()).map_or_else(|| seat.to_string(), |n| one_line(n));
            let name = if name.is_empty() { seat.to_string() } else { name };
            let mut nick = name.replace(char::is_whitespace, "_");
            while players.iter().any(|player| player.nick == nick) {
                nick.push('_');
            }
            players.push(GcgPlayer { nick, name });
        }
        let mut events = Vec::new();
        for turn in &view.turns {
            let Some(deed) = turn_deed(&turn.deed) else { continue };
            let rack = match (&turn.rack, &deed) {
                (Some(rack), _) => rack.clone(),
                (None, GcgDeed::Place(placement)) => placement.tiles_used().collect(),
                (None, _) => Tiles::default(),
            };
            events.push(GcgEvent {
                player: turn.seat.index(),
                rack,
                deed,
                score: turn.score,
                total: turn.total,
                notes: notes(&turn.deed, &players),
            });
            if let TurnDeed::Stood { by, challenger_loses_turn: true, .. } = turn.deed {
                events.push(lost_turn(&events, by));
            }
        }
        events.extend(final_lines(view));
        let id = ("id".to_owned(), format!("kamen {}", view.setup.game));
        let incomplete = view.outcome.is_none().then(|| ("incomplete".to_owned(), String::new()));
        Self { players, directives: [id].into_iter().chain(incomplete).collect(), events }
    }
}

fn turn_deed(deed: &TurnDeed) -> Option<GcgDeed> {
    Some(match deed {
        TurnDeed::Placed { placement, .. } => GcgDeed::Place(placement.clone()),
        TurnDeed::Exchanged { tiles: Some(tiles), .. } => GcgDeed::Exchange(tiles.clone()),
        TurnDeed::Exchanged { count, tiles: None } => GcgDeed::ExchangeCount(*count),
        TurnDeed::Passed => GcgDeed::Pass,
        TurnDeed::Withdrawn { .. } => GcgDeed::Withdrawn,
        TurnDeed::Stood { .. } => GcgDeed::ChallengeBonus,
        // The format has no line for it; the end of the file tells as much.
        TurnDeed::Departed(_) => return None,
    })
}

/// What the format has no field for: who challenged, and which words.
fn notes(deed: &TurnDeed, players: &[GcgPlayer]) -> Vec<String> {
    match deed {
        TurnDeed::Withdrawn { by, words, .. } | TurnDeed::Stood { by, words, .. } => {
            let words: Vec<String> = words
                .iter()
                .map(|judged| format!("{}{}", judged.word, if judged.valid { "" } else { "*" }))
                .collect();
            vec![format!("{} challenged {}", players[by.index()].nick, words.join(", "))]
        }
        _ => Vec::new(),
    }
}

/// The turn that a wrong challenge costs is a pass in these files.
fn lost_turn(before: &[GcgEvent], by: Seat) -> GcgEvent {
    let last = before.iter().rev().find(|event| event.player == by.index());
    GcgEvent {
        player: by.index(),
        rack: Tiles::default(),
        deed: GcgDeed::Pass,
        score: Score(0),
        total: last.map_or(Score(0), |event| event.total),
        notes: Vec::new(),
    }
}

/// The lines after the last turn, with running totals.
fn final_lines(view: &View) -> Vec<GcgEvent> {
    let Some(outcome) = &view.outcome else { return Vec::new() };
    let changes = &outcome.ended.adjustments;
    let mut totals: Vec<Score> = view.players.iter().map(|player| player.score).collect();
    for change in changes {
        totals[change.seat.index()] = totals[change.seat.index()] - change.score;
    }
    changes
        .iter()
        .map(|change| {
            let player = change.seat.index();
            totals[player] += change.score;
            let deed = match &change.cause {
                AdjustmentCause::OwnTiles(tiles) => GcgDeed::OwnTiles(tiles.clone()),
                AdjustmentCause::OthersTiles(tiles) => GcgDeed::OthersTiles(tiles.clone()),
                AdjustmentCause::Overtime(_) => GcgDeed::Overtime,
            };
            let rack = outcome.racks[player].clone();
            let (score, total) = (change.score, totals[player]);
            GcgEvent { player, rack, deed, score, total, notes: Vec::new() }
        })
        .collect()
}

fn one_line(text: &str) -> String {
    text.split(|c: char| c.is_control() || c.is_whitespace())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

impl fmt::Display for Gcg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "#character-encoding UTF-8")?;
        for (number, player) in (1..).zip(&self.players) {
            writeln!(f, "#player{number} {} {}", player.nick, player.name)?;
        }
        for (name, value) in &self.directives {
            let space = if value.is_empty() { "" } else { " " };
            writeln!(f, "#{name}{space}{value}")?;
        }
        self.events.iter().try_for_each(|event| event.write(f, &self.players))
    }
}

impl GcgEvent {
    fn write(&self, f: &mut impl Write, players: &[GcgPlayer]) -> fmt::Result {
        let nick = players.get(self.player).map_or("", |player| &player.nick);
        write!(f, ">{nick}: {} ", self.rack)?;
        match &self.deed {
            GcgDeed::Place(placement) => write!(f, "{placement}")?,
            GcgDeed::Exchange(tiles) => write!(f, "-{tiles}")?,
            GcgDeed::ExchangeCount(count) => write!(f, "-{count}")?,
            GcgDeed::Pass => f.write_str("-")?,
            GcgDeed::Withdrawn => f.write_str("--")?,
            GcgDeed::ChallengeBonus => f.write_str("(challenge)")?,
            GcgDeed::OthersTiles(tiles) | GcgDeed::OwnTiles(tiles) => write!(f, "({tiles})")?,
            GcgDeed::Overtime => f.write_str("(time)")?,
        }
        // The sign tells tiles lost from tiles gained even where their value is nothing.
        let loses = matches!(self.deed, GcgDeed::OwnTiles(_) | GcgDeed::Overtime);
        if self.score == Score(0) && loses {
            write!(f, " -0 {}", self.total)?;
        } else {
            write!(f, " {:+} {}", self.score, self.total)?;
        }
        writeln!(f)?;
        self.notes.iter().try_for_each(|note| writeln!(f, "#note {note}"))
    }
}
