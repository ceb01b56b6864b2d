//! The theses' own examples, and brute force on a small list.

use std::sync::Arc;

use super::*;
use crate::lexicon::{Alphabet, Letter, SpellError, Vocabulary};

const WORDS: &str = "RAJA JAR JAHODA POHODA JABLKO KŮŇ KUŇ KONĚ KOŇ KUNA KUN OKNO NOK ON NO KRK";

fn vocabulary() -> Vocabulary {
    let letters = "AÁBCČDĎEÉĚFGHIÍJKLMNŇOÓPQRŘSŠTŤUÚŮVWXYÝZŽ".chars();
    let letters = letters.map(|c| Letter::new(&c.to_string()).unwrap()).collect();
    let alphabet = Arc::new(Alphabet::new(letters).unwrap());
    let words: Vec<Word> = WORDS.split(' ').map(|w| alphabet.spell(w).unwrap()).collect();
    Vocabulary::collect(alphabet, words)
}

fn find(vocabulary: &Vocabulary, pattern: &str) -> Vec<String> {
    let pattern = Pattern::parse(pattern, vocabulary.alphabet()).unwrap();
    vocabulary.find(&pattern, 100).words.iter().map(ToString::to_string).collect()
}

#[test]
fn the_third_thesis_queries_have_its_answers() {
    let all = vocabulary();
    let five = all.alphabet().clone();
    let list = ["RAJA", "JAR", "JAHODA", "POHODA", "JABLKO"].map(|w| five.spell(w).unwrap());
    let vocabulary = Vocabulary::collect(Arc::clone(&five), list);
    let a = five.spell("A").unwrap();
    let letters = |found: Vec<Letter>| found.iter().map(ToString::to_string).collect::<String>();
    assert_eq!(letters(vocabulary.letters_after(&a)), "BHJR");
    assert_eq!(letters(vocabulary.letters_before(&a)), "DJR");
    assert_eq!(find(&vocabulary, "*oda"), ["JAHODA", "POHODA"]);
    // The thesis' text forgets JAHODA.
    assert_eq!(find(&vocabulary, "ja*"), ["JAR", "JABLKO", "JAHODA"]);
    assert_eq!(find(&vocabulary, "*a*").len(), 5);
}

#[test]
fn patterns_agree_with_brute_force() {
    let vocabulary = vocabulary();
    let fits = |word: &str, pattern: &str| -> bool {
        fn go(word: &[char], pattern: &[char]) -> bool {
            match pattern.split_first() {
                None => word.is_empty(),
                Some(('*', rest)) => (0..=word.len()).any(|n| go(&word[n..], rest)),
                Some(('?', rest)) => !word.is_empty() && go(&word[1..], rest),
                Some((c, rest)) => word.first() == Some(c) && go(&word[1..], rest),
            }
        }
        let chars = |text: &str| text.chars().collect::<Vec<_>>();
        go(&chars(word), &chars(pattern))
    };
    for pattern in
        ["*", "?", "??", "K?Ň", "*O*", "?*?", "K*", "*N", "**O**", "KOŇ", "K??", "*O?", "?O*"]
    {
        let mut expected: Vec<&str> = WORDS.split(' ').filter(|word| fits(word, pattern)).collect();
        let mut found = find(&vocabulary, &pattern.to_lowercase());
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{pattern}");
    }
}

#[test]
fn few_words_of_a_pattern_are_the_first_of_all_that_fit() {
    let plain = vocabulary();
    let words = |list: [&str; 2]| list.map(|word| plain.alphabet().spell(word).unwrap());
    let own = plain.with_overlay(&words(["kokon", "jarka"]), &words(["koň", "ryba"]));
    for (text, having) in [("*", ""), ("*o*", ""), ("k*", "n"), ("*", "kk"), ("*??a", "a")] {
        let pattern = Pattern::parse(text, plain.alphabet()).unwrap();
        let pattern = pattern.with_letters(having, plain.alphabet()).unwrap();
        let all = own.find(&pattern, usize::MAX);
        let mut expected = Vec::new();
        own.for_each(|word| expected.push(word.to_vec()));
        expected.retain(|word| pattern::Matcher::new(&pattern).fits(word));
        expected.sort_by(|a, b| a.len().cmp(&b.len()).then_with(|| a.cmp(b)));
        let expected: Vec<Word> = expected.iter().map(|word| own.word(word)).collect();
        assert_eq!((&all.words, all.total), (&expected, expected.len()), "{text} {having}");
        for most in 0..expected.len() {
            let few = own.find(&pattern, most);
            assert_eq!((&few.words[..], few.total), (&expected[..most], expected.len()));
        }
        let mut longest: Vec<Word> = expected.clone();
        // Words of one length stay in the order of the alphabet.
        longest.sort_by_key(|word| std::cmp::Reverse(word.letters().len()));
        let mut pattern = pattern;
        pattern.longest_first = true;
        for most in 0..=longest.len() {
            assert_eq!(own.find(&pattern, most).words, longest[..most], "{text} {having}");
        }
    }
}

