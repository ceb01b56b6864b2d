//! One tile: its face, its letter, its value.

use crate::games::scrabble::{LaidTile, Tile, TileSet};
use crate::render::{Align, Area, Colour, Painter, Pair, Raster, Weight};

/// A tile to be drawn.
pub(super) struct Face {
    /// The letter; nothing on a blank that lies on a rack.
    pub text: String,
    /// What it is worth; `None` for blanks.
    pub value: Option<i32>,
    /// How it lies there.
    pub lies: Lies,
}

/// How a tile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// As all others.
    Still,
    /// As part of what happened last.
    Newly,
    /// Only in somebody's thoughts.
    Perhaps,
}

impl Face {
    pub fn laid(tile: LaidTile, set: &TileSet, lies: Lies) -> Self {
        let value = (!tile.blank).then(|| set.laid_value(tile).0);
        Self { text: tile.letter.to_string(), value, lies }
    }

    pub fn held(tile: Tile, set: &TileSet, lies: Lies) -> Self {
        match tile {
            Tile::Letter(letter) => {
                Self { text: letter.to_string(), value: Some(set.value(tile).0), lies }
            }
            Tile::Blank => Self { text: String::new(), value: None, lies },
        }
    }

    /// Blanks keep their ink whatever happens to them.
    fn pair(&self, painter: &Painter) -> Pair {
        let tile = &painter.theme().scrabble.tile;
        let ink = |pair: Pair| if self.value.is_none() { tile.blank.ink } else { pair.ink };
        match self.lies {
            Lies::Still if self.value.is_none() => tile.blank,
            Lies::Still => tile.plain,
            Lies::Newly => Pair { ink: ink(tile.last), ..tile.last },
            Lies::Perhaps => tile.preview,
        }
    }

    /// Draws the tile into a square.
    pub fn draw(&self, raster: &mut Raster, painter: &Painter, area: Area) {
        let side = area.width as f32;
        let pair = self.pair(painter);
        let radius = side * 0.13;
        let edge = ((side * 0.065).round() as i32).max(1);
        let face = Area::new(area.x, area.y, area.width, area.height - edge);
        match self.lies {
            Lies::Perhaps => {
                raster.fill_rounded(area, radius, pair.fill);
                let thickness = (side * 0.05).max(1.0);
                raster.dashed_ring(area, radius, thickness, side * 0.13, pair.ink);
            }
            Lies::Still | Lies::Newly => {
                let edge_colour = match self.lies {
                    Lies::Newly => painter.theme().scrabble.tile.badge.fill,
                    _ => painter.theme().scrabble.tile.edge,
                };
                let lower =
                    Area::new(area.x, area.y + area.height / 2, area.width, area.height / 2);
                raster.fill_rounded(lower, radius, edge_colour);
                raster.fill_rounded(face, radius, pair.fill);
            }
        }
        if self.value.is_none() {
            self.draw_blank_mark(raster, face, pair.ink);
        }
        self.draw_letter(raster, painter, face, pair.ink);
    }

    /// A ring tells a blank also to eyes that miss the colour.
    fn draw_blank_mark(&self, raster: &mut Raster, face: Area, ink: Colour) {
        let side = face.width as f32;
        let inset = ((side * 0.08).round() as i32).max(1);
        let thickness = (side * 0.04).max(1.0);
        raster.ring(face.inset(inset), side * 0.1, thickness, ink);
    }

    fn draw_letter(&self, raster: &mut Raster, painter: &Painter, face: Area, ink: Colour) {
        let side = face.width as f32;
        let value_left = self.draw_value(raster, painter, face, ink);
        let is_blank = self.value.is_none();
        let (start, margin, foot) = if is_blank { (0.6, 0.16, 0.24) } else { (0.7, 0.05, 0.2) };
        let [margin, foot] = [margin, foot].map(|share| side * share);
        let (room, high) = (side - 2.0 * margin, face.height as f32 - margin - foot);
        // Letters of two characters and odd scripts are made to fit.
        let mut size = side * start;
        let (line, left, right) = loop {
            let line = painter.fonts().style(Weight::Bold, size).line(&self.text);
            let Some([left, top, right, bottom]) = line.ink() else { return };
            let fit = (room / (right - left)).min(high / -top).min(foot / bottom.max(1.0));
            if fit >= 1.0 || size < 4.0 {
                break (line, left, right);
            }
            size *= fit.min(0.98);
        };
        let baseline = face.bottom() as f32 - foot;
        let middle = face.x as f32 + side * if is_blank { 0.5 } else { 0.47 };
        let first = face.x as f32 + margin - left;
        let mut x = (middle - (left + right) / 2.0).max(first);
        // A wide letter moves away from the value beside its foot.
        let over = (x + right - value_left).max(0.0);
        x = (x - over).max(first);
        raster.write_inside(&line, x, baseline, Align::Left, ink, face);
    }

