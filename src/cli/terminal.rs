//! What depends on whether a person sits at a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// Whether the answer goes to a terminal that wants colours.
pub(super) fn use_colour() -> bool {
    io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none()
}

/// A text with marks for Discord as a terminal shows it: what is to stand out is bold where there are
/// colours, and nothing is left of the other marks.
pub(super) fn marked(text: &str) -> String {
    marked_for(text, use_colour())
}

fn marked_for(text: &str, colour: bool) -> String {
    let signs = if colour { ["\x1b[1m", "\x1b[22m"] } else { [""; 2] };
    let mut parts = text.split("**");
    let mut shown = parts.next().unwrap_or_default().to_owned();
    for (part, sign) in parts.zip(signs.iter().cycle()) {
        shown.push_str(sign);
        shown.push_str(part);
    }
    shown.replace('`', "").lines().map(unmarked).collect::<Vec<_>>().join("\n")
}

/// A line without the mark for small print.
fn unmarked(line: &str) -> &str {
    line.strip_prefix("-# ").unwrap_or(line)
}

/// Tells someone at a terminal how far long work is; scripts see nothing of it.
pub(super) fn progress(text: &str) {
    let mut out = io::stderr();
    if out.is_terminal() {
        let _ = out.write_all(text.as_bytes());
    }
}

/// A bar that tells the share done, the speed and the time left; gone when the work is done.
pub(super) struct Bar {
    unit: &'static str,
    all: u64,
    begun: Instant,
    shown: Instant,
}

impl Bar {
    const WIDTH: u64 = 30;
    const EVERY: Duration = Duration::from_millis(200);

    /// A bar for work of so many units.
    pub fn new(unit: &'static str, all: u64) -> Self {
        let begun = Instant::now();
        Self { unit, all, begun, shown: begun }
    }

    /// Shows how much is done, a few times in a second.
    pub fn show(&mut self, done: u64) {
        if self.shown.elapsed() >= Self::EVERY {
            self.shown = Instant::now();
            progress(&format!("\r{}\x1b[K", self.line(done, self.begun.elapsed())));
        }
    }

    fn line(&self, done: u64, elapsed: Duration) -> String {
        let (done, all) = (done.clamp(1, self.all.max(1)), self.all.max(1));
        let full = (done * Self::WIDTH / all) as usize;
        let (full, empty) = ("█".repeat(full), "·".repeat(Self::WIDTH as usize - full));
        let (percent, seconds) = (done * 100 / all, elapsed.as_secs_f64());
        let (speed, left) = (done as f64 / seconds, seconds * (all - done) as f64 / done as f64);
        let (unit, left) = (self.unit, left.round() as u64);
        let (minutes, seconds) = (left / 60, left % 60);
        format!("{full}{empty} {percent:>3} %, {speed:.0} {unit}/s, {minutes}:{seconds:02} left")
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        progress("\r\x1b[K");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_bold_or_nothing() {
        let text = "-# **KÓD** for **7**: `8H KÓD`\nand 3 * 4";
        assert_eq!(marked_for(text, false), "KÓD for 7: 8H KÓD\nand 3 * 4");
        let bold = "\x1b[1mKÓD\x1b[22m for \x1b[1m7\x1b[22m: 8H KÓD\nand 3 * 4";
        assert_eq!(marked_for(&text[3..], true), bold);
    }

    #[test]
    fn a_bar_tells_share_speed_and_time_left() {
        let line = Bar::new("games", 400).line(100, Duration::from_secs(50));
        let bar = "█".repeat(7) + &"·".repeat(23);
        assert_eq!(line, format!("{bar}  25 %, 2 games/s, 2:30 left"));
    }
}
