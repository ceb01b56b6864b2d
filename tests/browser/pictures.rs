//! The pictures of the README: a real game in the page, made anew by `docs/screenshots`.

use std::fs;
use std::path::Path;

use kamen::meanings;
use kamen::sandbox::Setup;
use kamen::store::Store;
use serde_json::Value;

use crate::driver::Table;
use crate::folder::Folder;
use crate::game::{Books, Game};
use crate::kit::{self, Coach};
use crate::view::View;

/// The most bytes of a picture, so that the page is there at once.
const MOST: usize = 150_000;

/// How many words Anna lays before she is looked at.
const ROUNDS: usize = 5;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes docs/pictures/; docs/screenshots runs it"]
async fn the_pictures_of_the_readme() {
    let (folder, store) = (Folder::new("pictures"), Store::memory());
    meanings::build(Path::new("/usr/share"), &folder.0, &[]).unwrap();
    let own = store.clone();
    let setup = Setup { application: "Kámen".into(), ..Setup::default() };
    let table = Table::start_with(setup, |login| kit::run_in(folder, login, own, kit::limits()));
    let view = View::begin(table.await).await.expect("pictures are taken in a browser");
    view.chromium.resize(1090, 860).await;

    let game = Game::begin(&view, Books::Own(&store), "Anna").await;
    view.click("#language option[value=cs]").await;
    let coach = Coach::of(&store, game.id).await;
    for _ in 0..ROUNDS {
        game.try_move(&game.word(&coach).await).await;
        game.confirm().await;
    }
    // Each answer of its own is hidden, the newest first.
    while view.chromium.run("return document.querySelector('.secret')").await != Value::Null {
        let left = view.chromium.run("return document.querySelectorAll('.secret').length").await;
        view.press("Skrýt zprávu").await;
        let fewer = format!("document.querySelectorAll('.secret').length < {left}");
        view.until("one private message less", &fewer).await;
    }
    take(&view, "board").await;
    view.chromium.resize(390, 844).await;
    view.chromium.set_scheme("dark").await;
    take(&view, "phone").await;
    view.chromium.resize(1090, 860).await;
    view.chromium.set_scheme("light").await;

    let typed = game.word(&coach).await;
    view.press("Můj zásobník").await;
    game.until_secret("rack.png").await;
    take(&view, "rack").await;
    game.try_move(&typed).await;
    take(&view, "preview").await;
    game.confirm().await;

    view.press("Více…").await;
    view.press("Vzdát se").await;
    view.press("Ano, vzdát se").await;
    game.until_over().await;
    view.press("Rozbor").await;
    game.until_secret("lost.png").await;
    take(&view, "analysis").await;

    view.click("//nav[@id='channels']//button[contains(., 'table-1')]").await;
    view.until("another channel", "document.getElementById('title').innerText === '#table-1'")
        .await;
    let anna = view.table.person("Anna").await.at("table-1");
    kit::asked(&anna, "/slovo význam slovo:nesem").await;
    view.until_log_shows("NESEM").await;
    take(&view, "meaning").await;
    view.finish().await;
}

/// Writes a picture of the page, once nothing moves.
async fn take(view: &View, name: &str) {
    view.until_still().await;
    let picture = view.chromium.picture().await;
    assert!(picture.len() <= MOST, "{name} has {} bytes", picture.len());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/pictures");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(format!("{name}.png")), picture).unwrap();
}
