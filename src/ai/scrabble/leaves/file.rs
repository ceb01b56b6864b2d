//! Learned leaves as a file: what they are, how they came about, and the weights.

use serde::{Deserialize, Serialize};

use super::Leaves;
use super::evidence::{Evidence, LARGEST, Seen, Weight};
use super::tile_key::TileKey;
use crate::ai::scrabble::chances::Chances;
use crate::ai::scrabble::opening::{Opening, Replies};
use crate::ai::scrabble::rack::{BLANK, Rack, kind};
use crate::games::scrabble::Tile;
use crate::lexicon::container::{Container, ContainerBuilder, ContainerError, SharedBytes};
use crate::lexicon::{Alphabet, Letter};

const INFO: &str = "leaves/info";
const WEIGHTS: &str = "leaves/weights";
/// No number of evidence is greater; sums of some of them are numbers yet.
const MOST_SEEN: u64 = 1 << 60;
/// The most weights, fifty times as many as games have shown so far.
const MOST_WEIGHTS: usize = 2_000_000;

/// Why a file holds no leaves.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LeavesError {
    /// It is something else.
    #[error("these are no learned leaves; learn some with `kamen scrabble learn`")]
    Foreign,
    /// It was cut off, changed, or written by another version.
    #[error(
        "these leaves are damaged or of another version; learn them anew with `kamen scrabble learn`"
    )]
    Damaged,
}

impl From<ContainerError> for LeavesError {
    fn from(error: ContainerError) -> Self {
        match error {
            ContainerError::Foreign | ContainerError::Missing(_) => Self::Foreign,
            _ => Self::Damaged,
        }
    }
}

/// How leaves came about.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    /// The lexicon that they were learned with.
    pub lexicon: String,
    /// The number that all chance was drawn from.
    pub seed: u64,
    /// Games of self-play.
    pub games: u64,
    /// The command that makes them again.
    pub command: String,
    /// How they did against play by points, as the games grew in number.
    pub growth: Vec<Growth>,
}

/// How leaves did at some time of the learning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Growth {
    /// Games of self-play up to then.
    pub games: u64,
    /// The number of weights.
    pub weights: u64,
    /// The share of games won against play by points, draws counting half.
    pub win_rate: f64,
    /// One standard error of it.
    pub error: f64,
}

#[derive(Serialize, Deserialize)]
struct Info {
    origin: Origin,
    letters: Vec<Letter>,
    opening: Opening,
    /// Files of earlier days have none.
    #[serde(default)]
    chances: Option<Chances>,
}

/// Learned leaves with their origin, over the alphabet that they were learned with.
#[derive(Clone, Debug, PartialEq)]
pub struct LeavesFile {
    /// How they came about.
    pub origin: Origin,
    letters: Vec<Letter>,
    opening: Opening,
    /// The chance to win, when games have shown it.
    chances: Option<Chances>,
    weights: Vec<Weight>,
}

impl LeavesFile {
    /// What games and replies have shown.
    pub fn learned(
        origin: Origin,
        alphabet: &Alphabet,
        evidence: &Evidence,
        replies: &Replies,
    ) -> Self {
        let letters = alphabet.letters().to_vec();
        let (opening, weights) = (replies.opening(), evidence.weights());
        Self { origin, letters, opening, chances: None, weights }
    }

