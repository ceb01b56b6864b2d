//! How a finished game is written: what its players did stands with the players, as it has since the first
//! format, whatever it is that they do in that game.

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::finished::FinishedGame;

/// Where every game has its players, and where a game has what they did.
const PLAYERS: &str = "players";
const PLAYED: &str = "played";

impl Serialize for FinishedGame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = Self::serialize(self, serde_json::value::Serializer);
        let mut game = game.map_err(S::Error::custom)?;
        let played = game.as_object_mut().and_then(|game| game.remove(PLAYED));
        if let (Some(Value::Array(players)), Some(Value::Array(played))) =
            (game.get_mut(PLAYERS), played)
        {
            for (player, own) in players.iter_mut().zip(played) {
                if let (Value::Object(player), Value::Object(own)) = (player, own) {
                    player.extend(own);
                }
            }
        }
        game.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for FinishedGame {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut game = Map::<String, Value>::deserialize(deserializer)?;
        // Each reads what is its own there, and skips the rest.
        if let Some(players) = game.get(PLAYERS).cloned() {
            game.insert(PLAYED.to_owned(), players);
        }
        Self::deserialize(Value::Object(game)).map_err(D::Error::custom)
    }
}
