//! Keeps the layers apart, and the games: a module that uses what its layer may not know fails here, and so
//! does a file of all games that knows one of them.
//!
//! | file | |
//! |---|---|
//! | `map.rs` | the layers, as `src/lib.rs` tells them |
//! | `one_game.rs` | the shared files that hold logic of one game: a list that may only shrink |
//! | `source.rs` | the code, its files and paths |

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod map;
mod one_game;
mod source;

use std::collections::BTreeSet;

use map::{Layer, dependencies, layers};
use source::{module_path, paths, rust_files, tokens};

/// Parts of the standard library that reach outside.
const OUTSIDE: &[&str] = &["fs", "net", "process", "env", "thread", "time", "os"];

/// What a path in the code reaches.
#[derive(Clone, Copy)]
enum Reach<'a> {
    /// Another layer.
    Layer(&'a str),
    /// A part of the standard library that reaches outside.
    Outside(&'a str),
    /// A crate.
    Crate(&'a str),
}

#[test]
fn every_module_uses_what_its_layer_may_and_no_layer_may_what_none_uses() {
    let (layers, crates) = (layers(), dependencies());
    let mut complaints = Vec::new();
    let mut used = BTreeSet::new();
    for file in rust_files(&source::folder()) {
        let inside = file.strip_prefix(source::folder()).unwrap().to_owned();
        let module = module_path(&inside);
        let Some(first) = module.first() else { continue };
        let layer = layers.iter().find(|layer| layer.name == *first);
        let layer = layer.unwrap_or_else(|| panic!("{first} does not stand in src/lib.rs"));
        used.insert((first.clone(), String::new()));
        for path in paths(tokens(&file)) {
            let Some(reach) = reach(&layers, &crates, &module, &path) else { continue };
            if let Some(why) = complaint(layer, reach) {
                complaints.push(format!("src/{}: {} ({why})", inside.display(), path.join("::")));
            }
            let (Reach::Layer(name) | Reach::Outside(name) | Reach::Crate(name)) = reach;
            used.insert((first.clone(), name.to_owned()));
        }
    }
    for layer in &layers {
        // The uppermost may use all layers; that it need not is no news.
        let allowed = layer.may_use.iter().filter(|_| layer.may_use.len() + 1 < layers.len());
        for name in [&String::new()].into_iter().chain(allowed).chain(&layer.crates) {
            if !used.contains(&(layer.name.clone(), name.clone())) {
                complaints.push(format!("{} does not use {name}; strike it out", layer.name));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// A table is a fold over its events: what it needs of clocks, chance and tasks is passed in.
#[test]
fn what_can_happen_at_a_table_reaches_for_nothing_outside() {
    let files = rust_files(&source::folder().join("session/table"));
    assert!(!files.is_empty());
    for file in files {
        for path in paths(tokens(&file)) {
            let foreign = matches!(path[0].as_str(), "tokio" | "tracing" | "getrandom");
            let outside = path[0] == "std" && OUTSIDE.contains(&path[1].as_str());
            assert!(!foreign && !outside, "{}: {}", file.display(), path.join("::"));
        }
    }
}

/// What a path in a module reaches outside its layer.
fn reach<'a>(
    layers: &[Layer],
    crates: &[String],
    module: &[String],
    path: &'a [String],
) -> Option<Reach<'a>> {
    let mut first = path[0].as_str();
    let mut rest = &path[1..];
    let in_crate = match first {
        "super" => {
            // From the module's own place upwards; above the first level lies the crate itself.
            let mut above = module.len();
            while first == "super" {
                above = above.saturating_sub(1);
                (first, rest) = (rest.first()?, &rest[1..]);
            }
            if above > 0 {
                return None;
            }
            true
        }
        "crate" => {
            first = rest.first()?;
            true
        }
        _ => false,
    };
    if in_crate {
        let known = layers.iter().any(|other| other.name == first);
        return (known && first != module[0]).then_some(Reach::Layer(first));
    }
    if matches!(first, "std" | "core") {
        let outside = rest.first().filter(|part| OUTSIDE.contains(&part.as_str()));
        return outside.map(|part| Reach::Outside(part));
    }
    crates.iter().any(|name| name == first).then_some(Reach::Crate(first))
}

/// What is wrong with what a layer reaches.
fn complaint(layer: &Layer, reach: Reach<'_>) -> Option<String> {
    let is_one_of = |names: &[String], name| names.iter().any(|other| other == name);
    let Layer { name, may_use, pure, crates } = layer;
    match reach {
        Reach::Layer(other) => {
            (!is_one_of(may_use, other)).then(|| format!("{name} may not use {other}"))
        }
        Reach::Outside(_) => pure.then(|| format!("{name} reaches for nothing outside")),
        Reach::Crate(other) => {
            (!is_one_of(crates, other)).then(|| format!("{name} may not use the crate {other}"))
        }
    }
}

#[test]
fn a_forbidden_use_is_found_wherever_it_stands() {
    let layers = layers();
    let games = layers.iter().find(|layer| layer.name == "games").unwrap();
    let module: Vec<String> = ["games", "scrabble"].map(String::from).to_vec();
    let crates = ["tokio".to_owned(), "serde".to_owned()];
    let complaints = |code: &str| {
        let paths = paths(code.parse().unwrap());
        let reached = paths.iter().filter_map(|path| reach(&layers, &crates, &module, path));
        reached.filter(|reach| complaint(games, *reach).is_some()).count()
    };
    for code in [
        "use crate::cli::main;",
        "use crate::{lexicon::Letter, cli};",
        "fn f() { crate::packs::load(\"x\"); }",
        "use super::super::cli;",
        "use std::fs;",
        "use std::{fmt, time::Instant};",
        "fn f() { println!(\"{:?}\", std::time::Instant::now()) }",
        "use tokio::sync::mpsc;",
    ] {
        assert_eq!(complaints(code), 1, "{code}");
    }
    for code in [
        "use crate::lexicon::Letter;",
        "use super::chance;",
        "use serde::Serialize;",
        "use std::fmt;",
    ] {
        assert_eq!(complaints(code), 0, "{code}");
    }
}
