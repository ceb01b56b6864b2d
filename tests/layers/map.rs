//! The layers as the documentation of the crate tells them: the table in `src/lib.rs`.

use std::fs;

use crate::source;

/// A top-level module, and what it may reach.
pub struct Layer {
    pub name: String,
    /// The modules of ours that it may use.
    pub may_use: Vec<String>,
    /// Whether it must stay free of the world outside: files, network, processes, clocks, threads, chance.
    pub pure: bool,
    /// Crates beside the standard library.
    pub crates: Vec<String>,
}

/// All layers, from the lowest.
pub fn layers() -> Vec<Layer> {
    let text = fs::read_to_string(source::folder().join("lib.rs")).unwrap();
    let mut layers: Vec<Layer> = Vec::new();
    for row in text.lines().filter_map(|line| line.strip_prefix("//! | [`")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [name, _, may_use, pure, crates, ""] = cells[..] else {
            panic!("no five cells: {row}")
        };
        let before = layers.iter().map(|layer| layer.name.clone());
        let layer = Layer {
            name: name.trim_end_matches("`]").to_owned(),
            may_use: if may_use == "all" { before.collect() } else { list(may_use, "nothing") },
            pure: match pure {
                "pure" => true,
                "" => false,
                other => panic!("\"{other}\" is neither \"pure\" nor empty: {row}"),
            },
            crates: list(crates, "none"),
        };
        for used in &layer.may_use {
            let below = layers.iter().any(|other| other.name == *used);
            assert!(below, "{used} does not stand below {}", layer.name);
        }
        layers.push(layer);
    }
    layers
}

fn list(cell: &str, none: &str) -> Vec<String> {
    let names = cell.split(", ").filter(|name| *name != none);
    names.map(str::to_owned).collect()
}

/// The names of the crates in `Cargo.toml`, as they are written in code.
pub fn dependencies() -> Vec<String> {
    let text = fs::read_to_string(source::folder().join("../Cargo.toml")).unwrap();
    let after = text.split("[dependencies]").nth(1).unwrap();
    let table = after.split("\n[").next().unwrap();
    let names = table.lines().filter_map(|line| line.split_once('='));
    names.map(|(name, _)| name.trim().replace('-', "_")).collect()
}
