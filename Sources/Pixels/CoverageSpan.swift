/// A run of pixels in one row with the coverage of each.
///
/// Places are relative to the picture or layer painted on. The coverage is either one value for all or a
/// run of bytes in the list that travels with the spans.
public struct CoverageSpan: Sendable {
  /// The row.
  public var y: Int32
  /// The first pixel's column.
  public var x: Int32
  /// Pixels in the run.
  public var count: Int32
  /// Index of the first coverage byte; or, negative, minus the coverage of all, 1...255.
  public var offset: Int32

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - x: The first pixel's column.
  ///   - count: Pixels in the run.
  ///   - offset: Index of the first coverage byte; or, negative, minus the coverage of all,
  ///     1...255.
  @inlinable
  public init(y: Int32, x: Int32, count: Int32, offset: Int32) {
    (self.y, self.x, self.count, self.offset) = (y, x, count, offset)
  }
}
