//! The promise about the draw: an honest log is verified, every kind of cheating is found.

use std::sync::Arc;

use kamen::games::chance::Seed;
use kamen::games::scrabble::fairness::{Mismatch, commitment, verify};
use kamen::games::scrabble::{Event, Score, Setup, Started};

use crate::random_play::{chance, play};
use crate::table::edition;

fn log(seed: u64) -> Vec<Event> {
    play(edition("cs"), Default::default(), 2, &mut chance(seed), |_| {}).1
}

fn started(log: &mut [Event]) -> &mut Started {
    let Event::Started(started) = &mut log[0] else { panic!() };
    started
}

fn with_setup(log: &mut [Event], change: impl FnOnce(&mut Setup)) {
    change(Arc::make_mut(&mut started(log).setup));
}

#[test]
fn the_commitment_is_a_hash_that_anyone_can_compute() {
    // printf 'kamen-scrabble-1\nhra\n%064d\nAB?\n' 0 | sha256sum
    let hash = commitment("hra", &Seed::new([0; 32]), &"AB?".parse().unwrap());
    assert_eq!(hash, "d1c8c195cefe0656af7425b4e6f662e8e9ccf6eae1ce6493cbf0c29c1b292a7b");
}

#[test]
fn another_seed_bag_or_name_is_found() {
    let honest = log(1);
    assert!(verify(&honest).is_ok());
    let mut other = honest.clone();
    started(&mut other).seed = Seed::new([1; 32]);
    assert!(matches!(verify(&other), Err(Mismatch::Commitment { .. })));
    let mut other = honest.clone();
    with_setup(&mut other, |setup| setup.game = "another".into());
    assert!(matches!(verify(&other), Err(Mismatch::Commitment { .. })));
    // A bag of the host's choice, with a commitment made for it, does not follow from the seed.
    let mut other = honest.clone();
    started(&mut other).bag.0.swap(0, 50);
    let (game, seed, bag) = {
        let started = started(&mut other);
        (started.setup.game.clone(), started.seed.clone(), started.bag.clone())
    };
    with_setup(&mut other, |setup| setup.commitment = commitment(&game, &seed, &bag));
    assert_eq!(verify(&other), Err(Mismatch::Beginning));
    let mut other = honest;
    with_setup(&mut other, |setup| setup.first.0 ^= 1);
    assert_eq!(verify(&other), Err(Mismatch::Beginning));
}

#[test]
fn a_changed_draw_score_or_end_is_found() {
    let mut found = [0; 4];
    for seed in 0..40 {
        let honest = log(seed);
        for (index, event) in honest.iter().enumerate() {
            let mut changed = event.clone();
            let kind = match &mut changed {
                Event::Placed(placed) if index % 2 == 0 => {
                    placed.score += Score(1);
                    0
                }
                Event::Placed(placed)
                    if placed.drawn.len() > 1 && placed.drawn.0[0] != placed.drawn.0[1] =>
                {
                    placed.drawn.0.swap(0, 1);
                    1
                }
                Event::Exchanged(exchanged) if exchanged.bag.len() > 1 => {
                    let Some(other) = (1..exchanged.bag.len())
                        .find(|&i| exchanged.bag.0[i] != exchanged.bag.0[0])
                    else {
                        continue;
                    };
                    exchanged.bag.0.swap(0, other);
                    2
                }
                Event::Ended(ended) if !ended.adjustments.is_empty() => {
                    ended.adjustments.pop();
                    3
                }
                _ => continue,
            };
            let mut other = honest.clone();
            other[index] = changed;
            assert_eq!(verify(&other), Err(Mismatch::Differs { index }), "kind {kind}");
            found[kind] += 1;
        }
    }
    assert!(found.iter().all(|&count| count > 0), "{found:?}");
}

#[test]
fn events_out_of_place_are_found() {
    let honest = log(3);
    assert!(matches!(verify(&[]), Err(Mismatch::Log(_))));
    assert!(matches!(verify(&honest[1..]), Err(Mismatch::Log(_))));
    let mut twice = honest.clone();
    twice.insert(1, honest[0].clone());
    assert_eq!(verify(&twice), Err(Mismatch::Misplaced { index: 1 }));
    let mut after_end = honest.clone();
    after_end.push(honest[1].clone());
    assert!(
        matches!(verify(&after_end), Err(Mismatch::Refused { index, .. }) if index == honest.len())
    );
    let mut cut = honest;
    cut.pop();
    assert!(
        matches!(verify(&cut), Err(Mismatch::Differs { .. })),
        "the end belongs to the last turn"
    );
}
