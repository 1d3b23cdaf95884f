/// A linear gradient on a target, lent to a kernel for one call.
public struct LinearGradient: ~Escapable {
  /// Pieces by rising columns; the first has no start.
  public let pieces: Span<LinearPiece>
  /// Where pixels are on its course.
  public let course: LinearCourse
  /// Whether every colour's alpha is 255.
  public let isOpaque: Bool
  /// Column of the target's first pixel, where pieces count from.
  public let x: Int
  /// Row of the target's first pixel.
  public let y: Int

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - pieces: Pieces by rising columns; the first has no start.
  ///   - course: Where pixels are on its course.
  ///   - isOpaque: Whether every colour's alpha is 255.
  ///   - x: Column of the target's first pixel, where pieces count from.
  ///   - y: Row of the target's first pixel.
  @inlinable
  @_lifetime(copy pieces)
  public init(
    pieces: Span<LinearPiece>, course: LinearCourse, isOpaque: Bool, x: Int, y: Int
  ) {
    self.pieces = pieces
    self.course = course
    self.isOpaque = isOpaque
    self.x = x
    self.y = y
  }
}
