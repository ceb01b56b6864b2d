//! What Discord would refuse is refused, with its codes.

use kamen::sandbox::Setup;
use reqwest::Method;
use serde_json::{Value, json};

use crate::driver::Table;
use crate::echo::{PIXEL, echo_bot};
use crate::raw::{RawBot, sent};

fn say(text: &str) -> Value {
    json!({"type": 4, "data": {"content": text}})
}

async fn go(table: &Table, bot: &mut RawBot<'_>) -> Value {
    table.post("people/Anna/command", json!({"channel": "general", "text": "/go"})).await;
    bot.interaction().await
}

#[tokio::test]
async fn an_interaction_without_an_answer_fails_after_three_seconds() {
    let table = Table::empty(Setup::default()).await;
    let anna = table.person("Anna").await;
    let mut bot = RawBot::start(&table).await;
    let body = json!({"channel": "general", "text": "/go"});
    let id = anna.begin("command", body).await;
    let interaction = bot.interaction().await;
    table.advance(3_001).await;
    let failed = anna.follow(&id, "first").await;
    assert_eq!((failed.state(), &failed.interaction["reason"]), ("failed", &json!("no_answer")));
    let (status, answer) = bot.callback(&interaction, say("late")).await;
    assert_eq!((status, &answer["code"]), (404, &json!(10062)));
    table.finish().await;
}

#[tokio::test]
async fn without_a_bot_nothing_waits() {
    let table = Table::empty(Setup::default()).await;
    let bot = RawBot::start(&table).await;
    let anna = table.person("Anna").await;
    let mut live = table.live("").await;
    drop(bot);
    live.until("offline", |frame| frame["online"] == false).await;
    // The session may still be resumed, so the interaction waits for it, and then fails.
    let body = json!({"channel": "general", "text": "/go"});
    let id = anna.begin("command", body).await;
    table.advance(3_001).await;
    assert_eq!(anna.follow(&id, "first").await.state(), "failed");
    let empty = Table::empty(Setup::default()).await;
    let body = json!({"channel": "general", "text": "/go"});
    assert!(empty.refused("people/Anna/command", body).await.contains("no command"));
}

#[tokio::test]
async fn a_second_answer_is_refused() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    assert_eq!(anna.command("/twice").await.text(), "once");
    anna.sees("the code", |message| message["content"] == "code 40060").await;
    assert_eq!(anna.command("/long").await.text(), "code 50035");
    table.finish().await;
}

#[tokio::test]
async fn a_token_serves_for_fifteen_minutes() {
    let table = Table::empty(Setup::default()).await;
    let mut bot = RawBot::start(&table).await;
    let interaction = go(&table, &mut bot).await;
    let webhook = bot.webhook(&interaction);
    let original = format!("{webhook}/messages/@original");
    let text = json!({"content": "more"});
    let early = bot.call(Method::POST, &webhook, &text).await;
    assert_eq!((early.0, &early.1["code"]), (404, &json!(10015)));
    assert_eq!(bot.callback(&interaction, say("first")).await.0, 204);
    table.advance(14 * 60_000).await;
    assert_eq!(bot.call(Method::PATCH, &original, &text).await.0, 200);
    assert_eq!(bot.call(Method::POST, &webhook, &text).await.0, 200);
    table.advance(60_001).await;
    for (method, path) in [(Method::PATCH, &original), (Method::POST, &webhook)] {
        let (status, answer) = bot.call(method, path, &text).await;
        assert_eq!((status, &answer["code"]), (401, &json!(50027)));
    }
    table.finish().await;
}

