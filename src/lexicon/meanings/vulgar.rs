//! Senses that are not for decent company.

use super::definitions::Mark;
use super::entry::Kind;
use super::lookup::Sense;

/// Words by which dictionaries say of a sense that it is not decent.
const SAID: [&str; 4] = ["obscene", "vulgar", "ethnic slur", "slang for sexual"];

/// Leaves out the vulgar senses of words that have others; what has no others is marked.
pub(super) fn kept_apart(mut senses: Vec<Sense>) -> Vec<Sense> {
    let decent: Vec<String> = senses
        .iter()
        .filter(|sense| sense.entry.kind == Kind::Definition && !is_vulgar(sense))
        .map(|sense| sense.entry.headword.clone())
        .collect();
    senses.retain(|sense| !is_vulgar(sense) || !decent.contains(&sense.entry.headword));
    for sense in &mut senses {
        if is_vulgar(sense) && !sense.marks.contains(&Mark::Vulgar) {
            sense.marks.push(Mark::Vulgar);
        }
    }
    senses
}

fn is_vulgar(sense: &Sense) -> bool {
    let said = || SAID.iter().any(|word| sense.entry.text.contains(word));
    sense.marks.contains(&Mark::Vulgar) || (sense.entry.kind == Kind::Definition && said())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::meanings::Via;
    use crate::lexicon::meanings::store::tests::entry;

    fn kept(texts: &[&str]) -> Vec<(String, usize)> {
        let sense = |text: &&str| Sense {
            entry: entry("ass", Kind::Definition, text),
            via: Via::Itself,
            marks: Vec::new(),
            example: None,
        };
        let kept = kept_apart(texts.iter().map(sense).collect()).into_iter();
        kept.map(|sense| (sense.entry.text, sense.marks.len())).collect()
    }

    #[test]
    fn vulgar_senses_go_and_vulgar_words_are_marked() {
        let slang = "vulgar slang for a part of the body";
        assert_eq!(kept(&["a beast", slang]), [("a beast".to_owned(), 0)]);
        assert_eq!(kept(&[slang]), [(slang.to_owned(), 1)]);
    }
}
