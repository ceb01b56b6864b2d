//! Totals that are kept up with every game are what counting all games again gives.

use std::collections::BTreeMap;

use kamen::games::rules::{Seat, Viewer};
use kamen::games::scrabble::{Score, TurnDeed, View};
use kamen::members::{Contestant, FinishedGame, Leaderboard, Members, Rating, Row};
use kamen::session::game::scrabble::Scrabble;
use kamen::session::game::{ComputerLevel, GameResult};
use kamen::session::table::{Sitter, Table};
use kamen::session::{PersonId, ServerId};
use kamen::store::{Kind, Store, TableId};

use crate::kit::scrabble;
use crate::play::{LANGUAGES, PERSONS, Playing, SERVERS, finished};
use crate::stores::engines;

/// The tables in the order in which their games were kept.
async fn in_order(store: &Store) -> Vec<TableId> {
    let mut all = Vec::new();
    let mut last = None;
    loop {
        let page = store.list(&Kind::named("finished-game"), last.as_ref()).await.unwrap();
        let Some((key, _)) = page.last() else { break };
        last = Some(key.clone());
        all.extend(page);
    }
    all.sort_by_key(|(_, record)| record.version);
    all.into_iter().map(|(key, _)| key.as_str().parse().unwrap()).collect()
}

/// The plays of a seat that nobody had taken back, by looking at who challenged what came next.
fn standing_plays(view: &View, seat: Seat) -> Vec<(String, Score, bool)> {
    let turns: Vec<_> = view.turns.iter().filter(|turn| turn.seat == seat).collect();
    let mut plays = Vec::new();
    for (place, turn) in turns.iter().enumerate() {
        let next = turns.get(place + 1).map(|turn| &turn.deed);
        if let TurnDeed::Placed { words, bingo, .. } = &turn.deed
            && !matches!(next, Some(TurnDeed::Withdrawn { .. }))
        {
            plays.push((words[0].word.word().to_string(), turn.score, bingo.0 > 0));
        }
    }
    plays
}

fn turns_taken(view: &View, seat: Seat) -> i64 {
    let weight = |deed: &TurnDeed| match deed {
        TurnDeed::Placed { .. } | TurnDeed::Exchanged { .. } | TurnDeed::Passed => 1,
        TurnDeed::Withdrawn { moves_again: true, .. } => -1,
        _ => 0,
    };
    view.turns.iter().filter(|turn| turn.seat == seat).map(|turn| weight(&turn.deed)).sum()
}

/// A finished game tells what its table does.
fn assert_told(game: &FinishedGame, table: &Table) {
    let view = scrabble(table, Viewer::Spectator);
    let ended = &view.outcome.as_ref().unwrap().ended;
    let GameResult::Scrabble(own) = &game.own else { panic!("another game") };
    assert_eq!(
        (game.table, game.rated, own.reason),
        (table.id(), table.terms().rated, ended.reason)
    );
    assert_eq!(own.played.len(), game.players.len());
    assert_eq!((game.server, game.channel), (table.room().server, table.room().channel));
    for (place, player) in game.players.iter().enumerate() {
        let seat = Seat(place as u8);
        let who = match table.sitter(seat).unwrap() {
            Sitter::Person(person) => Contestant::Person(person),
            Sitter::Computer(level) => Contestant::Computer(level),
            other => panic!("{other:?} has played"),
        };
        let played = &own.played[place];
        assert_eq!((player.who, played.score), (who, view.players[place].score));
        assert_eq!(player.departed, view.players[place].departed);
        assert_eq!(player.place == 1, view.winners().contains(&seat));
        assert_eq!(i64::from(played.turns), turns_taken(&view, seat));
        let plays = standing_plays(&view, seat);
        assert_eq!(played.points, plays.iter().map(|(_, score, _)| *score).sum());
        let bonus = view.turns.iter().filter(|turn| turn.seat == seat);
        let bonus = bonus.filter(|turn| matches!(turn.deed, TurnDeed::Stood { .. }));
        let end = ended.adjustments.iter().filter(|change| change.seat == seat);
        let end: Score = end.map(|change| change.score).sum();
        let bonus: Score = bonus.map(|turn| turn.score).sum();
        assert_eq!(played.score, played.points + bonus + end);
        assert_eq!(played.bingos as usize, plays.iter().filter(|(_, _, bingo)| *bingo).count());
        let best = plays.iter().map(|(_, score, _)| *score).max();
        assert_eq!(played.best.as_ref().map(|play| play.points), best);
        if let Some(best) = &played.best {
            assert!(
                plays
                    .iter()
                    .any(|(word, score, _)| *word == best.words[0] && *score == best.points)
            );
        }
    }
}

