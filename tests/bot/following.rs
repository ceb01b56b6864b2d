//! Private answers that follow the table, boards that come back to the bottom, and the end of a game.

use std::sync::Arc;

use kamen::games::rules::Viewer;
use kamen::games::scrabble::TurnDeed;
use kamen::members::{Members, PersonSettings};
use kamen::session::table::Stage;
use kamen::store::{Store, TableId};
use kamen::texts::Tongue;
use serde_json::Value;

use crate::driver::{Answer, Person, soon};
use crate::duel::Duel;
use crate::kit::{
    Coach, alt, asked, board_at, labels, offers, person_id, played, seen_by, table_with_store,
    until, view,
};
use crate::turns::game;

/// Waits until a private message of a person's shows this much.
async fn shows(person: &Person<'_>, message: &Value, what: &str) -> Value {
    let id = message["id"].clone();
    let fits = |message: &Value| {
        message["id"] == id && message["content"].as_str().is_some_and(|text| text.contains(what))
    };
    person.sees(what, fits).await
}

/// Makes the best move of a person, a pass when there is no word; the private answer to it.
async fn moved<'a>(coach: &Coach, store: &Store, id: TableId, person: &Person<'a>) -> Answer<'a> {
    let word = coach.word(&view(store, id, person).await);
    let text = word.unwrap_or_else(|| "pass".to_owned());
    let preview = asked(person, &format!("/play move:{text}")).await;
    let done = preview.press(&labels(&preview.message)[0]).await;
    assert_eq!(done.message["id"], preview.message["id"], "in place of the preview");
    done
}

