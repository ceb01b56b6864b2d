//! After the game: all moves, a file, a review, what is counted, once more.

use kamen::games::noughts::EndReason;
use kamen::session::table::Stage;
use kamen::store::Store;

use crate::driver::{Answer, Person, Table, soon};
use crate::kit::{alt, asked, played, table_of, table_with_store};
use crate::round::Round;

/// A game that whoever begins wins in three marks; returns the winner and the loser.
async fn won<'b, 'c>(
    round: &Round<'_>,
    ben: &'b Person<'c>,
    anna: &'b Person<'c>,
) -> (&'b Person<'c>, &'b Person<'c>) {
    round.moves(ben, "Toss the coin").await;
    let first = round.to_act(ben, anna).await;
    let second = if first.name == ben.name { anna } else { ben };
    for (who, square) in
        [(first, "a1"), (second, "b1"), (first, "b2"), (second, "c2"), (first, "c3")]
    {
        round.moves(who, square).await;
    }
    (first, second)
}

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
    soon(&format!("{command}: {told}"), found).await
}

async fn file(answer: &Answer<'_>) -> String {
    let url = answer.message["attachments"][0]["url"].as_str().unwrap();
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    soon("the file", http.get(url).send()).await.unwrap().text().await.unwrap()
}

async fn game(table: &Table, store: &Store) -> (String, String) {
    let (ben, anna) = (table.person("Ben").await, table.person("Anna").await);
    let round = Round::of_two(store, &ben, &anna, "rated:true").await;
    let (winner, loser) = won(&round, &ben, &anna).await;
    assert!(matches!(round.view().await.ended, Some(EndReason::Line(_))));
    (winner.name.clone(), loser.name.clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_told_given_and_judged() {
    let (table, store) = table_with_store().await;
    let (winner, loser) = game(&table, &store).await;
    let ben = table.person("Ben").await;
    let (winner, loser) = (table.person(&winner).await, table.person(&loser).await);
    let history = asked(&ben, "/history").await;
    for line in ["1. ", "tosses the coin", "marks **a1**", "6. ", "marks **c3**"] {
        assert!(history.text().contains(line), "{line} is not in {}", history.text());
    }
    let exported = asked(&ben, "/export").await.done().await;
    let text = file(&exported).await;
    let result = if winner.name == "Ben" { "1-0" } else { "0-1" };
    assert!(text.contains("#player1 Ben\n#player2 Anna\n1 toss "), "{text}");
    assert!(text.contains(" a1\n") && text.ends_with(&format!("{result}\n")), "{text}");
    let review = in_the_end(&ben, "/analyse", "**Analysis**").await;
    let of = |who: &str, told: &str| format!("<@{who}>: {told}");
    let lost = of(&loser.id().await, "2 marks, 1 mistake");
    let kept = of(&winner.id().await, "3 marks, nothing lost");
    assert!(review.text().contains(&lost) && review.text().contains(&kept), "{}", review.text());
    let turns = review.press("Next").await;
    assert!(turns.text().contains("**b1** ✗ a loss instead of a draw"), "{}", turns.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn its_results_are_counted_and_never_with_those_of_scrabble() {
    let (table, store) = table_with_store().await;
    let (winner, loser) = game(&table, &store).await;
    let (ben, anna) = (table.person("Ben").await, table.person("Anna").await);
    ben.command("/settings me language:en").await;
    let own = in_the_end(&ben, "/stats", "1 game").await;
    assert!(own.text().contains("Rows of three") && !own.text().contains("whole rack"));
    let ladder = in_the_end(&ben, "/leaderboard language:noughts", "noughts and crosses").await;
    let winner = table.person(&winner).await.id().await;
    let loser = table.person(&loser).await.id().await;
    let places = [format!("1. <@{winner}>"), format!("2. <@{loser}>")];
    assert!(places.iter().all(|place| ladder.text().contains(place)), "{}", ladder.text());
    let scrabble = asked(&ben, "/leaderboard language:en").await;
    assert!(!scrabble.text().contains("1. <@"), "{}", scrabble.text());
    // With a game of Scrabble beside it, each stands below its name.
    let lobby = asked(&ben, "/new opponent:Anna lexicon:en").await;
    let id = table_of(&lobby.message);
    anna.press(&lobby.message, "Accept").await;
    crate::kit::until(&store, id, "the game", |state| state.stage() == Stage::Playing).await;
    asked(&ben, "/resign").await.press("Yes, resign").await;
    let both = in_the_end(&ben, "/stats", "**Scrabble**").await;
    let (first, second) = both.text().split_once("**noughts and crosses**").unwrap();
    assert!(first.contains("1 game") && second.contains("1 game"), "{}", both.text());
    assert!(!first.contains("Rows of three") && second.contains("Rows of three"));
    let server = asked(&ben, "/stats server:true").await;
    assert!(server.text().contains("**noughts and crosses**"), "{}", server.text());
    let check = kamen::members::check(&store).await.unwrap();
    assert_eq!(check.problems, Vec::<String>::new());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let round = Round::alone(&store, &ben, "level:random").await;
    asked(&ben, "/resign").await.press("Yes, resign").await;
    round.until("the end", |state| state.stage() == Stage::Over).await;
    round.press(&ben, "Rematch").await;
    let state = round.until("a rematch", |state| state.rematch().is_some()).await;
    let again = played(&store, state.rematch().unwrap()).await;
    assert_eq!(again.terms(), state.terms());
    let again = Round { store: &store, id: again.id() };
    again.until("the game", |state| state.stage() == Stage::Playing).await;
    let again = again.board(&ben).await;
    assert!(alt(&again).contains("Noughts and crosses"), "{again}");
    table.finish().await;
}
