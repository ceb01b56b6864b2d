//! Tables for tests: boards drawn as pictures, games with chosen racks.

use std::sync::Arc;

use kamen::assets;
use kamen::games::chance::Seed;
use kamen::games::rules::{Ask, Rules, Seat, Viewer};
use kamen::games::scrabble::{
    Action, Board, Edition, Event, Game, LaidTile, Layout, Options, Placement, Refusal, Score,
    Setup, Square, Started, Tiles, View,
};
use kamen::lexicon::{AnyWord, Letter, WordList, Words};

pub fn edition(language: &str) -> Edition {
    assets::language(language).unwrap().unwrap().edition
}

pub fn letter(text: &str) -> Letter {
    Letter::new(text).unwrap()
}

pub fn tiles(text: &str) -> Tiles {
    text.parse().unwrap()
}

pub fn words(edition: &Edition, list: &str) -> WordList {
    WordList::parse(&list.replace(' ', "\n"), edition.tiles.alphabet()).unwrap()
}

/// A board drawn row by row, `.` an empty square, lower case a blank; rows and columns that are not
/// drawn are empty.
pub fn board(edition: &Edition, picture: &str) -> Board {
    let mut board = edition.layout.board();
    for (row, line) in (0..).zip(picture.split_whitespace()) {
        for (col, c) in (0..).zip(line.chars()).filter(|(_, c)| *c != '.') {
            let blank = c.is_lowercase();
            board.lay(Square::new(row, col), LaidTile { letter: letter(&c.to_string()), blank });
        }
    }
    board
}

/// A five by five board with the star in the middle and no premium but those given.
pub fn small_layout(rows: [&str; 5]) -> Layout {
    Layout::parse(&rows.join("\n")).unwrap()
}

pub fn start(edition: Edition, options: Options, racks: &[&str], bag: &str) -> Game {
    let racks: Vec<Tiles> = racks.iter().map(|rack| tiles(rack)).collect();
    let setup = Setup {
        game: "test".into(),
        edition,
        options,
        players: u8::try_from(racks.len()).unwrap(),
        commitment: String::new(),
        draws: vec![],
        first: Seat(0),
    };
    let bag: Tiles = racks.iter().flat_map(Tiles::iter).chain(tiles(bag).iter()).collect();
    let (format, seed) = (Started::FORMAT, Seed::new([3; 32]));
    Game::start(Started { format, setup: Arc::new(setup), seed, bag, racks })
}

/// A game in progress, with the judge and the events so far.
pub struct Table {
    pub game: Game,
    pub judge: Box<dyn Words + Send + Sync>,
    pub log: Vec<Event>,
}

impl Table {
    pub fn new(game: Game) -> Self {
        let log = vec![Event::Started(Box::new(game.started().clone()))];
        Self { game, judge: Box::new(AnyWord), log }
    }

    pub fn judged_by(mut self, list: &str) -> Self {
        self.judge = Box::new(words(&self.game.started().setup.edition, list));
        self
    }

    pub fn ask(&mut self, ask: &Ask<Action>) -> Result<Vec<Event>, Refusal> {
        let events = self.game.decide(ask, self.judge.as_ref())?;
        for event in &events {
            self.game.apply(event);
        }
        self.log.extend(events.iter().cloned());
        Ok(events)
    }

    pub fn act(&mut self, seat: u8, action: Action) -> Result<Vec<Event>, Refusal> {
        self.ask(&Ask::new(Seat(seat), action))
    }

    /// Types a move as a person at that seat would.
    pub fn types(&mut self, seat: u8, text: &str) -> Result<Vec<Event>, Refusal> {
        let action = self.sees(seat).read_move(text)?;
        self.act(seat, action)
    }

    pub fn challenge(&mut self, seat: u8, named: &str) -> Result<Vec<Event>, Refusal> {
        let words = self.sees(seat).read_words(named)?;
        self.act(seat, Action::Challenge { words })
    }

    pub fn sees(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat(seat)))
    }

    pub fn rack(&self, seat: u8) -> String {
        self.sees(seat).rack.unwrap().to_string()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.game.scores().into_iter().map(|Score(points)| points).collect()
    }

    pub fn turn(&self) -> Option<u8> {
        self.game.turn().map(|seat| seat.0)
    }
}

pub fn placement(text: &str) -> Placement {
    text.parse().unwrap()
}
