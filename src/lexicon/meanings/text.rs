//! Cleaning: whatever a dictionary holds becomes one line without markup.

use unicode_normalization::UnicodeNormalization;

/// The longest text of a meaning, in characters; more would not be read in a message.
pub(super) const MAX_CHARS: usize = 400;
/// The longest thing between `<` and `>` that is taken for a tag, in bytes.
const MAX_TAG_BYTES: usize = 200;

/// Makes one composed line of a text: no tags, no entities, no control characters, not too long.
pub(super) fn clean(raw: &str) -> String {
    // Some dictionaries escape twice; what an entity hid must not come out as a tag.
    let plain = without_tags(&without_entities(&without_tags(raw)));
    shorten(&one_line(&plain), MAX_CHARS)
}

/// Joins what is between white space with single spaces and drops what cannot be seen.
pub(super) fn one_line(text: &str) -> String {
    let visible: String = text
        .nfc()
        .filter(|&c| !is_invisible(c))
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character has no width or turns the direction of the text: none belongs in a message.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{feff}' | '\u{200b}'..='\u{200f}')
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}')
}

/// Cuts a text at the end of a word, so that it has at most `max` characters with the ellipsis.
pub(super) fn shorten(text: &str, max: usize) -> String {
    if text.chars().nth(max).is_none() {
        return text.to_owned();
    }
    // The last character is the ellipsis.
    let limit = text.char_indices().nth(max.saturating_sub(1)).map_or(0, |(at, _)| at);
    let end = match text[limit..].starts_with(' ') {
        true => limit,
        false => text[..limit].rfind(' ').unwrap_or(limit),
    };
    let kept =
        text[..end].trim_end_matches(|c: char| !c.is_alphanumeric() && !matches!(c, ')' | ']'));
    format!("{kept}…")
}

/// Drops what looks like a tag; one that begins a line or a block leaves a space.
pub(super) fn without_tags(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        plain.push_str(&rest[..start]);
        rest = &rest[start..];
        match tag(rest) {
            Some(tag) => {
                if breaks_line(tag) {
                    plain.push(' ');
                }
                rest = &rest[tag.len()..];
            }
            None => {
                plain.push('<');
                rest = &rest[1..];
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// The tag at the beginning of a text; `a < b` is none.
fn tag(text: &str) -> Option<&str> {
    let first = text[1..].chars().next()?;
    let end = text.bytes().take(MAX_TAG_BYTES).position(|b| b == b'>')?;
    let is_tag = first.is_ascii_alphabetic() || matches!(first, '/' | '!' | '?');
    (is_tag && !text[1..end].contains('<')).then(|| &text[..=end])
}

fn breaks_line(tag: &str) -> bool {
    let name =
        tag.trim_start_matches(['<', '/']).split(|c: char| !c.is_ascii_alphanumeric()).next();
    let blocks = ["br", "p", "div", "li", "ul", "ol", "tr", "td", "dd", "dt", "blockquote"];
    name.is_some_and(|name| blocks.iter().any(|block| block.eq_ignore_ascii_case(name)))
}

fn without_entities(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        plain.push_str(&rest[..start]);
        rest = &rest[start..];
        match entity(rest) {
            Some((character, length)) => {
                plain.push(character);
                rest = &rest[length..];
            }
            None => {
                plain.push('&');
                rest = &rest[1..];
            }
        }
    }
    plain.push_str(rest);
    plain
}

/// The character that an entity at the beginning of a text stands for, and the entity's length.
fn entity(text: &str) -> Option<(char, usize)> {
    let end = text.bytes().take(10).position(|b| b == b';')?;
    let character = match &text[1..end] {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        name => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)?
        }
    };
    Some((character, end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_goes_and_what_only_looks_like_it_stays() {
        assert_eq!(clean("\n  [<i>ž</i>]\n\n<b>první;\tdruhý</b>\n"), "[ž] první; druhý");
        assert_eq!(clean("one<br/>two<P class=\"x\">three"), "one two three");
        assert_eq!(clean("a < b > c, 1<2"), "a < b > c, 1<2");
        assert_eq!(clean("<unclosed"), "<unclosed");
        assert_eq!(
            clean("x &lt;b&gt;bold&lt;/b&gt; &amp; R&D &#353;&#x10D; &bogus;"),
            "x bold & R&D šč &bogus;"
        );
    }

    #[test]
    fn control_and_invisible_characters_go() {
        assert_eq!(clean("a\0b\u{1b}[0m \u{202e}c\u{200b}d\u{ad}e"), "a b [0m cde");
        assert_eq!(clean("c\u{30c}a\u{301}p"), "čáp");
        assert_eq!(clean(" \n "), "");
    }

    #[test]
    fn a_long_text_ends_with_a_whole_word() {
        let text = "slůvko, ".repeat(100);
        let short = clean(&text);
        assert!(short.chars().count() <= MAX_CHARS, "{}", short.chars().count());
        assert!(short.ends_with("slůvko…"), "{short}");
        assert_eq!(shorten("jedno druhé", 11), "jedno druhé");
        assert_eq!(shorten("jedno druhé", 10), "jedno…");
        assert_eq!(shorten("nerozdělitelné", 5), "nero…");
        assert_eq!(shorten("", 5), "");
    }
}
