//! Any bytes are read or refused by the reader that `KAMEN_READER` names.
//!
//! Files that begin with a checksum get the right one, so that a change gets past the door.
#![no_main]

use std::cell::RefCell;

use libfuzzer_sys::fuzz_target;
use readers::Reader;
use sha2::{Digest, Sha256};

#[path = "../readers/mod.rs"]
#[allow(dead_code, reason = "inputs come from libFuzzer, none are made here")]
mod readers;

thread_local! {
    static READER: RefCell<Box<dyn Reader>> = RefCell::new(chosen());
}

fn chosen() -> Box<dyn Reader> {
    let name = std::env::var("KAMEN_READER").unwrap_or_default();
    readers::named(&name).unwrap_or_else(|| {
        let names: Vec<&str> = readers::all().iter().map(|reader| reader.name()).collect();
        panic!("set KAMEN_READER to one of {}", names.join(", "))
    })
}

/// Makes length and checksum of a compiled file right.
fn sealed(input: &[u8]) -> Vec<u8> {
    let mut file = input.to_vec();
    if file.len() > 40 && file.starts_with(b"KAMENLEX") {
        let length = file.len() as u64;
        file[16..24].copy_from_slice(&length.to_le_bytes());
        let sum = Sha256::digest(&file[40..]);
        file[24..40].copy_from_slice(&sum[..16]);
    }
    file
}

fuzz_target!(|input: &[u8]| {
    READER.with_borrow_mut(|reader| reader.read(&sealed(input)));
});
