//! What goes wrong around the bot: Discord fails, the line is cut, the bot is stopped and started.
//! Nothing is lost or doubled, and the board shows the game in the end.

use std::time::Duration;

use kamen::session::game::GameView;
use kamen::session::table::Stage;
use kamen::session::{Clock, Moment};
use kamen::store::{Store, TableId};
use serde_json::{Value, json};

use crate::driver::{Person, Table, soon};
use crate::duel::Duel;
use crate::folder::Folder;
use crate::kit::{
    Coach, asked, board_at, labels, offers, played, table_of, table_with_store, until,
};
use crate::stopped::Bot;

/// Lets the sandbox answer the next requests to a path with a status.
async fn fail(table: &Table, status: u16, times: u32, path: &str) {
    let body = json!({"status": status, "times": times, "retry_after": 0.05, "path": path});
    table.post("rest", body).await;
}

/// Ben's turn in a new game with a computer.
async fn game(ben: &Person<'_>, store: &Store) -> TableId {
    let opened = asked(ben, "/new level:random lexicon:en").await;
    let id = table_of(&opened.message);
    until(store, id, "Ben's turn", |state| state.computer_to_move().is_none()).await;
    id
}

/// Plays a word of Ben's and waits until it is his turn again.
async fn play(ben: &Person<'_>, store: &Store, id: TableId) {
    let coach = Coach::of(store, id).await;
    let before = played(store, id).await.version();
    let text = coach.turn(store, id, ben).await;
    let preview = asked(ben, &format!("/play move:{text}")).await.done().await;
    let done = preview.press("Confirm").await;
    assert_ne!(done.state(), "failed", "{}", done.interaction);
    until(store, id, "Ben's turn", |state| {
        state.version() > before && state.computer_to_move().is_none()
    })
    .await;
}

async fn board_is_right(ben: &Person<'_>, store: &Store, id: TableId) -> Value {
    let state = played(store, id).await;
    board_at(ben, id, state.version().0).await
}

#[tokio::test(flavor = "multi_thread")]
async fn failures_of_discord_lose_and_double_nothing() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let id = game(&ben, &store).await;
    for (status, path) in [
        (500, "/messages"),
        (503, "/callback"),
        (429, "/messages"),
        (429, "/callback"),
        (502, "/channels"),
    ] {
        fail(&table, status, 2, path).await;
        play(&ben, &store, id).await;
        board_is_right(&ben, &store, id).await;
    }
    let boards = ben.messages().await;
    let boards = boards.iter().filter(|message| offers(message, "Play") && message["flags"] != 64);
    assert_eq!(boards.count(), 1, "one board");
    table.finish().await;
}

