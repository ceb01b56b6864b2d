//! Numbers as they are written in a language.

use crate::texts::Tongue;

/// A number with so many decimal places.
pub fn written(number: f64, places: usize, tongue: Tongue) -> String {
    let text = format!("{number:.places$}");
    let text = match tongue {
        Tongue::English => text,
        Tongue::Czech | Tongue::Slovak => text.replace('.', ","),
    };
    // The hyphen is too short beside figures, and a rounded nothing has no sign.
    match text.strip_prefix('-') {
        Some(size) if size.chars().any(|c| ('1'..='9').contains(&c)) => format!("−{size}"),
        Some(nothing) => nothing.to_owned(),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_in_the_language() {
        assert_eq!(written(12.25, 1, Tongue::Czech), "12,2");
        assert_eq!(written(12.26, 1, Tongue::English), "12.3");
        assert_eq!(written(-15.0, 0, Tongue::Slovak), "−15");
        assert_eq!(written(-0.01, 1, Tongue::Czech), "0,0");
    }
}
