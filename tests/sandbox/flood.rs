//! However much is sent, what is held stays within its limits.

use kamen::sandbox::{Home, Setup};
use reqwest::Method;
use serde_json::{Value, json};

use crate::driver::{Table, soon};
use crate::folder::Folder;
use crate::raw::RawBot;

/// More than messages, files and the journal may take together: 24 + 64 + 16 MB.
const MOST: usize = 104 << 20;
/// The same where files lie in a folder, with 16 MB of them in memory.
const MOST_BESIDE_FOLDER: usize = 56 << 20;

/// The largest message that Discord would take, but for its files.
fn large(number: usize) -> Value {
    let field = |i: usize| json!({"name": format!("field {i}"), "value": "x".repeat(200)});
    let button = |row: usize, i: usize| {
        let (label, id) = ("y".repeat(40), format!("{row}-{i}-{}", "z".repeat(80)));
        json!({"type": 2, "style": 1, "label": label, "custom_id": id})
    };
    let row = |row: usize| json!({"type": 1, "components": (0..5).map(|i| button(row, i)).collect::<Vec<Value>>()});
    json!({
        "content": format!("{number} {}", "w".repeat(1900)),
        "embeds": [{"fields": (0..20).map(field).collect::<Vec<Value>>()}],
        "components": (0..5).map(row).collect::<Vec<Value>>(),
    })
}

async fn status(url: &str) -> u16 {
    soon("a file", reqwest::get(url)).await.unwrap().status().as_u16()
}

/// Posts large files; returns their addresses.
async fn post_files(bot: &RawBot<'_>, messages: &str, count: usize) -> Vec<String> {
    let bytes = vec![7; 2 << 20];
    let mut urls = Vec::new();
    for _ in 0..count {
        let body = json!({"content": "a picture", "attachments": [{"id": 0, "description": "it"}]});
        let files: [(&str, &[u8]); 1] = [("a.png", &bytes)];
        let (code, message) = bot.upload(Method::POST, messages, &body, &files).await;
        assert_eq!(code, 200, "{message}");
        urls.push(message["attachments"][0]["url"].as_str().unwrap().to_owned());
    }
    urls
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_and_files_takes_no_more_than_it_may() {
    let table = Table::empty(Setup::default()).await;
    let bot = RawBot::start(&table).await;
    let world = table.get("world").await;
    let guild = world["guilds"][0]["id"].as_str().unwrap().to_owned();
    for place in 0..12 {
        let name = json!({"name": format!("place-{place}")});
        let made = table.post(&format!("guilds/{guild}/channels"), name).await;
        let messages = format!("/channels/{}/messages", made["channel"]["id"].as_str().unwrap());
        for number in 0..100 {
            let (code, answer) = bot.call(Method::POST, &messages, &large(number)).await;
            assert_eq!(code, 200, "{answer}");
        }
    }
    let messages = format!("/channels/{}/messages", bot.channel().await);
    let urls = post_files(&bot, &messages, 50).await;
    let held = table.sandbox.bytes_held();
    assert!((40 << 20..MOST).contains(&held), "{held}");
    assert_eq!((status(&urls[0]).await, status(&urls[49]).await), (404, 200));
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_folder_old_files_are_read_from_there_and_edits_leave_none_behind() {
    let folder = Folder::new("flood");
    let home = Home { folder: folder.0.join("sandbox"), fresh: false };
    let table = Table::empty(Setup { home: Some(home), ..Setup::default() }).await;
    let bot = RawBot::start(&table).await;
    let messages = format!("/channels/{}/messages", bot.channel().await);
    let urls = post_files(&bot, &messages, 30).await;
    assert!(table.sandbox.bytes_held() < MOST_BESIDE_FOLDER);
    assert_eq!((status(&urls[0]).await, status(&urls[29]).await), (200, 200));
    // A board that changes with every move is one message with one picture.
    let (_, board) = bot.call(Method::POST, &messages, &json!({"content": "a board"})).await;
    let one = format!("{messages}/{}", board["id"].as_str().unwrap());
    let bytes = vec![3; 1 << 20];
    for _ in 0..40 {
        let body = json!({"attachments": [{"id": 0}]});
        let files: [(&str, &[u8]); 1] = [("board.png", &bytes)];
        assert_eq!(bot.upload(Method::PATCH, &one, &body, &files).await.0, 200);
    }
    let files = std::fs::read_dir(folder.0.join("sandbox/world/files")).unwrap().flatten();
    let sum: u64 = files.map(|file| file.metadata().unwrap().len()).sum();
    // Thirty pictures, the board, and what was replaced of late.
    assert!(sum <= (60 + 1 + 16) << 20, "{sum}");
}

#[tokio::test]
async fn private_answers_do_not_push_out_what_everyone_sees() {
    let table = Table::empty(Setup::default()).await;
    let mut bot = RawBot::start(&table).await;
    let anna = table.person("Anna").await;
    anna.write("for all").await;
    for number in 0..260 {
        anna.begin("command", json!({"channel": "general", "text": "/go"})).await;
        let interaction = bot.interaction().await;
        let data = json!({"content": number.to_string(), "flags": 64});
        assert_eq!(bot.callback(&interaction, json!({"type": 4, "data": data})).await.0, 204);
    }
    let seen = anna.messages().await;
    assert_eq!((seen.len(), &seen[0]["content"]), (201, &json!("for all")));
    assert_eq!(seen[200]["content"], "259");
}
