//! The recipes of the shipped lexicons: which packages, which reviewed lists.

use std::path::{Path, PathBuf};

use anyhow::Context;
use sha2::{Digest, Sha256};

use crate::assets;
use crate::lexicon::grammar::{Class, GrammarTable, PartOfSpeech, check_base_lines};
use crate::lexicon::hunspell::{Affixes, Dictionary};
use crate::lexicon::source::{
    Collector, Decisions, Forms, Frequencies, GrammarSource, Info, Parts, Recipe, Reviewed, Source,
    compile, read_reviewed,
};

/// Where the packages and our own lists are.
pub(super) struct Places {
    /// Reviewed lists, one folder for each language.
    pub reviewed: PathBuf,
    /// Spelling dictionaries.
    pub hunspell: PathBuf,
    /// English word lists by level.
    pub scowl: PathBuf,
    /// The index of English words with their parts of speech.
    pub wordnet: PathBuf,
    /// The wheel of the package wordfreq.
    pub wordfreq: PathBuf,
}

/// A lexicon built, with the report of what was left out.
pub(super) struct Built {
    pub bytes: Vec<u8>,
    pub info: Info,
    pub left_out: Vec<(&'static str, usize)>,
}

/// Where a shipped language comes from.
struct Origin {
    language: &'static str,
    variants: &'static [(&'static str, &'static [Class])],
    /// File name of the spelling dictionary, its package and licence.
    dictionary: Option<(&'static str, &'static str, &'static str)>,
    frequencies: &'static str,
    added: &'static [&'static str],
    out: &'static [&'static str],
}

const ALL: &[Class] = &[Class::Core, Class::Inflected];
const ORIGINS: [Origin; 3] = [
    Origin {
        language: "cs",
        variants: &[("cs-klasik", &[Class::Core]), ("cs-plus", ALL)],
        dictionary: Some(("cs_CZ", "hunspell-cs", "GPL-2")),
        frequencies: "large_cs",
        added: &["in.txt", "foreign.txt"],
        out: &["out.txt", "short-out.txt", "flagless-out.txt"],
    },
    Origin {
        language: "sk",
        variants: &[("sk", ALL)],
        dictionary: Some(("sk_SK", "hunspell-sk", "GPL-2 or LGPL-2.1 or MPL-1.1")),
        frequencies: "small_sk",
        added: &["in.txt"],
        out: &["out.txt", "short-out.txt", "affix-mistakes.txt"],
    },
    Origin {
        language: "en",
        variants: &[("en", ALL)],
        dictionary: None,
        frequencies: "large_en",
        added: &["in.txt"],
        out: &["out.txt", "short-out.txt"],
    },
];

/// The languages that can be built.
pub(super) fn languages() -> impl Iterator<Item = &'static str> {
    ORIGINS.iter().map(|origin| origin.language)
}

