//! What games come to: somebody's, everywhere or on this server, or those of the whole server.

use crate::discord::caller::Caller;
use crate::discord::face;
use crate::discord::failure::Failure;
use crate::discord::players::mention;
use crate::discord::reply::Reply;
use crate::games::facts::{Fact, Telling};
use crate::members::{Counted, ServerStatistics, Statistics, Tally};
use crate::session::game::{GameKind, each};
use crate::session::table::Sitter;
use crate::session::{Moment, PersonId, ServerId};
use crate::texts::Tongue;

/// The most active people who are named.
const MOST_ACTIVE: usize = 5;

/// A game that tells what its games come to, beside how many there were and how they ended.
pub(in crate::discord) trait Told: Counted {
    /// What those of a person come to, in lines.
    fn of_person(statistics: &Statistics<Self::Totals>, tongue: Tongue) -> Vec<String>;

    /// What those of a server come to, in lines.
    fn of_server(statistics: &ServerStatistics<Self::ServerTotals>, tongue: Tongue) -> Vec<String>;
}

/// Shows what the games of a person come to, of the caller when nobody is named.
pub(in crate::discord) async fn of_person(
    caller: &Caller,
    who: Option<PersonId>,
    here: bool,
) -> Result<(), Failure> {
    let person = who.unwrap_or(caller.person);
    let server = if here { Some(server_of(caller)?) } else { None };
    let key = if here { "stats-title-here" } else { "stats-title" };
    let mut lines = vec![caller.say(key, &[("who", &format!("<@{person}>"))])];
    let mut told = Vec::new();
    for kind in GameKind::ALL {
        each!(GameKind, kind, G => {
            let statistics = caller.bot.members.statistics::<G>(person, server).await?;
            told.push((*kind, personal::<G>(caller.tongue, &statistics)));
        });
    }
    lines.extend(by_game(caller.tongue, told));
    caller.whisper(Reply::text(lines.join("\n"))).await
}

/// Shows what the games of the server come to.
pub(in crate::discord) async fn of_server(caller: &Caller) -> Result<(), Failure> {
    let server = server_of(caller)?;
    let members = &caller.bot.members;
    let mut lines = vec![caller.say("stats-title-server", &[])];
    let mut told = Vec::new();
    for kind in GameKind::ALL {
        each!(GameKind, kind, G => {
            let statistics = members.server_statistics::<G>(server).await?;
            told.push((*kind, common::<G>(caller.tongue, &statistics)));
        });
    }
    lines.extend(by_game(caller.tongue, told));
    let active = members.most_active(server, MOST_ACTIVE).await?;
    if !active.is_empty() {
        let named = active.iter().map(|(person, games)| format!("<@{person}> {games}"));
        let named = named.collect::<Vec<_>>().join(" · ");
        lines.push(caller.say("stats-active", &[("who", &named)]));
    }
    caller.whisper(Reply::text(lines.join("\n"))).await
}

fn server_of(caller: &Caller) -> Result<ServerId, Failure> {
    caller.room.server.ok_or_else(|| Failure::told("stats-no-server"))
}

/// What is told of each game that was played, below its name where there are several.
fn by_game(tongue: Tongue, mut told: Vec<(GameKind, Vec<String>)>) -> Vec<String> {
    told.retain(|(_, lines)| !lines.is_empty());
    let are_several = told.len() > 1;
    let lines = told.into_iter().flat_map(|(kind, lines)| {
        let name = are_several.then(|| format!("**{}**", face::say(kind, tongue, "name", &[])));
        name.into_iter().chain(lines)
    });
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() { vec![tongue.say("stats-none", &[])] } else { lines }
}

/// What one kind of games of a person comes to; nothing when there were none.
fn personal<G: Told>(tongue: Tongue, statistics: &Statistics<G::Totals>) -> Vec<String> {
    if statistics.games.games() == 0 {
        return Vec::new();
    }
    let mut lines = vec![tallied(tongue, "stats-games", &statistics.games, [])];
    lines.extend(G::of_person(statistics, tongue));
    if statistics.people.games() > 0 {
        lines.push(tallied(tongue, "stats-people", &statistics.people, []));
    }
    for row in &statistics.computers {
        let who = Fact::Text(mention(Sitter::Computer(row.level), tongue));
        lines.push(tallied(tongue, "stats-computer", &row.tally, [("who", who)]));
    }
    lines
}

/// What one kind of games of a server comes to; nothing when there were none.
fn common<G: Told>(tongue: Tongue, statistics: &ServerStatistics<G::ServerTotals>) -> Vec<String> {
    if statistics.games == 0 {
        return Vec::new();
    }
    let games = number(statistics.games);
    let people = number(statistics.between_people);
    let all = Telling::new("stats-server-games", [("games", games), ("people", people)]);
    let mut lines = vec![tongue.tell(&all)];
    lines.extend(G::of_server(statistics, tongue));
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

/// Whose something is; nothing is said of it where only one person is spoken of.
pub(in crate::discord) fn owner(who: Option<PersonId>) -> Fact {
    Fact::Text(who.map(|person| format!(", <@{person}>")).unwrap_or_default())
}

/// A day as Discord writes it for whoever reads.
pub(in crate::discord) fn day(moment: Moment) -> Fact {
    Fact::Text(format!("<t:{}:d>", moment.0 / 1_000))
}

/// A number of things.
pub(in crate::discord) fn number(count: u64) -> Fact {
    Fact::Number(i64::try_from(count).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_told_apart_by_their_names() {
        let told = |lines: &[&str]| {
            (GameKind::Scrabble, lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>())
        };
        let english = Tongue::English;
        assert_eq!(by_game(english, vec![told(&["1 game"]), told(&[])]), ["1 game"]);
        let two = by_game(english, vec![told(&["1 game"]), told(&["2 games"])]);
        assert_eq!(two, ["**Scrabble**", "1 game", "**Scrabble**", "2 games"]);
        assert_eq!(by_game(english, vec![told(&[])]), [english.say("stats-none", &[])]);
    }
}
