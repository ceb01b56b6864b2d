//! A backup that the program of before several games has made: it is imported, and its games are played on.
//!
//! `tests/data/backup-format-1.jsonl` was written by `kamen export` at commit 4976fa1: a game of Anna against
//! the computer, one that she has lost to Ben, a lobby of Ben's, and what had been settled. It is never made
//! anew.

use std::io::Cursor;

use kamen::members::Members;
use kamen::session::game::scrabble::Scrabble;
use kamen::session::table::{Deed, Sitter, Stage};
use kamen::store::Store;
use kamen::store::backup::import;
use kamen::texts::Tongue;

use crate::kit::{Scene, limits, pass};

const BACKUP: &str = include_str!("../data/backup-format-1.jsonl");

async fn imported() -> Store {
    let store = Store::memory();
    import(&store, &mut Cursor::new(BACKUP)).await.unwrap();
    store
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_an_earlier_program_are_played_on() {
    let scene = Scene::on(imported().await, limits()).await;
    let live = scene.hall.list();
    let of_stage = |stage| live.iter().find(|(_, head)| head.stage == stage).unwrap().0;
    let (playing, lobby) = (of_stage(Stage::Playing), of_stage(Stage::Lobby));

    let table = scene.look(playing).await;
    let anna = table.chairs().iter().find_map(|chair| chair.sitter.person()).unwrap();
    assert_eq!((table.version().0, table.to_act()), (10, table.seat_of(anna)));
    scene.ask(playing, anna, pass()).await.unwrap();
    // The computer has answered.
    let after = scene.until(playing, |table| table.version().0 == 12).await;
    scene.ask(playing, anna, Deed::AskUndo).await.unwrap();
    let scene = scene.restarted().await;
    assert!(scene.look(playing).await.version() > after.version());

    let table = scene.look(lobby).await;
    assert_eq!(table.chairs().iter().filter(|chair| chair.sitter == Sitter::Open).count(), 2);
    let stranger = kamen::session::PersonId(77);
    scene.ask(lobby, stranger, Deed::Join).await.unwrap();
    scene.ask(lobby, table.host(), Deed::Start).await.unwrap();
    assert_eq!(scene.look(lobby).await.stage(), Stage::Playing);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_settled_and_counted_before_is_still_there() {
    let store = imported().await;
    let scene = Scene::on(store.clone(), limits()).await;
    let members = Members::new(store.clone());
    let server = scene.hall.list()[0].1.room.server.unwrap();
    let settings = members.server(server).await.unwrap();
    let scrabble = &settings.games.scrabble;
    assert_eq!(scrabble.lexicon.as_deref(), Some("cs-klasik"));
    assert_eq!(scrabble.overlay("cs").added, ["KAMELOT"]);

    let over = members.results_of_server(server, 0, 9).await.unwrap();
    let [game] = over.as_slice() else { panic!("{over:?}") };
    let (loser, winner) = (game.players[0].who.person().unwrap(), game.players[1].who.person());
    let lost = members.statistics::<Scrabble>(loser, None).await.unwrap();
    assert_eq!((lost.games.losses, lost.games.games()), (1, 1));
    let standing = members.standing(server, winner.unwrap(), "en", true).await.unwrap().unwrap();
    assert_eq!(standing.games.wins, 1);
    assert!(members.person(loser).await.unwrap().theme.as_deref() == Some("dark"));
    assert_eq!(members.person(loser).await.unwrap().tongue, None::<Tongue>);
    // Counted again from the games, all totals are the same.
    let check = kamen::members::check(&store).await.unwrap();
    assert_eq!(check.problems, Vec::<String>::new());
}
