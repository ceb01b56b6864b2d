//! What people and the bot say to each other.

use kamen::sandbox::Setup;
use reqwest::Method;
use serde_json::{Value, json};

use crate::driver::{Table, soon};
use crate::echo::{PIXEL, echo_bot};
use crate::raw::RawBot;

#[tokio::test]
async fn a_command_is_answered_and_its_buttons_work() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    let answer = anna.command("/echo text:ahoj times:2").await;
    assert_eq!((answer.text(), answer.is_ephemeral()), ("ahoj ahoj", false));
    assert_eq!(answer.message["interaction_metadata"]["name"], "echo");
    let again = answer.press("Again").await;
    assert_eq!(again.text(), "ahoj ahoj again");
    assert_eq!(again.message["id"], answer.message["id"]);
    assert!(again.message["edited_timestamp"].is_string());
    let quiet = answer.press("Quiet").await;
    assert_eq!((quiet.state(), quiet.text()), ("answered", "ahoj ahoj again"));
    table.finish().await;
}

#[tokio::test]
async fn a_command_can_be_typed_in_the_language_of_the_person() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    let answer = anna.command("/ozvěna co:dobrý den who:Ben").await;
    assert_eq!(answer.text(), "Ben: dobrý den");
    let shown = table.get("people/Anna/channels/general/commands").await;
    let echo = shown["commands"].as_array().unwrap();
    let echo = echo.iter().find(|command| command["name"] == "echo").unwrap();
    assert_eq!(echo["shown_name"], "ozvěna");
    assert_eq!(echo["shown_description"], "Řekne to znovu");
    assert_eq!(echo["options"][0]["shown_name"], "co");
    table.finish().await;
}

#[tokio::test]
async fn a_modal_opens_and_its_words_arrive() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    let modal = anna.command("/echo text:a").await.press("Ask").await;
    assert_eq!(modal.interaction["modal"]["title"], "A question");
    let path = "people/Anna/submit";
    let body = |word: &str| json!({"modal": modal.interaction["id"], "values": {"word": word}});
    assert!(table.refused(path, body("far too long a word")).await.contains("0 to 10"));
    assert!(table.refused("people/Ben/submit", body("x")).await.contains("no such modal"));
    let answer = modal.submit(json!({"word": "kámen"})).await;
    assert_eq!(answer.text(), "You said kámen");
    assert!(table.refused(path, body("twice")).await.contains("no longer open"));
    table.finish().await;
}

#[tokio::test]
async fn a_select_tells_what_was_chosen_to_its_person_only() {
    let table = Table::start(echo_bot).await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let shown = anna.command("/echo text:a").await;
    let answer = shown.choose(&["red", "blue"]).await;
    assert_eq!((answer.text(), answer.is_ephemeral()), ("red+blue", true));
    let seen = |messages: Vec<Value>| messages.iter().any(|m| m["content"] == "red+blue");
    assert!(seen(anna.messages().await));
    assert!(!seen(ben.messages().await));
    let body = |values: Value| json!({"message": shown.message["id"], "values": values});
    for values in [json!([]), json!(["red", "green", "blue"]), json!(["pink"])] {
        table.refused("people/Anna/choose", body(values)).await;
    }
    table.finish().await;
}

#[tokio::test]
async fn an_ephemeral_message_and_its_buttons_are_one_persons_own() {
    let table = Table::start(echo_bot).await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let mut other = table.live("as=Ben").await;
    let secret = anna.command("/whisper text:secret").await;
    assert!(secret.is_ephemeral());
    let body = json!({"message": secret.message["id"], "label": "Again"});
    assert!(table.refused("people/Ben/press", body).await.contains("does not see"));
    assert_eq!(secret.press("Again").await.text(), "secret again");
    // Ben's socket brings the public message first: nothing secret came before it.
    ben.write("public").await;
    let frame = other.until("a message", |frame| frame["type"] == "message").await;
    assert_eq!(frame["message"]["content"], "public");
    table.post("people/Anna/dismiss", json!({"message": secret.message["id"]})).await;
    assert!(anna.messages().await.iter().all(|message| message["content"] == "public"));
    table.finish().await;
}

