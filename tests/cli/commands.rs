//! The rules, the lexicons and the meanings, without the computer player.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::binary::{EMPTY, complaint, json, kamen, text};
use crate::folder::Folder;

#[test]
fn help_lists_the_commands() {
    assert!(text(&kamen(&["--help"], "")).contains("scrabble"));
    let scrabble = text(&kamen(&["scrabble", "--help"], ""));
    for command in [
        "play", "score", "show", "verify", "pack", "moves", "simulate", "bench", "analyse",
        "endgame",
    ] {
        assert!(scrabble.contains(command), "{command}");
    }
    assert!(text(&kamen(&["--version"], "")).starts_with("kamen "));
}

#[test]
fn a_move_is_counted_before_it_counts() {
    let cgp = format!("{EMPTY} ŽLUŤOU?/ 0/0 0");
    let arguments = ["scrabble", "score", "--cgp", &cgp, "8H žluť"];
    assert_eq!(text(&kamen(&arguments, "")), "8H ŽLUŤ: 28 (ŽLUŤ 28)\n");
    let answer = json(&arguments);
    assert_eq!(answer["score"], 28);
    assert_eq!(answer["words"][0]["word"], "ŽLUŤ");
    let exchange = json(&["scrabble", "score", "--cgp", &cgp, "exchange", "ŽŤ"]);
    assert_eq!(exchange["kind"], "exchange");
}

#[test]
fn a_word_list_marks_what_it_does_not_hold() {
    let folder = Folder::new("list");
    fs::write(folder.file("words.txt"), "cat\n").unwrap();
    let cgp = format!("{EMPTY} CATDOGS/ 0/0 0");
    let list = folder.file("words.txt");
    let score = |word: &str| {
        json(&[
            "scrabble",
            "score",
            "--language",
            "en",
            "--lexicon",
            &list,
            "--cgp",
            &cgp,
            "8H",
            word,
        ])
    };
    assert_eq!(score("cat")["words"][0]["valid"], true);
    assert_eq!(score("dog")["words"][0]["valid"], false);
}

#[test]
fn bad_input_is_answered_by_one_sentence_and_exit_code_2() {
    let cgp = format!("{EMPTY} ABC/ 0/0 0");
    for (arguments, part) in [
        (&["scrabble", "score", "--cgp", "nonsense", "8H AB"][..], "the position"),
        (&["scrabble", "score", "--cgp", &cgp, "9Z AB"], "outside the board"),
        (&["scrabble", "score", "--cgp", &cgp, "1A AB"], "must cover the star on H8"),
        (&["scrabble", "score", "--cgp", &cgp, "8H XYZ"], "lacks X, Y, Z"),
        (&["scrabble", "score", "--language", "klingon", "--cgp", &cgp, "8H AB"], "klingon"),
        (&["scrabble", "score"], "--cgp"),
        (&["scrabble", "show", "/nowhere.gcg"], "/nowhere.gcg"),
        (&["scrabble", "verify", "/nowhere.jsonl"], "/nowhere.jsonl"),
        (&["scrabble", "play", "--players", "alone"], "2 to 4 players"),
        (&["nonsense"], "nonsense"),
    ] {
        let sentence = complaint(arguments);
        assert!(sentence.contains(part), "{sentence}");
    }
}

