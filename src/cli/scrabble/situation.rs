//! A CGP position as somebody on turn, to be searched.

use anyhow::{Context, ensure};

use crate::ai::scrabble::{Engine, Position, Rack, Turn, Worth};
use crate::games::scrabble::notation::Cgp;
use crate::games::scrabble::{Edition, Tiles};

/// Reads a position that fits the edition and tells the rack on turn.
pub(super) fn read(text: &str, edition: &Edition) -> anyhow::Result<Cgp> {
    let cgp: Cgp = text.parse().context("the position")?;
    cgp.check(edition).context("the position")?;
    ensure!(
        cgp.racks.first().is_some_and(|rack| !rack.is_empty()),
        "the position does not tell the first rack, the one on turn"
    );
    Ok(cgp)
}

/// A board with the player on turn.
pub(super) struct Situation {
    pub position: Position,
    pub turn: Turn,
}

impl Situation {
    /// Makes a position ready for searching.
    pub fn new(engine: &Engine, cgp: &Cgp, worth: Worth) -> Self {
        let tiles = &engine.edition().tiles;
        let full = usize::from(engine.edition().rack_size);
        let (own, others) = match cgp.racks.split_first() {
            Some((own, others)) => (Rack::new(own, tiles.alphabet()), others),
            None => (Rack::default(), &[][..]),
        };
        // A position that tells of one player alone has an opponent nevertheless.
        let others = if others.is_empty() { &[Tiles(Vec::new())][..] } else { others };
        let held = |rack: &Tiles| if rack.is_empty() { full } else { rack.len() };
        let unseen = engine.unseen(&cgp.board, &own);
        let turn = Turn {
            rack: own,
            bag: unseen.len().saturating_sub(others.iter().map(held).sum()),
            unseen_value: tiles.sum(&unseen.tiles(tiles.alphabet())).0,
            worth,
        };
        Self { position: engine.position(&cgp.board), turn }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::ai::scrabble::Leaves;
    use crate::assets;
    use crate::games::scrabble::pack::PackFiles;
    use crate::lexicon::Vocabulary;

    fn engine(edition: Edition) -> Engine {
        let alphabet = Arc::new(edition.tiles.alphabet().clone());
        Engine::new(edition, &Vocabulary::collect(alphabet, []), Arc::new(Leaves::none()))
    }

    #[test]
    fn the_bag_is_what_neither_board_nor_racks_hold() {
        let engine = engine(assets::language("en").unwrap().unwrap().edition);
        let board = "15/15/15/15/15/15/15/7CaT5/15/15/15/15/15/15/15";
        for (rest, bag) in [
            ("ABCDEFG 0 0", 83),
            ("ABCDEFG/ 0/0 0", 83),
            ("AB/ 0/0 0", 88),
            ("ABCDEFG/XYZ 0/0 0", 87),
            ("ABCDEFG///XYZ 0/0/0/0 0", 73),
        ] {
            let cgp = read(&format!("{board} {rest}"), engine.edition()).unwrap();
            let Situation { turn, .. } = Situation::new(&engine, &cgp, Worth::Points);
            assert_eq!(turn.bag, bag, "{rest}");
        }
        let cgp = read(&format!("{board} ABCDEFG/ 0/0 0"), engine.edition()).unwrap();
        let Situation { turn, .. } = Situation::new(&engine, &cgp, Worth::Points);
        // All tiles are worth 187; C and T lie on the board, a blank is worth nothing.
        assert_eq!(turn.unseen_value, 187 - 4 - (1 + 3 + 3 + 2 + 1 + 4 + 2));
    }

    #[test]
    fn an_unknown_rack_holds_no_more_than_is_left() {
        let mut files = PackFiles::new();
        files.add("tiles.csv", "A,1,10\nB,1,8\n");
        files.add_default_board(assets::STANDARD_BOARD);
        let engine = engine(files.read("small").unwrap().edition);
        let board = "15/15/15/15/15/15/15/4ABABABAB3/15/15/15/15/15/15/15";
        let cgp = read(&format!("{board} AAAA/ 0/0 0"), engine.edition()).unwrap();
        assert_eq!(Situation::new(&engine, &cgp, Worth::Points).turn.bag, 0);
    }
}
