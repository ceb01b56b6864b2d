//! What is not told of words to whoever is playing: where words may be challenged, knowing them is
//! part of the game, and in a rated game finding them is.
//!
//! It goes by person and language: who asks in another channel, on another server or in private is
//! still the same player.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::discord::caller::Caller;
use crate::discord::deeds::settings::tongue_name;
use crate::discord::deeds::tables::place;
use crate::discord::failure::Failure;
use crate::games::facts::{Fact, Telling};
use crate::games::scrabble::Judging;
use crate::lexicons;
use crate::session::game::Variant;
use crate::session::game::scrabble::Scrabble;
use crate::session::table::{Refusal, Stage, Table};
use crate::session::{Fault, Hall, NotDone, PersonId, Room};
use crate::store::TableId;
use crate::texts::Tongue;

/// So many tables are remembered before all are forgotten.
const MOST_REMEMBERED: usize = 4_096;

/// What somebody asks about words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    /// Whether one word counts, and what it means.
    OneWord,
    /// Which words there are.
    Finding,
}

/// What a game forbids to tell its players while it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    /// Anything about words: they may be challenged.
    Challenge,
    /// Which words there are: the result counts.
    Rated,
}

impl Rule {
    fn forbids(self, question: Question) -> bool {
        self == Self::Challenge || question == Question::Finding
    }

    fn key(self) -> &'static str {
        match self {
            Self::Challenge => "word-guarded-challenge",
            Self::Rated => "word-guarded-rated",
        }
    }
}

/// A game about whose words its players are told less.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Contest {
    room: Room,
    rule: Rule,
    /// The languages of its tiles and of its lexicon.
    languages: Vec<String>,
}

impl Contest {
    /// What a table forbids; what is agreed on there never changes.
    fn of(table: &Table) -> Option<Self> {
        let terms = Scrabble::terms(&table.terms().game)?;
        let rule = match terms.options.judging {
            Judging::Challenge(_) => Rule::Challenge,
            Judging::Checked if table.terms().rated => Rule::Rated,
            Judging::Checked => return None,
        };
        let of_lexicon = terms.lexicon.as_deref().and_then(language_of).map(str::to_owned);
        let languages = [terms.language.clone()].into_iter().chain(of_lexicon).collect();
        Some(Self { room: table.room(), rule, languages })
    }

    fn forbids(&self, question: Question, language: &str) -> bool {
        self.rule.forbids(question) && self.languages.iter().any(|own| own == language)
    }

    fn telling(&self, language: &str, tongue: Tongue) -> Telling {
        let place = place(self.room.server, self.room.channel.0);
        let language = tongue_name(language, tongue);
        let facts = [("place", Fact::Text(place)), ("language", Fact::Text(language))];
        Telling::new(self.rule.key(), facts)
    }
}

/// What the tables forbid, remembered so that they are not woken for every letter that is typed.
#[derive(Default)]
pub(in crate::discord) struct Guard {
    known: Mutex<HashMap<TableId, Option<Contest>>>,
}

impl Guard {
    /// What a person may not be told now.
    async fn silence(&self, hall: &Hall, person: PersonId) -> Result<Silence, Failure> {
        let mut contests = Vec::new();
        for (table, head) in hall.tables_of_person(person) {
            if head.stage == Stage::Playing && head.persons.contains(&person) {
                contests.extend(self.contest(hall, table).await?);
            }
        }
        // What forbids everything is the better reason.
        contests.sort_by_key(|contest| contest.rule != Rule::Challenge);
        Ok(Silence { contests })
    }

    async fn contest(&self, hall: &Hall, table: TableId) -> Result<Option<Contest>, Failure> {
        if let Some(known) = self.lock().get(&table) {
            return Ok(known.clone());
        }
        let contest = match hall.look(table).await {
            Ok(state) => Contest::of(&state),
            // Nobody can play there either.
            Err(
                NotDone::Refused(Refusal::NoSuchTable)
                | NotDone::Fault(Fault::Damaged(_) | Fault::Unreadable(_)),
            ) => return Ok(None),
            Err(why) => return Err(why.into()),
        };
        let mut known = self.lock();
        if known.len() >= MOST_REMEMBERED {
            known.clear();
        }
        known.insert(table, contest.clone());
        Ok(contest)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Option<Contest>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What one person may not be told now.
#[derive(Debug)]
pub(super) struct Silence {
    contests: Vec<Contest>,
}

impl Silence {
    /// What the caller may not be told.
    pub async fn of(caller: &Caller) -> Result<Self, Failure> {
        caller.bot.desks.scrabble.guard.silence(&caller.bot.hall, caller.person).await
    }

    /// Refuses a question about words of a language, if a game of the caller's forbids it.
    pub fn check(&self, question: Question, language: &str, tongue: Tongue) -> Result<(), Failure> {
        match self.contests.iter().find(|contest| contest.forbids(question, language)) {
            Some(contest) => Err(contest.telling(language, tongue).into()),
            None => Ok(()),
        }
    }

    /// Whether an answer about one word names no others: proposals would find words.
    pub fn is_terse(&self, language: &str) -> bool {
        self.check(Question::Finding, language, Tongue::English).is_err()
    }
}

/// The language of a shipped lexicon.
pub(super) fn language_of(lexicon: &str) -> Option<&'static str> {
    lexicons::shipped().find(|(name, _)| *name == lexicon).map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{ChannelId, ServerId};

    fn contest(rule: Rule, channel: u64, language: &str) -> Contest {
        let room = Room { server: Some(ServerId(1)), channel: ChannelId(channel) };
        Contest { room, rule, languages: vec![language.to_owned()] }
    }

    #[test]
    fn a_challenge_forbids_everything_and_a_rated_game_finding() {
        let contests = vec![contest(Rule::Challenge, 7, "cs"), contest(Rule::Rated, 8, "en")];
        let silence = Silence { contests };
        let check = |question, language| silence.check(question, language, Tongue::English);
        for question in [Question::OneWord, Question::Finding] {
            assert!(check(question, "cs").is_err());
            assert!(check(question, "sk").is_ok());
        }
        assert!(check(Question::OneWord, "en").is_ok() && silence.is_terse("en"));
        assert!(check(Question::Finding, "en").is_err() && !silence.is_terse("sk"));
    }

    #[test]
    fn the_refusal_says_where_the_game_is() {
        let mut private = contest(Rule::Rated, 8, "en");
        private.room.server = None;
        for (contest, place) in [
            (contest(Rule::Challenge, 7, "en"), "<#7>"),
            (private, "https://discord.com/channels/@me/8"),
        ] {
            for tongue in Tongue::ALL {
                let said = tongue.tell(&contest.telling("en", tongue));
                assert!(said.contains(place), "{said}");
            }
        }
    }

    #[test]
    fn both_czech_lexicons_are_one_language() {
        assert_eq!(language_of("cs-klasik"), language_of("cs-plus"));
        assert_eq!(language_of("../cs-klasik"), None);
    }
}
