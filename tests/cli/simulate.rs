//! `kamen scrabble simulate`

use std::fs;

use serde_json::Value;

use crate::binary::{EMPTY, complaint, json, kamen, text};
use crate::folder::Folder;

/// A simulation without what depends on clocks and threads.
fn timeless(arguments: &[&str]) -> Value {
    let mut told = json(&[&["scrabble", "simulate", "--lexicon", "en"], arguments].concat());
    let object = told.as_object_mut().unwrap();
    for field in ["threads", "crew", "seconds", "games_per_second"] {
        assert!(object.remove(field).unwrap().as_f64().unwrap() > 0.0);
    }
    for player in object["players"].as_array_mut().unwrap() {
        let mut time = |name: &str| {
            let time = player.as_object_mut().unwrap().remove(name).unwrap();
            // A short game of somebody may end before the bag is empty.
            time.as_f64().or_else(|| time.is_null().then_some(f64::NAN)).unwrap()
        };
        assert!(time("ms_per_turn") > 0.0);
        for turn in ["ms_per_turn", "ms_per_end_turn"] {
            let (p95, longest) = (time(&format!("{turn}_p95")), time(&format!("{turn}_longest")));
            assert!(p95.is_nan() && longest.is_nan() || 0.0 < p95 && p95 <= longest);
        }
        time("ms_per_end_turn");
    }
    told
}

#[test]
fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
    let games = ["--players", "random,inhuman", "--games", "15", "--seed", "7"];
    let on = |threads| timeless(&[&games[..], &["--threads", threads]].concat());
    let alone = on("1");
    assert_eq!(alone, on("3"));
    assert_eq!(alone["games"], 16, "in pairs");
    assert_eq!((&alone["seed"], &alone["lexicon"]), (&7.into(), &"en".into()));
    let [random, inhuman] = &alone["players"].as_array().unwrap()[..] else { panic!("{alone}") };
    assert_eq!((&random["level"], &inhuman["level"]), (&"random".into(), &"inhuman".into()));
    let figure = |player: &Value, name: &str| player[name].as_f64().unwrap();
    for name in ["points_per_game", "points_per_turn", "win_rate"] {
        assert!(figure(random, name) < figure(inhuman, name), "{name}: {alone}");
    }
    for name in ["bingos_per_game", "turns_per_game", "moves_found_per_turn"] {
        assert!(figure(inhuman, name) > 0.0, "{name}: {alone}");
    }
    assert!(inhuman["wins"].as_u64().unwrap() + inhuman["draws"].as_u64().unwrap() <= 16);
    assert!(inhuman["win_rate_error"].is_number());
    let pairs = &alone["pairs"];
    let won = |i: usize| pairs["won_both"][i].as_u64().unwrap();
    assert_eq!(won(0) + won(1) + pairs["split"].as_u64().unwrap(), 8);
    assert_ne!(alone, timeless(&["--players", "random,inhuman", "--games", "16", "--seed", "8"]));
}

#[test]
fn searches_on_several_threads_give_the_same_figures() {
    let games = ["--players", "grandmaster,inhuman", "--games", "2", "--steps", "150"];
    let with = |crew| timeless(&[&games[..], &["--crew", crew, "--threads", "1"]].concat());
    let alone = timeless(&games);
    assert_eq!(alone, with("1"));
    assert_eq!(alone, with("3"));
    let players = ["--players", "random,random", "--games", "2", "--crew", "2"];
    let told = kamen(&[&["scrabble", "simulate", "--lexicon", "en"], &players[..]].concat(), "");
    assert!(text(&told).contains("with 2 for each search"));
}

#[test]
fn equals_split_every_deal_and_four_can_play() {
    let twins = timeless(&["--players", "professional,professional", "--games", "6"]);
    let [first, second] = &twins["players"].as_array().unwrap()[..] else { panic!("{twins}") };
    assert_eq!(first, second);
    assert_eq!((&first["win_rate"], &twins["pairs"]["split"]), (&0.5.into(), &3.into()));
    let four = timeless(&["--players", "random,random,professional,inhuman", "--games", "5"]);
    assert_eq!((&four["games"], four["players"].as_array().unwrap().len()), (&8.into(), 4));
    let table = text(&kamen(&["scrabble", "simulate", "--lexicon", "en", "--games", "2"], ""));
    assert!(table.contains("points per turn") && table.contains("games/s"), "{table}");
}

#[test]
fn positions_of_the_first_games_are_written() {
    let folder = Folder::new("positions");
    let file = folder.file("games.cgp");
    let written = |threads: &str| {
        let from = ["--positions", &file, "--positions-from", "2", "--threads", threads];
        timeless(&[&["--players", "inhuman,random", "--games", "8"], &from[..]].concat());
        fs::read_to_string(&file).unwrap()
    };
    let positions = written("1");
    assert_eq!(positions, written("3"));
    let begins = |line: &&str| line.starts_with(EMPTY) && line.ends_with("/ 0/0 0");
    assert_eq!(positions.lines().filter(begins).count(), 2, "{positions}");
    let fifth = positions.lines().nth(4).unwrap();
    let moves = json(&["scrabble", "moves", "--lexicon", "en", "--cgp", fifth, "--top", "1"]);
    assert_eq!(moves[0]["kind"], "place", "{fifth}");
}

#[test]
fn a_simulation_that_cannot_be_is_refused() {
    for (arguments, part) in [
        (&["--players", "inhuman"][..], "2 to 4 players, not 1"),
        (&["--players", "inhuman,weak"], "the levels are random, novice, beginner"),
        (&["--games", "0"], "0"),
        (&["--threads", "0"], "0"),
        (&["--crew", "0"], "0"),
        (&["--positions-from", "3"], "--positions"),
        (&["--positions", "/nowhere/games.cgp"], "/nowhere/games.cgp"),
        (&["--lexicon", "klingon"], "klingon"),
    ] {
        let sentence = complaint(&[&["scrabble", "simulate"], arguments].concat());
        assert!(sentence.contains(part), "{sentence}");
    }
}
