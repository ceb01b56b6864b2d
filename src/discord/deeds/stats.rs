//! What games come to: somebody's, everywhere or on this server, or those of the whole server.

use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::players::mention;
use crate::discord::reply::Reply;
use crate::discord::text::escaped;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::Score;
use crate::members::{BestGame, BestTurn, ServerStatistics, Statistics, Tally};
use crate::render::written;
use crate::session::table::Sitter;
use crate::session::{Moment, PersonId, ServerId};
use crate::texts::Tongue;

/// The most active people who are named.
const MOST_ACTIVE: usize = 5;

/// Shows what the games of a person come to, of the caller when nobody is named.
pub(in crate::discord) async fn of_person(
    caller: &Caller,
    who: Option<PersonId>,
    here: bool,
) -> Result<(), Failure> {
    let person = who.unwrap_or(caller.person);
    let server = if here { Some(server_of(caller)?) } else { None };
    let statistics = caller.bot.members.statistics(person, server).await?;
    let key = if here { "stats-title-here" } else { "stats-title" };
    let mut lines = vec![caller.say(key, &[("who", &format!("<@{person}>"))])];
    match statistics.games.games() {
        0 => lines.push(caller.say("stats-none", &[])),
        _ => lines.extend(personal(caller.tongue, &statistics)),
    }
    caller.whisper(Reply::text(lines.join("\n"))).await
}

/// Shows what the games of the server come to.
pub(in crate::discord) async fn of_server(caller: &Caller) -> Result<(), Failure> {
    let server = server_of(caller)?;
    let members = &caller.bot.members;
    let statistics = members.server_statistics(server).await?;
    let mut lines = vec![caller.say("stats-title-server", &[])];
    if statistics.games == 0 {
        lines.push(caller.say("stats-none", &[]));
    } else {
        lines.extend(common(caller.tongue, &statistics));
        let active = members.most_active(server, MOST_ACTIVE).await?;
        let named = active.iter().map(|(person, games)| format!("<@{person}> {games}"));
        if !active.is_empty() {
            let named = named.collect::<Vec<_>>().join(" · ");
            lines.push(caller.say("stats-active", &[("who", &named)]));
        }
    }
    caller.whisper(Reply::text(lines.join("\n"))).await
}

fn server_of(caller: &Caller) -> Result<ServerId, Failure> {
    caller.room.server.ok_or_else(|| Failure::told("stats-no-server"))
}

fn personal(tongue: Tongue, statistics: &Statistics) -> Vec<String> {
    let mut lines = vec![tallied(tongue, "stats-games", &statistics.games, [])];
    if let Some(score) = statistics.average_score() {
        let turn = statistics.average_points().unwrap_or_default();
        let game = written(score, 1, tongue);
        let turn = written(turn, 1, tongue);
        lines.push(tongue.say("stats-average", &[("game", &game), ("turn", &turn)]));
    }
    lines.extend(statistics.best_game.as_ref().map(|best| best_game(tongue, best, None)));
    lines.extend(statistics.best_play.as_ref().map(|best| best_play(tongue, best, None)));
    lines.push(bingos(tongue, statistics.bingos));
    if statistics.people.games() > 0 {
        lines.push(tallied(tongue, "stats-people", &statistics.people, []));
    }
    for row in &statistics.computers {
        let who = Fact::Text(mention(Sitter::Computer(row.level), tongue));
        lines.push(tallied(tongue, "stats-computer", &row.tally, [("who", who)]));
    }
    lines
}

fn common(tongue: Tongue, statistics: &ServerStatistics) -> Vec<String> {
    let games = number(statistics.games);
    let people = number(statistics.between_people);
    let all = Telling::new("stats-server-games", [("games", games), ("people", people)]);
    let mut lines = vec![tongue.tell(&all)];
    if let Some(best) = &statistics.best_game {
        lines.push(best_game(tongue, &best.what, Some(best.person)));
    }
    if let Some(best) = &statistics.best_play {
        lines.push(best_play(tongue, &best.what, Some(best.person)));
    }
    lines.push(bingos(tongue, statistics.bingos));
    lines
}

/// How often something ended how, in one line.
fn tallied<const N: usize>(
    tongue: Tongue,
    key: &'static str,
    tally: &Tally,
    facts: [(&'static str, Fact); N],
) -> String {
    let count = |count: u32| Fact::Number(i64::from(count));
    let mut telling = Telling::new(key, facts);
    telling.facts.extend([
        ("games", count(tally.games())),
        ("wins", count(tally.wins)),
        ("draws", count(tally.draws)),
        ("losses", count(tally.losses)),
    ]);
    tongue.tell(&telling)
}

fn best_game(tongue: Tongue, best: &BestGame, who: Option<PersonId>) -> String {
    let facts = [("points", points(best.score)), ("when", day(best.ended_at)), ("who", owner(who))];
    tongue.tell(&Telling::new("stats-best-game", facts))
}

fn best_play(tongue: Tongue, best: &BestTurn, who: Option<PersonId>) -> String {
    let words: Vec<String> = best.words.iter().map(|word| escaped(word)).collect();
    let facts = [
        ("words", Fact::Text(format!("**{}**", words.join(", ")))),
        ("points", points(best.points)),
        ("when", day(best.ended_at)),
        ("who", owner(who)),
    ];
    tongue.tell(&Telling::new("stats-best-play", facts))
}

fn bingos(tongue: Tongue, count: u64) -> String {
    tongue.tell(&Telling::new("stats-bingos", [("count", number(count))]))
}

/// Whose something is; nothing is said of it where only one person is spoken of.
fn owner(who: Option<PersonId>) -> Fact {
    Fact::Text(who.map(|person| format!(", <@{person}>")).unwrap_or_default())
}

/// A day as Discord writes it for whoever reads.
fn day(moment: Moment) -> Fact {
    Fact::Text(format!("<t:{}:d>", moment.0 / 1_000))
}

fn points(score: Score) -> Fact {
    Fact::Number(i64::from(score.0))
}

fn number(count: u64) -> Fact {
    Fact::Number(i64::try_from(count).unwrap_or(i64::MAX))
}
