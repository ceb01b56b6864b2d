//! What can still be agreed on in the lobby: what is rarer stands here and not in `/new`.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::time::{CLOCKS, Time};
use crate::discord::board::terms_text;
use crate::discord::button::TableVerb;
use crate::discord::caller::Caller;
use crate::discord::face::Face;
use crate::discord::face::new::LobbyChoice;
use crate::discord::failure::Failure;
use crate::discord::players::level_name;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::discord::text::shortened;
use crate::games::rules::Seat;
use crate::session::game::{GameTerms, Variant, each};
use crate::session::table::{Deed, Refusal, Stage, Terms};
use crate::texts::Tongue;

/// The most rows below a message that Discord takes.
const MOST_ROWS: usize = 5;

/// The most options of a list.
const MOST_OPTIONS: usize = 25;

/// The most characters of an option's label.
const LABEL: usize = 100;

// What is chosen whatever the game: names in ids.
const CLOCK: &str = "clock";
const HINTS: &str = "hints";
const RATED: &str = "rated";
const REMOVE: &str = "remove-computer";

/// The values of switches.
const ON: &str = "on";
const OFF: &str = "off";

/// Shows the host what can be chosen.
pub(in crate::discord) async fn show(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    check(caller, at)?;
    caller.replace(options(caller.tongue, at)).await
}

/// Chooses something, by its name, and a value that a list sends by itself.
pub(in crate::discord) async fn choose(
    caller: &Caller,
    at: &SeenTable,
    argument: &str,
    values: &[String],
) -> Result<(), Failure> {
    check(caller, at)?;
    let (name, value) = match (argument.split_once(':'), values.first()) {
        (Some(named), _) => named,
        (None, Some(value)) => (argument, value.as_str()),
        (None, None) => return Err(Failure::told("bot-unknown-button")),
    };
    let deed = match name {
        REMOVE => Deed::RemoveComputer(value.parse().map(Seat).map_err(|_| Refusal::NoSuchSeat)?),
        _ => Deed::Agree(Box::new(chosen(caller, &at.view.terms, name, value)?)),
    };
    let after = at.ask(caller, Some(at.view.version), deed).await?.state;
    caller.replace(options(caller.tongue, &SeenTable::new(caller, after))).await
}

/// Refuses whoever is not the host, and all once the game has begun.
fn check(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    match at.view.stage {
        Stage::Lobby if at.view.host == caller.person => Ok(()),
        Stage::Lobby => Err(Refusal::NotHost.into()),
        Stage::Closed => Err(Refusal::Closed.into()),
        Stage::Playing | Stage::Over => Err(Refusal::AlreadyStarted.into()),
    }
}

/// The terms with something else chosen.
fn chosen(caller: &Caller, terms: &Terms, name: &str, value: &str) -> Result<Terms, Failure> {
    let mut terms = terms.clone();
    match name {
        HINTS => terms.hints = value == ON,
        RATED => terms.rated = value == ON,
        _ => each!(GameTerms, &terms.game, (own, H) => {
            let mut own = own.clone();
            match name {
                CLOCK => Time::read(value)?.settle::<H>(&mut own, &mut terms.pace)?,
                _ => {
                    let gave = H::gives_hints(&own);
                    H::settle(caller, &mut own, name, value)?;
                    // Who has allowed them where none are usual keeps them.
                    terms.hints &= !gave || H::gives_hints(&own);
                }
            }
            terms.game = H::of_terms(own);
        }),
    }
    terms.hints &= !terms.rated;
    Ok(terms)
}

/// What is agreed on, with all that can be chosen instead.
fn options(tongue: Tongue, at: &SeenTable) -> Reply {
    let terms = &at.view.terms;
    let (own, clock) = each!(GameTerms, &terms.game, (own, H) => {
        (H::lobby(own, tongue), clock(Time::of::<H>(own, &terms.pace), tongue))
    });
    let choices = own.into_iter().chain([clock]).chain(computers(at, tongue));
    let mut rows: Vec<CreateActionRow> = choices.map(|choice| list(at, tongue, choice)).collect();
    rows.truncate(MOST_ROWS - 1);
    let hints = switch(at, HINTS, terms.hints).disabled(terms.rated);
    rows.push(CreateActionRow::Buttons(vec![hints, switch(at, RATED, terms.rated)]));
    let text = [tongue.say("lobby-options", &[]), format!("-# {}", terms_text(&at.view, tongue))];
    Reply::text(text.join("\n")).with_rows(rows)
}

/// The clocks; one that was typed and is none of those offered is chosen by nothing here.
fn clock(time: Time, tongue: Tongue) -> LobbyChoice {
    let choice = |clock: &str| (tongue.say(&format!("bot-clock-{clock}"), &[]), clock.to_owned());
    let present = CLOCKS.into_iter().find(|clock| Time::read(clock).is_ok_and(|it| it == time));
    LobbyChoice {
        name: CLOCK,
        label: "lobby-clock",
        choices: CLOCKS.map(choice).into(),
        present: present.unwrap_or_default().to_owned(),
    }
}

/// The computers that can be taken away, if there are any.
fn computers(at: &SeenTable, tongue: Tongue) -> Option<LobbyChoice> {
    let seats = Seat::all(at.view.chairs.len()).zip(&at.view.chairs);
    let computers = seats.filter_map(|(seat, chair)| {
        let level = level_name(chair.sitter.computer()?, tongue);
        Some((tongue.say("bot-computer", &[("level", &level)]), seat.index().to_string()))
    });
    let choices: Vec<(String, String)> = computers.collect();
    let (name, label) = (REMOVE, "lobby-remove-computer");
    (!choices.is_empty()).then(|| LobbyChoice { name, label, choices, present: String::new() })
}

/// A list of what can be chosen.
fn list(at: &SeenTable, tongue: Tongue, choice: LobbyChoice) -> CreateActionRow {
    let LobbyChoice { name, label, choices, present } = choice;
    let option = |(shown, value): (String, String)| {
        let shown = tongue.say(label, &[("value", &shown)]);
        let is_present = value == present;
        CreateSelectMenuOption::new(shortened(&shown, LABEL), value).default_selection(is_present)
    };
    let options = choices.into_iter().take(MOST_OPTIONS).map(option).collect();
    let id = at.controls().id(TableVerb::Option).with(name).to_string();
    let menu = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(menu.placeholder(tongue.say(label, &[("value", "…")])))
}

/// A button that switches something to the other side.
fn switch(at: &SeenTable, name: &str, is_on: bool) -> CreateButton {
    let to = if is_on { OFF } else { ON };
    let controls = at.controls();
    let label = controls.tongue().say(&format!("lobby-switch-{name}-{to}"), &[]);
    let argument = format!("{name}:{to}");
    controls.button_with(TableVerb::Option, ButtonStyle::Secondary, &argument).label(label)
}
