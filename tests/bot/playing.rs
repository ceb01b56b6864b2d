//! Playing, from `/new` to the end.

use crate::kit::{alt, labels, table};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_and_started_with_one_click() {
    let table = table().await;
    let anna = table.person("Anna").await;
    let lobby = anna.command("/new lexicon:en").await;
    let expected = ["Začít", "Přisednout", "Přidat počítač", "Odejít", "Zrušit"];
    assert_eq!(labels(&lobby.message), expected);
    lobby.press("Začít").await;
    let board = anna.sees("a board", |message| !alt(message).is_empty()).await;
    assert!(labels(&board).contains(&"Táhnout".to_owned()), "{board}");
    let rack = anna.press(&board, "Můj zásobník").await;
    assert!(rack.is_ephemeral());
    table.finish().await;
}
