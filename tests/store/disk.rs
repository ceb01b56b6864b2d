//! A disk as a power cut may leave it: what was synced is there, of the rest anything may be.
//!
//! Files and folders are kept apart from their names, as a disk does. Writes since the last sync of
//! a file may each be there or not, or in part; names since the last sync of their folder may be
//! there up to some point, in the order in which they were made.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::kill::Dice;

/// One thing that was done to a file or folder, by its path below the root.
#[derive(Debug, Clone)]
pub enum Call {
    Opened { path: String, emptied: bool },
    Written { path: String, offset: u64, data: Vec<u8> },
    Cut { path: String, length: u64 },
    Synced { path: String },
    Renamed { from: String, to: String },
    Unlinked { path: String },
    FolderMade { path: String },
}

/// The record that `recorder.c` has written.
pub fn read_record(bytes: &[u8], root: &Path) -> Vec<Call> {
    let mut rest = bytes;
    let mut take = |length: usize| {
        let (taken, left) = rest.split_at_checked(length)?;
        rest = left;
        Some(taken)
    };
    let mut calls = Vec::new();
    while let Some(head) = take(17) {
        let offset = u64::from_ne_bytes(head[1..9].try_into().unwrap());
        let length = |at: usize| u32::from_ne_bytes(head[at..at + 4].try_into().unwrap()) as usize;
        let (path, data) = (take(length(9)).unwrap(), take(length(13)).unwrap());
        let below = |path: &[u8]| {
            let path = Path::new(str::from_utf8(path).unwrap());
            path.strip_prefix(root).unwrap().to_str().unwrap().to_owned()
        };
        let path = below(path);
        calls.push(match head[0] {
            b'O' => Call::Opened { path, emptied: offset == 1 },
            b'W' => Call::Written { path, offset, data: data.to_vec() },
            b'T' => Call::Cut { path, length: offset },
            b'S' => Call::Synced { path },
            b'R' => Call::Renamed { from: path, to: below(data) },
            b'U' | b'D' => Call::Unlinked { path },
            b'M' => Call::FolderMade { path },
            other => panic!("{other} is no kind of call"),
        });
    }
    calls
}

/// How much of what was not synced is there.
#[derive(Debug, Clone, Copy)]
pub enum Luck {
    /// Nothing.
    Nothing,
    /// Everything up to some point, the last write perhaps in part.
    Beginning,
    /// Some writes and not others, some of them in part.
    Some,
    /// The lengths of files, but zeros where they grew.
    Lengths,
}

impl Luck {
    pub const ALL: [Self; 4] = [Self::Nothing, Self::Beginning, Self::Some, Self::Lengths];
}

#[derive(Debug, Clone)]
enum Write {
    Data { offset: usize, data: Vec<u8> },
    Cut { length: usize },
}

impl Write {
    fn make(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Data { offset, data } => {
                let end = offset + data.len();
                if bytes.len() < end {
                    bytes.resize(end, 0);
                }
                bytes[*offset..end].copy_from_slice(data);
            }
            Self::Cut { length } => bytes.resize(*length, 0),
        }
    }

    /// A part of it: a disk writes sectors.
    fn torn(&self, dice: &mut Dice) -> Self {
        match self {
            Self::Data { offset, data } => {
                let length = (dice.below(data.len() as u64 + 1) as usize) / 512 * 512;
                Self::Data { offset: *offset, data: data[..length].to_vec() }
            }
            Self::Cut { .. } => self.clone(),
        }
    }
}

type Names = BTreeMap<String, usize>;

/// A file or folder, whatever it is called.
#[derive(Debug, Clone)]
enum Node {
    File { synced: Vec<u8>, writes: Vec<Write> },
    Folder { now: Names, synced: Names },
}

/// A change of names: folder, name, what it names then. A renaming is two that are made together.
type Naming = Vec<(usize, String, Option<usize>)>;

/// The disk while the record is replayed.
#[derive(Debug, Clone)]
pub struct Disk {
    nodes: Vec<Node>,
    namings: Vec<Naming>,
}

impl Disk {
    /// An empty folder.
    pub fn new() -> Self {
        let root = Node::Folder { now: Names::new(), synced: Names::new() };
        Self { nodes: vec![root], namings: Vec::new() }
    }

    /// Does what was done.
    pub fn replay(&mut self, call: &Call) {
        match call {
            Call::Opened { path, emptied } => {
                if self.find(path).is_none() {
                    self.make(path, Node::File { synced: Vec::new(), writes: Vec::new() });
                } else if *emptied {
                    self.write(path, Write::Cut { length: 0 });
                }
            }
            Call::Written { path, offset, data } => {
                self.write(path, Write::Data { offset: *offset as usize, data: data.clone() });
            }
            Call::Cut { path, length } => self.write(path, Write::Cut { length: *length as usize }),
            Call::Synced { path } => self.sync(path),
            Call::Renamed { from, to } => {
                let node = self.find(from).unwrap();
                let ((old, old_name), (new, new_name)) = (self.place(from), self.place(to));
                self.name(vec![(old, old_name, None), (new, new_name, Some(node))]);
            }
            Call::Unlinked { path } => {
                let (folder, name) = self.place(path);
                self.name(vec![(folder, name, None)]);
            }
            Call::FolderMade { path } => {
                self.make(path, Node::Folder { now: Names::new(), synced: Names::new() });
            }
        }
    }

    fn find(&self, path: &str) -> Option<usize> {
        path.split('/').filter(|name| !name.is_empty()).try_fold(0, |node, name| {
            match &self.nodes[node] {
                Node::Folder { now, .. } => now.get(name).copied(),
                Node::File { .. } => None,
            }
        })
    }

