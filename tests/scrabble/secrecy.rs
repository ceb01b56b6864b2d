//! Nobody's view depends on what that viewer may not know.
//!
//! For each viewer of a random game every tile that is hidden from them is exchanged with another
//! hidden one, all through the log, and the seed is replaced. The view must not change at all.

use kamen::games::chance::{Chance, Seed};
use kamen::games::rules::{Rules, Seat, Viewer};
use kamen::games::scrabble::notation::{Cgp, Gcg};
use kamen::games::scrabble::{ChallengeOutcome, Event, Game, Tile, Tiles, View};
use kamen::render::scrabble::AltText;
use kamen::texts::Tongue;

use crate::random_play::{chance, options, play};
use crate::table::edition;

/// Follows every single tile of a game through its log.
struct Tracer {
    /// What is printed on each tile.
    faces: Vec<Tile>,
    bag: Vec<usize>,
    racks: Vec<Vec<usize>>,
    /// For a play that can be withdrawn: the rack before it and what was drawn.
    last_play: Option<(Vec<usize>, Vec<usize>)>,
    /// Tiles that have lain on the board, and so were seen by everyone.
    shown: Vec<bool>,
    /// Every row of tiles in the log, in the order of [`visit`].
    rows: Vec<Vec<usize>>,
    /// Earlier states, for undo.
    past: Vec<Piles>,
}

/// The bag, the racks, and the play that can be withdrawn.
type Piles = (Vec<usize>, Vec<Vec<usize>>, Option<(Vec<usize>, Vec<usize>)>);

impl Tracer {
    /// Takes tiles with these faces out of a pile.
    fn take(&self, pile: &mut Vec<usize>, faces: &Tiles) -> Vec<usize> {
        let taken = faces.iter().map(|face| {
            let at = pile.iter().position(|&tile| self.faces[tile] == face).unwrap();
            pile.remove(at)
        });
        taken.collect()
    }

    /// A pile put into the order that the faces have.
    fn order(&self, pile: &[usize], faces: &Tiles) -> Vec<usize> {
        self.take(&mut pile.to_vec(), faces)
    }
}

/// Every secret row of tiles of an event, in a fixed order.
fn visit(event: &mut Event, mut row: impl FnMut(&mut Tiles)) {
    match event {
        Event::Started(started) => {
            row(&mut started.bag);
            started.racks.iter_mut().for_each(row);
        }
        Event::Placed(placed) => row(&mut placed.drawn),
        Event::Exchanged(exchanged) => {
            row(&mut exchanged.returned);
            row(&mut exchanged.drawn);
            row(&mut exchanged.bag);
        }
        Event::Challenged(challenged) => {
            if let ChallengeOutcome::Withdrawn { bag, .. } = &mut challenged.outcome {
                row(bag);
            }
        }
        Event::Departed(departed) => departed.bag.iter_mut().for_each(row),
        Event::Passed(_) | Event::Undone(_) | Event::Ended(_) => {}
    }
}

fn trace(log: &[Event]) -> Tracer {
    let Event::Started(started) = &log[0] else { panic!() };
    let count = started.bag.len();
    let mut tracer = Tracer {
        faces: started.bag.0.clone(),
        bag: (0..count).collect(),
        racks: Vec::new(),
        last_play: None,
        shown: vec![false; count],
        rows: vec![(0..count).collect()],
        past: Vec::new(),
    };
    for rack in &started.racks {
        let dealt: Vec<usize> = tracer.bag.drain(..rack.len()).collect();
        tracer.racks.push(dealt.clone());
        tracer.rows.push(dealt);
    }
    for event in &log[1..] {
        let before = (tracer.bag.clone(), tracer.racks.clone(), tracer.last_play.clone());
        let racks = &before.1;
        match event {
            Event::Placed(placed) => {
                let mut rack = racks[placed.seat.index()].clone();
                let used: Tiles = placed.placement.tiles_used().collect();
                for tile in tracer.take(&mut rack, &used) {
                    tracer.shown[tile] = true;
                }
                let drawn: Vec<usize> = tracer.bag.drain(..placed.drawn.len()).collect();
                tracer.last_play = Some((racks[placed.seat.index()].clone(), drawn.clone()));
                rack.extend(&drawn);
                tracer.racks[placed.seat.index()] = rack;
                tracer.rows.push(drawn);
            }
            Event::Exchanged(exchanged) => {
                let mut rack = racks[exchanged.seat.index()].clone();
                let returned = tracer.take(&mut rack, &exchanged.returned);
                let drawn: Vec<usize> = tracer.bag.drain(..exchanged.drawn.len()).collect();
                rack.extend(&drawn);
                tracer.racks[exchanged.seat.index()] = rack;
                let pile = [tracer.bag.as_slice(), &returned].concat();
                tracer.bag = tracer.order(&pile, &exchanged.bag);
                let mixed = tracer.bag.clone();
                tracer.rows.extend([returned, drawn, mixed]);
            }
            Event::Challenged(challenged) => {
                if let ChallengeOutcome::Withdrawn { bag, .. } = &challenged.outcome {
                    let (rack, drawn) = tracer.last_play.clone().unwrap();
                    tracer.racks[challenged.seat.index()] = rack;
                    let pile = [tracer.bag.as_slice(), &drawn].concat();
                    tracer.bag = tracer.order(&pile, bag);
                    let mixed = tracer.bag.clone();
                    tracer.rows.push(mixed);
                }
            }
            Event::Departed(departed) => {
                if let Some(bag) = &departed.bag {
                    let rack = std::mem::take(&mut tracer.racks[departed.seat.index()]);
                    let pile = [tracer.bag.as_slice(), &rack].concat();
                    tracer.bag = tracer.order(&pile, bag);
                    let mixed = tracer.bag.clone();
                    tracer.rows.push(mixed);
                }
                tracer.past.clear();
            }
            Event::Undone(_) => {
                (tracer.bag, tracer.racks, tracer.last_play) = tracer.past.pop().unwrap();
            }
            Event::Started(_) | Event::Passed(_) | Event::Ended(_) => {}
        }
        if !matches!(event, Event::Undone(_) | Event::Departed(_)) {
            tracer.past.push(before);
        }
    }
    tracer
}

