//! The log on standard error: one line for each event, and no secret in any of them.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::config::LogLevel;
use crate::discord::Token;

/// Parts of addresses after which an id and the token of an interaction stand.
const BEFORE_TOKENS: [&str; 2] = ["/webhooks/", "/interactions/"];

/// Begins to log: our own events from a level on, of the crates we use only warnings.
pub(super) fn start(level: LogLevel, token: Option<Token>) {
    let own = match level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let filter = Targets::new()
        .with_default(own.min(LevelFilter::WARN))
        // It takes every good end for a bad one.
        .with_target("serenity::gateway::bridge::shard_runner", LevelFilter::ERROR)
        .with_target(env!("CARGO_CRATE_NAME"), own);
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(io::stderr().is_terminal())
        .with_writer(Discreet { token });
    // A second log, as when tests start several, changes nothing.
    let _ = tracing_subscriber::registry().with(filter).with(lines).try_init();
}

/// Standard error, without tokens.
struct Discreet {
    token: Option<Token>,
}

impl<'a> MakeWriter<'a> for Discreet {
    type Writer = Line<'a>;

    fn make_writer(&'a self) -> Line<'a> {
        Line(self)
    }
}

/// A line of the log; it comes in one piece.
struct Line<'a>(&'a Discreet);

impl Write for Line<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        io::stderr().lock().write_all(self.0.said(bytes).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

impl Discreet {
    /// What may be said of a line.
    fn said(&self, bytes: &[u8]) -> String {
        let line = String::from_utf8_lossy(bytes);
        let line = match &self.token {
            Some(token) => Cow::Owned(token.hide(&line).into_owned()),
            None => line,
        };
        BEFORE_TOKENS.iter().fold(line.into_owned(), |line, before| without_tokens(&line, before))
    }
}

/// A text in which what stands after `before` and an id is hidden.
fn without_tokens(text: &str, before: &str) -> String {
    let mut parts = text.split(before);
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        said += before;
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let (id, rest) = part.split_at(digits);
        said += id;
        let Some(token) = rest.strip_prefix('/').filter(|_| digits > 0) else {
            said += rest;
            continue;
        };
        let end = token.find(['/', '?', ' ', ')', '"', '\n']).unwrap_or(token.len());
        said += "/…";
        said += &token[end..];
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_token_is_told() {
        let discreet = Discreet { token: Some(Token::new("abc.def")) };
        let said = |line: &str| discreet.said(line.as_bytes());
        assert_eq!(said("Bot abc.def!\n"), "Bot …!\n");
        assert_eq!(
            said(
                "error for url (http://127.0.0.1/api/v10/webhooks/12/tok-en/messages/@original)\n"
            ),
            "error for url (http://127.0.0.1/api/v10/webhooks/12/…/messages/@original)\n"
        );
        assert_eq!(said("POST /interactions/7/to.ken\n"), "POST /interactions/7/…\n");
        assert_eq!(said("/webhooks/ and /interactions/x\n"), "/webhooks/ and /interactions/x\n");
    }
}