#[test]
fn a_pattern_can_ask_for_length_and_letters() {
    let vocabulary = vocabulary();
    let alphabet = vocabulary.alphabet();
    let all = || Pattern::parse("*", alphabet).unwrap();
    let with_kk = all().with_letters("kk", alphabet).unwrap();
    assert_eq!(vocabulary.find(&with_kk, 9).words.len(), 1);
    let mut long = all();
    long.min_length = 6;
    let found = vocabulary.find(&long, 2);
    assert_eq!((found.words.len(), found.total), (2, 3));
    assert!(matches!(Pattern::parse("", alphabet), Err(PatternError::Empty)));
    assert!(matches!(Pattern::parse(&"?".repeat(61), alphabet), Err(PatternError::TooLong)));
    assert!(matches!(Pattern::parse("a1", alphabet), Err(PatternError::Letter(_))));
}

#[test]
fn anagrams_agree_with_brute_force() {
    let vocabulary = vocabulary();
    for (letters, whole) in [
        ("ONK", true),
        ("ONK?", true),
        ("NOKO", false),
        ("K??", true),
        ("ADOHAJ?", false),
        ("??", false),
    ] {
        let mut query = AnagramQuery::parse(letters, vocabulary.alphabet()).unwrap();
        query.whole = whole;
        let found = vocabulary.anagrams(&query, 100);
        for most in 0..found.total {
            let few = vocabulary.anagrams(&query, most);
            assert_eq!((&few.words[..], few.total), (&found.words[..most], found.total));
        }
        let mut found: Vec<String> = found.words.iter().map(ToString::to_string).collect();
        let mut expected: Vec<&str> = WORDS
            .split(' ')
            .filter(|word| {
                let mut left: Vec<char> = letters.chars().filter(|&c| c != '?').collect();
                let mut blanks = letters.matches('?').count();
                let made = word.chars().all(|c| match left.iter().position(|&l| l == c) {
                    Some(at) => {
                        left.remove(at);
                        true
                    }
                    None => {
                        blanks = blanks.wrapping_sub(1);
                        blanks != usize::MAX
                    }
                });
                made && (!whole || (left.is_empty() && blanks == 0))
            })
            .collect();
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{letters} {whole}");
    }
    let parse = |text: &str| AnagramQuery::parse(text, vocabulary.alphabet()).unwrap_err();
    assert_eq!(parse("?????"), AnagramError::TooManyBlanks);
    assert_eq!(parse(&"a".repeat(21)), AnagramError::TooManyLetters);
    assert_eq!(parse("a!"), AnagramError::Letter(SpellError::Unknown('!')));
}

#[test]
fn anagrams_know_a_host_s_own_words() {
    let plain = vocabulary();
    let words = |list: [&str; 2]| list.map(|word| plain.alphabet().spell(word).unwrap());
    let own = plain.with_overlay(&words(["onk", "kon"]), &words(["nok", "okno"]));
    let mut query = AnagramQuery::parse("onk", own.alphabet()).unwrap();
    query.whole = false;
    let found = own.anagrams(&query, 3);
    let texts: Vec<String> = found.words.iter().map(ToString::to_string).collect();
    assert_eq!((texts.join(" ").as_str(), found.total), ("KON ONK NO", 4));
}

#[test]
fn hooks_make_words() {
    let vocabulary = vocabulary();
    let hooks = vocabulary.hooks(&vocabulary.alphabet().spell("no").unwrap());
    assert_eq!(
        (format!("{:?}", hooks.left), format!("{:?}", hooks.right)),
        ("[]".into(), "[K]".into())
    );
    let hooks = vocabulary.hooks(&vocabulary.alphabet().spell("kun").unwrap());
    assert_eq!(format!("{:?}", hooks.right), "[A]");
}

#[test]
fn missing_accents_are_thought_of_first() {
    let vocabulary = vocabulary();
    let no_kun = vocabulary.with_overlay(&[], &[vocabulary.alphabet().spell("kun").unwrap()]);
    let suggest = |text: &str, vocabulary: &Vocabulary| -> Vec<String> {
        let word = vocabulary.alphabet().spell(text).unwrap();
        let weight = |word: &Word| u32::from(word.to_string() == "KŮŇ");
        vocabulary.suggest(&word, 4, weight).iter().map(|s| s.word.to_string()).collect()
    };
    assert_eq!(suggest("kun", &no_kun)[..2], ["KUŇ", "KŮŇ"], "one accent before two");
    assert_eq!(suggest("kŮn", &no_kun)[0], "KŮŇ");
    assert_eq!(suggest("jahda", &vocabulary)[0], "JAHODA");
    assert_eq!(suggest("pohodaa", &vocabulary)[0], "POHODA");
    assert!(suggest("xxxxxx", &vocabulary).is_empty());
}