pub(super) fn build(
    language: &str,
    places: &Places,
    progress: &mut dyn FnMut(usize, usize),
) -> anyhow::Result<Built> {
    let origin = ORIGINS.iter().find(|origin| origin.language == language);
    let origin = origin.with_context(|| {
        format!("\"{language}\" is not shipped; {} are", languages().collect::<Vec<_>>().join(", "))
    })?;
    let pack = assets::language(language).context("no tiles of that language")??;
    let alphabet = pack.edition.tiles.alphabet();
    let folder = places.reviewed.join(language);
    let decisions = decisions(origin, &folder)?;
    let (mut frequencies, frequency_source) = frequencies(&places.wordfreq, origin.frequencies)?;
    for name in names(&folder)? {
        frequencies.forget(&name.word);
    }
    let mut sources = vec![frequency_source];
    let base_forms = text(&folder.join("bases.txt"))?;
    check_base_lines(&base_forms).context("bases.txt")?;
    let reviewed: Vec<Reviewed> = [&decisions.short, &decisions.added]
        .into_iter()
        .chain(decisions.flagless.as_ref())
        .flatten()
        .cloned()
        .collect();

    let (forms, packed) = match origin.dictionary {
        Some((name, package, licence)) => {
            let read_part = |extension: &str| {
                let path = places.hunspell.join(format!("{name}.{extension}"));
                read(&path).with_context(|| format!("install the Debian package {package}"))
            };
            let (affix_bytes, dictionary_bytes) = (read_part("aff")?, read_part("dic")?);
            sources.push(source(package, licence, &[&affix_bytes, &dictionary_bytes]));
            let affixes = Affixes::parse(&affix_bytes).with_context(|| format!("{name}.aff"))?;
            let dictionary = Dictionary::parse(&dictionary_bytes, &affixes)
                .with_context(|| format!("{name}.dic"))?;
            let own = optional(&folder.join("own.dic"))?;
            let own = Dictionary::parse(&own, &affixes).context("own.dic")?;
            let table_text = text(&folder.join("grammar.txt"))?;
            let table = GrammarTable::parse(&table_text).context("grammar.txt")?;
            let mut collector = Collector::new(alphabet, Some(&table));
            collector.expand(&dictionary, &affixes, &decisions, progress);
            collector.expand(&own, &affixes, &decisions, &mut |_, _| {});
            let forms = collector.finish(&decisions);
            let affix_text =
                String::from_utf8(affix_bytes).context("the affix file is not in UTF-8")?;
            let grammar = GrammarSource {
                dictionaries: &[&dictionary, &own],
                affixes: &affix_text,
                table: &table_text,
                reviewed: &reviewed,
            };
            let recipe = Recipe {
                grammar: Some(grammar),
                ..recipe(origin, alphabet, sources, &base_forms, &frequencies)
            };
            let packed = compile(recipe, &forms)?;
            (forms, packed)
        }
        None => {
            let mut collector = Collector::new(alphabet, None);
            sources.push(scowl(&places.scowl, &mut collector)?);
            let forms = collector.finish(&decisions);
            let (parts, parts_source) = wordnet(&places.wordnet)?;
            sources.push(parts_source);
            let recipe = Recipe {
                parts: Some(&parts),
                ..recipe(origin, alphabet, sources, &base_forms, &frequencies)
            };
            let packed = compile(recipe, &forms)?;
            (forms, packed)
        }
    };
    let Forms { left_out, .. } = forms;
    let (bytes, info) = packed;
    Ok(Built { bytes, info, left_out: left_out.into_iter().collect() })
}

fn recipe<'a>(
    origin: &'a Origin,
    alphabet: &'a crate::lexicon::Alphabet,
    sources: Vec<Source>,
    base_forms: &'a str,
    frequencies: &'a Frequencies,
) -> Recipe<'a> {
    Recipe {
        language: origin.language,
        alphabet,
        variants: origin.variants,
        sources,
        grammar: None,
        base_forms,
        parts: None,
        frequencies: Some(frequencies),
    }
}

fn decisions(origin: &Origin, folder: &Path) -> anyhow::Result<Decisions> {
    let list = |name: &str| -> anyhow::Result<Vec<Reviewed>> {
        let path = folder.join(name);
        read_reviewed(&text(&path)?).with_context(|| path.display().to_string())
    };
    let lists = |names: &[&str]| -> anyhow::Result<Vec<Reviewed>> {
        let read: Vec<Vec<Reviewed>> =
            names.iter().map(|name| list(name)).collect::<Result<_, _>>()?;
        Ok(read.concat())
    };
    let optional =
        |name: &str| if folder.join(name).exists() { list(name).map(Some) } else { Ok(None) };
    Ok(Decisions {
        short: list("short.txt")?,
        flagless: optional("flagless.txt")?,
        added: lists(origin.added)?,
        reclassed: optional("reclass.txt")?.unwrap_or_default(),
        out: lists(origin.out)?,
        negated: optional("ne.txt")?.unwrap_or_default(),
    })
}

/// The words that are written often only because a name is spelled like them, where somebody looked.
fn names(folder: &Path) -> anyhow::Result<Vec<Reviewed>> {
    let path = folder.join("names.txt");
    if !path.exists() {
        return Ok(Vec::new());
    }
    read_reviewed(&text(&path)?).with_context(|| path.display().to_string())
}