    /// The folder of a path and the name in it.
    fn place(&self, path: &str) -> (usize, String) {
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
        (self.find(folder).unwrap(), name.to_owned())
    }

    fn make(&mut self, path: &str, node: Node) {
        self.nodes.push(node);
        let (folder, name) = self.place(path);
        self.name(vec![(folder, name, Some(self.nodes.len() - 1))]);
    }

    fn name(&mut self, naming: Naming) {
        rename(&mut self.nodes, &naming, |now, _| now);
        self.namings.push(naming);
    }

    fn write(&mut self, path: &str, write: Write) {
        let node = self.find(path).unwrap_or_else(|| panic!("{path} was not opened"));
        if let Node::File { writes, .. } = &mut self.nodes[node] {
            writes.push(write);
        }
    }

    fn sync(&mut self, path: &str) {
        let synced_node = self.find(path).unwrap();
        match &mut self.nodes[synced_node] {
            Node::File { synced, writes } => {
                writes.drain(..).for_each(|write| write.make(synced));
            }
            Node::Folder { .. } => {
                let touches = |naming: &Naming| naming.iter().any(|part| part.0 == synced_node);
                let (done, left) = self.namings.drain(..).partition::<Vec<_>, _>(touches);
                self.namings = left;
                for naming in done {
                    rename(&mut self.nodes, &naming, |_, synced| synced);
                }
            }
        }
    }

    /// Writes the disk as a power cut may leave it into a folder.
    pub fn cut(&self, luck: Luck, dice: &mut Dice, to: &Path) {
        let mut left = self.clone();
        let names = match luck {
            Luck::Nothing => 0,
            _ => dice.below(left.namings.len() as u64 + 1) as usize,
        };
        for naming in &self.namings[..names] {
            rename(&mut left.nodes, naming, |_, synced| synced);
        }
        for node in &mut left.nodes {
            if let Node::File { synced, writes } = node {
                survive(synced, writes, luck, dice);
            }
        }
        left.materialise(0, to);
    }

    fn materialise(&self, node: usize, to: &Path) {
        match &self.nodes[node] {
            Node::File { synced, .. } => fs::write(to, synced).unwrap(),
            Node::Folder { synced, .. } => {
                fs::create_dir_all(to).unwrap();
                synced.iter().for_each(|(name, node)| self.materialise(*node, &to.join(name)));
            }
        }
    }
}

/// Makes a change of names, in the names as they are or as they are synced.
fn rename(
    nodes: &mut [Node],
    naming: &Naming,
    which: impl for<'a> Fn(&'a mut Names, &'a mut Names) -> &'a mut Names,
) {
    for (folder, name, target) in naming {
        if let Node::Folder { now, synced } = &mut nodes[*folder] {
            let names = which(now, synced);
            match target {
                Some(node) => names.insert(name.clone(), *node),
                None => names.remove(name),
            };
        }
    }
}

/// Of writes that were not synced, makes those that luck leaves.
fn survive(bytes: &mut Vec<u8>, writes: &[Write], luck: Luck, dice: &mut Dice) {
    match luck {
        Luck::Nothing => {}
        Luck::Beginning => {
            let count = dice.below(writes.len() as u64 + 1) as usize;
            writes[..count].iter().for_each(|write| write.make(bytes));
            if let Some(next) = writes.get(count) {
                next.torn(dice).make(bytes);
            }
        }
        Luck::Some => {
            for write in writes {
                match dice.below(4) {
                    0 | 1 => write.make(bytes),
                    2 => write.torn(dice).make(bytes),
                    _ => {}
                }
            }
        }
        Luck::Lengths => {
            for write in writes {
                let length = match write {
                    Write::Data { offset, data } => bytes.len().max(offset + data.len()),
                    Write::Cut { length } => *length,
                };
                bytes.resize(length, 0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    fn written(path: &str, offset: u64, data: &[u8]) -> Call {
        Call::Written { path: path.to_owned(), offset, data: data.to_vec() }
    }

    fn after(calls: &[Call], luck: Luck) -> (Folder, Option<Vec<u8>>) {
        let folder = Folder::new("disk");
        let mut disk = Disk::new();
        calls.iter().for_each(|call| disk.replay(call));
        disk.cut(luck, &mut Dice(1), &folder.store());
        let file = fs::read(folder.store().join("a")).ok();
        (folder, file)
    }

    #[test]
    fn only_what_was_synced_is_sure_to_be_there() {
        let opened = Call::Opened { path: "a".to_owned(), emptied: false };
        let synced = |path: &str| Call::Synced { path: path.to_owned() };
        let calls =
            [opened, written("a", 0, b"one"), synced("a"), synced(""), written("a", 3, b"two")];
        assert_eq!(after(&calls[..3], Luck::Nothing).1, None, "its name was not synced");
        assert_eq!(after(&calls[..4], Luck::Nothing).1.unwrap(), b"one");
        assert_eq!(after(&calls, Luck::Nothing).1.unwrap(), b"one");
        assert_eq!(after(&calls, Luck::Lengths).1.unwrap(), b"one\0\0\0");
        let renamed = Call::Renamed { from: "a".to_owned(), to: "b".to_owned() };
        let calls = [&calls[..], &[renamed, synced("b"), synced("")]].concat();
        let (folder, file) = after(&calls, Luck::Nothing);
        assert_eq!(file, None);
        assert_eq!(fs::read(folder.store().join("b")).unwrap(), b"onetwo");
    }
}
