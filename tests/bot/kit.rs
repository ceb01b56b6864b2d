//! A sandbox with the bot at it, and short words for what tests look at.

// Each test binary that includes this module uses a part of it.
#![allow(dead_code, reason = "shared by several test binaries")]

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use kamen::ai::scrabble::{Engine, Generator, Move, Rack, Turn, Worth};
use kamen::compute::pool::Pool;
use kamen::discord::{Address, Setup, Token, serve};
use kamen::games::rules::Viewer;
use kamen::games::scrabble::{Action, Placement, View};
use kamen::members::{Members, PersonSettings};
use kamen::session::game::scrabble::{Resources, Scrabble};
use kamen::session::game::{GameView, Library, Variant};
use kamen::session::table::{Entry, Table as Played};
use kamen::session::{Clock, Limits, PersonId};
use kamen::store::{Store, TableId};
use kamen::texts::Tongue;
use serde_json::Value;

use crate::driver::{Answer, Login, Person, Table, soon};
use crate::folder::Folder;

/// Limits for tests: computers answer at once, and nobody is too fast.
pub fn limits() -> Limits {
    Limits {
        computer_pause: Duration::ZERO,
        requests_per_minute: 100_000,
        burst: 10_000,
        completions_per_minute: 60_000,
        completions_burst: 10_000,
        invitations_per_hour: 10_000,
        ..Limits::default()
    }
}

/// Serves a store until the task ends; `KAMEN_TEST_LOG` says what it does.
pub async fn run(login: Login, store: Store, limits: Limits) {
    run_until(login, store, limits, std::future::pending()).await;
}

/// Serves a store with a data folder until the task ends.
pub async fn run_in(folder: Folder, login: Login, store: Store, limits: Limits) {
    serve_in(folder, login, store, limits, true, Clock::System, std::future::pending()).await;
}

/// Serves a store for a host who does not want the messages of servers.
pub async fn run_without_mentions(login: Login, store: Store) {
    let folder = Folder::new("data");
    serve_in(folder, login, store, limits(), false, Clock::System, std::future::pending()).await;
}

/// Serves a store until it is told to stop.
pub async fn run_until(login: Login, store: Store, limits: Limits, stop: impl Future<Output = ()>) {
    run_by(Clock::System, login, store, limits, stop).await;
}

/// The same by another clock.
pub async fn run_by(
    clock: Clock,
    login: Login,
    store: Store,
    limits: Limits,
    stop: impl Future<Output = ()>,
) {
    serve_in(Folder::new("data"), login, store, limits, true, clock, stop).await;
}

async fn serve_in(
    folder: Folder,
    login: Login,
    store: Store,
    limits: Limits,
    mentions: bool,
    clock: Clock,
    stop: impl Future<Output = ()>,
) {
    if std::env::var_os("KAMEN_TEST_LOG").is_some() {
        let log =
            tracing_subscriber::fmt().with_max_level(tracing_subscriber::filter::LevelFilter::INFO);
        let _ = log.with_writer(std::io::stderr).try_init();
    }
    let setup = Setup {
        address: Address { token: Token::new(&login.token), api: Some(login.url.clone()) },
        store,
        clock,
        limits,
        data: folder.0.clone(),
        mentions,
        link: Arc::default(),
        watcher: Some(Arc::new(login.watcher())),
    };
    serve(setup, stop).await.unwrap();
}

/// A sandbox with the bot at it.
pub async fn table() -> Table {
    Table::start(|login| run(login, Store::memory(), limits())).await
}

/// The same, with the store that the bot uses.
pub async fn table_with_store() -> (Table, Store) {
    let store = Store::memory();
    let own = store.clone();
    (Table::start(|login| run(login, own, limits())).await, store)
}

/// The labels of a message's buttons.
pub fn labels(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().cloned().unwrap_or_default();
    let buttons = rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap());
    buttons.filter_map(|button| Some(button["label"].as_str()?.to_owned())).collect()
}

/// The alt text of a message's first picture.
pub fn alt(message: &Value) -> String {
    message["attachments"][0]["description"].as_str().unwrap_or_default().to_owned()
}

/// Whether a message shows a board with a button of that label.
pub fn offers(message: &Value, label: &str) -> bool {
    labels(message).iter().any(|found| found == label)
}

