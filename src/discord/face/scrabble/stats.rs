//! What games of Scrabble come to, in lines.

use crate::discord::deeds::stats::{Told, day, number, owner};
use crate::discord::text::escaped;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::Score;
use crate::members::{
    BestGame, BestTurn, ScrabbleServerTotals, ScrabbleTotals, ServerStatistics, Statistics,
};
use crate::render::written;
use crate::session::PersonId;
use crate::session::game::scrabble::Scrabble;
use crate::texts::Tongue;

impl Told for Scrabble {
    fn of_person(statistics: &Statistics<ScrabbleTotals>, tongue: Tongue) -> Vec<String> {
        let own = &statistics.own;
        let mut lines = Vec::new();
        if let Some(score) = own.average_score(statistics.games.games()) {
            let turn = own.average_points().unwrap_or_default();
            let game = written(score, 1, tongue);
            let turn = written(turn, 1, tongue);
            let facts = [("game", game.as_str()), ("turn", turn.as_str())];
            lines.push(tongue.say("scrabble-stats-average", &facts));
        }
        lines.extend(own.best_game.as_ref().map(|best| best_game(tongue, best, None)));
        lines.extend(own.best_play.as_ref().map(|best| best_play(tongue, best, None)));
        lines.push(bingos(tongue, own.bingos));
        lines
    }

    fn of_server(
        statistics: &ServerStatistics<ScrabbleServerTotals>,
        tongue: Tongue,
    ) -> Vec<String> {
        let own = &statistics.own;
        let game = own.best_game.as_ref();
        let game = game.map(|best| best_game(tongue, &best.what, Some(best.person)));
        let play = own.best_play.as_ref();
        let play = play.map(|best| best_play(tongue, &best.what, Some(best.person)));
        game.into_iter().chain(play).chain([bingos(tongue, own.bingos)]).collect()
    }
}

fn best_game(tongue: Tongue, best: &BestGame, who: Option<PersonId>) -> String {
    let facts = [("points", points(best.score)), ("when", day(best.ended_at)), ("who", owner(who))];
    tongue.tell(&Telling::new("scrabble-stats-best-game", facts))
}

fn best_play(tongue: Tongue, best: &BestTurn, who: Option<PersonId>) -> String {
    let words: Vec<String> = best.words.iter().map(|word| escaped(word)).collect();
    let facts = [
        ("words", Fact::Text(format!("**{}**", words.join(", ")))),
        ("points", points(best.points)),
        ("when", day(best.ended_at)),
        ("who", owner(who)),
    ];
    tongue.tell(&Telling::new("scrabble-stats-best-play", facts))
}

fn bingos(tongue: Tongue, count: u64) -> String {
    tongue.tell(&Telling::new("scrabble-stats-bingos", [("count", number(count))]))
}

fn points(score: Score) -> Fact {
    Fact::Number(i64::from(score.0))
}
