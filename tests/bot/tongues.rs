//! Three languages: of the person, of the server, of commands.

use crate::kit::{asked, labels, table};

#[tokio::test(flavor = "multi_thread")]
async fn people_are_answered_in_their_language() {
    let table = table().await;
    for (name, locale, sentence) in [
        ("Anna", "cs", "V tomto kanálu se nehraje."),
        ("Ben", "en-US", "Nobody plays in this channel."),
        ("Zuzana", "en-GB", "Nobody plays in this channel."),
        ("Karl", "de", "Nobody plays in this channel."),
    ] {
        let person = table.person(name).await;
        let path = format!("people/{name}");
        table.ask(reqwest::Method::PATCH, &path, &serde_json::json!({"locale": locale})).await;
        let answer = asked(&person, "/rack").await;
        assert!(answer.text().starts_with(sentence), "{locale}: {}", answer.text());
        assert!(answer.is_ephemeral());
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_have_czech_names() {
    let table = table().await;
    let anna = table.person("Anna").await;
    let opened = asked(&anna, "/nová slovník:en").await;
    assert!(labels(&opened.message).contains(&"Začít".to_owned()), "{}", opened.message);
    let levels = anna.completions("new", "level", "").await;
    assert!(
        levels.iter().any(|level| level.starts_with("Adept · ≈ 12 b. za tah – ")),
        "{levels:?}"
    );
    // From the weakest to the strongest.
    assert!(levels[0].starts_with("Náhodný") && levels[16].starts_with("Velmistr"), "{levels:?}");
    let lexicons = anna.completions("new", "lexicon", "klasik").await;
    assert_eq!(lexicons, ["čeština – KLASIK"]);
    let clocks = anna.completions("new", "clock", "tah").await;
    assert_eq!(clocks.len(), 3, "{clocks:?}");
    let rules = anna.completions("new", "rule", "").await;
    assert_eq!(rules.len(), 6);
    table.finish().await;
}
