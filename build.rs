//! Packs our definitions for the binary, where they take less than half of the room so.

#![allow(clippy::unwrap_used, reason = "a build that fails says where")]

use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::ZlibEncoder;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var("OUT_DIR").unwrap();
    for language in ["cs", "sk", "en"] {
        let path = format!("lexicons/{language}/meanings.txt");
        println!("cargo::rerun-if-changed={path}");
        let text = fs::read(&path).unwrap();
        let file = File::create(Path::new(&out).join(format!("{language}-meanings.z"))).unwrap();
        let mut packed = ZlibEncoder::new(file, Compression::best());
        packed.write_all(&text).unwrap();
        packed.finish().unwrap();
    }
}
