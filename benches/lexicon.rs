//! What is asked of the shipped lexicons, timed; each answer is first found by a plain scan.
//!
//! `KAMEN_DATA=data cargo bench --bench lexicon` also times meanings, once they have been built.

#![allow(clippy::unwrap_used, reason = "a bench that fails says where")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fst::Set;
use kamen::assets;
use kamen::games::chance::Seed;
use kamen::lexicon::automaton::Index;
use kamen::lexicon::meanings::{Language, Sources, senses};
use kamen::lexicon::search::{AnagramQuery, Found, Pattern};
use kamen::lexicon::{Letter, Lexicon, LexiconFile, Word, Words, lower};
use kamen::{lexicons, meanings};

fn main() {
    divan::main();
}

const NAME: &str = "cs-plus";
/// How many words a round of look-ups asks for.
const LOOK_UPS: usize = 100_000;
/// How many words a round of slower questions asks for.
const SOME: usize = 1_000;
/// How many words an answer shows, as `kamen lexicon find` does.
const SHOWN: usize = 100;

static PLUS: LazyLock<Lexicon> = LazyLock::new(|| lexicons::open_shipped(NAME).unwrap());

/// Every word, for plain scans.
static ALL: LazyLock<Vec<Box<[Index]>>> = LazyLock::new(|| {
    let mut all = Vec::new();
    PLUS.vocabulary().for_each(|word| all.push(word.into()));
    all
});

/// Words of the lexicon, drawn by chance.
static VALID: LazyLock<Vec<Word>> = LazyLock::new(|| {
    let mut chance = Seed::new([1; 32]).chance("valid");
    let word = |_| PLUS.vocabulary().word(&ALL[chance.below(ALL.len())]);
    (0..LOOK_UPS).map(word).collect()
});

/// Words with one letter changed so that they are none: they share a beginning with real words,
/// which makes them harder than letters without sense.
static INVALID: LazyLock<Vec<Word>> = LazyLock::new(|| {
    let mut chance = Seed::new([1; 32]).chance("invalid");
    let letters = PLUS.vocabulary().alphabet().letters();
    let changed = std::iter::repeat_with(|| {
        let mut word = ALL[chance.below(ALL.len())].clone();
        word[chance.below(word.len())] = chance.below(letters.len()) as Index;
        word
    });
    let invalid = changed.filter(|word| ALL.binary_search(word).is_err());
    invalid.take(LOOK_UPS).map(|word| PLUS.vocabulary().word(&word)).collect()
});

/// The same words in the widely used library, by their text.
static FST: LazyLock<Set<Vec<u8>>> = LazyLock::new(|| {
    let mut texts: Vec<String> =
        ALL.iter().map(|word| lower(&PLUS.vocabulary().word(word))).collect();
    texts.sort_unstable();
    let set = Set::from_iter(texts).unwrap();
    let kilobytes = |bytes: usize| bytes / 1024;
    eprintln!(
        "{NAME}: {} KB as fst::Set, {} KB as ours",
        kilobytes(set.as_fst().as_bytes().len()),
        kilobytes(PLUS.vocabulary().compiled().len_bytes()),
    );
    set
});

fn file_bytes() -> &'static [u8] {
    assets::LEXICONS.iter().find(|file| file.names.contains(&NAME)).unwrap().bytes
}

mod opening {
    use super::*;

    #[divan::bench]
    fn from_memory(bencher: Bencher) {
        bencher.bench(|| {
            let file = LexiconFile::open(Arc::new(black_box(file_bytes()))).unwrap();
            let lexicon = file.lexicon(NAME).unwrap();
            assert_eq!(lexicon.variant().words, ALL.len());
            lexicon
        });
    }

    /// Opens both lexicons of the file, as a file has no shipped name to choose one.
    #[divan::bench]
    fn from_mapped_file(bencher: Bencher) {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cs.lexicon");
        fs::write(&path, file_bytes()).unwrap();
        let alphabet = PLUS.vocabulary().alphabet();
        bencher.bench(|| {
            let first = lexicons::open(path.to_str().unwrap(), alphabet).unwrap();
            let lexicon = first.compiled().unwrap().file().lexicon(NAME).unwrap();
            assert_eq!(lexicon.variant().words, ALL.len());
            lexicon
        });
    }

    /// The grammar is read when somebody asks for the first time.
    #[divan::bench(sample_count = 20)]
    fn with_grammar(bencher: Bencher) {
        let word = PLUS.vocabulary().alphabet().spell("ženami").unwrap();
        bencher.bench(|| {
            let readings = lexicons::open_shipped(NAME).unwrap().readings(black_box(&word));
            assert!(readings.iter().any(|reading| reading.base == "žena"));
        });
    }
}

