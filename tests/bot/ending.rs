//! The end of a game: everything that can be looked at, by whom, and playing again.

use std::process::Command;

use kamen::games::scrabble::notation::Gcg;
use kamen::games::scrabble::{Event, fairness};
use kamen::members::Members;
use kamen::texts::Tongue;

use crate::duel::{Duel, file, racks};
use crate::folder::Folder;
use crate::kit::{alt, labels, person_id, table_of, table_with_store};

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_can_be_replayed_charted_and_taken_home() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    duel.exchange(2).await;
    let board = duel.end_by(&duel.ben, "Yes, resign").await;

    let replay = duel.anna.press(&board, "Přehrát").await.done().await;
    assert!(replay.is_ephemeral());
    assert!(file(&replay).await.starts_with(b"GIF89a"));
    assert!(alt(&replay.message).contains("Anna"), "{}", replay.message);
    let shown = replay.press("Ukázat všem").await.done().await;
    assert!(!shown.is_ephemeral());
    assert_eq!(alt(&shown.message), alt(&replay.message));
    let seen = |text: &'static str| move |message: &serde_json::Value| message["content"] == text;
    duel.ben.sees("the replay", seen("Celá hra tah po tahu.")).await;

    let chart = duel.ben.press(&board, "Graf bodů").await.done().await;
    assert!(chart.is_ephemeral() && file(&chart).await.starts_with(b"\x89PNG"));
    assert_eq!(chart.text(), "How the scores went.");
    assert!(!alt(&chart.message).is_empty());
    let shown = chart.press("Show everyone").await.done().await;
    assert!(!shown.is_ephemeral() && !alt(&shown.message).is_empty());

    let export = duel.ben.command("/export").await.done().await;
    let text = String::from_utf8(file(&export).await).unwrap();
    let gcg = Gcg::parse(&text).unwrap();
    let mut names: Vec<&str> = gcg.players.iter().map(|player| player.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Anna", "Ben"]);
    assert!(!text.contains("#incomplete"), "{text}");
    let by_button = duel.anna.press(&board, "Soubor GCG").await.done().await;
    assert_eq!(String::from_utf8(file(&by_button).await).unwrap(), text);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_draw_can_be_checked_by_anybody() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let started = duel.view(&duel.anna).await.setup;
    let commitment = &started.commitment;
    let board = duel.anna.sees("a board", |message| !alt(message).is_empty()).await;
    let said = board["content"].as_str().unwrap();
    assert!(!said.contains(commitment.as_str()), "no riddles below the board: {said}");
    let more = duel.ben.press(&board, "Více…").await;
    assert!(more.text().contains(commitment.as_str()), "published at the start: {}", more.text());
    assert!(more.text().contains("**Check the draw** proves"), "{}", more.text());
    let promised = more.press("Check the draw").await;
    assert!(promised.is_ephemeral() && promised.text().contains(commitment.as_str()));
    assert!(promised.message["attachments"].as_array().unwrap().is_empty());
    assert!(!labels(&promised.message).contains(&"Show everyone".to_owned()));

    duel.exchange(3).await;
    let board = duel.end_by(&duel.anna, "Ano, vzdát se").await;
    let outcome = duel.view(&duel.ben).await.outcome.unwrap();
    let seed = outcome.seed.reveal();
    assert!(!promised.text().contains(&seed), "the seed is told at the end only");
    let checked = duel.ben.press(&board, "Ověřit losování").await.done().await;
    let text = checked.text();
    assert!(text.contains("fair") && text.contains(commitment.as_str()), "{text}");
    assert!(text.contains(&seed) && text.contains(&outcome.bag.to_string()), "{text}");
    let log = String::from_utf8(file(&checked).await).unwrap();
    let events: Vec<Event> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(fairness::verify(&events).unwrap().is_over());

    let folder = Folder::new("draw");
    let path = folder.0.join("game.jsonl");
    std::fs::write(&path, log).unwrap();
    let script = format!("{}/tools/verify_draw.py", env!("CARGO_MANIFEST_DIR"));
    match Command::new("python3").arg(script).arg(&path).arg(commitment).output() {
        Ok(output) => assert!(output.status.success(), "{output:?}"),
        Err(error) => eprintln!("skipped: python3 is not installed ({error})"),
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_and_files_of_a_game_that_goes_on_tell_nobodys_tiles_but_ones_own() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let (first, second) = duel.on_turn().await;
    let mine = duel.view(first).await.rack.unwrap().to_string();
    duel.exchange(4).await;
    duel.exchange(4).await;
    let racks = racks(&duel.state().await);
    for (person, other) in [(first, second), (second, first)] {
        let own = duel.view(person).await;
        let foreign = duel.view(other).await;
        let history = person.command("/history").await.done().await;
        assert!(history.is_ephemeral());
        let export = person.command("/export").await.done().await;
        let gcg = String::from_utf8(file(&export).await).unwrap();
        assert!(export.is_ephemeral() && gcg.contains("#incomplete"), "{gcg}");
        assert!(labels(&export.message).is_empty(), "nothing to show to everybody");
        for text in [history.text(), &gcg] {
            for turn in own.turns.iter().filter_map(|turn| turn.rack.as_ref()) {
                assert!(text.contains(&turn.to_string()), "{turn} in {text}");
            }
            for turn in foreign.turns.iter().filter_map(|turn| turn.rack.as_ref()) {
                assert!(!text.contains(&turn.to_string()), "{turn} in {text}");
            }
            let now = foreign.rack.as_ref().unwrap().to_string();
            assert!(racks.contains(&now) && !text.contains(&now), "{now} in {text}");
        }
    }
    // Whoever only looks on knows no rack at all.
    let zuzana = table.person("Zuzana").await;
    let seen = zuzana.command("/history").await.done().await;
    assert!(!seen.text().contains(&mine), "{}", seen.text());
    assert!(racks.iter().all(|rack| !seen.text().contains(rack)), "{}", seen.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_turns_are_listed_page_by_page() {
    let (table, store) = table_with_store().await;
    let zuzana = table.person("Zuzana").await;
    let id = person_id(&zuzana).await;
    let slovak = |settings: &mut kamen::members::PersonSettings| {
        settings.tongue = Some(Tongue::Slovak);
    };
    Members::new(store.clone()).change_person(id, slovak).await.unwrap();
    let duel = Duel::begin(&table, &store).await;
    let empty = zuzana.command("/history").await.done().await;
    assert_eq!(empty.text(), "Zatiaľ nikto neťahal.");
    for _ in 0..9 {
        duel.exchange(1).await;
    }
    let last = zuzana.command("/history").await.done().await;
    assert!(last.text().starts_with("9. "), "{}", last.text());
    assert!(last.text().ends_with("Strana 2 z 2"), "{}", last.text());
    let first = last.press("Predošlé").await.done().await;
    assert_eq!(first.message["id"], last.message["id"], "the page is turned in place");
    assert!(first.text().starts_with("1. ") && first.text().contains("\n8. "), "{}", first.text());
    let again = first.press("Ďalšie").await.done().await;
    assert_eq!(again.text(), last.text());
    let board = duel.end_by(&duel.anna, "Ano, vzdát se").await;
    let all = zuzana.press(&board, "Všechny tahy").await.done().await;
    assert!(labels(&all.message).contains(&"Záznam hry".to_owned()), "{}", all.message);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_rematch_the_old_board_points_to_the_new_one() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let board = duel.end_by(&duel.ben, "Yes, resign").await;
    duel.anna.press(&board, "Odveta").await;
    let points = |message: &serde_json::Value| {
        message["id"] == board["id"] && message["content"].as_str().unwrap().contains("/channels/")
    };
    let old = duel.anna.sees("the old board", points).await;
    let rematch = &old["components"][0]["components"][0];
    assert_eq!((&rematch["label"], &rematch["disabled"]), (&"Odveta".into(), &true.into()));
    let link = old["content"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let messages = duel.anna.messages().await;
    let new = messages.iter().find(|message| message["id"] == link.as_str()).unwrap();
    assert_ne!(table_of(new), duel.id);
    assert!(labels(new).contains(&"Přijmout".to_owned()), "{new}");
    duel.ben.press(new, "Přijmout").await;
    let begun =
        |message: &serde_json::Value| !alt(message).is_empty() && message["id"] == link.as_str();
    duel.anna.sees("the new board", begun).await;
    table.finish().await;
}
