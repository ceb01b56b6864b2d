//! `kamen lexicon check`, `find`, `anagrams` and `hooks`

use std::fmt::Write;

use serde_json::{Value, json};

use super::Asked;
use crate::cli::report::Report;
use crate::dictionary::Volume;
use crate::lexicon::search::{AnagramQuery, Found, Hooks, Pattern};
use crate::lexicon::{Alphabet, Letter, Word};

/// Which words are valid.
#[derive(clap::Args)]
pub(crate) struct Check {
    #[command(flatten)]
    asked: Asked,
    /// The words.
    #[arg(value_name = "WORD", required = true)]
    words: Vec<String>,
}

impl Check {
    pub fn run(&self) -> anyhow::Result<Report> {
        let volume = self.asked.volume()?;
        let mut text = String::new();
        let mut answers = Vec::new();
        for typed in &self.words {
            let (line, answer) = check(&volume, typed);
            writeln!(text, "{line}")?;
            answers.push(answer);
        }
        Ok(Report { text, json: Value::Array(answers) })
    }
}

fn check(volume: &Volume, typed: &str) -> (String, Value) {
    let word = match volume.alphabet().spell(typed) {
        Ok(word) => word,
        Err(why) => {
            let line = format!("{typed}: not valid, {why}");
            return (line, json!({ "word": typed, "valid": false, "reason": why.to_string() }));
        }
    };
    let checked = volume.check(word);
    let (word, near) = (&checked.word, words(&checked.suggestions));
    let line = match (checked.valid, near.as_slice()) {
        (true, _) => format!("{word}: valid"),
        (false, []) => format!("{word}: not valid"),
        (false, near) => format!("{word}: not valid; did you mean {}?", near.join(", ")),
    };
    let Hooks { left, right } = &checked.hooks;
    let answer = json!({
        "word": word.to_string(),
        "valid": checked.valid,
        "frequency": checked.frequency,
        "suggestions": near,
        "hooks": { "left": names(left), "right": names(right) },
    });
    (line, answer)
}

/// Words by a pattern.
#[derive(clap::Args)]
pub(crate) struct Find {
    #[command(flatten)]
    asked: Asked,
    /// The pattern, such as ?ora, sl*, *ost or sl??o*.
    #[arg(default_value = "*")]
    pattern: String,
    /// The word begins with this.
    #[arg(long, value_name = "LETTERS")]
    starts: Option<String>,
    /// The word ends with this.
    #[arg(long, value_name = "LETTERS")]
    ends: Option<String>,
    /// The word contains this.
    #[arg(long, value_name = "LETTERS")]
    contains: Option<String>,
    /// The word has these letters somewhere, counting repeats.
    #[arg(long, value_name = "LETTERS")]
    having: Option<String>,
    /// The word has so many letters.
    #[arg(long, value_name = "N")]
    length: Option<usize>,
    /// How many words are shown at most.
    #[arg(long, default_value_t = 100, value_name = "N")]
    most: usize,
}

impl Find {
    pub fn run(&self) -> anyhow::Result<Report> {
        let volume = self.asked.volume()?;
        Ok(found_report(&volume.find(&self.pattern(volume.alphabet())?, self.most)))
    }

    fn pattern(&self, alphabet: &Alphabet) -> anyhow::Result<Pattern> {
        let parts = [&self.starts, &self.contains, &self.ends];
        let text = if parts.iter().all(|part| part.is_none()) {
            self.pattern.clone()
        } else {
            anyhow::ensure!(self.pattern == "*", "give a pattern or --starts, --contains, --ends");
            let part = |part: &Option<String>| part.clone().unwrap_or_default();
            format!("{}*{}*{}", part(&self.starts), part(&self.contains), part(&self.ends))
        };
        let mut pattern = Pattern::parse(&text, alphabet)?
            .with_letters(self.having.as_deref().unwrap_or_default(), alphabet)?;
        if let Some(length) = self.length {
            (pattern.min_length, pattern.max_length) = (length, length);
        }
        Ok(pattern)
    }
}

/// Words of given letters.
#[derive(clap::Args)]
pub(crate) struct Anagrams {
    #[command(flatten)]
    asked: Asked,
    /// The letters; ? is a blank.
    letters: String,
    /// Also words that use only some of the letters.
    #[arg(long)]
    sub: bool,
    /// How many words are shown at most.
    #[arg(long, default_value_t = 100, value_name = "N")]
    most: usize,
}

impl Anagrams {
    pub fn run(&self) -> anyhow::Result<Report> {
        let volume = self.asked.volume()?;
        let mut query = AnagramQuery::parse(&self.letters, volume.alphabet())?;
        query.whole = !self.sub;
        Ok(found_report(&volume.anagrams(&query, self.most)))
    }
}

/// What can stand before and after a word.
#[derive(clap::Args)]
pub(crate) struct HookQuery {
    #[command(flatten)]
    asked: Asked,
    /// The word, or part of one.
    #[arg(value_name = "WORD")]
    word: String,
}

impl HookQuery {
    pub fn run(&self) -> anyhow::Result<Report> {
        let volume = self.asked.volume()?;
        let vocabulary = volume.vocabulary();
        let word = vocabulary.alphabet().spell(&self.word)?;
        let Hooks { left, right } = vocabulary.hooks(&word);
        let (before, after) = (vocabulary.letters_before(&word), vocabulary.letters_after(&word));
        let line = |letters: &[Letter]| {
            if letters.is_empty() { "–".to_owned() } else { names(letters).join(" ") }
        };
        let text = format!(
            "words in front of {word}: {}\nwords behind {word}: {}\n\
             letters before {word} in any word: {}\nletters after {word} in any word: {}\n",
            line(&left),
            line(&right),
            line(&before),
            line(&after)
        );
        let json = json!({
            "word": word.to_string(),
            "left": names(&left),
            "right": names(&right),
            "before": names(&before),
            "after": names(&after),
        });
        Ok(Report { text, json })
    }
}

fn names(letters: &[Letter]) -> Vec<String> {
    letters.iter().map(ToString::to_string).collect()
}

fn words(words: &[Word]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

fn found_report(found: &Found) -> Report {
    let words = words(&found.words);
    let mut text: String = words.iter().map(|word| word.clone() + "\n").collect();
    if found.total > words.len() {
        text += &format!("… and {} more\n", found.total - words.len());
    }
    let json = json!({ "words": words, "total": found.total });
    Report { text, json }
}
