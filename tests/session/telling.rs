//! Every refusal can be said in every language.

use kamen::games::rules::Seat;
use kamen::games::scrabble::Refusal as No;
use kamen::session::table::{GameRefusal, Refusal};
use kamen::store::{TableId, Version};
use kamen::texts::Tongue;

fn all() -> Vec<Refusal> {
    let table = TableId::from_random([5; 8]);
    vec![
        Refusal::Game(GameRefusal::Scrabble(No::NotYourTurn { turn: Seat(1) })),
        Refusal::Stale { version: Version(3) },
        Refusal::NotHost,
        Refusal::NotSeated,
        Refusal::AlreadySeated,
        Refusal::TwoChairs,
        Refusal::NotAsked,
        Refusal::Full { seats: 4 },
        Refusal::Kept,
        Refusal::Chairs { least: 2, most: 4 },
        Refusal::TooFew { players: 1 },
        Refusal::NoSuchSeat,
        Refusal::NoComputer,
        Refusal::NobodyThere,
        Refusal::KickSelf,
        Refusal::OtherGame,
        Refusal::NotSilent { wait_ms: 7_200_000 },
        Refusal::NotStarted,
        Refusal::AlreadyStarted,
        Refusal::Over,
        Refusal::NotOver,
        Refusal::Closed,
        Refusal::NotClosed,
        Refusal::OthersPlay,
        Refusal::RematchedAlready { table },
        Refusal::UndoPending,
        Refusal::NoUndoPending,
        Refusal::AgreedAlready,
        Refusal::RatedUndo,
        Refusal::RatedSeat,
        Refusal::NoLexicon,
        Refusal::CannotBegin { why: "so".into() },
        Refusal::NoSuchTable,
        Refusal::Unreadable,
        Refusal::RoomTaken { table },
        Refusal::TooManyTables { most: 10 },
        Refusal::ServerFull { most: 3 },
        Refusal::TooManyRequests { wait_ms: 4_001 },
        Refusal::Busy,
        Refusal::ShuttingDown,
        Refusal::Broken,
    ]
}

#[test]
fn every_refusal_is_a_sentence_in_every_language() {
    for tongue in Tongue::ALL {
        for refusal in all() {
            let telling = refusal.telling(&|_| "Anna".into());
            let said = tongue.tell(&telling);
            assert!(tongue.knows(telling.key), "{tongue}: {}", telling.key);
            assert!(said.ends_with('.') && !said.contains(['{', '$']), "{tongue}: {said}");
        }
    }
}

#[test]
fn no_refusal_is_left_out_here() {
    let english = include_str!("../../assets/texts/en/table.ftl");
    let keys = english.lines().filter(|line| line.starts_with("table-"));
    let mut keys: Vec<&str> = keys.filter_map(|line| line.split(' ').next()).collect();
    let mut told: Vec<&str> = all().iter().map(Refusal::key).collect();
    keys.sort_unstable();
    told.sort_unstable();
    assert_eq!(keys, told);
}

#[test]
fn numbers_bend_their_words() {
    let say = |tongue: Tongue, refusal: Refusal| tongue.tell(&refusal.telling(&|_| String::new()));
    let wait = |wait_ms| Refusal::TooManyRequests { wait_ms };
    assert!(say(Tongue::Czech, wait(1)).ends_with("za 1 sekundu."));
    assert!(say(Tongue::Czech, wait(2_000)).ends_with("za 2 sekundy."));
    assert!(say(Tongue::Slovak, wait(4_001)).ends_with("o 5 sekúnd."));
    assert!(say(Tongue::English, wait(900)).ends_with("in one second."));
    let full = say(Tongue::Czech, Refusal::Full { seats: 4 });
    assert_eq!(full, "Stůl je plný: všechny 4 židle jsou obsazené.");
}
