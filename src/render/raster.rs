//! A picture in memory: an index into its palette for every pixel, as PNG and GIF files hold it.

use super::colour::Colour;
use super::palette::{FULL, Ink, Palette};

/// A rectangle of pixels; parts outside the picture are not drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Area {
    /// The left edge.
    pub x: i32,
    /// The upper edge.
    pub y: i32,
    /// How many pixels wide.
    pub width: i32,
    /// How many pixels high.
    pub height: i32,
}

impl Area {
    /// An area from its upper left corner.
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Self { x, y, width, height }
    }

    /// The first pixel right of it.
    pub const fn right(self) -> i32 {
        self.x + self.width
    }

    /// The first pixel below it.
    pub const fn bottom(self) -> i32 {
        self.y + self.height
    }

    /// The area with so many pixels less on every side.
    pub const fn inset(self, by: i32) -> Self {
        Self::new(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)
    }

    /// The area moved.
    pub const fn moved(self, right: i32, down: i32) -> Self {
        Self::new(self.x + right, self.y + down, self.width, self.height)
    }

    /// What two areas share; nothing has no width.
    pub fn shared(self, other: Self) -> Self {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let width = self.right().min(other.right()) - x;
        let height = self.bottom().min(other.bottom()) - y;
        Self::new(x, y, width.max(0), height.max(0))
    }
}

/// How much of each pixel of a shape is covered, in steps up to [`FULL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mask {
    pub width: i32,
    pub height: i32,
    pub levels: Vec<u8>,
}

impl Mask {
    pub fn new(width: i32, height: i32) -> Self {
        let (width, height) = (width.max(0), height.max(0));
        Self { width, height, levels: vec![0; width as usize * height as usize] }
    }
}

/// A share from 0 to 1 as a level of coverage.
pub(super) fn level(share: f32) -> u8 {
    // Cutting is quicker than rounding, and the same for what is not below zero.
    (share.clamp(0.0, 1.0) * f32::from(FULL) + 0.5) as u8
}

/// A picture of at most 255 colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raster {
    width: i32,
    height: i32,
    pixels: Vec<u8>,
    palette: Palette,
}

impl Raster {
    /// The longest side that is drawn.
    pub const MOST: u32 = 8_192;

    /// A picture of one colour; sides are cut to what can be drawn.
    pub fn new(width: u32, height: u32, colour: Colour) -> Self {
        let side = |length: u32| length.clamp(1, Self::MOST);
        let (width, height) = (side(width), side(height));
        let mut palette = Palette::default();
        let index = palette.index(colour);
        let pixels = vec![index; width as usize * height as usize];
        Self { width: width as i32, height: height as i32, pixels, palette }
    }

    /// How many pixels wide.
    pub fn width(&self) -> u32 {
        self.width as u32
    }

    /// How many pixels high.
    pub fn height(&self) -> u32 {
        self.height as u32
    }

    /// The whole picture.
    pub fn area(&self) -> Area {
        Area::new(0, 0, self.width, self.height)
    }

    /// The colours; a pixel's index is a place among them.
    pub fn colours(&self) -> &[Colour] {
        self.palette.colours()
    }

    /// The index of every pixel, row by row from the top.
    pub fn indices(&self) -> &[u8] {
        &self.pixels
    }

    /// The colour of a pixel; `None` outside.
    pub fn colour(&self, x: i32, y: i32) -> Option<Colour> {
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        inside.then(|| self.palette.colour(self.pixels[self.place(x, y)]))
    }

    /// Makes sure that colours have their own place before soft edges take all of them.
    pub fn reserve(&mut self, colours: impl IntoIterator<Item = Colour>) {
        colours.into_iter().for_each(|colour| {
            self.palette.index(colour);
        });
    }

    fn place(&self, x: i32, y: i32) -> usize {
        y as usize * self.width as usize + x as usize
    }

    /// Fills an area.
    pub fn fill(&mut self, area: Area, colour: Colour) {
        let area = area.shared(self.area());
        let index = self.palette.index(colour);
        for y in area.y..area.bottom() {
            let start = self.place(area.x, y);
            self.pixels[start..start + area.width as usize].fill(index);
        }
    }

