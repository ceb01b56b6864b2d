//! A headless Chromium, steered through chromedriver by the WebDriver protocol.
//!
//! The protocol is JSON over HTTP on loopback; the few calls that the tests need are written here,
//! which spares the twenty crates that a whole client would bring along.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::driver::soon;
use crate::folder::Folder;

/// The key of an element in answers, by the standard.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The driver's process and the browser that it starts, which end together.
struct Processes(Child);

impl Drop for Processes {
    fn drop(&mut self) {
        // Both are in a group of their own, so that a failed test leaves no browser behind.
        let group = format!("kill -s KILL -- -{}", self.0.id());
        let _ = Command::new("sh").args(["-c", &group]).stderr(Stdio::null()).status();
        let _ = self.0.wait();
    }
}

/// A browser with a fresh profile.
pub struct Chromium {
    http: Client,
    session: String,
    // In this order: the profile can go once nobody writes to it.
    _processes: Processes,
    _profile: Folder,
}

fn program(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.exists())
}

impl Chromium {
    /// Starts one; none where it is not installed, which is said on standard error.
    pub async fn start() -> Option<Self> {
        let (Some(browser), Some(driver)) = (program("chromium"), program("chromedriver")) else {
            eprintln!("skipped: Debian's packages chromium and chromium-driver are not installed");
            return None;
        };
        let profile = Folder::new("profile");
        let mut child = Command::new(driver)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .env("TMPDIR", &profile.0)
            .process_group(0)
            .spawn()
            .unwrap();
        let told = BufReader::new(child.stdout.take().unwrap());
        let processes = Processes(child);
        let port = tokio::task::spawn_blocking(move || {
            told.lines().map_while(Result::ok).find_map(|line| port_in(&line))
        });
        let port = soon("chromedriver", port).await.unwrap().expect("chromedriver names its port");
        let http = Client::builder().no_proxy().build().unwrap();
        let mut chromium = Self {
            http,
            session: format!("http://127.0.0.1:{port}/session"),
            _processes: processes,
            _profile: profile,
        };
        let wished = capabilities(&browser, &chromium._profile.0);
        let opened = chromium.call(Method::POST, "", wished).await.unwrap();
        chromium.session += &format!("/{}", opened["sessionId"].as_str().unwrap());
        chromium.resize(1280, 800).await;
        Some(chromium)
    }

    async fn call(&self, method: Method, path: &str, body: Value) -> Result<Value, String> {
        let url = format!("{}{path}", self.session);
        let is_get = method == Method::GET;
        let mut request = self.http.request(method, url);
        if !is_get {
            request = request.body(body.to_string());
        }
        let answer = soon(path, request.send()).await.unwrap();
        let is_good = answer.status().is_success();
        let told: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
        if is_good { Ok(told["value"].clone()) } else { Err(told["value"]["message"].to_string()) }
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        self.call(Method::POST, path, body).await.unwrap_or_else(|why| panic!("{path}: {why}"))
    }

    pub async fn go(&self, url: &str) {
        self.post("/url", json!({"url": url})).await;
    }

    /// Runs the body of a function in the page.
    pub async fn run(&self, script: &str) -> Value {
        self.post("/execute/sync", json!({"script": script, "args": []})).await
    }

    /// The elements that a selector finds, or a path if it begins with `//`.
    pub async fn find(&self, selector: &str) -> Vec<String> {
        let using = if selector.starts_with("//") { "xpath" } else { "css selector" };
        let found = self.post("/elements", json!({"using": using, "value": selector})).await;
        let elements = found.as_array().unwrap().iter();
        elements.map(|element| element[ELEMENT].as_str().unwrap().to_owned()).collect()
    }

    /// Clicks as with a mouse; fails where something else lies above the element.
    pub async fn click(&self, element: &str) -> Result<(), String> {
        let path = format!("/element/{element}/click");
        self.call(Method::POST, &path, json!({})).await.map(|_| ())
    }

    /// Types into an element; `\u{E007}` is Enter, and so on for other keys.
    pub async fn keys(&self, element: &str, text: &str) -> Result<(), String> {
        let path = format!("/element/{element}/value");
        self.call(Method::POST, &path, json!({"text": text})).await.map(|_| ())
    }

