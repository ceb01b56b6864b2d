//! What Discord is told of the commands, beside `tests/data/commands.json`, where it is kept. After a
//! change that is meant, `KAMEN_RENEW=1 cargo test --lib commands::registered` writes it anew; read what
//! has changed before committing.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{all, create_application_commands};

/// The most options of `/new`: Discord takes 25, and games to come need some.
const OPTIONS_OF_NEW: usize = 20;

#[test]
fn the_registered_commands_are_as_they_are_kept() {
    let commands = serde_json::to_value(create_application_commands(&all())).unwrap();
    let told = format!("{}\n", serde_json::to_string_pretty(&commands).unwrap());
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/commands.json");
    if std::env::var_os("KAMEN_RENEW").is_some() {
        fs::write(&kept, told).unwrap();
        return;
    }
    let expected: Value = serde_json::from_str(&fs::read_to_string(&kept).unwrap()).unwrap();
    let (now, before) = (commands.as_array().unwrap(), expected.as_array().unwrap());
    let names = |all: &[Value]| all.iter().map(|one| one["name"].clone()).collect::<Vec<_>>();
    assert_eq!(names(now), names(before));
    for (command, expected) in now.iter().zip(before) {
        assert_eq!(command, expected);
    }
}

#[test]
fn a_table_can_be_wished_for_with_few_enough_options() {
    let all = all();
    let new = all.iter().find(|command| command.name == "new").unwrap();
    let options = new.parameters.len();
    assert!(options <= OPTIONS_OF_NEW, "/new has {options} options");
}
