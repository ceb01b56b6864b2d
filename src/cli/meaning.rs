//! `kamen meaning [--lexicon NAME] WORD`

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use serde_json::json;

use super::report::Report;
use super::stored::Stored;
use super::terminal::progress;
use crate::dictionary::{Dictionary, Entry, Place, ToldReading, Volume, nearest};
use crate::lexicon::grammar::{PartOfSpeech, Reading};
use crate::lexicon::meanings::{Language, Sense};
use crate::lexicons;
use crate::meanings::{self, OwnList};
use crate::texts::Tongue;

/// Tell what a word is and means.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The word.
    #[arg(value_name = "WORD", required_unless_present_any = ["rebuild", "coverage"])]
    word: Option<String>,
    /// The lexicon whose language the word is in; all languages are asked when it is not given.
    #[arg(long, value_name = "NAME")]
    lexicon: Option<String>,
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
    #[command(flatten)]
    stored: Stored,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        if self.rebuild {
            return self.rebuild();
        }
        let dictionary = Dictionary::open(&self.stored.config()?.data)?;
        let lexicons = match &self.lexicon {
            Some(lexicon) => vec![lexicon.as_str()],
            None => nearest(self.tongue.and_then(usual_lexicon)),
        };
        if self.coverage {
            let meanings = dictionary.meanings();
            meanings.context("there are no meanings yet; run `kamen meaning --rebuild`")?;
            return coverage(&dictionary.volume(lexicons[0])?);
        }
        let Some(typed) = &self.word else { bail!("name a word") };
        let places: Vec<Place> = lexicons.into_iter().map(Place::shipped).collect();
        let entry = dictionary.look_up(&places, typed)?;
        self.tell(&entry)
    }

    fn rebuild(&self) -> anyhow::Result<Report> {
        let lists = self.list.iter().map(|text| own_list(text)).collect::<Result<Vec<_>, _>>()?;
        progress("Reading the dictionaries; this takes some seconds\n");
        let built = meanings::build(&self.share, &self.stored.config()?.data, &lists)?;
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

    fn tell(&self, entry: &Entry) -> anyhow::Result<Report> {
        let language = entry.checked.lexicon.as_deref().and_then(lexicons::language);
        let of_word = || language.as_deref().and_then(|language| language.parse().ok());
        let tongue = self.tongue.or_else(of_word).unwrap_or(Tongue::English);
        // Lexicons are named as the command line takes them.
        let told = entry.tell(tongue, &str::to_owned);
        let mut text = format!("{} — {}\n", told.word, told.validity);
        if let Some(suggestion) = &told.suggestion {
            writeln!(text, "{suggestion}")?;
        }
        told.readings.iter().try_for_each(|reading| writeln!(text, "  {reading}"))?;
        told.senses.iter().try_for_each(|sense| writeln!(text, "  {sense}"))?;
        if let Some(note) = &told.note {
            writeln!(text, "  {note}")?;
        }
        let readings = entry.readings.iter().zip(&told.readings);
        let senses = entry.senses.iter().flatten();
        let json = json!({
            "word": told.word,
            "language": language,
            "valid_in": entry.checked.valid_in,
            "frequency": entry.checked.frequency,
            "readings": readings.map(|(reading, told)| reading_json(reading, told)).collect::<Vec<_>>(),
            "meanings": senses.map(sense_json).collect::<Vec<_>>(),
        });
        Ok(Report { text, json })
    }
}

/// The lexicon that is asked first by whoever speaks a language.
fn usual_lexicon(tongue: Tongue) -> Option<&'static str> {
    let mut shipped = lexicons::shipped();
    shipped.find(|(_, language)| *language == tongue.code()).map(|(name, _)| name)
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

fn reading_json(reading: &Reading, told: &ToldReading) -> serde_json::Value {
    json!({
        "base": reading.base,
        "part_of_speech": reading.part_of_speech.map(PartOfSpeech::name),
        "features": reading.features.iter().map(|feature| feature.code()).collect::<Vec<_>>(),
        "text": told.to_string(),
    })
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
fn coverage(volume: &Volume) -> anyhow::Result<Report> {
    // Zipf 3.5 and more, 2.5 and more, known at all, the rest; with and without a meaning.
    let bands = [("Zipf >= 3.5", 7), ("Zipf 2.5 to 3.5", 5), ("Zipf 2 to 2.5", 4), ("rarer", 0)];
    let mut counts = [[0usize; 2]; 4];
    let mut words = Vec::new();
    volume.vocabulary().for_each(|word| words.push(volume.vocabulary().word(word)));
    let all = words.len();
    for (done, word) in words.iter().enumerate() {
        if done % 50_000 == 0 {
            progress(&format!("\r{} %", done * 100 / all.max(1)));
        }
        let class = volume.frequency(word);
        let band = bands.iter().position(|(_, least)| class >= *least).unwrap_or(3);
        let found = volume.senses(word, &volume.readings(word))?;
        counts[band][usize::from(found.is_some_and(|found| !found.is_empty()))] += 1;
    }
    progress("\r100 %\n");
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
