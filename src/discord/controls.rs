//! Buttons and lists below messages about a table as it is now.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::button::{Button, Verb};
use crate::session::game::GameKind;
use crate::session::table::TableView;
use crate::store::{TableId, Version};
use crate::texts::Tongue;

/// A row of buttons; Discord takes no longer ones.
const ROW: usize = 5;

/// Makes buttons and lists about a table as it is now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Controls {
    table: TableId,
    seen: Version,
    game: GameKind,
    tongue: Tongue,
}

impl Controls {
    /// Those below what is shown of a table.
    pub fn of(view: &TableView, tongue: Tongue) -> Self {
        Self { table: view.id, seen: view.version, game: view.terms.game.kind(), tongue }
    }

    /// The language of the labels.
    pub fn tongue(&self) -> Tongue {
        self.tongue
    }

    /// A button with its usual label.
    pub fn button(&self, verb: impl Into<Verb>, style: ButtonStyle) -> CreateButton {
        self.button_with(verb, style, "")
    }

    /// One that does not stand out.
    pub fn grey(&self, verb: impl Into<Verb>) -> CreateButton {
        self.button(verb, ButtonStyle::Secondary)
    }

    /// A button with an argument.
    pub fn button_with(
        &self,
        verb: impl Into<Verb>,
        style: ButtonStyle,
        argument: &str,
    ) -> CreateButton {
        let verb = verb.into();
        let label = self.tongue.say(&self.label_key(&verb), &[]);
        let id = self.id(verb).with(argument);
        CreateButton::new(id.to_string()).label(label).style(style)
    }

    /// A list of which at least one entry is chosen.
    pub fn select(
        &self,
        verb: impl Into<Verb>,
        placeholder: String,
        options: Vec<CreateSelectMenuOption>,
    ) -> CreateActionRow {
        let most = u8::try_from(options.len()).unwrap_or(u8::MAX);
        let id = self.id(verb).to_string();
        let select = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
            .placeholder(placeholder)
            .min_values(1)
            .max_values(most);
        CreateActionRow::SelectMenu(select)
    }

    /// What stands behind a button of this table.
    pub fn id(&self, verb: impl Into<Verb>) -> Button {
        Button::new(self.table, self.seen, verb)
    }

    /// The key of a button's label. Those of a game begin with its name, and a game may call in its own
    /// way what every game has.
    fn label_key(&self, verb: &Verb) -> String {
        let of_game = format!("{}-button-{}", self.game.name(), verb.name());
        match verb {
            Verb::Table(verb) if !self.tongue.knows(&of_game) => format!("button-{}", verb.name()),
            Verb::Table(_) | Verb::Game(_) => of_game,
        }
    }
}

/// Buttons in rows of five.
pub(super) fn in_rows(buttons: &[CreateButton]) -> Vec<CreateActionRow> {
    buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}
