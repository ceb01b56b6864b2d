//! The numbers of a chart as lines and bars.

use super::marks::Mark;
use super::{Drawing, Plot, Series};
use crate::render::{Align, Area, Weight};

impl Drawing<'_> {
    pub(super) fn draw_lines(&mut self, plot: &Plot) {
        let unit = self.unit;
        let all: Vec<_> = self.series().collect();
        for &(mark, series) in all.iter().rev() {
            let colour = self.colour(mark);
            let points: Vec<(f32, f32)> =
                series.drawn().map(|(x, y)| (plot.x(x), plot.y(y))).collect();
            mark.line(&mut self.raster, &points, 0.55 * unit, colour);
            let mut marked = f32::NEG_INFINITY;
            // All lines begin at the same place, where marks would only hide each other.
            for (i, &point) in points.iter().enumerate().skip(1) {
                // Marks keep a distance from each other; the last is always there.
                if point.0 - marked >= 3.5 * unit || i + 1 == points.len() {
                    mark.draw(&mut self.raster, point, 1.1 * unit, colour);
                    marked = point.0;
                }
            }
        }
        self.draw_last_figures(plot, &all);
    }

    /// The last number of every line beside its end, moved apart where they would overlap.
    fn draw_last_figures(&mut self, plot: &Plot, series: &[(Mark, &Series)]) {
        let (unit, bold) = (self.unit, self.style(Weight::Bold, 3.2));
        let ends = series.iter().filter_map(|&(mark, series)| {
            let (x, y) = series.drawn().next_back()?;
            Some((mark, (plot.x(x), plot.y(y)), self.figure(y)))
        });
        let mut ends: Vec<_> = ends.collect();
        ends.sort_by(|(_, a, _), (_, b, _)| a.1.total_cmp(&b.1));
        let mut heights: Vec<f32> = ends.iter().map(|(_, (_, y), _)| *y).collect();
        move_apart(&mut heights, 3.9 * unit, plot.area);
        let lift = bold.cap_height() / 2.0;
        // When a figure had to move away from its line, all show whose they are.
        let moved = ends.iter().zip(&heights).any(|((_, end, _), y)| (y - end.1).abs() > unit);
        for ((mark, (x, _), text), y) in ends.into_iter().zip(heights) {
            let mut x = x + 2.2 * unit;
            if moved {
                let colour = self.colour(mark);
                mark.draw(&mut self.raster, (x + 0.6 * unit, y), 0.9 * unit, colour);
                x += 2.2 * unit;
            }
            let ink = self.painter.theme().picture.page.ink;
            self.raster.write(&bold.line(&text), x, y + lift, Align::Left, ink);
        }
    }

    pub(super) fn draw_bars(&mut self, plot: &Plot) {
        let unit = self.unit;
        let step = plot.area.width as f32 * plot.across.share_of_one();
        let (wide, zero) = ((0.7 * step).clamp(1.0, 8.0 * unit), plot.y(0.0));
        let mut figures = Vec::new();
        for (mark, series) in self.series() {
            let colour = self.colour(mark);
            let most = series.drawn().map(|point| point.1).fold(0.0, f64::max);
            for (x, number) in series.drawn() {
                let (x, y) = (plot.x(x), plot.y(number));
                let (top, bottom) = (y.min(zero), y.max(zero));
                let bar = Area::new(
                    (x - wide / 2.0).round() as i32,
                    top.round() as i32,
                    (wide.round() as i32).max(1),
                    ((bottom - top).round() as i32).max(1),
                );
                self.raster.fill(bar, colour);
                let size = (0.45 * step).min(1.1 * unit);
                mark.draw(&mut self.raster, (x, top - 1.4 * size), size, colour);
                if number == most && most > 0.0 {
                    figures.push(((x, top - 3.2 * size), number));
                }
            }
        }
        self.draw_highest_figures(figures);
    }

    /// Numbers above their bars, the highest first; those that would overlap another are left out.
    fn draw_highest_figures(&mut self, mut figures: Vec<((f32, f32), f64)>) {
        figures.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let (bold, ink) = (self.style(Weight::Bold, 3.0), self.painter.theme().picture.page.ink);
        let mut written: Vec<(f32, f32, f32)> = Vec::new();
        for ((x, above), number) in figures {
            let text = bold.line(&self.figure(number));
            let overlaps = |&(other, height, width): &(f32, f32, f32)| {
                let apart = (width + text.width()) / 2.0 + self.unit;
                (x - other).abs() < apart && (above - height).abs() < 1.5 * bold.cap_height()
            };
            if !written.iter().any(overlaps) {
                self.raster.write(&text, x, above, Align::Centre, ink);
                written.push((x, above, text.width()));
            }
        }
    }
}

/// Moves heights in rising order to at least a step from each other, inside of an area.
fn move_apart(heights: &mut [f32], step: f32, area: Area) {
    let mut least = area.y as f32;
    for height in heights.iter_mut() {
        *height = height.max(least);
        least = *height + step;
    }
    let mut most = area.bottom() as f32;
    for height in heights.iter_mut().rev() {
        *height = height.min(most);
        most = *height - step;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_keep_a_distance_inside_the_plot() {
        let moved = |heights: &[f32]| {
            let mut heights = heights.to_vec();
            move_apart(&mut heights, 10.0, Area::new(0, 0, 100, 100));
            heights
        };
        assert_eq!(moved(&[20.0, 60.0]), [20.0, 60.0]);
        assert_eq!(moved(&[20.0, 22.0, 24.0]), [20.0, 30.0, 40.0]);
        assert_eq!(moved(&[95.0, 96.0, 98.0]), [80.0, 90.0, 100.0]);
        assert!(moved(&[]).is_empty());
    }
}
