//! What the bot says stands in the files of texts: nothing is said in Rust, and every sentence that
//! Rust asks for is there in every language.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

use std::fs;
use std::path::{Path, PathBuf};

use kamen::texts::Tongue;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A string in the code, with the file it stands in.
struct Literal {
    file: PathBuf,
    text: String,
}

/// Every string of the bot that may reach a person: not those of attributes, of logs, of faults that
/// only logs tell, and of tests.
fn literals() -> Vec<Literal> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/discord");
    let mut found = Vec::new();
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let tokens: TokenStream = fs::read_to_string(&path).unwrap().parse().unwrap();
                let mut texts = Vec::new();
                collect(tokens, &mut texts);
                found.extend(texts.into_iter().map(|text| Literal { file: path.clone(), text }));
            }
        }
    }
    assert!(found.len() > 100, "the strings of the bot are not found");
    found
}

fn collect(tokens: TokenStream, texts: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_test = |group: &TokenTree| group.to_string().replace(' ', "") == "[cfg(test)]";
    let mut skip_block = false;
    for (place, token) in tokens.iter().enumerate() {
        let before = |back: usize| place.checked_sub(back).map(|place| tokens[place].to_string());
        match token {
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                if text.starts_with('"') {
                    texts.push(text.trim_matches('"').to_owned());
                }
            }
            TokenTree::Group(group) => {
                let (last, second) = (before(1), before(2));
                let is_attribute = group.delimiter() == Delimiter::Bracket
                    && (last.as_deref() == Some("#")
                        || last.as_deref() == Some("!") && second.as_deref() == Some("#"));
                if is_attribute {
                    skip_block |= is_test(token);
                    continue;
                }
                if skip_block && group.delimiter() == Delimiter::Brace {
                    skip_block = false;
                    continue;
                }
                let is_log = last.as_deref() == Some("!")
                    && before(3).as_deref() == Some(":")
                    && before(5).as_deref() == Some("tracing");
                let is_fault = last.as_deref() == Some("fault");
                if !is_log && !is_fault {
                    collect(group.stream(), texts);
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

/// Whether a string has two words beside each other, as only sentences have.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &str| {
        word.chars().filter(|c| c.is_alphabetic()).count() > 1
            && word.chars().all(|c| c.is_alphabetic() || matches!(c, '.' | ',' | '!' | '?' | ':'))
    };
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).any(|pair| is_word(pair[0]) && is_word(pair[1]))
}

/// Whether a string is the key of a sentence.
fn is_key(text: &str) -> bool {
    const FIRST: [&str; 11] = [
        "bot", "button", "command", "level", "word", "help", "settings", "stats", "ending", "hint",
        "table",
    ];
    let plain = text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    let first = text.split_once('-').map(|(first, rest)| (first, !rest.is_empty()));
    plain
        && !text.ends_with('-')
        && first.is_some_and(|(first, more)| more && FIRST.contains(&first))
}

#[test]
fn nothing_is_said_in_rust() {
    let said: Vec<String> = literals()
        .into_iter()
        .filter(|literal| is_sentence(&literal.text))
        .map(|literal| format!("{}: {}", literal.file.display(), literal.text))
        .collect();
    assert!(said.is_empty(), "put these into assets/texts:\n{}", said.join("\n"));
}

#[test]
fn every_sentence_that_is_asked_for_is_there() {
    let keys: Vec<Literal> =
        literals().into_iter().filter(|literal| is_key(&literal.text)).collect();
    assert!(keys.len() > 60, "{}", keys.len());
    for Literal { file, text } in keys {
        for tongue in Tongue::ALL {
            assert!(tongue.knows(&text), "{tongue} lacks {text} of {}", file.display());
        }
    }
}

#[test]
fn the_tests_of_texts_can_fail() {
    assert!(is_sentence("Nobody plays here"));
    assert!(!is_sentence("bot-no-table") && !is_sentence("{} {}") && !is_sentence("v1:{table}"));
    assert!(is_key("bot-no-table") && !is_key("bot-clock-{clock}") && !is_key("board.png"));
    let mut texts = Vec::new();
    let code = "fn a() { tracing::warn!(\"not this one\"); say(\"but this one\"); } \
                #[cfg(test)] mod tests { fn b() { say(\"nor this one\"); } } fn c() { \"last one\" }";
    collect(code.parse().unwrap(), &mut texts);
    assert_eq!(texts, ["but this one", "last one"]);
}
