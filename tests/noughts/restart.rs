//! A game goes on where it was: after a bot is started anew, and after a hall is killed.

use kamen::ai::noughts::Level;
use kamen::games::noughts::Action;
use kamen::session::game::noughts::{Noughts, Terms as Agreed};
use kamen::session::game::{ComputerLevel, Variant};
use kamen::session::table::{Deed, Opening, Sitter, Stage, Terms};
use kamen::session::{Ask, ChannelId, Clock, Hall, PersonId, Room};
use kamen::store::{RequestId, Store, TableId};

use crate::driver::{Table, soon};
use crate::folder::Folder;
use crate::kit::{limits, until};
use crate::round::{Round, seen};
use crate::stopped::Bot;

#[tokio::test(flavor = "multi_thread")]
async fn buttons_work_after_a_restart() {
    let table = Table::empty(kamen::sandbox::Setup::default()).await;
    let folder = Folder::new("restart");
    let (bot, store) = Bot::start(&table, &folder).await;
    let ben = table.person("Ben").await;
    let round = Round::alone(&store, &ben, "level:perfect").await;
    let before = round.moves(&ben, "Toss the coin").await;
    let board = round.board(&ben).await;
    let id = round.id;
    bot.stop(store).await;
    let (bot, store) = Bot::start(&table, &folder).await;
    let round = Round { store: &store, id };
    assert_eq!(round.view().await, before);
    let free = before.board.free().next().unwrap();
    ben.press(&board, &free.to_string()).await;
    let state = round.until("the mark", |state| seen(state).board.get(free).is_some()).await;
    assert_eq!(state.stage(), Stage::Playing);
    round.board(&ben).await;
    bot.stop(store).await;
    table.finish().await;
}

/// Every deed is followed by the death of the hall, and the computer moves all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_hall_that_is_killed_after_every_deed_plays_the_game_to_its_end() {
    const BEN: PersonId = PersonId(7);
    let store = Store::memory();
    let mut number = 0;
    let mut request = || {
        number += 1;
        RequestId::new(number.to_string()).unwrap()
    };
    let open = async || Hall::start(store.clone(), Clock::System, limits()).await.unwrap();
    let room = Room { server: None, channel: ChannelId(1) };
    let terms = Terms::friendly(Noughts::of_terms(Agreed::default()));
    let computer = Sitter::Computer(ComputerLevel::Noughts(Level::Perfect));
    let mut hall = open().await;
    let opening = Opening::new(room, BEN, terms, [computer]);
    let id: TableId = hall.open(opening, request()).await.unwrap().state.id();
    let mut deeds = 0;
    loop {
        let state = until(&store, id, "Ben's turn", |state| {
            state.stage() == Stage::Over
                || state.stage() == Stage::Playing && state.computer_to_move().is_none()
        })
        .await;
        if state.stage() == Stage::Over {
            break;
        }
        let view = seen(&state);
        let action = match view.first {
            None => Action::Toss,
            Some(_) => Action::Mark(view.board.free().next().unwrap()),
        };
        let deed = Deed::Play(Noughts::of_action(action));
        let ask = Ask { by: BEN, request: request(), seen: Some(state.version()), deed };
        hall.ask(id, ask).await.unwrap();
        deeds += 1;
        let mut awake = hall.awake();
        drop(hall);
        soon("the last task", awake.wait_for(|awake| *awake == 0)).await.unwrap();
        hall = open().await;
    }
    assert!(deeds >= 3, "{deeds}");
}
