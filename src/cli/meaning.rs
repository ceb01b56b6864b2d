//! `kamen meaning [--lexicon NAME] WORD`

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use serde_json::json;

use super::report::Report;
use super::terminal::progress;
use crate::lexicon::grammar::{PartOfSpeech, Reading};
use crate::lexicon::meanings::{Kind, Language, Sense, Via, senses};
use crate::lexicon::{Lexicon, Word, Words, lower};
use crate::lexicons;
use crate::meanings::{self, Meanings, OwnList};
use crate::texts::Tongue;

/// Tell what a word is and means.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The word.
    #[arg(value_name = "WORD", required_unless_present_any = ["rebuild", "coverage"])]
    word: Option<String>,
    /// The lexicon whose language the word is in.
    #[arg(long, default_value = "cs-klasik", value_name = "NAME")]
    lexicon: String,
    /// The language of the answer: cs, sk or en; that of the word when it is not given.
    #[arg(long, value_name = "LANGUAGE")]
    tongue: Option<Tongue>,
    /// Build the file of meanings anew from the dictionaries that are installed.
    #[arg(long)]
    rebuild: bool,
    /// With --rebuild: an own list, lines form@meaning, as LANGUAGE=FILE.
    #[arg(long, value_name = "LANGUAGE=FILE", requires = "rebuild")]
    list: Vec<String>,
    /// Count for how many words of the lexicon a meaning is known.
    #[arg(long, conflicts_with = "rebuild")]
    coverage: bool,
    /// Where the dictionaries are installed.
    #[arg(long, default_value = "/usr/share", value_name = "FOLDER")]
    share: PathBuf,
    /// The data folder.
    #[arg(long, env = "KAMEN_DATA", default_value = "data", value_name = "FOLDER")]
    data: PathBuf,
}

/// How many meanings are shown to people.
const SHOWN: usize = 8;

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        if self.rebuild {
            return self.rebuild();
        }
        let lexicon = lexicons::open_shipped(&self.lexicon)?;
        let store = meanings::open(&self.data)?;
        if self.coverage {
            let store =
                store.context("there are no meanings yet; run `kamen meaning --rebuild`")?;
            return coverage(&lexicon, &store);
        }
        let Some(typed) = &self.word else { bail!("name a word") };
        self.tell(typed, &lexicon, store.as_ref())
    }

    fn rebuild(&self) -> anyhow::Result<Report> {
        let lists = self.list.iter().map(|text| own_list(text)).collect::<Result<Vec<_>, _>>()?;
        progress("Reading the dictionaries; this takes some seconds\n");
        let built = meanings::build(&self.share, &self.data, &lists)?;
        let names = |packages: &[crate::lexicon::meanings::Package]| -> Vec<&str> {
            packages.iter().map(|package| package.name()).collect()
        };
        let (read, missing) = (names(&built.read), names(&built.missing));
        let mut text = format!(
            "{} meanings in {} KB, from {}\n",
            built.entries,
            built.bytes.div_ceil(1024),
            read.join(", ")
        );
        if !missing.is_empty() {
            writeln!(text, "not installed: {}", missing.join(", "))?;
        }
        let json = json!({
            "entries": built.entries, "bytes": built.bytes, "read": read, "missing": missing,
        });
        Ok(Report { text, json })
    }

    fn tell(
        &self,
        typed: &str,
        lexicon: &Lexicon,
        store: Option<&Meanings>,
    ) -> anyhow::Result<Report> {
        let language = language_of(lexicon)?;
        let tongue = self.tongue.unwrap_or(match language {
            Language::Czech => Tongue::Czech,
            Language::Slovak => Tongue::Slovak,
            Language::English => Tongue::English,
        });
        let word = lexicon.vocabulary().alphabet().spell(typed)?;
        let valid = valid_in(&word, lexicon);
        let readings = lexicon.readings(&word);
        let senses = match store {
            Some(store) => find_senses(store, language, &word, &readings)?,
            None => Vec::new(),
        };
        let mut text = format!("{word} — {}\n", validity(&valid, tongue));
        if valid.is_empty() {
            let near = suggestions(lexicon, &word);
            if !near.is_empty() {
                let said = tongue.say("meaning-suggestions", &[("words", &near.join(", "))]);
                writeln!(text, "{said}")?;
            }
        }
        for reading in &readings {
            writeln!(text, "  {}", describe(reading, tongue))?;
        }
        for sense in senses.iter().take(SHOWN) {
            writeln!(text, "  {}", sense_line(sense, tongue))?;
        }
        match (store, senses.is_empty()) {
            (None, _) => writeln!(text, "  {}", tongue.say("meaning-not-installed", &[]))?,
            (Some(_), true) => writeln!(text, "  {}", tongue.say("meaning-unknown", &[]))?,
            (Some(_), false) => {}
        }
        let json = json!({
            "word": word.to_string(),
            "valid_in": valid,
            "frequency": lexicon.frequency(&word),
            "readings": readings.iter().map(|reading| reading_json(reading, tongue)).collect::<Vec<_>>(),
            "meanings": senses.iter().map(sense_json).collect::<Vec<_>>(),
        });
        Ok(Report { text, json })
    }
}

fn own_list(text: &str) -> anyhow::Result<OwnList> {
    let (language, path) = text.split_once('=').context("write a list as LANGUAGE=FILE")?;
    let language = match language.parse::<Tongue>()? {
        Tongue::Czech => Language::Czech,
        Tongue::Slovak => Language::Slovak,
        Tongue::English => Language::English,
    };
    Ok(OwnList { language, path: path.into() })
}

