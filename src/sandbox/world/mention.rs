//! Mentions in texts: `<@…>` for users, `<@&…>` for roles.

use crate::sandbox::snowflake::Snowflake;

/// Somebody whom a text names so that Discord may ping them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mention {
    User(Snowflake),
    Role(Snowflake),
}

/// All mentions of a text in their order, each once.
pub fn mentions_in(text: &str) -> Vec<Mention> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("<@") {
        let Some((inside, _)) = text[at + 2..].split_once('>') else { continue };
        let mention = match inside.strip_prefix('&') {
            Some(role) => Snowflake::parse(role).map(Mention::Role),
            // An older form has an exclamation mark.
            None => Snowflake::parse(inside.strip_prefix('!').unwrap_or(inside)).map(Mention::User),
        };
        found.extend(mention.filter(|mention| !found.contains(mention)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_found_once() {
        let id = |number: &str| Snowflake::parse(number).unwrap();
        let text = "<@12> a <@!34>, <@12>; <@&56> <@x> <@> <@78";
        let wanted = [Mention::User(id("12")), Mention::User(id("34")), Mention::Role(id("56"))];
        assert_eq!(mentions_in(text), wanted);
    }
}
