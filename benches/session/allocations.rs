//! Counts what is allocated.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

struct Counting;

static PIECES: AtomicUsize = AtomicUsize::new(0);
static BYTES: AtomicUsize = AtomicUsize::new(0);

/// How much has been allocated: pieces of memory, and bytes in them.
#[derive(Clone, Copy)]
pub struct Allocated {
    pub pieces: usize,
    pub bytes: usize,
}

impl Allocated {
    /// All that has been allocated so far.
    pub fn so_far() -> Self {
        let [pieces, bytes] = [&PIECES, &BYTES].map(|count| count.load(Ordering::Relaxed));
        Self { pieces, bytes }
    }

    /// What has been allocated since.
    pub fn since(self) -> Self {
        let now = Self::so_far();
        Self { pieces: now.pieces - self.pieces, bytes: now.bytes - self.bytes }
    }
}

fn count(bytes: usize) {
    PIECES.fetch_add(1, Ordering::Relaxed);
    BYTES.fetch_add(bytes, Ordering::Relaxed);
}

// SAFETY: every call is handed on to the system's allocator as it is.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller keeps the promises.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: the caller keeps the promises.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the promises.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        // SAFETY: the caller keeps the promises.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;