#[test]
fn a_game_in_the_terminal_is_kept_resumed_and_verified() {
    let folder = Folder::new("game");
    let (log, gcg) = (folder.file("game.jsonl"), folder.file("game.gcg"));
    let play = ["scrabble", "play", "--players", "Jana,Petr", "--log", &log, "--gcg", &gcg];
    let first = text(&kamen(&play, "help\nnonsense\n8H\npass\nundo\npass\npass\n"));
    assert!(first.contains("Začíná") && first.contains("chybí pole"), "{first}");
    assert!(!first.contains("vynechali"));
    let second = text(&kamen(&play, "pass\npass\nnobody reads this\n"));
    assert!(second.contains("vynechali"), "{second}");

    let verified = json(&["scrabble", "verify", &log]);
    assert_eq!(
        (&verified["verified"], &verified["over"]),
        (&Value::Bool(true), &Value::Bool(true))
    );
    let commitment = verified["commitment"].as_str().unwrap();
    assert!(first.contains(commitment), "it was published before the first turn");
    let seed = verified["seed"].as_str().unwrap();
    assert!(!first.contains(seed) && second.contains(seed), "and the seed only at the end");
    text(&kamen(&["scrabble", "verify", &log, "--commitment", commitment], ""));
    let sentence = complaint(&["scrabble", "verify", &log, "--commitment", "00"]);
    assert!(sentence.contains("not the published 00"), "{sentence}");
    let shown = text(&kamen(&["scrabble", "show", &gcg], ""));
    assert!(shown.contains("Jana: "), "{shown}");

    // Somebody who does not trust our code checks the draw with a script of their own.
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/verify_draw.py");
    match Command::new("python3").arg(script).args([&log, commitment]).output() {
        Ok(output) => {
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
        }
        Err(error) => eprintln!("skipped: python3 is not installed ({error})"),
    }

    // A log that somebody has touched is found out.
    let honest = fs::read_to_string(&log).unwrap();
    let (was, now) = match honest.contains("\"first\":0") {
        true => ("\"first\":0", "\"first\":1"),
        false => ("\"first\":1", "\"first\":0"),
    };
    fs::write(&log, honest.replacen(was, now, 1)).unwrap();
    assert!(complaint(&["scrabble", "verify", &log]).contains("not honest"));
    fs::write(&log, "{}\n").unwrap();
    assert!(complaint(&["scrabble", "verify", &log]).contains("line 1: this is no event"));
}

#[test]
fn a_pack_is_described_or_its_fault_is_named() {
    assert!(
        text(&kamen(&["scrabble", "pack", "cs"], "")).contains("41 letters, 100 tiles worth 205")
    );
    assert_eq!(json(&["scrabble", "pack", "sk"])["total"], 100);
    let folder = Folder::new("pack");
    fs::write(folder.file("tiles.csv"), "A,1,5\nB,oops,2\n").unwrap();
    let sentence = complaint(&["scrabble", "pack", folder.0.to_str().unwrap()]);
    assert!(sentence.contains("tiles.csv, line 2"), "{sentence}");
}

