//! What is shown: pictures with their words, hostile texts as texts, on small screens, for everyone.

use serde_json::json;

use crate::view::View;

#[tokio::test]
async fn a_picture_has_its_alt_text_and_grows() {
    let Some(view) = View::open("Ben").await else { return };
    view.table.person("Ben").await.command("/picture").await;
    view.until("picture", "document.querySelector('img[alt=\"A first.png\"]')?.complete").await;
    view.click(".picture").await;
    let told = "document.querySelector('dialog figcaption')?.innerText.startsWith('A ')";
    view.until("its description", told).await;
    view.finish().await;
}

#[tokio::test]
async fn hostile_text_stays_text() {
    let Some(view) = View::open("Ben").await else { return };
    let anna = view.table.person("Anna").await;
    let hostile = [
        "<img src=x onerror=\"window.hurt=1\">",
        "**<script>window.hurt=1</script>**",
        "[click](javascript:window.hurt=1) [data](data:text/html,x) <javascript:alert(1)>",
        "https://example.org/\"onmouseover=\"window.hurt=1",
        "`<b>` ||<i>x</i>|| # <u>y</u>",
        "<t:99999999999999:F> <t:-9999999999999> <@0> <#1> <@&2> </x:3>",
        &"||**__~~*_".repeat(150),
        &"[".repeat(1900),
    ];
    for text in hostile {
        anna.write(text).await;
    }
    anna.write("the last one").await;
    view.until_log_shows("the last one").await;
    view.until_log_shows(hostile[0]).await;
    view.until_log_shows("<script>window.hurt=1</script>").await;
    for (what, expression) in [
        ("no element of theirs", "!document.querySelector('#log img, #log script, #log .prose b')"),
        ("nothing ran", "window.hurt === undefined"),
        (
            "only links to the web",
            "[...document.querySelectorAll('#log a')].every((a) => /^https?:$/.test(a.protocol))",
        ),
    ] {
        assert_eq!(view.chromium.run(&format!("return {expression}")).await, json!(true), "{what}");
    }
    view.finish().await;
}

#[tokio::test]
async fn markdown_is_shown_as_discord_shows_it() {
    let Some(view) = View::open("Ben").await else { return };
    let anna = view.table.person("Anna").await;
    for (text, markup) in [
        (
            "**bold** *it* _al_ __un__ ~~st~~",
            "<p><strong>bold</strong> <em>it</em> <em>al</em> <u>un</u> <s>st</s></p>",
        ),
        ("snake_case_name 2*3*4", "<p>snake_case_name 2<em>3</em>4</p>"),
        (
            "# One\n-# small\n> a\n> b",
            "<h3>One</h3><small>small</small><blockquote><p>a<br>b</p></blockquote>",
        ),
        ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("3. x\n4. y", "<ol start=\"3\"><li>x</li><li>y</li></ol>"),
        ("`a*b*` \\*c\\*", "<p><code>a*b*</code> *c*</p>"),
        (
            "```rs\nlet x;\n```",
            "<pre tabindex=\"0\"><code data-language=\"rs\">let x;</code></pre>",
        ),
        ("<:tile:123> </word check:1>", "<p>:tile: <span class=\"mention\">/word check</span></p>"),
    ] {
        let id = anna.write(text).await["id"].as_str().unwrap().to_owned();
        let prose = format!("document.querySelector('[data-message=\"{id}\"] .prose')?.innerHTML");
        assert_eq!(view.until(text, &prose).await, markup, "{text}");
    }
    view.finish().await;
}

