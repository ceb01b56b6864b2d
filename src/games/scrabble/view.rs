//! What one viewer may see of a game: a type that has no place for anything else.
//!
//! Other racks and the order of the bag are not in here before the end, so whoever draws a
//! picture, writes an export or thinks for a computer player cannot give them away.

use std::sync::Arc;

use super::board::Board;
use super::edition::Edition;
use super::event::{ChallengeOutcome, Ended, Event, JudgedWord, Setup};
use super::game::{Game, Turn};
use super::placement::{Placement, check_rack, fit};
use super::refusal::Refusal;
use super::score::Score;
use super::scoring::{Points, ScoredWord, score};
use super::tile::{LaidWord, Tiles};
use crate::games::chance::Seed;
use crate::games::clock::TimeLeft;
use crate::games::ending::Departure;
use crate::games::rules::{Seat, Viewer};

/// Everything that one viewer may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// What everyone knows of the beginning: edition, rules, commitment, first turn.
    pub setup: Arc<Setup>,
    /// Who looks.
    pub viewer: Viewer,
    /// The tiles on the board.
    pub board: Board,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The viewer's own rack.
    pub rack: Option<Tiles>,
    /// What the viewer drew last.
    pub last_drawn: Option<Tiles>,
    /// How many tiles are in the bag.
    pub bag: usize,
    /// The tiles the viewer does not see, in the order of the alphabet.
    pub unseen: Tiles,
    /// Whose turn it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// Turns in a row that scored nothing.
    pub scoreless: usize,
    /// The play that can be challenged now.
    pub contest: Option<ContestView>,
    /// Whether the last tile has been played, and only a challenge can undo that.
    pub final_call: bool,
    /// Whether the last turn can be taken back.
    pub can_undo: bool,
    /// Every turn so far, shared by all views that show it alike.
    pub turns: Vec<Arc<TurnView>>,
    /// The result, when the game is over.
    pub outcome: Option<Outcome>,
}

/// What everyone sees of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// Points so far.
    pub score: Score,
    /// How many tiles are on the rack.
    pub tiles: usize,
    /// Time left, if there is a clock.
    pub time: Option<TimeLeft>,
    /// Why the player is gone, if so.
    pub departed: Option<Departure>,
}

/// A play that can be challenged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestView {
    /// Whose play it is.
    pub seat: Seat,
    /// The words that can be challenged.
    pub words: Vec<LaidWord>,
}

/// A turn as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnView {
    /// Whose turn, or whose play was challenged.
    pub seat: Seat,
    /// That player's rack before it, where the viewer may know it.
    pub rack: Option<Tiles>,
    /// What happened.
    pub deed: TurnDeed,
    /// What it changed in that player's score.
    pub score: Score,
    /// That player's score after it.
    pub total: Score,
}

/// What happened in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnDeed {
    /// Tiles were laid.
    Placed {
        /// Where, and which.
        placement: Placement,
        /// The words made, with their points.
        words: Vec<ScoredWord>,
        /// The bonus for a whole rack, or zero.
        bingo: Score,
    },
    /// Tiles were exchanged.
    Exchanged {
        /// How many.
        count: usize,
        /// Which, where the viewer may know it.
        tiles: Option<Tiles>,
    },
    /// The turn was passed.
    Passed,
    /// The play was challenged and taken back.
    Withdrawn {
        /// Who challenged.
        by: Seat,
        /// The words and what was said of them.
        words: Vec<JudgedWord>,
        /// Whether its player moves again.
        moves_again: bool,
    },
    /// The play was challenged and stands.
    Stood {
        /// Who challenged.
        by: Seat,
        /// The words, all valid.
        words: Vec<JudgedWord>,
        /// Whether the challenger loses a turn.
        challenger_loses_turn: bool,
    },
    /// The player is out of the game.
    Departed(Departure),
}

/// The result of a game, and what was secret until then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Why it is over, and what that changed.
    pub ended: Ended,
    /// All players, the best first.
    pub standings: Vec<Standing>,
    /// The racks at the end.
    pub racks: Vec<Tiles>,
    /// The seed behind the commitment.
    pub seed: Seed,
    /// The bag before dealing.
    pub bag: Tiles,
}

/// A player's place in the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// The place, from one; equal scores share it.
    pub place: usize,
    /// The final score.
    pub score: Score,
}

