//! What holds of all pictures.

use kamen::games::scrabble::{Options, Placement, Score};
use kamen::render::scrabble::{Picture, RackPicture, TrackerPicture};
use kamen::render::{Area, Arrangement, Raster};
use kamen::texts::Tongue;
use proptest::prelude::*;

use crate::games::{self, Table};
use crate::golden::decode;
use crate::scenes::painter;

const ARRANGEMENTS: [Arrangement; 3] =
    [Arrangement::Below, Arrangement::Beside, Arrangement::BoardOnly];

#[test]
fn the_same_game_gives_the_same_file_whatever_was_drawn_before() {
    let (table, other) = (games::czech(), games::four_with_clocks());
    let view = table.sees(0);
    let used = painter("classic");
    for arrangement in ARRANGEMENTS {
        let view = other.spectator();
        let names = ["a", "b", "c", "d"];
        let picture = Picture::of_view(&view, &names, Tongue::English);
        Picture { arrangement, width: 640, ..picture }.draw(&used);
        TrackerPicture::of_view(&view, Tongue::Slovak).draw(&used);
    }
    for arrangement in ARRANGEMENTS {
        let picture = Picture::of_view(&view, &["Anna", "Ben"], Tongue::Czech);
        let picture = Picture { arrangement, ..picture };
        let files = [&used, &used, &painter("classic")].map(|painter| picture.draw(painter).png());
        assert!(files[0] == files[1] && files[0] == files[2], "{arrangement:?}");
    }
}

#[test]
fn threads_share_a_painter() {
    let (table, painter) = (games::czech(), painter("classic"));
    let view = table.sees(0);
    let picture = Picture { width: 400, ..Picture::of_view(&view, &["Anna"], Tongue::Czech) };
    let expected = picture.draw(&painter);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert!(picture.draw(&painter) == expected));
        }
    });
}

#[test]
fn a_picture_does_not_depend_on_hidden_tiles() {
    let game = |other: &str, bag: &str| {
        let racks = ["KÁMENŮŘ", other];
        let mut table = Table::new(games::edition("cs"), Options::default(), &racks, bag);
        table.types(0, "8F KÁMEN");
        table
    };
    // The five tiles that the first player draws are the same.
    let (one, two) = (game("ČESÍN?A", "ŽKY?DAEIOU"), game("AOÍN?EU", "ŽKY?DSČIAE"));
    let painter = painter("classic");
    let spectator = |table: &Table| {
        let view = table.spectator();
        Picture::of_view(&view, &["Anna", "Ben"], Tongue::Czech).draw(&painter).png()
    };
    assert!(spectator(&one) == spectator(&two));
    let own = |table: &Table, seat| {
        let view = table.sees(seat);
        let rack = RackPicture::of_view(&view, Tongue::Czech).unwrap().draw(&painter).png();
        let unseen = TrackerPicture::of_view(&view, Tongue::Czech).draw(&painter).png();
        (rack, unseen, Picture::of_view(&view, &[], Tongue::Czech).draw(&painter).png())
    };
    assert!(own(&one, 0) == own(&two, 0), "the first player sees nothing of the second");
    assert!(own(&one, 1) != own(&two, 1), "the second sees their own rack");
    assert!(RackPicture::of_view(&one.spectator(), Tongue::Czech).is_none());
}

#[test]
fn widths_beyond_the_limits_are_cut_to_them() {
    let (table, painter) = (games::czech(), painter("paper"));
    let view = table.sees(0);
    for arrangement in ARRANGEMENTS {
        for (asked, drawn) in [(0, 240), (u32::MAX, 4_000)] {
            let picture = Picture::of_view(&view, &["Anna"], Tongue::Czech);
            let raster = Picture { arrangement, width: asked, ..picture }.draw(&painter);
            assert!(raster.width() <= drawn, "{arrangement:?} {asked}");
            assert!(arrangement == Arrangement::BoardOnly || raster.width() == drawn);
        }
    }
}

#[test]
fn a_preview_off_the_board_or_on_tiles_does_no_harm() {
    let (table, painter) = (games::czech(), painter("classic"));
    let view = table.sees(0);
    for text in ["15O DOM", "O15 DOM", "21U AAAAAA", "8F KÁMEN", "1A ABCDEFGHIJKLMNOPQRST"] {
        let placement: Placement = text.parse().unwrap();
        let picture = Picture::of_view(&view, &[], Tongue::Czech);
        let picture = picture.with_preview(&placement, Score(i32::MAX));
        assert_eq!(picture.draw(&painter).width(), Picture::USUAL_WIDTH);
    }
}

/// The colours of an area.
fn part(raster: &Raster, area: Area) -> Vec<kamen::render::Colour> {
    let pixel = |y: i32, x: i32| raster.colour(x, y).unwrap();
    (area.y..area.bottom()).flat_map(|y| (area.x..area.right()).map(move |x| pixel(y, x))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// A name stays in its place: the board and the other player's card are as with any other.
    #[test]
    fn a_name_changes_nothing_but_its_own_place(name in "\\PC{0,60}|(\\p{Any}){0,200}") {
        let table = games::czech();
        let view = table.sees(0);
        let painter = painter("classic");
        let draw = |name: &str| {
            let picture = Picture::of_view(&view, &[name, "Ben"], Tongue::Czech);
            Picture { width: 300, ..picture }.draw(&painter)
        };
        let (usual, odd) = (draw("Anna"), draw(&name));
        prop_assert_eq!((usual.width(), usual.height()), (odd.width(), odd.height()));
        let board = Area::new(0, 0, 300, 288);
        let other_card = Area::new(152, 304, 148, 30);
        for area in [board, other_card] {
            let pairs = part(&usual, area).into_iter().zip(part(&odd, area));
            // Soft edges may borrow a colour that is already there.
            prop_assert!(pairs.into_iter().all(|(a, b)| a.difference(b) < 4.0), "{:?}", name);
        }
    }
}

#[test]
fn files_are_small() {
    let (table, painter) = (games::czech(), painter("classic"));
    let view = table.sees(0);
    let picture = Picture::of_view(&view, &["Anna", "Ben"], Tongue::Czech).draw(&painter);
    let bytes = picture.png();
    assert!(bytes.len() < 80 << 10, "{} bytes", bytes.len());
    let (width, height, _) = decode(&bytes);
    assert_eq!((width, height), (picture.width(), picture.height()));
}