#[tokio::test]
async fn thinking_becomes_an_answer_and_follow_ups_come_after() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    let first = anna.command("/slow").await;
    let done = first.done().await;
    assert_eq!(done.text(), "thought");
    assert_eq!(done.message["id"], first.message["id"]);
    assert_eq!(done.message["flags"], 0);
    anna.sees("a follow-up", |message| message["content"] == "and more").await;
    let secret = anna.command("/secret").await.done().await;
    assert_eq!((secret.text(), secret.is_ephemeral()), ("hidden", true));
    table.finish().await;
}

#[tokio::test]
async fn completions_follow_what_is_typed() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    assert_eq!(anna.completions("word", "text", "ka").await, ["kamna"]);
    assert_eq!(anna.completions("word", "text", "").await.len(), 4);
    assert_eq!(anna.command("/word text:kámen").await.text(), "word kámen");
    table.finish().await;
}

#[tokio::test]
async fn pictures_keep_their_descriptions_through_edits() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    let answer = anna.command("/picture").await.done().await;
    let file = &answer.message["attachments"][0];
    assert_eq!(file["description"], "A first.png");
    assert_eq!((&file["width"], &file["content_type"]), (&json!(1), &json!("image/png")));
    let bytes = soon("the file", reqwest::get(file["url"].as_str().unwrap())).await.unwrap();
    assert_eq!(&bytes.bytes().await.unwrap()[..], PIXEL);
    let names = |message: &Value| -> Vec<String> {
        let files = message["attachments"].as_array().unwrap().iter();
        files.map(|file| file["description"].as_str().unwrap().to_owned()).collect()
    };
    let edited = |text: &'static str| {
        move |message: &Value| message["content"] == text && message["edited_timestamp"].is_string()
    };
    let kept = anna.sees("kept", edited("kept")).await;
    assert_eq!(names(&kept), ["A one.png", "A two.png"]);
    let replaced = anna.sees("replaced", edited("replaced")).await;
    assert_eq!(names(&replaced), ["A new.png"]);
    // Whoever was told of the first one can still fetch it.
    let late = soon("the file", reqwest::get(kept["attachments"][0]["url"].as_str().unwrap()));
    assert_eq!(late.await.unwrap().status(), 200);
    table.finish().await;
}

#[tokio::test]
async fn threads_open_from_a_message_and_without_one() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    anna.command("/threads").await;
    let inside = anna.sees("inside", |message| message["content"] == "inside").await;
    let alone = anna.sees("alone", |message| message["content"] == "inside alone").await;
    let in_thread = anna.at(inside["channel_id"].as_str().unwrap());
    assert_eq!(in_thread.messages().await[0]["type"], 21);
    let answer = in_thread.command("/echo text:here").await;
    assert_eq!(answer.message["channel_id"], inside["channel_id"]);
    let parent = anna.messages().await;
    let told = parent.iter().find(|message| message["content"] == "thread here").unwrap();
    assert_eq!(told["thread"]["id"], inside["channel_id"]);
    let noted = parent.iter().find(|message| message["type"] == 18).unwrap();
    assert_eq!(noted["thread"]["id"], alone["channel_id"]);
    table.finish().await;
}

#[tokio::test]
async fn letters_reach_those_who_take_them() {
    let table = Table::start(echo_bot).await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    assert_eq!(anna.command("/letter").await.done().await.text(), "sent");
    let dm = anna.in_dm().await;
    assert_eq!(dm.messages().await[0]["content"], "dear friend");
    assert_eq!(dm.command("/echo text:tajně").await.text(), "tajně");
    assert!(
        ben.at(&dm.channel)
            .table
            .refused("people/Ben/type", json!({"channel": dm.channel, "content": "a"}))
            .await
            .contains("see")
    );
    let closed = json!({"dms_closed": true});
    table.ask(Method::PATCH, "people/Ben", &closed).await;
    assert_eq!(ben.command("/letter").await.done().await.text(), "refused 50007");
    table.finish().await;
}

#[tokio::test]
async fn only_those_who_may_be_pinged_are() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    let aloud = anna.command("/ping who:Ben aloud:true").await;
    assert_eq!(aloud.message["mentions"][0]["global_name"], "Ben");
    assert_eq!(aloud.message["mention_everyone"], false);
    let named = anna.command("/ping who:Ben aloud:false").await;
    assert_eq!(named.message["mentions"], json!([]));
    table.finish().await;
}

