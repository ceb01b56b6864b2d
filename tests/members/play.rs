//! Whole games without a hall: random people and computers who lay any words, challenge, exchange,
//! pass, take back, give up and leave.

use std::sync::Arc;

use kamen::ai::scrabble::Level;
use kamen::games::chance::{Chance, Seed};
use kamen::games::rules::{Seat, Viewer};
use kamen::games::scrabble::{
    Action, ChallengeRule, Direction, Judging, LaidTile, Options, Placement, Start, Tile, View,
};
use kamen::lexicon::AnyWord;
use kamen::packs;
use kamen::session::game::scrabble::Resources as Own;
use kamen::session::game::{ComputerLevel, GameAction, GameTerms, Resources};
use kamen::session::table::{By, DecideContext, Deed, Entry, Opening, Sitter, Stage, Table, Terms};
use kamen::session::{ChannelId, Moment, PersonId, Room, ServerId};
use kamen::store::TableId;

use crate::kit::{language, scrabble, terms_with};

pub const SERVERS: [Option<ServerId>; 3] = [Some(ServerId(70)), Some(ServerId(700)), None];
pub const LANGUAGES: [&str; 2] = ["cs", "en"];
pub const PERSONS: u64 = 6;

pub fn chance(seed: u64) -> Chance {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    Seed::new(bytes).chance("members")
}

/// A table whose events are decided and applied here.
pub struct Playing {
    pub table: Table,
    pub entries: Vec<Entry>,
    kit: Resources,
    now: Moment,
}

impl Playing {
    fn new(opening: Opening, id: TableId, kit: Resources, now: Moment) -> Self {
        let by = By::Person(opening.host);
        let seed = Seed::new(std::array::from_fn(|place| id.as_str().as_bytes()[place % 10]));
        let means = DecideContext { now, seed: Some(&seed), resources: Some(&kit) };
        let events = opening.decide(id, &means).unwrap();
        let entries: Vec<Entry> =
            events.into_iter().map(|event| Entry { at: now, by, event }).collect();
        Self { table: Table::replay(&entries).unwrap(), entries, kit, now }
    }

    fn does(&mut self, by: By, deed: &Deed) -> bool {
        self.now = self.now.after(1_000);
        let at = self.now;
        let seed = Seed::new(std::array::from_fn(|place| at.0.to_be_bytes()[place % 8]));
        let means = DecideContext { now: at, seed: Some(&seed), resources: Some(&self.kit) };
        let Ok(events) = self.table.decide(by, deed, &means) else { return false };
        for event in events {
            let entry = Entry { at, by, event };
            self.table.apply(&entry);
            self.entries.push(entry);
        }
        true
    }

    fn plays(&mut self, seat: Seat, action: Action) -> bool {
        let by = match self.table.sitter(seat).unwrap() {
            Sitter::Person(person) => By::Person(person),
            _ => By::Computer(seat),
        };
        self.does(by, &Deed::Play(GameAction::Scrabble(action)))
    }

    fn step(&mut self, chance: &mut Chance) {
        let turn = self.table.turn().unwrap();
        let view = scrabble(&self.table, Viewer::Seat(turn));
        let person = self.table.sitter(turn).unwrap().person();
        let done = match chance.below(24) {
            0 | 1 => self.plays(turn, Action::Challenge { words: Vec::new() }),
            2 | 3 => {
                let tiles = view.rack.as_ref().unwrap().iter().take(1 + chance.below(3)).collect();
                self.plays(turn, Action::Exchange(tiles))
            }
            4 => self.plays(turn, Action::Pass),
            5 if chance.below(4) == 0 => self.plays(turn, Action::Resign),
            6 if chance.below(6) == 0 => self.plays(turn, Action::Leave),
            7 => person.is_some_and(|person| self.take_back(person)),
            _ => any_play(&view, chance).is_some_and(|action| self.plays(turn, action)),
        };
        if !done {
            assert!(self.plays(turn, Action::Pass), "passing is always possible");
        }
    }

    /// A turn is taken back, and all others agree.
    fn take_back(&mut self, person: PersonId) -> bool {
        let asked = self.does(By::Person(person), &Deed::AskUndo);
        let others: Vec<_> =
            self.table.chairs().iter().filter_map(|chair| chair.sitter.person()).collect();
        for other in others {
            self.does(By::Person(other), &Deed::AgreeUndo);
        }
        asked
    }
}

