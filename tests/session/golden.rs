//! A table's log as it was stored once: whatever becomes of the program, it must read it.

use std::collections::BTreeSet;
use std::sync::Arc;

use kamen::games::chance::Seed;
use kamen::games::scrabble::{Action, ChallengeRule, Judging, Options};
use kamen::lexicon::AnyWord;
use kamen::session::game::scrabble::Resources as Own;
use kamen::session::game::{GameAction, GameTerms, Resources, ScrabbleTerms};
use kamen::session::table::{
    By, DecideContext, Deed, Entry, Opening, Pace, Sitter, Stage, Successor, Table, TableEvent,
    Terms,
};
use kamen::session::{Moment, PersonId};
use kamen::store::{StoredEvent, TableId};

use crate::kit::{ANNA, BOB, CYRIL, HOUR, STRONG, WEAK, resign, room};
use crate::presses::nonsense;

const FORMAT_1: &str = include_str!("golden-format-1.jsonl");

const DORA: PersonId = PersonId(4);
const EVA: PersonId = PersonId(5);

fn kind(event: &TableEvent) -> String {
    let value = serde_json::to_value(event).unwrap();
    match value {
        serde_json::Value::String(name) => name,
        value => value.as_object().unwrap().keys().next().unwrap().clone(),
    }
}

#[test]
fn the_first_format_is_read_and_replayed() {
    let stored: Vec<StoredEvent> =
        FORMAT_1.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(stored.iter().all(|event| event.format == 1));
    let entries = Entry::read_log(&stored).unwrap();
    let kinds: BTreeSet<String> = entries.iter().map(|entry| kind(&entry.event)).collect();
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), KINDS);
    let table = Table::replay(&entries).unwrap();
    assert_eq!((table.stage(), table.version().0), (Stage::Over, stored.len() as u64));
    assert_eq!(table.rematch(), Some("aaaaaaaaaa".parse().unwrap()));
    let written: Vec<StoredEvent> = entries.iter().map(Entry::to_stored).collect();
    assert_eq!(written, stored, "the format has changed: give it a new number and keep this log");
}

#[test]
fn a_log_of_a_newer_program_is_not_misread() {
    let mut stored: StoredEvent = serde_json::from_str(FORMAT_1.lines().next().unwrap()).unwrap();
    stored.format = 2;
    let error = Entry::read_log(&[stored]).unwrap_err();
    assert!(error.to_string().contains("format 2"), "{error}");
}

/// Everything that can happen at a table.
const KINDS: [&str; 19] = [
    "closed",
    "computer_added",
    "computer_removed",
    "forfeited",
    "game",
    "host_changed",
    "joined",
    "kicked",
    "left",
    "opened",
    "rematched",
    "reminded",
    "reopened",
    "replaced",
    "seat_offered",
    "seated",
    "undo_agreed",
    "undo_asked",
    "undo_declined",
];

/// A table at which everything happens.
struct Story {
    table: Table,
    entries: Vec<Entry>,
    now: Moment,
    kit: Resources,
}

impl Story {
    fn tell(&mut self, by: By, events: Vec<TableEvent>) {
        for event in events {
            let entry = Entry { at: self.now, by, event };
            self.table.apply(&entry);
            self.entries.push(entry);
        }
        self.now = self.now.after(60_000);
    }

    fn does(&mut self, person: PersonId, deed: &Deed) {
        self.acts(By::Person(person), deed);
    }

    fn acts(&mut self, by: By, deed: &Deed) {
        let seed = Seed::new([42; 32]);
        let means = DecideContext { now: self.now, seed: Some(&seed), resources: Some(&self.kit) };
        let events = self.table.decide(by, deed, &means);
        self.tell(by, events.unwrap_or_else(|refusal| panic!("{by:?} {deed:?}: {refusal:?}")));
    }

    fn wait(&mut self, ms: u64) {
        self.now = self.now.after(ms);
        let events = self.table.due(self.now);
        assert!(!events.is_empty());
        self.tell(By::Time, events);
    }

    fn on_turn(&self) -> By {
        let seat = self.table.turn().unwrap();
        match self.table.sitter(seat).unwrap() {
            Sitter::Person(person) => By::Person(person),
            _ => By::Computer(seat),
        }
    }

    /// Whoever is on turn does something of the kind wanted.
    fn turn(&mut self, kind: &str) -> By {
        let by = self.on_turn();
        let viewer = kamen::games::rules::Viewer::Seat(self.table.turn().unwrap());
        let view = crate::kit::scrabble(&self.table, viewer);
        let action = match kind {
            "place" => nonsense(&view).unwrap(),
            "exchange" => {
                let two = view.rack.unwrap().iter().take(2).collect();
                GameAction::Scrabble(Action::Exchange(two))
            }
            _ => GameAction::Scrabble(Action::Pass),
        };
        self.acts(by, &Deed::Play(action));
        by
    }

