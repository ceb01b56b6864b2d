//! The heads of all tables that are not over: who sits where, counted without reading logs.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::people::{PersonId, ServerId};
use super::table::{Head, Stage};
use crate::store::TableId;

/// The register of live tables.
#[derive(Default)]
pub(super) struct Register {
    tables: Mutex<Tables>,
}

#[derive(Default)]
struct Tables {
    heads: HashMap<TableId, Head>,
    by_person: HashMap<PersonId, Vec<TableId>>,
    by_server: HashMap<ServerId, Vec<TableId>>,
}

impl Register {
    /// Writes down how a table stands; one that is over or closed is struck off.
    pub fn set(&self, table: TableId, head: Head) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.strike(table);
        if matches!(head.stage, Stage::Lobby | Stage::Playing) {
            tables.add(table, head);
        }
    }

    /// Strikes a table off.
    pub fn strike(&self, table: TableId) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).strike(table);
    }

    /// Writes a table down unless its host or server has too many; `check` is given both counts.
    pub fn enter<E>(
        &self,
        table: TableId,
        head: Head,
        check: impl FnOnce(usize, usize) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let persons = tables.by_person.get(&head.host).map_or(0, Vec::len);
        let servers = head.room.server.and_then(|server| tables.by_server.get(&server));
        check(persons, servers.map_or(0, Vec::len))?;
        tables.strike(table);
        tables.add(table, head);
        Ok(())
    }

    /// The tables that a person hosts or sits at.
    pub fn of_person(&self, person: PersonId) -> Vec<(TableId, Head)> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.heads_of(tables.by_person.get(&person))
    }

    /// The tables of a server.
    pub fn of_server(&self, server: ServerId) -> Vec<(TableId, Head)> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.heads_of(tables.by_server.get(&server))
    }

    /// All tables.
    pub fn all(&self) -> Vec<(TableId, Head)> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let mut all: Vec<_> = tables.heads.iter().map(|(id, head)| (*id, head.clone())).collect();
        all.sort_by_key(|(id, head)| (head.opened_at, *id));
        all
    }
}

impl Tables {
    fn add(&mut self, table: TableId, head: Head) {
        for person in everybody(&head) {
            self.by_person.entry(person).or_default().push(table);
        }
        if let Some(server) = head.room.server {
            self.by_server.entry(server).or_default().push(table);
        }
        self.heads.insert(table, head);
    }

    fn strike(&mut self, table: TableId) {
        let Some(head) = self.heads.remove(&table) else { return };
        for person in everybody(&head) {
            remove(&mut self.by_person, &person, table);
        }
        if let Some(server) = head.room.server {
            remove(&mut self.by_server, &server, table);
        }
    }

    fn heads_of(&self, tables: Option<&Vec<TableId>>) -> Vec<(TableId, Head)> {
        let head = |id: &TableId| Some((*id, self.heads.get(id)?.clone()));
        let mut found: Vec<_> = tables.into_iter().flatten().filter_map(head).collect();
        found.sort_by_key(|(id, head)| (head.opened_at, *id));
        found
    }
}

/// The host and the players, each once.
fn everybody(head: &Head) -> Vec<PersonId> {
    let mut persons = head.persons.clone();
    persons.push(head.host);
    persons.sort_unstable();
    persons.dedup();
    persons
}

fn remove<K: std::hash::Hash + Eq>(lists: &mut HashMap<K, Vec<TableId>>, key: &K, table: TableId) {
    if let Some(list) = lists.get_mut(key) {
        list.retain(|other| *other != table);
        if list.is_empty() {
            lists.remove(key);
        }
    }
}
