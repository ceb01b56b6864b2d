//! Compiled lexicons: opened, and asked by all commands about words.

use std::sync::Arc;

use kamen::ai::scrabble::{Engine, Leaves};
use kamen::dictionary::Volume;
use kamen::games::scrabble::{Edition, View};
use kamen::lexicon::grammar::Class;
use kamen::lexicon::hunspell::{Affixes, Dictionary};
use kamen::lexicon::search::{AnagramQuery, Pattern};
use kamen::lexicon::source::{Collector, Decisions, GrammarSource, Recipe, compile, read_reviewed};
use kamen::lexicon::{Lexicon, LexiconFile, Word, Words};
use kamen::lexicons::AnyLexicon;

use super::sections::Sections;
use super::{Dice, Reader, tiny};

pub struct Lexicons {
    sections: Sections,
    edition: Edition,
    view: View,
    accepted: usize,
}

const AFFIXES: &str = "SET UTF-8\nPFX N Y 1\nPFX N 0 ko .\nSFX A Y 2\nSFX A 0 a [^a]\nSFX A a e/N a\nSFX B Y 1\nSFX B k ch k\n";
const DICTIONARY: &str = "4\noko/B\nkob/AN\nřek/A\nok/AB\n";
const BASE_FORMS: &str = "\
FORM oko oko noun n,sg1
ALSO bok bok noun mi,sg1
BASE koba kob noun f
KIND verbal-noun ání at verb
OWN ost-noun ý ost
END +y 0 noun pl
PRE ne verb neg
";
const TABLE: &str =
    "SFX A a *k K noun sg1\nSFX A a>e * P - pl1\nENTRY has:A|B * K noun -\nPFX N ko neg\n";
const PIECES: &[&str] = &[
    "words", ":", "\"", "[", "]", "{", "}", ",", "A", "CH", "0", "1", "999", "null", "SFX", "PFX",
    "Y", "N", "\n", "/", "*", ".", "[^", "K", "P", "noun", "sg1", "ENTRY", "has:", "only:", "|",
    ">", "x/AB", "AF", "FLAG num", "\t", "verb",
];

impl Lexicons {
    pub fn new() -> Self {
        let (edition, words) = (tiny::edition(), tiny::WORDS);
        let affixes = Affixes::parse(AFFIXES.as_bytes()).unwrap();
        let dictionary = Dictionary::parse(DICTIONARY.as_bytes(), &affixes).unwrap();
        let reviewed = read_reviewed("oko K noun oko # seen\nbok P verb ok # heard\n").unwrap();
        let mut collector = Collector::new(edition.tiles.alphabet(), None);
        words.lines().for_each(|word| collector.add(word, Class::Core));
        let forms = collector.finish(&Decisions::default());
        let recipe = Recipe {
            language: "cs",
            alphabet: edition.tiles.alphabet(),
            variants: &[("tiny", &[Class::Core])],
            sources: Vec::new(),
            grammar: Some(GrammarSource {
                dictionaries: &[&dictionary],
                affixes: AFFIXES,
                table: TABLE,
                reviewed: &reviewed,
            }),
            base_forms: BASE_FORMS,
            parts: None,
            frequencies: None,
        };
        let (file, _) = compile(recipe, &forms).unwrap();
        let mut frequency = fst::MapBuilder::memory();
        for (word, class) in [("ek", 5), ("koba", 6), ("kobo", 260), ("oko", 9), ("řeka", 1 << 40)]
        {
            frequency.insert(word, class).unwrap();
        }
        let sections = Sections::of(file).with("frequency", frequency.into_inner().unwrap());
        let view = tiny::view(&edition);
        Self { sections, edition, view, accepted: 0 }
    }
}

impl Reader for Lexicons {
    fn name(&self) -> &'static str {
        "lexicon"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        self.sections.changed(dice, |dice, name, contents| {
            let is_binary = name.starts_with("words/") || matches!(name, "frequency" | "bases");
            match is_binary {
                true => dice.change_bytes(contents),
                false => dice.change_text(contents, PIECES),
            }
        })
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let Ok(file) = LexiconFile::open(Arc::new(input.to_vec())) else { return false };
        let name = file.info().variants.first().map(|variant| variant.name.clone());
        let Ok(lexicon) = file.lexicon(&name.unwrap_or_default()) else { return false };
        self.accepted += 1;
        // Each is asked as one of the commands asks; opening is what takes the time.
        let asked = self.accepted / ASKED.len();
        let volume = |lexicon| Volume::new(AnyLexicon::Compiled(Box::new(lexicon)));
        match self.accepted % ASKED.len() {
            0 => {
                let _ = file.check();
                assert!(serde_json::to_string(file.info()).is_ok() && file.parts().count() > 0);
                let vocabulary = lexicon.vocabulary();
                assert_eq!(vocabulary.count(), vocabulary.compiled().words());
            }
            1 => drop(word(&lexicon, asked).map(|word| volume(lexicon).check(word))),
            2 => {
                let vocabulary = lexicon.vocabulary();
                if let Some(word) = word(&lexicon, asked) {
                    vocabulary.hooks(&word);
                    vocabulary.letters_before(&word);
                    vocabulary.letters_after(&word);
                }
            }
            3 => {
                let pattern = ["*", "k*", "?o*b"][asked % 3];
                if let Ok(pattern) = Pattern::parse(pattern, lexicon.vocabulary().alphabet()) {
                    let found = volume(lexicon).find(&pattern, 5);
                    assert!(found.total >= found.words.len());
                }
            }
            4 => {
                if let Ok(query) = AnagramQuery::parse("ko?b", lexicon.vocabulary().alphabet()) {
                    volume(lexicon).anagrams(&query, 5);
                }
            }
            5 => drop(word(&lexicon, asked).map(|word| lexicon.readings(&word))),
            6 => {
                let common = AnyLexicon::Compiled(Box::new(lexicon.clone())).common();
                if let (Some(common), Some(word)) = (common, word(&lexicon, asked)) {
                    let _ = common.contains(&word);
                }
            }
            _ if asked.is_multiple_of(8) => {
                let (edition, leaves) = (self.edition.clone(), Arc::new(Leaves::none()));
                let engine = Engine::new(edition, lexicon.vocabulary(), leaves);
                let engine = match AnyLexicon::Compiled(Box::new(lexicon)).common() {
                    Some(common) => engine.with_known(Arc::new(common)),
                    None => engine,
                };
                tiny::play(&engine, &self.view);
            }
            _ => {}
        }
        true
    }
}

/// A word to ask for, if the alphabet can write it.
fn word(lexicon: &Lexicon, number: usize) -> Option<Word> {
    lexicon.vocabulary().alphabet().spell(tiny::ASKED[number % tiny::ASKED.len()]).ok()
}

/// What is asked, in turn.
const ASKED: [&str; 8] =
    ["info", "check", "hooks", "find", "anagrams", "grammar", "known words", "moves"];
