//! Random games for laws: any legal thing may happen, in any edition, with any options.

use kamen::games::chance::{Chance, Seed};
use kamen::games::clock::EachTurn;
use kamen::games::rules::{Ask, Rules, Seat, Viewer};
use kamen::games::scrabble::{
    Action, Board, ChallengeRule, ClockRule, Direction, Edition, EndRule, Event, ExchangeRule,
    Game, Judging, LaidTile, LaidWord, Layout, Options, Placement, Score, Square, Start, Tile,
    TileSet, Tiles, open,
};
use kamen::lexicon::{Letter, Word, Words};

/// Knows three words in four, always the same ones.
pub struct HalfJudge;

impl Words for HalfJudge {
    fn contains(&self, word: &Word) -> bool {
        let text = word.to_string();
        text.bytes().fold(7u32, |h, b| h.wrapping_mul(31).wrapping_add(b.into())) % 4 != 0
    }
}

pub fn chance(seed: u64) -> Chance {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    Seed::new(bytes).chance("test")
}

pub fn options(chance: &mut Chance) -> Options {
    let judging = match chance.below(7) {
        0 | 1 => Judging::Checked,
        n => Judging::Challenge(ChallengeRule::ALL[n - 2]),
    };
    Options {
        judging,
        ending: [EndRule::TwoRoundsOfPasses, EndRule::SixScorelessTurns][chance.below(2)],
        exchange: [ExchangeRule::BagCoversExchange, ExchangeRule::BagHoldsSeven][chance.below(2)],
        clock: (chance.below(3) == 0).then(|| clock(chance)),
    }
}

fn clock(chance: &mut Chance) -> ClockRule {
    let increment_ms = 1_000 * chance.below(5) as u64;
    let mut clock = ClockRule::minutes(chance.below(4) as u64);
    clock.time.each_turn = EachTurn::Increment(increment_ms);
    clock
}

/// An edition nobody sells: any board, rack and alphabet that the rules allow.
pub fn odd_edition(chance: &mut Chance) -> Edition {
    let side = |chance: &mut Chance| 5 + chance.below(17);
    let (rows, cols) = (side(chance), side(chance));
    let star = (chance.below(rows), chance.below(cols));
    let cells = ["", "", "", "2L", "3L", "2W", "3W", "4W"];
    let row = |r: usize, chance: &mut Chance| {
        let cell = |c: usize, chance: &mut Chance| match (r, c) == star {
            true => "*",
            false => cells[chance.below(cells.len())],
        };
        (0..cols).map(|c| cell(c, chance)).collect::<Vec<_>>().join(",")
    };
    let layout = (0..rows).map(|r| row(r, chance)).collect::<Vec<_>>().join("\n");
    let alphabet: Vec<Letter> = ('A'..='Z')
        .map(|c| c.to_string())
        .chain(["CH", "LL", "DŽ", "L·L", "Č", "Ř"].map(String::from))
        .chain(('Α'..='Ω').filter(|c| c.is_alphabetic()).map(|c| c.to_string()))
        .chain(('א'..='ט').map(|c| c.to_string()))
        .filter_map(|text| Letter::new(&text).ok())
        .take(1 + chance.below(63))
        .collect();
    let rack_size = 1 + chance.below(12);
    let letters = alphabet
        .into_iter()
        .map(|letter| (letter, chance.below(11) as u16, 1 + chance.below(9) as u16));
    let mut letters: Vec<_> = letters.collect();
    letters[0].2 += 40;
    Edition {
        name: "odd".into(),
        tiles: TileSet::new(letters, 1 + chance.below(6) as u16)
            .unwrap_or_else(|_| TileSet::new(vec![("A".parse().unwrap(), 1, 60)], 2).unwrap()),
        layout: Layout::parse(&layout).unwrap(),
        rack_size: rack_size as u8,
        bingo_bonus: Score(50),
    }
}

