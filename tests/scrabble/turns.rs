//! Turns, challenges, ends, departures, undo and the clock, told as short games.

use kamen::games::clock::{EachTurn, TimeLeft};
use kamen::games::ending::Departure;
use kamen::games::rules::{Ask, Seat};
use kamen::games::scrabble::{
    Action, ChallengeOutcome, ChallengeRule, ClockRule, EndReason, EndRule, Event, ExchangeRule,
    Judging, Options, Refusal, Score, TurnDeed,
};

use crate::table::{Table, edition, start, tiles};

fn challenge_rule(rule: ChallengeRule) -> Options {
    Options { judging: Judging::Challenge(rule), ..Options::default() }
}

/// English words: CAT, CATS, DOG, AT, GO are known.
fn english(options: Options, racks: &[&str], bag: &str) -> Table {
    Table::new(start(edition("en"), options, racks, bag)).judged_by("CAT CATS DOG DOGS AT GO TO")
}

fn end(table: &Table) -> Option<EndReason> {
    table.sees(0).outcome.map(|outcome| outcome.ended.reason)
}

#[test]
fn a_checked_word_that_is_invalid_is_named_and_nothing_is_lost() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA"], "EEEEEEE");
    let before = table.game.clone();
    let Err(Refusal::InvalidWords { words }) = table.types(0, "8H TAC") else { panic!() };
    assert_eq!(words.iter().map(ToString::to_string).collect::<Vec<_>>(), ["TAC"]);
    assert_eq!(table.game, before);
    table.types(0, "8H CAT").unwrap();
    // The main word is fine, both words across it are not; only those are named.
    let Err(Refusal::InvalidWords { words }) = table.types(1, "9H DOG") else { panic!() };
    assert_eq!(words.iter().map(ToString::to_string).collect::<Vec<_>>(), ["CD", "AO", "TG"]);
}

#[test]
fn a_play_draws_from_the_left_of_the_bag() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA"], "EIOUNRT");
    table.types(0, "8H CAT").unwrap();
    assert_eq!(table.rack(0), "ZXQQEIO");
    assert_eq!((table.scores(), table.turn()), (vec![10, 0], Some(1)));
    table.types(1, "K7 GO").unwrap_err();
    table.types(1, "K8 S").unwrap();
    assert_eq!(table.rack(1), "DOGAAAU");
    assert_eq!(table.sees(0).last_drawn, Some(tiles("EIO")));
}

#[test]
fn void_takes_the_play_back_and_its_player_moves_again() {
    let mut table =
        english(challenge_rule(ChallengeRule::Void), &["CATZXQQ", "DOGSAAA"], "EEEEEEE");
    table.types(0, "8H ZAX").unwrap();
    let events = table.challenge(1, "").unwrap();
    let Event::Challenged(challenged) = &events[0] else { panic!() };
    assert!(matches!(challenged.outcome, ChallengeOutcome::Withdrawn { moves_again: true, .. }));
    assert_eq!(
        (table.turn(), table.scores(), table.rack(0)),
        (Some(0), vec![0, 0], "CATZXQQ".into())
    );
    table.types(0, "8H CAT").unwrap();
    table.challenge(1, "").unwrap();
    assert_eq!((table.turn(), table.scores()), (Some(1), vec![10, 0]), "a wrong one costs nothing");
}

#[test]
fn single_costs_an_invalid_play_its_turn_and_a_wrong_challenge_nothing() {
    let mut table =
        english(challenge_rule(ChallengeRule::Single), &["CATZXQQ", "DOGSAAA"], "EEEEEEE");
    table.types(0, "8H ZAX").unwrap();
    table.challenge(1, "zax").unwrap();
    assert_eq!(
        (table.turn(), table.scores(), table.rack(0)),
        (Some(1), vec![0, 0], "CATZXQQ".into())
    );
    assert!(table.sees(1).board.is_empty());
    table.types(1, "8H DOG").unwrap();
    table.challenge(0, "").unwrap();
    assert_eq!((table.turn(), table.scores()), (Some(0), vec![0, 10]));
    assert_eq!(table.challenge(0, ""), Err(Refusal::NothingToChallenge), "all words were judged");
}

#[test]
fn double_costs_a_wrong_challenger_the_turn() {
    let mut table =
        english(challenge_rule(ChallengeRule::Double), &["CATZXQQ", "DOGSAAA"], "EEEEEEE");
    table.types(0, "8H CAT").unwrap();
    let events = table.challenge(1, "").unwrap();
    let Event::Challenged(challenged) = &events[0] else { panic!() };
    let outcome = ChallengeOutcome::Stood { bonus: Score(0), challenger_loses_turn: true };
    assert_eq!(challenged.outcome, outcome);
    assert_eq!((table.turn(), table.scores()), (Some(0), vec![10, 0]));
}

