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

/// An interaction of the library's with all that its kinds call the same, and the fields that each has
/// in its own way.
macro_rules! interaction {
    ($it:ident, $($own:tt)*) => {
        Interaction {
            id: $it.id,
            token: &$it.token,
            user: &$it.user,
            guild: $it.guild_id,
            channel: $it.channel_id,
            parent: $it.channel.as_ref().and_then(parent),
            locale: &$it.locale,
            permissions: $it.app_permissions,
            $($own)*
        }
    };
}

impl<'a> From<&'a CommandInteraction> for Interaction<'a> {
    fn from(it: &'a CommandInteraction) -> Self {
        let member = it.member.as_deref();
        interaction!(it, member, context: it.context, origin: Origin::Public)
    }
}

impl<'a> From<&'a ComponentInteraction> for Interaction<'a> {
    fn from(it: &'a ComponentInteraction) -> Self {
        let (member, origin) = (it.member.as_ref(), Origin::of(Some(&it.message)));
        interaction!(it, member, context: it.context, origin)
    }
}

impl<'a> From<&'a ModalInteraction> for Interaction<'a> {
    fn from(it: &'a ModalInteraction) -> Self {
        let (member, origin) = (it.member.as_ref(), Origin::of(it.message.as_deref()));
        interaction!(it, member, context: None, origin)
    }
}

/// The channel to which a thread belongs; a channel itself belongs to none.
fn parent(channel: &PartialChannel) -> Option<ChannelId> {
    use ChannelType::{NewsThread, PrivateThread, PublicThread};
    let is_thread = matches!(channel.kind, NewsThread | PrivateThread | PublicThread);
    channel.parent_id.filter(|_| is_thread)
}
