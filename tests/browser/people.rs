//! Several people on one page: who sees what, in which language.

use crate::driver::{Table, pinged};
use crate::echo::echo_bot;
use crate::view::{ENTER, View};

#[tokio::test]
async fn a_newcomer_is_the_first_who_speaks_the_language_of_the_page() {
    let Some(view) = View::begin(Table::start(echo_bot).await).await else { return };
    view.chromium.go(&view.table.sandbox.url()).await;
    // The browser is English, and Anna, who comes before Ben, is Czech.
    view.until("Ben", "document.getElementById('me').innerText.includes('Ben')").await;
    view.finish().await;
}

#[tokio::test]
async fn another_person_never_sees_a_secret() {
    let Some(view) = View::open("Anna").await else { return };
    let anna = view.chromium.new_tab().await;
    view.enter("Ben").await;
    let ben = view.chromium.new_tab().await;
    view.chromium.switch_to(&anna).await;
    view.write("#words", &format!("/whisper text:tajemství{ENTER}")).await;
    view.until("secret", "document.querySelector('.secret')?.innerText.includes('tajemství')")
        .await;
    // What comes after it in everyone's eyes shows that it had time to come.
    view.write("#words", &format!("everyone reads this{ENTER}")).await;
    view.until_log_shows("everyone reads this").await;
    view.chromium.switch_to(&ben).await;
    view.until_log_shows("everyone reads this").await;
    assert!(!view.all_text().await.contains("tajemství"));
    view.chromium.switch_to(&anna).await;
    view.click("#me").await;
    view.chromium.keep_picture("people").await;
    view.click("//button[contains(@class, 'person')][contains(., 'Ben')]").await;
    view.until("Ben", "document.getElementById('me').innerText.includes('Ben')").await;
    view.until_log_shows("everyone reads this").await;
    assert!(!view.all_text().await.contains("tajemství"));
    view.finish().await;
}

#[tokio::test]
async fn a_command_that_was_used_is_named_in_the_language_of_who_reads() {
    let Some(view) = View::open("Anna").await else { return };
    view.table.person("Ben").await.command("/echo text:ahoj").await;
    let named = |name: &str| {
        format!("document.querySelector('#log .origin .mention')?.innerText === '{name}'")
    };
    view.until("its Czech name", &named("/ozvěna")).await;
    view.enter("Ben").await;
    view.until("its English name", &named("/echo")).await;
    view.finish().await;
}

#[tokio::test]
async fn a_new_person_sits_down_and_is_called() {
    let Some(view) = View::open("Ben").await else { return };
    view.click("#me").await;
    view.write("#new-name", &format!("Karel IV.{ENTER}")).await;
    view.until("Karel", "document.getElementById('me').innerText.includes('Karel IV.')").await;
    view.until("address", "location.search.includes('Karel')").await;
    view.click("//nav[@id='channels']//button[contains(., 'table-1')]").await;
    view.until("elsewhere", "document.getElementById('title').innerText === '#table-1'").await;
    view.table.person("Ben").await.write("hey").await;
    let id = view.table.person("Karel IV.").await.id().await;
    view.table.person("Ben").await.write(&format!("<@{id}> your move")).await;
    let badge = "document.querySelector('#channels .unread .badge')?.innerText === '1'";
    view.until("a badge", badge).await;
    view.until("the title", "document.title.startsWith('(2)')").await;
    view.click("//nav[@id='channels']//button[contains(., 'general')]").await;
    view.until("the call", "document.querySelector('.message.called .mention.mine')").await;
    view.until("read", "!document.querySelector('#channels .unread')").await;
    view.finish().await;
}

#[tokio::test]
async fn the_bot_is_called_by_its_name_and_answered() {
    let Some(view) = View::open("Ben").await else { return };
    let ben = view.table.person("Ben").await;
    let said = ben.command("/echo text:question").await;
    view.write("#words", "@bo").await;
    view.until("its name", "document.querySelector('[role=option]')?.innerText.includes('Bot')")
        .await;
    view.press_keys(&format!("{ENTER}8h word{ENTER}")).await;
    view.until("a mention", "document.querySelector('#log .prose .mention')?.innerText === '@Bot'")
        .await;
    let called = ben.sees("the call", |message| pinged(message) == ["Bot"]).await;
    assert!(called["content"].as_str().unwrap().ends_with("> 8h word"), "{called}");

    let id = said.message["id"].as_str().unwrap();
    view.click(&format!("[data-menu='{id}']")).await;
    view.click("//*[@role='menuitem'][contains(., 'Reply')]").await;
    view.until("an answer", "document.querySelector('.answering')").await;
    view.press_keys(&format!("9h more{ENTER}")).await;
    view.until_log_shows("9h more").await;
    let answer = ben.sees("the answer", |message| message["content"] == "9h more").await;
    assert_eq!(answer["referenced_message"]["id"], id);
    assert_eq!(pinged(&answer), ["Bot"]);
    view.finish().await;
}

#[tokio::test]
async fn the_language_of_the_page_is_the_person_s_where_discord_has_it() {
    let Some(view) = View::open("Ben").await else { return };
    for (language, words, locale) in [
        ("cs", "nebo /příkaz", "cs"),
        ("sk", "alebo /príkaz", "cs"),
        ("en", "or /command", "en-US"),
    ] {
        view.click(&format!("#language option[value={language}]")).await;
        let shown = format!("document.getElementById('words').placeholder.includes('{words}')");
        view.until(words, &shown).await;
        let mut live = view.table.live("").await;
        let person = view.table.get("people/Ben").await;
        if person["person"]["locale"] != locale {
            live.until("locale", |frame| frame["person"]["locale"] == locale).await;
        }
    }
    view.click("#language option[value=cs]").await;
    view.until("Czech", "document.documentElement.lang === 'cs'").await;
    view.write("#words", "/oz").await;
    view.until("ozvěna", "document.querySelector('[role=option]')?.innerText.includes('/ozvěna')")
        .await;
    view.finish().await;
}
