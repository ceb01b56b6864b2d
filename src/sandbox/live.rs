//! What happens, told to pages and tests as it happens.

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::broadcast;

use super::snowflake::Snowflake;

/// How many frames a slow reader may be behind before it loses some.
const KEPT: usize = 2048;

/// Who may see a frame.
#[derive(Clone, Copy, Debug)]
pub(super) enum Audience {
    Everyone,
    Only(Snowflake),
    /// Whoever sees the channel.
    Channel(Snowflake),
    /// Readers who asked for the journal.
    Journal,
    /// All readers, who then begin again.
    Reset,
}

/// One frame, written once for all readers.
#[derive(Debug)]
pub(super) struct Frame {
    pub audience: Audience,
    pub text: String,
}

/// The sending end of the live sockets.
#[derive(Clone, Debug)]
pub(super) struct Live(broadcast::Sender<Arc<Frame>>);

impl Live {
    pub fn new() -> Self {
        Self(broadcast::Sender::new(KEPT))
    }

    /// Tells a frame; it is made only when somebody reads.
    pub fn tell(&self, audience: Audience, frame: impl FnOnce() -> Value) {
        if self.0.receiver_count() > 0 {
            // Nobody reading is no error.
            let _ = self.0.send(Arc::new(Frame { audience, text: frame().to_string() }));
        }
    }

    pub fn listen(&self) -> broadcast::Receiver<Arc<Frame>> {
        self.0.subscribe()
    }
}
