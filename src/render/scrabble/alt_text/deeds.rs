//! What happened in a turn, in words.

use super::{AltText, WORDS_OF_A_MOVE};
use crate::games::ending::Departure;
use crate::games::facts::Fact;
use crate::games::scrabble::{JudgedWord, Placement, Score, ScoredWord, TurnDeed, TurnView};
use crate::render::paragraph::{List, Paragraph};

/// `8H SLOVO`: the whole word that tiles were laid for, with letters that lay there before.
pub(super) fn main_word(placement: &Placement, words: &[ScoredWord]) -> String {
    match words.first() {
        Some(main) => format!("{} {}", placement.start, main.word.word()),
        None => placement.to_string(),
    }
}

impl AltText<'_> {
    pub(super) fn say_last_move(&self, paragraph: &mut Paragraph) {
        let Some(turn) = self.view.turns.last() else { return };
        paragraph.say("scrabble-alt-last-move", [("move", self.deed(turn).into())]);
        match &turn.deed {
            TurnDeed::Placed { words, .. } => self.say_also_made(paragraph, words),
            TurnDeed::Withdrawn { words, .. } => {
                let invalid = words.iter().filter(|judged| !judged.valid);
                let invalid: Vec<String> = invalid.map(judged_word).collect();
                let list = List { items: &invalid, between: ", " };
                paragraph.list("scrabble-alt-not-valid", "words", &list, WORDS_OF_A_MOVE);
            }
            _ => {}
        }
    }

    /// The words of a move beside its main word.
    pub(super) fn say_also_made(&self, paragraph: &mut Paragraph, words: &[ScoredWord]) {
        let others = words.iter().skip(1).map(|scored| scored.word.word().to_string());
        let others: Vec<String> = others.collect();
        let list = List { items: &others, between: ", " };
        paragraph.list("scrabble-alt-also-made", "words", &list, WORDS_OF_A_MOVE);
    }

    /// `Jana, 8H SLOVO for 24 points`.
    pub(super) fn deed(&self, turn: &TurnView) -> String {
        let player = ("player", self.name(turn.seat));
        match &turn.deed {
            TurnDeed::Placed { placement, words, bingo } => {
                let key =
                    if *bingo > Score(0) { "scrabble-alt-bingo" } else { "scrabble-alt-placed" };
                let points = ("points", Fact::from(self.points(turn.score)));
                self.say(key, [player, ("move", main_word(placement, words).into()), points])
            }
            TurnDeed::Exchanged { count, .. } => {
                self.say("scrabble-alt-exchanged", [player, ("tiles", (*count).into())])
            }
            TurnDeed::Passed => self.say("scrabble-alt-passed", [player]),
            TurnDeed::Withdrawn { by, .. } => {
                self.say("scrabble-alt-withdrawn", [player, ("by", self.name(*by))])
            }
            TurnDeed::Stood { by, .. } => {
                self.say("scrabble-alt-stood", [player, ("by", self.name(*by))])
            }
            TurnDeed::Departed(Departure::Resigned) => self.say("scrabble-alt-resigned", [player]),
            TurnDeed::Departed(Departure::Left) => self.say("scrabble-alt-left", [player]),
            TurnDeed::Departed(Departure::OutOfTime) => {
                self.say("scrabble-alt-out-of-time", [player])
            }
        }
    }
}

fn judged_word(judged: &JudgedWord) -> String {
    judged.word.word().to_string()
}
