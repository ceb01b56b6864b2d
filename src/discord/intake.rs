//! What comes in beside commands: presses, choices, modals, and messages.

use std::sync::Arc;

use serenity::all::{
    ActionRowComponent, ComponentInteractionDataKind, Context, EventHandler, Interaction, Message,
    ModalInteraction,
};
use serenity::async_trait;
use tracing::Instrument;

use super::bot::Bot;
use super::button::Button;
use super::caller::Caller;
use super::deeds;
use super::failure::Failure;
use super::interaction;
use super::setting_click::SettingClick;
use super::written;

/// The one handler of presses, choices, modals and messages.
pub(super) struct Intake(pub Arc<Bot>);

#[async_trait]
impl EventHandler for Intake {
    async fn message(&self, _: Context, message: Message) {
        written::take(&self.0, &message).await;
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        match interaction {
            Interaction::Component(press) => {
                let values = match &press.data.kind {
                    ComponentInteractionDataKind::StringSelect { values } => values.clone(),
                    _ => Vec::new(),
                };
                let id = press.data.custom_id.clone();
                self.take((&press).into(), &id, values).await;
            }
            Interaction::Modal(modal) => {
                let values = typed(&modal);
                let id = modal.data.custom_id.clone();
                self.take((&modal).into(), &id, values).await;
            }
            // Commands and their completions are poise's.
            _ => {}
        }
    }
}

impl Intake {
    async fn take(&self, interaction: interaction::Interaction<'_>, id: &str, values: Vec<String>) {
        let button = id.parse::<Button>();
        let click = id.parse::<SettingClick>();
        let verb = match (&button, &click) {
            (Ok(button), _) => button.verb.name(),
            (_, Ok(click)) => click.setting.name(),
            _ => "unknown",
        };
        let span = tracing::info_span!("press", verb, interaction = %interaction.id);
        async {
            let Some(caller) = Caller::new(&self.0, interaction).await else { return };
            let done = match (button, click) {
                (Ok(button), _) => deeds::press(&caller, &button, &values).await,
                (_, Ok(click)) => deeds::settings::click(&caller, &click, &values).await,
                _ => Err(Failure::told("bot-unknown-button")),
            };
            caller.conclude(done).await;
        }
        .instrument(span)
        .await;
    }
}

/// What was typed into a modal, field by field.
fn typed(modal: &ModalInteraction) -> Vec<String> {
    let fields = modal.data.components.iter().flat_map(|row| &row.components);
    let texts = fields.map(|field| match field {
        ActionRowComponent::InputText(input) => input.value.clone().unwrap_or_default(),
        _ => String::new(),
    });
    texts.collect()
}
