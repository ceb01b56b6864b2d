//! The colours of one picture, never more than an indexed file can hold.

use std::collections::HashMap;

use super::colour::Colour;

/// How many steps there are from nothing to fully covered. Few enough that soft edges of many
/// colours fit one palette, enough that nobody sees them.
pub(super) const FULL: u8 = 7;

/// The most colours; the index after the last one stands for "not yet mixed" in an [`Ink`].
const MOST: usize = 255;
/// Mixtures leave room for colours that are asked for themselves.
const MOST_WITH_MIXTURES: usize = 232;
/// Mixtures closer than this to a colour that is there already are drawn with that one.
const NEAR: u8 = 3;

const UNMIXED: u8 = 255;

/// The colours of a picture in the order in which they were first used.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Palette {
    colours: Vec<Colour>,
    places: HashMap<Colour, u8>,
    /// Mixtures that are drawn with another colour.
    merged: HashMap<Colour, u8>,
}

impl Palette {
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    pub fn colour(&self, index: u8) -> Colour {
        self.colours.get(usize::from(index)).copied().unwrap_or(Colour::new(0, 0, 0))
    }

    /// The index of a colour; when all are taken, of the nearest.
    pub fn index(&mut self, colour: Colour) -> u8 {
        match self.places.get(&colour) {
            Some(&place) => place,
            None if self.colours.len() < MOST => self.add(colour),
            None => self.nearest(colour).0,
        }
    }

    fn add(&mut self, colour: Colour) -> u8 {
        let place = u8::try_from(self.colours.len()).unwrap_or(u8::MAX);
        self.colours.push(colour);
        self.places.insert(colour, place);
        place
    }

    fn nearest(&self, colour: Colour) -> (u8, u8) {
        let gaps = (0..).zip(&self.colours).map(|(place, other)| (other.gap(colour), place));
        gaps.min().map_or((0, u8::MAX), |(gap, place)| (place, gap))
    }

    /// The index of what an ink makes of a colour that it covers in part.
    pub fn covered(&mut self, under: u8, level: u8, ink: &mut Ink) -> u8 {
        let cell = usize::from(under) * usize::from(FULL + 1) + usize::from(level.min(FULL));
        if ink.mixtures[cell] == UNMIXED {
            let mixture = self.colour(under).mixed(ink.colour, level, FULL);
            ink.mixtures[cell] = self.mixture(mixture);
        }
        ink.mixtures[cell]
    }

    fn mixture(&mut self, colour: Colour) -> u8 {
        if let Some(&place) = self.places.get(&colour).or_else(|| self.merged.get(&colour)) {
            return place;
        }
        let (place, gap) = self.nearest(colour);
        if gap > NEAR && self.colours.len() < MOST_WITH_MIXTURES {
            return self.add(colour);
        }
        self.merged.insert(colour, place);
        place
    }
}

/// A colour to draw with, and what it has made of the colours below it so far.
pub(super) struct Ink {
    colour: Colour,
    mixtures: [u8; 256 * (FULL as usize + 1)],
}

impl Ink {
    pub fn new(colour: Colour) -> Self {
        Self { colour, mixtures: [UNMIXED; 256 * (FULL as usize + 1)] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_palette_gives_the_nearest_colour() {
        let mut palette = Palette::default();
        for grey in 0..255 {
            assert_eq!(palette.index(Colour::new(grey, grey, 0)), grey);
        }
        assert_eq!(palette.index(Colour::new(255, 255, 0)), 254);
        assert_eq!(palette.colours().len(), 255);
    }

    #[test]
    fn mixtures_leave_room_for_plain_colours() {
        let mut palette = Palette::default();
        for grey in 0..200 {
            palette.index(Colour::new(grey, 0, 0));
        }
        for blue in 0..100 {
            let mut ink = Ink::new(Colour::new(200, 250, 2 * blue));
            for under in 0..200 {
                palette.covered(under, FULL / 2, &mut ink);
            }
        }
        assert_eq!(palette.colours().len(), MOST_WITH_MIXTURES);
        let green = Colour::new(0, 255, 0);
        let place = palette.index(green);
        assert_eq!(palette.colour(place), green);
    }

    #[test]
    fn nothing_and_everything_are_the_two_colours_themselves() {
        let mut palette = Palette::default();
        let (under, over) = (Colour::new(10, 20, 30), Colour::new(200, 100, 50));
        let place = palette.index(under);
        let mut ink = Ink::new(over);
        assert_eq!(palette.covered(place, 0, &mut ink), place);
        let full = palette.covered(place, FULL, &mut ink);
        assert_eq!(palette.colour(full), over);
    }
}
