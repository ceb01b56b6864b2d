//! How a call is answered in time: with what is to be said, or first with the word that we are thinking.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::{
    CreateInteractionResponse, CreateInteractionResponseMessage, CreateModal, Http, InteractionId,
    Message,
};
use serenity::builder::Builder;
use tokio::sync::Mutex;

use super::failure::Failure;
use super::persistence::{ANSWERED_ALREADY, UNKNOWN_INTERACTION, UNKNOWN_MESSAGE, code, persist};
use super::reply::Reply;

/// Discord gives three seconds for an answer; after these we say that we are thinking.
const PATIENCE: Duration = Duration::from_millis(1_800);

/// The way in which a caller is answered.
pub(super) struct Answering {
    http: Arc<Http>,
    /// Which call it is; a repetition has the same.
    pub id: InteractionId,
    /// By which it can be answered, for a quarter of an hour.
    pub token: String,
    progress: Mutex<Progress>,
    /// Whether everybody is to see the answer.
    is_public: AtomicBool,
}

/// How far an answer has come.
enum Progress {
    /// Nothing was said.
    Waiting,
    /// We said that we are thinking, to the caller alone or to everybody.
    Thinking { private: bool },
    /// There is an answer; the message of it, where it took no other's place.
    Answered(Option<Box<Message>>),
}

impl Answering {
    pub fn new(http: Arc<Http>, id: InteractionId, token: String) -> Arc<Self> {
        let (progress, is_public) = (Mutex::new(Progress::Waiting), AtomicBool::new(false));
        Arc::new(Self { http, id, token, progress, is_public })
    }

    /// Says that we are thinking when an answer takes long.
    pub fn watch(answering: &Arc<Self>) {
        let watched = Arc::downgrade(answering);
        tokio::spawn(async move {
            tokio::time::sleep(PATIENCE).await;
            if let Some(answering) = watched.upgrade() {
                answering.say_thinking(!answering.is_public.load(Ordering::Relaxed)).await;
            }
        });
    }

    /// From now on everybody is told when we are thinking.
    pub fn will_be_public(&self) {
        self.is_public.store(true, Ordering::Relaxed);
    }

    /// Says at once that we are thinking.
    pub async fn say_thinking(&self, private: bool) {
        let mut progress = self.progress.lock().await;
        if !matches!(*progress, Progress::Waiting) {
            return;
        }
        let thinking = CreateInteractionResponseMessage::new().ephemeral(private);
        match self.respond(CreateInteractionResponse::Defer(thinking)).await {
            Ok(()) => *progress = Progress::Thinking { private },
            Err(error) => tracing::warn!(%error, "thinking could not be told"),
        }
    }

    async fn respond(&self, response: CreateInteractionResponse) -> serenity::Result<()> {
        let send = || response.clone().execute(&self.http, (self.id, &self.token));
        match persist(send).await {
            // An attempt that seemed to fail had arrived.
            Err(error) if code(&error) == Some(ANSWERED_ALREADY) => Ok(()),
            sent => sent,
        }
    }

    /// Answers; the first answer to a press may replace the message below which it was.
    pub async fn answer(&self, reply: Reply, private: bool, replaces: bool) -> Result<(), Failure> {
        let mut progress = self.progress.lock().await;
        match *progress {
            Progress::Waiting => {
                let message = reply.into_answer(private);
                let response = match replaces {
                    true => CreateInteractionResponse::UpdateMessage(message),
                    false => CreateInteractionResponse::Message(message),
                };
                let sent = self.respond(response).await;
                *progress = Progress::Answered(None);
                match sent {
                    Err(error) if code(&error) == Some(UNKNOWN_INTERACTION) => {
                        // Too late to be heard; what was done is done and stands in the channel.
                        tracing::warn!("an answer came too late");
                        Ok(())
                    }
                    sent => Ok(sent?),
                }
            }
            Progress::Thinking { private: thought } if thought == private => {
                let edited = reply.into_edited_answer();
                persist(|| edited.clone().execute(&self.http, &self.token)).await?;
                *progress = Progress::Answered(None);
                Ok(())
            }
            Progress::Thinking { .. } => {
                // Whoever saw us thinking would see the answer in its place, and nobody else.
                self.stop_thinking().await?;
                *progress = Progress::Answered(None);
                let sent = self.say_further(reply, private).await?;
                *progress = Progress::Answered(Some(Box::new(sent)));
                Ok(())
            }
            Progress::Answered(_) => self.say_further(reply, private).await.map(drop),
        }
    }

    async fn say_further(&self, reply: Reply, private: bool) -> Result<Message, Failure> {
        let further = reply.into_further_answer(private);
        Ok(persist(|| further.clone().execute(&self.http, (None, &self.token))).await?)
    }

    async fn stop_thinking(&self) -> Result<(), Failure> {
        match persist(|| self.http.delete_original_interaction_response(&self.token)).await {
            Err(error) if code(&error) != Some(UNKNOWN_MESSAGE) => Err(error.into()),
            _ => Ok(()),
        }
    }

    /// The message of the answer.
    pub async fn message(&self) -> Result<Message, Failure> {
        if let Progress::Answered(Some(message)) = &*self.progress.lock().await {
            return Ok(Message::clone(message));
        }
        let get = || self.http.get_original_interaction_response(&self.token);
        Ok(persist(get).await?)
    }

    /// Changes what was answered.
    pub async fn amend(&self, reply: Reply) -> Result<(), Failure> {
        let mut progress = self.progress.lock().await;
        let edited = reply.into_edited_answer();
        persist(|| edited.clone().execute(&self.http, &self.token)).await?;
        *progress = Progress::Answered(None);
        Ok(())
    }

    /// Opens a modal.
    pub async fn ask(&self, modal: CreateModal) -> Result<(), Failure> {
        let mut progress = self.progress.lock().await;
        if !matches!(*progress, Progress::Waiting) {
            return Err(Failure::fault("a modal after an answer"));
        }
        self.respond(CreateInteractionResponse::Modal(modal)).await?;
        *progress = Progress::Answered(None);
        Ok(())
    }

    /// Ends a call that nothing needed to be said to.
    pub async fn acknowledge(&self) {
        let mut progress = self.progress.lock().await;
        if matches!(*progress, Progress::Waiting) {
            if let Err(error) = self.respond(CreateInteractionResponse::Acknowledge).await {
                tracing::warn!(%error, "a press was not acknowledged");
            }
            *progress = Progress::Answered(None);
        }
    }
}
