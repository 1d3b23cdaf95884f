internal import CDeflate
public import Pixels

/// A picture in at most 256 colours of its own choice, for small files and for terminals.
///
/// A pure function of the pixels: colours are chosen as a GIF's are, without dithering.
public struct IndexedPicture: Hashable, Sendable {
  /// Colours that a picture can have.
  public static let colorCounts = 2...Palette.greatestCount
  /// libdeflate's level: small pictures for people are worth the time.
  private static let level: Int32 = 9
  /// The kind of colour in a PNG's header: a palette's places.
  private static let indexed: UInt8 = 3

  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Red in the lowest byte, then green and blue.
  public let colors: [UInt32]
  /// The place of each pixel's colour, row by row.
  public let indices: [UInt8]

  /// Chooses colours.
  ///
  /// - Parameters:
  ///   - pixmap: The picture; what is not opaque is laid on black.
  ///   - count: Colours at most, of ``colorCounts``.
  public init(_ pixmap: Pixmap, colorCount count: Int = 256) {
    (width, height) = (pixmap.width, pixmap.height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for word in pixmap.words[y * pixmap.stride..<y * pixmap.stride + width] {
        pixels.append(word | Alpha.opaque)
      }
    }
    var census = ColorCensus()
    census.take(pixels, count: pixels.count)
    let limits = Self.colorCounts
    let palette = Palette(
      census, greatestCount: min(max(count, limits.lowerBound), limits.upperBound))
    colors = palette.entries.map { $0 & ~Alpha.opaque }
    let assignment = palette.assignment
    indices = census.members.prefix(pixels.count).map { assignment[Int($0)] }
  }

  /// The picture as a PNG file with a palette.
  ///
  /// - Returns: The file's bytes.
  /// - Throws: ``CodecError/unsupportedSize(path:width:height:accepted:)`` for a picture without pixels,
  ///   ``CodecError/system(path:action:number:)`` where memory is short.
  public func png() throws(CodecError) -> [UInt8] {
    guard width > 0, height > 0 else {
      throw .unsupportedSize(path: "PNG", width: width, height: height, accepted: "1×1 and more")
    }
    guard let compressor = libdeflate_alloc_compressor(Self.level) else {
      throw .system(path: "PNG", action: "compressing", number: SystemCall.outOfMemory)
    }
    defer { libdeflate_free_compressor(compressor) }
    var raw: [UInt8] = []
    raw.reserveCapacity((width + 1) * height)
    for y in 0..<height {
      // No filter: neighbours in a palette are no neighbours in colour.
      raw.append(0)
      raw += indices[y * width..<(y + 1) * width]
    }
    let bound = libdeflate_zlib_compress_bound(compressor, raw.count)
    let stream = [UInt8](unsafeUninitializedCapacity: bound) { bytes, count in
      count = libdeflate_zlib_compress(
        compressor, raw, raw.count, bytes.baseAddress, bytes.count)
    }
    var file = PNGContainer(width: width, height: height, colorType: Self.indexed)
    file.append("sRGB", [0])
    file.append("PLTE", colors.flatMap { color in [0, 8, 16].map { UInt8(color >> $0 & 255) } })
    file.append("IDAT", stream)
    file.append("IEND", [])
    return file.bytes
  }
}
