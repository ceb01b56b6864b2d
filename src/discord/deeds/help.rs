//! How to play, by topics: a short text each, some with a picture of a board. Each game has topics of its
//! own, and some are about the bot.

use serenity::all::{
    CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::discord::button::{Button, TableVerb};
use crate::discord::caller::Caller;
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::session::game::{GameKind, each};
use crate::texts::Tongue;

/// What is explained of the bot, whatever is played.
const SHARED: [&str; 2] = ["settings", "hosting"];

/// What is explained to somebody who asks at a table: every game has it.
const IN_GAME: &str = "move";

/// Something that can be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct Topic {
    /// The game that it is about; none is about the bot.
    game: Option<GameKind>,
    name: &'static str,
}

impl Topic {
    /// Every topic, in the order in which they are offered.
    pub fn all() -> Vec<Self> {
        let of_game = |kind: GameKind| {
            let names = each!(GameKind, kind, H => H::TOPICS);
            names.iter().map(move |&name| Self { game: Some(kind), name })
        };
        let of_games = GameKind::ALL.iter().copied().flat_map(of_game);
        of_games.chain(SHARED.map(|name| Self { game: None, name })).collect()
    }

    /// What is explained first of a game.
    pub fn first(kind: GameKind) -> Self {
        Self { game: Some(kind), name: each!(GameKind, kind, H => H::TOPICS)[0] }
    }

    /// How a move is made in a game.
    pub fn of_move(kind: GameKind) -> Self {
        Self { game: Some(kind), name: IN_GAME }
    }

    /// The name in ids and commands: that of its game stands before it where an earlier game has a topic
    /// of the same name.
    pub fn id(self) -> String {
        match self.game {
            Some(kind) if Self::named(self.name) != Some(self) => {
                format!("{}-{}", kind.name(), self.name)
            }
            _ => self.name.to_owned(),
        }
    }

    /// The topic of a name.
    pub fn named(id: &str) -> Option<Self> {
        let all = Self::all();
        let of_game = || {
            let game = |topic: &&Self| {
                topic.game.is_some_and(|kind| id == format!("{}-{}", kind.name(), topic.name))
            };
            all.iter().find(game)
        };
        all.iter().find(|topic| topic.name == id).or_else(of_game).copied()
    }

    fn key(self) -> String {
        match self.game {
            Some(kind) => format!("{}-help-{}", kind.name(), self.name),
            None => format!("help-{}", self.name),
        }
    }

    /// What it is called.
    pub fn title(self, tongue: Tongue) -> String {
        tongue.say(&self.key(), &[])
    }

    /// What is said, without a picture's caption; whether moves can be written in servers is a host's
    /// choice.
    fn text(self, tongue: Tongue, mentions: bool) -> String {
        let text = tongue.say(&format!("{}-text", self.key()), &[]);
        let mut lines = vec![format!("## {}", self.title(tongue)), text];
        if let Some(kind) = self.game {
            let more = each!(GameKind, kind, H => H::topic_lines(self.name, tongue, mentions));
            lines.extend(more);
        }
        lines.join("\n")
    }
}

/// Explains a topic; the others can be chosen below it.
pub(in crate::discord) async fn show(caller: &Caller, topic: Topic) -> Result<(), Failure> {
    let tongue = caller.tongue;
    let mut text = topic.text(tongue, caller.bot.mentions);
    let mut picture = None;
    if let Some(kind) = topic.game
        && let Some((caption, drawn)) =
            each!(GameKind, kind, H => H::topic_picture(caller, topic.name).await?)
    {
        text = format!("{text}\n-# {caption}");
        picture = Some(drawn);
    }
    let option = |other: Topic| {
        CreateSelectMenuOption::new(other.title(tongue), other.id())
            .default_selection(other == topic)
    };
    let options = Topic::all().into_iter().map(option).collect();
    let id = Button::anywhere(TableVerb::Help).to_string();
    let select = CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
        .placeholder(caller.say("help-choose", &[]));
    let reply = Reply::text(text).with_rows([CreateActionRow::SelectMenu(select)]);
    caller.replace(picture.into_iter().fold(reply, Reply::with_file)).await
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::discord::reply::MOST_CHARACTERS;

    #[test]
    fn every_topic_is_explained_in_every_language() {
        let ids: BTreeSet<String> = Topic::all().into_iter().map(Topic::id).collect();
        assert_eq!(ids.len(), Topic::all().len(), "no two topics have the same id");
        for tongue in Tongue::ALL {
            for topic in Topic::all() {
                assert_eq!(Topic::named(&topic.id()), Some(topic));
                let text = topic.text(tongue, true);
                assert!(!topic.text(tongue, false).contains(['{', '}']), "{tongue}");
                let key = topic.key();
                assert!(tongue.knows(&key) && tongue.knows(&format!("{key}-text")), "{key}");
                // A reference to what is called otherwise would stand there in braces.
                assert!(!text.contains(['{', '}']), "{tongue} {text}");
                // The caption of the example still has to fit.
                assert!(text.chars().count() < MOST_CHARACTERS - 300, "{tongue} {key}");
            }
        }
    }

    #[test]
    fn topics_of_old_messages_are_still_explained() {
        for name in
            ["start", "move", "notation", "buttons", "blanks", "challenge", "levels", "words"]
        {
            assert_eq!(Topic::named(name).map(|topic| topic.game), Some(Some(GameKind::Scrabble)));
        }
        assert_eq!(Topic::named("settings").map(|topic| topic.game), Some(None));
        assert_eq!(Topic::named("no-such-topic"), None);
        for &kind in GameKind::ALL {
            assert!(Topic::all().contains(&Topic::of_move(kind)), "{}", kind.name());
        }
    }
}
