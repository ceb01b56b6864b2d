//! The three things a turn can be: laying tiles, exchanging them, passing.

use super::super::action::Action;
use super::super::event::{Event, Exchanged, Passed, Placed};
use super::super::game::Game;
use super::super::options::Judging;
use super::super::placement::{Placement, check_rack, fit};
use super::super::refusal::Refusal;
use super::super::scoring::score;
use super::super::tile::{LaidWord, Tiles};
use crate::games::rules::{Ask, Seat};
use crate::lexicon::Words;

pub(super) fn place(
    game: &Game,
    ask: &Ask<Action>,
    placement: &Placement,
    judge: &dyn Words,
) -> Result<Event, Refusal> {
    check_turn(game, ask.by)?;
    let position = &game.position;
    let edition = &game.started.setup.edition;
    let play = fit(&position.board, edition, placement)?;
    check_rack(&position.player(ask.by).rack, &play.placement.tiles_used().collect())?;
    if game.started.setup.options.judging == Judging::Checked {
        let made = play.words.iter().map(|(_, word)| word);
        let words: Vec<LaidWord> = made.filter(|w| !judge.contains(&w.word())).cloned().collect();
        if !words.is_empty() {
            return Err(Refusal::InvalidWords { words });
        }
    }
    let points = score(&position.board, edition, &play);
    Ok(Event::Placed(Placed {
        seat: ask.by,
        drawn: position.next_draw(play.placement.tiles_used().count()),
        placement: play.placement,
        score: points.total(),
        bingo: points.bingo,
        words: points.words,
        elapsed_ms: ask.elapsed_ms,
    }))
}

pub(super) fn exchange(game: &Game, ask: &Ask<Action>, tiles: &Tiles) -> Result<Event, Refusal> {
    check_turn(game, ask.by)?;
    if tiles.is_empty() {
        return Err(Refusal::ExchangeNothing);
    }
    let position = &game.position;
    check_rack(&position.player(ask.by).rack, tiles)?;
    let (bag, wanted) = (position.bag.len(), tiles.len());
    let needed = game.started.setup.options.exchange.needed(wanted);
    if bag < needed {
        return Err(Refusal::BagTooSmall { bag, wanted, needed });
    }
    Ok(Event::Exchanged(Exchanged {
        seat: ask.by,
        returned: tiles.clone(),
        drawn: position.next_draw(wanted),
        bag: position.mixed(&game.started, wanted, tiles),
        elapsed_ms: ask.elapsed_ms,
    }))
}

pub(super) fn pass(game: &Game, ask: &Ask<Action>) -> Result<Event, Refusal> {
    check_whose_turn(game, ask.by)?;
    Ok(Event::Passed(Passed { seat: ask.by, elapsed_ms: ask.elapsed_ms }))
}

fn check_turn(game: &Game, seat: Seat) -> Result<(), Refusal> {
    check_whose_turn(game, seat)?;
    match game.position.final_call() {
        Some(by) => Err(Refusal::OnlyChallengeOrPass { by }),
        None => Ok(()),
    }
}

fn check_whose_turn(game: &Game, seat: Seat) -> Result<(), Refusal> {
    let turn = game.position.turn;
    if seat == turn { Ok(()) } else { Err(Refusal::NotYourTurn { turn }) }
}
