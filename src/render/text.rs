//! Lines of text: measuring, cutting to a width, drawing.

use super::colour::Colour;
use super::font::{FaceGlyph, Fonts, Weight};
use super::palette::{FULL, Ink};
use super::raster::{Area, Mask, Raster, level};
use super::script::{Cluster, clusters, visual_order};

/// A typeface in a weight and size.
#[derive(Clone, Copy)]
pub struct Style<'a> {
    fonts: &'a Fonts,
    weight: Weight,
    size: f32,
}

/// Which point of a line is put where it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Its beginning.
    Left,
    /// Its middle.
    Centre,
    /// Its end.
    Right,
}

/// A line that is ready to be drawn.
#[derive(Clone)]
pub struct Line<'a> {
    style: Style<'a>,
    parts: Vec<(Part, f32)>,
    width: f32,
}

/// What stands at a place of a line.
#[derive(Clone, Copy)]
enum Part {
    Glyph(FaceGlyph),
    /// A sign for what no typeface has.
    Missing,
}

impl Fonts {
    /// A weight and about such a size in pixels of the em: capital letters are whole pixels high, which
    /// keeps their edges sharp.
    pub fn style(&self, weight: Weight, size: f32) -> Style<'_> {
        let capitals = self.capitals(weight);
        let height = (size.clamp(2.0, 1_000.0) * capitals).round().max(1.0);
        Style { fonts: self, weight, size: height / capitals }
    }
}

/// How wide the sign for a missing glyph is, of the em.
const MISSING_ADVANCE: f32 = 0.78;

impl<'a> Style<'a> {
    /// The height of capital letters.
    pub fn cap_height(&self) -> f32 {
        self.size * self.fonts.capitals(self.weight)
    }

    /// The whole text as a line.
    pub fn line(&self, text: &str) -> Line<'a> {
        self.lay_out(visual_order(clusters(text)))
    }

    /// The text as a line no wider than some pixels, cut with an ellipsis where it is longer.
    pub fn fit(&self, text: &str, width: f32) -> Line<'a> {
        let mut clusters = clusters(text);
        let whole = self.lay_out(visual_order(clusters.clone()));
        if whole.width <= width {
            return whole;
        }
        let dots = Cluster { base: '…', marks: Vec::new() };
        let mut room = width - self.cluster_width(&dots);
        let mut kept = 0;
        for cluster in &clusters {
            room -= self.cluster_width(cluster);
            if room < 0.0 {
                break;
            }
            kept += 1;
        }
        clusters.truncate(kept);
        if clusters.last().is_some_and(|last| last.base == ' ') {
            clusters.pop();
        }
        clusters.push(dots);
        self.lay_out(visual_order(clusters))
    }

    /// The same with capital letters a pixel lower.
    pub(super) fn smaller(&self) -> Self {
        // Rounded as a style is made, so that steps meet the sizes that were asked for.
        let height = (self.cap_height() - 1.0).round().max(1.0);
        Self { size: height / self.fonts.capitals(self.weight), ..*self }
    }

    /// A text broken at the space that leaves the wider half as narrow as possible.
    pub(super) fn halves(&self, text: &str) -> Option<(String, String)> {
        let clusters = clusters(text);
        let width = |half: &[Cluster]| half.iter().map(|c| self.cluster_width(c)).sum::<f32>();
        let around = |at: usize| (&clusters[..at], &clusters[at + 1..]);
        let spaces = (0..clusters.len()).filter(|&at| clusters[at].base == ' ');
        let halves =
            spaces.map(around).filter(|(above, below)| !above.is_empty() && !below.is_empty());
        let wider = |(above, below): &(&[Cluster], &[Cluster])| width(above).max(width(below));
        let (above, below) = halves.min_by(|a, b| wider(a).total_cmp(&wider(b)))?;
        Some((written(above), written(below)))
    }

    /// How wide a text is.
    pub fn width(&self, text: &str) -> f32 {
        self.line(text).width
    }

    fn part(&self, c: char) -> (Part, f32) {
        match self.fonts.find(c, self.weight) {
            Some(glyph) => (Part::Glyph(glyph), self.fonts.advance(glyph, self.size)),
            None => (Part::Missing, MISSING_ADVANCE * self.size),
        }
    }

    fn cluster_width(&self, cluster: &Cluster) -> f32 {
        self.part(cluster.base).1
    }

    fn lay_out(&self, clusters: Vec<Cluster>) -> Line<'a> {
        let mut parts = Vec::new();
        let mut x = 0.0;
        for cluster in clusters {
            let (part, advance) = self.part(cluster.base);
            parts.push((part, x));
            for mark in cluster.marks {
                // A mark that no typeface has is left out; the others stand over or under the
                // middle of the base, wherever their typeface would put them.
                if let Some(glyph) = self.fonts.find(mark, self.weight) {
                    let ink = self.fonts.ink(glyph, self.size);
                    let middle = ink.map_or(0.0, |[left, _, right, _]| (left + right) / 2.0);
                    parts.push((Part::Glyph(glyph), x + advance / 2.0 - middle));
                }
            }
            x += advance;
        }
        Line { style: *self, parts, width: x }
    }
}