#[tokio::test]
async fn answers_must_fit_what_was_done() {
    let table = Table::empty(Setup::default()).await;
    let mut bot = RawBot::start(&table).await;
    let interaction = go(&table, &mut bot).await;
    for body in [
        json!({"type": 6}),
        json!({"type": 7, "data": {"content": "a"}}),
        json!({"type": 8, "data": {"choices": []}}),
        json!({"type": 99}),
        json!({}),
        json!({"type": 4}),
        json!({"type": 4, "data": {"content": "x".repeat(2001)}}),
        json!({"type": 9, "data": {"title": "x".repeat(46), "custom_id": "a", "components": []}}),
    ] {
        let (status, answer) = bot.callback(&interaction, body.clone()).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{body}");
        assert!(answer["errors"].is_object(), "{body}");
    }
    let (status, answer) = bot.callback(&interaction, say("")).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50006)));
    // After all these refusals the interaction can still be answered.
    assert_eq!(bot.callback(&interaction, say("good")).await.0, 204);
    let typed = json!({
        "channel": "general", "command": "go", "options": {"where": "x"}, "focused": "where",
    });
    table.post("people/Anna/autocomplete", typed).await;
    let interaction = bot.interaction().await;
    assert_eq!(interaction["data"]["options"][0]["focused"], true);
    let choices = vec![json!({"name": "a", "value": "b"}); 26];
    let body = json!({"type": 8, "data": {"choices": choices}});
    assert_eq!(bot.callback(&interaction, body).await.1["code"], 50035);
    table.finish().await;
}

#[tokio::test]
async fn an_answer_can_be_had_at_once() {
    let table = Table::empty(Setup::default()).await;
    let mut bot = RawBot::start(&table).await;
    let interaction = go(&table, &mut bot).await;
    let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
    let path = format!("/interactions/{id}/{token}/callback?with_response=true");
    let (status, answer) = bot.call(Method::POST, &path, &json!({"type": 5})).await;
    assert_eq!(status, 200);
    assert_eq!(answer["interaction"]["response_message_loading"], true);
    assert_eq!(answer["resource"]["message"]["flags"], 128);
    let (_, original) = bot
        .call(
            Method::GET,
            &format!("{}/messages/@original", bot.webhook(&interaction)),
            &Value::Null,
        )
        .await;
    assert_eq!(original["id"], answer["resource"]["message"]["id"]);
    table.finish().await;
}

