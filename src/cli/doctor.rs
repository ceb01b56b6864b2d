//! `kamen doctor`

use std::fmt::Write;

use serde_json::json;

use super::report::Report;
use super::stored::{Stored, wait};
use crate::store::{Check, StoreError};
use crate::{members, session};

/// Check what is stored; the exit code is 2 when something is wrong.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    stored: Stored,
}

/// What the checks have found.
pub(super) struct Findings {
    pub report: Report,
    pub sound: bool,
}

impl Arguments {
    pub fn run(&self) -> anyhow::Result<Findings> {
        let checks = self.checks()?;
        let mut text = String::new();
        for check in &checks {
            if check.problems.is_empty() {
                writeln!(text, "ok       {}: {} looked at", check.name, check.looked_at)?;
            }
            for problem in &check.problems {
                writeln!(text, "problem  {}: {problem}", check.name)?;
            }
        }
        let sound = checks.iter().all(|check| check.problems.is_empty());
        Ok(Findings {
            report: Report { text, json: json!({ "ok": sound, "checks": checks }) },
            sound,
        })
    }

    /// All checks, in the order in which they are told.
    fn checks(&self) -> anyhow::Result<Vec<Check>> {
        let mut open = Check::new("store");
        let store = match super::stored::look(&self.stored.config()?.data) {
            Ok(store) => Some(store),
            // Before the first game there is none.
            Err(StoreError::Missing { .. }) => return Ok(vec![open]),
            Err(error) => {
                open.look(Err(error.to_string()));
                None
            }
        };
        let mut checks = vec![open];
        if let Some(store) = store {
            checks[0].look(Ok(()));
            checks.extend(wait(store.check())??);
            // Logs that are not whole have been told of already.
            checks.extend(wait(session::check(&store))?.ok());
            checks.extend(wait(members::check(&store))?.ok());
        }
        Ok(checks)
    }
}
