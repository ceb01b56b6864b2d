//! The turns of a game, page by page.

use std::ops::{Range, RangeInclusive};

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::button::TableVerb;
use crate::discord::seen::SeenTable;
use crate::discord::text::shortened;
use crate::games::facts::{Fact, Telling};
use crate::texts::Tongue;

/// Turns on a page.
const TURNS: usize = 8;

/// The most characters of a turn, so that a page fits a message.
const LINE: usize = 220;

/// A page among others; the first turns are on page 1.
pub(super) struct Page {
    pub number: usize,
    all: RangeInclusive<usize>,
}

impl Page {
    /// How many pages so many turns fill.
    pub fn count(turns: usize) -> usize {
        turns.div_ceil(TURNS)
    }

    /// The page that is wanted, or the nearest to it.
    pub fn nearest(wanted: usize, all: RangeInclusive<usize>) -> Self {
        Self { number: wanted.clamp(*all.start(), *all.end()), all }
    }

    /// Whether there are others.
    pub fn has_others(&self) -> bool {
        self.all.start() < self.all.end()
    }

    /// The page's turns, each told in a line.
    pub fn lines<T>(
        &self,
        turns: impl IntoIterator<Item = T>,
        tell: impl Fn(T) -> String,
    ) -> Vec<String> {
        self.shown(turns).map(|turn| shortened(&tell(turn), LINE)).collect()
    }

    /// The page's turns.
    pub fn shown<T>(&self, turns: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        turns.into_iter().skip(self.first()).take(TURNS)
    }

    /// The places of its turns among all.
    pub fn places(&self, turns: usize) -> Range<usize> {
        self.first()..(self.first() + TURNS).min(turns)
    }

    fn first(&self) -> usize {
        (self.number - 1) * TURNS
    }

    /// Which page of how many it is.
    pub fn footer(&self, tongue: Tongue) -> String {
        let facts = [("page", Fact::from(self.number)), ("pages", Fact::from(*self.all.end()))];
        tongue.tell(&Telling::new("ending-history-page", facts))
    }

    /// The buttons that turn pages, where there are others.
    pub fn turning(&self, at: &SeenTable, verb: TableVerb) -> Vec<CreateButton> {
        if !self.has_others() {
            return Vec::new();
        }
        let controls = at.controls();
        let turned = |to: Option<usize>, key: &str, otherwise: &str| {
            let to = to.filter(|to| self.all.contains(to));
            let argument = to.map_or_else(|| otherwise.to_owned(), |to| to.to_string());
            controls
                .button_with(verb, ButtonStyle::Secondary, &argument)
                .label(controls.tongue().say(key, &[]))
                .disabled(to.is_none())
        };
        let before = turned(self.number.checked_sub(1), "button-previous", "first");
        let after = turned(self.number.checked_add(1), "button-next", "last");
        vec![before, after]
    }
}
