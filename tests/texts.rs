//! What the bot says stands in the files of texts: nothing is said in Rust, and every sentence that
//! Rust asks for is there in every language, in words that its readers would use.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

use std::fs;
use std::path::{Path, PathBuf};

use kamen::lexicon::Words;
use kamen::lexicons;
use kamen::session::game::GameKind;
use kamen::texts::Tongue;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A string in the code, with the file it stands in.
struct Literal {
    file: PathBuf,
    text: String,
}

/// Every string of the bot that may reach a person: not those of attributes, of logs, of faults that
/// only logs tell, and of tests.
fn literals() -> Vec<Literal> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/discord");
    let mut found = Vec::new();
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let tokens: TokenStream = fs::read_to_string(&path).unwrap().parse().unwrap();
                let mut texts = Vec::new();
                collect(tokens, &mut texts);
                found.extend(texts.into_iter().map(|text| Literal { file: path.clone(), text }));
            }
        }
    }
    assert!(found.len() > 100, "the strings of the bot are not found");
    found
}

fn collect(tokens: TokenStream, texts: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_test = |group: &TokenTree| group.to_string().replace(' ', "") == "[cfg(test)]";
    let mut skip_block = false;
    for (place, token) in tokens.iter().enumerate() {
        let before = |back: usize| place.checked_sub(back).map(|place| tokens[place].to_string());
        match token {
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                if text.starts_with('"') {
                    texts.push(text.trim_matches('"').to_owned());
                }
            }
            TokenTree::Group(group) => {
                let (last, second) = (before(1), before(2));
                let is_attribute = group.delimiter() == Delimiter::Bracket
                    && (last.as_deref() == Some("#")
                        || last.as_deref() == Some("!") && second.as_deref() == Some("#"));
                if is_attribute {
                    skip_block |= is_test(token);
                    continue;
                }
                if skip_block && group.delimiter() == Delimiter::Brace {
                    skip_block = false;
                    continue;
                }
                let is_log = last.as_deref() == Some("!")
                    && before(3).as_deref() == Some(":")
                    && before(5).as_deref() == Some("tracing");
                let is_fault = last.as_deref() == Some("fault");
                if !is_log && !is_fault {
                    collect(group.stream(), texts);
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

/// Whether a string has two words beside each other, as only sentences have.
fn is_sentence(text: &str) -> bool {
    let is_word = |word: &str| {
        word.chars().filter(|c| c.is_alphabetic()).count() > 1
            && word.chars().all(|c| c.is_alphabetic() || matches!(c, '.' | ',' | '!' | '?' | ':'))
    };
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).any(|pair| is_word(pair[0]) && is_word(pair[1]))
}

/// Whether a string is the key of a sentence.
fn is_key(text: &str) -> bool {
    const FIRST: [&str; 12] = [
        "bot", "button", "command", "noughts", "scrabble", "word", "help", "settings", "stats",
        "ending", "hint", "table",
    ];
    let plain = text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    let first = text.split_once('-').map(|(first, rest)| (first, !rest.is_empty()));
    plain
        && !text.ends_with('-')
        && first.is_some_and(|(first, more)| more && FIRST.contains(&first))
}

#[test]
fn nothing_is_said_in_rust() {
    let said: Vec<String> = literals()
        .into_iter()
        .filter(|literal| is_sentence(&literal.text))
        .map(|literal| format!("{}: {}", literal.file.display(), literal.text))
        .collect();
    assert!(said.is_empty(), "put these into assets/texts:\n{}", said.join("\n"));
}

#[test]
fn every_sentence_that_is_asked_for_is_there() {
    let keys: Vec<Literal> =
        literals().into_iter().filter(|literal| is_key(&literal.text)).collect();
    assert!(keys.len() > 60, "{}", keys.len());
    for Literal { file, text } in keys {
        for tongue in Tongue::ALL {
            assert!(tongue.knows(&text), "{tongue} lacks {text} of {}", file.display());
        }
    }
}

#[test]
fn what_is_said_of_a_game_stands_in_its_own_file_under_its_own_name() {
    let games: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts");
    for tongue in Tongue::ALL {
        for entry in fs::read_dir(folder.join(tongue.code())).unwrap() {
            let path = entry.unwrap().path();
            let file = path.file_stem().unwrap().to_str().unwrap();
            for line in fs::read_to_string(&path).unwrap().lines() {
                let Some((key, _)) =
                    line.split_once(" =").filter(|_| !line.starts_with([' ', '#']))
                else {
                    continue;
                };
                let owner = games.iter().find(|game| key.starts_with(&format!("{game}-")));
                let wanted = games.iter().find(|game| **game == file);
                assert_eq!(owner, wanted, "{tongue} {file}: {key}");
            }
        }
    }
}

/// What people read of a language: the values of its messages, each with where it stands, without
/// names of other messages.
fn read(tongue: Tongue) -> Vec<(String, String)> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let mut said = Vec::new();
    for entry in fs::read_dir(assets.join("texts").join(tongue.code())).unwrap() {
        let path = entry.unwrap().path();
        for line in fs::read_to_string(&path).unwrap().lines() {
            if let Some(value) = value(line) {
                said.push((format!("{}: {line}", path.display()), value));
            }
        }
    }
    let page = assets.join(format!("sandbox/texts/{tongue}.json"));
    let page: serde_json::Value = serde_json::from_slice(&fs::read(page).unwrap()).unwrap();
    let page = page.as_object().unwrap().iter();
    said.extend(page.map(|(key, text)| (key.clone(), text.as_str().unwrap().to_owned())));
    assert!(said.len() > 500, "{tongue}: the texts are not found");
    said
}

/// What a line of a file of texts says to people.
fn value(line: &str) -> Option<String> {
    if line.starts_with('#') || line.trim().is_empty() {
        return None;
    }
    let value = match line.starts_with(' ') {
        true => line,
        false => line.split_once('=').map_or("", |(_, value)| value),
    };
    let mut said = String::new();
    for (place, part) in value.split('{').enumerate() {
        match part.split_once('}') {
            Some((name, after)) if place > 0 && !name.trim().starts_with('$') => said += after,
            _ if place > 0 => said += &format!("{{{part}"),
            _ => said += part,
        }
    }
    Some(said)
}

/// Words that no reader of the language would use, or that mean something else to them.
fn strange(tongue: Tongue) -> &'static [&'static str] {
    match tongue {
        Tongue::Czech => &[
            "souznačn",
            "zavolám vás",
            "zavolat",
            "na zásobníku",
            "židl",
            "pískovišt",
            "času, kolik",
            "kamenů {",
            "napadnout",
            "napadá ho",
            "bez udání",
            "pomoc",
            "exchange",
            "pass",
        ],
        Tongue::Slovak => &[
            "zavolám vás",
            "na zásobníku",
            "stoličk",
            "pieskovisk",
            "času, koľko",
            "kameňov {",
            "napadnúť",
            "napáda ho",
            "bez udania",
            "bez uvedenia",
            "kým bude platiť",
            "kým platí",
            "losovan",
            "vrecúšk",
            "presmyčk",
            "pomoc",
            "exchange",
            "pass",
        ],
        Tongue::English => &["slovo", "time as you like", "on the average"],
    }
}

#[test]
fn nothing_is_said_in_words_that_readers_would_not_use() {
    for tongue in Tongue::ALL {
        for (place, said) in read(tongue) {
            let said = said.to_lowercase();
            let found = strange(tongue).iter().find(|word| said.contains(**word));
            assert_eq!(found, None, "{tongue}, {place}");
        }
    }
}

#[test]
fn no_table_is_called_by_its_id() {
    for tongue in Tongue::ALL {
        for (place, said) in read(tongue) {
            assert!(!said.contains("$table ") && !said.contains("$id"), "{tongue}, {place}");
        }
    }
}

#[test]
fn labels_of_buttons_fit_on_a_phone() {
    for literal in literals().iter().filter(|literal| literal.text.starts_with("button-")) {
        for tongue in Tongue::ALL.into_iter().filter(|tongue| tongue.knows(&literal.text)) {
            let label = tongue.say(&literal.text, &[]);
            assert!(label.chars().count() <= 22, "{tongue}: {label}");
        }
    }
}

/// The words of moves in a text, such as SLOVO of `8H SLOVO`.
fn words_of_moves(text: &str) -> Vec<String> {
    let is_square = |word: &str| {
        let letters = word.chars().filter(char::is_ascii_uppercase).count();
        let digits = word.chars().filter(char::is_ascii_digit).count();
        letters == 1 && digits > 0 && letters + digits == word.chars().count()
    };
    let plain = text.replace("{ $start }", "8H").replace("**", "");
    let words: Vec<&str> = plain.split_whitespace().collect();
    let moves = words.windows(2).filter(|pair| is_square(pair[0].trim_matches('`')));
    let words = moves.map(|pair| pair[1].replace(['?', '*', '`', ',', ';', ':'], ""));
    let words = words.map(|word| word.trim_end_matches('.').to_owned());
    words.filter(|word| word.chars().all(char::is_uppercase) && !word.is_empty()).collect()
}

#[test]
fn examples_are_words_of_the_readers_language() {
    for (tongue, lexicon) in
        [(Tongue::Czech, "cs-klasik"), (Tongue::Slovak, "sk"), (Tongue::English, "en")]
    {
        let lexicon = lexicons::open_shipped(lexicon).unwrap();
        let mut count = 0;
        for (place, said) in read(tongue) {
            for example in words_of_moves(&said) {
                let word = lexicon.vocabulary().alphabet().spell(&example).unwrap();
                assert!(lexicon.contains(&word), "{tongue}: {example} in {place}");
                count += 1;
            }
        }
        assert!(count > 10, "{tongue}: {count} examples are found");
    }
}

#[test]
fn what_texts_teach_to_type_is_understood() {
    use kamen::games::scrabble::notation::TypedMove;
    for (tongue, exchange, pass) in [
        (Tongue::Czech, "vyměnit ABC", "pas"),
        (Tongue::Slovak, "vymeniť ABC", "pas"),
        (Tongue::English, "exchange ABC", "pass"),
    ] {
        for key in [
            "scrabble-refusal-empty-move",
            "command-play-move-about",
            "scrabble-help-notation-text",
        ] {
            let said = tongue.say(key, &[]);
            assert!(said.contains(exchange) && said.contains(pass), "{tongue}: {said}");
        }
        assert!(matches!(exchange.parse(), Ok(TypedMove::Exchange { .. })), "{exchange}");
        assert!(matches!(pass.parse(), Ok(TypedMove::Pass)), "{pass}");
    }
}

#[test]
fn the_tests_of_texts_can_fail() {
    assert_eq!(value("a-b = Hráč { $who } { button-pass }."), Some(" Hráč { $who } .".into()));
    assert_eq!(
        words_of_moves("napište 8H SLOVO, `H8 N?OHA` nebo { $start } KOČKA."),
        ["SLOVO", "NOHA", "KOČKA"]
    );
    assert!(is_sentence("Nobody plays here"));
    assert!(!is_sentence("bot-no-table") && !is_sentence("{} {}") && !is_sentence("v1:{table}"));
    assert!(is_key("bot-no-table") && !is_key("bot-clock-{clock}") && !is_key("board.png"));
    let mut texts = Vec::new();
    let code = "fn a() { tracing::warn!(\"not this one\"); say(\"but this one\"); } \
                #[cfg(test)] mod tests { fn b() { say(\"nor this one\"); } } fn c() { \"last one\" }";
    collect(code.parse().unwrap(), &mut texts);
    assert_eq!(texts, ["but this one", "last one"]);
}
