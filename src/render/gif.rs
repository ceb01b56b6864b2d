//! Pictures one after another as a GIF file: one palette, and of each picture only what is new.

use std::borrow::Cow;
use std::collections::HashMap;

use gif::{DisposalMethod, Encoder, EncodingError, Frame};

use super::colour::Colour;
use super::raster::{Area, Raster};

/// How often an animation is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Repeat {
    /// Once; the last picture stays.
    Once,
    /// Again and again.
    #[default]
    Forever,
}

/// The most colours of all pictures together; one more place means "as before".
const MOST_COLOURS: usize = 255;
const AS_BEFORE: u8 = 255;

/// Pictures of one size, each shown for some time.
#[derive(Clone, Debug, Default)]
pub struct Animation {
    last: Option<Raster>,
    frames: Vec<Change>,
}

/// What a picture changes in the one before.
#[derive(Clone, Debug)]
struct Change {
    area: Area,
    /// Indices into the colours; `None` where nothing changes.
    pixels: Vec<Option<u8>>,
    colours: Vec<Colour>,
    shown_ms: u32,
}

impl Animation {
    /// Adds a picture that is shown for so many milliseconds; all pictures have the size of the
    /// first one.
    pub fn push(&mut self, raster: Raster, shown_ms: u32) {
        let pixels = match &self.last {
            Some(last) => changed(last, &raster),
            None => raster.indices().iter().copied().map(Some).collect(),
        };
        let (area, pixels) = trimmed(&pixels, raster.area());
        let colours = raster.colours().to_vec();
        self.frames.push(Change { area, pixels, colours, shown_ms });
        self.last = Some(raster);
    }

    /// How many pixels wide and high it is.
    pub fn size(&self) -> (u32, u32) {
        self.last.as_ref().map_or((0, 0), |last| (last.width(), last.height()))
    }

    /// How many pictures there are.
    pub fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether there is no picture.
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// The animation as a GIF file; without any picture there are no bytes.
    pub fn gif(&self, repeat: Repeat) -> Vec<u8> {
        let mut bytes = Vec::new();
        if let Some(last) = &self.last {
            // Writing to memory cannot fail, and a raster is never larger than the format allows.
            let _ = self.write(last, repeat, &mut bytes);
        }
        bytes
    }

    fn write(
        &self,
        last: &Raster,
        repeat: Repeat,
        bytes: &mut Vec<u8>,
    ) -> Result<(), EncodingError> {
        // The last picture stays longest, so its colours come first and are exact.
        let mut palette = Palette::new(last.colours());
        let places: Vec<Vec<u8>> = self
            .frames
            .iter()
            .map(|frame| frame.colours.iter().map(|&colour| palette.place(colour)).collect())
            .collect();
        let mut encoder =
            Encoder::new(bytes, side(last.area().width), side(last.area().height), &palette.rgb())?;
        if repeat == Repeat::Forever {
            encoder.set_repeat(gif::Repeat::Infinite)?;
        }
        for (change, places) in self.frames.iter().zip(places) {
            let place = |pixel: &Option<u8>| match pixel {
                Some(index) => places.get(usize::from(*index)).copied().unwrap_or(AS_BEFORE),
                None => AS_BEFORE,
            };
            let buffer: Vec<u8> = change.pixels.iter().map(place).collect();
            encoder.write_frame(&Frame {
                delay: u16::try_from(change.shown_ms / 10).unwrap_or(u16::MAX),
                dispose: DisposalMethod::Keep,
                transparent: Some(AS_BEFORE),
                left: side(change.area.x),
                top: side(change.area.y),
                width: side(change.area.width),
                height: side(change.area.height),
                buffer: Cow::Owned(buffer),
                ..Frame::default()
            })?;
        }
        encoder.into_inner()?;
        Ok(())
    }
}

fn side(length: i32) -> u16 {
    u16::try_from(length).unwrap_or_default()
}

/// For each pixel its index in the later picture, where its colour is not that of the earlier.
fn changed(earlier: &Raster, later: &Raster) -> Vec<Option<u8>> {
    let mut same = vec![false; 256 * 256];
    for (before, old) in earlier.colours().iter().enumerate() {
        for (after, new) in later.colours().iter().enumerate() {
            same[before * 256 + after] = old == new;
        }
    }
    let pairs = earlier.indices().iter().zip(later.indices());
    pairs
        .map(|(&before, &after)| {
            let is_same = same[usize::from(before) * 256 + usize::from(after)];
            (!is_same).then_some(after)
        })
        .collect()
}

/// The smallest area that holds all pixels that change, and what is in it; one pixel where none
/// does.
fn trimmed(pixels: &[Option<u8>], whole: Area) -> (Area, Vec<Option<u8>>) {
    let width = whole.width.max(1) as usize;
    let rows = || pixels.chunks_exact(width);
    let is_new = |row: &[Option<u8>]| row.iter().any(Option::is_some);
    let top = rows().position(is_new).unwrap_or(0);
    let bottom = rows().rposition(is_new).unwrap_or(0) + 1;
    let first = |row: &[Option<u8>]| row.iter().position(Option::is_some);
    let last = |row: &[Option<u8>]| row.iter().rposition(Option::is_some);
    let left = rows().filter_map(first).min().unwrap_or(0);
    let right = rows().filter_map(last).max().unwrap_or(0) + 1;
    let inside = rows().take(bottom).skip(top).flat_map(|row| &row[left..right]);
    let area = Area::new(left as i32, top as i32, (right - left) as i32, (bottom - top) as i32);
    (area, inside.copied().collect())
}

