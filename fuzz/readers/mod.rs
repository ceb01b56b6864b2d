//! Everything that is read from files or typed, as the commands read it, with inputs made to harm.
//!
//! A reader makes inputs by changing sound ones where it matters: fields of a file, transitions,
//! letters, pieces of a notation. Lengths and checksums are made right again, so that a change gets
//! past the door. What is accepted is then used as the commands use it.
//!
//! `./test` runs some thousand inputs of each reader, `cargo run --bin mutations` as many as one likes,
//! and the targets of `cargo fuzz` hand inputs of their own to the same readers.

mod dice;
mod dictionaries;
mod games;
mod hunspell;
mod leaves;
mod lexicons;
mod lists;
mod meanings;
mod packs;
mod sections;
mod themes;
mod tiny;

pub use dice::Dice;

/// Something that is read.
pub trait Reader {
    /// What it is called on the command line.
    fn name(&self) -> &'static str;

    /// An input near a sound one.
    fn make(&self, dice: &mut Dice) -> Vec<u8>;

    /// Reads an input and uses what it holds; whether it was accepted.
    fn read(&mut self, input: &[u8]) -> bool;
}

/// All readers.
pub fn all() -> Vec<Box<dyn Reader>> {
    vec![
        Box::new(lexicons::Lexicons::new()),
        Box::new(leaves::LeavesFiles::new()),
        Box::new(meanings::Meanings::new()),
        Box::new(packs::Packs::new()),
        Box::new(games::Games::new()),
        Box::new(games::Positions::new()),
        Box::new(games::Moves::new()),
        Box::new(lists::Lists::new()),
        Box::new(hunspell::Spelling),
        Box::new(dictionaries::Dictionaries),
        Box::new(themes::Themes),
    ]
}

/// The reader of a name.
#[allow(dead_code, reason = "only the programs of fuzz/ ask by name")]
pub fn named(name: &str) -> Option<Box<dyn Reader>> {
    all().into_iter().find(|reader| reader.name() == name)
}