/// A placement that often fits: a run of tiles through a square next to a tile, or the start.
fn placement(board: &Board, edition: &Edition, rack: &Tiles, chance: &mut Chance) -> Placement {
    let near: Vec<Square> = board
        .squares()
        .filter(|&square| board.get(square).is_none() && board.touches(square))
        .collect();
    let through = match near.len() {
        0 => edition.layout.start(),
        n => near[chance.below(n)],
    };
    let direction = [Direction::Across, Direction::Down][chance.below(2)];
    let back = chance.below(4);
    let square =
        (0..=back).rev().find_map(|steps| through.step(direction, -(steps as i16))).unwrap();
    let mut left = rack.clone();
    chance.shuffle(&mut left.0);
    let mut wanted = 1 + chance.below(rack.len().max(1));
    if chance.below(4) == 0 {
        wanted = rack.len();
    }
    let alphabet = edition.tiles.alphabet().letters();
    let mut tiles = Vec::new();
    let mut at = Some(square);
    while let Some(square) = at.filter(|&s| board.contains(s)) {
        if board.get(square).is_some() {
            tiles.push(None);
        } else if wanted > 0 {
            wanted -= 1;
            let Some(tile) = left.0.pop() else { break };
            tiles.push(Some(match tile {
                Tile::Letter(letter) => LaidTile { letter, blank: false },
                Tile::Blank => {
                    LaidTile { letter: alphabet[chance.below(alphabet.len())], blank: true }
                }
            }));
        } else {
            break;
        }
        at = square.step(direction, 1);
    }
    Placement { start: Start { square, direction }, tiles }
}

fn action(game: &Game, seat: Seat, tired: bool, chance: &mut Chance) -> Action {
    let view = game.view(Viewer::Seat(seat));
    let rack = view.rack.clone().unwrap();
    match chance.below(100) {
        _ if tired && chance.below(10) > 0 => Action::Pass,
        0 => [Action::Resign, Action::Leave][chance.below(2)].clone(),
        1..=3 => Action::Undo,
        4..=5 => Action::ClaimTime,
        6..=12 => Action::Pass,
        13..=18 => {
            let count = chance.below(rack.len() + 1);
            Action::Exchange(rack.iter().take(count).collect())
        }
        19..=30 => {
            let words = view.contest.iter().flat_map(|contest| &contest.words);
            let named = words.filter(|_| chance.below(2) == 0).map(LaidWord::word).collect();
            Action::Challenge { words: named }
        }
        _ => Action::Place(placement(&view.board, view.edition(), &rack, chance)),
    }
}

/// A step of a random game: the game before, what happened, the game after.
pub struct Step<'a> {
    pub before: &'a Game,
    pub events: &'a [Event],
    pub after: &'a Game,
}

/// Plays a random game to its end, or up to 250 steps; `check` sees every step.
pub fn play(
    edition: Edition,
    options: Options,
    players: usize,
    chance: &mut Chance,
    mut check: impl FnMut(Step<'_>),
) -> (Game, Vec<Event>) {
    let mut seed = [0; 32];
    seed.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    let started = open("random", edition, options, players, Seed::new(seed)).unwrap();
    let mut log = vec![Event::Started(Box::new(started.clone()))];
    let mut game = Game::start(started);
    let mut steps = 0;
    // Some players stop looking for words, so that games also end by passes.
    let tired_after = if chance.below(5) == 0 { chance.below(20) } else { 250 };
    for _ in 0..4_000 {
        let Some(turn) = game.turn().filter(|_| steps < 250) else { break };
        let anyone = Seat(chance.below(players) as u8);
        let seat = if chance.below(5) == 0 { anyone } else { turn };
        let ask = Ask {
            by: seat,
            action: action(&game, seat, steps > tired_after, chance),
            elapsed_ms: chance.below(40_000) as u64,
        };
        let Ok(events) = game.decide(&ask, &HalfJudge) else { continue };
        let before = game.clone();
        for event in &events {
            game.apply(event);
        }
        check(Step { before: &before, events: &events, after: &game });
        log.extend(events);
        steps += 1;
    }
    (game, log)
}
