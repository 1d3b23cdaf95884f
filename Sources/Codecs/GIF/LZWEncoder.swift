/// The LZW encoder of GIF: compresses palette indices.
///
/// Source: GIF89a specification, appendix F.
struct LZWEncoder {
  var table = LZWTable()

  /// The compressed form of `indices`, in sub-blocks, from the code size to the terminator.
  ///
  /// - Parameters:
  ///   - indices: At least one index below 2^`bits`.
  ///   - bits: Bits of an index, 2...8.
  /// - Returns: The bytes that follow an image's palette.
  mutating func encode(_ indices: [UInt8], bits: Int) -> [UInt8] {
    indices.withUnsafeBufferPointer { encode($0, bits: bits) { _, _, _ in nil } }
  }

  /// The same, with a way out where no known string continues with an index.
  ///
  /// - Parameters:
  ///   - indices: At least one index below 2^`bits`; those that were passed may be overwritten.
  ///   - bits: Bits of an index, 2...8.
  ///   - instead: Is given an index's place, the index, and what finds the code of the string so far with another
  ///     index after it; returns such a code, if that index may stand there.
  /// - Returns: The bytes that follow an image's palette.
  @inline(__always)
  mutating func encode(
    _ indices: UnsafeBufferPointer<UInt8>, bits: Int,
    instead: (Int, UInt8, (UInt8) -> UInt32?) -> UInt32?
  ) -> [UInt8] {
    var output = LZWBits(minimumCodeSize: bits)
    let clear = UInt32(1) << bits
    var next = clear + 2
    var size = UInt32(bits + 1)
    table.withSlots { slots in
      slots.clear()
      output.put(clear, size)
      var current = UInt32(indices[0])
      for place in 1..<max(1, indices.count) {
        let index = UInt32(indices[place])
        if let code = slots.latest(current, index) {
          current = code
          continue
        }
        let found = slots.find(current, index)
        if let code = slots.code(found) {
          slots.remember(current, index, code)
          current = code
          continue
        }
        if let code = instead(
          place, indices[place], { slots.code(slots.find(current, UInt32($0))) })
        {
          current = code
          continue
        }
        output.put(current, size)
        if next < LZWTable.codeCount {
          slots.store(current, index, code: next, at: found)
          if next >= 1 &<< size { size &+= 1 }
          next &+= 1
        } else {
          output.put(clear, size)
          slots.clear()
          next = clear &+ 2
          size = UInt32(bits &+ 1)
        }
        current = index
      }
      output.put(current, size)
      if next >= 1 &<< size, size < LZWTable.greatestSize { size &+= 1 }
      output.put(clear &+ 1, size)
    }
    return output.finish()
  }
}

/// The string table of LZW: strings so far, by the string that each continues and the index that it adds.
struct LZWTable {
  /// Codes that the format allows, and their bits.
  static let codeCount = UInt32(1) << greatestSize
  static let greatestSize: UInt32 = 12

  private var slots = [UInt32](repeating: Slots.empty, count: Slots.count)
  private var latest = [UInt32](repeating: Slots.empty, count: Int(LZWTable.codeCount))

  /// The hash table while it is worked with.
  struct Slots {
    static let bits: UInt32 = 14
    static let count = 1 << Int(bits)
    /// No string continues code 4095: the table is full when it is given.
    static let empty = UInt32.max
    /// An open-addressed hash: a string's code, an index and the longer string's code in 12, 8 and 12 bits.
    let slots: UnsafeMutableBufferPointer<UInt32>
    /// For each string the index that it was continued with last, and the longer string's code in 12 bits.
    let latest: UnsafeMutableBufferPointer<UInt32>

    @inline(__always)
    func clear() {
      slots.update(repeating: Self.empty)
      latest.update(repeating: Self.empty)
    }

    /// The code of a string and an index after it, if the string was last continued so: half the time of a
    /// look into the hash, and in runs always right.
    @inline(__always)
    func latest(_ string: UInt32, _ index: UInt32) -> UInt32? {
      let found = latest[Int(string)]
      return found &>> 12 == index ? found & 0xfff : nil
    }

    /// Has ``latest(_:_:)`` find a string and an index.
    @inline(__always)
    func remember(_ string: UInt32, _ index: UInt32, _ code: UInt32) {
      latest[Int(string)] = index &<< 12 | code
    }

    /// The slot of a string and an index after it, or the empty one where they belong.
    @inline(__always)
    func find(_ string: UInt32, _ index: UInt32) -> Int {
      let key = string &<< 8 | index
      var slot = Int((key &* GoldenRatio.of32) &>> (32 &- Self.bits))
      while slots[slot] &>> 12 != key, slots[slot] != Self.empty {
        slot = (slot &+ 1) & (Self.count &- 1)
      }
      return slot
    }

    /// The code in a slot; `nil` if it is empty.
    @inline(__always)
    func code(_ slot: Int) -> UInt32? {
      slots[slot] == Self.empty ? nil : slots[slot] & 0xfff
    }

    @inline(__always)
    func store(_ string: UInt32, _ index: UInt32, code: UInt32, at slot: Int) {
      slots[slot] = (string &<< 8 | index) &<< 12 | code
      remember(string, index, code)
    }
  }

  @inline(__always)
  mutating func withSlots(_ body: (Slots) -> Void) {
    slots.withUnsafeMutableBufferPointer { slots in
      latest.withUnsafeMutableBufferPointer { body(Slots(slots: slots, latest: $0)) }
    }
  }
}

/// A bit stream of LZW: codes of growing size, lowest bit first, in sub-blocks of at most 255 bytes.
struct LZWBits {
  private var bytes: [UInt8]
  private var held: UInt32 = 0
  private var heldCount: UInt32 = 0
  private var lengthPlace = 1
  private var room = LZWBits.blockSize

  /// Bytes of the longest sub-block.
  private static let blockSize = 255

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
      bytes[lengthPlace] = UInt8(Self.blockSize)
      lengthPlace = bytes.count
      bytes.append(0)
      room = Self.blockSize
    }
    bytes.append(byte)
    room &-= 1
  }

  mutating func finish() -> [UInt8] {
    if heldCount > 0 { append(UInt8(truncatingIfNeeded: held)) }
    bytes[lengthPlace] = UInt8(Self.blockSize - room)
    // An image without a byte of data does not occur: there is always a clear code.
    bytes.append(0)
    return bytes
  }
}
