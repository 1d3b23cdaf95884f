/// A QR code of bytes: model 2, byte mode, in the smallest version that holds them.
///
/// Source: ISO/IEC 18004. The mask is that of the least penalty, the first of equals.
struct QRCode: Sendable {
  let version: QRVersion
  let level: QRLevel
  /// Which of the eight masks lies over it.
  let mask: Int
  /// Whether modules are dark, row by row from the top.
  let modules: [[Bool]]

  /// Creates the code of bytes.
  ///
  /// - Parameters:
  ///   - bytes: What it says; `nil` comes of more than the largest version holds.
  ///   - level: How much of it may be lost.
  init?(_ bytes: [UInt8], level: QRLevel) {
    guard let version = QRVersion.all.first(where: { $0.capacity(level) >= bytes.count }) else {
      return nil
    }
    let data = Self.dataWords(bytes, version, level)
    var grid = QRGrid(version)
    grid.place(Self.interleaved(data, version, level))
    let choices = (0..<8).map { mask in grid.masked(by: mask, level) }
    let penalties = choices.map { QRPenalty.total($0) }
    let best = penalties.indices.min { penalties[$0] < penalties[$1] } ?? 0
    (self.version, self.level) = (version, level)
    (mask, modules) = (best, choices[best])
  }

  /// The modules with a light one around at each side, as Core Image leaves it.
  var framed: [[Bool]] {
    let line = [[Bool](repeating: false, count: version.side + 2)]
    let rows: [[Bool]] = modules.map { row in [false] + row + [false] }
    return line + rows + line
  }

  /// The bytes with what says how many they are, filled up.
  ///
  /// - Parameters:
  ///   - bytes: What is said.
  ///   - version: The size.
  ///   - level: How much may be lost.
  /// - Returns: As many words as there is room for.
  static func dataWords(_ bytes: [UInt8], _ version: QRVersion, _ level: QRLevel) -> [UInt8] {
    let room = version.dataWords(level)
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(byteMode, 4)
    append(bytes.count, version.countBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, room * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var words = (0..<bits.count / 8).map { word in
      (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[word * 8 + $1] ? 1 : 0) }
    }
    var isFirst = true
    while words.count < room {
      words.append(isFirst ? 0xec : 0x11)
      isFirst.toggle()
    }
    return words
  }

  /// The word for bytes among the modes.
  private static let byteMode = 4

  /// The words in blocks, each with words for correction, taken in turns.
  ///
  /// - Parameters:
  ///   - data: What is said.
  ///   - version: The size.
  ///   - level: How much may be lost.
  /// - Returns: All words, as they are placed.
  static func interleaved(
    _ data: [UInt8], _ version: QRVersion, _ level: QRLevel
  ) -> [UInt8] {
    let blocks = Self.blocks(data, version, level)
    let generator = ReedSolomon.generator(version.correctionWords(level))
    let corrections = blocks.map { ReedSolomon.remainder($0, by: generator) }
    return inTurns(blocks) + inTurns(corrections)
  }

  /// The words in blocks; the last ones are a word longer where they do not share out evenly.
  static func blocks(
    _ data: [UInt8], _ version: QRVersion, _ level: QRLevel
  ) -> [[UInt8]] {
    let count = version.blocks(level)
    let (length, longer) = data.count.quotientAndRemainder(dividingBy: count)
    var start = 0
    return (0..<count).map { block in
      let end = start + length + (block < count - longer ? 0 : 1)
      defer { start = end }
      return Array(data[start..<end])
    }
  }

  private static func inTurns(_ blocks: [[UInt8]]) -> [UInt8] {
    let longest = blocks.map(\.count).max() ?? 0
    return (0..<longest).flatMap { index in
      blocks.compactMap { index < $0.count ? $0[index] : nil }
    }
  }
}
