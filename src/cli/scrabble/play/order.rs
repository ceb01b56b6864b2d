//! What people type in the terminal.

use crate::lexicon::without_accents;

/// Something typed at the table.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Order<'a> {
    /// Nothing.
    Nothing,
    Help,
    /// Where a good word lies, then the word.
    Hint,
    /// To contest the last play, or some of its words.
    Challenge(&'a str),
    Undo,
    Resign,
    Quit,
    /// Whatever else it is, it is a move.
    Move(&'a str),
}

impl<'a> Order<'a> {
    /// Reads a line, in any of the languages, in any case, with or without accents.
    pub fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (without_accents(first).to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("help" | "?" | "napoveda" | "pomoc", "") => Self::Help,
            ("hint" | "tip", "") => Self::Hint,
            ("undo" | "zpet" | "spat", "") => Self::Undo,
            ("resign" | "vzdat" | "vzdavam", "") => Self::Resign,
            ("quit" | "exit" | "konec" | "koniec", "") => Self::Quit,
            ("challenge" | "namitka" | "namietka", words) => Self::Challenge(words.trim()),
            _ => Self::Move(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_known_in_every_language_and_moves_are_left_alone() {
        for (line, order) in [
            ("  \n", Order::Nothing),
            ("HELP", Order::Help),
            ("nápověda\n", Order::Help),
            ("napoveda", Order::Help),
            ("Pomoc", Order::Help),
            ("Tip", Order::Hint),
            ("zpe\u{30c}t", Order::Undo),
            ("späť", Order::Undo),
            ("Námietka  XU", Order::Challenge("XU")),
            ("challenge", Order::Challenge("")),
            ("konec", Order::Quit),
            ("8H konec", Order::Move("8H konec")),
            ("konec 8h", Order::Move("konec 8h")),
        ] {
            assert_eq!(Order::read(line), order, "{line}");
        }
    }
}
