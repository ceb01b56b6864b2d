//! Reminders: each takes the place of what was said before, and goes when the turn does.

use kamen::session::{Clock, Moment};
use kamen::store::Store;
use serde_json::Value;

use crate::driver::{Table, pinged};
use crate::duel::Duel;
use crate::kit::{board_at, limits, run_by, until};

const HOUR: u64 = 3_600_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_goes_when_the_turn_does() {
    let (store, clock) = (Store::memory(), Clock::standing_at(Moment(1_700_000_000_000)));
    let (own, hands) = (store.clone(), clock.clone());
    let serve = |login| run_by(hands, login, own, limits(), std::future::pending());
    let table = Table::start(serve).await;
    let duel = Duel::begin_with(&table, &store, "clock:1d").await;
    for _ in 0..3 {
        let (who, other) = duel.on_turn().await;
        let calls = |message: &Value, name: &str, text: &str| {
            message["content"].as_str().unwrap().ends_with(text) && pinged(message) == [name]
        };
        let call = |message: &Value| calls(message, &who.name, ", jste na tahu.");
        let call = who.sees("the call", call).await;
        clock.turn(12 * HOUR);
        let state = until(&store, duel.id, "a reminder", |state| state.reminders() == 1).await;
        let reminder = |message: &Value| calls(message, &who.name, ": stále jste na tahu.");
        let reminder = who.sees("the reminder", reminder).await;
        board_at(who, duel.id, state.version().0).await;
        duel.exchange(1).await;
        let next = |message: &Value| calls(message, &other.name, ", jste na tahu.");
        other.sees("the next call", next).await;
        let seen = who.messages().await;
        for gone in [&call, &reminder] {
            let is_there = seen.iter().any(|message| message["id"] == gone["id"]);
            assert!(!is_there, "{} is still there", gone["content"]);
        }
    }
    table.finish().await;
}
