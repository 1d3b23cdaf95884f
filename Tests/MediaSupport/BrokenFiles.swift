/// Files damaged at random, the same for the same seed: cut off, bits flipped, chunks of a PNG doubled, lost or
/// exchanged; every other time with checksums that are right again, so that readers go on.
public struct BrokenFiles {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }

  /// One more damaged copy of a PNG file.
  public mutating func next(of file: [UInt8]) -> [UInt8] {
    var file = file
    switch below(8) {
    case 0: file.removeLast(1 + below(file.count - 1))
    case 1: file = exchangingChunks(of: file)
    case 2:
      let start = below(file.count)
      file.removeSubrange(start..<min(file.count, start + 1 + below(64)))
    default:
      for _ in 0...below(4) { file[below(file.count)] ^= 1 << UInt8(below(8)) }
      // Sizes, places and counts are in the first bytes of chunks.
      if below(2) == 0 { file[min(file.count - 1, 8 + below(80))] = UInt8(below(256)) }
    }
    return below(2) == 0 ? file : Self.mendingChecksums(of: file)
  }

  private mutating func exchangingChunks(of file: [UInt8]) -> [UInt8] {
    var chunks = Self.chunks(of: file)
    guard !chunks.isEmpty else { return file }
    let (a, b) = (below(chunks.count), below(chunks.count))
    switch below(3) {
    case 0: chunks.swapAt(a, b)
    case 1: chunks.insert(chunks[a], at: b)
    default: chunks.remove(at: a)
    }
    return Array(file.prefix(8)) + Array(chunks.joined())
  }

  private static func chunks(of file: [UInt8]) -> [ArraySlice<UInt8>] {
    var (chunks, place) = ([ArraySlice<UInt8>](), 8)
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = min(file.count, place + 12 + length)
      chunks.append(file[place..<end])
      place = end
    }
    return chunks
  }

  private static func mendingChecksums(of file: [UInt8]) -> [UInt8] {
    var file = file
    for chunk in chunks(of: file) where chunk.count >= 12 {
      let sum = checksum(file[chunk.startIndex + 4..<chunk.endIndex - 4])
      for byte in 0..<4 {
        file[chunk.endIndex - 4 + byte] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * byte))
      }
    }
    return file
  }

  /// CRC-32 as PNG has it.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xedb8_8320 : 0) }
    }
    return ~sum
  }
}
