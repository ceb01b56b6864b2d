//! What the squares of a slot ask of the tiles that are laid there, before any word is tried.

use super::graph::LetterSet;
use super::hand::Part;
use super::position::Square;

/// The letters that the first crossed squares of a slot ask for; all letters when there are fewer
/// such squares.
pub(super) struct Needs([LetterSet; SQUARES]);

/// What a square without a crossing word asks for.
const ANY: LetterSet = LetterSet::MAX;

/// Squares of a slot that are asked for their letters before its words are.
const SQUARES: usize = 3;

impl Needs {
    /// What the empty squares among some ask for.
    #[inline]
    pub fn of(squares: &[Square]) -> Self {
        let mut needs = [ANY; SQUARES];
        let asking = squares.iter().filter(|square| square.crossed && !square.is_tile());
        for (need, square) in needs.iter_mut().zip(asking) {
            *need = square.cross;
        }
        Self(needs)
    }

    /// The letters that the blanks of a part may stand for, so that every square that asks for some
    /// is served; nothing when it has too few blanks for that.
    #[inline]
    pub fn blanks_for(&self, part: &Part) -> Option<LetterSet> {
        let (mut unserved, mut wanted) = (0, 0);
        for &need in self.0.iter().filter(|&&need| need & part.letters == 0 && need != ANY) {
            unserved += 1;
            wanted |= need;
        }
        match unserved {
            0 => Some(ANY),
            _ if unserved > part.blanks => None,
            _ if unserved == part.blanks => Some(wanted),
            _ => Some(ANY),
        }
    }

    /// Whether some letters serve every square that asks for some.
    #[inline]
    pub fn are_served(&self, letters: LetterSet) -> bool {
        self.0.iter().all(|need| need & letters != 0)
    }
}
