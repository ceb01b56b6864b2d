//! Names as they can be drawn: one line, without what is invisible, in the order of reading.

use unicode_bidi::{BidiInfo, Level};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// What a reader takes for one character: a base and the few marks on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cluster {
    pub base: char,
    pub marks: Vec<char>,
}

/// More marks than this on one character are there to disturb.
const MOST_MARKS: usize = 2;
/// No line is longer, whatever a name is.
const MOST_CLUSTERS: usize = 500;

/// Takes a text apart; spaces and line breaks of all kinds become single spaces.
pub(super) fn clusters(text: &str) -> Vec<Cluster> {
    // Marks without end make one endless cluster, so the text is cut before it is composed.
    let composed: String = text.chars().take(16 * MOST_CLUSTERS).nfc().collect();
    let mut clusters: Vec<Cluster> = Vec::new();
    for grapheme in composed.graphemes(true) {
        let mut shown = grapheme.chars().map(as_space).filter(|&c| !is_invisible(c));
        let Some(base) = shown.next() else { continue };
        let after_space = clusters.last().is_none_or(|last| last.base == ' ');
        if base == ' ' && after_space {
            continue;
        }
        let marks = shown.filter(|&c| is_combining_mark(c)).take(MOST_MARKS).collect();
        clusters.push(Cluster { base, marks });
        if clusters.len() == MOST_CLUSTERS {
            break;
        }
    }
    if clusters.last().is_some_and(|last| last.base == ' ') {
        clusters.pop();
    }
    clusters
}

fn as_space(c: char) -> char {
    if c.is_whitespace() || matches!(c, '\u{2800}' | '\u{3164}' | '\u{ffa0}') { ' ' } else { c }
}

/// Control characters, joiners, marks of direction, selectors of variants, tags.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
        // Colours of skin that stand alone mean nothing.
        || matches!(c, '\u{1f3fb}'..='\u{1f3ff}')
}

/// Puts clusters into the order in which they stand from left to right.
pub(super) fn visual_order(clusters: Vec<Cluster>) -> Vec<Cluster> {
    let text: String = clusters.iter().map(|cluster| cluster.base).collect();
    let info = BidiInfo::new(&text, None);
    if !info.has_rtl() {
        return clusters;
    }
    let Some(paragraph) = info.paragraphs.first() else { return clusters };
    let levels = info.reordered_levels_per_char(paragraph, paragraph.range.clone());
    if levels.len() != clusters.len() {
        return clusters;
    }
    let order = BidiInfo::reorder_visual(&levels);
    let placed = order.into_iter().map(|i| mirrored(&clusters[i], levels[i]));
    placed.collect()
}

/// Brackets open to the other side in a text from right to left.
fn mirrored(cluster: &Cluster, level: Level) -> Cluster {
    let base = match cluster.base {
        base if level.is_ltr() => base,
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        base => base,
    };
    Cluster { base, marks: cluster.marks.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let clusters = visual_order(clusters(text));
        clusters.iter().flat_map(|c| std::iter::once(c.base).chain(c.marks.clone())).collect()
    }

    #[test]
    fn a_name_is_one_line_of_visible_characters() {
        assert_eq!(shown("  Anna\n\tMaria\u{a0}\u{200b} "), "Anna Maria");
        assert_eq!(shown("a\u{202e}b\u{7}c\u{feff}"), "abc");
        assert_eq!(shown("\u{200d}\u{200b}\u{e0041}"), "");
        assert_eq!(shown("R\u{30c}ehor\u{30c}"), "Řehoř");
    }

    #[test]
    fn an_emoji_of_many_parts_is_one_character() {
        assert_eq!(clusters("👩‍👩‍👧‍👦").len(), 1);
        assert_eq!(clusters("👍🏽").len(), 1);
        assert_eq!(clusters("🇨🇿🇸🇰").len(), 2);
    }

    #[test]
    fn stacked_marks_are_cut() {
        let stacked: String = "z".chars().chain(['\u{336}'; 5_000]).chain("a".chars()).collect();
        let clusters = clusters(&stacked);
        assert_eq!(clusters[0].marks.len(), MOST_MARKS);
    }

    #[test]
    fn hebrew_stands_from_right_to_left_and_numbers_do_not() {
        assert_eq!(shown("שלום"), "םולש");
        assert_eq!(shown("שלום 123"), "123 םולש");
        assert_eq!(shown("Jan (שלום)"), "Jan (םולש)");
        assert_eq!(shown("(שלום)"), "(םולש)");
    }
}