#[test]
fn double_costs_a_challenger_out_of_turn_the_next_turn() {
    let racks = ["CATZXQQ", "DOGSAAA", "DOGSIII"];
    let mut table = english(challenge_rule(ChallengeRule::Double), &racks, "EEEEEEEEE");
    table.types(0, "8H CAT").unwrap();
    table.challenge(2, "").unwrap();
    assert_eq!(table.turn(), Some(1), "the next player still moves");
    table.types(1, "K8 S").unwrap();
    assert_eq!(table.turn(), Some(0), "and the challenger is left out");
}

#[test]
fn five_and_ten_points_go_to_whoever_is_challenged_wrongly() {
    for (rule, bonus) in [(ChallengeRule::FivePoints, 5), (ChallengeRule::TenPoints, 10)] {
        let mut table = english(challenge_rule(rule), &["CATZXQQ", "DOGSAAA"], "EEEEEEE");
        table.types(0, "8H CAT").unwrap();
        table.challenge(1, "").unwrap();
        assert_eq!((table.turn(), table.scores()), (Some(1), vec![10 + bonus, 0]));
        table.types(1, "9H GOAD").unwrap();
        table.challenge(0, "goad").unwrap();
        assert_eq!((table.turn(), table.scores()), (Some(0), vec![10 + bonus, 0]));
    }
}

#[test]
fn only_the_named_words_are_judged_and_the_others_can_still_be() {
    let racks = ["CATZXQQ", "DOGSAAA", "EEEEEEE"];
    let mut table = english(challenge_rule(ChallengeRule::Single), &racks, "EEEEEEEEE");
    table.types(0, "8H CAT").unwrap();
    table.types(1, "9H DOG").unwrap();
    // DOG is a word; CD, AO and TG are not, but nobody has said so yet.
    let events = table.challenge(0, "dog").unwrap();
    let Event::Challenged(challenged) = &events[0] else { panic!() };
    assert!(matches!(challenged.outcome, ChallengeOutcome::Stood { .. }));
    assert_eq!(table.sees(2).contest.unwrap().words.len(), 3);
    let events = table.challenge(2, "tg, ao").unwrap();
    let Event::Challenged(challenged) = &events[0] else { panic!() };
    let judged: Vec<_> = challenged.words.iter().map(|w| (w.word.to_string(), w.valid)).collect();
    assert_eq!(judged, [("AO".to_owned(), false), ("TG".to_owned(), false)]);
    assert_eq!(table.sees(0).board.tiles().count(), 3);
}

#[test]
fn what_a_withdrawn_play_had_drawn_is_mixed_in_again() {
    let mut table =
        english(challenge_rule(ChallengeRule::Single), &["CATZXQQ", "DOGSAAA"], "EIOUNRTL");
    table.types(0, "8H ZAX").unwrap();
    assert_eq!(table.rack(0), "CTQQEIO");
    let Event::Challenged(challenged) = &table.challenge(1, "").unwrap()[0] else { panic!() };
    let ChallengeOutcome::Withdrawn { bag, .. } = &challenged.outcome else { panic!() };
    let mut sorted: Vec<String> = bag.iter().map(|tile| tile.to_string()).collect();
    sorted.sort();
    assert_eq!(sorted.concat(), "EILNORTU", "every tile is back");
    assert_ne!(bag.to_string(), "EIOUNRTL", "and nobody knows what comes next");
}

#[test]
fn a_challenge_is_refused_when_it_cannot_be() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA"], "EEEEEEE");
    assert_eq!(table.challenge(1, ""), Err(Refusal::NoChallenges));
    let mut table =
        english(challenge_rule(ChallengeRule::Single), &["CATZXQQ", "DOGSAAA"], "EEEEEEE");
    assert_eq!(table.challenge(1, ""), Err(Refusal::NothingToChallenge));
    table.types(0, "8H CAT").unwrap();
    assert_eq!(table.challenge(0, ""), Err(Refusal::OwnPlay));
    let Err(Refusal::NotPlayed { word, made }) = table.challenge(1, "dog") else { panic!() };
    assert_eq!((word.as_str(), made.len()), ("DOG", 1));
    table.types(1, "K8 S").unwrap();
    assert!(table.challenge(1, "cat").is_err(), "the play before the last cannot be challenged");
}