#[test]
fn lexicons_are_listed_checked_and_searched() {
    let listed = json(&["lexicon", "list"]);
    let names: Vec<&str> =
        listed.as_array().unwrap().iter().map(|l| l["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["cs-klasik", "cs-plus", "sk", "en"]);
    let checked = json(&["lexicon", "check", "cs-klasik", "žena", "ZˇENA", "z\u{30c}ena", "ženě"]);
    let valid: Vec<bool> =
        checked.as_array().unwrap().iter().map(|w| w["valid"].as_bool().unwrap()).collect();
    assert_eq!(valid, [true, false, true, false], "in the order asked");
    let kun = text(&kamen(&["lexicon", "check", "cs-klasik", "kun"], ""));
    assert!(kun.contains("did you mean") && kun.contains("KŮŇ"), "{kun}");
    let found = json(&["lexicon", "find", "en", "--starts", "qu", "--ends", "z", "--length", "4"]);
    assert_eq!(found["words"], serde_json::json!(["QUIZ"]));
    let anagrams = text(&kamen(&["lexicon", "anagrams", "en", "tca?", "--most", "3"], ""));
    assert!(anagrams.contains("more"), "{anagrams}");
    let hooks = json(&["lexicon", "hooks", "cs-plus", "domov"]);
    assert!(hooks["right"].as_array().unwrap().contains(&"Ů".into()), "{hooks}");
    let info = text(&kamen(&["lexicon", "info", "cs-plus"], ""));
    assert!(
        info.contains("115687") && info.contains("Mealy") && info.contains("hunspell-cs"),
        "{info}"
    );
}

#[test]
fn a_lexicon_is_built_from_one_s_own_files() {
    let folder = Folder::new("build");
    let out = folder.file("own.lexicon");
    // A list in the crossword format of the first thesis, a spelling dictionary beside it.
    fs::write(folder.file("list.txt"), "\u{feff}kočka@domácí šelma\nPES@přítel\n# nic\nx1\n")
        .unwrap();
    fs::write(folder.file("own.aff"), "SET UTF-8\nSFX A Y 1\nSFX A 0 y .\n").unwrap();
    fs::write(folder.file("own.dic"), "1\nhrad/A\n").unwrap();
    let list = folder.file("list.txt");
    let dic = folder.file("own.dic");
    let built = json(&["lexicon", "build", "--words", &list, "--dic", &dic, "--out", &out]);
    assert_eq!(built["variants"][0]["words"], 4);
    assert_eq!(built["left_out"][0]["count"], 1);
    let checked = json(&["lexicon", "check", &out, "kočka", "pes", "hrad", "hrady", "hradu"]);
    let valid = checked.as_array().unwrap().iter().filter(|w| w["valid"] == true).count();
    assert_eq!(valid, 4);
    let long = "jméno-delší-než-se-vejde";
    let sentence =
        complaint(&["lexicon", "build", "--words", &list, "--name", long, "--out", &out]);
    assert!(sentence.contains("is no name for a lexicon"), "{sentence}");
    // Faults are named with file and line, and leave neither half a file nor a changed one.
    let before = fs::read(&out).unwrap();
    fs::write(folder.file("own.aff"), "SET UTF-8\nSFX A Y 2\nSFX A 0 y .\n").unwrap();
    let sentence = complaint(&["lexicon", "build", "--dic", &dic, "--out", &out]);
    assert!(sentence.contains("own.aff: line 2: SFX A: 2 lines announced"), "{sentence}");
    fs::write(&list, b"dobr\xe9\n").unwrap();
    let sentence = complaint(&["lexicon", "build", "--words", &list, "--out", &out]);
    assert!(sentence.contains("list.txt, line 1: the text is not in UTF-8"), "{sentence}");
    assert_eq!(fs::read(&out).unwrap(), before);
    assert!(!Path::new(&format!("{out}.part")).exists());
    let missing = complaint(&[
        "lexicon",
        "build",
        "--shipped",
        "cs",
        "--hunspell",
        "/nowhere",
        "--wordfreq",
        "/nowhere.whl",
        "--out",
        &out,
    ]);
    assert!(missing.contains("wordfreq"), "{missing}");
    // A damaged file says so, and what to do.
    fs::write(&out, &before[..before.len() - 7]).unwrap();
    let sentence = complaint(&["lexicon", "check", &out, "pes"]);
    assert!(sentence.contains("copy or build it again"), "{sentence}");
}

#[test]
fn a_host_s_own_words_count_everywhere() {
    let folder = Folder::new("overlay");
    fs::write(folder.file("added.txt"), "kamenbot\n").unwrap();
    fs::write(folder.file("banned.txt"), "kámen\n").unwrap();
    let (added, banned) = (folder.file("added.txt"), folder.file("banned.txt"));
    let overlay = ["--added", &added, "--banned", &banned];
    let checked = json(
        &[&["lexicon", "check", "cs-klasik", "kamenbot", "kámen", "kameny"], &overlay[..]].concat(),
    );
    let valid: Vec<bool> =
        checked.as_array().unwrap().iter().map(|w| w["valid"].as_bool().unwrap()).collect();
    assert_eq!(valid, [true, false, true]);
    let found = json(&[&["lexicon", "find", "cs-klasik", "kamenb*"], &overlay[..]].concat());
    assert_eq!(found["words"], serde_json::json!(["KAMENBOT"]));
    let cgp = format!("{EMPTY} KÁMENAB/ 0/0 0");
    let counted =
        json(&[&["scrabble", "score", "--cgp", &cgp, "8H", "kámen"], &overlay[..]].concat());
    assert_eq!(counted["words"][0]["valid"], false);
}

#[test]
fn a_word_is_explained_with_and_without_dictionaries() {
    let folder = Folder::new("meaning");
    let data = folder.file("data");
    let plain = text(&kamen(&["meaning", "ženy", "--data", &data], ""));
    assert!(plain.contains("platné v: cs-klasik, cs-plus"), "{plain}");
    let line = plain.lines().nth(1).unwrap();
    assert!(
        line.starts_with("  žena (podst. jm., 2. pád j. č., 1., 4., 5. pád mn. č.): "),
        "{plain}"
    );
    assert!(line.contains("člověk"), "{plain}");
    let unknown = text(&kamen(&["meaning", "nerezový", "--data", &data], ""));
    assert!(unknown.contains("kamen meaning --rebuild"), "{unknown}");
    let english = text(&kamen(&["meaning", "ženy", "--tongue", "en", "--data", &data], ""));
    assert!(english.contains("genitive singular, nominative, accusative"), "{english}");
    // A host's own list is enough to know meanings.
    let list = folder.file("own.txt");
    fs::write(&list, "kočka@malá šelma, která přede\n").unwrap();
    let own = format!("cs={list}");
    let nowhere = folder.file("nowhere");
    text(&kamen(
        &["meaning", "--rebuild", "--list", &own, "--share", &nowhere, "--data", &data],
        "",
    ));
    let told = json(&["meaning", "kočky", "--data", &data]);
    assert_eq!(told["meanings"][0]["text"], "malá šelma, která přede");
    assert_eq!(told["meanings"][0]["headword"], "kočka");
    let told = text(&kamen(&["meaning", "kočky", "--data", &data], ""));
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[1].ends_with("): malá šelma, která přede"), "{told}");
    assert!(lines[2].contains("myši") && lines.len() == 3, "ours stands behind it: {told}");
    let more = text(&kamen(&["meaning", "kočky", "--more", "--data", &data], ""));
    assert_eq!(more, told);
    let unknown = text(&kamen(&["meaning", "nerezový", "--data", &data], ""));
    assert!(unknown.contains("Význam tohoto slova neznáme"), "{unknown}");
    let sentence = complaint(&["meaning", "--rebuild", "--share", &nowhere, "--data", &data]);
    assert!(
        sentence.contains("no dictionary is installed") && sentence.contains("mythes-cs"),
        "{sentence}"
    );
    let damaged = Path::new(&data).join("meanings");
    fs::write(&damaged, &fs::read(&damaged).unwrap()[..30]).unwrap();
    let sentence = complaint(&["meaning", "kočky", "--data", &data]);
    assert!(sentence.contains("kamen meaning --rebuild"), "{sentence}");
    complaint(&["meaning", "ko1ka", "--data", &data]);
    complaint(&["meaning", "hrad", "--lexicon", "klingon", "--data", &data]);
}

#[test]
fn words_are_reviewed_by_how_often_they_are_played() {
    let folder = Folder::new("review");
    let data = folder.file("data");
    let ask = |asked: &[&str]| {
        let common = ["meaning", "--lexicon", "en", "--games", "4", "--data", &data];
        text(&kamen(&[&common, asked].concat(), ""))
    };
    let played = ask(&["--played", "12"]);
    let rows: Vec<(&str, u64)> = played
        .lines()
        .map(|line| line.split_once('\t').unwrap())
        .map(|(word, count)| (word, count.parse().unwrap()))
        .collect();
    assert!(rows.len() == 12 && rows.is_sorted_by(|a, b| a.1 >= b.1), "{played}");
    let review = ask(&["--review", "6", "--seed", "5"]);
    assert_eq!(review, ask(&["--review", "6", "--seed", "5"]));
    assert_ne!(review, ask(&["--review", "6", "--seed", "6"]));
    let words: Vec<&str> = review.split("\n\n").filter(|told| !told.is_empty()).collect();
    assert_eq!(words.len(), 6, "{review}");
    for told in words {
        assert!(told.contains(" — valid in: en"), "{told}");
        assert!(told.lines().filter(|line| !line.ends_with("--more")).count() <= 5, "{told}");
    }
    let most = ask(&["--review", "9", "--most", "3"]);
    assert_eq!(most.matches(" — valid in: en").count(), 3, "{most}");
    let first: Vec<&str> = rows[..3].iter().map(|row| row.0).collect();
    assert!(first.iter().all(|word| most.contains(&format!("{word} — "))), "{first:?}: {most}");
    complaint(&["meaning", "--review", "3", "--lexicon", "klingon", "--data", &data]);
    complaint(&["meaning", "cat", "--review", "3", "--data", &data]);
}

#[test]
fn a_meaning_is_looked_for_in_every_language() {
    let folder = Folder::new("languages");
    let data = folder.file("data");
    for (word, language, lexicon) in
        [("kůň", "cs", "cs-klasik"), ("kôň", "sk", "sk"), ("quartz", "en", "en")]
    {
        let told = json(&["meaning", word, "--data", &data]);
        assert_eq!((&told["language"], &told["valid_in"][0]), (&language.into(), &lexicon.into()));
    }
    let slovak = text(&kamen(&["meaning", "kôň", "--data", &data], ""));
    assert!(slovak.starts_with("KÔŇ — platné v: sk\n"), "{slovak}");
    let meant = text(&kamen(&["meaning", "kun", "--data", &data], ""));
    assert!(meant.contains("KŮŇ"), "{meant}");
    let sentence = complaint(&["meaning", "kôň", "--lexicon", "cs-klasik", "--data", &data]);
    assert!(sentence.contains("'Ô' is no letter"), "{sentence}");
}
