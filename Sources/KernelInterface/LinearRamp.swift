/// The course of a linear gradient, over pixels.
///
/// The place on the course of the pixel in column x of row y, at its centre, is
/// `offset + across·x + down·y`.
public struct LinearCourse: Sendable, BitwiseCopyable {
  /// Place of pixel (0, 0).
  public var offset: Double
  /// What a column to the right adds; never −0.
  public var across: Double
  /// What a row further down adds.
  public var down: Double

  /// Creates a course.
  ///
  /// - Parameters:
  ///   - offset: Place of pixel (0, 0).
  ///   - across: What a column to the right adds.
  ///   - down: What a row further down adds.
  @inlinable
  public init(offset: Double, across: Double, down: Double) {
    (self.offset, self.across, self.down) = (offset, across == 0 ? 0 : across, down)
  }
}

/// A part of a linear gradient in which every component of the colour changes evenly.
public struct LinearPiece: Sendable, BitwiseCopyable {
  /// One component as an affine function of the pixel, in steps of 2⁻⁴⁰ of a level.
  ///
  /// It is counted modulo 2⁶⁴, so that additions in any order give the same; half a level is added, so
  /// that the whole levels are the value to nearest.
  public struct Component: Sendable, BitwiseCopyable {
    /// Value of pixel (0, 0).
    public var origin: Int64
    /// What a column to the right adds.
    public var across: Int64
    /// What a row further down adds.
    public var down: Int64

    /// Creates a component.
    ///
    /// - Parameters:
    ///   - origin: Value of pixel (0, 0), in steps of 2⁻⁴⁰ of a level.
    ///   - across: What a column to the right adds.
    ///   - down: What a row further down adds.
    @inlinable
    public init(origin: Int64, across: Int64, down: Int64) {
      (self.origin, self.across, self.down) = (origin, across, down)
    }
  }

  /// Place on the course where this piece takes over from the one before it in its list.
  public var start: Double
  /// Premultiplied red.
  public var red: Component
  /// Premultiplied green.
  public var green: Component
  /// Premultiplied blue.
  public var blue: Component
  /// Alpha.
  public var alpha: Component

  /// Creates a piece.
  ///
  /// - Parameters:
  ///   - start: Place on the course where the piece takes over.
  ///   - red: Premultiplied red.
  ///   - green: Premultiplied green.
  ///   - blue: Premultiplied blue.
  ///   - alpha: Alpha.
  @inlinable
  public init(
    start: Double, red: Component, green: Component, blue: Component, alpha: Component
  ) {
    self.start = start
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
