//! How a host wants the bot: defaults, over them the file `kamen.toml`, over it the environment.
//!
//! Every setting has a key in the file and a variable of the environment; `docs/HOSTING.md` tells
//! what each does. Sentences about wrong values never repeat a token or an address of a database.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use crate::discord::{Address, Token};
use crate::session::Limits;

/// The file that is read when no other is named.
pub const FILE: &str = "kamen.toml";

/// All settings: the key in the file, the variable of the environment.
pub const SETTINGS: [(&str, &str); 15] = [
    ("token", "DISCORD_TOKEN"),
    ("api", "KAMEN_DISCORD_API"),
    ("data", "KAMEN_DATA"),
    ("store", "KAMEN_STORE"),
    ("log", "KAMEN_LOG"),
    ("mentions", "KAMEN_MENTIONS"),
    ("limits.tables_per_person", "KAMEN_TABLES_PER_PERSON"),
    ("limits.tables_per_server", "KAMEN_TABLES_PER_SERVER"),
    ("limits.requests_per_minute", "KAMEN_REQUESTS_PER_MINUTE"),
    ("limits.burst", "KAMEN_BURST"),
    ("limits.completions_per_minute", "KAMEN_COMPLETIONS_PER_MINUTE"),
    ("limits.completions_burst", "KAMEN_COMPLETIONS_BURST"),
    ("limits.invitations_per_hour", "KAMEN_INVITATIONS_PER_HOUR"),
    ("limits.threads", "KAMEN_THREADS"),
    ("limits.computer_pause_ms", "KAMEN_COMPUTER_PAUSE_MS"),
];

/// How a host wants the bot.
#[derive(Clone, Debug)]
pub struct Config {
    /// The token; without one there is only the sandbox.
    pub token: Option<Token>,
    /// Another server than Discord.
    pub api: Option<String>,
    /// Where games live.
    pub data: PathBuf,
    /// How much is logged.
    pub log: LogLevel,
    /// Whether moves can be written in servers where the bot is mentioned, if the host has said it.
    pub mentions: Option<bool>,
    /// How much is allowed.
    pub limits: Limits,
}

/// How much is logged: of each level, and of those before it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum LogLevel {
    /// What went wrong.
    Error,
    /// What may go wrong.
    Warn,
    /// What goes on.
    #[default]
    Info,
    /// Every step of it.
    Debug,
}

/// Why a configuration cannot be used.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{}: {cause}", file.display())]
    Unreadable {
        /// Which file.
        file: PathBuf,
        /// Why.
        cause: String,
    },
    /// The file is no TOML.
    #[error("{}: line {line}: {cause}", file.display())]
    Syntax {
        /// Which file.
        file: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        cause: String,
    },
    /// A key means nothing.
    #[error("{}: there is no setting \"{key}\"; there are {known}", file.display())]
    UnknownKey {
        /// Which file.
        file: PathBuf,
        /// The key.
        key: String,
        /// All keys.
        known: String,
    },
    /// A value cannot be meant.
    #[error("{place}: {why}")]
    Wrong {
        /// The variable, or the file with the key.
        place: String,
        /// What would work.
        why: String,
    },
}

/// A value with the place where it stands.
struct Given {
    text: String,
    place: String,
}

