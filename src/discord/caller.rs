//! Somebody who has used a command, pressed a button or sent a modal, and is to be answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::{
    CreateInteractionResponse, CreateInteractionResponseMessage, CreateModal, GuildId, Http,
    InteractionContext, InteractionId, Message, Permissions,
};
use serenity::builder::Builder;
use tokio::sync::Mutex;

use super::bot::{Bot, CallGuard};
use super::failure::{Failure, Fault};
use super::interaction::{Interaction, Origin};
use super::persistence::{ANSWERED_ALREADY, UNKNOWN_INTERACTION, code, persist};
use super::reply::Reply;
use crate::members::{PersonSettings, ServerSettings};
use crate::session::table::Refusal;
use crate::session::{ChannelId, PersonId, Room, ServerId};
use crate::store::RequestId;
use crate::texts::Tongue;
use crate::themes;

/// Discord gives three seconds for an answer; after these we say that we are thinking.
const PATIENCE: Duration = Duration::from_millis(1_800);

/// Somebody who is to be answered.
pub(super) struct Caller {
    /// The bot they called.
    pub bot: Arc<Bot>,
    /// Who it is.
    pub person: PersonId,
    /// Where.
    pub room: Room,
    /// The channel to which the thread belongs, where it is one.
    pub parent: Option<ChannelId>,
    /// The language of their Discord.
    pub locale: Tongue,
    /// The language in which they are answered privately.
    pub tongue: Tongue,
    /// The language of messages that everybody sees.
    pub public_tongue: Tongue,
    /// What they have chosen for themselves.
    pub settings: PersonSettings,
    /// What has been chosen for the server.
    pub server: ServerSettings,
    /// Whether they may change the server's settings.
    pub is_manager: bool,
    /// Whether we can write to the channel ourselves, or only answer there.
    pub reaches_channel: bool,
    answers: bool,
    origin: Origin,
    answering: Arc<Answering>,
    _call: CallGuard,
}

impl Caller {
    /// Learns who calls; from now on they are answered in time. Who calls too often is told to wait,
    /// and nothing is read for them.
    pub async fn new(bot: &Arc<Bot>, interaction: Interaction<'_>) -> Option<Self> {
        if let Err(refusal) = bot.hall.admit(PersonId(interaction.user.id.get())) {
            hold_off(bot, &interaction, &refusal).await;
            return None;
        }
        let learnt = Self::learn(bot, interaction).await;
        let learnt = learnt.map_err(|failure| tracing::error!(?failure, "a caller is not known"));
        let caller = Self { answers: true, ..learnt.ok()? };
        Answering::watch(&caller.answering);
        Some(caller)
    }

    /// Learns who is typing a command, where somebody else answers; nobody when it is too much.
    pub async fn typing(bot: &Arc<Bot>, interaction: Interaction<'_>) -> Option<Self> {
        bot.hall.admit_typing(PersonId(interaction.user.id.get())).ok()?;
        let learnt = Self::learn(bot, interaction).await;
        learnt.map_err(|failure| tracing::error!(?failure, "a caller is not known")).ok()
    }

    async fn learn(bot: &Arc<Bot>, interaction: Interaction<'_>) -> Result<Self, Failure> {
        let Interaction { id, token, user, member, guild, channel, parent, .. } = interaction;
        let answering = Answering::new(Arc::clone(&bot.http), id, token.to_owned());
        let person = PersonId(user.id.get());
        let server = guild.map(|guild| ServerId(guild.get()));
        let name = user.global_name.as_deref().unwrap_or(&user.name);
        bot.members.saw(person, name).await?;
        let settings = bot.members.person(person).await?;
        let of_server = match server {
            Some(server) => bot.members.server(server).await?,
            None => ServerSettings::default(),
        };
        let locale = tongue_of(interaction.locale);
        let (tongue, public_tongue) = tongues(&settings, &of_server, locale);
        let manager = member.and_then(|member| member.permissions);
        Ok(Self {
            bot: Arc::clone(bot),
            person,
            room: Room { server, channel: ChannelId(channel.get()) },
            parent: parent.map(|parent| ChannelId(parent.get())),
            locale,
            tongue,
            public_tongue,
            settings,
            server: of_server,
            is_manager: manager.is_some_and(Permissions::manage_guild),
            reaches_channel: reaches(interaction.context, guild, interaction.permissions),
            answers: false,
            origin: interaction.origin,
            answering,
            _call: bot.begin_call(),
        })
    }

    /// The name of this call; a repetition has the same.
    pub fn request(&self) -> Result<RequestId, Failure> {
        Ok(RequestId::new(self.answering.id.to_string())?)
    }

