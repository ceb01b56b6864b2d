//! What documents say of the tree is true: tables of files name all that is there and nothing else, and
//! paths, names of code and tests lead somewhere.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A folder with more files needs a table of them.
const FEW: usize = 5;

/// The documents that tell where things are.
const GUIDES: [&str; 3] = ["ARCHITECTURE.md", "CONTRIBUTING.md", "tests/README.md"];

/// The languages in which people are spoken to.
const LANGUAGES: [&str; 3] = ["cs", "sk", "en"];

/// What the table of a document looks like.
const HEADING: &str = "| file | |";

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What lies in a folder; the names of folders end with a stroke.
fn inside(folder: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap().map(Result::unwrap);
    // Git does not know of empty folders, which a checkout may leave behind.
    let is_empty = |path: &Path| path.is_dir() && fs::read_dir(path).unwrap().next().is_none();
    let entries = entries.filter(|entry| !is_empty(&entry.path()));
    let name = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        if entry.path().is_dir() { name + "/" } else { name }
    };
    entries.map(name).collect()
}

/// The games, as the rules have them.
fn games() -> Vec<String> {
    let names = inside("src/games").into_iter();
    names.filter_map(|name| Some(name.strip_suffix('/')?.to_owned())).collect()
}

/// A name with every game in the place that is left for it.
fn meant(name: &str, games: &[String]) -> Vec<String> {
    match name.contains("<game>") {
        true => games.iter().map(|game| name.replace("<game>", game)).collect(),
        false => vec![name.to_owned()],
    }
}

/// What stands between backticks outside of drawings and commands of several lines.
fn quoted(text: &str) -> Vec<&str> {
    let plain = text.split("```").step_by(2);
    plain.flat_map(|part| part.split('`').skip(1).step_by(2)).collect()
}

/// The names in the first column of the tables of files.
fn listed(text: &str) -> Option<Vec<&str>> {
    let mut names = None;
    let mut is_inside = false;
    for line in text.lines() {
        is_inside = line.trim() == HEADING || (is_inside && line.starts_with('|'));
        if is_inside {
            let first = line.split('|').nth(1).unwrap_or_default();
            names.get_or_insert_with(Vec::new).extend(quoted(first));
        }
    }
    names
}

/// What is wrong with a table of what lies in a folder.
fn complaints(text: &str, there: &BTreeSet<String>, games: &[String]) -> Vec<String> {
    let Some(listed) = listed(text) else {
        let many = there.len() > FEW;
        return many.then(|| "there is no table of these files".to_owned()).into_iter().collect();
    };
    let mut named = BTreeSet::new();
    let mut wrong = Vec::new();
    for name in listed {
        let found = meant(name, games);
        if !found.iter().any(|found| there.contains(found)) {
            wrong.push(format!("{name} is not there"));
        }
        if found.into_iter().any(|name| !named.insert(name)) {
            wrong.push(format!("{name} is named twice"));
        }
    }
    wrong.extend(there.difference(&named).map(|name| format!("{name} is not named")));
    wrong
}

/// The folders of the code with their files, but those that hold the table.
fn folders(folder: &str, found: &mut Vec<(String, BTreeSet<String>)>) {
    let mut there = inside(folder);
    for below in there.iter().filter_map(|name| name.strip_suffix('/')) {
        folders(&format!("{folder}/{below}"), found);
    }
    if there.remove("mod.rs") {
        found.push((folder.to_owned(), there));
    }
}

