//! Single results, lists of them, and the table of players.

use kamen::ai::scrabble::Level;
use kamen::games::ending::Departure;
use kamen::games::scrabble::EndReason;
use kamen::members::{Contestant, Leaderboard, Members, Outcome, ScrabbleTotals, Statistics};
use kamen::session::PersonId;
use kamen::session::game::scrabble::Scrabble;
use kamen::session::game::{GameKind, GameResult};
use kamen::session::table::{Opening, Stage, Terms};
use kamen::store::{Expect, Kind, Store};

use crate::kit::{
    ANNA, BOB, CYRIL, SERVER, Scene, computer, language, on_turn, opening, resign, room, terms,
    turns, two_people,
};
use crate::stores::engines;

/// A game of Anna and Bob in which one of them gives up, kept.
async fn won(scene: &Scene, members: &Members, winner: PersonId, terms: Terms) {
    let table = two_people(scene, 1, terms).await;
    let loser = if winner == ANNA { BOB } else { ANNA };
    scene.clock.turn(1_000);
    let mut state = scene.look(table).await;
    if turns(&state).0 != loser {
        state = scene.ask(table, winner, crate::kit::pass()).await.unwrap().state;
    }
    assert_eq!(turns(&state).0, loser);
    let over = scene.ask(table, loser, resign()).await.unwrap().state;
    assert!(members.keep_result(&over).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_the_computer_counts_for_its_player_and_not_for_the_table_of_players() {
    let scene = Scene::new().await;
    let members = Members::new(scene.store.clone());
    let table = scene.open(opening(1, [computer(Level::Inhuman)])).await;
    let state = scene.until(table, |table| on_turn(table) == Some(ANNA)).await;
    assert!(!members.keep_result(&state).await.unwrap(), "it is not over");
    assert_eq!(members.result(table).await.unwrap(), None);
    let over = scene.ask(table, ANNA, resign()).await.unwrap().state;
    assert!(members.keep_result(&over).await.unwrap());
    assert!(!members.keep_result(&over).await.unwrap());
    let game = members.result(table).await.unwrap().unwrap();
    assert_eq!(game.players[0].who, Contestant::Person(ANNA));
    assert_eq!(game.players[0].departed, Some(Departure::Resigned));
    let GameResult::Scrabble(own) = &game.own else { panic!("another game") };
    assert_eq!(own.reason, EndReason::OnlyOneLeft(kamen::games::rules::Seat(1)));
    assert_eq!(game.outcome(&game.players[0]), Outcome::Lost);
    assert_eq!(game.ended_at, scene.clock.now());
    let statistics = members.statistics::<Scrabble>(ANNA, None).await.unwrap();
    assert_eq!((statistics.games.losses, statistics.people.games()), (1, 0));
    assert_eq!(statistics.computers.len(), 1);
    assert_eq!(statistics.computers[0].tally.losses, 1);
    let board = Leaderboard { ladder: language(), rated: false, least_games: 0 };
    assert!(members.leaderboard(SERVER, &board).await.unwrap().is_empty());
    assert_eq!(members.statistics::<Scrabble>(BOB, None).await.unwrap(), Statistics::default());
    assert_eq!(ScrabbleTotals::default().average_score(0), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ratings_follow_the_games_and_rated_games_stand_apart() {
    let scene = Scene::new().await;
    let members = Members::new(scene.store.clone());
    for winner in [ANNA, ANNA, BOB, ANNA] {
        won(&scene, &members, winner, terms()).await;
    }
    won(&scene, &members, BOB, Terms { rated: true, ..terms() }).await;
    let board = |rated, least_games| Leaderboard { ladder: language(), rated, least_games };
    let rows = members.leaderboard(SERVER, &board(false, 5)).await.unwrap();
    assert_eq!(
        rows.iter().map(|row| (row.person, row.place)).collect::<Vec<_>>(),
        [(ANNA, 1), (BOB, 2)]
    );
    assert!(rows.iter().all(|row| !row.standing.is_provisional()));
    // Anna: + 24 × 0.50, + 24 × 0.47, − 24 × 0.56, + 24 × 0.47, − 24 × 0.56.
    assert_eq!(rows[0].standing.rating.0, 150_768);
    assert_eq!(rows[1].standing.rating.0, 149_232);
    let rated = members.leaderboard(SERVER, &board(true, 1)).await.unwrap();
    let rated: Vec<_> =
        rated.iter().map(|row| (row.person, row.standing.rating.points())).collect();
    assert_eq!(rated, [(BOB, 1_512), (ANNA, 1_488)]);
    assert!(members.leaderboard(SERVER, &board(false, 6)).await.unwrap().is_empty());
    let other = Leaderboard { ladder: "sk".into(), ..board(false, 0) };
    assert!(members.leaderboard(SERVER, &other).await.unwrap().is_empty());
    let standing = members.standing(SERVER, ANNA, &language(), false).await.unwrap().unwrap();
    assert_eq!(standing, rows[0].standing);
    assert_eq!(members.standing(SERVER, CYRIL, &language(), false).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn results_are_listed_from_the_newest_page_by_page() {
    for (store, _folder) in engines("pages") {
        let members = Members::new(store);
        let mut games: Vec<_> = (0..40).map(crate::play::finished).collect();
        for game in &games {
            members.keep_result(&game.table).await.unwrap();
        }
        games.sort_by_key(|game| std::cmp::Reverse(game.table.ended_at()));
        for person in (1..=crate::play::PERSONS).map(PersonId) {
            let own = games.iter().filter(|game| {
                game.table.chairs().iter().any(|chair| chair.sitter.person() == Some(person))
            });
            let own: Vec<_> = own.map(|game| game.table.id()).collect();
            let ids = async |skip, most| {
                let page = members.results_of(person, skip, most).await.unwrap();
                page.into_iter().map(|game| game.table).collect::<Vec<_>>()
            };
            assert_eq!(ids(0, 100).await, own);
            assert_eq!(ids(3, 4).await, own[3..7]);
            assert_eq!(ids(own.len(), 4).await, []);
            assert_eq!(ids(own.len() + 9, 4).await, []);
            assert_eq!(ids(0, 0).await, []);
        }
        for server in crate::play::SERVERS.into_iter().flatten() {
            let here = games.iter().filter(|game| game.table.room().server == Some(server));
            let here: Vec<_> = here.map(|game| game.table.id()).collect();
            let told = members.results_of_server(server, 0, 100).await.unwrap();
            assert_eq!(told.into_iter().map(|game| game.table).collect::<Vec<_>>(), here);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_computers_alone_is_kept_and_counts_for_nobody() {
    let scene = Scene::new().await;
    let members = Members::new(scene.store.clone());
    let chairs = vec![computer(Level::Random), computer(Level::Professional)];
    let opening = Opening { chairs, ..Opening::new(room(1), ANNA, terms(), []) };
    let table = scene.open(opening).await;
    let over = scene.until(table, |table| table.stage() == Stage::Over).await;
    assert!(members.keep_result(&over).await.unwrap());
    let listed = members.results_of_server(SERVER, 0, 5).await.unwrap();
    assert_eq!(listed.len(), 1);
    let GameResult::Scrabble(own) = &listed[0].own else { panic!("another game") };
    assert!(own.played.iter().any(|played| played.points.0 > 0 && played.best.is_some()));
    assert_eq!(members.statistics::<Scrabble>(ANNA, None).await.unwrap().games.games(), 0);
    assert!(members.results_of(ANNA, 0, 5).await.unwrap().is_empty());
}

#[tokio::test]
async fn the_doctor_finds_totals_that_are_not_those_of_the_games() {
    let store = Store::memory();
    let members = Members::new(store.clone());
    for game in (0..20).map(crate::play::finished) {
        members.keep_result(&game.table).await.unwrap();
    }
    let check = async || kamen::members::check(&store).await.unwrap();
    let sound = check().await;
    assert!(sound.problems.is_empty() && sound.looked_at > 60, "{sound:?}");
    for kind in ["statistics", "standing", "server-statistics"].map(Kind::named) {
        let page = store.list(&kind, None).await.unwrap();
        let (key, record) = page[0].clone();
        store.delete(kind.clone(), key.clone(), Expect::Anything).await.unwrap();
        let problems = check().await.problems;
        assert!(problems.len() == 1 && problems[0].contains("no totals"), "{problems:?}");
        let empty = r#"{"format":1}"#.to_owned();
        store.put(kind.clone(), key.clone(), empty, Expect::Anything).await.unwrap();
        let problems = check().await.problems;
        assert!(problems.len() == 1 && problems[0].contains("something else"), "{problems:?}");
        let newer = r#"{"format":7}"#.to_owned();
        store.put(kind.clone(), key.clone(), newer, Expect::Anything).await.unwrap();
        let problems = check().await.problems;
        assert!(problems.len() == 1 && problems[0].contains("format 7"), "{problems:?}");
        store.put(kind, key, record.value, Expect::Anything).await.unwrap();
    }
    assert!(check().await.problems.is_empty());
}

#[test]
fn no_language_is_called_like_a_game() {
    for (_, language) in kamen::lexicons::shipped() {
        assert!(GameKind::ALL.iter().all(|kind| kind.name() != language), "{language}");
    }
}
