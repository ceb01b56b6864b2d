//! Pictures for messages: drawn on the threads for what keeps a processor busy for a moment, in the theme that somebody has chosen.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use serenity::all::CreateAttachment;

use super::failure::Failure;
use crate::compute::pool::Pool;
use crate::render::Painter;
use crate::texts::Tongue;
use crate::themes;

/// Whoever draws.
#[derive(Clone)]
pub(super) struct Pictures {
    pool: Pool,
    folder: Option<PathBuf>,
    painters: Arc<Mutex<HashMap<String, Arc<Painter>>>>,
}

/// A picture as a file, and what it shows in words.
pub(super) struct Drawn {
    /// The file.
    pub bytes: Vec<u8>,
    /// The same in words.
    pub alt: String,
}

impl Drawn {
    /// As a file to be sent.
    pub fn into_file(self, name: &str) -> CreateAttachment {
        CreateAttachment::bytes(self.bytes, name).description(self.alt)
    }
}

/// What a picture shows beside the game: for whom it is drawn.
#[derive(Clone, Debug)]
pub(super) struct PictureStyle {
    /// The theme by its name.
    pub theme: String,
    /// The language of labels and alt text.
    pub tongue: Tongue,
    /// The players' names by seat.
    pub names: Vec<String>,
}

impl PictureStyle {
    /// The names as pictures take them.
    pub fn names(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }
}

impl Pictures {
    /// Draws on these threads; themes may lie in a folder of the host's.
    pub fn new(pool: Pool, folder: Option<PathBuf>) -> Self {
        Self { pool, folder, painters: Arc::default() }
    }

    /// The names of all themes.
    pub fn themes(&self) -> Vec<String> {
        themes::names(self.folder.as_deref())
    }

    /// A file with its alt text, made by a painter.
    pub async fn file(
        &self,
        name: &str,
        style: PictureStyle,
        draw: impl FnOnce(&Painter, &PictureStyle) -> Drawn + Send + 'static,
    ) -> Result<CreateAttachment, Failure> {
        Ok(self.draw(style, draw).await?.into_file(name))
    }

    /// What a painter makes in a style.
    pub async fn draw<T: Send + 'static>(
        &self,
        style: PictureStyle,
        draw: impl FnOnce(&Painter, &PictureStyle) -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let own = self.clone();
        let drawn = self.pool.run(move || {
            let painter = own.painter(&style.theme)?;
            Ok::<_, Failure>(draw(&painter, &style))
        });
        drawn.await?
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
