/// A coverage span: neighbouring pixels of one row, and how much of each is covered.
///
/// Places are relative to the picture or layer painted on. The coverage is either one value for all or a
/// run of bytes in the list that travels with the spans.
public struct CoverageSpan: Sendable {
  /// The row.
  public var y: Int32
  /// The first pixel's column.
  public var x: Int32
  /// Pixels in the span.
  public var count: Int32
  /// Index of the first coverage byte; or, negative, minus the coverage of all, 1...255.
  public var offset: Int32

  /// The offset of a span that is covered entirely.
  @inlinable public static var fullOffset: Int32 { -255 }

  /// The offset of a span with one coverage, 1...255.
  @inlinable public static func offset(of coverage: UInt8) -> Int32 { -Int32(coverage) }

  /// Whether all pixels are covered entirely, and no bytes say so.
  @inlinable public var isFull: Bool { offset == Self.fullOffset }

  /// Whether bytes say how much of each pixel is covered.
  @inlinable public var hasBytes: Bool { offset >= 0 }

  /// Creates a span.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - x: The first pixel's column.
  ///   - count: Pixels in the span.
  ///   - offset: Index of the first coverage byte; or, negative, minus the coverage of all, 1...255.
  @inlinable
  public init(y: Int32, x: Int32, count: Int32, offset: Int32) {
    (self.y, self.x, self.count, self.offset) = (y, x, count, offset)
  }
}
