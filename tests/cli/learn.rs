//! `kamen scrabble learn`

use std::fs;

use crate::binary::{complaint, json, kamen, text};
use crate::folder::Folder;

#[test]
fn leaves_are_learned_again_and_used() {
    let folder = Folder::new("learn");
    let words = folder.file("words.txt");
    let en: Vec<&str> = "aa ab ad ae ah ai am an as at ax ay be by de do ed ef eh el em en er es ex \
        far fat few fin go ha he hi hm ho id if in is it jo ka la lo ma me mi mm mu my na ne no nu \
        od oe of oh om on op or os ow ox oy pa pe pi re sat set sh si so ta ten ti tin to toes tone \
        tones un up us ut we wo xi xu ya ye yo quiet queen zone zones stone seats rates tires"
        .split_whitespace()
        .collect();
    fs::write(&words, en.join("\n")).unwrap();
    let learn = |out: &str, games: &str, threads: &str| {
        let rest = ["--games", games, "--threads", threads, "--out", out];
        let told = json(
            &[&["scrabble", "learn", "--lexicon", &words, "--language", "en"], &rest[..]].concat(),
        );
        assert_eq!(told["games"].to_string(), games);
        told
    };
    let (one, two) = (folder.file("one.leaves"), folder.file("two.leaves"));
    let told = learn(&one, "40", "1");
    learn(&two, "15", "2");
    learn(&two, "40", "2");
    assert_eq!(fs::read(&one).unwrap(), fs::read(&two).unwrap(), "by halves, on two threads");
    assert_eq!(told["bytes"], fs::metadata(&one).unwrap().len());
    assert_eq!(told["growth"].as_array().unwrap().len(), 1);

    let position = "15/15/15/15/15/15/15/7AT6/15/15/15/15/15/15/15 AEINST?/ 0/0 0";
    let moves = |leaves: &str| {
        let rest = ["--language", "en", "--leaves", leaves, "--cgp", position, "--all"];
        json(&[&["scrabble", "moves", "--lexicon", &words], &rest[..]].concat())
    };
    assert_ne!(moves(&one), moves("none"));
    let blankless = moves("none");
    let lays = |m: &&serde_json::Value| m["kind"] == "place";
    assert!(
        blankless
            .as_array()
            .unwrap()
            .iter()
            .filter(lays)
            .all(|m| m["equity"].as_f64() == m["score"].as_f64())
    );
}

#[test]
fn learning_that_cannot_be_is_refused() {
    let folder = Folder::new("learn-refused");
    let out = folder.file("x.leaves");
    for (arguments, says) in [
        (&["--lexicon", "en"][..], "--time"),
        (&["--lexicon", "en", "--time", "soon"], "30m"),
        (&["--lexicon", "none", "--games", "1"], "--lexicon"),
        (&["--lexicon", "klingon", "--games", "1"], "klingon"),
        (&["--lexicon", "en", "--games", "1", "--out", "/nowhere/x.leaves"], "/nowhere"),
    ] {
        let sentence = complaint(&[&["scrabble", "learn"], arguments].concat());
        assert!(sentence.contains(says), "{arguments:?}: {sentence}");
    }
    let learn = |rest: &[&'static str]| -> Vec<String> {
        let begin = ["scrabble", "learn", "--lexicon", "en", "--out", &out];
        begin.iter().chain(rest).map(ToString::to_string).collect()
    };
    let done = |rest: &[&'static str]| {
        let arguments = learn(rest);
        text(&kamen(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), ""))
    };
    let refused = |rest: &[&'static str]| {
        let arguments = learn(rest);
        complaint(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
    };
    done(&["--games", "2"]);
    let other_seed = refused(&["--games", "3", "--seed", "9"]);
    assert!(other_seed.contains("--fresh"), "{other_seed}");
    let fewer = refused(&["--games", "1"]);
    assert!(fewer.contains("--fresh"), "{fewer}");
    fs::write(folder.file("x.leaves.course"), "nonsense").unwrap();
    let damaged = refused(&["--games", "3"]);
    assert!(damaged.contains("kamen scrabble learn"), "{damaged}");
    done(&["--games", "1", "--fresh"]);
}
