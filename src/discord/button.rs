//! What a button, a select or a modal means: it is written in its id, `v1:<table>:<version>:<verb>`
//! with an argument for some, so that it works after restarts and upgrades. What belongs to no table
//! has `-` in its place. Whoever can forge an id gains nothing: person, turn and version are checked
//! as for anything typed.

use std::fmt;
use std::str::FromStr;

use crate::store::{TableId, Version};

/// The most characters of an id that Discord takes.
const MOST_CHARACTERS: usize = 100;

/// What stands in an id where there is no table.
const NO_TABLE: &str = "-";

/// A button: what it does, at which table, and how the table was when it was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Button {
    /// Which table; nothing where none is needed.
    pub table: Option<TableId>,
    /// The version that the person saw.
    pub seen: Version,
    /// What it does.
    pub verb: Verb,
    /// What it does it with; never more than its owner knows.
    pub argument: String,
}

/// What a button does: something that every table has, or something that only its game knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    /// Something that every table has.
    Table(TableVerb),
    /// Something of the game, by its name; the game's face says what it means.
    Game(String),
}

/// The most characters of a verb's name.
const MOST_OF_VERB: usize = 24;

impl Verb {
    /// A verb of a game.
    pub fn game(name: impl Into<String>) -> Self {
        Self::Game(name.into())
    }

    /// The name in ids and logs.
    pub fn name(&self) -> &str {
        match self {
            Self::Table(verb) => verb.name(),
            Self::Game(name) => name,
        }
    }

    fn named(name: &str) -> Option<Self> {
        let is_name = (1..=MOST_OF_VERB).contains(&name.len())
            && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        let of_table = TableVerb::named(name).map(Self::Table);
        is_name.then(|| of_table.unwrap_or_else(|| Self::game(name)))
    }
}

impl From<TableVerb> for Verb {
    fn from(verb: TableVerb) -> Self {
        Self::Table(verb)
    }
}

/// Declares the verbs of tables with the names that stand in ids. A name is never given another meaning.
macro_rules! verbs {
    ($($(#[$doc:meta])* $verb:ident = $name:literal,)*) => {
        /// What a button does at any table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(super) enum TableVerb {
            $($(#[$doc])* $verb,)*
        }

        impl TableVerb {
            /// Every verb.
            #[cfg(test)]
            pub const ALL: &[Self] = &[$(Self::$verb,)*];

            /// The name in ids and logs.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$verb => $name,)*
                }
            }

            fn named(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$verb),)*
                    _ => None,
                }
            }
        }
    };
}

verbs! {
    /// Sit down.
    Join = "join",
    /// Stand up, or decline an invitation.
    Leave = "leave",
    /// Sit down on the chair that is kept for one.
    AcceptInvitation = "invite-accept",
    /// Give that chair away.
    DeclineInvitation = "invite-decline",
    /// Begin; computers take the chairs that are free.
    Start = "start",
    /// Close a table where the game has not begun.
    Cancel = "cancel",
    /// Put another computer at the table; the argument is its level.
    AddComputer = "computer",
    /// Show what can still be agreed on in the lobby.
    Options = "options",
    /// Agree on it; the argument says on what, and the value where no list sends it.
    Option = "option",
    /// Open the modal for a move.
    Play = "play",
    /// The modal for a move, filled in.
    Played = "played",
    /// Show the move that was written as a message; the argument is the text.
    Written = "written",
    /// Make the move that was shown; the argument is the move.
    Confirm = "confirm",
    /// Open the modal again; the argument is the move.
    Change = "change",
    /// Show a good move.
    Hint = "hint",
    /// Ask that the last turn be taken back.
    Undo = "undo",
    /// Agree to that.
    AgreeUndo = "undo-agree",
    /// Do not agree.
    DeclineUndo = "undo-decline",
    /// Ask whether to give up.
    Resign = "resign",
    /// Give up.
    ResignSurely = "resign-surely",
    /// Say why the computer moved as it did.
    Why = "why",
    /// Show what is needed less often.
    More = "more",
    /// Show the board in letters.
    TextBoard = "text-board",
    /// Show all turns so far.
    History = "history",
    /// Explain how to play.
    Help = "help",
    /// Never mind: whatever was asked is withdrawn.
    Dismiss = "never",
    /// Play again.
    Rematch = "rematch",
    /// Judge the finished game.
    Analyse = "analyse",
    /// Show the game as an animation.
    Replay = "replay",
    /// Give the game as a file.
    Export = "export",
    /// Show that chance was fair.
    Verify = "verify",
    /// Show how the scores went.
    Chart = "chart",
    /// Open a closed table again.
    Reopen = "reopen",
    /// Give away the seat of somebody who is silent; the argument is the seat.
    Kick = "kick",
}

