//! What depends on whether a person sits at a terminal.

use std::io::{self, IsTerminal, Write};

/// Whether the answer goes to a terminal that wants colours.
pub(super) fn use_colour() -> bool {
    io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none()
}

/// Tells someone at a terminal how far long work is; scripts see nothing of it.
pub(super) fn progress(text: &str) {
    let mut out = io::stderr();
    if out.is_terminal() {
        let _ = out.write_all(text.as_bytes());
    }
}
