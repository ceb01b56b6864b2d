//! The ids of all buttons, selects and modals that stand in messages out there, with what they mean:
//! `tests/data/button-ids.tsv` and `tests/data/setting-ids.tsv`. Lines may be added there; none is ever
//! changed or taken away, as somebody may press such a button years from now.

use super::button::Button;
use super::setting_click::{SettingClick, click_id};

/// The rows of a table, without its heading.
fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let width = table.lines().next().unwrap_or_default().split('\t').count();
    table.lines().skip(1).map(move |line| {
        let row: Vec<&str> = line.split('\t').collect();
        assert_eq!(row.len(), width, "{line}");
        row
    })
}

#[test]
fn every_button_out_there_keeps_its_meaning() {
    for row in rows(include_str!("../../tests/data/button-ids.tsv")) {
        let [id, table, seen, verb, argument] = row[..] else { panic!("{row:?}") };
        let button: Button = id.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
        let found = button.table.map_or_else(|| "-".to_owned(), |table| table.to_string());
        assert_eq!((found.as_str(), button.seen.to_string().as_str()), (table, seen), "{id}");
        assert_eq!((button.verb.name(), button.argument.as_str()), (verb, argument), "{id}");
        assert_eq!(button.to_string(), id);
    }
}

#[test]
fn every_click_below_settings_out_there_keeps_its_meaning() {
    for row in rows(include_str!("../../tests/data/setting-ids.tsv")) {
        let [id, setting, value] = row[..] else { panic!("{row:?}") };
        let click: SettingClick = id.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!((click.setting.name(), click.value.as_str()), (setting, value), "{id}");
        assert_eq!(click_id(setting, value), id);
    }
}
