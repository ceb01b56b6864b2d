//! Shapes with soft edges: rounded areas, rings, discs, polygons and lines.

use ab_glyph_rasterizer::{Point, Rasterizer, point};

use super::colour::Colour;
use super::palette::Ink;
use super::raster::{Area, Mask, Raster, level};

impl Raster {
    /// Fills an area with rounded corners.
    pub fn fill_rounded(&mut self, area: Area, radius: f32, colour: Colour) {
        let round = Round::new(area, radius);
        let corner = (round.radius.ceil() as i32).min(area.width / 2 + 1);
        // All but the corners is plain.
        for y in area.y..area.bottom() {
            let from_edge = (y - area.y).min(area.bottom() - 1 - y);
            let cut = if from_edge < corner { corner } else { 0 };
            self.fill(Area::new(area.x + cut, y, area.width - 2 * cut, 1), colour);
        }
        for (x, y) in [
            (area.x, area.y),
            (area.right() - corner, area.y),
            (area.x, area.bottom() - corner),
            (area.right() - corner, area.bottom() - corner),
        ] {
            let corner = Area::new(x, y, corner, corner).shared(area);
            self.shade(corner, colour, |x, y| round.level(x, y));
        }
    }

    /// Draws the frame of a rounded area, inside of it.
    pub fn ring(&mut self, area: Area, radius: f32, thickness: f32, colour: Colour) {
        let (outer, inner) = Round::pair(area, radius, thickness);
        for band in bands(area, radius, thickness) {
            self.shade(band, colour, |x, y| level(outer.share(x, y) - inner.share_inset(x, y)));
        }
    }

    /// Draws the frame of a rounded area in dashes of about such a length, with as long gaps.
    pub fn dashed_ring(
        &mut self,
        area: Area,
        radius: f32,
        thickness: f32,
        dash: f32,
        colour: Colour,
    ) {
        let (outer, inner) = Round::pair(area, radius, thickness);
        // An odd number of parts on each side begins and ends it with a dash.
        let parts = |length: i32| {
            let parts = (length as f32 / dash.max(1.0)).round() as i32;
            (parts - 1 + parts % 2).max(1)
        };
        let is_gap = |at: i32, length: i32| (at * parts(length) / length.max(1)) % 2 == 1;
        let band = (thickness.ceil() as i32).max(1);
        let dashed = |x: i32, y: i32| {
            let (across, down) = (x - area.x, y - area.y);
            let level_side = down < band || area.height - 1 - down < band;
            let upright_side = across < band || area.width - 1 - across < band;
            let gap = match (level_side, upright_side) {
                (true, false) => is_gap(across, area.width),
                (false, true) => is_gap(down, area.height),
                _ => false,
            };
            if gap { 0 } else { level(outer.share(x, y) - inner.share_inset(x, y)) }
        };
        for band in bands(area, radius, thickness) {
            self.shade(band, colour, dashed);
        }
    }

