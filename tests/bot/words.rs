//! Questions about words: every subcommand, in three languages, within bounds, and fairly.

use kamen::members::Members;
use kamen::session::ServerId;
use kamen::store::Store;
use kamen::texts::Tongue;

use crate::driver::{Person, Table};
use crate::folder::Folder;
use crate::kit::{limits, person_id, run, run_in, table, table_with_store};

/// The most characters that Discord takes.
const MOST: usize = 2_000;

/// Asks, and demands that nobody else sees the answer.
async fn ask(person: &Person<'_>, command: &str) -> String {
    let answer = person.command(command).await.done().await;
    assert!(answer.is_ephemeral(), "{command}");
    let text = answer.text().to_owned();
    assert!(text.encode_utf16().count() <= MOST, "{command}");
    text
}

/// Anna, who speaks Czech, Ben, who speaks English, and Zuzana, who speaks Slovak.
async fn speakers(table: &Table, store: Store) -> [Person<'_>; 3] {
    let people =
        [table.person("Anna").await, table.person("Ben").await, table.person("Zuzana").await];
    let slovak = person_id(&people[2]).await;
    let members = Members::new(store);
    members.change_person(slovak, |it| it.tongue = Some(Tongue::Slovak)).await.unwrap();
    people
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_checked_in_the_language_of_who_asks() {
    let (table, store) = table_with_store().await;
    let [anna, ben, zuzana] = speakers(&table, store).await;

    // Each in the lexicon of their own language, as nobody plays here.
    let said = ask(&anna, "/slovo ověř slovo:žena").await;
    assert!(said.starts_with("✅ **ŽENA** platí (čeština – KLASIK, čeština – PLUS)."), "{said}");
    let said = ask(&ben, "/word check word:stone").await;
    assert!(said.starts_with("✅ **STONE** is valid (English)."), "{said}");
    assert!(said.contains("behind it: D, N, R, S"), "{said}");
    let said = ask(&zuzana, "/word check word:žena").await;
    assert!(said.starts_with("✅ **ŽENA** platí (slovenčina)."), "{said}");

    let said = ask(&ben, "/word check word:stoen").await;
    assert!(said.starts_with("❌ **STOEN** is not valid (English)."), "{said}");
    assert!(said.contains("STONE") && said.contains("Did you mean"), "{said}");
    let said = ask(&anna, "/word check word:ženě lexicon:cs-klasik").await;
    assert!(said.contains("ve slovníku „čeština – KLASIK“ neplatí"), "{said}");
    assert!(said.contains("platí ve slovníku „čeština – PLUS“"), "{said}");
    let said = ask(&anna, "/word meaning word:žena").await;
    assert!(said.contains("platné v\\: čeština – KLASIK, čeština – PLUS\n"), "{said}");
    let said = ask(&ben, "/word meaning word:žena lexicon:cs-plus").await;
    assert!(said.contains("valid in\\: Czech – KLASIK, Czech – PLUS\n"), "{said}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_are_found_and_made_of_letters() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let said = ask(&ben, "/word find pattern:qui?").await;
    assert!(said.contains("words found.\n**4** · ") && said.contains("QUIZ"), "{said}");
    let said = ask(&anna, "/slovo najdi vzor:?ora slovník:cs-klasik").await;
    assert!(said.contains("**4** · HORA, NORA"), "{said}");
    let said = ask(&ben, "/word find pattern:qzq*").await;
    assert_eq!(said, "No word found.");
    let said = ask(&anna, "/word find pattern:*").await;
    assert!(said.contains("\n-# … a ") && said.ends_with(" dalších"), "{said}");
    assert!(said.encode_utf16().count() > MOST - 100, "a message has room for more");

    let said = ask(&ben, "/word anagrams letters:tca").await;
    assert!(said.contains("**3** · ACT, CAT") && !said.contains("**2**"), "{said}");
    let said = ask(&ben, "/word anagrams letters:tca shorter:true").await;
    assert!(said.contains("**3** · ACT, CAT") && said.contains("\n**2** · AT"), "{said}");
    let said = ask(&ben, "/word anagrams letters:tc?").await;
    assert!(said.contains("CAT") && said.contains("COT"), "{said}");
    let said = ask(&ben, "/word anagrams letters:zzq").await;
    assert!(said.starts_with("No word found.") && said.contains("`shorter: True`"), "{said}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_meant_is_refused_and_pings_nobody() {
    let table = table().await;
    let ben = table.person("Ben").await;
    let said = ask(&ben, "/word check word:two words").await;
    assert_eq!(said, "Write one word without spaces.");
    let said = ask(&ben, "/word meaning word:@everyone").await;
    assert_eq!(said, "“\\@” is not a letter of this lexicon.");
    let said = ask(&ben, "/word check word:stone lexicon:../**x**").await;
    assert!(said.contains("“..\\/\\*\\*x\\*\\*”"), "{said}");
    assert!(said.contains("cs\\-klasik"), "{said}");
    let said = ask(&ben, &format!("/word find pattern:{}", "a*".repeat(100))).await;
    assert!(said.starts_with("That is too long"), "{said}");
    let said = ask(&ben, "/word anagrams letters:?????").await;
    assert!(said.starts_with("There can be at most 4 blanks"), "{said}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_servers_own_words_are_respected() {
    let store = Store::memory();
    let table = Table::start(|login| run(login, store.clone(), limits())).await;
    let ben = table.person("Ben").await;
    let me = table.get("people/Ben").await;
    let server = ServerId(me["guilds"][0]["id"].as_str().unwrap().parse().unwrap());
    let change = |it: &mut kamen::members::ServerSettings| {
        it.games.scrabble.lexicon = Some("en".to_owned());
        it.games.scrabble.add_word("en", "KAMENBOT");
        it.games.scrabble.ban_word("en", "STONE");
    };
    Members::new(store).change_server(server, change).await.unwrap();
    let said = ask(&ben, "/word check word:kamenbot").await;
    assert!(said.starts_with("✅ **KAMENBOT** is valid here"), "{said}");
    let said = ask(&ben, "/word check word:stone").await;
    assert!(said.starts_with("❌ **STONE** is not valid here"), "{said}");
    // Elsewhere the server has no say.
    let said = ask(&ben.in_dm().await, "/word check word:stone").await;
    assert!(said.starts_with("✅"), "{said}");
    // Nor does its lexicon keep anybody from asking another one.
    let anna = table.person("Anna").await;
    assert!(ask(&anna, "/word check word:stone").await.starts_with("❌"));
    assert!(ask(&anna, "/word check word:kámen lexicon:cs-klasik").await.starts_with("✅"));
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_and_lexicons_are_proposed_while_typing() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let words = ben.completions("word check", "word", "quiz").await;
    assert_eq!(words[0], "QUIZ");
    assert!(words.iter().all(|word| word.starts_with("QUIZ")) && words.len() > 1, "{words:?}");
    assert!(ben.completions("word check", "word", "q").await.is_empty());
    assert!(ben.completions("word meaning", "word", "<@1>").await.is_empty());
    let lexicons = anna.completions("word find", "lexicon", "čeština").await;
    assert_eq!(lexicons.len(), 2, "{lexicons:?}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_is_explained_in_whichever_language_it_is() {
    let (table, store) = table_with_store().await;
    let [anna, ben, zuzana] = speakers(&table, store).await;
    // A Slovak game in this channel is asked first, but it is not the only one.
    ben.command("/new level:random lexicon:sk").await.done().await;
    for (person, command, begins) in [
        (
            &anna,
            "/slovo význam slovo:kůň",
            "**KŮŇ** – platné v\\: čeština – KLASIK, čeština – PLUS",
        ),
        (&anna, "/slovo význam slovo:kôň", "**KÔŇ** – platné v\\: slovenština"),
        (&anna, "/slovo význam slovo:quiz", "**QUIZ** – platné v\\: angličtina"),
        (&zuzana, "/word meaning word:kůň", "**KŮŇ** – platné v\\: čeština – KLASIK"),
        (&zuzana, "/word meaning word:žena", "**ŽENA** – platné v\\: slovenčina"),
        (&ben, "/word meaning word:kůň", "**KŮŇ** – valid in\\: Czech – KLASIK"),
        (&ben, "/word meaning word:KÔŇ", "**KÔŇ** – valid in\\: Slovak"),
        (&ben, "/word meaning word:quartz", "**QUARTZ** – valid in\\: English"),
    ] {
        let said = ask(person, command).await;
        assert!(said.starts_with(begins), "{command}: {said}");
    }
    // Whether a word counts is a question about one lexicon.
    let said = ask(&ben, "/word check word:kůň").await;
    assert_eq!(said, "“Ů” is not a letter of this lexicon.");
    let said = ask(&ben, "/word meaning word:kůň lexicon:sk").await;
    assert_eq!(said, "“Ů” is not a letter of this lexicon.");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_without_their_accents_are_understood() {
    let (table, store) = table_with_store().await;
    let [anna, ben, zuzana] = speakers(&table, store).await;

    let said = ask(&anna, "/slovo význam slovo:kun").await;
    assert!(said.contains("Nemyslíte") && said.contains("KŮŇ"), "{said}");
    let said = ask(&anna, "/slovo ověř slovo:kun").await;
    assert!(said.contains("Nemyslíte") && said.contains("KŮŇ"), "{said}");
    let said = ask(&zuzana, "/word meaning word:kon").await;
    assert!(said.starts_with("**KON**") && said.contains("KÔŇ"), "{said}");
    let said = ask(&ben, "/word meaning word:zena").await;
    assert!(said.contains("Did you mean") && said.contains("ŽENA"), "{said}");

    for (person, typed, first) in [(&anna, "kun", "KŮŇ"), (&zuzana, "kon", "KÔŇ")] {
        for question in ["word check", "word meaning"] {
            let words = person.completions(question, "word", typed).await;
            assert!(words.iter().take(4).any(|word| word == first), "{question}: {words:?}");
        }
    }
    // Other languages are proposed only where they are looked up.
    let words = ben.completions("word meaning", "word", "kůň").await;
    assert_eq!(words[0], "KŮŇ");
    assert!(ben.completions("word check", "word", "kůň").await.is_empty());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn meanings_that_are_damaged_are_done_without() {
    let folder = Folder::new("damaged");
    std::fs::write(folder.0.join("meanings"), b"no meanings at all").unwrap();
    let table = Table::start(|login| run_in(folder, login, Store::memory(), limits())).await;
    let ben = table.person("Ben").await;
    let said = ask(&ben, "/word meaning word:ženy lexicon:cs-klasik").await;
    assert!(said.starts_with("**ŽENY** – valid in\\: Czech – KLASIK"), "{said}");
    assert!(said.contains("\n- **žena** (n., genitive singular, "), "{said}");
    let said = ask(&ben, "/word meaning word:nerezový lexicon:cs-klasik").await;
    assert!(
        said.contains("We know no meaning of this word. Dictionaries of your system"),
        "{said}"
    );
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_word_means_is_told_without_any_dictionary() {
    let (table, store) = table_with_store().await;
    let [anna, ben, zuzana] = speakers(&table, store).await;
    for (person, command, second, says) in [
        (&anna, "/slovo význam slovo:pes", "- **pes** (podst. jm.): ", "štěká"),
        (&anna, "/slovo význam slovo:stromy", "- **strom** (podst. jm., ", "rostlina"),
        (&zuzana, "/word meaning word:kôň", "- **kôň** (podst. m.): ", "zviera"),
        (&ben, "/word meaning word:kůň", "- **kůň** (n.): ", "zvíře"),
        (&ben, "/word meaning word:dog", "- **dog** (n.): ", "animal"),
    ] {
        let said = ask(person, command).await;
        let line = said.lines().nth(1).unwrap_or_default();
        assert!(line.starts_with(second) && line.contains(says), "{command}: {said}");
        assert!(said.lines().count() <= 5, "{said}");
    }
    // A dog comes before pesos.
    let said = ask(&anna, "/slovo význam slovo:pes").await;
    let (dog, peso) = (said.find("**pes**").unwrap(), said.find("**peso**").unwrap());
    assert!(dog < peso, "{said}");
    table.finish().await;
}
