//! What Discord is told of the commands, beside `tests/data/commands.json`, where it is kept. After a
//! change that is meant, `KAMEN_RENEW=1 cargo test --lib commands::registered` writes it anew; read what
//! has changed before committing.

use std::fs;
use std::path::Path;

use super::{all, create_application_commands};

/// The most options of `/new`: Discord takes 25, and games to come need some.
const OPTIONS_OF_NEW: usize = 20;

#[test]
fn the_registered_commands_are_as_they_are_kept() {
    // By way of a value, whose keys are in order.
    let commands = serde_json::to_value(create_application_commands(&all())).unwrap();
    let told = format!("{}\n", serde_json::to_string_pretty(&commands).unwrap());
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/commands.json");
    if std::env::var_os("KAMEN_RENEW").is_some() {
        fs::write(&kept, told).unwrap();
        return;
    }
    let kept = fs::read_to_string(&kept).unwrap();
    for (number, (now, before)) in (1..).zip(told.lines().zip(kept.lines())) {
        assert_eq!(now, before, "line {number}");
    }
    assert_eq!(told.lines().count(), kept.lines().count());
}

#[test]
fn a_table_can_be_wished_for_with_few_enough_options() {
    let all = all();
    let new = all.iter().find(|command| command.name == "new").unwrap();
    let options = new.parameters.len();
    assert!(options <= OPTIONS_OF_NEW, "/new has {options} options");
}
