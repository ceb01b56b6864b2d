//! Games of the computer, at both levels.

use kamen::ai::noughts::{Level, Review, Reviewed, decide, without_thought};
use kamen::games::chance::Seed;
use kamen::games::noughts::{Action, EndReason, Event, Game, Started};
use kamen::games::rules::{Ask, Rules, Seat, Viewer};

fn play(number: u8, levels: [Level; 2], mut meddle: impl FnMut(&mut Game)) -> Game {
    let seed = Seed::new([number; 32]);
    let mut game = Game::start(Started { game: "duel".to_owned(), seed: seed.clone() });
    let mut step = 0;
    while let Some(by) = game.to_act() {
        let view = game.view(Viewer::Seat(by));
        let mut chance = seed.chance(&format!("computer {step}"));
        let own = Seed::new(std::array::from_fn(|_| u8::try_from(chance.below(256)).unwrap()));
        let legal = game.decide(&Ask::new(by, without_thought(&view)), &());
        assert!(legal.is_ok(), "{legal:?}");
        let action = decide(&view, levels[by.index()], &own);
        let events = game.decide(&Ask::new(by, action), &()).unwrap();
        events.iter().for_each(|event| game.apply(event));
        step += 1;
        meddle(&mut game);
    }
    game
}

fn winner(game: &Game) -> Option<Seat> {
    game.view(Viewer::Spectator).ended.unwrap().winner()
}

#[test]
fn who_plays_perfectly_never_loses_and_beats_who_plays_at_random() {
    let mut won = 0;
    for number in 0..60 {
        let (perfect, levels) = match number % 2 {
            0 => (Seat(0), [Level::Perfect, Level::Random]),
            _ => (Seat(1), [Level::Random, Level::Perfect]),
        };
        let winner = winner(&play(number, levels, |_| {}));
        assert_ne!(winner, Some(Seat(1 - perfect.0)), "game {number}");
        won += usize::from(winner == Some(perfect));
    }
    assert!(won > 40, "{won} of 60");
    assert_eq!(winner(&play(1, [Level::Perfect; 2], |_| {})), None);
}

#[test]
fn an_offer_is_answered_whoever_is_on_turn() {
    let mut agreed = [0; 2];
    for number in 0..60 {
        for (place, level) in Level::ALL.into_iter().enumerate() {
            let by = Seat(number % 2);
            let game = play(number, [level; 2], |game| {
                let offer = game.decide(&Ask::new(by, Action::Offer), &());
                offer.into_iter().flatten().for_each(|event| game.apply(&event));
            });
            let ended = game.view(Viewer::Spectator).ended;
            agreed[place] += usize::from(ended == Some(EndReason::Agreed));
        }
    }
    assert!(agreed[0] > 20, "by a coin: {agreed:?}");
    assert_eq!(agreed[1], 60, "nothing better is to be had from who never errs: {agreed:?}");
}

#[test]
fn a_win_is_not_given_away_for_a_draw() {
    let started = Started { game: "won".to_owned(), seed: Seed::new([5; 32]) };
    let mut game = Game::start(started);
    let (own, other) = (Seat(0), Seat(1));
    game.apply(&Event::Tossed { by: own, first: own });
    for (seat, square) in [(own, "a1"), (other, "b3"), (own, "b1"), (other, "a3")] {
        game.apply(&Event::Marked { seat, square: square.parse().unwrap() });
    }
    game.apply(&Event::Offered { by: other });
    let chosen = decide(&game.view(Viewer::Seat(own)), Level::Perfect, &Seed::new([0; 32]));
    assert!(matches!(chosen, Action::Mark(_)), "{chosen:?}");
}

#[test]
fn a_review_tells_which_mark_lost_the_draw() {
    let mut game = Game::start(Started { game: "lost".to_owned(), seed: Seed::new([5; 32]) });
    let (cross, nought) = (Seat(0), Seat(1));
    game.apply(&Event::Tossed { by: cross, first: cross });
    let moves = [(cross, "a1"), (nought, "b1"), (cross, "b2"), (nought, "c3"), (cross, "a3")];
    for (seat, square) in moves {
        game.apply(&Event::Marked { seat, square: square.parse().unwrap() });
    }
    let view = game.view(Viewer::Spectator);
    let moves = (0..).map_while(|place| Reviewed::of(&view, place)).collect();
    let review = Review { moves };
    assert_eq!(review.moves.len(), 5);
    let lost: Vec<String> = review
        .moves
        .iter()
        .filter(|mark| !mark.is_best())
        .map(|mark| mark.square.to_string())
        .collect();
    assert_eq!(lost, ["b1"]);
    assert_eq!((review.of_player(cross), review.of_player(nought)), ((3, 0), (2, 1)));
}
