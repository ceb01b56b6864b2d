//! GCG files in and out, as they are found in the world.

use kamen::games::rules::{Rules, Viewer};
use kamen::games::scrabble::notation::{Gcg, GcgDeed, GcgFault, ReplayError};
use kamen::games::scrabble::{
    Action, ChallengeRule, Judging, Options, Refusal, Score, TileTextError,
};

use crate::table::{Table, edition, start};

/// A published game (moves and scores as they were annotated at the 2006 showdown in Toronto).
const PUBLISHED: &str = include_str!("../data/games/boys-quackle-2006.gcg");

#[test]
fn every_score_of_a_published_game_is_ours() {
    let gcg = Gcg::parse(PUBLISHED).unwrap();
    assert_eq!((gcg.players.len(), gcg.events.len()), (2, 23));
    assert_eq!(gcg.players[1].name, "David Boys");
    let replay = gcg.replay(&edition("en")).unwrap();
    assert_eq!(replay.discrepancies, []);
    assert_eq!(replay.scores, [Score(433), Score(443)]);
    assert_eq!(Gcg::parse(&gcg.to_string()).unwrap(), gcg);
    let words: Vec<String> = replay.board.words().map(|(_, _, word)| word.to_string()).collect();
    for word in ["rEDYEING", "HEALERS", "SPONGER", "CALORIE", "TRAdING"] {
        assert!(words.iter().any(|found| found == word), "{word} in {words:?}");
    }
}

/// Everything the format knows, in one short game of our own.
const EVERYTHING: &str = "\
#character-encoding UTF-8
#player1 jan Jan Novák
#player2 eva Eva
#lexicon en
#title Vše na jednom stole
>jan: ABCDEFG 8D FACED +30 30
#note begins well
>eva: QUIZ??X 7E QI +12 12
>eva: QUIZ??X -- -12 0
#note QI was challenged
>jan: BGHIJKL -BGH +0 30
>eva: QUIZ??X -3 +0 0
>jan: IJKLMNO - +0 30
>eva: UZEERST H8 .ZEBrES +5 5
>eva: AAAAAAA (challenge) +5 10
>jan: IJ (time) -10 20
>jan: IJ (IJ) -9 11
>eva: (IJ) +9 19
#rack1 IJ
";

#[test]
fn every_kind_of_line_is_read_and_written() {
    let gcg = Gcg::parse(EVERYTHING).unwrap();
    let deeds: Vec<&GcgDeed> = gcg.events.iter().map(|event| &event.deed).collect();
    assert!(matches!(deeds[0], GcgDeed::Place(_)));
    assert_eq!(deeds[2], &GcgDeed::Withdrawn);
    assert!(matches!(deeds[3], GcgDeed::Exchange(tiles) if tiles.to_string() == "BGH"));
    assert_eq!(deeds[4], &GcgDeed::ExchangeCount(3));
    assert_eq!(deeds[5], &GcgDeed::Pass);
    assert_eq!(deeds[7], &GcgDeed::ChallengeBonus);
    assert_eq!(deeds[8], &GcgDeed::Overtime);
    assert!(matches!(deeds[9], GcgDeed::OwnTiles(_)));
    assert!(matches!(deeds[10], GcgDeed::OthersTiles(_)));
    assert_eq!(gcg.events[2].notes, ["QI was challenged"]);
    assert_eq!(gcg.directives.len(), 3);
    assert_eq!(Gcg::parse(&gcg.to_string()).unwrap(), gcg);
}

#[test]
fn figures_that_are_not_those_of_the_rules_are_pointed_out() {
    let gcg = Gcg::parse(EVERYTHING).unwrap();
    let replay = gcg.replay(&edition("en")).unwrap();
    let wrong: Vec<(usize, i32, i32, bool)> = replay
        .discrepancies
        .iter()
        .map(|d| (d.event, d.written.0, d.computed.0, d.is_total))
        .collect();
    // QI makes QA and IC as well; the blank in ZEBrES earns nothing on its premium.
    assert_eq!(wrong, [(1, 12, 26, false), (2, -12, -26, false), (6, 5, 18, false)]);
}

#[test]
fn line_ends_spacing_and_encodings_of_real_files_are_read() {
    let plain = Gcg::parse(EVERYTHING).unwrap();
    for text in [
        EVERYTHING.replace('\n', "\r\n"),
        EVERYTHING.replace('\n', "\r"),
        EVERYTHING.replace(": ", ":  \t").replace(" +", "   +"),
        format!("\u{feff}{EVERYTHING}"),
        EVERYTHING.replace("> ", ">").replace("#character-encoding UTF-8\n", ""),
    ] {
        assert_eq!(Gcg::parse_bytes(text.as_bytes()).map(|g| g.events), Ok(plain.events.clone()));
    }
    // Latin-1 without a word about it, and two Czech encodings that are named.
    let latin = "#player1 j José\n>j: A - +0 0\n";
    let bytes: Vec<u8> = latin.chars().map(|c| c as u8).collect();
    assert_eq!(Gcg::parse_bytes(&bytes).unwrap().players[0].name, "José");
    for (label, nk) in [("ISO-8859-2", [0xf8, 0xbe]), ("windows-1250", [0xf8, 0x9e])] {
        let mut bytes = format!("#character-encoding {label}\n#player1 j ").into_bytes();
        bytes.extend(nk);
        assert_eq!(Gcg::parse_bytes(&bytes).unwrap().players[0].name, "řž", "{label}");
    }
    let utf8 = "#player1 j Jiří\n".as_bytes();
    assert_eq!(Gcg::parse_bytes(utf8).unwrap().players[0].name, "Jiří");
}

