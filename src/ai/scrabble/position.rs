//! A board made for searching: both directions side by side, with what may stand on each empty
//! square kept up to date as tiles come and go.

use super::engine::Engine;
use super::graph::{Graph, LetterSet};
use super::moves::Play;
use super::opening::Places;
use super::rack::BLANK;
use crate::games::scrabble::{Board, LaidTile, Square as BoardSquare};

/// Squares of a line, with a wall at each end; no board has more than 21.
pub(super) const STRIDE: usize = 24;
const CELLS: usize = STRIDE * STRIDE;

/// A tile on a square: its letter, and this bit when it is a blank.
pub(super) const LAID_BLANK: u8 = 0x40;
const EMPTY: u8 = 0xff;

/// A square as a word along its line sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Square {
    /// The letters that make a word across the line, or all of them when none is made.
    pub cross: LetterSet,
    /// The worth of the tiles that a letter here would join across the line.
    pub cross_sum: i16,
    /// Whether a letter here makes a word across the line.
    pub crossed: bool,
    tile: u8,
    /// The factor of a letter laid here.
    pub letter_times: u8,
    /// The factor of words laid through here.
    pub word_times: u8,
}

impl Square {
    /// Outside the board: empty for good.
    const WALL: Self = Self {
        cross: 0,
        cross_sum: 0,
        crossed: false,
        tile: EMPTY,
        letter_times: 1,
        word_times: 1,
    };

    #[inline]
    pub fn is_tile(self) -> bool {
        self.tile != EMPTY
    }

    /// What lies here as a number below 256: a tile as [`laid`] has it, or nothing.
    #[inline]
    pub fn tile(self) -> u8 {
        self.tile
    }

    /// The letter of a tile that lies here.
    #[inline]
    pub fn letter(self) -> u8 {
        self.tile & 0x3f
    }

    /// The kind of tile that lies here: its letter or the blank.
    #[inline]
    pub fn kind(self) -> u8 {
        if self.tile & LAID_BLANK != 0 { BLANK } else { self.letter() }
    }
}

/// A board during a search.
#[derive(Clone)]
pub struct Position {
    /// For words across and for words down; see [`cell`].
    squares: [Box<[Square; CELLS]>; 2],
    sizes: [u8; 2],
    tiles: u16,
    /// The lines where a word can touch a tile, a bit for each.
    touched: [u32; 2],
    /// The square that the first word must cover, as seen by words across.
    start: (usize, usize),
    undone: Vec<Change>,
}

/// What is needed to take a step back.
#[derive(Clone, Copy)]
enum Change {
    /// A play begins here; these lines were touched before.
    Play { touched: [u32; 2] },
    /// A tile was laid.
    Laid { direction: usize, cell: u16 },
    /// What may stand on a square was something else.
    Cross { direction: usize, cell: u16, cross: LetterSet, sum: i16, crossed: bool },
}

/// Some lines of the board: for words across and for words down a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lines([u32; 2]);

impl Lines {
    /// All of them.
    pub const ALL: Self = Self([u32::MAX; 2]);

    #[inline]
    pub fn has(self, direction: usize, line: usize) -> bool {
        self.0[direction] >> line & 1 != 0
    }

    #[inline]
    fn add(&mut self, direction: usize, line: usize) {
        self.0[direction] |= 1 << line;
    }

