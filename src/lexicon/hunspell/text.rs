//! Lines of text in the encoding that the directive `SET` names.

use encoding_rs::{Encoding, UTF_8};

/// The encoding of a name as affix files write it: UTF-8, or one with a byte for a character.
pub(super) fn encoding_named(name: &str) -> Option<&'static Encoding> {
    let lower = name.to_ascii_lowercase();
    let label = match lower.strip_prefix("microsoft-").unwrap_or(&lower) {
        "tis620-2533" => "tis-620",
        label => label,
    };
    Encoding::for_label(label.as_bytes()).filter(|e| *e == UTF_8 || e.is_single_byte())
}

/// The lines that are not empty, each with its number, from one.
pub(super) fn lines(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let numbered = (1..).zip(bytes.split(|&b| b == b'\n').map(<[u8]>::trim_ascii_end));
    numbered.filter(|(_, line)| !line.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_go_by_the_names_of_affix_files() {
        for (name, bytes, letter) in [
            ("ISO8859-2", b"\xf8", "ř"),
            ("iso-8859-2", b"\xf8", "ř"),
            ("ISO8859-1", b"\xe9", "é"),
            ("KOI8-R", b"\xc1", "а"),
            ("microsoft-cp1251", b"\xe0", "а"),
            ("cp1250", b"\x9a", "š"),
            ("TIS620-2533", b"\xa1", "ก"),
        ] {
            let encoding = encoding_named(name).unwrap();
            let decoded = encoding.decode_without_bom_handling_and_without_replacement(bytes);
            assert_eq!(decoded.as_deref(), Some(letter), "{name}");
        }
        assert_eq!(encoding_named("UTF-8"), Some(UTF_8));
        for unknown in ["UTF-16LE", "Shift_JIS", "ISCII-DEVANAGARI", ""] {
            assert_eq!(encoding_named(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn empty_lines_count_and_are_passed_over() {
        let all: Vec<_> = lines(b"\xef\xbb\xbfa\r\n\n  \n b \n").collect();
        assert_eq!(all, [(1, b"a".as_slice()), (4, b" b".as_slice())]);
    }
}
