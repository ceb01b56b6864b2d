//! `kamen scrabble play`: people at one keyboard, or one against the computer.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use clap::ValueEnum;
use serde_json::json;

use super::room::{Computer, Room};
use super::{Equipment, Language};
use crate::ai::scrabble::Level;
use crate::cli::report::Report;
use crate::games::chance::Seed;
use crate::games::rules::{Rules, Seat, Viewer};
use crate::games::scrabble::notation::Gcg;
use crate::games::scrabble::{ChallengeRule, EndRule, ExchangeRule, Judging, Options, open};
use crate::texts::Tongue;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Language,
    /// The names of two to four players.
    #[arg(long, value_delimiter = ',', default_value = "A,B", value_name = "NAME,NAME…")]
    players: Vec<String>,
    /// Play against the computer: all players but the first are of this level.
    #[arg(long, value_name = "LEVEL")]
    level: Option<Level>,
    /// The longest time that the computer thinks about a move, in seconds.
    #[arg(long, default_value_t = 2.0, value_name = "SECONDS", requires = "level")]
    time: f64,
    /// How words are judged.
    #[arg(long, value_enum, default_value = "checked")]
    judging: JudgingName,
    /// End after six scoreless turns instead of two rounds of passes.
    #[arg(long)]
    six_scoreless: bool,
    /// Exchange only while the bag holds seven tiles.
    #[arg(long)]
    exchange_seven: bool,
    /// The language in which moves are refused: cs, sk or en; that of the tiles when it is not given.
    #[arg(long, value_name = "LANGUAGE")]
    tongue: Option<Tongue>,
    /// Keep the game in this file; if it holds one, go on with it.
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Write the finished game as GCG.
    #[arg(long, value_name = "FILE.gcg")]
    gcg: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum JudgingName {
    Checked,
    Void,
    Single,
    Double,
    #[value(name = "5")]
    Five,
    #[value(name = "10")]
    Ten,
}

impl JudgingName {
    fn judging(self) -> Judging {
        match self {
            Self::Checked => Judging::Checked,
            Self::Void => Judging::Challenge(ChallengeRule::Void),
            Self::Single => Judging::Challenge(ChallengeRule::Single),
            Self::Double => Judging::Challenge(ChallengeRule::Double),
            Self::Five => Judging::Challenge(ChallengeRule::FivePoints),
            Self::Ten => Judging::Challenge(ChallengeRule::TenPoints),
        }
    }
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let computer = self.level.map(|level| self.computer(level)).transpose()?;
        let Equipment { edition, words, lexicon } = self.language.load()?;
        let mut out = io::stdout().lock();
        let mut room = match self.log.as_deref().filter(|path| path.exists()) {
            Some(path) => Room::resume(path, words)?,
            None => {
                let options = Options {
                    judging: self.judging.judging(),
                    ending: if self.six_scoreless {
                        EndRule::SixScorelessTurns
                    } else {
                        EndRule::default()
                    },
                    exchange: if self.exchange_seven {
                        ExchangeRule::BagHoldsSeven
                    } else {
                        ExchangeRule::default()
                    },
                    clock: None,
                };
                let seed = Seed::new(random_bytes()?);
                // The name is public, so it must have nothing to do with the seed.
                let name = format!("terminal-{:08x}", u32::from_be_bytes(random_bytes()?));
                let players = self.players.len();
                let started = open(&name, edition, options, players, seed)?;
                Room::begin(started, self.log.as_deref(), words)?
            }
        };
        let players = room.game.scores().len();
        let name = |i: usize| match self.level.filter(|_| i > 0) {
            Some(level) if players > 2 => format!("{level} {i}"),
            Some(level) => level.to_string(),
            None => match self.players.get(i) {
                Some(name) => name.trim().to_owned(),
                None => Seat(i as u8).to_string(),
            },
        };
        room.names = (0..players).map(name).collect();
        match lexicon {
            Some(name) => writeln!(out, "Words are judged by {name}.")?,
            None => writeln!(out, "Any word counts: judge for yourselves.")?,
        }
        let of_tiles = || self.language.name().get(..2)?.parse().ok();
        room.tongue = self.tongue.or_else(of_tiles).unwrap_or(Tongue::English);
        room.computer = computer;
        room.introduce(&mut out)?;
        room.play(&mut io::stdin().lock(), &mut out)?;
        if let Some(path) = &self.gcg {
            let names: Vec<&str> = room.names.iter().map(String::as_str).collect();
            let gcg = Gcg::from_view(&room.game.view(Viewer::Spectator), &names);
            std::fs::write(path, gcg.to_string()).with_context(|| path.display().to_string())?;
        }
        let json = json!({
            "game": room.game.started().setup.game,
            "over": room.game.is_over(),
            "scores": room.game.scores(),
        });
        Ok(Report { text: String::new(), json })
    }
}

impl Arguments {
    /// The computer that plays on all seats but the first.
    fn computer(&self, level: Level) -> anyhow::Result<Computer> {
        let longest = Duration::try_from_secs_f64(self.time);
        let longest = longest.ok().context("--time is no number of seconds")?;
        let engine = self.language.open()?.engine()?;
        Ok(Computer { engine, level, seed: Seed::new(random_bytes()?), longest })
    }
}

fn random_bytes<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
    Ok(bytes)
}
