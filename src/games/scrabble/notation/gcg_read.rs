//! Reading GCG files as they are found: UTF-8 or Latin, any line ends, odd spacing.

use super::super::glyph::TileTextError;
use super::super::placement::Placement;
use super::super::score::Score;
use super::super::square::Start;
use super::super::tile::{Tiles, parse_laid};
use super::gcg::{Gcg, GcgDeed, GcgEvent, GcgPlayer};

/// What is wrong with a GCG file, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct GcgError {
    /// The line, from one.
    pub line: usize,
    /// What is wrong with it.
    pub fault: GcgFault,
}

/// What is wrong with a line of a GCG file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GcgFault {
    /// The file is absurdly long.
    #[error("the file is larger than {max} bytes", max = Gcg::MAX_BYTES)]
    TooLong,
    /// The encoding that the file names is unknown, or the bytes are not in it.
    #[error("the text is not in the encoding {0}")]
    Encoding(String),
    /// The line is neither directive nor event.
    #[error("a line begins with # or >, this one with \"{0}\"")]
    Line(String),
    /// A player's number is not 1 to 4 or not the next one.
    #[error("players are numbered #player1 to #player4 in turn, not {0}")]
    PlayerNumber(String),
    /// A player has no nickname.
    #[error("a player needs a nickname, as in #player1 jan Jan Novák")]
    NoNick,
    /// Two players share a nickname.
    #[error("two players are called {0}")]
    NickTwice(String),
    /// An event of nobody.
    #[error("nobody called \"{0}\" has been introduced by #player1 to #player4")]
    UnknownPlayer(String),
    /// An event lacks its parts.
    #[error("an event is rack, move, points and total, as in >jan: ABCDEFG 8D BCD +14 14")]
    Incomplete,
    /// What stands in the place of the move is none.
    #[error("\"{0}\" is no square, exchange, pass or other move")]
    Move(String),
    /// A rack or the tiles laid cannot be read.
    #[error(transparent)]
    Tiles(#[from] TileTextError),
    /// A number cannot be read.
    #[error("\"{0}\" is no number of points")]
    Number(String),
}

impl Gcg {
    /// The largest file that is read.
    pub const MAX_BYTES: usize = 1_000_000;

