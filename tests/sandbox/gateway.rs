//! The gateway: codes, compression, shards, resuming, mischief, clients that do not read.

use std::time::Duration;

use kamen::sandbox::Setup;
use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::GatewayIntents;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

use crate::driver::{Table, pinged, soon};
use crate::echo;
use crate::raw::{Gateway, RawBot, identity};

#[tokio::test]
async fn each_mistake_has_its_close_code() {
    let table = Table::empty(Setup::default()).await;
    let with = |changes: Value| json!({"op": 2, "d": identity(&table, &changes)});
    let good = || with(json!({}));
    let token = &table.login.token;
    let cases: Vec<(&str, Vec<Value>, u16)> = vec![
        ("opcode", vec![json!({"op": 99})], 4001),
        ("no opcode", vec![json!({"d": 1})], 4002),
        ("no properties", vec![json!({"op": 2, "d": {"token": token, "intents": 1}})], 4002),
        ("too large", vec![json!({"op": 1, "d": "x".repeat(5000)})], 4002),
        ("too early", vec![json!({"op": 3, "d": {}})], 4003),
        ("token", vec![with(json!({"token": "nonsense"}))], 4004),
        ("twice", vec![good(), good()], 4005),
        ("shard", vec![with(json!({"shard": [2, 2]}))], 4010),
        ("no shard", vec![with(json!({"shard": "all"}))], 4010),
        ("intents", vec![with(json!({"intents": 1_u64 << 40}))], 4013),
        ("no intents", vec![with(json!({"intents": null}))], 4013),
        ("privileged", vec![with(json!({"intents": 1 << 15}))], 4014),
        ("too many", vec![json!({"op": 1, "d": null}); 121], 4008),
        ("resume", vec![json!({"op": 6, "d": {"token": "x", "session_id": "a", "seq": 1}})], 4004),
    ];
    for (what, payloads, code) in cases {
        let mut gateway = Gateway::open(&table, "?v=10").await;
        for payload in payloads {
            gateway.send(&payload).await;
        }
        assert_eq!(gateway.end().await, code, "{what}");
    }
    let mut gateway = Gateway::open(&table, "").await;
    gateway.send_text("{\"op\":").await;
    assert_eq!(gateway.end().await, 4002);
    for (query, code) in [("?v=6", 4012), ("?encoding=etf", 4002), ("?compress=zstd-stream", 4002)]
    {
        assert_eq!(Gateway::open(&table, query).await.end().await, code);
    }
}

#[tokio::test]
async fn the_first_things_a_bot_hears_are_itself_and_its_guilds() {
    let table = Table::empty(Setup::default()).await;
    let mut gateway = Gateway::open(&table, "?v=10&encoding=json").await;
    let hello = gateway.next().await.unwrap();
    assert_eq!((&hello["op"], &hello["d"]["heartbeat_interval"]), (&json!(10), &json!(41_250)));
    gateway.send(&json!({"op": 1, "d": null})).await;
    assert_eq!(gateway.next().await.unwrap()["op"], 11);
    let identify = json!({"op": 2, "d": identity(&table, &json!({"token": format!("Bot {}", table.login.token)}))});
    gateway.send(&identify).await;
    let ready = gateway.next().await.unwrap();
    assert_eq!((&ready["t"], &ready["s"]), (&json!("READY"), &json!(1)));
    assert_eq!(ready["d"]["guilds"][0]["unavailable"], true);
    let guild = gateway.next().await.unwrap();
    assert_eq!((&guild["t"], &guild["s"]), (&json!("GUILD_CREATE"), &json!(2)));
    assert_eq!(guild["d"]["member_count"], 4);
}

#[tokio::test]
async fn payloads_come_compressed_if_asked_for() {
    let table = Table::empty(Setup::default()).await;
    let mut stream = Gateway::identify(&table, "?v=10&compress=zlib-stream", json!({})).await;
    assert_eq!(stream.event("GUILD_CREATE").await["d"]["name"], "Sandbox");
    assert_eq!(stream.compressed, 3);
    let mut blobs = Gateway::identify(&table, "?v=10", json!({"compress": true})).await;
    assert_eq!(blobs.event("GUILD_CREATE").await["d"]["name"], "Sandbox");
    assert!(blobs.compressed > 0);
}

