//! How a bot made with serenity logs in at the sandbox.

use std::sync::{Arc, Mutex};

use serenity::all::{Context, Event, RawEventHandler};
use serenity::async_trait;
use serenity::http::{Http, HttpBuilder};

/// Address and token, and a list of events that serenity did not understand.
#[derive(Clone)]
pub struct Login {
    pub url: String,
    pub token: String,
    unknown: Arc<Mutex<Vec<String>>>,
}

impl Login {
    pub fn new(url: String, token: String) -> Self {
        Self { url, token, unknown: Arc::default() }
    }

    /// A client for the REST door; without the rate limiter, which would ignore the address.
    pub fn http(&self) -> Http {
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        HttpBuilder::new(&self.token)
            .proxy(&self.url)
            .ratelimiter_disabled(true)
            .client(client)
            .build()
    }

    /// Notes events that did not parse; to be added to the client.
    pub fn watcher(&self) -> Watcher {
        Watcher(self.unknown.clone())
    }

    pub fn unknown_events(&self) -> Vec<String> {
        self.unknown.lock().unwrap().clone()
    }
}

/// Notes events that did not parse.
pub struct Watcher(Arc<Mutex<Vec<String>>>);

#[async_trait]
impl RawEventHandler for Watcher {
    async fn raw_event(&self, _: Context, event: Event) {
        if let Event::Unknown(event) = event {
            self.0.lock().unwrap().push(format!("{}: {}", event.kind, event.value));
        }
    }
}
