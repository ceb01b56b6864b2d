//! One task that knows when something becomes due at any table, and wakes it then.

use std::collections::{BTreeSet, HashMap};

use tokio::sync::mpsc;

use super::clock::Clock;
use super::people::Moment;
use crate::store::TableId;

/// Where deadlines are told.
#[derive(Clone, Debug)]
pub(super) struct Timers {
    deadlines: mpsc::UnboundedSender<(TableId, Option<Moment>)>,
}

/// The other end: deadlines as they come in.
pub(super) type Deadlines = mpsc::UnboundedReceiver<(TableId, Option<Moment>)>;

impl Timers {
    pub fn new() -> (Self, Deadlines) {
        let (deadlines, incoming) = mpsc::unbounded_channel();
        (Self { deadlines }, incoming)
    }

    /// Sets the next deadline of a table, or none.
    pub fn set(&self, table: TableId, at: Option<Moment>) {
        // Without a receiver the hall is gone, and nothing becomes due any more.
        let _ = self.deadlines.send((table, at));
    }
}

/// Calls `ring` for each table when its deadline has come; nothing rings before `earliest`.
pub(super) async fn run(
    mut incoming: Deadlines,
    clock: Clock,
    earliest: Moment,
    ring: impl Fn(TableId),
) {
    let mut ordered: BTreeSet<(Moment, TableId)> = BTreeSet::new();
    let mut by_table: HashMap<TableId, Moment> = HashMap::new();
    loop {
        let next = ordered.first().copied();
        let wait = async {
            match next {
                Some((at, _)) => clock.until(at).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            told = incoming.recv() => {
                let Some((table, at)) = told else { return };
                if let Some(before) = by_table.remove(&table) {
                    ordered.remove(&(before, table));
                }
                if let Some(at) = at.map(|at| at.max(earliest)) {
                    by_table.insert(table, at);
                    ordered.insert((at, table));
                }
            }
            () = wait => {
                if let Some((_, table)) = ordered.pop_first() {
                    by_table.remove(&table);
                    ring(table);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn tables_ring_in_the_order_of_their_deadlines_and_only_the_last_one_counts() {
        let clock = Clock::standing_at(Moment(0));
        let (timers, incoming) = Timers::new();
        let (rung, mut bells) = mpsc::unbounded_channel();
        let [a, b, c] = [1, 2, 3].map(|n| TableId::from_random([n; 8]));
        let ring = move |table| rung.send(table).unwrap();
        let task = tokio::spawn(run(incoming, clock.clone(), Moment(10), ring));
        timers.set(a, Some(Moment(100)));
        timers.set(b, Some(Moment(50)));
        timers.set(c, Some(Moment(60)));
        timers.set(c, None);
        timers.set(a, Some(Moment(30)));
        while !timers.deadlines.is_closed() && clock.now() < Moment(200) {
            tokio::task::yield_now().await;
            clock.turn(1);
        }
        drop(timers);
        task.await.unwrap();
        let mut order = Vec::new();
        while let Some(table) = bells.recv().await {
            order.push(table);
        }
        assert_eq!(order, [a, b]);
    }
}
