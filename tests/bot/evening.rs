//! An evening in the sandbox, and the next one: people, channels, messages and pictures are there again,
//! and the game goes on where it was.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;

use kamen::session::table::Table as Played;
use kamen::store::TableId;
use reqwest::Method;
use serde_json::{Value, json};

use crate::driver::{Person, Table, soon};
use crate::folder::Folder;
use crate::kit::{self, Coach, alt, asked, board_at, labels, table_of};
use crate::player::games;
use crate::process::{kamen, sentence};
use crate::served::{Served, data_of, store_of};

/// Opens a table against the computer; returns its board.
async fn open(anna: &Person<'_>) -> Value {
    let answer = asked(anna, "/new level:random lexicon:en").await;
    assert_ne!(answer.state(), "failed");
    anna.sees("the board", |message| !alt(message).is_empty()).await
}

/// Waits until it is a person's turn with so many turns behind them and the channel shows it.
async fn until_on_turn(served: &Served, anna: &Person<'_>, id: TableId, least: usize) -> Played {
    let me = kit::person_id(anna).await;
    let state = soon("a turn", async {
        loop {
            let state = kit::played(&served.store().await, id).await;
            let turns = kit::seen_by(&state, state.viewer(Some(me))).turns.len();
            if state.turn() == state.seat_of(me) && turns >= least {
                return state;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
    board_at(anna, id, state.version().0).await;
    state
}

/// Lays the best word, or passes when the rack makes none.
async fn make_move(served: &Served, anna: &Person<'_>, id: TableId) {
    let store = served.store().await;
    let own = kit::view(&store, id, anna).await;
    let command = match Coach::of(&store, id).await.word(&own) {
        Some(text) => format!("/play move:{text}"),
        None => "/pass".to_owned(),
    };
    let preview = asked(anna, &command).await.done().await;
    preview.press(&labels(&preview.message)[0].clone()).await;
}

/// Makes a move, and waits until it is that person's turn again.
async fn play(served: &Served, anna: &Person<'_>, id: TableId) -> Played {
    let state = until_on_turn(served, anna, id, 0).await;
    let turns = kit::seen_by(&state, state.viewer(None)).turns.len();
    make_move(served, anna, id).await;
    let state = until_on_turn(served, anna, id, turns + 2).await;
    // The private answer follows the table, too; nothing is on its way then.
    let follows = |message: &Value| {
        let ids = message["components"][0]["components"].as_array().into_iter().flatten();
        let mut ids = ids.filter_map(|button| button["custom_id"].as_str());
        let wanted = format!("v1:{id}:");
        message["flags"].as_u64().unwrap_or(0) & 64 != 0
            && ids.any(|id| {
                let version = id.strip_prefix(&wanted).and_then(|rest| rest.split(':').next());
                version
                    .and_then(|text| text.parse().ok())
                    .is_some_and(|seen| state.position_since().0 <= seen)
            })
    };
    anna.sees("the answer that follows", follows).await;
    state
}

/// Everything that people see: who and what there is, and all messages with the bytes of their files.
async fn everything(table: &Table) -> Value {
    let world = table.get("world").await;
    let mut all = BTreeMap::new();
    for person in world["people"].as_array().unwrap() {
        let name = person["name"].as_str().unwrap();
        let mine = table.get(&format!("people/{name}")).await;
        let guilds = mine["guilds"].as_array().unwrap().iter();
        let channels = guilds.flat_map(|guild| guild["channels"].as_array().unwrap());
        for channel in channels.chain(mine["dms"].as_array().unwrap()) {
            let there = table.person(name).await.at(channel["id"].as_str().unwrap());
            let messages = there.messages().await;
            let mut files = Vec::new();
            for file in messages.iter().flat_map(|one| one["attachments"].as_array().unwrap()) {
                let url = file["url"].as_str().unwrap();
                let answer = soon("a file", reqwest::get(url)).await.unwrap();
                assert_eq!(answer.status(), 200, "{url}");
                files.push(answer.bytes().await.unwrap().len());
            }
            all.insert(format!("{name} {channel}"), json!([messages, files]));
        }
        all.insert(format!("{name} sees"), mine);
    }
    let whole = json!([world["people"], world["guilds"], world["application"], all]);
    // The port may be another one.
    serde_json::from_str(&whole.to_string().replace(&table.login.url, "http://here")).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_ctrl_c_and_after_a_kill() {
    let folder = Folder::new("evening");
    let mut served = Served::start(&folder).await;
    let board = {
        let (anna, ben) = (served.table.person("Anna").await, served.table.person("Ben").await);
        served.table.ask(Method::PATCH, "people/Ben", &json!({"locale": "cs"})).await;
        served.table.person("Karel").await.at("table-2").write("ahoj <@1>").await;
        anna.in_dm().await.write("psst").await;
        let thread = json!({"channel": "table-2", "name": "aside", "private": true});
        served.table.post("people/Ben/thread", thread).await;
        let said = ben.at("table-2").write("a question").await;
        anna.at("table-2").reply(&said, "an answer").await;
        let board = open(&anna).await;
        asked(&anna, "/rack").await;
        board
    };
    let id = table_of(&board);
    for signal in ["KILL", "INT", "KILL"] {
        let anna = served.table.person("Anna").await;
        play(&served, &anna, id).await;
        let before = everything(&served.table).await;
        let token = served.table.login.token.clone();
        served.end(signal).await;

        served = Served::start(&folder).await;
        assert_eq!(everything(&served.table).await, before, "after {signal}");
        assert_eq!(served.table.login.token, token);
        let anna = served.table.person("Anna").await;
        let messages = anna.messages().await;
        let boards: Vec<&Value> = messages
            .iter()
            .filter(|one| one["flags"] == 0 && one["components"] != json!([]))
            .collect();
        assert_eq!(boards.len(), 1, "{boards:?}");
        assert_eq!(boards[0]["id"], board["id"], "the board is the same message");
    }
    let anna = served.table.person("Anna").await;
    let state = play(&served, &anna, id).await;
    let shown = board_at(&anna, id, state.version().0).await;
    assert_eq!(shown["id"], board["id"], "it is edited in place");
    assert_eq!(asked(&anna, "/rack").await.message["attachments"][0]["filename"], "rack.png");
    served.end("INT").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_are_never_given_twice() {
    let folder = Folder::new("ids");
    let served = Served::start_with(&folder, &["--port", "0", "--no-bot"]).await;
    // A clock that was turned makes ids of the future, which must stay behind those to come.
    served.table.advance(3_600_000).await;
    let anna = served.table.person("Anna").await;
    let early = anna.write("early").await;
    served.end("KILL").await;
    let served = Served::start_with(&folder, &["--port", "0", "--no-bot"]).await;
    let anna = served.table.person("Anna").await;
    let number = |message: &Value| message["id"].as_str().unwrap().parse::<u64>().unwrap();
    assert!(number(&anna.write("late").await) > number(&early));
    let texts: Vec<Value> = anna.messages().await.iter().map(|m| m["content"].clone()).collect();
    assert_eq!(texts, ["early", "late"]);

    // Nobody else may keep a world there, and nobody else may read it.
    let second = kamen(&["sandbox", "--no-bot", "--port", "0"], &served.data).output().unwrap();
    assert_eq!(second.status.code(), Some(2));
    assert!(sentence(&second).contains("another sandbox"));
    for (path, mode) in [("sandbox", 0o700), ("sandbox/world/log", 0o600)] {
        let found = fs::metadata(served.data.join(path)).unwrap().permissions().mode();
        assert_eq!(found & 0o777, mode, "{path}");
    }
    served.end("INT").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_fresh_everything_begins_anew() {
    let folder = Folder::new("fresh");
    let served = Served::start(&folder).await;
    let anna = served.table.person("Anna").await;
    let id = table_of(&open(&anna).await);
    let before = served.table.get("world").await;
    served.end("INT").await;

    let served = Served::start_with(&folder, &["--port", "0", "--fresh"]).await;
    let after = served.table.get("world").await;
    assert_ne!(after["people"][0]["id"], before["people"][0]["id"]);
    assert_ne!(after["application"]["id"], before["application"]["id"]);
    let anna = served.table.person("Anna").await;
    assert!(anna.messages().await.is_empty());
    assert!(!kit::played(&served.store().await, id).await.is_live(), "the old table is closed");
    assert!(served.data.join("sandbox/world.before/log").exists());
    let fresh = table_of(&open(&anna).await);
    served.end("INT").await;

    // Without the flag the new world goes on, and only what was old is closed.
    let served = Served::start(&folder).await;
    assert_eq!(served.table.get("world").await["people"], after["people"]);
    assert!(kit::played(&served.store().await, fresh).await.is_live());
    served.end("INT").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_world_is_set_aside_and_said() {
    let folder = Folder::new("damaged");
    let served = Served::start(&folder).await;
    let id = table_of(&open(&served.table.person("Anna").await).await);
    let before = served.table.get("world").await;
    assert_eq!(before["is_after_damage"], false);
    served.end("INT").await;

    let log = data_of(&folder).join("sandbox/world/log");
    let mut bytes = fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&log, &bytes).unwrap();
    let served = Served::start(&folder).await;
    let after = served.table.get("world").await;
    assert_eq!(after["is_after_damage"], true);
    assert_ne!(after["people"][0]["id"], before["people"][0]["id"]);
    let said = served.process.log();
    assert!(said.contains("cannot be read") && said.contains("world.damaged"), "{said}");
    assert_eq!(fs::read(served.data.join("sandbox/world.damaged/log")).unwrap(), bytes);
    let live = games(&store_of(&served.data).await).await;
    assert!(!live.iter().any(|game| game.id() == id && game.is_live()), "the old table is closed");
    served.end("KILL").await;

    // What a power cut leaves at the end is no damage.
    let bytes = fs::read(&log).unwrap();
    fs::write(&log, &bytes[..bytes.len() - 7]).unwrap();
    let served = Served::start(&folder).await;
    assert_eq!(served.table.get("world").await["people"], after["people"]);
    assert_eq!(served.table.get("world").await["is_after_damage"], false);
    served.end("INT").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_a_power_cut_took_is_posted_anew() {
    let folder = Folder::new("cut");
    let served = Served::start(&folder).await;
    let anna = served.table.person("Anna").await;
    let board = open(&anna).await;
    let id = table_of(&board);
    play(&served, &anna, id).await;
    served.end("KILL").await;

    // The bot's store is ahead of the sandbox: its message was never written down.
    let log = data_of(&folder).join("sandbox/world/log");
    let name = format!(" message {} ", board["id"].as_str().unwrap());
    let kept = fs::read_to_string(&log).unwrap();
    let kept: String = kept.split_inclusive('\n').filter(|line| !line.contains(&name)).collect();
    fs::write(&log, kept).unwrap();
    let served = Served::start(&folder).await;
    let anna = served.table.person("Anna").await;
    assert!(anna.messages().await.iter().all(|message| message["id"] != board["id"]));
    let turns = kit::view(&served.store().await, id, &anna).await.turns.len();
    make_move(&served, &anna, id).await;
    let state = until_on_turn(&served, &anna, id, turns + 2).await;
    let shown = board_at(&anna, id, state.version().0).await;
    assert_ne!(shown["id"], board["id"]);
    served.end("INT").await;
}
