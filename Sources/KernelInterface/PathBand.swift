/// Some rows of a path: how its sums lie in memory, and where its coverage goes.
public struct PathBand: Sendable {
  /// The rows, relative to the path's window; the first is row 0 of the sums.
  public var rows: Range<Int>
  /// Columns of the window.
  public var width: Int
  /// Sums from row to row, at least two more than columns.
  public var sumStride: Int
  /// Words of touched bits from row to row, a bit for 16 columns.
  public var touchedStride: Int
  /// Whether the even-odd rule says what is inside, not the non-zero rule.
  public var isEvenOdd: Bool
  /// Column of the window in the target.
  public var x: Int
  /// Row of the target for the first of the rows.
  public var y: Int

  /// Creates a band.
  ///
  /// - Parameters:
  ///   - rows: The rows, relative to the path's window.
  ///   - width: Columns of the window.
  ///   - sumStride: Sums from row to row, at least two more than columns.
  ///   - touchedStride: Words of touched bits from row to row, a bit for 16 columns.
  ///   - isEvenOdd: Whether the even-odd rule says what is inside, not the non-zero rule.
  ///   - x: Column of the window in the target.
  ///   - y: Row of the target for the first of the rows.
  @inlinable
  public init(
    rows: Range<Int>, width: Int, sumStride: Int, touchedStride: Int, isEvenOdd: Bool, x: Int,
    y: Int
  ) {
    (self.rows, self.width) = (rows, width)
    (self.sumStride, self.touchedStride) = (sumStride, touchedStride)
    (self.isEvenOdd, self.x, self.y) = (isEvenOdd, x, y)
  }
}
