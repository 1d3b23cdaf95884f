/// The modules of a QR code under construction: patterns by which readers find it, and words around them.
struct QRGrid {
  private let version: QRVersion
  /// Whether modules are dark, row by row from the top.
  private(set) var modules: [[Bool]]
  /// Whether modules belong to patterns, which no mask changes.
  private(set) var isPattern: [[Bool]]

  private var side: Int { version.side }

  /// Creates a grid of patterns, without words.
  init(_ version: QRVersion) {
    self.version = version
    let row = [Bool](repeating: false, count: version.side)
    modules = [[Bool]](repeating: row, count: version.side)
    isPattern = modules
    for index in 0..<side {
      mark(index, 6, index % 2 == 0)
      mark(6, index, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { markFinder(x, y) }
    let places = version.alignments
    for x in places {
      for y in places where !isCorner(x, y) { markSquare(x, y, 2) { $0 != 1 } }
    }
    markFormat(0)
    markVersion()
  }

  private mutating func mark(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y][x] = isDark
    isPattern[y][x] = true
  }

  /// Rings about a middle, which `isDark` is told by their distance; those beyond the sides are left out.
  private mutating func markSquare(
    _ x: Int, _ y: Int, _ reach: Int, _ isDark: (_ distance: Int) -> Bool
  ) {
    for row in y - reach...y + reach where row >= 0 && row < side {
      for column in x - reach...x + reach where column >= 0 && column < side {
        mark(column, row, isDark(max(abs(row - y), abs(column - x))))
      }
    }
  }

  /// A finder pattern with the light line around.
  private mutating func markFinder(_ x: Int, _ y: Int) {
    markSquare(x, y, 4) { $0 != 2 && $0 != 4 }
  }

  /// Whether a finder pattern is in the place of an alignment pattern.
  private func isCorner(_ x: Int, _ y: Int) -> Bool {
    let (near, far) = (6, side - 7)
    return x == near && y == near || x == near && y == far || x == far && y == near
  }

  /// Writes the level and the mask, twice.
  private mutating func markFormat(_ bits: Int) {
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { mark(8, index, bit(index)) }
    mark(8, 7, bit(6))
    mark(8, 8, bit(7))
    mark(7, 8, bit(8))
    for index in 9..<15 { mark(14 - index, 8, bit(index)) }
    for index in 0..<8 { mark(side - 1 - index, 8, bit(index)) }
    for index in 8..<15 { mark(8, side - 15 + index, bit(index)) }
    mark(8, side - 8, true)
  }

  /// Writes the version, twice, where there is room for it.
  private mutating func markVersion() {
    guard version.number > 6 else { return }
    let bits = Self.versionBits(version.number)
    for index in 0..<18 {
      let (far, near) = (side - 11 + index % 3, index / 3)
      mark(far, near, bits >> index & 1 == 1)
      mark(near, far, bits >> index & 1 == 1)
    }
  }

  /// The level and the mask as they are written: five bits, ten for correction, and a mask over all.
  ///
  /// - Parameters:
  ///   - level: How much may be lost.
  ///   - mask: Which mask lies over the code.
  /// - Returns: Fifteen bits.
  static func formatBits(_ level: QRLevel, _ mask: Int) -> Int {
    let data = level.bits << 3 | mask
    return (data << 10 | remainder(data << 10, by: 0x537)) ^ 0x5412
  }

  /// The version as it is written: six bits, and twelve for correction.
  static func versionBits(_ number: Int) -> Int {
    number << 12 | remainder(number << 12, by: 0x1f25)
  }

  /// What is left of a polynomial over two numbers.
  ///
  /// - Parameters:
  ///   - value: Its terms, as bits.
  ///   - divisor: What it is divided by.
  /// - Returns: The rest.
  private static func remainder(_ value: Int, by divisor: Int) -> Int {
    var rest = value
    let degree = Int.bitWidth - 1 - divisor.leadingZeroBitCount
    for bit in (degree..<24).reversed() where rest >> bit & 1 == 1 {
      rest ^= divisor << (bit - degree)
    }
    return rest
  }

  /// Places words, in columns of two from the right, upwards and downwards in turns.
  mutating func place(_ words: [UInt8]) {
    var index = 0
    var isUpwards = true
    // The column of the timing pattern counts for none.
    for pair in stride(from: side - 1, to: 0, by: -2) {
      let right = pair <= 6 ? pair - 1 : pair
      for step in 0..<side {
        let y = isUpwards ? side - 1 - step : step
        for x in [right, right - 1] where !isPattern[y][x] {
          guard index < words.count * 8 else { continue }
          modules[y][x] = words[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
      isUpwards.toggle()
    }
  }

  /// The finished modules under a mask.
  ///
  /// - Parameters:
  ///   - mask: Which mask, 0..<8.
  ///   - level: How much may be lost.
  /// - Returns: Whether modules are dark, row by row from the top.
  func masked(by mask: Int, _ level: QRLevel) -> [[Bool]] {
    var grid = self
    for y in 0..<side {
      for x in 0..<side where !isPattern[y][x] && Self.isTurned(x, y, mask) {
        grid.modules[y][x].toggle()
      }
    }
    grid.markFormat(Self.formatBits(level, mask))
    return grid.modules
  }

  /// Whether a mask turns a module.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  ///   - mask: Which mask, 0..<8.
  /// - Returns: Whether light and dark are exchanged there.
  static func isTurned(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}
