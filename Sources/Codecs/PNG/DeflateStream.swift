/// Bits in deflate's order, gathered into growing memory, and blocks of tokens in them.
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

  /// Begins a zlib stream.
  init() {
    capacity = 1 << 16
    memory = .allocate(capacity: capacity)
    memory[0] = 0x78
    memory[1] = 1
    count = 2
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
    // At most 12 bits a literal, so that three go out in one store.
    let lengthCode = HuffmanCode(counts: lengthCounts, greatestLength: 12)
    var distanceCounts = distanceCounts
    // A block without matches still sends one distance code.
    if distanceCounts.allSatisfy({ $0 == 0 }) { distanceCounts[0] = 1 }
    let distanceCode = HuffmanCode(counts: distanceCounts, greatestLength: 12)
    reserve(tokens.count * 6 + 600)
    put(isLast ? 1 : 0, 1)
    put(2, 2)
    appendCodes(lengthCode.lengths, distanceCode.lengths)
    append(tokens, lengthCode, distanceCode)
    put(UInt64(lengthCode.codes[256]), UInt64(lengthCode.lengths[256]))
  }

  /// Sends the lengths of both codes, runs shortened by deflate's repeat symbols.
  private func appendCodes(_ lengthCode: [UInt8], _ distanceCode: [UInt8]) {
    let distanceCount = max(1, (distanceCode.lastIndex { $0 > 0 } ?? 0) + 1)
    let lengthCount = max(257, (lengthCode.lastIndex { $0 > 0 } ?? 0) + 1)
    let all = Array(lengthCode[..<lengthCount] + distanceCode[..<distanceCount])
    var symbols: [(symbol: Int, extra: UInt64, extraBits: UInt64)] = []
    var index = 0
    while index < all.count {
      let value = all[index]
      let end = all[index...].firstIndex { $0 != value } ?? all.count
      var run = end - index
      index = end
      if value == 0 {
        while run >= 3 {
          let part = min(run, 138)
          symbols.append(
            part < 11 ? (17, UInt64(part - 3), 3) : (18, UInt64(part - 11), 7))
          run -= part
        }
      } else {
        symbols.append((Int(value), 0, 0))
        run -= 1
        while run >= 3 {
          let part = min(run, 6)
          symbols.append((16, UInt64(part - 3), 2))
          run -= part
        }
      }
      for _ in 0..<run { symbols.append((Int(value), 0, 0)) }
    }
    var counts = [UInt32](repeating: 0, count: 19)
    for entry in symbols { counts[entry.symbol] += 1 }
    // A code of one symbol would be incomplete, which decoders refuse here.
    if counts.count(where: { $0 > 0 }) < 2 { counts[counts[0] == 0 ? 0 : 1] += 1 }
    let code = HuffmanCode(counts: counts, greatestLength: 7)
    let order = DeflateTables.codeLengthOrder
    let sent = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    put(UInt64(lengthCount - 257), 5)
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
    let literals = (0..<256).map {
      UInt32(lengthCode.codes[$0]) | UInt32(lengthCode.lengths[$0]) << 24
    }
    let lengths: [UInt32] = (0...258).map { length in
      guard length >= 3 else { return 0 }
      let symbol = Int(DeflateTables.lengthSymbols[length])
      let bits = UInt32(lengthCode.lengths[257 + symbol])
      let extra = UInt32(length) - UInt32(DeflateTables.lengthBases[symbol])
      let total = bits + UInt32(DeflateTables.lengthExtraBits[symbol])
      return UInt32(lengthCode.codes[257 + symbol]) | extra << bits | total << 24
    }
    let distances = (0..<30).map {
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
