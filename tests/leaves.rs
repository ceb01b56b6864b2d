//! What is learned about tiles kept: the shipped leaves, and learning them.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

use std::sync::Arc;

use kamen::ai::scrabble::self_play::{Deal, play};
use kamen::ai::scrabble::{
    Chances, Course, Courses, Engine, Equity, Evidence, Leaves, LeavesError, LeavesFile, Level,
    OpeningPupil, Pupil, Rack, Replies,
};
use kamen::games::chance::Seed;
use kamen::games::scrabble::Edition;
use kamen::{assets, leaves, lexicons};

fn edition(language: &str) -> Edition {
    assets::language(language).unwrap().unwrap().edition
}

fn engine(language: &str, lexicon: &str, leaves: Leaves) -> Engine {
    let words = lexicons::open_shipped(lexicon).unwrap();
    Engine::new(edition(language), words.vocabulary(), Arc::new(leaves))
}

/// The value of some tiles, in points.
fn value(leaves: &Leaves, edition: &Edition, tiles: &str) -> f64 {
    leaves.value(&Rack::new(&tiles.parse().unwrap(), edition.tiles.alphabet())).to_f64()
}

#[test]
fn shipped_leaves_are_small_and_tell_how_they_came_about() {
    for asset in &assets::LEAVES {
        assert!(asset.bytes.len() <= 4 << 20, "{}", asset.lexicon);
        let file = leaves::open(asset.lexicon).unwrap();
        let origin = &file.origin;
        assert_eq!(origin.lexicon, asset.lexicon);
        let (games, seed) = (origin.games, origin.seed);
        let command = format!(
            "kamen scrabble learn --lexicon {} --games {games} --seed {seed}",
            asset.lexicon
        );
        assert_eq!(origin.command, command);
        assert!(games >= 60_000 && file.weights() > 5_000, "{origin:?}");
        let last = origin.growth.last().unwrap();
        assert!(last.win_rate - last.error > 0.64, "{}: {last:?}", asset.lexicon);
    }
}

#[test]
fn leaves_know_what_players_know() {
    let english = edition("en");
    let leaves = leaves::open("en").unwrap().leaves(english.tiles.alphabet());
    let of = |tiles: &str| value(&leaves, &english, tiles);
    assert!((20.0..32.0).contains(&of("?")), "a blank is worth about 25, not {}", of("?"));
    assert!(of("S") > 5.0 && of("Q") < 0.0 && of("V") < 0.0);
    assert!(of("QU") > of("Q") + of("U"), "Q wants U");
    assert!(of("II") < 2.0 * of("I") && of("UUU") < of("UU"), "repeats are a burden");
    assert!(of("ING") > of("I") + of("N") + of("G"));
    let czech = edition("cs");
    let leaves = leaves::open("cs-klasik").unwrap().leaves(czech.tiles.alphabet());
    let of = |tiles: &str| value(&leaves, &czech, tiles);
    let told = ["?", "N", "E", "NE", "Ň", "Ď", "Ť", "Ó", "OVAT"].map(|tiles| (tiles, of(tiles)));
    assert!(of("?") > 12.0 && of("NE") > of("N") + of("E"), "{told:?}");
    assert!(of("Ň") < 0.0 && of("Ó") < 0.0, "{told:?}");
}

/// A lexicon, even a small list, uses the leaves of its tiles.
#[test]
fn leaves_suit_the_lexicon_or_its_language() {
    let name = |lexicon, language| leaves::of_lexicon(lexicon, language).map(|f| f.origin.lexicon);
    assert_eq!(name("cs-plus", "cs").as_deref(), Some("cs-plus"));
    assert_eq!(name("my.txt", "cs").as_deref(), Some("cs-klasik"));
    assert_eq!(name("my.txt", "en").as_deref(), Some("en"));
    assert_eq!(name("my.txt", "my.zip"), None);
    let unknown = leaves::open("klingon").unwrap_err().to_string();
    assert!(unknown.contains("klingon") && unknown.contains("cs-plus"), "{unknown}");
}

