//! How long the levels think about a move, how soon they answer when they are stopped, how well a
//! grandmaster keeps its time, how much memory a search takes, and what all orders of the last tiles
//! bring: in Czech games.
//!
//! `cargo bench --bench computer`; it takes some minutes.

#![allow(clippy::unwrap_used, reason = "a bench that fails says where")]
#![allow(clippy::print_stdout, reason = "its figures are what it is for")]
#![allow(
    unsafe_code,
    reason = "memory is counted by an allocator, which cannot be written otherwise"
)]

mod few_tiles;

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::self_play::{Deal, Player, TurnTaken, play};
use kamen::ai::scrabble::{Engine, Generator, Level, Move, Position, Rack, Ranked, Seen, Turn};
use kamen::games::chance::Seed;
use kamen::games::scrabble::{Tile, Tiles};
use kamen::{assets, leaves, lexicons};

/// Games whose turns are timed, and games in which rare positions are looked for.
const GAMES: u64 = 4;
const SEARCHED_GAMES: u64 = 200;

/// Of so many turns the grandmaster, who takes all the time it gets, plays one.
const GRANDMASTER_EVERY: usize = 4;

/// The time that a grandmaster gets for a move.
const PACE: Duration = Duration::from_millis(500);

/// As long as the others may think at a table; they stop by themselves before that.
const OTHERS_PACE: Duration = Duration::from_secs(2);

/// Positions of each kind in which every level is stopped, and after how many milliseconds.
const STOPS: usize = 24;
const DELAYS: [u64; 6] = [0, 1, 3, 10, 30, 60];

const STOP_GOAL: Duration = Duration::from_millis(20);
const MEMORY_GOAL: usize = 256 << 20;

/// Counts the bytes that are in use.
struct Counting;

static IN_USE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

fn count(more: usize, less: usize) {
    let before = IN_USE.fetch_add(more, Ordering::Relaxed) + more;
    IN_USE.fetch_sub(less, Ordering::Relaxed);
    PEAK.fetch_max(before - less, Ordering::Relaxed);
}

// SAFETY: every call is handed on to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        // SAFETY: the caller keeps the promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        // SAFETY: the caller keeps the promises.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(0, layout.size());
        // SAFETY: the caller keeps the promises.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size, layout.size());
        // SAFETY: the caller keeps the promises.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The most bytes that were in use at once while something was done, beyond those before it.
fn peak_of<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = IN_USE.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    let done = work();
    (done, PEAK.load(Ordering::Relaxed).saturating_sub(before))
}

/// A turn of a game, to be played by any level.
struct Spot {
    position: Position,
    turn: Turn,
    unseen: Rack,
    scores: Vec<i32>,
    scoreless: usize,
}

impl Spot {
    fn of(taken: &TurnTaken<'_>) -> Self {
        let count = taken.scores.len();
        Self {
            position: taken.position.clone(),
            turn: *taken.turn,
            unseen: *taken.unseen,
            scores: (0..count).map(|seat| taken.scores[(taken.player + seat) % count]).collect(),
            scoreless: taken.scoreless,
        }
    }

    /// The same turn with both blanks on the rack, when nobody has laid one.
    fn with_blanks(&self, engine: &Engine) -> Option<Self> {
        let held = self.turn.rack.blanks();
        if held + self.unseen.blanks() < 2 || self.turn.rack.len() < 4 {
            return None;
        }
        let alphabet = engine.edition().tiles.alphabet();
        let tiles = self.turn.rack.tiles(alphabet);
        // Blanks come last.
        let blanks = [Tile::Blank; 2];
        let tiles: Tiles = tiles.iter().take(tiles.len() - 2).chain(blanks).collect();
        let rack = Rack::new(&tiles, alphabet);
        let board = self.position.board(engine);
        let unseen = engine.unseen(&board, &rack);
        let value = engine.edition().tiles.sum(&unseen.tiles(alphabet)).0;
        let turn = Turn { rack, unseen_value: value, ..self.turn };
        Some(Self {
            position: self.position.clone(),
            turn,
            unseen,
            scores: self.scores.clone(),
            scoreless: self.scoreless,
        })
    }

    /// What the player on turn sees.
    fn seen<'a>(&'a self, turn: &'a Turn) -> Seen<'a> {
        Seen {
            position: &self.position,
            turn,
            unseen: &self.unseen,
            scores: &self.scores,
            scoreless: self.scoreless,
            pass_ends: false,
        }
    }

