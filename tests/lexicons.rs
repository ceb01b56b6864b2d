//! The shipped lexicons: what must be in them, what must not, and that they can be made again.

#![allow(clippy::unwrap_used, reason = "a test that fails says where")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use kamen::games::chance::Seed;
use kamen::lexicon::grammar::{GrammarTable, PartOfSpeech, Reading, check_base_lines};
use kamen::lexicon::hunspell::{Affixes, Dictionary, Expansion};
use kamen::lexicon::search::{AnagramQuery, Pattern};
use kamen::lexicon::source::read_reviewed;
use kamen::lexicon::{Lexicon, LexiconFile, Word, Words};
use kamen::lexicons::{AnyLexicon, open_shipped, shipped};

/// Words that the first two theses call valid, most of them from 3,000 real games.
const VALID: &str = "ný ex go xu nó co cé ký oř ego sex tex nýt nús sýc vax kýs rex ceň sexy oceň vaxy sýci \
    rexi věci cosi únos kýsi zhať nahoď doceň taxis svěří ověří košať hovět vnoří únosy pověří opaříš \
    ústavy svěříš ošiďme exnout vyjíti exnouti vnoříme uvěříme utěšíme žena ženy černý černá černé černí \
    nesu neseš nese neseme nesem nesete nesou nes neste přítel přátelé otcův matčin dělání nesený \
    dělající zelený zelenější nejzelenější zeleně zeleněji nejzeleněji nesl nesla neslo nesli nesly \
    nesen nesena neseno neseni neseny nést nésti říct říci nedělání nenesený oó ženatá vdaný";
/// Words that they call invalid: symbols, interjections, abbreviations, contractions, one letter.
const INVALID: &str = "km hl prr tú hó tys žes k a et ka re ró ós např ses sis byls";
/// Other cases and transgressives, which only the variant PLUS has.
const INFLECTED: &str =
    "ženě hradem černému městem ženám domova domovem dělaje dělajíc udělav naň oč";

fn lexicon(name: &str) -> Lexicon {
    open_shipped(name).unwrap()
}

fn word(lexicon: &Lexicon, text: &str) -> Word {
    lexicon.vocabulary().alphabet().spell(text).unwrap()
}

/// Those of the words that the lexicon does not hold.
fn missing<'a>(lexicon: &Lexicon, words: &'a str) -> Vec<&'a str> {
    words.split_whitespace().filter(|text| !lexicon.contains(&word(lexicon, text))).collect()
}

#[test]
fn czech_lexicons_hold_what_the_theses_say_and_nothing_they_forbid() {
    let (klasik, plus) = (lexicon("cs-klasik"), lexicon("cs-plus"));
    for lexicon in [&klasik, &plus] {
        assert_eq!(missing(lexicon, VALID), [""; 0], "{}", lexicon.name());
        let invalid: Vec<&str> = INVALID.split_whitespace().collect();
        assert_eq!(missing(lexicon, INVALID), invalid, "{}", lexicon.name());
    }
    let inflected: Vec<&str> = INFLECTED.split_whitespace().collect();
    assert_eq!(missing(&klasik, INFLECTED), inflected, "only in PLUS");
    assert_eq!(missing(&plus, INFLECTED), [""; 0]);
    // The letters that the first thesis finds behind DOMOV are among ours.
    let right = plus.vocabulary().hooks(&word(&plus, "domov")).right;
    for letter in ["A", "E", "U", "Ů", "Y"] {
        assert!(right.iter().any(|found| found.as_str() == letter), "{letter}");
    }
}

#[test]
fn everybody_knows_common_words_and_their_forms_but_no_brands() {
    for (name, known, unknown) in [
        ("cs-klasik", "žena ženy dům domy psát píšeme nový", "kýs"),
        ("cs-plus", "ženám domem novému", "kýs"),
        ("sk", "žena ženám dom domov písať nový", ""),
        (
            "en",
            "house houses kettle kettles written stop stopped quick",
            "oppo oppos zax ared kanted honda hondas jeff jeffs fedex hogg",
        ),
    ] {
        let lexicon = lexicon(name);
        let any = AnyLexicon::Compiled(Box::new(lexicon.clone()));
        let common = any.common().unwrap();
        for (words, is_known) in [(known, true), (unknown, false)] {
            for text in words.split_whitespace() {
                assert!(lexicon.contains(&word(&lexicon, text)), "{name}: {text}");
                assert_eq!(common.contains(&word(&lexicon, text)), is_known, "{name}: {text}");
            }
        }
    }
}

