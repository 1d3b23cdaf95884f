/// The course of a radial or an angular gradient along one row.
///
/// The pixel in column x is `u + du·x` and `v + dv·x` away from the centre.
public struct RoundCourse: Sendable, BitwiseCopyable {
  /// Numbers of a piece of a ramp: its start, then base and slope of red, green, blue and alpha, 0...255.
  public static var pieceNumbers: Int { 9 }

  /// First coordinate of column 0, about the centre.
  public var u: Float
  /// Second coordinate of column 0.
  public var v: Float
  /// Change of the first coordinate from pixel to pixel.
  public var du: Float
  /// Change of the second coordinate.
  public var dv: Float
  /// Places on the course per distance, or per radian.
  public var scale: Float
  /// Place at the centre of a radial course.
  public var offset: Float

  /// Creates a course.
  ///
  /// - Parameters:
  ///   - u: First coordinate of column 0, about the centre.
  ///   - v: Second coordinate of column 0.
  ///   - du: Change of the first coordinate from pixel to pixel.
  ///   - dv: Change of the second coordinate.
  ///   - scale: Places on the course per distance, or per radian.
  ///   - offset: Place at the centre of a radial course.
  @inlinable
  public init(u: Float, v: Float, du: Float, dv: Float, scale: Float, offset: Float = 0) {
    (self.u, self.v, self.du, self.dv) = (u, v, du, dv)
    (self.scale, self.offset) = (scale, offset)
  }
}