fn language_of(lexicon: &Lexicon) -> anyhow::Result<Language> {
    match lexicon.file().info().language.as_str() {
        "cs" => Ok(Language::Czech),
        "sk" => Ok(Language::Slovak),
        "en" => Ok(Language::English),
        other => bail!("there are no dictionaries of the language {other}"),
    }
}

/// The shipped lexicons of the same language that hold the word.
fn valid_in(word: &Word, lexicon: &Lexicon) -> Vec<String> {
    let language = &lexicon.file().info().language;
    let same = lexicons::shipped().filter(|(_, of)| of == language);
    let lexicons = same.filter_map(|(name, _)| lexicon.file().lexicon(name).ok());
    lexicons.filter(|lexicon| lexicon.contains(word)).map(|l| l.name().to_owned()).collect()
}

fn validity(valid: &[String], tongue: Tongue) -> String {
    if valid.is_empty() {
        tongue.say("meaning-invalid", &[])
    } else {
        tongue.say("meaning-valid", &[("lexicons", &valid.join(", "))])
    }
}

fn suggestions(lexicon: &Lexicon, word: &Word) -> Vec<String> {
    let near = lexicon.vocabulary().suggest(word, 5, |word| u32::from(lexicon.frequency(word)));
    near.iter().map(|suggestion| suggestion.word.to_string()).collect()
}

/// `žena: podstatné jméno, 1. pád mn. č.`
fn describe(reading: &Reading, tongue: Tongue) -> String {
    let part = reading.part_of_speech.map(|part| tongue.say(&format!("pos-{part}"), &[]));
    let features = reading.features.iter();
    let features = features.map(|f| tongue.say(&format!("feature-{}", f.code()), &[]));
    let words: Vec<String> = part.into_iter().chain(features).collect();
    if words.is_empty() {
        reading.base.clone()
    } else {
        format!("{}: {}", reading.base, words.join(", "))
    }
}

fn reading_json(reading: &Reading, tongue: Tongue) -> serde_json::Value {
    json!({
        "base": reading.base,
        "part_of_speech": reading.part_of_speech.map(PartOfSpeech::name),
        "features": reading.features.iter().map(|feature| feature.code()).collect::<Vec<_>>(),
        "text": describe(reading, tongue),
    })
}

fn find_senses(
    store: &Meanings,
    language: Language,
    word: &Word,
    readings: &[Reading],
) -> anyhow::Result<Vec<Sense>> {
    let mut bases: Vec<&str> = readings.iter().map(|reading| reading.base.as_str()).collect();
    bases.dedup();
    Ok(senses(store, language, &lower(word), &bases)?)
}

fn sense_line(sense: &Sense, tongue: Tongue) -> String {
    let key = match sense.entry.kind {
        Kind::Definition => "meaning-definition",
        Kind::Synonyms => "meaning-synonyms",
        Kind::LooseSynonyms => "meaning-loose-synonyms",
        Kind::English => "meaning-english",
        Kind::See => "meaning-see",
    };
    let headword = sense.entry.headword.as_str();
    let through = match sense.via {
        Via::Itself => String::new(),
        Via::Base | Via::See | Via::Derived => {
            format!(" ({})", tongue.say("meaning-through", &[("word", headword)]))
        }
        Via::Opposite => format!(" ({})", tongue.say("meaning-opposite", &[("word", headword)])),
    };
    format!("{}{through}: {}", tongue.say(key, &[]), sense.entry.text)
}

fn sense_json(sense: &Sense) -> serde_json::Value {
    json!({
        "kind": format!("{:?}", sense.entry.kind).to_lowercase(),
        "headword": sense.entry.headword,
        "text": sense.entry.text,
        "via": format!("{:?}", sense.via).to_lowercase(),
    })
}

/// Shares of words with a meaning, by how common they are.
fn coverage(lexicon: &Lexicon, store: &Meanings) -> anyhow::Result<Report> {
    let language = language_of(lexicon)?;
    // Zipf 3.5 and more, 2.5 and more, known at all, the rest; with and without a meaning.
    let bands = [("Zipf >= 3.5", 7), ("Zipf 2.5 to 3.5", 5), ("Zipf 2 to 2.5", 4), ("rarer", 0)];
    let mut counts = [[0usize; 2]; 4];
    let mut words = Vec::new();
    lexicon.vocabulary().for_each(|word| words.push(lexicon.vocabulary().word(word)));
    let all = words.len();
    let mut failed = None;
    for (done, word) in words.iter().enumerate() {
        if done % 50_000 == 0 {
            progress(&format!("\r{} %", done * 100 / all.max(1)));
        }
        let class = lexicon.frequency(word);
        let band = bands.iter().position(|(_, least)| class >= *least).unwrap_or(3);
        match find_senses(store, language, word, &lexicon.readings(word)) {
            Ok(found) => counts[band][usize::from(!found.is_empty())] += 1,
            Err(error) => failed = Some(error),
        }
    }
    progress("\r100 %\n");
    if let Some(error) = failed {
        return Err(error);
    }
    let mut text = String::new();
    let mut rows = Vec::new();
    let total = counts.iter().fold([0, 0], |sum, c| [sum[0] + c[0], sum[1] + c[1]]);
    let named = bands.iter().map(|(name, _)| *name).zip(counts).chain([("all", total)]);
    for (name, [without, with]) in named {
        let share = with as f64 * 100.0 / (with + without).max(1) as f64;
        writeln!(text, "{name:<16} {:>9} words, {share:>5.1} % with a meaning", with + without)?;
        rows.push(json!({ "band": name, "words": with + without, "with_meaning": with }));
    }
    Ok(Report { text, json: json!(rows) })
}
