//! A small bot on poise and serenity that uses everything a game bot would.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ChannelType, ComponentInteractionDataKind, CreateActionRow, CreateAllowedMentions,
    CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    CreateThread, EditAttachments, EditMessage, FullEvent, GatewayIntents, InputTextStyle,
    Interaction,
};

use crate::driver::Login;

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, (), Error>;

/// A picture of one pixel, which is as good as any other.
pub const PIXEL: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\
\0\0\0\nIDATx\x9cc`\0\0\0\x02\0\x01H\xaf\xa4q\0\0\0\0IEND\xaeB`\x82";

/// Runs the bot until its task ends.
pub async fn echo_bot(login: Login) {
    run(login, GatewayIntents::GUILDS).await;
}

/// Runs the bot with other intents.
pub async fn run(login: Login, intents: GatewayIntents) {
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: vec![
                table(),
                echo(),
                whisper(),
                slow(),
                secret(),
                word(),
                picture(),
                threads(),
                letter(),
                silent(),
                twice(),
                long(),
                ping(),
                greet(),
                quote(),
                private(),
            ],
            event_handler: |context, event| Box::pin(on_event(context.serenity_context, event)),
            ..Default::default()
        })
        .setup(|context, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(context, &framework.options().commands).await?;
                Ok(())
            })
        })
        .build();
    let mut client = serenity::ClientBuilder::new_with_http(login.http(), intents)
        .framework(framework)
        .raw_event_handler(login.watcher())
        .await
        .unwrap();
    client.start().await.unwrap();
}

fn buttons() -> CreateActionRow {
    let button = |id: &str, label: &str| CreateButton::new(id).label(label);
    CreateActionRow::Buttons(vec![
        button("again", "Again"),
        button("ask", "Ask"),
        button("quiet", "Quiet"),
        button("off", "Off").disabled(true),
        button("late", "Late").style(ButtonStyle::Danger),
    ])
}

fn colours() -> CreateActionRow {
    let options = ["red", "green", "blue"].map(|c| CreateSelectMenuOption::new(c, c)).to_vec();
    let select = CreateSelectMenu::new("colour", CreateSelectMenuKind::String { options });
    CreateActionRow::SelectMenu(select.placeholder("Colour").max_values(2))
}

/// Open a table, as the page's welcome does.
#[poise::command(slash_command, rename = "new")]
async fn table(
    context: Context<'_>,
    #[description = "Against whom"] level: Option<String>,
) -> Result<(), Error> {
    let against = level.map(|level| format!(" against {level}")).unwrap_or_default();
    let reply = poise::CreateReply::default().content(format!("A new table{against}"));
    context.send(reply.components(vec![buttons()])).await?;
    Ok(())
}

/// Say it again.
#[poise::command(
    slash_command,
    name_localized("cs", "ozvěna"),
    description_localized("cs", "Řekne to znovu")
)]
async fn echo(
    context: Context<'_>,
    #[description = "What"]
    #[name_localized("cs", "co")]
    text: String,
    #[description = "How often"]
    #[min = 1]
    #[max = 3]
    times: Option<i64>,
    #[description = "To whom"] who: Option<serenity::User>,
) -> Result<(), Error> {
    let mut text = vec![text; times.unwrap_or(1) as usize].join(" ");
    if let Some(who) = who {
        text = format!("{}: {text}", who.global_name.unwrap_or_default());
    }
    let reply = poise::CreateReply::default().content(text);
    context.send(reply.components(vec![buttons(), colours()])).await?;
    Ok(())
}

/// Say it to me alone.
#[poise::command(slash_command)]
async fn whisper(context: Context<'_>, #[description = "What"] text: String) -> Result<(), Error> {
    let reply = poise::CreateReply::default().content(text).ephemeral(true);
    context.send(reply.components(vec![buttons()])).await?;
    Ok(())
}

/// Think first.
#[poise::command(slash_command)]
async fn slow(context: Context<'_>) -> Result<(), Error> {
    context.defer().await?;
    context.say("thought").await?;
    context.say("and more").await?;
    Ok(())
}

/// Think in secret.
#[poise::command(slash_command)]
async fn secret(context: Context<'_>) -> Result<(), Error> {
    context.defer_ephemeral().await?;
    context.say("hidden").await?;
    Ok(())
}

async fn words(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let all = ["kámen", "kamna", "kostka", "deska"];
    let fitting = all.iter().filter(|word| word.starts_with(typed));
    fitting
        .fold(CreateAutocompleteResponse::new(), |list, word| list.add_string_choice(*word, *word))
}

/// A word from a list.
#[poise::command(slash_command)]
async fn word(
    context: Context<'_>,
    #[description = "Which"]
    #[autocomplete = "words"]
    text: String,
) -> Result<(), Error> {
    context.say(format!("word {text}")).await?;
    Ok(())
}

/// A described picture; then one more; then another instead.
#[poise::command(slash_command)]
async fn picture(context: Context<'_>) -> Result<(), Error> {
    let file = |name: &str| CreateAttachment::bytes(PIXEL, name).description(format!("A {name}"));
    let reply = poise::CreateReply::default().content("first").attachment(file("first.png"));
    context.send(reply).await?;
    let sent = CreateMessage::new().content("kept").add_file(file("one.png"));
    let mut message = context.channel_id().send_message(context, sent).await?;
    let keeping = EditAttachments::keep_all(&message).add(file("two.png"));
    message.edit(context, EditMessage::new().attachments(keeping)).await?;
    let sent = CreateMessage::new().content("replaced").add_file(file("old.png"));
    let mut message = context.channel_id().send_message(context, sent).await?;
    let replacing = EditAttachments::new().add(file("new.png"));
    message.edit(context, EditMessage::new().attachments(replacing)).await?;
    Ok(())
}

