//! The commands of `kamen`: one file for each, all answering as text or as JSON.
//!
//! | file | |
//! |---|---|
//! | `run.rs` `sandbox.rs` `serving.rs` | with a token Discord, without one the sandbox; signals and exit codes |
//! | `log.rs` | one line for each event on standard error, and no secret in any |
//! | `games.rs` `export.rs` `import.rs` `stored.rs` | what is stored; of a running bot a copy of this moment |
//! | `doctor.rs` `ping.rs` | what may be wrong; whether a bot is alive and connected |
//! | `lexicon/` `meaning/` | words and what they mean |
//! | `render/` | pictures of a file, which says by its form whose game it is |
//! | `<game>/` | what can be done with one game |
//! | `report.rs` `terminal.rs` | what a command answers; whether a person reads it |

mod doctor;
mod export;
mod games;
mod import;
mod lexicon;
mod log;
mod meaning;
mod ping;
mod render;
mod report;
mod run;
mod sandbox;
mod scrabble;
mod serving;
mod stored;
mod terminal;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Board games on Discord: Scrabble in Czech, Slovak and English.
#[derive(Parser)]
#[command(name = "kamen", version, about, max_term_width = 100)]
struct Arguments {
    /// Answer as JSON.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// The bot: on Discord, or without a token in the sandbox.
    Run(run::Arguments),
    /// A Discord-compatible server on this machine with the bot at it, to play without a token.
    Sandbox(sandbox::Arguments),
    /// Lexicons: check and find words, build your own.
    #[command(subcommand)]
    Lexicon(lexicon::Command),
    /// Tell whether a word is valid, its base form, its grammar and what it means.
    Meaning(meaning::Arguments),
    /// Draw a position as PNG, a whole game as GIF, its scores as a chart.
    Render(render::Arguments),
    /// Scrabble: play, count, show and verify.
    #[command(subcommand)]
    Scrabble(scrabble::Command),
    /// List the tables that are stored.
    Games(games::Arguments),
    /// Write everything that is stored as lines of JSON with a chain of hashes.
    Export(export::Arguments),
    /// Read what `kamen export` has written into an empty store.
    Import(import::Arguments),
    /// Check settings, token, folders and what is stored; the exit code is 1 when something is wrong.
    Doctor(doctor::Arguments),
    /// Ask the bot that runs on the data folder for a sign of life.
    Ping(ping::Arguments),
}

/// Exit code for bad input.
const BAD_INPUT: u8 = 2;

/// Exit code when the input was right and something else is wrong.
const FAULT: u8 = 1;

/// Parses the command line, runs the command and prints what it answers.
pub fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if !error.use_stderr() => {
            // Help and version were asked for; a closed pipe is no error of ours.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => return fail(&usage_sentence(&error), BAD_INPUT),
    };
    let answer = match arguments.command {
        Command::Run(run) => run.run(arguments.json),
        Command::Lexicon(command) => command.run(),
        Command::Meaning(arguments) => arguments.run(),
        Command::Render(command) => command.run(arguments.json),
        Command::Sandbox(sandbox) => sandbox.run(arguments.json),
        Command::Scrabble(command) => command.run(),
        Command::Games(arguments) => arguments.run(),
        Command::Export(arguments) => arguments.run(),
        Command::Import(arguments) => arguments.run(),
        Command::Ping(ping) => match ping.run() {
            Err(error) => return fail(&format!("{error:#}"), FAULT),
            alive => alive,
        },
        Command::Doctor(doctor) => match doctor.run() {
            Ok(findings) if !findings.sound => {
                findings.report.print(arguments.json);
                return ExitCode::from(FAULT);
            }
            findings => findings.map(|findings| findings.report),
        },
    };
    match answer {
        Ok(report) => {
            report.print(arguments.json);
            ExitCode::SUCCESS
        }
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) if error.is::<serving::Fault>() => fail(&format!("{error:#}"), FAULT),
        Err(error) => fail(&format!("{error:#}"), BAD_INPUT),
    }
}

/// Whether the reader of our output has simply gone away, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let cause = error.downcast_ref::<std::io::Error>();
    cause.is_some_and(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}

fn fail(sentence: &str, code: u8) -> ExitCode {
    eprintln!("kamen: {sentence}");
    ExitCode::from(code)
}

/// What clap says in a paragraph, as one sentence.
fn usage_sentence(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let first: Vec<&str> =
        text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
    let sentence = first.join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    format!("{sentence}; see kamen --help")
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn wrong_usage_is_one_sentence() {
        for arguments in [&["kamen"][..], &["kamen", "scrabble", "score"], &["kamen", "--nonsense"]]
        {
            let error = Arguments::try_parse_from(arguments).err().unwrap();
            let sentence = usage_sentence(&error);
            assert!(
                !sentence.contains('\n') && sentence.ends_with("see kamen --help"),
                "{sentence}"
            );
        }
    }
}
