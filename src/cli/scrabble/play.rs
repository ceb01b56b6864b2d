//! `kamen scrabble play`: people at one keyboard, until the bot hosts the game.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Context;
use clap::ValueEnum;
use serde_json::json;

use super::room::Room;
use super::{Equipment, Language};
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
        room.names = (0..players)
            .map(|i| {
                self.players
                    .get(i)
                    .map_or_else(|| Seat(i as u8).to_string(), |n| n.trim().to_owned())
            })
            .collect();
        match lexicon {
            Some(name) => writeln!(out, "Words are judged by {name}.")?,
            None => writeln!(out, "Any word counts: judge for yourselves.")?,
        }
        let of_tiles = || self.language.name().get(..2)?.parse().ok();
        room.tongue = self.tongue.or_else(of_tiles).unwrap_or(Tongue::English);
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

fn random_bytes<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
    Ok(bytes)
}
