//! What is seen of a table is made once for each viewer, and made anew when something happens in the game.

use std::sync::Arc;

use kamen::games::rules::{Seat, Viewer};
use kamen::games::scrabble::View;
use kamen::session::game::GameView;
use kamen::session::table::{Deed, Table};

use crate::kit::{Scene, pass, scrabble, terms, turns, two_people};

fn shared(table: &Table, viewer: Viewer) -> Arc<View> {
    let Some(GameView::Scrabble(view)) = table.view_as(viewer).game else { panic!("no game") };
    view
}

const VIEWERS: [Viewer; 3] = [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_view_is_made_once_until_something_happens_in_the_game() {
    let scene = Scene::new().await;
    let table = two_people(&scene, 1, terms()).await;
    let begun = scene.look(table).await;
    let views = VIEWERS.map(|viewer| shared(&begun, viewer));
    let (by, _) = turns(&begun);
    let passed = scene.ask(table, by, pass()).await.unwrap().state;
    let asked = scene.ask(table, by, Deed::AskUndo).await.unwrap().state;
    for (viewer, view) in VIEWERS.into_iter().zip(views) {
        assert!(Arc::ptr_eq(&view, &shared(&begun, viewer)), "{viewer:?}");
        assert_eq!(view.viewer, viewer);
        let after = shared(&passed, viewer);
        assert_eq!((view.turns.len(), after.turns.len()), (0, 1), "{viewer:?}");
        // To ask for something changes nothing in the game.
        assert!(Arc::ptr_eq(&after, &shared(&asked, viewer)), "{viewer:?}");
        let anew = scrabble(&scene.replayed(table).await, viewer);
        assert_eq!(anew, *after, "{viewer:?}");
    }
}
