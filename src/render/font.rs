//! Typefaces from bytes, and glyphs drawn once and kept.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use ab_glyph::{Font, FontArc, Glyph, GlyphId, PxScale, ScaleFont, point};

use super::raster::{Mask, level};

/// The two weights that pictures are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// For names and remarks.
    Regular,
    /// For tiles, scores and what matters.
    Bold,
}

/// The bytes are no typeface.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no TrueType or OpenType font")]
pub struct FontError;

/// The typefaces of a picture: two weights, and others for the letters that these lack.
pub struct Fonts {
    faces: Vec<FontArc>,
    /// The height of capital letters in each weight, of the em.
    capitals: [f32; 2],
    drawn: Mutex<HashMap<Drawing, Arc<Stamp>>>,
}

/// Which glyph, how large, and at which quarter of a pixel.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Drawing {
    face: usize,
    glyph: GlyphId,
    /// The size in 64ths of a pixel.
    size: u32,
    quarter: u8,
}

/// A glyph as pixels, and where they lie from its origin on the baseline.
pub(super) struct Stamp {
    pub mask: Mask,
    pub left: i32,
    pub top: i32,
}

/// A glyph of one of the typefaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FaceGlyph {
    face: usize,
    glyph: GlyphId,
}

/// Glyphs are forgotten when somebody makes pictures of too many sizes.
const MOST_DRAWN: usize = 8_192;

impl Fonts {
    /// Reads the two weights, and the typefaces to fall back on, the preferred first.
    ///
    /// # Errors
    /// When one of them is no typeface.
    pub fn new(
        regular: Cow<'static, [u8]>,
        bold: Cow<'static, [u8]>,
        fallback: impl IntoIterator<Item = Cow<'static, [u8]>>,
    ) -> Result<Self, FontError> {
        let faces = [regular, bold].into_iter().chain(fallback).map(|bytes| match bytes {
            Cow::Borrowed(bytes) => FontArc::try_from_slice(bytes).map_err(|_| FontError),
            Cow::Owned(bytes) => FontArc::try_from_vec(bytes).map_err(|_| FontError),
        });
        let faces: Vec<FontArc> = faces.collect::<Result<_, _>>()?;
        let mut fonts = Self { faces, capitals: [0.7; 2], drawn: Mutex::default() };
        for (weight, place) in [(Weight::Regular, 0), (Weight::Bold, 1)] {
            let ink = fonts.find('H', weight).and_then(|h| fonts.ink(h, 1_000.0));
            fonts.capitals[place] = ink.map_or(0.7, |[_, top, ..]| -top / 1_000.0).max(0.1);
        }
        Ok(fonts)
    }

    /// The height of capital letters, of the em.
    pub(super) fn capitals(&self, weight: Weight) -> f32 {
        match weight {
            Weight::Regular => self.capitals[0],
            Weight::Bold => self.capitals[1],
        }
    }

    /// The glyph of a character in the first typeface that has it, the wanted weight first.
    pub(super) fn find(&self, c: char, weight: Weight) -> Option<FaceGlyph> {
        let order = match weight {
            Weight::Regular => [0, 1],
            Weight::Bold => [1, 0],
        };
        order.into_iter().chain(2..self.faces.len()).find_map(|face| {
            let glyph = self.faces.get(face)?.glyph_id(c);
            (glyph.0 != 0).then_some(FaceGlyph { face, glyph })
        })
    }

    /// The scale at which the em of a typeface has so many pixels.
    fn scale(&self, face: usize, size: f32) -> PxScale {
        let face = &self.faces[face];
        let em = face.units_per_em().unwrap_or_else(|| face.height_unscaled());
        PxScale::from(size * face.height_unscaled() / em.max(1.0))
    }

    /// How far the next glyph stands.
    pub(super) fn advance(&self, glyph: FaceGlyph, size: f32) -> f32 {
        let scale = self.scale(glyph.face, size);
        self.faces[glyph.face].as_scaled(scale).h_advance(glyph.glyph)
    }

    /// Left, top, right and bottom of a glyph's ink, from its origin; `None` for spaces.
    pub(super) fn ink(&self, glyph: FaceGlyph, size: f32) -> Option<[f32; 4]> {
        let face = self.faces[glyph.face].as_scaled(self.scale(glyph.face, size));
        let outline = face.outline_glyph(Glyph {
            id: glyph.glyph,
            scale: face.scale(),
            position: point(0.0, 0.0),
        })?;
        let bounds = outline.px_bounds();
        Some([bounds.min.x, bounds.min.y, bounds.max.x, bounds.max.y])
    }

    /// A glyph as pixels, its origin at `x` of the baseline; the whole pixel of the origin is told
    /// beside it. `None` for spaces.
    pub(super) fn stamp(&self, glyph: FaceGlyph, size: f32, x: f32) -> Option<(Arc<Stamp>, i32)> {
        let quarters = (x * 4.0).round() as i32;
        let (pixel, quarter) = (quarters.div_euclid(4), quarters.rem_euclid(4) as u8);
        let FaceGlyph { face, glyph } = glyph;
        let drawing = Drawing { face, glyph, size: (size * 64.0).round() as u32, quarter };
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stamp) = drawn.get(&drawing) {
            return Some((Arc::clone(stamp), pixel));
        }
        let stamp = Arc::new(self.draw(drawing)?);
        if drawn.len() >= MOST_DRAWN {
            drawn.clear();
        }
        drawn.insert(drawing, Arc::clone(&stamp));
        Some((stamp, pixel))
    }

    fn draw(&self, drawing: Drawing) -> Option<Stamp> {
        let Drawing { face, glyph: id, size, quarter } = drawing;
        let scale = self.scale(face, size as f32 / 64.0);
        let position = point(f32::from(quarter) / 4.0, 0.0);
        let outline = self.faces[face].outline_glyph(Glyph { id, scale, position })?;
        let bounds = outline.px_bounds();
        let mut mask = Mask::new(bounds.width() as i32, bounds.height() as i32);
        let width = mask.width as usize;
        outline.draw(|x, y, share| {
            if let Some(cell) = mask.levels.get_mut(y as usize * width + x as usize) {
                *cell = level(share);
            }
        });
        Some(Stamp { mask, left: bounds.min.x as i32, top: bounds.min.y as i32 })
    }
}
