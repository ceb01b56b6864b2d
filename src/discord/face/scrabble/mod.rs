//! Scrabble on Discord: racks, words and all that is asked about them.
//!
//! | file | |
//! |---|---|
//! | `desk.rs` | what is kept while the bot runs: the dictionary, the guard |
//! | `options.rs` | what `/new` and the lobby ask for Scrabble |
//! | `telling.rs` `buttons.rs` `pictures.rs` | what the message of a table shows |
//! | `own.rs` `rack.rs` | what a player sees of the table: the board with their rack |
//! | `moves.rs` `exchange.rs` `pass.rs` `challenge.rs` | a turn |
//! | `hint.rs` `why.rs` `review.rs` `ending.rs` | help in the game, and after it |
//! | `meanings.rs` `word.rs` `guard.rs` | questions about words, and what players are not told |
//! | `settings.rs` `own_words.rs` | what a server settles for new tables; its words |
//! | `stats.rs` | what its games come to |
//! | `help/` | drawn examples for topics of help |
//! | `languages.rs` | the languages that are played |
//! | `press.rs` `commands/` | its own buttons and commands |

mod buttons;
mod challenge;
mod commands;
mod desk;
mod ending;
mod exchange;
mod guard;
mod help;
mod hint;
mod languages;
mod meanings;
mod moves;
mod options;
mod own;
mod own_words;
mod pass;
mod pictures;
mod press;
mod rack;
mod review;
pub(in crate::discord) mod settings;
mod stats;
mod telling;
mod why;
mod word;

use std::ops::Range;
use std::sync::Arc;

use serenity::all::{CreateAttachment, CreateButton};

use super::new::{LobbyChoice, NewOption, Typed};
use super::{Face, OwnPart, Press, Promise};
use crate::ai::scrabble::Level;
use crate::ai::scrabble::analysis::Review;
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::commands::Command;
use crate::discord::controls::Controls;
use crate::discord::deeds::own::OwnView;
use crate::discord::deeds::verify::Verified;
use crate::discord::failure::Failure;
use crate::discord::pictures::{Drawn, PictureStyle};
use crate::discord::reply::Reply;
use crate::discord::seen::SeenTable;
use crate::games::rules::Seat;
use crate::games::scrabble::notation::{Gcg, MoveTextError, TypedMove};
use crate::games::scrabble::{Action, ClockRule, Judging, Refusal, View};
use crate::render::scrabble::TextBoard;
use crate::render::{Chart, Painter};
use crate::session::game::GameEvent;
use crate::session::game::scrabble::{Preview, Scrabble, Terms};
use crate::session::table::TableView;
use crate::store::TableId;
use crate::texts::Tongue;

pub(in crate::discord) use desk::Desk;
use options::RULES;
use telling::rule_key;

