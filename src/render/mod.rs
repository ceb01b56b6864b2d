//! Pictures of a game from what a viewer may see, and their descriptions for those who hear them.
//!
//! A [`Raster`] is drawn with the shapes of `shape.rs` and the texts of `text.rs` in the colours of a
//! [`Theme`]; games have their own folders.

mod chart;
mod colour;
mod figure;
mod font;
mod gif;
mod label;
mod names;
mod painter;
mod palette;
mod png;
mod raster;
pub mod scrabble;
mod script;
mod shape;
mod text;
mod theme;

pub use chart::{CHART_WIDTHS, Chart, Series, Shape};
pub use colour::{Colour, ColourError, Eyes};
pub use figure::written;
pub use font::{FontError, Fonts, Weight};
pub use gif::{Animation, Repeat};
pub use painter::Painter;
pub use raster::{Area, Raster};
pub use text::{Align, Line, Style};
pub use theme::{FontFiles, Pair, Part, PictureColours, Tenths, Theme, ThemeError, Usual};
