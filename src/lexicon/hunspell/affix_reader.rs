//! Reading affix files line by line, with errors that name the line and what was expected.

use std::collections::HashMap;

use encoding_rs::Encoding;

use super::affix::{Affixes, Mark};
use super::condition::{Condition, ConditionError};
use super::flag::{Flag, FlagError, FlagStyle};
use super::rule::{End, Rule};
use super::text::{encoding_named, lines};

/// What is wrong with an affix file, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct AffixError {
    /// The line, from one.
    pub line: usize,
    /// What is wrong with it.
    pub fault: AffixFault,
}

/// What is wrong with a line of an affix file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AffixFault {
    /// The encoding is unknown.
    #[error("expected an encoding such as UTF-8 or ISO8859-2, found \"{0}\"")]
    UnknownEncoding(String),
    /// The bytes are none of the encoding.
    #[error("the line is not in {0}")]
    Encoding(&'static str),
    /// The style of flags is unknown.
    #[error("expected FLAG char, long, num or UTF-8, found \"{0}\"")]
    FlagStyle(String),
    /// A directive stands without what it needs.
    #[error("expected {expected} after {directive}")]
    Missing {
        /// The directive.
        directive: String,
        /// What it needs.
        expected: &'static str,
    },
    /// A group or list does not begin with its header.
    #[error("expected \"{expected}\", found \"{found}\"")]
    Header {
        /// What the header should look like.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// A group or list is shorter than its header announces.
    #[error("{what}: {announced} lines announced, {found} found")]
    TooFew {
        /// The group or list.
        what: String,
        /// How many lines the header announces.
        announced: usize,
        /// How many there are.
        found: usize,
    },
    /// A group or list is longer than its header announces.
    #[error("{what}: one line more than the {announced} announced")]
    TooMany {
        /// The group or list.
        what: String,
        /// How many lines the header announces.
        announced: usize,
    },
    /// A rule lacks a field.
    #[error("expected \"{end} {flag} strip add condition\", found \"{found}\"")]
    Rule {
        /// The end at which the group works.
        end: End,
        /// The flag of the group.
        flag: Flag,
        /// What stands there.
        found: String,
    },
    /// A flag is wrong.
    #[error(transparent)]
    Flag(#[from] FlagError),
    /// A condition is wrong.
    #[error(transparent)]
    Condition(#[from] ConditionError),
    /// The file asks for two prefixes on a word.
    #[error("two prefixes on a word (COMPLEXPREFIXES) are not supported")]
    ComplexPrefixes,
}

/// A line of which the directive matters.
struct Line {
    number: usize,
    text: String,
}

impl Line {
    /// The fields between spaces and tabulators; a no-break space may be a letter or a flag.
    fn fields(&self) -> impl Iterator<Item = &str> {
        self.text.split_ascii_whitespace()
    }

    fn directive(&self) -> &str {
        self.fields().next().unwrap_or_default()
    }

    fn value(&self, expected: &'static str) -> Result<&str, AffixError> {
        let directive = self.directive();
        let missing = || AffixFault::Missing { directive: directive.to_owned(), expected };
        self.fields().nth(1).ok_or_else(|| self.error(missing()))
    }

    fn error(&self, fault: impl Into<AffixFault>) -> AffixError {
        AffixError { line: self.number, fault: fault.into() }
    }

    fn shown(&self) -> String {
        self.text.chars().take(80).collect()
    }
}

/// What a file means that names no encoding.
const DEFAULT_SET: &[u8] = b"SET ISO8859-1";

/// The old name of `NEEDAFFIX`.
const PSEUDOROOT: &str = "PSEUDOROOT";

/// Reads an affix file: first what says how to read, then marks and lists, then the rules.
pub(super) fn read(bytes: &[u8]) -> Result<Affixes, AffixError> {
    let encoding = read_encoding(bytes)?;
    let lines = decode(bytes, encoding)?;
    let mut affixes = Affixes {
        encoding,
        flag_style: read_flag_style(&lines)?,
        flag_aliases: Vec::new(),
        morphology_aliases: Vec::new(),
        marks: [None; Mark::ALL.len()],
        ignored: Vec::new(),
        full_strip: false,
        forbid_warn: false,
        prefixes: HashMap::new(),
        suffixes: HashMap::new(),
    };
    for line in &lines {
        read_setting(&mut affixes, line)?;
    }
    for line in read_list(&lines, "AF")? {
        let flags = affixes.flag_style.read(line.value("flags")?);
        affixes.flag_aliases.push(flags.map_err(|e| line.error(e))?);
    }
    for line in read_list(&lines, "AM")? {
        affixes.morphology_aliases.push(joined(until_comment(line.fields().skip(1))));
    }
    read_groups(&mut affixes, &lines)?;
    Ok(affixes)
}

fn read_encoding(bytes: &[u8]) -> Result<&'static Encoding, AffixError> {
    let set = lines(bytes).find(|(_, line)| directive(line) == b"SET");
    let (line, text) = set.unwrap_or((1, DEFAULT_SET));
    let text = String::from_utf8_lossy(text);
    let name = text.split_whitespace().nth(1).unwrap_or_default();
    let fault = || AffixFault::UnknownEncoding(name.to_owned());
    encoding_named(name).ok_or_else(|| AffixError { line, fault: fault() })
}

fn directive(line: &[u8]) -> &[u8] {
    line.split(u8::is_ascii_whitespace).next().unwrap_or_default()
}

/// Decodes the lines that matter; comments and lists for proposals may be in any encoding.
fn decode(bytes: &[u8], encoding: &'static Encoding) -> Result<Vec<Line>, AffixError> {
    let matters = |line: &[u8]| match directive(line) {
        b"FLAG" | b"AF" | b"AM" | b"PFX" | b"SFX" | b"IGNORE" | b"FULLSTRIP" | b"FORBIDWARN"
        | b"COMPLEXPREFIXES" => true,
        other => {
            other == PSEUDOROOT.as_bytes()
                || Mark::ALL.iter().any(|mark| mark.directive().as_bytes() == other)
        }
    };
    let lines = lines(bytes).filter(|(_, line)| matters(line));
    let decoded = lines.map(|(number, line)| {
        match encoding.decode_without_bom_handling_and_without_replacement(line) {
            Some(text) => Ok(Line { number, text: text.into_owned() }),
            None => Err(AffixError { line: number, fault: AffixFault::Encoding(encoding.name()) }),
        }
    });
    decoded.collect()
}

fn read_flag_style(lines: &[Line]) -> Result<FlagStyle, AffixError> {
    let Some(line) = lines.iter().find(|line| line.directive() == "FLAG") else {
        return Ok(FlagStyle::default());
    };
    let name = line.value("char, long, num or UTF-8")?;
    FlagStyle::named(name).ok_or_else(|| line.error(AffixFault::FlagStyle(name.to_owned())))
}

fn read_setting(affixes: &mut Affixes, line: &Line) -> Result<(), AffixError> {
    match line.directive() {
        "IGNORE" => affixes.ignored = line.value("characters")?.chars().collect(),
        "FULLSTRIP" => affixes.full_strip = true,
        "FORBIDWARN" => affixes.forbid_warn = true,
        "COMPLEXPREFIXES" => return Err(line.error(AffixFault::ComplexPrefixes)),
        other => {
            let name = if other == PSEUDOROOT { Mark::NeedAffix.directive() } else { other };
            if let Some(mark) = Mark::ALL.into_iter().find(|mark| mark.directive() == name) {
                let flag = affixes.flag_style.read_one(line.value("a flag")?);
                affixes.marks[mark as usize] = Some(flag.map_err(|e| line.error(e))?);
            }
        }
    }
    Ok(())
}

/// The lines of a numbered list after the line that announces how many there are.
fn read_list<'l>(lines: &'l [Line], name: &str) -> Result<Vec<&'l Line>, AffixError> {
    let mut items = lines.iter().filter(|line| line.directive() == name);
    let Some(header) = items.next() else { return Ok(Vec::new()) };
    let announced: usize = header.value("a number of lines")?.parse().map_err(|_| {
        header.error(AffixFault::Header {
            expected: if name == "AF" { "AF number" } else { "AM number" },
            found: header.shown(),
        })
    })?;
    let items: Vec<&Line> = items.collect();
    let what = name.to_owned();
    match items.get(announced) {
        Some(surplus) => Err(surplus.error(AffixFault::TooMany { what, announced })),
        None if items.len() < announced => {
            Err(header.error(AffixFault::TooFew { what, announced, found: items.len() }))
        }
        None => Ok(items),
    }
}

