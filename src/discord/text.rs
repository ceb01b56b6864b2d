//! Texts of others made fit to stand in a message.

/// Signs that Discord's Markdown obeys.
const MARKUP: &[char] =
    &['\\', '*', '_', '~', '`', '|', '<', '>', '@', '#', '[', ']', '(', ')', ':', '-', '/'];

/// A text in which nothing is markup, a link or a mention; control characters become spaces.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        let c = if c.is_control() { ' ' } else { c };
        if MARKUP.contains(&c) {
            safe.push('\\');
        }
        safe.push(c);
    }
    safe
}

/// The beginning of a text in so many UTF-16 units, with an ellipsis where something is missing.
pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.encode_utf16().count() <= most {
        return text.to_owned();
    }
    let mut left = most.saturating_sub(1);
    let mut short = String::new();
    for c in text.chars() {
        let Some(rest) = left.checked_sub(c.len_utf16()) else { break };
        left = rest;
        short.push(c);
    }
    format!("{}…", short.trim_end())
}

/// A text of many parts in so many UTF-16 units. Each part brings what stands before it; where some of
/// all are missing, the last words say how many.
pub(super) fn bounded(
    head: &str,
    parts: &[String],
    all: usize,
    most: usize,
    missing: impl Fn(usize) -> String,
) -> String {
    let length = |text: &str| text.encode_utf16().count();
    let whole = length(head) + parts.iter().map(|part| length(part)).sum::<usize>();
    let is_whole = parts.len() >= all && whole <= most;
    let room = if is_whole { most } else { most.saturating_sub(length(&missing(all))) };
    let mut text = head.to_owned();
    let (mut used, mut shown) = (length(head), 0);
    for part in parts {
        used += length(part);
        if used > room {
            break;
        }
        text.push_str(part);
        shown += 1;
    }
    match all.saturating_sub(shown) {
        0 => text,
        left => text + &missing(left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_typed_is_markup_or_a_mention() {
        assert_eq!(escaped("**a** <@1>\n@everyone"), "\\*\\*a\\*\\* \\<\\@1\\> \\@everyone");
        assert_eq!(escaped("[x](http://a)"), "\\[x\\]\\(http\\:\\/\\/a\\)");
    }

    #[test]
    fn a_list_that_is_too_long_says_how_much_is_missing() {
        let parts = ["a", "bc", "ď", "👩"].map(|part| format!(" {part}"));
        let missing = |left: usize| format!(" +{left}");
        assert_eq!(bounded("x", &parts, 4, 100, missing), "x a bc ď 👩");
        assert_eq!(bounded("x", &parts, 4, 11, missing), "x a bc ď 👩");
        assert_eq!(bounded("x", &parts, 4, 10, missing), "x a bc +2");
        assert_eq!(bounded("x", &parts, 44, 100, missing), "x a bc ď 👩 +40");
        assert_eq!(bounded("x", &parts, 4, 3, missing), "x +4");
        for most in 4..30 {
            assert!(bounded("x", &parts, 4, most, missing).encode_utf16().count() <= most);
        }
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(shortened("abcd", 4), "abcd");
        assert_eq!(shortened("abcde", 4), "abc…");
        assert_eq!(shortened("ab👩d", 4), "ab…");
    }
}
