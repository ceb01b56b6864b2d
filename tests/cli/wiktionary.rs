//! A host reads a Wiktionary: from the file that was downloaded to the meaning that people see.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::binary::{complaint, json, kamen, text};
use crate::folder::Folder;

/// Words that no shipped definition explains, as the Czech and the English edition would have them.
const CZECH: &str = r#"{"word": "stromek", "lang_code": "cs", "lang": "čeština", "pos": "noun", "senses": [{"glosses": ["malý strom, zvlášť o Vánocích"]}]}
{"word": "baum", "lang_code": "de", "lang": "němčina", "pos": "noun", "senses": [{"glosses": ["strom"]}]}
this line is broken
"#;
const ENGLISH: &str = r#"{"word": "stromek", "lang_code": "cs", "lang": "Czech", "pos": "noun", "senses": [{"glosses": ["little tree"]}]}
{"word": "stromček", "lang_code": "sk", "lang": "Slovak", "pos": "noun", "senses": [{"glosses": ["little tree"]}]}
{"word": "gloaming", "lang_code": "en", "lang": "English", "pos": "noun", "senses": [{"glosses": ["An age long gone."], "tags": ["obsolete"]}, {"glosses": ["The light after sunset."]}]}
"#;

/// Packs as the downloads are packed.
fn gzip(contents: &str) -> Option<Vec<u8>> {
    let child = Command::new("gzip").arg("-c").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) => {
            eprintln!("skipped: gzip is not installed ({error})");
            return None;
        }
    };
    child.stdin.take().unwrap().write_all(contents.as_bytes()).unwrap();
    Some(child.wait_with_output().unwrap().stdout)
}

#[test]
fn a_wiktionary_explains_words_and_says_which_of_its_lines_are_bad() {
    let folder = Folder::new("wiktionary");
    let (data, nowhere) = (folder.file("data"), folder.file("nowhere"));
    let (czech, english) = (folder.file("cs-extract.jsonl"), folder.file("raw-data.jsonl.gz"));
    fs::write(&czech, CZECH).unwrap();
    let Some(packed) = gzip(ENGLISH) else { return };
    fs::write(&english, &packed).unwrap();
    let rebuild = |files: &[&str]| {
        let mut arguments = vec!["meaning", "--rebuild", "--share", &nowhere, "--data", &data];
        files.iter().for_each(|file| arguments.extend(["--wiktionary", file]));
        arguments.into_iter().map(str::to_owned).collect::<Vec<String>>()
    };
    let borrowed =
        |arguments: &[String]| kamen(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), "");

    let told = text(&borrowed(&rebuild(&[&czech, &english])));
    assert!(told.contains("1 meanings of 1 words in 3 lines, 1 of them bad"), "{told}");
    assert!(told.contains("  line 3: expected ident at column 2"), "{told}");
    assert!(told.contains("meanings of 3 words in 3 lines, 0 of them bad"), "{told}");

    let first = |word: &str| json(&["meaning", word, "--data", &data])["meanings"][0].clone();
    assert_eq!(first("stromek")["text"], "malý strom, zvlášť o Vánocích");
    assert_eq!(first("stromku")["headword"], "stromek");
    assert_eq!(first("stromček")["text"], "little tree");
    assert_eq!(first("gloaming")["text"], "The light after sunset.");
    let shown = text(&kamen(&["meaning", "stromek", "--data", &data], ""));
    assert!(shown.contains("malý strom, zvlášť o Vánocích"), "{shown}");

    // A file that was not downloaded to its end leaves what was there.
    let before = fs::read(Path::new(&data).join("meanings")).unwrap();
    fs::write(&english, &packed[..packed.len() - 9]).unwrap();
    let arguments = rebuild(&[&czech, &english]);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let sentence = complaint(&arguments);
    assert!(sentence.contains("is cut short; download it once more"), "{sentence}");
    assert_eq!(fs::read(Path::new(&data).join("meanings")).unwrap(), before);

    // So does one that is something else, and one that is not there.
    let other = folder.file("other.jsonl");
    fs::write(&other, "<mediawiki>\n").unwrap();
    for (file, part) in [(&other, "no file of wiktextract"), (&nowhere, "nowhere")] {
        let arguments = rebuild(&[file]);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let sentence = complaint(&arguments);
        assert!(sentence.contains(part), "{sentence}");
    }
    assert_eq!(fs::read(Path::new(&data).join("meanings")).unwrap(), before);
}

#[test]
fn scripts_learn_what_was_read() {
    let folder = Folder::new("wiktionary-json");
    let (data, nowhere) = (folder.file("data"), folder.file("nowhere"));
    let file = folder.file("extract.jsonl");
    fs::write(&file, CZECH.replace("čeština", "ceco")).unwrap();
    let known = format!("cs={file}");
    let arguments =
        ["meaning", "--rebuild", "--share", &nowhere, "--data", &data, "--wiktionary", &known];
    let told = json(&arguments);
    let read = &told["wiktionaries"][0];
    assert_eq!((&told["entries"], &read["lines"], &read["bad"]), (&1.into(), &3.into(), &1.into()));
    assert_eq!((&read["words"], &read["entries"]), (&1.into(), &1.into()));
    assert_eq!(read["file"], file.as_str());
    assert_eq!(read["bad_lines"][0]["line"], 3);
    assert_eq!(read["bad_lines"][0]["reason"], "expected ident at column 2");
    // Without the language nobody knows for whom the explanations are.
    let arguments =
        ["meaning", "--rebuild", "--share", &nowhere, "--data", &data, "--wiktionary", &file];
    let sentence = complaint(&arguments);
    let reason = "line 1: \"ceco\" does not tell in which language words are explained; write cs=";
    assert!(sentence.contains("it explains no Czech") && sentence.contains(reason), "{sentence}");
}
