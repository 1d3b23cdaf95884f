internal import Pixels

/// Up to eight strips of eight columns each of a shape with round corners, and the groups of eight pixels in
/// them that it touches.
///
/// In each strip, the rows that the shape touches and those that it covers follow from lines and circles
/// around and within it, with a margin of more than half a pixel's diagonal: they decide what is computed,
/// never what comes out.
///
/// A group is its row, counted from the first, and its strip times 65536.
struct RoundStrips {
  /// Whether the shape is a circle; known where this is compiled.
  let isCircle: Bool
  let shape: RoundShape
  /// Column, in the target, of the first strip.
  let first: Int
  /// How many strips there are.
  let count: Int
  /// Rows of the target that may be painted.
  let rows: Range<Int>
  /// The rows' number, counted from the first, of the shape's pixel.
  private let row: Float
  /// Groups that the shape may cover partly.
  private(set) var partly = 0
  /// Groups that it covers.
  private(set) var fully = 0

  // Where what is in the lists of numbers and places; see `numbers` and `places`.
  private static var rowNumbers: Int { 192 }
  private var rowStep: Int { rows.count &+ 8 }
  private var shares: Int { Self.rowNumbers &+ 3 &* rowStep }
  private static var lefts: Int { 32 }
  private static var selections: Int { 40 }
  private static var groups: Int { 104 }
  private var covered: Int { Self.groups &+ 8 &* rows.count &+ 8 }

  /// Numbers needed: three for each column and each row, and shares of all groups.
  static func numbers(rows: Int) -> Int { rowNumbers + 3 * (rows + 8) + 64 * rows }

  /// Places needed: four rows and the column of each strip, which of its columns count, and two lists of
  /// groups.
  static func places(rows: Int) -> Int { groups + 16 * rows + 16 }

  /// - Parameters:
  ///   - shape: The shape.
  ///   - isCircle: Whether it is a circle.
  ///   - column: Column, in the target, of the shape's pixel.
  ///   - row: Row of that pixel.
  ///   - first: First column.
  ///   - end: Column behind the last that may be painted.
  ///   - rows: Rows that may be painted.
  ///   - stride: Pixels from row to row.
  ///   - numbers: Room for ``numbers(rows:)``.
  ///   - places: Room for ``places(rows:)``.
  @inline(__always)
  init(
    _ shape: RoundShape, isCircle: Bool, column: Int, row: Int, first: Int, end: Int,
    rows: Range<Int>, stride: Int, _ numbers: inout MutableSpan<Float>,
    _ places: inout MutableSpan<Int32>
  ) {
    (self.shape, self.isCircle, self.first, self.rows) = (shape, isCircle, first, rows)
    count = end &- first < 64 ? (end &- first &+ 7) / 8 : 8
    self.row = Float(Int32(truncatingIfNeeded: row &- rows.lowerBound))
    let columnStart = Float(Int32(truncatingIfNeeded: first &- column)) - shape.x
    measureRows(&numbers)
    findRows(Lanes.numbers * 8 + (columnStart + 4), &places)
    for strip in 0..<count {
      let from = first &+ 8 &* strip
      // The last strip lies against the end of the rows; what others painted is left out of it.
      let left = from &+ 8 <= stride ? from : stride &- 8
      let isWhole = left == from && from &+ 8 <= end
      let selected = Lanes.selected(
        from: Float(Int32(truncatingIfNeeded: from &- left)),
        to: Float(Int32(truncatingIfNeeded: end &- left)))
      unsafe selected.store(&places, at: Self.selections &+ 8 &* strip)
      unsafe places[unchecked: Self.lefts &+ strip] = Int32(truncatingIfNeeded: left)
      // Whole and half numbers are exact: so what is rounded does not depend on where strips start.
      let across =
        Lanes.numbers + (Float(Int32(truncatingIfNeeded: left &- column)) + 0.5) - shape.x
      if isCircle {
        let size = across.magnitude.greater(RoundCoverage.least)
        unsafe size.store(&numbers, at: 24 &* strip)
        unsafe (size * size).store(&numbers, at: 24 &* strip &+ 8)
        unsafe (Lanes(RoundCoverage.unit) / size).store(&numbers, at: 24 &* strip &+ 16)
      } else {
        unsafe (across * shape.cosine).store(&numbers, at: 24 &* strip)
        unsafe (across * -shape.sine).store(&numbers, at: 24 &* strip &+ 8)
      }
      addGroups(strip, isWhole: isWhole, &places)
    }
  }

  // MARK: Rows

