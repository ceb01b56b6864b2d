//! A picture as a PNG file.

use super::raster::Raster;

impl Raster {
    /// The picture as a PNG file with a palette.
    pub fn png(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(64 << 10);
        // Writing to memory cannot fail; sizes and palette are right by the raster's nature.
        let _ = self.write_png(&mut bytes);
        bytes
    }

    fn write_png(&self, bytes: &mut Vec<u8>) -> Result<(), png::EncodingError> {
        let mut encoder = png::Encoder::new(bytes, self.width(), self.height());
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        let palette = self.colours().iter().flat_map(|c| [c.red, c.green, c.blue]);
        encoder.set_palette(palette.collect::<Vec<u8>>());
        // Indices of neighbours say nothing about each other, so nothing is filtered; BENCHMARKS.md
        // compares the levels.
        encoder.set_filter(png::Filter::NoFilter);
        encoder.set_deflate_compression(png::DeflateCompression::Level(LEVEL));
        encoder.write_header()?.write_image_data(self.indices())
    }
}

/// The level of compression: the next one takes much longer and saves a tenth.
const LEVEL: u8 = 5;

#[cfg(test)]
mod tests {
    use super::super::colour::Colour;
    use super::super::raster::Area;
    use super::*;

    #[test]
    fn a_decoder_reads_the_same_pixels() {
        let mut raster = Raster::new(31, 7, Colour::new(1, 2, 3));
        raster.fill(Area::new(3, 3, 9, 2), Colour::new(250, 100, 0));
        let bytes = raster.png();
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        let expected = raster.indices().iter().flat_map(|&index| {
            let colour = raster.colours()[usize::from(index)];
            [colour.red, colour.green, colour.blue]
        });
        assert_eq!(pixels, expected.collect::<Vec<u8>>());
    }
}
