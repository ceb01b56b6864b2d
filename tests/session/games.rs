//! Whole games, of computers and of people.

use kamen::ai::scrabble::Level;
use kamen::games::rules::Viewer;
use kamen::games::scrabble::{ChallengeRule, Judging, Options, TurnDeed as Turn};
use kamen::session::table::{Deed, Opening, Sitter, Stage};
use kamen::store::Store;

use crate::kit::{
    ANNA, BOB, CYRIL, Scene, computer, limits, on_turn, opening, room, scrabble, terms, terms_with,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_computers_play_a_whole_game_by_themselves() {
    let scene = Scene::new().await;
    let mut opening = opening(1, [computer(Level::Inhuman)]);
    opening.chairs[0] = computer(Level::Random);
    let table = scene.open(opening).await;
    let over = scene.until(table, |table| table.stage() == Stage::Over).await;
    let view = scrabble(&over, Viewer::Spectator);
    assert!(view.turns.len() > 10 && view.outcome.is_some());
    assert_eq!(scene.replayed(table).await, *over);
    assert!(scene.hall.list().is_empty(), "a finished game is not listed");
    let last = scene.hall.table_in(room(1).channel).await.unwrap().unwrap();
    assert_eq!((last.table, last.live), (table, false));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_with_two_computers_to_the_end() {
    let scene = Scene::new().await;
    let others = [computer(Level::Professional), computer(Level::Inhuman)];
    let table = scene.open(opening(1, others)).await;
    loop {
        let wanted = |table: &kamen::session::table::Table| {
            table.stage() == Stage::Over || on_turn(table) == Some(ANNA)
        };
        let state = scene.until(table, wanted).await;
        if state.stage() == Stage::Over {
            break;
        }
        let action = scene.best(&state).await;
        let answer = scene.ask(table, ANNA, Deed::Play(action)).await.unwrap();
        assert!(answer.version > state.version() && !answer.again);
    }
    let over = scene.look(table).await;
    assert_eq!(scene.replayed(table).await, *over);
    let placed = |turn: &kamen::games::scrabble::TurnView| matches!(turn.deed, Turn::Placed { .. });
    assert!(
        scrabble(&over, Viewer::Spectator).turns.iter().filter(|turn| placed(turn)).count() > 6
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn computers_challenge_what_their_lexicon_does_not_know_and_play_nothing_of_the_kind() {
    for rule in ChallengeRule::ALL {
        let scene = Scene::new().await;
        let options = Options { judging: Judging::Challenge(rule), ..Options::default() };
        let opening =
            Opening::new(room(1), ANNA, terms_with(options), [computer(Level::Professional)]);
        let table = scene.open(opening).await;
        let state = scene.until(table, |table| on_turn(table) == Some(ANNA)).await;
        let view = scrabble(&state, state.viewer(Some(ANNA)));
        let bad = crate::presses::nonsense(&view).unwrap();
        let answer = scene.ask(table, ANNA, Deed::Play(bad)).await.unwrap();
        let view = scene
            .until(table, |table| {
                let turns = scrabble(table, Viewer::Spectator).turns;
                turns.iter().any(|turn| matches!(turn.deed, Turn::Withdrawn { .. }))
            })
            .await;
        assert!(view.version() > answer.version, "{rule:?}");
        let over = async {
            loop {
                let wanted = |table: &kamen::session::table::Table| {
                    table.stage() == Stage::Over || on_turn(table) == Some(ANNA)
                };
                let state = scene.until(table, wanted).await;
                if state.stage() == Stage::Over {
                    return state;
                }
                scene.ask(table, ANNA, crate::kit::pass()).await.unwrap();
            }
        };
        let over = over.await;
        let view = scrabble(&over, Viewer::Spectator);
        let deeds = view.turns.iter().map(|turn| &turn.deed);
        let withdrawn = deeds.filter(|deed| matches!(deed, Turn::Withdrawn { .. }));
        assert_eq!(withdrawn.count(), 1, "{rule:?}");
        let resources = crate::kit::resources(scene.hall.library(), &over).await;
        let words = view.turns.iter().filter(|turn| turn.seat.0 == 1);
        for turn in words {
            if let Turn::Placed { words, .. } = &turn.deed {
                use kamen::lexicon::Words;
                assert!(
                    words.iter().all(|word| resources.vocabulary().contains(&word.word.word()))
                );
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_czech_game_is_played_with_the_shipped_lexicon_and_words_of_the_server() {
    use kamen::session::game::{GameTerms, ScrabbleTerms};
    use kamen::session::table::Terms;
    let scene = Scene::new().await;
    let terms = Terms::friendly(GameTerms::Scrabble(ScrabbleTerms {
        added: vec!["kámen".into()],
        banned: vec!["ano".into()],
        ..ScrabbleTerms::usual("cs", Some("cs-klasik"))
    }));
    let opening = Opening::new(room(1), ANNA, terms, [computer(Level::Inhuman)]);
    let table = scene.open(Opening { chairs: vec![computer(Level::Inhuman); 2], ..opening }).await;
    let over = scene.until(table, |table| table.stage() == Stage::Over).await;
    let scores: i32 = {
        let view = scrabble(&over, Viewer::Spectator);
        view.players.iter().map(|player| player.score.0).sum()
    };
    assert!(scores > 400, "two strong computers make more than {scores} points");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_join_and_the_game_begins_when_the_table_is_full() {
    let scene = Scene::new().await;
    let opening = Opening::new(room(1), ANNA, terms(), [Sitter::Invited(BOB), Sitter::Open]);
    let table = scene.open(opening).await;
    assert_eq!(scene.look(table).await.stage(), Stage::Lobby);
    assert_eq!(scene.ask(table, CYRIL, Deed::Join).await.unwrap().state.stage(), Stage::Lobby);
    assert_eq!(scene.ask(table, BOB, Deed::Join).await.unwrap().state.stage(), Stage::Playing);
    let persons: Vec<_> = scene.look(table).await.chairs().iter().map(|c| c.sitter).collect();
    assert_eq!(persons, [ANNA, BOB, CYRIL].map(Sitter::Person));
    for person in [ANNA, BOB, CYRIL] {
        assert_eq!(scene.hall.tables_of_person(person).len(), 1);
    }
    assert_eq!(scene.hall.tables_of(crate::kit::SERVER).len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_on_disk_as_well() {
    let folder = crate::folder::Folder::new("whole-game");
    let store = Store::sled(&folder.0, &kamen::store::SledOptions::default()).unwrap();
    let scene = Scene::on(store, limits()).await;
    let mut opening = opening(1, [computer(Level::Inhuman)]);
    opening.chairs[0] = computer(Level::Professional);
    let table = scene.open(opening).await;
    let over = scene.until(table, |table| table.stage() == Stage::Over).await;
    assert_eq!(scene.replayed(table).await, *over);
    scene.hall.shutdown().await.unwrap();
}
