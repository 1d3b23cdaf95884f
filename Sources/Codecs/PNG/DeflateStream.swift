/// A deflate bit stream, gathered into growing memory, and blocks of tokens in them.
///
/// A token is a literal byte, or a match: length in the upper half, distance in the lower.
final class DeflateStream {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  /// Tokens below this are literals.
  static let firstMatch: UInt32 = 1 << 16

  /// What a zlib stream begins with: deflate over 32 KiB, by the quickest method, as RFC 1950 has it.
  private static let head: [UInt8] = [0x78, 0x01]
  /// Bytes that are allocated at first.
  private static let firstCapacity = 1 << 16
  /// The kind of a block with codes of its own, in two bits.
  private static let ownCodes: UInt64 = 2
  /// Bits of the longest code for a literal or a distance, so that three literals go out in one store.
  private static let greatestLength = 12
  /// Bytes that a token takes at most, and a block's codes and end.
  private static let (tokenSize, codesSize) = (6, 600)

  /// Begins a zlib stream.
  init() {
    capacity = Self.firstCapacity
    memory = .allocate(capacity: capacity)
    for (place, byte) in Self.head.enumerated() { memory[place] = byte }
    count = Self.head.count
  }

  deinit { memory.deallocate() }

  private func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    let grown = max(capacity * 2, count + more)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: grown)
    new.update(from: memory, count: count)
    memory.deallocate()
    (memory, capacity) = (new, grown)
  }

  @inline(__always)
  private func put(_ value: UInt64, _ length: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= length
    send()
  }

  /// Moves whole bytes to memory; fewer than 8 bits remain.
  @inline(__always)
  private func send() {
    UnsafeMutableRawPointer(memory).storeBytes(of: bits, toByteOffset: count, as: UInt64.self)
    count &+= Int(bitCount &>> 3)
    bits &>>= bitCount & ~7
    bitCount &= 7
  }

  /// Appends a block with codes of its own.
  ///
  /// - Parameters:
  ///   - tokens: Literals and matches.
  ///   - lengthCounts: How often each of the 286 literal and length symbols occurs, with 256 once.
  ///   - distanceCounts: How often each of the 30 distance symbols occurs.
  ///   - isLast: Whether the stream ends with this block.
  func appendBlock(
    _ tokens: UnsafeBufferPointer<UInt32>, lengthCounts: [UInt32], distanceCounts: [UInt32],
    isLast: Bool
  ) {
    let lengthCode = HuffmanCode(counts: lengthCounts, greatestLength: Self.greatestLength)
    var distanceCounts = distanceCounts
    // A block without matches still sends one distance code.
    if distanceCounts.allSatisfy({ $0 == 0 }) { distanceCounts[0] = 1 }
    let distanceCode = HuffmanCode(counts: distanceCounts, greatestLength: Self.greatestLength)
    reserve(tokens.count * Self.tokenSize + Self.codesSize)
    put(isLast ? 1 : 0, 1)
    put(Self.ownCodes, 2)
    appendCodes(lengthCode.lengths, distanceCode.lengths)
    append(tokens, lengthCode, distanceCode)
    let end = DeflateTables.endOfBlock
    put(UInt64(lengthCode.codes[end]), UInt64(lengthCode.lengths[end]))
  }

  /// Sends the lengths of both codes, runs shortened by deflate's repeat symbols.
  private func appendCodes(_ lengthCode: [UInt8], _ distanceCode: [UInt8]) {
    let distanceCount = max(1, (distanceCode.lastIndex { $0 > 0 } ?? 0) + 1)
    let lengthCount = max(DeflateTables.firstLength, (lengthCode.lastIndex { $0 > 0 } ?? 0) + 1)
    let all = Array(lengthCode[..<lengthCount] + distanceCode[..<distanceCount])
    var symbols: [(symbol: Int, extra: UInt64, extraBits: UInt64)] = []
    func append(_ code: DeflateTables.Repeat, _ run: Int) {
      symbols.append((code.symbol, UInt64(run - code.runs.lowerBound), code.extraBits))
    }
    var index = 0
    while index < all.count {
      let value = all[index]
      let end = all[index...].firstIndex { $0 != value } ?? all.count
      var run = end - index
      index = end
      if value == 0 {
        let (few, many) = (DeflateTables.Repeat.fewZeros, DeflateTables.Repeat.manyZeros)
        while run >= few.runs.lowerBound {
          let part = min(run, many.runs.upperBound)
          append(part <= few.runs.upperBound ? few : many, part)
          run -= part
        }
      } else {
        symbols.append((Int(value), 0, 0))
        run -= 1
        let last = DeflateTables.Repeat.last
        while run >= last.runs.lowerBound {
          let part = min(run, last.runs.upperBound)
          append(last, part)
          run -= part
        }
      }
      for _ in 0..<run { symbols.append((Int(value), 0, 0)) }
    }
    var counts = [UInt32](repeating: 0, count: DeflateTables.codeLengthSymbolCount)
    for entry in symbols { counts[entry.symbol] += 1 }
    // A code of one symbol would be incomplete, which decoders refuse here.
    if counts.count(where: { $0 > 0 }) < 2 { counts[counts[0] == 0 ? 0 : 1] += 1 }
    let code = HuffmanCode(
      counts: counts, greatestLength: DeflateTables.greatestCodeLengthLength)
    let order = DeflateTables.codeLengthOrder
    let sent = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    put(UInt64(lengthCount - DeflateTables.firstLength), 5)
    put(UInt64(distanceCount - 1), 5)
    put(UInt64(sent - 4), 4)
    for symbol in order[..<sent] { put(UInt64(code.lengths[symbol]), 3) }
    for entry in symbols {
      put(UInt64(code.codes[entry.symbol]), UInt64(code.lengths[entry.symbol]))
      put(entry.extra, entry.extraBits)
    }
  }

  private func append(
    _ tokens: UnsafeBufferPointer<UInt32>, _ lengthCode: HuffmanCode, _ distanceCode: HuffmanCode
  ) {
    // Code in the lower half, its length in the upper; extra bits of lengths folded in.
    let literals = (0..<DeflateTables.endOfBlock).map {
      UInt32(lengthCode.codes[$0]) | UInt32(lengthCode.lengths[$0]) << 24
    }
    let lengths: [UInt32] = (0...DeflateTables.longestMatch).map { length in
      guard length >= DeflateTables.shortestMatch else { return 0 }
      let symbol = Int(DeflateTables.lengthSymbols[length])
      let bits = UInt32(lengthCode.lengths[DeflateTables.firstLength + symbol])
      let extra = UInt32(length) - UInt32(DeflateTables.lengthBases[symbol])
      let total = bits + UInt32(DeflateTables.lengthExtraBits[symbol])
      return UInt32(lengthCode.codes[DeflateTables.firstLength + symbol]) | extra << bits | total
        << 24
    }
    let distances = (0..<DeflateTables.distanceSymbolCount).map {
      UInt32(distanceCode.codes[$0]) | UInt32(distanceCode.lengths[$0]) << 24
    }
    let (target, start) = (UnsafeMutableRawPointer(memory), count)
    var place = start
    var (held, heldCount) = (bits, bitCount)
    literals.withUnsafeBufferPointer { literals in
      lengths.withUnsafeBufferPointer { lengths in
        distances.withUnsafeBufferPointer { distances in
          var index = 0
          while index < tokens.count {
            let token = tokens[index]
            index &+= 1
            if token < Self.firstMatch {
              let entry = literals[Int(token)]
              held |= UInt64(entry & 0xff_ffff) &<< heldCount
              heldCount &+= UInt64(entry &>> 24)
              // 7 bits left over and three times 12 fit; so would a fourth, at a branch more.
              if index < tokens.count, tokens[index] < Self.firstMatch {
                let entry = literals[Int(tokens[index])]
                held |= UInt64(entry & 0xff_ffff) &<< heldCount
                heldCount &+= UInt64(entry &>> 24)
                index &+= 1
                if index < tokens.count, tokens[index] < Self.firstMatch {
                  let entry = literals[Int(tokens[index])]
                  held |= UInt64(entry & 0xff_ffff) &<< heldCount
                  heldCount &+= UInt64(entry &>> 24)
                  index &+= 1
                }
              }
            } else {
              let entry = lengths[Int(token &>> 16)]
              held |= UInt64(entry & 0xff_ffff) &<< heldCount
              heldCount &+= UInt64(entry &>> 24)
              let distance = Int(token & 0xffff)
              let symbol = DeflateTables.distanceSymbol(distance)
              let code = distances[symbol]
              held |= UInt64(code & 0xff_ffff) &<< heldCount
              heldCount &+= UInt64(code &>> 24)
              let extra = distance &- DeflateTables.distanceBase(symbol)
              held |= UInt64(truncatingIfNeeded: extra) &<< heldCount
              heldCount &+= UInt64(truncatingIfNeeded: DeflateTables.distanceExtraBits(symbol))
            }
            target.storeBytes(of: held, toByteOffset: place, as: UInt64.self)
            place &+= Int(heldCount &>> 3)
            held &>>= heldCount & ~7
            heldCount &= 7
          }
        }
      }
    }
    (count, bits, bitCount) = (place, held, heldCount)
  }

  /// Ends the stream with the checksum of what was compressed, and returns it.
  func finish(adler32: UInt32) -> [UInt8] {
    reserve(16)
    put(0, (8 &- bitCount) & 7)
    for byte in PNGContainer.bigEndian(adler32) { put(UInt64(byte), 8) }
    return Array(UnsafeBufferPointer(start: memory, count: count))
  }
}
