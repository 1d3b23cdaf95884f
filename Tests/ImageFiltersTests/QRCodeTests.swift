import Testing

@testable import ImageFilters

@Suite("QR codes")
struct QRCodeTests {
  private static let greeting = Array("Hello, world!".utf8)

  /// Bytes that look like chance.
  private func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: ($0 &* 97 &+ 13) ^ ($0 >> 3)) }
  }

  /// The fifteen bits of one of the two places where the format stands, without the mask over it.
  private func format(_ modules: [[Bool]], second: Bool) -> Int {
    let side = modules.count
    var places: [(x: Int, y: Int)] = []
    for index in 0..<15 {
      switch (index, second) {
      case (0..<6, false): places.append((8, index))
      case (6, false): places.append((8, 7))
      case (7, false): places.append((8, 8))
      case (8, false): places.append((7, 8))
      case (_, false): places.append((14 - index, 8))
      case (0..<8, true): places.append((side - 1 - index, 8))
      default: places.append((8, side - 15 + index))
      }
    }
    let bits = places.reversed().reduce(0) { $0 << 1 | (modules[$1.y][$1.x] ? 1 : 0) }
    return bits ^ 0b101_0100_0001_0010
  }

  /// What a code says, read as a reader does: without its mask, in turns, block by block.
  private func read(_ code: QRCode) -> [UInt8] {
    let (version, side) = (code.version, code.version.side)
    let patterns = QRGrid(version).isPattern
    var bits: [Bool] = []
    var column = side - 1
    var isUpwards = true
    while column > 0 {
      if column == 6 { column -= 1 }
      for y in isUpwards ? Array((0..<side).reversed()) : Array(0..<side) {
        for x in [column, column - 1] where !patterns[y][x] {
          bits.append(code.modules[y][x] != QRGrid.isTurned(x, y, code.mask))
        }
      }
      isUpwards.toggle()
      column -= 2
    }
    let words = stride(from: 0, to: version.words * 8, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let count = version.blocks(code.level)
    let (length, longer) = version.dataWords(code.level).quotientAndRemainder(dividingBy: count)
    var blocks = [[UInt8]](repeating: [], count: count)
    for (index, word) in words.prefix(length * count).enumerated() {
      blocks[index % count].append(word)
    }
    for index in 0..<longer { blocks[count - longer + index].append(words[length * count + index]) }
    return blocks.flatMap { $0 }
  }

  /// The bytes in words of data.
  private func said(_ words: [UInt8], _ version: QRVersion) -> [UInt8] {
    func nibbles(_ start: Int, _ count: Int) -> Int {
      (start..<start + count).reduce(0) { sum, place in
        let word = Int(words[place / 2])
        return sum << 4 | (place % 2 == 0 ? word >> 4 : word & 15)
      }
    }
    guard nibbles(0, 1) == 4 else { return [] }
    let width = version.countBits / 4
    let count = nibbles(1, width)
    return (0..<count).map { UInt8(nibbles(1 + width + 2 * $0, 2)) }
  }

  @Test("what a code says is read from it, at every level", arguments: QRLevel.allCases)
  func read(level: QRLevel) throws {
    for count in [0, 1, 7, 17, 60, 200, 500, 1273] {
      let bytes = self.bytes(count)
      let code = try #require(QRCode(bytes, level: level))
      #expect(said(read(code), code.version) == bytes, "\(count)")
    }
  }

  @Test("the smallest version that holds the bytes is taken, and none for more than the largest")
  func smallest() throws {
    for version in QRVersion.all where version.number % 9 == 1 {
      for level in QRLevel.allCases {
        let most = version.capacity(level)
        let full = try #require(QRCode(bytes(most), level: level))
        #expect(full.version == version)
        let more = QRCode(bytes(most + 1), level: level)
        #expect(more?.version.number == (version.number < 40 ? version.number + 1 : nil))
      }
    }
  }

  @Test("the format says level and mask, at both places, and that of the standard's example")
  func format() throws {
    for level in QRLevel.allCases {
      let code = try #require(QRCode(Self.greeting, level: level))
      for second in [false, true] {
        let bits = format(code.modules, second: second)
        #expect(bits >> 13 == level.bits && bits >> 10 & 7 == code.mask)
      }
    }
    #expect(QRGrid.formatBits(.medium, 5) == 0b100_0000_1100_1110)
  }

  @Test("formats and versions differ from each other in many bits")
  func distances() {
    let formats = QRLevel.allCases.flatMap { level in
      (0..<8).map { QRGrid.formatBits(level, $0) }
    }
    let versions = (7...40).map { QRGrid.versionBits($0) }
    for (words, least) in [(formats, 5), (versions, 8)] {
      for (index, word) in words.enumerated() {
        for other in words[..<index] { #expect((word ^ other).nonzeroBitCount >= least) }
      }
    }
    #expect(QRGrid.versionBits(7) == 0b00_0111_1100_1001_0100)
  }

  @Test(
    "finders, timing patterns and the dark module are in their places", arguments: [1, 5, 7, 20])
  func patterns(number: Int) throws {
    let version = try #require(QRVersion.all.first { $0.number == number })
    let code = try #require(QRCode(bytes(version.capacity(.low)), level: .low))
    let (modules, side) = (code.modules, version.side)
    #expect(modules.count == side && modules.allSatisfy { $0.count == side })
    let finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
    for (left, top) in [(0, 0), (side - 7, 0), (0, side - 7)] {
      let drawn = (0..<7).map { row in
        (0..<7).map { modules[top + row][left + $0] ? "#" : "." }.joined()
      }
      #expect(drawn == finder)
    }
    for index in 8..<side - 8 {
      #expect(modules[6][index] == (index % 2 == 0) && modules[index][6] == (index % 2 == 0))
    }
    for index in 0..<8 {
      #expect(!modules[7][index] && !modules[index][7] && !modules[7][side - 1 - index])
    }
    #expect(modules[side - 8][8])
  }

  @Test("the version stands at two places from 7 on")
  func versions() throws {
    let version = try #require(QRVersion.all.first { $0.number == 9 })
    let code = try #require(QRCode(bytes(version.capacity(.high)), level: .high))
    let bits = QRGrid.versionBits(9)
    for index in 0..<18 {
      let (far, near) = (version.side - 11 + index % 3, index / 3)
      #expect(code.modules[near][far] == (bits >> index & 1 == 1))
      #expect(code.modules[far][near] == code.modules[near][far])
    }
  }

  @Test("each block is one that a reader finds no fault with")
  func corrected() {
    for level in QRLevel.allCases {
      let version = QRVersion(number: 5)
      let data = QRCode.dataWords(Self.greeting, version, level)
      #expect(data.count == version.dataWords(level))
      let all = QRCode.interleaved(data, version, level)
      #expect(all.count == version.words)
      let generator = ReedSolomon.generator(version.correctionWords(level))
      for block in QRCode.blocks(data, version, level) {
        let words = block + ReedSolomon.remainder(block, by: generator)
        #expect(ReedSolomon.remainder(words, by: generator).allSatisfy { $0 == 0 })
      }
    }
  }

  @Test("what is left over is filled with two words in turns")
  func filled() {
    let words = QRCode.dataWords([0x41], QRVersion(number: 1), .medium)
    #expect(words.prefix(7) == [0x40, 0x14, 0x10, 0xec, 0x11, 0xec, 0x11] && words.count == 16)
    let full = QRCode.dataWords(bytes(14), QRVersion(number: 1), .medium)
    #expect(full.count == 16)
  }

  @Test("a known code, which another encoder drew alike")
  func known() throws {
    let code = try #require(QRCode(Self.greeting, level: .medium))
    let drawn = code.modules.map { $0.map { $0 ? "#" : "." }.joined() }.joined(separator: "\n")
    #expect(code.mask == 2 && code.version.number == 1)
    #expect(
      drawn == """
        #######.....#.#######
        #.....#..#.#..#.....#
        #.###.#.#.###.#.###.#
        #.###.#.#.....#.###.#
        #.###.#.##..#.#.###.#
        #.....#.####..#.....#
        #######.#.#.#.#######
        ........#.#..........
        #.#####..###..#####..
        ...##..##...##..###.#
        ...#..#.###.###..###.
        .##..#.#..####.#.##..
        ##.####.#...#.##....#
        ........#....#####...
        #######..##.####..##.
        #.....#.#.#.##.#.###.
        #.###.#.##.####.#..##
        #.###.#.#.#....###...
        #.###.#.#####.##..#..
        #.....#...#.##..###..
        #######.##.#..#.#..#.
        """)
  }

  @Test("a frame is one light module wide")
  func framed() throws {
    let code = try #require(QRCode(Self.greeting, level: .low))
    let framed = code.framed
    #expect(framed.count == 23 && framed.allSatisfy { $0.count == 23 })
    #expect(framed.first?.contains(true) == false && framed.last?.contains(true) == false)
    #expect(framed.allSatisfy { $0.first == false && $0.last == false })
    #expect(framed[1...21].map { Array($0[1...21]) } == code.modules)
  }
}
