//! Readings of one base form told as one.

use super::features::{Feature, Reading};

/// The grammar of a form, its cases apart from the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Cases {
    /// What is no case and no gender that cases follow.
    said: Vec<Feature>,
    /// Cases by gender, those of any gender first; a gender without cases stands for itself.
    of_gender: Vec<(Option<Feature>, Vec<Feature>)>,
}

impl Cases {
    /// Takes features apart: a gender holds for the cases behind it, up to the next one.
    ///
    /// The participles of verbs have genders and numbers, but no cases; they stay together.
    fn of(features: &[Feature]) -> Self {
        let mut cases = Self::default();
        if features.iter().any(|feature| matches!(feature.code(), "sg" | "pl")) {
            cases.said = features.to_vec();
            return cases;
        }
        let mut gender = None;
        for &feature in features {
            if is_gender(feature) {
                gender = Some(feature);
                cases.group(gender);
            } else if is_case(feature) {
                let group = cases.group(gender);
                if !group.contains(&feature) {
                    group.push(feature);
                }
            } else if !cases.said.contains(&feature) {
                cases.said.push(feature);
            }
        }
        cases
    }

    fn group(&mut self, gender: Option<Feature>) -> &mut Vec<Feature> {
        let place = self.of_gender.iter().position(|(found, _)| *found == gender);
        let place = place.unwrap_or_else(|| {
            self.of_gender.push((gender, Vec::new()));
            self.of_gender.len() - 1
        });
        &mut self.of_gender[place].1
    }

    fn add(&mut self, other: Self) {
        if [&*self, &other].iter().any(|cases| cases.of_gender.is_empty()) {
            // What a participle is stays together, even if the words come twice.
            let (said, new) = (&mut self.said, &other.said);
            let is_told = said.windows(new.len().max(1)).any(|told| told == new.as_slice());
            if !is_told {
                said.extend(new);
            }
        } else {
            let new: Vec<Feature> =
                other.said.iter().filter(|feature| !self.said.contains(feature)).copied().collect();
            self.said.extend(new);
        }
        for (gender, cases) in other.of_gender {
            let group = self.group(gender);
            let new: Vec<Feature> =
                cases.into_iter().filter(|case| !group.contains(case)).collect();
            group.extend(new);
        }
    }

    fn features(mut self) -> Vec<Feature> {
        // Cases without a gender would follow that of another group.
        self.of_gender.sort_by_key(|(gender, _)| gender.is_some());
        let groups = self.of_gender.into_iter().map(|(gender, mut cases)| {
            cases.sort_by_key(|case| case.place());
            gender.into_iter().chain(cases)
        });
        self.said.into_iter().chain(groups.flatten()).collect()
    }
}

/// Every base form once with each part of speech, in the order in which they came.
pub(super) fn merged(readings: Vec<Reading>) -> Vec<Reading> {
    let mut merged: Vec<(Reading, Cases)> = Vec::new();
    for mut reading in readings {
        // What is the highest degree is no mere comparative, and no command lies in the future.
        let is_command = reading.features.iter().any(|f| f.code().starts_with("imp"));
        for (is_so, code) in [(reading.is("sup"), "comp"), (is_command, "future")] {
            reading.features.retain(|feature| !is_so || feature.code() != code);
        }
        let cases = Cases::of(&reading.features);
        let same = merged.iter_mut().find(|(first, _)| {
            first.base == reading.base && first.part_of_speech == reading.part_of_speech
        });
        match same {
            Some((_, first)) => first.add(cases),
            None => merged.push((reading, cases)),
        }
    }
    let told = merged.into_iter();
    told.map(|(reading, cases)| Reading { features: cases.features(), ..reading }).collect()
}

fn is_gender(feature: Feature) -> bool {
    matches!(feature.code(), "m" | "ma" | "mi" | "f" | "n")
}

fn is_case(feature: Feature) -> bool {
    let number = feature.code().strip_prefix("sg").or_else(|| feature.code().strip_prefix("pl"));
    number.is_some_and(|case| case.len() == 1)
}

#[cfg(test)]
mod tests {
    use super::super::features::{PartOfSpeech, parse_features};
    use super::*;

    fn reading(base: &str, features: &str) -> Reading {
        let features = parse_features(features).unwrap();
        Reading { base: base.into(), part_of_speech: Some(PartOfSpeech::Noun), features }
    }

    fn told(readings: &[Reading]) -> Vec<String> {
        let codes = |r: &Reading| r.features.iter().map(|f| f.code()).collect::<Vec<_>>().join(",");
        readings.iter().map(|r| format!("{} {}", r.base, codes(r))).collect()
    }

    #[test]
    fn a_base_form_stands_once_with_all_its_cases() {
        let all = vec![
            reading("žena", "f,sg2"),
            reading("žena", "f,pl4,pl1"),
            reading("žen", "mi,sg1"),
            reading("žena", "-"),
        ];
        assert_eq!(told(&merged(all)), ["žena f,sg2,pl1,pl4", "žen mi,sg1"]);
        let degrees = vec![reading("nový", "comp,f,sg1,sup"), reading("nový", "pl7")];
        assert_eq!(told(&merged(degrees)), ["nový sup,pl7,f,sg1"]);
        let verb = vec![reading("nést", "past,sg,f,pl,n"), reading("nést", "past,sg,f,pl,n")];
        assert_eq!(told(&merged(verb)), ["nést past,sg,f,pl,n"]);
        let persons = vec![reading("nést", "3sg"), reading("nést", "3pl"), reading("nést", "3sg")];
        assert_eq!(told(&merged(persons)), ["nést 3sg,3pl"]);
    }
}
