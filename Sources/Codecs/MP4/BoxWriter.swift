/// A writer of boxes: bytes of an ISO base media file, big-endian.
struct BoxWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends a box.
  ///
  /// - Parameters:
  ///   - type: Its four letters.
  ///   - body: Appends what is in it.
  mutating func box(_ type: StaticString, _ body: (inout BoxWriter) -> Void) {
    let start = bytes.count
    add32(0)
    add(type)
    body(&self)
    let size = UInt32(bytes.count - start)
    for index in 0..<4 {
      bytes[start + index] = UInt8(truncatingIfNeeded: size >> (24 - 8 * index))
    }
  }

  /// Appends a box that begins with a version and flags.
  mutating func fullBox(
    _ type: StaticString, version: UInt8 = 0, flags: UInt32 = 0,
    _ body: (inout BoxWriter) -> Void
  ) {
    box(type) {
      $0.add32(UInt32(version) << 24 | flags)
      body(&$0)
    }
  }

  /// Appends letters as they are.
  mutating func add(_ text: StaticString) { text.withUTF8Buffer { bytes += $0 } }

  mutating func add(_ more: [UInt8]) { bytes += more }

  mutating func add8(_ value: UInt8) { bytes.append(value) }

  mutating func add16(_ value: UInt16) {
    add8(UInt8(value >> 8))
    add8(UInt8(truncatingIfNeeded: value))
  }

  mutating func add32(_ value: UInt32) {
    add16(UInt16(value >> 16))
    add16(UInt16(truncatingIfNeeded: value))
  }

  mutating func add64(_ value: UInt64) {
    add32(UInt32(value >> 32))
    add32(UInt32(truncatingIfNeeded: value))
  }

  /// Appends `count` zero bytes.
  mutating func addZeros(_ count: Int) { bytes += [UInt8](repeating: 0, count: count) }

  /// Appends a time or an offset: 64 bits in a box of version 1, else 32.
  mutating func add(_ value: Int, version: UInt8) {
    version == 1 ? add64(UInt64(value)) : add32(UInt32(value))
  }
}
