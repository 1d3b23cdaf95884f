internal import Pixels

/// The scanlines of a picture as PNG compresses them: each a filter byte and packed components.
struct PNGRows {
  let pixmap: Pixmap
  let isOpaque: Bool

  /// Bytes of room behind rows that are packed: four pixels are written at once.
  static let slack = 16
  /// Of a hundred pixels of a flat row at least so many repeat the one before or above: anti-aliased text on
  /// flat ground does so more than nine times in ten.
  private static let flatShare = 92
  /// Of a hundred pixels of a photograph's row fewer than so many do.
  private static let photographicShare = 35
  /// The row of a band by which it is judged: one of the middle.
  private static let judgedRow = 4

  /// Bytes a pixel: 3 when opaque, else 4.
  var pixelSize: Int { isOpaque ? 3 : 4 }
  /// Bytes of a row with its filter byte.
  var rowSize: Int { pixmap.width * pixelSize + 1 }

  init(_ pixmap: Pixmap, isOpaque: Bool) { (self.pixmap, self.isOpaque) = (pixmap, isOpaque) }

  /// Writes the components of row `y`; up to 12 bytes after them are overwritten.
  @inline(__always)
  func pack(
    _ y: Int, of words: UnsafeBufferPointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    if isOpaque {
      packOpaque(words, from: y &* pixmap.stride, count: pixmap.width, to: bytes)
    } else {
      packStraight(words, from: y &* pixmap.stride, count: pixmap.width, to: bytes)
    }
  }

  /// An opaque picture as RGB without padding.
  static func opaqueBytes(of pixmap: Pixmap) -> [UInt8] {
    let size = pixmap.width * 3
    return [UInt8](unsafeUninitializedCapacity: size * pixmap.height + slack) { bytes, count in
      count = size * pixmap.height
      guard let start = bytes.baseAddress else { return }
      pixmap.words.withUnsafeBufferPointer { words in
        for y in 0..<pixmap.height {
          packOpaque(words, from: y * pixmap.stride, count: pixmap.width, to: start + y * size)
        }
      }
    }
  }

  /// The look of a band of rows, at a glance.
  enum Look {
    /// Filters would destroy the repeats that a matcher lives on.
    case flat
    /// Filters help.
    case photographic
    /// It has to be tried.
    case unclear
  }

  /// How each band of ``FlatMatcher/bandHeight`` rows looks, by one of its rows.
  ///
  /// Flat pictures repeat the pixel before or above nearly everywhere, photographs hardly.
  var looks: [Look] {
    let last = pixmap.height - 1
    return stride(from: 0, through: last, by: FlatMatcher.bandHeight).map { top in
      let (count, all) = (repeats(inRow: min(top + Self.judgedRow, last)), pixmap.width - 1)
      if count * 100 >= all * Self.flatShare { return .flat }
      return count * 100 < all * Self.photographicShare ? .photographic : .unclear
    }
  }

  /// How many pixels of row `y` but the first are equal to the one before or above.
  private func repeats(inRow y: Int) -> Int {
    pixmap.words.withUnsafeBufferPointer { words in
      let row = y * pixmap.stride
      // Nothing is above the first row; there a pixel is compared with the one before twice.
      let above = y > 0 ? row - pixmap.stride : row - 1
      var count: Int32 = 0
      for x in 1..<max(1, pixmap.width) {
        let pixel = words[row &+ x]
        let isBefore: Int32 = pixel == words[row &+ x &- 1] ? 1 : 0
        let isAbove: Int32 = pixel == words[above &+ x] ? 1 : 0
        count &+= isBefore | isAbove
      }
      return Int(count)
    }
  }
}