    /// What a level chooses within a budget; the choice must be a move of the turn.
    fn choose(&self, engine: &Engine, player: &mut dyn Player, budget: &Budget<'_>) -> Answer {
        let turn = Turn { worth: player.worth(), ..self.turn };
        let seen = self.seen(&turn);
        let begun = Instant::now();
        let chosen = player.choose(engine, &seen, budget);
        let answered = Instant::now();
        Answer { chosen, turn, begun, answered }
    }

    /// Makes sure that an answer is a move of the turn.
    fn check(&self, engine: &Engine, generator: &mut Generator, answer: &Answer) {
        let Answer { chosen, turn, .. } = answer;
        let all = generator.all(engine, &self.position, turn);
        let is_legal =
            |ranked: &Ranked| ranked.action == chosen.action && ranked.score == chosen.score;
        assert!(chosen.action == Move::Pass || all.iter().any(is_legal), "{chosen:?}");
    }
}

/// What was chosen, and when.
struct Answer {
    chosen: Ranked,
    turn: Turn,
    begun: Instant,
    answered: Instant,
}

impl Answer {
    fn time(&self) -> Duration {
        self.answered - self.begun
    }
}

/// Times in order.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn at(&self, percent: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        sorted.get((sorted.len() * percent).div_ceil(100).max(1) - 1).copied().unwrap_or_default()
    }

    fn longest(&self) -> Duration {
        self.0.iter().max().copied().unwrap_or_default()
    }

    /// Median, 95th percentile and longest.
    fn row(&self) -> String {
        let cells = [self.at(50), self.at(95), self.longest()];
        let cells = cells.map(|time| format!("{:>9.2}", time.as_secs_f64() * 1e3));
        format!("{:>6} {}", self.0.len(), cells.join(" "))
    }
}

fn engine() -> Engine {
    let edition = assets::language("cs").unwrap().unwrap().edition;
    let leaves = leaves::open("cs-klasik").unwrap().leaves(edition.tiles.alphabet());
    let lexicon = lexicons::open("cs-klasik", edition.tiles.alphabet()).unwrap();
    let engine = Engine::new(edition, lexicon.vocabulary(), Arc::new(leaves));
    engine.with_known(Arc::new(lexicon.common().unwrap()))
}

/// The turns of a game that two players of first sight play.
fn game(engine: &Engine, number: u64) -> Vec<Spot> {
    let seed = Seed::new([7; 32]);
    let (mut first, mut second) = (Level::Inhuman.player(&seed), Level::Inhuman.player(&seed));
    let mut players: [&mut dyn Player; 2] = [first.as_mut(), second.as_mut()];
    let mut spots = Vec::new();
    play(engine, Deal::new(engine, 1, number), &mut players, |taken| spots.push(Spot::of(taken)));
    spots
}

/// How long the levels think, and what it takes in memory.
fn thinking(engine: &Engine) {
    let spots: Vec<Spot> = (0..GAMES).flat_map(|number| game(engine, number)).collect();
    let mut generator = Generator::default();
    println!(
        "\nms for a move      with tiles in the bag                 with an empty bag                     memory"
    );
    println!(
        "                    turns    median       p95   longest   turns    median       p95   longest    MB"
    );
    for level in Level::ALL {
        let (every, pace) = match level {
            Level::Grandmaster => (GRANDMASTER_EVERY, PACE),
            _ => (1, OTHERS_PACE),
        };
        let (mut bag, mut end) = (Times::default(), Times::default());
        let (_, peak) = peak_of(|| {
            let mut player = level.player(&Seed::new([9; 32]));
            for (number, spot) in spots.iter().enumerate() {
                let is_end = spot.turn.bag == 0;
                if !is_end && number % every != 0 {
                    continue;
                }
                let begun = Instant::now();
                let enough = || begun.elapsed() >= pace;
                let answer = spot.choose(engine, player.as_mut(), &Budget::until(&enough));
                spot.check(engine, &mut generator, &answer);
                if is_end { &mut end } else { &mut bag }.0.push(answer.time());
            }
        });
        let over = if peak > MEMORY_GOAL { " over the goal" } else { "" };
        println!("{level:<18} {}  {} {:>7.1}{over}", bag.row(), end.row(), peak as f64 / 1048576.0);
        if level == Level::Grandmaster {
            let ratio = |time: Duration| time.as_secs_f64() / PACE.as_secs_f64();
            let [p95, longest] = [bag.at(95), bag.longest()].map(ratio);
            println!(
                "  of its {PACE:?} it takes {p95:.3} (p95), {longest:.3} (longest); with an empty bag {:.3} (longest)",
                ratio(end.longest())
            );
        }
    }
}

