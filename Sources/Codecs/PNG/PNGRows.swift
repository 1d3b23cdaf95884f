internal import CDeflate
internal import Pixels

/// A picture's rows as PNG compresses them: each a filter byte and packed components.
struct PNGRows {
  let pixmap: Pixmap
  let isOpaque: Bool

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
    return [UInt8](unsafeUninitializedCapacity: size * pixmap.height + 16) { bytes, count in
      count = size * pixmap.height
      guard let start = bytes.baseAddress else { return }
      pixmap.words.withUnsafeBufferPointer { words in
        for y in 0..<pixmap.height {
          packOpaque(words, from: y * pixmap.stride, count: pixmap.width, to: start + y * size)
        }
      }
    }
  }

  /// Whether filtering helps: true for photographs, false for flat pictures, where filters destroy
  /// the repeats that a matcher lives on.
  ///
  /// A probe of every eighth row: flat pictures repeat the pixel before or above nearly everywhere.
  var isPhotographic: Bool {
    pixmap.words.withUnsafeBufferPointer { words in
      var (repeats, total) = (0, 0)
      for y in stride(from: min(4, pixmap.height - 1), to: pixmap.height, by: 8) {
        let row = y * pixmap.stride
        let above = y > 0 ? row - pixmap.stride : row
        var count: Int32 = 0
        for x in 1..<max(1, pixmap.width) {
          let pixel = words[row &+ x]
          let isSame = pixel == words[row &+ x &- 1]
          let isAbove = y > 0 && pixel == words[above &+ x]
          count &+= isSame || isAbove ? 1 : 0
        }
        repeats += Int(count)
        total += pixmap.width - 1
      }
      // Anti-aliased text on flat ground repeats more than nine in ten; dithered or photographic
      // ground less than four.
      return repeats * 2 < total
    }
  }

  /// All rows behind their filter bytes, for a compressor that wants the whole.
  func filtered() -> [UInt8] {
    let isFiltered = isPhotographic
    let size = rowSize
    return [UInt8](unsafeUninitializedCapacity: size * pixmap.height + 16) { bytes, count in
      count = size * pixmap.height
      guard let start = bytes.baseAddress else { return }
      var filter = isFiltered ? PNGFilter(rowSize: size - 1, pixelSize: pixelSize) : nil
      pixmap.words.withUnsafeBufferPointer { words in
        for y in 0..<pixmap.height {
          let row = start + y * size
          row.pointee = 0
          pack(y, of: words, to: row + 1)
          if isFiltered { row.pointee = filter?.apply(to: row + 1) ?? 0 }
        }
      }
    }
  }

  /// The rows as a zlib stream, by libdeflate at level 6.
  ///
  /// Higher levels gain 2 % for three times the time.
  func compressedSmall() throws(CodecError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(6) else {
      throw .system(path: "PNG", action: "compressing", number: 12)
    }
    defer { libdeflate_free_compressor(compressor) }
    let raw = filtered()
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { bytes, count in
      count = libdeflate_zlib_compress(
        compressor, raw, raw.count, bytes.baseAddress, bytes.count)
    }
  }

  /// The rows as a zlib stream, by the matcher for flat pictures.
  func compressedFast() -> [UInt8] {
    let size = rowSize
    let matcher = FlatMatcher(rowSize: size, pixelSize: pixelSize, rowCount: pixmap.height)
    let isFiltered = isPhotographic
    var filter = isFiltered ? PNGFilter(rowSize: size - 1, pixelSize: pixelSize) : nil
    pixmap.words.withUnsafeBufferPointer { words in
      for y in 0..<pixmap.height {
        matcher.appendRow { row in
          row.pointee = 0
          pack(y, of: words, to: row + 1)
          if isFiltered { row.pointee = filter?.apply(to: row + 1) ?? 0 }
        }
      }
    }
    return matcher.finish()
  }
}
