//! Games to be drawn: racks and draws are chosen, every word is allowed.

use std::sync::Arc;

use kamen::games::chance::Seed;
use kamen::games::rules::{Ask, Rules, Seat, Viewer};
use kamen::games::scrabble::{
    Action, ChallengeRule, ClockRule, Edition, Game, Judging, Layout, Options, Setup, Started,
    Tiles, View,
};
use kamen::lexicon::AnyWord;

pub fn edition(language: &str) -> Edition {
    kamen::assets::language(language).unwrap().unwrap().edition
}

/// A game in which the bag gives its tiles in the order in which they are written.
pub struct Table(pub Game);

impl Table {
    pub fn new(edition: Edition, options: Options, racks: &[&str], bag: &str) -> Self {
        let tiles = |text: &&str| -> Tiles { text.parse().unwrap() };
        let racks: Vec<Tiles> = racks.iter().map(tiles).collect();
        let setup = Setup {
            game: "picture".into(),
            edition,
            options,
            players: u8::try_from(racks.len()).unwrap(),
            commitment: String::new(),
            draws: vec![],
            first: Seat(0),
        };
        let bag: Tiles = racks.iter().flat_map(Tiles::iter).chain(tiles(&bag).iter()).collect();
        let (format, seed) = (Started::FORMAT, Seed::new([3; 32]));
        Self(Game::start(Started { format, setup: Arc::new(setup), seed, bag, racks }))
    }

    pub fn act(&mut self, seat: u8, action: Action) {
        let ask = Ask { by: Seat(seat), action, elapsed_ms: 61_500 };
        let events = self.0.decide(&ask, &AnyWord).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        events.iter().for_each(|event| self.0.apply(event));
    }

    pub fn types(&mut self, seat: u8, text: &str) {
        let read = self.sees(seat).read_move(text);
        self.act(seat, read.unwrap_or_else(|refusal| panic!("{text}: {refusal:?}")));
    }

    pub fn sees(&self, seat: u8) -> View {
        self.0.view(Viewer::Seat(Seat(seat)))
    }

    pub fn spectator(&self) -> View {
        self.0.view(Viewer::Spectator)
    }
}

/// A Czech game in its first rounds, with a blank, an exchange and a new word.
pub fn czech() -> Table {
    let racks = ["KÁMENŮŘ", "ČESÍN?A"];
    let bag = "ŽKY?DETKLŘAUBOVUBAMAPRSTÓJOILVUZHCÉÝŤĎŇÚGFXAEIOU";
    let mut table = Table::new(edition("cs"), Options::default(), &racks, bag);
    table.types(0, "8F KÁMEN");
    table.types(1, "H5 ČESMÍN");
    table.types(0, "10H NŮŽKY");
    table.types(1, "5F TEČKA");
    table.types(0, "exchange AU");
    table.types(1, "L9 BYLo");
    table
}

/// The same game, taken to its end by passes.
pub fn finished() -> Table {
    let mut table = czech();
    for turn in 0..4 {
        table.types(turn % 2, "pass");
    }
    assert!(table.0.is_over());
    table
}

/// A game of four with clocks: one is over time, one has resigned, a play was challenged.
pub fn four_with_clocks() -> Table {
    let options = Options {
        judging: Judging::Challenge(ChallengeRule::FivePoints),
        clock: Some(ClockRule::minutes(2)),
        ..Options::default()
    };
    let racks = ["STUDENT", "AEIOU?L", "ZZXKJQV", "RHYTHMS"];
    let bag = "AEIOULNSRTAEIOULNSRTAEIOULNSRTAEIOULNSRT";
    let mut table = Table::new(edition("en"), options, &racks, bag);
    table.types(0, "8D STUDENT");
    table.act(1, Action::Challenge { words: vec![] });
    table.types(1, "F8 ULO");
    table.act(2, Action::Resign);
    table.types(3, "pass");
    table.types(0, "pass");
    table.types(1, "pass");
    table
}

/// A game on a board of its own.
pub fn on(layout: &str, rack: &str) -> Table {
    let layout = Layout::parse(layout).unwrap();
    let edition = Edition { layout, ..edition("sk") };
    Table::new(edition, Options::default(), &[rack, rack], "AEIOUAEIOU")
}
