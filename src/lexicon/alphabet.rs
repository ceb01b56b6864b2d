//! The letters of a language in their order, and reading words written with them.

use serde::{Deserialize, Serialize};

use super::letter::{Letter, upper_nfc};
use super::word::Word;

/// The letters of a language, in the order of the alphabet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Letter>", into = "Vec<Letter>")]
pub struct Alphabet {
    letters: Vec<Letter>,
    /// For single characters of the Latin blocks, the place in the order and one more; zero for
    /// none. Looking a letter up is what judging a word mostly does.
    latin: Vec<u8>,
    /// Whether every letter is such a character, so that a text can be split in one way only.
    is_plain: bool,
}

/// The end of the Latin blocks that European alphabets use.
const LATIN_END: usize = 0x180;

/// Why letters do not make an alphabet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AlphabetError {
    /// There is no letter.
    #[error("an alphabet needs at least one letter")]
    Empty,
    /// There are more letters than a 64-bit set can hold beside the blank.
    #[error("an alphabet has at most {max} letters, this one has {0}", max = Alphabet::MAX_LETTERS)]
    TooMany(usize),
    /// A letter stands twice.
    #[error("the letter {0} stands twice in the alphabet")]
    Twice(Letter),
}

/// Why a text cannot be read as letters of an alphabet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpellError {
    /// The text is longer than any word.
    #[error("the text is longer than {max} characters", max = Alphabet::MAX_WORD_CHARS)]
    TooLong,
    /// No letter of the alphabet begins here.
    #[error("{} is no letter of this alphabet", super::letter::shown(*.0))]
    Unknown(char),
}

impl Alphabet {
    /// The most letters: a set of letters and a blank fit into 64 bits.
    pub const MAX_LETTERS: usize = 63;
    /// The longest text that is read as a word at all.
    pub const MAX_WORD_CHARS: usize = 100;

    /// Makes an alphabet of letters in their order.
    ///
    /// # Errors
    /// When there is none, too many, or one stands twice.
    pub fn new(letters: Vec<Letter>) -> Result<Self, AlphabetError> {
        if letters.is_empty() {
            return Err(AlphabetError::Empty);
        }
        if letters.len() > Self::MAX_LETTERS {
            return Err(AlphabetError::TooMany(letters.len()));
        }
        for (i, letter) in letters.iter().enumerate() {
            if letters[..i].contains(letter) {
                return Err(AlphabetError::Twice(*letter));
            }
        }
        let mut latin = vec![0; LATIN_END];
        for (letter, place) in letters.iter().zip(1..) {
            if let Some(slot) = letter.latin().and_then(|slot| latin.get_mut(slot)) {
                *slot = place;
            }
        }
        let is_plain = letters.iter().all(|letter| letter.latin().is_some());
        Ok(Self { letters, latin, is_plain })
    }

    /// The letters in their order.
    pub fn letters(&self) -> &[Letter] {
        &self.letters
    }

    /// The place of a letter in the order, from zero.
    pub fn position(&self, letter: Letter) -> Option<usize> {
        match letter.latin() {
            Some(slot) => usize::from(self.latin[slot]).checked_sub(1),
            None => self.letters.iter().position(|&l| l == letter),
        }
    }

    /// Whether the letter belongs to the alphabet.
    pub fn contains(&self, letter: Letter) -> bool {
        self.position(letter).is_some()
    }

    /// Reads a word in any case, composed or decomposed; longer letters are tried first.
    ///
    /// # Errors
    /// When some part of the text is no letter of the alphabet.
    ///
    /// # Examples
    /// ```
    /// use kamen::lexicon::{Alphabet, Letter};
    /// let letters = ["A", "C", "CH", "H"].map(|l| Letter::new(l).unwrap());
    /// let alphabet = Alphabet::new(letters.to_vec()).unwrap();
    /// assert_eq!(alphabet.spell("hach").unwrap().letters().len(), 3);
    /// assert!(alphabet.spell("haxh").is_err());
    /// ```
    pub fn spell(&self, text: &str) -> Result<Word, SpellError> {
        let mut words = self.spellings(text, 1)?;
        Ok(words.swap_remove(0))
    }

    /// Reads a text in every way it can be split into letters, longer letters first.
    ///
    /// With digraphs among the tiles, `CH` typed by a person may be one tile or two. At least one
    /// and at most `most` ways are returned.
    ///
    /// # Errors
    /// When there is no way at all.
    pub fn spellings(&self, text: &str, most: usize) -> Result<Vec<Word>, SpellError> {
        if text.chars().nth(Self::MAX_WORD_CHARS).is_some() {
            return Err(SpellError::TooLong);
        }
        let folded = upper_nfc(text);
        // Some letters become several in upper case.
        if folded.chars().nth(Self::MAX_WORD_CHARS).is_some() {
            return Err(SpellError::TooLong);
        }
        if let Some(word) = self.plain(&folded) {
            return Ok(vec![word]);
        }
        let ends_well = self.ends_well(&folded);
        if !ends_well[0] {
            return Err(SpellError::Unknown(self.stumbling_block(&folded)));
        }
        let mut found = Vec::new();
        self.split(&folded, 0, &ends_well, &mut Vec::new(), most.max(1), &mut found);
        Ok(found)
    }

