//! What a server settles for new tables of Scrabble, and how many words of its own it has.

use super::languages::lexicon_name;
use super::{RULES, rule_key};
use crate::discord::deeds::settings::{Choice, Kind, Setting};
use crate::games::scrabble::Judging;
use crate::lexicons;
use crate::members::ServerSettings;
use crate::texts::Tongue;

/// The lexicon of new tables. Only those that are shipped: a path typed by somebody must never reach the
/// disk.
pub(in crate::discord) const LEXICON: Setting<ServerSettings> = Setting {
    id: "lexicon",
    kind: Kind::Choice(Choice {
        all: |_, tongue| {
            let shipped = lexicons::shipped();
            shipped.map(|(name, _)| (lexicon_name(name, tongue), name.to_owned())).collect()
        },
        present: |server| server.games.scrabble.lexicon.clone(),
        choose: |server, lexicon| server.games.scrabble.lexicon = lexicon.map(str::to_owned),
        otherwise: |_, _| None,
        unknown: "scrabble-unknown-lexicon",
    }),
};

/// The rule of new tables.
pub(in crate::discord) const RULE: Setting<ServerSettings> = Setting {
    id: "rule",
    kind: Kind::Choice(Choice {
        all: |_, tongue| RULES.map(|(name, rule)| (said(rule, tongue), name.to_owned())).into(),
        present: |server| {
            let chosen =
                RULES.into_iter().find(|(_, rule)| Some(*rule) == server.games.scrabble.judging);
            chosen.map(|(name, _)| name.to_owned())
        },
        choose: |server, chosen| {
            let rule = RULES.into_iter().find(|(name, _)| Some(*name) == chosen);
            server.games.scrabble.judging = rule.map(|(_, rule)| rule);
        },
        otherwise: |_, tongue| Some(said(Judging::default(), tongue)),
        unknown: "scrabble-unknown-rule",
    }),
};

/// The server's own words, which `/settings words` changes.
pub(in crate::discord) const WORDS: Setting<ServerSettings> = Setting {
    id: "words",
    kind: Kind::Told(|server, _| server.games.scrabble.own_words().to_string()),
};

fn said(rule: Judging, tongue: Tongue) -> String {
    tongue.say(rule_key(rule), &[])
}
