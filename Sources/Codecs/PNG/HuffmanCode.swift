/// A prefix code of limited length for symbols of known frequency, as deflate writes it.
struct HuffmanCode {
  /// Bits of each symbol's code; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// Codes, with the bit that is sent first lowest.
  private(set) var codes: [UInt16]

  /// Builds the code for `counts`, no code longer than `greatestLength` (at most 15).
  ///
  /// Huffman's tree over two queues; codes that come out too long are cut and the shortest possible
  /// others lengthened until the code is complete again. A hair worse than the best limited code,
  /// and exact whenever the limit does not bite. Ties go to the lower symbol.
  init(counts: [UInt32], greatestLength: Int) {
    lengths = [UInt8](repeating: 0, count: counts.count)
    codes = [UInt16](repeating: 0, count: counts.count)
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted {
      (counts[$0], $0) < (counts[$1], $1)
    }
    guard symbols.count > 1 else {
      if let only = symbols.first { lengths[only] = 1 }
      assignCodes()
      return
    }
    let depths = Self.depths(of: symbols.map { Int(counts[$0]) })
    var lengthCounts = [Int](repeating: 0, count: greatestLength + 1)
    for depth in depths { lengthCounts[min(depth, greatestLength)] += 1 }
    Self.complete(&lengthCounts)
    // The rarest symbols get the longest codes.
    var next = 0
    for length in (1...greatestLength).reversed() {
      for _ in 0..<lengthCounts[length] {
        lengths[symbols[next]] = UInt8(length)
        next += 1
      }
    }
    assignCodes()
  }

  /// Depths of the leaves of Huffman's tree over ascending `weights`.
  private static func depths(of weights: [Int]) -> [Int] {
    let leafCount = weights.count
    var weights = weights
    var parents = [Int](repeating: 0, count: 2 * leafCount - 1)
    var (leaf, branch) = (0, leafCount)
    for node in leafCount..<2 * leafCount - 1 {
      var sum = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leafCount && (branch >= node || weights[leaf] <= weights[branch])
        let child = takesLeaf ? leaf : branch
        if takesLeaf { leaf += 1 } else { branch += 1 }
        sum += weights[child]
        parents[child] = node
      }
      weights.append(sum)
    }
    var depths = [Int](repeating: 0, count: 2 * leafCount - 1)
    for node in (0..<2 * leafCount - 2).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<leafCount])
  }

  /// Changes how many codes there are of each length until they fill the code space exactly.
  private static func complete(_ counts: inout [Int]) {
    let greatest = counts.count - 1
    var used = (1...greatest).reduce(0) { $0 + counts[$1] << (greatest - $1) }
    while used > 1 << greatest {
      // One longest code moves beside a shorter one, which grows by a bit.
      counts[greatest] -= 1
      if let shorter = (1..<greatest).last(where: { counts[$0] > 0 }) {
        counts[shorter] -= 1
        counts[shorter + 1] += 2
      }
      used -= 1
    }
  }

  private mutating func assignCodes() {
    var code = 0
    for length in 1...DeflateTables.greatestCodeLength {
      for symbol in lengths.indices where lengths[symbol] == length {
        var reversed = 0
        for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
        codes[symbol] = UInt16(truncatingIfNeeded: reversed)
        code += 1
      }
      code <<= 1
    }
  }
}