    /// These and those.
    pub fn and(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

/// The directions as numbers, for speed.
pub(super) const ACROSS: usize = 0;
pub(super) const DOWN: usize = 1;

/// The place of a square: lines and places in them are counted from one, inside the walls.
#[inline]
fn cell(line: usize, at: usize) -> usize {
    line * STRIDE + at
}

impl Position {
    pub(super) fn new(engine: &Engine, board: &Board) -> Self {
        let layout = &engine.edition.layout;
        let walls = || Box::new([Square::WALL; CELLS]);
        let start = (usize::from(layout.start().row) + 1, usize::from(layout.start().col) + 1);
        let mut position = Self {
            squares: [walls(), walls()],
            sizes: [layout.rows(), layout.cols()],
            tiles: 0,
            touched: [0; 2],
            start,
            undone: Vec::with_capacity(256),
        };
        let alphabet = engine.edition.tiles.alphabet();
        for square in board.squares() {
            let premium = layout.premium(square);
            let tile = board
                .get(square)
                .and_then(|laid| Some((alphabet.position(laid.letter)?, laid.blank)));
            let (row, col) = (usize::from(square.row) + 1, usize::from(square.col) + 1);
            if tile.is_some() {
                position.tiles += 1;
                position.touch(ACROSS, row, col);
            }
            for (direction, at) in [(ACROSS, cell(row, col)), (DOWN, cell(col, row))] {
                position.squares[direction][at] = Square {
                    cross: engine.alphabet,
                    tile: tile.map_or(EMPTY, |(letter, blank)| {
                        letter as u8 | if blank { LAID_BLANK } else { 0 }
                    }),
                    letter_times: premium.letter,
                    word_times: premium.word,
                    ..Square::WALL
                };
            }
        }
        for direction in [ACROSS, DOWN] {
            for line in 1..=position.lines(direction) {
                for at in 1..=position.length(direction) {
                    position.renew_cross(engine, direction, line, at);
                }
            }
        }
        position.undone.clear();
        position
    }

    /// Marks the lines through and beside a tile.
    fn touch(&mut self, direction: usize, line: usize, at: usize) {
        self.touched[direction] |= 0b111 << line >> 1;
        self.touched[1 - direction] |= 0b111 << at >> 1;
    }

    /// Whether a word in this line can touch a tile, or cover the first square of a game.
    pub(super) fn is_touched(&self, direction: usize, line: usize) -> bool {
        self.touched[direction] >> line & 1 != 0 || self.start_in(direction, line).is_some()
    }

    /// The number of lines of a direction.
    pub(super) fn lines(&self, direction: usize) -> usize {
        self.sizes[direction].into()
    }

    /// The number of squares of a line.
    pub(super) fn length(&self, direction: usize) -> usize {
        self.sizes[1 - direction].into()
    }

    /// The squares of a line with the walls at both ends.
    #[inline]
    pub(super) fn line(&self, direction: usize, line: usize) -> &[Square; STRIDE] {
        let squares = &self.squares[direction][cell(line, 0)..cell(line + 1, 0)];
        squares.try_into().expect("a line has its length")
    }

    /// Whether no tile lies on the board.
    pub fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// On an empty board, the place in this line that the first word must cover.
    pub(super) fn start_in(&self, direction: usize, line: usize) -> Option<usize> {
        let (own, other) =
            if direction == ACROSS { self.start } else { (self.start.1, self.start.0) };
        (self.is_empty() && own == line).then_some(other)
    }

    /// On an empty board, the places of a line that lie beside premium letters.
    pub(super) fn beside_premiums(&self, direction: usize, line: usize) -> Places {
        if !self.is_empty() {
            return 0;
        }
        let beside = |at: &usize| {
            [line - 1, line + 1]
                .iter()
                .any(|&next| self.line(direction, next)[*at].letter_times > 1)
        };
        (1..=self.length(direction)).filter(beside).fold(0, |places, at| places | 1 << at)
    }

    /// The letters of tiles with an empty square before them.
    pub(super) fn run_starts(&self) -> LetterSet {
        let mut starts = 0;
        for direction in [ACROSS, DOWN] {
            for line in 1..=self.lines(direction) {
                for pair in self.line(direction, line).windows(2) {
                    if pair[1].is_tile() && !pair[0].is_tile() {
                        starts |= 1 << pair[1].letter();
                    }
                }
            }
        }
        starts
    }

    /// Lays the tiles of a play.
    pub fn make(&mut self, engine: &Engine, play: &Play) {
        self.undone.push(Change::Play { touched: self.touched });
        let (direction, line) = (play.direction(), usize::from(play.line));
        let across = 1 - direction;
        let mut places = [0; Play::MAX_TILES];
        let mut at = usize::from(play.first);
        for (place, &tile) in places.iter_mut().zip(play.tiles()) {
            while self.squares[direction][cell(line, at)].is_tile() {
                at += 1;
            }
            self.squares[direction][cell(line, at)].tile = tile;
            self.squares[across][cell(at, line)].tile = tile;
            self.undone.push(Change::Laid { direction, cell: cell(line, at) as u16 });
            self.touch(direction, line, at);
            *place = at;
            at += 1;
        }
        self.tiles += play.tiles().len() as u16;
        // Only the empty squares at the ends of the words made see something new.
        let (before, after) = self.ends(direction, line, usize::from(play.first));
        self.renew_cross(engine, across, before, line);
        self.renew_cross(engine, across, after, line);
        for &at in &places[..play.tiles().len()] {
            let (before, after) = self.ends(across, at, line);
            self.renew_cross(engine, direction, before, at);
            self.renew_cross(engine, direction, after, at);
        }
    }

    /// The empty places before and after the run of tiles through a square.
    fn ends(&self, direction: usize, line: usize, at: usize) -> (usize, usize) {
        let squares = self.line(direction, line);
        let (mut before, mut after) = (at, at);
        while squares[before].is_tile() {
            before -= 1;
        }
        while squares[after].is_tile() {
            after += 1;
        }
        (before, after)
    }

    /// The lines that the last play has changed: whatever can be laid in others is still the same.
    pub(super) fn changed(&self) -> Lines {
        let mut lines = Lines::default();
        for change in self.undone.iter().rev() {
            match *change {
                Change::Play { .. } => break,
                Change::Laid { direction, cell } => {
                    lines.add(direction, usize::from(cell) / STRIDE);
                    lines.add(1 - direction, usize::from(cell) % STRIDE);
                }
                Change::Cross { direction, cell, .. } => {
                    lines.add(direction, usize::from(cell) / STRIDE);
                }
            }
        }
        lines
    }

    /// Takes the last play back.
    pub fn undo(&mut self) {
        while let Some(change) = self.undone.pop() {
            match change {
                Change::Play { touched } => {
                    self.touched = touched;
                    break;
                }
                Change::Laid { direction, cell: at } => {
                    let (line, place) = (usize::from(at) / STRIDE, usize::from(at) % STRIDE);
                    self.squares[direction][usize::from(at)].tile = EMPTY;
                    self.squares[1 - direction][cell(place, line)].tile = EMPTY;
                    self.tiles -= 1;
                }
                Change::Cross { direction, cell, cross, sum, crossed } => {
                    let square = &mut self.squares[direction][usize::from(cell)];
                    (square.cross, square.cross_sum, square.crossed) = (cross, sum, crossed);
                }
            }
        }
    }

    /// Finds anew what may stand on an empty square of a line, from the tiles across it.
    fn renew_cross(&mut self, engine: &Engine, direction: usize, line: usize, at: usize) {
        let square = self.squares[direction][cell(line, at)];
        let is_wall =
            at == 0 || at > self.length(direction) || line == 0 || line > self.lines(direction);
        if is_wall || square.is_tile() {
            return;
        }
        let (cross, sum, crossed) = self.cross(engine, direction, line, at);
        if (square.cross, square.cross_sum, square.crossed) == (cross, sum, crossed) {
            return;
        }
        let cell = cell(line, at);
        self.undone.push(Change::Cross {
            direction,
            cell: cell as u16,
            cross: square.cross,
            sum: square.cross_sum,
            crossed: square.crossed,
        });
        self.squares[direction][cell] = Square { cross, cross_sum: sum, crossed, ..square };
    }

    fn cross(
        &self,
        engine: &Engine,
        direction: usize,
        line: usize,
        at: usize,
    ) -> (LetterSet, i16, bool) {
        // Seen across, the square is the one number `line` of line number `at`.
        let squares = self.line(1 - direction, at);
        let (mut first, mut last) = (line, line);
        while squares[first - 1].is_tile() {
            first -= 1;
        }
        while squares[last + 1].is_tile() {
            last += 1;
        }
        if first == last {
            return (engine.alphabet, 0, false);
        }
        let tiles = squares[first..=last].iter().filter(|square| square.is_tile());
        let sum = tiles.map(|square| engine.values[usize::from(square.kind())] as i16).sum();
        let graph = &engine.graph;
        let walk = |from, squares: &[Square]| {
            squares
                .iter()
                .fold((from, false), |(node, _), square| graph.step(node, square.letter()))
        };
        let (node, _) = walk(Graph::ROOT, &squares[first..line]);
        let node = graph.node(node);
        let rest = &squares[line + 1..=last];
        if rest.is_empty() {
            return (node.ends, sum, true);
        }
        // Most letters are out of the question before any walk.
        let (needed, length) = (1 << rest[0].letter(), 1 << rest.len());
        let fits = |&letter: &u8| {
            let target = graph.target(node, letter);
            let after = graph.node(target);
            after.letters & needed != 0 && after.lengths & length != 0 && walk(target, rest).1
        };
        let cross = super::graph::letters(node.letters).filter(fits).fold(0, |set, l| set | 1 << l);
        (cross, sum, true)
    }

    /// The board as the rules know it.
    pub fn board(&self, engine: &Engine) -> Board {
        let letters = engine.edition.tiles.alphabet().letters();
        let mut board = Board::empty(self.sizes[0], self.sizes[1]);
        for row in 0..self.sizes[0] {
            for col in 0..self.sizes[1] {
                let square = self.line(ACROSS, usize::from(row) + 1)[usize::from(col) + 1];
                if square.is_tile() {
                    let letter = letters[usize::from(square.letter())];
                    let blank = square.kind() == BLANK;
                    board.lay(BoardSquare::new(row, col), LaidTile { letter, blank });
                }
            }
        }
        board
    }
}

impl PartialEq for Position {
    /// Compares what is searched, not the way it came about: under a tile, what might have stood
    /// there no longer matters.
    fn eq(&self, other: &Self) -> bool {
        let seen = |square: &Square| {
            let open =
                (!square.is_tile()).then_some((square.cross, square.cross_sum, square.crossed));
            (square.tile, open, square.letter_times, square.word_times)
        };
        let same = |(a, b): (&[Square; CELLS], &[Square; CELLS])| {
            a.iter().map(seen).eq(b.iter().map(seen))
        };
        let pairs = self.squares.iter().zip(&other.squares);
        (self.tiles, self.touched) == (other.tiles, other.touched)
            && pairs.map(|(a, b)| (&**a, &**b)).all(same)
    }
}

/// A tile as it lies: its letter, marked when it is a blank.
#[inline]
pub(super) fn laid(letter: u8, blank: bool) -> u8 {
    letter | if blank { LAID_BLANK } else { 0 }
}

/// The kind of rack tile that a tile on the board came from.
#[inline]
pub(super) fn laid_kind(tile: u8) -> u8 {
    if tile & LAID_BLANK != 0 { BLANK } else { tile & 0x3f }
}