    /// Turns pass until a person is on turn.
    fn person_on_turn(&mut self) -> PersonId {
        loop {
            match self.on_turn() {
                By::Person(person) => return person,
                _ => self.turn("pass"),
            };
        }
    }
}

fn story() -> Vec<Entry> {
    let pack = kamen::packs::load("en").unwrap();
    let kit = Resources::Scrabble(Arc::new(Own::judged_by(pack.edition, Arc::new(AnyWord))));
    let options =
        Options { judging: Judging::Challenge(ChallengeRule::Double), ..Options::default() };
    let terms = Terms {
        pace: Pace { move_ms: Some(90 * HOUR), remind_ms: Some(10 * HOUR), ..Pace::default() },
        ..Terms::friendly(GameTerms::Scrabble(ScrabbleTerms {
            language: "en".into(),
            lexicon: Some("en".into()),
            added: vec!["kamen".into()],
            banned: vec!["ad".into()],
            options,
        }))
    };
    let others = [Sitter::Invited(BOB), Sitter::Open, Sitter::Open];
    let opening = Opening::new(room(77), ANNA, terms, others);
    let now = Moment(1_750_000_000_000);
    let seed = Seed::new([42; 32]);
    let means = DecideContext { now, seed: Some(&seed), resources: Some(&kit) };
    let id: TableId = "goldengame".parse().unwrap();
    let events = opening.decide(id, &means).unwrap();
    let by = By::Person(ANNA);
    let entries: Vec<Entry> =
        events.into_iter().map(|event| Entry { at: now, by, event }).collect();
    let table = Table::replay(&entries).unwrap();
    let mut story = Story { table, entries, now, kit };
    story.does(CYRIL, &Deed::Join);
    story.does(ANNA, &Deed::AddComputer(WEAK));
    let computer = kamen::games::rules::Seat(3);
    story.does(ANNA, &Deed::RemoveComputer(computer));
    story.does(BOB, &Deed::Leave);
    story.does(ANNA, &Deed::Close);
    story.does(ANNA, &Deed::Reopen);
    story.does(DORA, &Deed::Join);
    story.does(ANNA, &Deed::AddComputer(STRONG));
    for kind in ["place", "exchange", "pass", "place"] {
        story.turn(kind);
    }
    let asking = story.person_on_turn();
    story.turn("place");
    let others: Vec<PersonId> =
        [ANNA, CYRIL, DORA].into_iter().filter(|&person| person != asking).collect();
    story.does(asking, &Deed::AskUndo);
    story.does(others[0], &Deed::DeclineUndo);
    story.does(asking, &Deed::AskUndo);
    story.does(others[0], &Deed::AgreeUndo);
    story.does(others[1], &Deed::AgreeUndo);
    story.does(CYRIL, &Deed::HandOver(Successor::Person(EVA)));
    story.does(EVA, &Deed::Join);
    let silent = story.person_on_turn();
    story.wait(10 * HOUR);
    story.now = story.now.after(40 * HOUR);
    let kicker = if silent == ANNA { EVA } else { ANNA };
    let seat = story.table.turn().unwrap();
    story.does(kicker, &Deed::Kick { seat, computer: Some(STRONG) });
    story.person_on_turn();
    // Overdue reminders come first only while the limit is not reached.
    story.wait(90 * HOUR);
    let host = story.table.host();
    if story.table.stage() == Stage::Playing && story.table.seat_of(host).is_some() {
        story.does(host, &Deed::Leave);
    }
    while story.table.stage() == Stage::Playing {
        let by = story.on_turn();
        story.acts(by, &resign());
    }
    story.does(story.table.host(), &Deed::Rematched("aaaaaaaaaa".parse().unwrap()));
    story.entries
}

/// Run it by hand with `KAMEN_GOLDEN` set to a path when a new format needs a golden log.
#[test]
fn a_table_at_which_everything_happens_can_be_told() {
    let entries = story();
    let kinds: BTreeSet<String> = entries.iter().map(|entry| kind(&entry.event)).collect();
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), KINDS);
    if let Some(path) = std::env::var_os("KAMEN_GOLDEN") {
        let line = |entry: &Entry| serde_json::to_string(&entry.to_stored()).unwrap() + "\n";
        std::fs::write(path, entries.iter().map(line).collect::<String>()).unwrap();
    }
}
