//! Colours of the screen, how they contrast, and how they look to eyes that see fewer of them.

use std::fmt;
use std::str::FromStr;

/// A colour as screens mix it (sRGB).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Colour {
    /// The share of red.
    pub red: u8,
    /// The share of green.
    pub green: u8,
    /// The share of blue.
    pub blue: u8,
}

/// The text is no colour.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no colour such as #1a2b3c")]
pub struct ColourError(String);

impl FromStr for Colour {
    type Err = ColourError;

    fn from_str(text: &str) -> Result<Self, ColourError> {
        let error = || ColourError(text.chars().take(20).collect());
        let digits = text.strip_prefix('#').ok_or_else(error)?;
        if digits.len() != 6 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(error());
        }
        let number = u32::from_str_radix(digits, 16).map_err(|_| error())?;
        let [_, red, green, blue] = number.to_be_bytes();
        Ok(Self { red, green, blue })
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

impl Colour {
    /// A colour of its three shares.
    pub const fn new(red: u8, green: u8, blue: u8) -> Self {
        Self { red, green, blue }
    }

    /// This colour with some parts of a whole of another over it.
    pub fn mixed(self, over: Self, part: u8, whole: u8) -> Self {
        let (part, whole) = (u32::from(part), u32::from(whole.max(1)));
        let mix = |under: u8, over: u8| {
            let sum = u32::from(under) * (whole - part.min(whole)) + u32::from(over) * part;
            u8::try_from((sum + whole / 2) / whole).unwrap_or(u8::MAX)
        };
        Self {
            red: mix(self.red, over.red),
            green: mix(self.green, over.green),
            blue: mix(self.blue, over.blue),
        }
    }

    /// How far the most different share is from that of another colour.
    pub(super) fn gap(self, other: Self) -> u8 {
        let gaps = self.shares().into_iter().zip(other.shares()).map(|(a, b)| a.abs_diff(b));
        gaps.max().unwrap_or(0)
    }

    fn shares(self) -> [u8; 3] {
        [self.red, self.green, self.blue]
    }

    fn linear(self) -> [f64; 3] {
        self.shares().map(|share| {
            let share = f64::from(share) / 255.0;
            if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        })
    }

    fn from_linear(shares: [f64; 3]) -> Self {
        let [red, green, blue] = shares.map(|share| {
            let share = share.clamp(0.0, 1.0);
            let share = match share <= 0.003_130_8 {
                true => share * 12.92,
                false => 1.055 * share.powf(1.0 / 2.4) - 0.055,
            };
            (share * 255.0).round() as u8
        });
        Self { red, green, blue }
    }

    /// The relative luminance of WCAG 2.
    pub fn luminance(self) -> f64 {
        let [red, green, blue] = self.linear();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast of WCAG 2, from 1 to 21.
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// What eyes of this kind see.
    pub fn seen_by(self, eyes: Eyes) -> Self {
        let Some(matrix) = eyes.matrix() else { return self };
        let linear = self.linear();
        Self::from_linear(matrix.map(|row| row.iter().zip(linear).map(|(a, b)| a * b).sum()))
    }

    /// The difference to another colour by CIE 1976 (ΔE*ab): 2 can just be told apart side by side.
    pub fn difference(self, other: Self) -> f64 {
        let pairs = self.lab().into_iter().zip(other.lab());
        pairs.map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
    }

    /// CIE L*a*b* under daylight (D65).
    fn lab(self) -> [f64; 3] {
        let [red, green, blue] = self.linear();
        let x = 0.412_456 * red + 0.357_576 * green + 0.180_437 * blue;
        let y = 0.212_673 * red + 0.715_152 * green + 0.072_175 * blue;
        let z = 0.019_334 * red + 0.119_192 * green + 0.950_304 * blue;
        let [x, y, z] = [x / 0.950_47, y, z / 1.088_83].map(|part| match part > 0.008_856 {
            true => part.cbrt(),
            false => 7.787 * part + 16.0 / 116.0,
        });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
}

/// Eyes by the colours that they tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// All of them.
    Common,
    /// Without the cones for green.
    Deuteranope,
    /// Without the cones for red.
    Protanope,
}

impl Eyes {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Common, Self::Deuteranope, Self::Protanope];

    /// What happens to linear light: Machado, Oliveira and Fernandes, "A Physiologically-based Model
    /// for Simulation of Color Vision Deficiency" (2009), severity 1.0.
    fn matrix(self) -> Option<[[f64; 3]; 3]> {
        match self {
            Self::Common => None,
            Self::Deuteranope => Some([
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ]),
            Self::Protanope => Some([
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: Colour = Colour::new(255, 255, 255);
    const BLACK: Colour = Colour::new(0, 0, 0);

    #[test]
    fn a_colour_is_read_and_written() {
        let colour: Colour = "#1a2B3c".parse().unwrap();
        assert_eq!(colour, Colour::new(0x1a, 0x2b, 0x3c));
        assert_eq!(colour.to_string(), "#1a2b3c");
        for text in ["", "1a2b3c", "#1a2b3", "#1a2b3c4", "#+a2b3c", "red", "#ěšč"] {
            assert!(text.parse::<Colour>().is_err(), "{text}");
        }
    }

    #[test]
    fn mixing_goes_from_one_colour_to_the_other() {
        assert_eq!(BLACK.mixed(WHITE, 0, 15), BLACK);
        assert_eq!(BLACK.mixed(WHITE, 15, 15), WHITE);
        assert_eq!(BLACK.mixed(WHITE, 1, 3), Colour::new(85, 85, 85));
    }

    #[test]
    fn contrast_is_that_of_wcag() {
        assert!((WHITE.contrast(BLACK) - 21.0).abs() < 1e-9);
        assert!((WHITE.contrast(WHITE) - 1.0).abs() < 1e-9);
        // The grey that is known for just passing on white.
        assert!((Colour::new(0x76, 0x76, 0x76).contrast(WHITE) - 4.54).abs() < 0.01);
    }

    #[test]
    fn the_difference_of_white_and_black_is_a_hundred() {
        assert!((WHITE.difference(BLACK) - 100.0).abs() < 0.1);
    }

    #[test]
    fn red_and_green_come_together_for_eyes_without_green_cones() {
        let (red, green) = (Colour::new(0xc0, 0x50, 0x20), Colour::new(0x60, 0x80, 0x20));
        let seen = red.seen_by(Eyes::Deuteranope).difference(green.seen_by(Eyes::Deuteranope));
        assert!(seen < red.difference(green) / 3.0, "{seen}");
        for eyes in Eyes::ALL {
            assert!(WHITE.seen_by(eyes).gap(WHITE) <= 1 && BLACK.seen_by(eyes).gap(BLACK) <= 1);
        }
    }
}
