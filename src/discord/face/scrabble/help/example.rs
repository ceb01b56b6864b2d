//! The example that help shows: a board with a move that does not count yet.

use std::sync::Arc;

use serenity::all::CreateAttachment;

use super::super::options::usual_lexicon;
use super::super::pictures;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::pictures::PictureStyle;
use crate::discord::players::level_name;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::notation::Cgp;
use crate::games::scrabble::{Action, Edition, Placement, Points, View};
use crate::session::Hall;
use crate::session::game::scrabble::Scrabble;
use crate::session::game::{GameKind, ScrabbleTerms};
use crate::texts::Tongue;

/// Which letters are on the rack of the example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Letters {
    /// All that the move needs.
    Plain,
    /// A blank in place of one.
    WithBlank,
}

/// A board with a move.
pub(super) struct Example {
    view: View,
    placement: Placement,
    points: Points,
    typed: String,
    letters: Letters,
}

/// The example of a language, on the tiles that are played with there.
pub(super) async fn of(hall: &Hall, tongue: Tongue, letters: Letters) -> Result<Example, Failure> {
    let terms = ScrabbleTerms::usual(tongue.code(), Some(usual_lexicon(tongue)));
    let resources = hall.library().resources_of::<Scrabble>(&terms, None).await?;
    Example::new(resources.edition(), tongue, letters)
}

impl Example {
    fn new(edition: &Edition, tongue: Tongue, letters: Letters) -> Result<Self, Failure> {
        let rack = match letters {
            Letters::Plain => "scrabble-help-example-rack",
            Letters::WithBlank => "scrabble-help-example-rack-with-blank",
        };
        let rack = tongue.say(rack, &[]);
        let position = tongue.say("scrabble-help-example-position", &[("rack", &rack)]);
        let typed = tongue.say("scrabble-help-example-move", &[]);
        let view = position.parse::<Cgp>().map_err(Failure::fault)?.view(edition);
        let Action::Place(placement) = view.read_move(&typed).map_err(Failure::fault)? else {
            return Err(Failure::fault("the example lays no tiles"));
        };
        let (placement, points) = view.preview(&placement).map_err(Failure::fault)?;
        Ok(Self { view, placement, points, typed, letters })
    }

    /// What the picture shows.
    pub fn caption(&self, tongue: Tongue) -> String {
        self.tell("scrabble-help-example", tongue)
    }

    /// The picture in words.
    fn alt(&self, tongue: Tongue) -> String {
        let key = match self.letters {
            Letters::Plain => "scrabble-help-example-alt",
            Letters::WithBlank => "scrabble-help-example-alt-with-blank",
        };
        self.tell(key, tongue)
    }

    fn tell(&self, key: &'static str, tongue: Tongue) -> String {
        let points = Fact::Number(i64::from(self.points.total().0));
        let typed = Fact::Text(self.typed.clone());
        tongue.tell(&Telling::new(key, [("move", typed), ("points", points)]))
    }

    /// The picture, in the caller's theme.
    pub async fn picture(self, caller: &Caller) -> Result<CreateAttachment, Failure> {
        let tongue = caller.tongue;
        let level = level_name(GameKind::Scrabble.usual_level(), tongue);
        let names = vec![
            tongue.say("scrabble-help-you", &[]),
            tongue.say("bot-computer", &[("level", &level)]),
        ];
        let style = PictureStyle { theme: caller.theme(), tongue, names };
        let alt = self.alt(tongue);
        let Self { view, placement, points, .. } = self;
        let view = Arc::new(view);
        let picture =
            pictures::preview(&caller.bot.pictures, view, placement, points, style).await?;
        Ok(picture.description(alt))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::Words;
    use crate::session::{Clock, Limits};
    use crate::store::Store;

    #[tokio::test(flavor = "multi_thread")]
    async fn the_examples_are_legal_moves_of_valid_words() {
        let hall = Hall::start(Store::memory(), Clock::System, Limits::default()).await.unwrap();
        for tongue in Tongue::ALL {
            let lexicon = crate::lexicons::open_shipped(usual_lexicon(tongue)).unwrap();
            for letters in [Letters::Plain, Letters::WithBlank] {
                let example = of(&hall, tongue, letters).await.unwrap();
                for scored in &example.points.words {
                    assert!(lexicon.contains(&scored.word.word()), "{tongue} {}", scored.word);
                }
                let has_blank = example.placement.laid().any(|(_, tile)| tile.blank);
                assert_eq!(has_blank, letters == Letters::WithBlank, "{tongue}");
                for told in [example.caption(tongue), example.alt(tongue)] {
                    assert!(!told.contains('{') && told.contains(&example.typed), "{told}");
                }
            }
        }
    }
}
