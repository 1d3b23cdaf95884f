/// A picture's size, and where a row of pixels lies in it.
///
/// Places are 16.16 fixed-point numbers of picture pixels from the picture's upper left, so that the same place
/// gives the same pixel however the row is divided.
public struct ImageMap: Sendable, BitwiseCopyable {
  /// Pixels from row to row of the picture.
  public var stride: Int
  /// Pixels across; places beyond repeat the edge, or the whole picture.
  public var width: Int
  /// Pixels down.
  public var height: Int
  /// Column of the first pixel's centre, in 65536ths.
  public var u: Int
  /// Row of the first pixel's centre, in 65536ths.
  public var v: Int
  /// Change of the column from pixel to pixel.
  public var du: Int
  /// Change of the row from pixel to pixel.
  public var dv: Int
  /// Whether the picture repeats beyond its edges.
  public var repeats: Bool

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - stride: Pixels from row to row of the picture.
  ///   - width: Pixels across, above 0.
  ///   - height: Pixels down, above 0.
  ///   - from: Column and row of the first pixel's centre, in 65536ths.
  ///   - step: Change of both from pixel to pixel.
  ///   - repeats: Whether the picture repeats beyond its edges.
  @inlinable
  public init(
    stride: Int, width: Int, height: Int, from: (u: Int, v: Int), step: (u: Int, v: Int),
    repeats: Bool
  ) {
    (self.stride, self.width, self.height, self.repeats) = (stride, width, height, repeats)
    (u, v, du, dv) = (from.u, from.v, step.u, step.v)
  }
}
