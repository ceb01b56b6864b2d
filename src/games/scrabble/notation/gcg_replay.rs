//! Playing a GCG game again on a board: positions before each event, and where its figures are
//! not those of the rules.

use super::super::board::Board;
use super::super::edition::Edition;
use super::super::placement::{Placement, fit};
use super::super::refusal::Refusal;
use super::super::score::Score;
use super::super::scoring::{Points, score};
use super::super::tile::Tiles;
use super::gcg::{Gcg, GcgDeed, GcgEvent};

/// A GCG game played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GcgReplay {
    /// What the board held before each event.
    pub boards: Vec<Board>,
    /// For each event that lays tiles, the placement in its one form and its points by the rules.
    pub plays: Vec<Option<(Placement, Points)>>,
    /// The board after the last event.
    pub board: Board,
    /// The scores after the last event, as the file has them.
    pub scores: Vec<Score>,
    /// Figures of the file that are not those of the rules.
    pub discrepancies: Vec<Discrepancy>,
}

/// A figure of the file that is not that of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discrepancy {
    /// The event, from zero.
    pub event: usize,
    /// The figure in the file.
    pub written: Score,
    /// The figure by the rules.
    pub computed: Score,
    /// Whether it is the running total, not the points of the event.
    pub is_total: bool,
}

/// Why a GCG game cannot be played on this board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A play does not fit the board.
    #[error("event {}: {refusal}", .event + 1)]
    Play {
        /// The event, from zero.
        event: usize,
        /// Why.
        refusal: Refusal,
    },
    /// A rack holds more tiles than any rack may.
    #[error("event {}: the rack has {tiles} tiles, a rack holds at most {max}", .event + 1, max = Edition::MAX_RACK)]
    LongRack {
        /// The event, from zero.
        event: usize,
        /// Tiles on the rack.
        tiles: usize,
    },
    /// A play is taken back where there is none.
    #[error("event {}: there is no play of this player to take back", .event + 1)]
    NothingToWithdraw {
        /// The event, from zero.
        event: usize,
    },
}

impl Gcg {
    /// Plays the game again; words and racks are not judged, as real games contain phonies.
    ///
    /// # Errors
    /// When a play does not fit the board, or none can be taken back.
    pub fn replay(&self, edition: &Edition) -> Result<GcgReplay, ReplayError> {
        let mut replay = GcgReplay {
            boards: Vec::new(),
            plays: Vec::new(),
            board: edition.layout.board(),
            scores: vec![Score(0); self.players.len()],
            discrepancies: Vec::new(),
        };
        for (event, line) in self.events.iter().enumerate() {
            replay.boards.push(replay.board.clone());
            let play = self.lay(event, line, &mut replay, edition)?;
            let computed = self.points(event, play.as_ref(), &replay, edition);
            if let Some(computed) = computed.filter(|&computed| computed != line.score) {
                let (written, is_total) = (line.score, false);
                replay.discrepancies.push(Discrepancy { event, written, computed, is_total });
            }
            let total = replay.scores[line.player] + line.score;
            if total != line.total {
                let (written, is_total) = (line.total, true);
                replay.discrepancies.push(Discrepancy {
                    event,
                    written,
                    computed: total,
                    is_total,
                });
            }
            replay.scores[line.player] = line.total;
            replay.plays.push(play);
        }
        Ok(replay)
    }

    fn lay(
        &self,
        event: usize,
        line: &GcgEvent,
        replay: &mut GcgReplay,
        edition: &Edition,
    ) -> Result<Option<(Placement, Points)>, ReplayError> {
        match &line.deed {
            GcgDeed::Place(placement) => {
                let placement = through(placement, &replay.board);
                let play = fit(&replay.board, edition, &placement)
                    .map_err(|refusal| ReplayError::Play { event, refusal })?;
                let points = score(&replay.board, edition, &play);
                for (square, tile) in play.placement.laid() {
                    replay.board.lay(square, tile);
                }
                Ok(Some((play.placement, points)))
            }
            GcgDeed::Withdrawn => {
                let play = self.last_play(event, line.player, replay);
                let Some((placement, _)) = play.cloned() else {
                    return Err(ReplayError::NothingToWithdraw { event });
                };
                placement.laid().for_each(|(square, _)| replay.board.lift(square));
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// The player's play that the line takes back: the last one, with nothing but wrong challenges
    /// and the turns they cost since.
    fn last_play<'a>(
        &self,
        event: usize,
        player: usize,
        replay: &'a GcgReplay,
    ) -> Option<&'a (Placement, Points)> {
        let is_challenge = |deed: &GcgDeed| matches!(deed, GcgDeed::ChallengeBonus | GcgDeed::Pass);
        let before = (0..event).rev().find(|&i| !is_challenge(&self.events[i].deed))?;
        let play = replay.plays[before].as_ref();
        play.filter(|_| self.events[before].player == player)
    }

    /// The points by the rules, where they follow from what is known.
    fn points(
        &self,
        event: usize,
        play: Option<&(Placement, Points)>,
        replay: &GcgReplay,
        edition: &Edition,
    ) -> Option<Score> {
        let line = &self.events[event];
        match &line.deed {
            GcgDeed::Place(_) => play.map(|(_, points)| points.total()),
            GcgDeed::Exchange(_) | GcgDeed::ExchangeCount(_) | GcgDeed::Pass => Some(Score(0)),
            GcgDeed::Withdrawn => {
                let (_, points) = self.last_play(event, line.player, replay)?;
                Some(-points.total())
            }
            GcgDeed::OwnTiles(tiles) => Some(-edition.tiles.sum(tiles)),
            GcgDeed::OthersTiles(tiles) => Some(self.gain(tiles, edition)),
            GcgDeed::ChallengeBonus | GcgDeed::Overtime => None,
        }
    }

    /// Two customs: the others lose their tiles and the one who is out gains them, or only the one
    /// who is out gains them twice.
    fn gain(&self, tiles: &Tiles, edition: &Edition) -> Score {
        let others_lose = self.events.iter().any(|e| matches!(e.deed, GcgDeed::OwnTiles(_)));
        let once = edition.tiles.sum(tiles);
        if others_lose { once } else { once + once }
    }
}

/// Turns letters that lie on the board already into dots.
fn through(placement: &Placement, board: &Board) -> Placement {
    let mut placement = placement.clone();
    for (steps, tile) in (0..).zip(&mut placement.tiles) {
        let square = placement.start.square.step(placement.start.direction, steps);
        let holds = square.and_then(|square| board.get(square));
        if tile.is_some_and(|tile| holds.is_some_and(|holds| holds.letter == tile.letter)) {
            *tile = None;
        }
    }
    placement
}
