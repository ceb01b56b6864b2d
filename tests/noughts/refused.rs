//! What belongs to another game is refused, and the sentence says so.

use crate::driver::Person;
use crate::kit::{asked, labels, table_with_store};
use crate::round::Round;

async fn told(who: &Person<'_>, command: &str) -> String {
    let answer = asked(who, command).await;
    assert!(answer.is_ephemeral(), "{command}: {}", answer.message);
    answer.text().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn options_of_scrabble_belong_to_scrabble() {
    let (table, _) = table_with_store().await;
    let ben = table.person("Ben").await;
    for option in ["lexicon:en", "rule:void"] {
        let refused = told(&ben, &format!("/new game:noughts {option}")).await;
        assert!(
            refused.contains("Scrabble") && refused.contains("noughts and crosses"),
            "{refused}"
        );
    }
    let clock = told(&ben, "/new game:noughts clock:10m").await;
    assert!(clock.contains("no clock"), "{clock}");
    let level = told(&ben, "/new game:noughts level:grandmaster").await;
    assert!(level.contains("random, perfect"), "{level}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_of_scrabble_belong_to_its_tables() {
    let (table, store) = table_with_store().await;
    let ben = table.person("Ben").await;
    let round = Round::alone(&store, &ben, "level:random").await;
    for command in ["/rack", "/exchange tiles:AB", "/pass", "/challenge"] {
        let refused = told(&ben, command).await;
        assert!(refused.contains("another game"), "{command}: {refused}");
    }
    let hint = told(&ben, "/hint").await;
    assert!(hint.contains("hint"), "{hint}");
    let more = round.press(&ben, "More…").await;
    let offered = labels(&more.message);
    let strange = ["Why this move?", "Verify", "Score chart", "Replay", "Meanings"];
    assert!(strange.iter().all(|label| !offered.contains(&(*label).to_owned())), "{offered:?}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn its_levels_and_its_topic_of_help_are_offered() {
    let (table, _) = table_with_store().await;
    let ben = table.person("Ben").await;
    let games = ben.completions("new", "game", "").await;
    assert_eq!(games, ["Scrabble", "noughts and crosses"]);
    let help = asked(&ben, "/help").await;
    let topic = help.choose(&["noughts-move"]).await;
    assert!(topic.text().contains("Noughts and crosses") && topic.text().contains("`b2`"));
    table.finish().await;
}
