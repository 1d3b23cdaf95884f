/// What mixes whole blocks into words that become a digest.
protocol BlockHash: Sendable {
  /// The bytes of a block.
  static var blockLength: Int { get }
  /// The bytes in which the last block says how many bits there were.
  static var lengthOfCount: Int { get }
  /// Whether the low byte of a word comes first.
  static var isLittleEndian: Bool { get }
  /// The words as bytes.
  var bytes: [UInt8] { get }
  /// Mixes in a block.
  mutating func mix(_ block: [UInt8])
}

/// The digest of bytes that arrive in pieces, which are cut into blocks.
struct PaddedHash<Block: BlockHash>: Sendable {
  private var block: Block
  /// Bytes that do not fill a block yet.
  private var pending: [UInt8] = []
  private var count: UInt64 = 0

  /// Creates the digest of no bytes.
  init(_ block: Block) { self.block = block }

  /// Adds bytes to what is digested.
  mutating func update(_ bytes: [UInt8]) {
    count += UInt64(bytes.count)
    pending += bytes
    var start = 0
    while pending.count - start >= Block.blockLength {
      block.mix(Array(pending[start..<start + Block.blockLength]))
      start += Block.blockLength
    }
    pending.removeFirst(start)
  }

  /// The digest of what was added: a 1, as many 0 as are needed, and how many bits there were.
  consuming func finalize() -> [UInt8] {
    let bits = (count * 8).bytes(isLittleEndian: Block.isLittleEndian)
    var padding: [UInt8] = [0x80]
    let used = (pending.count + 1 + Block.lengthOfCount) % Block.blockLength
    padding += [UInt8](repeating: 0, count: (Block.blockLength - used) % Block.blockLength)
    padding += [UInt8](repeating: 0, count: Block.lengthOfCount - bits.count) + bits
    update(padding)
    return block.bytes
  }
}

extension FixedWidthInteger {
  /// Its bytes, the low or the high one first.
  func bytes(isLittleEndian: Bool) -> [UInt8] {
    let low = stride(from: 0, to: Self.bitWidth, by: 8).map {
      UInt8(truncatingIfNeeded: self >> $0)
    }
    return isLittleEndian ? low : low.reversed()
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// Its bits, those that fall out at the low end coming in at the high one.
  func turnedRight(_ count: Self) -> Self {
    self &>> count | self &<< (Self(Self.bitWidth) - count)
  }
}
