//! Playing, from `/new` to the end.

use kamen::session::table::Stage;
use serde_json::json;

use crate::kit::{
    Coach, alt, asked, board_at, labels, offers, played, table, table_of, table_with_store, until,
    view,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_and_started_with_one_click() {
    let table = table().await;
    let anna = table.person("Anna").await;
    let lobby = anna.command("/new lexicon:en").await;
    let expected = ["Začít", "Přisednout", "Přidat počítač", "Odejít", "Možnosti…", "Zrušit"];
    assert_eq!(labels(&lobby.message), expected);
    lobby.press("Začít").await;
    let board = anna.sees("a board", |message| !alt(message).is_empty()).await;
    assert_eq!(board["id"], lobby.message["id"], "the invitation becomes the board");
    assert!(offers(&board, "Táhnout"), "{board}");
    let rack = anna.press(&board, "Můj zásobník").await;
    assert!(rack.is_ephemeral());
    assert!(alt(&rack.message).contains("ásobník"), "{}", alt(&rack.message));
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_goes_to_its_end() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let opened = asked(&ben, "/new level:professional lexicon:en").await;
    let id = table_of(&opened.message);
    let coach = Coach::of(&store, id).await;
    let own = |state: &kamen::session::table::Table| {
        state.stage() != Stage::Playing || state.computer_to_move().is_none()
    };
    let mut turns = 0;
    loop {
        let state = until(&store, id, "Ben's turn", own).await;
        if state.stage() == Stage::Over {
            break;
        }
        turns += 1;
        assert!(turns < 60, "the game does not end");
        match coach.word(&view(&store, id, &ben).await) {
            Some(text) => {
                // A third by the modal, a third by the command, each confirmed after a look.
                let preview = if turns % 3 == 0 {
                    let board = board_at(&ben, id, state.position_since().0).await;
                    let modal = ben.press(&board, "Play").await;
                    modal.submit(json!({"move": text})).await
                } else {
                    asked(&ben, &format!("/play move:{text}")).await
                };
                assert!(preview.is_ephemeral(), "{}", preview.message);
                let offered = labels(&preview.message);
                let wanted = ["Confirm", "Change", "Never mind"];
                assert_eq!(offered, wanted, "{text}: {}", preview.message["content"]);
                assert!(!alt(&preview.message).is_empty());
                let before = played(&store, id).await.version();
                let done = preview.press("Confirm").await;
                assert_ne!(done.state(), "failed", "{}", done.interaction);
                let unknown = table.login.unknown_events();
                assert!(unknown.is_empty(), "{unknown:?}");
                assert!(played(&store, id).await.version() > before, "{}", done.message);
            }
            None => {
                let question = asked(&ben, "/pass").await;
                question.press("Yes, pass").await;
            }
        }
    }
    let last = played(&store, id).await.version().0;
    let end = board_at(&ben, id, last).await;
    assert!(end["content"].as_str().unwrap().contains("🏆"), "{end}");
    for label in ["Rematch", "Analysis", "Replay", "GCG file", "Check the draw"] {
        assert!(offers(&end, label), "{label}: {end}");
    }
    assert!(alt(&end).len() > 20);
    table.finish().await;
}
