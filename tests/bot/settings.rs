//! Settings: seen, typed, clicked, refused, kept, and what they change.

use std::sync::Arc;

use kamen::discord::{Address, Setup, Token, serve};
use kamen::members::Members;
use kamen::session::{Clock, ServerId};
use kamen::store::{SledOptions, Store};
use serde_json::{Value, json};

use crate::driver::{Answer, Login, Person, Table};
use crate::folder::Folder;
use crate::kit::{labels, limits, run, table};

/// Chooses in one of several selects.
async fn choose<'a>(answer: &Answer<'a>, select: &str, value: &str) -> Answer<'a> {
    let id = format!("s1:{select}");
    let body = json!({"message": answer.message["id"], "custom_id": id, "values": [value]});
    answer.person.act("choose", body).await
}

/// The text of a private answer.
async fn whispered(person: &Person<'_>, command: &str) -> String {
    let answer = person.command(command).await.done().await;
    assert!(answer.is_ephemeral(), "{}", answer.message);
    answer.text().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn own_settings_are_changed_by_clicks_in_three_languages() {
    let table = table().await;
    let anna = table.person("Anna").await;
    let shown = anna.command("/settings me").await;
    assert!(shown.is_ephemeral());
    assert!(shown.text().starts_with("**Vaše nastavení**"), "{}", shown.text());
    assert!(shown.text().contains("Jazyk: **automaticky (čeština)**"), "{}", shown.text());
    assert!(shown.text().contains("**automaticky (klasický)**"), "{}", shown.text());
    let slovak = choose(&shown, "own-language", "sk").await;
    assert!(slovak.text().starts_with("**Vaše nastavenia**"), "{}", slovak.text());
    assert!(slovak.text().contains("Jazyk: **slovenčina**"), "{}", slovak.text());
    assert_eq!(slovak.message["id"], shown.message["id"], "the same message shows it");
    let english = choose(&slovak, "own-language", "en").await;
    assert!(english.text().starts_with("**Your settings**"), "{}", english.text());
    let themed = choose(&english, "own-theme", "paper").await;
    assert!(themed.text().contains("Theme of your pictures: **paper**"), "{}", themed.text());
    assert_eq!(
        labels(&themed.message),
        ["Make moves at once", "Do not notify me", "No invitations"]
    );
    let quick = themed.press("Make moves at once").await;
    assert!(quick.text().contains("before it counts: **no**"), "{}", quick.text());
    let quiet = quick.press("Do not notify me").await;
    assert!(quiet.text().contains("when it is your turn: **no**"), "{}", quiet.text());
    assert_eq!(labels(&quiet.message), ["Show moves first", "Notify me", "No invitations"]);
    // Somebody else has settings of their own.
    let ben = table.person("Ben").await;
    let other = whispered(&ben, "/settings me").await;
    assert!(other.contains("before it counts: **yes**") && other.contains("automatic (English)"));
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn own_settings_are_typed_with_names_of_either_language() {
    let table = table().await;
    let anna = table.person("Anna").await;
    let typed = whispered(&anna, "/nastavení moje vzhled:dark náhledy:false").await;
    assert!(typed.contains("Vzhled vašich obrázků: **tmavý**"), "{typed}");
    assert!(typed.contains("Tah vidíte dřív, než platí: **ne**"), "{typed}");
    let english = whispered(&anna, "/settings me language:en pings:false").await;
    assert!(english.contains("**Your settings**") && english.contains("**dark**"), "{english}");
    let refused = whispered(&anna, "/settings me theme:**pink**").await;
    assert!(refused.contains("\\*\\*pink\\*\\*") && refused.contains("classic"), "{refused}");
    let refused = whispered(&anna, "/settings me language:tlh").await;
    assert!(refused.contains("tlh") && refused.contains("cs, sk, en"), "{refused}");
    let again = whispered(&anna, "/settings me language:auto theme:auto").await;
    assert!(again.contains("automaticky (čeština)"), "{again}");
    let offered = anna.completions("settings me", "theme", "tma").await;
    assert_eq!(offered, ["tmavý"]);
    let offered = anna.completions("settings me", "language", "").await;
    assert_eq!(offered, ["automaticky", "čeština", "slovenština", "angličtina"]);
    let dm = anna.in_dm().await;
    assert!(whispered_or_said(&dm, "/settings me").await.contains("Vaše nastavení"));
    table.finish().await;
}

async fn whispered_or_said(person: &Person<'_>, command: &str) -> String {
    person.command(command).await.done().await.text().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_manages_a_server_changes_it() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let zuzana = table.person("Zuzana").await;
    whispered(&zuzana, "/settings me language:sk").await;
    let refused = whispered(&ben, "/settings server language:cs").await;
    assert!(refused.contains("those who may manage the server"), "{refused}");
    let refused = whispered(&zuzana, "/settings server").await;
    assert!(refused.contains("smú server spravovať"), "{refused}");
    let refused = whispered(&ben, "/settings words add:kvak").await;
    assert!(refused.contains("those who may manage the server"), "{refused}");
    let dm = anna.in_dm().await;
    for command in ["/settings server", "/settings words", "/settings words add:kvak"] {
        let refused = whispered_or_said(&dm, command).await;
        assert!(refused.contains("Tady jsme sami"), "{command}: {refused}");
    }
    let shown = whispered(&anna, "/settings server").await;
    assert!(shown.contains("Jazyk toho, co vidí všichni: **automaticky**"), "{shown}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_says_how_its_tables_are() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let shown = anna.command("/settings server").await;
    let shown = choose(&shown, "language", "sk").await;
    assert!(shown.text().starts_with("**Nastavenia tohto servera**"), "{}", shown.text());
    let shown = choose(&shown, "theme", "contrast").await;
    let shown = choose(&shown, "lexicon", "sk").await;
    let shown = choose(&shown, "rule", "double").await;
    let shown = shown.press("Bez tipov").await;
    for line in [
        "Jazyk toho, čo vidia všetci: **slovenčina**",
        "Vzhľad dosiek: **vysoký kontrast**",
        "Slovník nových stolov: **slovenčina**",
        "kto sa mýli, stráca ťah",
        "Tipy sú povolené: **nie**",
        "koľko ich zvládnem",
        "Kanály pre hry: **všetky**",
    ] {
        assert!(shown.text().contains(line), "{line}: {}", shown.text());
    }
    // Ben's Discord is English; the server speaks Slovak.
    let lobby = ben.command("/new").await;
    assert_eq!(labels(&lobby.message)[0], "Začať");
    assert!(lobby.text().contains("slovenčina · "), "{}", lobby.text());
    assert!(lobby.text().contains("kto sa mýli, stráca ťah"), "{}", lobby.text());
    lobby.press("Začať").await;
    let has = |message: &Value, label: &str| labels(message).contains(&label.to_owned());
    let board = ben.sees("a board", |message| has(message, "Ťahať")).await;
    assert!(!has(&board, "Tip") && !has(&board, "Námietka"), "nothing is laid yet: {board}");
    let limited = whispered(&anna, "/settings server tables:1").await;
    assert!(limited.contains("Stolov naraz najviac: **1**"), "{limited}");
    let refused = whispered(&ben.at("table-1"), "/new").await;
    assert!(refused.contains("najviac 1 rozohraný stôl"), "{refused}");
    let free = whispered(&anna, "/settings server tables:0 language:auto").await;
    assert!(free.contains("kolik jich zvládnu"), "{free}");
    let lobby = ben.at("table-1").command("/new lexicon:en").await;
    assert_eq!(labels(&lobby.message)[0], "Start");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_stand_in_the_channels_of_the_server_and_their_threads() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let allowed = whispered(&anna, "/settings server allow:table-1").await;
    assert!(allowed.contains("Kanály pro hry: <#"), "{allowed}");
    let refused = whispered(&ben, "/new").await;
    assert!(refused.contains("games are played in <#"), "{refused}");
    let there = ben.at("table-1").command("/new").await;
    assert_eq!(labels(&there.message)[0], "Start");
    let thread = json!({"channel": "table-1", "name": "quiet"});
    let thread = table.post("people/Ben/thread", thread).await;
    let thread = ben.at(thread["channel"]["id"].as_str().unwrap());
    assert_eq!(labels(&thread.command("/new").await.message)[0], "Start");
    let elsewhere = json!({"channel": "table-2", "name": "loud"});
    let elsewhere = table.post("people/Ben/thread", elsewhere).await;
    let elsewhere = ben.at(elsewhere["channel"]["id"].as_str().unwrap());
    assert!(whispered(&elsewhere, "/new").await.contains("games are played in"));
    let refused = whispered(&anna, "/settings server forbid:table-1").await;
    assert!(refused.contains("jediný kanál"), "{refused}");
    let refused = whispered(&anna, "/settings server forbid:table-2").await;
    assert!(refused.contains("mezi kanály pro hry není"), "{refused}");
    let two = anna.command("/settings server allow:general").await;
    assert_eq!(two.text().matches("<#").count(), 2, "{}", two.text());
    let one = whispered(&anna, "/settings server forbid:table-1").await;
    assert_eq!(one.matches("<#").count(), 1, "{one}");
    let all = two.press("Hrát ve všech kanálech").await;
    assert!(all.text().contains("Kanály pro hry: **všechny**"), "{}", all.text());
    assert_eq!(labels(&ben.at("table-2").command("/new").await.message)[0], "Start");
    // Who says both wants to begin anew with one channel.
    whispered(&anna, "/settings server allow:table-1").await;
    let anew = whispered(&anna, "/settings server allow:general everywhere:true").await;
    assert_eq!(anew.matches("<#").count(), 1, "{anew}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_words_of_its_own() {
    let table = table().await;
    let (anna, ben) = (table.person("Anna").await, table.person("Ben").await);
    let added = whispered(&anna, "/settings words add:žblunk").await;
    assert!(added.contains("**ŽBLUNK** tu teď platí (čeština)"), "{added}");
    let both = whispered(&anna, "/settings words add:zyzzy ban:cat language:en").await;
    assert!(both.contains("**ZYZZY** tu teď platí (angličtina)"), "{both}");
    assert!(both.contains("**CAT** tu už neplatí") && both.contains("3 vlastní slova"), "{both}");
    let listed = whispered(&ben, "/settings words language:en").await;
    assert!(listed.contains("Added: ZYZZY\nBanned: CAT"), "{listed}");
    let listed = whispered(&ben, "/settings words language:sk").await;
    assert!(listed.contains("There are none."), "{listed}");
    for (typed, told) in [
        ("add:kůň language:en", "Ů"),
        ("add:dvě slova", "bez mezer"),
        ("add:a", "2 až 15"),
        ("ban:nejneobhospodařovávatelnější", "2 až 15"),
        ("add:@everyone", "@"),
        ("add:kvak language:tlh", "cs, sk, en"),
    ] {
        let refused = whispered(&anna, &format!("/settings words {typed}")).await;
        assert!(refused.contains(told) && !refused.contains("platí ("), "{typed}: {refused}");
    }
    let reset = whispered(&anna, "/settings words reset:cat language:en").await;
    assert!(reset.contains("**CAT** zase rozhoduje slovník"), "{reset}");
    let listed = whispered(&anna, "/nastavení slova jazyk:en").await;
    assert!(listed.contains("Přidaná: ZYZZY") && !listed.contains("CAT"), "{listed}");
    let shown = whispered(&anna, "/settings server").await;
    assert!(shown.contains("Vlastní slova: **2**"), "{shown}");
    table.finish().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_five_hundred_words_at_most() {
    let store = Store::memory();
    let own = store.clone();
    let table = Table::start(|login| run(login, own, limits())).await;
    let world = table.get("world").await;
    let server = ServerId(world["guilds"][0]["id"].as_str().unwrap().parse().unwrap());
    let word = |number: usize| {
        let letter = |digit: usize| char::from(b'A' + u8::try_from(digit % 26).unwrap());
        [letter(number / 676), letter(number / 26), letter(number)].iter().collect::<String>()
    };
    let fill = |settings: &mut kamen::members::ServerSettings| {
        (0..499).for_each(|number| settings.games.scrabble.add_word("en", &word(number)));
    };
    Members::new(store).change_server(server, fill).await.unwrap();
    let anna = table.person("Anna").await;
    let last = whispered(&anna, "/settings words ban:zyzzy language:en").await;
    assert!(last.contains("500 vlastních slov"), "{last}");
    let refused = whispered(&anna, "/settings words add:kvak language:cs").await;
    assert!(refused.contains("nejvýš 500 vlastních slov"), "{refused}");
    let list = anna.command("/settings words language:en").await;
    assert_eq!(list.message["attachments"][0]["filename"], "words-en.txt", "{}", list.message);
    // A word that is there already may change sides.
    let moved = whispered(&anna, "/settings words add:zyzzy language:en").await;
    assert!(moved.contains("**ZYZZY** tu teď platí"), "{moved}");
    table.finish().await;
}

/// Serves a folder until it is told to stop.
async fn serve_folder(login: &Login, folder: &Folder, stop: impl Future<Output = ()>) {
    let setup = Setup {
        address: Address { token: Token::new(&login.token), api: Some(login.url.clone()) },
        store: Store::sled(&folder.0.join("store"), &SledOptions::default()).unwrap(),
        clock: Clock::System,
        limits: limits(),
        data: folder.0.clone(),
        mentions: true,
        link: Arc::default(),
        watcher: Some(Arc::new(login.watcher())),
    };
    serve(setup, stop).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_outlive_a_restart() {
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let table = Table::start(|login| async move {
        let folder = Arc::new(Folder::new("settings"));
        let (before, at) = (login.clone(), Arc::clone(&folder));
        // A runtime of its own ends with all its tasks, as a process does.
        let first = tokio::task::spawn_blocking(move || {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(serve_folder(&before, &at, async { stopped.await.unwrap() }));
        });
        first.await.unwrap();
        serve_folder(&login, &folder, std::future::pending()).await;
    })
    .await;
    let anna = table.person("Anna").await;
    let panel = anna.command("/settings me language:sk theme:paper pings:false").await;
    whispered(&anna, "/settings server lexicon:cs-plus tables:7 allow:table-2").await;
    whispered(&anna, "/settings words add:žblunk language:cs").await;
    let mut live = table.live("").await;
    stop.send(()).unwrap();
    live.until("commands", |frame| frame["type"] == "commands").await;
    let kept = whispered(&anna, "/settings me").await;
    assert_eq!(kept, panel.text());
    assert!(kept.contains("**papier**") && kept.contains("na ťahu: **nie**"), "{kept}");
    let kept = whispered(&anna, "/settings server").await;
    assert!(kept.contains("PLUS") && kept.contains("**7**") && kept.contains("<#"), "{kept}");
    let kept = whispered(&anna, "/settings words language:cs").await;
    assert!(kept.contains("Pridané: ŽBLUNK"), "{kept}");
    // What was shown before the restart still works.
    let changed = choose(&panel, "own-language", "cs").await;
    assert!(changed.text().starts_with("**Vaše nastavení**"), "{}", changed.text());
    table.finish().await;
}
