//! A second scorer that shares nothing with the first but the facts: it looks at the board before
//! and after, finds every run of tiles that holds a new one, and counts.

use std::collections::BTreeMap;

use kamen::games::scrabble::{Board, Edition, Placement, Square, Tile};

type Grid = BTreeMap<(i32, i32), (String, bool)>;

fn grid(board: &Board) -> Grid {
    let mut grid = Grid::new();
    for (square, tile) in board.tiles() {
        let at = (i32::from(square.row), i32::from(square.col));
        grid.insert(at, (tile.letter.to_string(), tile.blank));
    }
    grid
}

/// The points of a placement on a board, and the words it makes, sorted.
pub fn play(board: &Board, edition: &Edition, placement: &Placement) -> (i32, Vec<String>) {
    let before = grid(board);
    let mut after_board = board.clone();
    for (square, tile) in placement.laid() {
        after_board.lay(square, tile);
    }
    let after = grid(&after_board);
    let new: Vec<_> = after.keys().filter(|at| !before.contains_key(at)).copied().collect();
    let mut points = 0;
    let mut words = Vec::new();
    for (down, right) in [(0, 1), (1, 0)] {
        for &(row, col) in after.keys() {
            if after.contains_key(&(row - down, col - right)) {
                continue;
            }
            let mut run = Vec::new();
            let (mut r, mut c) = (row, col);
            while after.contains_key(&(r, c)) {
                run.push((r, c));
                (r, c) = (r + down, c + right);
            }
            if run.len() < 2 || !run.iter().any(|at| new.contains(at)) {
                continue;
            }
            points += word(&run, &after, &new, edition);
            words.push(run.iter().map(|at| after[at].0.as_str()).collect());
        }
    }
    if new.len() == usize::from(edition.rack_size) {
        points += edition.bingo_bonus.0;
    }
    words.sort();
    (points, words)
}

fn word(run: &[(i32, i32)], after: &Grid, new: &[(i32, i32)], edition: &Edition) -> i32 {
    let mut letters = 0;
    let mut times = 1;
    for at in run {
        let (text, blank) = &after[at];
        let value =
            if *blank { 0 } else { edition.tiles.value(Tile::Letter(text.parse().unwrap())).0 };
        if new.contains(at) {
            let square = Square::new(u8::try_from(at.0).unwrap(), u8::try_from(at.1).unwrap());
            let premium = edition.layout.premium(square);
            letters += value * i32::from(premium.letter);
            times *= i32::from(premium.word);
        } else {
            letters += value;
        }
    }
    letters * times
}