/// How the letters of a rack stand in alt texts, in their order.
fn letters(alt: &str) -> Vec<String> {
    let rack = alt.split('.').next().unwrap().split(':').nth(1).unwrap_or_default();
    rack.split(',').filter_map(|part| part.split_whitespace().next()).map(String::from).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answer_to_a_move_goes_on_to_show_the_computers() {
    let (table, store) = table_with_store().await;
    for (tongue, name, channel, play, on_turn) in [
        (Tongue::Czech, "Cyril", "general", "Táhnout", "Na tahu: <@"),
        (Tongue::Slovak, "Slavo", "table-1", "Ťahať", "Na ťahu: <@"),
        (Tongue::English, "Edith", "table-2", "Play", ">’s turn."),
    ] {
        let person = table.person(name).await.at(channel);
        let speak = |settings: &mut PersonSettings| settings.tongue = Some(tongue);
        let number = person_id(&person).await;
        Members::new(store.clone()).change_person(number, speak).await.unwrap();
        let (id, _) = game(&person, &store, "level:random").await;
        let coach = Coach::of(&store, id).await;
        coach.turn(&store, id, &person).await;
        let answer = moved(&coach, &store, id, &person).await;
        assert!(answer.is_ephemeral(), "{}", answer.message);
        let mine = |state: &kamen::session::table::Table| state.computer_to_move().is_none();
        until(&store, id, "the computer's move", mine).await;
        let shown = shows(&person, &answer.message, on_turn).await;
        assert_eq!(shown["flags"].as_u64().unwrap() & 64, 64);
        let own = view(&store, id, &person).await;
        let theirs = own.turns.iter().rev().find(|turn| own.viewer != Viewer::Seat(turn.seat));
        let text = shown["content"].as_str().unwrap();
        if let TurnDeed::Placed { placement, words, .. } = &theirs.unwrap().deed {
            assert!(text.contains(&format!("({})", placement.start)), "{text}");
            assert!(text.contains(&words[0].word.to_string()), "{text}");
        }
        assert_eq!(
            text.lines().filter(|line| line.contains("<@")).count(),
            2,
            "mine, whose: {text}"
        );
        assert!(offers(&shown, play), "{:?}", labels(&shown));
        assert_eq!(shown["attachments"].as_array().unwrap().len(), 1, "one picture");
        let rack: Vec<String> = own.rack.unwrap().iter().map(|tile| tile.to_string()).collect();
        let told = letters(&alt(&shown));
        assert_eq!(told.len(), rack.len(), "{}", alt(&shown));
        assert!(alt(&shown).contains(&word_of(&own.turns)), "the board, too: {}", alt(&shown));
        // It is where the next move is made.
        let modal = person.press(&shown, play).await;
        assert!(modal.interaction["modal"].is_object(), "{}", modal.interaction);
    }
    table.finish().await;
}

/// The first word of a game; others may have made it longer.
fn word_of(turns: &[Arc<kamen::games::scrabble::TurnView>]) -> String {
    let first = turns.iter().find_map(|turn| match &turn.deed {
        TurnDeed::Placed { words, .. } => Some(words[0].word.word().to_string()),
        _ => None,
    });
    first.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_everybody_sees_the_others_move_and_only_their_own_rack() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let (first, second) = duel.on_turn().await;
    let coach = Coach::of(&store, duel.id).await;
    let early = moved(&coach, &store, duel.id, first).await;
    // A newer answer takes the place of the older one.
    let newer = asked(first, "/rack").await;
    assert_ne!(newer.message["id"], early.message["id"]);
    assert!(!labels(&newer.message).iter().any(|label| label == "Táhnout" || label == "Play"));
    let sorted = newer.press(&labels(&newer.message)[1]).await;
    let order = letters(&alt(&sorted.message));
    let theirs = moved(&coach, &store, duel.id, second).await;
    let state = duel.state().await;
    let me = state.viewer(Some(person_id(first).await));
    let on_turn = match first.name.as_str() {
        "Anna" => format!("Na tahu: <@{}>", first.id().await),
        _ => format!("It is <@{}>’s turn", first.id().await),
    };
    let shown = shows(first, &newer.message, &on_turn).await;
    if let TurnDeed::Placed { placement, .. } = &seen_by(&state, me).turns.last().unwrap().deed {
        let start = format!("({})", placement.start);
        assert!(shown["content"].as_str().unwrap().contains(&start), "{shown}");
    }
    assert_eq!(letters(&alt(&shown)), order, "sorted as before");
    let seen = first.messages().await;
    let old = seen.iter().find(|message| message["id"] == early.message["id"]).unwrap();
    assert_eq!(old["content"], early.message["content"], "the older answer stays as it was");
    for (mine, other) in [(&shown, second), (&theirs.message, first)] {
        let other = view(&store, duel.id, other).await.rack.unwrap();
        let mut foreign: Vec<String> = other.iter().map(|tile| tile.to_string()).collect();
        let mut told = letters(&alt(mine));
        foreign.sort();
        told.sort();
        assert_ne!(foreign, told, "somebody else's rack");
        assert!(!mine.to_string().contains(&other.to_string()), "{mine}");
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_can_no_longer_be_changed_stays_and_the_board_goes_on() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let (first, second) = duel.on_turn().await;
    let coach = Coach::of(&store, duel.id).await;
    let answer = moved(&coach, &store, duel.id, first).await;
    table.advance(16 * 60 * 1_000).await;
    moved(&coach, &store, duel.id, second).await;
    let version = duel.state().await.version();
    board_at(first, duel.id, version.0).await;
    let seen = first.messages().await;
    if let Some(old) = seen.iter().find(|message| message["id"] == answer.message["id"]) {
        assert_eq!(old["content"], answer.message["content"]);
    }
    table.finish().await;
}

/// Waits until one board alone is in the channel.
async fn only_board(person: &Person<'_>) -> Value {
    let is_board = |message: &Value| {
        message["flags"].as_u64().unwrap_or(0) & 64 == 0 && offers(message, "Play")
    };
    let alone = async {
        loop {
            let mut boards = person.messages().await;
            boards.retain(is_board);
            match <[Value; 1]>::try_from(boards) {
                Ok([board]) => return board,
                Err(_) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
            }
        }
    };
    soon("one board alone", alone).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_far_up_comes_back_to_the_bottom_once() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, board) = game(&ben, &store, "level:random").await;
    let coach = Coach::of(&store, id).await;
    // A move or two leave the board where it is.
    moved(&coach, &store, id, &ben).await;
    let mine = |state: &kamen::session::table::Table| state.computer_to_move().is_none();
    let state = until(&store, id, "Ben's turn", mine).await;
    assert_eq!(board_at(&ben, id, state.version().0).await["id"], board["id"]);
    for command in ["/rack", "/history", "/rack"] {
        asked(&ben, command).await.done().await;
    }
    moved(&coach, &store, id, &ben).await;
    let state = until(&store, id, "Ben's turn", mine).await;
    let anew = board_at(&ben, id, state.version().0).await;
    assert_ne!(anew["id"], board["id"], "the board has scrolled away and is posted anew");
    assert_eq!(only_board(&ben).await["id"], anew["id"], "and the old one is gone");
    moved(&coach, &store, id, &ben).await;
    let state = until(&store, id, "Ben's turn", mine).await;
    assert_eq!(board_at(&ben, id, state.version().0).await["id"], anew["id"]);
    // Asking for it posts it anew as well, and leaves no second one.
    let asked_for = asked(&ben, "/board").await;
    assert_eq!(only_board(&ben).await["id"], asked_for.message["id"]);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_is_a_message_of_its_own() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let (first, second) = duel.on_turn().await;
    let coach = Coach::of(&store, duel.id).await;
    let answer = moved(&coach, &store, duel.id, first).await;
    let board = board_at(first, duel.id, duel.state().await.version().0).await;
    let surely = if second.name == "Ben" { "Yes, resign" } else { "Ano, vzdát se" };
    let end = duel.end_by(second, surely).await;
    assert_ne!(end["id"], board["id"]);
    assert!(end["content"].as_str().unwrap().contains('🏆') && !alt(&end).is_empty(), "{end}");
    assert!(end["mentions"].as_array().unwrap().is_empty(), "nobody is pinged: {end}");
    let stripped = |message: &Value| message["id"] == board["id"] && labels(message).is_empty();
    let last = first.sees("the last board", stripped).await;
    assert!(last["content"].as_str().unwrap().contains("výsledek je níže"), "{last}");
    assert!(!alt(&last).is_empty(), "the board stays to be seen");
    // Whoever waited is told privately, too, and has nothing more to press there.
    let told = shows(first, &answer.message, "🏆").await;
    assert!(labels(&told).is_empty(), "{told}");
    assert_eq!(played(&store, duel.id).await.stage(), Stage::Over);
    table.finish().await;
}
