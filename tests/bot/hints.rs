//! Hints, the computer's reasons, and the analysis of a finished game.

use kamen::dictionary::Dictionary;
use kamen::games::rules::{Seat, Viewer};
use kamen::games::scrabble::{TurnDeed, View};
use kamen::members::{Members, PersonSettings};
use kamen::session::table::{Stage, Table as State};
use kamen::store::{Store, TableId};
use kamen::texts::Tongue;
use serde_json::Value;

use crate::driver::{Answer, Person, Table};
use crate::duel::Duel;
use crate::kit::{alt, labels, person_id, played, seen_by, table_of, table_with_store, until};

/// Anna's game against the computer, in a state where she is on turn.
struct Solo<'a> {
    anna: Person<'a>,
    store: &'a Store,
    id: TableId,
    seat: Seat,
}

impl<'a> Solo<'a> {
    async fn begin(table: &'a Table, store: &'a Store, options: &str) -> Self {
        let anna = table.person("Anna").await;
        let lobby = anna.command(&format!("/new level:professional lexicon:en {options}")).await;
        if labels(&lobby.message).contains(&"Začít".to_owned()) {
            lobby.press("Začít").await;
        }
        let board = anna.sees("a board", |message| !alt(message).is_empty()).await;
        let (id, person) = (table_of(&board), person_id(&anna).await);
        let seat = played(store, id).await.seat_of(person).unwrap();
        let solo = Self { anna, store, id, seat };
        solo.her_turn().await;
        solo
    }

    async fn view(&self) -> View {
        seen_by(&played(self.store, self.id).await, Viewer::Seat(self.seat))
    }

    /// The computer's seat.
    fn other(&self) -> Seat {
        Seat(1 - self.seat.0)
    }

    /// The computer's rack, which nobody may know.
    async fn secret(&self) -> String {
        let other = Viewer::Seat(self.other());
        seen_by(&played(self.store, self.id).await, other).rack.unwrap().to_string()
    }

    /// Waits until the board says that it is her turn.
    async fn her_turn(&self) -> Value {
        let mention = format!("Na tahu: <@{}>", self.anna.id().await);
        let her_turn = |message: &Value| {
            message["content"].as_str().is_some_and(|text| text.contains(&mention))
        };
        self.anna.sees("her turn", her_turn).await
    }

    /// The first step of a hint that has a word; a rack without one is exchanged.
    async fn hint(&self) -> Answer<'a> {
        loop {
            let before = self.view().await;
            let place = self.anna.command("/hint").await.done().await;
            if labels(&place.message).contains(&"Ukázat slovo".to_owned()) {
                return place;
            }
            let tiles = before.rack.unwrap();
            let question = self.anna.command(&format!("/exchange tiles:{tiles}")).await;
            question.done().await.press("Potvrdit").await.done().await;
            self.answered(before.turns.len()).await;
        }
    }

    /// Plays what the hint says, and waits until she is on turn again.
    async fn play_hint(&self) {
        let place = self.hint().await;
        let before = self.view().await.turns.len();
        let word = place.press("Ukázat slovo").await.done().await;
        word.press("Potvrdit").await.done().await;
        self.answered(before).await;
    }

    /// Waits until she and the computer have moved.
    async fn answered(&self, before: usize) {
        let seat = Viewer::Seat(self.seat);
        let both = |state: &State| seen_by(state, seat).turns.len() >= before + 2;
        until(self.store, self.id, "the computer's move", both).await;
        self.her_turn().await;
    }
}

