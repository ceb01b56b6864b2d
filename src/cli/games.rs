//! `kamen games`

use std::fmt::Write;

use serde_json::{Value, json};

use super::report::Report;
use super::stored::{Stored, wait};
use crate::store::{Head, Store, StoreError, TableId};

/// List the tables that are stored.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only the tables where the game goes on.
    #[arg(long)]
    active: bool,
    #[command(flatten)]
    stored: Stored,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Report> {
        let store = self.stored.look()?;
        let tables = wait(self.tables(&store))??;
        let mut text = String::new();
        for (table, head) in &tables {
            let state = if head.active { "active" } else { "over" };
            writeln!(text, "{table}  {:>5}  {state:<6}  {}", head.version, head.summary)?;
        }
        writeln!(text, "{} tables", tables.len())?;
        Ok(Report { text, json: tables.iter().map(table_json).collect() })
    }

    async fn tables(&self, store: &Store) -> Result<Vec<(TableId, Head)>, StoreError> {
        let mut tables: Vec<(TableId, Head)> = Vec::new();
        loop {
            let after = tables.last().map(|(table, _)| *table);
            let page = match self.active {
                true => store.list_active(after).await?,
                false => store.list_all(after).await?,
            };
            if page.is_empty() {
                return Ok(tables);
            }
            tables.extend(page);
        }
    }
}

fn table_json((table, head): &(TableId, Head)) -> Value {
    // A summary is JSON by agreement; whatever else it may be is told as text.
    let summary = serde_json::from_str(&head.summary);
    let summary = summary.unwrap_or_else(|_| Value::from(head.summary.as_str()));
    json!({
        "table": table.as_str(),
        "version": head.version.0,
        "active": head.active,
        "summary": summary,
    })
}
