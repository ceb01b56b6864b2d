//! Private answers that follow their table: the last one that showed a player the board with their rack is
//! changed when somebody has moved, for as long as Discord lets it be changed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use serenity::builder::Builder;

use super::{Boards, TOKEN_LASTS, lock};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::deeds::own::OwnView;
use crate::discord::failure::Failure;
use crate::discord::persistence::persist;
use crate::session::PersonId;
use crate::session::table::{Stage, Table};
use crate::store::{TableId, Version};

/// So many tables have private answers that follow them before old ones are let go.
const MOST: usize = 4_096;

/// The private answers that follow their tables: one for each player of a table.
pub(super) type Mirrors = Mutex<HashMap<TableId, HashMap<PersonId, Arc<Mirror>>>>;

/// A private answer that follows a table.
pub(super) struct Mirror {
    token: String,
    at: Instant,
    own: OwnView,
    /// The position that it shows; nothing once something else stands in its place.
    shown: tokio::sync::Mutex<Option<Version>>,
}

impl Boards {
    /// Lets an answer that has just been given follow its table, in place of the one before.
    pub async fn mirror(&self, caller: &Caller, state: &Table, own: OwnView) {
        let Some(token) = caller.token().filter(|_| state.stage() == Stage::Playing) else {
            return;
        };
        let table = state.id();
        let shown = tokio::sync::Mutex::new(Some(state.position_since()));
        let mirror = Mirror { token: token.to_owned(), at: Instant::now(), own, shown };
        {
            let mut all = lock(&self.shared.mirrors);
            if all.len() >= MOST {
                all.retain(|_, of_table| {
                    of_table.retain(|_, mirror| mirror.at.elapsed() < TOKEN_LASTS);
                    !of_table.is_empty()
                });
            }
            if all.len() < MOST {
                all.entry(table).or_default().insert(caller.person, Arc::new(mirror));
            }
        }
        // What has happened while it was on its way.
        if let Ok(now) = caller.bot.hall.look(table).await {
            self.reflect(&caller.bot, &now);
        }
    }

    /// Lets go of a player's answer, because something else is about to stand in its place; a change
    /// that is on its way has arrived then.
    pub async fn leave(&self, table: TableId, person: PersonId) {
        let mirror = lock(&self.shared.mirrors).get_mut(&table).and_then(|all| all.remove(&person));
        if let Some(mirror) = mirror {
            *mirror.shown.lock().await = None;
        }
    }

    /// Changes the private answers that follow a table.
    pub(super) fn reflect(&self, bot: &Arc<Bot>, state: &Arc<Table>) {
        let all = lock(&self.shared.mirrors).get(&state.id()).cloned().unwrap_or_default();
        for mirror in all.into_values() {
            let (boards, bot, state) = (self.clone(), Arc::clone(bot), Arc::clone(state));
            tokio::spawn(async move {
                let changed = tokio::select! {
                    () = bot.closing() => return,
                    changed = boards.change(&bot, &state, &mirror) => changed,
                };
                if let Err(failure) = changed {
                    // The board in the channel shows it all the same.
                    tracing::debug!(table = %state.id(), ?failure, "an answer does not follow");
                    boards.forget(state.id(), &mirror);
                }
            });
        }
    }

    async fn change(&self, bot: &Bot, state: &Table, mirror: &Arc<Mirror>) -> Result<(), Failure> {
        let mut shown = mirror.shown.lock().await;
        if shown.is_none_or(|shown| shown >= state.position_since()) {
            return Ok(());
        }
        if mirror.at.elapsed() >= TOKEN_LASTS {
            self.forget(state.id(), mirror);
            return Ok(());
        }
        let edited = mirror.own.compose(bot, state, "").await?.into_edited_answer();
        persist(|| edited.clone().execute(&bot.http, &mirror.token)).await?;
        *shown = Some(state.position_since());
        if state.stage() != Stage::Playing {
            self.forget(state.id(), mirror);
        }
        Ok(())
    }

    fn forget(&self, table: TableId, mirror: &Arc<Mirror>) {
        let mut all = lock(&self.shared.mirrors);
        let Some(of_table) = all.get_mut(&table) else { return };
        of_table.retain(|_, known| !Arc::ptr_eq(known, mirror));
        if of_table.is_empty() {
            all.remove(&table);
        }
    }
}