/// The sessions that are connected, with how often each was resumed.
async fn connections(table: &Table) -> Vec<(String, u64)> {
    let gateway = table.get("gateway").await;
    let sessions = gateway["sessions"].as_array().unwrap().iter();
    let connected = sessions.filter(|session| session["connected"] == true);
    let known = |session: &Value| {
        (session["id"].as_str().unwrap().to_owned(), session["resumes"].as_u64().unwrap())
    };
    connected.map(known).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_gateway_comes_back() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let id = game(&ben, &store).await;
    for what in [
        json!({"do": "drop"}),
        json!({"do": "reconnect"}),
        json!({"do": "invalidate", "resumable": false}),
        json!({"do": "close", "code": 4000}),
    ] {
        let mut live = table.live("").await;
        // The old connection may look alive for a moment; what counts is a session or a resumption
        // that was not there before.
        let before = connections(&table).await;
        table.hurt(what.clone()).await;
        soon("the gateway", async {
            while connections(&table).await.iter().all(|connection| before.contains(connection)) {
                let _ = tokio::time::timeout(Duration::from_millis(200), live.next()).await;
            }
        })
        .await;
        play(&ben, &store, id).await;
        board_is_right(&ben, &store, id).await;
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_board_is_posted_again() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let id = game(&ben, &store).await;
    let board = board_is_right(&ben, &store, id).await;
    let path = format!(
        "channels/{}/messages/{}",
        board["channel_id"].as_str().unwrap(),
        board["id"].as_str().unwrap()
    );
    let url = format!("{}/api/v10/{path}", table.login.url);
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let token = format!("Bot {}", table.login.token);
    let gone = client.delete(url).header("Authorization", token).send().await.unwrap();
    assert!(gone.status().is_success(), "{}", gone.status());
    play(&ben, &store, id).await;
    let again = board_is_right(&ben, &store, id).await;
    assert_ne!(again["id"], board["id"]);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_answer_says_that_it_is_thinking() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let id = game(&ben, &store).await;
    // The first attempts fail for so long that Discord would give up.
    fail(&table, 500, 3, "/callback").await;
    let rack = asked(&ben, "/rack").await.done().await;
    assert!(rack.is_ephemeral());
    assert_eq!(rack.state(), "answered");
    let _ = id;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn who_calls_while_the_store_is_slow_hears_that_we_are_thinking() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let Store::Memory(memory) = &store else { panic!("{store:?}") };
    // Whoever calls for the first time is written down before anything else is known of them.
    let busy = memory.hold_writes();
    let opened = ben.command("/new level:random lexicon:en").await;
    assert_eq!(opened.state(), "thinking", "{}", opened.interaction);
    drop(busy);
    // Nobody knew yet that everybody is to see the answer.
    let board = ben.sees("the board", |message| offers(message, "Play")).await;
    assert_eq!(board["flags"], 0, "{board}");
    let id = table_of(&board);
    let state = until(&store, id, "Ben's turn", |state| state.computer_to_move().is_none()).await;
    board_at(&ben, id, state.version().0).await;
    let seen = ben.messages().await;
    assert_eq!(seen.iter().filter(|message| offers(message, "Play")).count(), 1, "{seen:?}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_work_after_a_restart() {
    let table = Table::empty(kamen::sandbox::Setup::default()).await;
    let folder = Folder::new("restart");
    let (bot, store) = Bot::start(&table, &folder).await;
    let ben = table.person("Ben").await;
    let id = game(&ben, &store).await;
    let coach = Coach::of(&store, id).await;
    let board = board_is_right(&ben, &store, id).await;
    let text = coach.turn(&store, id, &ben).await;
    let preview = asked(&ben, &format!("/play move:{text}")).await;
    let before = played(&store, id).await;
    bot.stop(store).await;
    let (bot, store) = Bot::start(&table, &folder).await;
    assert_eq!(played(&store, id).await, before);
    // The preview of before the restart is confirmed, and the old message goes on.
    let done = preview.press("Confirm").await;
    assert_ne!(done.state(), "failed", "{}", done.interaction);
    let state = until(&store, id, "Ben's turn", |state| {
        state.version() > before.version() && state.computer_to_move().is_none()
    })
    .await;
    let after = board_at(&ben, id, state.version().0).await;
    assert_eq!(after["id"], board["id"]);
    let Some(GameView::Scrabble(game)) = state.view(None).game else { panic!("another game") };
    assert!(game.turns.len() >= 2, "{:?}", game.turns);
    bot.stop(store).await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_lets_no_words_out_and_calls_nobody_again() {
    let table = Table::empty(kamen::sandbox::Setup::default()).await;
    let folder = Folder::new("unforgotten");
    let (bot, store) = Bot::start(&table, &folder).await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    asked(&ben, "/new level:random lexicon:en rated:true").await;
    let invitation = asked(&anna.at("table-1"), "/new opponent:Ben lexicon:en").await;
    let id = table_of(&invitation.message);
    assert_eq!(invitation.message["mentions"].as_array().unwrap().len(), 1);
    bot.stop(store).await;
    let (bot, store) = Bot::start(&table, &folder).await;
    for person in [ben.clone(), ben.at("table-2"), ben.in_dm().await] {
        let told = asked(&person, "/word anagrams letters:stone").await.done().await;
        assert!(told.text().starts_with("You are playing a rated game"), "{}", told.text());
    }
    // The lobby is changed, and nobody hears of it.
    invitation.press("Přidat počítač").await;
    let state = until(&store, id, "the computer", |state| state.version().0 > 1).await;
    let board = board_at(&anna, id, state.version().0).await;
    assert!(board["mentions"].as_array().unwrap().is_empty(), "{board}");
    bot.stop(store).await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_while_the_line_was_cut_is_shown_at_the_next_start() {
    let table = Table::empty(kamen::sandbox::Setup::default()).await;
    let folder = Folder::new("behind");
    let (bot, store) = Bot::start(&table, &folder).await;
    let ben = table.person("Ben").await;
    let id = game(&ben, &store).await;
    let old = board_is_right(&ben, &store, id).await;
    // The board cannot be shown any more before the bot is stopped.
    fail(&table, 500, 10_000, "/channels").await;
    let coach = Coach::of(&store, id).await;
    let text = coach.turn(&store, id, &ben).await;
    asked(&ben, &format!("/play move:{text}")).await.press("Confirm").await;
    let state = until(&store, id, "Ben's turn", |state| {
        state.version().0 > 4 && state.computer_to_move().is_none()
    })
    .await;
    bot.stop(store).await;
    fail(&table, 500, 0, "/channels").await;
    let (bot, store) = Bot::start(&table, &folder).await;
    let board = board_at(&ben, id, state.version().0).await;
    assert_eq!(board["id"], old["id"]);
    assert_eq!(played(&store, id).await.stage(), Stage::Playing);
    assert!(labels(&board).contains(&"Play".to_owned()));
    bot.stop(store).await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_could_not_be_reminded_is_reminded_after_the_next_start() {
    let table = Table::empty(kamen::sandbox::Setup::default()).await;
    let folder = Folder::new("reminder");
    let clock = Clock::standing_at(Moment(1_700_000_000_000));
    let (bot, store) = Bot::start_by(clock.clone(), &table, &folder).await;
    let id = Duel::begin_with(&table, &store, "clock:1d").await.id;
    fail(&table, 500, 10_000, "/channels").await;
    clock.turn(12 * 3_600_000);
    until(&store, id, "the reminder", |state| state.reminders() == 1).await;
    bot.stop(store).await;
    fail(&table, 500, 0, "/channels").await;
    let (bot, store) = Bot::start_by(clock, &table, &folder).await;
    let reminds = |message: &Value| message["content"].as_str().unwrap().contains("stále jste");
    table.person("Anna").await.sees("the reminder", reminds).await;
    bot.stop(store).await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_is_posted_once_whatever_happens_around_it() {
    let table = Table::empty(kamen::sandbox::Setup::default()).await;
    let folder = Folder::new("end");
    let (bot, store) = Bot::start(&table, &folder).await;
    let ben = table.person("Ben").await;
    let id = game(&ben, &store).await;
    let old = board_is_right(&ben, &store, id).await;
    // The end cannot be told any more before the bot is stopped.
    fail(&table, 500, 10_000, "/channels").await;
    asked(&ben, "/resign").await.press("Yes, resign").await;
    let state = until(&store, id, "the end", |state| state.stage() == Stage::Over).await;
    bot.stop(store).await;
    fail(&table, 500, 0, "/channels").await;
    let (bot, store) = Bot::start(&table, &folder).await;
    let end = board_at(&ben, id, state.version().0).await;
    assert!(end["id"] != old["id"] && offers(&end, "Rematch"), "{end}");
    bot.stop(store).await;
    let (bot, store) = Bot::start(&table, &folder).await;
    // Whatever a start would post is posted before the next command is answered.
    ben.press(&end, "Rematch").await;
    let next = |message: &Value| offers(message, "Play") && message["id"] != old["id"];
    ben.sees("the rematch", next).await;
    let pointing = |message: &Value| {
        message["id"] == end["id"] && message.to_string().contains("discord.com/channels")
    };
    ben.sees("the end points to the next game", pointing).await;
    let told = ben.messages().await;
    let ends = told.iter().filter(|message| message["content"].as_str().unwrap().contains('🏆'));
    assert_eq!(ends.count(), 1, "{told:?}");
    let last = told.iter().find(|message| message["id"] == old["id"]).unwrap();
    assert!(labels(last).is_empty(), "the last board has nothing to press: {last}");
    bot.stop(store).await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_closed_to_us_is_answered_in() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let world = table.get("world").await;
    let guild = world["guilds"][0]["id"].as_str().unwrap().to_owned();
    let body = json!({"name": "secret", "hidden_from_bot": true});
    table.post(&format!("guilds/{guild}/channels"), body).await;
    let ben = ben.at("secret");
    let id = game(&ben, &store).await;
    play(&ben, &store, id).await;
    board_is_right(&ben, &store, id).await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_the_bot_is_played_in_by_answers() {
    let (table, store) = table_with_store().await;
    let body = json!({"name": "Elsewhere", "channels": ["far-away"], "has_bot": false});
    table.post("guilds", body).await;
    table.post("people", json!({"name": "Eva", "locale": "en-US"})).await;
    let eva = table.person("Eva").await.at("far-away");
    let id = game(&eva, &store).await;
    for _ in 0..2 {
        play(&eva, &store, id).await;
        board_is_right(&eva, &store, id).await;
    }
    asked(&eva, "/resign").await.press("Yes, resign").await;
    eva.sees("the end", |message| offers(message, "Rematch")).await;
    table.finish().await;
}