#[test]
fn exchanged_tiles_are_mixed_in_after_drawing() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA"], "EIOUNRT");
    table.types(0, "exchange QQZ").unwrap();
    assert_eq!(table.rack(0), "CATXEIO");
    let Event::Exchanged(exchanged) = &table.log[1] else { panic!() };
    assert_eq!(exchanged.returned.to_string(), "QQZ");
    let mut bag: Vec<String> = exchanged.bag.iter().map(|tile| tile.to_string()).collect();
    bag.sort();
    assert_eq!(bag.concat(), "NQQRTUZ");
    assert_eq!(table.sees(1).turns[0].deed, TurnDeed::Exchanged { count: 3, tiles: None });
    assert_eq!(
        table.sees(0).turns[0].deed,
        TurnDeed::Exchanged { count: 3, tiles: Some(tiles("QQZ")) }
    );
}

#[test]
fn the_bag_must_cover_an_exchange() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA"], "EIO");
    assert_eq!(
        table.types(0, "exchange CATZ"),
        Err(Refusal::BagTooSmall { bag: 3, wanted: 4, needed: 4 })
    );
    assert!(table.types(0, "exchange CAT").is_ok());
    let seven = Options { exchange: ExchangeRule::BagHoldsSeven, ..Options::default() };
    let mut table = english(seven.clone(), &["CATZXQQ", "DOGSAAA"], "EIOUNR");
    assert_eq!(
        table.types(0, "exchange C"),
        Err(Refusal::BagTooSmall { bag: 6, wanted: 1, needed: 7 })
    );
    assert!(english(seven, &["CATZXQQ", "DOGSAAA"], "EIOUNRT").types(0, "exchange C").is_ok());
}

#[test]
fn two_rounds_of_passes_end_the_game_and_everyone_loses_the_tiles_left() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA", "E"], "EE");
    for turn in 0..6 {
        assert_eq!(end(&table), None, "after {turn} passes");
        table.types(turn % 3, "pass").unwrap();
    }
    assert_eq!(end(&table), Some(EndReason::AllPassed));
    assert_eq!(table.scores(), [-(3 + 1 + 1 + 10 + 8 + 10 + 10), -(2 + 1 + 2 + 1 + 3), -1]);
}

#[test]
fn an_exchange_breaks_the_rounds_of_passes_but_not_the_scoreless_turns() {
    let actions = ["pass", "pass", "pass", "exchange", "pass", "pass"];
    for (ending, over) in [
        (EndRule::TwoRoundsOfPasses, None),
        (EndRule::SixScorelessTurns, Some(EndReason::Scoreless)),
    ] {
        let options = Options { ending, ..Options::default() };
        let mut table = english(options, &["CATZXQQ", "DOGSAAA"], "EIOUNRT");
        for (turn, action) in actions.iter().enumerate() {
            let seat = u8::try_from(turn % 2).unwrap();
            let text = if *action == "exchange" { "exchange A" } else { action };
            table.types(seat, text).unwrap();
        }
        assert_eq!(end(&table), over);
    }
}

#[test]
fn a_play_taken_back_is_a_scoreless_turn_and_no_pass() {
    let rule = Judging::Challenge(ChallengeRule::Single);
    let options =
        Options { judging: rule, ending: EndRule::SixScorelessTurns, ..Options::default() };
    let mut table = english(options, &["CATZXQQ", "DOGSAAA"], "EIOUNRT");
    for _ in 0..2 {
        table.types(0, "8H ZAX").unwrap();
        table.challenge(1, "").unwrap();
        table.types(1, "pass").unwrap();
    }
    assert_eq!(table.sees(0).scoreless, 4);
    table.types(0, "8H ZAX").unwrap();
    assert_eq!(table.sees(0).scoreless, 0, "it counts as long as nobody contests it");
    table.challenge(1, "").unwrap();
    assert_eq!(table.sees(0).scoreless, 5);
    table.types(1, "pass").unwrap();
    assert_eq!(end(&table), Some(EndReason::Scoreless));
}

#[test]
fn who_plays_out_gains_what_all_the_others_hold() {
    let mut table = english(Options::default(), &["CAT", "DOGS", "Q?"], "");
    table.types(0, "8H CAT").unwrap();
    assert_eq!(end(&table), Some(EndReason::PlayedOut(Seat(0))));
    assert_eq!(table.scores(), [10 + 6 + 10, -6, -10]);
    assert_eq!(table.types(1, "pass"), Err(Refusal::GameOver));
    let outcome = table.sees(1).outcome.unwrap();
    let places: Vec<_> = outcome.standings.iter().map(|s| (s.seat.0, s.place)).collect();
    assert_eq!(places, [(0, 1), (1, 2), (2, 3)]);
}

