//! Bodies without sense: an error of the client each time, never of the sandbox.

use kamen::sandbox::Setup;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::driver::Table;
use crate::raw::{Gateway, RawBot, sent};

/// Keys that the sandbox reads somewhere.
const KEYS: &[&str] = &[
    "allowed_mentions",
    "attachments",
    "choices",
    "components",
    "content",
    "contexts",
    "custom_id",
    "data",
    "default_member_permissions",
    "description",
    "description_localizations",
    "embeds",
    "fields",
    "flags",
    "footer",
    "id",
    "image",
    "label",
    "message_reference",
    "name",
    "name_localizations",
    "options",
    "parse",
    "style",
    "title",
    "type",
    "users",
    "value",
    "channel",
    "text",
    "command",
    "message",
    "modal",
    "values",
    "op",
    "d",
    "token",
    "shard",
];

/// Any JSON, often with keys and numbers that mean something.
fn nonsense() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (0_i64..20).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,40}".prop_map(Value::from),
        Just(json!("x".repeat(5000))),
    ];
    leaf.prop_recursive(5, 60, 8, |inner| {
        let key = prop_oneof![
            4 => prop::sample::select(KEYS).prop_map(str::to_owned),
            1 => "\\PC{0,10}",
        ];
        prop_oneof![
            1 => prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            3 => prop::collection::vec((key, inner), 0..8)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

#[tokio::test]
async fn nonsense_is_refused_and_hurts_nobody() {
    let table = Table::empty(Setup::default()).await;
    let bot = RawBot::start(&table).await;
    let anna = table.person("Anna").await;
    let (channel, application) = (bot.channel().await, bot.application.clone());
    let body = json!({"content": "a"});
    let (_, message) =
        bot.call(Method::POST, &format!("/channels/{channel}/messages"), &body).await;
    let message = message["id"].as_str().unwrap();
    let interaction = anna.begin("command", json!({"channel": "general", "text": "/go"})).await;
    let routes = [
        (Method::POST, format!("/channels/{channel}/messages")),
        (Method::PATCH, format!("/channels/{channel}/messages/{message}")),
        (Method::POST, format!("/channels/{channel}/threads")),
        (Method::PATCH, format!("/channels/{channel}")),
        (Method::PUT, format!("/applications/{application}/commands")),
        (Method::POST, format!("/applications/{application}/commands")),
        (Method::POST, format!("/interactions/{interaction}/abc/callback")),
        (Method::POST, "/users/@me/channels".to_owned()),
    ];
    let mut runner = TestRunner::deterministic();
    for _ in 0..60 {
        let body = nonsense().new_tree(&mut runner).unwrap().current();
        for (method, path) in &routes {
            let (status, _) = bot.call(method.clone(), path, &body).await;
            assert!(status < 500, "{method} {path} {status}: {body}");
        }
        for deed in ["type", "command", "autocomplete", "press", "choose", "submit", "dm", "thread"]
        {
            let (status, answer) =
                table.ask(Method::POST, &format!("people/Anna/{deed}"), &body).await;
            assert!(status < 500, "{deed} {status} {answer}: {body}");
        }
        let mut gateway = Gateway::open(&table, "").await;
        gateway.send(&body).await;
        assert!(gateway.end().await >= 4001, "{body}");
    }
    assert_eq!(sent(bot.request(Method::GET, "/users/@me")).await.0, 200);
}
