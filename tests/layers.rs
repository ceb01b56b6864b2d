//! Keeps the layers apart: a module that uses what its layer may not know fails here.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A top-level module, the modules it may use, and whether it must stay free of the world outside:
/// files, network, processes, clocks, threads, chance.
struct Layer {
    name: &'static str,
    may_use: &'static [&'static str],
    pure: bool,
    /// Crates beside the standard library.
    crates: &'static [&'static str],
}

const LAYERS: &[Layer] = &[
    Layer {
        name: "lexicon",
        may_use: &[],
        pure: true,
        crates: &[
            "encoding_rs",
            "flate2",
            "fst",
            "rmpv",
            "serde",
            "serde_json",
            "sha2",
            "thiserror",
            "unicode_normalization",
        ],
    },
    Layer {
        name: "games",
        may_use: &["lexicon"],
        pure: true,
        crates: &[
            "csv",
            "encoding_rs",
            "serde",
            "serde_json",
            "sha2",
            "thiserror",
            "toml",
            "unicode_normalization",
        ],
    },
    Layer {
        name: "ai",
        may_use: &["games", "lexicon"],
        pure: true,
        crates: &["serde", "serde_json", "thiserror"],
    },
    Layer {
        name: "render",
        may_use: &["games", "lexicon", "texts"],
        pure: true,
        crates: &[
            "ab_glyph",
            "ab_glyph_rasterizer",
            "gif",
            "png",
            "serde",
            "serde_path_to_error",
            "thiserror",
            "toml",
            "unicode_bidi",
            "unicode_normalization",
            "unicode_segmentation",
        ],
    },
    Layer {
        name: "texts",
        may_use: &["games", "lexicon"],
        pure: true,
        crates: &["fluent_bundle", "thiserror", "unic_langid"],
    },
    Layer { name: "assets", may_use: &["games"], pure: true, crates: &[] },
    Layer {
        name: "packs",
        may_use: &["assets", "games"],
        pure: false,
        crates: &["thiserror", "zip"],
    },
    Layer {
        name: "lexicons",
        may_use: &["assets", "lexicon"],
        pure: false,
        crates: &["memmap2", "thiserror"],
    },
    Layer {
        name: "leaves",
        may_use: &["ai", "assets", "lexicons"],
        pure: false,
        crates: &["thiserror"],
    },
    Layer {
        name: "meanings",
        may_use: &["assets", "lexicon", "lexicons"],
        pure: false,
        crates: &["memmap2", "thiserror"],
    },
    Layer {
        name: "dictionary",
        may_use: &["meanings", "lexicons", "texts", "games", "lexicon"],
        pure: false,
        crates: &["thiserror"],
    },
    Layer {
        name: "themes",
        may_use: &["assets", "render", "texts"],
        pure: false,
        crates: &["thiserror"],
    },
    Layer { name: "compute", may_use: &[], pure: false, crates: &["thiserror", "tokio"] },
    Layer {
        name: "sandbox",
        may_use: &[],
        pure: false,
        crates: &[
            "axum",
            "flate2",
            "getrandom",
            "serde",
            "serde_json",
            "thiserror",
            "tokio",
            "tracing",
        ],
    },
    Layer {
        name: "store",
        may_use: &[],
        pure: false,
        crates: &["getrandom", "serde", "serde_json", "sha2", "sled", "thiserror", "tokio"],
    },
    Layer {
        name: "session",
        may_use: &[
            "store", "compute", "packs", "lexicons", "leaves", "assets", "ai", "games", "lexicon",
        ],
        pure: false,
        crates: &["getrandom", "serde", "serde_json", "sha2", "thiserror", "tokio", "tracing"],
    },
    Layer {
        name: "members",
        may_use: &["session", "store", "texts", "games"],
        pure: false,
        crates: &["serde", "serde_json", "tokio", "tracing"],
    },
    Layer {
        name: "discord",
        may_use: &[
            "members",
            "session",
            "store",
            "compute",
            "dictionary",
            "lexicons",
            "themes",
            "texts",
            "render",
            "ai",
            "games",
            "lexicon",
        ],
        pure: false,
        crates: &[
            "poise",
            "reqwest",
            "serde",
            "serde_json",
            "serenity",
            "thiserror",
            "tokio",
            "tracing",
        ],
    },
    Layer {
        name: "config",
        may_use: &["discord", "session"],
        pure: false,
        crates: &["thiserror", "toml"],
    },
    Layer {
        name: "control",
        may_use: &["store"],
        pure: false,
        crates: &["serde_json", "thiserror", "tokio", "tracing"],
    },
    Layer {
        name: "cli",
        may_use: &[
            "config",
            "control",
            "sandbox",
            "discord",
            "members",
            "session",
            "store",
            "compute",
            "packs",
            "lexicons",
            "leaves",
            "meanings",
            "dictionary",
            "themes",
            "texts",
            "assets",
            "render",
            "ai",
            "games",
            "lexicon",
        ],
        pure: false,
        crates: &[
            "anyhow",
            "clap",
            "getrandom",
            "serde_json",
            "sha2",
            "tokio",
            "tracing",
            "tracing_subscriber",
            "zip",
        ],
    },
];

/// Parts of the standard library that reach outside.
const OUTSIDE: &[&str] = &["fs", "net", "process", "env", "thread", "time", "os"];

