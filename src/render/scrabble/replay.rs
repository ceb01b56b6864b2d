//! A game turn by turn, as an animation.

use super::colours::page;
use super::picture::Picture;
use crate::games::scrabble::{Score, TurnDeed, TurnView, View};
use crate::render::{Animation, Painter, Raster};
use crate::texts::Tongue;

/// A game to be shown turn by turn; only what everyone at the table saw is in it.
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    /// The game.
    pub view: &'a View,
    /// The names of the players by seat.
    pub names: &'a [&'a str],
    /// The language of labels and remarks.
    pub tongue: Tongue,
    /// How many pixels wide it is; see [`Replay::WIDTHS`].
    pub width: u32,
}

/// How long the empty board is shown.
const FIRST_MS: u32 = 1_500;
/// How long the end is shown.
const LAST_MS: u32 = 4_000;

impl Replay<'_> {
    /// The widths that are drawn; others are cut to them.
    pub const WIDTHS: std::ops::RangeInclusive<u32> = 240..=1_200;
    /// Letters can be read on a phone, and the file stays small.
    pub const USUAL_WIDTH: u32 = 640;

    /// Draws the board before the first turn and after each.
    pub fn draw(&self, painter: &Painter) -> Animation {
        let mut animation = Animation::default();
        let turns = &self.view.turns;
        let end = self.picture(turns.len(), painter);
        let (width, height) = (end.width(), end.height());
        for shown in 0..turns.len() {
            // Early pictures are lower, as few turns are told in them.
            let mut whole = page(painter, width, height);
            whole.lay(&self.picture(shown, painter), 0, 0);
            let turn = shown.checked_sub(1).and_then(|last| turns.get(last));
            animation.push(whole, turn.map_or(FIRST_MS, |turn| shown_ms(turn)));
        }
        animation.push(end, LAST_MS);
        animation
    }

    fn picture(&self, turns: usize, painter: &Painter) -> Raster {
        let view = self.view.after(turns);
        let mut picture = Picture::of_view(&view, self.names, self.tongue);
        picture.width = self.width.clamp(*Self::WIDTHS.start(), *Self::WIDTHS.end());
        picture.draw(painter)
    }
}

/// More words take longer to read, and everybody wants to see a bingo.
fn shown_ms(turn: &TurnView) -> u32 {
    match &turn.deed {
        TurnDeed::Placed { words, bingo, .. } => {
            let more = u32::try_from(words.len().saturating_sub(1).min(4)).unwrap_or(0);
            1_100 + 150 * more + if *bingo > Score(0) { 500 } else { 0 }
        }
        TurnDeed::Exchanged { .. } | TurnDeed::Passed => 900,
        TurnDeed::Withdrawn { .. } | TurnDeed::Stood { .. } | TurnDeed::Departed(_) => 1_300,
    }
}
