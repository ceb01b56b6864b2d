//! What one player holds reaches nobody else: not by messages, not by alt texts, not by the ids of
//! buttons, and not by the log.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use kamen::session::table::Stage;
use serde_json::json;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::kit::{Coach, asked, board_at, labels, played, table_of, table_with_store, until, view};

/// A log that is kept.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Kept {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rack_reaches_nobody_else_and_no_log() {
    let log = Kept::default();
    // Where other tests share the process, one of them may have a log already.
    let own = Targets::new().with_target("kamen", LevelFilter::DEBUG);
    let lines = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(log.clone());
    let is_kept = tracing_subscriber::registry().with(own).with(lines).try_init().is_ok();
    let (table, store) = table_with_store().await;
    let (anna, zuzana) = (table.person("Anna").await, table.person("Zuzana").await);
    let opened = asked(&anna, "/new level:professional lexicon:en").await;
    let id = table_of(&opened.message);
    let coach = Coach::of(&store, id).await;
    let mut racks = Vec::new();
    for turn in 0..4 {
        let state = until(&store, id, "Anna's turn", |state| {
            state.stage() != Stage::Playing || state.computer_to_move().is_none()
        })
        .await;
        let own = view(&store, id, &anna).await;
        racks.push(own.rack.clone().unwrap().to_string());
        let board = board_at(&anna, id, state.position_since().0).await;
        for label in ["Můj zásobník", "Zbylé kameny", "Tip", "Vyměnit", "Více…"] {
            anna.press(&board, label).await;
        }
        if turn == 2 {
            let question = anna.press(&board, "Vyměnit").await;
            let select = &question.message["components"][0]["components"][0];
            let first = select["options"][0]["value"].as_str().unwrap().to_owned();
            question.choose(&[&first]).await;
            continue;
        }
        let Some(text) = coach.word(&own) else {
            coach.make_move(&store, id, &anna).await;
            continue;
        };
        let modal = anna.press(&board, "Táhnout").await;
        let preview = modal.submit(json!({"move": text})).await;
        preview.press(&labels(&preview.message)[0].clone()).await;
    }
    let state = played(&store, id).await;
    board_at(&zuzana, id, state.position_since().0).await;
    let seen = zuzana.messages().await;
    assert!(seen.iter().all(|message| message["flags"].as_u64().unwrap_or(0) & 64 == 0));
    let seen = serde_json::to_string(&seen).unwrap();
    let logged = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(!is_kept || logged.contains("place"), "the log is kept: {logged}");
    for rack in racks {
        assert!(!seen.contains(&rack), "{rack} was shown");
        assert!(!logged.contains(&rack), "{rack} was logged");
    }
    assert!(!logged.contains(&table.login.token), "the token was logged");
    table.finish().await;
}
