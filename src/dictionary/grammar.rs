//! The grammar of a word in somebody's language.

use crate::lexicon::grammar::Reading;
use crate::texts::Tongue;

/// More cases than these are not told: the number says enough, and both say nothing.
const MOST_CASES: usize = 5;

/// What tells of which kind a word is, and not which form of it.
const KINDS: [&str; 5] =
    ["possessive", "verbal-noun", "active-participle", "passive-participle", "ost-noun"];

/// Everything that is known of a reading: `podstatné jméno, ženský rod, 1. pád mn. č.`
pub fn in_full(reading: &Reading, tongue: Tongue) -> String {
    let part = reading.part_of_speech.map(|part| tongue.say(&format!("pos-{part}"), &[]));
    let features = reading.features.iter().map(|feature| named(feature.code(), tongue));
    part.into_iter().chain(features).collect::<Vec<_>>().join(", ")
}

/// Which form of its base a word is, in a few words: `1., 4. pád mn. č.` A base form is told by its
/// kind alone.
pub(super) fn in_few_words(readings: &[&Reading], is_base: bool, tongue: Tongue) -> Vec<String> {
    let mut codes: Vec<&str> = Vec::new();
    for code in readings.iter().flat_map(|reading| reading.features.iter().map(|it| it.code())) {
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    let has_superlative = codes.contains(&"sup");
    let is_told = |code: &&str| match *code {
        "m" | "ma" | "mi" | "f" | "n" => false,
        "comp" => !has_superlative,
        // The part of speech says it.
        "adverb" => false,
        code => KINDS.contains(&code) || !is_base,
    };
    let (cases, others): (Vec<&str>, Vec<&str>) =
        codes.into_iter().filter(is_told).partition(|code| case(code).is_some());
    let mut words: Vec<String> = others.iter().map(|code| named(code, tongue)).collect();
    let of = |number: &str| {
        let mut of: Vec<char> = cases
            .iter()
            .filter_map(|code| case(code))
            .filter(|it| it.0 == number)
            .map(|it| it.1)
            .collect();
        of.sort_unstable();
        of
    };
    let numbers = ["sg", "pl"].map(|number| (number, of(number)));
    let all: usize = numbers.iter().map(|(_, cases)| cases.len()).sum();
    for (number, cases) in numbers {
        if !cases.is_empty() && all <= MOST_CASES {
            let names = cases.iter().map(|case| tongue.say(&format!("case-{case}"), &[]));
            let names = names.collect::<Vec<_>>().join(", ");
            words.push(tongue.say(&format!("cases-{number}"), &[("cases", &names)]));
        } else if cases.len() == all && all > 0 {
            words.push(named(number, tongue));
        }
    }
    words
}

/// The number and the case of a feature, if it is one.
fn case(code: &str) -> Option<(&str, char)> {
    let number = code.get(..2).filter(|number| matches!(*number, "sg" | "pl"))?;
    let mut rest = code[2..].chars();
    rest.next().filter(char::is_ascii_digit).map(|case| (number, case))
}

/// Whether a feature tells the part of speech as well.
pub(super) fn names_part(reading: &Reading) -> bool {
    let is_kind = |code| KINDS[1..].contains(&code);
    reading.features.iter().any(|feature| is_kind(feature.code()))
}

fn named(code: &str, tongue: Tongue) -> String {
    tongue.say(&format!("feature-{code}"), &[])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::grammar::Feature;

    fn told(features: &str, is_base: bool, tongue: Tongue) -> String {
        let features = features.split(' ').map(|code| code.parse::<Feature>().unwrap()).collect();
        let reading = Reading { base: "x".to_owned(), part_of_speech: None, features };
        in_few_words(&[&reading], is_base, tongue).join(", ")
    }

    #[test]
    fn cases_of_a_number_stand_together_and_genders_go() {
        let cats = "f sg2 pl1 pl4 pl5";
        assert_eq!(told(cats, false, Tongue::Czech), "2. pád j. č., 1., 4., 5. pád mn. č.");
        let english = "genitive singular, nominative, accusative, vocative plural";
        assert_eq!(told(cats, false, Tongue::English), english);
        assert_eq!(told("f sg1", true, Tongue::Czech), "");
        assert_eq!(told("verbal-noun n sg1", true, Tongue::Slovak), "slovesné podstatné meno");
        assert_eq!(told("comp sup neg", false, Tongue::Czech), "3. stupeň, zápor");
        let every = "sg1 sg2 sg3 sg4 sg5 sg6";
        assert_eq!(told(every, false, Tongue::Czech), "jednotné číslo");
        assert_eq!(told(&format!("{every} pl1"), false, Tongue::Czech), "");
    }
}
