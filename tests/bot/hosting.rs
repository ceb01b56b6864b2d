//! Hosting: starting, stopping, looking in and taking backups while people play.

use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

use kamen::sandbox::Setup;
use kamen::store::backup::verify;
use serde_json::{Value, json};

use crate::driver::{Table, soon};
use crate::folder::Folder;
use crate::kit::labels;
use crate::player::{Player, library};
use crate::process::{Process, at, kamen, log_of, sentence, until_online};

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_comes_serves_and_stops_when_told() {
    let folder = Folder::new("run");
    let data = folder.0.join("data");
    let table = Table::empty(Setup::default()).await;
    for signal in ["TERM", "INT"] {
        let mut process = Process::start_and_wait(&table, &data).await;
        let ben = table.person("Ben").await;
        let lobby = soon("a table", async {
            loop {
                let lobby = ben.command("/new lexicon:en").await.done().await;
                if lobby.state() == "answered" {
                    return lobby;
                }
            }
        })
        .await;
        assert!(!labels(&lobby.message).is_empty() || !lobby.text().is_empty());
        process.signal(signal);
        let status = process.ended().await;
        assert_eq!(status.code(), Some(0), "{signal}: {}", process.log());
        until_online(&table, false).await;
        let log = process.log();
        assert!(log.contains("ready") && log.contains("stopping"), "{log}");
        assert!(!log.contains(&table.login.token), "{log}");
        assert!(!data.join("control").exists());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_in_flight_is_answered_before_the_end() {
    let folder = Folder::new("flight");
    let data = folder.0.join("data");
    let table = Table::empty(Setup::default()).await;
    let mut process = Process::start_and_wait(&table, &data).await;
    let anna = table.person("Anna").await;
    let first = anna.command("/new lexicon:en").await.done().await;
    assert_eq!(first.state(), "answered");
    // All of these have reached the bot when it is told to stop: an answer to the last came first.
    let mut begun = Vec::new();
    for _ in 0..20 {
        let body = serde_json::json!({"channel": "general", "text": "/board"});
        begun.push(anna.begin("command", body).await);
    }
    anna.follow(begun.last().unwrap(), "first").await;
    process.signal("TERM");
    assert_eq!(process.ended().await.code(), Some(0), "{}", process.log());
    let mut answered = 0;
    for id in &begun {
        let told = table.get(&format!("interactions/{id}")).await;
        answered += usize::from(told["interaction"]["state"] == "answered");
    }
    assert_eq!(answered, begun.len(), "{}", process.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_bot_gives_backups_while_people_play() {
    let folder = Folder::new("backup");
    let data = folder.0.join("data");
    let table = Table::empty(Setup::default()).await;
    let process = Process::start_and_wait(&table, &data).await;
    let library = library();
    let anna = Player::new(&table, ("Anna", "general"), data.clone(), library.clone()).await;
    let ben = Player::new(&table, ("Ben", "table-1"), data.clone(), library).await;
    let made = || anna.made.lock().unwrap().len() + ben.made.lock().unwrap().len();
    let backups = async {
        let (mut files, mut before) = (0, 0);
        while files < 6 {
            if made() < before + 2 {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            }
            before = made();
            files += 1;
            let file = folder.0.join(format!("{files}.jsonl"));
            let output = file.to_str().unwrap().to_owned();
            let run = |command: Command| {
                tokio::task::spawn_blocking(move || {
                    let mut command = command;
                    command.output().unwrap()
                })
            };
            text(&run(kamen(&["export", "--output", &output], &data)).await.unwrap());
            let mut lines = std::io::BufReader::new(std::fs::File::open(&file).unwrap());
            assert!(verify(&mut lines).unwrap().events > 0);
            // What is imported elsewhere fits together in every respect.
            let other = folder.0.join(format!("other-{files}"));
            text(&run(kamen(&["import", &output], &other)).await.unwrap());
            text(&run(kamen(&["doctor"], &other)).await.unwrap());
        }
    };
    tokio::select! {
        () = backups => {}
        () = async { tokio::join!(anna.play(&table), ben.play(&table)); } => {}
    }
    // Looking in works as well.
    let games: Value =
        serde_json::from_str(&text(&kamen(&["games", "--json"], &data).output().unwrap())).unwrap();
    let id = games[0]["table"].as_str().unwrap();
    let gcg = text(&kamen(&["export", "--table", id, "--gcg"], &data).output().unwrap());
    assert!(gcg.contains("#player1"), "{gcg}");
    text(&kamen(&["ping"], &data).output().unwrap());
    let found = kamen(&["export", "--table", "aaaaaaaaaa"], &data).output().unwrap();
    assert!(sentence(&found).contains("there is no table aaaaaaaaaa"));
    process.stop().await;
    let silent = kamen(&["ping"], &data).output().unwrap();
    assert_eq!(silent.status.code(), Some(1));
    assert!(sentence(&silent).contains("no bot answers"));
}

/// Pings until what is told is as it should be.
async fn pinged(data: &Path, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    soon(what, async {
        loop {
            let output = kamen(&["ping", "--json"], data).output().unwrap();
            let told = serde_json::from_slice::<Value>(&output.stdout).unwrap_or_default();
            if wanted(&told) {
                return told;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ping_tells_whether_the_gateway_is_connected() {
    let folder = Folder::new("link");
    let data = folder.0.join("data");
    let setup = Setup { heartbeat: Duration::from_secs(2), ..Setup::default() };
    let table = Table::empty(setup).await;
    table.post("rest", json!({"status": 503, "times": 10_000, "path": "/gateway/bot"})).await;
    let process = Process::start(&table, &data);
    let is_refused = |told: &Value| told["alive"] == true && process.log().contains("trying again");
    let told = pinged(&data, "a sign of life", is_refused).await;
    assert_eq!((&told["connected"], &told["servers"]), (&json!(false), &json!(null)), "{told}");
    let said = text(&kamen(&["ping"], &data).output().unwrap());
    assert!(said.starts_with("The bot is alive.\nIt is not connected; "), "{said}");
    let strict = || kamen(&["ping", "--connected"], &data).output().unwrap();
    assert_eq!(strict().status.code(), Some(1));
    assert!(sentence(&strict()).contains("the bot is alive, but it is not connected"));

    table.post("rest", json!({"status": 503, "times": 0, "path": "/gateway/bot"})).await;
    let is_heard = |told: &Value| told["connected"] == true && told["latency_ms"].is_number();
    let told = pinged(&data, "the connection", is_heard).await;
    let servers = table.get("world").await["guilds"].as_array().unwrap().len();
    assert_eq!(told["servers"], servers, "{told}");
    let said = text(&strict());
    for part in
        ["It has been connected to the gateway for ", "The last heartbeat took ", "It is on "]
    {
        assert!(said.contains(part), "{said}");
    }

    soon("the end of the server", table.sandbox.stop()).await;
    pinged(&data, "the loss", |told| told["connected"] == false).await;
    process.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_starts_twice_or_without_what_is_needed() {
    let folder = Folder::new("twice");
    let data = folder.0.join("data");
    let table = Table::empty(Setup::default()).await;
    let process = Process::start_and_wait(&table, &data).await;
    let second = at(&table, &["run"], &data).output().unwrap();
    assert_eq!(second.status.code(), Some(2));
    assert!(sentence(&second).contains("is open in another process"), "{second:?}");
    process.stop().await;

    let wrong = at(&table, &["run"], &data).env("DISCORD_TOKEN", "wrong").output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    let said = String::from_utf8(wrong.stderr).unwrap();
    assert!(said.lines().last().unwrap().contains("the token is not accepted"), "{said}");

    let refused = |name: &str, value: &str| {
        let output = at(&table, &["run"], &data).env(name, value).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{name}={value}");
        sentence(&output)
    };
    assert!(refused("KAMEN_STORE", "postgres://me:secret@host/games").contains("PostgreSQL"));
    assert!(refused("KAMEN_DISCORD_API", "discord").contains("KAMEN_DISCORD_API"));
    assert!(refused("KAMEN_THREADS", "none").contains("KAMEN_THREADS"));
    assert!(refused("KAMEN_CONFIG", "/nowhere/kamen.toml").contains("/nowhere/kamen.toml"));
    let file = folder.0.join("file");
    std::fs::write(&file, "").unwrap();
    assert!(refused("KAMEN_DATA", file.to_str().unwrap()).contains("the store cannot use"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_is_full_ends_the_bot_with_a_sentence() {
    let folder = Folder::new("full");
    let data = folder.0.join("data");
    let table = Table::empty(Setup::default()).await;
    // Files may grow to 1 MB; the signal would end the process without a word.
    let script = "trap '' XFSZ; ulimit -f 2048; exec \"$@\"";
    let command = behind(&["sh", "-c", script, "sh"], &at(&table, &["run"], &data));
    let mut process = Process::spawn(command, &log_of(&data));
    let anna = Player::new(&table, ("Anna", "general"), data.clone(), library()).await;
    let status = tokio::select! {
        status = process.ended() => status,
        _ = async { tokio::join!(anna.play(&table), fidget(&table, "Ben")) } => unreachable!("they play without end"),
    };
    let log = process.log();
    assert_eq!(status.code(), Some(1), "{log}");
    let last = log.lines().last().unwrap();
    assert!(
        last.starts_with("kamen: the store stopped") && last.contains("File too large"),
        "{log}"
    );
    assert_sound(&data);
}

/// A command that another one starts.
fn behind(before: &[&str], command: &Command) -> Command {
    let [first, rest @ ..] = before else { unreachable!("there is something before it") };
    let mut whole = Command::new(first);
    whole.args(rest).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => whole.env(name, value),
            None => whole.env_remove(name),
        };
    }
    whole
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_cannot_be_written_is_named() {
    let folder = Folder::new("read-only");
    let data = folder.0.join("data");
    std::fs::create_dir_all(&data).unwrap();
    let table = Table::empty(Setup::default()).await;
    // Permissions mean nothing to root, so the folder is mounted read-only, for one process alone.
    let script = "mount --bind \"$0\" \"$0\" && mount -o remount,bind,ro \"$0\" && exec \"$@\"";
    let before = ["unshare", "-rm", "sh", "-c", script, data.to_str().unwrap()];
    if !behind(&before, &Command::new("true")).status().is_ok_and(|status| status.success()) {
        eprintln!("skipped: this machine lets nobody mount a folder read-only");
        return;
    }
    let output = behind(&before, &at(&table, &["run"], &data)).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = sentence(&output);
    assert!(said.contains("the store cannot use") && said.contains("Read-only"), "{said}");
    let output = behind(&before, &at(&table, &["doctor"], &data)).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stdout).unwrap().contains("problem  folder: "));
}

/// Opens and cancels tables without end, which fills a disk sooner than playing does.
async fn fidget(table: &Table, name: &str) {
    let person = table.person(name).await.at("table-2");
    loop {
        let body = serde_json::json!({"channel": "table-2", "text": "/new lexicon:en"});
        let path = format!("people/{name}/command");
        let (status, begun) = table.ask(reqwest::Method::POST, &path, &body).await;
        if status != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let lobby = person.follow(begun["interaction"]["id"].as_str().unwrap(), "done").await;
        let labels = labels(&lobby.message);
        if let Some(cancel) = labels.last() {
            person.press(&lobby.message, cancel).await;
        }
    }
}

fn assert_sound(data: &Path) {
    text(&kamen(&["doctor"], data).output().unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_asks_who_the_token_belongs_to() {
    let folder = Folder::new("doctor");
    let data = folder.0.join("data");
    let setup = Setup { application: "Kámen".into(), ..Setup::default() };
    let table = Table::empty(setup).await;
    let said = text(&at(&table, &["doctor"], &data).output().unwrap());
    assert!(said.contains("the token is that of Kámen"), "{said}");
    assert!(said.contains("https://discord.com/oauth2/authorize?client_id="), "{said}");
    assert!(!said.contains(&table.login.token), "{said}");
    let wrong =
        at(&table, &["doctor", "--json"], &data).env("DISCORD_TOKEN", "wr0ng").output().unwrap();
    assert_eq!(wrong.status.code(), Some(1));
    let found: Value = serde_json::from_slice(&wrong.stdout).unwrap();
    let token = found["checks"].as_array().unwrap().iter().find(|check| check["name"] == "token");
    assert!(token.unwrap()["problems"][0].as_str().unwrap().contains("not accepted"), "{found}");
    assert!(!String::from_utf8(wrong.stdout).unwrap().contains("wr0ng"));

    let file = folder.0.join("kamen.toml");
    std::fs::write(&file, format!("token = \"{}\"\n", table.login.token)).unwrap();
    let open = at(&table, &["doctor"], &data).env("KAMEN_CONFIG", &file).output().unwrap();
    assert_eq!(open.status.code(), Some(1));
    assert!(String::from_utf8(open.stdout).unwrap().contains("chmod 600"));
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_token_the_sandbox_is_served() {
    for arguments in [&["run", "--json"][..], &["sandbox", "--port", "0", "--json"]] {
        let folder = Folder::new("newcomer");
        let data = folder.0.join("data");
        let out = folder.0.join("said");
        let mut command = kamen(arguments, &data);
        command.stdout(std::fs::File::create(&out).unwrap());
        let mut child = command.spawn().unwrap();
        let told = soon("the greeting", async {
            loop {
                let said = std::fs::read_to_string(&out).unwrap();
                if let Ok(told) = serde_json::from_str::<Value>(&said) {
                    return told;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await;
        assert_eq!(told["bot"], true);
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        let world = format!("{}/sandbox/world", told["url"].as_str().unwrap());
        soon("the bot", async {
            loop {
                let answer = http.get(&world).send().await.unwrap().text().await.unwrap();
                if serde_json::from_str::<Value>(&answer).unwrap()["bot_online"] == true {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        })
        .await;
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
}