    /// Says something in the caller's language.
    pub fn say(&self, key: &str, arguments: &[(&str, &str)]) -> String {
        self.tongue.say(key, arguments)
    }

    /// The theme of the pictures that the caller alone sees.
    pub fn theme(&self) -> String {
        let chosen = self.settings.theme.as_ref().or(self.server.theme.as_ref());
        chosen.map_or_else(|| themes::DEFAULT.to_owned(), Clone::clone)
    }

    /// Whether what they used stands below a message that nobody else sees.
    pub fn is_private(&self) -> bool {
        self.origin == Origin::Private
    }

    /// Answers so that nobody else sees it.
    pub async fn whisper(&self, reply: Reply) -> Result<(), Failure> {
        self.bot.boards.whispered(self.room.channel, self.person);
        self.answering.answer(reply, true, false).await
    }

    /// Answers so that everybody sees it.
    pub async fn announce(&self, reply: Reply) -> Result<(), Failure> {
        self.answering.answer(reply, false, false).await
    }

    /// Changes the private message whose button was pressed; whispers when there is none.
    pub async fn replace(&self, reply: Reply) -> Result<(), Failure> {
        match self.is_private() {
            true => self.answering.answer(reply, true, true).await,
            false => self.whisper(reply).await,
        }
    }

    /// From now on everybody is told when we are thinking: so will be the answer.
    pub fn will_announce(&self) {
        self.answering.is_public.store(true, Ordering::Relaxed);
    }

    /// Says at once that we are thinking about something that everybody is to see.
    pub async fn think_aloud(&self) {
        self.answering.say_thinking(false).await;
    }

    /// Changes what was answered, as work goes on.
    pub async fn amend(&self, reply: Reply) -> Result<(), Failure> {
        self.answering.amend(reply).await
    }

    /// Opens a modal.
    pub async fn ask(&self, modal: CreateModal) -> Result<(), Failure> {
        self.answering.ask(modal).await
    }

    /// The message with which the call was answered.
    pub async fn answer_message(&self) -> Result<Message, Failure> {
        let answering = &self.answering;
        let get = || answering.http.get_original_interaction_response(&answering.token);
        Ok(persist(get).await?)
    }

    /// The token by which answers can be sent and changed, for a quarter of an hour; none where
    /// somebody else answers.
    pub fn token(&self) -> Option<&str> {
        self.answers.then_some(&self.answering.token)
    }

    /// Ends the call: whoever was refused is told why, and faults of ours are logged.
    pub async fn conclude(&self, done: Result<(), Failure>) {
        let text = match done {
            Ok(()) => return self.answering.acknowledge().await,
            Err(Failure::Refused(refusal)) => {
                self.tongue.tell(&refusal.telling(&|_| self.say("bot-opponent", &[])))
            }
            Err(Failure::Told(telling)) => self.tongue.tell(&telling),
            Err(Failure::Fault(fault)) => {
                apology(self.tongue, &fault, &self.answering.id.to_string())
            }
        };
        if let Err(Failure::Fault(fault)) = self.whisper(Reply::text(text)).await {
            tracing::warn!(%fault, "an answer did not arrive");
        }
    }
}

/// Tells somebody who asks too much how long to wait.
async fn hold_off(bot: &Arc<Bot>, interaction: &Interaction<'_>, refusal: &Refusal) {
    let _call = bot.begin_call();
    let person = PersonId(interaction.user.id.get());
    let server = interaction.guild.map(|guild| ServerId(guild.get()));
    let (settings, server) = bot.members.at_hand(person, server);
    let (tongue, _) = tongues(&settings, &server, tongue_of(interaction.locale));
    let text = tongue.tell(&refusal.telling(&|_| String::new()));
    let (http, token) = (Arc::clone(&bot.http), interaction.token.to_owned());
    let answering = Answering::new(http, interaction.id, token);
    if let Err(failure) = answering.answer(Reply::text(text), true, false).await {
        tracing::warn!(?failure, "an answer did not arrive");
    }
}

/// What is said when something went wrong on our side; the short number is in the log.
fn apology(tongue: Tongue, fault: &Fault, id: &str) -> String {
    let number = &id[id.len().saturating_sub(6)..];
    tracing::error!(number, %fault, "a fault of ours");
    tongue.say("bot-fault", &[("number", number)])
}

