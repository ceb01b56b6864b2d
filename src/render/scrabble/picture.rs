//! The whole picture: a board with the players below it or beside it, and for a player with their own
//! rack between the two.

use super::board::{BoardPicture, Scene};
use super::rack::RackPicture;
use super::summary::summary;
use crate::games::scrabble::{Placement, Score, View};
use crate::render::arrangement::{Arranged, Arrangement};
use crate::render::summary::Summary;
use crate::render::{Painter, Part, Raster};
use crate::texts::Tongue;

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

impl<'a> Picture<'a> {
    /// The widths that are drawn; others are cut to them.
    pub const WIDTHS: std::ops::RangeInclusive<u32> = 240..=4_000;
    /// Crisp on phones, and small.
    pub const USUAL_WIDTH: u32 = 1_000;

    /// What a viewer sees of a game.
    pub fn of_view(view: &'a View, names: &[&str], tongue: Tongue) -> Self {
        Self {
            scene: Scene::of_view(view),
            summary: summary(view, names, tongue),
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
        let rack = self.rack.filter(|_| self.arrangement == Arrangement::Below);
        let arranged = Arranged {
            board: &BoardPicture { scene: &self.scene, tongue: self.tongue },
            between: rack.map(|rack| RackPicture { width, ..rack }.draw(painter)),
            summary: &self.summary,
            part: Part::Scrabble,
            tongue: self.tongue,
        };
        arranged.draw(painter, self.arrangement, width)
    }
}
