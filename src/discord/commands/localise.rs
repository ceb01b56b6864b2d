//! Names and descriptions of commands: English ones for everybody, and those of Discord's locales.
//! Slovak is no locale of Discord's; its names stand in the texts for whoever reads help in Slovak.

use super::Command;
use crate::texts::Tongue;

/// The languages in which Discord itself knows commands, beside English.
const LOCALES: [Tongue; 1] = [Tongue::Czech];

/// Gives a command and all below it their names and descriptions.
pub(super) fn localise(command: &mut Command) {
    let key = format!("command-{}", command.name);
    localise_below(command, &key);
}

fn localise_below(command: &mut Command, key: &str) {
    let about = format!("{key}-about");
    command.description = Some(Tongue::English.say(&about, &[]).into());
    for tongue in LOCALES {
        let locale = tongue.code();
        let name = tongue.say(key, &[]);
        command.name_localizations.to_mut().push((locale.into(), name.into()));
        let about = tongue.say(&about, &[]);
        command.description_localizations.to_mut().push((locale.into(), about.into()));
    }
    for option in &mut command.parameters {
        let key = format!("{key}-{}", option.name);
        let about = format!("{key}-about");
        option.description = Some(Tongue::English.say(&about, &[]).into());
        for tongue in LOCALES {
            let locale = tongue.code();
            let name = tongue.say(&key, &[]);
            option.name_localizations.to_mut().push((locale.into(), name.into()));
            let about = tongue.say(&about, &[]);
            option.description_localizations.to_mut().push((locale.into(), about.into()));
        }
    }
    for below in &mut command.subcommands {
        let key = format!("{key}-{}", below.name);
        localise_below(below, &key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether no two commands, or options of one, have the same name in a language.
    fn are_apart(tongue: Tongue, names: &[String], key: &str) {
        let said: Vec<String> =
            names.iter().map(|name| tongue.say(&format!("{key}-{name}"), &[])).collect();
        let apart: std::collections::BTreeSet<&String> = said.iter().collect();
        assert_eq!(apart.len(), said.len(), "{tongue} {key}: {said:?}");
    }

    fn all_are_apart(tongue: Tongue, commands: &[Command], key: &str) {
        let names: Vec<String> = commands.iter().map(|command| command.name.to_string()).collect();
        are_apart(tongue, &names, key);
        for command in commands {
            let key = format!("{key}-{}", command.name);
            let options = command.parameters.iter().map(|option| option.name.to_string());
            are_apart(tongue, &options.collect::<Vec<_>>(), &key);
            all_are_apart(tongue, &command.subcommands, &key);
        }
    }

    #[test]
    fn no_two_commands_or_options_have_the_same_name() {
        for tongue in Tongue::ALL {
            all_are_apart(tongue, &super::super::all(), "command");
        }
        let named = |key: &str| Tongue::Czech.say(key, &[]);
        assert_eq!(
            (named("command-help").as_str(), named("command-hint").as_str()),
            ("nápověda", "tip")
        );
    }

    fn keys(command: &Command, key: &str, all: &mut Vec<String>) {
        all.push(key.to_owned());
        all.extend(command.parameters.iter().map(|option| format!("{key}-{}", option.name)));
        for below in &command.subcommands {
            keys(below, &format!("{key}-{}", below.name), all);
        }
    }

    #[test]
    fn every_command_has_a_name_and_a_description_in_every_language() {
        let mut all = Vec::new();
        for command in super::super::all() {
            keys(&command, &format!("command-{}", command.name), &mut all);
        }
        for tongue in Tongue::ALL {
            for key in &all {
                let (name, about) =
                    (tongue.say(key, &[]), tongue.say(&format!("{key}-about"), &[]));
                assert!(tongue.knows(key), "{tongue} {key}");
                assert!(tongue.knows(&format!("{key}-about")), "{tongue} {key}");
                // Discord's limits, and names in lower case without spaces.
                assert!((1..=32).contains(&name.chars().count()), "{name}");
                assert!(
                    name.chars()
                        .all(|c| c.is_alphanumeric() && !c.is_uppercase() || c == '-' || c == '_'),
                    "{name}"
                );
                assert!((1..=100).contains(&about.chars().count()), "{tongue} {key}: {about}");
            }
        }
    }
}
