//! Kámen hosts board games on Discord.
//!
//! The layers, from the lowest; each may use those before it and none after it:
//!
//! | layer | what it is | what it may not know |
//! |---|---|---|
//! | [`lexicon`] | letters, words, automata, grammar, meanings | files, network, clocks, games |
//! | [`games`] | the rules, as events | files, network, clocks, chance but the game's seed |
//! | [`ai`] | computer players, on positions made for searching | files, clocks, threads |
//! | [`texts`] | what is said to people, in their language | files |
//! | [`render`] | pictures of what a viewer may see | files, what is hidden |
//! | [`assets`] | what is shipped inside the binary | how it is used |
//! | [`packs`], [`lexicons`], [`leaves`], [`meanings`], [`themes`] | what is read from disk | people |
//! | [`dictionary`] | what people ask about words | who asks, and how it is shown |
//! | [`compute`] | work for all cores of the machine, single jobs or many | what is computed |
//! | [`sandbox`] | a Discord-compatible server on loopback | games, people, anything of ours |
//! | [`store`] | logs of events and small records, safe on disk | what is in them, people |
//! | [`session`] | tables, their people, computers and deadlines | how it is said and shown |
//! | [`members`] | what is remembered of people and servers: settings, results, ratings | how it is said and shown |
//! | [`discord`] | the bot: commands, buttons, the message of each table | rules |
//! | [`config`] | how a host wants the bot: file and environment | |
//! | [`control`] | the door of a running bot for its host: backups, signs of life | people |
//! | [`cli`] | the commands of `kamen` | |
//!
//! `ARCHITECTURE.md` tells the way of one move through them; `tests/layers.rs` keeps them apart.

pub mod ai;
pub mod assets;
pub mod cli;
pub mod compute;
pub mod config;
pub mod control;
pub mod dictionary;
pub mod discord;
pub mod games;
pub mod leaves;
pub mod lexicon;
pub mod lexicons;
pub mod meanings;
pub mod members;
pub mod packs;
pub mod render;
pub mod sandbox;
pub mod session;
pub mod store;
pub mod texts;
pub mod themes;
