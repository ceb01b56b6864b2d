//! Pictures of a game from what a viewer may see, and their descriptions for those who hear them.
//!
//! | | |
//! |---|---|
//! | `raster.rs` `palette.rs` `colour.rs` | a picture in memory, its colours, what eyes make of them |
//! | `shape.rs` `text.rs` `label.rs` `font.rs` `script.rs` | what is drawn on it |
//! | `png.rs` `gif.rs` | as files |
//! | `theme/` `painter.rs` | the colours of all pictures and of each game's; who draws with them |
//! | `arrangement.rs` `panel.rs` `summary.rs` | a board of any game, and what stands around it |
//! | `chart/` `figure.rs` | numbers as lines and bars, and as they are written |
//! | `names.rs` `paragraph.rs` | names made harmless; sentences within the room of a description |
//! | `scrabble/` | the pictures of a game, each in its own folder |

mod arrangement;
mod chart;
mod colour;
mod figure;
mod font;
mod gif;
mod label;
mod names;
mod painter;
mod palette;
mod panel;
mod paragraph;
mod png;
mod raster;
pub mod scrabble;
mod script;
mod shape;
mod summary;
mod text;
mod theme;

pub use arrangement::Arrangement;
pub use chart::{CHART_WIDTHS, Chart, Series, Shape};
pub use colour::{Colour, ColourError, Eyes};
pub use figure::written;
pub use font::{FontError, Fonts, Weight};
pub use gif::{Animation, Repeat};
pub use painter::Painter;
pub use raster::{Area, Raster};
pub use summary::{PlayerLine, PlayerState, Summary, TurnLine};
pub use text::{Align, Line, Style};
pub use theme::{FontFiles, Pair, Part, PictureColours, Tenths, Theme, ThemeError, Usual};