impl Face for Scrabble {
    const HINTS: Option<&'static [&'static str]> = Some(&[hint::WORD, hint::BEST]);
    const TOPICS: &'static [&'static str] =
        &["start", "move", "notation", "buttons", "blanks", "challenge", "levels", "words"];
    const EXPLAINS: bool = true;
    const FILE: &'static str = "gcg";
    const ANYWHERE: &'static [&'static str] = &[press::MORE_MEANING];

    fn commands() -> Vec<Command> {
        commands::all()
    }

    fn settings_commands() -> Vec<Command> {
        commands::settings()
    }

    fn ladders(tongue: Tongue) -> Vec<(String, String)> {
        languages::all(tongue)
    }

    fn usual_ladder(caller: &Caller) -> String {
        languages::usual(caller)
    }

    fn options() -> Vec<NewOption> {
        options::all()
    }

    fn levels(caller: &Caller, typed: &Typed<'_>, tongue: Tongue) -> Vec<(String, Level)> {
        options::levels(caller, *typed, tongue)
    }

    fn agree(caller: &Caller, typed: &Typed<'_>) -> Result<Terms, Failure> {
        options::agree(caller, *typed)
    }

    /// A hint is a valid word, which nobody learns for nothing where words are challenged.
    fn gives_hints(terms: &Terms) -> bool {
        terms.options.judging == Judging::Checked
    }

    fn set_minutes(terms: &mut Terms, minutes: Option<u64>) -> Result<(), Failure> {
        terms.options.clock = minutes.map(ClockRule::minutes);
        Ok(())
    }

    fn lobby(terms: &Terms, tongue: Tongue) -> Vec<LobbyChoice> {
        options::lobby(terms, tongue)
    }

    fn settle(caller: &Caller, terms: &mut Terms, name: &str, value: &str) -> Result<(), Failure> {
        options::settle(caller, terms, name, value)
    }

    fn terms_parts(terms: &Terms, tongue: Tongue) -> Vec<String> {
        telling::terms_parts(terms, tongue)
    }

    fn minutes(terms: &Terms) -> Option<u64> {
        terms.options.clock.map(|clock| clock.time.base_ms / 60_000)
    }

    fn turns(view: &View) -> Vec<Seat> {
        view.turns.iter().map(|turn| turn.seat).collect()
    }

    fn turn_text(table: &TableView, view: &View, turn: usize, tongue: Tongue) -> String {
        view.turns.get(turn).map_or_else(String::new, |turn| {
            telling::with_pen(table, tongue, |pen| tongue.tell(&turn.telling(pen)))
        })
    }

    fn turn_line(table: &TableView, view: &View, turn: usize, tongue: Tongue) -> String {
        telling::turn_line(table, view, turn, tongue)
    }

    fn question(view: &View) -> Option<&'static str> {
        view.final_call.then_some("scrabble-final-call")
    }

    fn standing(table: &TableView, view: &View, tongue: Tongue) -> Vec<String> {
        telling::standing(table, view, tongue)
    }

    fn result(table: &TableView, view: &View, tongue: Tongue) -> Option<String> {
        telling::told_end(table, view, tongue).pop()
    }

    fn ending(table: &TableView, view: &View, tongue: Tongue) -> Vec<String> {
        telling::ending(table, view, tongue)
    }

    fn playing(
        controls: Controls,
        table: &TableView,
        view: &View,
        shared: Vec<CreateButton>,
    ) -> Vec<Vec<CreateButton>> {
        buttons::playing(controls, table, view, shared)
    }

    fn finished(
        controls: Controls,
        table: &TableView,
        again: CreateButton,
    ) -> Vec<Vec<CreateButton>> {
        buttons::finished(controls, table, again)
    }

    fn can_undo(view: &View) -> bool {
        view.can_undo
    }

    fn board(view: &View, painter: &Painter, style: &PictureStyle) -> Drawn {
        pictures::board(view, painter, style)
    }

    fn text_board(view: &View) -> String {
        let (layout, board) = (&view.edition().layout, &view.board);
        TextBoard { layout, board, highlight: &[], colour: false }.to_string()
    }

    async fn own(
        bot: &Bot,
        own: &OwnView,
        table: &TableView,
        view: &Arc<View>,
        style: PictureStyle,
    ) -> Result<OwnPart, Failure> {
        own::of(bot, own, table, view, style).await
    }

    fn move_field(view: &View, tongue: Tongue) -> (String, String) {
        moves::field(view, tongue)
    }

    fn is_move(text: &str) -> bool {
        !matches!(text.parse::<TypedMove>(), Err(MoveTextError::Empty | MoveTextError::NoSquare(_)))
    }

    fn read(view: &View, text: &str) -> Result<Action, Refusal> {
        view.read_move(text)
    }

    async fn sketch(
        caller: &Caller,
        at: &SeenTable,
        action: &Action,
        shown: Option<Preview>,
        change: CreateButton,
    ) -> Result<Option<Reply>, Failure> {
        moves::sketch(caller, at, action, shown, change).await
    }

    fn confirmed(text: &str) -> Option<Action> {
        text.parse().ok().map(Action::Place)
    }

    async fn explain(
        caller: &Caller,
        at: &SeenTable,
        text: &str,
    ) -> Result<Vec<(String, String)>, Failure> {
        moves::explain(caller, at, text).await
    }

    async fn press(caller: &Caller, at: &SeenTable, press: &Press<'_>) -> Result<(), Failure> {
        press::at_table(caller, at, press).await
    }

    async fn press_anywhere(caller: &Caller, press: &Press<'_>) -> Result<(), Failure> {
        word::more(caller, press.argument).await
    }

    async fn hint(caller: &Caller, at: &SeenTable, step: usize) -> Result<Reply, Failure> {
        hint::step(caller, at, step).await
    }

    async fn why(caller: &Caller, at: &SeenTable) -> Result<Vec<String>, Failure> {
        why::tell(caller, at).await
    }

    fn topic_lines(name: &str, tongue: Tongue, mentions: bool) -> Vec<String> {
        help::lines(name, tongue, mentions)
    }

    async fn topic_picture(
        caller: &Caller,
        name: &str,
    ) -> Result<Option<(String, CreateAttachment)>, Failure> {
        help::picture(caller, name).await
    }

    fn review_lines(table: &TableView, review: &Review, tongue: Tongue) -> Vec<String> {
        review::lines(table, review, tongue)
    }

    fn review_chart(view: &View, review: &Review, style: &PictureStyle) -> Option<(Chart, String)> {
        Some(review::chart(view, review, style))
    }

    fn review_turns(table: &TableView, review: &Review, tongue: Tongue) -> Vec<String> {
        review::turns(table, review, tongue)
    }

    async fn review_notes(
        caller: &Caller,
        at: &SeenTable,
        review: &Review,
        turns: Range<usize>,
    ) -> Result<Vec<String>, Failure> {
        review::notes(caller, at, review, turns).await
    }

    fn replay(view: &View, painter: &Painter, style: &PictureStyle) -> Option<Drawn> {
        Some(pictures::replay(view, painter, style))
    }

    fn chart(view: &View, style: &PictureStyle) -> Option<(Chart, String)> {
        Some(pictures::chart(view, style))
    }

    fn export(view: &View, names: &[&str]) -> String {
        Gcg::from_view(view, names).to_string()
    }

    fn promise(view: &View, tongue: Tongue) -> Option<Promise> {
        Some(ending::promise(view, tongue))
    }

    fn verify(
        table: TableId,
        view: &View,
        log: &[GameEvent],
        tongue: Tongue,
    ) -> Result<Verified, Failure> {
        ending::verify(table, view, log, tongue)
    }
}
