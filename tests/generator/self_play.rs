//! What the computer plays, the rules accept.

use kamen::ai::budget::Budget;
use kamen::ai::scrabble::self_play::{Deal, Player, TurnTaken, play};
use kamen::ai::scrabble::{Engine, Finder, Ranked, Seen, Worth};
use kamen::games::scrabble::{Action, Board, Tiles, fit, score};
use kamen::lexicon::Words;

use crate::kit::{Kit, chance};
use crate::odd;

/// Plays the best move by its own measure.
struct Best {
    finder: Finder,
    worth: Worth,
}

impl Player for Best {
    fn choose(&mut self, engine: &Engine, seen: &Seen<'_>, _: &Budget<'_>) -> Ranked {
        self.finder.best(engine, seen.position, seen.turn)
    }

    fn worth(&self) -> Worth {
        self.worth
    }
}

/// A game played again by the rules alone.
struct Replay<'a> {
    kit: &'a Kit,
    board: Board,
    scores: Vec<i32>,
    /// Who has just laid the last tile, and what the others still hold is worth.
    played_out: Option<(usize, i32)>,
    placed: usize,
}

impl Replay<'_> {
    fn take(&mut self, taken: &TurnTaken<'_>) {
        let (engine, edition) = (&self.kit.engine, self.kit.edition());
        let rack = taken.turn.rack.tiles(edition.tiles.alphabet());
        let chosen = taken.chosen;
        let picture = || format!("{:?}\nrack {rack}, chosen {chosen:?}", self.board);
        assert_eq!(self.board, taken.position.board(engine));
        assert_eq!(self.scores, taken.scores, "{}", picture());
        self.tiles_are_conserved(taken, &rack);
        let action = chosen.action.action(engine, taken.position);
        let used: Tiles = match &action {
            Action::Place(placement) => {
                let play = fit(&self.board, edition, placement).unwrap();
                assert_eq!(play.placement, *placement, "{}", picture());
                for (_, word) in &play.words {
                    assert!(self.kit.words.contains(&word.word()), "{word} {}", picture());
                }
                let points = score(&self.board, edition, &play).total().0;
                assert_eq!(points, chosen.score, "{placement} {}", picture());
                let used = placement.tiles_used().collect();
                placement.laid().for_each(|(square, tile)| self.board.lay(square, tile));
                self.scores[taken.player] += points;
                self.placed += 1;
                used
            }
            Action::Exchange(tiles) => {
                assert!(!tiles.is_empty() && tiles.len() <= taken.turn.bag, "{}", picture());
                tiles.clone()
            }
            _ => Tiles::default(),
        };
        assert_eq!(rack.missing(used.iter()), None, "{action:?} {rack}");
        let is_out = taken.turn.bag == 0 && !used.is_empty() && used.len() == rack.len();
        self.played_out = is_out.then_some((taken.player, taken.turn.unseen_value));
    }

    /// What has been laid, the own rack and all that is unseen are the whole set.
    fn tiles_are_conserved(&self, taken: &TurnTaken<'_>, rack: &Tiles) {
        let set = &self.kit.edition().tiles;
        let begun = self.kit.edition().layout.board();
        let laid = self.board.tiles().filter(|(square, _)| begun.get(*square).is_none());
        let laid = laid.map(|(_, laid)| laid.tile());
        let unseen = taken.unseen.tiles(set.alphabet());
        let mut all: Tiles = laid.chain(rack.iter()).chain(unseen.iter()).collect();
        set.sort(&mut all);
        assert_eq!(all, set.tiles());
        assert_eq!(self.kit.engine.unseen(&self.board, &taken.turn.rack), *taken.unseen);
        assert_eq!(taken.turn.unseen_value, set.sum(&unseen).0);
        assert!(unseen.len() >= taken.turn.bag);
    }

    /// Who plays out gains what the others lose: all that is unseen.
    fn check_end(&self, end: &[i32]) {
        let Some((by, unseen)) = self.played_out else {
            assert!(end.iter().zip(&self.scores).all(|(end, score)| end <= score));
            return;
        };
        let gained: Vec<i32> =
            end.iter().zip(&self.scores).map(|(end, score)| end - score).collect();
        assert_eq!(gained[by], unseen, "{gained:?}");
        assert_eq!(gained.iter().sum::<i32>(), 0, "{gained:?}");
        assert!(gained.iter().enumerate().all(|(seat, &points)| seat == by || points <= 0));
    }
}

/// Plays a game; answers the number of placements and whether somebody played out.
fn game(kit: &Kit, players: usize, seed: u64) -> (usize, bool) {
    let mut players: Vec<Best> = (0..players)
        .map(|player| Best {
            finder: Finder::default(),
            worth: [Worth::Points, Worth::Equity][(player + seed as usize) % 2],
        })
        .collect();
    let count = players.len();
    let mut replay = Replay {
        kit,
        board: kit.edition().layout.board(),
        scores: vec![0; count],
        played_out: None,
        placed: 0,
    };
    let mut seats: Vec<&mut dyn Player> =
        players.iter_mut().map(|player| player as &mut dyn Player).collect();
    let deal = Deal::new(&kit.engine, 7, seed);
    let end = play(&kit.engine, deal, &mut seats, |taken| replay.take(taken));
    replay.check_end(&end);
    (replay.placed, replay.played_out.is_some())
}

fn run(kit: &Kit) {
    let (mut placed, mut played_out) = (0, 0);
    for seed in 0..30 {
        let (moves, is_out) = game(kit, 2 + seed as usize % 3, seed);
        placed += moves;
        played_out += usize::from(is_out);
    }
    assert!(placed > 600 && played_out > 15, "{placed} {played_out}");
}

#[test]
fn the_rules_accept_what_is_played_in_czech() {
    run(&Kit::whole("cs", "cs-plus"));
}

#[test]
fn the_rules_accept_what_is_played_in_slovak() {
    run(&Kit::whole("sk", "sk"));
}

#[test]
fn the_rules_accept_what_is_played_in_english() {
    run(&Kit::whole("en", "en"));
}

#[test]
fn the_rules_accept_what_is_played_with_few_words() {
    let kit = Kit::small("sk", "sk");
    let placed: usize = (0..20).map(|seed| game(&kit, 2, seed).0).sum();
    assert!(placed > 100, "{placed}");
}

#[test]
fn the_rules_accept_what_is_played_in_odd_editions() {
    let mut placed = 0;
    for seed in 60_000..60_050 {
        let kit = odd::kit(&mut chance(seed));
        // A bag too small for two racks is refused before any game begins.
        if kit.edition().check().is_ok() {
            placed += game(&kit, 2, seed).0;
        }
    }
    assert!(placed > 500, "{placed}");
}
