//! `kamen meaning [--lexicon NAME] WORD`

mod coverage;
mod played;
mod rebuild;
mod review;

use anyhow::bail;
use serde_json::json;

use super::report::Report;
use super::stored::Stored;
use crate::dictionary::{Dictionary, Entry, Place, Told, in_full, nearest};
use crate::lexicon::grammar::{PartOfSpeech, Reading};
use crate::lexicon::meanings::Sense;
use crate::lexicons;
use crate::texts::Tongue;

/// How many lines are told of a word, as on Discord.
const LINES: usize = 5;

/// Tell what a word is and means.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The word.
    #[arg(value_name = "WORD", required_unless_present_any = ["rebuild", "coverage", "review", "played"])]
    word: Option<String>,
    /// The lexicon whose language the word is in; all languages are asked when it is not given.
    #[arg(long, value_name = "NAME")]
    lexicon: Option<String>,
    /// The language of the answer: cs, sk or en; that of the word when it is not given.
    #[arg(long, value_name = "LANGUAGE")]
    tongue: Option<Tongue>,
    /// Tell all that is known of the word, and not only what says most.
    #[arg(long, requires = "word")]
    more: bool,
    /// Count for how many words of the lexicon a meaning is known.
    #[arg(long, conflicts_with = "rebuild")]
    coverage: bool,
    /// Show what is told of so many words of the lexicon, chosen by how often they are played.
    #[arg(long, value_name = "N", conflicts_with_all = ["rebuild", "coverage", "word"])]
    review: Option<usize>,
    /// List so many words of the lexicon that are played most, with how often they are.
    #[arg(long, value_name = "N", conflicts_with_all = ["rebuild", "coverage", "word", "review"])]
    played: Option<usize>,
    /// With --review: the number that the choice comes from.
    #[arg(long, default_value_t = 1, value_name = "N", requires = "review")]
    seed: u64,
    /// With --review: choose among so many words that are played most.
    #[arg(long, value_name = "M", requires = "review")]
    most: Option<usize>,
    /// With --review and --played: in how many games of the computer words are counted, the same
    /// every time.
    #[arg(long, default_value_t = 300, value_name = "N",
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    #[command(flatten)]
    rebuild: rebuild::Ingredients,
    #[command(flatten)]
    stored: Stored,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let data = self.stored.config()?.data;
        if self.rebuild.rebuild {
            return self.rebuild.run(&data);
        }
        let dictionary = Dictionary::open(&data)?;
        let lexicons = match &self.lexicon {
            Some(lexicon) => vec![lexicon.as_str()],
            None => nearest(self.tongue.and_then(usual_lexicon)),
        };
        if self.coverage {
            return coverage::coverage(&dictionary.volume(lexicons[0])?);
        }
        if self.review.is_some() || self.played.is_some() {
            return self.review(&dictionary, lexicons[0]);
        }
        let Some(typed) = &self.word else { bail!("name a word") };
        let places: Vec<Place> = lexicons.into_iter().map(Place::shipped).collect();
        let entry = dictionary.look_up(&places, typed)?;
        self.tell(&entry)
    }

    /// What is told of words that are played, or how often they are.
    fn review(&self, dictionary: &Dictionary, lexicon: &str) -> anyhow::Result<Report> {
        let volume = dictionary.volume(lexicon)?;
        let mut played = played::words(lexicon, self.games)?;
        let Some(count) = self.review else {
            return Ok(played::report(&played, self.played.unwrap_or_default()));
        };
        played.truncate(self.most.unwrap_or(usize::MAX));
        let language = lexicons::language(lexicon);
        let of_words = language.as_deref().and_then(|language| language.parse().ok());
        let tongue = self.tongue.or(of_words).unwrap_or(Tongue::English);
        review::report(&volume, &played, count, self.seed, tongue)
    }

    fn tell(&self, entry: &Entry) -> anyhow::Result<Report> {
        let language = entry.checked.lexicon.as_deref().and_then(lexicons::language);
        let of_word = || language.as_deref().and_then(|language| language.parse().ok());
        let tongue = self.tongue.or_else(of_word).unwrap_or(Tongue::English);
        // Lexicons are named as the command line takes them.
        let told = entry.tell(tongue, &str::to_owned);
        let text = laid_out(&told, if self.more { usize::MAX } else { LINES });
        let readings = entry.readings.iter();
        let senses = entry.senses.iter().flatten();
        let json = json!({
            "word": told.word,
            "language": language,
            "valid_in": entry.checked.valid_in,
            "frequency": entry.checked.frequency,
            "readings": readings.map(|reading| reading_json(reading, tongue)).collect::<Vec<_>>(),
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

/// What a person is told, in at most so many lines and one more that says that there is more.
fn laid_out(told: &Told, most: usize) -> String {
    let mut lines = vec![format!("{} — {}", told.word, told.validity)];
    lines.extend(told.suggestion.clone());
    let (first, has_more) = told.first(most.saturating_sub(lines.len()));
    let is_all = most == usize::MAX;
    let shown = if is_all { told.lines.iter().collect() } else { first };
    lines.extend(shown.iter().map(|line| format!("  {line}")));
    lines.extend(told.note.iter().map(|note| format!("  {note}")));
    if has_more && !is_all {
        lines.push("  … --more".to_owned());
    }
    lines.join("\n") + "\n"
}

fn reading_json(reading: &Reading, tongue: Tongue) -> serde_json::Value {
    let grammar = in_full(reading, tongue);
    let text = if grammar.is_empty() { String::new() } else { format!(": {grammar}") };
    json!({
        "base": reading.base,
        "part_of_speech": reading.part_of_speech.map(PartOfSpeech::name),
        "features": reading.features.iter().map(|feature| feature.code()).collect::<Vec<_>>(),
        "text": format!("{}{text}", reading.base),
    })
}

fn sense_json(sense: &Sense) -> serde_json::Value {
    json!({
        "kind": format!("{:?}", sense.entry.kind).to_lowercase(),
        "headword": sense.entry.headword,
        "text": sense.entry.text,
        "via": format!("{:?}", sense.via).to_lowercase(),
        "marks": sense.marks.iter().map(|mark| mark.name()).collect::<Vec<_>>(),
        "example": sense.example,
    })
}