/// The colours of all pictures.
struct Palette {
    colours: Vec<Colour>,
    places: HashMap<Colour, u8>,
}

impl Palette {
    fn new(first: &[Colour]) -> Self {
        let mut palette = Self { colours: Vec::new(), places: HashMap::new() };
        for &colour in first {
            palette.place(colour);
        }
        palette
    }

    /// The place of a colour; when all are taken, that of the nearest.
    fn place(&mut self, colour: Colour) -> u8 {
        if let Some(&place) = self.places.get(&colour) {
            return place;
        }
        let place = if self.colours.len() < MOST_COLOURS {
            self.colours.push(colour);
            self.colours.len() - 1
        } else {
            let gaps = self.colours.iter().map(|other| other.gap(colour)).enumerate();
            gaps.min_by_key(|(_, gap)| *gap).map_or(0, |(place, _)| place)
        };
        let place = u8::try_from(place).unwrap_or_default();
        self.places.insert(colour, place);
        place
    }

    /// All 256 places, so that the one for "as before" exists.
    fn rgb(&self) -> Vec<u8> {
        let mut rgb: Vec<u8> = self.colours.iter().flat_map(|c| [c.red, c.green, c.blue]).collect();
        rgb.resize(256 * 3, 0);
        rgb
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Colour = Colour::new(255, 255, 255);
    const RED: Colour = Colour::new(200, 0, 0);

    /// The frames as a viewer draws them one over another, with their areas.
    fn shown(bytes: &[u8]) -> Vec<(Vec<u8>, Area)> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(bytes).unwrap();
        let width = usize::from(decoder.width());
        let mut canvas = vec![0; width * usize::from(decoder.height()) * 4];
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            let row = usize::from(frame.width) * 4;
            for (y, line) in frame.buffer.chunks_exact(row).enumerate() {
                let start = ((usize::from(frame.top) + y) * width + usize::from(frame.left)) * 4;
                for (i, pixel) in line.chunks_exact(4).enumerate().filter(|(_, p)| p[3] > 0) {
                    canvas[start + 4 * i..start + 4 * i + 4].copy_from_slice(pixel);
                }
            }
            let [x, y, w, h] = [frame.left, frame.top, frame.width, frame.height].map(i32::from);
            frames.push((canvas.clone(), Area::new(x, y, w, h)));
        }
        frames
    }

    fn rgba(raster: &Raster) -> Vec<u8> {
        let colours = raster.indices().iter().map(|&i| raster.colours()[usize::from(i)]);
        colours.flat_map(|c| [c.red, c.green, c.blue, 255]).collect()
    }

    #[test]
    fn every_picture_is_shown_by_what_is_new_in_it() {
        let first = Raster::new(9, 7, WHITE);
        let mut second = first.clone();
        second.fill(Area::new(2, 3, 4, 2), RED);
        let mut third = Raster::new(9, 7, RED);
        third.fill(Area::new(0, 0, 9, 3), WHITE);
        let pictures = [first, second.clone(), second, third];
        let mut animation = Animation::default();
        pictures.iter().for_each(|picture| animation.push(picture.clone(), 500));
        let frames = shown(&animation.gif(Repeat::Once));
        let canvases: Vec<_> = frames.iter().map(|(canvas, _)| canvas.clone()).collect();
        assert_eq!(canvases, pictures.map(|picture| rgba(&picture)));
        assert_eq!(frames[0].1, Area::new(0, 0, 9, 7));
        assert_eq!(frames[1].1, Area::new(2, 3, 4, 2));
        assert_eq!(frames[2].1, Area::new(0, 0, 1, 1), "nothing is new");
    }

    #[test]
    fn colours_of_the_last_picture_are_exact_however_many_there_were() {
        let mut animation = Animation::default();
        let many = |blue: u8| {
            let mut raster = Raster::new(200, 1, Colour::new(0, 0, blue));
            for x in 0..200 {
                raster.fill(Area::new(x, 0, 1, 1), Colour::new(x as u8, 0, blue));
            }
            raster
        };
        for blue in [0, 60, 120, 180] {
            animation.push(many(blue), 100);
        }
        let frames = shown(&animation.gif(Repeat::Forever));
        assert_eq!(frames.len(), 4);
        assert_eq!(frames[3].0, rgba(&many(180)));
    }

    #[test]
    fn it_is_shown_once_or_forever() {
        let mut animation = Animation::default();
        animation.push(Raster::new(3, 3, RED), 4_000);
        assert!(!animation.is_empty());
        let repeats = |repeat| {
            let bytes = animation.gif(repeat);
            bytes.windows(11).any(|window| window == b"NETSCAPE2.0")
        };
        assert_eq!((repeats(Repeat::Once), repeats(Repeat::Forever)), (false, true));
        assert!(Animation::default().gif(Repeat::Once).is_empty());
    }
}
