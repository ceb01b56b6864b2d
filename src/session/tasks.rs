//! The tasks of a hall, counted, so that whoever closes it knows when the last one has ended.

use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The tasks that run.
pub(super) struct Tasks {
    running: watch::Sender<usize>,
}

/// A task that runs; ends when it is dropped.
struct Running(watch::Sender<usize>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.send_modify(|running| *running -= 1);
    }
}

impl Tasks {
    pub fn new() -> Self {
        Self { running: watch::Sender::new(0) }
    }

    /// Runs a task.
    pub fn spawn<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> JoinHandle<T> {
        self.running.send_modify(|running| *running += 1);
        let running = Running(self.running.clone());
        tokio::spawn(async move {
            // What the task holds is dropped before it counts as ended.
            let _running = running;
            task.await
        })
    }

    /// Waits until no task runs.
    pub async fn ended(&self) {
        // The sender is held here, so waiting cannot fail.
        let _ = self.running.subscribe().wait_for(|running| *running == 0).await;
    }
}
