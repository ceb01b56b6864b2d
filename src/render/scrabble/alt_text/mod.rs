//! Alt text: what a picture shows, in words, the most important first.
//!
//! Of the viewer's secrets only those pictures tell that show them: the rack, alone or below the board,
//! and the tracker.

mod charts;
mod deeds;

use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::games::scrabble::{EndReason, Placement, Points, Score, Start, Tile, Tiles, View};
use crate::render::names::Names;
use crate::render::paragraph::{List, Paragraph};
use crate::texts::Tongue;

/// The most room for words of one move, so that those on the board keep some.
const WORDS_OF_A_MOVE: usize = 200;

/// The most room for blanks on the board; usual editions have two.
const BLANKS: usize = 80;

/// The most room for a rack that stands below a board; usual ones need a third of it.
const RACK_WITH_BOARD: usize = 360;

/// Describes pictures of a game in one language, in no more than the 1,024 characters that Discord
/// takes.
#[derive(Clone, Debug)]
pub struct AltText<'a> {
    view: &'a View,
    names: Names,
    tongue: Tongue,
}

impl<'a> AltText<'a> {
    /// Prepares to describe what a viewer sees; names are given by seat.
    pub fn new(view: &'a View, names: &[&str], tongue: Tongue) -> Self {
        Self { view, names: Names::new(names, view.players.len(), tongue), tongue }
    }

    /// The board: whose turn or the result, the scores, the last move, the bag, and all words.
    pub fn board(&self) -> String {
        let mut paragraph = self.paragraph();
        self.say_board(&mut paragraph);
        paragraph.into_text()
    }

    /// The viewer's own rack and the board above it; the board alone for whoever has no rack.
    pub fn board_with_rack(&self) -> String {
        let mut paragraph = self.paragraph();
        self.say_rack(&mut paragraph, RACK_WITH_BOARD);
        self.say_board(&mut paragraph);
        paragraph.into_text()
    }

    fn say_board(&self, paragraph: &mut Paragraph) {
        match self.view.turn {
            Some(seat) => paragraph.say("scrabble-alt-board", [("player", self.name(seat))]),
            None => self.say_winners(paragraph),
        }
        self.say_scores(paragraph);
        self.say_end(paragraph);
        self.say_last_move(paragraph);
        if !self.view.is_over() {
            paragraph.say("scrabble-alt-bag", [("tiles", self.tiles(self.view.bag).into())]);
        }
        self.say_blanks(paragraph);
        let words = self.view.board.words().map(|(square, direction, word)| {
            let start = Start { square, direction };
            format!("{start} {}", word.word())
        });
        let words: Vec<String> = words.collect();
        if words.is_empty() {
            paragraph.say("scrabble-alt-no-words", []);
        }
        let list = List { items: &words, between: ", " };
        paragraph.list("scrabble-alt-words", "words", &list, Paragraph::MOST);
    }

    /// A move that is only tried: what it would make and earn, as [`View::preview`] tells.
    pub fn preview(&self, placement: &Placement, points: &Points) -> String {
        let mut paragraph = self.paragraph();
        let total = points.total();
        let key = if points.bingo > Score(0) {
            "scrabble-alt-preview-bingo"
        } else {
            "scrabble-alt-preview"
        };
        let made = deeds::main_word(placement, &points.words);
        paragraph.say(key, [("move", made.into()), ("points", self.points(total).into())]);
        self.say_also_made(&mut paragraph, &points.words);
        paragraph.into_text()
    }

    /// The viewer's own rack, each letter with its value; `None` for whoever has no rack.
    pub fn rack(&self) -> Option<String> {
        self.view.rack.as_ref()?;
        let mut paragraph = self.paragraph();
        self.say_rack(&mut paragraph, Paragraph::MOST - 100);
        Some(paragraph.into_text())
    }

    fn say_rack(&self, paragraph: &mut Paragraph, most: usize) {
        let Some(rack) = self.view.rack.as_ref() else { return };
        if rack.is_empty() {
            return paragraph.say("scrabble-alt-rack-empty", []);
        }
        let tiles = &self.view.edition().tiles;
        let spoken = rack.iter().map(|tile| match tile {
            Tile::Blank => self.say("scrabble-alt-blank", []),
            Tile::Letter(letter) => {
                let points = self.points(tiles.value(tile));
                self.say(
                    "scrabble-alt-letter",
                    [("letter", letter.to_string().into()), ("points", points.into())],
                )
            }
        });
        let spoken: Vec<String> = spoken.collect();
        let list = List { items: &spoken, between: ", " };
        paragraph.list("scrabble-alt-rack", "tiles", &list, most);
        paragraph.say("scrabble-alt-rack-sum", [("points", self.points(tiles.sum(rack)).into())]);
    }

