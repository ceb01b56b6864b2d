//! The page when its server is killed and started again: everything is there, and the game goes on.

use serde_json::json;

use crate::driver::Table;
use crate::folder::Folder;
use crate::game::{BOARD, Books, Game};
use crate::kit::{self, Coach};
use crate::served::{Served, data_of};
use crate::view::{ESCAPE, View};

/// The path of the picture of the board, once it is there.
const BOARD_PATH: &str = "{BOARD}?.naturalWidth > 0 && new URL({BOARD}.src).pathname";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_in_the_page_after_the_process_was_killed() {
    let folder = Folder::new("again");
    let served = Served::start(&folder).await;
    let (url, token, port) =
        (served.table.login.url.clone(), served.table.login.token.clone(), served.port());
    let Some(view) = View::begin(Table::elsewhere(&url, &token).await).await else { return };
    let data = served.data.clone();
    let game = Game::begin(&view, Books::Of(&data), "Anna").await;
    let coach = Coach::of(&served.store().await, game.id).await;
    game.try_move(&game.word(&coach).await).await;
    game.confirm().await;
    game.until_followed().await;
    view.press("Můj zásobník").await;
    let rack = game.until_secret("rack.png").await;
    let path = BOARD_PATH.replace("{BOARD}", BOARD);
    let board = view.until("the board", &path).await;
    let texts =
        "[...document.querySelectorAll('#log .prose')].map((one) => one.innerText).join('|')";
    let log = view.until("the log", texts).await;
    served.end("KILL").await;
    view.until("notice", "document.getElementById('notice').innerText.includes('lost')").await;

    let served = Served::start_with(&folder, &["--port", &port]).await;
    assert_eq!(served.table.login.url, url);
    view.until("return", "document.getElementById('notice').innerText.includes('is back')").await;
    view.until("the same board", &format!("({path}) === {board}")).await;
    view.until("the same texts", &format!("({texts}) === {log}")).await;
    assert_eq!(game.until_secret("rack.png").await, rack);
    view.until("Anna", "document.getElementById('me').innerText.includes('Anna')").await;
    view.keep_pictures("again-1-after-kill").await;

    game.try_move(&game.word(&coach).await).await;
    game.confirm().await;
    view.until("another board", &format!("({path}) && ({path}) !== {board}")).await;
    served.end("INT").await;
    view.chromium.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_world_is_told_of_on_the_page_and_lost_pictures_by_their_words() {
    let folder = Folder::new("again-damaged");
    let served = Served::start(&folder).await;
    served.end("INT").await;
    let log = data_of(&folder).join("sandbox/world/log");
    let text = std::fs::read_to_string(&log).unwrap();
    std::fs::write(&log, text.replacen("Anna", "Anka", 1)).unwrap();
    let served = Served::start(&folder).await;
    let (url, token) = (served.table.login.url.clone(), served.table.login.token.clone());
    let Some(view) = View::begin(Table::elsewhere(&url, &token).await).await else { return };
    view.visit("Ben").await;
    let notice = "document.getElementById('notice')";
    view.until("a sentence", &format!("{notice}.innerText.includes('could not be read')")).await;
    view.until("ready", "document.body.dataset.ready === 'yes'").await;
    view.press_keys(ESCAPE).await;
    view.click("#notice").await;
    view.until("no sentence", &format!("{notice}.hidden")).await;

    // The files of messages are gone before the page has seen them; what they showed is told in words.
    view.chromium.go("about:blank").await;
    let ben = view.table.person("Ben").await;
    let answer = ben.command("/new level:random lexicon:en").await;
    assert_ne!(answer.state(), "failed");
    ben.sees("the board", |message| !kit::alt(message).is_empty()).await;
    // The board may change at the next start, when the computer goes on; the rack does not.
    let rack = ben.command("/rack").await.done().await;
    let port = served.port();
    served.end("INT").await;
    let files = data_of(&folder).join("sandbox/world/files");
    std::fs::remove_dir_all(&files).unwrap();
    let served = Served::start_with(&folder, &["--port", &port]).await;
    assert_eq!(served.table.login.url, url);
    view.visit("Ben").await;
    let words: String = kit::alt(&rack.message).chars().take(20).collect();
    let lost =
        format!("document.querySelector('.secret .lost')?.innerText.includes({})", json!(words));
    view.until("its words", &lost).await;
    view.chromium.keep_picture("again-2-lost-picture").await;
    served.end("INT").await;
    view.chromium.close().await;
}