impl Line<'_> {
    /// How wide the line is.
    pub fn width(&self) -> f32 {
        self.width
    }

    /// Left, top, right and bottom of the ink from the line's beginning on the baseline; `None` when
    /// nothing is seen.
    pub fn ink(&self) -> Option<[f32; 4]> {
        let Style { fonts, size, .. } = self.style;
        let inks = self.parts.iter().filter_map(|&(part, x)| match part {
            Part::Glyph(glyph) => {
                let [left, top, right, bottom] = fonts.ink(glyph, size)?;
                Some([left + x, top, right + x, bottom])
            }
            Part::Missing => Some([x, -0.75 * size, x + MISSING_ADVANCE * size, 0.0]),
        });
        inks.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])])
    }
}

impl Raster {
    /// Writes a line, its baseline at `y`.
    pub fn write(&mut self, line: &Line<'_>, x: f32, y: f32, align: Align, colour: Colour) {
        self.write_inside(line, x, y, align, colour, self.area());
    }

    /// Writes a line and leaves out what would lie outside an area.
    pub fn write_inside(
        &mut self,
        line: &Line<'_>,
        x: f32,
        y: f32,
        align: Align,
        colour: Colour,
        clip: Area,
    ) {
        let start = match align {
            Align::Left => x,
            Align::Centre => x - line.width / 2.0,
            Align::Right => x - line.width,
        };
        let (baseline, size) = (y.round() as i32, line.style.size);
        let mut ink = Ink::new(colour);
        for &(part, at) in &line.parts {
            match part {
                Part::Glyph(glyph) => {
                    if let Some((stamp, x)) = line.style.fonts.stamp(glyph, size, start + at) {
                        let (left, top) = (x + stamp.left, baseline + stamp.top);
                        self.stamp(&stamp.mask, left, top, clip, &mut ink);
                    }
                }
                Part::Missing => {
                    let mask = missing_sign(size);
                    let left = (start + at + 0.09 * size).round() as i32;
                    self.stamp(&mask, left, baseline - (0.66 * size) as i32, clip, &mut ink);
                }
            }
        }
    }
}

/// Clusters as a text.
fn written(clusters: &[Cluster]) -> String {
    clusters
        .iter()
        .flat_map(|cluster| [cluster.base].into_iter().chain(cluster.marks.clone()))
        .collect()
}

