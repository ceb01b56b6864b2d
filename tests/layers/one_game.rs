//! The ratchet: shared files that hold logic of one game. The list may only shrink.
//!
//! A game's things are found by its name and by its own words, in the names that code gives to things and in
//! texts that are keys. Comments and tests may tell of any game, and a line `mod scrabble;` is how a game is
//! let in.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};

use crate::source::{self, rust_files, tokens};

/// The games. A folder or file that bears the name of one is its own.
const GAMES: &[&str] = &["noughts", "scrabble"];

/// Where words are the matter, whoever asks for them, and the sandbox, which has Discord's own words.
const ABOUT_OTHER_THINGS: &[&str] =
    &["lexicon", "lexicons", "meanings", "dictionary", "cli/lexicon", "cli/meaning", "sandbox"];

/// Words that belong to one game, in the singular.
const WORDS: &[&str] = &[
    "alphabet",
    "bag",
    "bingo",
    "blank",
    "cgp",
    "challenge",
    "edition",
    "exchange",
    "gcg",
    "judging",
    "leaf",
    "lexicon",
    "placement",
    "premium",
    "rack",
    "tile",
    "vocabulary",
];

/// The files, each with its reason.
#[rustfmt::skip]
const LISTED: &[(&str, &str)] = &[
    ("assets.rs", "what is shipped inside the binary is Scrabble's so far"),
    ("cli/doctor.rs", "a list: what each game looks at"),
    ("cli/export.rs", "a list: the file of each game, and the option --gcg that scripts use"),
    ("cli/mod.rs", "a list: the commands"),
    ("cli/render/input.rs", "a list: the files of each game"),
    ("cli/render/mod.rs", "a list: options of old that read positions of Scrabble"),
    ("cli/render/subject.rs", "a list: the pictures of each game"),
    ("discord/deeds/settings/server.rs", "a list: settings of games among the server's own"),
    ("discord/face/desk.rs", "a list: what the faces of games keep"),
    ("leaves.rs", "opens what Scrabble's computer has learned"),
    ("members/game/mod.rs", "a list: what each game leaves to be counted"),
    ("members/mod.rs", "a list: the names of these"),
    ("packs.rs", "opens Scrabble's language packs"),
    ("render/theme/file.rs", "a list: the part of each game, as a file has it"),
    ("render/theme/mod.rs", "a list: the part of each game"),
    ("session/game/mod.rs", "the enums of all games"),
];

#[test]
fn no_shared_file_comes_to_know_one_game() {
    let mut found = BTreeMap::new();
    for file in rust_files(&source::folder()) {
        let inside = file.strip_prefix(source::folder()).unwrap();
        if is_shared(inside) {
            let words = words_of_games(tokens(&file));
            if !words.is_empty() {
                let words: Vec<String> = words.into_iter().collect();
                found.insert(inside.to_string_lossy().into_owned(), words.join(", "));
            }
        }
    }
    let listed = |file: &str| LISTED.iter().find(|(other, _)| *other == file);
    let mut complaints = Vec::new();
    for (file, words) in &found {
        if listed(file).is_none() {
            complaints.push(format!("{file} is shared, but knows of one game: {words}"));
        }
    }
    for (file, _) in LISTED {
        if !found.contains_key(*file) {
            complaints.push(format!("{file} knows of no single game any more; strike it out"));
        }
    }
    let now = found.iter().map(|(file, words)| {
        let why =
            listed(file).map_or_else(|| format!("names {words}"), |(_, why)| (*why).to_owned());
        format!("    (\"{file}\", \"{why}\"),\n")
    });
    let now: String = now.collect();
    assert!(complaints.is_empty(), "\n{}\nThe list would be:\n{now}", complaints.join("\n"));
}

/// Whether a file is of all games.
fn is_shared(inside: &Path) -> bool {
    let module = inside.with_extension("");
    let is_of = |name: &OsStr, game: &str| name.to_string_lossy().starts_with(game);
    let is_own = module.iter().any(|name| GAMES.iter().any(|game| is_of(name, game)));
    !is_own && !ABOUT_OTHER_THINGS.iter().any(|other| module.starts_with(other))
}

