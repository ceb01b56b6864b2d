//! A rack, for its owner alone.

use super::colours::page;
use super::tile::{Face, Lies};
use crate::games::scrabble::{Tile, TileSet, Tiles, View};
use crate::render::{Align, Area, Painter, Raster, Weight};
use crate::texts::Tongue;

/// A rack with the tiles on it.
#[derive(Clone, Copy, Debug)]
pub struct RackPicture<'a> {
    /// The tiles from left to right.
    pub rack: &'a Tiles,
    /// Those of them that were drawn last.
    pub drawn: Option<&'a Tiles>,
    /// What they are worth.
    pub tiles: &'a TileSet,
    /// How many a full rack holds.
    pub size: u8,
    /// The language of an empty rack.
    pub tongue: Tongue,
    /// How many pixels wide the picture is; see [`RackPicture::WIDTHS`].
    pub width: u32,
}

impl<'a> RackPicture<'a> {
    /// The widths that are drawn; others are cut to them.
    pub const WIDTHS: std::ops::RangeInclusive<u32> = 160..=4_000;
    /// Crisp on phones, and small.
    pub const USUAL_WIDTH: u32 = 800;

    /// The rack of the one who looks; `None` for spectators.
    pub fn of_view(view: &'a View, tongue: Tongue) -> Option<Self> {
        Some(Self {
            rack: view.rack.as_ref()?,
            drawn: view.last_drawn.as_ref(),
            tiles: &view.edition().tiles,
            size: view.edition().rack_size,
            tongue,
            width: Self::USUAL_WIDTH,
        })
    }

    /// Which places hold a tile that was drawn last; new tiles come to the right end.
    fn fresh(&self) -> Vec<bool> {
        let mut drawn = self.drawn.cloned().unwrap_or_default();
        let mut fresh: Vec<bool> =
            self.rack.0.iter().rev().map(|&tile: &Tile| drawn.remove(tile)).collect();
        fresh.reverse();
        // Where all of them are new, none stands out.
        if fresh.iter().all(|&fresh| fresh) { vec![false; fresh.len()] } else { fresh }
    }

    /// Draws it.
    pub fn draw(&self, painter: &Painter) -> Raster {
        let width = self.width.clamp(*Self::WIDTHS.start(), *Self::WIDTHS.end()) as i32;
        let places = self.rack.len().max(usize::from(self.size)).max(1) as f32;
        let (colours, wide) = (painter.theme().scrabble.rack, width as f32);
        // Few tiles do not become giants.
        let step = (wide / (places + 0.8)).min(wide / 6.0).floor().max(4.0);
        let side = (step * 0.94).round() as i32;
        let top = (step * 0.12).round() as i32;
        let wood = Area::new(0, top + (step * 0.38) as i32, width, (step * 0.78) as i32);
        let ledge = Area::new(0, top + side, width, (step * 0.24) as i32);
        let mut raster = page(painter, width as u32, ledge.bottom() as u32);
        raster.fill_rounded(wood, step * 0.14, colours.wood.fill);
        let count = self.rack.len() as f32;
        let left = ((wide - count * step) / 2.0).round() as i32;
        let places = (0..).map(|place| left + place * step as i32 + (step as i32 - side) / 2);
        let places = places.map(|x| Area::new(x, top, side, side));
        raster.fill_rounded(ledge, step * 0.1, colours.edge);
        for ((area, tile), fresh) in places.zip(self.rack.iter()).zip(self.fresh()) {
            let lies = if fresh { Lies::Newly } else { Lies::Still };
            Face::held(tile, self.tiles, lies).draw(&mut raster, painter, area);
            if fresh {
                mark(&mut raster, painter, area, ledge);
            }
        }
        if self.rack.is_empty() {
            let style = painter.fonts().style(Weight::Bold, step * 0.24);
            let line = style.fit(&self.tongue.say("scrabble-picture-rack-empty", &[]), wide * 0.9);
            let room = (ledge.y - wood.y) as f32;
            let baseline = wood.y as f32 + (room + style.cap_height()) / 2.0;
            raster.write(&line, wide / 2.0, baseline, Align::Centre, colours.wood.ink);
        }
        raster
    }
}

/// A bar on the rack below a new tile; above it, it would look like an accent.
fn mark(raster: &mut Raster, painter: &Painter, tile: Area, ledge: Area) {
    let (width, height) = (tile.width / 2, (ledge.height / 4).max(2));
    let x = tile.x + (tile.width - width) / 2;
    let bar = Area::new(x, ledge.y + (ledge.height - height) / 2, width, height);
    raster.fill_rounded(bar, height as f32, painter.theme().scrabble.tile.last.fill);
}
