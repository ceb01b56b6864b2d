//! `kamen lexicon check`, `find`, `anagrams` and `hooks`

use std::fmt::Write;

use serde_json::{Value, json};

use super::Asked;
use crate::cli::report::Report;
use crate::lexicon::search::{AnagramQuery, Found, Hooks, Pattern};
use crate::lexicon::{Alphabet, Letter, Word, Words};
use crate::lexicons::AnyLexicon;

/// Which words are valid.
#[derive(clap::Args)]
pub(crate) struct Check {
    #[command(flatten)]
    asked: Asked,
    /// The words.
    #[arg(value_name = "WORD", required = true)]
    words: Vec<String>,
}

/// How many proposals are made for a word that is not valid.
const SUGGESTIONS: usize = 5;

impl Check {
    pub fn run(&self) -> anyhow::Result<Report> {
        let lexicon = self.asked.open()?;
        let mut text = String::new();
        let mut answers = Vec::new();
        for typed in &self.words {
            let (line, answer) = check(&lexicon, typed);
            writeln!(text, "{line}")?;
            answers.push(answer);
        }
        Ok(Report { text, json: Value::Array(answers) })
    }
}

fn check(lexicon: &AnyLexicon, typed: &str) -> (String, Value) {
    let vocabulary = lexicon.vocabulary();
    let word = match vocabulary.alphabet().spell(typed) {
        Ok(word) => word,
        Err(why) => {
            let line = format!("{typed}: not valid, {why}");
            return (line, json!({ "word": typed, "valid": false, "reason": why.to_string() }));
        }
    };
    let valid = vocabulary.contains(&word);
    let weight =
        |word: &Word| u32::from(lexicon.compiled().map_or(0, |lexicon| lexicon.frequency(word)));
    let near: Vec<String> = if valid {
        Vec::new()
    } else {
        let near = vocabulary.suggest(&word, SUGGESTIONS, weight);
        near.iter().map(|suggestion| suggestion.word.to_string()).collect()
    };
    let line = match (valid, near.as_slice()) {
        (true, _) => format!("{word}: valid"),
        (false, []) => format!("{word}: not valid"),
        (false, near) => format!("{word}: not valid; did you mean {}?", near.join(", ")),
    };
    let hooks = if valid { vocabulary.hooks(&word) } else { Hooks::default() };
    let answer = json!({
        "word": word.to_string(),
        "valid": valid,
        "frequency": weight(&word),
        "suggestions": near,
        "hooks": { "left": names(&hooks.left), "right": names(&hooks.right) },
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
        let lexicon = self.asked.open()?;
        let alphabet = lexicon.vocabulary().alphabet();
        let found = lexicon.vocabulary().find(&self.pattern(alphabet)?, self.most);
        Ok(found_report(&found))
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
        let lexicon = self.asked.open()?;
        let mut query = AnagramQuery::parse(&self.letters, lexicon.vocabulary().alphabet())?;
        query.whole = !self.sub;
        Ok(found_report(&lexicon.vocabulary().anagrams(&query, self.most)))
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
        let lexicon = self.asked.open()?;
        let vocabulary = lexicon.vocabulary();
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

fn found_report(found: &Found) -> Report {
    let words: Vec<String> = found.words.iter().map(ToString::to_string).collect();
    let mut text: String = words.iter().map(|word| word.clone() + "\n").collect();
    if found.total > words.len() {
        text += &format!("… and {} more\n", found.total - words.len());
    }
    let json = json!({ "words": words, "total": found.total });
    Report { text, json }
}