  /// Notes what of distances follows from the row alone.
  @inline(__always)
  private func measureRows(_ numbers: inout MutableSpan<Float>) {
    var line = 0
    while line < rows.count {
      let down = Lanes.numbers + (Float(Int32(truncatingIfNeeded: line)) - row + 0.5) - shape.y
      let at = Self.rowNumbers &+ line
      if isCircle {
        let size = down.magnitude.greater(RoundCoverage.least)
        unsafe size.store(&numbers, at: at)
        unsafe (size * size).store(&numbers, at: at &+ rowStep)
        unsafe (Lanes(1) / size).store(&numbers, at: at &+ 2 &* rowStep)
      } else {
        unsafe (down * shape.sine).store(&numbers, at: at)
        unsafe (down * shape.cosine).store(&numbers, at: at &+ rowStep)
      }
      line &+= 8
    }
  }

  /// Notes the first row that each strip touches, the first that it covers, and those behind the last.
  @inline(__always)
  private func findRows(_ middle: Lanes, _ places: inout MutableSpan<Int32>) {
    let (reach, depth) = (shape.radius + 0.75, shape.radius - 0.75)
    var (low, high) = (Lanes(-1e9), Lanes(1e9))
    var (innerLow, innerHigh) = (low, high)
    if isCircle {
      let size = middle.magnitude
      let (near, far) = ((size - 3.5).greater(0), size + 3.5)
      high = (Lanes(reach * reach) - near * near).greater(0).squareRoot
      innerHigh = (Lanes(depth * depth) - far * far).greater(0).squareRoot
      (low, innerLow) = (0 - high, 0 - innerHigh)
    } else {
      // Sides and lines that touch the arcs half-way are around the shape; sides and chords from the arcs'
      // ends to their middles within it.
      let outer = Bounds(shape, middle, reach: reach, rim: 3.5)
      outer.narrow(&low, &high, 1, 0, 1)
      outer.narrow(&low, &high, 0, 1, 1)
      outer.narrow(&low, &high, 0.70710678, 0.70710678, 1)
      outer.narrow(&low, &high, 0.70710678, -0.70710678, 1)
      let inner = Bounds(shape, middle, reach: depth, rim: -3.5)
      inner.narrow(&innerLow, &innerHigh, 1, 0, 1)
      inner.narrow(&innerLow, &innerHigh, 0, 1, 1)
      inner.narrow(&innerLow, &innerHigh, 0.92387953, 0.38268343, 0.92387953)
      inner.narrow(&innerLow, &innerHigh, 0.92387953, -0.38268343, 0.92387953)
      inner.narrow(&innerLow, &innerHigh, 0.38268343, 0.92387953, 0.92387953)
      inner.narrow(&innerLow, &innerHigh, 0.38268343, -0.92387953, 0.92387953)
    }
    let last = Float(Int32(truncatingIfNeeded: rows.count))
    let center = row + shape.y - 0.5
    unsafe (low + (center + 0.99)).greater(0).lesser(last).storeWhole(&places, at: 0)
    unsafe (innerLow + (center + 1)).greater(0).lesser(last).storeWhole(&places, at: 8)
    unsafe (innerHigh + (center + 1)).greater(0).lesser(last).storeWhole(&places, at: 16)
    unsafe (high + (center + 1)).greater(0).lesser(last).storeWhole(&places, at: 24)
  }

  /// Lines parallel to directions of the shape, between which strips lie.
  private struct Bounds {
    let shape: RoundShape
    let middle: Lanes
    let reach: Float
    let rim: Float

    @inline(__always)
    init(_ shape: RoundShape, _ middle: Lanes, reach: Float, rim: Float) {
      (self.shape, self.middle, self.reach, self.rim) = (shape, middle, reach, rim)
    }

    /// Narrows heights down to where all of a strip, or a part of it, lies between two lines.
    ///
    /// - Parameters:
    ///   - low: The least height, from the shape's centre.
    ///   - high: The greatest.
    ///   - u: Component, along the shape's width, of the direction across the lines.
    ///   - v: Its component along the height.
    ///   - share: Share of the radius by which the lines are further out than the inner rectangle.
    @inline(__always)
    func narrow(_ low: inout Lanes, _ high: inout Lanes, _ u: Float, _ v: Float, _ share: Float) {
      let x = u * shape.cosine - v * shape.sine
      let y = u * shape.sine + v * shape.cosine
      let size = abs(y)
      let inverse = 1 / (size > 1e-6 ? size : 1e-6)
      let half =
        (shape.halfWidth * abs(u) + shape.halfHeight * abs(v) + reach * share + rim * abs(x))
        * inverse
      let center = middle * (y < 0 ? x * inverse : -x * inverse)
      low = low.greater(center - half)
      high = high.lesser(center + half)
    }
  }

  // MARK: Groups

