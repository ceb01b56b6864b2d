//! The board: its squares, which never change, and the tiles on it.

use std::sync::Arc;

use super::colours::page;
use super::tile::{Face, Lies};
use crate::games::scrabble::{
    Board, Direction, LaidTile, Layout, Placement, Premium, Score, Square, TileSet, TurnDeed, View,
};
use crate::render::arrangement;
use crate::render::{Align, Area, Painter, Pair, Raster, Weight};
use crate::texts::Tongue;

/// What lies on a board, and what is pointed out.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The squares.
    pub layout: &'a Layout,
    /// The tiles.
    pub board: &'a Board,
    /// What they are worth.
    pub tiles: &'a TileSet,
    /// The move that was played last, and its points.
    pub last: Option<(&'a Placement, Score)>,
    /// A move that somebody thinks of, and the points it would give.
    pub preview: Option<(&'a Placement, Score)>,
}

impl<'a> Scene<'a> {
    /// What a viewer sees of a game's board.
    pub fn of_view(view: &'a View) -> Self {
        // A play that was challenged in vain is still the last one; one that was taken back is not.
        let mut turns = view.turns.iter().rev();
        let last =
            turns.find(|turn| !matches!(turn.deed, TurnDeed::Stood { .. } | TurnDeed::Departed(_)));
        let last = last.and_then(|turn| match &turn.deed {
            TurnDeed::Placed { placement, .. } => Some((placement, turn.score)),
            _ => None,
        });
        let (layout, tiles) = (&view.edition().layout, &view.edition().tiles);
        Self { layout, board: &view.board, tiles, last, preview: None }
    }
}

/// The measures of a board in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Measures {
    rows: i32,
    cols: i32,
    /// From one square to the next.
    pub square: i32,
    gap: i32,
    /// The frame on every side, with the coordinates.
    frame: i32,
}

impl Measures {
    /// The largest board that is no wider and, being upright, not much higher than asked for.
    pub fn new(layout: &Layout, width: u32) -> Self {
        let (rows, cols) = (i32::from(layout.rows()), i32::from(layout.cols()));
        let width = width as f32;
        let fit = |squares: i32, room: f32| (room / (squares as f32 + 1.0)) as i32;
        // A tiny board does not grow giant squares.
        let square = fit(cols, width).min(fit(rows, 1.25 * width)).min((width / 9.0) as i32).max(6);
        let gap = ((square as f32 * 0.04).round() as i32).max(1);
        Self { rows, cols, square, gap, frame: square / 2 }
    }

    pub fn width(self) -> i32 {
        self.cols * self.square + 2 * self.frame
    }

    pub fn height(self) -> i32 {
        self.rows * self.square + 2 * self.frame
    }

    /// The area of a square without the gaps around it.
    fn area(self, square: Square) -> Area {
        let at = |place: u8| self.frame + i32::from(place) * self.square + self.gap / 2;
        let side = self.square - self.gap;
        Area::new(at(square.col), at(square.row), side, side)
    }
}

/// The board without tiles, drawn once for each size and language.
fn empty_board(
    painter: &Painter,
    layout: &Layout,
    measures: Measures,
    tongue: Tongue,
) -> Arc<Raster> {
    let squares = layout.to_csv(&Board::empty(layout.rows(), layout.cols()));
    let key = format!("scrabble board {tongue} {} {squares}", measures.square);
    painter.layer(key, || {
        let mut raster = page(painter, measures.width() as u32, measures.height() as u32);
        let colours = painter.theme().scrabble.board;
        let (whole, frame) = (raster.area(), measures.frame);
        raster.fill_rounded(whole, frame as f32 * 0.5, colours.frame.fill);
        let rim = (measures.gap + 1) / 2;
        raster.fill_rounded(whole.inset(frame - rim), rim as f32 * 2.0, colours.grid);
        draw_coordinates(&mut raster, painter, measures);
        let empty = Board::empty(layout.rows(), layout.cols());
        for square in empty.squares() {
            draw_square(&mut raster, painter, layout, square, measures.area(square), tongue);
        }
        raster
    })
}

fn draw_coordinates(raster: &mut Raster, painter: &Painter, measures: Measures) {
    let Measures { rows, cols, square, frame, .. } = measures;
    let style = painter.fonts().style(Weight::Bold, square as f32 * 0.33);
    let (down, half) = (style.cap_height() / 2.0, frame as f32 / 2.0);
    let (right, bottom) = (measures.width() as f32 - half, measures.height() as f32 - half);
    let middle = |place: i32| (frame + place * square) as f32 + square as f32 / 2.0;
    let ink = painter.theme().scrabble.board.frame.ink;
    let mut write = |text: &str, x: f32, y: f32| {
        raster.write(&style.line(text), x, y + down, Align::Centre, ink);
    };
    for (place, col) in (0..cols).zip(0..) {
        let letter = Square::new(0, col).column_letter().to_string();
        write(&letter, middle(place), half);
        write(&letter, middle(place), bottom);
    }
    for row in 0..rows {
        let number = (row + 1).to_string();
        write(&number, half, middle(row));
        write(&number, right, middle(row));
    }
}

