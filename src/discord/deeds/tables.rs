//! The tables that go on, of this server or of one person.

use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::games::facts::{Fact, Telling};
use crate::session::ServerId;
use crate::session::table::{Head, OnTurn, Stage};
use crate::store::TableId;

/// The tables that are listed.
const SHOWN: usize = 20;

/// Lists the tables of this server.
pub(in crate::discord) async fn of_server(caller: &Caller) -> Result<(), Failure> {
    let server = caller.room.server.ok_or_else(|| Failure::told("tables-no-server"))?;
    list(caller, "tables-here", caller.bot.hall.tables_of(server)).await
}

/// Lists the caller's own tables, wherever they are.
pub(in crate::discord) async fn of_caller(caller: &Caller) -> Result<(), Failure> {
    list(caller, "tables-mine", caller.bot.hall.tables_of_person(caller.person)).await
}

async fn list(caller: &Caller, title: &str, tables: Vec<(TableId, Head)>) -> Result<(), Failure> {
    let mut lines = vec![caller.say(title, &[])];
    if tables.is_empty() {
        lines.push(caller.say("tables-none", &[]));
    }
    lines.extend(tables.iter().take(SHOWN).map(|(_, head)| line(caller, head)));
    if let Some(more) = tables.len().checked_sub(SHOWN).filter(|&more| more > 0) {
        let more = Telling::new("tables-more", [("count", Fact::from(more))]);
        lines.push(caller.tongue.tell(&more));
    }
    caller.whisper(Reply::text(lines.join("\n"))).await
}

/// Where a table is, who plays, and who is to move.
fn line(caller: &Caller, head: &Head) -> String {
    let mut players: Vec<String> =
        head.persons.iter().map(|person| format!("<@{person}>")).collect();
    let others = head.chairs.saturating_sub(head.persons.len() + head.open);
    if head.stage == Stage::Playing && others > 0 {
        let computers = Telling::new("tables-computers", [("count", Fact::from(others))]);
        players.push(caller.tongue.tell(&computers));
    }
    let turn = match (head.stage, head.turn) {
        (Stage::Lobby, _) => caller.say("tables-waits", &[]),
        (_, Some(OnTurn::Person(person))) if person == caller.person => {
            caller.say("tables-your-turn", &[])
        }
        (_, Some(OnTurn::Person(person))) => {
            caller.say("tables-turn", &[("who", &format!("<@{person}>"))])
        }
        (_, Some(OnTurn::Computer)) => caller.say("tables-computer-turn", &[]),
        (_, None) => String::new(),
    };
    let place = place(head.room.server, head.room.channel.0);
    let facts = [("place", &*place), ("players", &*players.join(", ")), ("turn", &*turn)];
    caller.say("tables-line", &facts)
}

/// A link to a channel, which also leads to other servers and private conversations.
pub(in crate::discord) fn place(server: Option<ServerId>, channel: u64) -> String {
    match server {
        Some(_) => format!("<#{channel}>"),
        None => format!("https://discord.com/channels/@me/{channel}"),
    }
}
