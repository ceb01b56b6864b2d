//! The gateway: WebSocket connections on which bots hear what happens.
//!
//! | file | |
//! |---|---|
//! | `connection.rs` `identify.rs` `wire.rs` | one connection, how it gets its session, payloads on their way out |
//! | `sessions.rs` `intents.rs` | what happened, as each bot wishes to hear it |
//! | `mischief.rs` | what tests do to it |

mod connection;
mod identify;
pub mod intents;
pub mod mischief;
pub mod sessions;
mod wire;

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, State};
use axum::response::Response;

use super::hub::Hub;

/// Longer messages end the connection before they are read to the end.
const LONGEST_READ: usize = 64 * 1024;

/// Close codes of the gateway, by Discord's list.
pub mod close {
    pub const UNKNOWN_ERROR: u16 = 4000;
    pub const UNKNOWN_OPCODE: u16 = 4001;
    pub const DECODE_ERROR: u16 = 4002;
    pub const NOT_AUTHENTICATED: u16 = 4003;
    pub const AUTHENTICATION_FAILED: u16 = 4004;
    pub const ALREADY_AUTHENTICATED: u16 = 4005;
    pub const INVALID_SEQ: u16 = 4007;
    pub const RATE_LIMITED: u16 = 4008;
    pub const SESSION_TIMED_OUT: u16 = 4009;
    pub const INVALID_SHARD: u16 = 4010;
    pub const INVALID_API_VERSION: u16 = 4012;
    pub const INVALID_INTENTS: u16 = 4013;
    pub const DISALLOWED_INTENTS: u16 = 4014;
}

/// Opens a connection: `/gateway?v=10&encoding=json&compress=zlib-stream`.
pub(super) async fn open(
    State(hub): State<Arc<Hub>>,
    Query(query): Query<HashMap<String, String>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade = upgrade.max_message_size(LONGEST_READ).max_frame_size(LONGEST_READ);
    upgrade.on_upgrade(move |socket| connection::serve(hub, socket, query))
}
