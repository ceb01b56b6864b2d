//! `/stats`: what somebody's games come to, everywhere or here, or those of the server.

use serenity::all::User;

use super::{Context, answer};
use crate::discord::deeds::stats as deed;
use crate::session::PersonId;

/// Shows statistics.
#[poise::command(slash_command)]
pub(super) async fn stats(
    context: Context<'_>,
    who: Option<User>,
    here: Option<bool>,
    server: Option<bool>,
) -> Result<(), serenity::Error> {
    answer(context, async |caller| match server.unwrap_or_default() {
        true => deed::of_server(caller).await,
        false => {
            let who = who.map(|user| PersonId(user.id.get()));
            deed::of_person(caller, who, here.unwrap_or_default()).await
        }
    })
    .await
}
