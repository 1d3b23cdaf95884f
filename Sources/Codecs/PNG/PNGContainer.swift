internal import CDeflate

/// A PNG file in the making: the signature, the header, and chunks with their checksums.
struct PNGContainer {
  /// The file so far.
  private(set) var bytes: [UInt8]

  /// The eight bytes that every PNG file begins with.
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Bits of a component.
  private static let bits: UInt8 = 8
  /// The kinds of colour that are written, by their numbers in the header.
  private static let (rgb, rgba): (UInt8, UInt8) = (2, 6)
  /// Where a file's header tells its width and height, and what a pixel is.
  static let (width, height, depth) = (16..<20, 20..<24, 24..<29)

  /// The number of four bytes at a place of a file, greatest first.
  static func number(_ file: [UInt8], _ place: Range<Int>) -> Int {
    file[place].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Begins a file with its signature and header, 8 bits a component.
  init(width: Int, height: Int, isOpaque: Bool) {
    self.init(width: width, height: height, colorType: isOpaque ? Self.rgb : Self.rgba)
  }

  /// Begins a file whose pixels are of a kind that the header has a number for, 8 bits a component.
  init(width: Int, height: Int, colorType: UInt8) {
    bytes = Self.signature
    append(
      "IHDR",
      Self.bigEndian(UInt32(clamping: width)) + Self.bigEndian(UInt32(clamping: height))
        + [Self.bits, colorType, 0, 0, 0])
  }

  /// Appends a chunk of four-letter `type`.
  mutating func append(_ type: StaticString, _ content: [UInt8]) {
    bytes += Self.chunk(type, content)
  }

  /// A whole chunk: its length, type, content and checksum.
  static func chunk(_ type: StaticString, _ content: [UInt8]) -> [UInt8] {
    var chunk: [UInt8] = []
    chunk.reserveCapacity(content.count + 12)
    chunk += bigEndian(UInt32(content.count))
    chunk += type.withUTF8Buffer { Array($0) }
    chunk += content
    let sum = chunk.withUnsafeBytes { all in
      libdeflate_crc32(0, all.baseAddress.map { $0 + 4 }, all.count - 4)
    }
    chunk += bigEndian(sum)
    return chunk
  }

  /// The four bytes of `value`, greatest first.
  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
