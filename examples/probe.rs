use kamen::ai::scrabble::self_play::{Deal, Player, play};
use kamen::ai::scrabble::*;
use kamen::games::scrabble::notation::Cgp;
use std::sync::Arc;
use std::time::Instant;

struct Best {
    finder: Finder,
    worth: Worth,
    spent: u128,
}
impl Player for Best {
    fn choose(&mut self, e: &Engine, p: &Position, t: &Turn) -> Ranked {
        let s = Instant::now();
        let r = self.finder.best(e, p, t);
        self.spent += s.elapsed().as_nanos();
        r
    }
    fn worth(&self) -> Worth {
        self.worth
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (lang, lex) = (&args[1], &args[2]);
    let games: u64 = args[3].parse().unwrap();
    let pack = kamen::packs::load(lang).unwrap();
    let t = Instant::now();
    let words = kamen::lexicons::open(lex, pack.edition.tiles.alphabet()).unwrap();
    println!("open {:?}", t.elapsed());
    let t = Instant::now();
    let engine = Engine::new(pack.edition, words.vocabulary(), Arc::new(Leaves::none()));
    println!("engine {:?} {} KB", t.elapsed(), engine.bytes() / 1024);
    let mut a = Best { finder: Finder::default(), worth: Worth::Equity, spent: 0 };
    let mut b = Best { finder: Finder::default(), worth: Worth::Equity, spent: 0 };
    let (mut total, mut turns, mut bingos) = (0i64, 0u64, 0u64);
    let mut positions = Vec::new();
    let t = Instant::now();
    for g in 0..games {
        let scores = play(&engine, Deal::new(&engine, 1, g), &mut [&mut a, &mut b], |taken| {
            turns += 1;
            if let Move::Place(p) = &taken.chosen.action {
                if p.count() == 7 {
                    bingos += 1
                }
            }
            if g % 8 == 0 {
                positions.push((taken.position.clone(), *taken.turn));
            }
        });
        total += scores.iter().sum::<i32>() as i64;
    }
    let el = t.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s, {:.1} points, {:.2} bingos, {:.1} turns, best {:.2} us",
        games as f64 / el,
        total as f64 / games as f64 / 2.0,
        bingos as f64 / games as f64 / 2.0,
        turns as f64 / games as f64,
        (a.spent + b.spent) as f64 / 1000.0 / turns as f64
    );
    let mut gen_ = Generator::default();
    let mut finder = Finder::default();
    for blanks in 0..3 {
        let set: Vec<_> = positions.iter().filter(|(_, t)| t.rack.blanks() == blanks).collect();
        if set.is_empty() {
            continue;
        }
        let mut moves = 0usize;
        let t = Instant::now();
        for (p, turn) in &set {
            moves += gen_
                .all(&engine, p, turn)
                .iter()
                .filter(|m| matches!(m.action, Move::Place(_)))
                .count();
        }
        let all = t.elapsed().as_secs_f64() * 1e6 / set.len() as f64;
        let t = Instant::now();
        for (p, turn) in &set {
            finder.best(&engine, p, turn);
        }
        let best = t.elapsed().as_secs_f64() * 1e6 / set.len() as f64;
        for (p, turn) in set.iter().take(300) {
            let b = finder.best(&engine, p, turn);
            let m = gen_.all(&engine, p, turn).iter().map(|m| m.equity).max().unwrap();
            assert_eq!(b.equity, m, "{:?}\n{:?} {:?}", p.board(&engine), turn.rack, b);
        }
        println!(
            "{blanks} blanks: {} positions, {:.1} moves, all {:.1} us, best {:.2} us",
            set.len(),
            moves as f64 / set.len() as f64,
            all,
            best
        );
    }
    let _ = std::any::type_name::<Cgp>();
}
