//! What the message of a table says: from the table alone, so that it says the same after a restart.

use crate::discord::players::{level_name, mention, mention_at};
use crate::discord::text::escaped;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::games::scrabble::{Judging, Pen, Standing, TurnView, View};
use crate::session::game::{GameTerms, GameView, ScrabbleTerms};
use crate::session::table::{Closure, Sitter, Stage, TableView};
use crate::texts::Tongue;

/// The friendly lines of a computer that thinks.
const THINKING_LINES: usize = 4;

/// The text of the message.
pub(super) fn text(view: &TableView, tongue: Tongue) -> String {
    let lines = match (&view.game, view.stage) {
        (None, Stage::Closed) => vec![tongue.say("bot-cancelled", &[])],
        (None, _) => lobby(view, tongue),
        (Some(GameView::Scrabble(game)), stage) => {
            let mut lines: Vec<String> =
                game.turns.last().map(|turn| turn_text(view, turn, tongue)).into_iter().collect();
            match stage {
                Stage::Over => lines.extend(ending(view, game, tongue)),
                Stage::Closed => lines.push(closed(view, tongue)),
                Stage::Lobby | Stage::Playing => lines.extend(on_turn(view, game, tongue)),
            }
            lines
        }
    };
    lines.join("\n")
}

/// Who sits where and what is agreed on, before the game begins.
fn lobby(view: &TableView, tongue: Tongue) -> Vec<String> {
    let host = format!("<@{}>", view.host);
    let mut lines = vec![tongue.say("bot-lobby", &[("host", &host)]), terms_text(view, tongue)];
    for chair in &view.chairs {
        let key = match chair.sitter {
            Sitter::Invited(_) => "bot-chair-invited",
            Sitter::Open => "bot-chair-free",
            Sitter::Person(_) | Sitter::Computer(_) => "bot-chair-taken",
        };
        lines.push(tongue.say(key, &[("who", &mention(chair.sitter, tongue))]));
    }
    let is_open = view.chairs.iter().any(|chair| chair.sitter == Sitter::Open);
    lines.push(tongue.say(if is_open { "bot-lobby-how" } else { "bot-lobby-awaits" }, &[]));
    lines
}

/// All that is agreed on in one line: the lexicon, the rules, the time, hints, whether it counts.
pub(in crate::discord) fn terms_text(view: &TableView, tongue: Tongue) -> String {
    let GameTerms::Scrabble(ScrabbleTerms { language, lexicon, options, .. }) = &view.terms.game;
    let lexicon = lexicon.as_deref().unwrap_or(language);
    let key = format!("bot-lexicon-{lexicon}");
    let lexicon = if tongue.knows(&key) { tongue.say(&key, &[]) } else { escaped(lexicon) };
    let rule = tongue.say(rule_key(options.judging), &[]);
    let mut parts = vec![lexicon, rule];
    if let Some(clock) = options.clock {
        let minutes = i64::try_from(clock.time.base_ms / 60_000).unwrap_or(i64::MAX);
        parts.push(say(tongue, "bot-clock", [("minutes", Fact::Number(minutes))]));
    }
    if let Some(ms) = view.terms.pace.move_ms {
        let hours = i64::try_from(ms / 3_600_000).unwrap_or(i64::MAX);
        parts.push(say(tongue, "bot-pace", [("hours", Fact::Number(hours))]));
    }
    if options.clock.is_none() && view.terms.pace.move_ms.is_none() {
        parts.push(tongue.say("bot-clock-none", &[]));
    }
    let hints = if view.terms.hints { "bot-terms-hints" } else { "bot-terms-no-hints" };
    let rated = if view.terms.rated { "bot-terms-rated" } else { "bot-terms-unrated" };
    parts.extend([hints, rated].map(|key| tongue.say(key, &[])));
    parts.join(" · ")
}

/// The name of a way to judge words.
pub(in crate::discord) fn rule_key(judging: Judging) -> &'static str {
    use crate::games::scrabble::ChallengeRule;
    match judging {
        Judging::Checked => "bot-rule-checked",
        Judging::Challenge(ChallengeRule::Void) => "bot-rule-void",
        Judging::Challenge(ChallengeRule::Single) => "bot-rule-single",
        Judging::Challenge(ChallengeRule::Double) => "bot-rule-double",
        Judging::Challenge(ChallengeRule::FivePoints) => "bot-rule-five",
        Judging::Challenge(ChallengeRule::TenPoints) => "bot-rule-ten",
    }
}

