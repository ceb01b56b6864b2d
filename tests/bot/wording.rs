//! What people read at a table, in three languages: names, what is agreed on, and only what can be done.

use kamen::texts::Tongue;
use serde_json::Value;

use crate::driver::{Person, Table};
use crate::duel::Duel;
use crate::kit::{
    Coach, asked, board_at, labels, offers, person_id, played, table, table_of, table_with_store,
    until,
};

/// Lets a person speak a language from now on.
async fn speak(person: &Person<'_>, tongue: Tongue) {
    asked(person, &format!("/settings me language:{tongue}")).await;
}

/// Somebody in a channel of their own, who speaks a language.
async fn speaker(table: &Table, tongue: Tongue) -> Person<'_> {
    let (name, channel) = match tongue {
        Tongue::Czech => ("Cyril", "general"),
        Tongue::Slovak => ("Slavo", "table-1"),
        Tongue::English => ("Edith", "table-2"),
    };
    let person = table.person(name).await.at(channel);
    speak(&person, tongue).await;
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_not_on_turn_is_told_who_is_by_name() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let board = board_at(&duel.anna, duel.id, 1).await;
    for (tongue, before, after) in [
        (Tongue::Czech, "Na tahu je ", "."),
        (Tongue::Slovak, "Na ťahu je ", "."),
        (Tongue::English, "It is ", "'s turn."),
    ] {
        let (mover, other) = duel.on_turn().await;
        speak(other, tongue).await;
        let told = format!("{before}<@{}>{after}", mover.id().await);
        for command in ["/play move:8H CAT", "/exchange tiles:A", "/exchange", "/pass", "/hint"] {
            let refused = asked(other, command).await;
            assert_eq!(refused.text(), told, "{command}");
            assert!(refused.is_ephemeral(), "{command}");
        }
        for label in ["Táhnout", "Vyměnit", "Vynechat", "Tip"] {
            assert_eq!(other.press(&board, label).await.text(), told, "{label}");
        }
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_and_more_tell_all_that_is_agreed_on() {
    let (table, store) = table_with_store().await;
    for (tongue, free, counts, more) in [
        (
            Tongue::Czech,
            "slova se ověřují hned · bez časového limitu · tipy povoleny · nehodnocená hra",
            "slova se ověřují hned · 24 hodin na tah · bez tipů · hodnocená hra",
            "Více…",
        ),
        (
            Tongue::Slovak,
            "slová sa overujú hneď · bez časového limitu · tipy povolené · nehodnotená hra",
            "slová sa overujú hneď · 24 hodín na ťah · bez tipov · hodnotená hra",
            "Viac…",
        ),
        (
            Tongue::English,
            "words are checked at once · no time limit · hints allowed · unrated game",
            "words are checked at once · 24 hours for a move · no hints · rated game",
            "More…",
        ),
    ] {
        let person = speaker(&table, tongue).await;
        let lobby = asked(&person, "/new lexicon:en").await;
        assert!(lobby.text().contains(free), "{}", lobby.text());
        let cancel = labels(&lobby.message).last().unwrap().clone();
        let id = table_of(&lobby.message);
        lobby.press(&cancel).await;
        until(&store, id, "the end", |state| !state.is_live()).await;
        let lobby = asked(&person, "/new lexicon:en rated:true clock:1d").await;
        assert!(lobby.text().contains(counts), "{}", lobby.text());
        lobby.press(&labels(&lobby.message)[0]).await;
        let board = person.sees("a board", |message| offers(message, more)).await;
        let rated = counts.rsplit(" · ").next().unwrap();
        assert!(board["content"].as_str().unwrap().contains(rated), "{board}");
        let shown = person.press(&board, more).await;
        assert!(shown.text().contains(counts), "{}", shown.text());
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_with_a_game_says_what_to_do_and_no_id() {
    let table = table().await;
    for (tongue, board, thread) in [
        (Tongue::Czech, "`/deska`", "`vlákno`"),
        (Tongue::Slovak, "`/board`", "`thread`"),
        (Tongue::English, "`/board`", "`thread`"),
    ] {
        let person = speaker(&table, tongue).await;
        let lobby = asked(&person, "/new lexicon:en").await;
        let id = table_of(&lobby.message).to_string();
        let refused = asked(&person, "/new").await;
        let said = refused.text();
        assert!(refused.is_ephemeral() && said.contains(board) && said.contains(thread), "{said}");
        assert!(!said.contains(&id) && !lobby.text().contains(&id), "{said}");
    }
    table.finish().await;
}

/// The board once the last thing that happened is shown.
async fn newest(duel: &Duel<'_>) -> Value {
    board_at(&duel.anna, duel.id, duel.state().await.version().0).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_offered_back_only_to_those_who_made_one() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    assert!(!offers(&newest(&duel).await, "Vrátit tah"));
    duel.exchange(2).await;
    assert!(offers(&newest(&duel).await, "Vrátit tah"));
    // Whoever has not moved yet has nothing to take back.
    let (mover, _) = duel.on_turn().await;
    for (tongue, told) in [
        (Tongue::Czech, "Není co vracet: žádný svůj tah jste zatím nezahráli."),
        (Tongue::Slovak, "Niet čo vracať: žiadny svoj ťah ste zatiaľ nezahrali."),
        (Tongue::English, "There is nothing to take back: you have not made a turn yet."),
    ] {
        speak(mover, tongue).await;
        assert_eq!(asked(mover, "/undo").await.text(), told);
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_with_the_computer_offers_no_turn_back() {
    let (table, store) = table_with_store().await;
    let edith = speaker(&table, Tongue::English).await;
    let opened = asked(&edith, "/new lexicon:en level:random rated:true").await;
    let id = table_of(&opened.message);
    let me = person_id(&edith).await;
    let on_turn = |state: &kamen::session::table::Table| state.turn() == state.seat_of(me);
    let state = until(&store, id, "a turn", on_turn).await;
    Coach::of(&store, id).await.make_move(&store, id, &edith).await;
    let moved = |state: &kamen::session::table::Table| state.computer_to_move().is_none();
    let after = until(&store, id, "the answer", |now| {
        now.position_since() > state.position_since() && moved(now)
    });
    let board = board_at(&edith, id, after.await.version().0).await;
    assert!(offers(&board, "Play") && !offers(&board, "Take back"), "{:?}", labels(&board));
    let refused = asked(&edith, "/undo").await;
    assert!(refused.text().ends_with("play on, or resign."), "{}", refused.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_offered_only_against_a_play_of_somebody_else() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin_with(&table, &store, "rule:single").await;
    let (mover, other) = duel.on_turn().await;
    assert!(!offers(&newest(&duel).await, "Námitka"));
    for (tongue, told) in [
        (Tongue::Czech, "Není proti čemu namítat"),
        (Tongue::Slovak, "Niet proti čomu namietať"),
        (Tongue::English, "There is no play to challenge"),
    ] {
        speak(other, tongue).await;
        let refused = asked(other, "/challenge").await;
        assert!(refused.text().starts_with(told), "{}", refused.text());
    }
    Coach::of(&store, duel.id).await.make_move(&store, duel.id, mover).await;
    let state = played(&store, duel.id).await;
    let board = newest(&duel).await;
    // A rack that makes no word was exchanged, which nobody can challenge.
    let has_play = duel.view(other).await.contest.is_some();
    assert_eq!(offers(&board, "Námitka"), has_play, "{:?}", labels(&board));
    if has_play {
        for (tongue, told) in [
            (Tongue::Czech, "Proti vlastnímu tahu namítat nelze"),
            (Tongue::Slovak, "Proti vlastnému ťahu namietať nemožno"),
            (Tongue::English, "You cannot challenge your own play"),
        ] {
            speak(mover, tongue).await;
            for answer in [asked(mover, "/challenge").await, mover.press(&board, "Námitka").await]
            {
                assert!(answer.text().starts_with(told), "{}", answer.text());
            }
        }
    }
    assert_eq!(played(&store, duel.id).await.version(), state.version());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn giving_up_is_for_those_who_play() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let board = newest(&duel).await;
    let zuzana = table.person("Zuzana").await;
    speak(&zuzana, Tongue::Slovak).await;
    assert!(offers(&duel.anna.press(&board, "Více…").await.message, "Vzdát se"));
    let more = zuzana.press(&board, "Více…").await;
    let offered = labels(&more.message);
    assert!(!offered.contains(&"Vzdať sa".to_owned()), "{offered:?}");
    assert!(!offered.contains(&"Prečo tento ťah?".to_owned()), "no computer plays: {offered:?}");
    let refused = asked(&zuzana, "/resign").await;
    assert!(refused.text().starts_with("Pri tomto stole nesedíte;"), "{}", refused.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_of_typed_moves_teach_the_words_of_who_reads_them() {
    let (table, store) = table_with_store().await;
    for (tongue, word, exchange) in [
        (Tongue::Czech, "8H SLOVO", "vyměnit ABC"),
        (Tongue::Slovak, "8H SLOVO", "vymeniť ABC"),
        (Tongue::English, "8H HORSE", "exchange ABC"),
    ] {
        let person = speaker(&table, tongue).await;
        let opened = asked(&person, "/new lexicon:en level:random").await;
        let id = table_of(&opened.message);
        let me = person_id(&person).await;
        until(&store, id, "a turn", |state| state.turn() == state.seat_of(me)).await;
        let refused = asked(&person, "/play move:nonsense").await;
        assert!(refused.text().contains(word), "{}", refused.text());
        let typed = exchange.split(' ').next().unwrap();
        let refused = asked(&person, &format!("/play move:{typed}")).await;
        assert!(refused.text().contains(exchange), "{}", refused.text());
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_czech_finds_help_and_a_hint_by_their_names() {
    let table = table().await;
    let anna = table.person("Anna").await;
    let help = asked(&anna, "/nápověda").await;
    assert!(help.text().starts_with("## 👋 Jak začít"), "{}", help.text());
    let hint = asked(&anna, "/tip").await;
    assert!(hint.text().starts_with("V tomto kanálu se nehraje."), "{}", hint.text());
    table.finish().await;
}
