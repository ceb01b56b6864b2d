//! What tells players apart without colours: the shape of their marks, the breaks in their lines.

use crate::render::colour::Colour;
use crate::render::raster::Raster;

/// The shape that stands for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Disc,
    Square,
    Triangle,
    Diamond,
}

impl Mark {
    pub const ALL: [Self; 4] = [Self::Disc, Self::Square, Self::Triangle, Self::Diamond];

    /// Draws the mark around a point.
    pub fn draw(self, raster: &mut Raster, (x, y): (f32, f32), size: f32, colour: Colour) {
        let around = |corners: &[(f32, f32)]| -> Vec<(f32, f32)> {
            corners.iter().map(|(dx, dy)| (x + dx * size, y + dy * size)).collect()
        };
        match self {
            Self::Disc => raster.disc(x, y, size, colour),
            Self::Square => {
                let corners = [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)];
                raster.polygon(&around(&corners), colour);
            }
            Self::Triangle => {
                raster.polygon(&around(&[(0.0, -1.2), (1.2, 0.9), (-1.2, 0.9)]), colour);
            }
            Self::Diamond => {
                let corners = [(0.0, -1.3), (1.3, 0.0), (0.0, 1.3), (-1.3, 0.0)];
                raster.polygon(&around(&corners), colour);
            }
        }
    }

    /// Dashes and gaps in thicknesses of the line; none for an unbroken one.
    fn dashes(self) -> &'static [f32] {
        match self {
            Self::Disc => &[],
            Self::Square => &[5.0, 2.5],
            Self::Triangle => &[1.5, 1.8],
            Self::Diamond => &[6.0, 2.0, 1.5, 2.0],
        }
    }

    /// Draws the player's line.
    pub fn line(self, raster: &mut Raster, points: &[(f32, f32)], thickness: f32, colour: Colour) {
        if self.dashes().is_empty() {
            return raster.line(points, thickness, colour);
        }
        let lengths: Vec<f32> = self.dashes().iter().map(|dash| dash * thickness).collect();
        for dash in broken(points, &lengths) {
            raster.line(&dash, thickness, colour);
        }
    }
}

/// The parts of a line that are drawn, when it is broken into dashes and gaps by turns.
fn broken(points: &[(f32, f32)], lengths: &[f32]) -> Vec<Vec<(f32, f32)>> {
    let mut dashes = Vec::new();
    let Some(&first) = points.first() else { return dashes };
    let (mut part, mut left) = (0, lengths[0].max(0.5));
    let mut dash = vec![first];
    for pair in points.windows(2) {
        let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
        let length = (bx - ax).hypot(by - ay);
        let mut done = 0.0;
        while length - done > left {
            done += left;
            let share = done / length;
            let point = (ax + (bx - ax) * share, ay + (by - ay) * share);
            if part % 2 == 0 {
                dash.push(point);
                dashes.push(std::mem::take(&mut dash));
            } else {
                dash = vec![point];
            }
            part = (part + 1) % lengths.len();
            left = lengths[part].max(0.5);
        }
        left -= length - done;
        if part % 2 == 0 {
            dash.push((bx, by));
        }
    }
    if dash.len() > 1 {
        dashes.push(dash);
    }
    dashes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dashes_go_around_corners() {
        let points = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)];
        let dashes = broken(&points, &[6.0, 2.0]);
        assert_eq!(
            dashes,
            [
                vec![(0.0, 0.0), (6.0, 0.0)],
                vec![(8.0, 0.0), (10.0, 0.0), (10.0, 4.0)],
                vec![(10.0, 6.0), (10.0, 10.0)],
            ]
        );
        assert!(broken(&[], &[1.0, 1.0]).is_empty());
        assert!(broken(&[(1.0, 1.0)], &[1.0, 1.0]).is_empty());
    }
}
