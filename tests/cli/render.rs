//! `kamen render`

use std::fs;
use std::path::Path;

use crate::binary::{EMPTY, complaint, json, kamen, text};
use crate::folder::Folder;

const POSITION: &str =
    "15/15/15/15/15/15/4D10/2OPALIT7/4N2ON6/4O10/15/15/15/15/15 ČEKALŮ?/ 27/19 0";
const GAME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/games/boys-quackle-2006.gcg");

/// Width and height of a PNG file.
fn png_size(bytes: &[u8]) -> (u32, u32) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    let info = decoder.read_header_info().unwrap();
    (info.width, info.height)
}

/// The number of pictures of a GIF file, and whether it repeats.
fn gif_frames(bytes: &[u8]) -> (usize, bool) {
    let mut decoder = gif::DecodeOptions::new().read_info(bytes).unwrap();
    let mut frames = 0;
    while decoder.read_next_frame().unwrap().is_some() {
        frames += 1;
    }
    (frames, decoder.repeat() == gif::Repeat::Infinite)
}

#[test]
fn a_position_becomes_a_picture_with_its_description() {
    let folder = Folder::new("render-position");
    let out = folder.file("board.png");
    let answer = json(&["render", "--cgp", POSITION, "--output", &out, "--width", "500"]);
    let bytes = fs::read(&out).unwrap();
    let (width, height) = png_size(&bytes);
    assert_eq!((&answer["width"], &answer["height"]), (&width.into(), &height.into()));
    assert_eq!((&answer["file"], width), (&out.as_str().into(), 500));
    assert_eq!(answer["bytes"], bytes.len());
    let alt = answer["alt"].as_str().unwrap();
    assert!(alt.starts_with("Deska Scrabble, na tahu je Hráč 1."), "{alt}");
    assert!(alt.ends_with("Slova na desce: 8C OPALIT, 9H ON, E7 DANO, H8 TO."), "{alt}");
    assert!(!alt.contains("ČEKALŮ"), "the rack is no part of the board");
    let said =
        text(&kamen(&["render", "--cgp", POSITION, "--out", &out, "--tongue", "en", "--alt"], ""));
    assert!(said.starts_with("Scrabble board, Player 1 to move."), "{said}");
    let said = text(&kamen(&["render", "--cgp", POSITION, "--output", &out], ""));
    assert!(said.contains("board.png: 1000 × "), "{said}");
}

#[test]
fn a_file_is_drawn_beside_itself_and_written_over_only_when_asked() {
    let folder = Folder::new("render-beside");
    let game = folder.file("game.gcg");
    fs::copy(GAME, &game).unwrap();
    let draw = ["render", &game, "--language", "en"];
    text(&kamen(&draw, ""));
    let picture = folder.file("game.png");
    assert_eq!(png_size(&fs::read(&picture).unwrap()).0, 1_000);
    assert!(complaint(&draw).contains("game.png is there already"));
    text(&kamen(&[&draw[..], &["--force"]].concat(), ""));
    text(&kamen(&[&draw[..], &["--output", &picture]].concat(), ""));
    text(&kamen(&[&draw[..], &["--chart"]].concat(), ""));
    assert_eq!(png_size(&fs::read(folder.file("game-scores.png")).unwrap()), (800, 500));
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 3, "no other file is left behind");
}

#[test]
fn a_game_is_shown_after_any_turn() {
    let folder = Folder::new("render-turn");
    let out = folder.file("turn.png");
    let after = |turn: &str| {
        let answer = json(&["render", GAME, "--language", "en", "--turn", turn, "--output", &out]);
        answer["alt"].as_str().unwrap().to_owned()
    };
    assert!(after("0").ends_with("The board is empty so far."));
    let second = after("2");
    assert!(second.contains("Quackle Computer: 40 points, David Boys: 64 points"), "{second}");
    assert!(second.contains("H2 REDYEING for 64 points with the bonus"), "{second}");
    assert!(after("22").starts_with("Scrabble, game over: David Boys wins."));
    let sentence = complaint(&["render", GAME, "--language", "en", "--turn", "23"]);
    assert!(sentence.contains("the game has 22 turns; --turn 23 is too many"), "{sentence}");
}

#[test]
fn a_whole_game_becomes_an_animation() {
    let folder = Folder::new("render-gif");
    let (once, forever) = (folder.file("once.gif"), folder.file("forever"));
    let draw = ["render", GAME, "--language", "en", "--width", "300", "--output"];
    text(&kamen(&[&draw[..], &[&once, "--loop", "once"]].concat(), ""));
    text(&kamen(&[&draw[..], &[&forever, "--gif"]].concat(), ""));
    assert_eq!(gif_frames(&fs::read(&once).unwrap()), (23, false));
    assert_eq!(gif_frames(&fs::read(&forever).unwrap()), (23, true));
    let ten = [&draw[..], &[&once, "--turn", "10"]].concat();
    text(&kamen(&ten, ""));
    assert_eq!(gif_frames(&fs::read(&once).unwrap()), (11, true));
}

