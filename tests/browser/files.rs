//! The files of the page: served, parsed, and without a word that cannot be translated.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::driver::Table;
use crate::view::View;

const LANGUAGES: [&str; 3] = ["cs", "sk", "en"];

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sandbox")
}

/// The names of all files of a kind, with their texts.
fn files(folder: &Path, kind: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == kind) {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            found.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
    found.sort();
    found
}

fn texts(language: &str) -> serde_json::Map<String, Value> {
    let path = folder().join(format!("texts/{language}.json"));
    let text = fs::read_to_string(path).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// Code without what stands in comments.
fn code(text: &str) -> String {
    let lines = text.lines().map(str::trim_start);
    let lines = lines.filter(|line| !["//", "/*", "*"].iter().any(|mark| line.starts_with(mark)));
    lines.collect::<Vec<&str>>().join("\n")
}

/// What stands between quotes of one kind.
fn quoted(text: &str, quote: char) -> Vec<&str> {
    text.lines().flat_map(|line| line.split(quote).skip(1).step_by(2)).collect()
}

#[tokio::test]
async fn every_file_of_the_page_is_served() {
    let table = Table::empty(Default::default()).await;
    let mut names: Vec<String> = Vec::new();
    for kind in ["html", "css", "js", "svg"] {
        names.extend(files(&folder(), kind).into_iter().map(|(name, _)| name));
    }
    names.extend(LANGUAGES.map(|language| format!("texts/{language}.json")));
    assert!(names.len() > 30);
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    for name in names {
        let url = format!("{}/{name}", table.sandbox.url());
        let answer = http.get(url).send().await.unwrap();
        assert_eq!(answer.status(), 200, "{name} is missing in src/sandbox/page.rs");
        assert_eq!(answer.text().await.unwrap(), fs::read_to_string(folder().join(&name)).unwrap());
    }
    table.finish().await;
}

#[tokio::test]
async fn every_module_parses() {
    let Some(view) = View::open("Ben").await else { return };
    let names: Vec<String> = files(&folder(), "js").into_iter().map(|(name, _)| name).collect();
    let script = format!(
        "return Promise.allSettled({}.map((name) => import('/' + name))) \
         .then((all) => all.filter((one) => one.status === 'rejected').map((one) => String(one.reason)))",
        json!(names),
    );
    assert_eq!(view.chromium.run(&script).await, json!([]));
    view.finish().await;
}

#[test]
fn the_three_languages_say_the_same_things() {
    let english = texts("en");
    for language in LANGUAGES {
        let other = texts(language);
        let keys: BTreeSet<&String> = other.keys().collect();
        assert_eq!(keys, english.keys().collect::<BTreeSet<&String>>(), "{language}");
        for (key, text) in &other {
            let facts = |text: &Value| -> BTreeSet<String> {
                let parts = text.as_str().unwrap().split('{').skip(1);
                parts.map(|part| part.split('}').next().unwrap().to_owned()).collect()
            };
            assert!(!text.as_str().unwrap().trim().is_empty(), "{language}: {key} is empty");
            assert_eq!(facts(text), facts(&english[key]), "{language}: {key}");
        }
    }
}

#[test]
fn every_text_is_said_and_everything_said_is_a_text() {
    let english = texts("en");
    let mut said = fs::read_to_string(folder().join("index.html")).unwrap();
    for (name, text) in files(&folder(), "js") {
        let text = code(&text);
        for call in text.split("say('").skip(1) {
            let key = call.split('\'').next().unwrap();
            let is_text = english.keys().any(|known| {
                known == key || known.strip_prefix(key).is_some_and(|end| end == ".other")
            });
            assert!(is_text, "{name} says {key}, which is no text");
        }
        said += &text;
    }
    for key in english.keys() {
        let whole = key.trim_end_matches(".one").trim_end_matches(".few");
        let whole = whole.trim_end_matches(".many").trim_end_matches(".other");
        let (family, _) = whole.rsplit_once('.').unwrap_or((whole, ""));
        let is_said = [format!("'{whole}'"), format!("\"{whole}\""), format!("`{family}.${{")]
            .iter()
            .any(|form| said.contains(form));
        assert!(is_said, "{key} is said nowhere");
    }
}

#[test]
fn no_words_for_people_stand_in_the_code() {
    let is_sentence = |text: &str| {
        let starts_like_one = text.chars().next().is_some_and(char::is_uppercase);
        let words = text.split(' ').filter(|word| word.chars().all(char::is_alphabetic));
        starts_like_one && words.filter(|word| word.chars().count() > 1).count() > 1
    };
    assert!(is_sentence("Only you see this") && !is_sentence("M6 6l12 12M18 6 6 18"));
    for (name, text) in files(&folder(), "js") {
        let text = code(&text);
        for part in quoted(&text, '\'').into_iter().chain(quoted(&text, '`')) {
            assert!(!is_sentence(part), "{name}: {part:?} belongs into texts/");
            let is_foreign = part.chars().any(|c| c.is_alphabetic() && !c.is_ascii());
            assert!(!is_foreign || !part.contains(' '), "{name}: {part:?} belongs into texts/");
        }
    }
    let html = fs::read_to_string(folder().join("index.html")).unwrap();
    let body = html.split("<body>").nth(1).unwrap();
    let words = body.split('<').filter_map(|part| part.split_once('>'));
    for (tag, text) in words {
        // A language is always called by its own name.
        let is_name = tag.contains("lang=");
        assert!(is_name || text.trim().is_empty(), "{text:?} belongs into texts/");
        assert!(!tag.contains("aria-label=") && !tag.contains("placeholder="), "{tag}");
    }
}
