//! Calls that people hear: invitations, rematches and turns to be taken back ping whoever must answer, once,
//! and nobody else; and nobody is invited without end, or against their wish.

use kamen::members::Members;
use kamen::session::Limits;
use kamen::session::table::{Sitter, Stage};
use kamen::store::Store;
use kamen::texts::Tongue;
use serde_json::{Value, json};

use crate::driver::{Person, Table, soon};
use crate::duel::Duel;
use crate::kit::{
    asked, board_at, labels, limits, offers, person_id, played, run, table, table_of,
    table_with_store, until,
};

/// Whom a message pings.
fn pinged(message: &Value) -> Vec<String> {
    let mentions = message["mentions"].as_array().cloned().unwrap_or_default();
    mentions.iter().map(|user| user["id"].as_str().unwrap().to_owned()).collect()
}

/// How often the bot has wished that somebody be pinged, by whatever request.
async fn calls(table: &Table, person: &Person<'_>) -> usize {
    fn count(value: &Value, id: &str) -> usize {
        match value {
            Value::Array(list) => list.iter().map(|value| count(value, id)).sum(),
            Value::Object(map) => {
                let users = value["allowed_mentions"]["users"].as_array().cloned();
                let own = users.unwrap_or_default().iter().any(|user| {
                    user.as_str().map_or_else(|| user.to_string(), str::to_owned) == id
                });
                usize::from(own) + map.values().map(|value| count(value, id)).sum::<usize>()
            }
            _ => 0,
        }
    }
    let id = person.id().await;
    table.requests().await.iter().map(|request| count(&request["request"], &id)).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn exactly_the_invited_people_are_pinged_once_and_may_accept_or_decline() {
    let (table, store) = table_with_store().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let zuzana = table.person("Zuzana").await;
    let opened = asked(&anna, "/new opponent:Ben opponent2:Zuzana lexicon:en").await;
    let id = table_of(&opened.message);
    assert_eq!(pinged(&opened.message), [ben.id().await, zuzana.id().await]);
    assert!(!opened.text().contains("Přisednout"), "no chair is free: {}", opened.text());
    let expected =
        ["Přijmout", "Odmítnout", "Začít", "Přidat počítač", "Odejít", "Možnosti…", "Zrušit"];
    assert_eq!(labels(&opened.message), expected);

    // An invitation is nobody else's.
    let karl = table.person("Karl").await;
    for label in ["Přijmout", "Odmítnout"] {
        let refused = karl.press(&opened.message, label).await;
        assert!(refused.is_ephemeral(), "{}", refused.message);
        assert!(refused.text().contains("No chair is kept for you"), "{}", refused.text());
    }

    // Who declines leaves the chair to others, and the host hears of it.
    let told = zuzana.press(&opened.message, "Odmítnout").await;
    assert!(!told.is_ephemeral(), "{}", told.message);
    assert_eq!(pinged(&told.message), [anna.id().await]);
    assert!(told.text().contains(&format!("<@{}>", zuzana.id().await)), "{}", told.text());
    assert!(told.text().contains("pozvání nepřijímá"), "as the table speaks: {}", told.text());
    let state = played(&store, id).await;
    assert_eq!(state.chairs().iter().filter(|chair| chair.sitter == Sitter::Open).count(), 1);
    let board = board_at(&anna, id, state.version().0).await;
    assert!(offers(&board, "Přisednout"), "a free chair is for anybody");
    assert!(pinged(&board).is_empty(), "changing the message pings nobody: {board}");

    // The same board again, at the bottom, calls nobody.
    let again = asked(&anna, "/board").await.done().await;
    assert!(pinged(&again.message).is_empty(), "{}", again.message);
    ben.press(&again.message, "Přijmout").await;
    until(&store, id, "Ben", |state| state.view(None).invited().is_empty()).await;
    assert_eq!((calls(&table, &ben).await, calls(&table, &zuzana).await), (1, 1));
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invitations_are_said_in_three_languages() {
    let store = Store::memory();
    let table = Table::start(|login| run(login, store.clone(), limits())).await;
    let members = Members::new(store);
    for (host, channel, tongue, [accept, decline]) in [
        ("Anna", "general", Tongue::Czech, ["Přijmout", "Odmítnout"]),
        ("Ben", "table-1", Tongue::English, ["Accept", "Decline"]),
        ("Zuzana", "table-2", Tongue::Slovak, ["Prijať", "Odmietnuť"]),
    ] {
        let host = table.person(host).await.at(channel);
        let change = |it: &mut kamen::members::PersonSettings| it.tongue = Some(tongue);
        members.change_person(person_id(&host).await, change).await.unwrap();
        let karl = table.person("Karl").await.at(channel);
        let opened = asked(&host, "/new opponent:Karl lexicon:en").await;
        assert_eq!(labels(&opened.message)[..2], [accept, decline]);
        assert!(opened.text().contains(&format!("**{accept}**")), "{}", opened.text());
        assert_eq!(pinged(&opened.message), [karl.id().await]);
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_calls_the_invited_in_its_first_message() {
    let (table, _) = table_with_store().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let told = asked(&anna, "/new opponent:Ben lexicon:en thread:true").await;
    let board = ben.sees("the invitation", |message| offers(message, "Přijmout")).await;
    assert_eq!(pinged(&board), [ben.id().await]);
    assert_ne!(board["channel_id"], told.message["channel_id"]);
    assert_eq!(calls(&table, &ben).await, 1);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_want_to_be_called_is_invited_silently() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    asked(&ben, "/settings me pings:false").await;
    let opened = asked(&anna, "/new opponent:Ben lexicon:en").await;
    assert!(offers(&opened.message, "Přijmout") && pinged(&opened.message).is_empty());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_calls_whoever_must_agree() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let board = duel.end_by(&duel.ben, "Yes, resign").await;
    let before = calls(&table, &duel.ben).await;
    duel.anna.press(&board, "Odveta").await;
    let invites = |message: &Value| offers(message, "Přijmout");
    let invitation = duel.ben.sees("the invitation", invites).await;
    assert_eq!(pinged(&invitation), [duel.ben.id().await]);
    assert_eq!(calls(&table, &duel.ben).await, before + 1);
    duel.ben.press(&invitation, "Přijmout").await;
    let next = table_of(&invitation);
    until(&store, next, "the next game", |state| state.stage() == Stage::Playing).await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_to_be_taken_back_calls_whoever_must_agree() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    duel.exchange(2).await;
    let (other, mover) = duel.on_turn().await;
    // The call to move comes first, so that what is counted afterwards is the other call.
    let is_call =
        |message: &Value| message["content"].as_str().unwrap_or_default().contains("jste na tahu");
    let called = [other.id().await];
    other.sees("the turn", |message| is_call(message) && pinged(message) == called).await;
    let before = (calls(&table, other).await, calls(&table, mover).await);

    asked(mover, "/undo").await;
    let asks = |message: &Value| labels(message) == ["Souhlasím", "Nesouhlasím"];
    let call = other.sees("the question", asks).await;
    assert_eq!(pinged(&call), [other.id().await]);
    assert!(call["content"].as_str().unwrap().contains("vrácení posledního tahu"), "{call}");
    other.press(&call, "Nesouhlasím").await;
    soon("the question to go", async {
        while other.messages().await.iter().any(|message| message["id"] == call["id"]) {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;

    // Asked once more, it is a new question.
    asked(mover, "/undo").await;
    let call = other.sees("the question", asks).await;
    assert_eq!(calls(&table, other).await, before.0 + 2);
    assert_eq!(calls(&table, mover).await, before.1, "who asks is not called");
    other.press(&call, "Souhlasím").await;
    let mover = person_id(mover).await;
    until(&store, duel.id, "the turn back", |state| {
        state.turn().and_then(|seat| state.sitter(seat)?.person()) == Some(mover)
    })
    .await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_called_where_the_bot_may_only_answer() {
    let (table, store) = table_with_store().await;
    let friends = table.post("people/Anna/dm", json!({"with": "Ben"})).await;
    let channel = friends["channel"]["id"].as_str().unwrap();
    let (anna, ben) =
        (table.person("Anna").await.at(channel), table.person("Ben").await.at(channel));
    let opened = asked(&anna, "/new opponent:Ben lexicon:en").await;
    assert_eq!(pinged(&opened.message), [ben.id().await]);
    ben.press(&opened.message, "Přijmout").await;
    let id = table_of(&opened.message);
    let state = until(&store, id, "the game", |state| state.stage() == Stage::Playing).await;
    let begins = state.sitter(state.turn().unwrap()).unwrap().person().unwrap();
    let (mover, other) =
        if begins == person_id(&anna).await { (&anna, &ben) } else { (&ben, &anna) };
    asked(mover, "/pass").await;
    let sure =
        mover.sees("whether to pass", |message| message.to_string().contains(":pass-surely"));
    let sure = sure.await;
    mover.press(&sure, &labels(&sure)[0]).await;
    until(&store, id, "the pass", |now| now.position_since() > state.position_since()).await;
    asked(mover, "/undo").await;
    let asks = |message: &Value| labels(message) == ["Souhlasím", "Nesouhlasím"];
    let call = other.sees("the question", asks).await;
    assert_eq!(pinged(&call), [other.id().await]);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_no_invitations_gets_none_and_may_still_join() {
    let (table, store) = table_with_store().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let zuzana = table.person("Zuzana").await;
    let shown = asked(&ben, "/settings me").await;
    assert!(shown.text().contains("Others may invite you to a game: **yes**"), "{}", shown.text());
    let shown = shown.press("No invitations").await;
    assert!(shown.text().contains("Others may invite you to a game: **no**"), "{}", shown.text());
    let ben_named = format!("<@{}>", ben.id().await);
    asked(&zuzana, "/settings me language:sk").await;
    for (host, told) in [(&anna, "pozvánky nepřijímá"), (&zuzana, "pozvánky neprijíma")] {
        let refused = asked(host, "/new opponent:Ben lexicon:en").await;
        assert!(refused.is_ephemeral() && pinged(&refused.message).is_empty());
        let text = refused.text();
        assert!(text.contains(&ben_named) && text.contains(told), "{text}");
        assert!(text.contains(":2`"), "what would work is said: {text}");
    }
    let opened = asked(&anna, "/new players:2 lexicon:en").await;
    ben.press(&opened.message, "Přisednout").await;
    let id = table_of(&opened.message);
    until(&store, id, "the game", |state| state.stage() == Stage::Playing).await;

    // Playing again invites nobody either; the chair is free.
    anna.command("/resign").await.press("Ano, vzdát se").await;
    let board = anna.sees("the end", |message| message.to_string().contains(":rematch")).await;
    let told = anna.press(&board, "Odveta").await;
    assert!(told.text().contains("pozvánky nepřijímá, a tak je místo volné"), "{}", told.text());
    let next = ben.sees("the next table", |message| offers(message, "Přisednout")).await;
    assert!(pinged(&next).is_empty() && !offers(&next, "Přijmout"), "{next}");
    asked(&ben, "/settings me invitations:true").await;
    let invited = asked(&zuzana.at("table-1"), "/new opponent:Ben lexicon:en").await;
    assert_eq!(pinged(&invited.message), [ben.id().await]);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_invites_without_end() {
    let limits =
        Limits { invitations_per_hour: Limits::default().invitations_per_hour, ..limits() };
    let table = Table::start(|login| run(login, Store::memory(), limits)).await;
    let anna = table.person("Anna").await;
    for name in ["Ben", "Zuzana", "Karl"] {
        table.person(name).await;
    }
    for _ in 0..3 {
        let all = "/new opponent:Ben opponent2:Zuzana opponent3:Karl lexicon:en";
        let opened = asked(&anna, all).await;
        assert_eq!(pinged(&opened.message).len(), 3, "{}", opened.message);
        opened.press("Zrušit").await;
    }
    let tenth = asked(&anna, "/new opponent:Ben lexicon:en").await;
    assert_eq!(pinged(&tenth.message).len(), 1);
    tenth.press("Zrušit").await;
    let refused = asked(&anna, "/new opponent:Ben lexicon:en").await;
    assert!(refused.is_ephemeral() && pinged(&refused.message).is_empty());
    assert!(refused.text().starts_with("Za hodinu můžete pozvat 10 lidí"), "{}", refused.text());
    // A table that anybody may join is no invitation.
    let open = asked(&anna, "/new lexicon:en").await;
    assert!(offers(&open.message, "Přisednout"), "{}", open.message);
    table.finish().await;
}
