//! A message as we make it, whichever way it is sent: text, files, buttons, and nobody is pinged but who
//! is meant to hear of it.

use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    EditAttachments, EditInteractionResponse, EditMessage, Nonce,
};

use super::text::shortened;
use crate::session::PersonId;

/// The most characters of a message's text that Discord takes.
pub(super) const MOST_CHARACTERS: usize = 2_000;

/// A message.
#[derive(Clone, Debug, Default)]
pub(super) struct Reply {
    text: String,
    files: Vec<CreateAttachment>,
    rows: Vec<CreateActionRow>,
    pinged: Vec<PersonId>,
}

impl Reply {
    /// A text; one that is too long is cut.
    pub fn text(text: impl AsRef<str>) -> Self {
        Self { text: shortened(text.as_ref(), MOST_CHARACTERS), ..Self::default() }
    }

    /// The same below another line.
    pub fn below(self, line: &str) -> Self {
        let text = shortened(&format!("{line}\n{}", self.text), MOST_CHARACTERS);
        Self { text, ..self }
    }

    /// The same with one more file.
    pub fn with_file(mut self, file: CreateAttachment) -> Self {
        self.files.push(file);
        self
    }

    /// The same with these rows of buttons below it.
    pub fn with_rows(mut self, rows: impl IntoIterator<Item = CreateActionRow>) -> Self {
        self.rows.extend(rows);
        self
    }

    /// The same with a row of these buttons below it, if there are any.
    pub fn with_buttons(self, buttons: Vec<CreateButton>) -> Self {
        let row = (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons));
        self.with_rows(row)
    }

    /// The same files with another text and nothing to press.
    pub fn retold(&self, text: impl AsRef<str>) -> Self {
        Self { files: self.files.clone(), ..Self::text(text) }
    }

    /// The same, and these people hear of it when the text names them.
    pub fn pinging(mut self, people: impl IntoIterator<Item = PersonId>) -> Self {
        self.pinged.extend(people);
        self
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.pinged.iter().map(|person| person.0))
    }

    /// As the answer to an interaction.
    pub fn into_answer(self, private: bool) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .allowed_mentions(self.mentions())
            .content(self.text)
            .files(self.files)
            .components(self.rows)
            .ephemeral(private)
    }

    /// As the change of an answer.
    pub fn into_edited_answer(self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .allowed_mentions(self.mentions())
            .content(self.text)
            .attachments(attachments(self.files))
            .components(self.rows)
    }

    /// As one more answer.
    pub fn into_further_answer(self, private: bool) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .allowed_mentions(self.mentions())
            .content(self.text)
            .files(self.files)
            .components(self.rows)
            .ephemeral(private)
    }

    /// As a message in a channel; the nonce keeps a repeated request from posting it twice.
    pub fn into_message(self, nonce: String) -> CreateMessage {
        CreateMessage::new()
            .allowed_mentions(self.mentions())
            .content(self.text)
            .files(self.files)
            .components(self.rows)
            .nonce(Nonce::String(nonce))
            .enforce_nonce(true)
    }

    /// As the change of a message.
    pub fn into_edited_message(self) -> EditMessage {
        EditMessage::new()
            .allowed_mentions(self.mentions())
            .content(self.text)
            .attachments(attachments(self.files))
            .components(self.rows)
    }
}

fn attachments(files: Vec<CreateAttachment>) -> EditAttachments {
    files.into_iter().fold(EditAttachments::new(), EditAttachments::add)
}
