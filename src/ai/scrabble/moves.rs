//! Moves as a search has them: small, without words, and their way to the rules' own form.

use super::engine::Engine;
use super::equity::Equity;
use super::position::{ACROSS, LAID_BLANK, Position, laid_kind};
use super::rack::{BLANK, Rack};
use crate::games::scrabble::{Action, Direction, LaidTile, Placement, Square, Start};

/// Tiles laid in one line.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    down: bool,
    /// The line, from one.
    pub(super) line: u8,
    /// The first square that gets a tile, from one.
    pub(super) first: u8,
    count: u8,
    /// The tiles in order, see [`super::position::laid`].
    tiles: [u8; Self::MAX_TILES],
}

impl PartialEq for Play {
    /// Compares the tiles that are laid; what a search has left behind them does not count.
    fn eq(&self, other: &Self) -> bool {
        let place = |play: &Self| (play.down, play.line, play.first);
        place(self) == place(other) && self.tiles() == other.tiles()
    }
}

impl Eq for Play {}

impl Play {
    /// The most tiles that a rack may hold.
    pub(super) const MAX_TILES: usize = crate::games::scrabble::Edition::MAX_RACK as usize;

    #[inline]
    pub(super) fn new(
        direction: usize,
        line: usize,
        first: usize,
        tiles: [u8; Self::MAX_TILES],
        count: usize,
    ) -> Self {
        let (line, first, count) = (line as u8, first as u8, count as u8);
        Self { down: direction != ACROSS, line, first, count, tiles }
    }

    #[inline]
    pub(super) fn direction(&self) -> usize {
        usize::from(self.down)
    }

    /// The tiles in the order they are laid.
    #[inline]
    pub(super) fn tiles(&self) -> &[u8] {
        &self.tiles[..usize::from(self.count)]
    }

    /// The kinds of tiles that it takes from the rack.
    #[inline]
    pub(super) fn kinds(&self) -> impl Iterator<Item = u8> + '_ {
        self.tiles().iter().map(|&tile| laid_kind(tile))
    }

    /// The number of tiles.
    pub fn count(&self) -> usize {
        self.count.into()
    }

    /// The placement that the rules know, from the first to the last tile of its main word.
    pub fn placement(&self, engine: &Engine, position: &Position) -> Placement {
        let letters = engine.edition.tiles.alphabet().letters();
        let squares = position.line(self.direction(), self.line.into());
        let mut first = usize::from(self.first);
        while squares[first - 1].is_tile() {
            first -= 1;
        }
        let mut new = self.tiles().iter();
        let tiles = squares[first..].iter().map_while(|square| {
            if square.is_tile() {
                return Some(None);
            }
            new.next().map(|&tile| {
                let letter = letters[usize::from(tile & !LAID_BLANK)];
                Some(LaidTile { letter, blank: laid_kind(tile) == BLANK })
            })
        });
        let tiles = tiles.collect();
        let (line, at) = (self.line - 1, first as u8 - 1);
        let (square, direction) = match self.down {
            false => (Square::new(line, at), Direction::Across),
            true => (Square::new(at, line), Direction::Down),
        };
        Placement { start: Start { square, direction }, tiles }
    }

    /// The play of a placement that fits the position, or nothing when a letter is unknown.
    pub fn from_placement(engine: &Engine, placement: &Placement) -> Option<Self> {
        let alphabet = engine.edition.tiles.alphabet();
        let mut tiles = [0; Self::MAX_TILES];
        let mut count = 0;
        for laid in placement.tiles.iter().flatten() {
            *tiles.get_mut(count)? =
                super::position::laid(alphabet.position(laid.letter)? as u8, laid.blank);
            count += 1;
        }
        let skipped = placement.tiles.iter().take_while(|tile| tile.is_none()).count();
        let Start { square, direction } = placement.start;
        let (direction, line, first) = match direction {
            Direction::Across => (0, square.row, square.col),
            Direction::Down => (1, square.col, square.row),
        };
        let (line, first) = (usize::from(line) + 1, usize::from(first) + 1 + skipped);
        Some(Self::new(direction, line, first, tiles, count))
    }
}

/// A few tiles by their kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds {
    count: u8,
    kinds: [u8; Play::MAX_TILES],
}

impl Kinds {
    fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.kinds[..usize::from(self.count)].iter().copied()
    }
}

impl FromIterator<u8> for Kinds {
    /// Takes as many tiles as a rack may hold.
    fn from_iter<I: IntoIterator<Item = u8>>(kinds: I) -> Self {
        let mut tiles = Self { count: 0, kinds: [0; Play::MAX_TILES] };
        for (place, kind) in tiles.kinds.iter_mut().zip(kinds) {
            *place = kind;
            tiles.count += 1;
        }
        tiles
    }
}

/// What a player can do in a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Move {
    /// Lay tiles.
    Place(Play),
    /// Put tiles back and draw others.
    Exchange(Kinds),
    /// Nothing.
    Pass,
}

/// A move with what it earns.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The move.
    pub action: Move,
    /// Its points.
    pub score: i32,
    /// Its points with what the tiles kept are worth.
    pub equity: Equity,
}

impl Move {
    /// The tiles that leave the rack.
    pub fn used(&self) -> Rack {
        match self {
            Self::Place(play) => play.kinds().collect(),
            Self::Exchange(tiles) => tiles.iter().collect(),
            Self::Pass => Rack::default(),
        }
    }

    /// The action that the rules know.
    pub fn action(&self, engine: &Engine, position: &Position) -> Action {
        match self {
            Self::Place(play) => Action::Place(play.placement(engine, position)),
            Self::Exchange(_) => {
                Action::Exchange(self.used().tiles(engine.edition.tiles.alphabet()))
            }
            Self::Pass => Action::Pass,
        }
    }

    /// What stays on the rack.
    pub fn kept(&self, rack: &Rack) -> Rack {
        let mut kept = *rack;
        self.used().each().for_each(|kind| kept.remove(kind));
        kept
    }
}
