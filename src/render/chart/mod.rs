//! Charts of lines and bars: axes with round numbers, a legend, figures where they matter.
//!
//! Whoever sees no colours tells players by the shape of their marks and by how lines are broken.

mod axis;
mod marks;
mod numbers;

use self::axis::Axis;
use self::marks::Mark;
use super::colour::Colour;
use super::figure::written;
use super::font::Weight;
use super::painter::Painter;
use super::raster::{Area, Raster};
use super::text::{Align, Style};
use super::theme::Part;
use crate::texts::Tongue;

/// Numbers to be shown, one or more series of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// What it shows.
    pub title: String,
    /// What is counted from left to right.
    pub across: String,
    /// What is counted from bottom to top.
    pub up: String,
    /// How the numbers are shown.
    pub shape: Shape,
    /// At most four series of numbers; more are not drawn.
    pub series: Vec<Series>,
    /// Of which game it is.
    pub part: Part,
    /// Decimal places of the numbers written beside their place in the chart.
    pub places: usize,
    /// The language that numbers are written in.
    pub tongue: Tongue,
}

/// How numbers are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A line through them.
    Lines,
    /// A bar for each.
    Bars,
}

/// Numbers of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Whose they are.
    pub name: String,
    /// How far right and how far up, from left to right.
    pub points: Vec<(f64, f64)>,
}

/// Numbers further from nothing than this, and those that are none, are not drawn.
const FURTHEST: f64 = 1e9;

impl Series {
    fn drawn(&self) -> impl DoubleEndedIterator<Item = (f64, f64)> + Clone + '_ {
        let is_near = |number: f64| number.abs() <= FURTHEST;
        self.points.iter().copied().filter(move |&(x, y)| is_near(x) && is_near(y))
    }
}

/// The fewest and the most pixels that a chart is wide.
pub const CHART_WIDTHS: std::ops::RangeInclusive<u32> = 200..=2_000;

impl Painter {
    /// Draws a chart so many pixels wide.
    pub fn chart(&self, chart: &Chart, width: u32) -> Raster {
        let width = width.clamp(*CHART_WIDTHS.start(), *CHART_WIDTHS.end());
        let raster = self.page(width, width * 5 / 8, chart.part);
        let mut drawing = Drawing { painter: self, chart, raster, unit: width as f32 / 100.0 };
        drawing.draw();
        drawing.raster
    }
}

struct Drawing<'a> {
    painter: &'a Painter,
    chart: &'a Chart,
    raster: Raster,
    /// A hundredth of the width.
    unit: f32,
}

/// Where numbers lie in the picture.
struct Plot {
    area: Area,
    across: Axis,
    up: Axis,
}

impl Plot {
    fn x(&self, number: f64) -> f32 {
        self.area.x as f32 + self.across.share(number) * self.area.width as f32
    }

    fn y(&self, number: f64) -> f32 {
        self.area.bottom() as f32 - self.up.share(number) * self.area.height as f32
    }
}

impl<'a> Drawing<'a> {
    fn draw(&mut self) {
        let below = self.draw_head();
        let plot = self.plot(below);
        self.draw_axes(&plot);
        match self.chart.shape {
            Shape::Lines => self.draw_lines(&plot),
            Shape::Bars => self.draw_bars(&plot),
        }
    }

    fn series(&self) -> impl DoubleEndedIterator<Item = (Mark, &'a Series)> + use<'a> {
        Mark::ALL.into_iter().zip(&self.chart.series)
    }

    fn colour(&self, mark: Mark) -> Colour {
        self.painter.theme().picture.players[mark as usize]
    }

    fn style(&self, weight: Weight, units: f32) -> Style<'a> {
        self.painter.fonts().style(weight, units * self.unit)
    }

    fn figure(&self, number: f64) -> String {
        written(number, self.chart.places, self.chart.tongue)
    }

    fn tick(&self, number: f64) -> String {
        written(number, 0, self.chart.tongue)
    }

