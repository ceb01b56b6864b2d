//! `kamen sandbox` as people and scripts start it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::binary::complaint;
use crate::folder::Folder;

fn start(folder: &Folder, arguments: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_kamen"))
        .arg("sandbox")
        .args(arguments)
        .env("KAMEN_DATA", folder.0.join("data"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Stops it as a service manager would; it must end well.
fn stop(mut child: Child) {
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_sandbox_says_where_it_is_and_stops_when_told() {
    let folder = Folder::new("sandbox");
    let mut child = start(&folder, &["--no-bot", "--port", "0", "--json"]);
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    while serde_json::from_str::<Value>(&text).is_err() {
        assert_ne!(lines.read_line(&mut text).unwrap(), 0, "{text}");
    }
    let told: Value = serde_json::from_str(&text).unwrap();
    let address = told["url"].as_str().unwrap().strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    stop(child);
}

#[test]
fn a_taken_port_is_said_and_the_next_is_used() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = Folder::new("sandbox");
    let mut child = start(&folder, &["--no-bot", "--port", &port]);
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert_eq!(lines.next().unwrap().unwrap(), format!("Port {port} is taken."));
    assert!(lines.next().unwrap().unwrap().starts_with("The sandbox is at http://127.0.0.1:"));
    stop(child);
    let mut child = start(&folder, &["--no-bot", "--port", "0"]);
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let said: Vec<String> = lines.take(5).map(Result::unwrap).collect();
    assert!(said.iter().any(|line| line.starts_with("Everything is as it was left")), "{said:?}");
    stop(child);
}

#[test]
fn a_port_that_cannot_be_is_refused() {
    assert!(complaint(&["sandbox", "--port", "70000"]).contains("70000"));
}
