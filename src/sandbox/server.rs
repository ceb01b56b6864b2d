//! Binding, routes and the end.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{StatusCode, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::hub::Hub;
use super::setup::Setup;
use super::snowflake::Snowflake;
use super::world::World;
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
}

/// A running sandbox; it stops when it is dropped.
#[derive(Debug)]
pub struct Sandbox {
    hub: Arc<Hub>,
    address: SocketAddr,
    token: String,
    serving: JoinHandle<()>,
    deadlines: JoinHandle<()>,
}

impl Sandbox {
    /// Starts on a port of 127.0.0.1, or on one of the next if it is taken; 0 is any free one.
    ///
    /// # Errors
    ///
    /// Says when no port is free.
    pub async fn start(setup: Setup, port: u16) -> Result<Self, SandboxError> {
        let listener = bind(port).await.map_err(|error| SandboxError::NoPort(port, error))?;
        let address = listener.local_addr().map_err(|error| SandboxError::NoPort(port, error))?;
        let world = World::new(setup, address.to_string());
        let token = world.application.token.clone();
        let hub = Arc::new(Hub::new(world));
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
        let watching = hub.clone();
        let deadlines = tokio::spawn(async move { watching.watch_deadlines().await });
        Ok(Self { hub, address, token, serving, deadlines })
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

    /// Stops: says goodbye to bots and pages, and waits for open requests, but not for long.
    pub async fn stop(mut self) {
        self.hub.stop();
        let _ = tokio::time::timeout(FAREWELL, &mut self.serving).await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.hub.stop();
        self.serving.abort();
        self.deadlines.abort();
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
    let world = hub.world();
    let found = Snowflake::parse(&file).and_then(|id| {
        let Some((channel, message)) = world.files.get(&id) else { return world.replaced.find(id) };
        let message = world.channels.get(channel)?.message(*message)?;
        message.attachments.iter().find(|attachment| attachment.id == id)
    });
    let Some(attachment) = found else {
        return (StatusCode::NOT_FOUND, "This content is no longer available.").into_response();
    };
    let headers = [
        (header::CONTENT_TYPE, attachment.content_type()),
        (header::CACHE_CONTROL, "private, max-age=3600"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
    ];
    (headers, attachment.bytes.clone()).into_response()
}
