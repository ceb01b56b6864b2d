//! No rack, bag or seed reaches a log or anybody who should not see it: a language whose letters
//! stand nowhere else makes every leak visible.

use std::fmt;
use std::sync::{Arc, LazyLock, Mutex};

use kamen::ai::scrabble::Level;
use kamen::games::rules::Viewer;
use kamen::games::scrabble::Action;
use kamen::session::game::{GameAction, GameTerms, GameView, ScrabbleTerms};
use kamen::session::table::{Deed, Opening, Sitter, Stage, Terms};
use tracing::field::{Field, Visit};
use tracing::span;
use tracing_subscriber::layer::{Context, SubscriberExt};
use tracing_subscriber::{Layer, Registry};

use crate::kit::{ANNA, BOB, Scene, ask, computer, on_turn, request, resign, room, scrabble, soon};

/// Everything that is logged, at every level.
static LOGGED: LazyLock<Arc<Mutex<String>>> = LazyLock::new(|| {
    let logged = Arc::new(Mutex::new(String::new()));
    let subscriber = Registry::default().with(Collector(Arc::clone(&logged)));
    tracing::subscriber::set_global_default(subscriber).unwrap();
    logged
});

struct Collector(Arc<Mutex<String>>);

struct Line<'a>(&'a mut String);

impl Visit for Line<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.0.push_str(&format!(" {}={value:?}", field.name()));
    }
}

impl<S: tracing::Subscriber> Layer<S> for Collector {
    fn on_new_span(&self, attributes: &span::Attributes<'_>, _: &span::Id, _: Context<'_, S>) {
        let mut logged = self.0.lock().unwrap();
        logged.push_str(attributes.metadata().name());
        attributes.record(&mut Line(&mut logged));
        logged.push('\n');
    }

    fn on_event(&self, event: &tracing::Event<'_>, _: Context<'_, S>) {
        let mut logged = self.0.lock().unwrap();
        logged.push_str(event.metadata().target());
        event.record(&mut Line(&mut logged));
        logged.push('\n');
    }
}

/// Letters of the canaries' language, in either case.
fn has_canary(text: &str) -> bool {
    text.chars().any(|c| ('\u{460}'..='\u{47f}').contains(&c))
}

fn canaries() -> Terms {
    let pack = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/session/canary");
    Terms::friendly(GameTerms::Scrabble(ScrabbleTerms::usual(pack, None)))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_rack_no_bag_and_no_seed_reach_logs_updates_or_spectators() {
    let logged = Arc::clone(&*LOGGED);
    let mut seeds = Vec::new();
    for game in 0..6 {
        let scene = Scene::new().await;
        let others = [Sitter::Invited(BOB), computer(Level::Inhuman)];
        let table = scene.open(Opening::new(room(game), ANNA, canaries(), others)).await;
        let mut updates = scene.hall.updates();
        scene.ask(table, BOB, Deed::Join).await.unwrap();
        let mut turns = 0;
        loop {
            let wanted = |table: &kamen::session::table::Table| {
                table.stage() == Stage::Over || on_turn(table).is_some()
            };
            let state = scene.until(table, wanted).await;
            if state.stage() == Stage::Over {
                break;
            }
            let by = on_turn(&state).unwrap();
            let other = if by == ANNA { BOB } else { ANNA };
            let own = scrabble(&state, state.viewer(Some(by))).rack.unwrap();
            let exchange = GameAction::Scrabble(Action::Exchange(own.iter().take(3).collect()));
            // Refused deeds carry tiles as well, as do those of others.
            let forged = ask(other, Deed::Play(exchange.clone()));
            assert!(!has_canary(&format!("{forged:?}")));
            let _ = soon(scene.hall.ask(table, forged)).await;
            let action = match turns % 3 {
                0 => exchange,
                _ => scene.best(&state).await,
            };
            let mut done = scene.ask(table, by, Deed::Play(action)).await;
            if done.is_err() {
                done = scene.ask(table, by, crate::kit::pass()).await;
            }
            assert!(!has_canary(&format!("{done:?}")));
            turns += 1;
            if turns > 30 {
                scene.ask(table, ANNA, resign()).await.unwrap();
                let _ = scene.ask(table, BOB, resign()).await;
            }
            if turns == 2 {
                let _ = scene.ask(table, by, Deed::AskUndo).await;
            }
            let view = scene.look(table).await.view(None);
            if view.stage == Stage::Playing {
                let Some(GameView::Scrabble(view)) = view.game else { panic!("no game") };
                assert_eq!((view.viewer, view.rack.as_ref()), (Viewer::Spectator, None));
                assert!(view.outcome.is_none());
                assert!(view.turns.iter().all(|turn| turn.rack.is_none()));
            }
        }
        let over = scrabble(&*scene.look(table).await, Viewer::Spectator);
        seeds.push(over.outcome.unwrap().seed.reveal());
        let log = scene.store.log(table).await.unwrap();
        assert!(log.iter().any(|event| has_canary(&event.json)), "the canaries sing");
        let rematch = soon(scene.hall.rematch(table, ANNA, request())).await.unwrap();
        assert!(!has_canary(&format!("{rematch:?}")));
        while let Ok(update) = updates.try_recv() {
            let text = format!("{update:?}");
            assert!(!has_canary(&text), "{text}");
            // Whoever watches sees what lies on the table, and nobody's rack.
            if update.state.stage() == Stage::Playing {
                let seen = scrabble(&update.state, update.state.viewer(None));
                assert_eq!((seen.viewer, seen.rack.as_ref()), (Viewer::Spectator, None));
                assert!(seen.turns.iter().all(|turn| turn.rack.is_none()));
            }
        }
        scene.hall.shutdown().await.unwrap();
    }
    let logged = logged.lock().unwrap();
    assert!(logged.contains("ask") && logged.contains("exchange"), "logs are collected");
    assert!(
        logged.contains("kamen::session"),
        "{}",
        logged.chars().take(2_000).collect::<String>()
    );
    let leak = logged.lines().find(|line| has_canary(line));
    assert_eq!(leak, None);
    assert!(seeds.iter().all(|seed| !logged.contains(seed.as_str())));
}
