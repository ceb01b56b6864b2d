//! What people do at any table, whether by a command or by a button: one file for each. What only the
//! game knows is asked of its face.
//!
//! | file | |
//! |---|---|
//! | `open.rs` `time.rs` `lobby.rs` `seats.rs` | a table as somebody wishes it, how much time there is, what can still be agreed on; sitting down, starting, closing, playing again |
//! | `play.rs` `undo.rs` `resign.rs` | a turn, taking it back, giving up |
//! | `own.rs` `look.rs` `history.rs` `page.rs` | the table as its player sees it; the board again; all turns, page by page |
//! | `hint.rs` `why.rs` | a good move for the player on turn; the computer's reasons |
//! | `showing.rs` `ending.rs` `verify.rs` `analyse.rs` | what can be shown of a game: replay, chart, file, chance checked, each turn beside the best |
//! | `settings/` `stats.rs` `leaderboard.rs` `tables.rs` `help.rs` | of people and servers; how to play |

pub(super) mod analyse;
pub(super) mod ending;
pub(super) mod help;
pub(super) mod hint;
pub(super) mod history;
pub(super) mod leaderboard;
pub(super) mod lobby;
pub(super) mod look;
pub(super) mod open;
pub(super) mod own;
mod page;
pub(super) mod play;
pub(super) mod resign;
pub(super) mod seats;
pub(super) mod settings;
mod showing;
pub(super) mod stats;
pub(super) mod tables;
pub(super) mod time;
pub(super) mod undo;
pub(super) mod verify;
pub(super) mod why;

use super::button::{Button, TableVerb, Verb};
use super::caller::Caller;
use super::face::{self, Face, Press};
use super::failure::Failure;
use super::reply::Reply;
use super::seen::{STALE, SeenTable};
use crate::session::game::{GameKind, each};

/// Does what a button, a select or a modal says.
pub(super) async fn press(
    caller: &Caller,
    button: &Button,
    values: &[String],
) -> Result<(), Failure> {
    let Some(table) = button.table else { return anywhere(caller, button, values).await };
    let at = SeenTable::table(caller, table).await?;
    caller.bot.boards.lend(table, caller, None);
    if caller.is_private() {
        caller.bot.boards.leave(table, caller.person).await;
    }
    let done = match &button.verb {
        Verb::Table(verb) => at_table(caller, &at, *verb, button, values).await,
        Verb::Game(_) => {
            let press = Press::new(button, values);
            each!(GameKind, at.kind(), H => H::press(caller, &at, &press).await)
        }
    };
    match done {
        // What was asked privately of an older position shows the one of now instead.
        Err(Failure::Told(stale)) if stale.key == STALE && caller.is_private() => {
            let now = SeenTable::table(caller, table).await?;
            own::reply(caller, &now, &caller.tongue.tell(&stale)).await
        }
        done => done,
    }
}

/// Does what a button, a select or a modal says at its table.
async fn at_table(
    caller: &Caller,
    at: &SeenTable,
    verb: TableVerb,
    button: &Button,
    values: &[String],
) -> Result<(), Failure> {
    let Button { seen, argument, .. } = button;
    match verb {
        TableVerb::Join => seats::join(caller, at).await,
        TableVerb::Leave => seats::leave(caller, at).await,
        TableVerb::AcceptInvitation => seats::accept(caller, at).await,
        TableVerb::DeclineInvitation => seats::decline(caller, at).await,
        TableVerb::Start => seats::start(caller, at).await,
        TableVerb::Cancel => seats::cancel(caller, at).await,
        TableVerb::AddComputer => seats::add_computer(caller, at, argument).await,
        TableVerb::Options => lobby::show(caller, at).await,
        TableVerb::Option => lobby::choose(caller, at, argument, values).await,
        TableVerb::Reopen => seats::reopen(caller, at).await,
        TableVerb::Kick => seats::kick(caller, at, argument).await,
        TableVerb::Play => play::open(caller, at, *seen, "").await,
        TableVerb::Change => play::open(caller, at, *seen, argument).await,
        TableVerb::Played => play::typed(caller, at, *seen, first(values)).await,
        TableVerb::Written => play::typed(caller, at, *seen, argument).await,
        TableVerb::Confirm => play::confirm(caller, at, *seen, argument).await,
        TableVerb::Undo => undo::ask(caller, at, *seen).await,
        TableVerb::AgreeUndo => undo::agree(caller, at, *seen).await,
        TableVerb::DeclineUndo => undo::decline(caller, at, *seen).await,
        TableVerb::Resign => resign::open(caller, at).await,
        TableVerb::ResignSurely => resign::surely(caller, at).await,
        TableVerb::TextBoard => look::text_board(caller, at).await,
        TableVerb::More => look::more(caller, at).await,
        TableVerb::Dismiss => caller.replace(Reply::text(caller.say("bot-never", &[]))).await,
        TableVerb::Rematch => seats::rematch(caller, at).await,
        TableVerb::Help => help::show(caller, help::Topic::of_move(at.kind())).await,
        TableVerb::History => history::show(caller, at, argument).await,
        TableVerb::Replay => ending::replay(caller, at, argument).await,
        TableVerb::Chart => ending::chart(caller, at, argument).await,
        TableVerb::Export => ending::export(caller, at, argument).await,
        TableVerb::Verify => verify::show(caller, at, argument).await,
        TableVerb::Analyse => analyse::show(caller, at, argument).await,
        TableVerb::Hint => hint::show(caller, at, *seen, argument).await,
        TableVerb::Why => why::show(caller, at).await,
    }
}

/// Does what a button or a select without a table says.
async fn anywhere(caller: &Caller, button: &Button, values: &[String]) -> Result<(), Failure> {
    match &button.verb {
        Verb::Table(TableVerb::Help) => {
            let topic = values.first().unwrap_or(&button.argument);
            let topic = help::Topic::named(topic);
            help::show(caller, topic.ok_or_else(|| Failure::told("bot-unknown-button"))?).await
        }
        Verb::Table(_) => Err(Failure::told("bot-unknown-button")),
        Verb::Game(_) => face::press_anywhere(caller, &Press::new(button, values)).await,
    }
}

fn first(values: &[String]) -> &str {
    values.first().map_or("", String::as_str)
}
