//! The rules of Scrabble, timed on a Czech game that a simple player plays with itself.

#![allow(clippy::unwrap_used, reason = "a bench that fails says where")]

use std::sync::LazyLock;

use divan::{Bencher, black_box};
use kamen::games::chance::Seed;
use kamen::games::rules::{Ask, Rules, Viewer};
use kamen::games::scrabble::fairness::verify;
use kamen::games::scrabble::{
    Action, Direction, Event, Game, Options, Placed, Start, View, fit, open, score,
};
use kamen::lexicon::search::AnagramQuery;
use kamen::lexicon::{Lexicon, Word};
use kamen::{assets, lexicons};

fn main() {
    divan::main();
}

static WORDS: LazyLock<Lexicon> = LazyLock::new(|| lexicons::open_shipped("cs-klasik").unwrap());

/// A whole game.
static LOG: LazyLock<Vec<Event>> = LazyLock::new(|| {
    let edition = assets::language("cs").unwrap().unwrap().edition;
    let started = open("bench", edition, Options::default(), 2, Seed::new([1; 32])).unwrap();
    let mut log = vec![Event::Started(Box::new(started.clone()))];
    let mut game = Game::start(started);
    while let Some(seat) = game.turn() {
        let view = game.view(Viewer::Seat(seat));
        let events = candidates(&view)
            .find_map(|action| game.decide(&Ask::new(seat, action), &*WORDS).ok())
            .unwrap();
        events.iter().for_each(|event| game.apply(event));
        log.extend(events);
    }
    log
});

/// Words of the rack and one letter, long ones first, laid through each tile with that letter; then
/// passing.
fn candidates(view: &View) -> impl Iterator<Item = Action> {
    let letters = format!("{}?", view.rack.as_ref().unwrap());
    let mut query = AnagramQuery::parse(&letters, view.edition().tiles.alphabet()).unwrap();
    query.whole = false;
    let words = WORDS.vocabulary().anagrams(&query, 5_000).words;
    let moves = words.into_iter().flat_map(move |word| {
        let starts = starts(view, &word);
        starts.into_iter().filter_map(move |start| view.read_move(&format!("{start} {word}")).ok())
    });
    moves.chain([Action::Pass])
}

/// Where a word can begin if it is to run through a tile, or through the start of an empty board.
fn starts(view: &View, word: &Word) -> Vec<Start> {
    let direction = Direction::Across;
    if view.board.is_empty() {
        return vec![Start { square: view.edition().layout.start(), direction }];
    }
    let mut starts = Vec::new();
    for square in view.board.squares() {
        let Some(tile) = view.board.get(square) else { continue };
        let places = (0..).zip(word.letters()).filter(|(_, letter)| **letter == tile.letter);
        for (place, _) in places {
            for direction in [direction, direction.turned()] {
                let square = square.step(direction, -place);
                starts.extend(square.map(|square| Start { square, direction }));
            }
        }
    }
    starts
}

/// The game in the middle, and the play that comes next.
fn middle() -> (Game, Placed) {
    let half = LOG.len() / 2;
    let is_play = |at: &usize| matches!(LOG[*at], Event::Placed(_));
    let at = (half..LOG.len()).find(is_play).unwrap();
    let Event::Placed(placed) = &LOG[at] else { unreachable!() };
    (Game::replay(&LOG[..at]).unwrap(), placed.clone())
}

#[divan::bench]
fn fit_and_score(bencher: Bencher) {
    let (game, placed) = middle();
    let view = game.view(Viewer::Seat(placed.seat));
    bencher.bench(|| {
        let play = fit(&view.board, view.edition(), black_box(&placed.placement)).unwrap();
        assert_eq!(score(&view.board, view.edition(), &play).total(), placed.score);
    });
}

#[divan::bench]
fn decide(bencher: Bencher) {
    let (game, placed) = middle();
    let ask = Ask::new(placed.seat, Action::Place(placed.placement.clone()));
    let expected = Event::Placed(placed);
    bencher.bench(|| {
        let events = game.decide(black_box(&ask), &*WORDS).unwrap();
        assert_eq!(events[0], expected);
        events
    });
}

#[divan::bench]
fn view(bencher: Bencher) {
    let (game, placed) = middle();
    let rack_size = usize::from(game.started().setup.edition.rack_size);
    bencher.bench(|| {
        let view = black_box(&game).view(Viewer::Seat(placed.seat));
        assert_eq!(view.rack.as_ref().unwrap().len(), rack_size);
        view
    });
}

/// Reads a move as a person types it.
#[divan::bench]
fn read_move(bencher: Bencher) {
    let (game, placed) = middle();
    let view = game.view(Viewer::Seat(placed.seat));
    let text = placed.placement.to_string();
    let expected = Action::Place(placed.placement);
    bencher.bench(|| assert_eq!(view.read_move(black_box(&text)).unwrap(), expected));
}

#[divan::bench]
fn replay_of_a_game(bencher: Bencher) {
    let scores = verify(&LOG).unwrap().scores();
    bencher.bench(|| {
        let game = Game::replay(black_box(&*LOG)).unwrap();
        assert!(game.is_over());
        assert_eq!(game.scores(), scores);
        game
    });
}

#[divan::bench]
fn verify_of_a_game(bencher: Bencher) {
    let plays = LOG.iter().filter(|event| matches!(event, Event::Placed(_))).count();
    assert!(plays >= 15, "{plays} plays are too few for a game");
    let end = Game::replay(&*LOG).unwrap();
    bencher.bench(|| {
        let game = verify(black_box(&LOG)).unwrap();
        assert_eq!(game, end);
        game
    });
}
