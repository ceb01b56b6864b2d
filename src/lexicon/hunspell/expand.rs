//! From entries to forms: every word that the rules make of a dictionary.

use std::collections::HashSet;

use super::affix::{Affixes, Mark};
use super::derivation::Derivation;
use super::dictionary::{Dictionary, Entry};
use super::rule::Rule;

/// A word, the entry it comes from, and the rules that made it.
#[derive(Clone, Copy, Debug)]
pub struct Form<'t, 'd> {
    /// The word.
    pub text: &'t str,
    /// Its base.
    pub entry: &'d Entry,
    /// The prefix, which is put before the text that the suffixes made.
    pub prefix: Option<&'d Rule>,
    /// The suffix that is put to the base.
    pub suffix: Option<&'d Rule>,
    /// The suffix that is put to the first suffix.
    pub second_suffix: Option<&'d Rule>,
}

/// All forms of a dictionary, made one after another and never kept.
pub struct Expansion<'d> {
    affixes: &'d Affixes,
    dictionary: &'d Dictionary,
    forbidden: HashSet<String>,
}

impl<'d> Expansion<'d> {
    /// Prepares the expansion of a dictionary by its affix file.
    ///
    /// # Examples
    /// ```
    /// use kamen::lexicon::hunspell::{Affixes, Dictionary, Expansion};
    /// let affixes = Affixes::parse(b"PFX U Y 1\nPFX U 0 un .\nSFX D Y 1\nSFX D 0 ed .\n").unwrap();
    /// let dictionary = Dictionary::parse(b"1\nlock/UD\n", &affixes).unwrap();
    /// let mut words = Vec::new();
    /// Expansion::new(&dictionary, &affixes).each(|form| words.push(form.text.to_owned()));
    /// assert_eq!(words, ["lock", "unlock", "locked", "unlocked"]);
    /// ```
    pub fn new(dictionary: &'d Dictionary, affixes: &'d Affixes) -> Self {
        let forbidden = forbidden(dictionary, affixes);
        Self { affixes, dictionary, forbidden }
    }

    /// Calls back with every form of every entry; the same text may come more than once.
    pub fn each(&self, mut found: impl FnMut(Form<'_, 'd>)) {
        for entry in self.dictionary.entries() {
            self.each_of(entry, &mut found);
        }
    }

    /// Calls back with every form of one entry.
    pub fn each_of(&self, entry: &'d Entry, mut found: impl FnMut(Form<'_, 'd>)) {
        if !has_forms(self.affixes, entry) {
            return;
        }
        Derivation::new(self.affixes, entry).each(&mut |form| {
            // With FULLSTRIP nothing may be left, which is no word.
            if !form.text.is_empty() && !self.forbidden.contains(form.text) {
                found(form);
            }
        });
    }
}

/// Whether what is made of the entry can be a word.
fn has_forms(affixes: &Affixes, entry: &Entry) -> bool {
    let marked = |mark| affixes.is_marked(&entry.flags, mark);
    let is_slip = affixes.forbid_warn && marked(Mark::Warn);
    !is_slip && !marked(Mark::ForbiddenWord) && !marked(Mark::OnlyInCompound)
}

