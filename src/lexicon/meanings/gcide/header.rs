//! The head of an article: spellings, part of speech, origin, labels.

use crate::lexicon::meanings::entry::PartOfSpeech;

/// What stands between the pronunciation and the first sense.
#[derive(Debug, Default)]
pub(super) struct Header {
    pub part_of_speech: Option<PartOfSpeech>,
    pub is_name: bool,
    /// The field of knowledge and the usage, such as `(Zool.) [Obs.] `.
    pub labels: String,
}

impl Header {
    /// Reads the header and returns what follows it, from the beginning of its line.
    pub(super) fn read(raw: &str) -> (Self, &str) {
        let mut header = Self::default();
        let mut rest = raw;
        loop {
            let trimmed = rest.trim_start();
            let is_new_line = rest[..rest.len() - trimmed.len()].contains('\n');
            let taken = match trimmed.chars().next() {
                None => return (header, ""),
                Some('(') if is_letter_mark(trimmed) => return (header, own_line(rest)),
                Some('\\') => trimmed[1..].find('\\').map_or(trimmed.len(), |end| end + 2),
                Some('{') => bracketed(trimmed, '{', '}'),
                Some('[') => {
                    let taken = bracketed(trimmed, '[', ']');
                    header.add_label(&trimmed[..taken], is_usage(&trimmed[..taken]));
                    taken
                }
                Some('(') => {
                    let taken = bracketed(trimmed, '(', ')');
                    header.add_label(&trimmed[..taken], is_field(&trimmed[..taken]));
                    taken
                }
                Some(_) => {
                    let end = trimmed
                        .find(|c: char| c.is_whitespace() || c == '[' || c == '(')
                        .unwrap_or(trimmed.len());
                    // After another spelling comes its pronunciation.
                    let is_spelling = trimmed[end..].trim_start_matches(' ').starts_with('\\');
                    if !header.add_abbreviation(&trimmed[..end], is_new_line) && !is_spelling {
                        return (header, own_line(rest));
                    }
                    end
                }
            };
            rest = &trimmed[taken..];
        }
    }

    fn add_label(&mut self, label: &str, is_label: bool) {
        if is_label {
            self.labels.push_str(label);
            self.labels.push(' ');
        }
    }

    /// Takes an abbreviation of grammar; a new line begins with one only before its full stop.
    fn add_abbreviation(&mut self, word: &str, is_new_line: bool) -> bool {
        let word = word.trim_end_matches([',', ';', ':']);
        let part = match word {
            "n." => Some(PartOfSpeech::Noun),
            "v." | "imp." | "p." => Some(PartOfSpeech::Verb),
            "a." | "adj." => Some(PartOfSpeech::Adjective),
            "adv." => Some(PartOfSpeech::Adverb),
            "pron." => Some(PartOfSpeech::Pronoun),
            "prep." => Some(PartOfSpeech::Preposition),
            "conj." => Some(PartOfSpeech::Conjunction),
            "interj." => Some(PartOfSpeech::Interjection),
            "prop." => {
                self.is_name = true;
                None
            }
            "t." | "i." | "pl." | "sing." | "pr." | "vb." | "obs." | "fem." | "masc." => None,
            "" | "." => None,
            "&" | "or" | "of" | "from" if !is_new_line => None,
            _ => return false,
        };
        self.part_of_speech = self.part_of_speech.or(part);
        true
    }
}

/// What follows the header, with the indentation of its line.
fn own_line(rest: &str) -> &str {
    rest.trim_start_matches('\n')
}

/// The length of the bracket that a text begins with, with all that is nested in it.
pub(super) fn bracketed(text: &str, open: char, close: char) -> usize {
    let mut depth = 0_u32;
    for (at, c) in text.char_indices() {
        if c == open {
            depth += 1;
        } else if c == close {
            depth -= 1;
            if depth == 0 {
                return at + c.len_utf8();
            }
        }
    }
    text.len()
}

/// Whether a text begins with the mark of a sense, such as `(a)`.
pub(super) fn is_letter_mark(text: &str) -> bool {
    let bytes = text.as_bytes();
    matches!(bytes, [b'(', letter, b')', ..] if letter.is_ascii_lowercase())
}

/// Whether brackets name a field of knowledge: `(Zool.)`, but not `(?; 277)`.
fn is_field(brackets: &str) -> bool {
    brackets.ends_with(".)") && brackets[1..].starts_with(char::is_uppercase)
}

/// Whether brackets tell how a word is used: `[Obs.]`, but not an origin.
fn is_usage(brackets: &str) -> bool {
    let inner = brackets.trim_matches(['[', ']']);
    let usages = ["Obs", "R.", "Archaic", "Colloq", "Slang", "Prov", "Scot", "Poetic", "Dial"];
    inner.len() <= 30 && usages.iter().any(|usage| inner.starts_with(usage))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grammar_is_read_and_origin_passed_over() {
        let raw =
            " (z[a^]g), n.; pl. {Zogs}. [OE. zogge\n   (cf. {Sog}).] (Zool.) [Obs.]\n   A beast.\n";
        let (header, body) = Header::read(raw);
        assert_eq!(header.part_of_speech, Some(PartOfSpeech::Noun));
        assert_eq!(header.labels, "(Zool.) [Obs.] ");
        assert_eq!(body, "   A beast.\n");
    }

    #[test]
    fn a_header_may_go_over_lines_and_have_other_spellings() {
        let (header, body) = Header::read(", Zogge \\Zogge\\,\n   v. t. & i.\n   (a) To zog.\n");
        assert_eq!(header.part_of_speech, Some(PartOfSpeech::Verb));
        assert_eq!(body, "   (a) To zog.\n");
        let (header, body) = Header::read(",\n   Zogge \\Zogge\\, prep.[OE. zo.]\n   On.");
        assert_eq!(header.part_of_speech, Some(PartOfSpeech::Preposition));
        assert_eq!(body, "   On.");
        let (header, body) = Header::read(", prop. n.\n   A town.");
        assert!(header.is_name);
        assert_eq!(body, "   A town.");
    }

    #[test]
    fn what_never_closes_ends_with_the_article() {
        for raw in [" (a", " [b", " {c", " \\d", "", "\n"] {
            assert_eq!(Header::read(raw).1, "", "{raw:?}");
        }
    }
}
