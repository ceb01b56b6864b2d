//! The log of a game, for whoever wants to check the draw: secret until the end, honest after it.

use kamen::ai::scrabble::Level;
use kamen::games::rules::{Rules, Viewer};
use kamen::games::scrabble::{Event, fairness};
use kamen::session::game::GameEvent;
use kamen::session::table::{Deed, Refusal, Stage};
use kamen::store::TableId;

use crate::kit::{
    ANNA, Scene, computer, opening, pass, refusal, resign, scrabble, terms, turns, two_people,
};

async fn events(scene: &Scene, table: TableId) -> Result<Vec<Event>, Refusal> {
    let log = scene.hall.finished_log(table).await.map_err(refusal)?;
    let own = |event: &GameEvent| match event {
        GameEvent::Scrabble(event) => event.clone(),
        _ => panic!("another game"),
    };
    Ok(log.iter().map(own).collect())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_of_a_game_is_secret_until_its_end() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    assert_eq!(events(&scene, table).await.unwrap_err(), Refusal::NotOver);
    let (first, second) = turns(&*scene.look(table).await);
    scene.ask(table, first, pass()).await.unwrap();
    scene.ask(table, first, Deed::AskUndo).await.unwrap();
    scene.ask(table, second, Deed::AgreeUndo).await.unwrap();
    scene.ask(table, first, pass()).await.unwrap();
    assert_eq!(events(&scene, table).await.unwrap_err(), Refusal::NotOver);
    scene.ask(table, second, resign()).await.unwrap();
    let events = events(&scene, table).await.unwrap();
    assert!(events.iter().any(|event| matches!(event, Event::Undone(_))), "also what was undone");
    assert!(fairness::verify(&events).unwrap().is_over());
    let nowhere = TableId::from_random([9; 8]);
    assert_eq!(self::events(&scene, nowhere).await.unwrap_err(), Refusal::NoSuchTable);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_draw_of_a_whole_game_can_be_checked() {
    let scene = Scene::new().await;
    let mut opening = opening(1, [computer(Level::Professional)]);
    opening.chairs[0] = computer(Level::Random);
    opening.host = ANNA;
    let table = scene.open(opening).await;
    let over = scene.until(table, |table| table.stage() == Stage::Over).await;
    let events = events(&scene, table).await.unwrap();
    let game = fairness::verify(&events).unwrap();
    let shown = scrabble(&over, Viewer::Spectator);
    assert_eq!(game.view(Viewer::Spectator), shown);
}
