//! What people type: asked before a turn is given away, and changed when it was refused.

use kamen::store::Store;
use kamen::texts::Tongue;
use serde_json::json;

use crate::driver::{Person, Table};
use crate::kit::{Coach, asked, labels, played, table_with_store, view};
use crate::turns::game;

/// What is typed in each language to pass and to exchange, the buttons that then ask, and a part of
/// the question.
const TYPED: [(Tongue, &str, &str, [&str; 3], &str); 3] = [
    (Tongue::Czech, "pas", "vyměnit", ["Potvrdit", "Změnit", "Nechat být"], "Do sáčku se vrátí"),
    (Tongue::Slovak, "pas", "vymeniť", ["Potvrdiť", "Zmeniť", "Nechať tak"], "Do vrecka sa vrátia"),
    (Tongue::English, "pass", "exchange", ["Confirm", "Change", "Never mind"], "into the bag"),
];

/// Somebody new who speaks a language and wants no previews.
async fn speaker<'a>(table: &'a Table, store: &Store, tongue: Tongue) -> Person<'a> {
    crate::kit::speaker(table, store, tongue, |settings| settings.previews = false).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_pass_or_exchange_asks_even_without_previews() {
    let (table, store) = table_with_store().await;
    for (tongue, pass, exchange, buttons, text) in TYPED {
        let ben = speaker(&table, &store, tongue).await;
        let (id, _) = game(&ben, &store, "level:random").await;
        let version = played(&store, id).await.version();
        let asks = asked(&ben, &format!("/play move:{pass}")).await;
        let offered = labels(&asks.message);
        assert!(asks.is_ephemeral() && offered[1..] == buttons[1..], "{tongue}: {offered:?}");
        // Whoever meant a word writes it in its place.
        let modal = asks.press(buttons[1]).await;
        assert!(modal.interaction["modal"].to_string().contains(pass), "{}", modal.interaction);
        let rack = view(&store, id, &ben).await.rack.unwrap();
        let first = rack.iter().next().unwrap();
        let typed = format!("{exchange} {first}");
        let asks = modal.submit(json!({"move": typed})).await;
        assert_eq!(labels(&asks.message), buttons, "{tongue}: {}", asks.message);
        assert!(asks.text().contains(text), "{}", asks.text());
        let modal = asks.press(buttons[1]).await;
        assert!(modal.interaction["modal"].to_string().contains(&typed), "{}", modal.interaction);
        assert_eq!(played(&store, id).await.version(), version, "{tongue}: nothing has happened");
        let asks = asked(&ben, &format!("/play move:{pass}")).await;
        asks.press(&labels(&asks.message)[0]).await;
        assert!(played(&store, id).await.version() > version, "{tongue}: passed");
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_move_can_be_changed_as_it_was_typed() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let (id, board) = game(&ben, &store, "level:random").await;
    let version = played(&store, id).await.version();
    let long = "8H ŽLUŤOUČKÝKŮŇÚPĚLĎÁBELSKÉÓDYŽLUŤOUČKÝKŮŇÚPĚLĎÁBELSKÉÓDYX";
    assert_eq!(long.chars().count(), 58);
    for typed in ["8H ŘŘŘ", "8h xq:_*", "P8 CAT", "   8H", long] {
        let modal = ben.press(&board, "Play").await;
        let refused = modal.submit(json!({"move": typed})).await;
        assert_eq!(labels(&refused.message), ["Change"], "{typed}: {}", refused.message);
        let modal = refused.press("Change").await;
        let field = &modal.interaction["modal"]["components"][0]["components"][0];
        assert_eq!(field["value"], typed.trim(), "{}", modal.interaction);
    }
    // What is too long to be filled in does not prevent typing something else.
    let refused = asked(&ben, &format!("/play move:8H {}", "A".repeat(90))).await;
    let modal = refused.press("Change").await;
    let field = &modal.interaction["modal"]["components"][0]["components"][0];
    assert!(field["value"].as_str().is_none_or(str::is_empty), "{field}");
    let coach = Coach::of(&store, id).await;
    let text = coach.turn(&store, id, &ben).await;
    let refused = asked(&ben, "/play move:8H ŘŘŘ").await;
    let preview = refused.press("Change").await.submit(json!({"move": text})).await;
    assert_eq!(preview.message["id"], refused.message["id"], "shown in place of the refusal");
    preview.press("Confirm").await;
    assert!(played(&store, id).await.version() > version);
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn squares_outside_the_board_and_no_squares_at_all_are_told_apart() {
    let (table, store) = table_with_store().await;
    let said = [
        (Tongue::Czech, "na desce není: sloupce jsou A–O, řady 1–15", "není pole"),
        (Tongue::Slovak, "na doske nie je: stĺpce sú A–O, riadky 1–15", "nie je pole"),
        (Tongue::English, "outside the board: its columns are A–O", "is no square"),
    ];
    for (tongue, outside, unreadable) in said {
        let ben = speaker(&table, &store, tongue).await;
        game(&ben, &store, "level:random").await;
        for (square, part) in [
            ("P8", outside),
            ("8Q", outside),
            ("16A", outside),
            ("h0", outside),
            ("Z99", outside),
            ("8HH", unreadable),
            ("88", unreadable),
            ("H8H", unreadable),
        ] {
            let refused = asked(&ben, &format!("/play move:{square} CAT")).await;
            let named = refused.text().contains(&square.to_uppercase());
            assert!(refused.text().contains(part) && named, "{square}: {}", refused.text());
        }
    }
    table.finish().await;
}