/// Whether an answer is a hint, of whatever kind.
fn is_hint(answer: &Answer<'_>) -> bool {
    answer.text().starts_with('💡')
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_tells_the_place_first_and_the_word_when_asked() {
    let (table, store) = table_with_store().await;
    let solo = Solo::begin(&table, &store, "").await;
    let place = solo.hint().await;
    assert!(place.is_ephemeral());
    let word = place.press("Ukázat slovo").await.done().await;
    assert!(word.is_ephemeral());
    assert_eq!(word.message["id"], place.message["id"], "shown in place of the first");
    assert!(!alt(&word.message).is_empty(), "the board with the move");
    let laid = word.text().split('`').nth(1).unwrap().to_owned();
    let main = word.text().split("**").nth(1).unwrap().to_owned();
    assert!(!place.text().contains(&main), "{main} in {}", place.text());
    // What the word means stands below it, where it is known.
    let volume = Dictionary::new(None).volume("en").unwrap();
    let is_explained = volume.entry(volume.read(&main).unwrap()).unwrap().is_explained();
    assert_eq!(word.text().contains("\n> "), is_explained, "{}", word.text());
    assert!(!place.text().contains("\n> "), "{}", place.text());
    let before = solo.view().await;
    let (placement, points) = before.preview(&laid.parse().unwrap()).unwrap();
    let start = format!(" {} ", placement.start);
    assert!(place.text().contains(&start), "as it would be typed: {}", place.text());
    assert!(place.text().contains(&format!("**{}**", points.total())), "{}", place.text());
    assert!(word.text().contains(&format!("**{}**", points.total())), "{}", word.text());
    let secret = solo.secret().await;
    assert!(!word.text().contains(&secret) && !word.message.to_string().contains(&secret));
    // The move of the hint can be made at once, and is valid.
    word.press("Potvrdit").await.done().await;
    let after = solo.view().await;
    let made = after.turns.iter().rev().find(|turn| turn.seat == solo.seat).unwrap();
    assert!(matches!(&made.deed, TurnDeed::Placed { placement: p, .. } if *p == placement));
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_press_on_hint_goes_on_to_the_next_step() {
    let (table, store) = table_with_store().await;
    let solo = Solo::begin(&table, &store, "").await;
    let place = solo.hint().await;
    let board = solo.her_turn().await;
    let word = solo.anna.press(&board, "Tip").await.done().await;
    assert!(word.is_ephemeral() && word.message["id"] != place.message["id"]);
    let shown = place.press("Ukázat slovo").await.done().await;
    assert_eq!(word.text(), shown.text(), "the same as the button below the first step");
    assert!(word.text().contains('`') && !alt(&word.message).is_empty(), "{}", word.text());
    let third = solo.anna.press(&board, "Tip").await.done().await;
    if labels(&word.message).contains(&"Ještě lepší tah".to_owned()) {
        let best = word.press("Ještě lepší tah").await.done().await;
        assert_eq!(third.text(), best.text());
        assert_ne!(third.text(), word.text());
    } else {
        assert_eq!(third.text(), word.text(), "there is nothing better to tell");
    }
    // A new position begins with the place again.
    solo.play_hint().await;
    let next = solo.hint().await;
    assert!(is_hint(&next) && !next.text().contains('`'), "{}", next.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_of_an_older_position_says_that_the_board_has_moved_on() {
    let (table, store) = table_with_store().await;
    let solo = Solo::begin(&table, &store, "").await;
    let (old, word) = (solo.hint().await, solo.anna.command("/hint").await.done().await);
    assert!(labels(&word.message).contains(&"Potvrdit".to_owned()), "{}", word.message);
    let before = solo.view().await.turns.len();
    // The next step may be an exchange, so what the second one says is typed.
    let laid = word.text().split('`').nth(1).unwrap().to_owned();
    let again = solo.anna.command(&format!("/play move:{laid}")).await.done().await;
    again.press("Potvrdit").await.done().await;
    solo.answered(before).await;
    let version = played(&store, solo.id).await.version();
    // The step after the old place is told for the position of now, and says so.
    let now = old.press("Ukázat slovo").await.done().await;
    assert_eq!(now.message["id"], old.message["id"]);
    assert!(now.text().contains("se deska změnila"), "{}", now.text());
    assert!(now.text().contains('💡') && !now.text().contains('`'), "{}", now.text());
    // The old word cannot be played; its message shows how things are, without the old buttons.
    let gone = word.press("Potvrdit").await.done().await;
    assert_eq!(gone.message["id"], word.message["id"], "{}", gone.message);
    assert!(!labels(&gone.message).contains(&"Potvrdit".to_owned()), "{}", gone.message);
    assert_eq!(played(&store, solo.id).await.version(), version, "{}", gone.text());
    // After the game a hint has nothing to say any more.
    solo.anna.command("/resign").await.press("Ano, vzdát se").await;
    let over = |state: &State| state.stage() == Stage::Over;
    until(&store, solo.id, "the end", over).await;
    if labels(&now.message).contains(&"Ukázat slovo".to_owned()) {
        let end = now.press("Ukázat slovo").await.done().await;
        assert_eq!(end.message["id"], now.message["id"]);
        assert!(labels(&end.message).is_empty() && !end.text().contains('💡'), "{}", end.text());
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_refused_where_they_would_not_be_fair() {
    let (table, store) = table_with_store().await;
    let duel = Duel::begin(&table, &store).await;
    let (on_turn, waits) = duel.on_turn().await;
    let refused = waits.command("/hint").await.done().await;
    assert!(refused.is_ephemeral() && !is_hint(&refused), "{}", refused.text());
    let zuzana = table.person("Zuzana").await;
    let outsider = zuzana.command("/hint").await.done().await;
    assert!(!is_hint(&outsider), "{}", outsider.text());
    let given = on_turn.command("/hint").await.done().await;
    assert!(is_hint(&given), "{}", given.text());
    duel.end_by(&duel.ben, "Yes, resign").await;
    let over = duel.anna.command("/hint").await.done().await;
    assert!(!is_hint(&over), "{}", over.text());

    for (options, why) in [
        ("hints:false", "U tohoto stolu jsou tipy vypnuté"),
        ("rated:true", "V hodnocené hře se hraje bez tipů."),
    ] {
        let channel = if options.starts_with("hints") { "table-1" } else { "table-2" };
        let anna = duel.anna.at(channel);
        let lobby = anna.command(&format!("/new opponent:Ben lexicon:en {options}")).await;
        duel.ben.at(channel).press(&lobby.message, "Přijmout").await;
        let id = table_of(&lobby.message);
        until(&store, id, "the beginning", |state| state.stage() == Stage::Playing).await;
        let refused = anna.command("/hint").await.done().await;
        assert!(refused.text().starts_with(why), "{}", refused.text());
    }
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computers_reasons_keep_its_rack_secret_until_the_end() {
    let (table, store) = table_with_store().await;
    let solo = Solo::begin(&table, &store, "").await;
    solo.play_hint().await;
    let secret = solo.secret().await;
    let state = played(&store, solo.id).await;
    let known = seen_by(&state, Viewer::Seat(solo.other()));
    let rack = known.turns.iter().rev().find_map(|turn| turn.rack.clone()).unwrap().to_string();
    let more = solo.anna.press(&solo.her_turn().await, "Více…").await;
    let why = more.press("Proč tento tah?").await.done().await;
    assert!(why.is_ephemeral() && why.text().contains("až po hře"), "{}", why.text());
    for hidden in [&secret, &rack] {
        assert!(!why.text().contains(hidden.as_str()), "{hidden} in {}", why.text());
    }
    // Whoever looks on is told the same.
    let ben = table.person("Ben").await;
    let board = solo.her_turn().await;
    let more = ben.press(&board, "Více…").await;
    let seen = more.press("Why this move?").await.done().await;
    assert!(seen.text().contains("after the game"), "{}", seen.text());

    solo.anna.command("/resign").await.press("Ano, vzdát se").await;
    let end = solo.anna.sees("the end", |message| message.to_string().contains(":rematch")).await;
    let told = ben.press(&end, "Proč tento tah?").await.done().await;
    assert!(told.text().contains(&rack), "{rack} in {}", told.text());
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_judged_turn_by_turn() {
    let (table, store) = table_with_store().await;
    let zuzana = table.person("Zuzana").await;
    let id = person_id(&zuzana).await;
    let slovak = |settings: &mut PersonSettings| settings.tongue = Some(Tongue::Slovak);
    Members::new(store.clone()).change_person(id, slovak).await.unwrap();
    let solo = Solo::begin(&table, &store, "").await;
    let early = solo.anna.command("/analyse").await.done().await;
    assert!(early.is_ephemeral() && labels(&early.message).is_empty(), "{}", early.text());
    solo.play_hint().await;
    solo.play_hint().await;
    solo.anna.command("/resign").await.press("Ano, vzdát se").await;
    solo.anna.sees("the end", |message| message.to_string().contains(":rematch")).await;
    let turns = solo.view().await.turns;
    let chosen = turns.iter().filter(|turn| turn.rack.is_some()).count() - 1;

    solo.anna.command("/analyse").await;
    let judged = |message: &Value| message["content"].as_str().unwrap().contains("Rozbor hry");
    let summary = solo.anna.sees("the analysis", judged).await;
    assert_eq!(summary["flags"].as_u64().unwrap() & 64, 64);
    assert!(!alt(&summary).is_empty(), "{summary}");
    let list = solo.anna.press(&summary, "Další").await.done().await;
    let is_meaning = |line: &&str| line.starts_with("-# **");
    let (meanings, lines): (Vec<&str>, Vec<&str>) = list.text().lines().partition(is_meaning);
    assert_eq!(lines.len(), chosen + 1, "{}", list.text());
    // The better words are explained, as far as they can be.
    let volume = Dictionary::new(None).volume("en").unwrap();
    let better = lines.iter().filter_map(|line| line.split(" → ").nth(1)?.split("**").nth(1));
    let explained: Vec<&str> = better
        .filter(|word| volume.entry(volume.read(word).unwrap()).unwrap().is_explained())
        .collect();
    let told: Vec<&str> = meanings.iter().filter_map(|line| line.split("**").nth(1)).collect();
    assert_eq!(told, explained, "{}", list.text());
    for turn in turns.iter().take(chosen) {
        let rack = turn.rack.as_ref().unwrap().to_string();
        assert!(list.text().contains(&rack), "{rack} in {}", list.text());
    }
    let again = list.press("Předchozí").await.done().await;
    assert!(judged(&again.message) && !alt(&again.message).is_empty());
    let shown = again.press("Ukázat všem").await.done().await;
    assert!(!shown.is_ephemeral() && judged(&shown.message), "{}", shown.message);
    let slovak = zuzana.command("/analyse").await.done().await;
    assert!(slovak.text().contains("Rozbor hry") && slovak.text().contains("stratené"));
    table.finish().await;
}
