//! A game with the bot from the welcome to the analysis, and who sees what of it.

use serde_json::json;

use crate::game::{BOARD, Books, Game};
use crate::kit::{self, Coach};
use crate::view::View;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_from_the_welcome_to_the_analysis() {
    let (table, store) = kit::table_with_store().await;
    let Some(view) = View::begin(table).await else { return };
    let game = Game::begin(&view, Books::Own(&store), "Anna").await;
    view.keep_pictures("game-1-board").await;

    let coach = Coach::of(&store, game.id).await;
    let typed = game.word(&coach).await;
    view.press("Můj zásobník").await;
    let rack = game.until_secret("rack.png").await;
    view.keep_pictures("game-2-rack").await;
    game.try_move(&typed).await;
    let preview = game.until_secret("preview.png").await;
    view.keep_pictures("game-3-preview").await;

    // Ben sees the board as it was, and nothing of what Anna thinks about.
    let before = view.until("the board", &format!("{BOARD}.src")).await;
    switch_to(&view, "Ben").await;
    view.until("the same board", &format!("{BOARD}?.src === {before}")).await;
    assert_hidden(&view, &[&rack, &preview]).await;
    switch_to(&view, "Anna").await;
    game.until_secret("preview.png").await;

    game.confirm().await;
    view.until("another board", &format!("{BOARD}.src !== {before}")).await;
    view.keep_pictures("game-4-answered").await;
    switch_to(&view, "Ben").await;
    view.until("Anna's move", &format!("{BOARD} && {BOARD}.src !== {before}")).await;
    assert_hidden(&view, &[&rack, &preview]).await;
    switch_to(&view, "Anna").await;

    view.press("Více…").await;
    view.press("Vzdát se").await;
    view.press("Ano, vzdát se").await;
    game.until_over().await;
    view.until_log_shows("Vítězí").await;
    view.keep_pictures("game-5-over").await;
    for (label, picture) in
        [("Přehrát", "replay.gif"), ("Graf bodů", "scores.png"), ("Rozbor", "lost.png")]
    {
        view.press(label).await;
        assert!(game.until_secret(picture).await.contains("Anna"), "{picture}");
        view.keep_pictures(&format!("game-6-{picture}")).await;
    }
    view.until("a page of turns", "document.querySelector('.secret:last-of-type .row')").await;
    view.press("Další").await;
    view.until_log_shows("Strana 1 z 1").await;
    view.keep_pictures("game-7-turns").await;
    view.finish().await;
}

/// Another person sits down before the page.
async fn switch_to(view: &View, name: &str) {
    view.click("#me").await;
    view.click(&format!("//button[contains(@class, 'person')][contains(., '{name}')]")).await;
    let is_there = format!("document.getElementById('me').innerText.includes('{name}')");
    view.until(name, &is_there).await;
}

/// Nothing that somebody else saw alone stands anywhere in the page.
async fn assert_hidden(view: &View, secrets: &[&str]) {
    let script = format!(
        "return {}.filter((secret) => document.documentElement.outerHTML.includes(secret)) \
         .concat([...document.querySelectorAll('.secret')].map((message) => message.outerHTML))",
        json!(secrets),
    );
    assert_eq!(view.chromium.run(&script).await, json!([]));
}
