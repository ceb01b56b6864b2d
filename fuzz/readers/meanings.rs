//! Files of meanings: opened, and asked as the command `meaning` asks.

use std::io::Write;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use kamen::lexicon::grammar::Reading;
use kamen::lexicon::meanings::{
    Definitions, Entry, Kind, Language, Source, Sources, Store, StoreBuilder, senses,
};

use super::{Dice, Reader};

/// A sound file, taken apart.
pub struct Meanings {
    index: Vec<u8>,
    /// The only block, unpacked.
    block: Vec<u8>,
    accepted: usize,
}

const ASKED: [&str; 5] = ["oko", "oř", "kola", "neoko", "x"];

const HEAD: usize = 36;

impl Meanings {
    pub fn new() -> Self {
        let mut builder = StoreBuilder::new();
        for (headword, kind, text) in [
            ("oř", Kind::Definition, "kůň"),
            ("Oř", Kind::English, "horse"),
            ("oko", Kind::Definition, "orgán"),
            ("oka", Kind::See, "oko"),
            ("kolo", Kind::Synonyms, "kruh"),
            ("kola", Kind::See, "kolo"),
        ] {
            builder.add(Entry {
                language: Language::Czech,
                headword: headword.to_owned(),
                part_of_speech: None,
                kind,
                source: Source::OwnList,
                text: text.to_owned(),
            });
        }
        let file = builder.finish().unwrap();
        let number = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().unwrap()) as usize;
        let (index_end, blocks) = (HEAD + number(20), number(28));
        assert_eq!(blocks, 1);
        let mut block = Vec::new();
        flate2::write::DeflateDecoder::new(&mut block).write_all(&file[index_end + 12..]).unwrap();
        Self { index: file[HEAD..index_end].to_vec(), block, accepted: 0 }
    }
}

impl Reader for Meanings {
    fn name(&self) -> &'static str {
        "meanings"
    }

    fn make(&self, dice: &mut Dice) -> Vec<u8> {
        let (mut index, mut block) = (self.index.clone(), self.block.clone());
        let place = dice.below(8);
        match place {
            0..=3 => dice.change_bytes(&mut index),
            4..=5 => dice.change_bytes(&mut block),
            _ => {}
        }
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(&block).unwrap();
        let mut packed = encoder.finish().unwrap();
        let mut table = Vec::new();
        let unpacked_bytes = if dice.one_in(40) { u32::MAX } else { block.len() as u32 };
        if place == 6 {
            dice.change_bytes(&mut packed);
        }
        table.extend((packed.len() as u32).to_le_bytes());
        table.extend(unpacked_bytes.to_le_bytes());
        table.extend(crc(&[&packed]).to_le_bytes());
        if place == 7 {
            dice.change_bytes(&mut table);
        }
        let length = HEAD + index.len() + table.len() + packed.len();
        let mut file = b"KAMENmng\x01\0\0\0".to_vec();
        file.extend((length as u64).to_le_bytes());
        file.extend((index.len() as u64).to_le_bytes());
        file.extend(((table.len() / 12) as u32).to_le_bytes());
        if dice.one_in(30) {
            let at = 20 + dice.below(12);
            file[at] ^= 1 << dice.below(8);
        }
        file.extend(crc(&[&file, &index, &table]).to_le_bytes());
        [file, index, table, packed].concat()
    }

    fn read(&mut self, input: &[u8]) -> bool {
        let Ok(store) = Store::open(input) else { return false };
        self.accepted += 1;
        let word = ASKED[self.accepted / 4 % ASKED.len()];
        match self.accepted % 4 {
            0 => {
                for language in [Language::Czech, Language::English] {
                    let found = store.entries(language, word);
                    let is_known = store.contains(language, word);
                    assert!(is_known || found.is_ok_and(|found| found.is_empty()));
                }
            }
            1 => {
                let sources = Sources { definitions: Definitions::default(), store: Some(&store) };
                let readings = ["oko", "kolo"].map(|base| Reading {
                    base: base.to_owned(),
                    part_of_speech: None,
                    features: Vec::new(),
                });
                drop(senses(&sources, Language::Czech, word, &readings));
            }
            2 => drop((store.headwords(), store.verify())),
            _ => drop(store.all()),
        }
        true
    }
}

fn crc(parts: &[&[u8]]) -> u32 {
    let mut crc = flate2::Crc::new();
    parts.iter().for_each(|part| crc.update(part));
    crc.sum()
}
