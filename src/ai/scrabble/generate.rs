//! All moves of a turn.
//!
//! Words are laid letter by letter from each first square on, along the graph of the words
//! (Appel and Jacobson 1988). The squares before a word meets its first neighbour are free, so
//! what can stand there depends on the rack alone: these beginnings are found once and used again
//! wherever they fit.

use super::beginnings::{Beginning, Beginnings};
use super::engine::Engine;
use super::equity::Equity;
use super::graph::{Graph, LetterSet, NodeId, letters};
use super::hand::{Hand, Packed, PartId, Turn, Worth};
use super::moves::{Move, Play, Ranked};
use super::opening::Places;
use super::position::{DOWN, LAID_BLANK, Lines, Position, STRIDE, Square, laid};
use super::rack::BLANK;

/// Finds all moves; its memory is used again from turn to turn.
#[derive(Default)]
pub struct Generator {
    hand: Hand,
    beginnings: Beginnings,
    found: Vec<Ranked>,
}

impl Generator {
    /// Every placement, exchange and pass of the turn, each once, in no particular order.
    ///
    /// # Panics
    /// When the rack holds more tiles than any edition allows.
    pub fn all(&mut self, engine: &Engine, position: &Position, turn: &Turn) -> &[Ranked] {
        self.placements(engine, position, turn, Lines::ALL);
        self.exchanges(engine, turn);
        &self.found
    }

    /// Every placement of the turn in some lines of the board, each once.
    pub(super) fn placements(
        &mut self,
        engine: &Engine,
        position: &Position,
        turn: &Turn,
        wanted: Lines,
    ) -> &[Ranked] {
        self.found.clear();
        self.hand.set(engine, turn);
        let kept = self.beginnings.set(engine, &self.hand, position.run_starts());
        for direction in 0..2 {
            let lines = (1..=position.lines(direction)).filter(|&line| wanted.has(direction, line));
            for line in lines.filter(|&line| position.is_touched(direction, line)) {
                let mut walk = Walk {
                    engine,
                    hand: &self.hand,
                    squares: position.line(direction, line),
                    direction,
                    line,
                    beside: (position.is_empty() && turn.worth == Worth::Equity)
                        .then(|| position.beside_premiums(direction, line)),
                    first: 0,
                    tiles: [0; Play::MAX_TILES],
                    found: &mut self.found,
                };
                let start = position.start_in(direction, line);
                let beginnings = kept.then_some(&self.beginnings);
                walk.line(beginnings, position.length(direction), start);
            }
        }
        &self.found
    }

    fn exchanges(&mut self, engine: &Engine, turn: &Turn) {
        for (id, part) in (0..).zip(&self.hand.parts).skip(1) {
            if turn.bag >= engine.exchange.needed(part.size.into()) {
                let action = Move::Exchange(self.hand.tiles(&turn.rack, id));
                let equity = self.hand.exchange(turn.worth, part);
                self.found.push(Ranked { action, score: 0, equity });
            }
        }
        self.found.push(Ranked { action: Move::Pass, score: 0, equity: self.hand.pass() });
    }
}

/// A walk along one line.
struct Walk<'a> {
    engine: &'a Engine,
    hand: &'a Hand,
    squares: &'a [Square; STRIDE],
    direction: usize,
    line: usize,
    /// For a first word by equity, where premium letters lie beside it.
    beside: Option<Places>,
    /// The first square that gets a tile.
    first: usize,
    tiles: [u8; Play::MAX_TILES],
    found: &'a mut Vec<Ranked>,
}

/// How far a word has come.
#[derive(Clone, Copy)]
struct Word {
    node: NodeId,
    /// Whether the letters so far are a word.
    ends: bool,
    part: PartId,
    /// Tiles laid.
    laid: usize,
    /// The letters of the word so far, with their own premiums.
    sum: i32,
    /// The factor of the word so far.
    times: i32,
    /// The points of crossing words.
    crossing: i32,
    /// What is left on the rack.
    packed: Packed,
    rack: LetterSet,
}

