//! The source code of the crate: its files, and the paths that stand in them.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The folder of the crate's source code.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The code of a file.
pub fn tokens(file: &Path) -> TokenStream {
    let text = fs::read_to_string(file).unwrap();
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// All files of code below a folder.
pub fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// `games/scrabble/board.rs` is the module `games::scrabble::board`; `lib.rs` and `main.rs` are the
/// crate itself.
pub fn module_path(file: &Path) -> Vec<String> {
    let mut parts: Vec<String> =
        file.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if matches!(parts.last().map(String::as_str), Some("mod" | "lib" | "main")) {
        parts.pop();
    }
    parts
}

/// Every path `a::b::…` in the code, also in macros; the members of a group each by itself.
pub fn paths(tokens: TokenStream) -> Vec<Vec<String>> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    let mut i = 0;
    while i < tokens.len() {
        match &tokens[i] {
            TokenTree::Ident(_) => i = path(&tokens, i, Vec::new(), &mut found),
            TokenTree::Group(group) => {
                found.extend(paths(group.stream()));
                i += 1;
            }
            _ => i += 1,
        }
    }
    found
}

/// Reads a path from `i` on; returns where it ends.
fn path(
    tokens: &[TokenTree],
    mut i: usize,
    mut head: Vec<String>,
    found: &mut Vec<Vec<String>>,
) -> usize {
    let is_colon =
        |i: usize| matches!(tokens.get(i), Some(TokenTree::Punct(p)) if p.as_char() == ':');
    loop {
        match tokens.get(i) {
            Some(TokenTree::Ident(ident)) => head.push(ident.to_string()),
            Some(TokenTree::Group(group))
                if group.delimiter() == Delimiter::Brace && !head.is_empty() =>
            {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                let mut j = 0;
                while j < inner.len() {
                    j = match inner[j] {
                        TokenTree::Ident(_) => path(&inner, j, head.clone(), found),
                        _ => j + 1,
                    };
                }
                return i + 1;
            }
            _ => break,
        }
        i += 1;
        if !(is_colon(i) && is_colon(i + 1)) {
            break;
        }
        i += 2;
    }
    if head.len() > 1 {
        found.push(head);
    }
    i
}