#[test]
fn a_bad_file_names_its_line() {
    use GcgFault::*;
    let head = "#player1 jan Jan\n#player2 eva Eva\n";
    for (line, fault) in [
        ("what is this", Line("what is this".into())),
        ("#player4 x", PlayerNumber("4".into())),
        ("#player1 x", PlayerNumber("1".into())),
        ("#player3", NoNick),
        ("#player3 jan", NickTwice("jan".into())),
        (">petr: ABC 8D CAB +14 14", UnknownPlayer("petr".into())),
        (">jan:", Incomplete),
        (">jan: ABC", Incomplete),
        (">jan: ABC 8D", Incomplete),
        (">jan: ABC 8D CAB +14", Incomplete),
        (">jan: ABC 99Z CAB +14 14", Move("99Z".into())),
        (">jan: ABC 8D CAB lots 14", Number("lots".into())),
        (">jan: A1C 8D CAB +14 14", Tiles(TileTextError::Unexpected('1'))),
        (">jan: ABC 8D C?! +14 14", Tiles(TileTextError::BlankWithoutLetter)),
        (">jan: ABC (A!) +14 14", Tiles(TileTextError::Unexpected('!'))),
    ] {
        let error = Gcg::parse(&format!("{head}{line}\n")).expect_err(line);
        assert_eq!((error.line, error.fault), (3, fault), "{line}");
    }
    let bytes = b"#character-encoding klingon\n";
    assert_eq!(Gcg::parse_bytes(bytes).unwrap_err().fault, Encoding("klingon".into()));
    let bytes = b"#character-encoding UTF-8\n#player1 \xff\n";
    assert_eq!(Gcg::parse_bytes(bytes).unwrap_err().fault, Encoding("UTF-8".into()));
    assert_eq!(Gcg::parse_bytes(&vec![b'#'; 1_000_001]).unwrap_err().fault, TooLong);
}

#[test]
fn a_note_that_begins_on_the_next_line_is_read_and_written_alike() {
    let text = "#player1 a A\n>a: AB 8H AB +8 8\n#note\ngood\n";
    let gcg = Gcg::parse(text).unwrap();
    assert_eq!(gcg.events[0].notes, ["good"]);
    assert_eq!(Gcg::parse(&gcg.to_string()), Ok(gcg));
}

#[test]
fn a_play_that_does_not_fit_is_named_by_its_event() {
    let text = "#player1 a A\n#player2 b B\n>a: AB 8H AB +8 8\n>b: CD 1A CD +5 5\n";
    let error = Gcg::parse(text).unwrap().replay(&edition("en")).unwrap_err();
    assert_eq!(error, ReplayError::Play { event: 1, refusal: Refusal::TouchesNothing });
    let text = "#player1 a A\n>a: AB -- -8 0\n";
    let error = Gcg::parse(text).unwrap().replay(&edition("en")).unwrap_err();
    assert_eq!(error, ReplayError::NothingToWithdraw { event: 0 });
}

#[test]
fn letters_on_the_board_may_stand_as_themselves_or_in_parentheses() {
    for word in ["FAR", "F.R", "F(A)R"] {
        let text =
            format!("#player1 a A\n#player2 b B\n>a: CAT 8H CAT +10 10\n>b: FR I7 {word} +11 11\n");
        let replay = Gcg::parse(&text).unwrap().replay(&edition("en")).unwrap();
        assert_eq!(replay.discrepancies, [], "{word}");
        assert_eq!(replay.plays[1].as_ref().unwrap().0.to_string(), "I7 F.R");
    }
}

#[test]
fn an_export_before_the_end_hides_the_racks() {
    let options =
        Options { judging: Judging::Challenge(ChallengeRule::Double), ..Options::default() };
    let mut table = Table::new(start(edition("en"), options, &["CATZXQQ", "DOGSAAA"], "EEEEEEE"))
        .judged_by("CAT CATS");
    table.types(0, "8H CAT").unwrap();
    table.challenge(1, "cat").unwrap();
    table.types(0, "exchange Q").unwrap();
    let text = Gcg::from_view(&table.game.view(Viewer::Spectator), &["jan", "eva"]).to_string();
    assert_eq!(
        text,
        "#character-encoding UTF-8\n#player1 jan jan\n#player2 eva eva\n#id kamen test\n#incomplete\n\
         >jan: CAT 8H CAT +10 10\n>jan:  (challenge) +0 10\n#note eva challenged CAT\n\
         >eva:  - +0 0\n>jan:  -1 +0 10\n"
    );
    table.act(1, Action::Resign).unwrap();
    let text = Gcg::from_view(&table.game.view(Viewer::Spectator), &["jan", "eva"]).to_string();
    assert!(text.contains(">jan: CATZXQQ 8H CAT +10 10\n") && text.contains("-Q +0 10"), "{text}");
}
