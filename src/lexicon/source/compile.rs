//! From forms, dictionary and frequencies to the bytes of a compiled lexicon.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::super::alphabet::Alphabet;
use super::super::automaton::{AutomatonSize, BuildError, Builder, Index};
use super::super::container::ContainerBuilder;
use super::super::grammar::analyse::{AFFIXES, BASES, FLAG_SETS, MAX_FLAG_SETS, REVIEWED, TABLE};
use super::super::grammar::{BASE_LINES, Class, PartOfSpeech};
use super::super::hunspell::{Dictionary, Flag};
use super::collect::Forms;
use super::frequency::Frequencies;
use super::parts::{Parts, pack_parts, plurals};
use super::review::Reviewed;

/// Sections of a compiled lexicon.
pub(crate) const INFO: &str = "info";
pub(crate) const FREQUENCY: &str = "frequency";
pub(crate) const PARTS: &str = "parts";
pub(crate) const WORDS: &str = "words/";

/// What a compiled lexicon says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Info {
    /// The language, which names the tiles as well.
    pub language: String,
    /// The alphabet the words are written in.
    pub alphabet: Alphabet,
    /// The sets of words in the file.
    pub variants: Vec<Variant>,
    /// What it was made of.
    pub sources: Vec<Source>,
}

/// A set of words in a compiled lexicon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variant {
    /// Its name, such as `cs-klasik`.
    pub name: String,
    /// Number of words.
    pub words: usize,
    /// Number of words by length, from zero letters on.
    pub by_length: Vec<usize>,
    /// States and transitions of the minimal Mealy automaton, which is stored.
    pub mealy: (usize, usize),
    /// States and transitions of the minimal Moore automaton.
    pub moore: (usize, usize),
}

/// A thing that a lexicon was made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// Package or file.
    pub name: String,
    /// Licence of the data.
    pub licence: String,
    /// SHA-256 of what was read.
    pub sha256: String,
}

/// The grammar that goes into a lexicon.
pub struct GrammarSource<'a> {
    /// The dictionaries whose words are base forms.
    pub dictionaries: &'a [&'a Dictionary],
    /// The affix file, in UTF-8.
    pub affixes: &'a str,
    /// The grammar table.
    pub table: &'a str,
    /// Reviewed words that tell their part of speech or base form.
    pub reviewed: &'a [Reviewed],
}

/// All that goes into a compiled lexicon.
pub struct Recipe<'a> {
    /// The language.
    pub language: &'a str,
    /// Its alphabet.
    pub alphabet: &'a Alphabet,
    /// The names of the variants, and the classes whose forms they hold.
    pub variants: &'a [(&'a str, &'a [Class])],
    /// What it was made of.
    pub sources: Vec<Source>,
    /// Base forms and grammar, if known.
    pub grammar: Option<GrammarSource<'a>>,
    /// The lines that lead forms home to their base forms; may be empty.
    pub base_forms: &'a str,
    /// The parts of speech of words, where there is no grammar.
    pub parts: Option<&'a Parts>,
    /// How common words are, if known.
    pub frequencies: Option<&'a Frequencies>,
}

/// Why a lexicon cannot be packed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CompileError {
    /// The name of a set of words is empty or too long for the file.
    #[error("\"{0}\" is no name for a lexicon: it has 1 to {max} bytes", max = MAX_NAME)]
    Name(String),
    /// The words do not fit an automaton.
    #[error(transparent)]
    Words(#[from] BuildError),
}

/// The longest name of a set of words, in bytes: that of its section begins with `words/`.
const MAX_NAME: usize = ContainerBuilder::MAX_NAME - WORDS.len();

