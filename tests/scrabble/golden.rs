//! Logs as they were stored once: whatever becomes of the program, it must read them.

use kamen::games::rules::{Rules, Viewer};
use kamen::games::scrabble::{Event, Game, fairness};

use crate::random_play::{chance, play};
use crate::table::edition;

/// The first format, written by the first version of this program.
const FORMAT_1: &str = include_str!("../data/games/format-1.jsonl");

fn read(text: &str) -> Vec<Event> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_first_format_is_read_replayed_and_verified() {
    let log = read(FORMAT_1);
    let kinds = |wanted: fn(&Event) -> bool| log.iter().filter(|event| wanted(event)).count();
    for (kind, count) in [
        ("placed", kinds(|e| matches!(e, Event::Placed(_)))),
        ("exchanged", kinds(|e| matches!(e, Event::Exchanged(_)))),
        ("passed", kinds(|e| matches!(e, Event::Passed(_)))),
        ("challenged", kinds(|e| matches!(e, Event::Challenged(_)))),
        ("departed", kinds(|e| matches!(e, Event::Departed(_)))),
        ("undone", kinds(|e| matches!(e, Event::Undone(_)))),
        ("ended", kinds(|e| matches!(e, Event::Ended(_)))),
    ] {
        assert!(count > 0, "the golden log has no event {kind}");
    }
    let game = Game::replay(&log).unwrap();
    assert_eq!(fairness::verify(&log).as_ref(), Ok(&game));
    let view = game.view(Viewer::Spectator);
    let scores: Vec<i32> = game.scores().iter().map(|score| score.0).collect();
    assert_eq!((view.setup.edition.name.as_str(), scores), ("cs", SCORES.to_vec()));
    let written: String = log.iter().map(|e| serde_json::to_string(e).unwrap() + "\n").collect();
    assert_eq!(written, FORMAT_1, "the format has changed: give it a new number and keep this log");
}

/// The result of the golden game.
const SCORES: [i32; 4] = [0, 290, 436, 355];

/// Finds a game in which everything happens; run it by hand when a new format needs a golden log.
#[test]
fn a_game_in_which_everything_happens_can_be_found() {
    let found = (0..5_000).find_map(|seed| {
        let mut chance = chance(900_000 + seed);
        let options = crate::random_play::options(&mut chance);
        let (_, log) = play(edition("cs"), options, 4, &mut chance, |_| {});
        let has = |wanted: fn(&Event) -> bool| log.iter().any(wanted);
        let all = has(|e| matches!(e, Event::Exchanged(_)))
            && has(|e| matches!(e, Event::Passed(_)))
            && has(|e| matches!(e, Event::Challenged(_)))
            && has(|e| matches!(e, Event::Departed(_)))
            && has(|e| matches!(e, Event::Undone(_)))
            && has(|e| matches!(e, Event::Ended(_)));
        (all && log.len() < 60).then_some(log)
    });
    let log = found.unwrap();
    if let Some(path) = std::env::var_os("KAMEN_GOLDEN") {
        let text: String = log.iter().map(|e| serde_json::to_string(e).unwrap() + "\n").collect();
        std::fs::write(path, text).unwrap();
    }
}
