//! Binding, routes and the end.

use std::collections::BTreeSet;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::hub::Hub;
use super::keep::{Found, KeepError, Keeper};
use super::setup::Setup;
use super::snowflake::Snowflake;
use super::world::World;
use super::world::attachment::content_type;
use super::world::files::Whereabouts;
use super::{door, gateway, guard, page, rest};

/// How many ports after the wished one are tried.
const PORTS_TRIED: u16 = 50;
/// How long open requests may take when the sandbox stops.
const FAREWELL: Duration = Duration::from_secs(2);

/// Why a sandbox could not start.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    /// No port could be had.
    #[error("no free port on 127.0.0.1 from {0} on; --port 0 takes any that is free")]
    NoPort(u16, #[source] io::Error),
    /// The world cannot be kept where it should be.
    #[error(transparent)]
    Keep(#[from] KeepError),
}

/// A running sandbox; it stops when it is dropped.
#[derive(Debug)]
pub struct Sandbox {
    hub: Arc<Hub>,
    address: SocketAddr,
    token: String,
    goes_on: bool,
    lost_channels: BTreeSet<u64>,
    serving: JoinHandle<()>,
    watching: [JoinHandle<()>; 2],
}

impl Sandbox {
    /// Starts on a port of 127.0.0.1, or on one of the next if it is taken; 0 is any free one.
    ///
    /// # Errors
    ///
    /// Says when no port is free, or the world cannot be kept in its folder.
    pub async fn start(setup: Setup, port: u16) -> Result<Self, SandboxError> {
        let listener = bind(port).await.map_err(|error| SandboxError::NoPort(port, error))?;
        let address = listener.local_addr().map_err(|error| SandboxError::NoPort(port, error))?;
        let (keeper, found) = match &setup.home {
            Some(home) => Keeper::open(home).map(|(keeper, found)| (Some(keeper), found))?,
            None => (None, Found::default()),
        };
        let files = keeper.as_ref().map(Keeper::files);
        let mut world = World::new(setup, address.to_string(), files);
        if let Some(complaint) = found.complaint {
            tracing::warn!("{complaint}");
            world.is_after_damage = true;
        }
        let restored = found.world.filter(|restored| !restored.is_empty());
        let goes_on = restored.is_some();
        match restored {
            Some(restored) => world.restore(restored),
            None => world.furnish(),
        }
        let is_lost = |id: &u64| !world.channels.keys().any(|known| known.number() == *id);
        let lost_channels = found.lost_channels.into_iter().filter(is_lost).collect();
        let token = world.application.token.clone();
        let hub = Arc::new(Hub::new(world, keeper));
        // What is new at the beginning is written down like everything else.
        drop(hub.world());
        let router = routes(hub.clone(), address.port());
        let stopping = hub.clone();
        let serving = tokio::spawn(async move {
            let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
                // Answers are small: waiting to fill packets would only delay them.
                let _ = stream.set_nodelay(true);
            });
            let server = axum::serve(listener, router)
                .with_graceful_shutdown(async move { stopping.stopped().await });
            if let Err(error) = server.await {
                tracing::error!("the sandbox ended: {error}");
            }
        });
        let (deadlines, settling) = (hub.clone(), hub.clone());
        let watching = [
            tokio::spawn(async move { deadlines.watch_deadlines().await }),
            tokio::spawn(async move { settling.settle_regularly().await }),
        ];
        Ok(Self { hub, address, token, goes_on, lost_channels, serving, watching })
    }

    /// Returns where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the address that bots are given, such as `http://127.0.0.1:8127`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Returns the token that the bot logs in with.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Returns whether it goes on with the world of an earlier process.
    pub fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// Returns the channels of earlier worlds that were set aside: whatever was played there is over.
    pub fn lost_channels(&self) -> &BTreeSet<u64> {
        &self.lost_channels
    }

    /// Counts about how many bytes messages, files and the journal take in memory.
    pub fn bytes_held(&self) -> usize {
        let world = self.hub.world();
        world.message_bytes + world.files.in_memory() + world.journal.bytes()
    }

    /// Stops: says goodbye to bots and pages, and waits for open requests, but not for long.
    pub async fn stop(mut self) {
        self.hub.stop();
        let _ = tokio::time::timeout(FAREWELL, &mut self.serving).await;
        self.hub.close().await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.hub.stop();
        self.serving.abort();
        self.watching.iter().for_each(JoinHandle::abort);
    }
}

async fn bind(port: u16) -> io::Result<TcpListener> {
    let mut tried = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await;
    for next in (port..=u16::MAX).skip(1).take(PORTS_TRIED.into()) {
        match tried {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                tried = TcpListener::bind((Ipv4Addr::LOCALHOST, next)).await;
            }
            other => return other,
        }
    }
    tried
}

fn routes(hub: Arc<Hub>, port: u16) -> Router {
    Router::new()
        .route("/api/{*path}", any(rest::answer))
        .route("/gateway", get(gateway::open))
        .route("/gateway/", get(gateway::open))
        .route("/attachments/{channel}/{file}/{name}", get(attachment))
        .nest("/sandbox", door::routes())
        .route("/", get(page::index))
        .route("/{*path}", get(page::file))
        .with_state(hub)
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(Arc::new(port), guard::check))
}

/// A file of a message.
async fn attachment(
    State(hub): State<Arc<Hub>>,
    Path((_, file, _)): Path<(String, String, String)>,
) -> Response {
    let found = Snowflake::parse(&file).and_then(|id| {
        let world = hub.world();
        world.files.find(id).map(|(name, whereabouts)| (content_type(name), whereabouts))
    });
    let found = match found {
        None => None,
        Some((kind, Whereabouts::Memory(bytes))) => Some((kind, bytes)),
        Some((kind, Whereabouts::Folder(path))) => {
            let read = tokio::task::spawn_blocking(move || std::fs::read(path)).await;
            read.ok().and_then(Result::ok).map(|bytes| (kind, Bytes::from(bytes)))
        }
    };
    let Some((kind, bytes)) = found else {
        return (StatusCode::NOT_FOUND, "This content is no longer available.").into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "private, max-age=3600"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
    ];
    (headers, bytes).into_response()
}
