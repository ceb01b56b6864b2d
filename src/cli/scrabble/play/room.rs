//! A game at one keyboard: what is shown, and what becomes of what is typed.

use std::cell::OnceCell;
use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::{Context, bail};

use super::computer::Computer;
use super::order::Order;
use super::record::Record;
use super::voice::Voice;
use crate::ai::scrabble::Engine;
use crate::ai::scrabble::analysis::Analyser;
use crate::cli::scrabble::language::{Equipment, Language};
use crate::cli::terminal::{progress, use_colour};
use crate::games::rules::{Ask, Rules, Seat, Viewer};
use crate::games::scrabble::{
    Action, Edition, Event, Game, Refusal, Square, Started, TurnDeed, View,
};
use crate::lexicon::Words;
use crate::render::scrabble::TextBoard;
use crate::texts::Tongue;

/// A game in the terminal, with all that belongs to it.
pub(super) struct Room<'a> {
    pub game: Game,
    pub voice: Voice,
    /// Whoever plays on all seats but the first.
    pub computer: Option<Computer>,
    language: &'a Language,
    lexicon: Option<String>,
    words: Box<dyn Words + Send + Sync>,
    /// Made when somebody is to find moves.
    engine: OnceCell<Engine>,
    record: Record,
}

impl<'a> Room<'a> {
    /// Begins a game, or goes on with the one that the file holds.
    pub fn open(
        language: &'a Language,
        log: Option<&Path>,
        start: impl FnOnce(Edition) -> anyhow::Result<Started>,
    ) -> anyhow::Result<Self> {
        let Equipment { edition, words, lexicon } = language.load()?;
        let (voice, engine) = (Voice::new(Tongue::English), OnceCell::new());
        let room = |game, record| Self {
            game,
            voice,
            computer: None,
            language,
            lexicon,
            words,
            engine,
            record,
        };
        if let Some(path) = log.filter(|path| path.exists()) {
            let (record, game) = Record::resume(path)?;
            return Ok(room(game, record));
        }
        let started = start(edition)?;
        let mut record = Record::begin(log)?;
        record.keep(&[Event::Started(Box::new(started.clone()))])?;
        Ok(room(Game::start(started), record))
    }

    /// Whoever finds moves.
    fn engine(&self) -> anyhow::Result<&Engine> {
        if self.engine.get().is_none() {
            let _ = self.engine.set(self.language.open()?.engine()?);
        }
        self.engine.get().context("there is no engine")
    }

    /// Writes events to disk before anyone sees them, then takes them over.
    fn take_over(&mut self, events: &[Event]) -> anyhow::Result<()> {
        self.record.keep(events)?;
        events.iter().for_each(|event| self.game.apply(event));
        Ok(())
    }

    fn is_computer(&self, seat: Seat) -> bool {
        self.computer.is_some() && seat != Seat(0)
    }