  /// Adds a strip's groups to the lists.
  @inline(__always)
  private mutating func addGroups(
    _ strip: Int, isWhole: Bool, _ places: inout MutableSpan<Int32>
  ) {
    let top = unsafe places[unchecked: strip]
    let (innerTop, innerEnd) = (
      unsafe places[unchecked: strip &+ 8], unsafe places[unchecked: strip &+ 16]
    )
    let bottom = unsafe places[unchecked: strip &+ 24]
    guard top < bottom else { return }
    let isInside = isWhole && innerTop < innerEnd
    let (start, end) = isInside ? (innerTop, innerEnd) : (bottom, bottom)
    let name = Float(Int32(truncatingIfNeeded: strip &<< 16))
    let gap = Float(end &- start)
    var at = Self.groups &+ partly
    partly &+= Int((start &- top) &+ (bottom &- end))
    var line = Lanes.numbers + (Float(top) + name)
    while at < Self.groups &+ partly {
      unsafe (line + (line - (Float(start) + name)).step * gap).storeWhole(&places, at: at)
      line = line + 8
      at &+= 8
    }
    at = covered &+ fully
    fully &+= Int(end &- start)
    line = Lanes.numbers + (Float(start) + name)
    while at < covered &+ fully {
      unsafe line.storeWhole(&places, at: at)
      line = line + 8
      at &+= 8
    }
  }

  /// The index of a group's first pixel.
  @inline(__always)
  private func start(
    _ group: Int32, stride: Int, _ places: borrowing MutableSpan<Int32>
  ) -> Int {
    let left = unsafe places[unchecked: Self.lefts &+ Int(group &>> 16)]
    return (rows.lowerBound &+ Int(group & 0xffff)) &* stride &+ Int(left)
  }

  /// The first pixel of a covered group.
  @inline(__always)
  func fullStart(
    _ index: Int, stride: Int, _ places: borrowing MutableSpan<Int32>
  ) -> Int {
    start(unsafe places[unchecked: covered &+ index], stride: stride, places)
  }

  /// The first pixel of a group that is touched, and its shares, 0...255.
  @inline(__always)
  func part(
    _ index: Int, stride: Int, _ numbers: borrowing MutableSpan<Float>,
    _ places: borrowing MutableSpan<Int32>
  ) -> (start: Int, shares: ByteWords) {
    let group = unsafe places[unchecked: Self.groups &+ index]
    let selected = unsafe ByteWords(
      places, at: Self.selections &+ 8 &* Int(group &>> 16))
    let found = unsafe Lanes(numbers, at: shares &+ 8 &* index).words
    return (start(group, stride: stride, places), found & selected)
  }

  // MARK: Shares

  /// Computes the shares of all groups that are touched.
  @inline(__always)
  func findShares(
    _ numbers: inout MutableSpan<Float>, _ places: borrowing MutableSpan<Int32>
  ) {
    let coverage = RoundCoverage(shape)
    for index in 0..<partly {
      let group = unsafe places[unchecked: Self.groups &+ index]
      let start = begin(
        row: Self.rowNumbers &+ Int(group & 0xffff), strip: 24 &* Int(group &>> 16), numbers)
      unsafe coverage.shares(start).store(&numbers, at: shares &+ 8 &* index)
    }
  }

  @inline(__always)
  private func begin(
    row: Int, strip: Int, _ numbers: borrowing MutableSpan<Float>
  ) -> RoundCoverage.Start {
    let (a, b) = (unsafe Lanes(numbers, at: strip), unsafe Lanes(numbers, at: strip &+ 8))
    let down = Lanes(unsafe numbers[unchecked: row])
    let further = Lanes(unsafe numbers[unchecked: row &+ rowStep])
    if isCircle {
      let inverse = unsafe Lanes(numbers, at: strip &+ 16)
      return RoundCoverage.Start(
        length: (b + further).squareRoot, steep: a.greater(down), flat: a.lesser(down),
        inverse: inverse * Lanes(unsafe numbers[unchecked: row &+ 2 &* rowStep]), arc: Lanes(1))
    }
    let least = RoundCoverage.least
    let (u, v) = (a + down, b + further)
    let beyondU = u - u.greater(-shape.halfWidth).lesser(shape.halfWidth)
    let beyondV = v - v.greater(-shape.halfHeight).lesser(shape.halfHeight)
    let x = (beyondU * shape.cosine - beyondV * shape.sine).magnitude.greater(least)
    let y = (beyondU * shape.sine + beyondV * shape.cosine).magnitude.greater(least)
    // Where an arc meets a side, the share of it within the pixel, which is about as wide as 1; arcs at
    // both ends of a side without length are one arc.
    let innerWidth = shape.halfWidth < 0.5 ? 2 * shape.halfWidth - 0.5 : shape.halfWidth
    let innerHeight = shape.halfHeight < 0.5 ? 2 * shape.halfHeight - 0.5 : shape.halfHeight
    let intoArc = (u.magnitude - innerWidth).lesser(v.magnitude - innerHeight)
    return RoundCoverage.Start(
      length: (x * x + y * y).squareRoot, steep: x.greater(y), flat: x.lesser(y),
      inverse: Lanes(RoundCoverage.unit) / (x * y), arc: (intoArc + 0.5).greater(0).lesser(1))
  }
}
