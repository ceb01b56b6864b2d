//! What one confirmed move costs late in a game, from the press to the append and to what is shown of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::{Engine, Leaves, Level, decide};
use kamen::games::chance::Seed;
use kamen::games::rules::Viewer;
use kamen::games::scrabble::Action;
use kamen::lexicon::Lexicon;
use kamen::session::game::{GameAction, GameView};
use kamen::session::table::{Deed, Stage, Table};
use kamen::session::{Ask, Clock, Hall};
use kamen::store::{RequestId, Store, TableId};
use kamen::{lexicons, packs};

use super::allocations::Allocated;
use super::{limits, open};

const GAMES: u64 = 12;

/// Measured are the moves after so many events of a table.
const LATE: u64 = 30;

/// What something took, each time.
#[derive(Default)]
struct Costs {
    times: Vec<Duration>,
    pieces: Vec<usize>,
    bytes: Vec<usize>,
}

impl Costs {
    fn add(&mut self, begun: Instant, before: Allocated) {
        let (took, allocated) = (begun.elapsed(), before.since());
        self.times.push(took);
        self.pieces.push(allocated.pieces);
        self.bytes.push(allocated.bytes);
    }

    fn tell(mut self, name: &str) {
        let count = self.times.len();
        let middle = count / 2;
        let time = *self.times.select_nth_unstable(middle).1;
        let pieces = *self.pieces.select_nth_unstable(middle).1;
        let bytes = *self.bytes.select_nth_unstable(middle).1;
        let (time, bytes) = (time.as_secs_f64() * 1e6, bytes as f64 / 1e3);
        println!(
            "{name}, median of {count}: {time:.0} µs, {pieces} allocations of {bytes:.1} kB in all"
        );
    }
}

/// Whoever finds words to be laid: short ones, so that games are long.
struct Finder {
    engine: Engine,
    words: Lexicon,
}

impl Finder {
    fn new() -> Self {
        let words = lexicons::open_shipped("en").unwrap();
        let edition = packs::load("en").unwrap().edition;
        let engine = Engine::new(edition, words.vocabulary(), Arc::new(Leaves::none()));
        Self { engine, words }
    }

    /// What whoever is on turn does next.
    fn next(&self, table: &Table) -> Action {
        let viewer = Viewer::Seat(table.turn().unwrap());
        let Some(GameView::Scrabble(view)) = table.view_as(viewer).game else { panic!() };
        let (seed, budget) = (Seed::new([7; 32]), Budget::steps(1));
        decide(&self.engine, &view, Level::Random, &seed, &self.words, &budget)
    }
}

/// A press: what its player sees is looked up, the move is asked for, and when it is on disk the player
/// and the others see the table as it is then.
async fn press(hall: &Hall, table: TableId, action: Action, asked: &mut Costs, all: &mut Costs) {
    let (begun, before) = (Instant::now(), Allocated::so_far());
    let state = hall.look(table).await.unwrap();
    let player = state.sitter(state.turn().unwrap()).unwrap().person();
    let shown = state.view(player);
    let ask = Ask {
        by: player.unwrap(),
        request: RequestId::new(format!("move-{}", shown.version)).unwrap(),
        seen: Some(shown.version),
        deed: Deed::Play(GameAction::Scrabble(action)),
    };
    let (asking, before_asking) = (Instant::now(), Allocated::so_far());
    let answer = hall.ask(table, ask).await.unwrap();
    asked.add(asking, before_asking);
    let own = answer.state.view(player);
    // Drawn, and told beside the picture.
    let everybody = [(); 2].map(|()| answer.state.view(None));
    all.add(begun, before);
    assert!(own.version > shown.version && everybody[0].version == own.version);
}

pub async fn run() {
    let hall = Hall::start(Store::memory(), Clock::System, limits()).await.unwrap();
    let finder = Finder::new();
    let (mut asked, mut all) = (Costs::default(), Costs::default());
    for game in 0..GAMES {
        let table = open(&hall, game).await;
        loop {
            let state = hall.look(table).await.unwrap();
            if state.stage() != Stage::Playing {
                break;
            }
            let action = finder.next(&state);
            let measured = state.version().0 > LATE && matches!(action, Action::Place(_));
            drop(state);
            let (mut other, mut others) = (Costs::default(), Costs::default());
            let costs = if measured { (&mut asked, &mut all) } else { (&mut other, &mut others) };
            press(&hall, table, action, costs.0, costs.1).await;
        }
    }
    asked.tell("a move from the press to the append");
    all.tell("the same with what is shown before and after");
    hall.shutdown().await.unwrap();
}
