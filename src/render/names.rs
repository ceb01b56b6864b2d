//! Players' names made fit to stand in a sentence or a picture.

use unicode_segmentation::UnicodeSegmentation;

use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::texts::Tongue;

/// The names of all players by seat; whoever has none is called by the number of the seat.
#[derive(Clone, Debug)]
pub(super) struct Names(Vec<String>);

impl Names {
    /// The most UTF-16 units of a name, that of the longest name Discord allows.
    pub const MOST: usize = 32;

    /// Cleans and shortens the names of so many players.
    pub fn new(names: &[&str], players: usize, tongue: Tongue) -> Self {
        let name = |seat: Seat| {
            let name = clean(names.get(seat.index()).copied().unwrap_or_default());
            if !name.is_empty() {
                return name;
            }
            let number = Fact::from(seat.index() + 1);
            tongue.tell(&Telling::new("alt-nameless", [("number", number)]))
        };
        Self(Seat::all(players).map(name).collect())
    }

    /// The name at a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }
}

/// A name in one line, without signs that markup, terminals or the order of writing obey, shortened
/// between the characters that people see.
fn clean(name: &str) -> String {
    let plain: String = name.chars().map(|c| if is_plain(c) { c } else { ' ' }).collect();
    let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    shortened(&name, Names::MOST)
}

fn is_plain(c: char) -> bool {
    let is_markup = matches!(c, '*' | '_' | '~' | '`' | '|' | '<' | '>' | '@' | '[' | ']' | '\\');
    let turns_writing = matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
        || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}');
    !c.is_control() && !is_markup && !turns_writing
}

/// The beginning of a text in so many UTF-16 units, with an ellipsis where something is missing.
fn shortened(text: &str, most: usize) -> String {
    if units(text) <= most {
        return text.to_owned();
    }
    let mut left = most - 1;
    let mut short = String::new();
    for grapheme in text.graphemes(true) {
        // One character with a tower of accents takes no more than its place.
        let Some(rest) = left.checked_sub(units(grapheme)) else { break };
        left = rest;
        short.push_str(grapheme);
    }
    let short = short.trim_end();
    if short.is_empty() { String::new() } else { format!("{short}…") }
}

/// The length of a text in UTF-16 units; never less than the number of its characters.
pub(super) fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(name: &str) -> String {
        Names::new(&[name], 1, Tongue::English).of(Seat(0)).to_owned()
    }

    #[test]
    fn names_lose_markup_and_control_characters() {
        assert_eq!(name("Žofie  Nová"), "Žofie Nová");
        assert_eq!(name("**jan_novak** <@123>\n@everyone"), "jan novak 123 everyone");
        assert_eq!(name("a\u{202e}b\u{0}c\u{200b}d"), "a b c d");
        assert_eq!(name("👩\u{200d}👩\u{200d}👧 máma"), "👩\u{200d}👩\u{200d}👧 máma");
    }

    #[test]
    fn a_player_without_a_name_is_called_by_the_seat() {
        for text in ["", "  ", "***", "\u{202e}", &format!("a{}", "\u{301}".repeat(99))] {
            assert_eq!(name(text), "Player 1", "{text:?}");
        }
        let names = Names::new(&["Jana"], 2, Tongue::Czech);
        assert_eq!((names.of(Seat(0)), names.of(Seat(1))), ("Jana", "Hráč 2"));
        assert_eq!(names.of(Seat(7)), "");
    }

    #[test]
    fn long_names_are_shortened_between_graphemes() {
        assert_eq!(name(&"x".repeat(32)), "x".repeat(32));
        assert_eq!(name(&"x".repeat(100)), "x".repeat(31) + "…");
        let family = "👩\u{200d}👩\u{200d}👧";
        assert_eq!(name(&family.repeat(20)), family.repeat(3) + "…");
        assert_eq!(name(&"r\u{30c}".repeat(100)), "r\u{30c}".repeat(15) + "…");
        assert_eq!(units("a👩"), 3);
    }
}