/// A group of rules of which the header has been read.
struct Group<'l> {
    header: &'l Line,
    end: End,
    flag: Flag,
    crosses: bool,
    announced: usize,
    found: usize,
}

impl Group<'_> {
    fn what(&self) -> String {
        format!("{} {}", self.end, self.flag)
    }

    fn finish(&self) -> Result<(), AffixError> {
        let (announced, found) = (self.announced, self.found);
        if found == announced {
            return Ok(());
        }
        Err(self.header.error(AffixFault::TooFew { what: self.what(), announced, found }))
    }
}

fn read_groups(affixes: &mut Affixes, lines: &[Line]) -> Result<(), AffixError> {
    let mut open: Option<Group<'_>> = None;
    for line in lines {
        let end = match line.directive() {
            "PFX" => End::Prefix,
            "SFX" => End::Suffix,
            _ => continue,
        };
        let flag = affixes.flag_style.read_one(line.value("a flag")?);
        let flag = flag.map_err(|e| line.error(e))?;
        match open.as_mut().filter(|group| (group.end, group.flag) == (end, flag)) {
            Some(group) if group.found < group.announced => {
                group.found += 1;
                let rule = read_rule(affixes, group, line)?;
                affixes.rules(end).entry(flag).or_default().push(rule);
            }
            same => {
                let same = same.map(|group| (group.what(), group.announced));
                if let Some(group) = &open {
                    group.finish()?;
                }
                open = Some(read_header(line, end, flag, same)?);
            }
        }
    }
    open.map_or(Ok(()), |group| group.finish())
}

