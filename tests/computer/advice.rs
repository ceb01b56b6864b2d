//! A move for whoever asks, and plays judged without their racks.

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::analysis::Analyser;
use kamen::games::scrabble::notation::{Cgp, Gcg};
use kamen::games::scrabble::{Action, TurnDeed, View};
use kamen::lexicon::Words;

use crate::kit::{CZECH, ENGLISH};

const BOARD: &str = "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15";

fn english(rack: &str) -> View {
    let cgp: Cgp = format!("{BOARD} {rack}/ 10/8 0").parse().unwrap();
    cgp.view(ENGLISH.edition())
}

#[test]
fn advice_prefers_words_that_everybody_knows() {
    let lexicon = kamen::lexicons::open("en", ENGLISH.edition().tiles.alphabet()).unwrap();
    let common = lexicon.common().unwrap();
    let mut differed = 0;
    for rack in ["QSEEING", "AEIOUXZ", "VWKTRSE", "ZJEOUDI"] {
        let view = english(rack);
        let mut analyser = Analyser::default();
        let advice = analyser.advise(&ENGLISH, &view).unwrap();
        let best = analyser.best(&ENGLISH, &view, 2_000, None, &Budget::default());
        assert_eq!(advice.best, best[0], "{rack}");
        assert!(matches!(advice.usual.action, Action::Place(_)), "{rack}");
        assert!(advice.usual.words.iter().all(|word| common.contains(word)), "{rack}");
        // Nothing better in words that everybody knows was passed over.
        let known = best.iter().find(|told| {
            !told.words.is_empty() && told.words.iter().all(|word| common.contains(word))
        });
        assert_eq!(known.unwrap().equity, advice.usual.equity, "{rack}");
        differed += usize::from(advice.usual.action != advice.best.action);
    }
    assert!(differed > 0, "some best moves have words that few people know");
}

#[test]
fn whoever_can_lay_nothing_is_advised_all_the_same() {
    let advice = Analyser::default().advise(&ENGLISH, &english("VVVVVVV")).unwrap();
    assert!(matches!(advice.usual.action, Action::Exchange(_) | Action::Pass));
    assert_eq!(advice.usual, advice.best);
}

#[test]
fn a_play_seen_from_outside_is_the_same_whoever_looks() {
    let gcg: Gcg = Gcg::parse_bytes(include_bytes!("../../docs/game.gcg")).unwrap();
    let told = gcg.told_view(CZECH.edition()).unwrap();
    let public = told.after(told.turns.len());
    assert!(public.turns.iter().all(|turn| turn.rack.is_none()), "a spectator knows no rack");
    let mut analyser = Analyser::default();
    for (place, turn) in told.turns.iter().enumerate() {
        let outside = analyser.from_outside(&CZECH, &told, place);
        assert_eq!(outside, analyser.from_outside(&CZECH, &public, place), "turn {place}");
        let TurnDeed::Placed { placement, .. } = &turn.deed else {
            assert_eq!(outside, None);
            continue;
        };
        let outside = outside.unwrap();
        assert!(outside.higher < outside.ways, "it is one of the ways itself: {outside:?}");
        let laid: Vec<_> = placement.laid().map(|(square, _)| square).collect();
        assert!(outside.uses.iter().all(|(square, _)| laid.contains(square)));
        assert!(outside.opens.iter().all(|square| !outside.closes.contains(square)));
    }
}
