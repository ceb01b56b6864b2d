//! The table of players of a server.

use crate::discord::caller::Caller;
use crate::discord::face;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::games::facts::{Fact, Telling};
use crate::members::{Leaderboard, Row, Standing};
use crate::texts::Tongue;

/// The players who are shown.
const SHOWN: usize = 15;

/// Shows the table of players to everybody; whoever asked sees their own place in it.
pub(in crate::discord) async fn show(
    caller: &Caller,
    language: Option<&str>,
    rated: bool,
) -> Result<(), Failure> {
    let server = caller.room.server.ok_or_else(|| Failure::told("stats-no-server"))?;
    let (ladder, name) = face::read_ladder(caller, language)?;
    let tongue = caller.public_tongue;
    let wanted = Leaderboard { ladder, rated, least_games: 1 };
    let rows = caller.bot.members.leaderboard(server, &wanted).await?;
    let title = if rated { "leaderboard-title-rated" } else { "leaderboard-title" };
    let mut lines = vec![tongue.say(title, &[("language", &name)])];
    if rows.is_empty() {
        lines.push(tongue.say("leaderboard-none", &[]));
    }
    lines.extend(rows.iter().take(SHOWN).map(|row| line(tongue, row)));
    let own = rows.iter().skip(SHOWN).find(|row| row.person == caller.person);
    if let Some(own) = own {
        lines.extend(["…".to_owned(), line(tongue, own)]);
    }
    let provisional = |row: &Row| row.standing.is_provisional();
    if rows.iter().take(SHOWN).chain(own).any(provisional) {
        let settled = [("games", Fact::Number(i64::from(Standing::SETTLED)))];
        lines.push(tongue.tell(&Telling::new("leaderboard-provisional", settled)));
    }
    caller.announce(Reply::text(lines.join("\n"))).await
}

fn line(tongue: Tongue, row: &Row) -> String {
    let Row { place, person, standing } = row;
    let mark = if standing.is_provisional() { "?" } else { "" };
    let count = |count: u32| Fact::Number(i64::from(count));
    let facts = [
        ("place", Fact::from(*place)),
        ("who", Fact::Text(format!("<@{person}>"))),
        ("rating", Fact::Text(format!("{}{mark}", standing.rating))),
        ("games", count(standing.games.games())),
        ("wins", count(standing.games.wins)),
        ("draws", count(standing.games.draws)),
        ("losses", count(standing.games.losses)),
    ];
    tongue.tell(&Telling::new("leaderboard-line", facts))
}
