//! Pictures for messages: drawn on threads of their own, in the theme that somebody has chosen.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use serenity::all::CreateAttachment;

use super::failure::Failure;
use crate::compute::pool::Pool;
use crate::games::scrabble::{Placement, Points, Tiles, View};
use crate::render::Painter;
use crate::render::scrabble::{AltText, Picture, TrackerPicture};
use crate::texts::Tongue;
use crate::themes;

/// Drawings that may wait; more are refused, which asks the person to try again.
const QUEUE: usize = 512;

/// Whoever draws.
#[derive(Clone)]
pub(super) struct Pictures {
    pool: Pool,
    folder: Option<PathBuf>,
    painters: Arc<Mutex<HashMap<String, Arc<Painter>>>>,
}

/// What a picture shows beside the game: for whom it is drawn.
#[derive(Clone, Debug)]
pub(super) struct Manner {
    /// The theme by its name.
    pub theme: String,
    /// The language of labels and alt text.
    pub tongue: Tongue,
    /// The players' names by seat.
    pub names: Vec<String>,
}

impl Manner {
    /// The names as pictures take them.
    pub fn names(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }
}

impl Pictures {
    /// Draws with so many threads; themes may lie in a folder of the host's.
    pub fn new(threads: NonZeroUsize, folder: Option<PathBuf>) -> Self {
        Self { pool: Pool::new(threads, QUEUE), folder, painters: Arc::default() }
    }

    /// The names of all themes.
    pub fn themes(&self) -> Vec<String> {
        themes::names(self.folder.as_deref())
    }

    /// The board with the players below it.
    pub async fn board(
        &self,
        view: Arc<View>,
        manner: Manner,
    ) -> Result<CreateAttachment, Failure> {
        self.file("board.png", manner, move |painter, manner| {
            let names = manner.names();
            let picture = Picture::of_view(&view, &names, manner.tongue).draw(painter).png();
            (picture, AltText::new(&view, &names, manner.tongue).board())
        })
        .await
    }

    /// The board with a move that does not count yet.
    pub async fn preview(
        &self,
        view: Arc<View>,
        placement: Placement,
        points: Points,
        manner: Manner,
    ) -> Result<CreateAttachment, Failure> {
        self.file("preview.png", manner, move |painter, manner| {
            let names = manner.names();
            let picture = Picture::of_view(&view, &names, manner.tongue)
                .with_preview(&placement, points.total())
                .draw(painter)
                .png();
            let alt = AltText::new(&view, &names, manner.tongue).preview(&placement, &points);
            (picture, alt)
        })
        .await
    }

    /// The board with the viewer's own rack below it, in the order that they want to see it in.
    pub async fn own(
        &self,
        view: Arc<View>,
        order: Tiles,
        manner: Manner,
    ) -> Result<CreateAttachment, Failure> {
        let view = Arc::new(View { rack: Some(order), ..View::clone(&view) });
        self.file("rack.png", manner, move |painter, manner| {
            let names = manner.names();
            let picture = Picture::of_view(&view, &names, manner.tongue).with_rack(&view);
            let alt = AltText::new(&view, &names, manner.tongue).board_with_rack();
            (picture.draw(painter).png(), alt)
        })
        .await
    }

    /// The tiles that the viewer does not see.
    pub async fn unseen(
        &self,
        view: Arc<View>,
        manner: Manner,
    ) -> Result<CreateAttachment, Failure> {
        self.file("unseen.png", manner, move |painter, manner| {
            let picture = TrackerPicture::of_view(&view, manner.tongue).draw(painter).png();
            (picture, AltText::new(&view, &manner.names(), manner.tongue).tracker())
        })
        .await
    }

    /// A file with its alt text, made by a painter on a thread of its own.
    pub async fn file(
        &self,
        name: &'static str,
        manner: Manner,
        draw: impl FnOnce(&Painter, &Manner) -> (Vec<u8>, String) + Send + 'static,
    ) -> Result<CreateAttachment, Failure> {
        let own = self.clone();
        let drawn = self.pool.run(move || {
            let painter = own.painter(&manner.theme)?;
            Ok::<_, Failure>(draw(&painter, &manner))
        });
        let (bytes, alt) = drawn.await??;
        Ok(CreateAttachment::bytes(bytes, name).description(alt))
    }

    /// Does other work that keeps a processor busy for some milliseconds.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        Ok(self.pool.run(work).await?)
    }

    /// The painter of a theme; the usual one when the theme has gone or is broken.
    fn painter(&self, theme: &str) -> Result<Arc<Painter>, Failure> {
        let mut painters = self.painters.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(painter) = painters.get(theme) {
            return Ok(Arc::clone(painter));
        }
        let (look, complaint) =
            themes::open_or_default(theme, self.folder.as_deref()).map_err(Failure::fault)?;
        if let Some(complaint) = complaint {
            tracing::warn!(theme, %complaint, "the usual theme is used instead");
        }
        let painter = Arc::new(Painter::new(look.theme, look.fonts));
        painters.insert(theme.to_owned(), Arc::clone(&painter));
        Ok(painter)
    }
}
