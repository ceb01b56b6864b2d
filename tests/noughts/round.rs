//! A game at a table, and what its people do.

use std::sync::Arc;

use kamen::games::noughts::View;
use kamen::games::rules::Viewer;
use kamen::session::game::Variant;
use kamen::session::game::noughts::Noughts;
use kamen::session::table::{Stage, Table as Played};
use kamen::store::{Store, TableId};
use serde_json::Value;

use crate::driver::{Answer, Person};
use crate::kit::{asked, board_at, offers, person_id, played, table_of, until};

/// A game that was opened by Ben, who reads English.
pub struct Round<'a> {
    pub store: &'a Store,
    pub id: TableId,
}

impl<'a> Round<'a> {
    /// Ben against the computer.
    pub async fn alone(store: &'a Store, ben: &Person<'_>, wish: &str) -> Self {
        let opened = asked(ben, &format!("/new game:noughts {wish}")).await;
        assert!(!opened.message.is_null(), "{}", opened.interaction);
        Self { store, id: table_of(&opened.message) }
    }

    /// Ben against Anna, who accepts.
    pub async fn of_two(store: &'a Store, ben: &Person<'_>, anna: &Person<'_>, wish: &str) -> Self {
        let lobby = asked(ben, &format!("/new game:noughts opponent:{} {wish}", anna.name)).await;
        anna.press(&lobby.message, "Accept").await;
        let round = Self { store, id: table_of(&lobby.message) };
        round.until("the game", |state| state.stage() == Stage::Playing).await;
        round
    }

    /// The table as it is written.
    pub async fn state(&self) -> Played {
        played(self.store, self.id).await
    }

    /// Waits until the table is as wanted.
    pub async fn until(&self, what: &str, fits: impl Fn(&Played) -> bool) -> Played {
        until(self.store, self.id, what, fits).await
    }

    /// The game as everybody sees it.
    pub async fn view(&self) -> Arc<View> {
        seen(&self.state().await)
    }

    /// The newest board, once all that happens by itself has happened.
    pub async fn board(&self, who: &Person<'_>) -> Value {
        let state = self.until("a person's turn", |state| state.computer_to_move().is_none()).await;
        board_at(who, self.id, state.version().0).await
    }

    /// Somebody presses a button of the newest board; returns the answer.
    pub async fn press<'b>(&self, who: &Person<'b>, label: &str) -> Answer<'b> {
        let board = self.board(who).await;
        assert!(offers(&board, label), "no {label} in {board}");
        who.press(&board, label).await
    }

    /// The same, and something comes of it.
    pub async fn moves(&self, who: &Person<'_>, label: &str) -> Arc<View> {
        let before = self.until("a person", |state| state.computer_to_move().is_none()).await;
        let answer = self.press(who, label).await;
        assert_ne!(answer.state(), "failed", "{label}: {}", answer.interaction);
        seen(&self.after(&before).await)
    }

    /// Somebody types a move, and something comes of it.
    pub async fn types<'b>(&self, who: &Person<'b>, text: &str) -> (Answer<'b>, Arc<View>) {
        let before = self.until("a person", |state| state.computer_to_move().is_none()).await;
        let answer = asked(who, &format!("/play move:{text}")).await;
        (answer, seen(&self.after(&before).await))
    }

    async fn after(&self, before: &Played) -> Played {
        self.until("something to happen", |state| {
            state.version() > before.version() && state.computer_to_move().is_none()
        })
        .await
    }

    /// Who must act of two people.
    pub async fn to_act<'b, 'c>(
        &self,
        one: &'b Person<'c>,
        other: &'b Person<'c>,
    ) -> &'b Person<'c> {
        let state = self.state().await;
        let who = state.sitter(state.to_act().unwrap()).unwrap().person().unwrap();
        if who == person_id(one).await { one } else { other }
    }
}

/// The game of a table as everybody sees it.
pub fn seen(state: &Played) -> Arc<View> {
    let game = state.view_as(Viewer::Spectator).game.unwrap();
    Arc::clone(Noughts::view(&game).unwrap())
}
