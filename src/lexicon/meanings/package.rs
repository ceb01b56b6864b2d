//! The dictionaries that can be installed: their files, and whose they are.

/// A dictionary that a Debian package installs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Package {
    /// Foreign words in Czech with Czech definitions.
    CzechForeignWords,
    /// Czech synonyms, made with the help of an English dictionary.
    CzechThesaurus,
    /// English words with Czech translations, which are read backwards.
    EnglishCzech,
    /// Slovak synonyms.
    SlovakThesaurus,
    /// English definitions by part of speech, the commonest sense first.
    WordNet,
    /// English definitions of an older age, with many rare words.
    Gcide,
}

impl Package {
    /// Every dictionary.
    pub const ALL: [Self; 6] = [
        Self::CzechForeignWords,
        Self::CzechThesaurus,
        Self::EnglishCzech,
        Self::SlovakThesaurus,
        Self::WordNet,
        Self::Gcide,
    ];

    /// The name of the Debian package.
    pub fn name(self) -> &'static str {
        match self {
            Self::CzechForeignWords => "stardict-czech",
            Self::CzechThesaurus => "mythes-cs",
            Self::EnglishCzech => "dict-freedict-eng-ces",
            Self::SlovakThesaurus => "mythes-sk",
            Self::WordNet => "wordnet-base",
            Self::Gcide => "dict-gcide",
        }
    }

    /// The licence of the dictionary.
    pub fn licence(self) -> &'static str {
        match self {
            Self::CzechForeignWords | Self::EnglishCzech | Self::Gcide => "GPL-2+",
            Self::CzechThesaurus => "GFDL-1.1+",
            Self::SlovakThesaurus => "Expat",
            Self::WordNet => "WordNet (permissive)",
        }
    }

    /// The files in the order in which they are read, by their paths under `/usr/share`.
    pub fn files(self) -> &'static [&'static str] {
        match self {
            Self::CzechForeignWords => &[
                "stardict/dic/czech-cizi.ifo",
                "stardict/dic/czech-cizi.idx",
                "stardict/dic/czech-cizi.dict.dz",
            ],
            Self::CzechThesaurus => &["mythes/th_cs_CZ_v2.dat"],
            Self::EnglishCzech => {
                &["dictd/freedict-eng-ces.index", "dictd/freedict-eng-ces.dict.dz"]
            }
            Self::SlovakThesaurus => &["mythes/th_sk_SK_v2.dat"],
            Self::WordNet => &[
                "wordnet/index.noun",
                "wordnet/index.verb",
                "wordnet/index.adj",
                "wordnet/index.adv",
                "wordnet/data.noun",
                "wordnet/data.verb",
                "wordnet/data.adj",
                "wordnet/data.adv",
                "wordnet/noun.exc",
                "wordnet/verb.exc",
                "wordnet/adj.exc",
                "wordnet/adv.exc",
            ],
            Self::Gcide => &["dictd/gcide.index", "dictd/gcide.dict.dz"],
        }
    }
}
