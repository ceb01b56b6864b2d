//! Why the computer moved as it did, as far as its game can tell.

use crate::discord::caller::Caller;
use crate::discord::face::Face;
use crate::discord::failure::Failure;
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::session::game::{GameKind, each};

/// Says why the computer moved as it did.
pub(in crate::discord) async fn show(caller: &Caller, at: &SeenTable) -> Result<(), Failure> {
    let lines = each!(GameKind, at.kind(), H => H::why(caller, at).await)?;
    caller.replace(Reply::text(lines.join("\n"))).await
}
