//! Laws that hold whatever random people ask for at random times.

use std::sync::Arc;

use kamen::games::chance::{Chance, Seed};
use kamen::games::rules::{Rules, Seat, Viewer};
use kamen::games::scrabble::{Action, ChallengeRule, ClockRule, Judging, Options, Tiles};
use kamen::packs;
use kamen::session::game::scrabble::Resources as Own;
use kamen::session::game::{GameAction, Resources};
use kamen::session::table::{
    By, DecideContext, Deed, Entry, Opening, Pace, Sitter, Stage, Successor, Table, Terms,
};
use kamen::session::{Moment, PersonId};
use kamen::store::{StoredEvent, TableId};

use crate::kit::{ANNA, HOUR, STRONG, Scene, WEAK, language, room, scrabble, terms_with};
use crate::presses::nonsense;

pub fn chance(seed: u64) -> Chance {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    Seed::new(bytes).chance("test")
}

pub fn kit() -> Resources {
    let pack = packs::load(&language()).unwrap();
    Resources::Scrabble(Arc::new(Own::judged_by(pack.edition, Arc::new(pack.words.unwrap()))))
}

fn person(chance: &mut Chance) -> PersonId {
    PersonId(1 + chance.below(5) as u64)
}

fn action(table: &Table, viewer: Viewer, chance: &mut Chance) -> Action {
    let Some(kamen::session::game::GameView::Scrabble(view)) = table.view_as(viewer).game else {
        return Action::Pass;
    };
    match chance.below(12) {
        0 => Action::Challenge { words: Vec::new() },
        1 => Action::ClaimTime,
        2 => Action::Undo,
        3 if chance.below(8) == 0 => Action::Resign,
        4 if chance.below(8) == 0 => Action::Leave,
        5..=7 => {
            let rack = view.rack.as_ref().map(|rack| rack.iter().take(2).collect());
            Action::Exchange(rack.unwrap_or(Tiles(Vec::new())))
        }
        8..=10 if view.rack.as_ref().is_some_and(|rack| rack.len() > 2) => {
            let found = nonsense(&view).map(|action| match action {
                GameAction::Scrabble(action) => action,
                _ => panic!("another game"),
            });
            found.unwrap_or(Action::Pass)
        }
        _ => Action::Pass,
    }
}

fn deed(table: &Table, by: PersonId, chance: &mut Chance) -> Deed {
    let seat = Seat(chance.below(5) as u8);
    let level = [WEAK, STRONG][chance.below(2)];
    match chance.below(30) {
        0..=3 => Deed::Join,
        4 => Deed::Leave,
        5 => Deed::AddComputer(level),
        6 => Deed::RemoveComputer(seat),
        7 => Deed::Start,
        8 | 9 => Deed::AskUndo,
        10 | 11 => Deed::AgreeUndo,
        12 => Deed::DeclineUndo,
        13 => Deed::HandOver(Successor::Computer(level)),
        14 => Deed::HandOver(Successor::Person(person(chance))),
        15 => Deed::Kick { seat, computer: (chance.below(2) == 0).then_some(level) },
        16 => Deed::Close,
        17 => Deed::Reopen,
        18 => Deed::Agree(Box::new(opening(chance).terms)),
        _ => Deed::Play(GameAction::Scrabble(action(table, table.viewer(Some(by)), chance))),
    }
}

fn opening(chance: &mut Chance) -> Opening {
    let judging = match chance.below(3) {
        0 => Judging::Checked,
        _ => Judging::Challenge(ChallengeRule::ALL[chance.below(5)]),
    };
    let clock = (chance.below(4) == 0).then(|| ClockRule::minutes(60));
    let pace = Pace {
        move_ms: (chance.below(2) == 0).then_some(30 * HOUR),
        remind_ms: (chance.below(2) == 0).then_some(9 * HOUR),
        kick_ms: 20 * HOUR,
        ..Pace::default()
    };
    let terms = Terms {
        pace,
        rated: chance.below(3) == 0,
        ..terms_with(Options { judging, clock, ..Options::default() })
    };
    let other = |chance: &mut Chance, number| match chance.below(4) {
        0 => Sitter::Invited(PersonId(number)),
        1 => Sitter::Computer(WEAK),
        _ => Sitter::Open,
    };
    let others: Vec<_> = (2..3 + chance.below(3) as u64).map(|n| other(chance, n)).collect();
    Opening::new(room(1), ANNA, terms, others)
}

/// A table whose every step is checked.
struct Watched {
    table: Table,
    log: Vec<StoredEvent>,
}

impl Watched {
    fn append(&mut self, entries: &[Entry]) {
        let before = self.table.version();
        for entry in entries {
            self.table.apply(entry);
            self.log.push(entry.to_stored());
        }
        assert_eq!(self.table.version(), before.after(entries.len()));
        let written = &self.log[self.log.len() - entries.len()..];
        assert_eq!(Entry::read_log(written).unwrap(), entries, "what is written is read back");
        assert!(self.table.position_since() <= self.table.version());
        self.check();
    }