#[test]
fn every_word_of_klasik_is_in_plus() {
    let (klasik, plus) = (lexicon("cs-klasik"), lexicon("cs-plus"));
    let mut strays = 0;
    klasik.vocabulary().for_each(|word| strays += usize::from(!plus.vocabulary().holds(word)));
    assert_eq!(strays, 0);
}

#[test]
fn slovak_and_english_hold_what_they_must() {
    let sk = lexicon("sk");
    assert_eq!(
        missing(&sk, "nie vo mimo konča žena ženy ženu dom domov robiť robím nerobím pekný krajší"),
        [""; 0]
    );
    assert_eq!(
        missing(&sk, "km ahoj xviii napr chodme"),
        ["km", "ahoj", "xviii", "napr", "chodme"]
    );
    let en = lexicon("en");
    assert_eq!(missing(&en, "aa qi za ax ox quiz zebra running geese cafe colour color"), [""; 0]);
    assert_eq!(missing(&en, "qz etc vs xyzzy"), ["qz", "etc", "vs", "xyzzy"]);
}

#[test]
fn short_words_are_exactly_those_that_people_have_reviewed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("lexicons");
    for (name, folder) in [("cs-plus", "cs"), ("sk", "sk"), ("en", "en")] {
        let lexicon = lexicon(name);
        let text = fs::read_to_string(root.join(folder).join("short.txt")).unwrap();
        let reviewed = read_reviewed(&text).unwrap();
        let mut wanted: Vec<String> = reviewed.iter().map(|r| r.word.to_uppercase()).collect();
        let added = fs::read_to_string(root.join(folder).join("in.txt")).unwrap();
        let added = read_reviewed(&added).unwrap();
        wanted
            .extend(added.iter().map(|r| r.word.to_uppercase()).filter(|w| w.chars().count() < 4));
        wanted.sort();
        wanted.dedup();
        let mut found = Vec::new();
        lexicon.vocabulary().for_each(|word| {
            if word.len() <= 3 {
                found.push(lexicon.vocabulary().word(word).to_string());
            }
        });
        found.sort();
        assert_eq!(found, wanted, "{name}");
    }
}

#[test]
fn every_reviewed_list_is_read_without_contradictions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("lexicons");
    for folder in ["cs", "sk", "en"] {
        let read = |name: &str| {
            let text = fs::read_to_string(root.join(folder).join(name)).unwrap();
            read_reviewed(&text).unwrap_or_else(|error| panic!("{folder}/{name}, {error}"))
        };
        let short: Vec<String> = read("short.txt").into_iter().map(|r| r.word).collect();
        let mut once = short.clone();
        once.sort();
        once.dedup();
        assert_eq!(once.len(), short.len(), "{folder}/short.txt has a word twice");
        let both: Vec<String> = read("short-out.txt")
            .into_iter()
            .map(|r| r.word)
            .filter(|w| once.contains(w))
            .collect();
        assert!(both.is_empty(), "in and out at once: {both:?}");
        let bases = fs::read_to_string(root.join(folder).join("bases.txt")).unwrap();
        check_base_lines(&bases).unwrap_or_else(|error| panic!("{folder}/bases.txt, {error}"));
        let grammar = root.join(folder).join("grammar.txt");
        if grammar.exists() {
            GrammarTable::parse(&fs::read_to_string(grammar).unwrap()).unwrap();
        }
    }
}

