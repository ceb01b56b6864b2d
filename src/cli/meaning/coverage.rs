//! `kamen meaning --coverage --lexicon NAME`

use std::fmt::Write;

use serde_json::json;

use crate::cli::report::Report;
use crate::cli::terminal::progress;
use crate::dictionary::Volume;

/// Shares of words with a meaning, by how common they are.
pub(super) fn coverage(volume: &Volume) -> anyhow::Result<Report> {
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