/// The log with every tile that the viewer cannot know exchanged for another such tile.
fn disguise(log: &[Event], viewer: Viewer, chance: &mut Chance) -> Vec<Event> {
    let tracer = trace(log);
    let mut known = vec![false; tracer.faces.len()];
    // Whatever the viewer has ever held is known to them.
    if let Viewer::Seat(seat) = viewer {
        let own = |event: &Event| event.seat() == Some(seat);
        let mut rows = tracer.rows.iter();
        for event in log {
            let mut event = event.clone();
            let is_own = own(&event);
            let mut index = 0;
            let started = matches!(event, Event::Started(_));
            let exchanged = matches!(event, Event::Exchanged(_));
            let placed = matches!(event, Event::Placed(_));
            visit(&mut event, |_| {
                let row = rows.next().unwrap();
                let seen = match (started, exchanged) {
                    (true, _) => index == 1 + seat.index(),
                    (_, true) => is_own && index < 2,
                    // The row of an own play is what was drawn.
                    _ => is_own && placed,
                };
                if seen {
                    row.iter().for_each(|&tile| known[tile] = true);
                }
                index += 1;
            });
        }
    }
    let hidden: Vec<usize> =
        (0..known.len()).filter(|&tile| !known[tile] && !tracer.shown[tile]).collect();
    let mut faces = tracer.faces.clone();
    let mut shuffled: Vec<Tile> = hidden.iter().map(|&tile| faces[tile]).collect();
    chance.shuffle(&mut shuffled);
    hidden.iter().zip(shuffled).for_each(|(&tile, face)| faces[tile] = face);
    let mut rows = tracer.rows.iter();
    let mut other: Vec<Event> = log.to_vec();
    for event in &mut other {
        visit(event, |row| {
            *row = rows.next().unwrap().iter().map(|&tile| faces[tile]).collect();
        });
        if let Event::Started(started) = event {
            started.seed = Seed::new([0xcc; 32]);
        }
    }
    other
}

/// All descriptions of pictures.
fn told(view: &View) -> Vec<String> {
    let alt = AltText::new(view, &[], Tongue::Czech);
    let public = [alt.board(), alt.tracker(), alt.score_chart(), alt.replay()];
    public.into_iter().chain(alt.rack()).collect()
}

#[test]
fn a_view_does_not_depend_on_what_its_viewer_may_not_know() {
    let mut changed = 0;
    for seed in 0..300 {
        let mut chance = chance(50_000 + seed);
        let options = options(&mut chance);
        let language = ["cs", "sk", "en"][seed as usize % 3];
        let players = 2 + chance.below(3);
        let (game, log) = play(edition(language), options, players, &mut chance, |_| {});
        let end = log.len() - usize::from(game.is_over());
        let length = 1 + chance.below(end);
        let log = &log[..length];
        let game = Game::replay(log).unwrap();
        if game.is_over() {
            continue;
        }
        for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let other_log = disguise(log, viewer, &mut chance);
            let other = Game::replay(&other_log).unwrap();
            changed += usize::from(other != game);
            let (view, other) = (game.view(viewer), other.view(viewer));
            assert_eq!(view, other, "{viewer:?} of game {seed}");
            assert_eq!(format!("{view:?}"), format!("{other:?}"));
            assert_eq!(Cgp::from_view(&view), Cgp::from_view(&other));
            assert_eq!(Gcg::from_view(&view, &[]), Gcg::from_view(&other, &[]));
            assert_eq!(told(&view), told(&other));
        }
    }
    assert!(changed > 500, "only {changed} games were disguised");
}

#[test]
fn a_view_before_the_end_holds_no_seed_and_no_other_rack() {
    let mut table = crate::table::Table::new(crate::table::start(
        edition("en"),
        Default::default(),
        &["AAAAAAA", "QQQQQQQ"],
        "ZZZZZZZ",
    ));
    table.types(0, "8H AA").unwrap();
    let view = table.sees(0);
    let shown = format!("{:?} {:?} {:?}", view.board, view.rack, view.turns);
    assert!(!shown.contains('Q'), "{shown}");
    assert_eq!(view.rack.unwrap().to_string(), "AAAAAZZ", "one's own draw is seen");
    let spectator = table.game.view(Viewer::Spectator);
    assert_eq!((spectator.rack, spectator.last_drawn), (None, None));
    assert_eq!(spectator.turns[0].rack, None);
    let seed = table.game.started().seed.reveal();
    assert!(!format!("{:?}", table.game.view(Viewer::Spectator)).contains(&seed));
}
