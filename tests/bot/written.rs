//! Moves that people write as messages: by mentioning the bot, by answering it, and to it alone.

use kamen::session::Limits;
use kamen::store::Store;
use kamen::texts::Tongue;
use serde_json::Value;

use crate::driver::{Person, Table};
use crate::duel::Duel;
use crate::kit::{
    self, Coach, asked, labels, limits, played, run_without_mentions, table_with_store, view,
};
use crate::turns::game;

/// The bot's answer to a message, which pings nobody.
async fn answer_to(person: &Person<'_>, written: &Value) -> Value {
    let fits = |message: &Value| message["message_reference"]["message_id"] == written["id"];
    let answer = person.sees("an answer", fits).await;
    assert!(answer["mentions"].as_array().unwrap().is_empty(), "somebody is pinged: {answer}");
    answer
}

fn text(message: &Value) -> &str {
    message["content"].as_str().unwrap()
}

/// Somebody new who speaks a language.
async fn speaker<'a>(table: &'a Table, store: &Store, tongue: Tongue) -> Person<'a> {
    kit::speaker(table, store, tongue, |_| {}).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_mentions_or_answers_the_bot_is_shown_to_its_writer_alone() {
    let (table, store) = table_with_store().await;
    for (tongue, show, part, pass) in [
        (Tongue::Czech, "Ukázat tah", "až ho potvrdíte", "pas"),
        (Tongue::Slovak, "Ukázať ťah", "keď ho potvrdíte", "pas"),
        (Tongue::English, "Show the move", "once you confirm it", "pass"),
    ] {
        let person = speaker(&table, &store, tongue).await;
        let (id, board) = game(&person, &store, "level:random").await;
        let coach = Coach::of(&store, id).await;
        let word = coach.turn(&store, id, &person).await;
        let before = played(&store, id).await.version();
        let rack = view(&store, id, &person).await.rack.unwrap().to_string();
        let board = kit::board_at(&person, id, board_version(&board)).await;
        for written in [person.call_bot(&word).await, person.reply(&board, &word).await] {
            let answer = answer_to(&person, &written).await;
            assert_eq!(labels(&answer), [show], "{tongue}: {answer}");
            assert!(text(&answer).contains(part), "{}", text(&answer));
            assert!(answer["attachments"].as_array().unwrap().is_empty(), "{answer}");
            assert!(!answer.to_string().contains(&rack), "{rack} in {answer}");
            let preview = person.press(&answer, show).await;
            assert!(preview.is_ephemeral() && labels(&preview.message).len() == 3);
        }
        assert_eq!(played(&store, id).await.version(), before, "nothing has happened yet");
        let asks = answer_to(&person, &person.call_bot(pass).await).await;
        let asks = person.press(&asks, show).await;
        assert!(asks.is_ephemeral() && labels(&asks.message).len() == 3, "{}", asks.message);
        let answer = answer_to(&person, &person.call_bot(&word).await).await;
        let preview = person.press(&answer, show).await;
        let done = preview.press(&labels(&preview.message)[0]).await;
        assert!(done.is_ephemeral(), "{}", done.message);
        assert!(played(&store, id).await.version() > before, "{tongue}: the move is made");
    }
    table.finish().await;
}

/// The version that a board shows.
fn board_version(board: &Value) -> u64 {
    let id = board["components"][0]["components"][0]["custom_id"].as_str().unwrap();
    id.split(':').nth(2).unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn in_direct_messages_a_move_is_just_written() {
    let (store, own) = {
        let store = Store::memory();
        (store.clone(), store)
    };
    let table = Table::start(|login| run_without_mentions(login, own)).await;
    let edith = speaker(&table, &store, Tongue::English).await;
    // Where the host does not want messages of servers, a mention there is not heard.
    edith.call_bot("8H CAT").await;
    let alone = edith.in_dm().await;
    let hello = answer_to(&alone, &alone.write("hi there").await).await;
    assert!(text(&hello).starts_with("Hello!") && text(&hello).contains("`H8 EAGLE`"));
    let nobody = answer_to(&alone, &alone.write("8H CAT").await).await;
    assert!(text(&nobody).contains("`/new`"), "{}", text(&nobody));
    let (id, _) = game(&alone, &store, "level:random").await;
    let coach = Coach::of(&store, id).await;
    let word = coach.turn(&store, id, &alone).await;
    let before = played(&store, id).await.version();
    let answer = answer_to(&alone, &alone.write(&word.to_lowercase()).await).await;
    let preview = alone.press(&answer, "Show the move").await;
    preview.press("Confirm").await;
    assert!(played(&store, id).await.version() > before);
    // What cannot be read is told privately, and can be changed as it was written.
    let answer = answer_to(&alone, &alone.write("P8 CAT").await).await;
    assert!(!text(&answer).contains("CAT"));
    let heard = edith.messages().await;
    let answers = heard.iter().filter(|message| message["message_reference"].is_object());
    assert_eq!(answers.count(), 0, "{heard:?}");
    let help = asked(&alone, "/help topic:move").await.done().await;
    assert!(help.text().contains("In our direct messages") && !help.text().contains("@Kámen"));
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn others_are_told_kindly_and_talk_is_left_alone() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let (mover, waits) = duel.on_turn().await;
    let zuzana = table.person("Zuzana").await;
    let version = duel.state().await.version();
    // What is said among people is not for the bot.
    let talk = mover.write("8H CAT would be nice").await;
    let early = answer_to(waits, &waits.call_bot("8H CAT").await).await;
    assert!(labels(&early).is_empty() && text(&early).contains("<@"), "{early}");
    let outsider = answer_to(&zuzana, &zuzana.call_bot("8H CAT").await).await;
    assert!(labels(&outsider).is_empty() && !text(&outsider).is_empty(), "{outsider}");
    let hello = answer_to(&zuzana, &zuzana.call_bot("ahoj @everyone").await).await;
    assert!(text(&hello).starts_with("Dobrý den!"), "{}", text(&hello));
    assert!(!text(&hello).contains("everyone"), "nothing typed comes back");
    // The button of somebody else shows nothing of theirs.
    let mine = answer_to(mover, &mover.call_bot("8H CAT").await).await;
    let refused = waits.press(&mine, "Ukázat tah").await;
    assert!(refused.is_ephemeral() && labels(&refused.message).is_empty(), "{}", refused.message);
    // So long a text is no move; nothing fails.
    let long = answer_to(mover, &mover.call_bot(&format!("8H {}", "Ž".repeat(150))).await).await;
    assert!(labels(&long).is_empty(), "{long}");
    let there = mover.messages().await;
    let answers = there.iter().filter(|m| m["message_reference"]["message_id"] == talk["id"]);
    assert_eq!(answers.count(), 0);
    assert_eq!(duel.state().await.version(), version);
    let help = asked(mover, "/help topic:move").await.done().await;
    assert!(help.text().contains("@Kámen"), "{}", help.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_writes_too_much_is_not_answered() {
    let table = Table::start(|login| {
        let slow = Limits { requests_per_minute: 1, burst: 2, ..limits() };
        kit::run(login, Store::memory(), slow)
    })
    .await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let written = [anna.call_bot("a").await, anna.call_bot("b").await, anna.call_bot("c").await];
    for written in &written[..2] {
        answer_to(&anna, written).await;
    }
    // Somebody else is heard; by then the third would have been answered.
    answer_to(&ben, &ben.call_bot("hello").await).await;
    let there = anna.messages().await;
    let last = there.iter().filter(|m| m["message_reference"]["message_id"] == written[2]["id"]);
    assert_eq!(last.count(), 0, "{there:?}");
    table.finish().await;
}
