//! What can be shown of a game: to whoever asks first, and to everybody once the game is over.

use std::sync::atomic::{AtomicBool, Ordering};

use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::button::TableVerb;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::pictures::PictureStyle;
use crate::discord::players;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::session::game::GameView;
use crate::session::table::{Refusal, Stage};
use crate::texts::Tongue;
use crate::themes;

/// The argument of a button that shows something to everybody.
const EVERYBODY: &str = "all";

/// Something of a game that is about to be shown.
pub(super) struct Showing<'a> {
    caller: &'a Caller,
    at: &'a SeenTable,
    verb: TableVerb,
    public: bool,
    /// Whether progress was told.
    told: AtomicBool,
}

impl<'a> Showing<'a> {
    /// Prepares to show something: to everybody where the button says so and the game is over.
    pub async fn new(
        caller: &'a Caller,
        at: &'a SeenTable,
        verb: TableVerb,
        argument: &str,
    ) -> Result<Self, Failure> {
        at.view.game.as_ref().ok_or(Refusal::NotStarted)?;
        let public = argument == EVERYBODY;
        if public {
            if !is_over(at) {
                return Err(Refusal::NotOver.into());
            }
            caller.think_aloud().await;
        }
        Ok(Self { caller, at, verb, public, told: AtomicBool::new(false) })
    }

    /// The language of those who look.
    pub fn tongue(&self) -> Tongue {
        if self.public { self.caller.public_tongue } else { self.caller.tongue }
    }

    /// The game as those who look may see it.
    pub fn game(&self) -> Result<&'a GameView, Failure> {
        Ok(self.at.view.game.as_ref().ok_or(Refusal::NotStarted)?)
    }

    /// How pictures are drawn for those who look.
    pub async fn style(&self) -> Result<PictureStyle, Failure> {
        if !self.public {
            return self.at.style(self.caller).await;
        }
        let tongue = self.tongue();
        let names = players::names(&self.caller.bot, &self.at.view, tongue).await?;
        let theme = self.caller.server.theme.clone();
        Ok(PictureStyle {
            theme: theme.unwrap_or_else(|| themes::DEFAULT.to_owned()),
            tongue,
            names,
        })
    }

    /// Shows it.
    pub async fn show(&self, reply: Reply) -> Result<(), Failure> {
        if self.public {
            return self.caller.announce(reply).await;
        }
        self.caller.whisper(self.with_button(reply)).await
    }

    /// Tells how far work has come, to the asker alone; whoever waits for it in public sees that we
    /// are thinking.
    pub async fn progress(&self, text: String) -> Result<(), Failure> {
        if self.public {
            return Ok(());
        }
        match self.told.swap(true, Ordering::Relaxed) {
            false => self.caller.replace(Reply::text(text)).await,
            true => self.caller.amend(Reply::text(text)).await,
        }
    }

    /// Shows one of several pages, in place of the page or the progress before it.
    pub async fn show_page(&self, reply: Reply, turning: Vec<CreateButton>) -> Result<(), Failure> {
        if self.public {
            return self.caller.announce(reply).await;
        }
        let reply = self.with_button(reply.with_buttons(turning));
        match self.told.load(Ordering::Relaxed) {
            false => self.caller.replace(reply).await,
            true => self.caller.amend(reply).await,
        }
    }

    fn with_button(&self, reply: Reply) -> Reply {
        match is_over(self.at) {
            true => reply.with_buttons(vec![everybody(self.at, self.verb)]),
            false => reply,
        }
    }
}

/// Whether nothing is secret any more.
pub(super) fn is_over(at: &SeenTable) -> bool {
    at.view.stage == Stage::Over
}

/// The button that shows the same to everybody.
fn everybody(at: &SeenTable, verb: TableVerb) -> CreateButton {
    let controls = at.controls();
    controls
        .button_with(verb, ButtonStyle::Secondary, EVERYBODY)
        .label(controls.tongue().say("button-show-everyone", &[]))
}
