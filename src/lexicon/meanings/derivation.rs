//! Czech words that others are derived from: `bádání` is what one who `bádat` does.
//!
//! Dictionaries explain the base and leave the rest to the reader. What is made here are guesses
//! by the ending; only those that a dictionary knows count, and whoever shows such a meaning says
//! through which word it was found.

/// The endings of derived words, and what the base may have in their place, likeliest first.
///
/// No rule takes a prefix: `ne-` is for [`without_negation`], and the prefixes of verbs change
/// what they mean.
const ENDINGS: &[(&str, &[&str])] = &[
    // Verbal nouns: kreslení, bádání, tisknutí, hřátí.
    ("ování", &["ovat"]),
    ("ávání", &["ávat", "at"]),
    ("ání", &["at", "ávat"]),
    ("ení", &["it", "et", "ít"]),
    ("ění", &["it", "ět"]),
    ("nutí", &["nout"]),
    ("tí", &["t"]),
    // Passive participles as adjectives: kreslený, bádaný. The short ones (kreslen) are forms of
    // the verb, which their base form leads to; by the ending alone, too many nouns would join.
    ("ovaný", &["ovat"]),
    ("ávaný", &["ávat", "at"]),
    ("aný", &["at"]),
    ("ený", &["it", "et", "ít"]),
    ("ěný", &["it", "ět"]),
    ("nutý", &["nout"]),
    ("tý", &["t"]),
    // Active participles: dělající, kupující, nosící, nesoucí, udělavší, projel.
    ("ající", &["at"]),
    ("ující", &["ovat"]),
    ("ící", &["it", "et", "ět"]),
    ("ějící", &["ět"]),
    ("ející", &["et"]),
    ("oucí", &["t"]),
    ("cí", &["t"]),
    ("avší", &["at"]),
    ("ivší", &["it"]),
    ("evší", &["et"]),
    ("ěvší", &["ět"]),
    ("l", &["t"]),
    // What can be done, and who does it: snesitelný, učitel, učitelka, dělnice, prodavačka.
    ("telný", &["t"]),
    ("ovatel", &["ovat"]),
    ("atel", &["at"]),
    ("itel", &["it"]),
    ("elka", &["el"]),
    ("nice", &["ník"]),
    ("ačka", &["ač"]),
    // Qualities: zelenost.
    ("ost", &["ý", "í"]),
    // What belongs to somebody: vrahův, synkův, matčin, sestřin.
    ("kův", &["k", "ek"]),
    ("cův", &["ec", "ce"]),
    ("ův", &["", "a", "o"]),
    ("čin", &["ka"]),
    ("řin", &["ra"]),
    ("žin", &["ha"]),
    ("in", &["a"]),
    // Comparatives, the hard ones with a softened consonant below: zelenější, mladší, rychleji.
    ("ejší", &["ý", "í"]),
    ("ější", &["ý", "í"]),
    ("ší", &["ý", "ký"]),
    ("eji", &["e", "ý"]),
    ("ěji", &["ě", "ý"]),
    // Adverbs: hladce, mírně, drze.
    ("cky", &["cký"]),
    ("sky", &["ský"]),
    ("ce", &["ký"]),
    ("ně", &["ný", "ní"]),
    ("ě", &["ý"]),
    ("e", &["í"]),
    // Adjectives from nouns: sokolský, sokolnický, dubový, jízdní.
    ("ovský", &["", "a"]),
    ("ský", &["", "o", "a", "e"]),
    ("cký", &["k", "ka", "ce"]),
    ("ový", &["", "a", "o"]),
    ("ní", &["", "a", "o", "na", "e"]),
    // Women and small things: filantropka, salonek.
    ("ka", &[""]),
    ("ek", &[""]),
    // Verbs of repeated action, and those made of them: ukládávat, připravovat.
    ("ovávat", &["ovat"]),
    ("ávat", &["at"]),
    ("ívat", &["it", "et"]),
    ("ovat", &["it", "at", "nout"]),
    // Verbs of a single action: klepnout.
    ("nout", &["at"]),
];

/// What softening makes of the end of a stem, and what it was: placený of platit.
const SOFTENED_PARTICIPLES: &[(&str, &str)] =
    &[("št", "st"), ("žd", "zd"), ("šl", "sl"), ("c", "t"), ("z", "d"), ("š", "s"), ("ž", "z")];
/// What softening makes of the end of a stem in verbs of repeated action: zvolňovat of zvolnit.
const SOFTENED_VERBS: &[(&str, &str)] = &[
    ("šť", "st"),
    ("ň", "n"),
    ("ď", "d"),
    ("ť", "t"),
    ("z", "d"),
    ("c", "t"),
    ("š", "s"),
    ("ž", "z"),
];
/// How the last vowel of a stem differs in verbs of repeated action: omračovat of omráčit,
/// vyhazovat of vyhodit.
const CHANGED_VOWELS: &[(char, &str)] =
    &[('a', "á"), ('a', "o"), ('e', "é"), ('i', "í"), ('u', "ou"), ('y', "ý")];
/// What softening makes of the end of a stem in comparatives and adverbs: dražší, divočejší.
const SOFTENED_ADJECTIVES: &[(&str, &str)] =
    &[("št", "sk"), ("čt", "ck"), ("ř", "r"), ("ž", "h"), ("š", "ch"), ("č", "k"), ("z", "h")];

/// The fewest letters that must be left of a word.
const SHORTEST_STEM: usize = 2;
/// The fewest letters that must be left before one of the common endings.
const SHORTEST_STEM_OF_COMMON: usize = 4;
/// Endings that stand in many words by chance.
const COMMON: [&str; 7] = ["ka", "ek", "in", "l", "e", "ě", "ší"];

