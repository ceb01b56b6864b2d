//! Language packs from folders, ZIP files and bytes.

use std::fs::{self, File};
use std::io::Write;

use kamen::games::scrabble::pack::PackFiles;
use kamen::lexicon::Words;
use kamen::packs::{load, load_path};

use crate::folder::Folder;

const TILES: &str = "# own tiles\nA,1,20\nB,3,10\nCH,8,4\n?,0,2\n";
const BOARD: &str = "3W,,,,3W\n,2L,,2L,\n,,*,,\n,2L,,2L,\n3W,,,,3W\n";
const SETTINGS: &str = "name = \"tiny\"\nrack_size = 5\nbingo_bonus = 20\n";

fn files(changed: &str, text: &str) -> PackFiles {
    let mut files = PackFiles::new();
    for (name, contents) in [
        ("tiles.csv", TILES),
        ("board.csv", BOARD),
        ("pack.toml", SETTINGS),
        ("words.txt", "aba\nchab\n"),
    ] {
        files.add(name, if name == changed { text } else { contents });
    }
    files
}

#[test]
fn a_pack_brings_tiles_board_settings_and_words() {
    let pack = files("", "").read("x").unwrap();
    assert_eq!((pack.edition.name.as_str(), pack.edition.rack_size), ("tiny", 5));
    assert_eq!((pack.edition.bingo_bonus.0, pack.edition.layout.rows()), (20, 5));
    let alphabet = pack.edition.tiles.alphabet();
    assert!(pack.words.unwrap().contains(&alphabet.spell("CHAB").unwrap()));
    assert_eq!(alphabet.spell("chab").unwrap().letters().len(), 3);
}

#[test]
fn what_is_wrong_is_told_with_file_and_line() {
    for (file, text, message) in [
        (
            "tiles.csv",
            "A,1,20\nB,3\n",
            "tiles.csv, line 2: expected letter,value,count (for example A,1,5) and found 2 fields",
        ),
        (
            "tiles.csv",
            "A,1,20\n\nB,three,1\n",
            "tiles.csv, line 3: \"three\" is no number from 0 to 99",
        ),
        ("tiles.csv", "A,1,9\n", "pack.toml: 9 tiles cannot fill two racks of 5"),
        (
            "board.csv",
            ",,,,\n,,,,\n,,,,\n,,,,\n,,,,\n",
            "board.csv: no square is marked * as the start",
        ),
        (
            "board.csv",
            "5W,,,,\n,,,,\n,,*,,\n,,,,\n,,,,\n",
            "board.csv, line 1: column 1: \"5W\" is no square (empty, *, 2L to 4L, 2W to 4W, a tile such as :C, or both as 2W:C)",
        ),
        (
            "board.csv",
            ",,,,\n\n,,:Z,,\n,,*,,\n,,,,\n,,,,\n",
            "board.csv, line 3: on C2 lies Z, which is no letter of tiles.csv",
        ),
        ("pack.toml", "rack_size = 13\n", "pack.toml: a rack holds 1 to 12 tiles, not 13"),
        (
            "pack.toml",
            "name = \"x\"\nrack = 5\n",
            "pack.toml, line 2: unknown field `rack`, expected one of `name`, `rack_size`, `bingo_bonus`",
        ),
        (
            "words.txt",
            "aba\nabc\n",
            "words.txt, line 2: the character 'C' is no letter of this alphabet",
        ),
    ] {
        assert_eq!(files(file, text).read("x").map(|_| ()).unwrap_err().to_string(), message);
    }
    assert_eq!(
        PackFiles::new().read("x").map(|_| ()).unwrap_err().to_string(),
        "tiles.csv: the pack has no such file; it holds nothing"
    );
    let mut twice = files("", "");
    twice.add("letters_in_a_bag.csv", TILES);
    assert_eq!(
        twice.read("x").map(|_| ()).unwrap_err().to_string(),
        "tiles.csv: letters_in_a_bag.csv means the same; keep one of them"
    );
    let mut latin = PackFiles::new();
    latin.add("tiles.csv", b"A,1,20\n\xe8,4,5\n".to_vec());
    assert_eq!(
        latin.read("x").map(|_| ()).unwrap_err().to_string(),
        "tiles.csv, line 2: the text is not in UTF-8"
    );
}

