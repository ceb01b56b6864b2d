//! Charts: golden ones, and odd numbers.

use kamen::games::rules::Seat;
use kamen::render::scrabble::{LostPoints, lost_chart, score_chart};
use kamen::render::{CHART_WIDTHS, Chart, Part, Series, Shape};
use kamen::texts::Tongue;
use kamen::{assets, themes};

use crate::games;
use crate::golden::check;
use crate::scenes::painter;

const NAMES: [&str; 4] = ["Anna Nováková", "Břetislav", "Ľubomíra", "Zoë"];

/// What an analysis might have found in the game of four.
fn lost() -> Vec<LostPoints> {
    let points = [0.0, 12.4, 3.1, 30.75, 0.0, 7.2, 18.9, 1.0, 5.5, 11.0, 0.4, 26.3];
    let turns = points.into_iter().enumerate();
    turns.map(|(i, points)| LostPoints { turn: i + 1, seat: Seat(i as u8 % 4), points }).collect()
}

#[test]
fn every_theme_and_language_has_its_charts() {
    let (two, four) = (games::finished().spectator(), games::four_with_clocks().spectator());
    for (i, (theme, _)) in assets::THEMES.into_iter().enumerate() {
        let (painter, tongue) = (painter(theme), Tongue::ALL[i % 3]);
        let scores = painter.chart(&score_chart(&two, &NAMES, tongue), 500);
        check(&format!("{theme}-scores"), &scores);
        let lost = painter.chart(&lost_chart(&four, &NAMES, &lost(), tongue), 500);
        check(&format!("{theme}-lost"), &lost);
    }
    let scores = painter(themes::DEFAULT).chart(&score_chart(&four, &NAMES, Tongue::English), 800);
    check("scores-of-four", &scores);
}

#[test]
fn odd_numbers_and_long_names_are_drawn_as_well() {
    let painter = painter(themes::DEFAULT);
    let long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(9);
    for points in [
        vec![],
        vec![(0.0, 0.0)],
        vec![(3.0, -40.0), (4.0, -90.0)],
        vec![(f64::NAN, 1.0), (2.0, f64::INFINITY), (3.0, f64::NEG_INFINITY)],
        vec![(1.0, 1e300), (1e300, 1.0)],
        (0..3_000).map(|i| (f64::from(i), f64::from(i % 97))).collect(),
    ] {
        for shape in [Shape::Lines, Shape::Bars] {
            for width in [0, 200, 700, u32::MAX] {
                let series = Series { name: long.clone(), points: points.clone() };
                let chart = Chart {
                    title: long.clone(),
                    across: "x".into(),
                    up: "y".into(),
                    shape,
                    series: vec![series; 6],
                    part: Part::Scrabble,
                    places: 1,
                    tongue: Tongue::Czech,
                };
                let raster = painter.chart(&chart, width);
                assert!(CHART_WIDTHS.contains(&raster.width()));
                assert!(raster.height() < raster.width());
            }
        }
    }
}

#[test]
fn lines_are_told_apart_without_colours() {
    let mut theme = themes::open(themes::DEFAULT, None).unwrap();
    let players = &mut theme.theme.picture.players;
    *players = [players[0]; 4];
    let painter = kamen::render::Painter::new(theme.theme, theme.fonts);
    let of = |place: usize| {
        let points = |own: bool| if own { vec![(0.0, 10.0), (10.0, 10.0)] } else { vec![] };
        let series = (0..4).map(|i| Series { name: "?".into(), points: points(i == place) });
        let chart = Chart {
            title: String::new(),
            across: String::new(),
            up: String::new(),
            shape: Shape::Lines,
            series: series.collect(),
            part: Part::Scrabble,
            places: 0,
            tongue: Tongue::English,
        };
        painter.chart(&chart, 400)
    };
    let drawn: Vec<_> = (0..4).map(of).collect();
    for (i, one) in drawn.iter().enumerate() {
        for other in &drawn[i + 1..] {
            assert!(one.indices() != other.indices());
        }
    }
}
