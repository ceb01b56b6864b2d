//! What tests do to a bot: a broken gateway, refused requests, a clock that jumps.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use serde_json::{Value, json};

use super::{Refusal, Told, read, text};
use crate::sandbox::gateway::sessions::{Order, Session};
use crate::sandbox::hub::Hub;
use crate::sandbox::live::Audience;
use crate::sandbox::world::OrderedAnswer;

/// The clock is turned by at most a year at once.
const LONGEST_TURN_MS: u64 = 366 * 24 * 60 * 60 * 1000;

/// More orders than this are surely a mistake.
const MOST_ORDERED: usize = 1000;

pub async fn gateway(State(hub): State<Arc<Hub>>, bytes: Bytes) -> Told {
    let hurt = || {
        let body = read(&bytes)?;
        let mischief = mischief(&body)?;
        let mut world = hub.world();
        let mut count = 0;
        for session in world.sessions.connected(body["shard"].as_u64()) {
            mischief(session);
            count += 1;
        }
        Ok(json!({"sessions": count}))
    };
    Told(hurt())
}

/// Something done to a session.
type Trick = Box<dyn Fn(&mut Session)>;

/// What is asked to be done to each session.
fn mischief(body: &Value) -> Result<Trick, Refusal> {
    let events = body["events"].as_u64().unwrap_or(1);
    let order = |order: Order| -> Trick { Box::new(move |session| session.order(order)) };
    Ok(match text(body, "do")? {
        "drop" => order(Order::Drop),
        "reconnect" => order(Order::Reconnect),
        "invalidate" => order(Order::Invalidate { resumable: body["resumable"] == true }),
        "close" => {
            let code = body["code"].as_u64().unwrap_or(4000);
            let code = u16::try_from(code).ok().filter(|code| (1000..5000).contains(code));
            order(Order::Close(code.ok_or_else(|| Refusal::bad("Codes are 1000 to 4999."))?))
        }
        "delay" => {
            let delay = Duration::from_millis(body["ms"].as_u64().unwrap_or(100).min(10_000));
            Box::new(move |session| {
                session.mischief.delay = delay;
                session.mischief.delayed = events;
            })
        }
        "duplicate" => Box::new(move |session| session.mischief.duplicated = events),
        "reorder" => Box::new(move |session| session.mischief.reordered = events),
        "lose" => Box::new(move |session| session.mischief.lost = events),
        "deafen" => {
            let deaf = body["on"] != false;
            Box::new(move |session| session.mischief.deaf = deaf)
        }
        other => return Err(Refusal::bad(format!("The gateway cannot {other}."))),
    })
}

pub async fn rest(State(hub): State<Arc<Hub>>, bytes: Bytes) -> Told {
    let hurt = || {
        let body = read(&bytes)?;
        let status = body["status"].as_u64().and_then(|status| u16::try_from(status).ok());
        let status = status.filter(|status| *status == 429 || (500..600).contains(status));
        let status = status.ok_or_else(|| Refusal::bad("The status is 429 or 500 to 599."))?;
        let order = OrderedAnswer {
            status,
            times: body["times"].as_u64().unwrap_or(1),
            retry_after: body["retry_after"].as_f64().unwrap_or(0.2),
            path: body["path"].as_str().unwrap_or_default().to_owned(),
        };
        let world = &mut hub.world();
        // None at all takes back what was ordered for that path.
        world.ordered.retain(|before| order.times > 0 || before.path != order.path);
        if world.ordered.len() >= MOST_ORDERED {
            return Err(Refusal::bad("There are too many orders; some must be used first."));
        }
        if order.times > 0 {
            world.ordered.push(order);
        }
        Ok(json!({}))
    };
    Told(hurt())
}

pub async fn clock(State(hub): State<Arc<Hub>>, bytes: Bytes) -> Told {
    let turn = || {
        let body = read(&bytes)?;
        let by = body["advance_ms"].as_u64().filter(|by| *by <= LONGEST_TURN_MS);
        let by = by.ok_or_else(|| Refusal::bad("\"advance_ms\" says by how much to turn."))?;
        let mut world = hub.world();
        world.clock.advance(by);
        world.changes.clock = true;
        let now = world.now();
        world.live.tell(Audience::Everyone, || json!({"type": "clock", "now": now}));
        Ok(json!({"now": now}))
    };
    Told(turn())
}

pub async fn reset(State(hub): State<Arc<Hub>>) -> Told {
    hub.world().reset();
    Told(Ok(json!({})))
}
