//! Starting, typing, pressing, filling in.

use serde_json::json;

use crate::driver::Table;
use crate::echo::echo_bot;
use crate::kit;
use crate::view::{DOWN, ENTER, View};

#[tokio::test]
async fn the_welcome_starts_a_game_in_one_click() {
    let Some(view) = View::begin(Table::start(echo_bot).await).await else { return };
    view.visit("Anna").await;
    view.until("welcome", "document.querySelector('dialog.welcome #start')").await;
    view.chromium.keep_picture("welcome").await;
    view.click("#start").await;
    view.until_log_shows("A new table against adept").await;
    view.chromium.keep_picture("first-game").await;
    view.chromium.go(&view.table.sandbox.url()).await;
    view.until("ready", "document.body.dataset.ready === 'yes'").await;
    assert!(view.chromium.find("dialog").await.is_empty(), "the welcome comes only once");
    view.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_begins_a_game_with_a_computer() {
    let Some(view) = View::begin(kit::table().await).await else { return };
    view.visit("Anna").await;
    view.until("welcome", "document.querySelector('dialog.welcome #start')").await;
    view.click("#start").await;
    let board = "[...document.querySelectorAll('img')].some((image) => image.alt.length > 100)";
    view.until("the board", board).await;
    view.chromium.keep_picture("first-board").await;
    view.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_chooses_in_the_lobby_what_is_agreed_on() {
    let Some(view) = View::begin(kit::table().await).await else { return };
    view.enter("Ben").await;
    let ben = view.table.person("Ben").await;
    ben.command("/new lexicon:en level:random level2:adept players:4").await;
    view.press("Options…").await;
    view.until_log_shows("What you can still agree on").await;
    view.keep_pictures("options").await;
    view.press("Play a rated game").await;
    view.until_log_shows("Play unrated").await;
    view.click("//button[contains(normalize-space(), 'no time limit')]").await;
    view.press("Time: 25 minutes for the game").await;
    view.until_log_shows("25 min for each player · no hints · rated game").await;
    view.finish().await;
}

#[tokio::test]
async fn without_a_bot_the_welcome_says_how_to_connect_one() {
    let Some(view) = View::begin(Table::empty(Default::default()).await).await else { return };
    view.visit("Anna").await;
    let shown = view.until("advice", "document.querySelector('dialog .lonely')?.innerText").await;
    let wanted = format!("KAMEN_DISCORD_API={}", view.table.sandbox.url());
    assert!(shown.as_str().unwrap().contains(&wanted), "{shown}");
    view.finish().await;
}

#[tokio::test]
async fn a_command_is_typed_with_autocomplete() {
    let Some(view) = View::open("Ben").await else { return };
    view.write("#words", "/wor").await;
    view.until("commands", "document.querySelector('[role=option]')?.innerText.includes('/word')")
        .await;
    view.press_keys(ENTER).await;
    view.write(".option input", "ka").await;
    let offered = "document.querySelector('.list')?.innerText.trim() === 'kamna'";
    view.until("completions", offered).await;
    view.chromium.keep_picture("autocomplete").await;
    view.press_keys(DOWN).await;
    view.press_keys(ENTER).await;
    view.until("choice", "document.querySelector('.option input').value === 'kamna'").await;
    view.press_keys(ENTER).await;
    view.until_log_shows("word kamna").await;
    view.finish().await;
}

#[tokio::test]
async fn options_are_checked_before_a_command_is_sent() {
    let Some(view) = View::open("Ben").await else { return };
    view.write("#words", "/echo ").await;
    view.write("[data-option=text]", ENTER).await;
    let complaint = "document.querySelector('.option .problem')?.innerText.includes('required')";
    view.until("complaint", complaint).await;
    view.write("[data-option=text]", "ahoj").await;
    view.press("+ times").await;
    view.write("[data-option=times]", &format!("9{ENTER}")).await;
    view.until("limit", "document.body.innerText.includes('At most 3.')").await;
    view.write("[data-option=times]", &format!("\u{E003}2{ENTER}")).await;
    view.until_log_shows("ahoj ahoj").await;
    view.finish().await;
}

#[tokio::test]
async fn a_button_edits_its_message_in_place() {
    let Some(view) = View::open("Anna").await else { return };
    view.write("#words", &format!("/ozvěna co:kostka{ENTER}")).await;
    view.until_log_shows("kostka").await;
    view.press("Again").await;
    view.until_log_shows("kostka again").await;
    let once = "document.querySelectorAll('.message').length === 1 \
                && document.querySelector('.edited') !== null";
    view.until("one edited message", once).await;
    view.finish().await;
}

#[tokio::test]
async fn a_modal_is_filled_in_and_a_select_chosen() {
    let Some(view) = View::open("Ben").await else { return };
    view.table.person("Ben").await.command("/echo text:here").await;
    view.press("Ask").await;
    view.write("dialog.modal input[name=word]", "kámen").await;
    view.chromium.keep_picture("modal").await;
    view.press("Submit").await;
    view.until_log_shows("You said kámen").await;
    view.until("closed", "!document.querySelector('dialog')").await;
    view.click("button.select").await;
    view.click("//*[@role='menuitemcheckbox'][normalize-space()='green']").await;
    view.press_keys("\u{E00C}").await;
    view.until_log_shows("green").await;
    view.until("secret", "document.querySelector('.message.secret')").await;
    view.press("Dismiss message").await;
    view.until("dismissed", "!document.querySelector('.message.secret')").await;
    view.finish().await;
}

#[tokio::test]
async fn a_bot_that_does_not_answer_is_told_of() {
    let Some(view) = View::open("Ben").await else { return };
    view.write("#words", &format!("/silent{ENTER}")).await;
    view.press_keys(ENTER).await;
    view.until("waiting", "document.querySelector('.pending .waiting')").await;
    view.table.advance(4_000).await;
    view.until_log_shows("The application did not respond.").await;
    view.click("#developer").await;
    view.until("latency", "document.querySelector('#journal .entry.error')").await;
    view.chromium.keep_picture("developer").await;
    view.finish().await;
}

#[tokio::test]
async fn the_page_comes_back_when_the_server_does() {
    let Some(mut view) = View::open("Ben").await else { return };
    let port = view.table.sandbox.address().port();
    let fresh = kamen::sandbox::Sandbox::start(kamen::sandbox::Setup::default(), 0).await.unwrap();
    std::mem::replace(&mut view.table.sandbox, fresh).stop().await;
    view.until("notice", "document.getElementById('notice').innerText.includes('lost')").await;
    let again = kamen::sandbox::Sandbox::start(kamen::sandbox::Setup::default(), port).await;
    view.table.sandbox = again.unwrap();
    assert_eq!(view.table.sandbox.address().port(), port);
    view.until("return", "document.getElementById('notice').innerText.includes('is back')").await;
    view.table.post("people/Anna/type", json!({"channel": "general", "content": "hello"})).await;
    view.until_log_shows("hello").await;
    view.chromium.close().await;
}
