//! What each level does, and that each is stronger than the one before.

use std::sync::Arc;

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::{Engine, Leaves, Level, Move, Seen, Turn};
use kamen::games::scrabble::fit;
use kamen::games::scrabble::pack::{Pack, PackFiles};
use kamen::lexicon::Words;
use kamen::lexicons;
use kamen::texts::Tongue;

use crate::kit::{CZECH, CZECH_PLUS, ENGLISH, SLOVAK, contest, game, seed, small};

#[test]
fn every_level_has_a_name_and_a_line_in_all_tongues() {
    for tongue in Tongue::ALL {
        for level in Level::ALL {
            for key in [format!("scrabble-level-{level}"), format!("scrabble-level-{level}-about")]
            {
                assert!(tongue.knows(&key), "{tongue} {key}");
                let said = tongue.say(&key, &[]);
                assert!(!said.trim().is_empty() && !said.contains('\n'), "{tongue} {key}");
            }
        }
    }
}

#[test]
fn weak_levels_lay_only_words_that_everybody_knows() {
    let weak: Vec<Level> =
        Level::ALL.into_iter().filter(|level| level.keeps_to_common_words()).collect();
    assert_eq!((weak[0], weak[weak.len() - 1]), (Level::Amateur, Level::Adept));
    for (engine, lexicon) in [(&CZECH, "cs-klasik"), (&SLOVAK, "sk"), (&ENGLISH, "en")] {
        let edition = engine.edition();
        let common = lexicons::open(lexicon, edition.tiles.alphabet()).unwrap().common().unwrap();
        let mut laid = 0;
        for (number, pair) in (0..).zip(weak.windows(2)) {
            game(engine, pair, number, |taken| {
                let Move::Place(play) = &taken.chosen.action else { return };
                let board = taken.position.board(engine);
                let placement = play.placement(engine, taken.position);
                for (_, word) in fit(&board, edition, &placement).unwrap().words {
                    assert!(common.contains(&word.word()), "{lexicon}: {:?}", word.word());
                }
                laid += 1;
            });
        }
        assert!(laid > 100, "{lexicon}: {laid}");
    }
}

#[test]
fn levels_keep_their_limits() {
    for engine in [&CZECH, &SLOVAK, &ENGLISH] {
        for number in 0..5 {
            let few = [Level::Experienced, Level::Expert];
            game(engine, &few, number, |taken| {
                let most = [4, 5][taken.player];
                assert!(taken.chosen.score == 0 || taken.chosen.action.used().len() <= most);
            });
            let modest = [Level::Random, Level::Novice, Level::Beginner, Level::Amateur];
            game(engine, &modest, number, |taken| assert!(taken.chosen.score <= 10));
        }
    }
}

#[test]
fn weak_levels_vary_and_the_same_chance_gives_the_same_move() {
    for level in [Level::Random, Level::Amateur, Level::Adept] {
        let (mut turns, mut varied) = (0, 0);
        game(&ENGLISH, &[Level::Inhuman, Level::Inhuman], 1, |taken| {
            let scores = [taken.scores[taken.player], taken.scores[1 - taken.player]];
            let choose = |number| {
                let mut player = level.player(&seed(number));
                let turn = Turn { worth: player.worth(), ..*taken.turn };
                let seen = Seen {
                    position: taken.position,
                    turn: &turn,
                    unseen: taken.unseen,
                    scores: &scores,
                    scoreless: taken.scoreless,
                    pass_ends: false,
                };
                player.choose(&ENGLISH, &seen, &Budget::default()).action
            };
            let chosen: Vec<Move> = (0..8).map(choose).collect();
            assert_eq!(chosen[0], choose(0), "{level}");
            turns += 1;
            varied += usize::from(chosen.iter().any(|action| *action != chosen[0]));
        });
        // At the end there may be one way only.
        assert!(turns > 10 && 4 * varied > 3 * turns, "{level}: {varied} of {turns}");
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
fn every_level_plays_with_any_board_rack_and_letters() {
    let words = "ache\nchata\nach\nstehoch\nhotel\nteta\nat\nte\nhe\nalas\nsal\nlose\nlasto\n";
    for rack_size in [1, 5, 12] {
        let mut files = PackFiles::new();
        files.add("tiles.csv", "A,1,9\nCH,4,4\nE,1,8\nH,2,4\nL,2,6\nO,1,6\nS,1,6\nT,3,6\n?,0,2\n");
        files.add("pack.toml", format!("name = \"Odd\"\nrack_size = {rack_size}\n"));
        let row = |at: usize| if at == 4 { "2W,,,,*,,,,4W" } else { "3L,,2L,,,,,," };
        files.add("board.csv", (0..9).map(row).collect::<Vec<_>>().join("\n"));
        files.add("words.txt", words);
        let Pack { edition, words } = files.read("odd").unwrap();
        let engine = Engine::new(edition, &words.unwrap(), Arc::new(Leaves::none()));
        for level in Level::ALL {
            for count in 2..=4 {
                let (mut turns, mut laid) = (0, 0);
                game(&engine, &vec![level; count], 1, |taken| {
                    turns += 1;
                    laid += usize::from(matches!(taken.chosen.action, Move::Place(_)));
                });
                assert!(turns < 400, "{level}, racks of {rack_size}: {turns} turns");
                // With one tile nobody can lay the first word.
                assert_eq!(laid > 0, rack_size > 1, "{level}, racks of {rack_size}");
            }
        }
    }
}

/// Lets each level play the one before: the same deals every time, so the figures never change;
/// `BENCHMARKS.md` has those of thousands of games.
fn climb(engine: &Engine, lexicon: &str) {
    let is_quick =
        |level: &Level| !matches!(level, Level::Smart | Level::Godlike | Level::Grandmaster);
    let ladder: Vec<Level> = Level::steps(lexicon).filter(is_quick).collect();
    for pair in ladder.windows(2) {
        let levels = [pair[1], pair[0]];
        let contest = contest(engine, levels, 30, 300);
        let [stronger, weaker] = levels;
        assert!(contest.share > 0.5, "{stronger} against {weaker}: {}", contest.share);
        for (level, made) in levels.into_iter().zip(contest.points_a_turn) {
            let told = f64::from(level.points_a_turn(lexicon).unwrap());
            assert!((made - told).abs() < 1.0 + told / 8.0, "{level}: {made} points, told {told}");
        }
    }
}

#[test]
fn each_level_is_stronger_than_the_one_before_with_cs_klasik() {
    climb(&CZECH, "cs-klasik");
}

#[test]
fn each_level_is_stronger_than_the_one_before_with_cs_plus() {
    climb(&CZECH_PLUS, "cs-plus");
}

#[test]
fn each_level_is_stronger_than_the_one_before_in_slovak() {
    climb(&SLOVAK, "sk");
}

#[test]
fn each_level_is_stronger_than_the_one_before_in_english() {
    climb(&ENGLISH, "en");
}

#[test]
fn a_level_that_would_make_no_step_is_not_proposed() {
    let without = Level::steps("cs-klasik").collect::<Vec<_>>();
    assert!(!without.contains(&Level::Expert) && without.len() + 1 == Level::ALL.len());
    for lexicon in ["cs-plus", "sk", "en", "my.txt"] {
        assert!(Level::steps(lexicon).eq(Level::ALL), "{lexicon}");
    }
}
