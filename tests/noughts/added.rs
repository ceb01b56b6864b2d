//! What a new game adds outside of its own folders, place by place: this one stands for all to come. A
//! shared file that needs more than an entry in a list needs logic of a game, and has to be made general
//! instead.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The files that name the game beside its own, with the number of places in each; whatever only switches
/// the game on, which others need not, is not counted.
const PLACES: &[(&str, usize)] = &[
    // One `mod` line in each parent.
    ("src/ai/mod.rs", 1),
    ("src/discord/face/mod.rs", 1),
    ("src/games/mod.rs", 1),
    ("src/members/game/mod.rs", 1),
    ("src/render/mod.rs", 1),
    // The same, the game's name, two arms of `each!`, its name and entry in the list of all, its line of
    // `variant!`, and a variant in each of the enums.
    ("src/session/game/mod.rs", ENUMS_FILE),
    // The part of a theme that is its own: a variant, an entry, its colours.
    ("src/render/theme/mod.rs", 3),
    // The file of its texts.
    ("src/texts.rs", 1),
];

/// The enums in the file of all games.
const ENUMS: usize = 13;

/// `mod` and `use`; two arms with what the game is called there; `variant!`; name and entry.
const ENUMS_FILE: usize = 2 + 4 + 1 + 2 + ENUMS;

/// The folders and files that are the game's own, by a part of their path.
fn is_own(path: &Path) -> bool {
    path.iter().any(|part| Path::new(part).file_stem().is_some_and(|stem| stem == "noughts"))
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found
}

/// The lines of a file that name the game, but for those that only switch it on and those that only
/// explain.
fn places(text: &str) -> Vec<&str> {
    let names = |line: &&str| line.to_lowercase().contains("noughts");
    let only_switches = |line: &str| line.trim().starts_with("#[cfg(feature = ");
    let only_explains = |line: &str| line.trim().starts_with("//");
    let lines = text.lines().filter(names);
    lines.filter(|line| !only_switches(line) && !only_explains(line)).collect()
}

#[test]
fn a_new_game_is_its_own_folders_and_one_entry_in_each_list() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeMap::new();
    let mut own = 0;
    for file in files(&root.join("src"), "rs") {
        let name = file.strip_prefix(root).unwrap().to_str().unwrap().to_owned();
        if is_own(file.strip_prefix(root).unwrap()) {
            own += 1;
            continue;
        }
        let text = fs::read_to_string(&file).unwrap();
        let places = places(&text).len();
        if places > 0 {
            found.insert(name, places);
        }
    }
    assert!(own > 20, "the game's own files are not found");
    let allowed: BTreeMap<String, usize> =
        PLACES.iter().map(|(name, places)| ((*name).to_owned(), *places)).collect();
    assert_eq!(found, allowed, "the left is what there is, the right what a game may add");
}

#[test]
fn every_enum_of_the_games_has_one_variant_for_it() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/session/game/mod.rs");
    let text = fs::read_to_string(path).unwrap();
    let enums: Vec<&str> = text.split("\npub enum ").skip(1).collect();
    assert_eq!(enums.len(), ENUMS);
    for body in enums {
        let variants = body.split("\n}").next().unwrap().lines();
        let own = variants.filter(|line| line.starts_with("    Noughts")).count();
        assert_eq!(own, 1, "{body}");
    }
}

#[test]
fn its_texts_stand_in_its_own_file_alone() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts");
    for file in files(&root, "ftl") {
        let text = fs::read_to_string(&file).unwrap();
        let keys: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
            .collect();
        assert!(!keys.is_empty());
        let own = keys.iter().filter(|line| line.starts_with("noughts-")).count();
        let all = if is_own(file.strip_prefix(&root).unwrap()) { keys.len() } else { 0 };
        assert_eq!(own, all, "{}", file.display());
    }
}

#[test]
fn only_tests_have_the_game() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let text = fs::read_to_string(path).unwrap();
    let manifest: toml::Table = text.parse().unwrap();
    let features = manifest["features"].as_table().unwrap();
    assert!(!features.contains_key("default"));
    assert_eq!(features["noughts"].as_array().unwrap().len(), 0);
    let tests = manifest["dev-dependencies"]["kamen"]["features"].as_array().unwrap();
    assert_eq!(tests.len(), 1);
    let shared = manifest["dependencies"].as_table().unwrap();
    assert!(!shared.contains_key("kamen"));
}

#[test]
fn the_count_sees_what_is_added() {
    let text = "#[cfg(feature = \"noughts\")]\nmod noughts;\n/// Noughts.\nif kind == GameKind::Noughts {\n";
    assert_eq!(places(text), ["mod noughts;", "if kind == GameKind::Noughts {"]);
    assert!(is_own(Path::new("src/games/noughts/view.rs")));
    assert!(is_own(Path::new("src/session/game/noughts.rs")));
    assert!(!is_own(Path::new("src/session/game/mod.rs")));
}
