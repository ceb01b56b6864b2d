//! The whole picture: a board with the players below it or beside it, and for a player with their own
//! rack between the two.

use super::board::{Measures, Scene, draw_board};
use super::colours::page;
use super::panel::Panel;
use super::rack::RackPicture;
use super::summary::Summary;
use crate::games::scrabble::{Placement, Score, View};
use crate::render::{Area, Painter, Raster};
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

/// A picture of a game.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    /// The board.
    pub scene: Scene<'a>,
    /// What is told beside it.
    pub summary: Summary,
    /// The language of labels and remarks.
    pub tongue: Tongue,
    /// How many pixels wide the picture is; see [`Picture::WIDTHS`].
    pub width: u32,
    /// Where the players stand.
    pub arrangement: Arrangement,
    /// The rack of the one who looks; drawn where the players stand below the board.
    pub rack: Option<RackPicture<'a>>,
}

/// How many turns are told below a board, and below a board with a rack.
const TURNS_BELOW: usize = 3;
const TURNS_BELOW_RACK: usize = 2;

impl<'a> Picture<'a> {
    /// The widths that are drawn; others are cut to them.
    pub const WIDTHS: std::ops::RangeInclusive<u32> = 240..=4_000;
    /// Crisp on phones, and small.
    pub const USUAL_WIDTH: u32 = 1_000;

    /// What a viewer sees of a game.
    pub fn of_view(view: &'a View, names: &[&str], tongue: Tongue) -> Self {
        Self {
            scene: Scene::of_view(view),
            summary: Summary::of_view(view, names, tongue),
            tongue,
            width: Self::USUAL_WIDTH,
            arrangement: Arrangement::default(),
            rack: None,
        }
    }

    /// The same picture with the viewer's own rack below the board; for their eyes alone.
    #[must_use]
    pub fn with_rack(mut self, view: &'a View) -> Self {
        self.rack = RackPicture::of_view(view, self.tongue);
        self
    }

    /// The same picture with a move that somebody thinks of.
    #[must_use]
    pub fn with_preview(mut self, placement: &'a Placement, score: Score) -> Self {
        self.scene.preview = Some((placement, score));
        self
    }

    /// Draws it.
    pub fn draw(&self, painter: &Painter) -> Raster {
        let width = self.width.clamp(*Self::WIDTHS.start(), *Self::WIDTHS.end());
        match self.arrangement {
            Arrangement::BoardOnly => self.draw_board_only(painter, width),
            Arrangement::Below => self.draw_below(painter, width),
            Arrangement::Beside => self.draw_beside(painter, width),
        }
    }

    fn draw_board_only(&self, painter: &Painter, width: u32) -> Raster {
        let measures = Measures::new(self.scene.layout, width);
        let mut raster = page(painter, measures.width() as u32, measures.height() as u32);
        draw_board(&mut raster, painter, &self.scene, measures, (0, 0), self.tongue);
        raster
    }

    fn panel<'b>(&'b self, painter: &'b Painter, unit: f32, columns: usize) -> Panel<'b> {
        Panel { painter, summary: &self.summary, tongue: self.tongue, unit, columns }
    }

    fn draw_below(&self, painter: &Painter, width: u32) -> Raster {
        let measures = Measures::new(self.scene.layout, width);
        let unit = width as f32 / 1_000.0;
        // A third of the width has no room for names.
        let panel = self.panel(painter, unit, 2);
        let gap = (14.0 * unit).round() as i32;
        let rack = self.rack.map(|rack| RackPicture { width, ..rack }.draw(painter));
        let turns = if rack.is_some() { TURNS_BELOW_RACK } else { TURNS_BELOW };
        let below_board = measures.height() + gap;
        let top = below_board + rack.as_ref().map_or(0, |rack| rack.height() as i32 + gap);
        let height = top + panel.height(turns);
        let mut raster = page(painter, width, height as u32);
        let left = (width as i32 - measures.width()) / 2;
        if let Some(rack) = rack {
            raster.lay(&rack, 0, below_board);
        }
        draw_board(&mut raster, painter, &self.scene, measures, (left, 0), self.tongue);
        let side = left.min(gap);
        let area = Area::new(side, top, width as i32 - 2 * side, height - top);
        panel.draw(&mut raster, area, turns);
        raster
    }

    fn draw_beside(&self, painter: &Painter, width: u32) -> Raster {
        let measures = Measures::new(self.scene.layout, width * 68 / 100);
        let gap = (width as f32 * 0.012).round() as i32;
        let left = measures.width() + gap;
        let beside = (width as i32 - left - gap).max(1);
        let unit = beside as f32 / 470.0;
        let panel = self.panel(painter, unit, 1);
        let turns = panel.turns_in(measures.height() - gap);
        let height = measures.height().max(panel.height(turns) + gap);
        let mut raster = page(painter, width, height as u32);
        draw_board(&mut raster, painter, &self.scene, measures, (0, 0), self.tongue);
        panel.draw(&mut raster, Area::new(left, gap, beside, height), turns);
        raster
    }
}
