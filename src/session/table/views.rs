//! What is seen of the game, made once for each viewer and shared until something happens in it.

use std::sync::{Mutex, PoisonError};

use super::Table;
use crate::games::rules::Viewer;
use crate::session::game::GameView;

/// The views of a position that somebody has asked for.
#[derive(Default)]
pub(super) struct Views(Mutex<Vec<(Viewer, GameView)>>);

impl PartialEq for Views {
    /// Views follow from the game, whoever has asked for them.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Views {}

impl Table {
    /// What a viewer may see of the game, once it has begun.
    pub(in crate::session) fn game_view(&self, viewer: Viewer) -> Option<GameView> {
        let game = self.game.as_ref()?;
        let mut views = self.views.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, known)) = views.iter().find(|(other, _)| *other == viewer) {
            return Some(known.clone());
        }
        let view = game.view(viewer);
        views.push((viewer, view.clone()));
        Some(view)
    }
}