#[tokio::test]
async fn guilds_are_spread_over_shards_and_dms_go_to_the_first() {
    let table = Table::empty(Setup::default()).await;
    let mut shards = Vec::new();
    for shard in 0..2 {
        let mut gateway = Gateway::identify(&table, "", json!({"shard": [shard, 2]})).await;
        gateway.event("READY").await;
        shards.push(gateway);
    }
    for i in 0..6 {
        let body = json!({"name": format!("G{i}"), "channels": [format!("room-{i}")]});
        let made = table.post("guilds", body).await;
        let id = made["guild"]["id"].as_str().unwrap();
        let shard = (id.parse::<u64>().unwrap() >> 22) as usize % 2;
        let heard = async {
            loop {
                let event = shards[shard].event("GUILD_CREATE").await;
                if event["d"]["id"] == id {
                    return;
                }
            }
        };
        soon("the guild", heard).await;
    }
    let dm = table.post("people/Anna/dm", json!({})).await;
    let body = json!({"channel": dm["channel"]["id"], "content": "psst"});
    table.post("people/Anna/type", body).await;
    assert_eq!(shards[0].event("MESSAGE_CREATE").await["d"]["content"], "psst");
}

#[tokio::test]
async fn messages_are_read_only_by_bots_that_may() {
    let table = Table::empty(Setup::default()).await;
    let mut bot = RawBot::start(&table).await;
    let anna = table.person("Anna").await;
    anna.write("not for you").await;
    assert_eq!(bot.gateway.event("MESSAGE_CREATE").await["d"]["content"], "");
    anna.write(&format!("<@{}> for you", bot.application)).await;
    let heard = bot.gateway.event("MESSAGE_CREATE").await;
    assert!(heard["d"]["content"].as_str().unwrap().ends_with("for you"));
    table.post("application", json!({"privileged_intents": true})).await;
    let changes = json!({"intents": 1 | 1 << 9 | 1 << 15});
    let mut reader = Gateway::identify(&table, "", changes).await;
    reader.event("GUILD_CREATE").await;
    anna.write("for all").await;
    assert_eq!(reader.event("MESSAGE_CREATE").await["d"]["content"], "for all");
}

#[tokio::test]
async fn an_answer_is_read_when_it_pings_the_bot() {
    let table = Table::empty(Setup::default()).await;
    let mut bot = RawBot::start(&table).await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let path = format!("/channels/{}/messages", bot.channel().await);
    let (_, question) = bot.call(Method::POST, &path, &json!({"content": "your move?"})).await;
    let own = bot.gateway.event("MESSAGE_CREATE").await;
    assert_eq!(own["d"]["content"], "your move?");

    let told = anna.reply(&question, "8h slovo").await;
    assert_eq!(pinged(&told), ["Bot"]);
    let heard = bot.gateway.event("MESSAGE_CREATE").await["d"].clone();
    assert_eq!((&heard["content"], &heard["type"]), (&json!("8h slovo"), &json!(19)));
    assert_eq!(heard["message_reference"]["message_id"], question["id"]);
    assert_eq!(heard["referenced_message"]["content"], "your move?");

    anna.reply_quietly(&question, "between us").await;
    let heard = bot.gateway.event("MESSAGE_CREATE").await["d"].clone();
    assert_eq!((&heard["content"], &heard["mentions"]), (&json!(""), &json!([])));
    assert_eq!(heard["referenced_message"]["content"], "your move?");

    // Whoever calls the bot below another's words does not give those away.
    let secret = ben.write("only for people").await;
    bot.gateway.event("MESSAGE_CREATE").await;
    let mention = table.mention_of_bot().await;
    assert_eq!(pinged(&anna.reply(&secret, &format!("{mention} {mention}")).await), ["Ben", "Bot"]);
    let heard = bot.gateway.event("MESSAGE_CREATE").await["d"].clone();
    assert!(heard["content"].as_str().unwrap().starts_with(&mention));
    assert_eq!(heard["referenced_message"]["content"], "");
    assert_eq!(pinged(&ben.reply(&secret, "myself").await), [""; 0]);
}