#[test]
fn the_game_goes_on_while_the_bag_is_empty_and_racks_are_not() {
    let mut table = english(Options::default(), &["CATX", "DOGS"], "");
    table.types(0, "8H CAT").unwrap();
    assert_eq!(end(&table), None);
}

#[test]
fn the_last_play_can_be_challenged_before_the_game_ends() {
    let options = challenge_rule(ChallengeRule::Single);
    let mut table = english(options.clone(), &["ZAX", "DOGS"], "");
    table.types(0, "8H ZAX").unwrap();
    assert!(table.sees(1).final_call);
    assert_eq!(table.types(1, "8K DOG"), Err(Refusal::OnlyChallengeOrPass { by: Seat(0) }));
    assert_eq!(table.types(1, "exchange D"), Err(Refusal::OnlyChallengeOrPass { by: Seat(0) }));
    table.challenge(1, "").unwrap();
    assert_eq!((end(&table), table.rack(0)), (None, "ZAX".into()));

    let mut table = english(options.clone(), &["ZAX", "DOGS"], "");
    table.types(0, "8H ZAX").unwrap();
    table.types(1, "pass").unwrap();
    assert_eq!(end(&table), Some(EndReason::PlayedOut(Seat(0))), "a pass accepts it");
    assert_eq!(table.scores(), [38 + 6, -6]);

    let mut table = english(options, &["CAT", "DOGS"], "");
    table.types(0, "8H CAT").unwrap();
    table.challenge(1, "").unwrap();
    assert_eq!(end(&table), Some(EndReason::PlayedOut(Seat(0))), "a wrong challenge, too");
}

#[test]
fn equal_scores_share_a_place() {
    let mut table = english(Options::default(), &["A", "E", "Q"], "");
    for turn in 0..6 {
        table.types(turn % 3, "pass").unwrap();
    }
    let standings = table.sees(0).outcome.unwrap().standings;
    assert_eq!(standings.iter().map(|s| s.place).collect::<Vec<_>>(), [1, 1, 3]);
}

#[test]
fn resigning_ends_a_game_of_two_whatever_the_points() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA"], "EEEEEEE");
    table.types(0, "8H CAT").unwrap();
    table.act(0, Action::Resign).unwrap();
    assert_eq!(end(&table), Some(EndReason::OnlyOneLeft(Seat(1))));
    assert_eq!(table.scores(), [10, 0], "nothing is adjusted");
    let standings = table.sees(1).outcome.unwrap().standings;
    assert_eq!(standings.iter().map(|s| s.seat.0).collect::<Vec<_>>(), [1, 0]);
}

#[test]
fn the_game_goes_on_for_the_others_when_one_leaves() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA", "EIOUEIO"], "EEE");
    table.types(0, "8H CAT").unwrap();
    table.act(1, Action::Leave).unwrap();
    assert_eq!((table.turn(), end(&table)), (Some(2), None));
    let view = table.sees(2);
    assert_eq!(view.bag, 7, "the tiles went back into the bag");
    assert_eq!((view.players[1].tiles, view.players[1].departed), (0, Some(Departure::Left)));
    table.types(2, "pass").unwrap();
    assert_eq!(table.turn(), Some(0), "the empty seat is left out");
    assert_eq!(table.types(1, "pass"), Err(Refusal::HasLeft { seat: Seat(1) }));
    table.act(0, Action::Resign).unwrap();
    assert_eq!(end(&table), Some(EndReason::OnlyOneLeft(Seat(2))));
}

#[test]
fn leaving_during_the_last_challenge_does_not_refill_the_bag() {
    let options = challenge_rule(ChallengeRule::Single);
    let mut table = english(options, &["CAT", "DOGS", "E"], "");
    table.types(0, "8H CAT").unwrap();
    table.act(1, Action::Resign).unwrap();
    assert_eq!((table.turn(), table.sees(2).bag), (Some(2), 0));
    table.types(2, "pass").unwrap();
    assert_eq!(end(&table), Some(EndReason::PlayedOut(Seat(0))));
    assert_eq!(table.scores(), [10 + 6 + 1, -6, -1]);
}

#[test]
fn undo_takes_back_the_last_turn_to_the_letter() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA"], "EIOUNRT");
    assert_eq!(table.act(0, Action::Undo), Err(Refusal::NothingToUndo));
    let beginning = table.game.clone();
    table.types(0, "8H CAT").unwrap();
    let after_cat = table.game.clone();
    table.types(1, "exchange DO").unwrap();
    table.act(0, Action::Undo).unwrap();
    assert_eq!(table.game, after_cat);
    table.act(1, Action::Undo).unwrap();
    assert_eq!(table.game, beginning);
    // The same turns give the same tiles again: taking back is no second draw.
    table.types(0, "8H CAT").unwrap();
    table.types(1, "exchange DO").unwrap();
    assert_eq!(table.rack(0), "ZXQQEIO");
    assert_eq!(table.rack(1), "GSAAAUN");
}

