//! Who sits where: people and computers in any mix, threads, DMs, rematches.

use kamen::session::table::Stage;

use crate::driver::soon;
use crate::kit::{
    Coach, alt, asked, board_at, offers, person_id, played, table, table_of, table_with_store,
    until,
};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_two_computers_play_at_one_table() {
    let (table, store) = table_with_store().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let opened = asked(&anna, "/new players:4 level:random level2:professional lexicon:en").await;
    let id = table_of(&opened.message);
    ben.press(&opened.message, "Přisednout").await;
    let coach = Coach::of(&store, id).await;
    let mut moved = [0; 2];
    while moved.iter().sum::<u32>() < 6 {
        let state = until(&store, id, "a person's turn", |state| {
            state.stage() == Stage::Playing && state.computer_to_move().is_none()
        })
        .await;
        let on_turn = state.sitter(state.turn().unwrap()).unwrap().person().unwrap();
        let (place, mover) = match on_turn == person_id(&anna).await {
            true => (0, &anna),
            false => (1, &ben),
        };
        moved[place] += 1;
        coach.make_move(&store, id, mover).await;
        let after = played(&store, id).await;
        assert!(after.version() > state.version());
    }
    assert_eq!(moved, [3, 3]);
    let state = played(&store, id).await;
    let board = board_at(&ben, id, state.version().0).await;
    assert!(alt(&board).contains("Anna") && alt(&board).contains("Ben"), "{}", alt(&board));
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_to_move_is_pinged_and_nobody_else() {
    let (table, store) = table_with_store().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let opened = asked(&anna, "/new opponent:Ben lexicon:en").await;
    let id = table_of(&opened.message);
    ben.press(&opened.message, "Přijmout").await;
    let state = until(&store, id, "the game", |state| state.stage() == Stage::Playing).await;
    let mover = state.sitter(state.turn().unwrap()).unwrap().person().unwrap();
    let pinged = |message: &serde_json::Value| {
        let mentions = message["mentions"].as_array().cloned().unwrap_or_default();
        mentions.iter().any(|user| user["id"] == mover.to_string())
    };
    let note =
        anna.sees("a ping", |message| pinged(message) && message["id"] != opened.message["id"]);
    let note = note.await;
    assert_eq!(note["mentions"].as_array().unwrap().len(), 1);
    // When they have moved, the note goes.
    let own = if mover == person_id(&anna).await { &anna } else { &ben };
    let coach = Coach::of(&store, id).await;
    coach.make_move(&store, id, own).await;
    soon("the note to go", async {
        while anna.messages().await.iter().any(|message| message["id"] == note["id"]) {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_a_thread_of_its_own() {
    let (table, store) = table_with_store().await;
    let anna = table.person("Anna").await;
    let told = asked(&anna, "/new level:random lexicon:en thread:true").await;
    assert!(told.text().contains("<#"), "{}", told.text());
    let board = anna.sees("the board", |message| offers(message, "Táhnout")).await;
    let id = table_of(&board);
    let room = played(&store, id).await.room();
    assert_eq!(board["channel_id"], room.channel.to_string());
    assert_ne!(board["channel_id"], told.message["channel_id"]);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_private_with_the_bot() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await.in_dm().await;
    let opened = asked(&ben, "/new level:professional lexicon:en").await;
    let id = table_of(&opened.message);
    let coach = Coach::of(&store, id).await;
    until(&store, id, "Ben's turn", |state| state.computer_to_move().is_none()).await;
    let before = played(&store, id).await.version();
    let text = coach.turn(&store, id, &ben).await;
    asked(&ben, &format!("/play move:{text}")).await.press("Confirm").await;
    let state = until(&store, id, "the answer", |state| {
        state.version().0 >= before.0 + 2 && state.computer_to_move().is_none()
    })
    .await;
    board_at(&ben, id, state.version().0).await;
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_has_one_table_at_a_time() {
    let table = table().await;
    let ben = table.person("Ben").await;
    let opened = asked(&ben, "/new lexicon:en").await;
    let second = asked(&ben, "/new lexicon:en").await;
    assert!(second.is_ephemeral() && second.text().contains("table"), "{}", second.text());
    opened.press("Cancel").await;
    let third = asked(&ben, "/new lexicon:en").await;
    assert!(offers(&third.message, "Start"), "{}", third.message);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_that_cannot_be_granted_are_explained() {
    let table = table().await;
    let ben = table.person("Ben").await;
    for (wish, word) in [
        ("game:chess", "chess"),
        ("level:godly", "adept"),
        ("lexicon:klingon", "cs-klasik"),
        ("lexicon:/etc/passwd", "cs-klasik"),
        ("rule:harsh", "double"),
        ("clock:soon", "25m"),
        ("opponent:Ben", "chair"),
    ] {
        let answer = asked(&ben, &format!("/new {wish}")).await;
        assert!(answer.is_ephemeral(), "{wish}: {}", answer.message);
        assert!(answer.text().contains(word), "{wish}: {}", answer.text());
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_posted_again_when_people_have_talked() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let opened = asked(&ben, "/new level:random lexicon:en").await;
    let id = table_of(&opened.message);
    let coach = Coach::of(&store, id).await;
    let state = until(&store, id, "Ben's turn", |state| state.computer_to_move().is_none()).await;
    let first = board_at(&ben, id, state.position_since().0).await;
    ben.write("a nice position").await;
    let text = coach.turn(&store, id, &ben).await;
    asked(&ben, &format!("/play move:{text}")).await.press("Confirm").await;
    let state = until(&store, id, "Ben's turn", |after| {
        after.version() > state.version() && after.computer_to_move().is_none()
    })
    .await;
    let second = board_at(&ben, id, state.version().0).await;
    assert_ne!(first["id"], second["id"], "it is at the bottom");
    soon("the old board to go", async {
        while ben.messages().await.iter().any(|message| message["id"] == first["id"]) {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    })
    .await;
    table.finish().await;
}