/// Word lists of SCOWL up to this level are used; above it are mostly curiosities.
const SCOWL_LEVEL: u32 = 80;
const SCOWL_KINDS: [&str; 8] = [
    "english-words",
    "american-words",
    "british-words",
    "british_z-words",
    "canadian-words",
    "australian-words",
    "variant_1-words",
    "variant_2-words",
];

fn scowl(folder: &Path, collector: &mut Collector<'_>) -> anyhow::Result<Source> {
    let name = || folder.display().to_string();
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .with_context(|| format!("{}: install the package scowl", name()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| {
            let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let (kind, level) = file.rsplit_once('.').unwrap_or((file, ""));
            let level: u32 = level.parse().unwrap_or(u32::MAX);
            SCOWL_KINDS.contains(&kind) && level <= SCOWL_LEVEL
        })
        .collect();
    files.sort();
    anyhow::ensure!(!files.is_empty(), "{}: no word lists; install the package scowl", name());
    let mut contents = Vec::new();
    for file in &files {
        let bytes = read(file)?;
        for word in String::from_utf8_lossy(&bytes).lines().filter(|word| !word.contains('\'')) {
            collector.add(word.trim(), Class::Core);
        }
        contents.push(bytes);
    }
    let contents: Vec<&[u8]> = contents.iter().map(Vec::as_slice).collect();
    Ok(source("scowl", "permissive (SCOWL)", &contents))
}

fn wordnet(folder: &Path) -> anyhow::Result<(Parts, Source)> {
    use PartOfSpeech::{Adjective, Adverb, Noun, Verb};
    let index = |name: &str| {
        let path = folder.join(name);
        text(&path).context("install the Debian package wordnet-base")
    };
    let names = [
        (Noun, "index.noun"),
        (Verb, "index.verb"),
        (Adjective, "index.adj"),
        (Adverb, "index.adv"),
    ];
    let indices: Vec<(PartOfSpeech, String)> = names
        .iter()
        .map(|(part, name)| Ok((*part, index(name)?)))
        .collect::<anyhow::Result<_>>()?;
    let counts = index("cntlist.rev")?;
    let read: Vec<(PartOfSpeech, &str)> =
        indices.iter().map(|(part, text)| (*part, text.as_str())).collect();
    let contents: Vec<&[u8]> =
        indices.iter().map(|(_, text)| text.as_bytes()).chain([counts.as_bytes()]).collect();
    let source = source("wordnet-base", "permissive (WordNet)", &contents);
    Ok((Parts::read(&read, &counts), source))
}

fn frequencies(wheel: &Path, list: &str) -> anyhow::Result<(Frequencies, Source)> {
    let name = || format!("{}: the wheel of wordfreq 3.1.1 from PyPI", wheel.display());
    let file = std::fs::File::open(wheel).with_context(name)?;
    let mut archive = zip::ZipArchive::new(file).with_context(name)?;
    let mut bytes = Vec::new();
    let mut entry =
        archive.by_name(&format!("wordfreq/data/{list}.msgpack.gz")).with_context(name)?;
    std::io::Read::read_to_end(&mut entry, &mut bytes).with_context(name)?;
    let frequencies = Frequencies::parse(&bytes).with_context(name)?;
    Ok((frequencies, source("wordfreq 3.1.1", "CC BY-SA 4.0", &[&bytes])))
}

fn source(name: &str, licence: &str, contents: &[&[u8]]) -> Source {
    let mut hash = Sha256::new();
    contents.iter().for_each(|bytes| hash.update(bytes));
    let sha256 = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Source { name: name.to_owned(), licence: licence.to_owned(), sha256 }
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    std::fs::read(path).with_context(|| path.display().to_string())
}

/// A dictionary that need not be there.
fn optional(path: &Path) -> anyhow::Result<Vec<u8>> {
    if path.exists() { read(path) } else { Ok(b"0\n".to_vec()) }
}

fn text(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| path.display().to_string())
}
