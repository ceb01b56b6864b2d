//! The whole picture: a board with the players below it or beside it, and between the two what its viewer
//! alone has.

use super::painter::Painter;
use super::panel::Panel;
use super::raster::{Area, Raster};
use super::summary::Summary;
use super::theme::Part;
use crate::texts::Tongue;

/// Where the players stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Arrangement {
    /// Below the board, for phones.
    #[default]
    Below,
    /// Beside the board, for wide screens.
    Beside,
    /// Nowhere.
    BoardOnly,
}

/// A board of any game, which is as large as there is room.
pub(super) trait Board {
    /// How many pixels wide and high it is in a room so many pixels wide.
    fn size(&self, room: u32) -> (i32, i32);

    /// Draws it as large as it is in that room; its upper left corner lies at a pixel of the picture.
    fn draw(&self, raster: &mut Raster, painter: &Painter, room: u32, corner: (i32, i32));
}

/// A board and what stands around it.
pub(super) struct Arranged<'a, B> {
    pub board: &'a B,
    /// What stands right below the board, as wide as the picture; where the players stand below it.
    pub between: Option<Raster>,
    pub summary: &'a Summary,
    pub part: Part,
    pub tongue: Tongue,
}

/// How many turns are told below a board, and where something stands between.
const TURNS_BELOW: usize = 3;
const TURNS_BELOW_BOTH: usize = 2;

impl<B: Board> Arranged<'_, B> {
    /// Draws a picture so many pixels wide; a board alone is as wide as it is.
    pub fn draw(&self, painter: &Painter, arrangement: Arrangement, width: u32) -> Raster {
        match arrangement {
            Arrangement::BoardOnly => self.draw_board_only(painter, width),
            Arrangement::Below => self.draw_below(painter, width),
            Arrangement::Beside => self.draw_beside(painter, width),
        }
    }

    fn draw_board_only(&self, painter: &Painter, width: u32) -> Raster {
        let (wide, high) = self.board.size(width);
        let mut raster = painter.page(wide as u32, high as u32, self.part);
        self.board.draw(&mut raster, painter, width, (0, 0));
        raster
    }

    fn panel<'b>(&'b self, painter: &'b Painter, unit: f32, columns: usize) -> Panel<'b> {
        Panel { painter, summary: self.summary, tongue: self.tongue, unit, columns }
    }

    fn draw_below(&self, painter: &Painter, width: u32) -> Raster {
        let (wide, high) = self.board.size(width);
        let unit = width as f32 / 1_000.0;
        // A third of the width has no room for names.
        let panel = self.panel(painter, unit, 2);
        let gap = (14.0 * unit).round() as i32;
        let turns = if self.between.is_some() { TURNS_BELOW_BOTH } else { TURNS_BELOW };
        let below_board = high + gap;
        let between = self.between.as_ref();
        let top = below_board + between.map_or(0, |between| between.height() as i32 + gap);
        let height = top + panel.height(turns);
        let mut raster = painter.page(width, height as u32, self.part);
        let left = (width as i32 - wide) / 2;
        if let Some(between) = between {
            raster.lay(between, 0, below_board);
        }
        self.board.draw(&mut raster, painter, width, (left, 0));
        let side = left.min(gap);
        let area = Area::new(side, top, width as i32 - 2 * side, height - top);
        panel.draw(&mut raster, area, turns);
        raster
    }

    fn draw_beside(&self, painter: &Painter, width: u32) -> Raster {
        let room = width * 68 / 100;
        let (wide, high) = self.board.size(room);
        let gap = (width as f32 * 0.012).round() as i32;
        let left = wide + gap;
        let beside = (width as i32 - left - gap).max(1);
        let unit = beside as f32 / 470.0;
        let panel = self.panel(painter, unit, 1);
        let turns = panel.turns_in(high - gap);
        let height = high.max(panel.height(turns) + gap);
        let mut raster = painter.page(width, height as u32, self.part);
        self.board.draw(&mut raster, painter, room, (0, 0));
        panel.draw(&mut raster, Area::new(left, gap, beside, height), turns);
        raster
    }
}
