/// A glyph's coverage mask: by what its lines are moved, and its size.
public struct GlyphPlace: Sendable, BitwiseCopyable {
  /// Numbers of a group of eight lines, each eight times: columns of the left and the right end, rows of both,
  /// rows per column, 1 or −1 for lines that run right or left, and half the columns per row with that sign.
  public static var groupNumbers: Int { 56 }

  /// Added to columns of lines.
  public var x: Float
  /// Added to rows of lines.
  public var y: Float
  /// Pixels across, 1...8191.
  public var width: Int
  /// Pixels down, 1...8191.
  public var height: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - x: Added to columns of lines.
  ///   - y: Added to rows of lines.
  ///   - width: Pixels across, 1...8191.
  ///   - height: Pixels down, 1...8191.
  @inlinable
  public init(x: Float, y: Float, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