/// Packs a lexicon; the same recipe and forms always give the same bytes.
///
/// # Errors
/// When there are more words than an automaton can hold, or a name is too long.
pub fn compile(recipe: Recipe<'_>, forms: &Forms) -> Result<(Vec<u8>, Info), CompileError> {
    let mut file = ContainerBuilder::new();
    let mut variants = Vec::new();
    let mut packed = Vec::new();
    for (name, classes) in recipe.variants {
        if !(1..=MAX_NAME).contains(&name.len()) {
            return Err(CompileError::Name((*name).to_owned()));
        }
        let (bytes, variant) = pack(name, classes, forms)?;
        variants.push(variant);
        packed.push((format!("{WORDS}{name}"), bytes));
    }
    let info = Info {
        language: recipe.language.to_owned(),
        alphabet: recipe.alphabet.clone(),
        variants,
        sources: recipe.sources,
    };
    file.add(INFO, serde_json::to_vec(&info).unwrap_or_default());
    packed.into_iter().for_each(|(name, bytes)| file.add(&name, bytes));
    if let Some(frequencies) = recipe.frequencies {
        file.add(FREQUENCY, frequency_map(recipe.alphabet, forms, frequencies));
    }
    if let Some(grammar) = &recipe.grammar {
        let (bases, flag_sets) = bases(recipe.alphabet, grammar.dictionaries);
        file.add(BASES, bases);
        file.add(FLAG_SETS, flag_sets);
        file.add(AFFIXES, essential_affixes(grammar.affixes));
        file.add(TABLE, essential_lines(grammar.table));
        file.add(REVIEWED, reviewed_lines(grammar.reviewed));
    }
    if let Some(parts) = recipe.parts {
        file.add(PARTS, parts_map(recipe.alphabet, forms, parts));
    }
    if !recipe.base_forms.is_empty() {
        file.add(BASE_LINES, essential_lines(recipe.base_forms));
    }
    Ok((file.finish(), info))
}

fn pack(name: &str, classes: &[Class], forms: &Forms) -> Result<(Vec<u8>, Variant), BuildError> {
    let mut mealy = Builder::new();
    let mut moore = Builder::moore();
    let mut by_length = Vec::new();
    for (word, _) in forms.forms.iter().filter(|(_, class)| classes.contains(class)) {
        mealy.add(word)?;
        moore.add(word)?;
        if by_length.len() <= word.len() {
            by_length.resize(word.len() + 1, 0);
        }
        by_length[word.len()] += 1;
    }
    let (bytes, size) = mealy.finish()?;
    let (_, moore) = moore.finish()?;
    let pair = |size: AutomatonSize| (size.states, size.transitions);
    let variant = Variant {
        name: name.to_owned(),
        words: size.words,
        by_length,
        mealy: pair(size),
        moore: pair(moore),
    };
    Ok((bytes, variant))
}

/// The text of a form in lower case.
fn text(alphabet: &Alphabet, word: &[Index]) -> String {
    let letters = word.iter().filter_map(|&i| alphabet.letters().get(usize::from(i)));
    letters.map(|letter| letter.lower().unwrap_or_else(|| letter.to_string())).collect()
}

/// Words below Zipf 2 are left out of the frequencies: nobody calls them ordinary, and they would
/// take more room than all the words.
const RAREST_CLASS: u8 = 4;

fn frequency_map(alphabet: &Alphabet, forms: &Forms, frequencies: &Frequencies) -> Vec<u8> {
    let classes: BTreeMap<String, u64> = forms
        .forms
        .iter()
        .map(|(word, _)| text(alphabet, word))
        .map(|word| (frequencies.class(&word), word))
        .filter(|(class, _)| *class >= RAREST_CLASS)
        .map(|(class, word)| (word, u64::from(class)))
        .collect();
    sorted_map(&classes)
}

/// The parts of speech of words; a noun that is nothing else shows itself by its plural.
fn parts_map(alphabet: &Alphabet, forms: &Forms, parts: &Parts) -> Vec<u8> {
    let words: BTreeSet<String> =
        forms.forms.iter().map(|(word, _)| text(alphabet, word)).collect();
    let is_plain_noun = |word: &str| {
        parts.of(word) == [PartOfSpeech::Noun]
            && plurals(word).any(|plural| words.contains(&plural))
    };
    let told = words.iter().filter(|word| !is_plain_noun(word));
    let packed = told.map(|word| (word.clone(), pack_parts(parts.of(word))));
    sorted_map(&packed.filter(|(_, packed)| *packed > 0).collect())
}

