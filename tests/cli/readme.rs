//! What the README and the pages it leads to name is there.

use std::path::Path;

use kamen::ai::scrabble::Level;
use kamen::texts::Tongue;

use crate::deployment::{assert_known, file};

#[test]
fn the_readme_tells_every_level() {
    let readme = file("README.md");
    for level in Level::ALL {
        let [name, about] = ["", "-about"].map(|part| {
            Tongue::English.say(&format!("scrabble-level-{}{part}", level.name()), &[])
        });
        assert!(readme.contains(&format!("| **{name}** | {about} |")), "{name}");
    }
}

#[test]
fn the_readme_names_buttons_as_they_are_called() {
    let readme = file("README.md");
    for button in [
        "join",
        "start",
        "rack",
        "play",
        "confirm",
        "exchange",
        "pass",
        "challenge",
        "undo",
        "hint",
        "unseen",
        "meanings",
        "more",
        "rematch",
        "analyse",
        "replay",
        "chart",
        "export",
        "verify",
    ] {
        let keys = [format!("button-{button}"), format!("scrabble-button-{button}")];
        let key = keys.iter().find(|key| Tongue::English.knows(key));
        let label = Tongue::English.say(key.unwrap_or_else(|| panic!("{button}")), &[]);
        assert!(readme.contains(&format!("**{label}**")), "{label}");
    }
}

#[test]
fn links_lead_somewhere_and_pictures_are_described() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for page in ["README.md", "docs/COMMANDS.md", "docs/HOSTING.md", "docs/SANDBOX.md"] {
        let text = file(page);
        let folder = root.join(page).parent().unwrap().to_owned();
        let links = text.match_indices("](").map(|(at, _)| &text[at + 2..]);
        let links = links.map(|rest| rest.split(')').next().unwrap());
        let pictures =
            text.split("<img src=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        for link in links.chain(pictures).filter(|link| !link.starts_with("https://")) {
            let target = link.split('#').next().unwrap();
            assert!(folder.join(target).exists(), "{page}: {link}");
        }
        assert!(!text.contains("![]("), "{page} has a picture without a description");
        for picture in text.split("<img ").skip(1) {
            let alt = picture.split("alt=\"").nth(1).and_then(|rest| rest.split('"').next());
            assert!(alt.is_some_and(|alt| !alt.is_empty()), "{page}: {picture}");
        }
    }
}

#[test]
fn commands_that_are_shown_exist() {
    let mut found = 0;
    for page in ["README.md", "docs/COMMANDS.md"] {
        for line in file(page).lines() {
            let Some(command) = line.split('#').next().unwrap().strip_prefix("./run ") else {
                continue;
            };
            let command: Vec<&str> = command.split_whitespace().collect();
            if !command.is_empty() {
                assert_known(&command);
                found += 1;
            }
        }
    }
    assert!(found > 20, "{found} commands");
}
