//! Sitting down, standing up, and giving seats away.

use kamen::ai::scrabble::Level;
use kamen::games::rules::Seat;
use kamen::lexicon::SpellError;
use kamen::session::game::scrabble::unspelt;
use kamen::session::game::{GameTerms, GameView, ScrabbleTerms};
use kamen::session::table::{
    Closure, Deed, Opening, Pace, Refusal, Sitter, Stage, Successor, Terms,
};
use kamen::session::{Fault, NotDone};

use crate::kit::{
    ANNA, BOB, CYRIL, HOUR, STRONG, Scene, WEAK, computer, on_turn, opening, refusal, request,
    room, soon, terms, turns, two_people,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_begins_with_those_who_are_here() {
    let scene = Scene::new().await;
    let others = [Sitter::Open, Sitter::Invited(CYRIL), Sitter::Open];
    let table = scene.open(opening(1, others)).await;
    let refused = scene.ask(table, ANNA, Deed::Start).await.unwrap_err();
    assert_eq!(refused, Refusal::TooFew { players: 1 });
    scene.ask(table, BOB, Deed::Join).await.unwrap();
    assert_eq!(scene.ask(table, BOB, Deed::Start).await.unwrap_err(), Refusal::NotHost);
    let begun = scene.ask(table, ANNA, Deed::Start).await.unwrap().state;
    let chairs: Vec<_> = begun.chairs().iter().map(|chair| chair.sitter).collect();
    assert_eq!(chairs, [Sitter::Person(ANNA), Sitter::Person(BOB)]);
    assert_eq!(scene.ask(table, CYRIL, Deed::Join).await.unwrap_err(), Refusal::AlreadyStarted);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kept_chairs_are_for_those_who_were_invited_and_full_tables_are_full() {
    let scene = Scene::new().await;
    let table = scene.open(opening(1, [Sitter::Invited(BOB), Sitter::Open])).await;
    scene.ask(table, CYRIL, Deed::Join).await.unwrap();
    let stranger = kamen::session::PersonId(77);
    assert_eq!(scene.ask(table, stranger, Deed::Join).await.unwrap_err(), Refusal::Kept);
    scene.ask(table, BOB, Deed::Leave).await.unwrap();
    let begun = scene.ask(table, stranger, Deed::Join).await.unwrap();
    assert_eq!(begun.state.stage(), Stage::Playing);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_agrees_on_something_else_until_the_game_begins() {
    let scene = Scene::new().await;
    let table = scene.open(opening(1, [Sitter::Open])).await;
    let other = |language: &str| {
        let game = GameTerms::Scrabble(ScrabbleTerms::usual(language, Some(language)));
        Deed::Agree(Box::new(Terms { rated: true, ..Terms::friendly(game) }))
    };
    assert_eq!(scene.ask(table, BOB, other("en")).await.unwrap_err(), Refusal::NotHost);
    scene.ask(table, ANNA, other("sk")).await.unwrap();
    scene.ask(table, ANNA, other("en")).await.unwrap();
    let begun = scene.ask(table, BOB, Deed::Join).await.unwrap().state;
    // What was opened for the terms of before is not played with.
    let Some(GameView::Scrabble(view)) = begun.view(None).game else { panic!("another game") };
    assert!(begun.terms().rated && view.edition().tiles.alphabet().spell("ŽLUŤ").is_err());
    assert_eq!(scene.ask(table, ANNA, other("sk")).await.unwrap_err(), Refusal::AlreadyStarted);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_sat_down_plays_for_what_they_sat_down_for() {
    let scene = Scene::new().await;
    let table = scene.open(opening(1, [Sitter::Open, Sitter::Open])).await;
    let before = scene.ask(table, BOB, Deed::Join).await.unwrap().state;
    let rated = Terms { rated: !before.terms().rated, ..before.terms().clone() };
    let refused = scene.ask(table, ANNA, Deed::Agree(Box::new(rated))).await.unwrap_err();
    assert_eq!(refused, Refusal::RatedSettled);
    let other = Terms { hints: !before.terms().hints, ..before.terms().clone() };
    let after = scene.ask(table, ANNA, Deed::Agree(Box::new(other.clone()))).await.unwrap().state;
    assert_eq!(*after.terms(), other);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn computers_come_and_go_before_the_game() {
    let scene = Scene::new().await;
    let table = scene.open(opening(1, [Sitter::Open, Sitter::Invited(BOB)])).await;
    assert_eq!(
        scene.ask(table, CYRIL, Deed::AddComputer(WEAK)).await.unwrap_err(),
        Refusal::NotHost
    );
    scene.ask(table, ANNA, Deed::AddComputer(WEAK)).await.unwrap();
    scene.ask(table, ANNA, Deed::AddComputer(STRONG)).await.unwrap();
    let full = scene.ask(table, ANNA, Deed::AddComputer(WEAK)).await.unwrap_err();
    assert_eq!(full, Refusal::Full { seats: 4 });
    let refused = scene.ask(table, ANNA, Deed::RemoveComputer(Seat(0))).await.unwrap_err();
    assert_eq!(refused, Refusal::NoComputer);
    let state = scene.ask(table, ANNA, Deed::RemoveComputer(Seat(1))).await.unwrap().state;
    let chairs: Vec<_> = state.chairs().iter().map(|chair| chair.sitter).collect();
    let strong = computer(Level::Inhuman);
    assert_eq!(chairs, [Sitter::Person(ANNA), Sitter::Open, Sitter::Invited(BOB), strong]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_who_leaves_passes_the_table_on_or_closes_it() {
    let scene = Scene::new().await;
    let table = scene.open(opening(1, [Sitter::Open, Sitter::Open])).await;
    scene.ask(table, BOB, Deed::Join).await.unwrap();
    let left = scene.ask(table, ANNA, Deed::Leave).await.unwrap().state;
    assert_eq!((left.host(), left.stage()), (BOB, Stage::Lobby));
    let empty = scene.ask(table, BOB, Deed::Leave).await.unwrap().state;
    assert_eq!(empty.view(None).closed, Some(Closure::Empty));
    assert_eq!(scene.ask(table, ANNA, Deed::Join).await.unwrap_err(), Refusal::Closed);
    assert_eq!(scene.ask(table, ANNA, Deed::Reopen).await.unwrap_err(), Refusal::NotHost);
    scene.ask(table, BOB, Deed::Reopen).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_the_game_lets_the_others_play_on() {
    let scene = Scene::new().await;
    let table = scene.open(opening(1, [Sitter::Open, Sitter::Open])).await;
    scene.ask(table, BOB, Deed::Join).await.unwrap();
    scene.ask(table, CYRIL, Deed::Join).await.unwrap();
    let left = scene.ask(table, ANNA, Deed::Leave).await.unwrap().state;
    assert_eq!((left.stage(), left.host()), (Stage::Playing, BOB));
    assert_eq!(scene.hall.tables_of_person(ANNA).len(), 0);
    let over = scene.ask(table, CYRIL, Deed::Leave).await.unwrap().state;
    assert_eq!(over.stage(), Stage::Over);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_handed_to_the_computer_or_to_a_person_who_agrees() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    let to = |person| Deed::HandOver(Successor::Person(person));
    assert_eq!(scene.ask(table, BOB, to(ANNA)).await.unwrap_err(), Refusal::TwoChairs);
    scene.ask(table, BOB, to(CYRIL)).await.unwrap();
    let stranger = kamen::session::PersonId(77);
    let refused = scene.ask(table, stranger, Deed::Join).await.unwrap_err();
    assert_eq!(refused, Refusal::AlreadyStarted);
    let state = scene.ask(table, CYRIL, Deed::Join).await.unwrap().state;
    assert_eq!(state.sitter(Seat(1)), Some(Sitter::Person(CYRIL)));
    assert_eq!(scene.ask(table, BOB, Deed::Leave).await.unwrap_err(), Refusal::NotSeated);
    // The computers play to the end once nobody else is there; the host may still close the table.
    let weak = Deed::HandOver(Successor::Computer(WEAK));
    let state = scene.ask(table, ANNA, weak.clone()).await.unwrap().state;
    assert_eq!(state.host(), CYRIL);
    scene.ask(table, CYRIL, weak).await.unwrap();
    scene.until(table, |table| table.stage() == Stage::Over).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_escapes_the_loss_of_a_rated_game() {
    let pace = Pace { kick_ms: HOUR, ..Pace::default() };
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, Terms { pace, rated: true, ..terms() }).await;
    for successor in [Successor::Computer(WEAK), Successor::Person(CYRIL)] {
        let refused = scene.ask(table, BOB, Deed::HandOver(successor)).await.unwrap_err();
        assert_eq!(refused, Refusal::RatedSeat);
    }
    let refused = scene.ask(table, CYRIL, Deed::Join).await.unwrap_err();
    assert_eq!(refused, Refusal::AlreadyStarted, "nothing was offered");
    // Who falls silent loses as well, whatever the other wishes.
    let state = scene.look(table).await;
    let (silent, other) = turns(&state);
    let seat = state.turn().unwrap();
    scene.clock.turn(HOUR);
    let kick = Deed::Kick { seat, computer: Some(STRONG) };
    let over = scene.ask(table, other, kick).await.unwrap().state;
    assert_eq!((over.stage(), over.sitter(seat)), (Stage::Over, Some(Sitter::Person(silent))));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_silent_player_loses_the_seat_when_the_host_says_so() {
    let pace = Pace { kick_ms: 48 * HOUR, ..Pace::default() };
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, Terms { pace, ..terms() }).await;
    let state = scene.look(table).await;
    let (silent, other) = turns(&state);
    let seat = state.turn().unwrap();
    let kick = |computer| Deed::Kick { seat, computer };
    assert_eq!(scene.ask(table, silent, kick(None)).await.unwrap_err(), Refusal::KickSelf);
    assert_eq!(scene.ask(table, CYRIL, kick(None)).await.unwrap_err(), Refusal::NotHost);
    scene.clock.turn(47 * HOUR);
    let early = scene.ask(table, other, kick(None)).await.unwrap_err();
    match other {
        // A guest may kick the host only, who is the silent one here.
        ANNA | BOB => assert_eq!(early, Refusal::NotSilent { wait_ms: HOUR }),
        _ => unreachable!(),
    }
    scene.clock.turn(HOUR);
    scene.ask(table, other, kick(Some(STRONG))).await.unwrap();
    let state = scene.until(table, |table| on_turn(table) == Some(other)).await;
    assert_eq!(state.sitter(seat), Some(computer(Level::Inhuman)));
    assert_eq!(state.host(), other);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_cannot_be_are_not_opened() {
    let scene = Scene::new().await;
    let open = |opening| {
        let hall = &scene.hall;
        async move { soon(hall.open(opening, request())).await.unwrap_err() }
    };
    let refused = |opening| {
        let open = open(opening);
        async move { refusal(open.await) }
    };
    let chairs = Refusal::Chairs { least: 2, most: 4 };
    assert_eq!(refused(opening(1, [])).await, chairs);
    assert_eq!(refused(opening(1, [Sitter::Open; 4])).await, chairs);
    assert_eq!(refused(opening(1, [Sitter::Invited(ANNA)])).await, Refusal::TwoChairs);
    assert_eq!(refused(opening(1, [Sitter::Person(BOB)])).await, Refusal::NotAsked);
    let with = |language: &str, lexicon: &str, added: &str| {
        let lexicon = Some(lexicon).filter(|lexicon| !lexicon.is_empty());
        let usual = ScrabbleTerms::usual(language, lexicon);
        let words = ScrabbleTerms { added: vec![added.into()], ..usual };
        Opening::new(room(1), ANNA, Terms::friendly(GameTerms::Scrabble(words)), [Sitter::Open])
    };
    for (language, lexicon) in [("tlh", ""), ("en", "tlh"), ("en", "")] {
        let why = open(with(language, lexicon, "")).await;
        assert!(matches!(why, NotDone::Fault(Fault::NoResources(_))), "{why:?}");
    }
    let (word, cause) = ("Ω".to_owned(), SpellError::Unknown('Ω'));
    let foreign = Refusal::CannotBegin(unspelt(word, &cause));
    assert_eq!(refused(with("en", "en", "Ω")).await, foreign);
    assert!(scene.hall.list().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_says_which_table_a_rematch_is() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    let forged = kamen::store::TableId::from_random([7; 8]);
    let refused = scene.ask(table, ANNA, Deed::Rematched(forged)).await;
    assert!(matches!(refused, Err(Refusal::NotOver)), "the game goes on");
    scene.ask(table, ANNA, crate::kit::resign()).await.unwrap();
    let next = scene.ask(table, ANNA, Deed::Rematched(forged)).await.unwrap().state.id();
    assert_ne!(next, forged);
    assert_eq!(scene.look(table).await.view(None).rematch, Some(next));
}
