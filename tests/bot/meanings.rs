//! What words mean, by a list of the test's own, and who is told nothing for a while.

use std::path::Path;

use kamen::dictionary::Dictionary;
use kamen::lexicon::meanings::Language;
use kamen::meanings::{OwnList, build};
use kamen::members::Members;
use kamen::session::PersonId;
use kamen::store::Store;
use kamen::texts::Tongue;
use serde_json::{Value, json};

use crate::driver::{Answer, Person, Table};
use crate::folder::Folder;
use crate::kit::{alt, labels, limits, run_in};

/// What every short word means here, with all that must not work in a message.
const MEANING: &str = "a *thing* for @everyone";

/// The same as it must stand in a message.
const SHOWN: &str = "a \\*thing\\* for \\@everyone";

/// A sandbox whose bot knows a meaning of every English word of two to four letters.
async fn table() -> Table {
    let folder = Folder::new("meanings");
    let english = Dictionary::new(None).volume("en").unwrap();
    let mut lines = String::new();
    for pattern in ["??", "???", "????"] {
        for word in english.find(&english.read_pattern(pattern).unwrap(), 100_000).words {
            lines += &format!("{}@{MEANING}\n", word.to_string().to_lowercase());
        }
    }
    let path = folder.0.join("list.txt");
    std::fs::write(&path, lines).unwrap();
    build(Path::new("/nowhere"), &folder.0, &[OwnList { language: Language::English, path }])
        .unwrap();
    Table::start(|login| run_in(folder, login, Store::memory(), limits())).await
}

/// Anna and Bara at a table of their own, both speaking Czech.
struct Duel<'a> {
    anna: Person<'a>,
    bara: Person<'a>,
}

impl<'a> Duel<'a> {
    async fn begin(table: &'a Table, terms: &str) -> Self {
        table.post("people", json!({"name": "Bara", "locale": "cs"})).await;
        let (anna, bara) = (table.person("Anna").await, table.person("Bara").await);
        let lobby = anna.command(&format!("/new lexicon:en opponent:Bara {terms}")).await;
        bara.press(&lobby.message, "Přijmout").await;
        lobby.press("Začít").await;
        Self { anna, bara }
    }

    /// The board, once it has a button.
    async fn board(&self, label: &str) -> Value {
        let has = |message: &Value| labels(message).iter().any(|other| other == label);
        // Racks have buttons as well, but are one person's own.
        let is_board =
            |message: &Value| !alt(message).is_empty() && message["flags"].as_u64() == Some(0);
        self.anna.sees(label, |message| is_board(message) && has(message)).await
    }

    /// The modal of whoever is on turn, and the letters that it names.
    async fn turn(&self) -> (Answer<'a>, String) {
        let board = self.board("Táhnout").await;
        for person in [&self.anna, &self.bara] {
            let opened = person.press(&board, "Táhnout").await;
            let label = &opened.interaction["modal"]["components"][0]["components"][0]["label"];
            let rack = label.as_str().and_then(|label| Some(label.split_once(": ")?.1.to_owned()));
            if let Some(rack) = rack {
                return (opened, rack);
            }
        }
        panic!("nobody is on turn");
    }

    /// Somebody lays a short word in the middle; returns who it was and the word.
    async fn lay(&self) -> (Person<'a>, String) {
        let english = Dictionary::new(None).volume("en").unwrap();
        loop {
            let (opened, rack) = self.turn().await;
            let made = english.anagrams(&english.read_letters(&rack, false).unwrap(), 10_000);
            let short = made.words.iter().find(|word| word.letters().len() <= 4);
            let Some(word) = short else {
                let question = opened.person.command(&format!("/exchange tiles:{rack}")).await;
                question.press("Potvrdit").await;
                continue;
            };
            let shown = opened.submit(json!({"move": format!("8H {word}")})).await;
            shown.press("Potvrdit").await;
            return (opened.person, word.to_string());
        }
    }

    /// Somebody lays two letters that are no word; returns who it was and the letters.
    async fn bluff(&self) -> (Person<'a>, String) {
        let english = Dictionary::new(None).volume("en").unwrap();
        let (opened, rack) = self.turn().await;
        let letters: Vec<char> = rack.chars().filter(|letter| *letter != '?').collect();
        let pairs = letters.iter().enumerate().flat_map(|(place, one)| {
            letters[place + 1..].iter().flat_map(move |two| [[*one, *two], [*two, *one]])
        });
        let mut pairs = pairs.map(|pair| pair.iter().collect::<String>());
        let is_bluff = |pair: &String| !english.check(english.read(pair).unwrap()).valid;
        let word = pairs.find(is_bluff).unwrap();
        let shown = opened.submit(json!({"move": format!("8H {word}")})).await;
        shown.press("Potvrdit").await;
        (opened.person, word)
    }

