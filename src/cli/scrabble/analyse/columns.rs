//! What is told in columns.

use std::fmt::Write;

use crate::ai::scrabble::analysis::Explanation;

/// The chance to win after a move in percent, as well as it is known.
pub(super) fn percent(told: &Explanation) -> String {
    let chance = told.foresight.map(|foresight| foresight.win_chance).or(told.win_chance);
    chance.map(|chance| format!("{:.0}", 100.0 * chance)).unwrap_or_default()
}

/// Rows below their headings as columns of equal width; numbers stand to the right. Columns without
/// anything below the heading are left out.
pub(super) fn aligned<const N: usize>(rows: &[[String; N]]) -> String {
    let cells = |column: usize| rows.iter().skip(1).map(move |row| &row[column]);
    let told: Vec<usize> =
        (0..N).filter(|&column| cells(column).any(|cell| !cell.is_empty())).collect();
    let is_number = |cell: &String| cell.is_empty() || cell.parse::<f64>().is_ok();
    let mut lines = vec![String::new(); rows.len()];
    for column in told {
        let width = rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
        let to_the_right = cells(column).all(is_number);
        for (line, row) in lines.iter_mut().zip(rows) {
            let cell = &row[column];
            let _ = match to_the_right {
                true => write!(line, "{cell:>width$}  "),
                false => write!(line, "{cell:<width$}  "),
            };
        }
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_to_the_right_and_empty_columns_are_left_out() {
        let rows = [
            ["move", "points", "lead", "words"],
            ["8H KÓD", "12", "", "KÓD"],
            ["pass", "", "", ""],
        ];
        let rows = rows.map(|row| row.map(str::to_owned));
        let shown = "move    points  words\n8H KÓD      12  KÓD\npass\n";
        assert_eq!(aligned(&rows), shown);
    }
}
