//! Moves as people type them.

use kamen::games::scrabble::{Action, Options, Refusal};
use kamen::games::scrabble::{Edition, TileSet};

use crate::table::{Table, edition, letter, start};

fn table(edition: Edition, racks: [&str; 2]) -> Table {
    Table::new(start(edition, Options::default(), &racks, "EEEEEEEEEEEEEE"))
}

fn read(table: &Table, seat: u8, text: &str) -> String {
    match table.sees(seat).read_move(text) {
        Ok(Action::Place(placement)) => placement.to_string(),
        Ok(Action::Exchange(tiles)) => format!("exchange {tiles}"),
        Ok(Action::Pass) => "pass".into(),
        other => format!("{other:?}"),
    }
}

#[test]
fn case_composition_and_spacing_do_not_matter() {
    let table = table(edition("cs"), ["ŘEPAŽČÁ", "AAAAAAA"]);
    for text in [
        "8H ŘEPA",
        "8h řepa",
        "  8h   Řepa ",
        "8H r\u{30c}epa",
        "8H R\u{30c}EPA",
        "ŘEPA 8H",
        "8H ře pa",
    ] {
        assert_eq!(read(&table, 0, text), "8H ŘEPA", "{text:?}");
    }
    assert_eq!(read(&table, 0, "h8 řepa"), "H8 ŘEPA");
    for text in [
        "exchange řž",
        "Exchange Ř Ž",
        "výměna řž",
        "vymena ř,ž",
        "vyměnit řž",
        "výmena řž",
        "vymeniť ŘŽ",
        "VYMĚNIT ř ž",
        "vyme\u{30c}nit řž",
        "vymenit\u{30c} řž",
        "vyměň řž",
        "vymeň řž",
    ] {
        assert_eq!(read(&table, 0, text), "exchange ŘŽ", "{text:?}");
    }
    for text in ["pass", "PASS", " pas ", "Pas", "pasuji", "pasujem", "vynechávám", "vynechaj"] {
        assert_eq!(read(&table, 0, text), "pass", "{text:?}");
    }
}

#[test]
fn words_that_name_a_deed_can_be_laid() {
    let table = table(edition("cs"), ["VÝMĚNAP", "PASAAAA"]);
    for text in ["8H VÝMĚNA", "výměna 8h"] {
        assert_eq!(read(&table, 0, text), "8H VÝMĚNA", "{text}");
    }
    for text in ["H8 PAS", "pas h8"] {
        assert_eq!(read(&table, 1, text), "H8 PAS", "{text}");
    }
}

#[test]
fn a_missing_letter_takes_the_blank_and_a_mark_forces_it() {
    let table = table(edition("en"), ["CATS?AB", "AAAAAAA"]);
    assert_eq!(read(&table, 0, "8H COAT"), "8H CoAT");
    assert_eq!(read(&table, 0, "8H cat*s"), "8H CATs");
    assert_eq!(read(&table, 0, "8H cat?s"), "8H CATs");
    assert_eq!(read(&table, 0, "8H *cats"), "8H cATS");
    assert_eq!(read(&table, 0, "exchange ?"), "exchange ?");
    assert_eq!(read(&table, 0, "exchange a*"), "exchange A?");
}

#[test]
fn among_several_tiles_the_blank_goes_where_it_costs_least() {
    // One S and a blank for two; D8 doubles its letter, so the real S goes there.
    let table = table(edition("en"), ["S?ATEAR", "AAAAAAA"]);
    assert_eq!(read(&table, 0, "8D SEATS"), "8D SEATs");
    assert_eq!(read(&table, 0, "8H SEATS"), "8H sEATS", "L8 doubles the last one");
    assert_eq!(read(&table, 0, "8D *SEATS"), "8D sEATS", "unless it is forced");
}

#[test]
fn letters_on_the_board_may_be_typed_dotted_or_left_out_at_the_ends() {
    let mut table = table(edition("en"), ["CATSSAB", "SOFARUN"]);
    table.types(0, "8H CAT").unwrap();
    for text in ["I7 F.R", "I7 FAR", "I7 f(a)r"] {
        assert_eq!(read(&table, 1, text), "I7 F.R", "{text}");
    }
    for text in ["8K S", "8H CATS", "8H ...S", "8I ATS", "8J TS"] {
        assert_eq!(read(&table, 1, text), "8H ...S", "{text}");
    }
    // A single tile that reads both ways has one form, whichever way it is typed.
    table.types(1, "K8 SOFA").unwrap();
    assert_eq!(read(&table, 0, "J9 A"), read(&table, 0, "9J A"));
}

#[test]
fn digraph_tiles_are_read_as_the_rack_allows() {
    let mut spanish = edition("en");
    let kinds = ["A", "C", "CH", "H", "L", "LL", "O", "S"];
    spanish.tiles = TileSet::new(
        kinds.iter().map(|l| (letter(l), if l.len() > 1 { 8 } else { 1 }, 5)).collect(),
        2,
    )
    .unwrap();
    let with_ch = table(spanish.clone(), ["[CH]AC[LL]OLS", "AAAAAAA"]);
    assert_eq!(read(&with_ch, 0, "8H cha"), "8H [CH]A");
    assert_eq!(read(&with_ch, 0, "8H CALLO"), "8H CA[LL]O");
    assert_eq!(read(&with_ch, 0, "8H [ch]a"), "8H [CH]A");
    assert_eq!(read(&with_ch, 0, "exchange ch"), "exchange [CH]");
    let without = table(spanish.clone(), ["CHALLOS", "AAAAAAA"]);
    assert_eq!(read(&without, 0, "8H CHA"), "8H CHA");
    assert_eq!(read(&without, 0, "8H CALLO"), "8H CALLO");
    assert_eq!(read(&without, 0, "exchange ch"), "exchange CH");
    let refused = without.sees(0).read_move("8H [ch]a").unwrap_err();
    assert_eq!(refused, Refusal::MissingLetters { letters: vec![letter("CH")], blanks: 0 });
    let blank = table(spanish, ["?HALLOS", "AAAAAAA"]);
    assert_eq!(read(&blank, 0, "8H *cha"), "8H cHA", "a blank C and a real H earn more");
    assert_eq!(read(&blank, 0, "8H *[ch]a"), "8H [ch]A");
}

#[test]
fn a_letter_without_case_keeps_its_mark_as_a_blank() {
    let mut hebrew = edition("en");
    hebrew.tiles =
        TileSet::new(["א", "ב", "ג"].iter().map(|l| (letter(l), 2, 9)).collect(), 2).unwrap();
    let mut table = table(hebrew, ["אב?גאבג", "אאאאאאא"]);
    let read = read(&table, 0, "8H *אב");
    assert_eq!(read, "8H ?אב");
    let kamen::games::scrabble::Event::Placed(placed) = &table.types(0, "8H *אב").unwrap()[0]
    else {
        panic!()
    };
    assert_eq!(placed.score.0, 4);
    let cgp = kamen::games::scrabble::notation::Cgp::from_view(&table.sees(1)).to_string();
    assert!(cgp.contains("/7?אב6/"), "{cgp}");
}