#[test]
fn nobody_is_called_back_by_an_undo() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA", "EIOUEIO"], "EEE");
    table.types(0, "8H CAT").unwrap();
    table.act(1, Action::Leave).unwrap();
    assert_eq!(table.act(0, Action::Undo), Err(Refusal::NothingToUndo));
    table.types(2, "pass").unwrap();
    table.act(0, Action::Undo).unwrap();
    assert_eq!(table.turn(), Some(2));
}

fn timed(options: ClockRule) -> Table {
    let options = Options { clock: Some(options), ..Options::default() };
    english(options, &["CATZXQQ", "DOGSAAA"], "EIOUNRT")
}

fn ask(seat: u8, action: Action, elapsed_ms: u64) -> Ask<Action> {
    Ask { by: Seat(seat), action, elapsed_ms }
}

#[test]
fn time_is_charged_to_the_player_on_turn() {
    let mut rule = ClockRule::minutes(1);
    rule.time.each_turn = EachTurn::Increment(2_000);
    let mut table = timed(rule);
    table.ask(&ask(0, Action::Pass, 15_000)).unwrap();
    table.ask(&ask(1, Action::Pass, 70_000)).unwrap();
    let times: Vec<_> = table.sees(0).players.iter().map(|p| p.time.unwrap()).collect();
    assert_eq!(times, [TimeLeft(47_000), TimeLeft(-8_000)]);
}

#[test]
fn a_delay_is_given_once_a_turn_whoever_interrupts_it() {
    let mut rule = ClockRule::minutes(1);
    rule.time.each_turn = EachTurn::Delay(5_000);
    let options = Options { clock: Some(rule), ..challenge_rule(ChallengeRule::Single) };
    let mut table = english(options, &["CATZXQQ", "DOGSAAA", "EIOUEIO"], "EEEEEEE");
    let cat = Action::Place("8H CAT".parse().unwrap());
    table.ask(&ask(0, cat, 8_000)).unwrap();
    table.ask(&ask(2, Action::Challenge { words: Vec::new() }, 4_000)).unwrap();
    table.ask(&ask(1, Action::Pass, 3_000)).unwrap();
    table.ask(&ask(2, Action::Pass, 5_000)).unwrap();
    let times: Vec<_> = table.sees(0).players.iter().map(|p| p.time.unwrap()).collect();
    assert_eq!(times, [TimeLeft(57_000), TimeLeft(58_000), TimeLeft(60_000)]);
}

#[test]
fn overtime_costs_points_at_the_end() {
    let mut table = timed(ClockRule::minutes(1));
    for (seat, ms) in [(0, 61_000), (1, 1_000), (0, 61_000), (1, 1_000)] {
        table.ask(&ask(seat, Action::Pass, ms)).unwrap();
    }
    assert_eq!(end(&table), Some(EndReason::AllPassed));
    assert_eq!(table.scores(), [-43 - 20, -9], "62 seconds over are two minutes begun");
}

#[test]
fn who_passes_the_limit_of_overtime_is_out() {
    let rule = ClockRule { overtime_limit_ms: Some(60_000), ..ClockRule::minutes(1) };
    let mut table = timed(rule);
    assert_eq!(
        table.ask(&ask(1, Action::ClaimTime, 119_000)),
        Err(Refusal::TimeRemains { turn: Seat(0), before_loss: TimeLeft(1_000) })
    );
    table.ask(&ask(1, Action::ClaimTime, 120_001)).unwrap();
    assert_eq!(end(&table), Some(EndReason::OnlyOneLeft(Seat(1))));
    assert_eq!(table.sees(0).players[0].departed, Some(Departure::OutOfTime));
}

#[test]
fn nobody_runs_out_of_time_without_a_limit() {
    let mut table = english(Options::default(), &["CATZXQQ", "DOGSAAA"], "");
    assert_eq!(table.act(1, Action::ClaimTime), Err(Refusal::NoTimeLimit));
    let mut table = timed(ClockRule { overtime_limit_ms: None, ..ClockRule::minutes(1) });
    assert_eq!(table.ask(&ask(1, Action::ClaimTime, u64::MAX)), Err(Refusal::NoTimeLimit));
}
