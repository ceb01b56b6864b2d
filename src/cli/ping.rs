//! `kamen ping`

use std::time::{Duration, SystemTime};

use anyhow::ensure;
use serde_json::json;

use super::report::Report;
use super::stored::Stored;
use crate::control::{self, Gateway};

/// Arguments of `kamen ping`.
#[derive(clap::Args)]
pub(super) struct Arguments {
    /// Fail as well when the bot is alive but not connected to the gateway.
    #[arg(long)]
    connected: bool,
    #[command(flatten)]
    stored: Stored,
}

impl Arguments {
    /// Asks the bot that runs on the data folder for a sign of life, and how its connection stands.
    pub fn run(&self) -> anyhow::Result<Report> {
        let gateway = control::ping(&self.stored.config()?.data)?;
        let seconds = gateway.map(|gateway| {
            SystemTime::now().duration_since(gateway.since).unwrap_or_default().as_secs()
        });
        if self.connected {
            let (connected, told) =
                (gateway.is_some_and(|it| it.connected), tell(gateway, seconds));
            ensure!(connected, "the bot is alive, but {}", told[0]);
        }
        let since = gateway.map(|gateway| {
            let since = gateway.since.duration_since(SystemTime::UNIX_EPOCH);
            since.unwrap_or_default().as_secs()
        });
        let latency = gateway.and_then(|gateway| gateway.latency);
        let json = json!({
            "alive": true,
            "connected": gateway.map(|gateway| gateway.connected),
            "since": since,
            "seconds": seconds,
            "latency_ms": latency.map(|latency| latency.as_secs_f64() * 1_000.0),
            "servers": gateway.and_then(|gateway| gateway.servers),
        });
        let mut text = "The bot is alive.\n".to_owned();
        for sentence in tell(gateway, seconds) {
            let mut letters = sentence.chars();
            let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
            text += &format!("{first}{}.\n", letters.as_str());
        }
        Ok(Report { text, json })
    }
}

/// What is told of the connection, a sentence each, the most important first.
fn tell(gateway: Option<Gateway>, seconds: Option<u64>) -> Vec<String> {
    let (Some(gateway), Some(seconds)) = (gateway, seconds) else {
        return vec!["it is an older one that does not say whether it is connected".to_owned()];
    };
    let time = time(seconds);
    let mut told = vec![match gateway.connected {
        true => format!("it has been connected to the gateway for {time}"),
        false => format!("it is not connected; it has been trying to reach the gateway for {time}"),
    }];
    told.extend(gateway.latency.map(|latency| format!("the last heartbeat took {}", ms(latency))));
    let servers = gateway.servers.filter(|_| gateway.connected);
    told.extend(servers.map(|servers| format!("it is on {}", counted(servers, "server"))));
    told
}

fn ms(latency: Duration) -> String {
    match latency.as_millis() {
        0 => "less than 1 ms".to_owned(),
        ms => format!("{ms} ms"),
    }
}

/// A time in the largest unit of which there are at least two.
fn time(seconds: u64) -> String {
    let units = [(86_400, "day"), (3_600, "hour"), (60, "minute")];
    let unit = units.into_iter().find(|(length, _)| seconds >= 2 * length);
    let (length, name) = unit.unwrap_or((1, "second"));
    counted(seconds / length, name)
}

fn counted(count: u64, name: &str) -> String {
    format!("{count} {name}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_connection_is_told_in_sentences() {
        let since = SystemTime::UNIX_EPOCH;
        let latency = Some(Duration::from_micros(41_500));
        let connected = Gateway { connected: true, since, latency, servers: Some(1) };
        let told = tell(Some(connected), Some(7_300)).join(". ");
        assert_eq!(
            told,
            "it has been connected to the gateway for 2 hours. the last heartbeat took 41 ms. \
             it is on 1 server"
        );
        let lost = Gateway { connected: false, latency: None, ..connected };
        let told = tell(Some(lost), Some(61));
        assert_eq!(
            told,
            ["it is not connected; it has been trying to reach the gateway for 61 seconds"]
        );
        assert_eq!(time(1), "1 second");
        assert_eq!(time(200_000), "2 days");
    }
}
