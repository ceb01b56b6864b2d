//! Pictures of a game of Scrabble.

use std::sync::Arc;

use serenity::all::CreateAttachment;

use crate::discord::failure::Failure;
use crate::discord::pictures::{Drawn, PictureStyle, Pictures};
use crate::games::scrabble::{Placement, Points, Tiles, View};
use crate::render::Painter;
use crate::render::scrabble::{AltText, Picture, Replay, TrackerPicture, score_chart};
use crate::render::{Chart, Repeat};

/// The board with the players below it.
pub(super) fn board(view: &View, painter: &Painter, style: &PictureStyle) -> Drawn {
    let names = style.names();
    let bytes = Picture::of_view(view, &names, style.tongue).draw(painter).png();
    Drawn { bytes, alt: AltText::new(view, &names, style.tongue).board() }
}

/// The board with a move that does not count yet.
pub(super) async fn preview(
    pictures: &Pictures,
    view: Arc<View>,
    placement: Placement,
    points: Points,
    style: PictureStyle,
) -> Result<CreateAttachment, Failure> {
    let draw = move |painter: &Painter, style: &PictureStyle| {
        let names = style.names();
        let bytes = Picture::of_view(&view, &names, style.tongue)
            .with_preview(&placement, points.total())
            .draw(painter)
            .png();
        let alt = AltText::new(&view, &names, style.tongue).preview(&placement, &points);
        Drawn { bytes, alt }
    };
    pictures.file("preview.png", style, draw).await
}

/// The board with the viewer's own rack below it, in the order that they want to see it in.
pub(super) async fn own(
    pictures: &Pictures,
    view: &View,
    order: Tiles,
    style: PictureStyle,
) -> Result<CreateAttachment, Failure> {
    let view = View { rack: Some(order), ..view.clone() };
    let draw = move |painter: &Painter, style: &PictureStyle| {
        let names = style.names();
        let picture = Picture::of_view(&view, &names, style.tongue).with_rack(&view);
        let alt = AltText::new(&view, &names, style.tongue).board_with_rack();
        Drawn { bytes: picture.draw(painter).png(), alt }
    };
    pictures.file("rack.png", style, draw).await
}

/// The tiles that the viewer does not see.
pub(super) async fn unseen(
    pictures: &Pictures,
    view: Arc<View>,
    style: PictureStyle,
) -> Result<CreateAttachment, Failure> {
    let draw = move |painter: &Painter, style: &PictureStyle| {
        let bytes = TrackerPicture::of_view(&view, style.tongue).draw(painter).png();
        Drawn { bytes, alt: AltText::new(&view, &style.names(), style.tongue).tracker() }
    };
    pictures.file("unseen.png", style, draw).await
}

/// The game turn by turn.
pub(super) fn replay(view: &View, painter: &Painter, style: &PictureStyle) -> Drawn {
    let (names, tongue) = (style.names(), style.tongue);
    let replay = Replay { view, names: &names, tongue, width: Replay::USUAL_WIDTH };
    let bytes = replay.draw(painter).gif(Repeat::Once);
    Drawn { bytes, alt: AltText::new(view, &names, tongue).replay() }
}

/// How the scores went.
pub(super) fn chart(view: &View, style: &PictureStyle) -> (Chart, String) {
    let (names, tongue) = (style.names(), style.tongue);
    let chart = score_chart(view, &names, tongue);
    (chart, AltText::new(view, &names, tongue).score_chart())
}
