//! The control door of a running bot: a socket in the data folder for whoever may use that folder.
//!
//! One process at a time has the store open, so what a host wants to know of a running bot is asked
//! of the bot itself. A request is a line, an answer some lines:
//!
//! | request | answer |
//! |---|---|
//! | `ping` | `end` when the store can be read |
//! | `export` or `export TABLE` | the lines of a backup, then `end` with their counts |
//! | anything | `no` with a sentence, also in the middle of a backup |

mod ask;
mod door;

pub use ask::{AskError, export, ping};
pub use door::Door;

use std::path::{Path, PathBuf};

/// The socket in a data folder.
fn socket(data: &Path) -> PathBuf {
    data.join("control")
}