/// The languages in which somebody is answered privately and in public.
pub(super) fn tongues(
    person: &PersonSettings,
    server: &ServerSettings,
    locale: Tongue,
) -> (Tongue, Tongue) {
    let own = person.tongue.unwrap_or(locale);
    (person.tongue.or(server.tongue).unwrap_or(own), server.tongue.unwrap_or(own))
}

/// The language of a locale of Discord's. Slovak is none of them, so it is chosen by `/settings`.
fn tongue_of(locale: &str) -> Tongue {
    let language = locale.split('-').next().unwrap_or_default();
    language.parse().unwrap_or(Tongue::English)
}

/// Whether we can write to the channel ourselves, and not only answer in it.
fn reaches(
    context: Option<InteractionContext>,
    guild: Option<GuildId>,
    permissions: Option<Permissions>,
) -> bool {
    match context {
        Some(InteractionContext::BotDm) => true,
        Some(InteractionContext::PrivateChannel) => false,
        _ => {
            let needed = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
            guild.is_none() || permissions.is_none_or(|granted| granted.contains(needed))
        }
    }
}

/// The way in which a caller is answered.
struct Answering {
    http: Arc<Http>,
    id: InteractionId,
    token: String,
    progress: Mutex<Progress>,
    /// Whether everybody is to see the answer.
    is_public: AtomicBool,
}

/// How far an answer has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// Nothing was said.
    Waiting,
    /// We said that we are thinking.
    Thinking,
    /// There is an answer.
    Answered,
}

impl Answering {
    fn new(http: Arc<Http>, id: InteractionId, token: String) -> Arc<Self> {
        let (progress, is_public) = (Mutex::new(Progress::Waiting), AtomicBool::new(false));
        Arc::new(Self { http, id, token, progress, is_public })
    }

    /// Says that we are thinking when an answer takes long.
    fn watch(answering: &Arc<Self>) {
        let watched = Arc::downgrade(answering);
        tokio::spawn(async move {
            tokio::time::sleep(PATIENCE).await;
            if let Some(answering) = watched.upgrade() {
                answering.say_thinking(!answering.is_public.load(Ordering::Relaxed)).await;
            }
        });
    }

    async fn say_thinking(&self, private: bool) {
        let mut progress = self.progress.lock().await;
        if *progress != Progress::Waiting {
            return;
        }
        let thinking = CreateInteractionResponseMessage::new().ephemeral(private);
        match self.respond(CreateInteractionResponse::Defer(thinking)).await {
            Ok(()) => *progress = Progress::Thinking,
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

    async fn answer(&self, reply: Reply, private: bool, replaces: bool) -> Result<(), Failure> {
        let mut progress = self.progress.lock().await;
        match *progress {
            Progress::Waiting => {
                let message = reply.into_answer(private);
                let response = match replaces {
                    true => CreateInteractionResponse::UpdateMessage(message),
                    false => CreateInteractionResponse::Message(message),
                };
                let sent = self.respond(response).await;
                *progress = Progress::Answered;
                match sent {
                    Err(error) if code(&error) == Some(UNKNOWN_INTERACTION) => {
                        // Too late to be heard; what was done is done and stands in the channel.
                        tracing::warn!("an answer came too late");
                        Ok(())
                    }
                    sent => Ok(sent?),
                }
            }
            Progress::Thinking => {
                let edited = reply.into_edited_answer();
                persist(|| edited.clone().execute(&self.http, &self.token)).await?;
                *progress = Progress::Answered;
                Ok(())
            }
            Progress::Answered => {
                let further = reply.into_further_answer(private);
                persist(|| further.clone().execute(&self.http, (None, &self.token))).await?;
                Ok(())
            }
        }
    }

    async fn amend(&self, reply: Reply) -> Result<(), Failure> {
        let mut progress = self.progress.lock().await;
        let edited = reply.into_edited_answer();
        persist(|| edited.clone().execute(&self.http, &self.token)).await?;
        *progress = Progress::Answered;
        Ok(())
    }

    async fn ask(&self, modal: CreateModal) -> Result<(), Failure> {
        let mut progress = self.progress.lock().await;
        if *progress != Progress::Waiting {
            return Err(Failure::fault("a modal after an answer"));
        }
        self.respond(CreateInteractionResponse::Modal(modal)).await?;
        *progress = Progress::Answered;
        Ok(())
    }

    /// Ends a call that nothing needed to be said to.
    async fn acknowledge(&self) {
        let mut progress = self.progress.lock().await;
        if *progress == Progress::Waiting {
            if let Err(error) = self.respond(CreateInteractionResponse::Acknowledge).await {
                tracing::warn!(%error, "a press was not acknowledged");
            }
            *progress = Progress::Answered;
        }
    }
}