#[tokio::test]
async fn routes_methods_tokens_and_bodies_are_checked() {
    let table = Table::empty(Setup::default()).await;
    let bot = RawBot::start(&table).await;
    let messages = format!("/channels/{}/messages", bot.channel().await);
    let json_type = ("content-type", "application/json");
    let post = |path: &str| bot.request(Method::POST, path).header(json_type.0, json_type.1);
    let big = "x".repeat(3 << 20);
    let huge = vec![b'x'; 30 << 20];
    let form = "multipart/form-data; boundary=B";
    let cut = "--B\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{\"conte";
    let wrong =
        "--B\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{oops\r\n--B--\r\n";
    for (what, request, status, code) in [
        ("route", bot.request(Method::GET, "/nonsense"), 404, 0),
        ("method", bot.request(Method::PUT, &messages), 405, 0),
        ("id", bot.request(Method::GET, "/channels/abc"), 400, 50035),
        ("channel", bot.request(Method::GET, "/channels/1"), 404, 10003),
        ("message", bot.request(Method::GET, &format!("{messages}/1")), 404, 10008),
        ("user", bot.request(Method::GET, "/users/1"), 404, 10013),
        ("json", post(&messages).body("{\"content\":"), 400, 50109),
        ("no body", post(&messages), 400, 50109),
        ("list", post(&messages).body("[]"), 400, 50035),
        ("empty", post(&messages).body("{}"), 400, 50006),
        ("type", bot.request(Method::POST, &messages).body("content=a"), 400, 50035),
        ("big", post(&messages).body(format!("{{\"content\":\"{big}\"}}")), 413, 40005),
        (
            "huge",
            bot.request(Method::POST, &messages).header("content-type", form).body(huge),
            413,
            40005,
        ),
        (
            "boundary",
            bot.request(Method::POST, &messages)
                .header("content-type", "multipart/form-data")
                .body("x"),
            400,
            50035,
        ),
        (
            "cut",
            bot.request(Method::POST, &messages).header("content-type", form).body(cut),
            400,
            50035,
        ),
        (
            "wrong",
            bot.request(Method::POST, &messages).header("content-type", form).body(wrong),
            400,
            50109,
        ),
        ("interaction", post("/interactions/1/abc/callback").body("{\"type\":5}"), 404, 10062),
        ("webhook", post("/webhooks/1/abc").body("{\"content\":\"a\"}"), 404, 10015),
    ] {
        let (found, answer) = sent(request).await;
        assert_eq!((found, &answer["code"]), (status, &json!(code)), "{what}: {answer}");
        assert!(answer["message"].is_string(), "{what}");
    }
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let url = |path: &str| format!("{}{path}", table.login.url);
    for (request, status) in [
        (client.get(url("/api/v10/users/@me")), 401),
        (client.get(url("/api/v10/users/@me")).header("authorization", "Bot nonsense"), 401),
        (client.get(url("/api/v10/gateway")), 200),
        (client.get(url("/api/v6/gateway")), 400),
        (client.get(url("/api/v10/gateway")).header("host", "evil.example"), 403),
        (client.get(url("/sandbox/world")).header("origin", "http://evil.example"), 403),
        (client.get(url("/sandbox/nonsense")), 404),
        (client.get(url("/nonsense")), 404),
        (client.get(url("/attachments/1/2/x.png")), 404),
        (client.get(url("/")), 200),
    ] {
        assert_eq!(sent(request).await.0, status);
    }
    // The sandbox is as well as before.
    assert_eq!(bot.call(Method::POST, &messages, &json!({"content": "a"})).await.0, 200);
}

#[tokio::test]
async fn what_the_bot_may_not_see_stays_closed() {
    let table = Table::empty(Setup::default()).await;
    let mut bot = RawBot::start(&table).await;
    let world = table.get("world").await;
    let guild = world["guilds"][0]["id"].as_str().unwrap();
    let hidden = json!({"name": "hidden", "hidden_from_bot": true});
    let hidden = table.post(&format!("guilds/{guild}/channels"), hidden).await;
    let path = format!("/channels/{}/messages", hidden["channel"]["id"].as_str().unwrap());
    let (status, answer) = bot.call(Method::POST, &path, &json!({"content": "a"})).await;
    assert_eq!((status, &answer["code"]), (403, &json!(50001)));
    let interaction = go(&table, &mut bot).await;
    let body = json!({"type": 4, "data": {"content": "secret", "flags": 64}});
    assert_eq!(bot.callback(&interaction, body).await.0, 204);
    let messages = format!("/channels/{}/messages", bot.channel().await);
    assert_eq!(bot.call(Method::GET, &messages, &Value::Null).await.1, json!([]));
    let original = format!("{}/messages/@original", bot.webhook(&interaction));
    assert_eq!(bot.call(Method::GET, &original, &Value::Null).await.1["content"], "secret");
    table.finish().await;
}

#[tokio::test]
async fn where_only_a_person_installed_it_five_follow_ups_are_enough() {
    let table = Table::empty(Setup::default()).await;
    let mut bot = RawBot::start(&table).await;
    let elsewhere = json!({"name": "Elsewhere", "channels": ["outside"], "has_bot": false});
    table.post("guilds", elsewhere).await;
    table.post("people/Anna/command", json!({"channel": "outside", "text": "/go"})).await;
    let interaction = bot.interaction().await;
    assert!(interaction["authorizing_integration_owners"]["1"].is_string());
    assert_eq!(bot.callback(&interaction, say("first")).await.0, 204);
    for _ in 0..5 {
        let (status, _) =
            bot.call(Method::POST, &bot.webhook(&interaction), &json!({"content": "a"})).await;
        assert_eq!(status, 200);
    }
    let (_, answer) =
        bot.call(Method::POST, &bot.webhook(&interaction), &json!({"content": "a"})).await;
    assert_eq!(answer["code"], 40094);
    table.finish().await;
}

