//! Who the bot is, and how it is invited.

use serenity::all::Permissions;

use super::connect::{Address, ConnectError};

/// Who the bot is on its server.
#[derive(Clone, Debug)]
pub struct Identity {
    /// The name of its user.
    pub name: String,
    /// The number of its application.
    pub application: u64,
}

impl Identity {
    /// The least that the bot needs: to see channels, to show boards in them and in threads, and to
    /// see whether people have talked since.
    pub const PERMISSIONS: Permissions = Permissions::VIEW_CHANNEL
        .union(Permissions::SEND_MESSAGES)
        .union(Permissions::ATTACH_FILES)
        .union(Permissions::READ_MESSAGE_HISTORY)
        .union(Permissions::CREATE_PUBLIC_THREADS)
        .union(Permissions::SEND_MESSAGES_IN_THREADS);

    /// Asks the server who the token belongs to.
    ///
    /// # Errors
    /// When the token is not accepted or nobody answers.
    pub async fn ask(address: &Address) -> Result<Self, ConnectError> {
        let http = address.http()?;
        let user = http.get_current_user().await?;
        let application = http.get_current_application_info().await?;
        Ok(Self { name: user.name.clone(), application: application.id.get() })
    }

    /// The address by which the owner of a Discord server invites the bot.
    pub fn invitation(&self) -> String {
        let (id, permissions) = (self.application, Self::PERMISSIONS.bits());
        format!(
            "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands\
             &permissions={permissions}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_asks_for_the_least() {
        let identity = Identity { name: "Kámen".to_owned(), application: 7 };
        let wanted = "client_id=7&scope=bot+applications.commands&permissions=309237746688";
        assert!(identity.invitation().ends_with(wanted), "{}", identity.invitation());
        assert!(!Identity::PERMISSIONS.contains(Permissions::ADMINISTRATOR));
        assert!(!Identity::PERMISSIONS.contains(Permissions::MANAGE_MESSAGES));
    }
}
