//! The application whose bot is tried: its id, its token, its user.

use serde_json::{Value, json};

use crate::sandbox::snowflake::Snowflake;

/// The application; its bot user has the same id.
#[derive(Clone, Debug)]
pub struct Application {
    pub id: Snowflake,
    pub name: String,
    pub token: String,
    pub privileged_intents: bool,
}

/// Flags of an application that has the three privileged intents in few guilds.
const PRIVILEGED_FLAGS: u64 = 1 << 13 | 1 << 15 | 1 << 19;

impl Application {
    pub fn new(id: Snowflake, name: &str, privileged_intents: bool) -> Self {
        let secret = random_text(33);
        let (middle, end) = secret.split_at(6);
        let token = format!("{}.{middle}.{end}", base64(id.to_string().as_bytes()));
        Self { id, name: name.to_owned(), token, privileged_intents }
    }

    pub fn flags(&self) -> u64 {
        if self.privileged_intents { PRIVILEGED_FLAGS } else { 0 }
    }

    /// The bot's user object.
    pub fn user(&self) -> Value {
        json!({
            "id": self.id, "username": self.name, "discriminator": "0001", "global_name": null,
            "avatar": null, "banner": null, "accent_color": null, "avatar_decoration_data": null,
            "bot": true, "public_flags": 0, "flags": 0,
        })
    }

    /// The bot's user object as it sees itself.
    pub fn own_user(&self) -> Value {
        let mut user = self.user();
        user["mfa_enabled"] = json!(true);
        user["locale"] = json!("en-US");
        user["verified"] = json!(true);
        user["email"] = Value::Null;
        user
    }

    pub fn object(&self, owner: &Value) -> Value {
        json!({
            "id": self.id, "name": self.name, "icon": null, "description": "", "summary": "",
            "bot_public": true, "bot_require_code_grant": false, "verify_key": "0".repeat(64),
            "owner": owner, "team": null, "flags": self.flags(), "bot": self.user(), "tags": [],
            "redirect_uris": [], "interactions_endpoint_url": null, "rpc_origins": [],
            "role_connections_verification_url": null, "approximate_guild_count": 1,
            "integration_types_config": {"0": {}, "1": {}},
        })
    }
}

/// Letters and digits that nobody can guess.
pub fn random_text(length: usize) -> String {
    let mut bytes = vec![0; length];
    // Without chance from the system the text is merely guessable; the server is on loopback.
    let _ = getrandom::fill(&mut bytes);
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 62)])).collect()
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Base64 without padding: clients read the id out of the token.
fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let byte = |i: usize| u32::from(chunk.get(i).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for i in 0..=chunk.len() {
            text.push(char::from(ALPHABET[(bits >> (18 - 6 * i) & 63) as usize]));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_begins_with_the_id() {
        assert_eq!(base64(b"1234567890"), "MTIzNDU2Nzg5MA");
        assert_eq!(base64(b"abc"), "YWJj");
        let id = Snowflake::parse("1234567890").unwrap();
        let application = Application::new(id, "Bot", false);
        let parts: Vec<usize> = application.token.split('.').map(str::len).collect();
        assert_eq!(parts, [14, 6, 27]);
    }
}