#[tokio::test]
async fn files_are_listed_kept_and_counted() {
    let table = Table::empty(Setup::default()).await;
    let bot = RawBot::start(&table).await;
    let messages = format!("/channels/{}/messages", bot.channel().await);
    let body = json!({"attachments": [{"id": 0, "description": "One"}, {"id": "1"}]});
    let files: [(&str, &[u8]); 2] = [("a.png", PIXEL), ("b.txt", b"text")];
    let (status, message) = bot.upload(Method::POST, &messages, &body, &files).await;
    assert_eq!(status, 200, "{message}");
    assert_eq!(message["attachments"][0]["description"], "One");
    let one = format!("{messages}/{}", message["id"].as_str().unwrap());
    let keep = json!({"attachments": [{"id": message["attachments"][1]["id"]}]});
    let (_, edited) = bot.call(Method::PATCH, &one, &keep).await;
    assert_eq!(edited["attachments"].as_array().unwrap().len(), 1);
    assert_eq!(edited["attachments"][0]["filename"], "b.txt");
    let embed = json!({"embeds": [{"image": {"url": "attachment://c.png"}}], "attachments": []});
    let (_, shown) = bot.upload(Method::PATCH, &one, &embed, &[("c.png", PIXEL)]).await;
    assert_eq!(shown["attachments"], json!([]));
    assert!(shown["embeds"][0]["image"]["url"].as_str().unwrap().starts_with("http://127"));
    for (body, count, code) in [
        (json!({"content": "a", "attachments": [{"id": 5}]}), 1, 50035),
        (json!({"content": "a"}), 11, 30015),
        (
            json!({"content": "a", "attachments": [{"id": 0, "description": "x".repeat(1025)}]}),
            1,
            50035,
        ),
    ] {
        let files: Vec<(&str, &[u8])> = vec![("a.png", PIXEL); count];
        assert_eq!(bot.upload(Method::POST, &messages, &body, &files).await.1["code"], code);
    }
    table.finish().await;
}

#[tokio::test]
async fn threads_and_messages_have_their_rules() {
    let table = Table::empty(Setup::default()).await;
    let bot = RawBot::start(&table).await;
    let anna = table.person("Anna").await;
    let channel = format!("/channels/{}", bot.channel().await);
    let said = anna.write("ahoj").await;
    let one = format!("{channel}/messages/{}", said["id"].as_str().unwrap());
    let edit = bot.call(Method::PATCH, &one, &json!({"content": "b"})).await;
    assert_eq!(edit.1["code"], 50005);
    let threads = format!("{one}/threads");
    for (body, code) in [
        (json!({"name": ""}), 50035),
        (json!({"name": "x".repeat(101)}), 50035),
        (json!({"name": "t", "auto_archive_duration": 61}), 50035),
    ] {
        assert_eq!(bot.call(Method::POST, &threads, &body).await.1["code"], code);
    }
    let (status, thread) = bot.call(Method::POST, &threads, &json!({"name": "t"})).await;
    assert_eq!((status, &thread["id"]), (201, &said["id"]));
    let again = bot.call(Method::POST, &threads, &json!({"name": "t"})).await;
    assert_eq!(again.1["code"], 160_004);
    let inside = format!("/channels/{}", thread["id"].as_str().unwrap());
    let nested = bot.call(Method::POST, &format!("{inside}/threads"), &json!({"name": "t"})).await;
    assert_eq!(nested.1["code"], 50024);
    let closed = json!({"archived": true, "locked": true});
    assert_eq!(bot.call(Method::PATCH, &inside, &closed).await.0, 200);
    let late =
        bot.call(Method::POST, &format!("{inside}/messages"), &json!({"content": "a"})).await;
    assert_eq!(late.1["code"], 50083);
    let unknown = json!({"content": "a", "message_reference": {"message_id": "1"}});
    let messages = format!("{channel}/messages");
    assert_eq!(bot.call(Method::POST, &messages, &unknown).await.1["code"], 50035);
    assert_eq!(bot.call(Method::DELETE, &one, &Value::Null).await.0, 204);
    assert_eq!(bot.call(Method::GET, &one, &Value::Null).await.1["code"], 10008);
    table.finish().await;
}