/// The words that a word may be derived from in one step, nearest first.
pub(super) fn bases(word: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut add = |base: String| {
        if base != word && !found.contains(&base) {
            found.push(base);
        }
    };
    if let Some(comparative) = word.strip_prefix("nej").filter(|rest| is_comparative(rest)) {
        add(comparative.to_owned());
    }
    for &(ending, instead) in ENDINGS {
        let shortest = match COMMON.contains(&ending) {
            true => SHORTEST_STEM_OF_COMMON,
            false => SHORTEST_STEM,
        };
        let stem = word.strip_suffix(ending).filter(|stem| stem.chars().count() >= shortest);
        let Some(stem) = stem else { continue };
        instead.iter().for_each(|instead| add(format!("{stem}{instead}")));
        match ending {
            "ení" | "ění" | "ený" | "ěný" => {
                hardened(stem, SOFTENED_PARTICIPLES).for_each(|stem| add(format!("{stem}it")));
            }
            "ovat" => {
                let mut stems: Vec<String> = hardened(stem, SOFTENED_VERBS).collect();
                stems.push(stem.to_owned());
                let changed: Vec<String> = stems.iter().flat_map(|stem| changed(stem)).collect();
                stems.into_iter().chain(changed).for_each(|stem| add(format!("{stem}it")));
            }
            "ejší" | "ější" | "ší" | "eji" | "ěji" | "e" | "ě" => {
                hardened(stem, SOFTENED_ADJECTIVES).for_each(|stem| add(format!("{stem}ý")));
            }
            _ => {}
        }
    }
    found
}

fn hardened(stem: &str, softened: &'static [(&str, &str)]) -> impl Iterator<Item = String> {
    softened.iter().filter_map(move |(soft, hard)| {
        stem.strip_suffix(soft).map(|begin| format!("{begin}{hard}"))
    })
}

/// A stem with its last vowel changed in every way it can be.
fn changed(stem: &str) -> Vec<String> {
    let Some((at, vowel)) = stem.char_indices().rev().find(|(_, c)| "aeiouyáéíóúůýě".contains(*c))
    else {
        return Vec::new();
    };
    let (head, tail) = (&stem[..at], &stem[at + vowel.len_utf8()..]);
    let ways = CHANGED_VOWELS.iter().filter(|(from, _)| *from == vowel);
    ways.map(|(_, to)| format!("{head}{to}{tail}")).collect()
}

fn is_comparative(word: &str) -> bool {
    word.ends_with("ší") || word.ends_with("eji") || word.ends_with("ěji") || word.ends_with("íce")
}

/// A base form without its negation, for the case that nothing else is known.
///
/// Never of a verb: its negated forms have the plain verb as their base already, and what begins
/// with `ne` in a dictionary (`nenávidět`, `nechat`) is no negation. What ends as an infinitive is
/// taken for a verb; of the nouns that end with `t`, only the many in `-ost` are told apart.
pub(super) fn without_negation(word: &str) -> Option<&str> {
    let is_quality = word.ends_with("ost");
    let is_verb =
        !is_quality && (word.ends_with('t') || word.ends_with("ti") || word.ends_with("ci"));
    let rest = word.strip_prefix("ne")?;
    (!is_verb && rest.chars().count() >= SHORTEST_STEM_OF_COMMON).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_lead_to_the_base() {
        let derived = [
            ("bádání", "bádat"),
            ("kupování", "kupovat"),
            ("kreslení", "kreslit"),
            ("tisknutí", "tisknout"),
            ("placení", "platit"),
            ("čištěný", "čistit"),
            ("hozený", "hodit"),
            ("dělající", "dělat"),
            ("nosící", "nosit"),
            ("zelenost", "zelený"),
            ("vrahův", "vrah"),
            ("synkův", "synek"),
            ("matčin", "matka"),
            ("sestřin", "sestra"),
            ("zelenější", "zelený"),
            ("divočejší", "divoký"),
            ("lidštější", "lidský"),
            ("nejzelenější", "zelenější"),
            ("rychleji", "rychle"),
            ("mírně", "mírný"),
            ("hladce", "hladký"),
            ("dubový", "dub"),
            ("učitelka", "učitel"),
            ("dělávat", "dělat"),
            ("zvolňovat", "zvolnit"),
            ("omračovat", "omráčit"),
            ("vyhazovat", "vyhodit"),
            ("zatrhovat", "zatrhnout"),
            ("proklepnout", "proklepat"),
        ];
        for (word, base) in derived {
            assert!(bases(word).iter().any(|found| found == base), "{word}: {:?}", bases(word));
        }
    }

    #[test]
    fn a_word_is_never_its_own_base_and_something_must_be_left() {
        for word in ["", "ost", "ání", "ka", "nej", "nejlepší", "l", "ův", "ě"] {
            assert!(bases(word).iter().all(|base| base != word && base.chars().count() >= 2));
        }
        assert!(bases("ost").is_empty());
        assert!(bases("nejstarší").contains(&"starší".to_owned()));
        assert!(!bases("nejapný").contains(&"apný".to_owned()));
    }

    #[test]
    fn negation_is_never_taken_from_a_verb() {
        for word in ["nenávidět", "nechat", "nemoci", "nésti", "nést", "nehet", "nebe", "neta"]
        {
            assert_eq!(without_negation(word), None, "{word}");
        }
        assert_eq!(without_negation("nevinný"), Some("vinný"));
        assert_eq!(without_negation("neznalost"), Some("znalost"));
        assert_eq!(without_negation("nerad"), None);
        assert_eq!(without_negation("neposeda"), Some("poseda"));
        assert_eq!(without_negation("pes"), None);
    }
}
