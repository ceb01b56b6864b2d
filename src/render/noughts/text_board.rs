//! The board in letters.

use std::fmt;

use crate::games::noughts::{Square, View};

/// The board as lines of text, with the names of rows and columns.
#[derive(Clone, Copy, Debug)]
pub struct TextBoard<'a>(pub &'a View);

impl fmt::Display for TextBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "  a b c")?;
        for square in Square::all() {
            if square.column() == 0 {
                write!(f, "\n{}", square.row() + 1)?;
            }
            let sign = match self.0.board.get(square) {
                Some(seat) if self.0.is_cross(seat) => 'X',
                Some(_) => 'O',
                None => '·',
            };
            write!(f, " {sign}")?;
        }
        Ok(())
    }
}
