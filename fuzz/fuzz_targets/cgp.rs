//! Any text is a position or an error; what is accepted is written and read alike.
#![no_main]

use kamen::assets;
use kamen::games::scrabble::notation::Cgp;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static ENGLISH: LazyLock<kamen::games::scrabble::Edition> =
    LazyLock::new(|| assets::language("en").unwrap().unwrap().edition);

fuzz_target!(|text: &str| {
    if let Ok(cgp) = text.parse::<Cgp>() {
        let _ = cgp.check(&ENGLISH);
        assert_eq!(cgp.to_string().parse::<Cgp>(), Ok(cgp));
    }
});
