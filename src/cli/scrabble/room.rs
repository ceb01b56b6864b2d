//! A game at one keyboard: what is shown, what is typed, and the file that keeps it.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use super::crew::Threads;
use super::verify::read_log;
use crate::ai::scrabble::{Budget, Engine, Level, decide};
use crate::cli::terminal::use_colour;
use crate::compute;
use crate::games::chance::Seed;
use crate::games::rules::{Ask, Rules, Seat, Viewer};
use crate::games::scrabble::{
    Action, ChallengeOutcome, Deed, Event, Game, Refusal, Square, Started, View,
};
use crate::lexicon::Words;
use crate::render::scrabble::TextBoard;
use crate::texts::Tongue;

const HELP: &str = "  8H SLOVO     lay a word across from square H8     H8 SLOVO   down
  8H SL*OVO    the letter after * is a blank        .          a letter on the board
  exchange AB  put tiles back and draw others       pass       skip the turn
  challenge    contest the last play                undo       take the last turn back
  resign       give up                              quit       stop here
";

/// A game in the terminal, and the file that keeps it.
pub(super) struct Room {
    pub game: Game,
    pub names: Vec<String>,
    /// The language in which moves are refused.
    pub tongue: Tongue,
    /// Whoever plays on all seats but the first.
    pub computer: Option<Computer>,
    words: Box<dyn Words + Send + Sync>,
    log: Option<File>,
}

/// A computer player at the table.
pub(super) struct Computer {
    pub engine: Engine,
    pub level: Level,
    pub seed: Seed,
    pub longest: Duration,
}

impl Computer {
    /// What it does on turn, from what its own seat sees.
    fn choose(&self, view: &View, words: &dyn Words) -> Action {
        let begun = Instant::now();
        let enough = || begun.elapsed() >= self.longest;
        let threads = Threads(compute::cores());
        let budget = Budget::until(&enough).with_crew(&threads);
        // Every turn has a chance of its own.
        let mut bytes = [0; 32];
        let mut chance = self.seed.chance(&format!("turn {}", view.turns.len()));
        bytes.fill_with(|| chance.below(256) as u8);
        decide(&self.engine, view, self.level, &Seed::new(bytes), words, &budget)
    }
}

impl Room {
    pub fn begin(
        started: Started,
        log: Option<&Path>,
        words: Box<dyn Words + Send + Sync>,
    ) -> anyhow::Result<Self> {
        let file =
            log.map(|path| File::create_new(path).with_context(|| path.display().to_string()));
        let game = Game::start(started.clone());
        let mut room = Self {
            game,
            names: Vec::new(),
            tongue: Tongue::English,
            computer: None,
            words,
            log: file.transpose()?,
        };
        room.keep(&[Event::Started(Box::new(started))])?;
        Ok(room)
    }

    pub fn resume(path: &Path, words: Box<dyn Words + Send + Sync>) -> anyhow::Result<Self> {
        let events = read_log(path)?;
        let game = Game::replay(&events).with_context(|| path.display().to_string())?;
        let file = OpenOptions::new().append(true).open(path);
        let file = file.with_context(|| path.display().to_string())?;
        let (names, tongue) = (Vec::new(), Tongue::English);
        Ok(Self { game, names, tongue, computer: None, words, log: Some(file) })
    }

    /// Writes events to disk before anyone sees them.
    fn keep(&mut self, events: &[Event]) -> anyhow::Result<()> {
        if let Some(file) = &mut self.log {
            let lines: Result<String, _> =
                events.iter().map(|event| Ok(serde_json::to_string(event)? + "\n")).collect();
            file.write_all(lines.map_err(|e: serde_json::Error| e)?.as_bytes())?;
            file.sync_data()?;
        }
        Ok(())
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    pub fn introduce(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let setup = &self.game.started().setup;
        writeln!(
            out,
            "Game {}. The order of the bag is fixed; commitment {}",
            setup.game, setup.commitment
        )?;
        for round in &setup.draws {
            let drawn: Vec<String> = round
                .iter()
                .map(|draw| format!("{} draws {}", self.name(draw.seat), draw.tile))
                .collect();
            writeln!(out, "{}.", drawn.join(", "))?;
        }
        writeln!(out, "{} begins. Type help for help.", self.name(setup.first))?;
        Ok(())
    }

    pub fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        while let Some(turn) = self.game.turn() {
            let view = self.game.view(Viewer::Seat(turn));
            if let Some(computer) = self.computer.as_ref().filter(|_| turn != Seat(0)) {
                let action = computer.choose(&view, self.words.as_ref());
                let events = match self.game.decide(&Ask::new(turn, action), self.words.as_ref()) {
                    Ok(events) => events,
                    Err(refusal) => bail!("the computer's move was refused: {refusal}"),
                };
                self.keep(&events)?;
                events.iter().for_each(|event| self.game.apply(event));
                writeln!(out, "\n{}:", self.name(turn))?;
                self.tell(&events, out)?;
                continue;
            }
            self.show(&view, turn, out)?;
            loop {
                write!(out, "{}> ", self.name(turn))?;
                out.flush()?;
                let mut line = String::new();
                if input.read_line(&mut line).context("the input is no text")? == 0 {
                    writeln!(out)?;
                    return Ok(());
                }
                match line.trim() {
                    "" => continue,
                    "help" => {
                        out.write_all(HELP.as_bytes())?;
                        continue;
                    }
                    "quit" => return Ok(()),
                    text => match self.act(turn, text) {
                        Ok(events) => {
                            self.tell(&events, out)?;
                            break;
                        }
                        Err(Trouble::Refused(refusal)) => {
                            let name = |seat| self.name(seat).to_owned();
                            writeln!(out, "  {}", self.tongue.tell(&refusal.telling(&name)))?;
                        }
                        Err(Trouble::Broken(error)) => return Err(error),
                    },
                }
            }
        }
        self.finish(out)
    }