/// Positions of one kind, as many as are wanted.
struct Kind {
    name: &'static str,
    spots: Vec<Spot>,
}

fn kinds(engine: &Engine) -> Vec<Kind> {
    type Pick = fn(&Engine, Spot) -> Option<Spot>;
    let picks: [(&str, Pick); 5] = [
        ("any turn", |_, spot| (spot.turn.bag > 7).then_some(spot)),
        ("two blanks", |engine, spot| (spot.turn.bag > 7).then(|| spot.with_blanks(engine))?),
        ("1 to 3 in the bag", |_, spot| (1..=3).contains(&spot.turn.bag).then_some(spot)),
        ("empty bag", |_, spot| (spot.turn.bag == 0).then_some(spot)),
        ("empty bag, blanks", |engine, spot| {
            (spot.turn.bag == 0).then(|| spot.with_blanks(engine))?
        }),
    ];
    let mut kinds: Vec<Kind> =
        picks.iter().map(|&(name, _)| Kind { name, spots: Vec::new() }).collect();
    for number in GAMES..GAMES + SEARCHED_GAMES {
        for (kind, (_, pick)) in kinds.iter_mut().zip(picks) {
            if kind.spots.len() >= STOPS {
                continue;
            }
            // One of each game, from its beginning to its end.
            let mut found: Vec<Spot> =
                game(engine, number).into_iter().filter_map(|spot| pick(engine, spot)).collect();
            if !found.is_empty() {
                let place = number as usize % found.len();
                kind.spots.push(found.swap_remove(place));
            }
        }
    }
    for kind in &kinds {
        assert!(kind.spots.len() >= STOPS / 4, "{} of {}", kind.spots.len(), kind.name);
    }
    kinds
}

/// How long a level goes on after it was stopped; nothing when it had answered before.
fn stopped(
    engine: &Engine,
    level: Level,
    spot: &Spot,
    delay: Duration,
    generator: &mut Generator,
) -> Option<Duration> {
    let mut player = level.player(&Seed::new([9; 32]));
    let (stop, said) = (AtomicBool::new(false), OnceLock::new());
    let enough = || stop.load(Ordering::Relaxed);
    let say = || {
        let _ = said.set(Instant::now());
        stop.store(true, Ordering::Relaxed);
    };
    let answer = thread::scope(|scope| {
        if delay.is_zero() {
            say();
        } else {
            scope.spawn(|| {
                thread::sleep(delay);
                say();
            });
        }
        spot.choose(engine, player.as_mut(), &Budget::until(&enough))
    });
    spot.check(engine, generator, &answer);
    answer.answered.checked_duration_since(*said.get()?)
}

/// How soon the levels answer when they are stopped.
fn stopping(engine: &Engine) {
    let kinds = kinds(engine);
    let mut generator = Generator::default();
    println!(
        "\nms from a stop to the answer (goal {STOP_GOAL:?}), searches that had not ended before"
    );
    println!("                                  stops    median       p95   longest");
    for level in Level::ALL {
        for kind in &kinds {
            let delays = DELAYS.iter().cycle().map(|&delay| Duration::from_millis(delay));
            let times =
                kind.spots.iter().zip(delays).filter_map(|(spot, delay)| {
                    stopped(engine, level, spot, delay, &mut generator)
                });
            let times = Times(times.collect());
            let over = if times.longest() > STOP_GOAL { "  over the goal" } else { "" };
            println!("{level:<14} {:<18} {}{over}", kind.name, times.row());
        }
    }
}

/// What the first move of a level costs that has something to make ready, and the memory that stays.
fn first_move(engine: &Engine) {
    let spot = game(engine, 0).swap_remove(4);
    let (answer, peak) = peak_of(|| {
        let mut player = Level::Smart.player(&Seed::new([9; 32]));
        let stopped_at_once = || true;
        spot.choose(engine, player.as_mut(), &Budget::until(&stopped_at_once))
    });
    spot.check(engine, &mut Generator::default(), &answer);
    let (time, megabytes) = (answer.time(), peak as f64 / 1048576.0);
    println!("smart, its very first move, stopped before it began: {time:.1?}, {megabytes:.1} MB");
}

fn main() {
    // Without --bench it is a test run, which only asks whether the bench compiles.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let (engine, bytes) = peak_of(engine);
    println!("the engine of cs-klasik, making it: {:.1} MB", bytes as f64 / 1048576.0);
    first_move(&engine);
    thinking(&engine);
    stopping(&engine);
    few_tiles::few_tiles(&engine);
}