/// A turn in one line, without anything secret.
pub(in crate::discord) fn turn_text(view: &TableView, turn: &TurnView, tongue: Tongue) -> String {
    with_pen(view, tongue, |pen| tongue.tell(&turn.telling(pen)))
}

/// Lets somebody tell of a game as it is written in messages.
pub(in crate::discord) fn with_pen<T>(
    view: &TableView,
    tongue: Tongue,
    tell: impl FnOnce(Pen<'_>) -> T,
) -> T {
    tell(Pen {
        name: &|seat| mention_at(view, seat, tongue),
        word: &|word| format!("**{word}**"),
        letters: &escaped,
    })
}

/// Whose turn it is, what is asked, and how the game stands.
fn on_turn(view: &TableView, game: &View, tongue: Tongue) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(undo) = &view.undo {
        let who = mention_at(view, undo.by, tongue);
        lines.push(tongue.say("bot-undo-asked", &[("who", &who)]));
    }
    lines.extend(whose_turn(view, game, tongue));
    lines.push(scores(view, game, tongue));
    lines
}

/// Whose turn it is.
pub(super) fn whose_turn(view: &TableView, game: &View, tongue: Tongue) -> Option<String> {
    let seat = game.turn?;
    let sitter = view.chairs.get(seat.index()).map(|chair| chair.sitter);
    let who = mention_at(view, seat, tongue);
    Some(match sitter {
        Some(Sitter::Computer(level)) => {
            let line = (view.version.0 as usize) % THINKING_LINES + 1;
            let level = level_name(level, tongue);
            tongue.say(&format!("bot-thinking-{line}"), &[("who", &who), ("level", &level)])
        }
        _ if game.final_call => tongue.say("bot-final-call", &[("who", &who)]),
        _ => tongue.say("bot-on-turn", &[("who", &who)]),
    })
}

/// What the last board says when the end of the game is told in a message of its own.
pub(super) fn before_the_end(view: &TableView, tongue: Tongue) -> String {
    let Some(GameView::Scrabble(game)) = &view.game else { return String::new() };
    let last = game.turns.last().map(|turn| turn_text(view, turn, tongue));
    let below = tongue.say("bot-end-below", &[]);
    last.into_iter().chain([below]).collect::<Vec<_>>().join("\n")
}

/// Who has won, in one line.
pub(super) fn result(view: &TableView, game: &View, tongue: Tongue) -> Option<String> {
    let told = with_pen(view, tongue, |pen| game.outcome.as_ref().map(|end| end.tellings(pen)));
    told?.last().map(|telling| tongue.tell(telling))
}

/// The scores in one line, what is left in the bag, and whether the result counts.
fn scores(view: &TableView, game: &View, tongue: Tongue) -> String {
    let score = |(seat, player): (Seat, &crate::games::scrabble::PlayerView)| {
        format!("{} {}", mention_at(view, seat, tongue), player.score)
    };
    let players = Seat::all(game.players.len()).zip(&game.players);
    let mut parts: Vec<String> = players.map(score).collect();
    parts.push(say(tongue, "bot-bag", [("tiles", Fact::from(game.bag))]));
    if view.terms.rated {
        parts.push(tongue.say("bot-terms-rated", &[]));
    }
    format!("-# {}", parts.join(" · "))
}

/// The result, and what the end changed.
fn ending(view: &TableView, game: &View, tongue: Tongue) -> Vec<String> {
    let Some(outcome) = &game.outcome else { return Vec::new() };
    let told = with_pen(view, tongue, |pen| outcome.tellings(pen));
    let mut lines: Vec<String> = told.iter().map(|telling| tongue.tell(telling)).collect();
    let standing = |standing: &Standing| {
        let who = mention_at(view, standing.seat, tongue);
        format!("{}. {who} {}", standing.place, standing.score)
    };
    lines.push(outcome.standings.iter().map(standing).collect::<Vec<_>>().join(" · "));
    lines
}

fn closed(view: &TableView, tongue: Tongue) -> String {
    match view.closed {
        Some(Closure::Abandoned) => tongue.say("bot-abandoned", &[]),
        _ => tongue.say("bot-closed", &[]),
    }
}

fn say<const N: usize>(
    tongue: Tongue,
    key: &'static str,
    facts: [(&'static str, Fact); N],
) -> String {
    tongue.tell(&Telling::new(key, facts))
}
