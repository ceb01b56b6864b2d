//! Two people at a table, and all that is written of it, so that tests know what nobody may see.

use kamen::games::rules::{Seat, Viewer};
use kamen::games::scrabble::View;
use kamen::session::table::Table as State;
use kamen::store::{Store, TableId};
use serde_json::Value;

use crate::driver::{Answer, Person, Table, soon};
use crate::kit::{alt, asked, labels, person_id, played, seen_by, table_of, view};

/// Anna and Ben, who play English Scrabble.
pub struct Duel<'a> {
    pub anna: Person<'a>,
    pub ben: Person<'a>,
    pub store: &'a Store,
    pub id: TableId,
}

impl<'a> Duel<'a> {
    /// Sits both down; the game begins at once.
    pub async fn begin(table: &'a Table, store: &'a Store) -> Self {
        Self::begin_with(table, store, "").await
    }

    /// The same as somebody wishes it.
    pub async fn begin_with(table: &'a Table, store: &'a Store, wish: &str) -> Self {
        let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
        let lobby = asked(&anna, &format!("/new opponent:Ben lexicon:en {wish}")).await;
        ben.press(&lobby.message, "Přijmout").await;
        let board = anna.sees("a board", |message| !alt(message).is_empty()).await;
        Self { anna, ben, store, id: table_of(&board) }
    }

    /// The table as it is written.
    pub async fn state(&self) -> State {
        played(self.store, self.id).await
    }

    /// What a person sees of the game.
    pub async fn view(&self, person: &Person<'_>) -> View {
        view(self.store, self.id, person).await
    }

    /// Whose turn it is, and who waits.
    pub async fn on_turn(&self) -> (&Person<'a>, &Person<'a>) {
        let state = self.state().await;
        let anna = person_id(&self.anna).await;
        match Some(state.turn().unwrap()) == state.seat_of(anna) {
            true => (&self.anna, &self.ben),
            false => (&self.ben, &self.anna),
        }
    }

    /// Whoever is on turn exchanges their first tiles.
    pub async fn exchange(&self, count: usize) {
        let (who, _) = self.on_turn().await;
        let rack = self.view(who).await.rack.unwrap();
        let tiles: String = rack.iter().take(count).map(|tile| tile.to_string()).collect();
        let question = who.command(&format!("/exchange tiles:{tiles}")).await.done().await;
        let answer = question.press(&labels(&question.message)[0]).await.done().await;
        assert!(answer.is_ephemeral(), "{}", answer.message);
    }

    /// A person gives up; the board that tells the end.
    pub async fn end_by(&self, person: &Person<'a>, surely: &str) -> Value {
        person.command("/resign").await.press(surely).await;
        self.anna.sees("the end", |message| message.to_string().contains(":rematch")).await
    }
}

/// All racks, by seat.
pub fn racks(state: &State) -> Vec<String> {
    let seats = Seat::all(state.chairs().len());
    seats.map(|seat| seen_by(state, Viewer::Seat(seat)).rack.unwrap().to_string()).collect()
}

/// The text of a message's first file.
pub async fn file(answer: &Answer<'_>) -> Vec<u8> {
    let url = answer.message["attachments"][0]["url"].as_str().unwrap_or_else(|| {
        panic!("no file: {}", answer.message);
    });
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let got = soon("the file", http.get(url).send()).await.unwrap();
    soon("its bytes", got.bytes()).await.unwrap().to_vec()
}