fn draw_square(
    raster: &mut Raster,
    painter: &Painter,
    layout: &Layout,
    square: Square,
    area: Area,
    tongue: Tongue,
) {
    let colours = painter.theme().scrabble.board;
    let (premium, side) = (layout.premium(square), area.width as f32);
    let is_start = square == layout.start();
    let pair = match (is_start, premium) {
        (true, Premium { letter: 1, word: 2 }) => Some(colours.start),
        _ => colours.premium(premium),
    };
    let pair = pair.unwrap_or(Pair { fill: colours.plain, ink: colours.start.ink });
    raster.fill_rounded(area, side * 0.07, pair.fill);
    if is_start {
        raster.star(area, pair.ink);
    } else if premium != Premium::NONE {
        draw_label(raster, painter, area, &label(premium, tongue), pair);
    }
}

/// What a premium square says, such as `2×P`.
fn label(premium: Premium, tongue: Tongue) -> String {
    let (key, factor) = match premium {
        Premium { word: 2.., .. } => ("scrabble-picture-word", premium.word),
        _ => ("scrabble-picture-letter", premium.letter),
    };
    tongue.say(key, &[("factor", &factor.to_string())])
}

fn draw_label(raster: &mut Raster, painter: &Painter, area: Area, text: &str, pair: Pair) {
    let side = area.width as f32;
    let style = |size| painter.fonts().style(Weight::Bold, size);
    let size = side * 0.38;
    let size = size * (side * 0.84 / style(size).width(text)).min(1.0);
    // What nobody could read is left to the colour.
    if size < 6.5 {
        return;
    }
    let style = style(size);
    let (x, y) = (area.x as f32 + side / 2.0, area.y as f32 + side / 2.0);
    let baseline = y + style.cap_height() / 2.0;
    raster.write(&style.line(text), x, baseline, Align::Centre, pair.ink);
}

/// A scene with the language of its labels.
pub(super) struct BoardPicture<'a> {
    pub scene: &'a Scene<'a>,
    pub tongue: Tongue,
}

impl arrangement::Board for BoardPicture<'_> {
    fn size(&self, room: u32) -> (i32, i32) {
        let measures = Measures::new(self.scene.layout, room);
        (measures.width(), measures.height())
    }

    fn draw(&self, raster: &mut Raster, painter: &Painter, room: u32, corner: (i32, i32)) {
        let (scene, measures) = (self.scene, Measures::new(self.scene.layout, room));
        let empty = empty_board(painter, scene.layout, measures, self.tongue);
        raster.lay(&empty, corner.0, corner.1);
        let area = |square| measures.area(square).moved(corner.0, corner.1);
        let is_last = |square: Square| {
            scene.last.is_some_and(|(last, _)| last.laid().any(|(laid, _)| laid == square))
        };
        for (square, tile) in scene.board.tiles() {
            let lies = if is_last(square) { Lies::Newly } else { Lies::Still };
            // Nothing of the square shows at the round corners.
            raster.fill(area(square), painter.theme().scrabble.board.grid);
            Face::laid(tile, scene.tiles, lies).draw(raster, painter, area(square));
        }
        let colours = painter.theme().scrabble.tile;
        if let Some((preview, score)) = scene.preview {
            let free = |&(square, _): &(Square, LaidTile)| {
                scene.board.contains(square) && scene.board.get(square).is_none()
            };
            for (square, tile) in preview.laid().filter(free) {
                Face::laid(tile, scene.tiles, Lies::Perhaps).draw(raster, painter, area(square));
            }
            let pair = Pair { fill: colours.preview.ink, ink: colours.preview.fill };
            draw_badge(raster, painter, preview, score, pair, measures, corner);
        } else if let Some((last, score)) = scene.last {
            draw_badge(raster, painter, last, score, colours.badge, measures, corner);
        }
    }
}

/// The points of a move, at the corner of its last tile.
fn draw_badge(
    raster: &mut Raster,
    painter: &Painter,
    placement: &Placement,
    score: Score,
    pair: Pair,
    measures: Measures,
    corner: (i32, i32),
) {
    let contains = |square: &Square| {
        i32::from(square.row) < measures.rows && i32::from(square.col) < measures.cols
    };
    let Some(square) = placement.laid().map(|(square, _)| square).filter(contains).last() else {
        return;
    };
    let side = measures.square as f32;
    let area = measures.area(square).moved(corner.0, corner.1);
    let line = painter.fonts().style(Weight::Bold, side * 0.3).line(&score.to_string());
    let height = ((side * 0.46).round() as i32).max(8);
    let width = (line.width() + side * 0.24).round().max(height as f32) as i32;
    let reach = measures.square / 5;
    let (x, y) = match placement.start.direction {
        Direction::Across => (area.right() - width + width.min(reach * 2), area.y - reach),
        Direction::Down => (area.right() - width + reach, area.bottom() - height + reach * 2),
    };
    // The badge stays on the board.
    let right = corner.0 + measures.width() - width;
    let bottom = corner.1 + measures.height() - height;
    let badge = Area::new(x.min(right), y.clamp(corner.1, bottom), width, height);
    let rim = ((side * 0.035).round() as i32).max(1);
    raster.fill_rounded(badge.inset(-rim), side, pair.ink);
    raster.fill_rounded(badge, side, pair.fill);
    let style = painter.fonts().style(Weight::Bold, side * 0.3);
    let baseline = badge.y as f32 + (height as f32 + style.cap_height()) / 2.0;
    let middle = badge.x as f32 + width as f32 / 2.0;
    raster.write(&line, middle, baseline, Align::Centre, pair.ink);
}
