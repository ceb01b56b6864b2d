//! Lists of words: read as a lexicon and as a host's own words, and searched.

use std::sync::Arc;

use kamen::lexicon::search::Pattern;
use kamen::lexicon::{Alphabet, Vocabulary, WordList, Words};

use super::{Dice, Reader, tiny};

pub struct Lists {
    alphabet: Arc<Alphabet>,
    plain: Vocabulary,
}

const PIECES: &[&str] = &[
    "\n",
    "\r\n",
    "#",
    " ",
    "oko",
    "CH",
    "ch",
    "Ř",
    "R\u{30c}",
    "kočka",
    "ß",
    "ooooooooooo",
    "\n\n",
    "@",
];

impl Lists {
    pub fn new() -> Self {
        let edition = tiny::edition();
        Self { alphabet: Arc::new(edition.tiles.alphabet().clone()), plain: tiny::vocabulary() }
    }
}

impl Reader for Lists {
    fn name(&self) -> &'static str {
        "list"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        let mut list = tiny::WORDS.as_bytes().to_vec();
        dice.change_text(&mut list, PIECES);
        list
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let Ok(text) = std::str::from_utf8(input) else { return false };
        let list = WordList::parse(text, &self.alphabet);
        let read = Vocabulary::parse(text, Arc::clone(&self.alphabet), &mut |_, _| {});
        let (Ok(list), Ok(vocabulary)) = (&list, &read) else {
            assert_eq!(list.is_ok(), read.is_ok());
            return false;
        };
        assert_eq!(list.len(), vocabulary.count());
        for word in tiny::asked(&self.alphabet) {
            assert_eq!(list.contains(&word), vocabulary.contains(&word));
            vocabulary.hooks(&word);
        }
        vocabulary.find(&Pattern::parse("*o*", &self.alphabet).unwrap(), 3);
        let own: Vec<_> = list.clone().into_words().take(4).collect();
        let (added, banned) = own.split_at(own.len() / 2);
        self.plain.with_overlay(added, banned).merged();
        true
    }
}