#[test]
fn a_folder_and_a_zip_file_give_the_same_pack() {
    let folder = Folder::new("pack");
    let inside = folder.0.join("tiny");
    fs::create_dir(&inside).unwrap();
    let zipped = folder.0.join("tiny.zip");
    let mut zip = zip::ZipWriter::new(File::create(&zipped).unwrap());
    // The names that the third thesis uses are understood as well.
    for (name, contents) in
        [("letters_in_a_bag.csv", TILES), ("gameboard.csv", BOARD), ("pack.toml", SETTINGS)]
    {
        fs::write(inside.join(name), contents).unwrap();
        zip.start_file(format!("tiny/{name}"), zip::write::SimpleFileOptions::default()).unwrap();
        zip.write_all(contents.as_bytes()).unwrap();
    }
    zip.finish().unwrap();
    let from_folder = load_path(&inside).unwrap();
    let from_zip = load(zipped.to_str().unwrap()).unwrap();
    assert_eq!(from_folder.edition, from_zip.edition);
    assert_eq!(from_folder.edition.name, "tiny");
}

#[test]
fn a_pack_may_bring_its_words_compiled() {
    let folder = Folder::new("compiled");
    fs::write(folder.0.join("tiles.csv"), TILES).unwrap();
    fs::write(folder.0.join("words.txt"), "aba\nchab\n").unwrap();
    let out = folder.0.join("words.lexicon");
    let arguments = [
        "lexicon",
        "build",
        "--language",
        folder.0.to_str().unwrap(),
        "--out",
        out.to_str().unwrap(),
    ];
    let built =
        std::process::Command::new(env!("CARGO_BIN_EXE_kamen")).args(arguments).output().unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let both = load_path(&folder.0).map(|_| ()).unwrap_err().to_string();
    assert!(both.ends_with("words.txt: words.lexicon means the same; keep one of them"), "{both}");
    fs::remove_file(folder.0.join("words.txt")).unwrap();
    let pack = load_path(&folder.0).unwrap();
    let words = pack.words.unwrap();
    let chab = pack.edition.tiles.alphabet().spell("chab").unwrap();
    assert!(words.count() == 2 && words.contains(&chab));
    fs::write(&out, &fs::read(&out).unwrap()[..40]).unwrap();
    let damaged = load_path(&folder.0).map(|_| ()).unwrap_err().to_string();
    assert!(damaged.contains("words.lexicon") && damaged.contains("build it again"), "{damaged}");
}

#[test]
fn a_pack_without_a_board_gets_the_standard_one() {
    let folder = Folder::new("no-board");
    fs::write(folder.0.join("tiles.csv"), TILES).unwrap();
    let pack = load_path(&folder.0).unwrap();
    assert_eq!((pack.edition.layout.rows(), pack.edition.rack_size), (15, 7));
}

#[test]
fn a_file_of_tiles_is_a_pack_with_the_standard_board() {
    let folder = Folder::new("tiles");
    let file = folder.0.join("own.csv");
    fs::write(&file, TILES).unwrap();
    let pack = load(file.to_str().unwrap()).unwrap();
    assert_eq!((pack.edition.name.as_str(), pack.edition.layout.rows()), ("own", 15));
    fs::write(&file, "A,1,9\nB,oops,9\n").unwrap();
    let fault = load_path(&file).map(|_| ()).unwrap_err().to_string();
    assert!(fault.ends_with("own.csv, line 2: \"oops\" is no number from 0 to 99"), "{fault}");
}

#[test]
fn unreadable_packs_say_what_they_are() {
    let folder = Folder::new("broken");
    let file = folder.0.join("broken.zip");
    fs::write(&file, "this is no archive").unwrap();
    assert!(
        load_path(&file).map(|_| ()).unwrap_err().to_string().contains("no readable ZIP archive")
    );
    assert!(load_path(&folder.0.join("nothing")).is_err());
    let unknown = load("klingon").map(|_| ()).unwrap_err().to_string();
    assert_eq!(
        unknown,
        "there is no language \"klingon\"; shipped are cs, sk, sk-110, en, or give the path of a pack"
    );
    let empty = load_path(&folder.0).map(|_| ()).unwrap_err().to_string();
    assert!(
        empty.ends_with("tiles.csv: the pack has no such file; it holds broken.zip, board.csv"),
        "{empty}"
    );
}

#[test]
fn a_board_may_begin_with_tiles_on_it() {
    let board = "3W,,,,3W\n,2L,,2L,\n,:A,*:b,,\n,2L,,2L,\n3W,,,,3W\n";
    let edition = files("board.csv", board).read("x").unwrap().edition;
    let mut table = crate::table::Table::new(crate::table::start(
        edition,
        Default::default(),
        &["AAAAB", "AAAAB"],
        "AAAA",
    ));
    // The first word need not be long nor on the star: it must touch what lies there.
    assert_eq!(table.types(0, "1A AA"), Err(kamen::games::scrabble::Refusal::TouchesNothing));
    let events = table.types(0, "D3 A").unwrap();
    let kamen::games::scrabble::Event::Placed(placed) = &events[0] else { panic!() };
    assert_eq!((placed.placement.to_string().as_str(), placed.score.0), ("3B ..A", 2));
}
