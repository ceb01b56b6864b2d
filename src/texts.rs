//! What is said to people, in Czech, Slovak and English, from Fluent files.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::games::facts::{Fact, Telling};

/// All files of a language, one to a line.
#[rustfmt::skip]
macro_rules! files {
    ($code:literal) => {
        files!(
            $code,
            "alt",
            "bot",
            "button",
            "command",
            "dictionary",
            "ending",
            "grammar",
            "help",
            "hint",
            "meaning",
            #[cfg(feature = "noughts")]
            "noughts",
            "picture",
            "scrabble",
            "settings",
            "stats",
            "table",
            "word",
        )
    };
    ($code:literal, $($(#[$only:meta])? $name:literal,)*) => {
        &[$($(#[$only])? include_str!(concat!("../assets/texts/", $code, "/", $name, ".ftl")),)*]
    };
}

/// A language in which people are spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// Czech.
    Czech,
    /// Slovak.
    Slovak,
    /// English.
    English,
}

impl Tongue {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::Czech, Self::Slovak, Self::English];

    /// The code, such as `cs`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Czech => "cs",
            Self::Slovak => "sk",
            Self::English => "en",
        }
    }

    /// Says a message; a message that is not there is told by its key, and a test finds it.
    pub fn say(self, key: &str, arguments: &[(&str, &str)]) -> String {
        let values = arguments.iter().map(|(name, value)| (*name, FluentValue::from(*value)));
        self.format(key, &values.collect())
    }

    /// Says what somebody else has put into a key and facts.
    pub fn tell(self, telling: &Telling) -> String {
        let values = telling.facts.iter().map(|(name, fact)| match fact {
            Fact::Number(number) => (*name, FluentValue::from(*number)),
            Fact::Text(text) => (*name, FluentValue::from(text.as_str())),
        });
        self.format(telling.key, &values.collect())
    }

    fn format(self, key: &str, values: &FluentArgs<'_>) -> String {
        let bundle = &BUNDLES[self as usize];
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        bundle.format_pattern(pattern, Some(values), &mut Vec::new()).into_owned()
    }

    /// Whether there is such a message.
    pub fn knows(self, key: &str) -> bool {
        BUNDLES[self as usize].has_message(key)
    }

    fn sources(self) -> &'static [&'static str] {
        match self {
            Self::Czech => files!("cs"),
            Self::Slovak => files!("sk"),
            Self::English => files!("en"),
        }
    }
}

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> =
    LazyLock::new(|| Tongue::ALL.map(bundle));

fn bundle(tongue: Tongue) -> FluentBundle<FluentResource> {
    // What is wrong with the files is found by a test; the rest of them is said all the same.
    read(tongue, tongue.sources()).0
}

/// Reads the files of a language; says which lines are broken, and what is defined a second time, in
/// the same file or another.
fn read(tongue: Tongue, sources: &[&str]) -> (FluentBundle<FluentResource>, Vec<FluentError>) {
    let locale: LanguageIdentifier = tongue.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // The marks around arguments would only disturb in terminals and chats.
    bundle.set_use_isolating(false);
    let mut wrong = Vec::new();
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned());
        let resource = resource.unwrap_or_else(|(read, errors)| {
            wrong.extend(errors.into_iter().map(FluentError::from));
            read
        });
        wrong.extend(bundle.add_resource(resource).err().into_iter().flatten());
    }
    (bundle, wrong)
}

impl fmt::Display for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text names none of the languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no language we speak; cs, sk and en are")]
pub struct TongueError(String);

impl FromStr for Tongue {
    type Err = TongueError;

    fn from_str(text: &str) -> Result<Self, TongueError> {
        let found = Self::ALL.into_iter().find(|tongue| tongue.code() == text);
        found.ok_or_else(|| TongueError(text.chars().take(20).collect()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::lexicon::grammar::{Feature, PartOfSpeech};

    fn keys(tongue: Tongue) -> BTreeSet<&'static str> {
        let lines = tongue.sources().iter().flat_map(|source| source.lines());
        let messages = lines.filter(|line| !line.starts_with(['#', ' ', '}']) && !line.is_empty());
        messages.map(|line| line.split('=').next().unwrap_or_default().trim()).collect()
    }

    #[test]
    fn every_language_has_every_message() {
        let czech = keys(Tongue::Czech);
        for tongue in Tongue::ALL {
            assert_eq!(keys(tongue), czech, "{tongue}");
            assert!(czech.iter().all(|key| tongue.knows(key)), "{tongue}");
        }
    }

    #[test]
    fn nothing_is_broken_or_defined_twice() {
        for tongue in Tongue::ALL {
            assert_eq!(read(tongue, tongue.sources()).1, [], "{tongue}");
        }
        let files = ["a = one\nb = one\nb = two", "c = one\na = two"];
        let (bundle, wrong) = read(Tongue::English, &files);
        let twice: Vec<&str> = wrong
            .iter()
            .map(|error| match error {
                FluentError::Overriding { id, .. } => id.as_str(),
                error => panic!("{error}"),
            })
            .collect();
        assert_eq!(twice, ["b", "a"]);
        assert!(["a", "b", "c"].iter().all(|key| bundle.has_message(key)));
        let broken = read(Tongue::English, &["a = { one", "b = one"]).1;
        assert!(matches!(broken[..], [FluentError::ParserError(_)]), "{broken:?}");
    }

    #[test]
    fn all_of_grammar_can_be_said() {
        for tongue in Tongue::ALL {
            for part in PartOfSpeech::ALL {
                assert!(tongue.knows(&format!("pos-{part}")), "{tongue} {part}");
            }
            for feature in Feature::all() {
                let key = format!("feature-{}", feature.code());
                assert!(tongue.knows(&key), "{tongue} {key}");
            }
        }
    }

    #[test]
    fn arguments_are_put_in_without_marks() {
        let said = Tongue::English.say("meaning-valid", &[("lexicons", "cs-klasik")]);
        assert_eq!(said, "valid in: cs-klasik");
        assert_eq!(Tongue::Czech.say("no-such-key", &[]), "no-such-key");
    }
}