    /// The word of a text whose characters are letters each by itself; whole lists of words are read
    /// this way.
    fn plain(&self, text: &str) -> Option<Word> {
        let letter = |c: char| {
            let place = usize::from(*self.latin.get(c as usize)?).checked_sub(1)?;
            self.letters.get(place).copied()
        };
        if !self.is_plain || text.is_empty() {
            return None;
        }
        text.chars().map(letter).collect::<Option<Vec<_>>>().map(Word::new)
    }

    /// The letters that the text may begin with, longest first.
    fn heads<'a>(&'a self, text: &'a str) -> impl Iterator<Item = Letter> + 'a {
        (1..=Letter::MAX_BYTES).rev().filter_map(move |bytes| {
            let head = text.get(..bytes)?;
            self.letters.iter().copied().find(|l| l.as_str() == head)
        })
    }

    /// For every byte, whether the text from there on can be split into letters.
    fn ends_well(&self, text: &str) -> Vec<bool> {
        let mut well = vec![false; text.len() + 1];
        well[text.len()] = true;
        for at in (0..text.len()).rev().filter(|&at| text.is_char_boundary(at)) {
            well[at] = self.heads(&text[at..]).any(|l| well[at + l.as_str().len()]);
        }
        well
    }

    /// The first character that no way of splitting gets past.
    fn stumbling_block(&self, text: &str) -> char {
        let mut reached = vec![false; text.len() + 1];
        reached[0] = true;
        let mut farthest = 0;
        for at in 0..text.len() {
            if reached[at] {
                farthest = at;
                for letter in self.heads(&text[at..]) {
                    reached[at + letter.as_str().len()] = true;
                }
            }
        }
        text[farthest..].chars().next().unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    fn split(
        &self,
        text: &str,
        at: usize,
        ends_well: &[bool],
        head: &mut Vec<Letter>,
        most: usize,
        found: &mut Vec<Word>,
    ) {
        if at == text.len() {
            found.push(Word::new(head.clone()));
            return;
        }
        for letter in self.heads(&text[at..]) {
            let next = at + letter.as_str().len();
            if found.len() < most && ends_well[next] {
                head.push(letter);
                self.split(text, next, ends_well, head, most, found);
                head.pop();
            }
        }
    }
}

impl TryFrom<Vec<Letter>> for Alphabet {
    type Error = AlphabetError;

    fn try_from(letters: Vec<Letter>) -> Result<Self, AlphabetError> {
        Self::new(letters)
    }
}

impl From<Alphabet> for Vec<Letter> {
    fn from(alphabet: Alphabet) -> Self {
        alphabet.letters
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alphabet(letters: &str) -> Alphabet {
        Alphabet::new(letters.split(' ').map(|l| Letter::new(l).unwrap()).collect()).unwrap()
    }

    #[test]
    fn digraphs_are_read_first_and_split_where_they_must_be() {
        let spanish = alphabet("A C CH H L LL O");
        assert_eq!(format!("{:?}", spanish.spell("chalLo").unwrap()), "[CH, A, LL, O]");
        let ways = spanish.spellings("challo", 10).unwrap();
        assert_eq!(ways.len(), 4);
        assert_eq!(format!("{:?}", ways[3]), "[C, H, A, L, L, O]");
        let no_single_h = alphabet("A C CH HA");
        assert_eq!(format!("{:?}", no_single_h.spell("CHA").unwrap()), "[CH, A]");
        assert_eq!(format!("{:?}", no_single_h.spell("CHHA").unwrap()), "[CH, HA]");
    }

    #[test]
    fn the_first_unknown_character_is_named() {
        let a = alphabet("A B CH");
        assert_eq!(a.spell("abxa"), Err(SpellError::Unknown('X')));
        assert_eq!(a.spell("ac"), Err(SpellError::Unknown('C')));
        assert_eq!(a.spell("a\u{200b}"), Err(SpellError::Unknown('\u{200b}')));
        assert_eq!(a.spell(&"a".repeat(101)), Err(SpellError::TooLong));
        assert_eq!(alphabet("S").spell(&"ß".repeat(51)), Err(SpellError::TooLong));
        assert_eq!(alphabet("S").spell(&"ß".repeat(50)).unwrap().letters().len(), 100);
    }

    #[test]
    fn an_ambiguous_text_of_full_length_is_read_at_once() {
        let a = alphabet("A AA AAA");
        let mut nearly = "a".repeat(99);
        assert_eq!(a.spellings(&nearly, 64).unwrap().len(), 64);
        nearly.push('z');
        assert_eq!(a.spell(&nearly), Err(SpellError::Unknown('Z')));
    }

    #[test]
    fn an_alphabet_has_distinct_letters_and_at_most_63() {
        let a = Letter::new("A").unwrap();
        assert_eq!(Alphabet::new(vec![]), Err(AlphabetError::Empty));
        assert_eq!(Alphabet::new(vec![a, a]), Err(AlphabetError::Twice(a)));
        let many: Vec<Letter> =
            ('А'..='я').chain('Ա'..='Ֆ').filter_map(|c| Letter::new(&c.to_string()).ok()).collect();
        assert_eq!(Alphabet::new(many.clone()), Err(AlphabetError::TooMany(many.len())));
    }
}
