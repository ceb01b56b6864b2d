//! The players beside or below a board: names, figures, whose turn it is, how the game stands, the last
//! turns.

use super::colour::Colour;
use super::font::Weight;
use super::label::Label;
use super::painter::Painter;
use super::raster::{Area, Raster};
use super::summary::{PlayerLine, PlayerState, Summary, TurnLine, clock, departed};
use super::text::{Align, Style};
use super::theme::Pair;
use crate::texts::Tongue;

/// A panel with its measures, before it is drawn.
pub(super) struct Panel<'a> {
    pub painter: &'a Painter,
    pub summary: &'a Summary,
    pub tongue: Tongue,
    /// How many pixels a unit has; a card is some 120 units high.
    pub unit: f32,
    /// How many cards stand in a row.
    pub columns: usize,
}

const CARD: f32 = 116.0;
const GAP: f32 = 14.0;
const STANDING: f32 = 48.0;
const TURN: f32 = 44.0;

impl Panel<'_> {
    fn px(&self, units: f32) -> i32 {
        (units * self.unit).round() as i32
    }

    fn style(&self, weight: Weight, units: f32) -> Style<'_> {
        self.painter.fonts().style(weight, units * self.unit)
    }

    fn card_rows(&self) -> i32 {
        self.summary.players.len().div_ceil(self.columns.max(1)) as i32
    }

    /// The height of all but the turns.
    fn head_height(&self) -> i32 {
        let standing = if self.summary.standing.is_some() { self.px(STANDING) } else { 0 };
        self.card_rows() * self.px(CARD + GAP) + standing
    }

    /// The height with so many turns.
    pub fn height(&self, turns: usize) -> i32 {
        let turns = turns.min(self.summary.turns.len());
        let below = if turns > 0 { self.px(GAP) } else { 0 };
        self.head_height() + turns as i32 * self.px(TURN) + below
    }

    /// How many turns fit a height.
    pub fn turns_in(&self, height: i32) -> usize {
        let room = height - self.head_height() - self.px(GAP);
        (room / self.px(TURN).max(1)).max(0) as usize
    }

    /// Draws the panel from the upper edge of an area.
    pub fn draw(&self, raster: &mut Raster, area: Area, turns: usize) {
        let columns = self.columns.max(1) as i32;
        let gap = self.px(GAP);
        let width = (area.width - (columns - 1) * gap) / columns;
        for (i, player) in (0..).zip(&self.summary.players) {
            let (row, column) = (i / columns, i % columns);
            let x = area.x + column * (width + gap);
            let y = area.y + row * self.px(CARD + GAP);
            let card = Area::new(x, y, width, self.px(CARD));
            self.draw_card(raster, card, i as usize, player);
        }
        let mut y = area.y + self.card_rows() * self.px(CARD + GAP);
        if let Some(standing) = &self.summary.standing {
            self.draw_standing(
                raster,
                Area::new(area.x, y, area.width, self.px(STANDING)),
                standing,
            );
            y += self.px(STANDING);
        }
        let shown = self.summary.turns.len().saturating_sub(turns);
        for (i, turn) in self.summary.turns[shown..].iter().rev().enumerate() {
            let line = Area::new(area.x, y, area.width, self.px(TURN));
            self.draw_turn(raster, line, turn, i == 0);
            y += self.px(TURN);
        }
    }

    fn draw_card(&self, raster: &mut Raster, card: Area, seat: usize, player: &PlayerLine) {
        let theme = self.painter.theme();
        let on_turn = player.state == PlayerState::OnTurn;
        let won = matches!(player.state, PlayerState::Won | PlayerState::Tied);
        let pair = if on_turn || won { theme.picture.accent } else { theme.picture.card };
        let remark = if on_turn || won { pair.ink } else { theme.picture.muted };
        let radius = 18.0 * self.unit;
        raster.fill_rounded(card, radius, pair.fill);
        if !on_turn && !won {
            raster.ring(card, radius, (2.0 * self.unit).max(1.0), theme.line());
        }
        let inside = card.inset(self.px(22.0));
        let figure_style = self.style(Weight::Bold, 60.0);
        let figure = figure_style.line(&player.figure);
        let middle = card.y as f32 + card.height as f32 / 2.0;
        let baseline = middle + figure_style.cap_height() / 2.0;
        raster.write(&figure, inside.right() as f32, baseline, Align::Right, pair.ink);
        let left = inside.x + self.draw_sign(raster, inside, player.state, pair);
        let room = inside.right() as f32 - figure.width() - 16.0 * self.unit - left as f32;
        let x = left as f32;
        let style = self.style(Weight::Regular, 27.0);
        let remarks = style.fit(&self.remarks(player, style, room), room);
        let name = self.label(Weight::Bold, 36.0, 28.0, Some((30.0, 24.0)));
        let names = name.lines(self.painter.fonts(), &self.name(seat, player), room);
        let baselines: &[f32] = match (names.len(), remarks.width() > 0.0) {
            (1, true) => &[51.0, 92.0],
            (1, false) => &[71.0],
            (_, true) => &[37.0, 67.0, 99.0],
            (_, false) => &[52.0, 84.0],
        };
        let inks = std::iter::repeat_n(pair.ink, names.len()).chain([remark]);
        for ((line, ink), at) in names.iter().chain([&remarks]).zip(inks).zip(baselines) {
            raster.write(line, x, card.y as f32 + at * self.unit, Align::Left, ink);
        }
    }

    fn label(&self, weight: Weight, usual: f32, least: f32, of_two: Option<(f32, f32)>) -> Label {
        let unit = self.unit;
        let of_two = of_two.map(|(most, least)| (most * unit, least * unit));
        Label { weight, usual: usual * unit, least: least * unit, of_two }
    }

    fn name(&self, seat: usize, player: &PlayerLine) -> String {
        // A name of nothing visible is no name.
        match self.style(Weight::Bold, 36.0).width(&player.name) > 0.0 {
            true => player.name.clone(),
            false => self.tongue.say("picture-player", &[("number", &(seat + 1).to_string())]),
        }
    }

    /// A sign before the name for those who do not see the colour; tells how wide it is.
    fn draw_sign(&self, raster: &mut Raster, inside: Area, state: PlayerState, pair: Pair) -> i32 {
        let (x, y) = (inside.x as f32, inside.y as f32 + inside.height as f32 / 2.0);
        match state {
            PlayerState::OnTurn => {
                let (width, half) = (24.0 * self.unit, 17.0 * self.unit);
                raster.polygon(&[(x, y - half), (x + width, y), (x, y + half)], pair.ink);
                self.px(42.0)
            }
            PlayerState::Won | PlayerState::Tied => {
                let side = self.px(56.0);
                let star = Area::new(inside.x - self.px(8.0), y as i32 - side / 2, side, side);
                raster.star(star, pair.ink);
                self.px(54.0)
            }
            PlayerState::Waits | PlayerState::Gone(_) => 0,
        }
    }

    /// What is told below a name, as much of it as there is room for.
    fn remarks(&self, player: &PlayerLine, style: Style<'_>, room: f32) -> String {
        let state = match player.state {
            PlayerState::Waits => None,
            PlayerState::OnTurn => Some(self.tongue.say("picture-on-turn", &[])),
            PlayerState::Won => Some(self.tongue.say("picture-won", &[])),
            PlayerState::Tied => Some(self.tongue.say("picture-tied", &[])),
            PlayerState::Gone(departure) => Some(departed(departure, self.tongue)),
        };
        let (time, more) = (player.time.map(clock), &player.more);
        // Whose turn it is can be seen; how much time is left cannot.
        let least = match player.state {
            PlayerState::OnTurn => time.as_ref().or(state.as_ref()),
            _ => state.as_ref().or(time.as_ref()),
        };
        let joined = |parts: &[&Option<String>]| {
            let parts = parts.iter().filter_map(|part| part.as_deref());
            parts.collect::<Vec<_>>().join(" · ")
        };
        let fuller = [joined(&[&state, &time, more]), joined(&[&state, &time])];
        let fits = fuller.into_iter().find(|text| style.width(text) <= room);
        fits.or_else(|| least.cloned()).unwrap_or_default()
    }

    fn draw_standing(&self, raster: &mut Raster, area: Area, text: &str) {
        let line = self.style(Weight::Bold, 29.0).fit(text, area.width as f32);
        let baseline = area.y as f32 + 33.0 * self.unit;
        let x = (area.x + self.px(22.0)) as f32;
        raster.write(&line, x, baseline, Align::Left, self.painter.theme().picture.page.ink);
    }

    fn draw_turn(&self, raster: &mut Raster, area: Area, turn: &TurnLine, newest: bool) {
        let theme = self.painter.theme();
        let ink: Colour = if newest { theme.picture.page.ink } else { theme.picture.muted };
        let inside =
            Area::new(area.x + self.px(22.0), area.y, area.width - 2 * self.px(22.0), area.height);
        let line_height = (1.5 * self.unit).round().max(1.0) as i32;
        raster.fill(Area::new(inside.x, area.y, inside.width, line_height), theme.line());
        let baseline = area.y as f32 + 32.0 * self.unit;
        let right = inside.right() as f32;
        let bold = self.style(Weight::Bold, 28.0);
        let mut room = inside.width as f32;
        if let Some(figure) = &turn.figure {
            let line = bold.line(figure);
            room -= line.width() + 16.0 * self.unit;
            raster.write(&line, right, baseline, Align::Right, ink);
        }
        let names = inside.width as f32 * 0.36;
        let name = self.summary.players.get(turn.seat.index());
        let name = name.map(|player| self.name(turn.seat.index(), player)).unwrap_or_default();
        let regular = self.style(Weight::Regular, 28.0);
        let label = self.label(Weight::Regular, 28.0, 24.0, None);
        for name in label.lines(self.painter.fonts(), &name, names - 16.0 * self.unit) {
            raster.write(&name, inside.x as f32, baseline, Align::Left, ink);
        }
        let deed = if newest { bold } else { regular }.fit(&turn.deed, room - names);
        raster.write(&deed, inside.x as f32 + names, baseline, Align::Left, ink);
    }
}
