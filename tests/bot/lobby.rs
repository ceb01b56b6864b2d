//! What the host can still agree on in the lobby, behind **Options…**.

use kamen::games::scrabble::Judging;
use kamen::session::game::GameTerms;
use kamen::session::table::{Sitter, Stage};
use serde_json::{Value, json};

use crate::driver::Answer;
use crate::kit::{asked, offers, played, table_of, table_with_store, until};

/// The ids of the lists and buttons below a message.
fn ids(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().cloned().unwrap_or_default();
    let below = rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap());
    below.map(|one| one["custom_id"].as_str().unwrap().to_owned()).collect()
}

/// Chooses a value in the list whose id ends like this.
async fn choose<'a>(answer: &Answer<'a>, ending: &str, value: &str) -> Answer<'a> {
    let id = ids(&answer.message).into_iter().find(|id| id.ends_with(ending));
    let id = id.unwrap_or_else(|| panic!("no list {ending}: {}", answer.message));
    let body = json!({"message": answer.message["id"], "custom_id": id, "values": [value]});
    answer.person.act("choose", body).await.done().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_agrees_on_something_else_before_the_game() {
    let (table, store) = table_with_store().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let opened = asked(&anna, "/new players:3 lexicon:en").await;
    let id = table_of(&opened.message);
    assert!(offers(&opened.message, "Možnosti…"), "{}", opened.message);

    let options = opened.press("Možnosti…").await.done().await;
    assert!(options.is_ephemeral());
    assert!(options.text().contains("angličtina"), "{}", options.text());
    let options = choose(&options, "option:lexicon", "sk").await;
    let options = choose(&options, "option:rule", "double").await;
    let options = choose(&options, "option:clock", "25m").await;
    // Where words are challenged nobody is helped.
    assert!(options.text().contains("bez tipů"), "{}", options.text());
    let options = options.press("Hrát o pořadí").await.done().await;
    assert!(offers(&options.message, "Hrát přátelsky"), "{}", options.message);
    let options = options.press("Hrát přátelsky").await.done().await;
    let options = choose(&options, "option:clock", "1d").await;
    let options = options.press("Povolit tipy").await.done().await;
    assert!(offers(&options.message, "Bez tipů"));
    // They were allowed though none are usual here, and stay so when something else is chosen.
    let options = choose(&options, "option:lexicon", "sk").await;
    assert!(offers(&options.message, "Bez tipů"), "{}", options.message);

    let state = played(&store, id).await;
    let GameTerms::Scrabble(terms) = &state.terms().game else { panic!("another game") };
    assert_eq!((terms.lexicon.as_deref(), terms.language.as_str()), (Some("sk"), "sk"));
    assert!(matches!(terms.options.judging, Judging::Challenge(_)));
    assert_eq!((terms.options.clock, state.terms().pace.move_ms), (None, Some(86_400_000)));
    assert!(state.terms().hints && !state.terms().rated);

    // Everybody sees it, and it is what is played.
    let shows = |message: &Value| {
        let text = message["content"].as_str().unwrap_or_default();
        offers(message, "Začít") && text.contains("24 hodin")
    };
    let lobby = ben.sees("what is agreed on", shows).await;
    anna.press(&lobby, "Začít").await;
    let begun = until(&store, id, "the game", |state| state.stage() == Stage::Playing).await;
    assert_eq!(begun.terms(), state.terms());
    let late = options.press("Bez tipů").await.done().await;
    assert!(late.text().contains("začala"), "{}", late.text());
    assert_eq!(played(&store, id).await.terms(), state.terms());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_are_taken_away_again_and_only_by_the_host() {
    let (table, store) = table_with_store().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let opened = asked(&anna, "/new players:4 level:random level2:professional lexicon:en").await;
    let id = table_of(&opened.message);
    let refused = ben.press(&opened.message, "Možnosti…").await.done().await;
    assert!(
        refused.is_ephemeral() && refused.text().contains("Only the host"),
        "{}",
        refused.text()
    );

    let options = opened.press("Možnosti…").await.done().await;
    let computers = |state: &kamen::session::table::Table| {
        state.chairs().iter().filter(|chair| chair.sitter.computer().is_some()).count()
    };
    assert_eq!(computers(&played(&store, id).await), 2);
    choose(&options, "option:remove-computer", "1").await;
    let state = played(&store, id).await;
    assert_eq!((computers(&state), state.chairs()[1].sitter), (1, Sitter::Open));
    // A forged press of somebody else does nothing.
    let forged = ids(&options.message).into_iter().find(|id| id.ends_with("option:hints:off"));
    let body =
        json!({"message": opened.message["id"], "custom_id": forged.unwrap(), "forged": true});
    let answer = ben.act("press", body).await.done().await;
    assert!(answer.text().contains("Only the host"), "{}", answer.text());
    assert!(played(&store, id).await.terms().hints);
    table.finish().await;
}
