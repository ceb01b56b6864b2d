//! What a running bot tells of itself.

use std::time::{Duration, SystemTime};

use serde_json::{Value, json};

/// How a bot's connection to the gateway stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gateway {
    /// Whether events come in; if not, the bot tries to connect.
    pub connected: bool,
    /// Since when, in whole seconds when it was told.
    pub since: SystemTime,
    /// How long the answer to the last heartbeat took.
    pub latency: Option<Duration>,
    /// How many servers the bot is on.
    pub servers: Option<u64>,
}

impl Gateway {
    /// The same as one line for the socket.
    pub(super) fn written(&self) -> String {
        let since = self.since.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        json!({
            "connected": self.connected,
            "since": since.as_secs(),
            "latency_us": self.latency.map(|latency| latency.as_micros() as u64),
            "servers": self.servers,
        })
        .to_string()
    }

    /// Reads such a line; an older bot tells nothing.
    pub(super) fn read(line: &str) -> Option<Self> {
        let told: Value = serde_json::from_str(line).ok()?;
        let since = Duration::from_secs(told["since"].as_u64()?);
        Some(Self {
            connected: told["connected"].as_bool()?,
            since: SystemTime::UNIX_EPOCH.checked_add(since)?,
            latency: told["latency_us"].as_u64().map(Duration::from_micros),
            servers: told["servers"].as_u64(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_read_again() {
        let since = SystemTime::UNIX_EPOCH + Duration::from_secs(1_794_000_000);
        let latency = Some(Duration::from_micros(41_500));
        for gateway in [
            Gateway { connected: true, since, latency, servers: Some(12) },
            Gateway { connected: false, since, latency: None, servers: None },
        ] {
            assert_eq!(Gateway::read(&gateway.written()), Some(gateway));
        }
        for line in ["", "{}", "[]", r#"{"connected":true,"since":-1}"#, "ok"] {
            assert_eq!(Gateway::read(line), None, "{line}");
        }
    }
}
