//! How common words are, from the lists of the package wordfreq.
//!
//! Such a list is a msgpack array: a header, then for each step of a hundredth on the Zipf scale,
//! from nine downwards, the words of that frequency.

use std::collections::HashMap;
use std::io::Read;

/// Words with their frequency on the Zipf scale: seven for the most common, below two for rare ones.
#[derive(Clone, Debug, Default)]
pub struct Frequencies {
    zipf: HashMap<String, f32>,
}

/// Why a list of frequencies cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FrequencyError {
    /// The bytes are not compressed as expected.
    #[error("the list of frequencies is no gzip file")]
    Gzip,
    /// The contents are not those of a wordfreq list.
    #[error("this is no list of frequencies of wordfreq (format cB, version 1)")]
    Format,
}

/// The most bytes of a list, unpacked; one that is longer is cut off and thus no list.
const MOST_BYTES: u64 = 256 << 20;

/// How common a word is, in halves of the Zipf scale: 8 is Zipf 4 and more, 0 is unknown.
pub type FrequencyClass = u8;

impl Frequencies {
    /// Reads a compressed list.
    ///
    /// # Errors
    /// When it is no such list.
    pub fn parse(gzip: &[u8]) -> Result<Self, FrequencyError> {
        let mut bytes = Vec::new();
        flate2::read::GzDecoder::new(gzip)
            .take(MOST_BYTES)
            .read_to_end(&mut bytes)
            .map_err(|_| FrequencyError::Gzip)?;
        let value =
            rmpv::decode::read_value(&mut bytes.as_slice()).map_err(|_| FrequencyError::Format)?;
        let steps = value.as_array().ok_or(FrequencyError::Format)?;
        let header = steps.first().and_then(rmpv::Value::as_map).ok_or(FrequencyError::Format)?;
        let field = |name: &str| header.iter().find(|(key, _)| key.as_str() == Some(name));
        let format = field("format").and_then(|(_, value)| value.as_str());
        if format != Some("cB") {
            return Err(FrequencyError::Format);
        }
        let mut zipf = HashMap::new();
        for (step, words) in steps[1..].iter().enumerate() {
            let words = words.as_array().ok_or(FrequencyError::Format)?;
            for word in words.iter().filter_map(rmpv::Value::as_str) {
                zipf.insert(word.to_owned(), 9.0 - step as f32 / 100.0);
            }
        }
        Ok(Self { zipf })
    }

    /// Leaves a word out, for instance one that is mostly read as a name.
    pub fn forget(&mut self, word: &str) {
        self.zipf.remove(word);
    }

    /// The frequency of a word in lower case; zero when it is unknown.
    pub fn zipf(&self, word: &str) -> f32 {
        self.zipf.get(word).copied().unwrap_or(0.0)
    }

    /// The class of a word in lower case.
    pub fn class(&self, word: &str) -> FrequencyClass {
        // A word in the list is at least of the first class.
        let zipf = self.zipf(word);
        if zipf > 0.0 { ((zipf * 2.0 + 0.0001).floor() as FrequencyClass).max(1) } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    fn gzip(value: &rmpv::Value) -> Vec<u8> {
        let mut bytes = Vec::new();
        rmpv::encode::write_value(&mut bytes, value).unwrap();
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(&bytes).unwrap();
        encoder.finish().unwrap()
    }

    #[test]
    fn the_place_in_the_list_is_the_frequency() {
        use rmpv::Value;
        let header = Value::Map(vec![("format".into(), "cB".into()), ("version".into(), 1.into())]);
        let mut steps = vec![header];
        steps.extend((0..=600).map(|step| match step {
            0 => Value::Array(vec!["nejčastější".into()]),
            500 => Value::Array(vec!["běžné".into(), "slovo".into()]),
            550 => Value::Array(vec!["vzácné".into()]),
            _ => Value::Array(vec![]),
        }));
        let list = Frequencies::parse(&gzip(&Value::Array(steps))).unwrap();
        assert_eq!(
            (list.class("nejčastější"), list.class("slovo"), list.class("vzácné")),
            (18, 8, 7)
        );
        assert_eq!(list.class("neznámé"), 0);
    }

    #[test]
    fn other_files_are_refused() {
        assert_eq!(Frequencies::parse(b"text").map(|_| ()), Err(FrequencyError::Gzip));
        let array = rmpv::Value::Array(vec!["x".into()]);
        assert_eq!(Frequencies::parse(&gzip(&array)).map(|_| ()), Err(FrequencyError::Format));
    }
}
