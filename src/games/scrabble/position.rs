//! The part of a game that changes with every turn, and how events change it.

use super::board::Board;
use super::event::{
    ChallengeOutcome, Challenged, Departed, Event, Exchanged, Passed, Placed, Started,
};
use super::options::Judging;
use super::placement::Placement;
use super::score::Score;
use super::tile::{LaidWord, Tiles};
use crate::games::clock::TimeLeft;
use crate::games::ending::Departure;
use crate::games::rules::Seat;

/// Everything that a turn can change; undo puts an earlier one back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub board: Board,
    /// The order of the bag, drawn from the left.
    pub bag: Tiles,
    pub players: Vec<Player>,
    pub turn: Seat,
    /// The milliseconds of this turn that have been charged.
    pub taken_ms: u64,
    /// Passes in a row.
    pub passes: usize,
    /// Turns in a row that scored nothing.
    pub scoreless: usize,
    /// How often the bag has been mixed, so that each mixing draws its own chance.
    pub mixings: u32,
    /// The last play, while it can be challenged.
    pub contest: Option<Contest>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub rack: Tiles,
    pub score: Score,
    pub time: Option<TimeLeft>,
    pub departed: Option<Departure>,
    /// Turns still to be lost for wrong challenges.
    pub turns_lost: u8,
}

/// The last play, while it can be challenged, with what it takes to withdraw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Contest {
    pub seat: Seat,
    pub placement: Placement,
    /// The words that nobody has challenged yet.
    pub words: Vec<LaidWord>,
    pub score: Score,
    pub drawn: Tiles,
    rack_before: Tiles,
    passes_before: usize,
    scoreless_before: usize,
}

impl Position {
    pub fn new(started: &Started) -> Self {
        let dealt: usize = started.racks.iter().map(Tiles::len).sum();
        let time = started.setup.options.clock.map(|clock| clock.time.full());
        let player = |rack: &Tiles| Player {
            rack: rack.clone(),
            score: Score(0),
            time,
            departed: None,
            turns_lost: 0,
        };
        Self {
            board: started.setup.edition.layout.board(),
            bag: started.bag.iter().skip(dealt).collect(),
            players: started.racks.iter().map(player).collect(),
            turn: started.setup.first,
            taken_ms: 0,
            passes: 0,
            scoreless: 0,
            mixings: 0,
            contest: None,
        }
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The players who have not left.
    pub fn active(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players.len()).filter(|&seat| self.player(seat).departed.is_none())
    }

    /// Who has laid the last tile, while that play can still be challenged.
    pub fn final_call(&self) -> Option<Seat> {
        let seat = self.contest.as_ref()?.seat;
        (self.bag.is_empty() && self.player(seat).rack.is_empty()).then_some(seat)
    }

    /// The tiles that a player draws who has laid or put back so many.
    pub fn next_draw(&self, count: usize) -> Tiles {
        self.bag.iter().take(count).collect()
    }

    /// The bag without its first tiles, with others put back, mixed by the game's seed.
    pub fn mixed(&self, started: &Started, drawn: usize, put_back: &Tiles) -> Tiles {
        let mut bag: Tiles = self.bag.iter().skip(drawn).chain(put_back.iter()).collect();
        started.seed.chance(&format!("mix {}", self.mixings)).shuffle(&mut bag.0);
        bag
    }

    /// The bag after a play has been withdrawn: what its player had drawn is mixed in, so that
    /// nobody knows what comes next.
    pub fn mixed_after_withdrawal(&self, started: &Started, contest: &Contest) -> Tiles {
        self.mixed(started, 0, &contest.drawn)
    }

    /// Takes over an event of a turn; beginning, end and undo are the game's own.
    pub fn apply(&mut self, event: &Event, started: &Started) {
        match event {
            Event::Placed(event) => self.place(event, started),
            Event::Exchanged(event) => self.exchange(event, started),
            Event::Passed(event) => self.pass(event, started),
            Event::Challenged(event) => self.challenge(event, started),
            Event::Departed(event) => self.depart(event, started),
            Event::Started(_) | Event::Undone(_) | Event::Ended(_) => {}
        }
    }

    fn place(&mut self, event: &Placed, started: &Started) {
        self.charge(event.elapsed_ms, started);
        let rack_before = self.player(event.seat).rack.clone();
        let player = self.player_mut(event.seat);
        for tile in event.placement.tiles_used() {
            player.rack.remove(tile);
        }
        player.rack.0.extend(event.drawn.iter());
        player.score += event.score;
        self.bag.0.drain(..event.drawn.len().min(self.bag.len()));
        for (square, tile) in event.placement.laid() {
            self.board.lay(square, tile);
        }
        let can_be_challenged = matches!(started.setup.options.judging, Judging::Challenge(_));
        self.contest = can_be_challenged.then(|| Contest {
            seat: event.seat,
            placement: event.placement.clone(),
            words: event.words.iter().map(|word| word.word.clone()).collect(),
            score: event.score,
            drawn: event.drawn.clone(),
            rack_before,
            passes_before: self.passes,
            scoreless_before: self.scoreless,
        });
        self.passes = 0;
        self.scoreless = if event.score == Score(0) { self.scoreless + 1 } else { 0 };
        self.end_turn(started);
    }

