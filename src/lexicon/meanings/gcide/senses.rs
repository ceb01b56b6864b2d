//! The senses of an article, cleaned of all that is not a definition.

use super::header::{bracketed, is_letter_mark};
use crate::lexicon::meanings::text;

/// Quotations are indented by at least this many spaces, senses by less.
const QUOTATION_INDENT: usize = 9;

/// The senses of an article without quotations, remarks, phrases and the names of sources.
pub(super) fn senses(body: &str) -> String {
    // Behind the last source stands, by mistake, the headword of the next article.
    let end =
        body.rfind("Webster]").or_else(|| body.rfind("PJC]")).or_else(|| body.rfind("WordNet"));
    let body = end.and_then(|at| Some(&body[..at + body[at..].find(']')? + 1])).unwrap_or(body);
    let mut senses = String::new();
    for paragraph in body.split("\n\n").map(|paragraph| paragraph.trim_matches('\n')) {
        let start = paragraph.trim_start();
        let indent = paragraph.len() - start.len();
        let is_sense = indent < QUOTATION_INDENT || is_letter_mark(start);
        if is_sense && !["Note:", "Syn:", "{", "--"].iter().any(|other| start.starts_with(other)) {
            senses.push_str(&sense(start));
            senses.push(' ');
        }
    }
    senses
}

/// One paragraph of senses without citations and marks.
fn sense(paragraph: &str) -> String {
    let line = text::one_line(paragraph);
    // A citation ("--Milton.") has no space behind its dashes; a remark ("-- said of …") has.
    let citation = line.match_indices("--").find(|(at, _)| {
        line[at + 2..].starts_with(|c: char| c.is_alphanumeric())
            && line[..*at].ends_with([' ', '"'])
    });
    let line = citation.map_or(line.as_str(), |(at, _)| without_quotation(line[..at].trim_end()));
    // Derived words at the end of the article: `-- {Wisely}, adv.`.
    let line = line.find("-- {").map_or(line, |at| &line[..at]);
    let mut plain = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(start) = rest.find(['[', '{', '}']) {
        plain.push_str(&rest[..start]);
        rest = &rest[start..];
        let taken = if rest.starts_with('[') { bracketed(rest, '[', ']') } else { 1 };
        if taken > 1 {
            plain.push_str(&bracket_text(&rest[..taken]));
        }
        rest = &rest[taken..];
    }
    plain.push_str(rest);
    plain
}

/// Drops the quotation at the end of a text, to which a citation belonged.
fn without_quotation(text: &str) -> &str {
    let quoted = text.strip_suffix('"').and_then(|text| text.rfind('"'));
    quoted.map_or(text, |start| text[..start].trim_end())
}

/// What stands for a square bracket: a letter outside of ASCII, a remark, or nothing for a source.
fn bracket_text(bracket: &str) -> String {
    let inner = bracket.trim_start_matches('[').trim_end_matches(']');
    let is_source = ["Webster", "WordNet", "PJC", "Century Dict"].iter().any(|s| inner.contains(s));
    if is_source || inner.chars().all(|c| c.is_ascii_digit()) || matches!(inner, "AS" | "root") {
        return String::new();
    }
    letter(inner).unwrap_or_else(|| format!("[{}]", inner.replace(['{', '}'], "")))
}

/// The letter that the dictionary writes in brackets: `'e` for é, `oum` for ö.
fn letter(inner: &str) -> Option<String> {
    match inner {
        "ae" | "AE" | "oe" | "OE" => {
            return Some(match inner {
                "ae" => "æ".into(),
                "AE" => "Æ".into(),
                "oe" => "œ".into(),
                _ => "Œ".into(),
            });
        }
        "deg" => return Some("°".into()),
        "eth" => return Some("ð".into()),
        "thorn" => return Some("þ".into()),
        _ => {}
    }
    let mark = |c| match c {
        '\'' => Some("\u{301}"),
        '`' => Some("\u{300}"),
        '^' => Some("\u{302}"),
        '"' => Some("\u{308}"),
        '~' => Some("\u{303}"),
        ',' => Some("\u{327}"),
        // Signs of pronunciation: the bare letter is the spelling.
        '=' | '.' | '-' | '*' => Some(""),
        _ => None,
    };
    let mut characters = inner.chars();
    let first = characters.next()?;
    if let Some(mark) = mark(first) {
        let letter = characters.as_str();
        let is_short = (1..=2).contains(&letter.len());
        return (is_short && letter.bytes().all(|b| b.is_ascii_alphabetic()))
            .then(|| format!("{letter}{mark}"));
    }
    match characters.as_str() {
        "um" => Some(format!("{first}\u{308}")),
        "mac" | "^" => Some(first.to_string()),
        "o^" => Some(format!("{first}o")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotations_remarks_phrases_and_sources_go() {
        let body = "\
   1. To zog; -- said of {beasts}; as, to zog a field. [Colloq.]
      \"He zogged.\" --Nobody.
      [1913 Webster]

            A line that someone wrote.   --Someone.
      [1913 Webster]

   2. (Mus.) To hum.
      [1913 Webster]

   Note: None.

   Syn: to sog.

   {To zog out}, to stop.
      [1913 Webster] Zogger
";
        let expected =
            "1. To zog; -- said of beasts; as, to zog a field. [Colloq.] 2. (Mus.) To hum.";
        assert_eq!(text::one_line(&senses(body)), expected);
    }

    #[test]
    fn letters_in_brackets_become_letters() {
        let written = "a caf['e] in K[oum]ln, [ae]on, [=a]b, 5[deg], [Written also {zogg}.] [2]";
        let expected = "a café in Köln, æon, ab, 5°, [Written also zogg.]";
        assert_eq!(text::clean(&sense(written)), expected);
        assert_eq!(sense("open [bracket"), "open [bracket]");
    }

    #[test]
    fn derived_words_at_the_end_go() {
        assert_eq!(sense("Not wise. -- {Un*wise\"ly}, adv.").trim(), "Not wise.");
    }
}
