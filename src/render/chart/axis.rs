//! Axes with round numbers.

/// A range of numbers with round steps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Axis {
    from: f64,
    to: f64,
    step: f64,
}

impl Axis {
    /// From zero, or below it, to a round number above all, in about so many whole steps.
    pub fn new(numbers: impl Iterator<Item = f64>, steps: usize) -> Self {
        let Self { from, to, step } = Self::exact(numbers.chain([0.0]), steps);
        Self { from: (from / step).floor() * step, to: (to / step).ceil() * step, step }
    }

    /// From the least to the greatest number.
    pub fn exact(numbers: impl Iterator<Item = f64>, steps: usize) -> Self {
        let finite = numbers.filter(|number| number.is_finite());
        let (from, to) = finite.fold((f64::MAX, f64::MIN), |(least, most), number| {
            (least.min(number), most.max(number))
        });
        let (from, to) = if from > to { (0.0, 1.0) } else { (from, to) };
        let to = if to - from < 1.0 { from + 1.0 } else { to };
        Self { from, to, step: round_step((to - from) / steps.max(1) as f64) }
    }

    /// As [`exact`](Self::exact), with room for half a bar on both sides.
    pub fn between(numbers: impl Iterator<Item = f64>, steps: usize) -> Self {
        let Self { from, to, step } = Self::exact(numbers, steps);
        Self { from: from - 0.6, to: to + 0.6, step }
    }

    /// How far a number lies on the way from the beginning to the end.
    pub fn share(&self, number: f64) -> f32 {
        ((number - self.from) / (self.to - self.from)).clamp(0.0, 1.0) as f32
    }

    /// How long a step of one is.
    pub fn share_of_one(&self) -> f32 {
        (1.0 / (self.to - self.from)) as f32
    }

    /// The round numbers on it.
    pub fn ticks(&self) -> Vec<f64> {
        let first = (self.from / self.step).ceil();
        let last = (self.to / self.step + 1e-9).floor();
        let count = (last - first).clamp(0.0, 100.0) as usize;
        (0..=count).map(|i| (first + i as f64) * self.step).collect()
    }
}

/// One, two or five times a power of ten, at least one.
fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.max(1.0).log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().find(|factor| factor * power >= least - 1e-9);
    step.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_whole() {
        let ticks = |most: f64| Axis::new([most].into_iter(), 5).ticks();
        assert_eq!(ticks(443.0), [0.0, 100.0, 200.0, 300.0, 400.0, 500.0]);
        assert_eq!(ticks(7.0), [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert_eq!(ticks(0.0), [0.0, 1.0]);
        assert_eq!(ticks(-15.0), [-15.0, -10.0, -5.0, 0.0]);
    }

    #[test]
    fn nothing_and_nonsense_have_an_axis_as_well() {
        for numbers in [&[][..], &[f64::NAN], &[f64::INFINITY, f64::NEG_INFINITY]] {
            let axis = Axis::exact(numbers.iter().copied(), 10);
            assert_eq!(axis.ticks(), [0.0, 1.0]);
            assert!(axis.share(f64::NAN).is_nan());
        }
        assert!(Axis::new([1e300].into_iter(), 5).ticks().len() < 10);
    }

    #[test]
    fn an_exact_axis_ends_at_its_last_number() {
        let axis = Axis::exact([0.0, 23.0].into_iter(), 10);
        assert_eq!((axis.share(0.0), axis.share(23.0)), (0.0, 1.0));
        assert_eq!(axis.ticks().last(), Some(&20.0));
        let bars = Axis::between([1.0, 3.0].into_iter(), 10);
        assert_eq!(bars.ticks(), [1.0, 2.0, 3.0]);
        assert!(bars.share(1.0) > 0.1);
    }
}