/// Tiles of the rack that fit somewhere, whatever words they make.
fn any_play(view: &View, chance: &mut Chance) -> Option<Action> {
    let letter = |tile| match tile {
        Tile::Letter(letter) => Some(Some(LaidTile { letter, blank: false })),
        Tile::Blank => None,
    };
    let letters: Vec<_> = view.rack.as_ref()?.iter().filter_map(letter).collect();
    let most = if chance.below(4) == 0 { letters.len() } else { letters.len().min(4) };
    let squares: Vec<_> = view.board.squares().collect();
    let first = chance.below(squares.len());
    let starts = squares.iter().cycle().skip(first).take(squares.len()).flat_map(|&square| {
        [Direction::Across, Direction::Down].map(|direction| Start { square, direction })
    });
    let placements = starts.flat_map(|start| (2..=most).rev().map(move |count| (start, count)));
    let mut placements =
        placements.map(|(start, count)| Placement { start, tiles: letters[..count].to_vec() });
    placements.find(|placement| view.preview(placement).is_ok()).map(Action::Place)
}

fn terms(chance: &mut Chance) -> Terms {
    let judging = match chance.below(3) {
        0 => Judging::Checked,
        _ => Judging::Challenge(ChallengeRule::ALL[chance.below(5)]),
    };
    let mut terms = terms_with(Options { judging, ..Options::default() });
    let GameTerms::Scrabble(scrabble) = &mut terms.game else { panic!("another game") };
    scrabble.language = LANGUAGES[chance.below(2)].into();
    terms.rated = chance.below(3) == 0;
    terms
}

fn opening(chance: &mut Chance) -> Opening {
    let mut persons: Vec<PersonId> = (1..=PERSONS).map(PersonId).collect();
    persons.rotate_left(chance.below(PERSONS as usize));
    let computer = |chance: &mut Chance| {
        Sitter::Computer(ComputerLevel::Scrabble(Level::ALL[chance.below(Level::ALL.len())]))
    };
    let host = persons.pop().unwrap();
    let chairs = (0..2 + chance.below(3)).map(|place| match (place, chance.below(3)) {
        (_, 0) => computer(chance),
        (0, _) => Sitter::Person(host),
        _ => Sitter::Invited(persons.pop().unwrap()),
    });
    let chairs = chairs.collect();
    let room = Room { server: SERVERS[chance.below(3)], channel: ChannelId(1) };
    Opening { room, host, terms: terms(chance), chairs, after: None }
}

/// A random game that is over.
pub fn finished(seed: u64) -> Playing {
    let mut chance = chance(seed);
    let pack = packs::load(&language()).unwrap();
    let judge: Arc<dyn kamen::lexicon::Words + Send + Sync> = match chance.below(2) {
        0 => Arc::new(AnyWord),
        _ => Arc::new(pack.words.unwrap()),
    };
    let kit = Resources::Scrabble(Arc::new(Own::judged_by(pack.edition, judge)));
    let opening = opening(&mut chance);
    let invited: Vec<PersonId> = opening
        .chairs
        .iter()
        .filter_map(|chair| match chair {
            Sitter::Invited(person) => Some(*person),
            _ => None,
        })
        .collect();
    let now = Moment(1_700_000_000_000 + seed * 60_000);
    let mut playing = Playing::new(opening, TableId::from_random(seed.to_be_bytes()), kit, now);
    for person in invited {
        assert!(playing.does(By::Person(person), &Deed::Join));
    }
    for _ in 0..60 {
        if playing.table.stage() == Stage::Playing {
            playing.step(&mut chance);
        }
    }
    while let Some(seat) = playing.table.turn() {
        assert!(playing.plays(seat, Action::Pass));
    }
    assert_eq!(playing.table.stage(), Stage::Over);
    playing
}

#[test]
fn random_games_are_played_at_length() {
    let turns = |seed| scrabble(&finished(seed).table, Viewer::Spectator).turns.len();
    assert!((0..10).map(turns).sum::<usize>() > 100);
}
