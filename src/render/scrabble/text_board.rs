//! The board in letters, for terminals and for readers who hear it.

use std::fmt::{self, Write};

use crate::games::scrabble::{Board, LaidTile, Layout, Premium, Square};

/// A board as lines of text, three columns for each square.
///
/// Plain text marks premiums by signs: `'` and `"` for letters twice and three times, `-` and `=`
/// for words, `*` for the start. With colour they have the colours of the cardboard.
#[derive(Clone, Copy, Debug)]
pub struct TextBoard<'a> {
    /// The squares.
    pub layout: &'a Layout,
    /// The tiles.
    pub board: &'a Board,
    /// Squares to point out, such as the last play.
    pub highlight: &'a [Square],
    /// Whether to use the colours of a terminal.
    pub colour: bool,
}

impl TextBoard<'_> {
    fn square(&self, square: Square) -> String {
        let text = match self.board.get(square) {
            Some(tile) => tile_text(tile),
            None => sign(self.layout.premium(square), square == self.layout.start()).to_owned(),
        };
        let width = text.chars().count();
        let pointed = self.highlight.contains(&square);
        let (left, right) = if pointed && !self.colour { ('[', ']') } else { (' ', ' ') };
        let cell = if width > 1 { format!("{left}{text}") } else { format!("{left}{text}{right}") };
        if self.colour { self.coloured(square, &cell, pointed) } else { cell }
    }

    fn coloured(&self, square: Square, cell: &str, pointed: bool) -> String {
        let code = match (self.board.get(square), self.layout.premium(square)) {
            (Some(_), _) if pointed => "30;103;1",
            (Some(_), _) => "30;47;1",
            (None, Premium { word: 2, .. }) => "30;105",
            (None, Premium { word: 3.., .. }) => "97;41",
            (None, Premium { letter: 2, .. }) => "30;106",
            (None, Premium { letter: 3.., .. }) => "97;44",
            (None, _) => "90;49",
        };
        format!("\x1b[{code}m{cell}\x1b[0m")
    }
}

/// Blanks in lower case, or behind their mark in scripts without case.
fn tile_text(tile: LaidTile) -> String {
    match (tile.blank, tile.letter.lower()) {
        (false, _) => tile.letter.to_string(),
        (true, Some(lower)) => lower,
        (true, None) => format!("?{}", tile.letter),
    }
}

fn sign(premium: Premium, is_start: bool) -> &'static str {
    match premium {
        _ if is_start => "*",
        Premium { word: 2, .. } => "-",
        Premium { word: 3, .. } => "=",
        Premium { word: 4.., .. } => "≡",
        Premium { letter: 2, .. } => "'",
        Premium { letter: 3, .. } => "\"",
        Premium { letter: 4.., .. } => "^",
        _ => "·",
    }
}

impl fmt::Display for TextBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = (0..self.layout.cols())
            .map(|col| format!(" {} ", Square::new(0, col).column_letter()))
            .collect();
        writeln!(f, "   {}", letters.trim_end())?;
        for row in 0..self.layout.rows() {
            let mut line = String::new();
            for col in 0..self.layout.cols() {
                line.push_str(&self.square(Square::new(row, col)));
            }
            write!(line, " {}", row + 1)?;
            writeln!(f, "{:>2} {line}", row + 1)?;
        }
        writeln!(f, "   {}", letters.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_is_drawn_with_premiums_tiles_and_the_last_play() {
        let layout = Layout::parse("3W,,2L,,3L\n,2W,,,\n,,*,,\n,,:A,:b,\n,,,,4W").unwrap();
        let board = layout.board();
        let text = TextBoard {
            layout: &layout,
            board: &board,
            highlight: &[Square::new(3, 3)],
            colour: false,
        };
        let expected = "    A  B  C  D  E
 1  =  ·  '  ·  \"  1
 2  ·  -  ·  ·  ·  2
 3  ·  ·  *  ·  ·  3
 4  ·  ·  A [b] ·  4
 5  ·  ·  ·  ·  ≡  5
    A  B  C  D  E
";
        assert_eq!(text.to_string(), expected);
        let coloured = TextBoard { colour: true, ..text }.to_string();
        assert!(coloured.contains("\x1b[97;41m = \x1b[0m"));
    }
}
