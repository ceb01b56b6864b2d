//! What games show and take on Discord: one implementation of [`Face`] for each, in a folder of its own.
//!
//! Whatever is done alike for all games stands in `deeds` and `board` and asks the face of the table's
//! game; no face knows of another. Texts of a game have keys that begin with its name.
//!
//! | file | |
//! |---|---|
//! | `all.rs` | what is asked of all games |
//! | `desk.rs` | what faces keep while the bot runs |
//! | `new.rs` | what `/new` and the lobby ask for each game |
//! | `<game>/` | one game |

mod all;
mod desk;
pub(super) mod new;
#[cfg(feature = "noughts")]
mod noughts;
pub(super) mod scrabble;

use std::sync::Arc;

use serenity::all::{CreateAttachment, CreateButton};

use super::bot::Bot;
use super::button::Button;
use super::caller::Caller;
use super::commands::Command;
use super::controls::Controls;
use super::deeds::own::OwnView;
use super::deeds::verify::Verified;
use super::failure::Failure;
use super::pictures::{Drawn, PictureStyle};
use super::reply::Reply;
use super::seen::SeenTable;
use crate::games::rules::Seat;
use crate::render::{Chart, Painter};
use crate::session::game::{ActionOf, GameEvent, RefusalOf, Variant, ViewOf};
use crate::session::table::TableView;
use crate::store::{TableId, Version};
use crate::texts::Tongue;

pub(super) use all::{commands, ladders, press_anywhere, read_ladder, say, settings_commands};
pub(super) use desk::Desks;
use new::{LobbyChoice, NewOption, Typed};