    /// Whoever of the two is not this one.
    fn other(&self, person: &Person<'a>) -> Person<'a> {
        if person.name == self.anna.name { self.bara.clone() } else { self.anna.clone() }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_words_of_the_last_play_are_explained() {
    let table = table().await;
    let duel = Duel::begin(&table, "").await;
    let (player, word) = duel.lay().await;
    let board = duel.board("Významy").await;
    let told = duel.other(&player).press(&board, "Významy").await.done().await;
    assert!(told.is_ephemeral());
    let text = told.text();
    assert!(text.starts_with(&format!("**Slova posledního tahu**\n- **{word}** – ")), "{text}");
    assert!(text.contains(SHOWN), "{text}");

    // Words are checked at this table anyway, so its players may ask, in its lexicon.
    let said = player.command("/word check word:at").await.done().await;
    assert!(said.text().starts_with("✅ **AT** platí (angličtina).\n> "), "{}", said.text());
    assert!(said.text().contains(SHOWN), "{}", said.text());
    let said = player.command("/word meaning word:ate").await.done().await;
    assert!(said.text().starts_with("**ATE** – platné v\\: angličtina"), "{}", said.text());
    assert!(said.text().contains(SHOWN), "{}", said.text());

    // At the end there are all words of the game.
    let sure = player.command("/resign").await;
    sure.press("Ano, vzdát se").await;
    let board = duel.board("Odveta").await;
    let told = player.press(&board, "Významy").await.done().await;
    let text = told.text();
    assert!(text.starts_with("**Slova této hry**") && text.contains(&word), "{text}");
    table.finish().await;
}

/// More meanings of a word than five lines hold.
fn many() -> String {
    (1..=9).map(|number| format!("quartz@meaning *{number}*\n")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn five_lines_are_told_and_the_rest_to_who_asks_for_more() {
    let folder = Folder::new("more");
    let path = folder.0.join("list.txt");
    std::fs::write(&path, many()).unwrap();
    build(Path::new("/nowhere"), &folder.0, &[OwnList { language: Language::English, path }])
        .unwrap();
    let store = Store::memory();
    let table = Table::start(|login| run_in(folder, login, store.clone(), limits())).await;
    let zuzana = table.person("Zuzana").await;
    let slovak = PersonId(zuzana.id().await.parse().unwrap());
    let members = Members::new(store);
    members.change_person(slovak, |it| it.tongue = Some(Tongue::Slovak)).await.unwrap();
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    for (person, label) in [(&anna, "Více"), (&ben, "More"), (&zuzana, "Viac")] {
        let told = person.command("/word meaning word:quartz lexicon:en").await.done().await;
        assert!(told.is_ephemeral());
        let text = told.text();
        assert!(text.lines().count() <= 5 && text.contains("meaning \\*2\\*"), "{text}");
        assert!(!text.contains("meaning \\*9\\*"), "{text}");
        assert_eq!(labels(&told.message), [label], "{text}");
        let all = told.press(label).await.done().await;
        let text = all.text();
        assert!(text.starts_with("**QUARTZ** – ") && text.contains("meaning \\*9\\*"), "{text}");
        assert!(labels(&all.message).is_empty(), "nothing is left to ask for");
    }
    // A word of which all is told has no button.
    let told = ben.command("/word meaning word:onyx lexicon:en").await.done().await;
    assert!(labels(&told.message).is_empty(), "{}", told.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_be_challenged_or_challenge_is_told_nothing_of_words() {
    let table = table().await;
    let duel = Duel::begin(&table, "rule:double").await;
    let (player, word) = duel.lay().await;
    let opponent = duel.other(&player);
    let board = duel.board("Významy").await;

    for command in [
        format!("/word check word:{word}"),
        format!("/word meaning word:{word}"),
        format!("/word find pattern:{word}"),
        format!("/word anagrams letters:{word}"),
        format!("/word check word:{word} lexicon:en"),
    ] {
        for person in [&player, &opponent] {
            let said = person.command(&command).await.done().await;
            assert!(said.is_ephemeral());
            assert!(said.text().starts_with("Hrajete hru s námitkami (<#"), "{}", said.text());
        }
    }
    let proposed = opponent.completions("word check", "word", &word).await;
    assert_eq!(proposed.len(), 1, "{proposed:?}");
    assert!(proposed[0].starts_with("Slova tohoto jazyka vám"), "{proposed:?}");
    let told = opponent.press(&board, "Významy").await.done().await;
    assert!(told.text().starts_with("Proti poslednímu tahu lze ještě namítat"), "{}", told.text());

    // Who only watches may ask; a player is a player in other channels, too.
    let ben = table.person("Ben").await;
    let said = ben.command(&format!("/word check word:{word}")).await.done().await;
    assert!(said.text().starts_with('✅'), "{}", said.text());
    let said = player.at("table-1").command("/word check word:at lexicon:en").await.done().await;
    assert!(said.text().starts_with("Hrajete hru s námitkami"), "{}", said.text());

    // Once the opponent has passed, the word stands.
    opponent.command("/pass").await.press("Ano, vynechat").await;
    let told = player.press(&duel.board("Významy").await, "Významy").await.done().await;
    let text = told.text();
    assert!(text.starts_with("**Slova posledního tahu**") && text.contains(SHOWN), "{text}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_that_were_taken_back_are_not_explained() {
    let table = table().await;
    let duel = Duel::begin(&table, "rule:single").await;
    let (player, bluff) = duel.bluff().await;
    let opponent = duel.other(&player);
    duel.board("Významy").await;
    let judged = opponent.command(&format!("/challenge words:{bluff}")).await.done().await;
    assert!(judged.text().contains("má pravdu"), "{}", judged.text());
    let told = player.press(&duel.board("Významy").await, "Významy").await.done().await;
    assert_eq!(told.text(), "Zatím nikdo žádné slovo nepoložil.");
    let (_, word) = duel.lay().await;
    let told = player.press(&duel.board("Významy").await, "Významy").await.done().await;
    assert!(told.text().starts_with("Proti poslednímu tahu"), "{word}: {}", told.text());
    table.finish().await;
}
