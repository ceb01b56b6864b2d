//! What holds in every game, tried on thousands of random ones.

use kamen::games::chance::Chance;
use kamen::games::rules::{Ask, Rules, Seat, Viewer};
use kamen::games::scrabble::notation::{Cgp, Gcg};
use kamen::games::scrabble::{
    Action, AdjustmentCause, Edition, EndReason, Event, Game, Placement, Score, Tiles, View,
    fairness,
};

use crate::naive;
use crate::random_play::{HalfJudge, Step, chance, odd_edition, options, play};
use crate::table::edition;

/// Games of each language; together with the odd editions some two thousand.
const GAMES: u64 = 500;

fn run(language: &str, seeds: std::ops::Range<u64>) {
    let edition = edition(language);
    let mut seen = Seen::default();
    for seed in seeds {
        let mut chance = chance(seed);
        let options = options(&mut chance);
        let players = 2 + chance.below(3);
        check_game(edition.clone(), options, players, &mut chance, &mut seen);
    }
    seen.assert_everything_happened();
}

#[test]
fn laws_hold_in_czech() {
    run("cs", 0..GAMES);
}

#[test]
fn laws_hold_in_slovak() {
    run("sk", 10_000..10_000 + GAMES);
}

#[test]
fn laws_hold_in_english() {
    run("en", 20_000..20_000 + GAMES);
}

#[test]
fn laws_hold_in_odd_editions() {
    let mut seen = Seen::default();
    for seed in 30_000..30_000 + GAMES {
        let mut chance = chance(seed);
        let edition = odd_edition(&mut chance);
        let options = options(&mut chance);
        let players = 2 + chance.below(3);
        if edition.tiles.total() >= players * usize::from(edition.rack_size) {
            check_game(edition, options, players, &mut chance, &mut seen);
        }
    }
    assert!(seen.games > GAMES / 2);
}

/// What has happened in all games together, so that no law holds only because nothing was tried.
#[derive(Default)]
struct Seen {
    games: u64,
    placed: u64,
    bingos: u64,
    blanks: u64,
    withdrawn: u64,
    stood: u64,
    ends: [u64; 4],
}

impl Seen {
    fn event(&mut self, event: &Event) {
        match event {
            Event::Placed(placed) => {
                self.placed += 1;
                self.bingos += u64::from(placed.bingo > Score(0));
                self.blanks += u64::from(placed.placement.laid().any(|(_, tile)| tile.blank));
            }
            Event::Challenged(challenged) => {
                let all_valid = challenged.words.iter().all(|word| word.valid);
                *(if all_valid { &mut self.stood } else { &mut self.withdrawn }) += 1;
            }
            Event::Ended(ended) => {
                self.games += 1;
                self.ends[match ended.reason {
                    EndReason::PlayedOut(_) => 0,
                    EndReason::AllPassed => 1,
                    EndReason::Scoreless => 2,
                    EndReason::OnlyOneLeft(_) => 3,
                }] += 1;
            }
            _ => {}
        }
    }

    fn assert_everything_happened(&self) {
        let Self { games, placed, bingos, blanks, withdrawn, stood, ends } = self;
        assert!(*games > GAMES * 9 / 10, "{games} games ended");
        for count in [placed, bingos, blanks, withdrawn, stood].into_iter().chain(ends) {
            assert!(*count > 0, "{placed} {bingos} {blanks} {withdrawn} {stood} {ends:?}");
        }
    }
}

fn check_game(
    edition: Edition,
    options: kamen::games::scrabble::Options,
    players: usize,
    chance: &mut Chance,
    seen: &mut Seen,
) {
    let set = edition.tiles.clone();
    let (game, log) = play(edition, options, players, chance, |step| {
        step.events.iter().for_each(|event| seen.event(event));
        tiles_are_conserved(step.after);
        scores_are_those_of_the_naive_scorer(&step);
        undo_is_identity(&step);
        moves_are_read_back(&step);
        positions_are_read_back(step.after);
    });
    assert_eq!(Game::replay(&log).unwrap(), game, "replay equals play");
    let stored: Vec<String> = log.iter().map(|e| serde_json::to_string(e).unwrap()).collect();
    let read: Vec<Event> = stored.iter().map(|json| serde_json::from_str(json).unwrap()).collect();
    assert_eq!(read, log, "stored events are read back");
    assert_eq!(fairness::verify(&log).as_ref(), Ok(&game), "an honest log is verified");
    games_are_written_and_read(&game);
    if let Some(Event::Ended(ended)) = log.last() {
        let before = Game::replay(&log[..log.len() - 1]).unwrap();
        let scores = naive_final_scores(&before, ended.reason, &set);
        assert_eq!(game.scores(), scores, "{ended:?}");
    }
}

fn all_tiles(view: &View, racks: impl Iterator<Item = Tiles>, bag: &Tiles) -> Tiles {
    let on_board = view.board.tiles().map(|(_, tile)| tile.tile());
    let racks: Vec<Tiles> = racks.collect();
    let mut all: Tiles =
        on_board.chain(racks.iter().flat_map(Tiles::iter)).chain(bag.iter()).collect();
    view.edition().tiles.sort(&mut all);
    all
}