    /// Draws with the level that is asked for each pixel of an area.
    pub(super) fn shade(
        &mut self,
        area: Area,
        colour: Colour,
        mut level: impl FnMut(i32, i32) -> u8,
    ) {
        let area = area.shared(self.area());
        let mut ink = Ink::new(colour);
        for y in area.y..area.bottom() {
            let start = self.place(area.x, y);
            for (x, pixel) in (area.x..).zip(&mut self.pixels[start..start + area.width as usize]) {
                let level = level(x, y);
                if level > 0 {
                    *pixel = self.palette.covered(*pixel, level, &mut ink);
                }
            }
        }
    }

    /// Draws through a mask whose upper left corner lies at a pixel, inside of `clip`.
    pub(super) fn stamp(&mut self, mask: &Mask, x: i32, y: i32, clip: Area, ink: &mut Ink) {
        let area = Area::new(x, y, mask.width, mask.height).shared(clip).shared(self.area());
        if area.width == 0 {
            return;
        }
        for row in area.y..area.bottom() {
            let start = self.place(area.x, row);
            let from = ((row - y) * mask.width + area.x - x) as usize;
            let levels = &mask.levels[from..from + area.width as usize];
            for (pixel, &level) in self.pixels[start..].iter_mut().zip(levels) {
                if level > 0 {
                    *pixel = self.palette.covered(*pixel, level, ink);
                }
            }
        }
    }

    /// Lays another picture on this one.
    pub fn lay(&mut self, other: &Self, x: i32, y: i32) {
        let places: Vec<u8> =
            other.palette.colours().iter().map(|&colour| self.palette.index(colour)).collect();
        // On a fresh page of the same theme all colours have the same places.
        let is_same = (0..).zip(&places).all(|(index, &place)| index == place);
        let area = other.area().moved(x, y).shared(self.area());
        for row in area.y..area.bottom() {
            let from = other.place(area.x - x, row - y);
            let start = self.place(area.x, row);
            let width = area.width as usize;
            let pixels = &mut self.pixels[start..start + width];
            let laid = &other.pixels[from..from + width];
            if is_same {
                pixels.copy_from_slice(laid);
            } else {
                pixels.iter_mut().zip(laid).for_each(|(pixel, &i)| *pixel = places[usize::from(i)]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Colour = Colour::new(255, 255, 255);
    const RED: Colour = Colour::new(200, 0, 0);

    #[test]
    fn what_lies_outside_is_not_drawn() {
        let mut raster = Raster::new(4, 3, WHITE);
        raster.fill(Area::new(-5, -5, 100, 6), RED);
        raster.fill(Area::new(40, 40, 5, 5), RED);
        raster.shade(Area::new(2, 2, 9, 9), RED, |_, _| FULL);
        raster.lay(&Raster::new(3, 3, RED), -2, 1);
        let sign = |x, y| if raster.colour(x, y) == Some(RED) { '#' } else { '.' };
        let rows: Vec<String> = (0..3).map(|y| (0..4).map(|x| sign(x, y)).collect()).collect();
        assert_eq!(rows, ["####", "#...", "#.##"]);
        assert_eq!((raster.colour(4, 0), raster.colour(0, -1)), (None, None));
    }

    #[test]
    fn a_picture_has_a_size_that_can_be_drawn() {
        let raster = Raster::new(0, u32::MAX, WHITE);
        assert_eq!((raster.width(), raster.height()), (1, Raster::MOST));
    }

    #[test]
    fn a_picture_laid_on_another_keeps_its_colours() {
        let mut small = Raster::new(2, 1, RED);
        small.fill(Area::new(1, 0, 1, 1), Colour::new(1, 2, 3));
        let mut raster = Raster::new(2, 1, WHITE);
        raster.lay(&small, 0, 0);
        assert_eq!(raster.colour(0, 0), Some(RED));
        assert_eq!(raster.colour(1, 0), Some(Colour::new(1, 2, 3)));
    }
}
