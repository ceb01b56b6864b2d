//! Comparing a picture with the one that is kept.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use kamen::render::Raster;

/// Size and colours of a PNG file.
pub fn decode(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut pixels).unwrap();
    (frame.width, frame.height, pixels)
}

/// Demands that a picture looks as the one kept under a name, to the pixel.
pub fn check(name: &str, raster: &Raster) {
    let bytes = raster.png();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let kept = root.join("tests/pictures/golden").join(format!("{name}.png"));
    if std::env::var_os("KAMEN_RENEW").is_some() {
        fs::create_dir_all(kept.parent().unwrap()).unwrap();
        // A file whose pixels have not changed stays as it is.
        if fs::read(&kept).is_ok_and(|old| decode(&old) == decode(&bytes)) {
            return;
        }
        fs::write(&kept, bytes).unwrap();
        return;
    }
    let expected = fs::read(&kept).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
    if decode(&expected) != decode(&bytes) {
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
        let drawn = target.join("pictures").join(format!("{name}.png"));
        fs::create_dir_all(drawn.parent().unwrap()).unwrap();
        fs::write(&drawn, bytes).unwrap();
        panic!("{} looks different now: {}", kept.display(), drawn.display());
    }
}