/// What a person's games come to, counted from the tables themselves.
#[derive(Debug, Default, PartialEq)]
struct Count {
    ends: [u32; 3],
    score: i64,
    turns: i64,
    points: i64,
    bingos: usize,
    best_game: Option<(TableId, Score)>,
    best_play: Option<(TableId, Score)>,
    people: [u32; 3],
    computers: BTreeMap<String, [u32; 3]>,
}

fn count(tables: &[&Table], person: PersonId) -> Count {
    let mut count = Count::default();
    for table in tables {
        let view = scrabble(table, Viewer::Spectator);
        let Some(seat) = Seat::all(view.players.len())
            .find(|&seat| table.sitter(seat) == Some(Sitter::Person(person)))
        else {
            continue;
        };
        let (winners, score) = (view.winners(), view.players[seat.index()].score);
        let end = match (winners.contains(&seat), winners.len()) {
            (true, 1) => 0,
            (true, _) => 1,
            (false, _) => 2,
        };
        count.ends[end] += 1;
        count.score += i64::from(score.0);
        count.turns += turns_taken(&view, seat);
        if count.best_game.is_none_or(|(_, best)| best < score) {
            count.best_game = Some((table.id(), score));
        }
        for (_, points, bingo) in standing_plays(&view, seat) {
            count.points += i64::from(points.0);
            count.bingos += usize::from(bingo);
            if count.best_play.is_none_or(|(_, best)| best < points) {
                count.best_play = Some((table.id(), points));
            }
        }
        // Who stayed is before who left; then the points decide.
        let rank = |seat: Seat| {
            let player = &view.players[seat.index()];
            (player.departed.is_none(), player.score)
        };
        for other in Seat::all(view.players.len()).filter(|&other| other != seat) {
            let end = match rank(seat).cmp(&rank(other)) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            };
            match table.sitter(other).unwrap() {
                Sitter::Computer(ComputerLevel::Scrabble(level)) => {
                    count.computers.entry(level.to_string()).or_default()[end] += 1;
                }
                _ => count.people[end] += 1,
            }
        }
    }
    count
}

async fn told(members: &Members, person: PersonId, server: Option<ServerId>) -> Count {
    let told = members.statistics::<Scrabble>(person, server).await.unwrap();
    let ends = |tally: kamen::members::Tally| [tally.wins, tally.draws, tally.losses];
    Count {
        ends: ends(told.games),
        score: told.own.score,
        turns: told.own.turns as i64,
        points: told.own.points,
        bingos: told.own.bingos as usize,
        best_game: told.own.best_game.map(|best| (best.table, best.score)),
        best_play: told.own.best_play.map(|best| (best.table, best.points)),
        people: ends(told.people),
        computers: told
            .computers
            .iter()
            .map(|row| (row.level.to_string(), ends(row.tally)))
            .collect(),
    }
}

async fn boards(members: &Members) -> Vec<Vec<Row>> {
    let mut boards = Vec::new();
    for server in SERVERS.into_iter().flatten() {
        for language in LANGUAGES {
            for rated in [false, true] {
                let wanted = Leaderboard { ladder: language.into(), rated, least_games: 0 };
                boards.push(members.leaderboard(server, &wanted).await.unwrap());
            }
        }
    }
    boards
}

/// Everything that is kept is what the tables say.
pub async fn assert_totals(members: &Members, store: &Store, games: &[Playing]) {
    let by_id: BTreeMap<TableId, &Table> =
        games.iter().map(|game| (game.table.id(), &game.table)).collect();
    let order = in_order(store).await;
    assert_eq!(order.len(), games.len(), "each game is kept once");
    let tables: Vec<&Table> = order.iter().map(|id| by_id[id]).collect();
    for table in &tables {
        assert_told(&members.result(table.id()).await.unwrap().unwrap(), table);
    }
    for person in (1..=PERSONS).map(PersonId) {
        assert_eq!(told(members, person, None).await, count(&tables, person), "{person}");
        for server in SERVERS.into_iter().flatten() {
            let here: Vec<&Table> =
                tables.iter().copied().filter(|t| t.room().server == Some(server)).collect();
            assert_eq!(told(members, person, Some(server)).await, count(&here, person));
        }
    }
    assert_boards(members, &tables).await;
    for server in SERVERS.into_iter().flatten() {
        assert_server(members, &tables, server).await;
    }
    // The same games in the same order give the same ratings.
    let again = Members::new(Store::memory());
    for table in &tables {
        assert!(again.keep_result(table).await.unwrap());
    }
    assert_eq!(boards(members).await, boards(&again).await);
    let mut checks = store.check().await.unwrap();
    checks.push(kamen::members::check(store).await.unwrap());
    for check in checks {
        assert!(check.problems.is_empty(), "{}: {:?}", check.name, check.problems);
    }
}

