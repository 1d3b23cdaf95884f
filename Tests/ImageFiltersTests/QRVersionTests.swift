import Testing

@testable import ImageFilters

@Suite("Sizes of QR codes")
struct QRVersionTests {
  /// The most bytes of versions 1 to 40, by levels L, M, Q and H: table 7 of ISO/IEC 18004.
  private static let capacities: [[Int]] = [
    [17, 14, 11, 7], [32, 26, 20, 14], [53, 42, 32, 24], [78, 62, 46, 34], [106, 84, 60, 44],
    [134, 106, 74, 58], [154, 122, 86, 64], [192, 152, 108, 84], [230, 180, 130, 98],
    [271, 213, 151, 119], [321, 251, 177, 137], [367, 287, 203, 155], [425, 331, 241, 177],
    [458, 362, 258, 194], [520, 412, 292, 220], [586, 450, 322, 250], [644, 504, 364, 280],
    [718, 560, 394, 310], [792, 624, 442, 338], [858, 666, 482, 382], [929, 711, 509, 403],
    [1003, 779, 565, 439], [1091, 857, 611, 461], [1171, 911, 661, 511], [1273, 997, 715, 535],
    [1367, 1059, 751, 593], [1465, 1125, 805, 625], [1528, 1190, 868, 658],
    [1628, 1264, 908, 698], [1732, 1370, 982, 742], [1840, 1452, 1030, 790],
    [1952, 1538, 1112, 842], [2068, 1628, 1168, 898], [2188, 1722, 1228, 958],
    [2303, 1809, 1283, 983], [2431, 1911, 1351, 1051], [2563, 1989, 1423, 1093],
    [2699, 2099, 1499, 1139], [2809, 2213, 1579, 1219], [2953, 2331, 1663, 1273],
  ]

  @Test("each version holds as many bytes as the standard says", arguments: QRVersion.all)
  func capacity(version: QRVersion) {
    let levels: [QRLevel] = [.low, .medium, .quartile, .high]
    #expect(levels.map { version.capacity($0) } == Self.capacities[version.number - 1])
  }

  @Test("words for data and for correction are all words, in blocks that differ by one")
  func words() {
    for version in QRVersion.all {
      for level in QRLevel.allCases {
        let blocks = version.blocks(level)
        #expect(version.words == version.dataWords(level) + blocks * version.correctionWords(level))
        let data = [UInt8](repeating: 7, count: version.dataWords(level))
        let sizes = QRCode.blocks(data, version, level).map(\.count)
        #expect(sizes.count == blocks && sizes.reduce(0, +) == data.count)
        #expect(sizes == sizes.sorted() && (sizes.last ?? 0) - (sizes.first ?? 0) <= 1)
      }
    }
  }

  @Test("the module's words fill what patterns leave, but for a few bits")
  func room() {
    for version in QRVersion.all {
      let grid = QRGrid(version)
      let free = grid.isPattern.joined().count(where: { !$0 })
      #expect(free / 8 == version.words && free % 8 < 8, "\(version.number)")
    }
  }

  @Test("a larger version holds more, a higher level less")
  func order() {
    for (one, next) in zip(QRVersion.all, QRVersion.all.dropFirst()) {
      for level in QRLevel.allCases { #expect(one.capacity(level) < next.capacity(level)) }
      #expect(next.side == one.side + 4)
    }
    for version in QRVersion.all {
      let sizes = [QRLevel.low, .medium, .quartile, .high].map { version.capacity($0) }
      #expect(sizes == sizes.sorted(by: >) && Set(sizes).count == 4)
    }
  }

  @Test("alignment patterns are where annex E has them")
  func alignments() {
    let known: [Int: [Int]] = [
      1: [], 2: [6, 18], 7: [6, 22, 38], 14: [6, 26, 46, 66], 22: [6, 26, 50, 74, 98],
      32: [6, 34, 60, 86, 112, 138], 36: [6, 24, 50, 76, 102, 128, 154],
      40: [6, 30, 58, 86, 114, 142, 170],
    ]
    for (number, places) in known {
      #expect(QRVersion(number: number).alignments == places, "\(number)")
    }
    for version in QRVersion.all.dropFirst() {
      #expect(version.alignments.first == 6 && version.alignments.last == version.side - 7)
    }
  }
}
