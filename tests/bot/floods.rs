//! Floods, with the limits as they are shipped: so much is answered and no more, whatever is asked.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use kamen::members::Members;
use kamen::session::Limits;
use kamen::store::Store;
use kamen::texts::Tongue;

use crate::driver::{Person, Table};
use crate::kit::{asked, person_id, run, table_of, until};

/// The limits of somebody who has set none.
fn shipped() -> Limits {
    Limits { computer_pause: Duration::ZERO, ..Limits::default() }
}

/// Uses commands at once, again and again; how many of them were answered, and in which time.
async fn flood(
    person: &Person<'_>,
    commands: &[&str],
    each: usize,
    held_off: &str,
) -> (usize, Duration) {
    let began = Instant::now();
    let all = (0..each).flat_map(|_| commands).map(|command| async {
        let answer = person.command(command).await.done().await;
        assert_ne!(answer.state(), "failed", "{}", answer.interaction);
        // A board that another one has followed is gone already.
        if !answer.message["content"].as_str().is_some_and(|text| text.contains(held_off)) {
            return 1;
        }
        assert!(answer.is_ephemeral() && answer.text().contains("second"), "{}", answer.text());
        0
    });
    let answered = join_all(all).await.into_iter().sum();
    (answered, began.elapsed())
}

/// What may be answered in such a time.
fn most(limits: &Limits, within: Duration) -> usize {
    let steady = within.as_secs_f64() * f64::from(limits.requests_per_minute) / 60.0;
    limits.burst as usize + steady.ceil() as usize
}

#[tokio::test(flavor = "multi_thread")]
async fn words_hints_and_boards_are_answered_so_often_and_no_more() {
    let store = Store::memory();
    let table = Table::start(|login| run(login, store.clone(), shipped())).await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let opened = asked(&ben, "/new level:random lexicon:en").await;
    let id = table_of(&opened.message);
    until(&store, id, "Ben's turn", |state| state.computer_to_move().is_none()).await;
    let commands = ["/word check word:stone", "/hint", "/board"];
    // No more than the sandbox keeps of what one person alone sees, or it could not be read.
    let (answered, within) = flood(&ben, &commands, 50, "That is too fast for me").await;
    let most = most(&shipped(), within);
    assert!(answered <= most, "{answered} answers within {within:?}, at most {most}");
    assert!(answered + 1 >= shipped().burst as usize, "{answered}: the burst is his");
    // Somebody else is heard meanwhile.
    let told = asked(&anna, "/word check word:kámen lexicon:cs-klasik").await.done().await;
    assert!(told.text().starts_with('✅'), "{}", told.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_count_as_commands_do() {
    let limits = Limits { requests_per_minute: 1, burst: 3, ..shipped() };
    let table = Table::start(|login| run(login, Store::memory(), limits)).await;
    let ben = table.person("Ben").await;
    let opened = asked(&ben, "/new level:random lexicon:en").await;
    let first = opened.press("My rack").await;
    assert!(!first.message["attachments"].as_array().unwrap().is_empty(), "{}", first.message);
    opened.press("My rack").await;
    let fourth = opened.press("My rack").await;
    assert!(
        fourth.text().starts_with("That is too fast for me; try again in"),
        "{}",
        fourth.text()
    );
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_much_is_told_so_in_their_own_language() {
    let store = Store::memory();
    let zuzana = Members::new(store.clone());
    let limits = Limits { requests_per_minute: 1, burst: 1, ..shipped() };
    let table = Table::start(|login| run(login, store, limits)).await;
    let slovak = table.person("Zuzana").await;
    let change = |it: &mut kamen::members::PersonSettings| it.tongue = Some(Tongue::Slovak);
    zuzana.change_person(person_id(&slovak).await, change).await.unwrap();
    for (name, told) in [("Anna", "moc rychl"), ("Ben", "too fast"), ("Zuzana", "príliš rýchl")]
    {
        let person = table.person(name).await;
        asked(&person, "/help").await;
        let answer = asked(&person, "/help").await;
        assert!(answer.is_ephemeral(), "{name}");
        assert!(answer.text().contains(told), "{name}: {}", answer.text());
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn proposals_have_a_budget_of_their_own() {
    let limits = Limits { completions_per_minute: 1, completions_burst: 2, ..shipped() };
    let table = Table::start(|login| run(login, Store::memory(), limits)).await;
    let ben = table.person("Ben").await;
    for _ in 0..2 {
        assert!(!ben.completions("word check", "word", "quiz").await.is_empty());
    }
    for _ in 0..3 {
        assert!(ben.completions("word check", "word", "quiz").await.is_empty());
        assert!(ben.completions("new", "level", "").await.is_empty());
    }
    let told = asked(&ben, "/word check word:quiz").await.done().await;
    assert!(told.text().starts_with('✅'), "{}", told.text());
    table.finish().await;
}