#[tokio::test]
async fn messages_are_heard_by_their_intents_alone() {
    let table = Table::empty(Setup::default()).await;
    let (guilds, letters) = (json!({"intents": 1 << 9}), json!({"intents": 1 << 12}));
    let mut in_guilds = Gateway::identify(&table, "", guilds).await;
    in_guilds.event("READY").await;
    let mut in_letters = Gateway::identify(&table, "", letters).await;
    in_letters.event("READY").await;
    let anna = table.person("Anna").await;
    let dm = anna.in_dm().await;
    dm.write("first letter").await;
    anna.call_bot("in the guild").await;
    dm.write("second letter").await;
    for wanted in ["first letter", "second letter"] {
        assert_eq!(in_letters.event("MESSAGE_CREATE").await["d"]["content"], wanted);
    }
    let heard = in_guilds.event("MESSAGE_CREATE").await["d"].clone();
    assert!(heard["content"].as_str().unwrap().ends_with("in the guild"), "{heard}");
}

#[tokio::test]
async fn a_resumed_session_gets_all_it_missed_once() {
    let table = Table::empty(Setup::default()).await;
    let anna = table.person("Anna").await;
    let mut gateway = Gateway::identify(&table, "", json!({})).await;
    let ready = gateway.event("READY").await;
    let last = gateway.event("GUILD_CREATE").await["s"].as_u64().unwrap();
    let mut live = table.live("").await;
    table.hurt(json!({"do": "drop"})).await;
    assert_eq!(gateway.end().await, 0);
    live.until("offline", |frame| frame["online"] == false).await;
    for i in 0..20 {
        anna.write(&format!("message {i}")).await;
    }
    let resume = |seq: u64| {
        json!({
            "op": 6,
            "d": {"token": table.login.token, "session_id": ready["d"]["session_id"], "seq": seq},
        })
    };
    let mut again = Gateway::open(&table, "?v=10").await;
    again.send(&resume(last)).await;
    assert_eq!(again.next().await.unwrap()["op"], 10);
    for i in 0..20 {
        let event = again.next().await.unwrap();
        assert_eq!(event["s"], last + 1 + i);
        assert_eq!(event["t"], "MESSAGE_CREATE");
    }
    assert_eq!(again.next().await.unwrap()["t"], "RESUMED");
    // A number from the future is refused; an unknown session must identify anew.
    let mut future = Gateway::open(&table, "").await;
    future.send(&resume(10_000)).await;
    assert_eq!(future.end().await, 4007);
    let mut unknown = Gateway::open(&table, "").await;
    let mut payload = resume(1);
    payload["d"]["session_id"] = json!("nobody");
    unknown.send(&payload).await;
    unknown.next().await.unwrap();
    let invalid = unknown.next().await.unwrap();
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    unknown.send(&json!({"op": 2, "d": identity(&table, &json!({}))})).await;
    unknown.event("READY").await;
}

#[tokio::test]
async fn events_are_delayed_doubled_swapped_and_lost_on_demand() {
    let table = Table::empty(Setup::default()).await;
    let mut bot = RawBot::start(&table).await;
    let anna = table.person("Anna").await;
    let mut heard = Vec::new();
    for mischief in [
        json!({"do": "duplicate", "events": 1}),
        json!({"do": "reorder", "events": 1}),
        json!({"do": "lose", "events": 1}),
        json!({"do": "delay", "events": 1, "ms": 1}),
    ] {
        table.hurt(mischief).await;
        anna.write("one").await;
        anna.write("two").await;
        let marker = anna.write(&format!("<@{}> end", bot.application)).await;
        loop {
            let event = bot.gateway.event("MESSAGE_CREATE").await;
            if event["d"]["id"] == marker["id"] {
                break;
            }
            heard.push(event["s"].as_u64().unwrap());
        }
    }
    // READY, the guild, then three messages in each round.
    assert_eq!(heard, [3, 3, 4, 7, 6, 10, 12, 13]);
    for body in [json!({"do": "dance"}), json!({}), json!({"do": "close", "code": 7})] {
        table.refused("gateway", body).await;
    }
}