/// What a game shows and takes on Discord.
pub(super) trait Face: Variant {
    /// The arguments of the buttons that lead from one hint to the next; the first hint has none. Without
    /// any list the game gives no hints.
    const HINTS: Option<&'static [&'static str]> = None;

    /// What `/help` explains of it, in the order in which that is offered; one is `move`.
    const TOPICS: &'static [&'static str];

    /// Whether the computer's moves can be explained.
    const EXPLAINS: bool = false;

    /// The ending of the files that hold its games.
    const FILE: &'static str;

    /// The verbs of its buttons that work without a table.
    const ANYWHERE: &'static [&'static str] = &[];

    // What it adds to the commands.

    /// Commands that only this game has.
    fn commands() -> Vec<Command> {
        Vec::new()
    }

    /// Commands below `/settings`.
    fn settings_commands() -> Vec<Command> {
        Vec::new()
    }

    /// Its tables of players, each with what it is called.
    fn ladders(tongue: Tongue) -> Vec<(String, String)> {
        vec![(say(Self::KIND, tongue, "name", &[]), Self::KIND.name().to_owned())]
    }

    /// The one that is shown when nobody names another.
    fn usual_ladder(_caller: &Caller) -> String {
        Self::KIND.name().to_owned()
    }

    /// What `/new` asks for this game beside what it asks for every table.
    fn options() -> Vec<NewOption> {
        Vec::new()
    }

    /// The levels that are proposed for what has been typed so far, each with what it is called there.
    fn levels(_caller: &Caller, _typed: &Typed<'_>, tongue: Tongue) -> Vec<(String, Self::Level)> {
        let named = |level: &Self::Level| (new::level_choice::<Self>(*level, tongue), *level);
        Self::LEVELS.iter().map(named).collect()
    }

    /// What is agreed on at a new table.
    fn agree(caller: &Caller, typed: &Typed<'_>) -> Result<Self::Terms, Failure>;

    /// Whether hints are given when nobody has said anything about them.
    fn gives_hints(_terms: &Self::Terms) -> bool {
        Self::HINTS.is_some()
    }

    /// Gives each player so many minutes for the whole game, or as much time as they like. A game without
    /// a clock has no minutes to give.
    fn set_minutes(_terms: &mut Self::Terms, minutes: Option<u64>) -> Result<(), Failure> {
        minutes.map_or(Ok(()), |_| Err(Failure::told("bot-no-clock")))
    }

    /// What can still be chosen in the lobby.
    fn lobby(_terms: &Self::Terms, _tongue: Tongue) -> Vec<LobbyChoice> {
        Vec::new()
    }

    /// Chooses it, by the name of the choice and the value that was sent.
    fn settle(
        _caller: &Caller,
        _terms: &mut Self::Terms,
        _name: &str,
        _value: &str,
    ) -> Result<(), Failure> {
        Err(Failure::told("bot-unknown-button"))
    }

    // What the message of a table tells.

    /// What is agreed on, in a few words each.
    fn terms_parts(terms: &Self::Terms, tongue: Tongue) -> Vec<String>;

    /// The minutes that each player has for the whole game.
    fn minutes(_terms: &Self::Terms) -> Option<u64> {
        None
    }

    /// Whose each turn was.
    fn turns(view: &ViewOf<Self>) -> Vec<Seat>;

    /// A turn in one line, without anything secret.
    fn turn_text(table: &TableView, view: &ViewOf<Self>, turn: usize, tongue: Tongue) -> String;

    /// A turn as it stands in the list of all, with what the viewer may know of it.
    fn turn_line(table: &TableView, view: &ViewOf<Self>, turn: usize, tongue: Tongue) -> String;

    /// The key of what is asked of whoever must act, where that is more than to move.
    fn question(_view: &ViewOf<Self>) -> Option<&'static str> {
        None
    }

    /// How the game stands, in a few words each.
    fn standing(table: &TableView, view: &ViewOf<Self>, tongue: Tongue) -> Vec<String>;

    /// Who has won, in one line.
    fn result(table: &TableView, view: &ViewOf<Self>, tongue: Tongue) -> Option<String>;

    /// The result, and all that belongs to it.
    fn ending(table: &TableView, view: &ViewOf<Self>, tongue: Tongue) -> Vec<String> {
        Self::result(table, view, tongue).into_iter().collect()
    }

    /// The rows of buttons below a game that goes on; those that every game has stand in one of them.
    fn playing(
        controls: Controls,
        table: &TableView,
        view: &ViewOf<Self>,
        shared: Vec<CreateButton>,
    ) -> Vec<Vec<CreateButton>>;

    /// The rows of buttons below a finished game; the first begins with the one for playing again.
    fn finished(
        controls: Controls,
        table: &TableView,
        again: CreateButton,
    ) -> Vec<Vec<CreateButton>>;

    /// Buttons of its own among those that are needed less often.
    fn more(_controls: Controls, _view: &ViewOf<Self>) -> Vec<CreateButton> {
        Vec::new()
    }

    /// Whether a player has a turn that could be taken back.
    fn can_undo(view: &ViewOf<Self>) -> bool;

    // Pictures.

    /// The board for everybody.
    fn board(view: &ViewOf<Self>, painter: &Painter, style: &PictureStyle) -> Drawn;

    /// The board in letters.
    fn text_board(view: &ViewOf<Self>) -> String;

    /// What a player sees of the table, for their eyes alone.
    fn own(
        bot: &Bot,
        own: &OwnView,
        table: &TableView,
        view: &Arc<ViewOf<Self>>,
        style: PictureStyle,
    ) -> impl Future<Output = Result<OwnPart, Failure>> + Send;

    // Moves.

    /// What the field for a move is called, and what stands in it before anything is typed.
    fn move_field(view: &ViewOf<Self>, tongue: Tongue) -> (String, String);

    /// Whether somebody who writes this may mean a move.
    fn is_move(text: &str) -> bool;

    /// Reads a move as people type it.
    fn read(view: &ViewOf<Self>, text: &str) -> Result<ActionOf<Self>, RefusalOf<Self>>;

    /// What is shown of an action before it counts; without anything it counts at once. `change` leads
    /// back to where it was typed.
    fn sketch(
        caller: &Caller,
        at: &SeenTable,
        action: &ActionOf<Self>,
        shown: Option<Self::Preview>,
        change: CreateButton,
    ) -> impl Future<Output = Result<Option<Reply>, Failure>> + Send;

    /// Reads an action as it stands behind the button that confirms it.
    fn confirmed(text: &str) -> Option<ActionOf<Self>>;

    /// What the text means that somebody is typing, as proposals: what is shown and what is sent.
    fn explain(
        caller: &Caller,
        at: &SeenTable,
        text: &str,
    ) -> impl Future<Output = Result<Vec<(String, String)>, Failure>> + Send;

    /// Does what a button, a select or a modal of the game's own says.
    fn press(
        caller: &Caller,
        at: &SeenTable,
        press: &Press<'_>,
    ) -> impl Future<Output = Result<(), Failure>> + Send;

    /// Does what one says that belongs to no table.
    fn press_anywhere(
        _caller: &Caller,
        _press: &Press<'_>,
    ) -> impl Future<Output = Result<(), Failure>> + Send {
        async { Err(Failure::told("bot-unknown-button")) }
    }

    // Help in the game.

    /// A hint for the player on turn, so many steps after the first.
    fn hint(
        _caller: &Caller,
        _at: &SeenTable,
        _step: usize,
    ) -> impl Future<Output = Result<Reply, Failure>> + Send {
        async { Err(Failure::told("hint-none")) }
    }

    /// Why the computer moved as it did.
    fn why(
        _caller: &Caller,
        _at: &SeenTable,
    ) -> impl Future<Output = Result<Vec<String>, Failure>> + Send {
        async { Err(Failure::told("why-none")) }
    }

    /// What is said of a topic of help beside its text; of the topic `levels`, which they are.
    fn topic_lines(name: &str, tongue: Tongue, _mentions: bool) -> Vec<String> {
        match name {
            "levels" => {
                Self::LEVELS.iter().map(|level| new::level_line::<Self>(*level, tongue)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The picture that goes with a topic, with what stands below it.
    fn topic_picture(
        _caller: &Caller,
        _name: &str,
    ) -> impl Future<Output = Result<Option<(String, CreateAttachment)>, Failure>> + Send {
        async { Ok(None) }
    }

    // After the game.

    /// What came out of judging the game, for each player.
    fn review_lines(table: &TableView, review: &Self::Review, tongue: Tongue) -> Vec<String>;

    /// The same as a chart, in the language and with the names of the style.
    fn review_chart(
        _view: &ViewOf<Self>,
        _review: &Self::Review,
        _style: &PictureStyle,
    ) -> Option<(Chart, String)> {
        None
    }

    /// Each turn beside the best.
    fn review_turns(table: &TableView, review: &Self::Review, tongue: Tongue) -> Vec<String>;

    /// What is added below some of these turns, as far as there is room.
    fn review_notes(
        _caller: &Caller,
        _at: &SeenTable,
        _review: &Self::Review,
        _turns: std::ops::Range<usize>,
    ) -> impl Future<Output = Result<Vec<String>, Failure>> + Send {
        async { Ok(Vec::new()) }
    }

    /// The game as an animation.
    fn replay(_view: &ViewOf<Self>, _painter: &Painter, _style: &PictureStyle) -> Option<Drawn> {
        None
    }

    /// How the game went, as a chart.
    fn chart(_view: &ViewOf<Self>, _style: &PictureStyle) -> Option<(Chart, String)> {
        None
    }

    /// The game as a file.
    fn export(view: &ViewOf<Self>, names: &[&str]) -> String;

    /// What was promised of chance before the first move, where something was.
    fn promise(_view: &ViewOf<Self>, _tongue: Tongue) -> Option<Promise> {
        None
    }

    /// Checks that a finished game followed from its promise.
    fn verify(
        _table: TableId,
        _view: &ViewOf<Self>,
        _log: &[GameEvent],
        _tongue: Tongue,
    ) -> Result<Verified, Failure> {
        Err(Failure::told("bot-unknown-button"))
    }
}

/// What was promised of chance.
pub(super) struct Promise {
    /// In one line.
    pub brief: String,
    /// In all words.
    pub whole: String,
}

/// What belongs to a player's own view of a game.
pub(super) struct OwnPart {
    /// What is said of it.
    pub lines: Vec<String>,
    /// The picture.
    pub picture: CreateAttachment,
    /// What can be done next.
    pub buttons: Vec<CreateButton>,
}

/// What a button, a select or a modal of a game says.
pub(super) struct Press<'a> {
    /// What it does.
    pub verb: &'a str,
    /// The version at which it was shown.
    pub seen: Version,
    /// What it does it with.
    pub argument: &'a str,
    /// What was chosen or typed.
    pub values: &'a [String],
}

impl<'a> Press<'a> {
    /// What a button says whose verb is a game's.
    pub fn new(button: &'a Button, values: &'a [String]) -> Self {
        let Button { seen, verb, argument, .. } = button;
        Self { verb: verb.name(), seen: *seen, argument, values }
    }
}
