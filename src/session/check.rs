//! Whether what is stored of tables can be used: `kamen doctor` tells.

use super::table::{Entry, Head, Table};
use crate::store::{Check, Head as StoredHead, Store, StoreError, TableId};

/// Replays every log and compares it with what its head tells.
///
/// # Errors
/// When the store cannot be read.
pub async fn check(store: &Store) -> Result<Check, StoreError> {
    let mut check = Check::new("tables");
    let mut last = None;
    loop {
        let page = store.list_all(last).await?;
        let Some((id, _)) = page.last() else { return Ok(check) };
        last = Some(*id);
        for (id, head) in page {
            let found = look(store, id, &head).await?;
            check.look(found.map_err(|problem| format!("table {id}: {problem}")));
        }
    }
}

async fn look(
    store: &Store,
    id: TableId,
    head: &StoredHead,
) -> Result<Result<(), String>, StoreError> {
    let log = store.log(id).await?;
    let replayed = Entry::read_log(&log).and_then(|entries| Table::replay(&entries));
    Ok(match replayed {
        Err(error) => Err(error.to_string()),
        Ok(table) if table.id() != id => Err(format!("its log is that of {}", table.id())),
        Ok(table) => match serde_json::from_str::<Head>(&head.summary) {
            Ok(told) if told == table.head() && head.active == table.is_live() => Ok(()),
            Ok(_) => Err("its head does not tell what its log does".to_owned()),
            Err(_) => Err("its head cannot be read".to_owned()),
        },
    })
}
