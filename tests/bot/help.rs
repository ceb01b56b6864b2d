//! Help: a beginning, topics to choose, pictures with their descriptions, in three languages.

use kamen::members::Members;
use kamen::session::PersonId;
use kamen::store::Store;
use kamen::texts::Tongue;
use serde_json::Value;

use crate::driver::Table;
use crate::kit::{alt, labels, limits, run, table};

/// The values of the message's select, and which of them is chosen.
fn topics(message: &Value) -> (Vec<String>, Vec<String>) {
    let options = message["components"][0]["components"][0]["options"].as_array().unwrap();
    let value = |option: &Value| option["value"].as_str().unwrap().to_owned();
    let chosen = options.iter().filter(|option| option["default"] == true);
    (options.iter().map(value).collect(), chosen.map(value).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_led_from_topic_to_topic() {
    let table = table().await;
    let ben = table.person("Ben").await;
    let help = ben.command("/help").await.done().await;
    assert!(help.is_ephemeral());
    assert!(help.text().starts_with("## 👋 How to begin"), "{}", help.text());
    assert!(help.text().contains("`/new`") && help.text().contains("**My rack**"));
    assert!(alt(&help.message).contains("EAGLE"), "{}", alt(&help.message));
    let (all, chosen) = topics(&help.message);
    // One of them is that of the smallest game, which tests alone have.
    assert_eq!((all.len(), chosen), (11, vec!["start".to_owned()]));

    let mut page = help;
    for topic in &all {
        let next = page.choose(&[topic]).await.done().await;
        let text = next.text();
        assert_eq!(next.message["id"], page.message["id"], "the page is turned, not added");
        assert_eq!(topics(&next.message).1, std::slice::from_ref(topic));
        assert!(text.starts_with("## ") && !text.contains('{'), "{text}");
        let pictures = next.message["attachments"].as_array().unwrap();
        let has_picture = ["start", "move", "notation", "blanks"].contains(&topic.as_str());
        assert_eq!(pictures.len(), usize::from(has_picture), "{topic}");
        page = next;
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn help_speaks_the_language_of_who_asks() {
    let store = Store::memory();
    let table = Table::start(|login| run(login, store.clone(), limits())).await;
    let (anna, zuzana) = (table.person("Anna").await, table.person("Zuzana").await);
    let slovak = PersonId(zuzana.id().await.parse().unwrap());
    let members = Members::new(store);
    members.change_person(slovak, |it| it.tongue = Some(Tongue::Slovak)).await.unwrap();

    let help = anna.command("/nápověda téma:blanks").await.done().await;
    assert!(help.text().starts_with("## ⬜ Žolík"), "{}", help.text());
    assert!(alt(&help.message).contains("H8 NOHA") && alt(&help.message).contains("žolík"));
    let help = zuzana.in_dm().await.command("/help topic:move").await.done().await;
    assert!(help.text().starts_with("## ▶️ Ako zahrať ťah"), "{}", help.text());
    assert!(alt(&help.message).contains("OKNO"), "{}", alt(&help.message));
    let proposed = anna.completions("help", "topic", "žol").await;
    assert_eq!(proposed, ["⬜ Žolík"]);
    // Whatever else is typed leads to the beginning.
    let help = anna.command("/help topic:no such thing").await.done().await;
    assert!(help.text().starts_with("## 👋 Jak začít"), "{}", help.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn help_is_at_hand_at_the_table() {
    let table = table().await;
    let anna = table.person("Anna").await;
    anna.command("/new lexicon:en").await.press("Začít").await;
    let has_more = |message: &Value| labels(message).contains(&"Více…".to_owned());
    let board = anna.sees("a board", has_more).await;
    let more = anna.press(&board, "Více…").await;
    let help = more.press("Nápověda").await.done().await;
    assert!(help.is_ephemeral());
    assert!(help.text().starts_with("## ▶️ Jak zahrát tah"), "{}", help.text());
    let next = help.choose(&["words"]).await.done().await;
    assert!(next.text().contains("`/slovo přesmyčky`"), "{}", next.text());
    table.finish().await;
}
