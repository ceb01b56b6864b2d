//! Pictures of a game from what a viewer may see, and their descriptions for those who hear them.
//!
//! | file | |
//! |---|---|
//! | `raster.rs` `palette.rs` `colour.rs` | a picture in memory, its colours, what eyes make of them |
//! | `shape.rs` `text.rs` `label.rs` `font.rs` `script.rs` | what is drawn on it |
//! | `png.rs` `gif.rs` | as files |
//! | `theme/` `painter.rs` | the colours of all pictures and of each game's; who draws with them |
//! | `arrangement.rs` `panel.rs` `summary.rs` | a board of any game, and what stands around it |
//! | `chart/` `figure.rs` | numbers as lines and bars, and as they are written |
//! | `names.rs` `paragraph.rs` | names made harmless; sentences within the room of a description |
//! | `<game>/` | the pictures of one game |
//!
//! A picture is an index into its palette for every pixel from the start. Soft edges have eight steps of coverage, and
//! a mixture close to a colour that is there is drawn with that one, so the colours fit; nothing is counted or quantised
//! afterwards. What is drawn depends on the order of drawing alone, never on what a painter drew before.
//!
//! Nothing is told by colour alone. A theme whose texts have too little contrast, or whose fields look alike, is refused
//! with the key that is wrong. Names are not trusted: what is invisible is taken out, stacked marks are cut, text from
//! right to left is put in order, and what is too wide is made smaller, then broken in two lines, then cut. Every picture
//! is told in words as well, the most important first, within what Discord takes.

mod arrangement;
mod chart;
mod colour;
mod figure;
mod font;
mod gif;
mod label;
mod names;
#[cfg(feature = "noughts")]
pub mod noughts;
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
