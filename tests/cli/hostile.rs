//! Files that were made to do harm: each is refused with one sentence, and none takes much memory.

use std::fs::{self, File};
use std::io::Write;
use std::process::Command;

use sha2::{Digest, Sha256};

use crate::binary::{EMPTY, complaint, json, kamen, text};
use crate::folder::Folder;

/// Runs the binary with so many kilobytes of memory at most.
fn confined(kilobytes: u32, arguments: &[&str]) -> (Option<i32>, String) {
    let script = format!("ulimit -v {kilobytes} && exec \"$0\" \"$@\"");
    let output = Command::new("sh")
        .args(["-c", &script, env!("CARGO_BIN_EXE_kamen")])
        .args(arguments)
        .output()
        .unwrap();
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_game_with_a_rack_of_thirteen_tiles_is_refused() {
    let folder = Folder::new("long-rack");
    let game = |rack: &str| {
        let file = folder.file("long.gcg");
        let lines =
            format!("#player1 a A\n#player2 b B\n>a: CAT 8G CAT +10 10\n>b: {rack} - +0 0\n");
        fs::write(&file, lines).unwrap();
        ["scrabble", "analyse", "--lexicon", "en", "--time", "0", &file].map(str::to_owned)
    };
    let long = game("ABCDEFGHIJKLM");
    let sentence = complaint(&long.each_ref().map(String::as_str));
    assert!(
        sentence.ends_with("event 2: the rack has 13 tiles, a rack holds at most 12\n"),
        "{sentence}"
    );
    let full = game("ABCDEFGHIJKL");
    text(&kamen(&full.each_ref().map(String::as_str), ""));
    let cgp = format!("{EMPTY} ABCDEFGHIJKLM/ 0/0 0");
    for command in ["moves", "analyse", "endgame"] {
        let sentence = complaint(&["scrabble", command, "--lexicon", "en", "--cgp", &cgp]);
        assert!(sentence.contains("rack 1 has 13 tiles, a full one has 7"), "{sentence}");
    }
    let pack = folder.file("pack");
    fs::create_dir(&pack).unwrap();
    fs::write(folder.0.join("pack/tiles.csv"), "A,1,50\n").unwrap();
    fs::write(folder.0.join("pack/pack.toml"), "rack_size = 13\n").unwrap();
    let sentence = complaint(&["scrabble", "pack", &pack]);
    assert!(sentence.contains("a rack holds 1 to 12 tiles, not 13"), "{sentence}");
}

/// Where a section of a compiled file lies.
fn section(file: &[u8], name: &str) -> std::ops::Range<usize> {
    let number = |at: usize| u64::from_le_bytes(file[at..at + 8].try_into().unwrap()) as usize;
    let entry = (40..file.len()).step_by(40).find(|&at| file[at..].starts_with(name.as_bytes()));
    let at = entry.unwrap();
    number(at + 24)..number(at + 24) + number(at + 32)
}

/// Makes the checksum right.
fn seal(file: &mut [u8]) {
    let sum = Sha256::digest(&file[40..]);
    file[24..40].copy_from_slice(&sum[..16]);
}

#[test]
fn a_lexicon_that_was_changed_is_refused_though_its_checksum_is_right() {
    let folder = Folder::new("changed");
    let (list, out) = (folder.file("list.txt"), folder.file("own.lexicon"));
    fs::write(&list, "kos\nkosa\nnos\nnosa\n").unwrap();
    text(&kamen(&["lexicon", "build", "--words", &list, "--out", &out], ""));
    let good = fs::read(&out).unwrap();
    let words = section(&good, "words/own");
    let asks: [&[&str]; 5] = [
        &["lexicon", "hooks", &out, "os"],
        &["lexicon", "check", &out, "kis"],
        &["lexicon", "find", &out, "*"],
        &["lexicon", "anagrams", &out, "sok"],
        &["lexicon", "info", &out],
    ];
    let changed = |change: &dyn Fn(&mut [u8])| {
        let mut bad = good.clone();
        change(&mut bad[words.clone()]);
        seal(&mut bad);
        fs::write(&out, bad).unwrap();
        asks.map(complaint)
    };
    // A transition: three bytes tell where it leads, the low bits of the fourth its letter.
    for sentence in changed(&|words| words[7] |= 0x3f) {
        assert!(sentence.contains("has letter 63 of an alphabet of"), "{sentence}");
        assert!(sentence.contains("kamen lexicon build"), "{sentence}");
    }
    for sentence in changed(&|words| words[4] = 0xff) {
        assert!(sentence.contains("leads where no state begins"), "{sentence}");
    }
    for sentence in changed(&|words| words[7] ^= 0x40) {
        assert!(sentence.contains("transition 1 leads to no word"), "{sentence}");
    }
    let mut told = good.clone();
    let info = section(&good, "info");
    let at = info.start + good[info].windows(9).position(|part| part == b"\"words\":4").unwrap();
    told[at + 8] = b'9';
    seal(&mut told);
    fs::write(&out, told).unwrap();
    let sentence = complaint(asks[4]);
    assert!(sentence.contains("tells of 9 words and holds 4"), "{sentence}");
    fs::write(&out, good).unwrap();
    assert_eq!(json(asks[2])["total"], 4);
}

/// An archive with files of so many zeros.
fn archive(folder: &Folder, files: &[(&str, usize)]) -> String {
    let path = folder.file("pack.zip");
    let mut zip = zip::ZipWriter::new(File::create(&path).unwrap());
    for &(name, bytes) in files {
        zip.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        let zeros = vec![0; 1 << 20];
        (0..bytes >> 20).for_each(|_| zip.write_all(&zeros).unwrap());
        zip.write_all(&zeros[..bytes & 0xf_ffff]).unwrap();
    }
    zip.finish().unwrap();
    path
}

#[test]
fn a_small_archive_cannot_fill_the_memory() {
    let folder = Folder::new("bomb");
    const MB: usize = 1 << 20;
    let names: Vec<String> = (0..101).map(|number| format!("file{number}.txt")).collect();
    let many: Vec<(&str, usize)> = names.iter().map(|name| (name.as_str(), 1)).collect();
    for (files, said) in [
        (&[("words.txt", 65 * MB)][..], "words.txt is larger than 64 MB"),
        (&[("tiles.csv", MB + 1)], "tiles.csv is larger than 1 MB"),
        (&[("a/words.txt", 41 * MB), ("b/words.txt", 41 * MB)], "at most 80 MB together"),
        (&many, "a language pack has at most 100 files"),
        // What says nothing to us is not even unpacked.
        (&[("a.bin", 200 * MB), ("b.bin", 200 * MB)], "tiles.csv: the pack has no such file"),
    ] {
        let path = archive(&folder, files);
        let (code, sentence) = confined(400_000, &["scrabble", "pack", &path]);
        assert_eq!(code, Some(2), "{sentence}");
        assert!(sentence.contains(said) && sentence.lines().count() == 1, "{sentence}");
    }
    let inside = folder.file("folder");
    fs::create_dir(&inside).unwrap();
    let file = |name: &str, bytes: usize| {
        let file = File::create(folder.0.join("folder").join(name)).unwrap();
        file.set_len(bytes as u64).unwrap();
    };
    file("tiles.csv", 1);
    file("words.txt", 65 * MB);
    let (code, sentence) = confined(400_000, &["scrabble", "pack", &inside]);
    assert_eq!(code, Some(2), "{sentence}");
    assert!(sentence.contains("words.txt is larger than 64 MB"), "{sentence}");
    names.iter().for_each(|name| file(name, 1));
    let sentence = complaint(&["scrabble", "pack", &inside]);
    assert!(sentence.contains("a language pack has at most 100 files"), "{sentence}");
}

#[test]
fn a_list_of_words_that_is_too_long_names_the_limit_and_the_way_out() {
    let folder = Folder::new("long-list");
    let list = folder.file("list.txt");
    File::create(&list).unwrap().set_len(65 << 20).unwrap();
    let (code, sentence) = confined(600_000, &["lexicon", "check", &list, "pes"]);
    assert_eq!(code, Some(2), "{sentence}");
    assert!(sentence.contains("at most 64 MB and 4000000 words"), "{sentence}");
    assert!(sentence.contains("kamen lexicon build --words"), "{sentence}");
    let overlay = ["lexicon", "check", "cs-klasik", "pes", "--added", &list];
    let (code, sentence) = confined(600_000, &overlay);
    assert_eq!(code, Some(2), "{sentence}");
    assert!(sentence.contains("at most 8 MB and 500000 words"), "{sentence}");
}
