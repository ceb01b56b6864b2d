//! Editions nobody sells, with words nobody knows: any board, rack and alphabet that the rules
//! allow.

use kamen::games::chance::Chance;
use kamen::games::scrabble::{Edition, Layout, Score, TileSet};
use kamen::lexicon::{Alphabet, Letter, Word};

use crate::kit::{Kit, strewn};

/// An odd edition with a list of odd words, in a lexicon with an alphabet of its own.
pub fn kit(chance: &mut Chance) -> Kit {
    let letters = letters(chance);
    let used = 1 + chance.below(letters.len().min(Alphabet::MAX_LETTERS));
    let (mut known, foreign) = (letters[..used].to_vec(), &letters[used..]);
    let mut edition = edition(&known, chance);
    if chance.below(2) == 0 {
        let count = 1 + chance.below(12);
        edition.layout = strewn(&edition, count, chance);
    }
    let words = words(&known, foreign, chance);
    let room = Alphabet::MAX_LETTERS - known.len();
    known.extend(foreign.iter().take(room));
    // The lexicon may have other letters, and in another order.
    chance.shuffle(&mut known);
    Kit::of_words(edition, Alphabet::new(known).unwrap(), words)
}

/// Letters of one and more characters, with and without case, in any order.
fn letters(chance: &mut Chance) -> Vec<Letter> {
    let mut letters: Vec<Letter> = ('A'..='Z')
        .map(|c| c.to_string())
        .chain(["CH", "LL", "DŽ", "L·L", "Č", "Ř", "NY", "SZ", "DZS"].map(String::from))
        .chain(('Α'..='Ω').filter(|c| c.is_alphabetic()).map(|c| c.to_string()))
        .chain(('א'..='ט').map(|c| c.to_string()))
        .filter_map(|text| Letter::new(&text).ok())
        .collect();
    chance.shuffle(&mut letters);
    letters
}

fn edition(letters: &[Letter], chance: &mut Chance) -> Edition {
    let dear = if chance.below(8) == 0 { 99 } else { 10 };
    let tiles = letters.iter().enumerate().map(|(i, &letter)| {
        // Words are mostly made of the first letters, and so are racks.
        let count = if i < 8 { 8 + chance.below(20) } else { chance.below(5) };
        (letter, chance.below(dear + 1) as u16, count as u16)
    });
    Edition {
        name: "odd".into(),
        tiles: TileSet::new(tiles.collect(), chance.below(7) as u16).unwrap(),
        layout: layout(chance),
        rack_size: 1 + chance.below(12) as u8,
        bingo_bonus: Score([0, 35, 50, 1_000][chance.below(4)]),
    }
}

fn layout(chance: &mut Chance) -> Layout {
    let side = |chance: &mut Chance| 5 + chance.below(17);
    let (rows, cols) = (side(chance), side(chance));
    let start = (chance.below(rows), chance.below(cols));
    let cells = ["", "", "", "", "2L", "3L", "4L", "2W", "3W", "4W"];
    let row = |r: usize, chance: &mut Chance| {
        let cell = |c: usize, chance: &mut Chance| match (r, c) == start {
            true => ["*", "*1W", "*3W", "*4L"][chance.below(4)],
            false => cells[chance.below(cells.len())],
        };
        (0..cols).map(|c| cell(c, chance)).collect::<Vec<_>>().join(",")
    };
    Layout::parse(&(0..rows).map(|r| row(r, chance)).collect::<Vec<_>>().join("\n")).unwrap()
}

/// Words of one letter up to more than any board holds, some with letters that the edition does
/// not have; many are others with a letter before or behind.
fn words(known: &[Letter], foreign: &[Letter], chance: &mut Chance) -> Vec<Word> {
    let frequent = known.len().min(8);
    let mut words: Vec<Vec<Letter>> = Vec::new();
    for _ in 0..20 + chance.below(400) {
        let letter = |chance: &mut Chance| match chance.below(40) {
            0 if !foreign.is_empty() => foreign[chance.below(foreign.len())],
            1..6 => known[chance.below(known.len())],
            _ => known[chance.below(frequent)],
        };
        let length = match chance.below(40) {
            0 => 1,
            1 => 6 + chance.below(18),
            2..20 => 2,
            _ => 3 + chance.below(4),
        };
        let mut word: Vec<Letter> = (0..length).map(|_| letter(chance)).collect();
        if !words.is_empty() && chance.below(3) == 0 {
            word = words[chance.below(words.len())].clone();
            let end = if chance.below(2) == 0 { 0 } else { word.len() };
            word.insert(end, letter(chance));
        }
        words.push(word);
    }
    words.into_iter().map(Word::new).collect()
}
