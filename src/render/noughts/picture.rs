//! The board with its marks, and the players below it.

use super::summary::summary;
use crate::games::noughts::{Deed, Square, View};
use crate::render::arrangement::{Arranged, Board};
use crate::render::summary::Summary;
use crate::render::{Align, Area, Arrangement, Painter, Part, Raster, Weight};
use crate::texts::Tongue;

/// A picture of a game.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    view: &'a View,
    summary: Summary,
    tongue: Tongue,
}

impl<'a> Picture<'a> {
    /// How many pixels wide it is: crisp on phones, and small.
    pub const WIDTH: u32 = 1_000;

    /// What a viewer sees of a game.
    pub fn of_view(view: &'a View, names: &[&str], tongue: Tongue) -> Self {
        Self { view, summary: summary(view, names, tongue), tongue }
    }

    /// Draws it.
    pub fn draw(&self, painter: &Painter) -> Raster {
        let arranged = Arranged {
            board: &BoardPicture(self.view),
            between: None,
            summary: &self.summary,
            part: Part::Noughts,
            tongue: self.tongue,
        };
        arranged.draw(painter, Arrangement::default(), Self::WIDTH)
    }
}

/// Three by three squares, with their names at the upper and the left side.
struct BoardPicture<'a>(&'a View);

/// From one square to the next: a tiny board does not grow giant squares.
fn side(room: u32) -> i32 {
    (room / 5).max(12) as i32
}

/// The room for the names of rows and columns.
fn margin(side: i32) -> i32 {
    side / 3
}

impl Board for BoardPicture<'_> {
    fn size(&self, room: u32) -> (i32, i32) {
        let side = side(room);
        let length = 3 * side + 2 * margin(side);
        (length, length)
    }

    fn draw(&self, raster: &mut Raster, painter: &Painter, room: u32, (left, top): (i32, i32)) {
        let side = side(room);
        let lines = self.0.board.lines();
        let last = self.0.turns.iter().rev().find_map(|turn| match turn.deed {
            Deed::Marked(square) => Some(square),
            _ => None,
        });
        self.draw_names(raster, painter, side, (left, top));
        for square in Square::all() {
            let x = left + margin(side) + side * square.column() as i32;
            let y = top + margin(side) + side * square.row() as i32;
            let area = Area::new(x, y, side, side).inset(side / 40 + 1);
            let is_won = lines.iter().flatten().any(|won| *won == square);
            self.draw_square(raster, painter, area, square, is_won, last == Some(square));
        }
    }
}

impl BoardPicture<'_> {
    fn draw_names(&self, raster: &mut Raster, painter: &Painter, side: i32, at: (i32, i32)) {
        let style = painter.fonts().style(Weight::Bold, side as f32 * 0.2);
        let down = style.cap_height() / 2.0;
        let ink = painter.theme().picture.muted;
        let half = margin(side) as f32 / 2.0;
        let (left, top) = (at.0 as f32, at.1 as f32);
        for (place, column) in ["a", "b", "c"].into_iter().enumerate() {
            let middle = margin(side) as f32 + side as f32 * (place as f32 + 0.5);
            raster.write(&style.line(column), left + middle, top + half + down, Align::Centre, ink);
            let row = (place + 1).to_string();
            raster.write(&style.line(&row), left + half, top + middle + down, Align::Centre, ink);
        }
    }

    fn draw_square(
        &self,
        raster: &mut Raster,
        painter: &Painter,
        area: Area,
        square: Square,
        is_won: bool,
        is_last: bool,
    ) {
        let theme = painter.theme();
        let pair = if is_won { theme.picture.accent } else { theme.picture.card };
        let side = area.width as f32;
        let round = side * 0.08;
        raster.fill_rounded(area, round, pair.fill);
        raster.ring(area, round, (side * 0.01).max(1.0), theme.line());
        if is_last {
            raster.ring(area, round, (side * 0.04).max(2.0), theme.picture.accent.fill);
        }
        let Some(seat) = self.0.board.get(square) else { return };
        // The shapes differ, not only the colours; on the accent one colour can be read.
        let cross = self.0.is_cross(seat);
        let ink = if is_won { pair.ink } else { theme.picture.players[usize::from(!cross)] };
        let inside = area.inset((side * 0.24) as i32);
        let thickness = (side * 0.09).max(2.0);
        if cross {
            let (x, y) = (inside.x as f32, inside.y as f32);
            let (right, bottom) = (inside.right() as f32, inside.bottom() as f32);
            raster.line(&[(x, y), (right, bottom)], thickness, ink);
            raster.line(&[(x, bottom), (right, y)], thickness, ink);
        } else {
            raster.ring(inside, inside.width as f32 / 2.0, thickness, ink);
        }
    }
}