#[tokio::test]
async fn a_phone_shows_everything_without_scrolling_sideways() {
    let Some(view) = View::open("Ben").await else { return };
    let ben = view.table.person("Ben").await;
    ben.write(&"unbroken".repeat(60)).await;
    ben.command("/echo text:here").await;
    view.chromium.resize(360, 740).await;
    view.until_log_shows("here").await;
    let fits = "document.documentElement.scrollWidth <= 360 \
                && document.getElementById('log').scrollWidth <= 360";
    view.until("no sideways scrolling", fits).await;
    let at_end = "(log => log.scrollHeight - log.scrollTop - log.clientHeight < 5)\
                  (document.getElementById('log'))";
    view.until("the latest message", at_end).await;
    let hidden = "getComputedStyle(document.getElementById('places')).visibility === 'hidden'";
    view.until("a closed drawer", hidden).await;
    view.chromium.keep_picture("phone-light").await;
    view.chromium.set_scheme("dark").await;
    view.chromium.keep_picture("phone-dark").await;
    let small = "return [...document.querySelectorAll('#head button, #composer button, .row .button')] \
                 .filter((b) => b.checkVisibility() && b.getBoundingClientRect().height < 44) \
                 .map((b) => b.outerHTML)";
    assert_eq!(view.chromium.run(small).await, json!([]), "too small for fingers");
    view.click("#drawer").await;
    view.click("//nav[@id='channels']//button[contains(., 'table-2')]").await;
    view.until("closed drawer", "!document.body.classList.contains('drawer-open')").await;
    view.until("there", "document.getElementById('title').innerText === '#table-2'").await;
    view.write("#words", "/").await;
    view.until("commands", "document.querySelector('[role=option]')").await;
    view.until("still no sideways scrolling", fits).await;
    view.finish().await;
}

#[tokio::test]
async fn an_answer_for_one_person_alone_comes_into_sight() {
    let Some(view) = View::open("Ben").await else { return };
    let (anna, ben) = (view.table.person("Anna").await, view.table.person("Ben").await);
    for number in 0..40 {
        anna.write(&format!("line {number}")).await;
    }
    view.until_log_shows("line 39").await;
    // The page notices that somebody scrolled before the next picture but one.
    let scroll = "document.getElementById('log').scrollTop = 300; \
                  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))";
    view.chromium.run(scroll).await;
    anna.write("the last line").await;
    view.until_log_shows("the last line").await;
    let from_end = "(log => log.scrollHeight - log.scrollTop - log.clientHeight)\
                    (document.getElementById('log'))";
    view.until("the place that is read", &format!("{from_end} > 200")).await;
    ben.command("/whisper text:secret").await;
    view.until("the answer", &format!("document.querySelector('.secret') && {from_end} < 5")).await;
    view.finish().await;
}

#[tokio::test]
async fn everything_that_can_be_used_has_a_name() {
    let Some(view) = View::open("Ben").await else { return };
    let ben = view.table.person("Ben").await;
    ben.command("/echo text:here").await;
    ben.command("/picture").await;
    ben.command("/threads").await;
    ben.command("/whisper text:secret").await;
    view.until_log_shows("secret").await;
    view.click("#developer").await;
    view.write("#words", "/echo ").await;
    view.until("a draft", "document.querySelector('.draft input')").await;
    // What is not shown has no name and needs none.
    let usable = "const usable = document.querySelectorAll('a[href], button, input, select, \
                  textarea, summary, [role=log], [role=listbox], [role=option]'); \
                  for (const one of usable) if (one.checkVisibility() \
                  && !one.closest('[aria-hidden=true]')) one.dataset.usable = ''";
    view.chromium.run(usable).await;
    let mut nameless = Vec::new();
    let found = view.chromium.find("[data-usable]").await;
    assert!(found.len() > 30, "{} elements", found.len());
    for element in found {
        if view.chromium.accessible_name(&element).await.is_some_and(|name| name.trim().is_empty())
        {
            nameless.push(view.chromium.markup(&element).await);
        }
    }
    view.chromium.keep_picture("desktop-light").await;
    view.chromium.set_scheme("dark").await;
    view.chromium.keep_picture("desktop-dark").await;
    assert!(nameless.is_empty(), "without a name: {nameless:#?}");
    view.finish().await;
}