impl Walk<'_> {
    /// Finds the words from every first square of the line.
    fn line(&mut self, beginnings: Option<&Beginnings>, length: usize, start: Option<usize>) {
        let all = self.hand.parts.last().map_or(0, |all| all.packed);
        let fresh = Word {
            node: Graph::ROOT,
            ends: false,
            part: 0,
            laid: 0,
            sum: 0,
            times: 1,
            crossing: 0,
            packed: all,
            rack: self.hand.letters,
        };
        for first in 1..=length {
            if self.squares[first].is_tile() {
                continue;
            }
            self.first = first;
            if self.squares[first - 1].is_tile() {
                let mut from = first - 1;
                while self.squares[from - 1].is_tile() {
                    from -= 1;
                }
                let (at, word) = self.through(from, fresh);
                self.lay(at, &word, at);
                continue;
            }
            let meets = |&at: &usize| {
                self.squares[at].is_tile() || self.squares[at].crossed || start == Some(at)
            };
            // Nothing further on: no word from here or behind can touch anything.
            let Some(meeting) = (first..=length).find(meets) else { break };
            let free = meeting - first;
            match beginnings {
                _ if free > self.hand.size => {}
                Some(beginnings) if free > 0 => self.go_on_from(beginnings, meeting, free),
                _ => self.lay(first, &fresh, meeting),
            }
        }
    }

    /// Goes on from every beginning that fills the free squares before a meeting.
    fn go_on_from(&mut self, beginnings: &Beginnings, meeting: usize, free: usize) {
        let square = self.squares[meeting];
        if square.is_tile() {
            for beginning in beginnings.before(free, square.letter()) {
                let word = self.begun(beginning, free);
                let (at, word) = self.through(meeting, word);
                self.reached(at, &word);
            }
            return;
        }
        let blank_lane = self.hand.lanes[usize::from(BLANK)];
        let blank = if self.hand.blanks > 0 { 0xf << blank_lane } else { 0 };
        for beginning in beginnings.of_length(free) {
            let has_blank = beginning.packed & blank != 0;
            let rack = if has_blank { LetterSet::MAX } else { beginning.rack };
            if beginning.next & square.cross & rack != 0 {
                let word = self.begun(beginning, free);
                self.lay(meeting, &word, meeting);
            }
        }
    }

    /// A beginning as a word on the squares where it lies.
    fn begun(&mut self, beginning: &Beginning, free: usize) -> Word {
        let mut sum = i32::from(beginning.value);
        let mut times = 1;
        self.tiles = beginning.tiles;
        for (square, tile) in self.squares[self.first..self.first + free].iter().zip(&self.tiles) {
            if square.letter_times > 1 {
                let value = self.engine.laid_value(*tile);
                sum += value * (i32::from(square.letter_times) - 1);
            }
            times *= i32::from(square.word_times);
        }
        Word {
            node: beginning.node,
            ends: false,
            part: beginning.part,
            laid: free,
            sum,
            times,
            crossing: 0,
            packed: beginning.packed,
            rack: beginning.rack,
        }
    }

    /// Reads on through the tiles from a square; where they end, and the word with them.
    #[inline]
    fn through(&self, mut at: usize, mut word: Word) -> (usize, Word) {
        while self.squares[at].is_tile() {
            let square = self.squares[at];
            (word.node, word.ends) = self.engine.graph.step(word.node, square.letter());
            word.sum += self.engine.values[usize::from(square.kind())];
            at += 1;
        }
        (at, word)
    }

    /// Lays every tile that can follow on an empty square; nothing counts before the word meets
    /// something.
    fn lay(&mut self, at: usize, word: &Word, meeting: usize) {
        let (engine, hand) = (self.engine, self.hand);
        let square = self.squares[at];
        let node = engine.graph.node(word.node);
        let possible = node.letters & square.cross;
        let blank_lane = hand.lanes[usize::from(BLANK)];
        let has_blank = hand.blanks > 0 && word.packed >> blank_lane & 0xf != 0;
        let times = word.times * i32::from(square.word_times);
        let letter_times = i32::from(square.letter_times);
        let (crossed, word_times) = (i32::from(square.crossed), i32::from(square.word_times));
        for letter in letters(if has_blank { possible } else { possible & word.rack }) {
            let kind = usize::from(letter);
            let mut next = Word {
                node: engine.graph.target(node, letter),
                ends: node.ends >> letter & 1 != 0,
                laid: word.laid + 1,
                times,
                ..*word
            };
            if word.rack >> letter & 1 != 0 {
                let value = engine.values[kind] * letter_times;
                next.sum = word.sum + value;
                next.crossing =
                    word.crossing + crossed * word_times * (i32::from(square.cross_sum) + value);
                next.part = word.part + hand.digits[kind];
                next.packed = word.packed - (1 << hand.lanes[kind]);
                next.rack = hand.still(word.rack, letter, next.packed);
                self.tiles[word.laid] = laid(letter, false);
                self.laid(at + 1, next, meeting);
            }
            if has_blank {
                next.sum = word.sum;
                next.crossing = word.crossing + crossed * word_times * i32::from(square.cross_sum);
                next.part = word.part + hand.digits[usize::from(BLANK)];
                next.packed = word.packed - (1 << blank_lane);
                next.rack = word.rack;
                self.tiles[word.laid] = laid(letter, true);
                self.laid(at + 1, next, meeting);
            }
        }
    }

    /// Goes on after a tile.
    #[inline]
    fn laid(&mut self, at: usize, word: Word, meeting: usize) {
        let (at, word) = self.through(at, word);
        if at > meeting {
            self.reached(at, &word);
        } else if word.packed != 0 && word.node != Graph::NONE {
            self.lay(at, &word, meeting);
        }
    }

    /// Counts a word that has met something, and goes on.
    #[inline]
    fn reached(&mut self, at: usize, word: &Word) {
        if word.ends && (word.laid > 1 || self.single_counts()) {
            self.found(word);
        }
        if word.packed != 0 && word.node != Graph::NONE {
            self.lay(at, word, at);
        }
    }

    /// Whether a single tile makes a word in this line; one that reads both ways counts across.
    fn single_counts(&self) -> bool {
        let joined =
            self.squares[self.first - 1].is_tile() || self.squares[self.first + 1].is_tile();
        joined && !(self.direction == DOWN && self.squares[self.first].crossed)
    }

    #[inline]
    fn found(&mut self, word: &Word) {
        let bonus = if word.laid == self.engine.rack_size { self.engine.bonus } else { 0 };
        let score = i64::from(word.sum) * i64::from(word.times) + i64::from(word.crossing + bonus);
        let play = Play::new(self.direction, self.line, self.first, self.tiles, word.laid);
        let mut equity = self.hand.equity(word.part, score);
        if let Some(beside) = self.beside {
            let letters = play.tiles().iter().map(|tile| tile & !LAID_BLANK);
            equity += Equity(self.engine.leaves.opening.given(beside, (self.first..).zip(letters)));
        }
        let score = score.min(i32::MAX.into()) as i32;
        self.found.push(Ranked { action: Move::Place(play), score, equity });
    }
}
