//! The moves of both players along the line of play that a search looks at.
//!
//! A move changes what can be laid in a few lines of the board, and takes tiles from one rack. All
//! other moves of a player are those of the turn before, as far as the tiles for them are still
//! there; so only a few lines are looked through anew.

use crate::ai::scrabble::engine::Engine;
use crate::ai::scrabble::equity::Equity;
use crate::ai::scrabble::generate::Generator;
use crate::ai::scrabble::hand::{NOT_OUT_POINTS, Turn, Worth};
use crate::ai::scrabble::moves::{Move, Play, Ranked};
use crate::ai::scrabble::position::Lines;
use crate::ai::scrabble::rack::Rack;

use super::EndGame;
use super::keys::mix;

/// A move that can be made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub ranked: Ranked,
    /// How promising it is: the most promising are looked at first.
    pub order: i32,
    /// Tells it from most others.
    pub mark: u16,
    /// What its tiles are worth.
    value: i32,
    /// Its tiles, counted by the lanes of the player.
    used: Packed,
}

impl Choice {
    /// Its place among others: how promising it is, then its points; the mark keeps the order of equals the
    /// same whichever way they were found.
    pub fn rank(&self) -> (i32, i32, u16) {
        (self.order, self.ranked.score, self.mark)
    }
}

/// Tiles counted by kind: five bits for each, the highest of them free.
type Packed = u64;
const LANE: u32 = 5;

/// The free bit of every lane.
const GUARDS: Packed = {
    let (mut guards, mut lane) = (0, 0);
    while lane < Play::MAX_TILES {
        guards |= 1 << (lane as u32 * LANE + LANE - 1);
        lane += 1;
    }
    guards
};

/// In development builds, the moves of so many turns of a line are compared with those of the whole
/// board.
const CHECKED: usize = 3;

/// Where the kinds of tiles of a player are counted.
#[derive(Clone, Copy)]
struct Lanes([u8; 64]);

impl Lanes {
    fn new(rack: &Rack) -> Self {
        let mut lanes = [0; 64];
        for (lane, (kind, _)) in (0..).step_by(LANE as usize).zip(rack.kinds()) {
            lanes[usize::from(kind)] = lane;
        }
        Self(lanes)
    }

    fn pack(&self, kinds: impl Iterator<Item = u8>) -> Packed {
        kinds.map(|kind| 1 << self.0[usize::from(kind)]).sum()
    }
}

/// The moves of every turn of a line of play.
#[derive(Default)]
pub(super) struct Repertoire {
    generator: Generator,
    /// Of the player on turn at the beginning and of the other.
    lanes: [Option<Lanes>; 2],
    /// First the moves of the other player at the beginning, then those of each turn.
    turns: Vec<Vec<Choice>>,
    /// What each move of the line has changed.
    changed: Vec<Lines>,
}

impl Repertoire {
    /// Begins with an end game: finds what both players can do.
    pub fn begin(&mut self, engine: &Engine, game: &EndGame) {
        self.lanes = game.racks.map(|rack| Some(Lanes::new(&rack)));
        self.changed.clear();
        self.turns.resize_with(self.turns.len().max(2), Vec::new);
        let [own, other] = game.racks;
        for (turn, player, rack, unseen) in [(0, 1, other, own), (1, 0, own, other)] {
            self.turns[turn].clear();
            self.find(engine, game, (turn, player), (rack, unseen), Lines::ALL);
        }
    }

    /// How many moves of the line have been made.
    pub fn ply(&self) -> usize {
        self.changed.len()
    }

    /// A move has been made.
    pub fn made(&mut self, game: &EndGame, chosen: &Ranked) {
        let changed = match chosen.action {
            Move::Place(_) => game.position.changed(),
            Move::Exchange(_) | Move::Pass => Lines::default(),
        };
        self.changed.push(changed);
    }

    /// The last move has been taken back.
    pub fn unmade(&mut self) {
        self.changed.pop();
    }

    /// The moves of the turn, as they were found last.
    pub fn choices(&mut self) -> &mut Vec<Choice> {
        &mut self.turns[self.changed.len() + 1]
    }

