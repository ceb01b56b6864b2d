//! What the files for hosts name is there.

use std::fs;
use std::path::Path;
use std::process::Command;

use kamen::config::SETTINGS;

pub fn file(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

/// Every `KAMEN_…` in a text.
fn variables(text: &str) -> Vec<&str> {
    let ends = |c: char| !(c.is_ascii_uppercase() || c == '_');
    let found = text.match_indices("KAMEN_").map(|(at, _)| &text[at..]);
    found.map(|rest| &rest[..rest.find(ends).unwrap_or(rest.len())]).collect()
}

/// `kamen` knows a command with these options.
pub fn assert_known(command: &[&str]) {
    let name = command.iter().take_while(|word| !word.starts_with("--"));
    let output = Command::new(env!("CARGO_BIN_EXE_kamen")).args(name).arg("--help").output();
    let output = output.unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "kamen {command:?}");
    for option in command.iter().filter(|word| word.starts_with("--")) {
        assert!(help.contains(option), "kamen {command:?} knows no {option}");
    }
}

#[test]
fn the_image_and_the_service_use_commands_that_exist() {
    let image = file("Dockerfile");
    for command in [r#"CMD ["kamen", "ping"]"#, r#"ENTRYPOINT ["kamen"]"#, r#"CMD ["run"]"#] {
        assert!(image.contains(command), "{command}");
    }
    assert!(image.contains("kamen meaning --rebuild --data /kamen"));
    let service = file("deploy/kamen.service");
    let start = service.lines().find_map(|line| line.strip_prefix("ExecStart=")).unwrap();
    assert_eq!(start, "/usr/local/bin/kamen run");
    for command in [&["run"][..], &["ping"], &["meaning", "--rebuild", "--data"]] {
        assert_known(command);
    }
    // The exit code for bad input, see `cli/mod.rs`.
    assert!(service.contains("\nRestartPreventExitStatus=2\n"));
    let rust = file("Cargo.toml");
    let version = rust.split("rust-version = \"").nth(1).unwrap().split('"').next().unwrap();
    assert!(image.contains(&format!("FROM rust:{version}-slim")), "not the Rust of Cargo.toml");
}

#[test]
fn commands_of_the_guide_exist() {
    let guide = file("docs/HOSTING.md");
    let mut found = 0;
    for line in guide.lines() {
        let words = line.split('#').next().unwrap();
        let words = words.strip_prefix("sudo ").unwrap_or(words);
        let Some(command) = words.strip_prefix("kamen ") else { continue };
        let mut command: Vec<&str> = command.split_whitespace().collect();
        command.retain(|word| !word.contains(['/', '.']) && *word != "other");
        assert_known(&command);
        found += 1;
    }
    assert!(found >= 3, "{found}");
}

#[test]
fn every_setting_is_told_and_none_that_is_not_there() {
    let guide = file("docs/HOSTING.md");
    for (key, variable) in SETTINGS {
        assert!(guide.contains(&format!("| `{key}` | `{variable}` |")), "{key}");
    }
    let known = |name: &str| {
        name == "KAMEN_CONFIG" || SETTINGS.iter().any(|(_, variable)| *variable == name)
    };
    for name in ["docs/HOSTING.md", "kamen.example.toml", "Dockerfile", "deploy/kamen.service"] {
        for variable in variables(&file(name)) {
            assert!(known(variable), "{name}: {variable}");
        }
    }
}
