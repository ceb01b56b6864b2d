//! What is set, in lines, with all that can be changed by a click below.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::Owner;
use super::setting::{Choice, Kind, OFF, ON, Setting};
use crate::discord::caller::Caller;
use crate::discord::reply::Reply;
use crate::discord::setting_click::click_id;
use crate::discord::text::shortened;
use crate::texts::Tongue;

/// The most options of a select.
const OPTIONS: usize = 25;

/// The most characters of an option's label.
const LABEL: usize = 100;

/// What is set, already in the language that was just chosen.
pub(super) fn shown<S: Owner>(caller: &Caller, settings: &S) -> Reply {
    let tongue = settings.tongue(caller);
    let told = S::SETTINGS.iter().filter_map(|setting| setting.line(caller, settings, tongue));
    let title = [tongue.say(S::TITLE, &[])];
    let more = S::MORE.map(|more| tongue.say(more, &[]));
    let lines: Vec<String> = title.into_iter().chain(told).chain(more).collect();
    let selects = S::SETTINGS.iter().filter_map(|setting| match &setting.kind {
        Kind::Choice(choice) => Some(select(caller, tongue, setting, choice, settings)),
        _ => None,
    });
    let buttons = S::SETTINGS.iter().filter_map(|setting| button(tongue, setting, settings));
    Reply::text(lines.join("\n")).with_rows(selects).with_buttons(buttons.collect())
}

/// The list of a setting, with the present value chosen.
fn select<S>(
    caller: &Caller,
    tongue: Tongue,
    setting: &Setting<S>,
    choice: &Choice<S>,
    settings: &S,
) -> CreateActionRow {
    let present = choice.sent(settings);
    let title = format!("settings-select-{}", setting.name());
    let option = |(name, value): (String, String)| {
        let label = tongue.say(&title, &[("value", &name)]);
        let is_present = value == present;
        CreateSelectMenuOption::new(shortened(&label, LABEL), value).default_selection(is_present)
    };
    let fits = |(_, value): &(String, String)| value.chars().count() <= LABEL;
    let offered = choice.offered(&caller.bot, tongue).into_iter();
    let options = offered.filter(fits).take(OPTIONS).map(option).collect();
    let kind = CreateSelectMenuKind::String { options };
    CreateActionRow::SelectMenu(CreateSelectMenu::new(click_id(setting.id, ""), kind))
}

/// The button that switches a setting to the other side, or does something once.
fn button<S>(tongue: Tongue, setting: &Setting<S>, settings: &S) -> Option<CreateButton> {
    let (to, label) = match &setting.kind {
        Kind::Switch { is_on, .. } => {
            let to = if is_on(settings) { OFF } else { ON };
            (to, format!("settings-switch-{}-{to}", setting.id))
        }
        Kind::Step { is_open, .. } if is_open(settings) => (ON, format!("settings-{}", setting.id)),
        _ => return None,
    };
    let button = CreateButton::new(click_id(setting.id, to));
    Some(button.label(tongue.say(&label, &[])).style(ButtonStyle::Secondary))
}
