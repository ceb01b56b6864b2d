//! Records as they were stored once: whatever becomes of the program, it must read them.

use kamen::games::scrabble::{ChallengeRule, EndReason, Judging};
use kamen::members::{Members, PersonSettings, ServerSettings};
use kamen::session::game::GameResult;
use kamen::session::game::scrabble::Scrabble;
use kamen::session::table::{Entry, Table};
use kamen::session::{ChannelId, ServerId};
use kamen::store::{Expect, Kind, RecordKey, Store, StoredEvent};
use kamen::texts::Tongue;
use serde::{Deserialize, Serialize};

use crate::kit::{ANNA, SERVER};

const FORMAT_1: &str = include_str!("golden-format-1.jsonl");
const LOG: &str = include_str!("../session/golden-format-1.jsonl");

/// A record of the golden file.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Line {
    kind: String,
    key: String,
    value: serde_json::Value,
}

/// The finished game of the golden log of tables.
fn table() -> Table {
    let stored: Vec<StoredEvent> =
        LOG.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    Table::replay(&Entry::read_log(&stored).unwrap()).unwrap()
}

fn person(settings: &mut PersonSettings) {
    settings.tongue = Some(Tongue::Czech);
    settings.theme = Some("dark".into());
    settings.previews = false;
}

fn server(settings: &mut ServerSettings) {
    settings.tongue = Some(Tongue::Slovak);
    settings.theme = Some("paper".into());
    settings.games.scrabble.lexicon = Some("cs-plus".into());
    settings.games.scrabble.judging = Some(Judging::Challenge(ChallengeRule::FivePoints));
    settings.hints = false;
    settings.channels = vec![ChannelId(5), ChannelId(6)];
    settings.tables = Some(12);
    settings.games.scrabble.add_word("cs", "kámen");
    settings.games.scrabble.ban_word("sk", "kameň");
}

/// A store in which everything is written once.
async fn written() -> Store {
    let store = Store::memory();
    let members = Members::new(store.clone());
    members.change_person(ANNA, person).await.unwrap();
    members.change_server(ServerId(9), server).await.unwrap();
    members.saw(ANNA, "Anička 🎲").await.unwrap();
    assert!(members.keep_result(&table()).await.unwrap());
    store
}

async fn lines(store: &Store) -> Vec<Line> {
    let records = store.list_records(None).await.unwrap();
    let line = |(kind, key, record): (Kind, RecordKey, kamen::store::Record)| Line {
        kind: kind.into(),
        key: key.into(),
        value: serde_json::from_str(&record.value).unwrap(),
    };
    records.into_iter().map(line).collect()
}

#[tokio::test]
async fn the_first_format_is_written_as_it_was() {
    let lines = lines(&written().await).await;
    let golden: Vec<Line> =
        FORMAT_1.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    if golden != lines {
        let text = lines.iter().map(|line| serde_json::to_string(line).unwrap() + "\n");
        panic!("the format has changed: give it a new number\n{}", text.collect::<String>());
    }
    assert!(lines.iter().all(|line| line.value["format"] == 1));
}

#[tokio::test]
async fn the_first_format_is_read() {
    let store = Store::memory();
    for line in FORMAT_1.lines() {
        let mut line: Line = serde_json::from_str(line).unwrap();
        // A later program of the same format may add something.
        line.value["new"] = serde_json::json!({"of": "tomorrow"});
        let (kind, key) = (Kind::new(line.kind).unwrap(), RecordKey::new(line.key).unwrap());
        store.put(kind, key, line.value.to_string(), Expect::Absent).await.unwrap();
    }
    let check = kamen::members::check(&store).await.unwrap();
    assert_eq!(check.problems, Vec::<String>::new(), "counted again, it comes to the same");
    let (read, fresh) = (Members::new(store), Members::new(written().await));
    assert_eq!(read.person(ANNA).await.unwrap(), fresh.person(ANNA).await.unwrap());
    let mut expected = ServerSettings::default();
    server(&mut expected);
    assert_eq!(read.server(ServerId(9)).await.unwrap(), expected);
    assert_eq!(read.name(ANNA).await.unwrap().as_deref(), Some("Anička 🎲"));
    let game = read.result(table().id()).await.unwrap().unwrap();
    assert_eq!(Some(game.clone()), kamen::members::FinishedGame::of(&table()));
    let GameResult::Scrabble(own) = &game.own else { panic!("another game") };
    assert!(matches!(own.reason, EndReason::OnlyOneLeft(_)), "{:?}", own.reason);
    for person in game.persons() {
        assert_eq!(read.results_of(person, 0, 5).await.unwrap(), std::slice::from_ref(&game));
        for server in [None, Some(SERVER)] {
            let statistics = read.statistics::<Scrabble>(person, server).await.unwrap();
            assert_eq!(statistics, fresh.statistics::<Scrabble>(person, server).await.unwrap());
            assert_eq!(statistics.games.games(), 1);
        }
    }
    assert!(!read.keep_result(&table()).await.unwrap(), "it is known");
}