fn read_header(
    line: &Line,
    end: End,
    flag: Flag,
    same: Option<(String, usize)>,
) -> Result<Group<'_>, AffixError> {
    let mut fields = line.fields().skip(2);
    let crosses = match fields.next() {
        Some("Y") => Some(true),
        Some("N") => Some(false),
        _ => None,
    };
    match (crosses, fields.next().and_then(|n| n.parse().ok()), same) {
        (Some(crosses), Some(announced), _) => {
            Ok(Group { header: line, end, flag, crosses, announced, found: 0 })
        }
        (None, _, Some((what, announced))) => {
            Err(line.error(AffixFault::TooMany { what, announced }))
        }
        _ => Err(line.error(AffixFault::Header {
            expected: match end {
                End::Prefix => "PFX flag Y|N number",
                End::Suffix => "SFX flag Y|N number",
            },
            found: line.shown(),
        })),
    }
}

fn read_rule(affixes: &Affixes, group: &Group<'_>, line: &Line) -> Result<Rule, AffixError> {
    let (end, flag) = (group.end, group.flag);
    let mut fields = line.fields().skip(2);
    let (Some(strip), Some(add)) = (fields.next(), fields.next()) else {
        return Err(line.error(AffixFault::Rule { end, flag, found: line.shown() }));
    };
    let mut fields = until_comment(fields);
    // Hunspell itself takes a missing condition for "any".
    let condition = fields.next().unwrap_or(".");
    let (add, continuation) = add.split_once('/').unwrap_or((add, ""));
    let text = |field| if field == "0" { String::new() } else { affixes.without_ignored(field) };
    Ok(Rule {
        end,
        flag,
        strip: text(strip),
        add: text(add),
        condition: Condition::parse(condition).map_err(|e| line.error(e))?,
        continuation: affixes.read_flags(continuation).map_err(|e| line.error(e))?,
        crosses: group.crosses,
        morphology: affixes.read_morphology(&joined(fields)),
    })
}

fn until_comment<'l>(fields: impl Iterator<Item = &'l str>) -> impl Iterator<Item = &'l str> {
    fields.take_while(|field| !field.starts_with('#'))
}

fn joined<'l>(fields: impl Iterator<Item = &'l str>) -> String {
    fields.collect::<Vec<_>>().join(" ")
}