    fn check(&self) {
        let head = self.table.head();
        let json = serde_json::to_string(&head).unwrap();
        assert_eq!(serde_json::from_str::<kamen::session::table::Head>(&json).unwrap(), head);
        assert_eq!(head.turn.is_some(), head.stage == Stage::Playing);
        assert_eq!(head.deadline.is_some(), self.table.is_live());
        if self.table.stage() == Stage::Playing {
            assert!(self.table.chairs().iter().all(|chair| chair.sitter.is_taken()));
        }
        let mut persons: Vec<_> =
            self.table.chairs().iter().filter_map(|chair| chair.sitter.person()).collect();
        persons.sort_unstable();
        let seated = persons.len();
        persons.dedup();
        assert_eq!(persons.len(), seated, "nobody sits on two chairs");
    }
}

#[test]
fn a_table_is_what_its_log_says_whatever_people_ask_for() {
    let kit = kit();
    let (mut done, mut refused, mut over, mut due) = (0, 0, 0, 0);
    for seed in 0..300 {
        let mut chance = chance(seed);
        let mut now = Moment(1_000_000);
        let secret = Seed::new([seed as u8; 32]);
        let id = TableId::from_random(seed.to_be_bytes());
        let means = |now| DecideContext { now, seed: Some(&secret), resources: Some(&kit) };
        let opening = opening(&mut chance);
        let by = By::Person(opening.host);
        let events = opening.decide(id, &means(now)).unwrap();
        let entries: Vec<Entry> =
            events.into_iter().map(|event| Entry { at: now, by, event }).collect();
        let table = Table::replay(&entries).unwrap();
        let log = entries.iter().map(Entry::to_stored).collect();
        let mut watched = Watched { table, log };
        watched.check();
        for _ in 0..80 {
            now = now.after(chance.below(4) as u64 * HOUR);
            let (by, deed) = match watched.table.computer_to_move() {
                Some((seat, ..)) if chance.below(2) == 0 => {
                    let action = action(&watched.table, Viewer::Seat(seat), &mut chance);
                    (By::Computer(seat), Deed::Play(GameAction::Scrabble(action)))
                }
                _ => match crate::kit::on_turn(&watched.table) {
                    Some(by) if chance.below(3) > 0 => {
                        let viewer = watched.table.viewer(Some(by));
                        let action = action(&watched.table, viewer, &mut chance);
                        (By::Person(by), Deed::Play(GameAction::Scrabble(action)))
                    }
                    _ => {
                        let by = person(&mut chance);
                        (By::Person(by), deed(&watched.table, by, &mut chance))
                    }
                },
            };
            match watched.table.decide(by, &deed, &means(now)) {
                Ok(events) => {
                    assert!(!events.is_empty(), "{deed:?} does something or is refused");
                    done += 1;
                    let entry = |event| Entry { at: now, by, event };
                    watched.append(&events.into_iter().map(entry).collect::<Vec<_>>());
                }
                Err(_) => refused += 1,
            }
            let events = watched.table.due(now);
            if !events.is_empty() {
                due += 1;
                let entry = |event| Entry { at: now, by: By::Time, event };
                watched.append(&events.into_iter().map(entry).collect::<Vec<_>>());
            }
        }
        let entries = Entry::read_log(&watched.log).unwrap();
        assert_eq!(Table::replay(&entries).unwrap(), watched.table, "seed {seed}");
        over += usize::from(watched.table.stage() == Stage::Over);
        let mut game = None;
        for entry in &entries {
            if let kamen::session::table::TableEvent::Game(event) = &entry.event {
                let kamen::session::game::GameEvent::Scrabble(event) = event else {
                    panic!("another game")
                };
                match (&mut game, event) {
                    (None, kamen::games::scrabble::Event::Started(started)) => {
                        game = Some(kamen::games::scrabble::Game::start(started.as_ref().clone()));
                    }
                    (Some(game), event) => game.apply(event),
                    (None, _) => panic!("a game begins with its beginning"),
                }
            }
        }
        if let Some(game) = game {
            assert_eq!(game.view(Viewer::Spectator), scrabble(&watched.table, Viewer::Spectator));
        }
    }
    assert!(
        done > 2_000 && refused > 2_000 && over > 10 && due > 50,
        "{done} {refused} {over} {due}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_refused_leaves_no_trace_and_what_is_done_is_in_the_log() {
    for seed in 0..12 {
        let scene = Scene::new().await;
        let mut chance = chance(1_000 + seed);
        let mut opening = opening(&mut chance);
        // Computers would move meanwhile; here every event has somebody who asked for it.
        for chair in &mut opening.chairs {
            if chair.computer().is_some() {
                *chair = Sitter::Open;
            }
        }
        let table = scene.open(opening).await;
        for _ in 0..60 {
            let before = scene.look(table).await;
            let by = person(&mut chance);
            let deed = match deed(&before, by, &mut chance) {
                Deed::AddComputer(_) | Deed::HandOver(_) | Deed::Kick { .. } => Deed::Join,
                deed => deed,
            };
            let answer = scene.ask(table, by, deed).await;
            let log = scene.store.log(table).await.unwrap().len() as u64;
            let after = scene.look(table).await;
            assert_eq!(after.version().0, log);
            match answer {
                Ok(answer) => {
                    assert!(answer.version > before.version() && !answer.again);
                    assert_eq!(answer.version, after.version());
                    assert_eq!(scene.replayed(table).await, *after);
                }
                Err(_) => assert_eq!(*after, *before),
            }
            let head = scene.store.head(table).await.unwrap().unwrap();
            assert_eq!((head.version, head.active), (after.version(), after.is_live()));
        }
    }
}
