//! Lists of words small enough to be tried one by one.

use kamen::games::scrabble::{Edition, Tile, TileSet};
use kamen::lexicon::{Letter, Vocabulary, Word};
use kamen::lexicons;

use crate::kit::edition;

/// How many words of each length, from two letters on; and those that are left when one of them
/// loses its first or last letter.
const WANTED: [usize; 14] = [120, 220, 160, 110, 70, 60, 40, 20, 10, 6, 4, 3, 3, 3];

/// A part of a shipped lexicon: plenty of short words, hooks, and a few of every length.
pub fn drawn_from(lexicon: &str) -> Vec<Word> {
    let lexicon = lexicons::open_shipped(lexicon).unwrap();
    let all = lexicon.vocabulary();
    let mut counts = [0; WANTED.len()];
    all.for_each(|word| {
        if let Some(count) = word.len().checked_sub(2).and_then(|short| counts.get_mut(short)) {
            *count += 1;
        }
    });
    let mut seen = [0; WANTED.len()];
    let mut words = Vec::new();
    all.for_each(|word| {
        let Some(short) = word.len().checked_sub(2).filter(|&short| short < WANTED.len()) else {
            return;
        };
        // Evenly over the alphabet: as often as the share of what has been seen grows.
        let before = seen[short] * WANTED[short] / counts[short];
        seen[short] += 1;
        if seen[short] * WANTED[short] / counts[short] > before {
            words.push(all.word(word));
            let inner = [&word[1..], &word[..word.len() - 1]];
            let inner = inner.iter().filter(|inner| inner.len() > 1 && all.holds(inner));
            words.extend(inner.map(|inner| all.word(inner)));
        }
    });
    words
}

/// Czech with a tile for the letter CH, as its dictionaries have it.
pub fn czech_with_ch() -> (Edition, Vec<Word>) {
    let mut edition = edition("cs");
    let letter = |text| Letter::new(text).unwrap();
    let tiles = &edition.tiles;
    let mut letters: Vec<(Letter, u16, u16)> = Vec::new();
    for tile in tiles.kinds() {
        if let Tile::Letter(l) = tile {
            letters.push((l, tiles.value(tile).0 as u16, tiles.count(tile) as u16));
        }
    }
    let after_h = letters.iter().position(|&(l, ..)| l == letter("H")).unwrap() + 1;
    letters.insert(after_h, (letter("CH"), 4, 12));
    edition.tiles = TileSet::new(letters, 2).unwrap();
    let lexicon = lexicons::open_shipped("cs-plus").unwrap();
    let mut words: Vec<Word> = with_text(lexicon.vocabulary(), "CH", &edition);
    words.extend(drawn_from("cs-plus").iter().map(|word| respelled(word, &edition)));
    (edition, words)
}

/// Short words that hold a text, and one in many of the longer ones.
fn with_text(all: &Vocabulary, text: &str, edition: &Edition) -> Vec<Word> {
    let mut words = Vec::new();
    let mut seen = 0;
    all.for_each(|indices| {
        if !(2..=9).contains(&indices.len()) {
            return;
        }
        let word = all.word(indices);
        if word.to_string().contains(text) {
            seen += 1;
            if indices.len() <= 4 && seen % 3 == 0 || seen % 500 == 0 {
                words.push(respelled(&word, edition));
            }
        }
    });
    words
}

fn respelled(word: &Word, edition: &Edition) -> Word {
    edition.tiles.alphabet().spell(&word.to_string()).unwrap()
}