    pub fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        let level = self.computer.as_ref().map(|computer| computer.level);
        let setup = &self.game.started().setup;
        let told = self.voice.introduction(setup, self.lexicon.as_deref(), level);
        writeln!(out, "{told}")?;
        while let Some(turn) = self.game.turn() {
            if self.is_computer(turn) {
                self.let_the_computer_move(turn, out)?;
                continue;
            }
            self.show(turn, out)?;
            if !self.listen(turn, input, out)? {
                return Ok(());
            }
        }
        let view = self.game.view(Viewer::Spectator);
        let Some(outcome) = &view.outcome else { bail!("the game has no result") };
        self.draw(&view, out)?;
        writeln!(out, "{}", self.voice.ending(outcome))?;
        Ok(())
    }

    fn let_the_computer_move(&mut self, turn: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(computer) = &self.computer else { bail!("no computer plays here") };
        let view = self.game.view(Viewer::Seat(turn));
        progress(&self.voice.thinking(turn));
        let action = computer.choose(self.engine()?, &view, self.words.as_ref());
        progress("\r\x1b[K");
        match self.game.decide(&Ask::new(turn, action), self.words.as_ref()) {
            Ok(events) => self.take_over(&events)?,
            Err(refusal) => bail!("the computer's move was refused: {refusal}"),
        }
        self.tell_since(view.turns.len(), out)
    }

    /// Tells the turns from a number on.
    fn tell_since(&self, first: usize, out: &mut impl Write) -> anyhow::Result<()> {
        for turn in self.game.view(Viewer::Spectator).turns.iter().skip(first) {
            writeln!(out, "\n{}", self.voice.turn(turn))?;
        }
        Ok(())
    }

    /// Reads what a person types until that is a turn; whether the game goes on.
    fn listen(
        &mut self,
        turn: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<bool> {
        let mut hints = 0;
        loop {
            write!(out, "{}> ", self.voice.name(turn))?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line).context("the input is no text")? == 0 {
                writeln!(out)?;
                return Ok(false);
            }
            let before = self.game.view(Viewer::Seat(turn));
            let done = match Order::read(&line) {
                Order::Nothing => continue,
                Order::Quit => return Ok(false),
                Order::Help => {
                    writeln!(out, "{}", self.voice.say("scrabble-terminal-help"))?;
                    continue;
                }
                Order::Hint => {
                    writeln!(out, "  {}", self.hint(&before, hints)?)?;
                    hints += 1;
                    continue;
                }
                Order::Undo => self.undo(turn),
                Order::Resign => self.act(turn, Ok(Action::Resign)),
                Order::Challenge(words) => {
                    let action = before.read_words(words).map(|words| Action::Challenge { words });
                    self.act(turn, action)
                }
                Order::Move(text) => self.act(turn, before.read_move(text)),
            };
            match done {
                Ok(()) if self.game.view(Viewer::Spectator).turns.len() < before.turns.len() => {
                    writeln!(out, "  {}", self.voice.say("bot-undone"))?;
                }
                Ok(()) => self.tell_since(before.turns.len(), out)?,
                Err(Trouble::Refused(refusal)) => {
                    writeln!(out, "  {}", self.voice.refusal(&refusal))?;
                    continue;
                }
                Err(Trouble::Broken(error)) => return Err(error),
            }
            return Ok(true);
        }
    }

    fn act(&mut self, turn: Seat, action: Result<Action, Refusal>) -> Result<(), Trouble> {
        let events = self.game.decide(&Ask::new(turn, action?), self.words.as_ref())?;
        self.take_over(&events).map_err(Trouble::Broken)
    }

    /// Takes the last turn of a person back, and all that the computer has done since.
    fn undo(&mut self, turn: Seat) -> Result<(), Trouble> {
        let turns = self.game.view(Viewer::Spectator).turns;
        if turns.iter().all(|turn| self.is_computer(turn.seat)) {
            return Err(Trouble::Refused(Refusal::NothingToUndo));
        }
        loop {
            self.act(turn, Ok(Action::Undo))?;
            if self.game.turn().is_some_and(|turn| !self.is_computer(turn)) {
                return Ok(());
            }
        }
    }

    /// Where a good word lies; the word itself when that was told before.
    fn hint(&self, view: &View, told_before: usize) -> anyhow::Result<String> {
        if view.final_call {
            return Ok(self.voice.say("scrabble-hint-final-call"));
        }
        let engine = match self.engine() {
            Ok(engine) => engine,
            Err(why) => return Ok(format!("{why:#}")),
        };
        let advice = Analyser::default().advise(engine, view);
        Ok(match advice {
            Some(advice) if told_before == 0 => self.voice.place(&advice.usual),
            Some(advice) if told_before == 1 => self.voice.word(&advice.usual),
            Some(advice) => self.voice.word(&advice.best),
            None => self.voice.say("scrabble-hint-nothing"),
        })
    }

    fn show(&self, turn: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let view = self.game.view(Viewer::Seat(turn));
        self.draw(&view, out)?;
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            let mark = if seat == turn { '>' } else { ' ' };
            writeln!(out, "{mark} {}", self.voice.score(seat, player.score))?;
        }
        let rack = view.rack.as_ref().map(ToString::to_string).unwrap_or_default();
        writeln!(out, "  {}", self.voice.rack(&rack, view.bag))?;
        if view.final_call {
            writeln!(out, "  {}", self.voice.final_call(turn))?;
        }
        Ok(())
    }

    fn draw(&self, view: &View, out: &mut impl Write) -> anyhow::Result<()> {
        let last: Vec<Square> = match view.turns.last().map(|turn| &turn.deed) {
            Some(TurnDeed::Placed { placement, .. }) => {
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
