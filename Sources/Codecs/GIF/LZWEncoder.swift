/// Compresses palette indices as GIF does.
///
/// Source: GIF89a specification, appendix F.
/// The string table is an open-addressed hash of (string, next index), cleared when it is full.
struct LZWEncoder {
  var keys: [UInt32]
  var codes: [UInt16]
  static let slotBits: UInt32 = 14
  static let empty = UInt32.max

  /// Creates an encoder; one serves any number of images.
  init() {
    keys = [UInt32](repeating: Self.empty, count: 1 << Self.slotBits)
    codes = [UInt16](repeating: 0, count: 1 << Self.slotBits)
  }

  /// The compressed form of `indices`, in sub-blocks, from the code size to the terminator.
  ///
  /// - Parameters:
  ///   - indices: At least one index below 2^`bits`.
  ///   - bits: Bits of an index, 2...8.
  /// - Returns: The bytes that follow an image's palette.
  mutating func encode(_ indices: [UInt8], bits: Int) -> [UInt8] {
    var output = LZWBits(minimumCodeSize: bits)
    let clear = UInt32(1) << bits
    var next = clear + 2
    var size = UInt32(bits + 1)
    keys.withUnsafeMutableBufferPointer { keys in
      codes.withUnsafeMutableBufferPointer { codes in
        indices.withUnsafeBufferPointer { indices in
          keys.update(repeating: Self.empty)
          output.put(clear, size)
          var current = UInt32(indices[0])
          for place in 1..<max(1, indices.count) {
            let index = UInt32(indices[place])
            let key = current &<< 8 | index
            var slot = Int((key &* 2_654_435_761) &>> (32 &- Self.slotBits))
            while keys[slot] != key, keys[slot] != Self.empty { slot = (slot &+ 1) & 0x3fff }
            if keys[slot] == key {
              current = UInt32(codes[slot])
              continue
            }
            output.put(current, size)
            current = index
            if next < 4096 {
              keys[slot] = key
              codes[slot] = UInt16(truncatingIfNeeded: next)
              if next >= 1 &<< size { size &+= 1 }
              next &+= 1
            } else {
              output.put(clear, size)
              keys.update(repeating: Self.empty)
              next = clear &+ 2
              size = UInt32(bits &+ 1)
            }
          }
          output.put(current, size)
          if next >= 1 &<< size, size < 12 { size &+= 1 }
          output.put(clear &+ 1, size)
        }
      }
    }
    return output.finish()
  }
}

/// Codes of growing size, lowest bit first, in sub-blocks of at most 255 bytes.
struct LZWBits {
  private var bytes: [UInt8]
  private var held: UInt32 = 0
  private var heldCount: UInt32 = 0
  private var lengthPlace = 1
  private var room = 255

  init(minimumCodeSize: Int) {
    bytes = [UInt8(minimumCodeSize), 0]
    bytes.reserveCapacity(1 << 15)
  }

  @inline(__always)
  mutating func put(_ code: UInt32, _ size: UInt32) {
    held |= code &<< heldCount
    heldCount &+= size
    while heldCount >= 8 {
      append(UInt8(truncatingIfNeeded: held))
      held &>>= 8
      heldCount &-= 8
    }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    if room == 0 {
      bytes[lengthPlace] = 255
      lengthPlace = bytes.count
      bytes.append(0)
      room = 255
    }
    bytes.append(byte)
    room &-= 1
  }

  mutating func finish() -> [UInt8] {
    if heldCount > 0 { append(UInt8(truncatingIfNeeded: held)) }
    bytes[lengthPlace] = UInt8(255 - room)
    // An image without a byte of data does not occur: there is always a clear code.
    bytes.append(0)
    return bytes
  }
}