    fn exchange(&mut self, event: &Exchanged, started: &Started) {
        self.charge(event.elapsed_ms, started);
        let player = self.player_mut(event.seat);
        for tile in event.returned.iter() {
            player.rack.remove(tile);
        }
        player.rack.0.extend(event.drawn.iter());
        self.bag = event.bag.clone();
        self.mixings += 1;
        self.passes = 0;
        self.scoreless += 1;
        self.contest = None;
        self.end_turn(started);
    }

    fn pass(&mut self, event: &Passed, started: &Started) {
        self.charge(event.elapsed_ms, started);
        self.passes += 1;
        self.scoreless += 1;
        self.contest = None;
        self.end_turn(started);
    }

    fn challenge(&mut self, event: &Challenged, started: &Started) {
        self.charge(event.elapsed_ms, started);
        let Some(contest) = self.contest.take() else { return };
        match &event.outcome {
            ChallengeOutcome::Withdrawn { score, moves_again, bag } => {
                for (square, _) in contest.placement.laid() {
                    self.board.lift(square);
                }
                let player = self.player_mut(contest.seat);
                player.rack = contest.rack_before;
                player.score = player.score - *score;
                self.bag = bag.clone();
                self.mixings += 1;
                if *moves_again {
                    self.begin_turn(contest.seat);
                    self.passes = contest.passes_before;
                    self.scoreless = contest.scoreless_before;
                } else {
                    self.scoreless = contest.scoreless_before + 1;
                }
            }
            ChallengeOutcome::Stood { bonus, challenger_loses_turn } => {
                self.player_mut(contest.seat).score += *bonus;
                let judged = |word: &LaidWord| event.words.iter().any(|j| &j.word == word);
                let words: Vec<_> = contest.words.iter().filter(|w| !judged(w)).cloned().collect();
                if !words.is_empty() {
                    self.contest = Some(Contest { words, ..contest });
                }
                if *challenger_loses_turn {
                    self.player_mut(event.by).turns_lost += 1;
                    if self.turn == event.by {
                        self.contest = None;
                        self.skip_lost_turns();
                    }
                }
            }
        }
    }

    fn depart(&mut self, event: &Departed, started: &Started) {
        self.charge(event.elapsed_ms, started);
        let player = self.player_mut(event.seat);
        player.departed = Some(event.how);
        if let Some(bag) = &event.bag {
            player.rack = Tiles::default();
            self.bag = bag.clone();
            self.mixings += 1;
        }
        if self.contest.as_ref().is_some_and(|contest| contest.seat == event.seat) {
            self.contest = None;
        }
        // Rounds are counted anew when there is one player fewer.
        self.passes = 0;
        if self.turn == event.seat {
            self.advance();
        }
    }

    /// Charges time to the player on turn, if there is a clock.
    fn charge(&mut self, elapsed_ms: u64, started: &Started) {
        let Some(clock) = started.setup.options.clock else { return };
        let (turn, taken_ms) = (self.turn, self.taken_ms);
        let time = &mut self.player_mut(turn).time;
        *time = time.map(|left| clock.time.spend(left, taken_ms, elapsed_ms));
        self.taken_ms = taken_ms.saturating_add(elapsed_ms);
    }

    fn end_turn(&mut self, started: &Started) {
        if let Some(clock) = started.setup.options.clock {
            let turn = self.turn;
            let time = &mut self.player_mut(turn).time;
            *time = time.map(|left| clock.time.end_turn(left));
        }
        self.advance();
    }

    fn advance(&mut self) {
        self.begin_turn(self.seat_after(self.turn));
        self.skip_lost_turns();
    }

    /// Passes for whoever has lost the turn by a wrong challenge.
    fn skip_lost_turns(&mut self) {
        while self.player(self.turn).turns_lost > 0 {
            let turn = self.turn;
            self.player_mut(turn).turns_lost -= 1;
            self.passes += 1;
            self.scoreless += 1;
            self.begin_turn(self.seat_after(turn));
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        (self.turn, self.taken_ms) = (seat, 0);
    }

    fn seat_after(&self, seat: Seat) -> Seat {
        let later = self.active().find(|&next| next > seat);
        later.or_else(|| self.active().next()).unwrap_or(seat)
    }
}