/// A map of sorted keys; in memory nothing can go wrong but the order, which is right.
fn sorted_map(entries: &BTreeMap<String, u64>) -> Vec<u8> {
    let mut builder = fst::MapBuilder::memory();
    for (key, value) in entries {
        builder.insert(key, *value).expect("a sorted map gives sorted keys");
    }
    builder.into_inner().expect("memory is always there to write to")
}

/// The dictionary words with their sets of flags, and the sets.
fn bases(alphabet: &Alphabet, dictionaries: &[&Dictionary]) -> (Vec<u8>, Vec<u8>) {
    let mut numbers: BTreeMap<String, u64> = BTreeMap::new();
    let mut of_base: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let entries = dictionaries.iter().flat_map(|dictionary| dictionary.entries());
    for entry in entries.filter(|entry| !entry.flags.is_empty()) {
        let is_word =
            entry.text == entry.text.to_lowercase() && alphabet.spell(&entry.text).is_ok();
        let sets = of_base.entry(entry.text.clone()).or_default();
        let set = flag_text(&entry.flags);
        if is_word && sets.len() < MAX_FLAG_SETS && !sets.contains(&set) {
            numbers.insert(set.clone(), 0);
            sets.push(set);
        }
    }
    for (number, value) in (1..).zip(numbers.values_mut()) {
        *value = number;
    }
    let values = of_base.iter().filter(|(_, sets)| !sets.is_empty()).map(|(base, sets)| {
        let packed = (0..).zip(sets).fold(0, |sum, (i, set)| sum | numbers[set] << (16 * i));
        (base.clone(), packed)
    });
    let map = sorted_map(&values.collect());
    let lines: String = numbers.keys().map(|set| format!("x/{set}\n")).collect();
    (map, format!("{}\n{lines}", numbers.len()).into_bytes())
}

fn flag_text(flags: &[Flag]) -> String {
    let mut names: Vec<String> = flags.iter().map(ToString::to_string).collect();
    names.sort_unstable();
    names.dedup();
    let separator = if flags.iter().any(|flag| matches!(flag, Flag::Number(_))) { "," } else { "" };
    names.join(separator)
}

/// The lines of an affix file that make forms.
fn essential_affixes(text: &str) -> Vec<u8> {
    let kept = ["FLAG", "PFX", "SFX", "AF", "CIRCUMFIX", "FULLSTRIP"];
    let lines = text.lines().filter_map(|line| {
        let line = line.split('#').next().unwrap_or_default();
        let fields: Vec<&str> = line.split_whitespace().collect();
        kept.contains(fields.first()?).then(|| fields.join(" ") + "\n")
    });
    ["SET UTF-8\n".to_owned()].into_iter().chain(lines).collect::<String>().into_bytes()
}

fn essential_lines(text: &str) -> Vec<u8> {
    let lines = text.lines().map(|line| line.split(" #").next().unwrap_or_default());
    let lines = lines.filter(|line| !line.trim_start().starts_with('#'));
    let words = lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    words.filter(|line| !line.is_empty()).map(|line| line + "\n").collect::<String>().into_bytes()
}

fn reviewed_lines(reviewed: &[Reviewed]) -> Vec<u8> {
    let told = reviewed
        .iter()
        .filter(|r| !r.all_forms && (r.part_of_speech.is_some() || r.base.is_some()));
    let mut lines: Vec<String> = told
        .map(|r| {
            let part = r.part_of_speech.map_or("-", |part| part.name());
            format!("{}\t{part}\t{}\n", r.word, r.base.as_deref().unwrap_or(&r.word))
        })
        .collect();
    lines.sort_unstable();
    lines.dedup();
    lines.concat().into_bytes()
}
