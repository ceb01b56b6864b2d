//! The real process is killed at random moments: while it starts, while computers think, while people
//! move. Every move that was acknowledged is there afterwards, every table goes on, and the message
//! in each channel shows how it stands.
//!
//! `./test` kills it five times. Many times:
//!
//! ```sh
//! KAMEN_KILLS=300 cargo test --release --test bot kill -- --nocapture
//! ```

use std::path::Path;
use std::time::{Duration, Instant};

use kamen::games::rules::Viewer;
use kamen::games::scrabble::{Action, TurnDeed};
use kamen::sandbox::Setup;
use kamen::session::game::GameView;
use kamen::session::table::Table as GameTable;
use kamen::store::{Kind, RecordKey, SledOptions, Store};
use kamen::texts::Tongue;
use serde_json::Value;

use crate::driver::{Table, soon};
use crate::folder::Folder;
use crate::kit::alt;
use crate::player::{Made, Player, games, library};
use crate::process::{Process, stored, until_online};

const SEATS: [(&str, &str); 3] = [("Anna", "general"), ("Ben", "table-1"), ("Zuzana", "table-2")];

/// After so many kills everything is looked at from outside, and a new store is begun.
const ROUND: usize = 20;

/// How long a life may last without the moves that it was to see.
const LONGEST_LIFE: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_bot_loses_no_move_and_every_table_goes_on() {
    let kills = std::env::var("KAMEN_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(5);
    let library = library();
    let mut tally = Tally::default();
    while tally.kills < kills {
        let folder = Folder::new("kill");
        let data = folder.0.join("data");
        let table = Table::empty(Setup::default()).await;
        let mut players = Vec::new();
        for seat in SEATS {
            players.push(Player::new(&table, seat, data.clone(), library.clone()).await);
        }
        for _ in 0..ROUND.min(kills - tally.kills) {
            live_once(&table, &data, &players, &mut tally).await;
        }
        tally.acknowledged += acknowledged(&table, &players).await.len();
        go_on(&table, &data, &players, &mut tally).await;
        soon("the end", table.sandbox.stop()).await;
        eprintln!("{tally:?}");
    }
    assert!(tally.acknowledged > 0 && tally.went_on > 0, "{tally:?}");
}

/// What happened.
#[derive(Debug, Default)]
struct Tally {
    kills: usize,
    before_it_was_there: usize,
    acknowledged: usize,
    /// Channels in which a further move was acknowledged afterwards.
    went_on: usize,
}

/// Starts the process, lets people play, kills it after a while, and looks for every move that was
/// acknowledged.
async fn live_once(table: &Table, data: &Path, players: &[Player], tally: &mut Tally) {
    let odd = tally.kills as u64 * 0x9e37 + 7;
    let begun = Instant::now();
    let made = || players.iter().map(|player| player.made.lock().unwrap().len()).sum::<usize>();
    let before = made();
    let process = Process::start(table, data);
    let everybody = async {
        let [a, b, c] = players else { unreachable!("there are three") };
        tokio::join!(a.play(table), b.play(table), c.play(table))
    };
    // A third of the kills comes while it starts, the others after some moves and a moment more.
    let enough = async {
        if tally.kills.is_multiple_of(3) {
            return tokio::time::sleep(Duration::from_millis(odd % 900)).await;
        }
        let wanted = before + 1 + (odd % 12) as usize;
        while made() < wanted && begun.elapsed() < LONGEST_LIFE {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(odd % 40_000)).await;
    };
    tokio::select! {
        _ = everybody => unreachable!("they play without end"),
        () = enough => {}
    }
    let was_there = table.get("world").await["bot_online"] == true;
    process.kill().await;
    until_online(table, false).await;
    tally.kills += 1;
    tally.before_it_was_there += usize::from(!was_there);
    assert_kept(data, &acknowledged(table, players).await).await;
}

/// The moves that the bot has told their players to be made.
async fn acknowledged(table: &Table, players: &[Player]) -> Vec<Made> {
    let stale = Tongue::ALL.map(|tongue| tongue.say("table-stale", &[]));
    let mut found = Vec::new();
    for player in players {
        let made = player.made.lock().unwrap().clone();
        for made in made {
            let told = table.get(&format!("interactions/{}", made.interaction)).await;
            // The answer to a move is the rack after it; a refusal is a sentence.
            let message = &told["message"];
            let text = message["content"].as_str().unwrap_or_default();
            if stale.iter().any(|stale| text.starts_with(stale.as_str())) {
                continue;
            }
            if message["attachments"][0]["filename"] == "rack.png" {
                found.push(made);
            }
        }
    }
    found
}

/// Every move that was acknowledged is in the log of its table, in the order in which they were made,
/// and everything that is stored is sound.
async fn assert_kept(data: &Path, acknowledged: &[Made]) {
    let folder = data.join("store");
    if !folder.exists() {
        return assert!(acknowledged.is_empty());
    }
    let store = Store::sled(&folder, &SledOptions::default()).unwrap();
    let games = games(&store).await;
    for game in &games {
        let Some(GameView::Scrabble(view)) = game.view_as(Viewer::Spectator).game else { continue };
        let mut turns = view.turns.iter();
        for made in acknowledged.iter().filter(|made| made.table == game.id()) {
            let seat = game.seat_of(made.by);
            let kept = turns.any(|turn| Some(turn.seat) == seat && is(&turn.deed, &made.action));
            assert!(kept, "{made:?} is not in {:?}", view.turns);
        }
    }
    for made in acknowledged {
        assert!(games.iter().any(|game| game.id() == made.table), "{} is gone", made.table);
    }
    let mut checks = store.check().await.unwrap();
    checks.push(kamen::session::check(&store).await.unwrap());
    checks.push(kamen::members::check(&store).await.unwrap());
    for check in checks {
        assert!(check.problems.is_empty(), "{}: {:?}", check.name, check.problems);
    }
}

/// Whether a turn is what somebody wanted to do; the tiles of an exchange are nobody's business.
fn is(deed: &TurnDeed, action: &Action) -> bool {
    match (deed, action) {
        (TurnDeed::Placed { placement, .. }, Action::Place(wanted)) => placement == wanted,
        (TurnDeed::Exchanged { count, .. }, Action::Exchange(tiles)) => *count == tiles.len(),
        (TurnDeed::Passed, Action::Pass) => true,
        _ => false,
    }
}

/// Starts the bot once more: computers move by themselves, people move, every message shows how its
/// table stands, and the bot stops well.
async fn go_on(table: &Table, data: &Path, players: &[Player], tally: &mut Tally) {
    let process = Process::start_and_wait(table, data).await;
    for player in players {
        let own = std::slice::from_ref(player);
        let before = acknowledged(table, own).await.len();
        soon("a further move", async {
            while acknowledged(table, own).await.len() == before {
                if !player.step(table).await {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
        })
        .await;
        tally.went_on += 1;
    }
    let begun = Instant::now();
    while let Err(why) = all_shown(table, data).await {
        assert!(begun.elapsed() < LONGEST_LIFE, "{why}\n{}", process.log());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    process.stop().await;
    until_online(table, false).await;
    assert_kept(data, &acknowledged(table, players).await).await;
}

/// Whether nobody waits for a computer and every message shows its table as it stands.
async fn all_shown(table: &Table, data: &Path) -> Result<(), String> {
    let store = stored(data).await.ok_or("no bot")?;
    let anna = table.person("Anna").await;
    for game in games(&store).await {
        if game.computer_to_move().is_some() {
            return Err(format!("{} waits for a computer", game.id()));
        }
        let key = RecordKey::new(game.id().to_string()).unwrap();
        let record = store.get(&Kind::named("board"), &key).await.unwrap();
        let record = record.ok_or_else(|| format!("{} has no message", game.id()))?;
        let record: Value = serde_json::from_str(&record.value).unwrap();
        let (id, channel) = (record["message"].to_string(), game.room().channel.to_string());
        let messages = anna.at(&channel).messages().await;
        let message = messages.iter().find(|message| message["id"] == id.as_str());
        let message = message.ok_or_else(|| format!("{}: {record} is not there", game.id()))?;
        shows(&game, message)?;
    }
    Ok(())
}

/// Whether a message shows the last turn of a game.
fn shows(game: &GameTable, message: &Value) -> Result<(), String> {
    let Some(GameView::Scrabble(view)) = game.view_as(Viewer::Spectator).game else {
        return Ok(());
    };
    let said = format!("{}\n{}", message["content"].as_str().unwrap_or_default(), alt(message));
    let scores = view.players.iter().map(|player| player.score.0.to_string());
    let word = view.turns.last().and_then(|turn| match &turn.deed {
        TurnDeed::Placed { words, .. } => words.first().map(|word| word.word.to_string()),
        _ => None,
    });
    match scores.chain(word).find(|wanted| !said.contains(wanted)) {
        Some(missing) => Err(format!("{}: no {missing} in {said}", game.id())),
        None => Ok(()),
    }
}
