//! What all kinds of interactions have in common: who does something, and where.

use serenity::all::{
    ChannelId, ChannelType, CommandInteraction, ComponentInteraction, GuildId, InteractionContext,
    InteractionId, Member, Message, MessageFlags, ModalInteraction, PartialChannel, Permissions,
    User,
};

/// What the call came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// A command, or something below a message that everybody sees.
    Public,
    /// Something below a message that nobody else sees.
    Private,
}

impl Origin {
    fn of(message: Option<&Message>) -> Self {
        let flags = message.and_then(|message| message.flags);
        match flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)) {
            true => Self::Private,
            false => Self::Public,
        }
    }
}

/// What all kinds of interactions have in common.
pub(super) struct Interaction<'a> {
    pub id: InteractionId,
    pub token: &'a str,
    pub user: &'a User,
    pub member: Option<&'a Member>,
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The channel to which the thread belongs, where it is one.
    pub parent: Option<ChannelId>,
    pub locale: &'a str,
    pub context: Option<InteractionContext>,
    pub permissions: Option<Permissions>,
    pub origin: Origin,
}

impl<'a> From<&'a CommandInteraction> for Interaction<'a> {
    fn from(it: &'a CommandInteraction) -> Self {
        Self {
            id: it.id,
            token: &it.token,
            user: &it.user,
            member: it.member.as_deref(),
            guild: it.guild_id,
            channel: it.channel_id,
            parent: it.channel.as_ref().and_then(parent),
            locale: &it.locale,
            context: it.context,
            permissions: it.app_permissions,
            origin: Origin::Public,
        }
    }
}

impl<'a> From<&'a ComponentInteraction> for Interaction<'a> {
    fn from(it: &'a ComponentInteraction) -> Self {
        Self {
            id: it.id,
            token: &it.token,
            user: &it.user,
            member: it.member.as_ref(),
            guild: it.guild_id,
            channel: it.channel_id,
            parent: it.channel.as_ref().and_then(parent),
            locale: &it.locale,
            context: it.context,
            permissions: it.app_permissions,
            origin: Origin::of(Some(&it.message)),
        }
    }
}

impl<'a> From<&'a ModalInteraction> for Interaction<'a> {
    fn from(it: &'a ModalInteraction) -> Self {
        Self {
            id: it.id,
            token: &it.token,
            user: &it.user,
            member: it.member.as_ref(),
            guild: it.guild_id,
            channel: it.channel_id,
            parent: it.channel.as_ref().and_then(parent),
            locale: &it.locale,
            context: None,
            permissions: it.app_permissions,
            origin: Origin::of(it.message.as_deref()),
        }
    }
}

/// The channel to which a thread belongs; a channel itself belongs to none.
fn parent(channel: &PartialChannel) -> Option<ChannelId> {
    use ChannelType::{NewsThread, PrivateThread, PublicThread};
    let is_thread = matches!(channel.kind, NewsThread | PrivateThread | PublicThread);
    channel.parent_id.filter(|_| is_thread)
}
