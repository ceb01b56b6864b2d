//! `kamen scrabble analyse`, `kamen scrabble endgame`, and a game against the computer

use std::fs;

use crate::binary::{EMPTY, complaint, json, kamen, text};
use crate::folder::Folder;

const GAME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/game.gcg");

/// A position in which both racks are known.
const LAST: &str = "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 AT/SS 10/8 0";

#[test]
fn a_game_is_put_beside_the_best_moves() {
    let folder = Folder::new("analyse");
    let chart = folder.file("lost.png");
    let arguments = ["scrabble", "analyse", GAME, "--lexicon", "cs-klasik", "--time", "0.05"];
    let review = json(&[&arguments[..], &["--chart", &chart]].concat());
    let turns = review["turns"].as_array().unwrap();
    assert!(!turns.is_empty() && turns.iter().all(|turn| turn["lost"].as_f64().unwrap() >= 0.0));
    assert!(turns.iter().all(|turn| turn["best"]["rank"].as_u64().is_some()));
    assert_eq!(review["players"].as_array().unwrap().len(), 2);
    assert!(fs::read(&chart).unwrap().starts_with(b"\x89PNG"));
    let table = text(&kamen(&arguments, ""));
    assert!(table.contains("lost") && table.contains("mistakes:"), "{table}");
    let counted = json(&["scrabble", "analyse", GAME, GAME, "--lexicon", "cs-klasik", "--count"]);
    assert_eq!(counted["games"], 2);
    assert!(counted["most_played"].as_object().is_some_and(|most| !most.is_empty()));
}

#[test]
fn a_position_is_told_in_both_ways() {
    let cgp = format!("{EMPTY} SEEINGS/ 0/0 0");
    let arguments = ["scrabble", "analyse", "--lexicon", "en", "--cgp", &cgp, "--top", "3"];
    let moves = json(&arguments);
    assert_eq!(moves.as_array().unwrap().len(), 3);
    assert_eq!((&moves[0]["rank"], &moves[0]["lost"]), (&1.into(), &0.0.into()));
    let listed = text(&kamen(&[&arguments[..], &["--thesis"]].concat(), ""));
    let first = listed.lines().next().unwrap();
    assert!(first.starts_with("1 ") && first.contains(":h ") || first.contains(":v "), "{first}");
    assert!(first.ends_with(']'), "{first}");
}

#[test]
fn moves_of_a_position_and_of_a_game_are_judged_by_playing_on() {
    let cgp = format!("{EMPTY} SEEINGQ/ 0/0 0");
    let arguments = ["scrabble", "analyse", "--lexicon", "en", "--cgp", &cgp, "--top", "3"];
    let arguments = [&arguments[..], &["--simulate", "--time", "0.3"]].concat();
    let moves = json(&arguments);
    assert!(moves[0]["ahead"]["games"].as_u64().unwrap() > 0, "{moves}");
    assert!(moves[0]["ahead"]["win_chance"].as_f64().unwrap() <= 1.0, "{moves}");
    let shown = text(&kamen(&arguments, ""));
    assert!(shown.lines().next().unwrap().contains("lead  games"), "{shown}");
    let game = ["scrabble", "analyse", GAME, "--lexicon", "cs-klasik", "--simulate", "--time", "0"];
    let review = json(&game);
    assert!(
        !review["turns"].as_array().unwrap().is_empty(),
        "without time it is as without playing on"
    );
    let said = complaint(&[&game[..], &["--count"]].concat());
    assert!(said.contains("--count"), "{said}");
}

#[test]
fn an_end_game_has_a_value_and_a_line() {
    let folder = Folder::new("endgame");
    // The bag is empty: C, A and T lie on the board, two tiles are on each rack.
    fs::create_dir(folder.file("pack")).unwrap();
    let words = "cat\nat\nta\ncats\nas\n";
    for (name, text) in [
        ("words.txt", words),
        ("tiles.csv", "A,1,2\nC,3,1\nS,1,2\nT,1,2\n"),
        ("pack.toml", "name = \"Cats\"\nrack_size = 2\n"),
    ] {
        fs::write(folder.file("pack") + "/" + name, text).unwrap();
    }
    let pack = folder.file("pack");
    let base = ["scrabble", "endgame", "--language", &pack];
    let found = json(&[&base[..], &["--cgp", LAST]].concat());
    assert_eq!(found["exact"], true);
    assert_eq!(found["line"][0]["rack"], "AT");
    let printed = text(&kamen(&[&base[..], &["--cgp", LAST]].concat(), ""));
    assert!(printed.contains("proved"), "{printed}");
    let early = format!("{EMPTY} AT/SS 0/0 0");
    let said = complaint(&["scrabble", "endgame", "--lexicon", "en", "--cgp", &early]);
    assert!(said.contains("the bag still holds"), "{said}");
}

#[test]
fn a_person_can_play_against_a_level() {
    let folder = Folder::new("against");
    let log = folder.file("game.jsonl");
    let play = ["scrabble", "play", "--lexicon", "en", "--players", "Eva,x", "--log", &log];
    let play = [&play[..], &["--level", "adept", "--time", "0.2"]].concat();
    let shown = text(&kamen(&play, &"pass\n".repeat(3)));
    assert!(shown.contains("Adept lays") && shown.contains("Eva>"), "{shown}");
    assert!(shown.contains("An opponent for a Sunday afternoon"), "{shown}");
    let events = fs::read_to_string(&log).unwrap();
    assert!(events.lines().filter(|line| line.contains("placed")).count() >= 2, "{events}");
    let said = complaint(&["scrabble", "play", "--lexicon", "en", "--level", "weak"]);
    assert!(said.contains("there is no level"), "{said}");
}

#[test]
fn a_person_takes_back_the_own_turn_and_asks_for_hints_in_the_own_language() {
    let folder = Folder::new("terminal");
    let log = folder.file("game.jsonl");
    let play = ["scrabble", "play", "--lexicon", "sk", "--players", "Eva,x", "--log", &log];
    let play = [&play[..], &["--level", "adept"]].concat();
    let shown = text(&kamen(&play, "späť\npas\nspäť\nnápoveda\ntip\ntip\nvzdať\n"));
    for part in ["Niet čo vracať", "Eva vynecháva", "vrátený", "vymeniť AB", "💡", "Eva sa vzdáva"]
    {
        assert!(shown.contains(part), "{part} in {shown}");
    }
    // The computer's answer goes as well, so that it is the person's turn again.
    let undone = fs::read_to_string(&log).unwrap().matches("\"undone\"").count();
    assert_eq!(undone, 2, "{shown}");
    assert!(!shown.contains("**"), "{shown}");
}