#[test]
fn tables_of_files_name_all_that_is_there_and_nothing_else() {
    let games = games();
    let mut all = Vec::new();
    folders("src", &mut all);
    let mut wrong = Vec::new();
    let mut tables = 0;
    for (folder, there) in all {
        let text = read(&format!("{folder}/mod.rs"));
        let head = text.lines().map_while(|line| line.strip_prefix("//!"));
        let head: Vec<&str> = head.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect();
        let head = head.join("\n");
        tables += usize::from(listed(&head).is_some());
        wrong
            .extend(complaints(&head, &there, &games).into_iter().map(|why| (folder.clone(), why)));
    }
    for folder in ["tests", "assets/sandbox"] {
        let mut there = inside(folder);
        assert!(there.remove("README.md"), "{folder}/README.md");
        let text = read(&format!("{folder}/README.md"));
        wrong.extend(complaints(&text, &there, &games).into_iter().map(|why| (folder.into(), why)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(tables > 30, "{tables} tables");
}

/// Whether something between backticks is meant as a path; what begins with a stroke is a command.
fn is_path(text: &str) -> bool {
    let named = [".rs", ".md", ".toml", ".ftl", ".tsv", ".json", ".jsonl", ".csv"];
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-/<>".contains(c);
    let is_whole = text.chars().all(plain) && !text.starts_with(['/', '.', '-']);
    is_whole && (text.contains('/') || named.iter().any(|end| text.ends_with(end)))
}

/// All files of the repository, by their paths; nothing that is built or kept.
fn all_files(folder: &str, found: &mut BTreeSet<String>) {
    for name in inside(folder) {
        match name.strip_suffix('/') {
            Some("target" | "data" | ".git") => {}
            Some(below) => all_files(&format!("{folder}/{below}"), found),
            None => drop(found.insert(format!("{folder}/{name}"))),
        }
    }
}

/// Whether something that is meant as a path leads anywhere: from the root or from its own folder, or as the
/// end of the path of some file.
fn leads_somewhere(path: &str, at: &Path, files: &BTreeSet<String>, games: &[String]) -> bool {
    let is_there = |path: &str| {
        let places = [root(), at].into_iter().any(|place| place.join(path).exists());
        let is_file = !path.ends_with('/');
        places || (is_file && files.iter().any(|file| file.ends_with(&format!("/{path}"))))
    };
    // Not every game has all that a game can have; every language has.
    let in_all =
        |path: &String| LANGUAGES.iter().all(|code| is_there(&path.replace("<language>", code)));
    meant(path, games).iter().any(in_all)
}

#[test]
fn paths_in_the_guides_lead_somewhere() {
    let games = games();
    let mut files = BTreeSet::new();
    all_files(".", &mut files);
    let mut wrong = Vec::new();
    let mut found = 0;
    for guide in GUIDES {
        let text = read(guide);
        // Words of drawings as well, where they are names of files.
        let drawn = text.split("```").skip(1).step_by(2).flat_map(str::split_whitespace);
        let drawn = drawn.map(|word| word.trim_end_matches([',', ':', ';', ')']));
        let drawn = drawn.filter(|word| word.ends_with(".rs"));
        let folder = root().join(guide).parent().unwrap().to_owned();
        for path in quoted(&text).into_iter().chain(drawn).filter(|text| is_path(text)) {
            found += 1;
            if !leads_somewhere(path, &folder, &files, &games) {
                wrong.push(format!("{guide}: {path}"));
            }
        }
        for link in text.split("](").skip(1).map(|rest| rest.split([')', '#']).next().unwrap()) {
            let is_ours = !link.is_empty() && !link.starts_with("https://");
            if is_ours && !folder.join(link).exists() {
                wrong.push(format!("{guide}: a link to {link}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(found > 60, "{found} paths");
}

/// The texts of all files of code.
fn code(folder: &str, found: &mut Vec<String>) {
    for name in inside(folder) {
        if let Some(below) = name.strip_suffix('/') {
            code(&format!("{folder}/{below}"), found);
        } else if name.ends_with(".rs") {
            found.push(read(&format!("{folder}/{name}")));
        }
    }
}

/// Where a name stands as a whole word: what comes before it and after it.
fn uses<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let is_inner = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let all = text.match_indices(name).map(move |(at, _)| (&text[..at], &text[at + name.len()..]));
    all.filter(move |(before, after)| !before.ends_with(is_inner) && !after.starts_with(is_inner))
}

/// Whether a file gives something this name.
fn defines(text: &str, name: &str) -> bool {
    let kinds = ["fn ", "struct ", "enum ", "trait ", "type ", "macro_rules! "];
    uses(text, name).any(|(before, after)| {
        kinds.iter().any(|kind| before.ends_with(kind)) || after.starts_with(": ")
    })
}

/// Whether a file gives something the last of these names, and knows the others.
fn is_defined(parts: &[&str], files: &[String]) -> bool {
    let Some((last, owners)) = parts.split_last() else { return false };
    let knows = |text: &String| owners.iter().all(|owner| uses(text, owner).next().is_some());
    files.iter().any(|text| defines(text, last) && knows(text))
}

/// The parts of what is meant as a name of code, such as `Hall::ask`.
fn parts_of_name(text: &str) -> Option<Vec<&str>> {
    let bare = text.trim_end_matches('!');
    let parts: Vec<&str> = bare.split("::").collect();
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let is_name = parts.iter().all(|part| !part.is_empty() && part.chars().all(word));
    let is_code = parts.len() > 1 || bare != text || bare.contains('_');
    let is_type = bare.starts_with(|c: char| c.is_ascii_uppercase())
        && bare.contains(|c: char| c.is_ascii_lowercase());
    (is_name && (is_code || is_type)).then_some(parts)
}

#[test]
fn names_of_code_in_the_guides_are_in_the_code() {
    let mut files = Vec::new();
    for folder in ["src", "tests"] {
        code(folder, &mut files);
    }
    let mut wrong = Vec::new();
    let mut found = 0;
    for guide in GUIDES {
        let text = read(guide);
        for parts in quoted(&text).into_iter().filter_map(parts_of_name) {
            found += 1;
            if !is_defined(&parts, &files) {
                wrong.push(format!("{guide}: {}", parts.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(found > 20, "{found} names");
}

#[test]
fn tests_that_can_be_run_alone_are_there() {
    let text = read("CONTRIBUTING.md");
    let after = |mark: &'static str| {
        let ends = |c: char| !(c.is_ascii_alphanumeric() || "_:<>".contains(c));
        let found = text.split(mark).skip(1);
        found.map(move |rest| rest.split(ends).next().unwrap().trim_end_matches(':'))
    };
    let games = games();
    let is_there = |path: String| {
        let mut meant = meant(&path, &games).into_iter();
        meant.any(|path| root().join(&path).is_dir() || root().join(path + ".rs").exists())
    };
    let programs = after("--test ").map(|name| format!("tests/{name}"));
    let modules = after("--lib -E 'test(").map(|name| format!("src/{}", name.replace("::", "/")));
    let benches = after("--bench ").map(|name| format!("benches/{name}"));
    let all: Vec<String> = programs.chain(modules).chain(benches).collect();
    assert!(all.len() > 10, "{all:?}");
    let wrong: Vec<String> = all.into_iter().filter(|path| !is_there(path.clone())).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn what_the_data_folder_is_said_to_hold_is_in_the_code() {
    let text = read("data/README.md");
    let listed = listed(&text).unwrap();
    let mut code = String::new();
    for file in [
        "src/cli/stored.rs",
        "src/cli/sandbox.rs",
        "src/cli/doctor.rs",
        "src/control/mod.rs",
        "src/meanings.rs",
    ] {
        code += &read(file);
    }
    assert!(listed.len() >= 5, "{listed:?}");
    for name in listed {
        let name = name.trim_end_matches('/');
        assert!(code.contains(&format!("\"{name}\"")), "{name}");
    }
}

#[test]
fn a_table_that_is_wrong_is_found() {
    let there: BTreeSet<String> =
        ["bag.rs", "dice/", "noughts/", "scrabble/"].map(String::from).into();
    let games = ["noughts", "scrabble"].map(String::from);
    let table = |rows: &str| format!("Words.\n\n| file | |\n|---|---|\n{rows}\n\n`after.rs`\n");
    let wrong = |rows: &str| complaints(&table(rows), &there, &games);
    let right = "| `bag.rs` `dice/` | chance, not `coin.rs` |\n| `<game>/` | one game |";
    assert_eq!(wrong(right), Vec::<String>::new());
    let shorter = wrong("| `bag.rs` | tiles |\n| `<game>/` | one game |");
    assert_eq!(shorter, ["dice/ is not named"]);
    let longer = wrong(&format!("{right}\n| `coin.rs` `bag.rs` | |"));
    assert_eq!(longer, ["coin.rs is not there", "bag.rs is named twice"]);
    assert_eq!(complaints("", &there, &games), Vec::<String>::new());
    let many = (0..=FEW).map(|number| format!("{number}.rs")).collect();
    assert_eq!(complaints("| bytes | |\n", &many, &games).len(), 1);
}

#[test]
fn a_path_that_leads_nowhere_is_found() {
    let games = ["noughts", "scrabble"].map(String::from);
    let files = BTreeSet::from(["./src/games/board.rs".to_owned()]);
    let is_found = |path: &str| is_path(path) && !leads_somewhere(path, root(), &files, &games);
    for path in ["src/nowhere.rs", "nowhere.rs", "src/<game>/", "assets/texts/<language>/none.ftl"]
    {
        assert!(is_found(path), "{path}");
    }
    for path in [
        "src/lib.rs",
        "board.rs",
        "games/board.rs",
        "src/games/<game>/",
        "assets/texts/<language>/<game>.ftl",
    ] {
        assert!(is_path(path) && !is_found(path), "{path}");
    }
    for other in ["/new", "v1:<table>", "Hall::ask", "cs", "kamen export", "./run"] {
        assert!(!is_path(other), "{other}");
    }
    assert_eq!(parts_of_name("Hall::ask"), Some(vec!["Hall", "ask"]));
    assert_eq!(parts_of_name("each!"), Some(vec!["each"]));
    let files = ["impl Hall { pub fn ask_all(self) }", "macro_rules! each {}"].map(String::from);
    assert!(is_defined(&["Hall", "ask_all"], &files) && is_defined(&["each"], &files));
    for parts in [&["Hall", "ask"][..], &["Hall", "each"], &["Hall"]] {
        assert!(!is_defined(parts, &files), "{parts:?}");
    }
    for word in ["games", "GET", "kamen export", "v1:<table>"] {
        assert_eq!(parts_of_name(word), None, "{word}");
    }
}
