//! Which rules go together on an entry, and the texts they make of it.

use super::affix::{Affixes, Mark};
use super::dictionary::Entry;
use super::expand::Form;
use super::flag::Flag;
use super::rule::Rule;

/// The making of all forms of one entry, as if nothing were forbidden.
///
/// A word has at most two suffixes, of which the first allows the second, and one prefix, which is
/// put to what the suffixes made. A prefix is allowed by the entry or by a suffix it stands with;
/// the first suffix by the entry or by the prefix it stands with.
pub(super) struct Derivation<'d> {
    affixes: &'d Affixes,
    entry: &'d Entry,
}

impl<'d> Derivation<'d> {
    pub(super) fn new(affixes: &'d Affixes, entry: &'d Entry) -> Self {
        Self { affixes, entry }
    }

    /// Calls back with every form.
    pub(super) fn each(&self, found: &mut impl FnMut(Form<'_, 'd>)) {
        let entry = self.entry;
        if !self.affixes.is_marked(&entry.flags, Mark::NeedAffix) {
            found(self.form(&entry.text, None, None, None));
        }
        for prefix in self.prefixes([&entry.flags]) {
            let is_partial = [Mark::NeedAffix, Mark::OnlyInCompound];
            if !is_partial.into_iter().any(|mark| self.marked(prefix, mark))
                && let Some(text) = self.apply(prefix, &entry.text)
            {
                found(self.form(&text, Some(prefix), None, None));
            }
        }
        for suffix in self.suffixes(&entry.flags) {
            if let Some(text) = self.apply(suffix, &entry.text) {
                self.each_with_suffix(suffix, &text, found);
            }
        }
        for prefix in self.prefixes([&entry.flags]) {
            for suffix in self.suffixes(&prefix.continuation) {
                if !entry.flags.contains(&suffix.flag)
                    && let Some(text) = self.apply(suffix, &entry.text)
                {
                    self.each_with_suffix_of_prefix(prefix, suffix, &text, found);
                }
            }
        }
    }

    /// The forms with a suffix that the entry itself allows.
    fn each_with_suffix(&self, suffix: &'d Rule, text: &str, found: &mut impl FnMut(Form<'_, 'd>)) {
        if self.marked(suffix, Mark::OnlyInCompound) {
            return;
        }
        let is_circumfix = self.marked(suffix, Mark::Circumfix);
        if !is_circumfix && !self.marked(suffix, Mark::NeedAffix) {
            found(self.form(text, None, Some(suffix), None));
        }
        for prefix in self.prefixes([&self.entry.flags, &suffix.continuation]) {
            self.with_prefix(prefix, suffix, text, found);
        }
        for second in self.suffixes(&suffix.continuation) {
            let Some(text) = self.apply(second, text) else { continue };
            if !is_circumfix {
                found(self.form(&text, None, Some(suffix), Some(second)));
            }
            let allowing = [&self.entry.flags[..], &suffix.continuation, &second.continuation];
            for prefix in self.prefixes(allowing) {
                // A prefix that the second suffix allows has nothing to do with the first.
                let goes = match second.continuation.contains(&prefix.flag) {
                    true => !is_circumfix,
                    false => self.go_together(prefix, suffix),
                };
                if goes {
                    self.with_prefix_and_second(prefix, suffix, second, &text, found);
                }
            }
        }
    }

    /// The forms with a prefix and a suffix that this prefix allows and the entry does not.
    fn each_with_suffix_of_prefix(
        &self,
        prefix: &'d Rule,
        suffix: &'d Rule,
        text: &str,
        found: &mut impl FnMut(Form<'_, 'd>),
    ) {
        if self.marked(suffix, Mark::OnlyInCompound) {
            return;
        }
        self.with_prefix(prefix, suffix, text, found);
        for second in self.suffixes(&suffix.continuation) {
            if !second.continuation.contains(&prefix.flag)
                && self.go_together(prefix, suffix)
                && let Some(text) = self.apply(second, text)
            {
                self.with_prefix_and_second(prefix, suffix, second, &text, found);
            }
        }
    }

    fn with_prefix(
        &self,
        prefix: &'d Rule,
        suffix: &'d Rule,
        text: &str,
        found: &mut impl FnMut(Form<'_, 'd>),
    ) {
        // Of two affixes that need another, each has it, but the word is still not whole.
        let lacks_affix = [prefix, suffix].iter().all(|rule| self.marked(rule, Mark::NeedAffix));
        if !lacks_affix
            && !self.marked(prefix, Mark::OnlyInCompound)
            && self.go_together(prefix, suffix)
            && let Some(text) = self.apply(prefix, text)
        {
            found(self.form(&text, Some(prefix), Some(suffix), None));
        }
    }

    fn with_prefix_and_second(
        &self,
        prefix: &'d Rule,
        suffix: &'d Rule,
        second: &'d Rule,
        text: &str,
        found: &mut impl FnMut(Form<'_, 'd>),
    ) {
        if prefix.crosses
            && second.crosses
            && let Some(text) = self.apply(prefix, text)
        {
            found(self.form(&text, Some(prefix), Some(suffix), Some(second)));
        }
    }

    /// Whether a prefix and a suffix may stand on the same word.
    fn go_together(&self, prefix: &Rule, suffix: &Rule) -> bool {
        let is_circumfix = |rule| self.marked(rule, Mark::Circumfix);
        prefix.crosses && suffix.crosses && is_circumfix(prefix) == is_circumfix(suffix)
    }

    fn form<'t>(
        &self,
        text: &'t str,
        prefix: Option<&'d Rule>,
        suffix: Option<&'d Rule>,
        second_suffix: Option<&'d Rule>,
    ) -> Form<'t, 'd> {
        Form { text, entry: self.entry, prefix, suffix, second_suffix }
    }

    fn apply(&self, rule: &Rule, text: &str) -> Option<String> {
        rule.apply(text, self.affixes.full_strip)
    }

    fn marked(&self, rule: &Rule, mark: Mark) -> bool {
        self.affixes.is_marked(&rule.continuation, mark)
    }

    fn suffixes<'f>(&self, flags: &'f [Flag]) -> impl Iterator<Item = &'d Rule> + use<'f, 'd> {
        let affixes = self.affixes;
        flags.iter().flat_map(|&flag| affixes.suffixes(flag))
    }

    /// The prefixes that any of the lists allows, each once.
    fn prefixes<'f, const N: usize>(
        &self,
        lists: [&'f [Flag]; N],
    ) -> impl Iterator<Item = &'d Rule> + use<'f, 'd, N> {
        let affixes = self.affixes;
        let flags = (0..N).flat_map(move |list| {
            let is_earlier = move |flag: &Flag| lists[..list].iter().any(|l| l.contains(flag));
            lists[list].iter().filter(move |flag| !is_earlier(flag))
        });
        flags.flat_map(|&flag| affixes.prefixes(flag))
    }
}
