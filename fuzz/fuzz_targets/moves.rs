//! Any text is a move or a refusal; what is written by a machine is read back.
#![no_main]

use kamen::assets;
use kamen::games::scrabble::notation::TypedMove;
use kamen::games::scrabble::{Placement, Tiles};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static CZECH: LazyLock<kamen::games::scrabble::Edition> =
    LazyLock::new(|| assets::language("cs").unwrap().unwrap().edition);

fuzz_target!(|text: &str| {
    if let Ok(typed) = text.parse::<TypedMove>() {
        let rack: Tiles = "SLOV?AB".parse().unwrap();
        let _ = typed.resolve(&CZECH.layout.board(), &CZECH, &rack);
    }
    if let Ok(placement) = text.parse::<Placement>() {
        assert_eq!(placement.to_string().parse::<Placement>(), Ok(placement));
    }
});
