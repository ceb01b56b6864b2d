//! Intents: which events a session asked for.

/// The intent of guilds, channels and threads.
pub const GUILDS: u64 = 1;
/// The intent of members.
pub const GUILD_MEMBERS: u64 = 1 << 1;
/// The intent that lets a bot read what is not addressed to it.
pub const MESSAGE_CONTENT: u64 = 1 << 15;
/// Intents that must be switched on for the application: members, presences, message content.
pub const PRIVILEGED: u64 = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT;
/// All that exist.
const KNOWN: u64 = 0x1_ffff | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;

pub fn are_known(intents: u64) -> bool {
    intents & !KNOWN == 0
}

/// The intent an event needs; none for those that everyone gets.
pub fn needed(event: &str, in_guild: bool) -> u64 {
    let by_place = |guild: u32, direct: u32| 1 << if in_guild { guild } else { direct };
    match event {
        "GUILD_MEMBER_ADD" | "GUILD_MEMBER_UPDATE" | "GUILD_MEMBER_REMOVE" => GUILD_MEMBERS,
        "MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_DELETE" | "MESSAGE_DELETE_BULK" => {
            by_place(9, 12)
        }
        "MESSAGE_REACTION_ADD" | "MESSAGE_REACTION_REMOVE" => by_place(10, 13),
        "TYPING_START" => by_place(11, 14),
        name if ["GUILD_", "CHANNEL_", "THREAD_"].iter().any(|p| name.starts_with(p)) => GUILDS,
        _ => 0,
    }
}
