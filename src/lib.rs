//! Kámen hosts board games on Discord.
//!
//! The layers, from the lowest: what each is, what of ours it may use, whether it is pure, and the crates that
//! it may use beside the standard library. Nothing else says so: `tests/layers` reads this table and fails
//! when code does what it does not allow, and when it allows what no code does.
//!
//! A pure layer reaches for nothing outside: no files, network, processes, clocks, threads or chance. Bytes,
//! time and the seed are passed in.
//!
//! | layer | what it is | may use | | crates |
//! |---|---|---|---|---|
//! | [`lexicon`] | letters, words, automata, grammar, meanings | nothing | pure | encoding_rs, flate2, fst, rmpv, serde, serde_json, sha2, thiserror, unicode_normalization |
//! | [`games`] | the rules, as events | lexicon | pure | csv, encoding_rs, serde, serde_json, sha2, thiserror, toml, unicode_normalization |
//! | [`ai`] | computer players, on positions made for searching | lexicon, games | pure | serde, serde_json, thiserror |
//! | [`texts`] | what is said to people, in their language | lexicon, games | pure | fluent_bundle, thiserror, unic_langid |
//! | [`render`] | pictures of what a viewer may see | games, texts | pure | ab_glyph, ab_glyph_rasterizer, gif, png, serde, serde_path_to_error, thiserror, toml, unicode_bidi, unicode_normalization, unicode_segmentation |
//! | [`assets`] | what is shipped inside the binary | games | pure | none |
//! | [`files`] | what a name stands for, reading and writing files | nothing | | memmap2, thiserror |
//! | [`packs`] | language packs from disk | games, assets, files | | thiserror, zip |
//! | [`lexicons`] | opening lexicons: shipped, compiled files, lists | lexicon, assets, files | | thiserror |
//! | [`leaves`] | opening learned leaves: shipped ones, files | ai, assets, files | | thiserror |
//! | [`meanings`] | our own definitions, and the file of meanings | lexicon, assets, files | | memmap2, thiserror |
//! | [`themes`] | opening themes: shipped ones, a host's files | texts, render, assets, files | | thiserror |
//! | [`dictionary`] | what people ask about words | lexicon, games, texts, files, lexicons, meanings | | thiserror |
//! | [`compute`] | work for all cores of the machine, single jobs or many | nothing | | thiserror, tokio |
//! | [`sandbox`] | a Discord-compatible server on loopback | nothing | | axum, flate2, getrandom, serde, serde_json, thiserror, tokio, tracing |
//! | [`store`] | logs of events and small records, safe on disk | nothing | | getrandom, serde, serde_json, sha2, sled, thiserror, tokio |
//! | [`session`] | tables, their people, computers and deadlines | lexicon, games, ai, packs, lexicons, leaves, compute, store | | getrandom, serde, serde_json, sha2, thiserror, tokio, tracing |
//! | [`members`] | what is remembered of people and servers: settings, results, ratings | games, texts, store, session | | serde, serde_json, tokio, tracing |
//! | [`discord`] | the bot: commands, buttons, the message of each table; no rules | lexicon, games, ai, texts, render, lexicons, themes, dictionary, compute, store, session, members | | poise, reqwest, serde, serde_json, serenity, thiserror, tokio, tracing |
//! | [`config`] | how a host wants the bot: file and environment | session, discord | | thiserror, toml |
//! | [`control`] | the door of a running bot for its host: backups, signs of life | store | | serde_json, thiserror, tokio, tracing |
//! | [`cli`] | the commands of `kamen` | all | | anyhow, clap, getrandom, serde_json, sha2, tokio, tracing, tracing_subscriber, zip |
//!
//! `ARCHITECTURE.md` tells the way of one move through them.

pub mod ai;
pub mod assets;
pub mod cli;
pub mod compute;
pub mod config;
pub mod control;
pub mod dictionary;
pub mod discord;
pub mod files;
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