/// The totals of a server are those of its persons, whoever they are.
async fn assert_server(members: &Members, tables: &[&Table], server: ServerId) {
    let here: Vec<&Table> =
        tables.iter().copied().filter(|table| table.room().server == Some(server)).collect();
    let persons = |table: &Table| {
        table.chairs().iter().filter_map(|chair| chair.sitter.person()).collect::<Vec<_>>()
    };
    let told = members.server_statistics::<Scrabble>(server).await.unwrap();
    let between = here.iter().filter(|table| persons(table).len() > 1).count();
    assert_eq!((told.games, told.between_people), (here.len() as u64, between as u64));
    let counts: Vec<Count> = (1..=PERSONS).map(|person| count(&here, PersonId(person))).collect();
    assert_eq!(told.own.points, counts.iter().map(|count| count.points).sum::<i64>());
    assert_eq!(told.own.bingos, counts.iter().map(|count| count.bingos as u64).sum::<u64>());
    let best = |of: fn(&Count) -> Option<(TableId, Score)>| {
        counts.iter().filter_map(of).map(|(_, score)| score).max()
    };
    let game = told.own.best_game.as_ref();
    assert_eq!(game.map(|best| best.what.score), best(|count| count.best_game));
    let play = told.own.best_play.as_ref();
    assert_eq!(play.map(|best| best.what.points), best(|count| count.best_play));
    let mut active: Vec<(PersonId, u32)> = (1..=PERSONS)
        .map(PersonId)
        .map(|person| {
            let with_others =
                here.iter().map(|table| persons(table)).filter(|persons| persons.len() > 1);
            let games = with_others.filter(|persons| persons.contains(&person)).count();
            (person, u32::try_from(games).unwrap())
        })
        .filter(|(_, games)| *games > 0)
        .collect();
    active.sort_by_key(|&(person, games)| (std::cmp::Reverse(games), person));
    assert_eq!(members.most_active(server, 3).await.unwrap(), active[..active.len().min(3)]);
}

/// The tables of players hold the games between people and no others, and points go from one to
/// the other.
async fn assert_boards(members: &Members, tables: &[&Table]) {
    let mut expected: Vec<BTreeMap<PersonId, (u32, i64)>> = Vec::new();
    for server in SERVERS.into_iter().flatten() {
        for language in LANGUAGES {
            for rated in [false, true] {
                let mut played = BTreeMap::new();
                for table in tables {
                    let kamen::session::game::GameTerms::Scrabble(terms) = &table.terms().game
                    else {
                        panic!("another game")
                    };
                    let view = scrabble(table, Viewer::Spectator);
                    let persons: Vec<_> = (table.chairs().iter().zip(&view.players))
                        .filter_map(|(chair, player)| Some((chair.sitter.person()?, player.score)))
                        .collect();
                    let here = table.room().server == Some(server) && terms.language == language;
                    if !here || persons.len() < 2 || (rated && !table.terms().rated) {
                        continue;
                    }
                    for (person, score) in persons {
                        let row: &mut (u32, i64) = played.entry(person).or_default();
                        *row = (row.0 + 1, row.1 + i64::from(score.0));
                    }
                }
                expected.push(played);
            }
        }
    }
    for (rows, played) in boards(members).await.iter().zip(expected) {
        let told: BTreeMap<_, _> = rows
            .iter()
            .map(|row| (row.person, (row.standing.games.games(), row.standing.score.unwrap())))
            .collect();
        assert_eq!(told, played);
        let above: i32 = rows.iter().map(|row| row.standing.rating.0 - Rating::START.0).sum();
        assert_eq!(above, 0, "what one wins another loses");
        assert!(
            rows.iter()
                .all(|row| row.standing.is_provisional() == (row.standing.games.games() < 5))
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn totals_are_what_counting_all_games_again_gives() {
    let games: Vec<Playing> = (0..150).map(finished).collect();
    let mut kinds = [0; 5];
    for game in games.iter().map(|game| FinishedGame::of(&game.table).unwrap()) {
        kinds[0] += usize::from(game.is_between_people());
        let GameResult::Scrabble(own) = &game.own else { panic!("another game") };
        kinds[1] += own.played.iter().filter(|played| played.bingos > 0).count();
        kinds[2] += game.players.iter().filter(|player| player.departed.is_some()).count();
        kinds[3] += usize::from(game.rated && game.is_between_people());
        kinds[4] += usize::from(game.players.iter().filter(|p| p.place == 1).count() > 1);
    }
    assert!(kinds.iter().all(|&kind| kind > 3), "the games are poor: {kinds:?}");
    for (store, _folder) in engines("law") {
        let members = Members::new(store.clone());
        let mut keepers = tokio::task::JoinSet::new();
        // Everybody who sees the end of a game wants to keep it, all at once.
        for game in games.iter().chain(&games) {
            let (members, table) = (members.clone(), game.table.clone());
            keepers.spawn(async move { members.keep_result(&table).await.unwrap() });
        }
        let kept = keepers.join_all().await.into_iter().filter(|&kept| kept).count();
        assert_eq!(kept, games.len());
        assert_totals(&members, &store, &games).await;
    }
}