#[tokio::test]
async fn commands_are_registered_changed_and_removed() {
    let table = Table::empty(Setup::default()).await;
    let bot = RawBot::start(&table).await;
    let world = table.get("world").await;
    let guild = world["guilds"][0]["id"].as_str().unwrap();
    let path = format!("/applications/{}/guilds/{guild}/commands", bot.application);
    let new = json!({"name": "go", "description": "Here", "name_localizations": {"cs": "jdi"}});
    let (status, made) = bot.call(Method::POST, &path, &new).await;
    assert_eq!(status, 201, "{made}");
    assert_eq!(bot.call(Method::POST, &path, &new).await.0, 200);
    let list = bot.call(Method::GET, &path, &Value::Null).await.1;
    assert!(list[0].get("name_localizations").is_none());
    let full =
        bot.call(Method::GET, &format!("{path}?with_localizations=true"), &Value::Null).await.1;
    assert_eq!(full[0]["name_localizations"]["cs"], "jdi");
    // The guild's own command hides the global one.
    let shown = table.get("people/Anna/channels/general/commands").await;
    assert_eq!(shown["commands"].as_array().unwrap().len(), 1);
    assert_eq!(shown["commands"][0]["shown_description"], "Here");
    let one = format!("{path}/{}", made["id"].as_str().unwrap());
    let changed = bot.call(Method::PATCH, &one, &json!({"description": "There"})).await.1;
    assert_eq!(changed["description"], "There");
    let admins = json!({"default_member_permissions": "0"});
    assert_eq!(bot.call(Method::PATCH, &one, &admins).await.0, 200);
    let offered = |person: &'static str| {
        let path = format!("people/{person}/channels/general/commands");
        let table = &table;
        async move { table.get(&path).await["commands"][0]["shown_description"].clone() }
    };
    assert_eq!(offered("Anna").await, "There");
    assert_eq!(offered("Ben").await, "Go");
    assert_eq!(bot.call(Method::DELETE, &one, &Value::Null).await.0, 204);
    assert_eq!(bot.call(Method::GET, &one, &Value::Null).await.1["code"], 10063);
    table.finish().await;
}

#[tokio::test]
async fn requests_fail_when_a_test_orders_it() {
    let table = Table::empty(Setup::default()).await;
    let bot = RawBot::start(&table).await;
    table.post("rest", json!({"status": 429, "times": 1, "retry_after": 1.5})).await;
    table.post("rest", json!({"status": 500, "times": 1, "path": "/users"})).await;
    let request = bot.request(Method::GET, "/gateway/bot");
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), 429);
    assert_eq!(response.headers()["x-ratelimit-remaining"], "0");
    assert_eq!(response.headers()["retry-after"], "2");
    let answer: Value = serde_json::from_str(&response.text().await.unwrap()).unwrap();
    assert_eq!(answer["retry_after"], 1.5);
    assert_eq!(bot.call(Method::GET, "/gateway/bot", &Value::Null).await.0, 200);
    assert_eq!(bot.call(Method::GET, "/users/@me", &Value::Null).await.0, 500);
    assert_eq!(bot.call(Method::GET, "/users/@me", &Value::Null).await.0, 200);
    for body in [json!({"status": 404}), json!({})] {
        table.refused("rest", body).await;
    }
}
