//! Pictures, timed on the stored Czech game of four players just before its end.

#![allow(clippy::unwrap_used, reason = "a bench that fails says where")]

use std::sync::LazyLock;

use divan::{Bencher, black_box};
use kamen::games::rules::{Rules, Seat, Viewer};
use kamen::games::scrabble::notation::Gcg;
use kamen::games::scrabble::{Event, Game, View};
use kamen::render::scrabble::{self, AltText, Picture, RackPicture, Replay, TrackerPicture};
use kamen::render::{Arrangement, Painter, Raster, Repeat};
use kamen::texts::Tongue;
use kamen::{assets, themes};

fn main() {
    let painter = painter();
    let kilobytes = |raster: Raster| raster.png().len().div_ceil(1024);
    eprintln!(
        "KB: board {}, beside {}, rack {}, tracker {}, score chart {}, replay {}",
        kilobytes(picture().draw(&painter)),
        kilobytes(beside().draw(&painter)),
        kilobytes(rack_picture().draw(&painter)),
        kilobytes(TrackerPicture::of_view(&VIEW, Tongue::Czech).draw(&painter)),
        kilobytes(painter.chart(&scrabble::score_chart(&GAME, &NAMES, Tongue::Czech), 800)),
        game_replay().draw(&painter).gif(Repeat::Forever).len().div_ceil(1024),
    );
    divan::main();
}

const NAMES: [&str; 4] = ["Anna Nováková", "Břetislav", "Ľubomíra", "Zoë"];

/// What the first player sees with most tiles on the board.
static VIEW: LazyLock<View> = LazyLock::new(|| {
    let log = include_str!("../tests/data/games/format-1.jsonl");
    let log: Vec<Event> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let game = Game::replay(&log[..log.len() - 1]).unwrap();
    let view = game.view(Viewer::Seat(Seat(1)));
    assert!(view.board.tiles().count() > 60, "{} tiles", view.board.tiles().count());
    view
});

fn painter() -> Painter {
    let look = themes::open(themes::DEFAULT, None).unwrap();
    Painter::new(look.theme, look.fonts)
}

/// The file of a picture, which must not be larger than is good for a chat.
fn file(raster: &Raster, most_kilobytes: usize) -> Vec<u8> {
    let bytes = raster.png();
    assert!(bytes.len() <= most_kilobytes << 10, "{} bytes", bytes.len());
    bytes
}

fn picture() -> Picture<'static> {
    Picture::of_view(&VIEW, &NAMES, Tongue::Czech)
}

fn beside() -> Picture<'static> {
    Picture { arrangement: Arrangement::Beside, width: 1_400, ..picture() }
}

fn rack_picture() -> RackPicture<'static> {
    RackPicture::of_view(&VIEW, Tongue::Czech).unwrap()
}

/// Drawn and encoded, by a painter that has drawn before.
#[divan::bench]
fn board(bencher: Bencher) {
    let (painter, expected) = (painter(), picture().draw(&painter()).png());
    bencher.bench(|| {
        let bytes = file(&black_box(picture()).draw(&painter), 80);
        assert_eq!(bytes.len(), expected.len());
        bytes
    });
}

#[divan::bench]
fn board_beside(bencher: Bencher) {
    let painter = painter();
    bencher.bench(|| file(&black_box(beside()).draw(&painter), 100));
}

/// Drawn without encoding.
#[divan::bench]
fn board_drawn(bencher: Bencher) {
    let painter = painter();
    let expected = picture().draw(&painter);
    bencher.bench(|| {
        let raster = black_box(picture()).draw(&painter);
        assert_eq!(raster.height(), expected.height());
        raster
    });
}

/// Encoded without drawing.
#[divan::bench]
fn board_encoded(bencher: Bencher) {
    let raster = picture().draw(&painter());
    bencher.bench(|| file(black_box(&raster), 80));
}

/// The first picture of a new painter: typefaces are read, the empty board is drawn.
#[divan::bench]
fn board_by_a_new_painter(bencher: Bencher) {
    bencher.bench(|| file(&black_box(picture()).draw(&painter()), 80));
}

#[divan::bench]
fn rack(bencher: Bencher) {
    let painter = painter();
    bencher.bench(|| file(&black_box(rack_picture()).draw(&painter), 15));
}

#[divan::bench]
fn tracker(bencher: Bencher) {
    let painter = painter();
    let tracker = || TrackerPicture::of_view(&VIEW, Tongue::Czech);
    bencher.bench(|| file(&black_box(tracker()).draw(&painter), 20));
}

/// A Czech game after 25 turns.
static GAME: LazyLock<View> = LazyLock::new(|| {
    let gcg = Gcg::parse(include_str!("../docs/game.gcg")).unwrap();
    gcg.view(&assets::language("cs").unwrap().unwrap().edition).unwrap().after(25)
});

#[divan::bench]
fn score_chart(bencher: Bencher) {
    let painter = painter();
    let draw = || painter.chart(&scrabble::score_chart(&GAME, &NAMES, Tongue::Czech), 800);
    bencher.bench(|| file(&black_box(draw()), 20));
}

fn game_replay() -> Replay<'static> {
    let width = Replay::USUAL_WIDTH;
    Replay { view: &GAME, names: &NAMES, tongue: Tongue::Czech, width }
}

/// A picture after each of 25 turns, drawn and encoded.
#[divan::bench]
fn replay(bencher: Bencher) {
    let painter = painter();
    bencher.bench(|| {
        let animation = black_box(game_replay()).draw(&painter);
        assert_eq!(animation.len(), 26);
        let bytes = animation.gif(Repeat::Forever);
        assert!(bytes.len() <= 500 << 10, "{} bytes", bytes.len());
        bytes
    });
}

#[divan::bench]
fn alt_text(bencher: Bencher) {
    bencher.bench(|| {
        let text = AltText::new(&GAME, &NAMES, Tongue::Czech).board();
        assert!(text.starts_with("Deska Scrabble"), "{text}");
        text
    });
}