impl View {
    pub(super) fn new(game: &Game, viewer: Viewer) -> Self {
        let position = &game.position;
        let sees = Sight { viewer, all: game.is_over() };
        let own = match viewer {
            Viewer::Seat(seat) => position.players.get(seat.index()),
            Viewer::Spectator => None,
        };
        let players = position.players.iter().map(|player| PlayerView {
            score: player.score,
            tiles: player.rack.len(),
            time: player.time,
            departed: player.departed,
        });
        let hidden = Seat::all(position.players.len())
            .filter(|&seat| !sees.rack(seat))
            .flat_map(|seat| position.player(seat).rack.iter());
        let mut unseen: Tiles = position.bag.iter().chain(hidden).collect();
        game.started.setup.edition.tiles.sort(&mut unseen);
        let contest = position.contest.as_ref().filter(|_| !game.is_over());
        Self {
            viewer,
            board: position.board.clone(),
            players: players.collect(),
            rack: own.map(|player| player.rack.clone()),
            last_drawn: game.turns.iter().rev().find_map(|turn| sees.own_draw(turn)),
            bag: position.bag.len(),
            unseen,
            turn: game.turn(),
            scoreless: position.scoreless,
            contest: contest.map(|c| ContestView { seat: c.seat, words: c.words.clone() }),
            final_call: !game.is_over() && position.final_call().is_some(),
            can_undo: !game.is_over() && game.can_undo(),
            turns: game.turns.iter().map(|turn| sees.turn(turn)).collect(),
            outcome: game.ended.as_ref().map(|ended| Outcome {
                ended: ended.clone(),
                standings: standings(game),
                racks: position.players.iter().map(|player| player.rack.clone()).collect(),
                seed: game.started.seed.clone(),
                bag: game.started.bag.clone(),
            }),
            setup: Arc::clone(&game.started.setup),
        }
    }

    /// Tiles and board.
    pub fn edition(&self) -> &Edition {
        &self.setup.edition
    }

    /// Whether nobody is on turn any more.
    pub fn is_over(&self) -> bool {
        self.turn.is_none()
    }

    /// The players, the best first: who stayed comes before who left, then the points decide.
    pub fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.players.len()).collect();
        seats.sort_by_key(|&seat| self.rank(seat));
        seats
    }

    /// Who has won, alone or together; nobody while the game goes on.
    pub fn winners(&self) -> Vec<Seat> {
        let ranking = self.ranking();
        let best = ranking.first().filter(|_| self.is_over()).map(|&seat| self.rank(seat));
        ranking.into_iter().filter(|&seat| Some(self.rank(seat)) == best).collect()
    }

    fn rank(&self, seat: Seat) -> (bool, Score) {
        let player = &self.players[seat.index()];
        (player.departed.is_some(), -player.score)
    }

    /// What a placement would make and earn, before it counts; says nothing of the words' validity.
    ///
    /// # Errors
    /// When it does not fit the board or the viewer's rack.
    pub fn preview(&self, placement: &Placement) -> Result<(Placement, Points), Refusal> {
        let play = fit(&self.board, self.edition(), placement)?;
        if let Some(rack) = &self.rack {
            check_rack(rack, &play.placement.tiles_used().collect())?;
        }
        let points = score(&self.board, self.edition(), &play);
        Ok((play.placement, points))
    }
}

/// What a viewer may know of the players' secrets.
#[derive(Clone, Copy)]
struct Sight {
    viewer: Viewer,
    all: bool,
}

impl Sight {
    fn rack(self, seat: Seat) -> bool {
        self.all || self.viewer == Viewer::Seat(seat)
    }

    fn own_draw(self, turn: &Turn) -> Option<Tiles> {
        let is_own = self.viewer == Viewer::Seat(turn.known.seat);
        turn.drawn.as_ref().filter(|_| is_own).cloned()
    }

    fn turn(self, turn: &Turn) -> Arc<TurnView> {
        let seen = if self.rack(turn.known.seat) { &turn.known } else { &turn.told };
        Arc::clone(seen)
    }
}

impl TurnView {
    /// A turn as whoever knows its player's rack sees it.
    pub(super) fn known(event: &Event, seat: Seat, rack: Tiles, total: Score) -> Self {
        let (deed, score) = match event {
            Event::Placed(event) => {
                let (placement, words) = (event.placement.clone(), event.words.clone());
                (TurnDeed::Placed { placement, words, bingo: event.bingo }, event.score)
            }
            Event::Exchanged(event) => {
                let tiles = Some(event.returned.clone());
                (TurnDeed::Exchanged { count: event.returned.len(), tiles }, Score(0))
            }
            Event::Challenged(event) => {
                let (by, words) = (event.by, event.words.clone());
                match &event.outcome {
                    ChallengeOutcome::Withdrawn { score, moves_again, bag: _ } => {
                        (TurnDeed::Withdrawn { by, words, moves_again: *moves_again }, -*score)
                    }
                    ChallengeOutcome::Stood { bonus, challenger_loses_turn } => {
                        let challenger_loses_turn = *challenger_loses_turn;
                        (TurnDeed::Stood { by, words, challenger_loses_turn }, *bonus)
                    }
                }
            }
            Event::Departed(event) => (TurnDeed::Departed(event.how), Score(0)),
            Event::Passed(_) | Event::Started(_) | Event::Undone(_) | Event::Ended(_) => {
                (TurnDeed::Passed, Score(0))
            }
        };
        Self { seat, rack: Some(rack), deed, score, total }
    }
}

/// Who stayed comes before who left, whatever the points.
fn standings(game: &Game) -> Vec<Standing> {
    let players = &game.position.players;
    let rank = |seat: Seat| {
        let player = &players[seat.index()];
        (player.departed.is_some(), -player.score)
    };
    let mut seats: Vec<Seat> = Seat::all(players.len()).collect();
    seats.sort_by_key(|&seat| rank(seat));
    let standing = |&seat: &Seat| {
        let better = seats.iter().filter(|&&other| rank(other) < rank(seat)).count();
        Standing { seat, place: better + 1, score: players[seat.index()].score }
    };
    seats.iter().map(standing).collect()
}
