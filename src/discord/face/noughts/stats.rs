//! What games come to, in lines.

use crate::discord::deeds::stats::{Told, number};
use crate::games::facts::Telling;
use crate::members::{Counted, ServerStatistics, Statistics};
use crate::session::game::noughts::Noughts;
use crate::texts::Tongue;

type Totals = <Noughts as Counted>::Totals;

impl Told for Noughts {
    fn of_person(statistics: &Statistics<Totals>, tongue: Tongue) -> Vec<String> {
        vec![line(&statistics.own, tongue)]
    }

    fn of_server(statistics: &ServerStatistics<Totals>, tongue: Tongue) -> Vec<String> {
        vec![line(&statistics.own, tongue)]
    }
}

fn line(totals: &Totals, tongue: Tongue) -> String {
    let facts = [("lines", number(totals.lines)), ("marks", number(totals.marks))];
    tongue.tell(&Telling::new("noughts-stats", facts))
}
