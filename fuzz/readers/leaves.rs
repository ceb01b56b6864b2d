//! Learned leaves: opened, put under an engine, and played with.

use std::sync::Arc;

use kamen::ai::scrabble::{Engine, Equity, LeavesFile};
use kamen::games::scrabble::View;
use kamen::lexicon::container::ContainerBuilder;

use super::sections::Sections;
use super::{Dice, Reader, tiny};

pub struct LeavesFiles {
    sections: Sections,
    engine: Engine,
    view: View,
}

const INFO: &str = r#"{"origin":{"lexicon":"tiny","seed":1,"games":10,"command":"x","growth":[{"games":5,"weights":3,"win_rate":0.5,"error":0.1}]},"letters":["A","B","C","CH","E","K","O","Ř"],"opening":{"tile":-120,"beside":[0,-400,0,-30]},"chances":[{"unseen":0,"mean":8.0,"spread":15.0},{"unseen":7,"mean":16.0,"spread":37.0},{"unseen":20,"mean":11.0,"spread":90.5}]}"#;
const PIECES: &[&str] = &[
    "\"", ":", ",", "[", "]", "{", "}", "null", "0", "-1", "1e300", "0.5", "A", "CH", "unseen",
    "mean", "spread", "tile", "beside", "letters", "chances", "64",
];

impl LeavesFiles {
    pub fn new() -> Self {
        let mut weights = Vec::new();
        for (kinds, weight) in [
            (&[0_u8][..], 120_i16),
            (&[6], -40),
            (&[63], 2_500),
            (&[0, 5], 77),
            (&[0, 63], -300),
            (&[0, 4, 5], 32_767),
            (&[0, 4, 5, 63], -32_768),
        ] {
            weights.push(kinds.len() as u8);
            weights.extend(kinds);
            weights.extend(weight.to_le_bytes());
        }
        let mut builder = ContainerBuilder::new();
        builder.add("leaves/info", INFO.as_bytes().to_vec());
        builder.add("leaves/weights", weights);
        let engine = tiny::engine();
        let view = tiny::view(engine.edition());
        let sound = builder.finish();
        assert!(LeavesFile::open(Arc::new(sound.clone())).is_ok());
        Self { sections: Sections::of(sound), engine, view }
    }
}

impl Reader for LeavesFiles {
    fn name(&self) -> &'static str {
        "leaves"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        self.sections.changed(dice, |dice, name, contents| match name {
            "leaves/weights" => dice.change_bytes(contents),
            _ => dice.change_text(contents, PIECES),
        })
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let Ok(file) = LeavesFile::open(Arc::new(input.to_vec())) else { return false };
        let leaves = file.leaves(self.engine.edition().tiles.alphabet());
        self.engine.set_leaves(Arc::new(leaves));
        assert!(tiny::play(&self.engine, &self.view) > 0);
        for unseen in [0, 5, 30] {
            let chance = self.engine.chances().to_win(Equity::points(-20), unseen);
            assert!((0.0..=1.0).contains(&chance), "{chance}");
        }
        assert!(LeavesFile::open(Arc::new(file.to_bytes())).is_ok());
        true
    }
}
