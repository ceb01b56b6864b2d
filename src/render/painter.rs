//! Who draws: colours, typefaces, and what was drawn once and is used again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::font::Fonts;
use super::raster::Raster;
use super::theme::{Part, Theme};

/// Draws pictures in one theme; threads may share one.
///
/// What never changes, such as an empty board, is drawn once for every size and language.
pub struct Painter {
    theme: Theme,
    fonts: Fonts,
    layers: Mutex<HashMap<String, Arc<Raster>>>,
}

/// Layers are forgotten when there are more of them, as after many odd boards.
const MOST_LAYERS: usize = 48;

impl Painter {
    /// A painter with colours and typefaces.
    pub fn new(theme: Theme, fonts: Fonts) -> Self {
        Self { theme, fonts, layers: Mutex::default() }
    }

    /// The colours.
    pub fn theme(&self) -> &Theme {
        &self.theme
    }

    /// The typefaces.
    pub fn fonts(&self) -> &Fonts {
        &self.fonts
    }

    /// A picture of one colour that has a place for every colour of a game's pictures, and for no other
    /// game's: a new one changes nothing here.
    pub fn page(&self, width: u32, height: u32, part: Part) -> Raster {
        let mut raster = Raster::new(width, height, self.theme.picture.page.fill);
        raster.reserve(self.theme.colours(part));
        raster
    }

    /// What was drawn under a key before, or is drawn now.
    pub(super) fn layer(&self, key: String, draw: impl FnOnce() -> Raster) -> Arc<Raster> {
        let lock = || self.layers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(layer) = lock().get(&key) {
            return Arc::clone(layer);
        }
        // Others may draw meanwhile; two who draw the same draw it alike.
        let layer = Arc::new(draw());
        let mut layers = lock();
        if layers.len() >= MOST_LAYERS {
            layers.clear();
        }
        layers.insert(key, Arc::clone(&layer));
        layer
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;
    use std::collections::BTreeSet;

    use super::*;
    use crate::render::Usual;

    #[test]
    fn a_page_has_a_place_for_every_colour_of_its_game_and_for_no_other() {
        let text = include_str!("../../assets/themes/classic.toml");
        let theme = Theme::parse("classic", text, Usual { light: text, dark: text }).unwrap();
        let bold = Cow::Borrowed(&include_bytes!("../../assets/fonts/Inter-Bold.otf")[..]);
        let painter = Painter::new(theme, Fonts::new(bold.clone(), bold, []).unwrap());
        let page = painter.page(9, 9, Part::Scrabble);
        let places: BTreeSet<_> = page.colours().iter().copied().collect();
        assert_eq!(places, painter.theme().colours(Part::Scrabble).collect());
        // As many as the file names, and thin lines.
        let is_colour = |part: &&str| part.len() == 7 && part.starts_with('#');
        let written: BTreeSet<&str> = text.split('"').filter(is_colour).collect();
        assert_eq!(places.len(), written.len() + 1);
    }
}