#[test]
fn every_module_uses_only_what_its_layer_may() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let crates = dependencies();
    let mut complaints = Vec::new();
    let mut seen = BTreeSet::new();
    for file in rust_files(&source) {
        let inside = file.strip_prefix(&source).unwrap();
        let module = module_path(inside);
        let Some(first) = module.first().cloned() else { continue };
        let layer = LAYERS.iter().find(|layer| layer.name == first);
        let layer =
            layer.unwrap_or_else(|| panic!("{first} is no known layer; add it to this test"));
        seen.insert(layer.name);
        let text = fs::read_to_string(&file).unwrap();
        let tokens: TokenStream =
            text.parse().unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        for path in paths(tokens) {
            if let Some(why) = complaint(layer, &module, &path, &crates) {
                complaints.push(format!("src/{}: {} ({why})", inside.display(), path.join("::")));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
    assert_eq!(seen.len(), LAYERS.len(), "a layer of this test has no module: {seen:?}");
}

/// A table is a fold over its events: what it needs of clocks, chance and tasks is passed in.
#[test]
fn what_can_happen_at_a_table_reaches_for_nothing_outside() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/session/table");
    let files = rust_files(&folder);
    assert!(!files.is_empty());
    for file in files {
        let tokens: TokenStream = fs::read_to_string(&file).unwrap().parse().unwrap();
        for path in paths(tokens) {
            let foreign = matches!(path[0].as_str(), "tokio" | "tracing" | "getrandom");
            let outside = path[0] == "std" && OUTSIDE.contains(&path[1].as_str());
            assert!(!foreign && !outside, "{}: {}", file.display(), path.join("::"));
        }
    }
}

/// What is wrong with a path in a module of a layer.
fn complaint(
    layer: &Layer,
    module: &[String],
    path: &[String],
    crates: &[String],
) -> Option<String> {
    let mut first = path[0].as_str();
    let mut rest = &path[1..];
    let mut inside = module.to_vec();
    if first == "super" {
        // From the module's own place upwards; above the first level lies the crate itself.
        while first == "super" {
            inside.pop();
            (first, rest) = (rest.first()?, &rest[1..]);
        }
        if !inside.is_empty() {
            return None;
        }
    } else if first == "crate" {
        (first, rest) = (rest.first()?, &rest[1..]);
        inside.clear();
    }
    let in_crate = inside.is_empty() && path[0] != first;
    if in_crate {
        let known = LAYERS.iter().any(|other| other.name == first);
        return (known && first != layer.name && !layer.may_use.contains(&first))
            .then(|| format!("{} may not use {first}", layer.name));
    }
    let outside = rest.first().filter(|module| OUTSIDE.contains(&module.as_str()));
    if matches!(first, "std" | "core") && layer.pure && outside.is_some() {
        return Some(format!("{} reaches for nothing outside", layer.name));
    }
    let foreign = crates.iter().any(|name| name == first);
    (foreign && !layer.crates.contains(&first))
        .then(|| format!("{} may not use the crate {first}", layer.name))
}

/// The names of the crates in `Cargo.toml`, as they are written in code.
fn dependencies() -> Vec<String> {
    let text =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).unwrap();
    let after = text.split("[dependencies]").nth(1).unwrap();
    let table = after.split("\n[").next().unwrap();
    let names = table.lines().filter_map(|line| line.split_once('='));
    names.map(|(name, _)| name.trim().replace('-', "_")).collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// `games/scrabble/board.rs` is the module `games::scrabble::board`; `lib.rs` and `main.rs` are the
/// crate itself.
fn module_path(file: &Path) -> Vec<String> {
    let mut parts: Vec<String> =
        file.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if matches!(parts.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        parts.pop();
    }
    parts
}

/// Every path `a::b::…` in the code, also in macros; the members of a group each by itself.
fn paths(tokens: TokenStream) -> Vec<Vec<String>> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    let mut i = 0;
    while i < tokens.len() {
        match &tokens[i] {
            TokenTree::Ident(_) => i = path(&tokens, i, Vec::new(), &mut found),
            TokenTree::Group(group) => {
                found.extend(paths(group.stream()));
                i += 1;
            }
            _ => i += 1,
        }
    }
    found
}

/// Reads a path from `i` on; returns where it ends.
fn path(
    tokens: &[TokenTree],
    mut i: usize,
    mut head: Vec<String>,
    found: &mut Vec<Vec<String>>,
) -> usize {
    let is_colon =
        |i: usize| matches!(tokens.get(i), Some(TokenTree::Punct(p)) if p.as_char() == ':');
    loop {
        match tokens.get(i) {
            Some(TokenTree::Ident(ident)) => head.push(ident.to_string()),
            Some(TokenTree::Group(group))
                if group.delimiter() == Delimiter::Brace && !head.is_empty() =>
            {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                let mut j = 0;
                while j < inner.len() {
                    j = match inner[j] {
                        TokenTree::Ident(_) => path(&inner, j, head.clone(), found),
                        _ => j + 1,
                    };
                }
                return i + 1;
            }
            _ => break,
        }
        i += 1;
        if !(is_colon(i) && is_colon(i + 1)) {
            break;
        }
        i += 2;
    }
    if head.len() > 1 {
        found.push(head);
    }
    i
}

#[test]
fn a_forbidden_use_is_found_wherever_it_stands() {
    let games = LAYERS.iter().find(|layer| layer.name == "games").unwrap();
    let module: Vec<String> = ["games", "scrabble"].map(String::from).to_vec();
    let crates = ["tokio".to_owned(), "serde".to_owned()];
    let complaints = |code: &str| {
        let paths = paths(code.parse().unwrap());
        paths.iter().filter(|path| complaint(games, &module, path, &crates).is_some()).count()
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