/// The id of a message's button.
pub fn button_id(message: &Value, label: &str) -> String {
    let rows = message["components"].as_array().unwrap().iter();
    let mut buttons = rows.flat_map(|row| row["components"].as_array().unwrap());
    let button = buttons.find(|button| button["label"] == label);
    button.unwrap_or_else(|| panic!("no {label} in {message}"))["custom_id"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// The table that a message's buttons are about.
pub fn table_of(message: &Value) -> TableId {
    let first = &message["components"][0]["components"][0]["custom_id"];
    let id = first.as_str().unwrap_or_else(|| panic!("no buttons: {message}"));
    id.split(':').nth(1).unwrap().parse().unwrap()
}

/// Waits until somebody sees a board of the table at this version or a later one.
pub async fn board_at(person: &Person<'_>, table: TableId, least: u64) -> Value {
    let shows = |message: &Value| {
        let id = message["components"][0]["components"][0]["custom_id"].as_str();
        let mut parts = id.unwrap_or_default().split(':');
        let (_, of, version) = (parts.next(), parts.next(), parts.next());
        let version = version.and_then(|version| version.parse::<u64>().ok());
        let is_board = message["flags"].as_u64().unwrap_or_default() & 64 == 0;
        is_board && of == Some(table.as_str()) && version.is_some_and(|version| version >= least)
    };
    person.sees("a newer board", shows).await
}

/// What really happened at a table, from the store.
pub async fn played(store: &Store, table: TableId) -> Played {
    let log = store.log(table).await.unwrap();
    Played::replay(&Entry::read_log(&log).unwrap()).unwrap()
}

/// Waits until a table has come so far.
pub async fn until(
    store: &Store,
    table: TableId,
    what: &str,
    fits: impl Fn(&Played) -> bool,
) -> Played {
    let waiting = async {
        loop {
            let state = played(store, table).await;
            if fits(&state) {
                return state;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    soon(what, waiting).await
}

/// Somebody new in a channel of their own, who speaks a language and has settled further things.
pub async fn speaker<'a>(
    table: &'a Table,
    store: &Store,
    tongue: Tongue,
    settle: impl Fn(&mut PersonSettings) + Send,
) -> Person<'a> {
    let (name, channel) = match tongue {
        Tongue::Czech => ("Cyril", "general"),
        Tongue::Slovak => ("Slavo", "table-1"),
        Tongue::English => ("Edith", "table-2"),
    };
    let person = table.person(name).await.at(channel);
    let speak = |settings: &mut PersonSettings| {
        settings.tongue = Some(tongue);
        settle(settings);
    };
    Members::new(store.clone()).change_person(person_id(&person).await, speak).await.unwrap();
    person
}

/// Who a person is to the bot.
pub async fn person_id(person: &Person<'_>) -> PersonId {
    PersonId(person.id().await.parse().unwrap())
}

/// What a person sees of the game.
pub async fn view(store: &Store, table: TableId, person: &Person<'_>) -> View {
    let id = person_id(person).await;
    let state = played(store, table).await;
    seen_by(&state, state.viewer(Some(id)))
}

/// A game as somebody sees it.
pub fn seen_by(state: &Played, viewer: Viewer) -> View {
    match state.view_as(viewer).game {
        Some(GameView::Scrabble(view)) => View::clone(&view),
        _ => panic!("the game has not begun"),
    }
}

/// What the game at a table is played with.
pub async fn resources(library: &Library, table: &Played) -> Arc<Resources> {
    let terms = Scrabble::terms(&table.terms().game).unwrap();
    library.resources_of::<Scrabble>(terms, None).await.unwrap()
}

/// Finds moves for people in tests.
pub struct Coach {
    engine: Arc<Engine>,
}

impl Coach {
    /// A coach who knows the words of a table.
    pub async fn of(store: &Store, table: TableId) -> Self {
        let library = Library::new(Pool::new(NonZeroUsize::MIN, 8));
        let state = played(store, table).await;
        let resources = resources(&library, &state).await;
        Self::new(Arc::clone(resources.engine()))
    }

    /// A coach with an engine of somebody else's.
    pub fn new(engine: Arc<Engine>) -> Self {
        Self { engine }
    }

    /// The best word by points; nothing when there is none.
    pub fn best(&self, view: &View) -> Option<Placement> {
        let engine = &self.engine;
        let tiles = &engine.edition().tiles;
        let turn = Turn {
            rack: Rack::new(view.rack.as_ref().unwrap(), tiles.alphabet()),
            bag: view.bag,
            unseen_value: tiles.sum(&view.unseen).0,
            worth: Worth::Points,
        };
        let position = engine.position(&view.board);
        let mut generator = Generator::default();
        let all = generator.all(engine, &position, &turn);
        let words = all.iter().filter(|ranked| matches!(ranked.action, Move::Place(_)));
        let best = words.max_by_key(|ranked| ranked.equity)?;
        match best.action.action(engine, &position) {
            Action::Place(placement) => Some(placement),
            _ => None,
        }
    }

    /// A word that a person can lay against computers; with a rack that makes none, which chance may
    /// deal, tiles are exchanged until there is one.
    pub async fn turn(&self, store: &Store, table: TableId, person: &Person<'_>) -> String {
        let me = person_id(person).await;
        loop {
            let own = view(store, table, person).await;
            if let Some(text) = self.word(&own) {
                return text;
            }
            exchange(person, &own).await;
            until(store, table, "the next turn", |state| {
                let on_turn = state.turn().and_then(|seat| state.sitter(seat)?.person());
                on_turn == Some(me)
            })
            .await;
        }
    }

    /// Makes a move of a person's: the best word, or an exchange when there is none.
    pub async fn make_move(&self, store: &Store, table: TableId, person: &Person<'_>) {
        let own = view(store, table, person).await;
        let Some(text) = self.word(&own) else { return exchange(person, &own).await };
        let preview = asked(person, &format!("/play move:{text}")).await;
        preview.press(&labels(&preview.message)[0].clone()).await;
    }

    /// The best word by points, as a person would type it; nothing when there is none.
    pub fn word(&self, view: &View) -> Option<String> {
        let placement = self.best(view)?;
        let letters = placement.tiles.iter().map(|tile| match tile {
            Some(tile) if tile.blank => format!("?{}", tile.letter),
            Some(tile) => tile.letter.to_string(),
            None => ".".to_owned(),
        });
        Some(format!("{} {}", placement.start, letters.collect::<String>()))
    }
}

/// Exchanges all tiles of a person's.
async fn exchange(person: &Person<'_>, own: &View) {
    let rack = own.rack.as_ref().unwrap();
    let question = asked(person, &format!("/exchange tiles:{rack}")).await;
    question.press(&labels(&question.message)[0].clone()).await;
}

/// A person's command, answered; it must not have failed.
pub async fn asked<'a>(person: &Person<'a>, text: &str) -> Answer<'a> {
    let answer = person.command(text).await;
    assert_ne!(answer.state(), "failed", "{text}: {}", answer.interaction);
    answer
}
