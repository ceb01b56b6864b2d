//! A game in the page: somebody who plays it there, with what is written of it in the store.

use std::path::Path;
use std::time::Duration;

use kamen::session::game::GameView;
use kamen::session::table::{Stage, Table as Played};
use kamen::store::{Store, TableId};

use crate::driver::{Person, soon};
use crate::kit::{self, Coach};
use crate::served::store_of;
use crate::view::View;

/// The newest picture that everybody sees.
pub const BOARD: &str = "[...document.querySelectorAll('.message:not(.secret) img')].at(-1)";

/// How often the store is looked at.
const PAUSE: Duration = Duration::from_millis(20);

/// Where it is written what really happened.
pub enum Books<'a> {
    /// In a store of this process.
    Own(&'a Store),
    /// In the data folder of another process, which tells what it has stored.
    Of(&'a Path),
}

impl Books<'_> {
    /// All of it, as it is now.
    pub async fn store(&self) -> Store {
        match self {
            Self::Own(store) => (*store).clone(),
            Self::Of(data) => store_of(data).await,
        }
    }
}

/// Somebody's game against the computer, in Czech.
pub struct Game<'a> {
    view: &'a View,
    books: Books<'a>,
    person: Person<'a>,
    pub id: TableId,
}

impl<'a> Game<'a> {
    /// Begins with a click on the welcome, and waits for the first turn.
    pub async fn begin(view: &'a View, books: Books<'a>, name: &str) -> Self {
        view.visit(name).await;
        view.until("welcome", "document.querySelector('dialog.welcome #start')").await;
        view.click("#start").await;
        let person = view.table.person(name).await;
        let board = person.sees("the board", |message| !kit::alt(message).is_empty()).await;
        let game = Self { view, books, id: kit::table_of(&board), person };
        game.until_on_turn(0).await;
        game
    }

    /// Waits until so many turns are over, it is the person's, and the page shows it.
    pub async fn until_on_turn(&self, least: usize) {
        let me = kit::person_id(&self.person).await;
        let is_on_turn =
            |state: &Played| state.turn() == state.seat_of(me) && turns(state) >= least;
        self.until_shown("a turn", is_on_turn).await;
    }

    /// Waits until the game is over and the page shows it.
    pub async fn until_over(&self) {
        self.until_shown("the end", |state| state.stage() == Stage::Over).await;
    }

    async fn until_shown(&self, what: &str, fits: impl Fn(&Played) -> bool) {
        let state = soon(what, async {
            loop {
                let state = self.played().await;
                if fits(&state) {
                    return state;
                }
                tokio::time::sleep(PAUSE).await;
            }
        })
        .await;
        let button = format!("[data-component*=\":{}:{}:\"]", self.id, state.version().0);
        let newest = format!("document.querySelector('.message:not(.secret) {button}')");
        self.view.until(what, &format!("{newest} && {BOARD}?.naturalWidth > 0")).await;
    }

    async fn played(&self) -> Played {
        kit::played(&self.books.store().await, self.id).await
    }

    /// Waits until the private answer shows the table as it is now.
    pub async fn until_followed(&self) {
        let version = self.played().await.version().0;
        let button = format!(".message.secret [data-component*=\":{}:{version}:\"]", self.id);
        let script = format!("document.querySelector({})", serde_json::json!(button));
        self.view.until("the answer that follows", &script).await;
    }

    /// How many turns were taken.
    pub async fn turns(&self) -> usize {
        turns(&self.played().await)
    }

    /// The best word that can be laid now; tiles are exchanged until there is one.
    pub async fn word(&self, coach: &Coach) -> String {
        loop {
            let seen = kit::view(&self.books.store().await, self.id, &self.person).await;
            if let Some(word) = coach.word(&seen) {
                return word;
            }
            let rack = seen.rack.unwrap();
            let tiles: String = rack.iter().take(4).map(|tile| tile.to_string()).collect();
            let asks = kit::asked(&self.person, &format!("/exchange tiles:{tiles}")).await;
            asks.press(&kit::labels(&asks.message)[0]).await.done().await;
            self.until_on_turn(seen.turns.len() + 2).await;
        }
    }

    /// Types a move into the modal and waits for the picture of what it would do.
    pub async fn try_move(&self, typed: &str) {
        self.view.press("Táhnout").await;
        self.view.write("dialog.modal input[name=move]", typed).await;
        self.view.click("dialog.modal [type=submit]").await;
        self.view.until("no modal", "!document.querySelector('dialog')").await;
        self.until_secret("preview.png").await;
    }

    /// Confirms the move that was shown and waits for the computer's answer.
    pub async fn confirm(&self) {
        let turns = self.turns().await;
        self.view.press("Potvrdit").await;
        self.until_on_turn(turns + 2).await;
    }

    /// Waits for a picture that the person sees alone; returns its alt text.
    pub async fn until_secret(&self, name: &str) -> String {
        let alt = format!(
            "[...document.querySelectorAll('.message.secret img')]\
             .find((image) => image.naturalWidth > 0 && image.src.includes('{name}'))?.alt"
        );
        self.view.until(name, &alt).await.as_str().unwrap().to_owned()
    }
}

fn turns(state: &Played) -> usize {
    match state.view(None).game {
        Some(GameView::Scrabble(game)) => game.turns.len(),
        _ => 0,
    }
}
