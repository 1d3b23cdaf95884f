internal import KernelInterface

/// Up to eight strips of eight columns each of a shape with round corners, and the groups of eight pixels in
/// them that it touches.
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

  /// Columns of all strips.
  static var columns: Int { 64 }

  /// Numbers needed: three for each column and each row, and shares of all groups.
  static func numbers(rows: Int) -> Int { rowNumbers + 3 * (rows + 8) + 64 * rows }

  /// Places needed: four rows and the column of each strip, which of its columns count, and two lists of
  /// groups.
  static func places(rows: Int) -> Int { groups + 16 * rows + 16 }

  /// - Parameters:
  ///   - shape: The shape.
  ///   - isCircle: Whether it is a circle.
  ///   - area: Where it lies, and which pixels may be painted.
  ///   - first: The first strip's column.
  ///   - stride: Pixels from row to row.
  ///   - numbers: Room for ``numbers(rows:)``.
  ///   - places: Room for ``places(rows:)``.
  @inline(__always)
  init(
    _ shape: RoundShape, isCircle: Bool, _ area: RoundArea, first: Int, stride: Int,
    _ numbers: inout MutableSpan<Float>, _ places: inout MutableSpan<Int32>
  ) {
    let (column, end, rows) = (area.column, area.columns.upperBound, area.rows)
    (self.shape, self.isCircle, self.first, self.rows) = (shape, isCircle, first, rows)
    count = end &- first < Self.columns ? (end &- first &+ 7) / 8 : Self.columns / 8
    self.row = Float(Int32(truncatingIfNeeded: area.row &- rows.lowerBound))
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
      RoundLine(across: across, shape, isCircle: isCircle).store(
        &numbers, at: 24 &* strip, step: 8)
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
      RoundLine(down: down, shape, isCircle: isCircle).store(
        &numbers, at: Self.rowNumbers &+ line, step: rowStep)
      line &+= 8
    }
  }

  /// Notes the first row that each strip touches, the first that it covers, and those behind the last.
  @inline(__always)
  private func findRows(_ middle: Lanes, _ places: inout MutableSpan<Int32>) {
    let bounds = RoundBounds(shape, isCircle: isCircle, strips: middle)
    let last = Float(Int32(truncatingIfNeeded: rows.count))
    bounds.store(&places, at: 0, step: 8, center: row + shape.y - 0.5, last: last)
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
      let start = coverage.start(
        RoundLine(numbers, at: 24 &* Int(group &>> 16), step: 8),
        RoundLine(numbers, all: Self.rowNumbers &+ Int(group & 0xffff), step: rowStep),
        isCircle: isCircle)
      unsafe coverage.shares(start).store(&numbers, at: shares &+ 8 &* index)
    }
  }
}
