//! Words that a host has added are played, banned ones are not.

use std::collections::HashSet;
use std::sync::Arc;

use kamen::ai::scrabble::{Generator, Worth};
use kamen::games::scrabble::{Action, fit};
use kamen::lexicon::{Vocabulary, Word};
use kamen::lexicons;

use crate::compare::check;
use crate::kit::{Kit, WordBook, chance, edition};
use crate::positions::play;
use crate::word_lists;

/// A language whose words are partly compiled, partly added by a host and partly banned; and the
/// words that only the host knows.
fn kit(language: &str, lexicon: &str, seed: u64) -> (Kit, HashSet<Word>) {
    let mut chance = chance(seed);
    let edition = edition(language);
    let letters = edition.tiles.alphabet().letters();
    let (mut compiled, mut added, mut banned) = (vec![], vec![], vec![]);
    for word in WordBook::new(word_lists::drawn_from(lexicon)).of_at_least(0) {
        let lists: &mut [&mut Vec<Word>] = match chance.below(8) {
            0 => &mut [&mut added],
            1 => &mut [&mut compiled, &mut added],
            2 => &mut [&mut compiled, &mut banned],
            3 => &mut [&mut added, &mut banned],
            4 => &mut [&mut banned],
            _ => &mut [&mut compiled],
        };
        lists.iter_mut().for_each(|list| list.push(word.clone()));
    }
    for _ in 0..60 {
        let length = 2 + chance.below(4);
        added.push((0..length).map(|_| letters[chance.below(letters.len())]).collect());
    }
    let plain = Vocabulary::collect(Arc::new(edition.tiles.alphabet().clone()), compiled.clone());
    let told = plain.with_overlay(&added, &banned);
    let compiled: HashSet<Word> = compiled.into_iter().collect();
    let of_host = added.iter().filter(|word| !compiled.contains(word)).cloned().collect();
    let all = compiled.into_iter().chain(added);
    let banned: HashSet<Word> = banned.into_iter().collect();
    let words: Vec<Word> = all.filter(|word| !banned.contains(word)).collect();
    (Kit::new(edition, &told, words), of_host)
}

fn run(language: &str, lexicon: &str, seeds: std::ops::Range<u64>) {
    let mut hosts = 0;
    for seed in seeds {
        let (kit, of_host) = kit(language, lexicon, seed);
        let mut generator = Generator::default();
        play(&kit, 10, &mut chance(seed), |situation, _| {
            for placement in check(&mut generator, &kit, situation).placements.keys() {
                let play = fit(&situation.board, kit.edition(), placement).unwrap();
                hosts += usize::from(of_host.contains(&play.words[0].1.word()));
            }
        });
    }
    assert!(hosts > 500, "words of the host were played {hosts} times");
}

#[test]
fn added_words_are_found_and_banned_ones_are_not_in_czech() {
    run("cs", "cs-plus", 40_000..40_008);
}

#[test]
fn added_words_are_found_and_banned_ones_are_not_in_english() {
    run("en", "en", 41_000..41_008);
}

#[test]
fn an_overlay_changes_a_whole_lexicon() {
    let lexicon = lexicons::open_shipped("sk").unwrap();
    let edition = edition("sk");
    let spell = |text: &str| edition.tiles.alphabet().spell(text).unwrap();
    let words = |texts: &str| texts.split(' ').map(spell).collect::<Vec<Word>>();
    let (added, banned) = (words("qwx xq"), words("na sa mama"));
    let told = lexicon.vocabulary().with_overlay(&added, &banned);
    let kit = Kit::new(edition.clone(), &told, []);
    let mut made = HashSet::new();
    play(&kit, 40, &mut chance(42_000), |situation, _| {
        let mut situation = situation.clone();
        situation.rack = "MAMASN?".parse().unwrap();
        if situation.board.tiles().count() % 2 == 0 {
            situation.rack = "QWXA?".parse().unwrap();
        }
        let turn = situation.turn(&kit.engine, Worth::Points);
        for ranked in Generator::default().all(&kit.engine, &situation.position, &turn) {
            if let Action::Place(placement) = ranked.action.action(&kit.engine, &situation.position)
            {
                let play = fit(&situation.board, kit.edition(), &placement).unwrap();
                made.extend(play.words.iter().map(|(_, word)| word.word()));
            }
        }
    });
    assert!(added.iter().all(|word| made.contains(word)), "{made:?}");
    assert!(banned.iter().all(|word| !made.contains(word)), "{made:?}");
}
