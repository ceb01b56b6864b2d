//! `./run` shows what it is at: whoever starts it for the first time waits for minutes.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use crate::folder::Folder;

/// A compiler that says what it does as the real one would, unless it is told to be quiet, and makes
/// a program that tells what it was asked.
const CARGO: &str = r#"#!/bin/sh
case " $* " in
*" --quiet "*|*" -q "*) ;;
*) echo "   Compiling kamen" >&2 ;;
esac
while [ "$1" != --profile ]; do shift; done
mkdir -p "target/$2"
printf '#!/bin/sh\necho "started: $0 $*"\n' > "target/$2/kamen"
chmod +x "target/$2/kamen"
"#;

/// A copy of `./run` in a folder of its own, with that compiler.
fn checkout() -> Folder {
    let folder = Folder::new("run");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for name in ["run", "setup.sh"] {
        fs::copy(root.join(name), folder.0.join(name)).unwrap();
    }
    fs::create_dir(folder.0.join("bin")).unwrap();
    let cargo = folder.0.join("bin/cargo");
    fs::write(&cargo, CARGO).unwrap();
    fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
    // Meanings are there, so that none are collected.
    fs::create_dir(folder.0.join("data")).unwrap();
    fs::write(folder.0.join("data/meanings"), "").unwrap();
    folder
}

fn run(folder: &Folder, build: Option<&str>, arguments: &[&str]) -> Output {
    let path = std::env::var("PATH").unwrap_or_default();
    let mut command = Command::new(folder.0.join("run"));
    command.args(arguments).env_remove("KAMEN_DATA").env_remove("KAMEN_BUILD");
    command.env("HOME", &folder.0).env("PATH", format!("{}/bin:{path}", folder.0.display()));
    if let Some(build) = build {
        command.env("KAMEN_BUILD", build);
    }
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    output
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn the_first_start_shows_the_compiler_at_work_and_says_how_long_it_takes() {
    let folder = checkout();
    let first = run(&folder, None, &[]);
    assert!(said(&first).contains("Compiling kamen"), "{}", said(&first));
    assert!(said(&first).contains("for the first time: three to five minutes"));
    assert_eq!(first.stdout, b"started: ./target/release/kamen run\n");
    let second = run(&folder, None, &["doctor", "--json"]);
    assert!(!said(&second).contains("for the first time"), "{}", said(&second));
    assert_eq!(second.stdout, b"started: ./target/release/kamen doctor --json\n");
}

#[test]
fn options_alone_are_those_of_run() {
    let folder = checkout();
    let asked = |arguments: &[&str]| String::from_utf8(run(&folder, None, arguments).stdout);
    assert_eq!(asked(&["--fresh"]).unwrap(), "started: ./target/release/kamen run --fresh\n");
    assert_eq!(asked(&["--help"]).unwrap(), "started: ./target/release/kamen --help\n");
}

#[test]
fn the_best_build_is_made_when_it_is_asked_for() {
    let folder = checkout();
    let best = run(&folder, Some("best"), &["ping"]);
    assert_eq!(best.stdout, b"started: ./target/best/kamen ping\n");
}
