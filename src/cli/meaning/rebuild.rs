//! `kamen meaning --rebuild`

use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde_json::{Value, json};

use crate::cli::report::Report;
use crate::cli::terminal::{Bar, progress};
use crate::lexicon::meanings::wiktionary::Tally;
use crate::lexicon::meanings::{Language, Package};
use crate::meanings::{self, OwnList, Wiktionary};
use crate::texts::Tongue;

/// What the file of meanings is built from.
#[derive(clap::Args)]
pub(super) struct Ingredients {
    /// Build the file of meanings anew from the dictionaries that are installed.
    #[arg(long)]
    pub rebuild: bool,
    /// With --rebuild: an own list, lines form@meaning, as LANGUAGE=FILE.
    #[arg(long, value_name = "LANGUAGE=FILE", requires = "rebuild")]
    list: Vec<String>,
    /// With --rebuild: a file that wiktextract made of a Wiktionary, plain or gzip; as
    /// LANGUAGE=FILE when it does not tell in which language words are explained.
    #[arg(long, value_name = "FILE", requires = "rebuild")]
    wiktionary: Vec<PathBuf>,
    /// Where the dictionaries are installed.
    #[arg(long, default_value = "/usr/share", value_name = "FOLDER")]
    share: PathBuf,
}

impl Ingredients {
    /// Builds the file in a data folder.
    pub fn run(&self, data: &Path) -> anyhow::Result<Report> {
        let lists = self.list.iter().map(|text| own_list(text)).collect::<Result<Vec<_>, _>>()?;
        let wiktionaries: Vec<Wiktionary> =
            self.wiktionary.iter().map(|path| wiktionary(path)).collect();
        progress("Reading the dictionaries; this takes some seconds\n");
        let mut bars = Bars::default();
        let mut told = |path: &Path, done, all| bars.show(path, done, all);
        let built = meanings::build_telling(&self.share, data, &lists, &wiktionaries, &mut told)?;
        drop(bars);
        let names = |packages: &[Package]| -> Vec<&str> {
            packages.iter().map(|package| package.name()).collect()
        };
        let (read, missing) = (names(&built.read), names(&built.missing));
        let (entries, bytes) = (built.entries, built.bytes);
        let mut text = format!("{entries} meanings in {} KB", bytes.div_ceil(1024));
        if !read.is_empty() {
            write!(text, ", from {}", read.join(", "))?;
        }
        writeln!(text)?;
        if !missing.is_empty() {
            writeln!(text, "not installed: {}", missing.join(", "))?;
        }
        for (path, tally) in &built.wiktionaries {
            text.push_str(&tally_text(path, tally)?);
        }
        let extracts = built.wiktionaries.iter().map(|(path, tally)| tally_json(path, tally));
        let json = json!({
            "entries": entries, "bytes": bytes, "read": read, "missing": missing,
            "wiktionaries": extracts.collect::<Vec<_>>(),
        });
        Ok(Report { text, json })
    }
}

fn own_list(text: &str) -> anyhow::Result<OwnList> {
    let (language, path) = text.split_once('=').context("write a list as LANGUAGE=FILE")?;
    Ok(OwnList { language: language_of(language.parse()?), path: path.into() })
}

/// A file, or LANGUAGE=FILE; what is no language before the sign belongs to the name of the file.
fn wiktionary(path: &Path) -> Wiktionary {
    let parts = path.to_str().and_then(|text| text.split_once('='));
    let named = parts.and_then(|(language, rest)| Some((language.parse::<Tongue>().ok()?, rest)));
    match named {
        Some((tongue, rest)) => {
            Wiktionary { glosses: Some(language_of(tongue)), path: rest.into() }
        }
        None => Wiktionary { glosses: None, path: path.to_owned() },
    }
}

fn language_of(tongue: Tongue) -> Language {
    match tongue {
        Tongue::Czech => Language::Czech,
        Tongue::Slovak => Language::Slovak,
        Tongue::English => Language::English,
    }
}

fn tally_text(path: &Path, tally: &Tally) -> anyhow::Result<String> {
    let Tally { lines, words, entries, bad, named } = tally;
    let mut text = format!("{}: ", path.display());
    writeln!(text, "{entries} meanings of {words} words in {lines} lines, {bad} of them bad")?;
    for bad in named {
        writeln!(text, "  line {}: {}", bad.line, bad.reason)?;
    }
    if *bad > named.len() as u64 {
        writeln!(text, "  and {} more", bad - named.len() as u64)?;
    }
    Ok(text)
}

fn tally_json(path: &Path, tally: &Tally) -> Value {
    let named = tally.named.iter();
    let named = named.map(|bad| json!({ "line": bad.line, "reason": bad.reason }));
    json!({
        "file": path.display().to_string(),
        "lines": tally.lines,
        "words": tally.words,
        "entries": tally.entries,
        "bad": tally.bad,
        "bad_lines": named.collect::<Vec<_>>(),
    })
}

/// A bar for each file that takes long.
#[derive(Default)]
struct Bars {
    shown: Option<(PathBuf, Bar)>,
}

impl Bars {
    fn show(&mut self, path: &Path, done: u64, all: u64) {
        let megabytes = |bytes: u64| bytes >> 20;
        if self.shown.as_ref().is_none_or(|(shown, _)| shown != path) {
            self.shown = None;
            progress(&format!("Reading {}, {} MB\n", path.display(), megabytes(all)));
            self.shown = Some((path.to_owned(), Bar::new("MB", megabytes(all))));
        }
        if let Some((_, bar)) = &mut self.shown {
            bar.show(megabytes(done));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_before_the_file_is_optional() {
        let read = |text: &str| {
            let Wiktionary { glosses, path } = wiktionary(Path::new(text));
            (glosses, path.to_str().unwrap().to_owned())
        };
        assert_eq!(read("cs.jsonl.gz"), (None, "cs.jsonl.gz".into()));
        assert_eq!(read("sk=a/b=c.jsonl"), (Some(Language::Slovak), "a/b=c.jsonl".into()));
        assert_eq!(read("x=y.jsonl"), (None, "x=y.jsonl".into()));
    }
}