impl Button {
    /// A button without an argument.
    pub fn new(table: TableId, seen: Version, verb: impl Into<Verb>) -> Self {
        Self { table: Some(table), seen, verb: verb.into(), argument: String::new() }
    }

    /// A button that works without a table.
    pub fn anywhere(verb: impl Into<Verb>) -> Self {
        Self { table: None, seen: Version(0), verb: verb.into(), argument: String::new() }
    }

    /// The same with an argument.
    pub fn with(self, argument: impl Into<String>) -> Self {
        Self { argument: argument.into(), ..self }
    }

    /// The same with an argument that somebody has typed; without it where the id would be too long.
    pub fn with_typed(self, argument: &str) -> Self {
        let typed = self.clone().with(argument);
        if typed.fits() { typed } else { self }
    }

    /// Whether Discord takes the id.
    fn fits(&self) -> bool {
        self.to_string().encode_utf16().count() <= MOST_CHARACTERS
    }
}

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { table, seen, verb, argument } = self;
        match table {
            Some(table) => write!(f, "v1:{table}:{seen}:{}", verb.name())?,
            None => write!(f, "v1:{NO_TABLE}:{seen}:{}", verb.name())?,
        }
        if argument.is_empty() { Ok(()) } else { write!(f, ":{argument}") }
    }
}

/// The text is no id of ours, or one of a later version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this button is not known")]
pub(super) struct UnknownButton;

impl FromStr for Button {
    type Err = UnknownButton;

    fn from_str(id: &str) -> Result<Self, UnknownButton> {
        let mut parts = id.splitn(5, ':');
        let mut next = || parts.next().ok_or(UnknownButton);
        if next()? != "v1" {
            return Err(UnknownButton);
        }
        let table = match next()? {
            NO_TABLE => None,
            name => Some(name.parse().map_err(|_| UnknownButton)?),
        };
        let seen = next()?.parse().map(Version).map_err(|_| UnknownButton)?;
        let verb = Verb::named(next()?).ok_or(UnknownButton)?;
        Ok(Self { table, seen, verb, argument: parts.next().unwrap_or_default().to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_is_read_as_it_was_written() {
        let table = TableId::from_random([7; 8]);
        let of_tables = TableVerb::ALL.iter().copied().map(Verb::from);
        for verb in of_tables.chain([Verb::game("fly"), Verb::game("roll-the-dice")]) {
            let plain = Button::new(table, Version(12), verb.clone());
            let lone = Button::anywhere(verb);
            let with = [plain.clone().with("8H KÁ.EN:x"), lone.clone().with("8H KÁ.EN:x")];
            for button in [plain, lone].into_iter().chain(with) {
                assert_eq!(button.to_string().parse(), Ok(button.clone()));
                assert!(button.fits());
            }
        }
    }

    #[test]
    fn what_was_typed_stands_in_an_id_that_discord_takes() {
        let change =
            || Button::new(TableId::from_random([7; 8]), Version(u64::MAX), TableVerb::Change);
        let long = "8H ŽLUŤOUČKÝ[CH]".repeat(4);
        for typed in ["8h slovo", &long[..60], &long] {
            let button = change().with_typed(typed);
            assert!(button.fits(), "{button}");
            assert!(button.argument.is_empty() || button.argument == typed);
        }
        assert_eq!(change().with_typed("8h slovo").argument, "8h slovo");
        assert_eq!(change().with_typed(&long).argument, "");
    }

    #[test]
    fn ids_of_the_first_version_keep_their_meaning() {
        let button: Button = "v1:aaaaaaaaaa:7:confirm:8H SLOVO".parse().unwrap();
        assert_eq!((button.seen, button.verb), (Version(7), TableVerb::Confirm.into()));
        assert_eq!(button.argument, "8H SLOVO");
        let button: Button = "v1:-:0:help:move".parse().unwrap();
        assert_eq!((button.table, button.verb), (None, TableVerb::Help.into()));
        assert_eq!(button.argument, "move");
    }

    #[test]
    fn forged_ids_are_not_known() {
        for id in [
            "",
            "v1",
            "v2:aaaaaaaaaa:7:play",
            "v1:AAAAAAAAAA:7:play",
            "v1:aaaaaaaaaa:-1:play",
            "v1:aaaaaaaaaa:7:",
            "v1:aaaaaaaaaa:7:Play",
            "v1:aaaaaaaaaa:7:p lay",
            "v1:-:7:a-name-that-no-verb-ever-had",
            "v1::7:play",
            "v1:--:7:play",
            "v1:aaaaaaaaaa:99999999999999999999:play",
            "again",
        ] {
            assert_eq!(id.parse::<Button>(), Err(UnknownButton), "{id}");
        }
    }
}
