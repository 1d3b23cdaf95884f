internal import CFreeType
internal import Pixels

/// The colour picture that a font holds for a glyph, at the font's one size.
struct GlyphPicture: Sendable {
  let pixmap: Pixmap
  /// Pixels of the picture to the em.
  let pixelsPerEm: Double
  /// The bearings: from the pen to the picture's left edge, and from the baseline up to its top, in
  /// pixels.
  let left: Double
  let top: Double

  /// Takes the picture that FreeType has just loaded; `nil` if it is none or in another format.
  init?(_ slot: FT_GlyphSlotRec, unitsToTheEm: Int) {
    let bitmap = slot.bitmap
    guard slot.format == FT_GLYPH_FORMAT_BITMAP, unitsToTheEm > 0,
      Int(bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue), let bytes = bitmap.buffer
    else { return nil }
    var pixmap = Pixmap(width: Int(bitmap.width), height: Int(bitmap.rows))
    for y in 0..<pixmap.height {
      let row = bytes + y * Int(bitmap.pitch)
      for x in 0..<pixmap.width {
        let (blue, green) = (UInt32(row[4 * x]), UInt32(row[4 * x + 1]))
        let (red, alpha) = (UInt32(row[4 * x + 2]), UInt32(row[4 * x + 3]))
        pixmap[x, y] = red | green << 8 | blue << 16 | alpha << 24
      }
    }
    self.pixmap = pixmap
    pixelsPerEm = Double(unitsToTheEm)
    left = Double(slot.bitmap_left)
    top = Double(slot.bitmap_top)
  }
}
