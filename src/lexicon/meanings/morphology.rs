//! Base forms of English words by their endings, after the rules of WordNet.

use super::entry::PartOfSpeech;

/// Endings of inflected words and what the base form has in their place.
const ENDINGS: [(PartOfSpeech, &str, &str); 22] = [
    (PartOfSpeech::Noun, "s", ""),
    (PartOfSpeech::Noun, "ses", "s"),
    (PartOfSpeech::Noun, "xes", "x"),
    (PartOfSpeech::Noun, "zes", "z"),
    (PartOfSpeech::Noun, "ches", "ch"),
    (PartOfSpeech::Noun, "shes", "sh"),
    (PartOfSpeech::Noun, "men", "man"),
    (PartOfSpeech::Noun, "ies", "y"),
    (PartOfSpeech::Verb, "s", ""),
    (PartOfSpeech::Verb, "ies", "y"),
    (PartOfSpeech::Verb, "es", "e"),
    (PartOfSpeech::Verb, "es", ""),
    (PartOfSpeech::Verb, "ed", "e"),
    (PartOfSpeech::Verb, "ed", ""),
    (PartOfSpeech::Verb, "ing", "e"),
    (PartOfSpeech::Verb, "ing", ""),
    (PartOfSpeech::Adjective, "er", ""),
    (PartOfSpeech::Adjective, "est", ""),
    (PartOfSpeech::Adjective, "er", "e"),
    (PartOfSpeech::Adjective, "est", "e"),
    // WordNet lists these among its exceptions, word by word; other dictionaries have none.
    (PartOfSpeech::Adjective, "ier", "y"),
    (PartOfSpeech::Adjective, "iest", "y"),
];
/// The shortest base form that an ending is taken from, in letters.
const SHORTEST: usize = 2;

/// What the base form of a word may be, each with the part of speech it would have to be.
///
/// Whether it is one is for a dictionary to say.
pub(crate) fn base_forms(word: &str) -> Vec<(String, PartOfSpeech)> {
    let mut forms = Vec::new();
    for (part, ending, instead) in ENDINGS {
        let Some(stem) = word.strip_suffix(ending) else { continue };
        // "ass" is no more than one.
        let is_plural = ending != "s" || !stem.ends_with('s');
        if stem.len() + instead.len() < SHORTEST || !is_plural {
            continue;
        }
        forms.push((format!("{stem}{instead}"), part));
        // "tsked" drops the ending; "pinned" drops the doubled letter with it.
        if instead.is_empty() && ending != "s" && ends_doubled(stem) {
            forms.push((stem[..stem.len() - 1].to_owned(), part));
        }
    }
    forms
}

/// Whether a word of at least three letters ends with the same consonant twice.
fn ends_doubled(stem: &str) -> bool {
    match stem.as_bytes() {
        [.., _, a, b] => a == b && a.is_ascii_lowercase() && !b"aeiou".contains(a),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forms(word: &str, part: PartOfSpeech) -> Vec<String> {
        let forms = base_forms(word).into_iter();
        forms.filter(|(_, found)| *found == part).map(|(form, _)| form).collect()
    }

    #[test]
    fn endings_lead_to_what_may_be_a_base() {
        assert_eq!(forms("foxes", PartOfSpeech::Noun), ["foxe", "fox"]);
        assert_eq!(forms("firemen", PartOfSpeech::Noun), ["fireman"]);
        assert_eq!(forms("pinned", PartOfSpeech::Verb), ["pinne", "pinn", "pin"]);
        assert_eq!(forms("happiest", PartOfSpeech::Adjective), ["happi", "happie", "happy"]);
        assert_eq!(forms("sing", PartOfSpeech::Verb), ["se"]);
        assert!(base_forms("ass").is_empty());
        assert!(base_forms("ed").is_empty());
        assert!(base_forms("").is_empty());
        assert!(base_forms("šéé").is_empty());
    }
}
