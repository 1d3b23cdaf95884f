/// The decoder of GIF's compression: codes of 3 to 12 bits that stand for strings of indices, each a known one and one
/// index more.
enum LZWDecoder {
  private static let mostCodes = 4096

  /// The indices that codes stand for.
  ///
  /// - Parameters:
  ///   - data: The codes, lowest bits first.
  ///   - bits: Bits of an index, 2...8.
  ///   - count: How many indices there are; what comes behind them is passed over.
  /// - Returns: `nil` if there are fewer, or a code is none yet.
  static func indices(_ data: [UInt8], bits: Int, count: Int) -> [UInt8]? {
    let clear = 1 << bits
    // For each code the one that it goes on from, its last index, and its length.
    var prefixes = [Int](repeating: 0, count: mostCodes)
    var lasts = [UInt8](repeating: 0, count: mostCodes)
    var lengths = [Int](repeating: 0, count: mostCodes)
    for code in 0..<clear { (lasts[code], lengths[code]) = (UInt8(truncatingIfNeeded: code), 1) }
    var output: [UInt8] = []
    output.reserveCapacity(count)
    var (size, known, last) = (bits + 1, clear + 2, -1)
    var (buffer, available, place) = (0, 0, 0)
    while output.count < count {
      while available < size {
        guard place < data.count else { return nil }
        buffer |= Int(data[place]) << available
        (available, place) = (available + 8, place + 1)
      }
      let code = buffer & (1 << size - 1)
      (buffer, available) = (buffer >> size, available - size)
      if code == clear {
        (size, known, last) = (bits + 1, clear + 2, -1)
        continue
      }
      if code == clear + 1 { return nil }
      // The code that is being made may be named already: it begins as the last one does.
      let isNew = code == known && last >= 0
      guard code < clear || (code > clear + 1 && code < known) || isNew else { return nil }
      let start = output.count
      var string = isNew ? last : code
      let length = lengths[string]
      output += repeatElement(0, count: length)
      for step in 0..<length {
        output[start + length - 1 - step] = lasts[string]
        string = prefixes[string]
      }
      let first = output[start]
      if isNew { output.append(first) }
      if last >= 0, known < mostCodes {
        (prefixes[known], lasts[known], lengths[known]) = (last, first, lengths[last] + 1)
        known += 1
        if known == 1 << size, size < 12 { size += 1 }
      }
      last = code
    }
    return output.count == count ? output : Array(output[..<count])
  }
}
