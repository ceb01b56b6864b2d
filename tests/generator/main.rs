//! The move generator from outside: it finds what a naive one finds, and what the rules accept.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

mod all_moves;
mod best_move;
mod compare;
mod incremental;
mod kit;
mod naive;
mod odd;
mod overlays;
mod plays;
mod positions;
mod self_play;
mod threads;
mod word_lists;
