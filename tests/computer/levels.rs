//! What each level does, and that each is stronger than the one before.

use kamen::ai::scrabble::{Level, Move};
use kamen::games::scrabble::fit;
use kamen::lexicon::Words;
use kamen::lexicons;
use kamen::texts::Tongue;

use crate::kit::{CZECH, ENGLISH, SLOVAK, game, small, win_share};

#[test]
fn every_level_has_a_name_and_a_line_in_all_tongues() {
    for tongue in Tongue::ALL {
        for level in Level::ALL {
            for key in [format!("level-{level}"), format!("level-{level}-about")] {
                assert!(tongue.knows(&key), "{tongue} {key}");
                let said = tongue.say(&key, &[]);
                assert!(!said.trim().is_empty() && !said.contains('\n'), "{tongue} {key}");
            }
        }
    }
}

#[test]
fn amateurs_and_adepts_lay_words_that_everybody_knows() {
    for (engine, lexicon) in [(&CZECH, "cs-klasik"), (&SLOVAK, "sk"), (&ENGLISH, "en")] {
        let edition = engine.edition();
        let common = lexicons::open(lexicon, edition.tiles.alphabet()).unwrap().common().unwrap();
        let (mut known, mut unknown) = (0, 0);
        for number in 0..10 {
            game(engine, &[Level::Amateur, Level::Adept], number, |taken| {
                let Move::Place(play) = &taken.chosen.action else { return };
                let board = taken.position.board(engine);
                let placement = play.placement(engine, taken.position);
                let made = fit(&board, edition, &placement).unwrap().words;
                if made.iter().all(|(_, word)| common.contains(&word.word())) {
                    known += 1;
                } else {
                    // Only when nothing else has been found, so that the game goes on.
                    assert!(taken.scoreless > 0 || taken.turn.bag == 0, "{made:?}");
                    unknown += 1;
                }
            });
        }
        assert!(known > 20 * unknown, "{lexicon}: {known} known, {unknown} unknown");
    }
}

#[test]
fn levels_keep_their_limits() {
    for engine in [&CZECH, &ENGLISH] {
        for number in 0..10 {
            game(engine, &[Level::Amateur, Level::Experienced], number, |taken| {
                match taken.player {
                    0 => assert!(taken.chosen.score <= 10),
                    _ => assert!(taken.chosen.score == 0 || taken.chosen.action.used().len() <= 4),
                }
            });
        }
    }
}

#[test]
fn weak_levels_do_not_play_the_same_game_twice() {
    for level in [Level::Random, Level::Amateur, Level::Adept] {
        let record = |number| {
            let mut scores = Vec::new();
            let seats = [level, Level::Professional];
            game(&ENGLISH, &seats, number, |taken| scores.push(taken.chosen.score));
            scores
        };
        assert_eq!(record(1), record(1), "{level}");
        assert_ne!(record(1), record(2), "{level}");
    }
}

#[test]
fn every_level_plays_to_the_end_whatever_the_words_and_the_number_of_players() {
    let few = small(&["a", "aa", "ab", "ba", "cab", "zax", "qi", "retinas", "in", "on", "no"]);
    let none = small(&[]);
    for level in Level::ALL {
        for engine in [&few, &none] {
            for count in 2..=4 {
                let mut turns = 0;
                let scores = game(engine, &vec![level; count], 3, |_| turns += 1);
                assert_eq!(scores.len(), count);
                assert!(turns < 400, "{level}: {turns} turns");
            }
        }
    }
}

#[test]
fn each_level_is_stronger_than_the_one_before() {
    let ladder = [
        Level::Random,
        Level::Amateur,
        Level::Adept,
        Level::Experienced,
        Level::Professional,
        Level::Inhuman,
    ];
    for pair in ladder.windows(2) {
        // The least of these shares is some 61 of 100; three standard errors below are 50.
        let share = win_share(&CZECH, [pair[1], pair[0]], 60, 300);
        assert!(share > 0.5, "{} against {}: {share}", pair[1], pair[0]);
    }
}
