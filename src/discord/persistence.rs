//! Requests that are tried again when Discord fails: its servers, its limits, the line to it.

use std::time::Duration;

use serenity::http::{HttpError, StatusCode};

/// How long to wait before each further attempt.
const PAUSES_MS: [u64; 5] = [150, 400, 1_000, 2_500, 6_000];

/// Unknown message: somebody has deleted it.
pub(super) const UNKNOWN_MESSAGE: isize = 10_008;
/// Unknown channel: it is gone.
pub(super) const UNKNOWN_CHANNEL: isize = 10_003;
/// Unknown interaction: the answer comes too late.
pub(super) const UNKNOWN_INTERACTION: isize = 10_062;
/// The interaction has an answer already.
pub(super) const ANSWERED_ALREADY: isize = 40_060;
/// We may not see the channel.
pub(super) const MISSING_ACCESS: isize = 50_001;
/// We may see it, but not do this there.
pub(super) const MISSING_PERMISSIONS: isize = 50_013;

/// Asks Discord, and asks again when it was not our fault that it failed.
pub(super) async fn persist<T, F>(mut attempt: impl FnMut() -> F) -> serenity::Result<T>
where
    F: Future<Output = serenity::Result<T>>,
{
    for pause in PAUSES_MS {
        match attempt().await {
            Err(error) if passes(&error) => {
                tracing::warn!(%error, "Discord failed; trying again");
                tokio::time::sleep(Duration::from_millis(pause)).await;
            }
            settled => return settled,
        }
    }
    attempt().await
}

/// Whether the same request may succeed later.
fn passes(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            response.status_code.is_server_error()
                || response.status_code == StatusCode::TOO_MANY_REQUESTS
        }
        serenity::Error::Http(HttpError::Request(_)) => true,
        _ => false,
    }
}

/// Discord's own number of an error; nothing when the error is not Discord's.
pub(super) fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.error.code)
        }
        _ => None,
    }
}
