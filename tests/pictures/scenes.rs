//! Golden pictures.

use kamen::ai::scrabble::Level;
use kamen::games::scrabble::{Placement, Score, View};
use kamen::render::scrabble::{Picture, RackPicture, Scene, TrackerPicture};
use kamen::render::{Arrangement, Painter, PlayerLine, PlayerState, Summary};
use kamen::texts::Tongue;
use kamen::{assets, themes};

use crate::games;
use crate::golden::check;

pub fn painter(theme: &str) -> Painter {
    let look = themes::open(theme, None).unwrap();
    Painter::new(look.theme, look.fonts)
}

pub const NAMES: [&str; 4] = ["Anna Nováková", "Břetislav", "Ľubomíra", "Zoë"];

fn small<'a>(view: &'a View, tongue: Tongue) -> Picture<'a> {
    Picture { width: 500, ..Picture::of_view(view, &NAMES, tongue) }
}

#[test]
fn every_theme_in_every_language() {
    let table = games::czech();
    let view = table.sees(0);
    for (theme, _) in assets::THEMES {
        let painter = painter(theme);
        for tongue in Tongue::ALL {
            check(&format!("{theme}-{tongue}"), &small(&view, tongue).draw(&painter));
        }
        let rack =
            RackPicture { width: 360, ..RackPicture::of_view(&view, Tongue::Czech).unwrap() };
        check(&format!("{theme}-rack"), &rack.draw(&painter));
        let tracker =
            TrackerPicture { width: 400, ..TrackerPicture::of_view(&view, Tongue::Czech) };
        check(&format!("{theme}-tracker"), &tracker.draw(&painter));
    }
}

#[test]
fn a_game_before_its_first_move() {
    let table = games::Table::new(
        games::edition("sk"),
        kamen::games::scrabble::Options::default(),
        &["ÄĽŔÔĎŤ?", "ABCDEFG"],
        "AEIOU",
    );
    let view = table.spectator();
    check("empty", &small(&view, Tongue::Slovak).draw(&painter("classic")));
}

#[test]
fn the_usual_size() {
    let table = games::czech();
    check(
        "usual",
        &Picture::of_view(&table.sees(1), &NAMES, Tongue::Czech).draw(&painter("classic")),
    );
}

#[test]
fn a_board_with_the_rack_of_whoever_looks() {
    let table = games::czech();
    for (seat, tongue, theme) in
        [(0, Tongue::Czech, "classic"), (1, Tongue::Slovak, "dark"), (0, Tongue::English, "paper")]
    {
        let view = table.sees(seat);
        let picture = small(&view, tongue).with_rack(&view);
        check(&format!("own-{tongue}"), &picture.draw(&painter(theme)));
    }
    let table = games::finished();
    let view = table.sees(0);
    check("own-finished", &small(&view, Tongue::Czech).with_rack(&view).draw(&painter("classic")));
}

#[test]
fn a_move_that_is_only_thought_of() {
    let table = games::czech();
    let view = table.sees(0);
    let placement: Placement = "12K D.M".parse().unwrap();
    let (_, points) = view.preview(&placement).unwrap();
    let picture = small(&view, Tongue::Czech).with_preview(&placement, points.total());
    check("preview", &picture.draw(&painter("classic")));
    let beside = Picture { arrangement: Arrangement::Beside, width: 700, ..picture };
    check("preview-beside", &beside.draw(&painter("dark")));
}

#[test]
fn a_game_that_is_over() {
    let table = games::finished();
    check("finished", &small(&table.spectator(), Tongue::Czech).draw(&painter("classic")));
}

#[test]
fn four_players_with_clocks_overtime_and_a_resignation() {
    let table = games::four_with_clocks();
    let view = table.spectator();
    let picture = small(&view, Tongue::English);
    check("four", &picture.draw(&painter("dark")));
    let beside = Picture { arrangement: Arrangement::Beside, width: 700, ..picture };
    check("four-beside", &beside.draw(&painter("colour-blind")));
}

#[test]
fn the_smallest_and_the_largest_board() {
    let mut table = games::on("3W,,2L,,4W\n,2W,,3L,\n,,*,,\n,4L,,2W,\n4W,,2L,,3W", "ŽABAĎ?K");
    table.types(0, "3B ŽABA");
    check("board-5", &small(&table.sees(1), Tongue::Slovak).draw(&painter("classic")));

    let cell = |row: usize, col: usize| match (row, col) {
        (10, 10) => "*",
        (0 | 10 | 20, 0 | 10 | 20) => "4W",
        _ if row == col || row + col == 20 => "2W",
        _ if (row * 7 + col * 11).is_multiple_of(23) => "4L",
        _ if (row + 2 * col).is_multiple_of(9) => "3L",
        _ => "",
    };
    let row = |row| (0..21).map(|col| cell(row, col)).collect::<Vec<_>>().join(",");
    let layout: Vec<String> = (0..21).map(row).collect();
    let mut table = games::on(&layout.join("\n"), "ŽABAĎ?K");
    table.types(0, "11H ŽABkA");
    let view = table.sees(0);
    let picture = small(&view, Tongue::English);
    let board = Picture { arrangement: Arrangement::BoardOnly, ..picture };
    check("board-21", &board.draw(&painter("classic")));
}

