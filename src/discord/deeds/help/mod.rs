//! How to play, by topics: a short text each, some with a picture of a board.

mod example;

use serenity::all::{
    CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use self::example::Letters;
use crate::ai::scrabble::Level;
use crate::discord::button::{Button, Verb};
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::texts::Tongue;

/// What can be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum Topic {
    /// How to begin.
    Start,
    /// How to make a move.
    Move,
    /// How a move is written.
    Notation,
    /// What the buttons do.
    Buttons,
    /// What a blank is.
    Blanks,
    /// What a challenge is.
    Challenge,
    /// How strong the computer plays.
    Levels,
    /// How to ask about words.
    Words,
    /// What can be chosen.
    Settings,
    /// How to have the bot on a server or to run it.
    Hosting,
}

impl Topic {
    /// Every topic, in the order in which they are offered.
    pub const ALL: [Self; 10] = [
        Self::Start,
        Self::Move,
        Self::Notation,
        Self::Buttons,
        Self::Blanks,
        Self::Challenge,
        Self::Levels,
        Self::Words,
        Self::Settings,
        Self::Hosting,
    ];

    /// The name in ids and texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Move => "move",
            Self::Notation => "notation",
            Self::Buttons => "buttons",
            Self::Blanks => "blanks",
            Self::Challenge => "challenge",
            Self::Levels => "levels",
            Self::Words => "words",
            Self::Settings => "settings",
            Self::Hosting => "hosting",
        }
    }

    /// The topic of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.name() == name)
    }

    /// What it is called.
    pub fn title(self, tongue: Tongue) -> String {
        tongue.say(&format!("help-{}", self.name()), &[])
    }

    /// The picture that goes with it.
    fn letters(self) -> Option<Letters> {
        match self {
            Self::Start | Self::Move | Self::Notation => Some(Letters::Plain),
            Self::Blanks => Some(Letters::WithBlank),
            _ => None,
        }
    }

    /// What is said, without the example; whether moves can be written in servers is a host's choice.
    fn text(self, tongue: Tongue, mentions: bool) -> String {
        let title = self.title(tongue);
        let text = tongue.say(&format!("help-{}-text", self.name()), &[]);
        let mut lines = vec![format!("## {title}"), text];
        if self == Self::Move {
            let key = if mentions { "help-move-written" } else { "help-move-written-alone" };
            lines.push(tongue.say(key, &[]));
        }
        if self == Self::Levels {
            lines.extend(Level::ALL.map(|level| {
                let name = tongue.say(&format!("level-{level}"), &[]);
                let about = tongue.say(&format!("level-{level}-about"), &[]);
                format!("- **{name}** – {about}")
            }));
        }
        lines.join("\n")
    }
}

/// Explains a topic; the others can be chosen below it.
pub(in crate::discord) async fn show(caller: &Caller, topic: Topic) -> Result<(), Failure> {
    let tongue = caller.tongue;
    let mut text = topic.text(tongue, caller.bot.mentions);
    let mut picture = None;
    if let Some(letters) = topic.letters() {
        let example = example::of(&caller.bot.hall, tongue, letters).await?;
        text = format!("{text}\n-# {}", example.caption(tongue));
        picture = Some(example.picture(caller).await?);
    }
    let option = |other: Topic| {
        CreateSelectMenuOption::new(other.title(tongue), other.name())
            .default_selection(other == topic)
    };
    let options = Topic::ALL.map(option).to_vec();
    let id = Button::anywhere(Verb::Help).to_string();
    let select = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
        .placeholder(caller.say("help-choose", &[]));
    let reply = Reply::text(text).with_rows([CreateActionRow::SelectMenu(select)]);
    caller.replace(picture.into_iter().fold(reply, Reply::with_file)).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::reply::MOST_CHARACTERS;

    #[test]
    fn every_topic_is_explained_in_every_language() {
        for tongue in Tongue::ALL {
            for topic in Topic::ALL {
                assert_eq!(Topic::named(topic.name()), Some(topic));
                let text = topic.text(tongue, true);
                assert!(!topic.text(tongue, false).contains(['{', '}']), "{tongue}");
                let key = format!("help-{}", topic.name());
                assert!(tongue.knows(&key) && tongue.knows(&format!("{key}-text")), "{key}");
                // A reference to what is called otherwise would stand there in braces.
                assert!(!text.contains(['{', '}']), "{tongue} {text}");
                // The caption of the example still has to fit.
                assert!(text.chars().count() < MOST_CHARACTERS - 300, "{tongue} {key}");
            }
        }
    }
}