    /// The tracker: how many tiles of each kind the viewer does not see.
    pub fn tracker(&self) -> String {
        let mut paragraph = self.paragraph();
        let unseen = &self.view.unseen;
        if unseen.is_empty() {
            paragraph.say("scrabble-alt-tracker-empty", []);
            return paragraph.into_text();
        }
        paragraph.say(
            "scrabble-alt-tracker",
            [("tiles", self.tiles(unseen.len()).into()), ("bag", self.tiles(self.view.bag).into())],
        );
        let kinds = self.kinds(unseen);
        let list = List { items: &kinds, between: ", " };
        paragraph.list("scrabble-alt-tracker-list", "tiles", &list, Paragraph::MOST);
        paragraph.into_text()
    }

    /// `5 A`, `2 B`, `1 blank`, in the order of the edition.
    fn kinds(&self, tiles: &Tiles) -> Vec<String> {
        let counted = self.view.edition().tiles.kinds().map(|tile| (tile, tiles.count(tile)));
        let there = counted.filter(|(_, count)| *count > 0);
        there
            .map(|(tile, count)| match tile {
                Tile::Letter(letter) => format!("{count} {letter}"),
                Tile::Blank => self.say("scrabble-alt-blanks", [("blanks", count.into())]),
            })
            .collect()
    }

    fn say_winners(&self, paragraph: &mut Paragraph) {
        let winners = self.view.winners();
        let winners: Vec<&str> = winners.into_iter().map(|seat| self.names.of(seat)).collect();
        match winners.as_slice() {
            [winner] => {
                paragraph.say("scrabble-alt-won", [("player", (*winner).to_owned().into())]);
            }
            winners => {
                paragraph.say("scrabble-alt-drawn", [("players", winners.join(", ").into())]);
            }
        }
    }

    /// By seat while the game goes on, the best first when it is over.
    fn say_scores(&self, paragraph: &mut Paragraph) {
        let seats = if self.view.is_over() {
            self.view.ranking()
        } else {
            Seat::all(self.view.players.len()).collect()
        };
        let scores = seats.into_iter().map(|seat| {
            let player = &self.view.players[seat.index()];
            let key = if player.departed.is_some() {
                "scrabble-alt-player-gone"
            } else {
                "scrabble-alt-player"
            };
            let points = self.points(player.score);
            self.say(key, [("player", self.name(seat)), ("points", points.into())])
        });
        let scores: Vec<String> = scores.collect();
        let list = List { items: &scores, between: ", " };
        paragraph.list("alt-scores", "scores", &list, Paragraph::MOST);
    }

    fn say_end(&self, paragraph: &mut Paragraph) {
        if self.view.final_call {
            paragraph.say("scrabble-alt-final-call", []);
        }
        let Some(outcome) = &self.view.outcome else { return };
        match outcome.ended.reason {
            EndReason::PlayedOut(seat) => {
                paragraph.say("scrabble-alt-played-out", [("player", self.name(seat))]);
            }
            EndReason::AllPassed => paragraph.say("scrabble-alt-all-passed", []),
            EndReason::Scoreless => paragraph.say("scrabble-alt-scoreless", []),
            EndReason::OnlyOneLeft(seat) => {
                paragraph.say("scrabble-alt-only-one-left", [("player", self.name(seat))]);
            }
        }
    }

    fn say_blanks(&self, paragraph: &mut Paragraph) {
        let blanks = self.view.board.tiles().filter(|(_, tile)| tile.blank);
        let blanks = blanks.map(|(square, tile)| {
            self.say(
                "scrabble-alt-blank-at",
                [("square", square.to_string().into()), ("letter", tile.letter.to_string().into())],
            )
        });
        let blanks: Vec<String> = blanks.collect();
        let list = List { items: &blanks, between: ", " };
        paragraph.list("scrabble-alt-blanks-laid", "blanks", &list, BLANKS);
    }

    fn paragraph(&self) -> Paragraph {
        Paragraph::new(self.tongue)
    }

    fn say<const N: usize>(&self, key: &'static str, facts: [(&'static str, Fact); N]) -> String {
        self.tongue.tell(&Telling::new(key, facts))
    }

    fn name(&self, seat: Seat) -> Fact {
        self.names.of(seat).to_owned().into()
    }

    /// `24 points`.
    fn points(&self, score: Score) -> String {
        self.say("scrabble-alt-points", [("points", Fact::Number(score.0.into()))])
    }

    /// `7 tiles`.
    fn tiles(&self, count: usize) -> String {
        self.say("scrabble-alt-tiles", [("tiles", count.into())])
    }
}