#[test]
fn base_form_and_grammar_are_told() {
    let cs = lexicon("cs-plus");
    for (form, base, part, feature) in [
        ("ženy", "žena", PartOfSpeech::Noun, "pl1"),
        ("hradem", "hrad", PartOfSpeech::Noun, "sg7"),
        ("černému", "černý", PartOfSpeech::Adjective, "sg3"),
        ("zelenější", "zelený", PartOfSpeech::Adjective, "comp"),
        ("otcova", "otec", PartOfSpeech::Adjective, "possessive"),
        ("dělám", "dělat", PartOfSpeech::Verb, "1sg"),
        ("dělej", "dělat", PartOfSpeech::Verb, "imp2sg"),
        ("nedělal", "dělat", PartOfSpeech::Verb, "neg"),
        ("přátelé", "přítel", PartOfSpeech::Noun, ""),
        ("nesem", "nést", PartOfSpeech::Verb, "1pl"),
    ] {
        let readings = cs.readings(&word(&cs, form));
        let found = readings.iter().any(|reading| {
            reading.base == base
                && reading.part_of_speech == Some(part)
                && (feature.is_empty() || reading.features.iter().any(|f| f.code() == feature))
        });
        assert!(found, "{form}: {readings:?}");
    }
    let sk = lexicon("sk");
    let readings = sk.readings(&word(&sk, "domy"));
    assert!(readings.iter().any(|reading| reading.base == "dom"), "{readings:?}");
}

#[test]
fn a_hundred_forms_of_each_language_lead_to_their_base_forms() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/grammar");
    for (name, file) in [("cs-plus", "cs.txt"), ("sk", "sk.txt"), ("en", "en.txt")] {
        let lexicon = lexicon(name);
        let table = fs::read_to_string(folder.join(file)).unwrap();
        let lines: Vec<&str> = table.lines().filter(|line| !line.starts_with('#')).collect();
        assert!(lines.len() >= 100, "{file}");
        let mut wrong = Vec::new();
        for line in lines {
            let fields: Vec<&str> = line.split_whitespace().collect();
            let [form, base, part, feature] = fields[..] else { panic!("{file}: {line}") };
            let readings = lexicon.readings(&word(&lexicon, form));
            let is_so = |reading: &Reading| {
                reading.base == base
                    && reading.part_of_speech.is_some_and(|found| found.name() == part)
                    && (feature == "-" || reading.is(feature))
            };
            let is_first = readings.first().is_some_and(|reading| reading.base == base);
            let mut once: Vec<_> = readings.iter().map(|r| (&r.base, r.part_of_speech)).collect();
            once.sort_unstable();
            once.dedup();
            if !is_first || !readings.iter().any(is_so) || once.len() < readings.len() {
                wrong.push(format!("{line}: {readings:?}"));
            }
        }
        assert!(wrong.is_empty(), "{file}\n{}", wrong.join("\n"));
    }
}

#[test]
fn the_commoner_base_form_comes_first() {
    let firsts = |name: &str, form: &str| {
        let lexicon = lexicon(name);
        let readings = lexicon.readings(&word(&lexicon, form));
        readings.into_iter().map(|reading| reading.base).take(2).collect::<Vec<_>>()
    };
    assert_eq!(firsts("cs-plus", "pes"), ["pes", "peso"]);
    assert_eq!(firsts("cs-plus", "ženu"), ["žena", "hnát"]);
    assert_eq!(firsts("en", "running")[0], "run");
    for form in ["king", "bed", "sing", "during"] {
        assert_eq!(firsts("en", form)[0], form, "no form of anything");
    }
}

#[test]
fn every_form_leads_back_to_the_word_it_was_made_of() {
    let dictionary = Path::new("/usr/share/hunspell/cs_CZ.dic");
    let Ok(bytes) = fs::read(dictionary) else {
        eprintln!("skipped: hunspell-cs is not installed");
        return;
    };
    let affixes = Affixes::parse(&fs::read(dictionary.with_extension("aff")).unwrap()).unwrap();
    let dictionary = Dictionary::parse(&bytes, &affixes).unwrap();
    let expansion = Expansion::new(&dictionary, &affixes);
    let plus = lexicon("cs-plus");
    let mut chance = Seed::new([4; 32]).chance("forms");
    let mut tried = 0;
    for _ in 0..1_500 {
        let entry = &dictionary.entries()[chance.below(dictionary.entries().len())];
        if entry.flags.is_empty() {
            continue;
        }
        expansion.each_of(entry, |form| {
            let Ok(spelled) = plus.vocabulary().alphabet().spell(form.text) else { return };
            if form.text == form.text.to_lowercase() && plus.contains(&spelled) {
                tried += 1;
                let readings = plus.readings(&spelled);
                // A dictionary word that is itself a form leads home with all that is made of it.
                let homes = plus.vocabulary().alphabet().spell(&entry.text);
                let homes = homes.map(|word| plus.readings(&word)).unwrap_or_default();
                let found = readings.iter().any(|reading| {
                    reading.base == entry.text || homes.iter().any(|home| home.base == reading.base)
                });
                assert!(found, "{} of {}: {readings:?}", form.text, entry.text);
            }
        });
    }
    assert!(tried > 5_000, "{tried}");
}