/// Look-ups, with ours and the library's in one run so that they can be compared.
mod look_up {
    use super::*;

    fn count(bencher: Bencher, expected: usize, look_up: impl Fn(usize) -> bool + Sync) {
        bencher.counter(ItemsCount::new(LOOK_UPS)).bench(|| {
            let found = (0..LOOK_UPS).filter(|&i| look_up(black_box(i))).count();
            assert_eq!(found, expected);
        });
    }

    fn words(valid: bool) -> (&'static [Word], usize) {
        if valid { (&VALID, LOOK_UPS) } else { (&INVALID, 0) }
    }

    #[divan::bench(args = [true, false])]
    fn by_letters(bencher: Bencher, valid: bool) {
        let (words, expected) = words(valid);
        count(bencher, expected, |i| PLUS.contains(&words[i]));
    }

    #[divan::bench(args = [true, false])]
    fn by_places_in_the_alphabet(bencher: Bencher, valid: bool) {
        let (words, expected) = words(valid);
        let places: Vec<_> = words.iter().map(|w| PLUS.vocabulary().indices(w).unwrap()).collect();
        count(bencher, expected, |i| PLUS.vocabulary().holds(&places[i]));
    }

    #[divan::bench(args = [true, false])]
    fn fst_set(bencher: Bencher, valid: bool) {
        let (words, expected) = words(valid);
        let texts: Vec<String> = words.iter().map(lower).collect();
        count(bencher, expected, |i| FST.contains(&texts[i]));
    }
}

/// The words that `fits` accepts, in the order `by`.
fn scan<K: Ord>(fits: impl Fn(&[Index]) -> bool, by: impl Fn(&[Index]) -> K) -> Found {
    let mut found: Vec<&[Index]> = ALL.iter().map(AsRef::as_ref).filter(|w| fits(w)).collect();
    found.sort_by_key(|word| by(word));
    let words = found.iter().take(SHOWN).map(|word| PLUS.vocabulary().word(word)).collect();
    Found { words, total: found.len() }
}

#[divan::bench(
    args = ["sl*", "*ost", "?o?a", "*á*í*", "*a*e*i*", "*a*", "*", "???????", "*a?????????"],
    sample_count = 20
)]
fn pattern(bencher: Bencher, text: &str) {
    fn fits(word: &[Index], pattern: &[char]) -> bool {
        let letters = PLUS.vocabulary().alphabet().letters();
        match (pattern.split_first(), word.split_first()) {
            (None, _) => word.is_empty(),
            (Some(('*', rest)), _) => (0..=word.len()).any(|skipped| fits(&word[skipped..], rest)),
            (Some(('?', rest)), Some((_, tail))) => fits(tail, rest),
            (Some((c, rest)), Some((&first, tail))) => {
                letters[usize::from(first)].as_str().chars().eq(c.to_uppercase())
                    && fits(tail, rest)
            }
            (Some(_), None) => false,
        }
    }
    let signs: Vec<char> = text.chars().collect();
    let expected = scan(|word| fits(word, &signs), <[Index]>::len);
    let pattern = Pattern::parse(text, PLUS.vocabulary().alphabet()).unwrap();
    bencher.bench(|| {
        let found = PLUS.vocabulary().find(black_box(&pattern), SHOWN);
        assert_eq!(found, expected);
    });
}

fn anagrams(bencher: Bencher, letters: &str, whole: bool) {
    let alphabet = PLUS.vocabulary().alphabet();
    let blanks = letters.matches('?').count();
    let have = alphabet.spell(letters.trim_end_matches('?')).unwrap();
    let have = PLUS.vocabulary().indices(&have).unwrap();
    let fits = |word: &[Index]| {
        let mut left = have.clone();
        let missing = word.iter().filter(|letter| {
            let at = left.iter().position(|l| l == *letter);
            at.map(|at| left.swap_remove(at)).is_none()
        });
        let missing = missing.count();
        missing <= blanks && (!whole || word.len() == have.len() + blanks)
    };
    let expected = scan(fits, |word| std::cmp::Reverse(word.len()));
    let mut query = AnagramQuery::parse(letters, alphabet).unwrap();
    query.whole = whole;
    bencher.bench(|| {
        let found = PLUS.vocabulary().anagrams(black_box(&query), SHOWN);
        assert_eq!(found, expected);
    });
}

#[divan::bench(args = ["kolenas", "kolenas?", "kolenas??"], sample_count = 20)]
fn anagrams_of_all_letters(bencher: Bencher, letters: &str) {
    anagrams(bencher, letters, true);
}

