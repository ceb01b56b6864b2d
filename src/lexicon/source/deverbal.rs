//! Nouns and adjectives made of verbs, which take ne- as the verb does (nedělání, nenesený).

use std::collections::HashSet;

/// Endings of words made of verbs, and the endings of the verbs they are made of.
const ENDINGS: &[(&str, &[&str])] = &[
    ("ování", &["ovat"]),
    ("ání", &["at", "át"]),
    ("esení", &["ést"]),
    ("ezení", &["ézt"]),
    ("edení", &["ést"]),
    ("etení", &["ést"]),
    ("ečení", &["éct", "ect", "éci", "eci"]),
    ("ení", &["it", "et", "ít"]),
    ("ění", &["it", "ět", "ít"]),
    ("nutí", &["nout"]),
    ("utí", &["out", "ut", "ít"]),
    ("ití", &["ít", "it"]),
    ("ytí", &["ýt"]),
    ("etí", &["ít", "et"]),
    ("tí", &["t"]),
    ("ovaný", &["ovat"]),
    ("aný", &["at", "át"]),
    ("esený", &["ést"]),
    ("ezený", &["ézt"]),
    ("edený", &["ést"]),
    ("etený", &["ést"]),
    ("ečený", &["éct", "ect", "éci", "eci"]),
    ("ený", &["it", "et", "ít"]),
    ("ěný", &["it", "ět", "ít"]),
    ("nutý", &["nout"]),
    ("utý", &["out", "ut", "ít"]),
    ("itý", &["ít", "it"]),
    ("ytý", &["ýt"]),
    ("atý", &["ít", "at"]),
    ("ětý", &["ít"]),
    ("tý", &["t"]),
    ("ující", &["ovat"]),
    ("ající", &["at"]),
    ("ející", &["et", "it"]),
    ("ějící", &["ět", "it"]),
    ("ící", &["it", "et", "ět", "át"]),
    ("oucí", &["st", "ct", "ci", "nout", "át", "t", "ít"]),
    ("vší", &["t"]),
];

/// Changes that a stem undergoes before -ení and -ený (chodit, chození).
const STEMS: &[(&str, &str)] =
    &[("z", "d"), ("c", "t"), ("š", "s"), ("ž", "z"), ("žď", "zd"), ("ště", "sti"), ("šť", "st")];

/// Whether a dictionary word is made of one of the verbs.
pub fn is_deverbal(word: &str, verbs: &HashSet<String>) -> bool {
    ENDINGS.iter().any(|(ending, verb_endings)| {
        let Some(stem) = word.strip_suffix(ending) else { return false };
        verb_endings.iter().any(|verb_ending| {
            let is_verb = |stem: &str| verbs.contains(&format!("{stem}{verb_ending}"));
            is_verb(stem)
                || STEMS.iter().any(|(changed, original)| {
                    stem.strip_suffix(changed)
                        .is_some_and(|head| is_verb(&format!("{head}{original}")))
                })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_of_a_verb_is_told_from_what_is_not() {
        let verbs = ["dělat", "nést", "chodit", "pít", "tisknout", "kupovat", "prosit"];
        let verbs: HashSet<String> = verbs.map(String::from).into();
        for word in [
            "dělání",
            "dělaný",
            "dělající",
            "nesení",
            "nesený",
            "chození",
            "pití",
            "tisknutí",
            "kupování",
            "kupující",
            "prošený",
        ] {
            assert!(is_deverbal(word, &verbs), "{word}");
        }
        for word in ["mladý", "jarní", "paní", "bytí", "zlatý", "svatý"] {
            assert!(!is_deverbal(word, &verbs), "{word}");
        }
    }
}