#[test]
fn boards_that_are_not_square() {
    let wide = ",,,,,,,\n,2L,,,3W,,,\n,,*,,,,,\n,,,,,,,\n2W,,,,,,,4L";
    let mut table = games::on(wide, "ŽABAĎ?K");
    table.types(0, "3C ŽABA");
    check("board-wide", &small(&table.sees(0), Tongue::Czech).draw(&painter("paper")));
    let high = [",,2L,,"; 6].join("\n") + "\n,,*,,\n" + &[",2W,,3L,"; 12].join("\n");
    let table = games::on(&high, "ŽABAĎ?K");
    check("board-high", &small(&table.sees(0), Tongue::Czech).draw(&painter("contrast")));
}

#[test]
fn names_that_nobody_should_have() {
    let mut table = games::four_with_clocks();
    table.types(3, "pass");
    let view = table.spectator();
    let emoji = "😀🦄👩‍👩‍👧‍👦🇨🇿".repeat(8);
    let zalgo: String =
        "Zalgo".chars().flat_map(|c| [c, '\u{336}', '\u{30d}', '\u{353}']).collect();
    let long = "x".repeat(50) + "\n\r\t" + &"Ý".repeat(50);
    for (name, names) in [
        ("names-1", [emoji.as_str(), "עברית (שלום) abc", long.as_str(), zalgo.as_str()]),
        ("names-2", ["\u{200b}\u{202e}", "", "مرحبا", "漢字かな交じり文"]),
    ] {
        let picture = Picture { width: 500, ..Picture::of_view(&view, &names, Tongue::English) };
        check(name, &picture.draw(&painter("classic")));
    }
}

/// The computer's names at some levels, as they stand at a table.
fn computers(levels: [Level; 4], tongue: Tongue) -> [String; 4] {
    let name = |level: Level| tongue.say(&format!("scrabble-level-{level}"), &[]);
    levels.map(|level| tongue.say("bot-computer", &[("level", &name(level))]))
}

#[test]
fn names_of_levels_are_whole() {
    let long = [Level::Professional, Level::Grandmaster, Level::Experienced, Level::Random];
    let (two, four) = (games::czech(), games::four_with_clocks());
    for (name, view, theme) in [
        ("levels-of-two", two.spectator(), "classic"),
        ("levels-of-four", four.spectator(), "dark"),
    ] {
        for tongue in Tongue::ALL {
            let names = computers(long, tongue);
            let names = names.each_ref().map(String::as_str);
            let picture = Picture { width: 500, ..Picture::of_view(&view, &names, tongue) };
            check(&format!("{name}-{tongue}"), &picture.draw(&painter(theme)));
        }
    }
}

#[test]
fn racks_of_all_sizes() {
    let tiles = games::edition("cs").tiles;
    let empty = "".parse().unwrap();
    let twelve = "ŘŮĚMWQX?AÁŽD".parse().unwrap();
    let new = "ŽD".parse().unwrap();
    for (name, rack, drawn, size) in [
        ("rack-0", &empty, None, 7),
        ("rack-12", &twelve, Some(&new), 12),
        ("rack-1", &new, None, 2),
    ] {
        let rack =
            RackPicture { rack, drawn, tiles: &tiles, size, tongue: Tongue::Czech, width: 500 };
        check(name, &rack.draw(&painter("classic")));
    }
}

#[test]
fn a_board_without_a_game() {
    let edition = games::edition("en");
    let cgp = "15/15/15/15/15/15/15/7CaT5/15/15/15/15/15/15/15 ABC/ 12/7 0";
    let cgp: kamen::games::scrabble::notation::Cgp = cgp.parse().unwrap();
    let scene = Scene {
        layout: &edition.layout,
        board: &cgp.board,
        tiles: &edition.tiles,
        last: None,
        preview: None,
    };
    let player = |score: Score| PlayerLine {
        name: String::new(),
        figure: score.to_string(),
        state: PlayerState::Waits,
        time: None,
        more: None,
    };
    let summary =
        Summary { players: cgp.scores.iter().copied().map(player).collect(), ..Default::default() };
    let (tongue, arrangement) = (Tongue::English, Arrangement::Below);
    let picture = Picture { scene, summary, tongue, width: 400, arrangement, rack: None };
    check("cgp", &picture.draw(&painter("classic")));
}