#[divan::bench(args = ["kolenas", "kolena?", "kolen??", "kolenas??"], sample_count = 20)]
fn anagrams_of_some_letters(bencher: Bencher, letters: &str) {
    anagrams(bencher, letters, false);
}

#[divan::bench]
fn hooks(bencher: Bencher) {
    let words = &VALID[..SOME];
    let letters = PLUS.vocabulary().alphabet().letters();
    let is_word = |parts: [&str; 2]| FST.contains(parts.concat());
    let count = |word: &Word| {
        let (word, letters) = (lower(word), letters.iter().filter_map(|l: &Letter| l.lower()));
        letters
            .map(|l| usize::from(is_word([&l, &word])) + usize::from(is_word([&word, &l])))
            .sum::<usize>()
    };
    let expected: usize = words.iter().map(count).sum();
    bencher.counter(ItemsCount::new(SOME)).bench(|| {
        let hooks = black_box(words).iter().map(|word| PLUS.vocabulary().hooks(word));
        assert_eq!(hooks.map(|h| h.left.len() + h.right.len()).sum::<usize>(), expected);
    });
}

/// A word with one letter changed has the right one among its neighbours, one slip away at most.
#[divan::bench(sample_count = 10)]
fn suggestions(bencher: Bencher) {
    let words = &INVALID[..20];
    bencher.counter(ItemsCount::new(words.len())).bench(|| {
        for word in black_box(words) {
            let weight = |word: &Word| u32::from(PLUS.frequency(word));
            let near = PLUS.vocabulary().suggest(word, 5, weight);
            assert!(near[0].distance <= 10, "{word}");
        }
    });
}

/// The letters at `place` from each occurrence of a part, by the alphabet.
fn neighbours(part: &[Index], place: impl Fn(usize) -> Option<usize>) -> Vec<Letter> {
    let mut found = [false; 64];
    for word in ALL.iter() {
        for at in (0..word.len()).filter(|&at| word[at..].starts_with(part)) {
            if let Some(letter) = place(at).and_then(|place| word.get(place)) {
                found[usize::from(*letter)] = true;
            }
        }
    }
    let letters = PLUS.vocabulary().alphabet().letters().iter().zip(found);
    letters.filter(|(_, found)| *found).map(|(letter, _)| *letter).collect()
}

#[divan::bench(args = ["a", "ost", "ůž"], sample_count = 20)]
fn letters_after(bencher: Bencher, text: &str) {
    let part = PLUS.vocabulary().alphabet().spell(text).unwrap();
    let places = PLUS.vocabulary().indices(&part).unwrap();
    let expected = neighbours(&places, |at| Some(at + places.len()));
    bencher.bench(|| assert_eq!(PLUS.vocabulary().letters_after(black_box(&part)), expected));
}

#[divan::bench(args = ["a", "ost", "ůž"], sample_count = 20)]
fn letters_before(bencher: Bencher, text: &str) {
    let part = PLUS.vocabulary().alphabet().spell(text).unwrap();
    let expected = neighbours(&PLUS.vocabulary().indices(&part).unwrap(), |at| at.checked_sub(1));
    bencher.bench(|| assert_eq!(PLUS.vocabulary().letters_before(black_box(&part)), expected));
}

/// Nearly every form was made by the rules of the dictionary, which must then find its base.
#[divan::bench(sample_count = 20)]
fn readings(bencher: Bencher) {
    let words = &VALID[..SOME];
    bencher.counter(ItemsCount::new(SOME)).bench(|| {
        let read = black_box(words).iter().filter(|word| !PLUS.readings(word).is_empty()).count();
        assert!(read >= SOME * 97 / 100, "{read} of {SOME}");
    });
}

/// Readings and meanings of common words, as `kamen meaning` finds them.
#[divan::bench(sample_count = 20)]
fn meanings_of_words(bencher: Bencher) {
    let data = std::env::var_os("KAMEN_DATA").map(PathBuf::from);
    let Some(store) = data.and_then(|data| meanings::open(&data).unwrap()) else {
        eprintln!("skipped: no meanings; build them and name the folder in KAMEN_DATA");
        return;
    };
    let common = VALID.iter().filter(|word| PLUS.frequency(word) >= 5).take(SOME);
    let words: Vec<&Word> = common.collect();
    let definitions = meanings::definitions(Language::Czech);
    let sources = Sources { definitions, store: Some(&store) };
    let look_up = |word: &&&Word| {
        !senses(&sources, Language::Czech, &lower(word), &PLUS.readings(word)).unwrap().is_empty()
    };
    bencher.counter(ItemsCount::new(words.len())).bench(|| {
        let explained = black_box(&words).iter().filter(look_up).count();
        assert!(explained > words.len() / 2, "{explained} of {}", words.len());
    });
}