fn tiles_are_conserved(game: &Game) {
    let view = game.view(Viewer::Spectator);
    let set = view.edition().tiles.tiles();
    let held: usize = view.players.iter().map(|player| player.tiles).sum();
    assert_eq!(view.board.tiles().count() + held + view.bag, set.len());
    for seat in Seat::all(view.players.len()) {
        // What one sees and what one does not see is always the whole set.
        let view = game.view(Viewer::Seat(seat));
        let racks: Vec<Tiles> = match &view.outcome {
            Some(outcome) => outcome.racks.clone(),
            None => vec![view.rack.clone().unwrap()],
        };
        assert_eq!(all_tiles(&view, racks.into_iter(), &view.unseen), set);
    }
}

fn scores_are_those_of_the_naive_scorer(step: &Step<'_>) {
    if let Event::Placed(placed) = &step.events[0] {
        let view = step.before.view(Viewer::Seat(placed.seat));
        let (points, words) = naive::play(&view.board, view.edition(), &placed.placement);
        let mut made: Vec<String> =
            placed.words.iter().map(|w| w.word.word().to_string()).collect();
        made.sort();
        assert_eq!((placed.score.0, made), (points, words), "{:?}", view.board);
        let (canonical, previewed) = view.preview(&placed.placement).unwrap();
        assert_eq!((canonical, previewed.total()), (placed.placement.clone(), placed.score));
    }
}

fn undo_is_identity(step: &Step<'_>) {
    let is_turn = !matches!(step.events[0], Event::Undone(_) | Event::Departed(_));
    if is_turn && !step.after.is_over() {
        let by = step.after.active().next().unwrap();
        let undo = step.after.decide(&Ask::new(by, Action::Undo), &HalfJudge).unwrap();
        let mut undone = step.after.clone();
        undo.iter().for_each(|event| undone.apply(event));
        assert_eq!(&undone, step.before, "undo(play) is the identity");
    }
}

fn moves_are_read_back(step: &Step<'_>) {
    if let Event::Placed(placed) = &step.events[0] {
        let text = placed.placement.to_string();
        assert_eq!(text.parse::<Placement>().as_ref(), Ok(&placed.placement), "{text}");
        // A person typing the same letters gets the same squares and no fewer points.
        let view = step.before.view(Viewer::Seat(placed.seat));
        let typed = match view.read_move(&text.to_lowercase()) {
            Ok(Action::Place(typed)) => typed,
            other => panic!("{text} was read as {other:?}"),
        };
        let letters = |p: &Placement| p.laid().map(|(s, t)| (s, t.letter)).collect::<Vec<_>>();
        assert_eq!(letters(&typed), letters(&placed.placement), "{text}");
        let (_, points) = view.preview(&typed).unwrap();
        assert!(points.total() >= placed.score, "{text} {typed}");
    }
}

fn positions_are_read_back(game: &Game) {
    let viewers = Seat::all(game.scores().len()).map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in viewers {
        let view = game.view(viewer);
        let cgp = Cgp::from_view(&view);
        let text = cgp.to_string();
        assert_eq!(text.parse::<Cgp>().as_ref(), Ok(&cgp), "{text}");
        assert_eq!(cgp.check(view.edition()), Ok(()), "{text}");
    }
}

fn games_are_written_and_read(game: &Game) {
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
        let view = game.view(viewer);
        let gcg = Gcg::from_view(&view, &["Jan Novák", "Jan Novák", "Éva", "x:y"]);
        let text = gcg.to_string();
        assert_eq!(Gcg::parse_bytes(text.as_bytes()).as_ref(), Ok(&gcg), "{text}");
        let replay = gcg.replay(view.edition()).unwrap();
        assert_eq!(replay.board, view.board, "{text}");
        assert_eq!(replay.discrepancies, [], "{text}");
        assert_eq!(replay.scores, game.scores(), "{text}");
    }
}

/// The end as the rules tell it, counted from the racks alone.
fn naive_final_scores(
    before: &Game,
    reason: EndReason,
    set: &kamen::games::scrabble::TileSet,
) -> Vec<Score> {
    let mut scores = before.scores();
    if matches!(reason, EndReason::OnlyOneLeft(_)) {
        return scores;
    }
    let views: Vec<View> =
        Seat::all(scores.len()).map(|seat| before.view(Viewer::Seat(seat))).collect();
    let left: Vec<i32> = views
        .iter()
        .map(|view| view.rack.as_ref().unwrap().iter().map(|tile| set.value(tile).0).sum())
        .collect();
    for (i, score) in scores.iter_mut().enumerate() {
        score.0 -= left[i];
        if reason == EndReason::PlayedOut(Seat(i as u8)) {
            score.0 += left.iter().sum::<i32>();
        }
        if let (Some(clock), Some(time)) = (views[i].setup.options.clock, views[i].players[i].time)
        {
            let over = (-time.0).max(0);
            score.0 -=
                clock.penalty_per_minute.0 * i32::try_from((over + 59_999) / 60_000).unwrap();
        }
    }
    scores
}

#[test]
fn adjustments_name_the_tiles_they_are_for() {
    let mut chance = chance(77);
    let (_, log) = play(edition("cs"), Default::default(), 3, &mut chance, |_| {});
    let Some(Event::Ended(ended)) = log.last() else { panic!("the game has no end") };
    for adjustment in &ended.adjustments {
        match &adjustment.cause {
            AdjustmentCause::OwnTiles(tiles) => {
                assert_eq!(adjustment.score, -edition("cs").tiles.sum(tiles));
            }
            AdjustmentCause::OthersTiles(tiles) => {
                assert_eq!(adjustment.score, edition("cs").tiles.sum(tiles));
            }
            AdjustmentCause::Overtime(_) => panic!("there was no clock"),
        }
    }
}
