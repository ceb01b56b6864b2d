//! Serving: from the store to the last answer.

use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::all::{ClientBuilder, GatewayIntents, RawEventHandler};
use tracing::Instrument;

use super::bot::Bot;
use super::commands;
use super::connect::{Address, ConnectError};
use super::face::Desks;
use super::intake;
use super::link::Link;
use crate::session::{Clock, Hall, Limits};
use crate::store::{Store, StoreError};

/// How long calls may take to be answered once the bot is told to stop.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// A connection that lasted this long was a good one: the next failure is a new one.
const GOOD_CONNECTION: Duration = Duration::from_secs(60);

/// Pauses between attempts to connect; Discord resets a token after a thousand of them in a day.
const PAUSES_S: [u64; 7] = [1, 5, 15, 60, 120, 300, 600];

/// All that is needed to serve.
pub struct Setup {
    /// Where.
    pub address: Address,
    /// The games.
    pub store: Store,
    /// The time.
    pub clock: Clock,
    /// How much is allowed.
    pub limits: Limits,
    /// The data folder: meanings, and a host's themes below `themes`.
    pub data: PathBuf,
    /// Whether moves can be written in servers where the bot is mentioned: every message of a server then
    /// comes in, though without its text when it does not mention the bot.
    pub mentions: bool,
    /// Where it is told how the connection stands.
    pub link: Arc<Link>,
    /// Whoever else wants to see what the gateway says; tests do.
    pub watcher: Option<Arc<dyn RawEventHandler>>,
}

/// Why serving ended without being asked to.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Discord cannot be reached, or does not want us.
    #[error(transparent)]
    Connect(#[from] ConnectError),
}

/// Serves until `stop` ends; then what was begun is finished, and everything is on disk.
///
/// # Errors
/// When the store fails, or the token is not accepted.
pub async fn serve(setup: Setup, stop: impl Future<Output = ()>) -> Result<(), ServeError> {
    let Setup { address, store, clock, limits, data, mentions, link, watcher } = setup;
    let http = Arc::new(address.http()?);
    let hall = Hall::start(store.clone(), clock, limits).await?;
    let desks = Desks::open(&data).await;
    let bot = Bot::new(hall.clone(), &store, desks, http, &data, mentions);
    let boards = tokio::spawn({
        let bot = Arc::clone(&bot);
        async move { bot.boards.follow(Arc::clone(&bot)).await }
    });
    let results = tokio::spawn({
        let bot = Arc::clone(&bot);
        async move { bot.members.follow(&bot.hall).await }
    });
    let mut connection = tokio::spawn({
        let bot = Arc::clone(&bot);
        async move { stay_connected(&address, &bot, &link, watcher).await }
    });
    let stop = pin!(stop);
    let ended = tokio::select! {
        () = stop => Ok(()),
        () = hall.broken() => Err(ServeError::from(why_broken(&store).await)),
        ended = &mut connection => match ended {
            Ok(Some(error)) => Err(error.into()),
            Ok(None) => Ok(()),
            Err(error) => Err(ConnectError::Failed(error.to_string()).into()),
        },
    };
    tracing::info!("stopping");
    bot.close();
    let answered = async {
        bot.calls_ended().await;
        if !connection.is_finished() {
            let _ = (&mut connection).await;
        }
    };
    let _ = tokio::time::timeout(LAST_ANSWERS, answered).await;
    connection.abort();
    let closed = hall.shutdown().await;
    boards.abort();
    results.abort();
    ended.and(closed.map_err(ServeError::from))
}

/// Why the hall's store fails, as far as it says so.
async fn why_broken(store: &Store) -> StoreError {
    let said = tokio::time::timeout(Duration::from_secs(1), store.broken()).await;
    said.unwrap_or(StoreError::Closed)
}

/// Connects, again and again; ends when the bot is to stop, or with an error when there is no hope.
async fn stay_connected(
    address: &Address,
    bot: &Arc<Bot>,
    link: &Arc<Link>,
    watcher: Option<Arc<dyn RawEventHandler>>,
) -> Option<ConnectError> {
    let mut failures = 0;
    loop {
        let began = Instant::now();
        let ended = connect(address, bot, link, watcher.clone()).await;
        link.stands(false, None);
        let error = match ended {
            Ok(()) if bot.is_closing() => return None,
            Ok(()) => ConnectError::Ended,
            Err(error @ (ConnectError::BadToken | ConnectError::BadAddress(_))) => {
                return Some(error);
            }
            Err(error) => error,
        };
        if began.elapsed() > GOOD_CONNECTION {
            failures = 0;
        }
        let pause = PAUSES_S[failures.min(PAUSES_S.len() - 1)];
        failures += 1;
        tracing::warn!(%error, pause, "not connected; trying again");
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(pause)) => {}
            () = bot.closing() => return None,
        }
    }
}

/// One connection, from logging in until it ends.
async fn connect(
    address: &Address,
    bot: &Arc<Bot>,
    link: &Arc<Link>,
    watcher: Option<Arc<dyn RawEventHandler>>,
) -> Result<(), ConnectError> {
    // serenity would turn to the real gateway when it cannot ask where it is.
    let gateway = address.http()?.get_bot_gateway().await?;
    address.check_gateway(&gateway.url)?;
    let framework = framework(Arc::clone(bot));
    let mut intents = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
    intents.set(GatewayIntents::GUILD_MESSAGES, bot.mentions);
    let mut builder = ClientBuilder::new_with_http(address.http()?, intents)
        .framework(framework)
        .event_handler(intake::Intake(Arc::clone(bot)))
        .event_handler_arc(Arc::clone(link));
    if let Some(watcher) = watcher {
        builder = builder.raw_event_handler(Watcher(watcher));
    }
    let mut client = builder.await?;
    address.check_gateway(&client.ws_url.lock().await.clone())?;
    let shards = Arc::clone(&client.shard_manager);
    let closing = bot.closing();
    tokio::select! {
        ended = client.start_autosharded() => Ok(ended?),
        never = link.watch(&shards) => match never {},
        () = closing => {
            shards.shutdown_all().await;
            Ok(())
        }
    }
}

/// The commands, with the bot behind them.
fn framework(bot: Arc<Bot>) -> poise::Framework<Arc<Bot>, serenity::Error> {
    poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: commands::all(),
            on_error: |error| Box::pin(commands::on_error(error)),
            // No command is for owners, so nobody has to ask who they are.
            initialize_owners: false,
            // A mention is no command: what is written so is a move.
            prefix_options: poise::PrefixFrameworkOptions {
                mention_as_prefix: false,
                ..Default::default()
            },
            ..Default::default()
        })
        .setup(move |context, ready, framework| {
            Box::pin(async move {
                bot.http.set_application_id(ready.application.id);
                let _ = bot.me.set(ready.user.id.get());
                let span = tracing::info_span!("ready", session = %ready.session_id);
                let registered = commands::register(context, framework).instrument(span).await;
                if let Err(error) = registered {
                    tracing::error!(%error, "the commands were not registered");
                }
                tracing::info!(name = ready.user.name, servers = ready.guilds.len(), "ready");
                Ok(bot)
            })
        })
        .build()
}

/// Lets several share a handler.
struct Watcher(Arc<dyn RawEventHandler>);

#[serenity::async_trait]
impl RawEventHandler for Watcher {
    async fn raw_event(&self, context: serenity::all::Context, event: serenity::all::Event) {
        self.0.raw_event(context, event).await;
    }
}