    /// The same with the chance to win that games with these leaves have shown.
    #[must_use]
    pub fn with_chances(self, chances: Chances) -> Self {
        Self { chances: Some(chances), ..self }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is foreign or damaged.
    pub fn open(bytes: SharedBytes) -> Result<Self, LeavesError> {
        let container = Container::open(bytes)?;
        let info = serde_json::from_slice(container.section(INFO)?.as_ref());
        let Info { origin, letters, opening, chances } = info.map_err(|_| LeavesError::Damaged)?;
        if Alphabet::new(letters.clone()).is_err() || !opening.is_sound() {
            return Err(LeavesError::Damaged);
        }
        if chances.as_ref().is_some_and(|chances| !chances.are_sound()) {
            return Err(LeavesError::Damaged);
        }
        let mut weights = Vec::new();
        let section = container.section(WEIGHTS)?;
        let mut bytes = section.as_ref();
        while let Some((&size, rest)) = bytes.split_first() {
            let size = usize::from(size);
            let (entry, rest) = rest.split_at_checked(size + 2).ok_or(LeavesError::Damaged)?;
            let (kinds, weight) = entry.split_at(size);
            let is_known = |&kind: &u8| kind == BLANK || usize::from(kind) < letters.len();
            if !(1..=LARGEST).contains(&size)
                || !kinds.iter().all(is_known)
                || !kinds.is_sorted()
                || weights.len() == MOST_WEIGHTS
            {
                return Err(LeavesError::Damaged);
            }
            let weight = i16::from_le_bytes([weight[0], weight[1]]);
            let tiles: TileKey = kinds.iter().copied().collect();
            // The same tiles again would fill the table with them.
            if weights.last().is_some_and(|last: &Weight| last.tiles >= tiles) {
                return Err(LeavesError::Damaged);
            }
            weights.push(Weight { tiles, weight: i32::from(weight) * Weight::UNIT });
            bytes = rest;
        }
        Ok(Self { origin, letters, opening, chances, weights })
    }

    /// The bytes of the file; the same leaves always give the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let info = Info {
            origin: self.origin.clone(),
            letters: self.letters.clone(),
            opening: self.opening.clone(),
            chances: self.chances.clone(),
        };
        let mut weights = Vec::new();
        for weight in &self.weights {
            let kinds: Vec<u8> = weight.tiles.kinds().collect();
            weights.push(kinds.len() as u8);
            weights.extend(kinds.iter().rev());
            let units = (weight.weight / Weight::UNIT).clamp(i16::MIN.into(), i16::MAX.into());
            weights.extend((units as i16).to_le_bytes());
        }
        let mut file = ContainerBuilder::new();
        file.add(INFO, serde_json::to_vec(&info).unwrap_or_default());
        file.add(WEIGHTS, weights);
        file.finish()
    }

    /// The leaves for an edition; what is about letters that it lacks is left out.
    pub fn leaves(&self, alphabet: &Alphabet) -> Leaves {
        let place = |own: u8| match own {
            BLANK => Some(BLANK),
            _ => kind(Tile::Letter(*self.letters.get(usize::from(own))?), alphabet),
        };
        let weights: Vec<Weight> = self
            .weights
            .iter()
            .filter_map(|weight| {
                let rack = weight.tiles.kinds().map(place).collect::<Option<Rack>>()?;
                Some(Weight { tiles: rack.each().collect::<TileKey>(), weight: weight.weight })
            })
            .collect();
        let mut opening = Opening { tile: self.opening.tile, beside: vec![0; 63] };
        for (own, &given) in (0..).zip(&self.opening.beside) {
            if let Some(kind) = place(own).filter(|&kind| kind != BLANK) {
                opening.beside[usize::from(kind)] = given;
            }
        }
        Leaves::new(&weights, opening, self.chances.clone().unwrap_or_default())
    }

    /// The number of weights.
    pub fn weights(&self) -> usize {
        self.weights.len()
    }
}

impl Evidence {
    /// The evidence as bytes, to go on learning another day; equal evidence gives equal bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut entries: Vec<(&TileKey, &Seen)> = self.seen.iter().collect();
        entries.sort_unstable_by_key(|&(tiles, _)| *tiles);
        let mut bytes = self.racks.to_le_bytes().to_vec();
        bytes.extend(self.squares.to_le_bytes());
        for (tiles, seen) in entries {
            bytes.extend(tiles.number().to_le_bytes());
            bytes.extend(seen.count.to_le_bytes());
            bytes.extend(seen.total.to_le_bytes());
        }
        bytes
    }

    /// Reads evidence back; nothing when the bytes are none.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let number = |bytes: &[u8]| Some(u64::from_le_bytes(bytes.try_into().ok()?));
        let (head, entries) = bytes.split_at_checked(24)?;
        let mut evidence = Self {
            racks: number(&head[..8])?,
            squares: u128::from_le_bytes(head[8..].try_into().ok()?),
            ..Self::default()
        };
        if evidence.racks > MOST_SEEN || evidence.squares > u128::from(MOST_SEEN).pow(2) {
            return None;
        }
        for entry in entries.chunks(24) {
            let tiles = TileKey::from_number(number(entry.get(..8)?)?)?;
            let (count, total) = (number(entry.get(8..16)?)?, number(entry.get(16..24)?)?);
            let total = total.cast_signed();
            let is_sound = (1..=MOST_SEEN).contains(&count) && total.unsigned_abs() <= MOST_SEEN;
            if tiles.len() > LARGEST || !is_sound {
                return None;
            }
            evidence.seen.insert(tiles, Seen { count, total });
        }
        Some(evidence)
    }
}
