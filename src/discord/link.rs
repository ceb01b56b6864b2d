//! How the connection to the gateway stands, for whoever asks from outside.

use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use serenity::all::{Context, EventHandler, Guild, GuildId, Ready, ShardManager, UnavailableGuild};
use serenity::async_trait;
use serenity::gateway::ConnectionStage;

/// How often the connection is looked at.
const LOOK: Duration = Duration::from_millis(500);

/// The connection to the gateway, as it was a moment ago.
#[derive(Debug)]
pub struct Link(Mutex<State>);

#[derive(Debug)]
struct State {
    status: LinkStatus,
    servers: HashSet<GuildId>,
}

/// How the connection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkStatus {
    /// Whether events come in; if not, the bot tries to connect.
    pub connected: bool,
    /// Since when.
    pub since: SystemTime,
    /// How long the answer to the last heartbeat took, while connected.
    pub latency: Option<Duration>,
    /// How many servers the bot is on, once the gateway has said so.
    pub servers: Option<usize>,
}

impl Default for Link {
    fn default() -> Self {
        let since = SystemTime::now();
        let status = LinkStatus { connected: false, since, latency: None, servers: None };
        Self(Mutex::new(State { status, servers: HashSet::new() }))
    }
}

impl Link {
    /// How the connection stands.
    pub fn status(&self) -> LinkStatus {
        self.state().status
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at a connection, as long as anybody wants to know.
    pub(super) async fn watch(&self, shards: &ShardManager) -> Infallible {
        loop {
            let (mut connected, mut latency) = (true, None);
            {
                let runners = shards.runners.lock().await;
                connected &= !runners.is_empty();
                for runner in runners.values() {
                    connected &= runner.stage == ConnectionStage::Connected;
                    latency = latency.max(runner.latency);
                }
            }
            self.stands(connected, latency);
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Takes over that the connection stands or not.
    pub(super) fn stands(&self, connected: bool, latency: Option<Duration>) {
        let status = &mut self.state().status;
        if status.connected != connected {
            (status.connected, status.since) = (connected, SystemTime::now());
        }
        status.latency = latency.filter(|_| connected);
    }

    /// Takes over which servers the bot is on; of several shards each knows some of them.
    fn begun(&self, servers: &[GuildId], shard: u64, shards: u64) {
        let is_others = |server: &GuildId| (server.get() >> 22) % shards.max(1) != shard;
        self.change(|all| {
            all.retain(is_others);
            all.extend(servers);
        });
    }

    fn change(&self, change: impl FnOnce(&mut HashSet<GuildId>)) {
        let state = &mut *self.state();
        change(&mut state.servers);
        state.status.servers = Some(state.servers.len());
    }
}

#[async_trait]
impl EventHandler for Link {
    async fn ready(&self, _: Context, ready: Ready) {
        let servers: Vec<GuildId> = ready.guilds.iter().map(|server| server.id).collect();
        let (shard, shards) =
            ready.shard.map_or((0, 1), |shard| (u64::from(shard.id.0), u64::from(shard.total)));
        self.begun(&servers, shard, shards);
    }

    async fn guild_create(&self, _: Context, server: Guild, _: Option<bool>) {
        self.change(|all| all.extend([server.id]));
    }

    async fn guild_delete(&self, _: Context, server: UnavailableGuild, _: Option<Guild>) {
        // A server that Discord cannot reach for a while has not been left.
        if !server.unavailable {
            self.change(|all| all.retain(|one| *one != server.id));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_the_last_change_is_kept() {
        let link = Link::default();
        let first = link.status();
        assert!(!first.connected && first.servers.is_none());
        link.stands(false, Some(Duration::from_millis(3)));
        assert_eq!(link.status(), first, "nothing has changed");
        link.stands(true, None);
        let connected = link.status();
        link.stands(true, Some(Duration::from_millis(3)));
        let latency = Some(Duration::from_millis(3));
        assert_eq!(link.status(), LinkStatus { latency, ..connected });
        link.stands(false, latency);
        assert_eq!(link.status().latency, None);
    }

    #[test]
    fn every_shard_tells_its_own_servers() {
        let link = Link::default();
        let server = |number: u64| GuildId::new(number << 22);
        link.begun(&[server(2), server(4)], 0, 2);
        link.begun(&[server(1)], 1, 2);
        assert_eq!(link.status().servers, Some(3));
        // Connected anew, after one of them was left.
        link.begun(&[server(4)], 0, 2);
        assert_eq!(link.status().servers, Some(2));
    }
}
