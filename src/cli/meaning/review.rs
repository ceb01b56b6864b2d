//! `kamen meaning --review N --lexicon NAME --seed S`

use std::collections::HashSet;

use serde_json::{Value, json};

use super::{LINES, laid_out};
use crate::cli::report::Report;
use crate::dictionary::Volume;
use crate::games::chance::Seed;
use crate::lexicon::Word;
use crate::texts::Tongue;

/// So many words of those that are played, each as likely as it is played often, none twice: what a
/// person would be told of them.
pub(super) fn report(
    volume: &Volume,
    played: &[(Word, u64)],
    count: usize,
    seed: u64,
    tongue: Tongue,
) -> anyhow::Result<Report> {
    let (mut text, mut rows): (String, Vec<Value>) = (String::new(), Vec::new());
    for (word, times) in chosen(played, count, seed) {
        let told = volume.entry(word.clone())?.tell(tongue, &str::to_owned);
        let shown = laid_out(&told, LINES);
        rows.push(json!({ "word": told.word, "played": times, "text": shown }));
        text += &format!("{shown}\n");
    }
    Ok(Report { text, json: rows.into() })
}

fn chosen(played: &[(Word, u64)], count: usize, seed: u64) -> Vec<&(Word, u64)> {
    // A place for every time that a word was laid.
    let places = played.iter().enumerate();
    let places: Vec<usize> =
        places.flat_map(|(place, (_, times))| (0..*times).map(move |_| place)).collect();
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    let mut chance = Seed::new(bytes).chance("review");
    let (mut taken, mut chosen) = (HashSet::new(), Vec::new());
    while chosen.len() < count.min(played.len()) {
        let place = places[chance.below(places.len())];
        if taken.insert(place) {
            chosen.push(&played[place]);
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dictionary::Dictionary;

    #[test]
    fn words_are_chosen_by_how_often_they_are_played() {
        let volume = Dictionary::new(None).volume("en").unwrap();
        let words = [("cat", 900), ("dog", 50), ("ox", 50)];
        let played = words.map(|(word, times)| (volume.read(word).unwrap(), times));
        let first = |seed| chosen(&played, 1, seed)[0].0.to_string();
        let cats = (0..100).filter(|seed| first(*seed) == "CAT").count();
        assert!((75..=99).contains(&cats), "{cats}");
        let mut all: Vec<_> = chosen(&played, 9, 3).iter().map(|it| it.0.to_string()).collect();
        assert_eq!(
            all,
            chosen(&played, 9, 3).iter().map(|it| it.0.to_string()).collect::<Vec<_>>()
        );
        all.sort();
        assert_eq!(all, ["CAT", "DOG", "OX"]);
        assert!(chosen(&[], 5, 1).is_empty());
    }
}