#[test]
fn standard_input_and_output_are_files_as_well() {
    let output = kamen(&["render", "-", "--output", "-"], POSITION);
    assert!(output.status.success() && output.stderr.is_empty());
    assert_eq!(png_size(&output.stdout).0, 1_000);
    let game = fs::read_to_string(GAME).unwrap();
    let language = ["--language", "en", "--width", "240"];
    let output =
        kamen(&[&["render", "-", "--gif", "--output", "-"], &language[..]].concat(), &game);
    assert_eq!(gif_frames(&output.stdout).0, 23);
    let asked = ["render", "--cgp", POSITION, "--output", "-"];
    assert!(complaint(&[&asked[..], &["--json"]].concat()).contains("name a file by --output"));
    assert!(complaint(&[&asked[..], &["--alt"]].concat()).contains("name a file by --output"));
}

#[test]
fn a_file_mostly_tells_its_language() {
    let folder = Folder::new("render-lexicon");
    let out = folder.file("board.png");
    let answer = json(&["render", GAME, "--output", &out]);
    assert!(answer["alt"].as_str().unwrap().starts_with("Scrabble, game over: David Boys wins."));
    let slovak = format!("{EMPTY} ĽAĎ/ 0/0 0");
    let answer = json(&["render", "--cgp", &slovak, "--output", &out]);
    assert!(answer["alt"].as_str().unwrap().starts_with("Doska Scrabble"));
    let cgp = format!("{EMPTY} QUIXOTE/ 0/0 0 lex en;");
    let answer = json(&["render", "--cgp", &cgp, "--output", &out]);
    assert!(answer["alt"].as_str().unwrap().starts_with("Scrabble board"));
}

#[test]
fn a_theme_that_cannot_be_had_is_told_and_the_usual_one_is_used() {
    let folder = Folder::new("render-theme");
    let draw = |theme: &str, name: &str| {
        let out = folder.file(name);
        let themes = folder.file("themes");
        let draw = ["render", "--cgp", POSITION, "--output", &out, "--theme", theme];
        let output = kamen(&[&draw[..], &["--themes", &themes]].concat(), "");
        text(&output);
        (String::from_utf8(output.stderr).unwrap(), fs::read(out).unwrap())
    };
    fs::create_dir(folder.file("themes")).unwrap();
    fs::write(Path::new(&folder.file("themes")).join("broken.toml"), "page = 7\n").unwrap();
    let (said, usual) = draw("classic", "classic.png");
    assert_eq!(said, "");
    for (theme, part) in [("nonsense", "there is no theme \"nonsense\""), ("broken", "broken.toml")]
    {
        let (said, picture) = draw(theme, "other.png");
        assert!(said.contains(part) && said.ends_with("the theme classic is used\n"), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(picture == usual, "{theme}");
    }
    assert!(draw("dark", "dark.png").1 != usual);
}

#[test]
fn what_cannot_be_drawn_is_refused_in_one_sentence() {
    let folder = Folder::new("render-bad");
    let file = |name: &str, bytes: &[u8]| {
        fs::write(folder.file(name), bytes).unwrap();
        folder.file(name)
    };
    let missing = folder.file("missing.gcg");
    let (empty, binary) = (file("empty", b"\n"), file("binary", &[200, 201, 7]));
    let (strange, broken) =
        (file("strange.pdn", b"[GameType \"29\"]\n"), file("broken.cgp", &[200, 201, 7]));
    let (two, odd) =
        (file("two.cgp", b"a\nb\n"), file("odd.gcg", b"#player1 a A\n>b: AB - +0 0\n"));
    let czech = file("czech.gcg", "#player1 a A\n>a: ŘÁD 8H ŘÁD +8 8\n".as_bytes());
    let out = folder.file("out.png");
    let gif = folder.file("out.gif");
    for (arguments, part) in [
        (&[missing.as_str()][..], "missing.gcg"),
        (&[&empty], "there is no position and no game in it"),
        (&[&binary], "this cannot be drawn; kamen render takes a game of Scrabble as GCG (.gcg)"),
        (&[&strange], "strange.pdn: this cannot be drawn; kamen render takes a game of Scrabble"),
        (&[&broken], "this is neither CGP nor GCG"),
        (&[&two], "a CGP position is one"),
        (&[&odd], "line 2: nobody called \"b\""),
        (
            &[&czech, "--language", "en"],
            "with the tiles of en (--language chooses others): event 1",
        ),
        (&["--cgp", "nonsense"], "the position"),
        (&["--cgp", POSITION, "--language", "klingon"], "there is no language \"klingon\""),
        (&["--cgp", POSITION, "--width", "7"], "a picture is 240 to 4000 pixels wide, not 7"),
        (&[GAME, "--chart", "--width", "3000"], "a chart is 200 to 2000 pixels wide"),
        (&["--cgp", POSITION, "--tongue", "fr"], "is no language we speak"),
        (&["--cgp", POSITION, "--output", &gif], "a GIF needs a GCG game"),
        (&[GAME, "--chart", "--output", &gif], "a chart is written as .png"),
        (&[], "--help"),
    ] {
        let tail: &[&str] = if arguments.contains(&"--output") { &[] } else { &["--output", &out] };
        let sentence = complaint(&[&["render"], arguments, tail].concat());
        assert!(sentence.contains(part), "{arguments:?}: {sentence}");
    }
    assert!(!Path::new(&out).exists() && !Path::new(&gif).exists(), "nothing was written");
    let elsewhere = folder.file("no/such/folder.png");
    assert!(
        complaint(&["render", "--cgp", POSITION, "--output", &elsewhere]).contains("folder.png")
    );
}