#[tokio::test]
async fn a_client_without_heartbeats_is_closed() {
    let setup = Setup { heartbeat: Duration::from_millis(100), ..Setup::default() };
    let table = Table::empty(setup).await;
    let mut gateway = Gateway::identify(&table, "", json!({})).await;
    assert_eq!(gateway.end().await, 4009);
}

#[tokio::test]
async fn a_client_that_stops_reading_is_dropped_and_nobody_else_suffers() {
    let table = Table::empty(Setup::default()).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(table.sandbox.address()).await.unwrap();
    let host = table.sandbox.address();
    let handshake = format!(
        "GET /gateway?v=10 HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(handshake.as_bytes()).await.unwrap();
    let identify = json!({"op": 2, "d": identity(&table, &json!({}))}).to_string();
    // A masked text frame whose mask is zero.
    let mut frame = vec![0x81, 0xfe];
    frame.extend((identify.len() as u16).to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(identify.as_bytes());
    let mut live = table.live("").await;
    stream.write_all(&frame).await.unwrap();
    live.until("online", |frame| frame["online"] == true).await;
    let dm = table.post("people/Anna/dm", json!({})).await;
    let body = json!({"channel": dm["channel"]["id"], "content": "𝔸".repeat(2000)});
    let gone = async {
        loop {
            table.post("people/Anna/type", body.clone()).await;
            let sessions = table.get("gateway").await;
            let sessions = sessions["sessions"].as_array().unwrap();
            if sessions.iter().all(|session| session["connected"] == false) {
                return;
            }
        }
    };
    soon("the end of the connection", gone).await;
    assert!(table.get("world").await["people"].is_array());
}

#[tokio::test]
async fn a_real_bot_comes_back_and_answers_everything() {
    let bot = |login| echo::run(login, GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES);
    let table = Table::start(bot).await;
    let anna = table.person("Anna").await;
    let world = table.get("world").await;
    let me = world["application"]["id"].as_str().unwrap();
    let mut count = 0;
    for mischief in [
        json!({"do": "drop"}),
        json!({"do": "reconnect"}),
        json!({"do": "close", "code": 4000}),
        json!({"do": "duplicate", "events": 2}),
    ] {
        table.hurt(mischief).await;
        for _ in 0..5 {
            count += 1;
            anna.write(&format!("<@{me}> number {count}.")).await;
        }
        let last = format!("heard number {count}.");
        anna.sees(&last, |message| message["content"] == last.as_str()).await;
    }
    let messages = anna.messages().await;
    for i in 1..=count {
        let wanted = format!("heard number {i}.");
        assert!(messages.iter().any(|message| message["content"] == wanted.as_str()), "{wanted}");
    }
    let mut live = table.live("").await;
    table.hurt(json!({"do": "invalidate"})).await;
    live.until("a new session", |frame| frame["type"] == "bot" && frame["online"] == true).await;
    assert_eq!(anna.command("/echo text:back").await.text(), "back");
    table.finish().await;
}

#[tokio::test]
async fn after_a_reset_everything_is_as_it_was() {
    let table = Table::start(echo::echo_bot).await;
    let anna = table.person("Anna").await;
    table.person("Dora").await;
    anna.command("/echo text:a").await;
    let mut live = table.live("as=Anna").await;
    table.post("reset", json!({})).await;
    live.until("reset", |frame| frame["type"] == "reset").await;
    live.until("hello", |frame| frame["type"] == "hello").await;
    let mut bots = table.live("").await;
    let is_online = table.get("world").await["bot_online"] == true;
    let sessions = table.get("gateway").await;
    if !is_online || sessions["sessions"][0]["seq"].as_u64() > Some(2) {
        bots.until("online", |frame| frame["online"] == true).await;
    }
    assert!(anna.messages().await.is_empty());
    assert_eq!(table.ask(Method::GET, "people/Dora", &json!({})).await.0, 404);
    assert_eq!(anna.command("/echo text:again").await.text(), "again");
    table.finish().await;
}
