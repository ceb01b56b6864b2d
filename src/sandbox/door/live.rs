//! The live socket: what happens, as one person sees it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;

use super::{Asked, Told, find_person};
use crate::sandbox::hub::Hub;
use crate::sandbox::live::{Audience, Frame};
use crate::sandbox::snowflake::Snowflake;

/// A page that takes nothing for so long is gone.
const LONGEST_SEND: Duration = Duration::from_secs(10);

/// Who reads.
struct Reader {
    person: Option<Snowflake>,
    wants_journal: bool,
}

/// `GET /sandbox/live?as=PERSON&journal=true`.
pub async fn open(
    State(hub): State<Arc<Hub>>,
    Query(asked): Query<Asked>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let person = match asked.get("as") {
        None => None,
        Some(name) => match find_person(&hub.world(), name) {
            Ok(person) => Some(person.id),
            Err(refusal) => return Told(Err(refusal)).into_response(),
        },
    };
    let wants_journal = asked.get("journal").is_some_and(|wanted| wanted == "true");
    let reader = Reader { person, wants_journal };
    upgrade
        .max_message_size(4096)
        .max_frame_size(4096)
        .on_upgrade(move |socket| serve(hub, socket, reader))
}

async fn serve(hub: Arc<Hub>, mut socket: WebSocket, reader: Reader) {
    // Listening begins together with the look at the world, so that nothing is missed between.
    let (mut frames, hello) = {
        let world = hub.world();
        (world.live.listen(), reader.hello(&world))
    };
    if send(&mut socket, hello).await.is_err() {
        return;
    }
    loop {
        tokio::select! {
            frame = frames.recv() => {
                let texts = match frame {
                    Ok(frame) => reader.texts(&hub, &frame),
                    Err(RecvError::Lagged(_)) => {
                        let world = hub.world();
                        frames = world.live.listen();
                        vec![json!({"type": "lagged"}).to_string(), reader.hello(&world)]
                    }
                    Err(RecvError::Closed) => return,
                };
                for text in texts {
                    if send(&mut socket, text).await.is_err() {
                        return;
                    }
                }
            }
            message = socket.recv() => match message {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
            () = hub.stopped() => {
                let _ = tokio::time::timeout(LONGEST_SEND, socket.send(Message::Close(None))).await;
                return;
            }
        }
    }
}

async fn send(socket: &mut WebSocket, text: String) -> Result<(), ()> {
    match tokio::time::timeout(LONGEST_SEND, socket.send(Message::text(text))).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(()),
    }
}

impl Reader {
    fn hello(&self, world: &super::World) -> String {
        let person = self.person.and_then(|id| world.people.get(&id));
        let me = person.map_or(Value::Null, |person| world.shown_to(person));
        json!({"type": "hello", "world": world.shown(), "me": me}).to_string()
    }

    /// What of a frame this reader gets.
    fn texts(&self, hub: &Hub, frame: &Frame) -> Vec<String> {
        let is_for_me = match frame.audience {
            Audience::Everyone => true,
            Audience::Only(person) => self.person == Some(person),
            Audience::Channel(channel) => {
                self.person.is_some_and(|person| hub.world().sees(person, channel))
            }
            Audience::Journal => self.wants_journal,
            Audience::Reset => return vec![frame.text.clone(), self.hello(&hub.world())],
        };
        if is_for_me { vec![frame.text.clone()] } else { Vec::new() }
    }
}
