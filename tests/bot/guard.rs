//! Who plays where words may be challenged, or for a result that counts, is not helped with words:
//! in no channel, on no server, not in private, and by no way of asking.

use kamen::members::Members;
use kamen::texts::Tongue;
use serde_json::json;

use crate::driver::Person;
use crate::duel::Duel;
use crate::kit::{asked, person_id, table, table_of, table_with_store, until};

/// The answer of a question, which nobody else sees.
async fn said(person: &Person<'_>, command: &str) -> String {
    let answer = person.command(command).await.done().await;
    answer.text().to_owned()
}

/// Every way to ask about an English word.
const QUESTIONS: [&str; 4] = [
    "/word check word:stone lexicon:en",
    "/word meaning word:stone lexicon:en",
    "/word find pattern:ston? lexicon:en",
    "/word anagrams letters:stone lexicon:en",
];

/// What is proposed to somebody who types an English word.
async fn proposed(person: &Person<'_>, command: &str, typed: &str) -> Vec<String> {
    let options = json!({"word": typed, "lexicon": "en"});
    let body = json!({
        "channel": person.channel, "command": command, "options": options, "focused": "word",
    });
    let answer = person.act("autocomplete", body).await;
    let choices = answer.interaction["choices"].as_array().unwrap();
    choices.iter().map(|choice| choice["shown_name"].as_str().unwrap().to_owned()).collect()
}

/// The same person wherever the bot can be asked.
async fn everywhere<'a>(person: &Person<'a>) -> [Person<'a>; 3] {
    [person.clone(), person.at("table-1"), person.in_dm().await]
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_with_challenges_is_told_nothing_anywhere() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin_with(&table, &store, "rule:double").await;
    let place = format!("<#{}>", duel.state().await.room().channel);
    for (player, refusal) in [
        (&duel.anna, format!("Hrajete hru s námitkami ({place})")),
        (&duel.ben, format!("You are playing a game with challenges in {place}")),
    ] {
        for person in everywhere(player).await {
            for question in QUESTIONS {
                let told = said(&person, question).await;
                assert!(told.starts_with(&refusal), "{question}: {told}");
            }
            let proposed = proposed(&person, "word check", "sto").await;
            assert_eq!(proposed.len(), 1, "{proposed:?}");
            assert!(!proposed[0].contains("STO"), "{proposed:?}");
        }
    }
    // English is what Ben is answered in when he names no lexicon.
    for person in everywhere(&duel.ben).await {
        let proposed = person.completions("word check", "word", "sto").await;
        assert!(proposed.len() == 1 && !proposed[0].contains("STO"), "{proposed:?}");
        for question in ["check word", "meaning word", "find pattern", "anagrams letters"] {
            let told = said(&person, &format!("/word {question}:stone")).await;
            assert!(told.contains("with challenges"), "{question}: {told}");
        }
    }
    // Other languages have nothing to do with it, nor have other people.
    let told = said(&duel.anna, "/word check word:kámen lexicon:cs-klasik").await;
    assert!(told.starts_with('✅'), "{told}");
    let watcher = table.person("Zuzana").await;
    let told = said(&watcher, QUESTIONS[0]).await;
    assert!(told.starts_with('✅'), "{told}");

    // Whoever has left the game, and everybody after its end, may ask again.
    duel.end_by(&duel.anna, "Ano, vzdát se").await;
    for player in [&duel.anna, &duel.ben] {
        for person in everywhere(player).await {
            assert!(said(&person, QUESTIONS[0]).await.starts_with('✅'));
        }
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_rated_game_one_word_is_checked_and_none_is_found() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin_with(&table, &store, "rated:true").await;
    for person in everywhere(&duel.ben).await {
        let told = said(&person, "/word check word:stone lexicon:en").await;
        assert!(told.starts_with("✅ **STONE** is valid"), "{told}");
        assert!(!told.contains("behind it"), "letters that prolong it are a find: {told}");
        let told = said(&person, "/word check word:stoen lexicon:en").await;
        assert!(told.starts_with("❌ **STOEN**") && !told.contains("STONE"), "{told}");
        let told = said(&person, "/word meaning word:stoen lexicon:en").await;
        assert!(told.contains("valid in no lexicon") && !told.contains("STONE"), "{told}");
        for question in &QUESTIONS[2..] {
            let told = said(&person, question).await;
            assert!(told.starts_with("You are playing a rated game in <#"), "{told}");
            assert!(told.contains("`/word check`"), "{told}");
        }
        let proposed = proposed(&person, "word meaning", "sto").await;
        assert!(proposed.len() == 1 && !proposed[0].contains("STO"), "{proposed:?}");
    }
    let told = said(&duel.anna.at("table-1"), "/slovo najdi vzor:?ora slovník:cs-plus").await;
    assert!(told.contains("HORA"), "{told}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lexicons_of_one_language_are_one_and_the_computer_counts_as_an_opponent() {
    let (table, store) = table_with_store().await;
    let zuzana = table.person("Zuzana").await;
    let members = Members::new(store.clone());
    let slovak = |it: &mut kamen::members::PersonSettings| it.tongue = Some(Tongue::Slovak);
    members.change_person(person_id(&zuzana).await, slovak).await.unwrap();
    let dm = zuzana.in_dm().await;
    let opened = asked(&dm, "/new level:random lexicon:cs-klasik rated:true").await;
    let id = table_of(&opened.message);
    until(&store, id, "her turn", |state| state.computer_to_move().is_none()).await;
    let room = opened.message["channel_id"].as_str().unwrap().to_owned();
    for lexicon in ["cs-klasik", "cs-plus"] {
        let told = said(&zuzana, &format!("/word find pattern:?ora lexicon:{lexicon}")).await;
        assert!(
            told.starts_with("Hráte hodnotenú hru (https://discord.com/channels/@me/"),
            "{told}"
        );
        assert!(told.contains(&room), "{told}");
        let told = said(&zuzana, &format!("/word anagrams letters:kámen lexicon:{lexicon}")).await;
        assert!(told.starts_with("Hráte hodnotenú hru"), "{told}");
    }
    let told = said(&zuzana, "/word find pattern:?ora lexicon:sk").await;
    assert!(told.contains("HORA"), "{told}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friendly_game_keeps_no_words_back() {
    let table = table().await;
    let ben = table.person("Ben").await;
    asked(&ben, "/new level:random lexicon:en").await;
    for question in QUESTIONS {
        assert!(said(&ben, question).await.contains("STONE"), "{question}");
    }
    table.finish().await;
}
