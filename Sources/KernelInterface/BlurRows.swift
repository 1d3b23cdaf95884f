/// A row of boxes of pixels that a blur averages.
public struct BoxRow: Sendable, BitwiseCopyable {
  /// Index of the first pixel.
  public var start: Int
  /// Pixels from row to row.
  public var stride: Int
  /// Pixels a row.
  public var width: Int
  /// Rows there are; those missing to a whole box count as transparent.
  public var rows: Int
  /// Pixels across and down a box, at most 16.
  public var box: Int
  /// Transparent columns before the first pixel, less than `box`.
  public var lead: Int

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - start: Index of the first pixel.
  ///   - stride: Pixels from row to row.
  ///   - width: Pixels a row.
  ///   - rows: Rows there are; those missing to a whole box count as transparent.
  ///   - box: Pixels across and down a box, 1...16.
  ///   - lead: Transparent columns before the first pixel, less than `box`.
  @inlinable
  public init(start: Int, stride: Int, width: Int, rows: Int, box: Int, lead: Int) {
    (self.start, self.stride, self.width) = (start, stride, width)
    (self.rows, self.box, self.lead) = (rows, box, lead)
  }

  /// How many boxes there are.
  @inlinable public var boxes: Int { (lead + width + box - 1) / box }
}

/// Two rows of four planes, and how much of each is taken.
public struct RowMix: Sendable, BitwiseCopyable {
  /// Index of the upper row's first number.
  public var upper: Int
  /// Index of the lower row's.
  public var lower: Int
  /// Numbers from plane to plane.
  public var plane: Int
  /// How much of the lower row is taken, 0...1.
  public var share: Float

  /// Creates a mix.
  ///
  /// - Parameters:
  ///   - upper: Index of the upper row's first number.
  ///   - lower: Index of the lower row's.
  ///   - plane: Numbers from plane to plane.
  ///   - share: How much of the lower row is taken, 0...1.
  @inlinable
  public init(upper: Int, lower: Int, plane: Int, share: Float) {
    (self.upper, self.lower, self.plane, self.share) = (upper, lower, plane, share)
  }
}