/// The texts that are no words though rules may make them.
///
/// What is made of a forbidden entry is forbidden too, unless another entry says outright that it
/// is a word. Among entries of the same text the first decides.
fn forbidden(dictionary: &Dictionary, affixes: &Affixes) -> HashSet<String> {
    let mut forbidden = HashSet::new();
    let Some(flag) = affixes.mark(Mark::ForbiddenWord) else { return forbidden };
    for entry in dictionary.entries().iter().filter(|entry| entry.flags.contains(&flag)) {
        Derivation::new(affixes, entry).each(&mut |form| {
            forbidden.insert(form.text.to_owned());
        });
        forbidden.insert(entry.text.clone());
    }
    let mut seen = HashSet::new();
    for entry in dictionary.entries() {
        if forbidden.contains(&entry.text) && seen.insert(entry.text.as_str()) {
            let need_affix = affixes.is_marked(&entry.flags, Mark::NeedAffix);
            if has_forms(affixes, entry) && !need_affix {
                forbidden.remove(&entry.text);
            }
        }
    }
    forbidden
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The forms of a dictionary, in the order in which they are made.
    fn forms(affixes: &str, entries: &[&str]) -> Vec<String> {
        let affixes = Affixes::parse(affixes.as_bytes()).unwrap();
        let text = format!("{}\n{}\n", entries.len(), entries.join("\n"));
        let dictionary = Dictionary::parse(text.as_bytes(), &affixes).unwrap();
        let mut forms = Vec::new();
        Expansion::new(&dictionary, &affixes).each(|form| forms.push(form.text.to_owned()));
        forms
    }

    const UN_ED_S: &str = "PFX U Y 1\nPFX U 0 un .\nSFX D Y 2\nSFX D e ed e\nSFX D 0 ed [^e]\n\
                           SFX S N 1\nSFX S 0 s .\n";

    #[test]
    fn prefixes_and_suffixes_cross_only_when_both_allow_it() {
        assert_eq!(
            forms(UN_ED_S, &["tie/UDS", "do"]),
            ["tie", "untie", "tied", "untied", "ties", "do"]
        );
    }

    #[test]
    fn a_form_tells_its_entry_and_its_rules() {
        let affixes = "SET UTF-8\nPFX E Y 1\nPFX E 0 nej .\nSFX y Y 1\n\
                       SFX y ý ejší/EK ý\nSFX K Y 1\nSFX K í í/E í is:x\n";
        let affixes = Affixes::parse(affixes.as_bytes()).unwrap();
        let dictionary = Dictionary::parse("1\nnový/y\n".as_bytes(), &affixes).unwrap();
        let shown = |rule: Option<&Rule>| rule.map_or("-".to_owned(), |rule| rule.flag.to_string());
        let mut forms = Vec::new();
        Expansion::new(&dictionary, &affixes).each(|form| {
            let rules = [form.prefix, form.suffix, form.second_suffix].map(shown).concat();
            forms.push(format!("{} {} {rules}", form.text, form.entry.text));
        });
        assert_eq!(
            forms,
            [
                "nový nový ---",
                "novejší nový -y-",
                "nejnovejší nový Ey-",
                "novejší nový -yK",
                "nejnovejší nový EyK",
            ]
        );
    }

    #[test]
    fn a_prefix_may_bring_a_suffix() {
        let affixes = "PFX P Y 1\nPFX P 0 ge/S .\nSFX S Y 1\nSFX S en t en\n";
        assert_eq!(
            forms(affixes, &["sagen/P", "fragen"]),
            ["sagen", "gesagen", "gesagt", "fragen"]
        );
    }

    #[test]
    fn what_needs_an_affix_is_no_word_without_one() {
        let affixes = format!("NEEDAFFIX n\n{UN_ED_S}SFX T Y 2\nSFX T 0 al/nS .\nSFX T 0 ic .\n");
        assert_eq!(forms(&affixes, &["hous/nS", "log/T"]), ["houss", "log", "logals", "logic"]);
    }

    #[test]
    fn halves_of_a_circumfix_need_each_other() {
        let affixes = "CIRCUMFIX X\nPFX A Y 1\nPFX A 0 leg/X .\n\
                       SFX C Y 2\nSFX C 0 obb .\nSFX C 0 ebb/AX .\n";
        assert_eq!(forms(affixes, &["nagy/C"]), ["nagy", "nagyobb", "legnagyebb"]);
    }

    #[test]
    fn parts_of_compounds_and_rare_slips_are_left_out() {
        let affixes = format!("ONLYINCOMPOUND c\nWARN w\n{UN_ED_S}SFX T Y 1\nSFX T 0 th/c .\n");
        assert_eq!(forms(&affixes, &["1th/cS", "six/T", "teh/w"]), ["six", "teh"]);
        assert_eq!(forms(&format!("FORBIDWARN\n{affixes}"), &["six", "teh/w"]), ["six"]);
    }

    #[test]
    fn forbidden_words_and_their_forms_are_removed_wherever_they_come_from() {
        let affixes = format!("FORBIDDENWORD !\n{UN_ED_S}");
        assert_eq!(forms(&affixes, &["goe/D", "goed/!", "goe/S"]), ["goe", "goe", "goes"]);
        assert_eq!(forms(&affixes, &["ox/!S", "ox/D"]), ["oxed"]);
        assert_eq!(forms(&affixes, &["ox/!S", "oxs/D"]), ["oxs", "oxsed"]);
        assert_eq!(forms(&affixes, &["foo/S", "foo/!D"]), ["foo", "foos"]);
    }

    #[test]
    fn a_whole_word_is_stripped_only_with_fullstrip() {
        let affixes = "SFX W Y 2\nSFX W go went go\nSFX W go 0 go\n";
        assert_eq!(forms(affixes, &["go/W", "undergo/W"]), ["go", "undergo", "underwent", "under"]);
        let full = format!("FULLSTRIP\n{affixes}");
        assert_eq!(forms(&full, &["go/W"]), ["go", "went"]);
    }
}
