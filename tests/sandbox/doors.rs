//! Who is let in by which door, and how much of a request is read.

use kamen::sandbox::Setup;
use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::driver::{Table, soon};

/// The status that a request written by hand is answered with.
async fn status_of(table: &Table, head: &[&str], body: &[u8]) -> u16 {
    let mut stream = TcpStream::connect(table.sandbox.address()).await.unwrap();
    let mut request = head.join("\r\n").into_bytes();
    request.extend(b"\r\n\r\n");
    request.extend(body);
    // The server may answer and close before it has read everything.
    let _ = stream.write_all(&request).await;
    let mut line = String::new();
    soon("an answer", BufReader::new(stream).read_line(&mut line)).await.unwrap();
    line.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or_else(|| panic!("{line}"))
}

#[tokio::test]
async fn pages_from_elsewhere_come_in_by_no_door() {
    let table = Table::empty(Setup::default()).await;
    let own = table.sandbox.address().to_string();
    let host = format!("Host: {own}");
    let origin = format!("Origin: http://{own}");
    let socket = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
    let socket = [&socket[..], &["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]].concat();
    let doors = ["/sandbox/world", "/api/v10/gateway", "/sandbox/live", "/gateway?v=10", "/"];
    for door in doors {
        let is_socket = door.starts_with("/gateway") || door.ends_with("live");
        let further: &[&str] = if is_socket { &socket } else { &["Connection: close"] };
        let status = async |target: &str, headers: &[&str]| {
            let first = format!("GET {target} HTTP/1.1");
            let head = [&[first.as_str()], headers, further].concat();
            status_of(&table, &head, b"").await
        };
        let foreign = format!("http://evil.example{door}");
        assert_eq!(status(door, &[&host]).await, if is_socket { 101 } else { 200 }, "{door}");
        assert_eq!(status(&foreign, &[&host, "X-A: b"]).await, 403, "{door}");
        for headers in [
            &[&origin, "Origin: http://evil.example"][..],
            &["Origin: http://evil.example", &origin],
            &[&origin, &origin],
            &["Host: evil.example"],
            &["Sec-Fetch-Site: cross-site"],
            &["Sec-Fetch-Site: same-site"],
            &["Sec-Fetch-Site: cross-site", &origin],
        ] {
            let headers = [&[host.as_str()], headers].concat();
            assert_eq!(status(door, &headers).await, 403, "{door} {headers:?}");
        }
    }
    // Whoever follows a link to the page sees it.
    let link =
        ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"];
    for (target, wanted) in [("/", 200), ("/sandbox/world", 403)] {
        let first = format!("GET {target} HTTP/1.1");
        let head = [&[first.as_str(), &host, "Connection: close"], &link[..]].concat();
        assert_eq!(status_of(&table, &head, b"").await, wanted, "{target}");
    }
}

#[tokio::test]
async fn the_control_door_reads_no_more_than_it_must() {
    let table = Table::empty(Setup::default()).await;
    let host = format!("Host: {}", table.sandbox.address());
    let first = "POST /sandbox/people/Anna/type HTTP/1.1";
    let long = vec![b'x'; 1 << 20];
    let length = "Content-Length: 314572800";
    assert_eq!(status_of(&table, &[first, &host, length], &long).await, 413);
    // The length need not be told at all.
    let mut chunked = format!("{:x}\r\n", long.len()).into_bytes();
    chunked.extend(&long);
    chunked.extend(b"\r\n");
    let encoding = "Transfer-Encoding: chunked";
    assert_eq!(status_of(&table, &[first, &host, encoding], &chunked).await, 413);
    let big = json!({"channel": "general", "content": "x".repeat(300_000)});
    let (status, answer) = table.ask(Method::POST, "people/Anna/type", &big).await;
    assert_eq!(status, 413);
    assert!(answer["error"].as_str().unwrap().contains("256 KB"), "{answer}");
    assert_eq!(table.person("Anna").await.write("still here").await["content"], "still here");
}