/// The words of single games in code that is no test.
fn words_of_games(code: TokenStream) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    let mut i = 0;
    while i < tokens.len() {
        let text = |i: usize| tokens.get(i).map(ToString::to_string).unwrap_or_default();
        if text(i) == "#" && text(i + 1).replace(' ', "") == "[cfg(test)]" {
            // What stands only in tests ends with its body.
            while i < tokens.len() && !text(i).starts_with('{') && text(i) != ";" {
                i += 1;
            }
        } else if text(i) == "mod" && text(i + 2) == ";" {
            i += 2;
        } else if text(i) == "#" && text(i + 1).starts_with("[doc") {
            i += 1;
        } else {
            match &tokens[i] {
                TokenTree::Group(group) => found.extend(words_of_games(group.stream())),
                TokenTree::Ident(ident) => found.extend(own_words(&ident.to_string())),
                TokenTree::Literal(literal) => found.extend(key(&literal.to_string())),
                TokenTree::Punct(_) => {}
            }
        }
        i += 1;
    }
    found
}

/// The words of games in a text, if it is a key: small letters and hyphens. The bare name of a game is how a
/// list lets it in, and "word" may be the name of any fact.
fn key(literal: &str) -> Vec<String> {
    let text = literal.trim_matches('"');
    let is_key = literal.starts_with('"')
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c));
    let is_bare = text == "word" || GAMES.contains(&text);
    if is_key && !is_bare { own_words(&text.replace('-', "_")) } else { Vec::new() }
}

/// The words of games in a name, whether it is written `like_this` or `LikeThis`.
fn own_words(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut before = '_';
    for letter in name.chars() {
        let begins = letter.is_uppercase() && before.is_lowercase();
        if letter == '_' || begins {
            parts.push(String::new());
        }
        if letter != '_' {
            parts.last_mut().unwrap().extend(letter.to_lowercase());
        }
        before = letter;
    }
    // A word by itself is one that is laid; "keyword" or "word_wrap" are not.
    let is_word = matches!(name, "word" | "words");
    let own = parts
        .into_iter()
        .map(|part| singular(&part))
        .filter(|part| GAMES.contains(&part.as_str()) || WORDS.contains(&part.as_str()));
    own.chain(is_word.then(|| "word".to_owned())).collect()
}

fn singular(part: &str) -> String {
    match part {
        "leaves" => "leaf".to_owned(),
        game if GAMES.contains(&game) => game.to_owned(),
        "challenged" | "exchanged" => part.trim_end_matches('d').to_owned(),
        _ => part.strip_suffix('s').unwrap_or(part).to_owned(),
    }
}

#[test]
fn things_of_a_game_are_found_in_code_and_keys_but_not_in_comments_tests_and_other_words() {
    let found = |code: &str| words_of_games(code.parse().unwrap()).into_iter().collect::<Vec<_>>();
    for (code, word) in [
        ("use crate::games::scrabble::View;", "scrabble"),
        ("struct ScrabbleTerms;", "scrabble"),
        ("fn f(racks: u8) {}", "rack"),
        ("enum E { TileSet }", "tile"),
        ("fn f() { g(\"turn-exchanged\") }", "exchange"),
        ("fn f(word: &str) {}", "word"),
    ] {
        assert_eq!(found(code), [word], "{code}");
    }
    for code in [
        "/// Tells of racks.\nfn f() {}",
        "//! Scrabble.\nfn f() {}",
        "mod scrabble;",
        "pub mod scrabble;",
        "#[cfg(test)] mod tests { use crate::games::scrabble; }",
        "#[cfg(test)] use crate::games::scrabble;",
        "fn f() { g(\"A rack of seven tiles.\", [\"table\", \"scrabble\", \"word\"]) }",
        "fn track(passwords: u8, textile: u8, word_wrap: u8) {}",
    ] {
        assert!(found(code).is_empty(), "{code}");
    }
}
