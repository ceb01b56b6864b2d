//! The Collaborative International Dictionary of English: definitions out of its long articles.
//!
//! An article begins with its headword, pronunciation, part of speech and origin, goes on with
//! numbered senses, quotations and phrases, and is listed under every word and phrase in it.

mod header;
mod senses;

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::articles::Articles;
use super::entry::{Entry, Kind, Language, PartOfSpeech, Source};
use super::package::Package;
use super::text;
use header::Header;
use senses::senses;

/// What is kept of an article.
#[derive(Debug, PartialEq, Eq)]
struct Article {
    headword: String,
    part_of_speech: Option<PartOfSpeech>,
    text: String,
}

/// Makes definitions of the articles, and references to them of the other words they are listed
/// under: inflections, other spellings, derived words.
pub(super) fn entries(articles: &Articles) -> Vec<Entry> {
    let mut listed: BTreeMap<(usize, usize), Vec<&str>> = BTreeMap::new();
    for (headword, place) in articles.places() {
        listed.entry((place.start, place.end)).or_default().push(headword);
    }
    let mut definitions = Vec::new();
    let mut references = BTreeSet::new();
    for ((start, end), headwords) in listed {
        let Some(article) = article(&articles.at(start..end)) else { continue };
        for headword in headwords {
            if !headword.eq_ignore_ascii_case(&article.headword) {
                references.insert((headword.to_lowercase(), article.headword.clone()));
            }
        }
        if !article.text.is_empty() {
            let Article { headword, part_of_speech, text } = article;
            definitions.push(entry(headword, part_of_speech, Kind::Definition, text));
        }
    }
    // Where a word has its own article, being mentioned in another says nothing.
    let defined: HashSet<String> =
        definitions.iter().map(|entry| entry.headword.to_lowercase()).collect();
    let references = references
        .into_iter()
        .filter(|(word, _)| !defined.contains(word))
        .map(|(word, headword)| entry(word, None, Kind::See, headword));
    let references: Vec<Entry> = references.collect();
    definitions.extend(references);
    definitions
}

fn entry(
    headword: String,
    part_of_speech: Option<PartOfSpeech>,
    kind: Kind,
    text: String,
) -> Entry {
    let source = Source::Package(Package::Gcide);
    Entry { language: Language::English, headword, part_of_speech, kind, source, text }
}

/// Reads an article; `None` when it does not begin as one.
fn article(raw: &str) -> Option<Article> {
    let (head, rest) = raw.split_once('\\')?;
    let headword = text::one_line(head);
    if headword.is_empty() || head.trim_start().contains('\n') || headword.contains(['{', '[']) {
        return None;
    }
    // The pronunciation, which the first backslash began, ends with the second.
    let (grammar, body) = Header::read(rest.split_once('\\')?.1);
    let is_acronym = headword.len() > 1 && headword.chars().all(char::is_uppercase);
    let headword = match grammar.is_name || is_acronym {
        true => headword,
        false => headword.to_lowercase(),
    };
    let text = text::clean(&format!("{}{}", grammar.labels, senses(body)));
    Some(Article { headword, part_of_speech: grammar.part_of_speech, text })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::meanings::dictd::tests::row;
    use crate::lexicon::meanings::{SourceFile, dictd};

    #[test]
    fn an_article_explains_its_headword_and_the_others_refer_to_it() {
        let zog = "Zog \\Zog\\, v. i. [imp. {Zogged}.]\n   To move.\n   [1913 Webster]\n";
        let town = "Zoggen \\Zog\"gen\\, prop. n.\n   A town.\n";
        let listed = ["Zog", "Zogged", "to zog", "Zoggen"].map(|word| row(word, 0, zog.len()));
        let index = listed.concat() + &row("Zoggen", zog.len(), town.len());
        let articles = dictd::read(
            &SourceFile { name: "i", bytes: index.as_bytes() },
            &SourceFile { name: "d", bytes: format!("{zog}{town}").as_bytes() },
        );
        let entries = entries(&articles.unwrap());
        let all: Vec<_> = entries.iter().map(|e| (&*e.headword, e.kind, &*e.text)).collect();
        let expected = [
            ("zog", Kind::Definition, "To move."),
            ("Zoggen", Kind::Definition, "A town."),
            ("to zog", Kind::See, "zog"),
            ("zogged", Kind::See, "zog"),
        ];
        assert_eq!(all, expected);
        assert_eq!(entries[0].part_of_speech, Some(PartOfSpeech::Verb));
    }

    #[test]
    fn what_does_not_begin_as_an_article_is_none() {
        for raw in
            ["", "no pronunciation", "\n[1913 Webster]\n\n  3. x \\y\\", "two\nlines \\x\\ n."]
        {
            assert_eq!(article(raw), None, "{raw:?}");
        }
    }
}