#[tokio::test]
async fn context_commands_are_used_on_people_and_messages() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    let body = json!({"channel": "general", "command": "Greet", "target": "Ben"});
    assert_eq!(anna.act("command", body).await.text(), "Hello Ben");
    let said = anna.write("moudrost").await;
    let body = json!({"channel": "general", "command": "Quote", "target": said["id"]});
    assert_eq!(anna.act("command", body).await.text(), "> moudrost");
    table.finish().await;
}

#[tokio::test]
async fn commands_are_offered_where_they_are_installed() {
    let table = Table::start(echo_bot).await;
    let anna = table.person("Anna").await;
    let elsewhere = json!({"name": "Elsewhere", "channels": ["outside"], "has_bot": false});
    table.post("guilds", elsewhere).await;
    let outside = anna.at("outside");
    assert_eq!(outside.command("/private").await.text(), "anywhere");
    let body = json!({"channel": "outside", "text": "/echo text:a"});
    assert!(table.refused("people/Anna/command", body).await.contains("no command /echo"));
    let friends = table.post("people/Anna/dm", json!({"with": "Ben"})).await;
    let friends = anna.at(friends["channel"]["id"].as_str().unwrap());
    assert_eq!(friends.command("/private").await.text(), "anywhere");
    table.finish().await;
}

#[tokio::test]
async fn a_person_can_change_the_language() {
    let table = Table::start(echo_bot).await;
    let shown = || async {
        let shown = table.get("people/Ben/channels/general/commands").await;
        let commands = shown["commands"].as_array().unwrap().clone();
        let echo = commands.into_iter().find(|command| command["name"] == "echo").unwrap();
        echo["shown_name"].as_str().unwrap().to_owned()
    };
    assert_eq!(shown().await, "echo");
    let change = |locale: &str| json!({"locale": locale});
    assert_eq!(table.ask(Method::PATCH, "people/Ben", &change("cs")).await.0, 200);
    assert_eq!(shown().await, "ozvěna");
    // Discord has no Slovak.
    assert_eq!(table.ask(Method::PATCH, "people/Ben", &change("sk")).await.0, 400);
    table.finish().await;
}

#[tokio::test]
async fn a_page_sees_thinking_become_an_answer_and_what_the_bot_did_wrong() {
    let table = Table::empty(Setup::default()).await;
    let mut bot = RawBot::start(&table).await;
    let mut page = table.live("as=Anna&journal=true").await;
    table.post("people/Anna/command", json!({"channel": "general", "text": "/go"})).await;
    let interaction = bot.interaction().await;
    let state = |state: &'static str| move |frame: &Value| frame["interaction"]["state"] == state;
    page.until("waiting", state("waiting")).await;
    assert_eq!(bot.callback(&interaction, json!({"type": 5})).await.0, 204);
    let thinking = page.until("thinking", |frame| frame["type"] == "message").await;
    assert_eq!(thinking["message"]["flags"], 128);
    page.until("thinking", state("thinking")).await;
    let original = format!("{}/messages/@original", bot.webhook(&interaction));
    let long = json!({"content": "x".repeat(2001)});
    assert_eq!(bot.call(Method::PATCH, &original, &long).await.0, 400);
    let noted = page.until("journal", |frame| frame["entry"]["level"] == "error").await;
    assert_eq!(noted["entry"]["status"], 400);
    assert!(noted["entry"]["problem"].as_str().unwrap().contains("content: Must be 2000"));
    assert_eq!(bot.call(Method::PATCH, &original, &json!({"content": "short"})).await.0, 200);
    let edited = page.until("the answer", |frame| frame["type"] == "message_edit").await;
    assert_eq!(
        (&edited["message"]["content"], &edited["message"]["flags"]),
        (&json!("short"), &json!(0))
    );
    page.until("answered", state("answered")).await;
    table.finish().await;
}

#[tokio::test]
async fn a_channel_keeps_its_last_five_hundred_messages() {
    let table = Table::empty(Setup::default()).await;
    let anna = table.person("Anna").await;
    for i in 0..520 {
        anna.write(&format!("message {i}")).await;
    }
    let messages = anna.messages().await;
    assert_eq!(messages.len(), 500);
    assert_eq!(messages[0]["content"], "message 20");
}
