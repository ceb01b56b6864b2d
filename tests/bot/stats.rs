//! Statistics, the table of players and lists of tables, from games that people play.

use serde_json::Value;

use crate::driver::{Answer, Person, Table};
use crate::kit::{labels, table};

/// Asks until the answer tells what it must in the end: results are counted beside the game.
async fn in_the_end<'a>(person: &Person<'a>, command: &str, told: &str) -> Answer<'a> {
    let found = async {
        loop {
            let answer = person.command(command).await.done().await;
            if answer.text().contains(told) {
                return answer;
            }
        }
    };
    crate::driver::soon(&format!("{command}: {told}"), found).await
}

/// A game between Anna and Ben that Anna gives up.
async fn lost_by_anna(table: &Table, options: &str) {
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    begin(&anna, &ben, options).await;
    let asked = anna.command("/resign").await;
    asked.press("Ano, vzdát se").await;
}

/// A game between two people that goes on.
async fn begin(anna: &Person<'_>, ben: &Person<'_>, options: &str) -> Value {
    let lobby = anna.command(&format!("/new opponent:Ben lexicon:en {options}")).await;
    ben.press(&lobby.message, "Přijmout").await;
    let id = lobby.message["id"].clone();
    let plays =
        |message: &Value| message["id"] == id && labels(message).contains(&"Táhnout".to_owned());
    ben.sees("a board", plays).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_counts_for_both_players() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let none = anna.command("/stats").await;
    assert!(none.is_ephemeral() && none.text().contains("Zatím se žádná hra nedohrála"));
    lost_by_anna(&table, "").await;
    let own = in_the_end(&anna, "/stats", "1 hra: výhry 0, remízy 0, prohry 1").await;
    assert!(own.is_ephemeral(), "{}", own.message);
    assert!(own.text().contains("Proti lidem: výhry 0, remízy 0, prohry 1"), "{}", own.text());
    assert!(own.text().contains("Nejlepší hra: **0** bodů (<t:"), "{}", own.text());
    let here = ben.command("/stats here:true").await;
    assert!(here.text().contains("on this server"), "{}", here.text());
    assert!(here.text().contains("1 game: 1 won, 0 drawn, 0 lost"), "{}", here.text());
    let zuzana = table.person("Zuzana").await;
    zuzana.command("/settings me language:sk").await;
    let other = zuzana.command("/stats who:Anna").await;
    assert!(other.is_ephemeral());
    assert!(other.text().contains(&format!("<@{}>", anna.id().await)), "{}", other.text());
    assert!(other.text().contains("1 hra: výhry 0, remízy 0, prehry 1"), "{}", other.text());
    assert_eq!(other.message["mentions"].as_array().unwrap().len(), 0, "nobody is pinged");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_with_the_computer_stand_by_its_level() {
    let table = table().await;
    let ben = table.person("Ben").await;
    let lobby = ben.command("/new level:random lexicon:en").await;
    // Against the computer alone the game begins at once, or when it is started.
    if labels(&lobby.message).contains(&"Start".to_owned()) {
        lobby.press("Start").await;
    }
    ben.sees("a board", |message| labels(message).contains(&"Play".to_owned())).await;
    ben.command("/resign").await.press("Yes, resign").await;
    let own = in_the_end(&ben, "/stats", "1 game: 0 won, 0 drawn, 1 lost").await;
    assert!(own.text().contains("Against **Kámen"), "{}", own.text());
    assert!(!own.text().contains("Against people"), "{}", own.text());
    let board = ben.command("/leaderboard language:en").await;
    assert!(board.text().contains("No two people have finished a game"), "{}", board.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_of_players_is_for_everybody_to_see() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    lost_by_anna(&table, "rated:true").await;
    let winner = format!("1. <@{}> **1512?** – 1 game: 1 won", ben.id().await);
    let board = in_the_end(&ben, "/leaderboard language:en", &winner).await;
    assert!(!board.is_ephemeral());
    let loser = format!("2. <@{}> **1488?** – 1 game: 0 won", anna.id().await);
    assert!(board.text().contains(&loser), "{}", board.text());
    assert!(board.text().contains("fewer than 5 games"), "{}", board.text());
    assert_eq!(board.message["mentions"].as_array().unwrap().len(), 0, "nobody is pinged");
    let rated = anna.command("/žebříček jazyk:en hodnocené:true").await;
    assert!(rated.text().contains("angličtina, hodnocené hry"), "{}", rated.text());
    assert!(rated.text().contains("**1512?**"), "{}", rated.text());
    let czech = anna.command("/leaderboard language:cs").await;
    assert!(czech.text().contains("žádní dva lidé"), "{}", czech.text());
    let refused = anna.command("/leaderboard language:tlh").await;
    assert!(refused.is_ephemeral() && refused.text().contains("cs, sk, en"), "{}", refused.text());
    let server = anna.command("/stats server:true").await;
    assert!(server.is_ephemeral());
    assert!(server.text().contains("1 hra, z toho mezi lidmi 1"), "{}", server.text());
    let active = format!("<@{}> 1 · <@{}> 1", anna.id().await, ben.id().await);
    assert!(server.text().contains(&active), "{}", server.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_needs_a_server_is_refused_in_private() {
    let table = table().await;
    let dm = table.person("Ben").await.in_dm().await;
    for command in ["/leaderboard", "/stats here:true", "/stats server:true", "/tables"] {
        let refused = dm.command(command).await;
        assert!(refused.text().starts_with("We are alone here"), "{}", refused.text());
    }
    assert!(dm.command("/stats").await.text().contains("No game has been finished"));
    assert!(dm.command("/tables mine:true").await.text().contains("There are none"));
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_go_on_are_listed() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let none = anna.command("/tables").await;
    assert!(none.is_ephemeral() && none.text().contains("Žádné nejsou"), "{}", none.text());
    begin(&anna, &ben, "").await;
    ben.at("table-1").command("/new lexicon:en").await;
    let here = ben.command("/tables").await;
    assert!(here.is_ephemeral());
    let lines: Vec<&str> = here.text().lines().collect();
    assert_eq!(lines.len(), 3, "{}", here.text());
    let (one, other) = (anna.id().await, ben.id().await);
    assert!(lines[1].contains(&format!("<@{one}>, <@{other}>")), "{}", lines[1]);
    assert!(lines[1].contains("your turn") || lines[1].contains("to move"), "{}", lines[1]);
    assert!(lines[2].contains("waits for players"), "{}", lines[2]);
    let mine = anna.in_dm().await.command("/stoly moje:true").await;
    assert_eq!(mine.text().lines().count(), 2, "{}", mine.text());
    let zuzana = table.person("Zuzana").await;
    let others = zuzana.command("/tables mine:true").await;
    assert!(others.text().contains("There are none"), "{}", others.text());
    anna.command("/resign").await.press("Ano, vzdát se").await;
    in_the_end(&anna, "/tables", "čeká na hráče").await;
    let over = anna.command("/tables mine:true").await;
    assert!(over.text().contains("Žádné nejsou"), "{}", over.text());
    table.finish().await;
}
