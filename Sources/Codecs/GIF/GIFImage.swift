/// One image of a GIF: where it lies, its palette and indices, and how it leaves the screen.
struct GIFImage {
  /// The disposal of an image: what becomes of it when its time is over.
  enum Disposal: UInt8 {
    /// It stays.
    case keep = 1
    /// Its rectangle becomes transparent.
    case clear = 2
  }

  /// Labels of blocks: what they begin with.
  enum Label {
    static let (extensionBlock, image, end): (UInt8, UInt8, UInt8) = (0x21, 0x2c, 0x3b)
    /// Kinds of extensions.
    static let (control, application): (UInt8, UInt8) = (0xf9, 0xff)
  }

  /// The greatest number of two bytes: a side in pixels, a delay in 1/100 s, a count of plays.
  static let greatest = Int(UInt16.max)
  /// The flag of an image that has a palette of its own.
  private static let ownPalette: UInt8 = 0x80

  var box: PixelBox
  /// Colours, red in the lowest byte; one more for the transparent index.
  var colors: [UInt32]
  /// The index that leaves the screen as it is.
  var transparentIndex: UInt8?
  /// Palette indices, row by row.
  var indices: [UInt8]
  /// Compressed indices, from the code size to the terminator.
  var compressed: [UInt8]
  var disposal = Disposal.keep
  /// The delay: time on screen in 1/100 s.
  var delay: Int

  /// Bits of an index, at least 2 as GIF's LZW demands.
  static func bits(forColors count: Int) -> Int {
    var bits = 2
    while 1 << bits < count { bits += 1 }
    return bits
  }

  /// A single transparent pixel: it shows nothing, and time passes.
  static func pause(_ delay: Int, _ encoder: inout LZWEncoder) -> GIFImage {
    GIFImage(
      box: PixelBox(columns: 0...0, rows: 0...0), colors: [0, 0], transparentIndex: 0,
      indices: [0], compressed: encoder.encode([0], bits: 2), delay: delay)
  }

  /// Has the image cleared with all of `larger`, in which it lies; what is added shows nothing.
  mutating func clear(_ larger: PixelBox, _ encoder: inout LZWEncoder) {
    disposal = .clear
    // An image that leaves nothing as it is covers the canvas.
    guard larger != box, let transparentIndex else { return }
    var widened = [UInt8](repeating: transparentIndex, count: larger.width * larger.height)
    for y in 0..<box.height {
      let target = (box.y - larger.y + y) * larger.width + box.x - larger.x
      widened.replaceSubrange(
        target..<target + box.width, with: indices[y * box.width..<(y + 1) * box.width])
    }
    (box, indices) = (larger, widened)
    compressed = encoder.encode(indices, bits: Self.bits(forColors: colors.count))
  }

  /// The image as it stands in a file: control extension, descriptor, palette, indices.
  var bytes: [UInt8] {
    var bytes: [UInt8] = [Label.extensionBlock, Label.control, 4]
    bytes.append(disposal.rawValue << 2 | (transparentIndex == nil ? 0 : 1))
    bytes += Self.littleEndian(delay) + [transparentIndex ?? 0, 0]
    bytes.append(Label.image)
    for value in [box.x, box.y, box.width, box.height] { bytes += Self.littleEndian(value) }
    let bits = Self.bits(forColors: colors.count)
    bytes.append(Self.ownPalette | UInt8(bits - 1))
    for index in 0..<1 << bits {
      let color = index < colors.count ? colors[index] : 0
      bytes += [0, 8, 16].map { UInt8(truncatingIfNeeded: color >> $0) }
    }
    return bytes + compressed
  }

  /// Two bytes, lower first.
  static func littleEndian(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }
}