impl Config {
    /// Reads the configuration: `file`, or [`FILE`] when it is there, and the environment.
    ///
    /// # Errors
    /// When a file that was named is not there, or something in it or in the environment is wrong.
    pub fn load(
        file: Option<&Path>,
        environment: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, ConfigError> {
        let path = file.unwrap_or(Path::new(FILE));
        let mut given = match fs::read_to_string(path) {
            Ok(text) => from_file(path, &text)?,
            Err(cause) if file.is_none() && cause.kind() == ErrorKind::NotFound => BTreeMap::new(),
            Err(cause) => {
                let (file, cause) = (path.to_owned(), cause.to_string());
                return Err(ConfigError::Unreadable { file, cause });
            }
        };
        for (key, variable) in SETTINGS {
            let text = environment(variable).filter(|text| !text.trim().is_empty());
            if let Some(text) = text {
                given.insert(key, Given { text, place: variable.to_owned() });
            }
        }
        Self::of(&given)
    }

    fn of(given: &BTreeMap<&'static str, Given>) -> Result<Self, ConfigError> {
        let usual = Limits::default();
        check(given, "store", |text| match text {
            "sled" => Ok(()),
            _ if text.starts_with("postgres://") || text.starts_with("postgresql://") => {
                Err("a PostgreSQL server cannot keep the games yet; only \"sled\" can".to_owned())
            }
            _ => Err("this is no store; the only one is \"sled\"".to_owned()),
        })?;
        let pause = number(given, "limits.computer_pause_ms", 0..=60_000)?;
        let threads = number(given, "limits.threads", 1..=256)?.and_then(NonZeroUsize::new);
        Ok(Self {
            token: check(given, "token", |text| {
                match text.bytes().all(|b| b.is_ascii_graphic()) {
                    true => Ok(Token::new(text)),
                    false => Err("this is no token; a token has no spaces".to_owned()),
                }
            })?,
            api: check(given, "api", |text| {
                let address = Address { token: Token::new(""), api: Some(text.to_owned()) };
                address.check().map_err(|error| error.to_string())?;
                Ok(text.trim_end_matches('/').to_owned())
            })?,
            data: check(given, "data", |text| Ok(PathBuf::from(text)))?
                .unwrap_or_else(|| PathBuf::from("data")),
            log: check(given, "log", str::parse)?.unwrap_or_default(),
            mentions: check(given, "mentions", |text| match text {
                "on" => Ok(true),
                "off" => Ok(false),
                other => Err(format!("\"{other}\" is neither on nor off")),
            })?,
            limits: Limits {
                tables_per_person: number(given, "limits.tables_per_person", 1..=10_000)?
                    .unwrap_or(usual.tables_per_person),
                tables_per_server: number(given, "limits.tables_per_server", 1..=100_000)?
                    .unwrap_or(usual.tables_per_server),
                requests_per_minute: number(given, "limits.requests_per_minute", 1..=60_000)?
                    .unwrap_or(usual.requests_per_minute),
                burst: number(given, "limits.burst", 1..=100_000)?.unwrap_or(usual.burst),
                completions_per_minute: number(given, "limits.completions_per_minute", 1..=60_000)?
                    .unwrap_or(usual.completions_per_minute),
                completions_burst: number(given, "limits.completions_burst", 1..=100_000)?
                    .unwrap_or(usual.completions_burst),
                invitations_per_hour: number(given, "limits.invitations_per_hour", 1..=1_000)?
                    .unwrap_or(usual.invitations_per_hour),
                threads: threads.unwrap_or(usual.threads),
                computer_pause: pause.map_or(usual.computer_pause, Duration::from_millis),
                ..usual
            },
        })
    }
}

impl FromStr for LogLevel {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "error" => Ok(Self::Error),
            "warn" => Ok(Self::Warn),
            "info" => Ok(Self::Info),
            "debug" => Ok(Self::Debug),
            other => Err(format!("\"{other}\" is none of error, warn, info and debug")),
        }
    }
}

/// The settings of a file, by key.
fn from_file(path: &Path, text: &str) -> Result<BTreeMap<&'static str, Given>, ConfigError> {
    let file = || path.to_owned();
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        // The error's own text would show the line, and the token may stand there.
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        ConfigError::Syntax { file: file(), line, cause: error.message().to_owned() }
    })?;
    let mut given = BTreeMap::new();
    for (key, value) in flat(table) {
        let Some((key, _)) = SETTINGS.into_iter().find(|(known, _)| *known == key) else {
            let known = SETTINGS.map(|(key, _)| key).join(", ");
            return Err(ConfigError::UnknownKey { file: file(), key, known });
        };
        let place = format!("{}: {key}", path.display());
        let text = match value {
            toml::Value::String(text) => text,
            toml::Value::Integer(number) => number.to_string(),
            _ => {
                let why = "this must be a text in quotes or a whole number".to_owned();
                return Err(ConfigError::Wrong { place, why });
            }
        };
        given.insert(key, Given { text, place });
    }
    Ok(given)
}

/// The values with their keys, those of tables as `table.key`.
fn flat(table: toml::Table) -> Vec<(String, toml::Value)> {
    let mut found = Vec::new();
    for (key, value) in table {
        match value {
            toml::Value::Table(inner) => {
                found.extend(
                    inner.into_iter().map(|(name, value)| (format!("{key}.{name}"), value)),
                );
            }
            value => found.push((key, value)),
        }
    }
    found
}

/// Reads a setting, if it is given.
fn check<T>(
    given: &BTreeMap<&'static str, Given>,
    key: &str,
    read: impl FnOnce(&str) -> Result<T, String>,
) -> Result<Option<T>, ConfigError> {
    let Some(Given { text, place }) = given.get(key) else { return Ok(None) };
    let wrong = |why| ConfigError::Wrong { place: place.clone(), why };
    read(text.trim()).map(Some).map_err(wrong)
}