    /// Fills a disc around a point.
    pub fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Colour) {
        let around = |centre: f32| {
            let first = (centre - radius).floor() as i32;
            (first, (centre + radius).ceil() as i32 - first)
        };
        let ((left, width), (top, height)) = (around(x), around(y));
        self.shade(Area::new(left, top, width, height), colour, |px, py| {
            let (dx, dy) = (px as f32 + 0.5 - x, py as f32 + 0.5 - y);
            level(radius - length(dx, dy) + 0.5)
        });
    }

    /// Fills the inside of a closed line through points.
    pub fn polygon(&mut self, points: &[(f32, f32)], colour: Colour) {
        self.polygons(&[points.to_vec()], colour);
    }

    /// Fills a star of five points in a square area.
    pub fn star(&mut self, area: Area, colour: Colour) {
        let radius = area.width as f32 * 0.4;
        let (x, y) =
            (area.x as f32 + area.width as f32 / 2.0, area.y as f32 + area.height as f32 / 2.0);
        let point = |i: i32| {
            let angle = std::f32::consts::PI * (i as f32 / 5.0 - 0.5);
            let radius = if i % 2 == 0 { radius } else { radius * 0.42 };
            (x + radius * angle.cos(), y + radius * 0.06 + radius * angle.sin())
        };
        let points: Vec<(f32, f32)> = (0..10).map(point).collect();
        self.polygon(&points, colour);
    }

    /// Draws a line through points, with square corners.
    pub fn line(&mut self, points: &[(f32, f32)], thickness: f32, colour: Colour) {
        let half = thickness / 2.0;
        let mut parts = Vec::new();
        for pair in points.windows(2) {
            let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
            let length = (bx - ax).hypot(by - ay);
            if length > 0.0 {
                let (nx, ny) = (-(by - ay) / length * half, (bx - ax) / length * half);
                parts.push(vec![
                    (ax + nx, ay + ny),
                    (bx + nx, by + ny),
                    (bx - nx, by - ny),
                    (ax - nx, ay - ny),
                ]);
            }
        }
        // A disc of few corners closes each bend.
        if thickness > 2.0 && points.len() > 2 {
            parts.extend(points[1..points.len() - 1].iter().map(|&(x, y)| {
                let corner = |turn: i32| {
                    let angle = -std::f32::consts::TAU * turn as f32 / 16.0;
                    (x + half * angle.cos(), y + half * angle.sin())
                };
                (0..16).map(corner).collect()
            }));
        }
        self.polygons(&parts, colour);
    }

    /// Fills polygons as one shape; all have to turn the same way where they overlap.
    fn polygons(&mut self, polygons: &[Vec<(f32, f32)>], colour: Colour) {
        let points = || polygons.iter().flatten().copied();
        let (left, top) = points().fold((f32::MAX, f32::MAX), |(x, y), p| (x.min(p.0), y.min(p.1)));
        let (right, bottom) =
            points().fold((f32::MIN, f32::MIN), |(x, y), p| (x.max(p.0), y.max(p.1)));
        let most = Self::MOST as f32;
        if points().any(|(x, y)| !(x.abs() <= most && y.abs() <= most)) || left >= right {
            return;
        }
        let (x, y) = (left.floor(), top.floor());
        let (width, height) = ((right - x).ceil() as i32 + 1, (bottom - y).ceil() as i32 + 1);
        // Nothing that is drawn on purpose is larger than a picture.
        if i64::from(width) * i64::from(height) > 1 << 24 {
            return;
        }
        let mut rasterizer = Rasterizer::new(width as usize, height as usize);
        for polygon in polygons {
            let at = |&(px, py): &(f32, f32)| -> Point { point(px - x, py - y) };
            for (from, to) in polygon.iter().zip(polygon.iter().cycle().skip(1)) {
                rasterizer.draw_line(at(from), at(to));
            }
        }
        let mut mask = Mask::new(width, height);
        rasterizer.for_each_pixel(|i, share| mask.levels[i] = level(share.abs()));
        let clip = self.area();
        self.stamp(&mask, x as i32, y as i32, clip, &mut Ink::new(colour));
    }
}

/// Lengths here are far from where the exactness of `hypot` would matter.
fn length(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}

/// The pixels of an area that a frame can touch: four corners, four sides between them.
fn bands(area: Area, radius: f32, thickness: f32) -> [Area; 8] {
    let Area { x, y, width, height } = area;
    let deep = |depth: f32| depth.ceil() as i32 + 1;
    let corner = deep(radius.max(thickness)).min((width + 1) / 2).min((height + 1) / 2);
    let side = deep(thickness).min(corner);
    let (right, bottom) = (x + width, y + height);
    // The corners of an odd side would meet in the middle.
    let (last_x, last_y) = ((right - corner).max(x + corner), (bottom - corner).max(y + corner));
    let (wide, high) = (last_x - x - corner, last_y - y - corner);
    [
        Area::new(x, y, corner, corner),
        Area::new(last_x, y, right - last_x, corner),
        Area::new(x, last_y, corner, bottom - last_y),
        Area::new(last_x, last_y, right - last_x, bottom - last_y),
        Area::new(x + corner, y, wide, side),
        Area::new(x + corner, (bottom - side).max(y + side), wide, side.min(height - side)),
        Area::new(x, y + corner, side, high),
        Area::new((right - side).max(x + side), y + corner, side.min(width - side), high),
    ]
}

/// An area with rounded corners, which tells how much of a pixel it covers.
struct Round {
    centre: (f32, f32),
    half: (f32, f32),
    radius: f32,
}

impl Round {
    fn new(area: Area, radius: f32) -> Self {
        let half = (area.width as f32 / 2.0, area.height as f32 / 2.0);
        let centre = (area.x as f32 + half.0, area.y as f32 + half.1);
        Self { centre, half, radius: radius.clamp(0.0, half.0.min(half.1).max(0.0)) }
    }

    /// The outer and the inner edge of a frame.
    fn pair(area: Area, radius: f32, thickness: f32) -> (Self, Self) {
        let outer = Self::new(area, radius);
        let half = (outer.half.0 - thickness, outer.half.1 - thickness);
        let inner =
            Self { centre: outer.centre, half, radius: (outer.radius - thickness).max(0.0) };
        (outer, inner)
    }

