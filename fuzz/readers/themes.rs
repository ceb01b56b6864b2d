//! Themes of pictures.

use kamen::render::{Part, Theme};
use kamen::{assets, themes};

use super::{Dice, Reader};

pub struct Themes;

const PIECES: &[&str] = &[
    "[",
    "]",
    "=",
    "\"",
    "#",
    "#ffffff",
    "#FFF",
    "\n",
    "[board]\n",
    "2W = ",
    "title",
    "[font]\nplain = \"x.ttf\"\n",
    "0",
    "a.b = 1\n",
    "{",
    "}",
    ",",
];

impl Reader for Themes {
    fn name(&self) -> &'static str {
        "theme"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        let (_, text) = dice.pick(&assets::THEMES);
        let mut text = text.as_bytes().to_vec();
        dice.change_text(&mut text, PIECES);
        text
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let Ok(text) = std::str::from_utf8(input) else { return false };
        let theme = Theme::parse("own", text, themes::USUAL);
        theme.is_ok_and(|theme| theme.colours(Part::Scrabble).count() > 0)
    }
}
