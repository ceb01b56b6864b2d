//! Replays: a picture for every turn, the last as the board itself is drawn.

use kamen::games::scrabble::View;
use kamen::games::scrabble::notation::Gcg;
use kamen::render::Repeat;
use kamen::render::scrabble::{Picture, Replay};
use kamen::texts::Tongue;
use kamen::themes;

use crate::games;
use crate::golden::decode;
use crate::scenes::painter;

const NAMES: [&str; 4] = ["Anna", "Břetislav", "Cyril", "Dana"];

/// A picture of an animation as it is seen, in three shares of colour, and how long.
struct Shown {
    pixels: Vec<u8>,
    changed: u32,
    centiseconds: u16,
}

/// The pictures of a GIF file, drawn one over another.
fn shown(bytes: &[u8]) -> Vec<Shown> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(bytes).unwrap();
    let width = usize::from(decoder.width());
    let mut canvas = vec![0; width * usize::from(decoder.height()) * 3];
    let mut all = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (i, pixel) in frame.buffer.chunks_exact(4).enumerate().filter(|(_, p)| p[3] > 0) {
            let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
            let at = ((top + y) * width + left + x) * 3;
            canvas[at..at + 3].copy_from_slice(&pixel[..3]);
        }
        let changed = u32::from(frame.width) * u32::from(frame.height);
        all.push(Shown { pixels: canvas.clone(), changed, centiseconds: frame.delay });
    }
    all
}

fn check(view: &View, theme: &str) {
    let painter = painter(theme);
    let replay = Replay { view, names: &NAMES, tongue: Tongue::Czech, width: 400 };
    let frames = shown(&replay.draw(&painter).gif(Repeat::Once));
    assert_eq!(frames.len(), view.turns.len() + 1);
    let end = view.after(usize::MAX);
    let end = Picture { width: 400, ..Picture::of_view(&end, &NAMES, Tongue::Czech) };
    let (width, height, pixels) = decode(&end.draw(&painter).png());
    assert!(frames.last().unwrap().pixels == pixels, "the last picture is the board at the end");
    for (turn, frame) in frames.iter().enumerate().skip(1) {
        assert!(frame.changed < width * height, "turn {turn} changes everything");
        assert!(frame.pixels != frames[turn - 1].pixels, "turn {turn} changes nothing");
    }
}

#[test]
fn the_last_picture_is_the_board_at_the_end() {
    for theme in ["classic", "dark"] {
        check(&games::czech().sees(0), theme);
        check(&games::finished().spectator(), theme);
        check(&games::four_with_clocks().spectator(), theme);
    }
}

#[test]
fn every_picture_is_what_a_spectator_saw_then() {
    let table = games::czech();
    let view = table.sees(0);
    let painter = painter(themes::DEFAULT);
    let draw = |view: &View| {
        let replay = Replay { view, names: &NAMES, tongue: Tongue::Czech, width: 300 };
        shown(&replay.draw(&painter).gif(Repeat::Once))
    };
    let frames = draw(&view);
    // From three turns on the picture has its full height.
    for (turns, frame) in frames.iter().enumerate().skip(3) {
        let then = view.after(turns);
        let picture = Picture { width: 300, ..Picture::of_view(&then, &NAMES, Tongue::Czech) };
        let (_, _, pixels) = decode(&picture.draw(&painter).png());
        assert!(frame.pixels == pixels, "after turn {turns}");
    }
    // Neither one's own rack nor anybody else's makes a difference.
    for other in [table.sees(1), table.spectator()] {
        let others = draw(&other);
        assert!(frames.iter().zip(&others).all(|(one, other)| one.pixels == other.pixels));
    }
}

#[test]
fn the_beginning_and_the_end_stay_longer() {
    let view = games::finished().spectator();
    let replay = Replay { view: &view, names: &NAMES, tongue: Tongue::Czech, width: 240 };
    let frames = shown(&replay.draw(&painter(themes::DEFAULT)).gif(Repeat::Forever));
    assert_eq!((frames[0].centiseconds, frames.last().unwrap().centiseconds), (150, 400));
    let between = &frames[1..frames.len() - 1];
    assert!(between.iter().all(|frame| (80..=250).contains(&frame.centiseconds)));
}

#[test]
fn a_whole_game_stays_small() {
    let bytes = include_bytes!("../data/games/boys-quackle-2006.gcg");
    let view = Gcg::parse_bytes(bytes).unwrap().view(&games::edition("en")).unwrap();
    let replay =
        Replay { view: &view, names: &NAMES, tongue: Tongue::English, width: Replay::USUAL_WIDTH };
    let gif = replay.draw(&painter(themes::DEFAULT)).gif(Repeat::Forever);
    assert!(gif.len() < 500_000, "{} bytes", gif.len());
}

#[test]
fn a_game_without_turns_is_one_picture() {
    let table = games::on(",,*,,\n,,,,\n,,,,\n,,,,\n,,,,", "ABCDE");
    let view = table.spectator();
    let replay = Replay { view: &view, names: &[], tongue: Tongue::Slovak, width: 9 };
    let animation = replay.draw(&painter(themes::DEFAULT));
    assert_eq!((animation.len(), animation.size().0), (1, *Replay::WIDTHS.start()));
}