    /// Reads the bytes of a file: in the encoding it names, else UTF-8, else Latin-1.
    ///
    /// # Errors
    /// The line and what is wrong with it.
    pub fn parse_bytes(bytes: &[u8]) -> Result<Self, GcgError> {
        let fail = |fault| GcgError { line: 1, fault };
        if bytes.len() > Self::MAX_BYTES {
            return Err(fail(GcgFault::TooLong));
        }
        let text = match named_encoding(bytes) {
            Some(label) => {
                let decoded = encoding_rs::Encoding::for_label(label.as_bytes())
                    .and_then(|e| e.decode_without_bom_handling_and_without_replacement(bytes));
                decoded.ok_or_else(|| fail(GcgFault::Encoding(label)))?
            }
            None => match std::str::from_utf8(bytes) {
                Ok(text) => text.into(),
                // What is not UTF-8 is Latin-1, of which this is a superset without gaps.
                Err(_) => encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0,
            },
        };
        Self::parse(&text)
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The line and what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, GcgError> {
        if text.len() > 2 * Self::MAX_BYTES {
            return Err(GcgError { line: 1, fault: GcgFault::TooLong });
        }
        let mut gcg = Self::default();
        let mut in_note = false;
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
        for (i, line) in text.split(['\n', '\r']).enumerate() {
            let at = |fault| GcgError { line: i + 1, fault };
            let line = line.trim();
            if let Some(directive) = line.strip_prefix('#') {
                in_note = gcg.directive(directive).map_err(at)?;
            } else if let Some(event) = line.strip_prefix('>') {
                let event = parse_event(event, &gcg.players).map_err(at)?;
                gcg.events.push(event);
                in_note = false;
            } else if line.is_empty() {
                in_note = false;
            } else if in_note {
                gcg.continue_note(line);
            } else {
                let start = line.chars().take(12).collect();
                return Err(at(GcgFault::Line(start)));
            }
        }
        Ok(gcg)
    }

    /// Takes over a directive; whether it is a note that the next line may continue.
    fn directive(&mut self, text: &str) -> Result<bool, GcgFault> {
        let (name, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let value = value.trim();
        if let Some(number) = name.strip_prefix("player") {
            self.player(number, value)?;
        } else if name == "note" && !self.events.is_empty() {
            let notes = self.events.last_mut().map(|event| &mut event.notes);
            notes.into_iter().for_each(|notes| notes.push(value.to_owned()));
            return Ok(true);
        } else if name != "character-encoding" {
            self.directives.push((name.to_owned(), value.to_owned()));
        }
        Ok(false)
    }

    fn player(&mut self, number: &str, value: &str) -> Result<(), GcgFault> {
        let expected = (self.players.len() + 1).to_string();
        if number != expected || self.players.len() == 4 {
            return Err(GcgFault::PlayerNumber(number.chars().take(12).collect()));
        }
        let (nick, name) = value.split_once(char::is_whitespace).unwrap_or((value, ""));
        if nick.is_empty() {
            return Err(GcgFault::NoNick);
        }
        if self.players.iter().any(|player| player.nick == nick) {
            return Err(GcgFault::NickTwice(nick.to_owned()));
        }
        let name = if name.trim().is_empty() { nick } else { name.trim() };
        self.players.push(GcgPlayer { nick: nick.to_owned(), name: name.to_owned() });
        Ok(())
    }

    fn continue_note(&mut self, line: &str) {
        if let Some(note) = self.events.last_mut().and_then(|event| event.notes.last_mut()) {
            if !note.is_empty() {
                note.push(' ');
            }
            note.push_str(line);
        }
    }
}

/// The label of `#character-encoding`, which may stand in the first lines.
fn named_encoding(bytes: &[u8]) -> Option<String> {
    let lines = bytes.split(|&b| b == b'\n' || b == b'\r').take(5);
    lines.filter_map(|line| line.strip_prefix(b"#character-encoding")).find_map(|label| {
        let label = String::from_utf8_lossy(label).trim().chars().take(40).collect::<String>();
        (!label.is_empty()).then_some(label)
    })
}

fn parse_event(line: &str, players: &[GcgPlayer]) -> Result<GcgEvent, GcgFault> {
    // A nickname may hold a colon itself, so the longest one that fits is meant.
    let fitting = players.iter().enumerate().filter_map(|(i, player)| {
        let rest = line.strip_prefix(player.nick.as_str())?.strip_prefix(':')?;
        Some((i, player.nick.len(), rest))
    });
    let Some((player, _, rest)) = fitting.max_by_key(|&(_, length, _)| length) else {
        let name = line.split(':').next().unwrap_or_default();
        return Err(GcgFault::UnknownPlayer(name.chars().take(40).collect()));
    };
    let mut words = rest.split_whitespace().peekable();
    let first = *words.peek().ok_or(GcgFault::Incomplete)?;
    // Before an end-of-game line or a challenge the rack may be left out.
    let rack = if first.starts_with(['(', '-']) {
        Tiles::default()
    } else {
        words.next().unwrap_or_default().parse()?
    };
    let sign = words.next().ok_or(GcgFault::Incomplete)?;
    let laid = match sign.parse::<Start>() {
        Ok(start) => {
            let tiles = words.next().ok_or(GcgFault::Incomplete)?.replace(['(', ')'], "");
            let tiles = parse_laid(&tiles)?;
            if tiles.is_empty() {
                return Err(GcgFault::Incomplete);
            }
            Some(GcgDeed::Place(Placement { start, tiles }))
        }
        Err(_) => None,
    };
    if laid.is_none() && !sign.starts_with(['-', '(']) {
        return Err(GcgFault::Move(sign.chars().take(20).collect()));
    }
    let points = words.next().ok_or(GcgFault::Incomplete)?;
    let score = number(points)?;
    let total = number(words.next().ok_or(GcgFault::Incomplete)?)?;
    // Some programs list the words made after the total; they follow from the board.
    let deed = match laid {
        Some(laid) => laid,
        None => parse_deed(sign, points.starts_with('-'))?,
    };
    Ok(GcgEvent { player, rack, deed, score, total, notes: Vec::new() })
}

fn parse_deed(sign: &str, loses: bool) -> Result<GcgDeed, GcgFault> {
    let inner = sign.strip_prefix('(').and_then(|sign| sign.strip_suffix(')'));
    Ok(match (sign, inner) {
        ("-", _) => GcgDeed::Pass,
        ("--", _) => GcgDeed::Withdrawn,
        (_, Some("challenge")) => GcgDeed::ChallengeBonus,
        (_, Some("time")) => GcgDeed::Overtime,
        (_, Some(tiles)) if loses => GcgDeed::OwnTiles(tiles.parse()?),
        (_, Some(tiles)) => GcgDeed::OthersTiles(tiles.parse()?),
        (_, None) => {
            let tiles = sign.strip_prefix('-').ok_or(GcgFault::Incomplete)?;
            match tiles.parse() {
                Ok(count @ 0..=Tiles::MAX) => GcgDeed::ExchangeCount(count),
                _ => GcgDeed::Exchange(tiles.parse()?),
            }
        }
    })
}

fn number(text: &str) -> Result<Score, GcgFault> {
    text.parse().map(Score).map_err(|_| GcgFault::Number(text.chars().take(20).collect()))
}