    /// The element that has the focus.
    pub async fn focused(&self) -> String {
        let found = self.call(Method::GET, "/element/active", Value::Null).await.unwrap();
        found[ELEMENT].as_str().unwrap().to_owned()
    }

    /// The name that a screen reader says; none if the element is gone by now.
    pub async fn accessible_name(&self, element: &str) -> Option<String> {
        let path = format!("/element/{element}/computedlabel");
        let name = self.call(Method::GET, &path, Value::Null).await.ok()?;
        Some(name.as_str().unwrap().to_owned())
    }

    /// The markup of an element, to tell which one it is.
    pub async fn markup(&self, element: &str) -> Value {
        let path = format!("/element/{element}/property/outerHTML");
        self.call(Method::GET, &path, Value::Null).await.unwrap_or_default()
    }

    /// Opens another tab and goes there; returns the tab before it.
    pub async fn new_tab(&self) -> String {
        let before = self.call(Method::GET, "/window", Value::Null).await.unwrap();
        let opened = self.post("/window/new", json!({"type": "tab"})).await;
        self.switch_to(opened["handle"].as_str().unwrap()).await;
        before.as_str().unwrap().to_owned()
    }

    pub async fn switch_to(&self, tab: &str) {
        self.post("/window", json!({"handle": tab})).await;
    }

    /// Makes the window as small as a phone, or any other size.
    pub async fn resize(&self, width: u32, height: u32) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 760,
        });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// `light` or `dark`, as the system would say.
    pub async fn set_scheme(&self, scheme: &str) {
        let features = json!([{"name": "prefers-color-scheme", "value": scheme}]);
        self.devtools("Emulation.setEmulatedMedia", json!({"features": features})).await;
    }

    async fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.post("/goog/cdp/execute", json!({"cmd": command, "params": parameters})).await
    }

    /// Keeps a picture of the page below `target/screenshots/`.
    pub async fn keep_picture(&self, name: &str) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().join("screenshots");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(format!("{name}.png")), self.picture().await).unwrap();
    }

    /// The page as it looks now, as a PNG file.
    pub async fn picture(&self) -> Vec<u8> {
        let taken = self.devtools("Page.captureScreenshot", json!({"format": "png"})).await;
        from_base64(taken["data"].as_str().unwrap())
    }

    /// What the page complained about in its console.
    pub async fn complaints(&self) -> Vec<String> {
        let told = self.post("/se/log", json!({"type": "browser"})).await;
        let severe = told.as_array().unwrap().iter().filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].to_string()).collect()
    }

    /// Closes the browser.
    pub async fn close(self) {
        let _ = self.call(Method::DELETE, "", json!({})).await;
    }
}

/// `ChromeDriver was started successfully on port 1234.`
fn port_in(line: &str) -> Option<u16> {
    line.strip_suffix('.')?.rsplit_once(" on port ")?.1.parse().ok()
}

fn capabilities(browser: &Path, profile: &Path) -> Value {
    let profile = format!("--user-data-dir={}", profile.display());
    // Nothing but the page: no sandbox, which root cannot have, and no calls home.
    let arguments = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        "--accept-lang=en-US",
        &profile,
    ];
    json!({"capabilities": {"alwaysMatch": {
        "browserName": "chrome",
        "goog:chromeOptions": {"binary": browser, "args": arguments},
        "goog:loggingPrefs": {"browser": "ALL"},
    }}})
}

fn from_base64(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let digits: Vec<u32> =
        text.bytes().filter(|byte| *byte != b'=').map(|byte| value(byte).into()).collect();
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for group in digits.chunks(4) {
        let whole = group.iter().fold(0, |sum, digit| sum << 6 | digit) << (6 * (4 - group.len()));
        bytes.extend_from_slice(&whole.to_be_bytes()[1..group.len()]);
    }
    bytes
}

#[test]
fn pictures_are_decoded() {
    assert_eq!(from_base64("a2FtZW4="), b"kamen");
    assert_eq!(from_base64("a2FtZW4hIQ=="), b"kamen!!");
    assert_eq!(port_in("ChromeDriver was started successfully on port 4711."), Some(4711));
    assert_eq!(port_in("Only local connections are allowed."), None);
}
