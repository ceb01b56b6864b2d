//! Any bytes are a game or an error; what is accepted is written and read alike, and replays.
#![no_main]

use kamen::assets;
use kamen::games::scrabble::notation::Gcg;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static ENGLISH: LazyLock<kamen::games::scrabble::Edition> =
    LazyLock::new(|| assets::language("en").unwrap().unwrap().edition);

fuzz_target!(|bytes: &[u8]| {
    if let Ok(gcg) = Gcg::parse_bytes(bytes) {
        let _ = gcg.replay(&ENGLISH);
        assert_eq!(Gcg::parse(&gcg.to_string()), Ok(gcg));
    }
});
