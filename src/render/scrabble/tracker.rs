//! The tiles that a viewer does not see, counted.

use super::colours::page;
use super::summary::counted;
use super::tile::{Face, Lies};
use crate::games::scrabble::{Tile, TileSet, Tiles, View};
use crate::render::{Align, Area, Painter, Raster, Weight};
use crate::texts::Tongue;

/// The unseen tiles by letter.
#[derive(Clone, Copy, Debug)]
pub struct TrackerPicture<'a> {
    /// The tiles that are not seen.
    pub unseen: &'a Tiles,
    /// All tiles of the game, in the order of the alphabet.
    pub tiles: &'a TileSet,
    /// The language of the title.
    pub tongue: Tongue,
    /// How many pixels wide the picture is; see [`TrackerPicture::WIDTHS`].
    pub width: u32,
}

impl<'a> TrackerPicture<'a> {
    /// The widths that are drawn; others are cut to them.
    pub const WIDTHS: std::ops::RangeInclusive<u32> = 160..=4_000;
    /// Crisp on phones, and small.
    pub const USUAL_WIDTH: u32 = 800;

    /// The tiles that the one who looks does not see.
    pub fn of_view(view: &'a View, tongue: Tongue) -> Self {
        let tiles = &view.edition().tiles;
        Self { unseen: &view.unseen, tiles, tongue, width: Self::USUAL_WIDTH }
    }

    /// Draws it.
    pub fn draw(&self, painter: &Painter) -> Raster {
        let width = self.width.clamp(*Self::WIDTHS.start(), *Self::WIDTHS.end()) as i32;
        let kinds: Vec<Tile> = self.tiles.kinds().filter(|&t| self.tiles.count(t) > 0).collect();
        // So many columns that rows of some ten stay readable on a phone.
        let columns = (kinds.len() as f32 / 4.0).ceil().clamp(6.0, 11.0) as i32;
        let step = (width - width / 40) / columns;
        let left = (width - step * columns) / 2;
        let side = (step as f32 * 0.54) as i32;
        let row = (side as f32 * 1.22) as i32;
        let title = (step as f32 * 0.62) as i32;
        let rows = (kinds.len() as i32 + columns - 1) / columns;
        let mut raster = page(painter, width as u32, (title + rows * row + row / 8) as u32);
        let style = painter.fonts().style(Weight::Bold, step as f32 * 0.3);
        let text = counted("scrabble-picture-unseen", self.unseen.len(), self.tongue);
        let line = style.fit(&text, (width - 2 * left) as f32);
        let baseline = (title as f32 + style.cap_height()) / 2.0;
        let ink = painter.theme().picture.page.ink;
        raster.write(&line, (left + side / 8) as f32, baseline, Align::Left, ink);
        for (i, &tile) in (0..).zip(&kinds) {
            let (x, y) = (left + i % columns * step, title + i / columns * row);
            let area = Area::new(x + side / 10, y, side, side);
            self.draw_kind(&mut raster, painter, tile, area);
        }
        raster
    }

    /// A tile with its count; a letter that is gone keeps its place.
    fn draw_kind(&self, raster: &mut Raster, painter: &Painter, tile: Tile, area: Area) {
        let count = self.unseen.count(tile);
        let (theme, side) = (painter.theme(), area.width as f32);
        if count > 0 {
            let face = Face::held(tile, self.tiles, Lies::Still);
            face.draw(raster, painter, area);
        } else if let Tile::Letter(letter) = tile {
            let style = painter.fonts().style(Weight::Regular, side * 0.5);
            let line = style.fit(letter.as_str(), side);
            let (x, y) = (area.x as f32 + side / 2.0, area.y as f32 + side * 0.68);
            raster.write(&line, x, y, Align::Centre, theme.picture.muted);
        } else {
            raster.ring(area.inset(area.width / 5), side * 0.1, 1.0, theme.picture.muted);
        }
        if count == 0 {
            return;
        }
        let style = painter.fonts().style(Weight::Bold, side * 0.52);
        let baseline = area.y as f32 + (area.height as f32 + style.cap_height()) / 2.0;
        let x = area.right() as f32 + side * 0.14;
        raster.write(
            &style.line(&count.to_string()),
            x,
            baseline,
            Align::Left,
            theme.picture.page.ink,
        );
    }
}
