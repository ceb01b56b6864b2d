//! CGP positions in and out.

use kamen::games::scrabble::TileTextError;
use kamen::games::scrabble::notation::{Cgp, CgpError};

use crate::table::edition;

const EMPTY: &str = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
/// The end game that the paper on Maven made known.
const MAVEN: &str = "5BERGS5/4PA3U5/2QAID3R5/3BEE3F2S2/1P1ET2VIATIC2/MA1TAW3c2H2/ES3IS2E2A2/AT1FOLIA4V2/LI1L1EX1E6/1N1O1D2N2Y3/1GNU2C1JETE3/2ER2OHO2N3/2O3GOY6/1INDOW1U7/4DORR7 IKLMTZ/AEINRU? 0/0 0 lex OSPD1;";

#[test]
fn a_published_position_is_read_and_written_alike() {
    let cgp: Cgp = MAVEN.parse().unwrap();
    assert_eq!(cgp.to_string(), MAVEN);
    assert_eq!(cgp.check(&edition("en")), Ok(()));
    assert_eq!(cgp.operation("lex"), Some("OSPD1"));
    assert_eq!(cgp.board.tiles().filter(|(_, tile)| tile.blank).count(), 1);
    let words: Vec<String> = cgp.board.words().map(|(_, _, word)| word.to_string()).collect();
    assert!(words.contains(&"VIATIC".to_owned()) && words.contains(&"GOY".to_owned()), "{words:?}");
}

#[test]
fn racks_may_be_unknown_and_operations_many() {
    let text = format!("{EMPTY} AELNOQT/ 0/0 0 lex NWL18; lm -2; flag;");
    let cgp: Cgp = text.parse().unwrap();
    assert_eq!(cgp.to_string(), text);
    assert_eq!((cgp.racks.len(), cgp.racks[1].len()), (2, 0));
    assert_eq!(cgp.operation("flag"), Some(""));
    for racks in ["/", "A/B/C/D", "/ABC", "abc?/"] {
        let scores = vec!["-5"; racks.split('/').count()].join("/");
        let cgp: Cgp = format!("{EMPTY} {racks} {scores} 3").parse().unwrap();
        assert_eq!(cgp.scores[0].0, -5);
        assert_eq!(cgp.to_string().parse::<Cgp>().unwrap(), cgp);
    }
    let alone: Cgp = format!("{EMPTY} ABC 12 0").parse().unwrap();
    assert_eq!(alone.racks.len(), 1);
}

#[test]
fn any_case_and_composition_of_czech_is_read() {
    let czech = "15/15/15/15/15/15/15/7ŘeKA4/15/15/15/15/15/15/15 ŽLUŤ?/ 0/0 0";
    let cgp: Cgp = czech.parse().unwrap();
    assert_eq!(cgp.to_string(), czech);
    assert_eq!(cgp.check(&edition("cs")), Ok(()));
    assert!(matches!(cgp.check(&edition("en")), Err(CgpError::UnknownLetter(_))));
    let decomposed = czech.replace('Ř', "R\u{30c}").replace('Ť', "T\u{30c}");
    assert_eq!(decomposed.parse::<Cgp>().unwrap(), cgp);
}

#[test]
fn other_boards_and_digraphs_are_read() {
    let text = "5/1[CH]A2/5/2[ll]2/5 [CH]?/ 0/0 0";
    assert_eq!(text.parse::<Cgp>().unwrap().to_string(), text);
    let wide = format!("{} A/ 0/0 0", ["21"; 5].join("/"));
    assert_eq!(wide.parse::<Cgp>().unwrap().to_string(), wide);
}

#[test]
fn a_bad_position_says_what_is_wrong() {
    use CgpError::*;
    let rows = |first: &str| EMPTY.replacen("15", first, 1) + " A/ 0/0 0";
    for (text, error) in [
        (String::new(), Missing("board")),
        (EMPTY.into(), Missing("racks")),
        (format!("{EMPTY} A/"), Missing("scores")),
        (format!("{EMPTY} A/ 0/0"), Missing("scoreless turns")),
        (rows("14"), Uneven { row: 2, found: 15, expected: 14 }),
        (rows("99"), Row { row: 1, cause: TileTextError::TooLong(21) }),
        (rows("3"), Size { rows: 15, cols: 3 }),
        (rows("99999999999999999999"), Row { row: 1, cause: TileTextError::TooLong(21) }),
        (rows("14."), Row { row: 1, cause: TileTextError::Unexpected('.') }),
        (rows("14?"), Row { row: 1, cause: TileTextError::BlankWithoutLetter }),
        (rows("14[CH"), Row { row: 1, cause: TileTextError::OpenBracket }),
        (format!("{EMPTY} A/B 0 0"), Counts { racks: 2, scores: 1 }),
        (format!("{EMPTY} A/ 0/x 0"), Number("x".into())),
        (format!("{EMPTY} A/ 0/0 -1"), Number("-1".into())),
        (format!("{EMPTY} A/ 99999999999/0 0"), Number("99999999999".into())),
        (format!("{EMPTY} A7/ 0/0 0"), Rack { player: 1, cause: TileTextError::Unexpected('7') }),
        (format!("{EMPTY} A/B/C/D/E 0/0/0/0/0 0"), Players(5)),
        ("x".repeat(10_000), TooLong),
    ] {
        assert_eq!(text.parse::<Cgp>(), Err(error), "{text}");
    }
}

#[test]
fn a_position_that_cannot_be_is_refused_for_its_edition() {
    let check = |text: &str| text.parse::<Cgp>().unwrap().check(&edition("en")).unwrap_err();
    let empty = |racks: &str| format!("{EMPTY} {racks} 0/0 0");
    assert!(matches!(
        check(&format!("{} A/ 0/0 0", ["9"; 9].join("/"))),
        CgpError::OtherBoard { rows: 9, .. }
    ));
    assert!(matches!(check(&empty("Ž/")), CgpError::UnknownLetter(_)));
    assert!(matches!(
        check(&empty("ABCDEFGH/")),
        CgpError::RackTooLong { player: 1, tiles: 8, .. }
    ));
    assert!(matches!(check(&empty("Q/Q")), CgpError::TooManyTiles { found: 2, set: 1, .. }));
    assert!(matches!(check(&empty("???/")), CgpError::TooManyTiles { found: 3, set: 2, .. }));
}