/// Reads a whole number within bounds, if it is given.
fn number<N>(
    given: &BTreeMap<&'static str, Given>,
    key: &str,
    bounds: std::ops::RangeInclusive<N>,
) -> Result<Option<N>, ConfigError>
where
    N: FromStr + PartialOrd + std::fmt::Display,
{
    check(given, key, |text| {
        let number = text.parse::<N>().ok().filter(|number| bounds.contains(number));
        let (least, most) = (bounds.start(), bounds.end());
        number.ok_or_else(|| format!("\"{text}\" is no whole number from {least} to {most}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A configuration of a file's text and variables.
    fn load(text: &str, variables: &[(&str, &str)]) -> Result<Config, ConfigError> {
        let mut given = from_file(Path::new(FILE), text)?;
        for (key, variable) in SETTINGS {
            if let Some((_, text)) = variables.iter().find(|(name, _)| *name == variable) {
                let (text, place) = ((*text).to_owned(), variable.to_owned());
                given.insert(key, Given { text, place });
            }
        }
        Config::of(&given)
    }

    fn complaint(text: &str) -> String {
        load(text, &[]).unwrap_err().to_string()
    }

    #[test]
    fn the_environment_goes_before_the_file_and_the_file_before_the_defaults() {
        let text = "data = \"games\"\nlog = \"warn\"\n[limits]\ntables_per_person = 3\nburst = 7\n";
        let config = load(text, &[("KAMEN_DATA", "other"), ("KAMEN_BURST", "9")]).unwrap();
        assert_eq!(config.data, Path::new("other"));
        assert_eq!(config.log, LogLevel::Warn);
        assert_eq!((config.limits.tables_per_person, config.limits.burst), (3, 9));
        assert_eq!(config.limits.tables_per_server, Limits::default().tables_per_server);
        assert!(config.token.is_none() && config.api.is_none());
    }

    #[test]
    fn what_is_not_known_is_named() {
        assert!(complaint("tokens = \"x\"").contains("there is no setting \"tokens\""));
        assert!(complaint("[limits]\ntables = 1").contains("\"limits.tables\""));
        let wrong = complaint("[limits]\nthreads = 0");
        assert_eq!(wrong, "kamen.toml: limits.threads: \"0\" is no whole number from 1 to 256");
        let wrong = load("", &[("KAMEN_LOG", "loud")]).unwrap_err().to_string();
        assert_eq!(wrong, "KAMEN_LOG: \"loud\" is none of error, warn, info and debug");
        assert!(complaint("log = true").contains("must be a text"));
        assert!(complaint("data = \"a\"\nlog = \n").starts_with("kamen.toml: line 2: "));
        assert!(complaint("api = \"127.0.0.1\"").contains("is no address"));
    }

    #[test]
    fn no_complaint_repeats_a_secret() {
        for text in [
            "token = \"secret",
            "token = secret",
            "token = [\"secret\"]",
            "token = \"sec ret secret\"",
            "token = \"secret\" \"secret\"",
            "store = \"postgres://me:secret@host/games\"",
            "store = \"mysql://me:secret@host/games\"",
        ] {
            let said = complaint(text);
            assert!(!said.contains("secret"), "{text}: {said}");
        }
        assert!(complaint("store = \"postgres://host/games\"").contains("only \"sled\""));
        let config = load("token = \"secret\"", &[]).unwrap();
        assert!(!format!("{config:?}").contains("secret"));
    }

    #[test]
    fn the_example_is_read_and_says_what_is_usual() {
        let example = include_str!("../kamen.example.toml");
        let all: String =
            example.lines().map(|line| format!("{}\n", line.trim_start_matches("# "))).collect();
        let settings = all.lines().filter(|line| line.contains(" = ") || line.starts_with('['));
        let text: String = settings.map(|line| format!("{line}\n")).collect();
        let given = from_file(Path::new("kamen.example.toml"), &text).unwrap();
        assert_eq!(given.len(), SETTINGS.len(), "{text}");
        let config = Config::of(&given).unwrap();
        let (usual, own) = (Limits::default(), config.limits);
        assert_eq!(own.tables_per_person, usual.tables_per_person);
        assert_eq!(own.tables_per_server, usual.tables_per_server);
        assert_eq!(own.requests_per_minute, usual.requests_per_minute);
        assert_eq!((own.burst, own.computer_pause), (usual.burst, usual.computer_pause));
        assert_eq!(own.completions_per_minute, usual.completions_per_minute);
        assert_eq!(own.completions_burst, usual.completions_burst);
        assert_eq!(own.invitations_per_hour, usual.invitations_per_hour);
        assert_eq!((config.log, config.mentions), (LogLevel::default(), Some(false)));
        // As it stands, it sets nothing.
        assert!(from_file(Path::new("kamen.example.toml"), example).unwrap().is_empty());
    }
}
