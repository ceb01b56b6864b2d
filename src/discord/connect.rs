//! The connection: to Discord, or to a server that speaks like it.

use std::borrow::Cow;
use std::time::Duration;

use serenity::http::{Http, HttpBuilder};

use super::failure::with_causes;
use super::persistence::code;

/// Where the real gateway is.
const GATEWAY: &str = "gateway.discord.gg";

/// A token, which never appears in a log.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// A token as it was given.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// A text without the token, should it stand there.
    pub fn hide<'a>(&self, text: &'a str) -> Cow<'a, str> {
        match text.contains(&self.0) {
            true => Cow::Owned(text.replace(&self.0, "…")),
            false => Cow::Borrowed(text),
        }
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Where the bot is served.
#[derive(Clone, Debug)]
pub struct Address {
    /// The token.
    pub token: Token,
    /// Another server than Discord, such as `http://127.0.0.1:8127`.
    pub api: Option<String>,
}

/// Why the bot cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ConnectError {
    /// Discord does not know the token.
    #[error("the token is not accepted; copy it again from Discord's developer portal")]
    BadToken,
    /// The address is none.
    #[error("\"{0}\" is no address like http://127.0.0.1:8127")]
    BadAddress(String),
    /// The gateway is somewhere else, and would get the token.
    #[error("the gateway is at \"{found}\" and not at {wanted}; the token is not sent there")]
    Elsewhere {
        /// What the server says.
        found: String,
        /// Where it must be.
        wanted: String,
    },
    /// The connection ended, though nobody wanted it to.
    #[error("the connection ended")]
    Ended,
    /// The line or the server fails.
    #[error("{0}")]
    Failed(String),
}

impl From<serenity::Error> for ConnectError {
    fn from(error: serenity::Error) -> Self {
        use serenity::gateway::GatewayError;
        match &error {
            serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Self::BadToken,
            serenity::Error::Http(http)
                if http.status_code().is_some_and(|status| status.as_u16() == 401) =>
            {
                Self::BadToken
            }
            _ => Self::Failed(match code(&error) {
                Some(code) => format!("{error} ({code})"),
                None => with_causes(&error),
            }),
        }
    }
}

impl Address {
    /// Checks that the address of another server is one, before anybody asks there.
    ///
    /// # Errors
    /// When it is none.
    pub fn check(&self) -> Result<(), ConnectError> {
        self.host().map(drop)
    }

    /// The door for requests. Discord's own limits are kept by serenity; another server is asked
    /// without its limiter, which would ignore the address.
    pub(super) fn http(&self) -> Result<Http, ConnectError> {
        let Some(api) = &self.api else { return Ok(Http::new(&self.token.0)) };
        self.host()?;
        let client = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(30)).build();
        let client = client.map_err(|error| ConnectError::Failed(error.to_string()))?;
        Ok(HttpBuilder::new(&self.token.0)
            .proxy(api.trim_end_matches('/'))
            .ratelimiter_disabled(true)
            .client(client)
            .build())
    }

    /// Checks that the gateway is where it should be, before the token is sent there.
    pub(super) fn check_gateway(&self, url: &str) -> Result<(), ConnectError> {
        let wanted = match self.host()? {
            Some(host) => host,
            None => GATEWAY.to_owned(),
        };
        let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
        let found = rest.split(['/', '?']).next().unwrap_or_default();
        // Discord has gateways for regions below the same name.
        let same = match &self.api {
            Some(_) => found == wanted,
            None => url.starts_with("wss://") && found.ends_with(".discord.gg"),
        };
        match same {
            true => Ok(()),
            false => Err(ConnectError::Elsewhere { found: found.to_owned(), wanted }),
        }
    }

    /// The host and port of another server.
    fn host(&self) -> Result<Option<String>, ConnectError> {
        let Some(api) = &self.api else { return Ok(None) };
        let bad = || ConnectError::BadAddress(api.chars().take(80).collect());
        let rest = api.strip_prefix("http://").or_else(|| api.strip_prefix("https://"));
        let host = rest.ok_or_else(bad)?.trim_end_matches('/');
        match host.is_empty() || host.contains(['/', '?', '@', ' ']) {
            true => Err(bad()),
            false => Ok(Some(host.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(api: Option<&str>) -> Address {
        Address { token: Token::new("secret"), api: api.map(str::to_owned) }
    }

    #[test]
    fn the_token_goes_nowhere_else() {
        let own = address(Some("http://127.0.0.1:8127"));
        assert!(own.check_gateway("ws://127.0.0.1:8127/gateway").is_ok());
        assert!(own.check_gateway("ws://127.0.0.1:8128/gateway").is_err());
        assert!(own.check_gateway("wss://gateway.discord.gg").is_err());
        assert!(own.check_gateway("ws://127.0.0.1:8127@elsewhere.example/").is_err());
        let real = address(None);
        assert!(real.check_gateway("wss://gateway.discord.gg").is_ok());
        assert!(real.check_gateway("wss://gateway-us-east1-b.discord.gg/").is_ok());
        assert!(real.check_gateway("ws://gateway.discord.gg").is_err());
        assert!(real.check_gateway("wss://gateway.discord.gg.example").is_err());
    }

    #[test]
    fn an_address_is_a_scheme_and_a_host() {
        for api in ["", "127.0.0.1:8127", "ftp://x", "http://", "http://a b", "http://u@h"] {
            assert!(address(Some(api)).http().is_err(), "{api}");
        }
        assert!(address(Some("http://127.0.0.1:8127/")).http().is_ok());
    }

    #[test]
    fn a_token_is_not_told() {
        assert!(!format!("{:?}", address(None)).contains("secret"));
    }
}
