//! Texts for a narrow place: smaller or in two lines, so that they are cut only when nothing else helps.

use super::font::{Fonts, Weight};
use super::text::{Line, Style};

/// How a text may look, in sizes of the em in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Label {
    /// The weight.
    pub weight: Weight,
    /// How large it is where there is room.
    pub usual: f32,
    /// How small one line may become before two are tried.
    pub least: f32,
    /// How large and how small each of two lines may be; `None` where there is room for one.
    pub of_two: Option<(f32, f32)>,
}

impl Label {
    /// One line or two, none wider than some pixels.
    pub fn lines<'a>(&self, fonts: &'a Fonts, text: &str, width: f32) -> Vec<Line<'a>> {
        let fits = |line: &Line<'_>| line.width() <= width;
        let smallest = fonts.style(self.weight, self.least);
        let whole = self.sizes(fonts, self.usual, self.least).map(|style| style.line(text));
        if let Some(line) = whole.into_iter().find(fits) {
            return vec![line];
        }
        let halves = self.of_two.and_then(|sizes| Some((sizes, smallest.halves(text)?)));
        let Some(((most, least), (above, below))) = halves else {
            return vec![smallest.fit(text, width)];
        };
        let both = |style: Style<'a>| [style.line(&above), style.line(&below)];
        let mut both = self.sizes(fonts, most, least).map(both);
        if let Some(lines) = both.find(|lines| lines.iter().all(fits)) {
            return lines.into();
        }
        let smallest = fonts.style(self.weight, least);
        vec![smallest.fit(&above, width), smallest.fit(&below, width)]
    }

    /// The sizes between two, the largest first; capitals are a pixel lower each time.
    fn sizes<'a>(
        &self,
        fonts: &'a Fonts,
        most: f32,
        least: f32,
    ) -> impl Iterator<Item = Style<'a>> + use<'a> {
        let (largest, smallest) = (fonts.style(self.weight, most), fonts.style(self.weight, least));
        std::iter::successors(Some(largest), move |style| {
            (style.cap_height() > smallest.cap_height()).then(|| style.smaller())
        })
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;

    fn fonts() -> Fonts {
        let bold = Cow::Borrowed(&include_bytes!("../../assets/fonts/Inter-Bold.otf")[..]);
        Fonts::new(bold.clone(), bold, []).unwrap()
    }

    const LABEL: Label =
        Label { weight: Weight::Bold, usual: 36.0, least: 28.0, of_two: Some((30.0, 24.0)) };

    #[test]
    fn a_text_is_made_smaller_then_broken_then_cut() {
        let fonts = fonts();
        let name = "Kámen (Profesionál)";
        let usual = fonts.style(Weight::Bold, 36.0).width(name);
        let laid = |width: f32, text: &str| {
            let lines = LABEL.lines(&fonts, text, width);
            assert!(lines.iter().all(|line| line.width() <= width), "{text} in {width}");
            (lines.len(), lines.iter().map(Line::width).sum::<f32>())
        };
        assert_eq!(laid(usual, name), (1, usual));
        let (lines, smaller) = laid(usual * 0.8, name);
        assert!(lines == 1 && smaller > usual * 0.75, "{smaller} of {usual}");
        let (lines, both) = laid(usual * 0.6, name);
        assert!(lines == 2 && both > usual * 0.7, "whole, without the space: {both} of {usual}");
        let (lines, cut) = laid(usual * 0.2, name);
        assert!(lines == 2 && cut < usual * 0.4);
        assert_eq!(laid(usual * 0.5, &"x".repeat(40)).0, 1, "there is nowhere to break");
    }

    #[test]
    fn a_place_for_one_line_gets_one() {
        let fonts = fonts();
        let label = Label { of_two: None, ..LABEL };
        for width in [0.0, 90.0, 900.0] {
            assert_eq!(label.lines(&fonts, "Anna Marie Nováková-Příkopová", width).len(), 1);
        }
    }
}