    fn act(&mut self, turn: Seat, text: &str) -> Result<Vec<Event>, Trouble> {
        let view = self.game.view(Viewer::Seat(turn));
        let action = match text.split_once(char::is_whitespace).unwrap_or((text, "")) {
            ("challenge", words) => Action::Challenge { words: view.read_words(words)? },
            ("undo", "") => Action::Undo,
            ("resign", "") => Action::Resign,
            _ => view.read_move(text)?,
        };
        let events = self.game.decide(&Ask::new(turn, action), self.words.as_ref())?;
        self.keep(&events).map_err(Trouble::Broken)?;
        events.iter().for_each(|event| self.game.apply(event));
        Ok(events)
    }

    fn show(&self, view: &View, turn: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let last: Vec<Square> = match view.turns.last().map(|turn| &turn.deed) {
            Some(Deed::Placed { placement, .. }) => {
                placement.laid().map(|(square, _)| square).collect()
            }
            _ => Vec::new(),
        };
        let board = TextBoard {
            layout: &view.edition().layout,
            board: &view.board,
            highlight: &last,
            colour: use_colour(),
        };
        writeln!(out, "\n{board}")?;
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            let mark = if seat == turn { '>' } else { ' ' };
            writeln!(out, "{mark} {:<12} {:>4}", self.name(seat), player.score)?;
        }
        let rack = view.rack.as_ref().map(ToString::to_string).unwrap_or_default();
        writeln!(out, "  rack {rack}    bag {}", view.bag)?;
        if view.final_call {
            writeln!(out, "  The last tile has been played: challenge, or pass to accept.")?;
        }
        Ok(())
    }

    fn tell(&self, events: &[Event], out: &mut impl Write) -> anyhow::Result<()> {
        for event in events {
            let text = match event {
                Event::Placed(placed) => {
                    let words: Vec<String> =
                        placed.words.iter().map(|w| format!("{} {}", w.word, w.score)).collect();
                    let bingo = if placed.bingo.0 > 0 {
                        format!(", bingo {}", placed.bingo)
                    } else {
                        String::new()
                    };
                    format!("{}: {} ({}{bingo})", placed.placement, placed.score, words.join(", "))
                }
                Event::Exchanged(exchanged) => format!("exchanged {}", exchanged.returned.len()),
                Event::Passed(_) => "passed".into(),
                Event::Challenged(challenged) => match challenged.outcome {
                    ChallengeOutcome::Withdrawn { .. } => "the play is taken back".into(),
                    ChallengeOutcome::Stood { .. } => "all words are valid".into(),
                },
                Event::Departed(_) => "resigned".into(),
                Event::Undone(_) => "the last turn is taken back".into(),
                Event::Started(_) | Event::Ended(_) => continue,
            };
            writeln!(out, "  {text}")?;
        }
        Ok(())
    }

    fn finish(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let view = self.game.view(Viewer::Spectator);
        let Some(outcome) = &view.outcome else { bail!("the game has no result") };
        writeln!(out, "\nThe game is over.")?;
        for change in &outcome.ended.adjustments {
            writeln!(out, "  {} {:+}", self.name(change.seat), change.score)?;
        }
        for standing in &outcome.standings {
            writeln!(
                out,
                "{}. {:<12} {:>4}",
                standing.place,
                self.name(standing.seat),
                standing.score
            )?;
        }
        writeln!(out, "seed {}", outcome.seed.reveal())?;
        Ok(())
    }
}

/// Why something typed did not happen.
enum Trouble {
    Refused(Refusal),
    Broken(anyhow::Error),
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
