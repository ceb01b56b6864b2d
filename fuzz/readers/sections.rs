//! Compiled files by their sections, and such files with one of them changed.

use std::sync::Arc;

use kamen::lexicon::container::{Container, ContainerBuilder};

use super::Dice;

/// The sections of a sound file.
pub struct Sections(Vec<(String, Vec<u8>)>);

impl Sections {
    pub fn of(file: Vec<u8>) -> Self {
        let container = Container::open(Arc::new(file)).ok().unwrap();
        let names = container.sections().map(|(name, _)| name.to_owned()).collect::<Vec<_>>();
        let bytes = |name: &str| container.section(name).ok().unwrap().as_ref().to_vec();
        Self(names.into_iter().map(|name| (name.clone(), bytes(&name))).collect())
    }

    pub fn with(mut self, name: &str, contents: Vec<u8>) -> Self {
        self.0.push((name.to_owned(), contents));
        self
    }

    /// The file with a section changed; its checksum is right, but for a few.
    pub fn changed(
        &self,
        dice: &mut Dice,
        change: impl Fn(&mut Dice, &str, &mut Vec<u8>),
    ) -> Vec<u8> {
        let mut sections = self.0.clone();
        let at = dice.below(sections.len());
        match dice.below(60) {
            0 => drop(sections.remove(at)),
            1 => sections[at].0 = "other".to_owned(),
            _ => {
                let (name, contents) = &mut sections[at];
                change(dice, name, contents);
            }
        }
        let mut builder = ContainerBuilder::new();
        sections.into_iter().for_each(|(name, contents)| builder.add(&name, contents));
        let mut file = builder.finish();
        if dice.one_in(50) {
            dice.change_bytes(&mut file);
        }
        file
    }
}
