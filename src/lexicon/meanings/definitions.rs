//! Definitions of our own: a text with a line for each base form and part of speech.
//!
//! A line is `base<TAB>part of speech[,mark…]<TAB>definition[<TAB>example]`. The lines are sorted by
//! the bytes of their base forms, those of one base form by how common they are, so that a word is
//! found in the text as it is.

use std::cmp::Ordering;
use std::io::Read;
use std::str::FromStr;

use flate2::read::ZlibDecoder;

use super::entry::PartOfSpeech;

/// The longest definition, in characters.
pub const LONGEST_DEFINITION: usize = 90;
/// The longest example, in characters.
pub const LONGEST_EXAMPLE: usize = 70;

/// How a word is used by those who use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mark {
    /// Not in decent company.
    Vulgar,
    /// In talk rather than in writing.
    Colloquial,
    /// By people of another age.
    Dated,
    /// Hardly ever.
    Rare,
    /// In a part of the country.
    Regional,
    /// In poems.
    Poetic,
}

impl Mark {
    /// Every mark.
    pub const ALL: [Self; 6] =
        [Self::Vulgar, Self::Colloquial, Self::Dated, Self::Rare, Self::Regional, Self::Poetic];

    /// The English name, which files and translations use as a key.
    pub fn name(self) -> &'static str {
        match self {
            Self::Vulgar => "vulgar",
            Self::Colloquial => "colloquial",
            Self::Dated => "dated",
            Self::Rare => "rare",
            Self::Regional => "regional",
            Self::Poetic => "poetic",
        }
    }
}

/// A line of definitions that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no definition: {0}")]
pub struct DefinitionError(String);

/// What a base form means as one part of speech.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definition<'t> {
    /// The base form.
    pub base: &'t str,
    /// What it is in a sentence.
    pub part_of_speech: PartOfSpeech,
    /// How it is used.
    pub marks: Vec<Mark>,
    /// What it means, in its own language.
    pub text: &'t str,
    /// How it stands in a sentence.
    pub example: Option<&'t str>,
}

impl<'t> Definition<'t> {
    /// Reads a line.
    ///
    /// # Errors
    /// When a field is missing or names something unknown.
    pub fn parse(line: &'t str) -> Result<Self, DefinitionError> {
        let wrong = || DefinitionError(line.to_owned());
        let mut fields = line.split('\t');
        let (Some(base), Some(kind), Some(text)) = (fields.next(), fields.next(), fields.next())
        else {
            return Err(wrong());
        };
        let mut kind = kind.split(',');
        let part = kind.next().unwrap_or_default();
        let part_of_speech = PartOfSpeech::from_str(part).map_err(|_| wrong())?;
        let mark = |name| Mark::ALL.into_iter().find(|mark| mark.name() == name);
        let marks = kind.map(mark).collect::<Option<_>>().ok_or_else(wrong)?;
        let example = fields.next();
        let is_whole = !base.is_empty() && !text.is_empty() && fields.next().is_none();
        is_whole.then_some(Self { base, part_of_speech, marks, text, example }).ok_or_else(wrong)
    }
}

/// The definitions of one language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Definitions<'t>(&'t str);

impl<'t> Definitions<'t> {
    /// The text of packed lines. What the build has packed can be unpacked; nothing is known otherwise.
    pub fn unpack(packed: &[u8]) -> String {
        let mut text = String::new();
        match ZlibDecoder::new(packed).read_to_string(&mut text) {
            Ok(_) => text,
            Err(_) => String::new(),
        }
    }

    /// The definitions of a sorted text.
    pub fn new(text: &'t str) -> Self {
        Self(text)
    }

    /// What a base form means, the commonest part of speech first.
    pub fn of(self, base: &str) -> impl Iterator<Item = Definition<'t>> + use<'t> {
        let start = self.start_of(base);
        let base = base.to_owned();
        let lines = self.0[start..].lines().take_while(move |line| base_of(line) == base);
        lines.filter_map(|line| Definition::parse(line).ok())
    }

    /// Every line.
    pub fn lines(self) -> impl Iterator<Item = &'t str> {
        self.0.lines()
    }

    /// Where the first line begins that is not before a base form.
    fn start_of(self, base: &str) -> usize {
        let text = self.0;
        let (mut start, mut end) = (0, text.len());
        while start < end {
            let middle = text.floor_char_boundary(start + (end - start) / 2);
            let line = text[start..middle].rfind('\n').map_or(start, |at| start + at + 1);
            let next = text[middle..end].find('\n').map_or(end, |at| middle + at + 1);
            match base_of(&text[line..next]).cmp(base) {
                Ordering::Less => start = next,
                Ordering::Equal | Ordering::Greater => end = line,
            }
        }
        start
    }
}

fn base_of(line: &str) -> &str {
    line.split('\t').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "a\tconjunction\tspojuje slova\tpes a kočka\n\
                        a\tnoun,rare\tpísmeno\n\
                        být\tverb\tžít\n\
                        hovno\tnoun,vulgar,colloquial\tvýkal\n\
                        žena\tnoun\tdospělý člověk, který může rodit\n";

    #[test]
    fn every_base_form_is_found_and_nothing_else() {
        let found = |base| Definitions::new(TEXT).of(base).map(|d| d.text).collect::<Vec<_>>();
        assert_eq!(found("a"), ["spojuje slova", "písmeno"]);
        assert_eq!(found("být"), ["žít"]);
        assert_eq!(found("hovno"), ["výkal"]);
        assert_eq!(found("žena"), ["dospělý člověk, který může rodit"]);
        for base in ["", "b", "bý", "žen", "ženy", "ž", "\n", "noun"] {
            assert_eq!(found(base), [""; 0], "{base:?}");
        }
        assert_eq!(Definitions::default().of("a").count(), 0);
    }

    #[test]
    fn a_line_tells_part_of_speech_marks_and_example() {
        let first = Definitions::new(TEXT).of("a").next().unwrap();
        assert_eq!(first.part_of_speech, PartOfSpeech::Conjunction);
        assert_eq!((first.marks.len(), first.example), (0, Some("pes a kočka")));
        let marked = Definitions::new(TEXT).of("hovno").next().unwrap();
        assert_eq!(marked.marks, [Mark::Vulgar, Mark::Colloquial]);
        for line in ["", "a", "a\tnoun", "a\tnoun\t", "\tnoun\tb", "a\tnoun,odd\tb", "a\tx\tb"] {
            assert!(Definition::parse(line).is_err(), "{line:?}");
        }
        assert!(Definition::parse("a\tnoun\tb\tc\td").is_err());
    }
}
