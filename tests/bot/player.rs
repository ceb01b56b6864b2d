//! People who play on at their tables, whatever becomes of the bot: they find out how their table
//! stands, choose a good move with our own engine, and make it by commands and presses.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kamen::compute::pool::Pool;
use kamen::games::rules::Viewer;
use kamen::games::scrabble::{Action, Placement, View};
use kamen::session::game::GameView;
use kamen::session::game::Library;
use kamen::session::table::{Entry, Table as GameTable};
use kamen::session::{ChannelId, PersonId};
use kamen::store::{Store, TableId};
use reqwest::Method;
use serde_json::{Value, json};

use crate::driver::{Answer, Person, Table};
use crate::kit::{Coach, resources};
use crate::process::stored;

/// A move that somebody has confirmed: the interaction, the table, and what was done.
#[derive(Clone, Debug)]
pub struct Made {
    pub interaction: String,
    pub table: TableId,
    pub by: PersonId,
    pub action: Action,
}

/// Somebody with a channel of their own.
#[derive(Clone)]
pub struct Player {
    pub name: String,
    pub id: PersonId,
    pub channel: ChannelId,
    pub data: PathBuf,
    library: Arc<Library>,
    /// What was confirmed so far; whether it was acknowledged, the sandbox knows.
    pub made: Arc<Mutex<Vec<Made>>>,
}

/// A library of words and engines for players.
pub fn library() -> Arc<Library> {
    Arc::new(Library::new(Pool::new(NonZeroUsize::new(2).unwrap(), 64)))
}

impl Player {
    pub async fn new(
        table: &Table,
        (name, channel): (&str, &str),
        data: PathBuf,
        library: Arc<Library>,
    ) -> Self {
        let me = table.get(&format!("people/{name}")).await;
        let channels = me["guilds"][0]["channels"].as_array().unwrap();
        let channel = channels.iter().find(|known| known["name"] == channel).unwrap();
        let number = |id: &Value| id.as_str().unwrap().parse().unwrap();
        let (id, channel) = (number(&me["person"]["id"]), number(&channel["id"]));
        let made = Arc::default();
        let (id, channel) = (PersonId(id), ChannelId(channel));
        Self { name: name.to_owned(), id, channel, data, library, made }
    }

    fn person<'a>(&self, table: &'a Table) -> Person<'a> {
        Person { table, name: self.name.clone(), channel: self.channel.to_string() }
    }

    /// The game in this player's channel.
    pub async fn game(&self, store: &Store) -> Option<GameTable> {
        games(store)
            .await
            .into_iter()
            .find(|game| game.room().channel == self.channel && game.is_live())
    }

    /// Plays without end, a new game after each.
    pub async fn play(&self, table: &Table) {
        loop {
            if !self.step(table).await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// Does what is to be done next; says whether there was something.
    pub async fn step(&self, table: &Table) -> bool {
        let Some(store) = stored(&self.data).await else { return false };
        // Commands are known from an earlier process; nobody would hear them before this one is there.
        if table.get("world").await["bot_online"] != true {
            return false;
        }
        let Some(game) = self.game(&store).await else {
            let options = json!({"level": "professional", "lexicon": "en"});
            return self.command(table, "new", options).await.is_some();
        };
        let turn = game.turn().filter(|turn| game.seat_of(self.id) == Some(*turn));
        let Some(turn) = turn else { return false };
        let Some(GameView::Scrabble(view)) = game.view_as(Viewer::Seat(turn)).game else {
            return false;
        };
        let action = self.choose(&game, &view).await;
        let name = |interaction| Made {
            interaction,
            table: game.id(),
            by: self.id,
            action: action.clone(),
        };
        // Everything is asked about; the first button says yes.
        let asked = match &action {
            Action::Place(placement) => ("play", json!({"move": typed(placement)})),
            Action::Exchange(tiles) => ("exchange", json!({"tiles": tiles.to_string()})),
            _ => ("pass", json!({})),
        };
        let Some(shown) = self.command(table, asked.0, asked.1).await else { return false };
        let confirm = &shown.message["components"][0]["components"][0]["custom_id"];
        if confirm.is_null() {
            // Refused: another process has made the move in the meantime.
            return true;
        }
        let body = json!({"message": shown.message["id"], "custom_id": confirm});
        self.make(table, "press", body, name).await
    }

    /// Makes a move and waits for the answer; says whether it was begun.
    async fn make(
        &self,
        table: &Table,
        deed: &str,
        body: Value,
        name: impl FnOnce(String) -> Made,
    ) -> bool {
        let Some(begun) = self.begin(table, deed, body).await else { return false };
        self.made.lock().unwrap().push(name(begun.clone()));
        self.person(table).follow(&begun, "done").await;
        true
    }

    async fn command<'a>(
        &self,
        table: &'a Table,
        command: &str,
        options: Value,
    ) -> Option<Answer<'a>> {
        let begun = self.begin(table, "command", self.typed(command, &options)).await?;
        Some(self.person(table).follow(&begun, "done").await)
    }

    fn typed(&self, command: &str, options: &Value) -> Value {
        let channel = self.channel.to_string();
        json!({"channel": channel, "command": command, "options": options})
    }

    /// Begins something; nothing before the bot's commands are known.
    async fn begin(&self, table: &Table, deed: &str, body: Value) -> Option<String> {
        let path = format!("people/{}/{deed}", self.name);
        let (status, begun) = table.ask(Method::POST, &path, &body).await;
        (status == 200).then(|| begun["interaction"]["id"].as_str().unwrap().to_owned())
    }

    async fn choose(&self, game: &GameTable, view: &View) -> Action {
        if view.final_call {
            return Action::Pass;
        }
        let resources = resources(&self.library, game).await;
        let engine = Arc::clone(resources.engine());
        let best = Coach::new(engine).best(view).map(Action::Place);
        best.unwrap_or_else(|| {
            let rack = view.rack.clone().unwrap();
            let needed = view.setup.options.exchange.needed(rack.len());
            if view.bag >= needed { Action::Exchange(rack) } else { Action::Pass }
        })
    }
}

/// All games of a store.
pub async fn games(store: &Store) -> Vec<GameTable> {
    let (mut games, mut last) = (Vec::new(), None);
    loop {
        let page = store.list_all(last).await.unwrap();
        let Some((id, _)) = page.last() else { return games };
        last = Some(*id);
        for (id, _) in page {
            let log = store.log(id).await.unwrap();
            games.push(GameTable::replay(&Entry::read_log(&log).unwrap()).unwrap());
        }
    }
}

/// A move as a person types it, with a mark before the letter of each blank.
fn typed(placement: &Placement) -> String {
    let tiles = placement.tiles.iter().map(|tile| match tile {
        Some(tile) if tile.blank => format!("?{}", tile.letter),
        Some(tile) => tile.to_string(),
        None => ".".to_owned(),
    });
    format!("{} {}", placement.start, tiles.collect::<String>())
}
