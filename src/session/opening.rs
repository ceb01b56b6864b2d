//! Opening tables: new ones, and those where the same people play again.

use std::sync::Arc;

use sha2::{Digest, Sha256};

use super::actor::{Answer, Ask, Message};
use super::commit::{append, not_at_hand, random_seed};
use super::fault::{Fault, NotDone};
use super::floor::Floor;
use super::people::PersonId;
use super::rooms;
use super::table::{By, DecideContext, Deed, Entry, OnTurn, Opening, Refusal, Sitter, Table};
use crate::store::{Append, Outcome, RequestId, TableId, Version};

/// How those of a finished game play again.
#[derive(Clone, Copy, Debug)]
pub struct Again<'a> {
    /// The tables that the server itself wants at most; the hall's limit stays.
    pub most: usize,
    /// The people who want no invitations: their chairs are free for anybody, them included.
    pub uninvited: &'a [PersonId],
}

impl Default for Again<'_> {
    fn default() -> Self {
        Self { most: usize::MAX, uninvited: &[] }
    }
}

impl Floor {
    /// Opens a table where the server wants so many at most. Its name follows from the request, so
    /// that a repeated one opens no second.
    pub async fn open(
        self: &Arc<Self>,
        opening: Opening,
        most: usize,
        request: &RequestId,
    ) -> Result<Answer, NotDone> {
        self.check_doors()?;
        self.open_as(name("open", request.as_str()), opening, most, request).await
    }

    /// Opens a table where those of a finished game play again.
    pub async fn rematch(
        self: &Arc<Self>,
        old: TableId,
        by: PersonId,
        wish: Again<'_>,
        request: &RequestId,
    ) -> Result<Answer, NotDone> {
        self.check_doors()?;
        let mut opening = self.look(old).await?.rematch_opening(by)?;
        for sitter in &mut opening.chairs {
            if matches!(sitter, Sitter::Invited(person) if wish.uninvited.contains(person)) {
                *sitter = Sitter::Open;
            }
        }
        // One game follows another, whoever presses first.
        let next = name("rematch", old.as_str());
        let answer = self.open_as(next, opening, wish.most, request).await?;
        let deed = Deed::Rematched(next);
        let ask = Ask { by, request: request.clone(), seen: None, deed };
        match self.deliver(old, ask).await {
            Ok(_) | Err(NotDone::Refused(Refusal::RematchedAlready { .. })) => Ok(answer),
            Err(why) => Err(why),
        }
    }

    async fn open_as(
        self: &Arc<Self>,
        id: TableId,
        opening: Opening,
        most: usize,
        request: &RequestId,
    ) -> Result<Answer, NotDone> {
        let again = |state: Arc<Table>| Answer { version: state.version(), again: true, state };
        if let Ok(Some(_)) = self.store.head(id).await {
            return self.look(id).await.map(again);
        }
        let host = opening.host;
        let is_invited = |sitter: &&Sitter| matches!(sitter, Sitter::Invited(_));
        let invited = opening.chairs.iter().filter(is_invited).count();
        let resources = self.library.resources(&opening.terms.game, None).await;
        let resources = resources.map_err(not_at_hand)?;
        let (at, seed) = (self.clock.now(), random_seed()?);
        let (seed, resources) = (Some(&seed), Some(&resources));
        let events = opening.decide(id, &DecideContext { now: at, seed, resources })?;
        let by = By::Person(host);
        let entries: Vec<Entry> = events.into_iter().map(|event| Entry { at, by, event }).collect();
        let table = Table::replay(&entries).map_err(Fault::Unreadable)?;
        let limits = &self.limits;
        let most = most.min(limits.tables_per_server);
        self.register.enter(id, table.head(), |of_person, of_server| {
            match (of_person < limits.tables_per_person, of_server < most) {
                (false, _) => Err(Refusal::TooManyTables { most: limits.tables_per_person }),
                (true, false) => Err(Refusal::ServerFull { most }),
                (true, true) => Ok(()),
            }
        })?;
        let counted = self.invitations.count(host, invited, at);
        counted.inspect_err(|_| self.register.strike(id))?;
        let written = self.write_opening(&table, request, &entries).await;
        if !matches!(written, Ok(Outcome::Appended(_))) {
            self.register.strike(id);
            self.invitations.take_back(host, invited);
        }
        match written? {
            Outcome::Appended(version) => {
                let state = Arc::new(table);
                self.settle(&state);
                if state.head().turn == Some(OnTurn::Computer) {
                    self.send(id, Message::Wake)?;
                }
                tracing::info!(table = %id, by = %host, %version, "opened");
                Ok(Answer { version, again: false, state })
            }
            // The same request was here at the same time.
            Outcome::Conflict(_) | Outcome::Duplicate(_) => {
                let state = self.look(id).await?;
                self.register.set(id, state.head());
                Ok(again(state))
            }
            Outcome::Refused(_) => Err(Refusal::Busy.into()),
        }
    }

    /// Writes the first events of a table and that the room is its own.
    async fn write_opening(
        &self,
        table: &Table,
        request: &RequestId,
        entries: &[Entry],
    ) -> Result<Outcome, NotDone> {
        loop {
            let room = rooms::change(&self.store, None, table).await;
            let room = room.map_err(|error| {
                error.refusal().map_or_else(|error| self.failed(&error), NotDone::from)
            })?;
            let append = Append {
                records: room.into_iter().collect(),
                ..append(table, Version::NONE, request.clone(), entries)
            };
            match self.store.append(append).await.map_err(|error| self.failed(&error))? {
                // Somebody else came into the room meanwhile; look who.
                Outcome::Refused(_) => {}
                outcome => return Ok(outcome),
            }
        }
    }
}

/// A name for a table that always is the same for the same cause.
fn name(why: &str, cause: &str) -> TableId {
    let digest = Sha256::digest(format!("{why} {cause}"));
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&digest[..8]);
    TableId::from_random(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cause_always_gives_the_same_name() {
        assert_eq!(name("open", "1234"), name("open", "1234"));
        assert_ne!(name("open", "1234"), name("open", "1235"));
        assert_ne!(name("open", "1234"), name("rematch", "1234"));
    }
}