    /// How far a pixel's middle lies inside the edge.
    fn depth(&self, x: i32, y: i32) -> f32 {
        let dx = (x as f32 + 0.5 - self.centre.0).abs() - self.half.0 + self.radius;
        let dy = (y as f32 + 0.5 - self.centre.1).abs() - self.half.1 + self.radius;
        let outside = length(dx.max(0.0), dy.max(0.0));
        self.radius - outside - dx.max(dy).min(0.0)
    }

    fn share(&self, x: i32, y: i32) -> f32 {
        (self.depth(x, y) + 0.5).clamp(0.0, 1.0)
    }

    /// As [`share`](Self::share), of a frame so thick that nothing may be left inside.
    fn share_inset(&self, x: i32, y: i32) -> f32 {
        if self.half.0 <= 0.0 || self.half.1 <= 0.0 { 0.0 } else { self.share(x, y) }
    }

    fn level(&self, x: i32, y: i32) -> u8 {
        level(self.share(x, y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Colour = Colour::new(255, 255, 255);
    const BLACK: Colour = Colour::new(0, 0, 0);

    /// The picture in signs, from light to dark.
    fn signs(raster: &Raster) -> Vec<String> {
        let sign = |colour: Colour| [b'#', b'+', b'.', b' '][usize::from(colour.red) * 3 / 255];
        let row = |y| (0..raster.width() as i32).filter_map(move |x| raster.colour(x, y));
        (0..raster.height() as i32)
            .map(|y| String::from_utf8(row(y).map(sign).collect()).unwrap())
            .collect()
    }

    #[test]
    fn corners_are_round_and_sides_straight() {
        let mut raster = Raster::new(8, 6, WHITE);
        raster.fill_rounded(Area::new(1, 1, 6, 4), 2.0, BLACK);
        let rows = signs(&raster);
        assert_eq!(rows[0], "        ");
        assert_eq!(rows[2], rows[3]);
        assert_eq!(&rows[1][3..5], "##");
        assert_ne!(&rows[1][1..2], "#");
        assert_eq!(rows[1], rows[1].chars().rev().collect::<String>());
        assert_eq!(rows[1], rows[4]);
    }

    #[test]
    fn a_ring_leaves_its_inside() {
        let mut raster = Raster::new(7, 7, WHITE);
        raster.ring(raster.area(), 0.0, 2.0, BLACK);
        assert_eq!(signs(&raster)[3], "##   ##");
        let mut thick = Raster::new(7, 7, WHITE);
        thick.ring(thick.area(), 0.0, 9.0, BLACK);
        assert_eq!(signs(&thick)[3], "#######");
    }

    #[test]
    fn a_frame_touches_every_pixel_once_whatever_its_size() {
        for (width, height) in [(1, 1), (2, 7), (7, 2), (9, 9), (10, 30), (31, 12)] {
            for (radius, thickness) in [(0.0, 1.0), (3.0, 1.5), (50.0, 4.0), (2.0, 9.0)] {
                let area = Area::new(3, 4, width, height);
                let mut seen = std::collections::HashSet::new();
                for band in bands(area, radius, thickness) {
                    assert_eq!(band, band.shared(area), "{width} {height} {radius} {thickness}");
                    for y in band.y..band.bottom() {
                        for x in band.x..band.right() {
                            assert!(seen.insert((x, y)), "{width} {height} {radius} {thickness}");
                        }
                    }
                }
                let (outer, inner) = Round::pair(area, radius, thickness);
                for y in area.y..area.bottom() {
                    for x in area.x..area.right() {
                        let drawn = level(outer.share(x, y) - inner.share_inset(x, y)) > 0;
                        assert!(!drawn || seen.contains(&(x, y)));
                    }
                }
            }
        }
    }

    #[test]
    fn a_polygon_may_turn_either_way_and_lie_outside() {
        let mut raster = Raster::new(4, 4, WHITE);
        raster.polygon(&[(-3.0, -3.0), (2.0, -3.0), (2.0, 2.0), (-3.0, 2.0)], BLACK);
        raster.polygon(&[(3.0, 3.0), (3.0, 9.0), (9.0, 9.0), (9.0, 3.0)], BLACK);
        raster.polygon(&[(f32::NAN, 0.0), (1.0, f32::INFINITY), (3.0, 3.0)], BLACK);
        raster.polygon(&[], BLACK);
        assert_eq!(signs(&raster), ["##  ", "##  ", "    ", "   #"]);
    }

    #[test]
    fn a_line_bends_without_a_notch() {
        let mut raster = Raster::new(12, 12, WHITE);
        raster.line(&[(2.0, 10.0), (6.0, 2.0), (10.0, 10.0)], 3.0, BLACK);
        assert_eq!(raster.colour(5, 2), Some(BLACK));
        assert_eq!(raster.colour(0, 0), Some(WHITE));
    }
}
