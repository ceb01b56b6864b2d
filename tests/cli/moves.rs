//! `kamen scrabble moves`

use std::fs;

use serde_json::Value;

use crate::binary::{EMPTY, complaint, json, kamen, text};
use crate::folder::Folder;

/// A folder with a list of two English words.
fn two_words(name: &str) -> (Folder, String) {
    let folder = Folder::new(name);
    fs::write(folder.file("words.txt"), "cat\nat\n").unwrap();
    let list = folder.file("words.txt");
    (folder, list)
}

fn column<'a>(moves: &'a Value, field: &str) -> Vec<&'a str> {
    moves.as_array().unwrap().iter().map(|listed| listed[field].as_str().unwrap()).collect()
}

#[test]
fn every_move_of_a_plain_list_is_there_best_first() {
    let (_folder, list) = two_words("moves-all");
    let cgp = format!("{EMPTY} CAT/ 0/0 0");
    let lexicon = ["scrabble", "moves", "--lexicon", &list, "--language", "en"];
    let moves = [&lexicon[..], &["--leaves", "none", "--cgp", &cgp]].concat();
    let all = json(&[&moves[..], &["--all", "--level", "professional"]].concat());
    let (kinds, texts) = (column(&all, "kind"), column(&all, "move"));
    assert_eq!(texts[..6], ["8F CAT", "8G CAT", "8H CAT", "H6 CAT", "H7 CAT", "H8 CAT"]);
    assert_eq!(kinds.iter().filter(|kind| **kind == "place").count(), 10);
    assert_eq!(kinds.iter().filter(|kind| **kind == "exchange").count(), 7);
    assert_eq!((texts[10], column(&all, "leave")[10]), ("ACT", ""), "all tiles go back first");
    assert_eq!((kinds[17], texts[17]), ("pass", "pass"));
    let first = &all[0];
    assert_eq!((&first["score"], &first["equity"]), (&10.into(), &10.0.into()));
    assert_eq!((&first["words"], &first["leave"]), (&serde_json::json!(["CAT"]), &"".into()));
    assert_eq!(json(&moves).as_array().unwrap().len(), 10, "ten when nothing is said");
    assert_eq!(json(&[&moves[..], &["--top", "3"]].concat()).as_array().unwrap().len(), 3);
    let table = text(&kamen(&[&moves[..], &["--top", "1"]].concat(), ""));
    assert_eq!(table, "move    score   equity  leave  words\n8F CAT     10    10.00         CAT\n");
}

#[test]
fn what_a_level_would_do_comes_first() {
    let cgp = format!("{EMPTY} SEEINGS/ 0/0 0");
    let of = |level: &str| {
        let moves = ["scrabble", "moves", "--lexicon", "en", "--cgp", &cgp, "--level", level];
        json(&[&moves[..], &["--top", "4"]].concat())
    };
    let few = of("experienced");
    assert_eq!(few[0]["leave"].as_str().unwrap().len(), 3, "it lays at most four tiles: {few}");
    assert!(few[1]["score"].as_i64() > few[0]["score"].as_i64(), "{few}");
    assert!(of("amateur")[0]["score"].as_i64().unwrap() <= 10);
    let best = of("grandmaster");
    assert_eq!(best, of("grandmaster"), "it is asked with the same chance every time");
    assert!(best[0]["score"].as_i64().unwrap() > 50, "{best}");
}

#[test]
fn words_made_across_and_blanks_are_told() {
    let board = "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15";
    let cgp = format!("{board} ?SEE/QU 10/8 0");
    let moves = json(&["scrabble", "moves", "--lexicon", "en", "--cgp", &cgp, "--all"]);
    let hook = moves.as_array().unwrap().iter().find(|listed| listed["move"] == "K7 sEE").unwrap();
    assert_eq!(hook["leave"], "S");
    let words: Vec<&Value> = moves
        .as_array()
        .unwrap()
        .iter()
        .filter(|m| m["move"] == "K8 SEE")
        .map(|m| &m["words"])
        .collect();
    assert_eq!(words, [&serde_json::json!(["SEE", "CATS"])]);
    let equities: Vec<f64> =
        moves.as_array().unwrap().iter().map(|listed| listed["equity"].as_f64().unwrap()).collect();
    assert!(equities.is_sorted_by(|a, b| a >= b));
}

#[test]
fn a_file_of_tiles_says_which_tiles() {
    let (folder, list) = two_words("moves-tiles");
    let tiles = folder.file("tiles.csv");
    fs::write(&tiles, "A,5,6\nC,5,6\nT,5,6\n?,0,2\n").unwrap();
    let cgp = format!("{EMPTY} CAT/ 0/0 0");
    let moves =
        json(&["scrabble", "moves", "--lexicon", &list, "--language", &tiles, "--cgp", &cgp]);
    assert_eq!(moves[0]["score"], 30);
    // Nothing but the lexicon is named: its own tiles are used, by every command.
    let score = json(&["scrabble", "score", "--lexicon", "en", "--cgp", &cgp, "8H CAT"]);
    assert_eq!(score["score"], 10);
}

#[test]
fn a_position_that_cannot_be_searched_is_refused() {
    let small = "5/5/5/5/5 ABC/ 0/0 0";
    let position = |rack: &str| format!("{EMPTY} {rack} 0/0 0");
    for (cgp, part) in [
        (position("ABCDEFGH/").as_str(), "rack 1 has 8 tiles, a full one has 7"),
        (&position("ŽLU/"), "Ž is no letter of this edition"),
        (&position("QQ/"), "there are 2 tiles Q on board and racks, the set has 1"),
        (&position("/ABC"), "does not tell the first rack"),
        (small, "the board has 5 rows and 5 columns"),
        ("nonsense", "the position"),
    ] {
        let sentence = complaint(&["scrabble", "moves", "--lexicon", "en", "--cgp", cgp]);
        assert!(sentence.contains(part), "{sentence}");
    }
    let cgp = position("ABC/");
    let moves = ["scrabble", "moves", "--cgp", &cgp];
    for (arguments, part) in [
        (["--lexicon", "klingon"], "there is no lexicon \"klingon\""),
        (["--lexicon", "none"], "name a --lexicon"),
        (["--level", "weak"], "the levels are random, novice, beginner"),
        (["--language", "klingon"], "there is no language \"klingon\""),
        (["--top", "-1"], "-1"),
    ] {
        let sentence = complaint(&[&moves[..], &arguments].concat());
        assert!(sentence.contains(part), "{sentence}");
    }
    complaint(&[&moves[..], &["--top", "3", "--all"]].concat());
}
