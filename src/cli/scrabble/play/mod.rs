//! `kamen scrabble play`: people at one keyboard, or one against the computer.

mod computer;
mod order;
mod record;
mod room;
mod voice;

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use clap::ValueEnum;
use serde_json::json;

use self::computer::Computer;
use self::room::Room;
use super::Language;
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
    /// The language that is spoken: cs, sk or en; that of the tiles when it is not given.
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
        let mut room = Room::open(&self.language, self.log.as_deref(), |edition| {
            // The name is public, so it must have nothing to do with the seed.
            let name = format!("terminal-{:08x}", u32::from_be_bytes(random_bytes()?));
            let seed = Seed::new(random_bytes()?);
            Ok(open(&name, edition, self.options(), self.players.len(), seed)?)
        })?;
        let of_tiles = || self.language.name().get(..2)?.parse().ok();
        room.voice.tongue = self.tongue.or_else(of_tiles).unwrap_or(Tongue::English);
        room.voice.names = self.names(room.game.scores().len(), room.voice.tongue);
        room.computer = computer;
        room.play(&mut io::stdin().lock(), &mut io::stdout().lock())?;
        if let Some(path) = &self.gcg {
            let names: Vec<&str> = room.voice.names.iter().map(String::as_str).collect();
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

    fn options(&self) -> Options {
        let (ending, exchange) = (EndRule::default(), ExchangeRule::default());
        Options {
            judging: self.judging.judging(),
            ending: if self.six_scoreless { EndRule::SixScorelessTurns } else { ending },
            exchange: if self.exchange_seven { ExchangeRule::BagHoldsSeven } else { exchange },
            clock: None,
        }
    }

    /// The names of all players; computers are called by their level.
    fn names(&self, players: usize, tongue: Tongue) -> Vec<String> {
        let name = |place: usize| match self.level.filter(|_| place > 0) {
            Some(level) => {
                let level = tongue.say(&format!("scrabble-level-{level}"), &[]);
                if players > 2 { format!("{level} {place}") } else { level }
            }
            None => match self.players.get(place) {
                Some(name) => name.trim().to_owned(),
                None => Seat(place as u8).to_string(),
            },
        };
        (0..players).map(name).collect()
    }

    /// The computer that plays on all seats but the first.
    fn computer(&self, level: Level) -> anyhow::Result<Computer> {
        let longest = Duration::try_from_secs_f64(self.time);
        let longest = longest.ok().context("--time is no number of seconds")?;
        Ok(Computer { level, seed: Seed::new(random_bytes()?), longest })
    }
}

fn random_bytes<const N: usize>() -> anyhow::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).context("the system gives no random numbers")?;
    Ok(bytes)
}