#[test]
fn ordinary_words_are_told_from_rare_ones() {
    let cs = lexicon("cs-klasik");
    assert!(cs.frequency(&word(&cs, "dům")) >= 8);
    assert_eq!(cs.frequency(&word(&cs, "exnouti")), 0);
    let mut common = 0;
    cs.vocabulary().for_each(|w| {
        common += usize::from(cs.frequency(&cs.vocabulary().word(w)) >= 7);
    });
    // About fifteen thousand forms have Zipf 3.5 or more.
    assert!((12_000..18_000).contains(&common), "{common}");
}

#[test]
fn questions_are_answered_on_the_real_words() {
    let cs = lexicon("cs-klasik");
    let (vocabulary, alphabet) = (cs.vocabulary(), cs.vocabulary().alphabet());
    let near = vocabulary.suggest(&word(&cs, "kun"), 5, |word| u32::from(cs.frequency(word)));
    assert!(near.iter().take(2).any(|s| s.word.to_string() == "KŮŇ"), "{near:?}");
    let found = vocabulary.find(&Pattern::parse("kr?l", alphabet).unwrap(), 50);
    assert!(found.words.iter().any(|word| word.to_string() == "KRÁL"));
    let query = AnagramQuery::parse("lopata", alphabet).unwrap();
    let found = vocabulary.anagrams(&query, 50);
    assert!(found.words.iter().any(|word| word.to_string() == "LOPATA"));
    assert!(found.words.iter().all(|word| word.letters().len() == 6));
}

#[test]
fn shipped_files_are_small_and_say_where_they_come_from() {
    let mut total = 0;
    for (name, _) in shipped() {
        let lexicon = lexicon(name);
        let sources = &lexicon.file().info().sources;
        assert!(!sources.is_empty() && sources.iter().all(|s| !s.licence.is_empty()), "{name}");
        total += lexicon.vocabulary().compiled().len_bytes();
    }
    assert!(lexicon("cs-plus").vocabulary().compiled().len_bytes() <= 1_400_000);
    assert!(total < 5_000_000, "{total}");
}

/// The wheel that `./test` downloads.
fn wheel() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/wordfreq/wordfreq-3.1.1-py3-none-any.whl")
}

#[test]
fn the_shipped_files_are_made_again_byte_for_byte() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    if !wheel().exists() {
        eprintln!("skipped: {} is not there; ./test downloads it", wheel().display());
        return;
    }
    for (language, needs) in [
        ("cs", "/usr/share/hunspell/cs_CZ.dic"),
        ("sk", "/usr/share/hunspell/sk_SK.dic"),
        ("en", "/usr/share/dict/scowl/english-words.10"),
    ] {
        if !Path::new(needs).exists() {
            eprintln!("skipped: {needs} is not installed");
            continue;
        }
        let out =
            std::env::temp_dir().join(format!("kamen-rebuilt-{language}-{}", std::process::id()));
        let status = Command::new(env!("CARGO_BIN_EXE_kamen"))
            .current_dir(root)
            .args(["lexicon", "build", "--shipped", language, "--out"])
            .arg(&out)
            .output()
            .unwrap();
        assert!(status.status.success(), "{}", String::from_utf8_lossy(&status.stderr));
        let rebuilt = fs::read(&out).unwrap();
        fs::remove_file(&out).unwrap();
        let shipped = fs::read(root.join("lexicons").join(format!("{language}.lexicon"))).unwrap();
        let sources = |bytes: &[u8]| {
            LexiconFile::open(Arc::new(bytes.to_vec())).unwrap().info().sources.clone()
        };
        if sources(&rebuilt) != sources(&shipped) {
            eprintln!("skipped: {language} was made from another version of its packages");
            continue;
        }
        assert!(rebuilt == shipped, "{language}.lexicon is not what its sources give; rebuild it");
    }
}
