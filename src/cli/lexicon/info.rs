//! `kamen lexicon info NAME`

use std::fmt::Write;

use serde_json::json;

use super::Asked;
use crate::cli::report::Report;
use crate::lexicons::AnyLexicon;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    asked: Asked,
}

/// What the first thesis reports of its Czech and English automata: words, Mealy states and
/// transitions, kilobytes.
const THESIS: [(&str, usize, usize, usize, usize); 2] =
    [("Czech", 1_941_619, 115_687, 348_631, 1_361), ("English", 74_317, 33_141, 69_056, 270)];

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let lexicon = match self.asked.open()? {
            AnyLexicon::Compiled(lexicon) => lexicon,
            AnyLexicon::List(vocabulary) => {
                let words = vocabulary.count();
                let text = format!("{}: a list of {words} words\n", self.asked.lexicon);
                return Ok(Report { text, json: json!({ "words": words }) });
            }
        };
        let variant = lexicon.variant();
        let file = lexicon.file();
        let size = lexicon.vocabulary().compiled().len_bytes();
        let mut text = format!("{}: {} words\n\nwords by length\n", variant.name, variant.words);
        for (length, count) in variant.by_length.iter().enumerate().filter(|(_, count)| **count > 0)
        {
            writeln!(text, "{length:>4} {count:>9}")?;
        }
        writeln!(text, "\nautomaton          words     states transitions       KB")?;
        let mut row = |name: &str, words, states, transitions, kilobytes: Option<usize>| {
            let kilobytes = kilobytes.map_or_else(|| "–".to_owned(), |k| k.to_string());
            writeln!(text, "{name:<14} {words:>9} {states:>10} {transitions:>11} {kilobytes:>8}")
        };
        row("Mealy, stored", variant.words, variant.mealy.0, variant.mealy.1, Some(size / 1024))?;
        row("Moore", variant.words, variant.moore.0, variant.moore.1, None)?;
        for (name, words, states, transitions, kilobytes) in THESIS {
            row(&format!("thesis {name}"), words, states, transitions, Some(kilobytes))?;
        }
        writeln!(text, "\nparts of the file in KB")?;
        for (name, bytes) in file.parts() {
            writeln!(text, "{name:<16} {:>8}", bytes.div_ceil(1024))?;
        }
        writeln!(text, "\nsources")?;
        for source in &file.info().sources {
            writeln!(text, "{} ({})", source.name, source.licence)?;
        }
        let json = json!({
            "name": variant.name,
            "language": file.info().language,
            "words": variant.words,
            "by_length": variant.by_length,
            "mealy": { "states": variant.mealy.0, "transitions": variant.mealy.1, "bytes": size },
            "moore": { "states": variant.moore.0, "transitions": variant.moore.1 },
            "parts": file.parts().map(|(name, bytes)| json!({ "name": name, "bytes": bytes })).collect::<Vec<_>>(),
            "sources": file.info().sources,
        });
        Ok(Report { text, json })
    }
}
