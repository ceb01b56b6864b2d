//! Contesting words of the last play.

use super::super::action::Action;
use super::super::event::{ChallengeOutcome, Challenged, Event, JudgedWord};
use super::super::game::Game;
use super::super::options::{ChallengeRule, Judging};
use super::super::position::Contest;
use super::super::refusal::Refusal;
use super::super::tile::LaidWord;
use crate::games::rules::Ask;
use crate::lexicon::{Word, Words};

pub(super) fn challenge(
    game: &Game,
    ask: &Ask<Action>,
    named: &[Word],
    judge: &dyn Words,
) -> Result<Event, Refusal> {
    let Judging::Challenge(rule) = game.started.setup.options.judging else {
        return Err(Refusal::NoChallenges);
    };
    let contest = game.position.contest.as_ref().ok_or(Refusal::NothingToChallenge)?;
    if contest.seat == ask.by {
        return Err(Refusal::OwnPlay);
    }
    let words = contested(contest, named)?
        .into_iter()
        .map(|word| JudgedWord { valid: judge.contains(&word.word()), word });
    let words: Vec<JudgedWord> = words.collect();
    let outcome = if words.iter().all(|word| word.valid) {
        ChallengeOutcome::Stood {
            bonus: rule.bonus(),
            challenger_loses_turn: rule == ChallengeRule::Double,
        }
    } else {
        ChallengeOutcome::Withdrawn {
            score: contest.score,
            moves_again: rule == ChallengeRule::Void,
            bag: game.position.mixed_after_withdrawal(&game.started, contest),
        }
    };
    let (by, seat, elapsed_ms) = (ask.by, contest.seat, ask.elapsed_ms);
    Ok(Event::Challenged(Challenged { by, seat, words, outcome, elapsed_ms }))
}

/// The words of the play that are meant: those named, or all.
fn contested(contest: &Contest, named: &[Word]) -> Result<Vec<LaidWord>, Refusal> {
    if named.is_empty() {
        return Ok(contest.words.clone());
    }
    if let Some(stray) = named.iter().find(|name| !contest.words.iter().any(|w| w.word() == **name))
    {
        let made = contest.words.clone();
        return Err(Refusal::NotPlayed { word: stray.to_string(), made });
    }
    Ok(contest.words.iter().filter(|word| named.contains(&word.word())).cloned().collect())
}
