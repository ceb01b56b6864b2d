//! `kamen lexicon build`

use std::fmt::Write as _;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use serde_json::json;

use super::shipped::{self, Built, Places};
use crate::cli::report::Report;
use crate::cli::terminal::progress;
use crate::files::write_whole;
use crate::lexicon::grammar::Class;
use crate::lexicon::hunspell::{Affixes, Dictionary};
use crate::lexicon::lower;
use crate::lexicon::source::{Collector, Decisions, Recipe, compile};
use crate::packs;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Build a shipped language (cs, sk, en) from its packages and our reviewed lists.
    #[arg(long, value_name = "LANGUAGE", conflicts_with_all = ["words", "dic"])]
    shipped: Option<String>,
    /// A list of words, one on a line, or lines of form@meaning.
    #[arg(long, value_name = "FILE")]
    words: Vec<PathBuf>,
    /// A spelling dictionary of hunspell; its .aff lies beside it.
    #[arg(long, value_name = "FILE.dic")]
    dic: Vec<PathBuf>,
    /// The language whose letters are used, or a language pack, whose words are taken as well.
    #[arg(long, default_value = "cs", value_name = "NAME or PATH")]
    language: String,
    /// The name of the lexicon; that of the file when it is not given.
    #[arg(long)]
    name: Option<String>,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Our reviewed lists.
    #[arg(long, default_value = "lexicons", value_name = "FOLDER")]
    reviewed: PathBuf,
    /// Spelling dictionaries of the packages hunspell-cs and hunspell-sk.
    #[arg(long, default_value = "/usr/share/hunspell", value_name = "FOLDER")]
    hunspell: PathBuf,
    /// Word lists of the package scowl.
    #[arg(long, default_value = "/usr/share/dict/scowl", value_name = "FOLDER")]
    scowl: PathBuf,
    /// The index of the package wordnet-base.
    #[arg(long, default_value = "/usr/share/wordnet", value_name = "FOLDER")]
    wordnet: PathBuf,
    /// The wheel of wordfreq 3.1.1 from PyPI.
    #[arg(
        long,
        default_value = "target/wordfreq/wordfreq-3.1.1-py3-none-any.whl",
        value_name = "FILE"
    )]
    wordfreq: PathBuf,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let built = match &self.shipped {
            Some(language) => {
                let places = Places {
                    reviewed: self.reviewed.clone(),
                    hunspell: self.hunspell.clone(),
                    scowl: self.scowl.clone(),
                    wordnet: self.wordnet.clone(),
                    wordfreq: self.wordfreq.clone(),
                };
                shipped::build(language, &places, &mut show_progress)?
            }
            None => self.own()?,
        };
        let name = || self.out.display().to_string();
        write_whole(&self.out, &built.bytes).with_context(name)?;
        Ok(report(&self.out, &built))
    }

    /// A lexicon of the user's own files.
    fn own(&self) -> anyhow::Result<Built> {
        let pack = packs::load(&self.language)?;
        if self.words.is_empty() && self.dic.is_empty() && pack.words.is_none() {
            bail!("name what to build from: --words, --dic, --shipped, or a pack with words");
        }
        let alphabet = pack.edition.tiles.alphabet();
        let mut collector = Collector::new(alphabet, None);
        if let Some(words) = &pack.words {
            words.for_each(|word| collector.add(&lower(&words.word(word)), Class::Core));
        }
        for path in &self.words {
            let bytes = read_limited(path)?;
            let text = std::str::from_utf8(&bytes).map_err(|error| {
                let line = bytes[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1;
                anyhow::anyhow!("{}, line {line}: the text is not in UTF-8", path.display())
            })?;
            for line in text.trim_start_matches('\u{feff}').lines() {
                // The crossword format of the first thesis has the meaning behind the form.
                let word = line.split('@').next().unwrap_or_default().trim();
                if !word.is_empty() && !word.starts_with('#') {
                    collector.add(&word.to_lowercase(), Class::Core);
                }
            }
        }
        for path in &self.dic {
            expand(path, &mut collector)?;
        }
        ensure!(
            !collector.is_full(),
            "there are more words than a lexicon can hold; leave some out"
        );
        let forms = collector.finish(&Decisions::default());
        let name = self.name.clone().unwrap_or_else(|| {
            self.out
                .file_stem()
                .map_or_else(|| "own".into(), |stem| stem.to_string_lossy().into_owned())
        });
        let recipe = Recipe {
            language: &self.language,
            alphabet,
            variants: &[(&name, &[Class::Core])],
            sources: Vec::new(),
            grammar: None,
            base_forms: "",
            parts: None,
            frequencies: None,
        };
        let (bytes, info) = compile(recipe, &forms)?;
        Ok(Built { bytes, info, left_out: forms.left_out.into_iter().collect() })
    }
}

/// The largest list of words; one of as many as a lexicon can hold is hardly larger.
const MOST_LIST_BYTES: u64 = 512 << 20;

fn read_limited(path: &Path) -> anyhow::Result<Vec<u8>> {
    let name = || path.display().to_string();
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).with_context(name)?;
    file.take(MOST_LIST_BYTES + 1).read_to_end(&mut bytes).with_context(name)?;
    let most = MOST_LIST_BYTES >> 20;
    ensure!(bytes.len() as u64 <= MOST_LIST_BYTES, "{}: more than {most} MB of words", name());
    Ok(bytes)
}

fn expand(path: &Path, collector: &mut Collector<'_>) -> anyhow::Result<()> {
    let aff = path.with_extension("aff");
    let read = |path: &Path| std::fs::read(path).with_context(|| path.display().to_string());
    let affixes = Affixes::parse(&read(&aff)?).with_context(|| aff.display().to_string())?;
    let dictionary =
        Dictionary::parse(&read(path)?, &affixes).with_context(|| path.display().to_string())?;
    collector.expand(&dictionary, &affixes, &Decisions::default(), &mut show_progress);
    Ok(())
}

/// Shows how far the work is, on one line of a terminal.
fn show_progress(done: usize, all: usize) {
    if all > 0 {
        let end = if done == all { "\n" } else { "" };
        let percent = done * 100 / all;
        progress(&format!("\rexpanding {done} of {all} entries ({percent} %){end}"));
    }
}

fn report(path: &Path, built: &Built) -> Report {
    let mut text = String::new();
    for variant in &built.info.variants {
        let _ = writeln!(text, "{}: {} words", variant.name, variant.words);
    }
    let _ = writeln!(text, "{}: {} KB", path.display(), built.bytes.len().div_ceil(1024));
    for (reason, count) in built.left_out.iter().filter(|(_, count)| *count > 0) {
        let _ = writeln!(text, "left out {count:>9}: {reason}");
    }
    let left_out =
        built.left_out.iter().map(|(reason, count)| json!({ "reason": reason, "count": count }));
    let json = json!({
        "file": path.display().to_string(),
        "bytes": built.bytes.len(),
        "variants": built.info.variants,
        "left_out": left_out.collect::<Vec<_>>(),
    });
    Report { text, json }
}
