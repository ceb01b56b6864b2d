//! What is said in the terminal, in the language of whoever plays.

use crate::ai::scrabble::Level;
use crate::ai::scrabble::analysis::Explanation;
use crate::cli::terminal::marked;
use crate::games::facts::{Fact, Telling};
use crate::games::rules::Seat;
use crate::games::scrabble::{Outcome, Pen, Refusal, Score, Setup, TurnView};
use crate::texts::Tongue;

/// Says what happens, with the names of the players.
pub(super) struct Voice {
    pub tongue: Tongue,
    pub names: Vec<String>,
}

impl Voice {
    pub fn new(tongue: Tongue) -> Self {
        Self { tongue, names: Vec::new() }
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// A message without facts.
    pub fn say(&self, key: &'static str) -> String {
        self.tell(&Telling::new(key, []))
    }

    fn tell(&self, telling: &Telling) -> String {
        marked(&self.tongue.tell(telling))
    }

    fn of(&self, key: &'static str, seat: Seat) -> String {
        self.tell(&Telling::new(key, [("who", Fact::Text(self.name(seat).to_owned()))]))
    }

    fn with_pen<T>(&self, tell: impl FnOnce(Pen<'_>) -> T) -> T {
        tell(Pen {
            name: &|seat| self.name(seat).to_owned(),
            word: &|word| format!("**{word}**"),
            letters: &str::to_owned,
        })
    }

    /// What is to be known before the first turn.
    pub fn introduction(
        &self,
        setup: &Setup,
        lexicon: Option<&str>,
        level: Option<Level>,
    ) -> String {
        let text = |text: &str| Fact::Text(text.to_owned());
        let mut lines = vec![match lexicon {
            Some(name) => {
                let key = format!("lexicon-{name}");
                let known = self.tongue.knows(&key).then(|| self.tongue.say(&key, &[]));
                let lexicon = Fact::Text(known.unwrap_or_else(|| name.to_owned()));
                self.tell(&Telling::new("scrabble-terminal-words", [("lexicon", lexicon)]))
            }
            None => self.say("scrabble-terminal-any-word"),
        }];
        if let Some(level) = level {
            let key = format!("scrabble-level-{level}");
            let about = self.tongue.say(&format!("{key}-about"), &[]);
            lines.push(format!("{}: {about}", self.tongue.say(&key, &[])));
        }
        let facts = [("game", text(&setup.game)), ("commitment", text(&setup.commitment))];
        lines.push(self.tell(&Telling::new("scrabble-terminal-game", facts)));
        for round in &setup.draws {
            let drawn = round.iter().map(|draw| {
                let who = ("who", text(self.name(draw.seat)));
                let tile = ("tile", Fact::Text(draw.tile.to_string()));
                self.tell(&Telling::new("scrabble-terminal-draws", [who, tile]))
            });
            lines.push(drawn.collect::<Vec<_>>().join(" "));
        }
        lines.push(self.of("scrabble-terminal-begins", setup.first));
        lines.join("\n")
    }

    /// A turn.
    pub fn turn(&self, turn: &TurnView) -> String {
        self.tell(&self.with_pen(|pen| turn.telling(pen)))
    }

    /// Why something cannot be done.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.tell(&refusal.telling(&|seat| self.name(seat).to_owned()))
    }

    /// That a computer thinks.
    pub fn thinking(&self, seat: Seat) -> String {
        self.of("scrabble-thinking-1", seat)
    }

    /// That only the last play is still to be judged.
    pub fn final_call(&self, seat: Seat) -> String {
        self.of("scrabble-final-call", seat)
    }

    /// A player's score, below those of the others.
    pub fn score(&self, seat: Seat, score: Score) -> String {
        let longest = self.names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
        format!("{:<longest$} {score:>5}", self.name(seat))
    }

    /// A rack, and what is left in the bag.
    pub fn rack(&self, rack: &str, bag: usize) -> String {
        let bag = self.tell(&Telling::new("scrabble-bag", [("tiles", Fact::from(bag))]));
        let facts = [("rack", Fact::Text(rack.to_owned())), ("bag", Fact::Text(bag))];
        self.tell(&Telling::new("scrabble-terminal-rack", facts))
    }

    /// The end of a game.
    pub fn ending(&self, outcome: &Outcome) -> String {
        let told = self.with_pen(|pen| outcome.tellings(pen));
        let mut lines: Vec<String> = told.iter().map(|telling| self.tell(telling)).collect();
        for standing in &outcome.standings {
            lines.push(format!(
                "{}. {}",
                standing.place,
                self.score(standing.seat, standing.score)
            ));
        }
        let seed = [("seed", Fact::Text(outcome.seed.reveal().to_string()))];
        lines.push(self.tell(&Telling::new("scrabble-terminal-seed", seed)));
        lines.join("\n")
    }

    /// Where a good move begins and what it brings, not which it is.
    pub fn place(&self, told: &Explanation) -> String {
        self.tell(&self.with_pen(|pen| told.place_hint(pen)))
    }

    /// Which move it is.
    pub fn word(&self, told: &Explanation) -> String {
        self.tell(&self.with_pen(|pen| told.word_hint(pen)))
    }
}
