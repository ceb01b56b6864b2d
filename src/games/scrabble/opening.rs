//! The beginning: the draw for the first turn, the bag, the first racks.

use std::sync::Arc;

use super::edition::{Edition, EditionError};
use super::event::{Setup, Started, TurnDraw};
use super::fairness::commitment;
use super::options::Options;
use super::tile::{Tile, Tiles};
use crate::games::chance::{Chance, Seed};
use crate::games::rules::Seat;

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// Too few or too many players.
    #[error("Scrabble is for 2 to 4 players, not {0}")]
    Players(usize),
    /// The game's name is empty, too long, or more than one line.
    #[error("the name of a game is one line of 1 to 100 characters")]
    Name,
    /// The parts of the edition do not fit together.
    #[error(transparent)]
    Edition(#[from] EditionError),
    /// The bag cannot fill every rack.
    #[error("{tiles} tiles cannot fill {players} racks of {rack_size}")]
    TooFewTiles {
        /// Tiles in the set.
        tiles: usize,
        /// Number of players.
        players: usize,
        /// Tiles on a full rack.
        rack_size: u8,
    },
    /// There is no letter to draw for the first turn.
    #[error("the bag needs a tile with a letter for each of {0} players, to draw who begins")]
    NoLetters(usize),
}

/// Begins a game: everything that chance decides from now on follows from the seed.
///
/// # Errors
/// When the number of players, the name or the edition does not allow a game.
pub fn open(
    game: &str,
    edition: Edition,
    options: Options,
    players: usize,
    seed: Seed,
) -> Result<Started, StartError> {
    if !(2..=4).contains(&players) {
        return Err(StartError::Players(players));
    }
    let length = game.chars().count();
    if !(1..=100).contains(&length) || game.chars().any(char::is_control) {
        return Err(StartError::Name);
    }
    edition.check()?;
    let tiles = edition.tiles.total();
    let rack_size = edition.rack_size;
    if tiles < players * usize::from(rack_size) {
        return Err(StartError::TooFewTiles { tiles, players, rack_size });
    }
    if tiles - edition.tiles.count(Tile::Blank) < players {
        return Err(StartError::NoLetters(players));
    }

    let mut bag = edition.tiles.tiles();
    let (draws, first) = draw_for_first_turn(&edition, players, &bag, &mut seed.chance("draw"));
    seed.chance("bag").shuffle(&mut bag.0);
    let racks = bag.0.chunks(rack_size.into()).take(players);
    let setup = Setup {
        game: game.to_owned(),
        options,
        players: u8::try_from(players).unwrap_or(u8::MAX),
        commitment: commitment(game, &seed, &bag),
        draws,
        first,
        edition,
    };
    let racks = racks.map(|rack| Tiles(rack.to_vec())).collect();
    Ok(Started { format: Started::FORMAT, setup: Arc::new(setup), seed, racks, bag })
}

/// Ties are drawn again so often; with a set of equal letters it would never end otherwise.
const MAX_DRAW_ROUNDS: usize = 20;

/// Everyone draws a tile, and another one as long as it is a blank; the letter nearest to the
/// start of the alphabet begins. Those who tie for it put the tiles back and draw again.
fn draw_for_first_turn(
    edition: &Edition,
    players: usize,
    tiles: &Tiles,
    chance: &mut Chance,
) -> (Vec<Vec<TurnDraw>>, Seat) {
    let mut rounds: Vec<Vec<TurnDraw>> = Vec::new();
    let mut drawing: Vec<Seat> = Seat::all(players).collect();
    while drawing.len() > 1 && rounds.len() < MAX_DRAW_ROUNDS {
        let mut bag = tiles.clone();
        chance.shuffle(&mut bag.0);
        let mut drawn = bag.iter();
        let mut round = Vec::new();
        for &seat in &drawing {
            for tile in drawn.by_ref() {
                round.push(TurnDraw { seat, tile });
                if tile != Tile::Blank {
                    break;
                }
            }
        }
        let rank = |draw: &TurnDraw| edition.tiles.rank(draw.tile);
        let lowest = round.iter().map(rank).min();
        drawing = round.iter().filter(|d| Some(rank(d)) == lowest).map(|d| d.seat).collect();
        rounds.push(round);
    }
    let first = drawing[chance.below(drawing.len())];
    (rounds, first)
}
