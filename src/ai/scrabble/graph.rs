//! The words as a graph made for searching: a node tells its letters as one 64-bit set.
//!
//! It is the automaton of the lexicon, spread out. Which tiles of a rack lead on from a node, and
//! which of them end a word, are single operations on sets, whatever the alphabet; and it stays
//! small enough for the processor's cache: the two and a half million words of Czech take 5 MB.

use std::collections::HashMap;

use crate::lexicon::automaton::{Automaton, State};
use crate::lexicon::container::Section;
use crate::lexicon::{Alphabet, Vocabulary};

/// A set of letters by their places in the alphabet.
pub(super) type LetterSet = u64;

/// A node by its place in the graph.
pub(super) type NodeId = u32;

/// What can follow after some first letters.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(32))]
pub(super) struct Node {
    /// The letters that lead on.
    pub letters: LetterSet,
    /// Those with which a word ends.
    pub ends: LetterSet,
    /// All letters anywhere behind this node.
    pub behind: LetterSet,
    /// Where the targets of the letters begin.
    first: u32,
    /// Bit `n` is set when some word ends after exactly `n` more letters.
    pub lengths: u32,
}

/// The words of a lexicon over the alphabet of an edition.
#[derive(Clone)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    targets: Vec<NodeId>,
}

impl Graph {
    /// The node where no letter leads on.
    pub const NONE: NodeId = 0;
    /// The node before the first letter.
    pub const ROOT: NodeId = 1;

    /// Spreads the words of a vocabulary out, those that can be written with the alphabet.
    pub fn new(words: &Vocabulary, alphabet: &Alphabet) -> Self {
        let places: Vec<Option<u8>> = words
            .alphabet()
            .letters()
            .iter()
            .map(|&letter| alphabet.position(letter).map(|place| place as u8))
            .collect();
        let automaton = words.merged();
        let mut spread = Spread {
            automaton: &automaton,
            places,
            graph: Self { nodes: vec![Node::default(); 2], targets: Vec::new() },
            known: HashMap::new(),
        };
        let root = spread.node(automaton.root());
        let mut graph = spread.graph;
        graph.nodes[Self::ROOT as usize] = graph.nodes[root as usize];
        graph.nodes.shrink_to_fit();
        graph.targets.shrink_to_fit();
        graph
    }

    /// A node's sets.
    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    /// Where a letter leads that the node has.
    #[inline]
    pub fn target(&self, node: &Node, letter: u8) -> NodeId {
        let before = node.letters & ((1 << letter) - 1);
        self.targets[(node.first + before.count_ones()) as usize]
    }

    /// Where a letter leads, or [`Graph::NONE`], and whether a word ends with it.
    #[inline]
    pub fn step(&self, id: NodeId, letter: u8) -> (NodeId, bool) {
        let node = self.node(id);
        if node.letters >> letter & 1 == 0 {
            return (Self::NONE, false);
        }
        (self.target(node, letter), node.ends >> letter & 1 != 0)
    }

    /// Calls for every word of up to so many letters.
    pub fn for_each_word(&self, longest: usize, visit: &mut impl FnMut(&[u8])) {
        self.visit(Self::ROOT, longest, &mut Vec::with_capacity(longest), visit);
    }

    fn visit(&self, id: NodeId, longest: usize, word: &mut Vec<u8>, visit: &mut impl FnMut(&[u8])) {
        if word.len() == longest {
            return;
        }
        let node = self.node(id);
        for letter in letters(node.letters) {
            word.push(letter);
            if node.ends >> letter & 1 != 0 {
                visit(word);
            }
            self.visit(self.target(node, letter), longest, word, visit);
            word.pop();
        }
    }

    /// The memory that it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>() + self.targets.capacity() * size_of::<NodeId>()
    }
}

/// The letters of a set, from the first of the alphabet on.
#[inline]
pub(super) fn letters(mut set: LetterSet) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let letter = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            letter
        })
    })
}

/// A graph in the making.
struct Spread<'a> {
    automaton: &'a Automaton<Section>,
    /// The edition's place of each letter of the lexicon.
    places: Vec<Option<u8>>,
    graph: Graph,
    known: HashMap<State, NodeId>,
}

impl Spread<'_> {
    /// The node of a state; those that it leads to are made first.
    fn node(&mut self, state: State) -> NodeId {
        if let Some(&id) = self.known.get(&state) {
            return id;
        }
        let mut steps: Vec<(u8, NodeId)> = Vec::new();
        let mut node = Node::default();
        for step in self.automaton.transitions(state) {
            let Some(letter) = self.places.get(usize::from(step.letter)).copied().flatten() else {
                continue;
            };
            let target = self.node(step.target);
            if target == Graph::NONE && !step.ends_word {
                continue;
            }
            let behind = *self.graph.node(target);
            node.letters |= 1 << letter;
            node.ends |= u64::from(step.ends_word) << letter;
            node.behind |= behind.behind | 1 << letter;
            node.lengths |= behind.lengths << 1 | u32::from(step.ends_word) << 1;
            steps.push((letter, target));
        }
        let id = if node.letters == 0 {
            Graph::NONE
        } else {
            steps.sort_unstable();
            node.first = self.graph.targets.len() as u32;
            self.graph.targets.extend(steps.iter().map(|&(_, target)| target));
            self.graph.nodes.push(node);
            (self.graph.nodes.len() - 1) as NodeId
        };
        self.known.insert(state, id);
        id
    }
}
