//! How much people may ask of the hall, and how much it does at once.

use std::num::NonZeroUsize;
use std::time::Duration;

use crate::compute;

/// Limits of the hall; the defaults are safe for a small machine.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables that a person may sit at or host at the same time.
    pub tables_per_person: usize,
    /// Tables that a server may have at the same time.
    pub tables_per_server: usize,
    /// What a person may ask in a minute, on the average.
    pub requests_per_minute: u32,
    /// What a person may ask at once.
    pub burst: u32,
    /// How often something may be proposed to a person who types, in a minute on the average.
    pub completions_per_minute: u32,
    /// The same at once.
    pub completions_burst: u32,
    /// People whom a person may invite within an hour.
    pub invitations_per_hour: usize,
    /// Messages that wait for one table.
    pub mailbox: usize,
    /// Updates that a watcher may be behind before some are lost to it.
    pub updates: usize,
    /// Threads for computer players and lexicons.
    pub threads: NonZeroUsize,
    /// Jobs that wait for these threads.
    pub queue: usize,
    /// After so much silence a table sleeps.
    pub idle: Duration,
    /// The shortest time that a computer takes for a move, so that people can follow.
    pub computer_pause: Duration,
    /// The longest time that a computer thinks about a move.
    pub computer_thinking: Duration,
    /// The pause before a computer tries again to open what it plays with; the pauses grow from here.
    pub reopen_pause: Duration,
    /// Time that people have after a start of the program before anything overdue happens to them.
    pub grace: Duration,
    /// Tables awake at once while the program starts.
    pub awake_at_start: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables_per_person: 10,
            tables_per_server: 200,
            requests_per_minute: 60,
            burst: 20,
            completions_per_minute: 240,
            completions_burst: 60,
            invitations_per_hour: 10,
            mailbox: 64,
            updates: 256,
            threads: compute::cores(),
            queue: 1_000,
            idle: Duration::from_secs(300),
            computer_pause: Duration::from_millis(1_500),
            computer_thinking: Duration::from_secs(2),
            reopen_pause: Duration::from_millis(500),
            grace: Duration::from_secs(600),
            awake_at_start: 256,
        }
    }
}
