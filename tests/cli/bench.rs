//! `kamen scrabble bench`

use std::fs;

use crate::binary::{EMPTY, complaint, json, kamen, text};
use crate::folder::Folder;

const CAT: &str = "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15";

#[test]
fn moves_are_measured_by_the_number_of_blanks() {
    let folder = Folder::new("bench");
    let file = folder.file("positions.cgp");
    let positions = [
        "# two without a blank, one with two".to_owned(),
        format!("{EMPTY} CATDOGS/ 0/0 0"),
        String::new(),
        format!("{CAT} SEE/ 0/10 0 lex en;"),
        format!("  {CAT} ?EE?/ 0/10 0"),
    ];
    fs::write(&file, positions.join("\r\n")).unwrap();
    let bench = ["scrabble", "bench", "--lexicon", "en", "--positions", &file, "--seconds", "0"];
    let rows = json(&bench);
    let [none, two] = &rows.as_array().unwrap()[..] else { panic!("{rows}") };
    assert_eq!((&none["blanks"], &none["positions"]), (&0.into(), &2.into()));
    assert_eq!((&two["blanks"], &two["positions"]), (&2.into(), &1.into()));
    for row in [none, two] {
        for field in ["moves_per_position", "all_us", "best_us", "lexicon_bytes", "open_ms"] {
            assert!(row[field].as_f64().unwrap() > 0.0, "{field}: {row}");
        }
    }
    let moves = json(&["scrabble", "moves", "--lexicon", "en", "--all", "--cgp", &positions[4]]);
    let laid = moves.as_array().unwrap().iter().filter(|listed| listed["kind"] == "place").count();
    assert_eq!(two["moves_per_position"].as_f64(), Some(laid as f64));
    assert!(text(&kamen(&bench, "")).contains("moves each"));
}

#[test]
fn a_file_without_good_positions_is_refused() {
    let folder = Folder::new("bench-bad");
    let file = folder.file("positions.cgp");
    let good = format!("{EMPTY} ABC/ 0/0 0");
    for (contents, part) in [
        (String::new(), "the file holds no position"),
        ("# nothing\n\n".to_owned(), "the file holds no position"),
        (format!("{good}\n\nnonsense\n"), "positions.cgp, line 3: the position"),
        (format!("{good}\n{EMPTY} ABCDEFGH/ 0/0 0\n"), "line 2: the position: rack 1 has 8 tiles"),
        (format!("# {good}\n{EMPTY} / 0/0 0\n"), "line 2: the position does not tell"),
        ("5/5/5/5/5 ABC/ 0/0 0".to_owned(), "line 1: the position: the board has 5 rows"),
    ] {
        fs::write(&file, contents).unwrap();
        let sentence = complaint(&["scrabble", "bench", "--lexicon", "en", "--positions", &file]);
        assert!(sentence.contains(part), "{sentence}");
    }
    let missing =
        complaint(&["scrabble", "bench", "--lexicon", "en", "--positions", "/nowhere.cgp"]);
    assert!(missing.contains("/nowhere.cgp"), "{missing}");
    fs::write(&file, good).unwrap();
    for seconds in ["-1", "NaN", "long"] {
        let wrong = format!("--seconds={seconds}");
        complaint(&["scrabble", "bench", "--lexicon", "en", "--positions", &file, &wrong]);
    }
}