/// A pale disc: something stands here that cannot be drawn.
fn missing_sign(size: f32) -> Mask {
    let side = (0.6 * size).round().max(1.0) as i32;
    let (mut mask, radius) = (Mask::new(side, side), side as f32 / 2.0);
    for (i, cell) in (0..).zip(&mut mask.levels) {
        let (dx, dy) = ((i % side) as f32 + 0.5 - radius, (i / side) as f32 + 0.5 - radius);
        *cell = level(radius - dx.hypot(dy) + 0.5).min(FULL / 2);
    }
    mask
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::*;

    const WHITE: Colour = Colour::new(255, 255, 255);
    const BLACK: Colour = Colour::new(0, 0, 0);

    fn fonts() -> Fonts {
        let regular = Cow::Borrowed(&include_bytes!("../../assets/fonts/Inter-Medium.otf")[..]);
        let fallback = Cow::Borrowed(&include_bytes!("../../assets/fonts/DejaVuSans.ttf")[..]);
        Fonts::new(regular.clone(), regular, [fallback]).unwrap()
    }

    fn is_blank(raster: &Raster, columns: std::ops::Range<i32>) -> bool {
        let rows = 0..raster.height() as i32;
        columns.into_iter().all(|x| rows.clone().all(|y| raster.colour(x, y) == Some(WHITE)))
    }

    #[test]
    fn a_line_is_cut_to_its_width_with_an_ellipsis() {
        let fonts = fonts();
        let style = fonts.style(Weight::Regular, 20.0);
        let whole = style.fit("Anna", 500.0);
        assert!((whole.width() - style.width("Anna")).abs() < 0.01);
        for name in ["Anna Marie Nováková-Příkopová".to_owned(), "😀".repeat(32), "שלום".repeat(9)]
        {
            let cut = style.fit(&name, 90.0);
            assert!(cut.width() <= 90.0 && cut.width() > 60.0, "{name}: {}", cut.width());
            let mut raster = Raster::new(100, 40, WHITE);
            raster.write(&cut, 2.0, 28.0, Align::Left, BLACK);
            assert!(is_blank(&raster, 94..100) && !is_blank(&raster, 0..20), "{name}");
        }
        assert!(style.fit("Anna", 0.0).width() <= style.width("…"));
    }

    #[test]
    fn lines_stand_left_of_right_of_and_around_their_point() {
        let fonts = fonts();
        let line = fonts.style(Weight::Bold, 20.0).line("HHH");
        let empty = |align| {
            let mut raster = Raster::new(200, 40, WHITE);
            raster.write(&line, 100.0, 28.0, align, BLACK);
            [is_blank(&raster, 0..98), is_blank(&raster, 102..200)]
        };
        assert_eq!(empty(Align::Left), [true, false]);
        assert_eq!(empty(Align::Right), [false, true]);
        assert_eq!(empty(Align::Centre), [false, false]);
    }

    #[test]
    fn what_no_typeface_has_gets_a_sign() {
        let fonts = fonts();
        let style = fonts.style(Weight::Regular, 20.0);
        let mut raster = Raster::new(40, 40, WHITE);
        raster.write(&style.line("\u{1f9ff}"), 4.0, 28.0, Align::Left, BLACK);
        assert!(!is_blank(&raster, 0..40));
        assert_eq!(style.width("\u{200b}\u{7}"), 0.0);
    }

    #[test]
    fn nothing_is_written_outside_the_clip() {
        let fonts = fonts();
        let mut raster = Raster::new(100, 40, WHITE);
        let line = fonts.style(Weight::Regular, 30.0).line("MMMMMMMM");
        let clip = Area::new(10, 0, 20, 40);
        raster.write_inside(&line, -15.0, 30.0, Align::Left, BLACK, clip);
        assert!(is_blank(&raster, 0..10) && is_blank(&raster, 30..100));
        assert!(!is_blank(&raster, 10..30));
    }

    #[test]
    fn the_shipped_typefaces_have_all_letters_of_our_languages() {
        let letters = "AÁÄBCČDĎEÉĚFGHIÍJKLĹĽMNŇOÓÔPQRŔŘSŠTŤUÚŮVWXYÝZŽ×★…·–▶";
        let regular = &include_bytes!("../../assets/fonts/Inter-Medium.otf")[..];
        let bold = &include_bytes!("../../assets/fonts/Inter-Bold.otf")[..];
        let fonts = Fonts::new(Cow::Borrowed(regular), Cow::Borrowed(bold), []).unwrap();
        let missing: String =
            letters.chars().filter(|&c| fonts.find(c, Weight::Bold).is_none()).collect();
        assert_eq!(missing, "");
    }

    #[test]
    fn bytes_that_are_no_typeface_are_refused() {
        let nothing = || Cow::Owned(vec![0; 100]);
        assert!(Fonts::new(nothing(), nothing(), []).is_err());
    }
}
