//! Sentences that together stay within what Discord takes as alt text.

use super::names::units;
use crate::games::facts::{Fact, Telling};
use crate::texts::Tongue;

/// Sentences in one language; one that would be too long for the rest of the room is left out.
#[derive(Debug)]
pub(super) struct Paragraph {
    tongue: Tongue,
    text: String,
}

impl Paragraph {
    /// The most characters of a description on Discord. UTF-16 units are counted, of which there
    /// are never fewer than characters.
    pub const MOST: usize = 1024;

    pub fn new(tongue: Tongue) -> Self {
        Self { tongue, text: String::new() }
    }

    /// Adds a sentence.
    pub fn say<const N: usize>(&mut self, key: &'static str, facts: [(&'static str, Fact); N]) {
        let sentence = self.tongue.tell(&Telling::new(key, facts));
        if units(&sentence) <= self.room() {
            if !self.text.is_empty() {
                self.text.push(' ');
            }
            self.text.push_str(&sentence);
        }
    }

    /// Adds a sentence with a list in it, as much of the list as goes into `most` units and into
    /// the room that is left; the rest is counted.
    pub fn list(&mut self, key: &'static str, name: &'static str, list: &List<'_>, most: usize) {
        if list.items.is_empty() {
            return;
        }
        let frame = self.tongue.tell(&Telling::new(key, [(name, String::new().into())]));
        let room = self.room().saturating_sub(units(&frame)).min(most);
        if let Some(text) = list.shortened(room, self.tongue) {
            self.say(key, [(name, text.into())]);
        }
    }

    fn room(&self) -> usize {
        let space = usize::from(!self.text.is_empty());
        Self::MOST.saturating_sub(units(&self.text) + space)
    }

    pub fn into_text(self) -> String {
        self.text
    }
}

/// Items with something between them.
#[derive(Clone, Copy, Debug)]
pub(super) struct List<'a> {
    pub items: &'a [String],
    pub between: &'a str,
}

impl List<'_> {
    /// The whole list, or its beginning and how many more there are; `None` when nothing fits.
    fn shortened(&self, room: usize, tongue: Tongue) -> Option<String> {
        let all = self.items.len();
        (1..=all).rev().find_map(|shown| {
            let mut text = self.items[..shown].join(self.between);
            if shown < all {
                let more = Telling::new("alt-more", [("more", (all - shown).into())]);
                text = format!("{text} {}", tongue.tell(&more));
            }
            (units(&text) <= room).then_some(text)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_shortened_between_its_items() {
        let items = ["Anna: 24", "Ben: 12", "Cyril"].map(String::from);
        let list = List { items: &items, between: ", " };
        let short = |room| list.shortened(room, Tongue::Czech);
        assert_eq!(short(24).as_deref(), Some("Anna: 24, Ben: 12, Cyril"));
        assert_eq!(short(23).as_deref(), Some("Anna: 24 a 2 další"), "a 1 další has no room");
        assert_eq!(short(18).as_deref(), Some("Anna: 24 a 2 další"));
        assert_eq!(short(17), None);
    }

    #[test]
    fn a_sentence_too_long_is_left_out_and_a_shorter_one_follows() {
        let mut paragraph = Paragraph::new(Tongue::English);
        paragraph.say("alt-scores", [("scores", "x".repeat(1_020).into())]);
        paragraph.say("alt-more", [("more", 2.into())]);
        paragraph.say("alt-scores", [("scores", String::from("y").into())]);
        let text = paragraph.into_text();
        assert_eq!(text, format!("{}. y.", "x".repeat(1_020)));
        assert_eq!(units(&text), Paragraph::MOST);
    }
}
