//! What the picture shows in words, so that somebody who hears it can play: who must do what, whose each
//! square is, which are free.

use super::summary::sign;
use crate::games::facts::Fact;
use crate::games::noughts::{Square, View};
use crate::games::rules::Seat;
use crate::render::names::Names;
use crate::render::paragraph::Paragraph;
use crate::texts::Tongue;

/// Describes pictures of a game in one language.
#[derive(Clone, Debug)]
pub struct AltText<'a> {
    view: &'a View,
    names: Names,
    tongue: Tongue,
}

impl<'a> AltText<'a> {
    /// Prepares to describe what a viewer sees; names are given by seat.
    pub fn new(view: &'a View, names: &[&str], tongue: Tongue) -> Self {
        Self { view, names: Names::new(names, view.seats().count(), tongue), tongue }
    }

    /// The board.
    pub fn board(&self) -> String {
        let mut paragraph = Paragraph::new(self.tongue);
        match (self.view.ended, self.view.to_act) {
            (Some(reason), _) => match reason.winner() {
                Some(winner) => {
                    paragraph.say("noughts-alt-won", [("player", self.name(winner))]);
                }
                None => paragraph.say("noughts-alt-drawn", []),
            },
            (None, Some(seat)) if self.view.first.is_none() => {
                paragraph.say("noughts-alt-toss", [("player", self.name(seat))]);
            }
            (None, Some(seat)) if self.view.offer.is_some() => {
                paragraph.say("noughts-alt-offer", [("player", self.name(seat))]);
            }
            (None, Some(seat)) => paragraph.say("noughts-alt-turn", [("player", self.name(seat))]),
            (None, None) => {}
        }
        for seat in self.view.seats().filter(|_| self.view.first.is_some()) {
            let own = |square: &_| self.view.board.get(*square) == Some(seat);
            let marks = Square::all().filter(own);
            let marks: Vec<String> = marks.map(|square| square.to_string()).collect();
            let sign = Fact::Text(sign(self.view, seat).to_owned());
            match marks.is_empty() {
                true => {
                    let facts = [("player", self.name(seat)), ("sign", sign)];
                    paragraph.say("noughts-alt-no-marks", facts);
                }
                false => {
                    let squares = Fact::Text(marks.join(", "));
                    let facts = [("player", self.name(seat)), ("sign", sign), ("squares", squares)];
                    paragraph.say("noughts-alt-marks", facts);
                }
            }
        }
        let free: Vec<String> = self.view.board.free().map(|square| square.to_string()).collect();
        if !free.is_empty() && self.view.ended.is_none() {
            paragraph.say("noughts-alt-free", [("squares", free.join(", ").into())]);
        }
        paragraph.into_text()
    }

    fn name(&self, seat: Seat) -> Fact {
        self.names.of(seat).to_owned().into()
    }
}
