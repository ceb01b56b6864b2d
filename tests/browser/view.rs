//! The page as a person sees it: waits until things are there, then uses them.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use crate::chromium::Chromium;
use crate::driver::Table;
use crate::echo::echo_bot;

pub const ENTER: &str = "\u{E007}";
pub const DOWN: &str = "\u{E015}";
pub const ESCAPE: &str = "\u{E00C}";

/// How long something may take on the busiest machine, and how often it is looked for.
const LIMIT: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(25);

/// A browser at a table with the echo bot.
pub struct View {
    pub table: Table,
    pub chromium: Chromium,
}

impl View {
    /// Opens the page as a person, past the welcome; none where there is no browser.
    pub async fn open(name: &str) -> Option<Self> {
        let view = Self::begin(Table::start(echo_bot).await).await?;
        view.enter(name).await;
        Some(view)
    }

    /// A browser that has not seen the page yet.
    pub async fn begin(table: Table) -> Option<Self> {
        let chromium = Chromium::start().await?;
        Some(Self { table, chromium })
    }

    /// Comes to the page as someone, and past the welcome if it is shown.
    pub async fn enter(&self, name: &str) {
        self.visit(name).await;
        self.until("ready", "document.body.dataset.ready === 'yes'").await;
        if !self.chromium.find("dialog.welcome").await.is_empty() {
            self.press_keys(ESCAPE).await;
            self.until("no welcome", "!document.querySelector('dialog')").await;
        }
    }

    /// Goes to the page as someone.
    pub async fn visit(&self, name: &str) {
        let url = format!("{}/?as={name}", self.table.login.url);
        self.chromium.go(&url).await;
    }

    /// Waits until an expression is true in the page; returns what it is.
    pub async fn until(&self, what: &str, expression: &str) -> Value {
        let end = Instant::now() + LIMIT;
        let script = format!("return ({expression}) || null");
        loop {
            let value = self.chromium.run(&script).await;
            if !value.is_null() {
                return value;
            }
            if Instant::now() > end {
                let shown = self.chromium.run("return document.body.innerText").await;
                panic!("waited too long for {what}; the page shows {shown}");
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until the log shows a text.
    pub async fn until_log_shows(&self, text: &str) {
        let text = json!(text);
        let shown = format!("document.getElementById('log').innerText.includes({text})");
        self.until(&text.to_string(), &shown).await;
    }

    /// What the whole page shows, hidden parts included.
    pub async fn all_text(&self) -> String {
        self.chromium.run("return document.body.textContent").await.as_str().unwrap().to_owned()
    }

    /// Clicks an element as soon as that is possible.
    pub async fn click(&self, selector: &str) {
        let end = Instant::now() + LIMIT;
        loop {
            let why = match self.chromium.find(selector).await.last() {
                Some(element) => match self.chromium.click(element).await {
                    Ok(()) => return,
                    Err(why) => why,
                },
                None => "there is no such element".to_owned(),
            };
            assert!(Instant::now() < end, "cannot click {selector}: {why}");
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Clicks the last button with a label.
    pub async fn press(&self, label: &str) {
        self.click(&format!("//button[normalize-space()='{label}']")).await;
    }

    /// Types into an element.
    pub async fn write(&self, selector: &str, text: &str) {
        self.until(selector, &format!("document.querySelector({})", json!(selector))).await;
        let element = self.chromium.find(selector).await.pop().unwrap();
        self.chromium.keys(&element, text).await.unwrap();
    }

    /// Presses keys where the focus is.
    pub async fn press_keys(&self, keys: &str) {
        let focused = self.chromium.focused().await;
        self.chromium.keys(&focused, keys).await.unwrap();
    }

    /// Waits until nothing slides any more and all pictures that are in sight are there.
    pub async fn until_still(&self) {
        let moving = "document.getAnimations().some((one) => one instanceof CSSTransition)";
        let loading = "[...document.images].some((image) => !image.complete)";
        self.until("stillness", &format!("!{moving} && !{loading}")).await;
    }

    /// Keeps pictures of the page on a desk and on a phone, by day and by night.
    pub async fn keep_pictures(&self, name: &str) {
        for (device, width, height) in [("phone", 390, 844), ("desk", 1280, 800)] {
            self.chromium.resize(width, height).await;
            self.until_still().await;
            for scheme in ["dark", "light"] {
                self.chromium.set_scheme(scheme).await;
                self.chromium.keep_picture(&format!("{name}-{device}-{scheme}")).await;
            }
        }
    }

    /// Ends the test: the page complained about nothing, and the bot was understood.
    pub async fn finish(self) {
        let complaints = self.chromium.complaints().await;
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
        self.chromium.close().await;
        self.table.finish().await;
    }
}
