//! Games and positions in their notations, and moves as people type them.

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::analysis::Analyser;
use kamen::ai::scrabble::end_game::{EndGame, Solver};
use kamen::ai::scrabble::{Engine, Sight, Worth};
use kamen::games::scrabble::notation::{Cgp, Gcg, TypedMove};
use kamen::games::scrabble::{Placement, Tiles, View};

use super::{Dice, Reader, tiny};

/// Positions that a search may look at for each input.
const STEPS: u64 = 20;

/// Games: replayed, and analysed as `kamen scrabble analyse` does.
pub struct Games {
    engine: Engine,
    analyser: Analyser,
    accepted: usize,
}

const GAME: &str = "#character-encoding UTF-8\n#player1 a Anna\n#player2 b Bob B\n#title x\n\
    >a: KOBA 3C OB +8 8\n#note good\n>b: AE?K D3 .AK +6 6\n>a: KAOE -KO +0 8\n>b: EE[CH]O - +0 6\n\
    >a: ABCE C3 .KO +5 13\n>a: ABCE -- -5 8\n>b: EEO (challenge) +5 11\n>a: AB (AB) +8 16\n>b: EE (time) -3 8\n";
const GAME_PIECES: &[&str] = &[
    "#player1 a A\n#player2 b B\n",
    "#",
    ">a: ",
    ">b: ",
    "KAOE ",
    "ABCDEFGHIJKLM ",
    "????????????? ",
    "3C ",
    "C3 ",
    "D3 ",
    "OKO ",
    ".KO ",
    "+10 10",
    "+1000000001 5",
    "-",
    "--",
    " ",
    "\n",
    "\r",
    "(challenge) ",
    "(time) ",
    "(AB) ",
    "-5 5",
    "#note x",
    "#character-encoding latin2",
    "#incomplete",
    ">",
    ":",
    "?",
    "k",
    "[CH]",
    "5A ",
    "A1 BAKBAKBAK ",
];

impl Games {
    pub fn new() -> Self {
        Self { engine: tiny::engine(), analyser: Analyser::default(), accepted: 0 }
    }
}

impl Reader for Games {
    fn name(&self) -> &'static str {
        "gcg"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        let mut game = GAME.as_bytes().to_vec();
        dice.change_text(&mut game, GAME_PIECES);
        game
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let Ok(gcg) = Gcg::parse_bytes(input) else { return false };
        assert_eq!(Gcg::parse(&gcg.to_string()).as_ref(), Ok(&gcg));
        let edition = self.engine.edition();
        let _ = gcg.view(edition);
        let Ok(view) = gcg.told_view(edition) else { return false };
        self.accepted += 1;
        // Every turn is looked at in some games, one in the others.
        let looked_at = match self.accepted % 64 {
            0 => 0..view.turns.len(),
            _ => view.turns.len().saturating_sub(1)..view.turns.len(),
        };
        for place in looked_at {
            let budget = Budget::steps(STEPS);
            self.analyser.review_turn(&self.engine, &view, place, None, &budget);
        }
        true
    }
}

/// Positions: checked, and searched as `moves`, `analyse` and `endgame` do.
pub struct Positions {
    engine: Engine,
    analyser: Analyser,
    solver: Solver,
    accepted: usize,
}

const POSITIONS: [&str; 3] = [
    "5/5/1OBA1/5/5 KA?E/ 10/12 0 lex tiny;",
    "KACHE/AOKAO/OBABA/BECKo/EKO2 CA/[CH]? 1/2 3",
    "5/2o2/2BA1/5/5 ŘEKA/OO/ABC 0/5/7 1",
];
const POSITION_PIECES: &[&str] = &[
    "5",
    "/",
    "5/5/",
    "A",
    "b",
    "?",
    "[CH]",
    " ",
    " 0/0 0",
    "ABC/",
    "lex x;",
    ";",
    "7",
    "-",
    "1",
    "Ř",
    "1000000001",
    "/////",
];

impl Positions {
    pub fn new() -> Self {
        let (analyser, solver) = (Analyser::default(), Solver::default());
        Self { engine: tiny::engine(), analyser, solver, accepted: 0 }
    }
}

impl Reader for Positions {
    fn name(&self) -> &'static str {
        "cgp"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        let mut text = dice.pick(&POSITIONS).as_bytes().to_vec();
        dice.change_text(&mut text, POSITION_PIECES);
        text
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let Ok(text) = std::str::from_utf8(input) else { return false };
        let Ok(cgp) = text.parse::<Cgp>() else { return false };
        assert_eq!(cgp.to_string().parse::<Cgp>().as_ref(), Ok(&cgp));
        let edition = self.engine.edition();
        if cgp.check(edition).is_err() || cgp.racks.first().is_none_or(Tiles::is_empty) {
            return false;
        }
        self.accepted += 1;
        let view: View = cgp.view(edition);
        let budget = Budget::steps(STEPS);
        if !self.accepted.is_multiple_of(8) {
            tiny::play(&self.engine, &view);
            return true;
        }
        self.analyser.best(&self.engine, &view, 3, None, &budget);
        let sight = Sight::new(&self.engine, &view, Worth::Equity);
        if let Some(game) = EndGame::seen(&sight.seen()) {
            self.solver.solve(&self.engine, &game, &budget);
        }
        true
    }
}

/// Moves: read for a board and a rack, and written again.
pub struct Moves {
    view: View,
}

const MOVES: [&str; 5] = ["3B .KO", "c3 okoř", "exchange KA?", "vyměnit ka", "D2 B.K"];
const MOVE_PIECES: &[&str] = &[
    "3C",
    "C3",
    " ",
    "OKO",
    "oko",
    ".",
    "*",
    "?",
    "[CH]",
    "(",
    ")",
    "exchange ",
    "pass",
    "pas",
    "ř",
    "R\u{30c}",
    "15O",
    "1",
    "A",
    "-",
    "/",
    "ch",
];

impl Moves {
    pub fn new() -> Self {
        Self { view: tiny::view(&tiny::edition()) }
    }
}

impl Reader for Moves {
    fn name(&self) -> &'static str {
        "moves"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        let mut text = dice.pick(&MOVES).as_bytes().to_vec();
        dice.change_text(&mut text, MOVE_PIECES);
        text
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let Ok(text) = std::str::from_utf8(input) else { return false };
        if let Ok(placement) = text.parse::<Placement>() {
            assert_eq!(placement.to_string().parse::<Placement>(), Ok(placement));
        }
        let _ = self.view.read_words(text);
        text.parse::<TypedMove>().is_ok() && self.view.read_move(text).is_ok()
    }
}