    /// Writes the value in the corner; tells where it begins.
    fn draw_value(&self, raster: &mut Raster, painter: &Painter, face: Area, ink: Colour) -> f32 {
        let side = face.width as f32;
        let right = face.right() as f32 - side * 0.075;
        let size = side * 0.25;
        let Some(value) = self.value.filter(|_| size >= 6.0) else { return right };
        let text = value.to_string();
        let size = if text.len() > 1 { size * 0.92 } else { size };
        let line = painter.fonts().style(Weight::Bold, size).line(&text);
        let baseline = face.bottom() as f32 - side * 0.075;
        raster.write(&line, right, baseline, Align::Right, ink);
        right - line.width()
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;
    use crate::render::scrabble::colours::page;
    use crate::render::{Fonts, Theme, Usual};

    fn painter() -> Painter {
        let bold = Cow::Borrowed(&include_bytes!("../../../assets/fonts/Inter-Bold.otf")[..]);
        let other = Cow::Borrowed(&include_bytes!("../../../assets/fonts/DejaVuSans.ttf")[..]);
        let theme = include_str!("../../../assets/themes/classic.toml");
        let fonts = Fonts::new(bold.clone(), bold, [other]).unwrap();
        Painter::new(
            Theme::parse("classic", theme, Usual { light: theme, dark: theme }).unwrap(),
            fonts,
        )
    }

    fn drawn(painter: &Painter, text: &str, value: Option<i32>, side: i32) -> Raster {
        let mut raster = page(painter, side as u32 + 20, side as u32 + 20);
        let face = Face { text: text.to_owned(), value, lies: Lies::Still };
        face.draw(&mut raster, painter, Area::new(10, 10, side, side));
        raster
    }

    /// The pixels that a letter changes must keep off the edge of the face: nothing is cut.
    #[test]
    fn every_letter_stays_inside_its_tile() {
        let painter = painter();
        let letters = "A Á Ä B C Č D Ď E É Ě F G H I Í J K L Ĺ Ľ M N Ň O Ó Ô P Q R Ŕ Ř S Š T Ť U Ú Ů V W X \
            Y Ý Z Ž CH DŽ DZ L·L Ψ Щ א ש WWW";
        for side in [22, 30, 60, 120] {
            for text in letters.split_whitespace() {
                for value in [None, Some(1), Some(10), Some(99)] {
                    let with = drawn(&painter, text, value, side);
                    let without = drawn(&painter, "", value, side);
                    let mut changed = 0;
                    for y in 0..side + 20 {
                        for x in 0..side + 20 {
                            if with.colour(x, y) != without.colour(x, y) {
                                changed += 1;
                                let range = 11..9 + side;
                                let inside = range.contains(&x) && range.contains(&y);
                                assert!(inside, "{text} {value:?} at {side}: {x}, {y}");
                            }
                        }
                    }
                    assert!(changed > side, "{text} {value:?} at {side} is not seen");
                }
            }
        }
    }

    #[test]
    fn a_blank_is_told_from_a_letter_without_colour() {
        let painter = painter();
        let mean = |raster: &Raster| {
            let pixels = raster.indices().len() as f64;
            let light = raster.indices().iter().map(|&i| raster.colours()[usize::from(i)]);
            light.map(Colour::luminance).sum::<f64>() / pixels
        };
        let (blank, letter) = (drawn(&painter, "", None, 60), drawn(&painter, "", Some(0), 60));
        assert!((mean(&blank) - mean(&letter)).abs() > 0.005, "the ring is seen");
    }
}