/// Open threads.
#[poise::command(slash_command)]
async fn threads(context: Context<'_>) -> Result<(), Error> {
    let message = context.say("thread here").await?.into_message().await?;
    let new = CreateThread::new("from message");
    let thread = context.channel_id().create_thread_from_message(context, message.id, new).await?;
    thread.say(context, "inside").await?;
    let new = CreateThread::new("alone").kind(ChannelType::PublicThread);
    let thread = context.channel_id().create_thread(context, new).await?;
    thread.say(context, "inside alone").await?;
    Ok(())
}

/// Write me a letter.
#[poise::command(slash_command)]
async fn letter(context: Context<'_>) -> Result<(), Error> {
    let message = CreateMessage::new().content("dear friend");
    let answer = match context.author().direct_message(context, message).await {
        Ok(_) => "sent".to_owned(),
        Err(error) => format!("refused {}", code(&error)),
    };
    context.say(answer).await?;
    Ok(())
}

/// Never answer.
#[poise::command(slash_command)]
async fn silent(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Answer twice.
#[poise::command(slash_command)]
async fn twice(context: Context<'_>) -> Result<(), Error> {
    let poise::Context::Application(context) = context else { return Ok(()) };
    let answer = || {
        let message = CreateInteractionResponseMessage::new().content("once");
        CreateInteractionResponse::Message(message)
    };
    let http = context.serenity_context();
    context.interaction.create_response(http, answer()).await?;
    let error = context.interaction.create_response(http, answer()).await.unwrap_err();
    let told = CreateInteractionResponseFollowup::new().content(format!("code {}", code(&error)));
    context.interaction.create_followup(http, told).await?;
    Ok(())
}

/// Say too much.
#[poise::command(slash_command)]
async fn long(context: Context<'_>) -> Result<(), Error> {
    let poise::Context::Application(context) = context else { return Ok(()) };
    let body = serde_json::json!({"type": 4, "data": {"content": "x".repeat(2001)}});
    let http = &context.serenity_context().http;
    let (id, token) = (context.interaction.id, &context.interaction.token);
    let error = http.create_interaction_response(id, token, &body, vec![]).await.unwrap_err();
    poise::Context::Application(context).say(format!("code {}", code(&error))).await?;
    Ok(())
}

/// Ping someone, or only name them.
#[poise::command(slash_command)]
async fn ping(
    context: Context<'_>,
    #[description = "Whom"] who: serenity::User,
    #[description = "Aloud"] aloud: bool,
) -> Result<(), Error> {
    let allowed = CreateAllowedMentions::new().all_users(aloud);
    let text = format!("<@{}> @everyone", who.id);
    let reply = poise::CreateReply::default().content(text).allowed_mentions(allowed);
    context.send(reply).await?;
    Ok(())
}

/// Only for those who installed it.
#[poise::command(
    slash_command,
    install_context = "User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
async fn private(context: Context<'_>) -> Result<(), Error> {
    context.say("anywhere").await?;
    Ok(())
}

#[poise::command(context_menu_command = "Greet")]
async fn greet(context: Context<'_>, user: serenity::User) -> Result<(), Error> {
    context.say(format!("Hello {}", user.global_name.unwrap_or_default())).await?;
    Ok(())
}

#[poise::command(context_menu_command = "Quote")]
async fn quote(context: Context<'_>, message: serenity::Message) -> Result<(), Error> {
    context.say(format!("> {}", message.content)).await?;
    Ok(())
}

/// Discord's code in an error.
fn code(error: &serenity::Error) -> isize {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(answer)) => {
            answer.error.code
        }
        other => panic!("{other}"),
    }
}

async fn on_event(context: &serenity::Context, event: &FullEvent) -> Result<(), Error> {
    match event {
        FullEvent::Message { new_message } if new_message.mentions_me(context).await? => {
            let text = new_message.content.split_once("> ").map_or("", |(_, text)| text);
            new_message.channel_id.say(context, format!("heard {text}")).await?;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => {
            let answer = match press.data.custom_id.as_str() {
                "again" => {
                    let text = format!("{} again", press.message.content);
                    let message = CreateInteractionResponseMessage::new().content(text);
                    CreateInteractionResponse::UpdateMessage(message)
                }
                "ask" => {
                    let input = CreateInputText::new(InputTextStyle::Short, "Word", "word");
                    let row = CreateActionRow::InputText(input.max_length(10));
                    let modal = CreateModal::new("asked", "A question").components(vec![row]);
                    CreateInteractionResponse::Modal(modal)
                }
                "colour" => {
                    let ComponentInteractionDataKind::StringSelect { values } = &press.data.kind
                    else {
                        panic!("not a select")
                    };
                    let message = CreateInteractionResponseMessage::new();
                    let message = message.content(values.join("+")).ephemeral(true);
                    CreateInteractionResponse::Message(message)
                }
                "late" => return Ok(()),
                _ => CreateInteractionResponse::Acknowledge,
            };
            press.create_response(context, answer).await?;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(modal) } => {
            let serenity::ActionRowComponent::InputText(input) =
                &modal.data.components[0].components[0]
            else {
                panic!("not an input")
            };
            let text = format!("You said {}", input.value.as_deref().unwrap_or_default());
            let message = CreateInteractionResponseMessage::new().content(text);
            modal.create_response(context, CreateInteractionResponse::Message(message)).await?;
        }
        _ => {}
    }
    Ok(())
}