    /// Finds the moves of the turn.
    pub fn renew(&mut self, engine: &Engine, game: &EndGame) {
        let ply = self.ply();
        if ply == 0 {
            return;
        }
        if self.turns.len() < ply + 2 {
            self.turns.resize_with(ply + 2, Vec::new);
        }
        // The own move before, when there was one, and the answer to it.
        let lately = &self.changed[ply.saturating_sub(2)..];
        let changed = lately.iter().fold(Lines::default(), |all, lines| all.and(*lines));
        let [own, other] = game.racks;
        let player = ply % 2;
        let rack = self.pack(player, &own) | GUARDS;
        let mut choices = std::mem::take(&mut self.turns[ply + 1]);
        choices.clear();
        let still = self.turns[ply - 1].iter().filter(|choice| match choice.ranked.action {
            Move::Place(play) => {
                !changed.has(play.direction(), play.line.into())
                    && (rack - choice.used) & GUARDS == GUARDS
            }
            Move::Exchange(_) | Move::Pass => false,
        });
        choices.extend(still);
        self.turns[ply + 1] = choices;
        self.find(engine, game, (ply + 1, player), (own, other), changed);
        debug_assert!(
            ply > CHECKED || self.is_whole(engine, game),
            "a move is missing or too much"
        );
    }

    /// Whether the moves of the turn are those that a look at the whole board finds.
    fn is_whole(&self, engine: &Engine, game: &EndGame) -> bool {
        let mut generator = Generator::default();
        let all = generator.all(engine, &game.position, &game.turn(engine));
        let shown = |ranked: &Ranked| match ranked.action {
            Move::Place(play) => {
                let place = (play.direction(), play.line, play.first);
                Some((place, play.tiles().to_vec(), ranked.score))
            }
            Move::Exchange(_) | Move::Pass => None,
        };
        let mut all: Vec<_> = all.iter().map(shown).collect();
        let choices = &self.turns[self.ply() + 1];
        let mut kept: Vec<_> = choices.iter().map(|choice| shown(&choice.ranked)).collect();
        all.sort();
        kept.sort();
        all == kept
    }

    /// Adds the moves in some lines, and weighs all.
    fn find(
        &mut self,
        engine: &Engine,
        game: &EndGame,
        (turn, player): (usize, usize),
        (rack, unseen): (Rack, Rack),
        lines: Lines,
    ) {
        let unseen_value = engine.value(&unseen);
        let packed = self.pack(player, &rack);
        let Self { generator, lanes, turns, .. } = self;
        let choices = &mut turns[turn];
        let on_turn = Turn { rack, bag: 0, unseen_value, worth: Worth::Points };
        let found = generator.placements(engine, &game.position, &on_turn, lines);
        choices.extend(found.iter().filter_map(|ranked| {
            let Move::Place(play) = &ranked.action else { return None };
            let used = lanes[player].as_ref()?.pack(play.kinds());
            let value = play.tiles().iter().map(|&tile| engine.laid_value(tile)).sum();
            Some(Choice { ranked: *ranked, order: 0, mark: mark(play), value, used })
        }));
        choices.push(PASS);
        let own_value = engine.value(&rack);
        for choice in choices {
            choice.order = choice.ranked.score
                + match choice.ranked.action {
                    Move::Place(_) if choice.used == packed => 2 * unseen_value,
                    Move::Place(_) => NOT_OUT_POINTS - 2 * (own_value - choice.value),
                    Move::Exchange(_) | Move::Pass => 2 * (NOT_OUT_POINTS - own_value),
                };
            choice.ranked.equity = Equity::points(choice.order);
        }
    }

    fn pack(&self, player: usize, rack: &Rack) -> Packed {
        self.lanes[player].as_ref().map_or(0, |lanes| lanes.pack(rack.each()))
    }
}

const PASS: Choice = Choice { ranked: super::PASS, order: 0, mark: 0, value: 0, used: 0 };

fn mark(play: &Play) -> u16 {
    let place = [play.direction() as u8, play.line, play.first];
    let bytes = place.iter().chain(play.tiles());
    let number =
        bytes.fold(0u64, |number, &byte| number.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte));
    mix(number) as u16 | 1
}