    /// Small text on axes and in the legend; 11 pixels where a telephone shows the chart.
    fn small(&self) -> Style<'a> {
        self.style(Weight::Regular, 3.0)
    }

    /// Title and legend; returns where the room below begins.
    fn draw_head(&mut self) -> f32 {
        let (unit, width) = (self.unit, self.raster.width() as f32);
        let theme = self.painter.theme();
        let title = self.style(Weight::Bold, 4.0).fit(&self.chart.title, width - 6.0 * unit);
        self.raster.write(&title, 3.0 * unit, 6.0 * unit, Align::Left, theme.picture.page.ink);
        let (small, count) = (self.small(), self.series().count().max(1));
        // Long names need a line for every two of them.
        let columns = if count > 2 { 2 } else { count };
        let column = (width - 6.0 * unit) / columns as f32;
        let mut y = 6.0 * unit;
        let mut x = 3.0 * unit;
        for (i, (mark, series)) in self.series().enumerate() {
            if i % columns == 0 {
                (x, y) = (3.0 * unit, y + 4.8 * unit);
            }
            let colour = self.colour(mark);
            let is_line = self.chart.shape == Shape::Lines;
            let sample = if is_line { 6.0 * unit } else { 2.2 * unit };
            let middle = y - small.cap_height() / 2.0;
            if is_line {
                let line = [(x, middle), (x + sample, middle)];
                mark.line(&mut self.raster, &line, 0.55 * unit, colour);
            }
            mark.draw(&mut self.raster, (x + sample / 2.0, middle), 1.1 * unit, colour);
            let name = small.fit(&series.name, column - sample - 3.0 * unit);
            let after = x + sample + unit;
            self.raster.write(&name, after, y, Align::Left, theme.picture.page.ink);
            x = if columns == 1 { x } else { (after + name.width() + 4.0 * unit).max(x) };
            // Columns stand below each other where there are several lines.
            if count > 2 {
                x = 3.0 * unit + column;
            }
        }
        y + 2.0 * unit
    }

    fn plot(&self, below: f32) -> Plot {
        let (unit, small) = (self.unit, self.small());
        let points = || self.chart.series.iter().flat_map(Series::drawn);
        let (across, ups) = (points().map(|point| point.0), points().map(|point| point.1));
        let (across, up) = match self.chart.shape {
            Shape::Lines => (Axis::exact(across, 10), Axis::new(ups, 5)),
            // Marks and figures stand above the bars.
            Shape::Bars => (Axis::between(across, 10), Axis::new(ups.map(|up| 1.15 * up), 5)),
        };
        let labels = up.ticks().into_iter().map(|tick| small.width(&self.tick(tick)));
        let left = 3.0 * unit + labels.fold(0.0, f32::max) + 1.5 * unit;
        let figure = |series: &Series| {
            let last = series.drawn().next_back().map(|point| self.figure(point.1));
            last.map_or(0.0, |text| self.style(Weight::Bold, 3.2).width(&text))
        };
        let room = match self.chart.shape {
            Shape::Lines => self.chart.series.iter().map(figure).fold(0.0, f32::max) + 4.0 * unit,
            Shape::Bars => 0.0,
        };
        let top = below + 5.5 * unit;
        let (width, height) = (self.raster.width() as f32, self.raster.height() as f32);
        let (right, bottom) = (width - 3.0 * unit - room, height - 9.2 * unit);
        let area = Area::new(left as i32, top as i32, (right - left) as i32, (bottom - top) as i32);
        Plot { area, across, up }
    }

    fn draw_axes(&mut self, plot: &Plot) {
        let (unit, small, theme) = (self.unit, self.small(), self.painter.theme());
        let faint = theme.picture.page.fill.mixed(theme.picture.muted, 4, 15);
        let thin = (0.15 * unit).max(1.0).round() as i32;
        let lift = small.cap_height() / 2.0;
        for tick in plot.up.ticks() {
            let y = plot.y(tick);
            let colour = if tick == 0.0 { theme.picture.muted } else { faint };
            let line = Area::new(plot.area.x, y as i32 - thin / 2, plot.area.width, thin);
            self.raster.fill(line, colour);
            let (text, x) = (small.line(&self.tick(tick)), plot.area.x as f32 - unit);
            self.raster.write(&text, x, y + lift, Align::Right, theme.picture.muted);
        }
        let bottom = plot.area.bottom() as f32;
        for tick in plot.across.ticks() {
            let (text, x) = (small.line(&self.tick(tick)), plot.x(tick));
            let line = Area::new(x as i32 - thin / 2, bottom as i32, thin, (0.8 * unit) as i32);
            self.raster.fill(line, theme.picture.muted);
            self.raster.write(&text, x, bottom + 3.8 * unit, Align::Centre, theme.picture.muted);
        }
        let up = small.line(&self.chart.up);
        let above = plot.area.y as f32 - 2.6 * unit;
        self.raster.write(&up, 3.0 * unit, above, Align::Left, theme.picture.muted);
        let across = small.line(&self.chart.across);
        let end = plot.area.right() as f32;
        self.raster.write(&across, end, bottom + 7.2 * unit, Align::Right, theme.picture.muted);
    }
}