#[test]
fn tiles_kept_win_games() {
    for (language, lexicon) in [("cs", "cs-klasik"), ("sk", "sk"), ("en", "en")] {
        let own = leaves::open(lexicon).unwrap().leaves(edition(language).tiles.alphabet());
        let engine = engine(language, lexicon, own);
        let deals = 150;
        let mut halves = 0;
        for number in 0..deals {
            for seats in
                [[Level::Inhuman, Level::Professional], [Level::Professional, Level::Inhuman]]
            {
                let seed = Seed::new([0; 32]);
                let [mut first, mut second] = seats.map(|level| level.player(&seed));
                let players: &mut [&mut dyn kamen::ai::scrabble::self_play::Player] =
                    &mut [&mut *first, &mut *second];
                let scores = play(&engine, Deal::new(&engine, 3, number), players, |_| {});
                let (own, other) = match seats[0] {
                    Level::Inhuman => (scores[0], scores[1]),
                    _ => (scores[1], scores[0]),
                };
                halves += u64::from(own > other) + u64::from(own >= other);
            }
        }
        // Some 66 of 100; three standard errors below are 58.
        let share = halves as f64 / (4 * deals) as f64;
        assert!(share > 0.58, "{lexicon}: {share}");
    }
}

/// Plays the next games of a course up to a limit, each by itself.
fn learn(course: &mut Course, engine: &mut Engine, limit: u64) {
    let alphabet = engine.edition().tiles.alphabet().clone();
    loop {
        let games = course.next_games(limit);
        if games.is_empty() {
            return;
        }
        engine.set_leaves(Arc::new(course.leaves().leaves(&alphabet)));
        let mut all = Evidence::default();
        for game in games.clone().rev() {
            let mut evidence = Evidence::default();
            Pupil::default().play(engine, course.seed(), game, &mut evidence);
            all.merge(&evidence);
        }
        course.absorb(games.end - games.start, &all, &alphabet);
    }
}

#[test]
fn learning_can_be_left_and_taken_up_again() {
    let mut engine = engine("en", "en", Leaves::none());
    let alphabet = engine.edition().tiles.alphabet().clone();
    let mut whole = Course::new("en", 7, &alphabet);
    learn(&mut whole, &mut engine, 120);
    let mut first = Course::new("en", 7, &alphabet);
    learn(&mut first, &mut engine, 50);
    let mut second = Course::open(Arc::new(first.to_bytes())).unwrap();
    assert_eq!(second.games(), 50);
    learn(&mut second, &mut engine, 120);
    assert_eq!(whole.to_bytes(), second.to_bytes());
    let learned = whole.learned(&Replies::default(), &alphabet);
    let english = edition("en");
    let leaves = learned.leaves(&alphabet);
    assert!(value(&leaves, &english, "?") > 5.0, "a few games tell that a blank is good");
    assert!(value(&leaves, &english, "S") > value(&leaves, &english, "V"));
}

#[test]
fn a_generation_plays_with_what_the_one_before_has_taught() {
    let engine = engine("en", "en", Leaves::none());
    let alphabet = engine.edition().tiles.alphabet().clone();
    let mut course = Course::new("en", 1, &alphabet);
    let mut evidence = Evidence::default();
    for game in 0..20 {
        Pupil::default().play(&engine, 1, game, &mut evidence);
    }
    let ended: Vec<u64> = (0..13)
        .filter_map(|_| {
            let games = course.next_games(u64::MAX);
            let count = games.end - games.start;
            course.absorb(count, &evidence, &alphabet).then(|| course.games())
        })
        .collect();
    assert_eq!(ended, [1_000, 3_000], "generations of one and two thousand games");
    assert!(course.leaves().weights() > 100);
}

