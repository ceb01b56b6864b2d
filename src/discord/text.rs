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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_typed_is_markup_or_a_mention() {
        assert_eq!(escaped("**a** <@1>\n@everyone"), "\\*\\*a\\*\\* \\<\\@1\\> \\@everyone");
        assert_eq!(escaped("[x](http://a)"), "\\[x\\]\\(http\\:\\/\\/a\\)");
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(shortened("abcd", 4), "abcd");
        assert_eq!(shortened("abcde", 4), "abc…");
        assert_eq!(shortened("ab👩d", 4), "ab…");
    }
}
