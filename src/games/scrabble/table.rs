//! Tables as spreadsheets write them: a row on a line, fields between commas or semicolons.

/// The rows that are not empty, each with its line, from one.
///
/// Every line is read by itself, so that an error can always name it; a field over two lines has
/// no place in these tables.
pub(crate) fn rows(text: &str) -> impl Iterator<Item = (u64, Result<Vec<String>, String>)> + '_ {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(number, line)| (number, fields(line)))
}

fn fields(line: &str) -> Result<Vec<String>, String> {
    // Spreadsheets in Czech and Slovak separate by semicolons.
    let delimiter = if line.contains(';') && !line.contains(',') { b';' } else { b',' };
    // A reader of its own for each line is dear; a line without quotes needs none.
    if !line.contains(['"', '\r']) {
        return Ok(line
            .split(char::from(delimiter))
            .map(|field| field.trim().to_owned())
            .collect());
    }
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .delimiter(delimiter)
        .trim(csv::Trim::All)
        .from_reader(line.as_bytes());
    match reader.records().next() {
        Some(Ok(record)) => Ok(record.iter().map(str::to_owned).collect()),
        Some(Err(error)) => Err(error.to_string()),
        None => Ok(Vec::new()),
    }
}
