//! What holds in every game, whatever its players do: some hundred random games.

use std::collections::BTreeSet;

use kamen::games::chance::{Chance, Seed};
use kamen::games::noughts::{Action, EndReason, Event, Game, Refusal, Square, Started, View};
use kamen::games::rules::{Ask, Change, Rules, Seat, Viewer};

const GAMES: u8 = 200;

fn begin(number: u8) -> Started {
    Started { game: format!("law-{number}"), seed: Seed::new([number; 32]) }
}

/// Whatever somebody may think of, more often what moves the game on.
fn any_action(chance: &mut Chance) -> Action {
    let squares: Vec<Square> = Square::all().collect();
    match chance.below(40) {
        0..=2 => Action::Toss,
        3 | 4 => Action::Offer,
        5 => Action::Accept,
        6..=8 => Action::Decline,
        9 | 10 => Action::Undo,
        11 if chance.below(8) == 0 => Action::Resign,
        12 if chance.below(8) == 0 => Action::Leave,
        13 => Action::ClaimTime,
        _ => Action::Mark(squares[chance.below(squares.len())]),
    }
}

/// What was decided in one step of a game: the game before it, and its events.
struct Step {
    before: Game,
    events: Vec<Event>,
}

/// A whole game, and every attempt that was refused.
fn play(number: u8) -> (Game, Vec<Step>, Vec<Refusal>) {
    let started = begin(number);
    let mut chance = started.seed.chance("deeds");
    let mut game = Game::start(started);
    let (mut steps, mut refused) = (Vec::new(), Vec::new());
    while !game.is_over() {
        let by = Seat(u8::try_from(chance.below(2)).unwrap());
        let before = game.clone();
        match game.decide(&Ask::new(by, any_action(&mut chance)), &()) {
            Ok(events) => {
                events.iter().for_each(|event| game.apply(event));
                steps.push(Step { before, events });
            }
            Err(refusal) => {
                assert_eq!(game, before);
                refused.push(refusal);
            }
        }
    }
    (game, steps, refused)
}

fn games() -> impl Iterator<Item = (u8, (Game, Vec<Step>, Vec<Refusal>))> {
    (0..GAMES).map(|number| (number, play(number)))
}

#[test]
fn a_game_that_is_replayed_is_the_game_that_was_played() {
    let mut ends = [0; 4];
    for (number, (game, steps, _)) in games() {
        let started = Event::Started(begin(number));
        let log: Vec<Event> =
            [started].into_iter().chain(steps.into_iter().flat_map(|step| step.events)).collect();
        let stored: Vec<String> =
            log.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
        let read: Vec<Event> =
            stored.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(read, log);
        assert_eq!(Game::replay(&read).unwrap(), game);
        let ended = game.view(Viewer::Spectator).ended.unwrap();
        ends[match ended {
            EndReason::Line(_) => 0,
            EndReason::Full => 1,
            EndReason::Agreed => 2,
            EndReason::OnlyOneLeft(_) => 3,
        }] += 1;
    }
    assert!(ends.iter().all(|count| *count > 0), "games of every kind are played: {ends:?}");
}

#[test]
fn whatever_is_taken_back_has_never_been() {
    let mut undone = 0;
    for (_, (_, steps, _)) in games() {
        for Step { before, events } in steps {
            let moves = matches!(events[0], Event::Marked { .. } | Event::Tossed { .. });
            if !moves || events.len() > 1 {
                continue;
            }
            let mut game = before.clone();
            events.iter().for_each(|event| game.apply(event));
            let taken_back = game.decide(&Ask::new(Seat(0), Action::Undo), &()).unwrap();
            taken_back.iter().for_each(|event| game.apply(event));
            assert_eq!(game, before);
            undone += 1;
        }
    }
    assert!(undone > 500, "{undone}");
}

#[test]
fn the_coin_falls_the_same_way_however_often_it_is_tossed() {
    let mut crosses = [0; 2];
    for number in 0..GAMES {
        let mut game = Game::start(begin(number));
        let toss = |game: &Game| game.decide(&Ask::new(Seat(0), Action::Toss), &()).unwrap();
        let first = toss(&game);
        first.iter().for_each(|event| game.apply(event));
        game.apply(&Event::Undone { by: Seat(0) });
        assert_eq!(toss(&game), first);
        let [Event::Tossed { first, .. }] = first[..] else { panic!("{first:?}") };
        crosses[first.index()] += 1;
    }
    assert!(crosses.iter().all(|count| *count > 70), "the coin is fair: {crosses:?}");
}

/// Nothing is secret but the seed: whoever looks sees the same, as their own.
#[test]
fn everybody_sees_everything_but_the_seed() {
    for (number, (_, steps, _)) in games() {
        let seed = begin(number).seed.reveal();
        for Step { before, .. } in steps {
            let seen = before.view(Viewer::Spectator);
            assert!(!format!("{seen:?}").contains(&seed));
            for viewer in [0, 1].map(|seat| Viewer::Seat(Seat(seat))) {
                assert_eq!(before.view(viewer), View { viewer, ..seen.clone() });
            }
        }
    }
}

#[test]
fn an_offer_stands_beside_the_turn_and_awaits_an_answer() {
    let (mut beside, mut answered, mut told) = (0, 0, BTreeSet::new());
    for (_, (_, steps, refused)) in games() {
        for Step { before, events } in steps {
            let mut after = before.clone();
            events.iter().for_each(|event| after.apply(event));
            if let Event::Offered { by } = events[0] {
                assert_eq!(Game::change(&events[0]), Change::Beside);
                assert_eq!(after.turn(), before.turn());
                assert_ne!(after.to_act(), Some(by));
                beside += usize::from(after.to_act() != after.turn());
            }
            if matches!(events[0], Event::Marked { .. }) {
                assert_eq!(after.view(Viewer::Spectator).offer, None, "it lapses");
                answered += usize::from(before.view(Viewer::Spectator).offer.is_some());
            }
            assert_eq!(after.to_act().is_none(), after.is_over());
        }
        told.extend(refused.iter().map(|refusal| refusal.telling(&|seat| seat.to_string()).key));
    }
    assert!(beside > 20 && answered > 20, "{beside} {answered}");
    assert_eq!(told.len(), 9, "random players meet every refusal that is in their reach: {told:?}");
}
