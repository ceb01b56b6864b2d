//! Thesauri of MyThes: a headword with the number of its senses, then a line of words for each.

use encoding_rs::Encoding;

use super::entry::{Entry, Kind, Language, PartOfSpeech, Source};
use super::error::{SourceError, SourceFile};
use super::package::Package;
use super::text;

/// Reads the `.dat` of a thesaurus: an entry of synonyms for every sense.
///
/// The first line names the encoding. Words marked as opposites are left out.
///
/// # Errors
/// When the encoding is unknown or wrong, a line cannot be understood, or senses are missing.
pub fn read(
    file: &SourceFile<'_>,
    language: Language,
    package: Package,
) -> Result<Vec<Entry>, SourceError> {
    let contents = decoded(file)?;
    let mut lines = (1..).zip(contents.lines()).skip(1);
    let mut entries = Vec::new();
    while let Some((line, row)) = lines.next() {
        if row.trim().is_empty() {
            continue;
        }
        let (headword, senses) = row
            .rsplit_once('|')
            .and_then(|(headword, senses)| Some((headword, senses.trim().parse::<usize>().ok()?)))
            .ok_or_else(|| file.bad_line(line, "there should be a headword and a number"))?;
        for missing in (1..=senses).rev() {
            let Some((_, sense)) = lines.next() else {
                let what = format!("\"{headword}\" lacks its last {missing} senses");
                return Err(file.bad_line(line, what));
            };
            let (mark, words) = sense.split_once('|').unwrap_or(("", sense));
            let words: Vec<String> =
                words.split('|').filter(|word| !is_opposite(word)).map(text::one_line).collect();
            let text = text::clean(&words.join(", "));
            if !text.is_empty() {
                entries.push(Entry {
                    language,
                    headword: text::one_line(headword),
                    part_of_speech: part_of_speech(mark),
                    kind: Kind::Synonyms,
                    source: Source::Package(package),
                    text,
                });
            }
        }
    }
    Ok(entries)
}

fn decoded(file: &SourceFile<'_>) -> Result<String, SourceError> {
    let bytes = file.bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(file.bytes);
    let end = bytes.iter().position(|&b| b == b'\n').unwrap_or(bytes.len());
    let label = String::from_utf8_lossy(&bytes[..end.min(40)]).trim().to_owned();
    // The programs that use these files know the code pages of Windows by another name.
    let known = label.strip_prefix("microsoft-").unwrap_or(&label);
    let encoding =
        Encoding::for_label(known.as_bytes()).ok_or_else(|| SourceError::WrongMagic {
            file: file.name.to_owned(),
            expected: "thesaurus with its encoding on the first line",
            found: label.clone(),
        })?;
    match encoding.decode_without_bom_handling_and_without_replacement(bytes) {
        Some(text) => Ok(text.into_owned()),
        None => Err(SourceError::Encoding { file: file.name.to_owned(), encoding: label }),
    }
}

fn is_opposite(word: &str) -> bool {
    word.to_lowercase().contains("(antonym")
}

fn part_of_speech(mark: &str) -> Option<PartOfSpeech> {
    match mark.trim().trim_matches(['(', ')']) {
        "podst. jm." | "noun" => Some(PartOfSpeech::Noun),
        "slov." | "verb" => Some(PartOfSpeech::Verb),
        "příd. jm." | "adj" => Some(PartOfSpeech::Adjective),
        "přísl." | "adv" => Some(PartOfSpeech::Adverb),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_bytes(bytes: &[u8]) -> Result<Vec<Entry>, SourceError> {
        let file = SourceFile { name: "th.dat", bytes };
        read(&file, Language::Czech, Package::CzechThesaurus)
    }

    #[test]
    fn every_sense_is_an_entry() {
        let file = "UTF-8\n\
            kulička|2\n(podst. jm.)|hračka|koule (malá)\n|okružní|ne-koule (Antonym)\n\n\
            jak|1\n-|tak\n";
        let entries = read_bytes(file.as_bytes()).unwrap();
        let all: Vec<_> = entries.iter().map(|e| (&*e.headword, &*e.text)).collect();
        let expected =
            [("kulička", "hračka, koule (malá)"), ("kulička", "okružní"), ("jak", "tak")];
        assert_eq!(all, expected);
        assert_eq!(entries[0].part_of_speech, Some(PartOfSpeech::Noun));
        assert_eq!(entries[2].part_of_speech, None);
    }

    #[test]
    fn the_first_line_names_the_encoding() {
        let entries = read_bytes(b"ISO8859-2\r\n\xb9ip|1\r\n|\xb9\xedp\r\n").unwrap();
        assert_eq!((&*entries[0].headword, &*entries[0].text), ("šip", "šíp"));
        assert!(read_bytes(b"microsoft-cp1250\n\x9aip|1\n|x\n").is_ok());
        assert_eq!(
            read_bytes(b"klingon\n").unwrap_err().to_string(),
            "th.dat: this is no thesaurus with its encoding on the first line, \
             it begins with \"klingon\""
        );
        assert_eq!(
            read_bytes(b"UTF-8\n\xb9ip|1\n|x\n").unwrap_err().to_string(),
            "th.dat: the text is not in the encoding UTF-8"
        );
        assert!(read_bytes(b"").is_err());
    }

    #[test]
    fn missing_senses_and_strange_lines_are_named() {
        let message = |file: &[u8]| read_bytes(file).unwrap_err().to_string();
        assert_eq!(
            message(b"UTF-8\nbok|3\n|a|b\n"),
            "th.dat, line 2: \"bok\" lacks its last 2 senses"
        );
        assert_eq!(
            message(b"UTF-8\nbok\n"),
            "th.dat, line 2: there should be a headword and a number"
        );
        assert!(message(b"UTF-8\nbok|99999999999999999999\n").contains("line 2"));
    }
}
