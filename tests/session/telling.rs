//! Every refusal and every fault can be said in every language.

use std::sync::Arc;

use kamen::games::rules::Seat;
use kamen::games::scrabble::{EditionError, Refusal as No, StartError};
use kamen::lexicon::SpellError;
use kamen::session::game::{GameRefusal, ResourceError, scrabble};
use kamen::session::table::{LogError, Refusal};
use kamen::session::{Fault, NotDone};
use kamen::store::{StoreError, TableId, Version};
use kamen::texts::Tongue;

fn cannot_begin(why: &StartError) -> Refusal {
    Refusal::CannotBegin(scrabble::cannot_begin(why))
}

fn own_word(cause: &SpellError) -> Refusal {
    Refusal::CannotBegin(scrabble::unspelt("Ωmega".into(), cause))
}

fn all() -> Vec<Refusal> {
    let table = TableId::from_random([5; 8]);
    vec![
        Refusal::Game(GameRefusal::Scrabble(No::NotYourTurn { turn: Seat(1) })),
        Refusal::NotYourTurn { turn: Seat(1) },
        Refusal::HasLeft,
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
        Refusal::RatedSettled,
        cannot_begin(&StartError::Players(5)),
        cannot_begin(&StartError::TooFewTiles { tiles: 20, players: 3, rack_size: 7 }),
        cannot_begin(&StartError::NoLetters(4)),
        cannot_begin(&StartError::Edition(EditionError::RackSize(40))),
        own_word(&SpellError::Unknown('Ω')),
        own_word(&SpellError::TooLong),
        Refusal::TooLarge,
        Refusal::NoSuchTable,
        Refusal::RoomTaken { table },
        Refusal::TooManyTables { most: 10 },
        Refusal::ServerFull { most: 3 },
        Refusal::TooManyInvitations { most: 10, wait_ms: 61_000 },
        Refusal::TooManyRequests { wait_ms: 4_001 },
        Refusal::Busy,
    ]
}

fn faults() -> [Fault; 5] {
    let missing = ResourceError::missing(StoreError::Closed);
    [
        Fault::Broken(StoreError::Broken("no space left".into())),
        Fault::Damaged(StoreError::Damaged("a row".into())),
        Fault::Unreadable(LogError::Empty),
        Fault::NoResources(Arc::new(missing)),
        Fault::ShuttingDown,
    ]
}

#[test]
fn every_refusal_and_every_fault_is_a_sentence_in_every_language() {
    for tongue in Tongue::ALL {
        let refused = all().into_iter().map(NotDone::from);
        for why in refused.chain(faults().map(NotDone::from)) {
            let telling = why.telling(&|_| "Anna".into());
            let said = tongue.tell(&telling);
            assert!(tongue.knows(telling.key), "{tongue}: {}", telling.key);
            assert!(said.ends_with('.') && !said.contains(['{', '$']), "{tongue}: {said}");
        }
    }
}

#[test]
fn no_refusal_is_left_out_here() {
    let table = include_str!("../../assets/texts/en/table.ftl").lines();
    let scrabble = include_str!("../../assets/texts/en/scrabble.ftl").lines();
    let keys = table.filter(|line| line.starts_with("table-"));
    let keys = keys.chain(scrabble.filter(|line| line.starts_with("scrabble-cannot-begin-")));
    let mut keys: Vec<&str> = keys.filter_map(|line| line.split(' ').next()).collect();
    let mut told: Vec<&str> = all().iter().map(Refusal::key).collect();
    told.extend(faults().iter().map(Fault::key));
    keys.sort_unstable();
    told.sort_unstable();
    // A person is told the same of a row and of a log that cannot be read.
    told.dedup();
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
    assert_eq!(full, "Stůl je plný: všechna 4 místa jsou obsazená.");
    let tiles = StartError::TooFewTiles { tiles: 20, players: 3, rack_size: 7 };
    let few = say(Tongue::Czech, cannot_begin(&tiles));
    assert!(few.contains("20 kamenů nestačí na 3 zásobníky po 7 kamenech;"), "{few}");
}

#[test]
fn what_hinders_a_game_is_told_in_the_language_of_who_asked() {
    let say = |tongue: Tongue, refusal: &Refusal| tongue.tell(&refusal.telling(&|_| String::new()));
    for refusal in all().iter().filter(|refusal| matches!(refusal, Refusal::CannotBegin(_))) {
        let english = say(Tongue::English, refusal);
        for tongue in [Tongue::Czech, Tongue::Slovak] {
            let said = say(tongue, refusal);
            let foreign =
                ["cannot", "letter", "tiles", "the "].iter().any(|word| said.contains(word));
            assert!(said != english && !foreign, "{tongue}: {said}");
        }
    }
    let word = say(Tongue::Slovak, &own_word(&SpellError::Unknown('Ω')));
    assert!(word.contains("„Ωmega“") && word.contains("„Ω“ nie je písmeno"), "{word}");
}
