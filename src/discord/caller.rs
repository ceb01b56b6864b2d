//! Somebody who has used a command, pressed a button or sent a modal, and is to be answered.

use std::sync::Arc;

use serenity::all::{CreateModal, GuildId, InteractionContext, Message, Permissions};

use super::answering::Answering;
use super::bot::{Bot, CallGuard};
use super::failure::{Failure, Fault};
use super::interaction::{Interaction, Origin};
use super::reply::Reply;
use crate::members::{PersonSettings, ServerSettings};
use crate::session::table::Refusal;
use crate::session::{ChannelId, PersonId, Room, ServerId};
use crate::store::RequestId;
use crate::texts::Tongue;
use crate::themes;

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
    /// Learns who calls; whatever that takes, they are answered in time. Who calls too often is told to
    /// wait, and nothing is read for them.
    pub async fn new(bot: &Arc<Bot>, interaction: Interaction<'_>) -> Option<Self> {
        let admitted = bot.hall.admit(PersonId(interaction.user.id.get()));
        let answering = answering(bot, &interaction);
        if let Err(refusal) = admitted {
            hold_off(bot, &interaction, &answering, &refusal).await;
            return None;
        }
        Answering::watch(&answering);
        let tongue = tongue_of(interaction.locale);
        match Self::learn(bot, interaction, Arc::clone(&answering)).await {
            Ok(caller) => Some(Self { answers: true, ..caller }),
            Err(failure) => {
                tell(&answering, tongue, &failure).await;
                None
            }
        }
    }

    /// Learns who is typing a command, where somebody else answers; nobody when it is too much.
    pub async fn typing(bot: &Arc<Bot>, interaction: Interaction<'_>) -> Option<Self> {
        bot.hall.admit_typing(PersonId(interaction.user.id.get())).ok()?;
        let answering = answering(bot, &interaction);
        let learnt = Self::learn(bot, interaction, answering).await;
        learnt.map_err(|failure| tracing::error!(?failure, "a caller is not known")).ok()
    }

    async fn learn(
        bot: &Arc<Bot>,
        interaction: Interaction<'_>,
        answering: Arc<Answering>,
    ) -> Result<Self, Failure> {
        let call = bot.begin_call();
        let Interaction { user, member, guild, channel, parent, .. } = interaction;
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
            _call: call,
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
        self.answering.will_be_public();
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
        self.answering.message().await
    }

    /// The token by which answers can be sent and changed, for a quarter of an hour; none where
    /// somebody else answers.
    pub fn token(&self) -> Option<&str> {
        self.answers.then_some(&self.answering.token)
    }

    /// Ends the call: whoever was refused is told why, and faults of ours are logged.
    pub async fn conclude(&self, done: Result<(), Failure>) {
        match done {
            Ok(()) => self.answering.acknowledge().await,
            Err(failure) => {
                self.bot.boards.whispered(self.room.channel, self.person);
                tell(&self.answering, self.tongue, &failure).await;
            }
        }
    }
}

/// How an interaction is answered.
fn answering(bot: &Bot, interaction: &Interaction<'_>) -> Arc<Answering> {
    Answering::new(Arc::clone(&bot.http), interaction.id, interaction.token.to_owned())
}

/// Tells whoever was refused why; faults of ours are logged.
async fn tell(answering: &Answering, tongue: Tongue, failure: &Failure) {
    let apologise = |fault: &Fault| apology(tongue, fault, &answering.id.to_string());
    let text = failure.sentence(tongue).unwrap_or_else(apologise);
    whisper(answering, text).await;
}

async fn whisper(answering: &Answering, text: String) {
    if let Err(failure) = answering.answer(Reply::text(text), true, false).await {
        tracing::warn!(?failure, "an answer did not arrive");
    }
}

/// Tells somebody who asks too much how long to wait.
async fn hold_off(
    bot: &Arc<Bot>,
    interaction: &Interaction<'_>,
    answering: &Answering,
    refusal: &Refusal,
) {
    let _call = bot.begin_call();
    let person = PersonId(interaction.user.id.get());
    let server = interaction.guild.map(|guild| ServerId(guild.get()));
    let (settings, server) = bot.members.at_hand(person, server);
    let (tongue, _) = tongues(&settings, &server, tongue_of(interaction.locale));
    whisper(answering, tongue.tell(&refusal.telling(&|_| String::new()))).await;
}

/// What is said when something went wrong on our side; the short number is in the log.
fn apology(tongue: Tongue, fault: &Fault, id: &str) -> String {
    let number = &id[id.len().saturating_sub(6)..];
    tracing::error!(number, fault = fault.with_causes(), "a fault of ours");
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