#[test]
fn replies_show_what_first_words_give_away() {
    let engine = engine("en", "en", Leaves::none());
    let mut replies = Replies::default();
    let mut other = Replies::default();
    let mut pupil = OpeningPupil::default();
    for number in 0..40 {
        let half = if number % 2 == 0 { &mut replies } else { &mut other };
        pupil.play(&engine, 1, number, half);
    }
    replies.merge(&other);
    let mut whole = Replies::default();
    for number in 0..40 {
        pupil.play(&engine, 1, number, &mut whole);
    }
    assert_eq!(replies, whole);
}

/// The mean of squares by which chances miss the results of games of the level inhuman.
fn missed(engine: &Engine, chances: &Chances, games: u64) -> f64 {
    let (mut squares, mut turns) = (0.0, 0);
    for number in 0..games {
        let [mut first, mut second] = [0; 2].map(|_| Level::Inhuman.player(&Seed::new([0; 32])));
        let mut told = Vec::new();
        let deal = Deal::new(engine, 9, number);
        let scores = play(engine, deal, &mut [&mut *first, &mut *second], |taken| {
            let ahead = taken.scores[taken.player] - taken.scores[1 - taken.player];
            let chance = chances.to_win(Equity::points(ahead), taken.unseen.len());
            told.push((taken.player, chance));
        });
        for (player, chance) in told {
            let (own, other) = (scores[player], scores[1 - player]);
            let won = f64::from(i8::from(own > other) + i8::from(own >= other)) / 2.0;
            squares += (chance - won).powi(2);
            turns += 1;
        }
    }
    squares / f64::from(turns)
}

#[test]
fn the_chance_to_win_is_that_of_the_language() {
    let [czech, english] = [("cs", "cs-klasik"), ("en", "en")].map(|(language, lexicon)| {
        let leaves = leaves::open(lexicon).unwrap().leaves(edition(language).tiles.alphabet());
        engine(language, lexicon, leaves)
    });
    let ahead = Equity::points(40);
    let at = |engine: &Engine| engine.chances().to_win(ahead, 40);
    assert!(at(&czech) > at(&english) + 0.01, "English games turn more often");
    let usual = Chances::default();
    let (own, other) = (missed(&czech, czech.chances(), 300), missed(&czech, &usual, 300));
    assert!(own < other, "{own} {other}");
}

#[test]
fn the_chance_to_win_goes_into_the_file_and_comes_from_games() {
    let own = leaves::open("en").unwrap();
    let engine = engine("en", "en", own.leaves(edition("en").tiles.alphabet()));
    let mut courses = Courses::default();
    (0..30).for_each(|number| courses.observe(&engine, 2, number));
    assert_eq!(courses.chances(), Chances::default(), "so few games tell nothing");
    (30..800).for_each(|number| courses.observe(&engine, 2, number));
    let learned = courses.chances();
    let rows: Vec<(usize, f64, f64)> = learned.rows().collect();
    let begun = rows.last().unwrap();
    assert!(begun.0 == 93 && (75.0..120.0).contains(&begun.2), "{rows:?}");
    assert!(rows[0].2 < begun.2 / 2.0, "{rows:?}");
    let file = own.with_chances(learned.clone());
    let again = LeavesFile::open(Arc::new(file.to_bytes())).unwrap();
    assert_eq!(again, file);
    let engine = engine.with_leaves(Arc::new(again.leaves(edition("en").tiles.alphabet())));
    assert_eq!(engine.chances(), &learned);
}

#[test]
fn damaged_leaves_are_found_out() {
    let good = assets::LEAVES[3].bytes.to_vec();
    let open = |bytes: Vec<u8>| LeavesFile::open(Arc::new(bytes));
    let file = open(good.clone()).unwrap();
    assert_eq!(file.to_bytes(), good, "leaves are written as they were read");
    for at in (0..good.len()).step_by(997) {
        let mut bad = good.clone();
        bad[at] ^= 4;
        let error = open(bad).unwrap_err();
        assert!(error.to_string().contains("kamen scrabble learn"), "{error}");
        assert!(open(good[..at].to_vec()).is_err());
    }
    let lexicon = assets::LEXICONS[2].bytes.to_vec();
    assert_eq!(open(lexicon), Err(LeavesError::Foreign));
}
