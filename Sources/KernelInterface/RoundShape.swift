/// A shape with round corners, turned by any angle: a circle, a capsule or a rounded rectangle, which is all places
/// within a radius of a rectangle.
///
/// Lengths are pixels. Places are relative to a pixel near the centre, so that floats have digits enough
/// for small parts of pixels wherever the shape is.
public struct RoundShape: Sendable {
  /// Column of the pixel to whose top left corner the centre is relative.
  public var column: Int32
  /// Row of that pixel.
  public var row: Int32
  /// The centre, across.
  public var x: Float
  /// The centre, downwards.
  public var y: Float
  /// Direction of the rectangle's width, across.
  public var cosine: Float
  /// The same, downwards.
  public var sine: Float
  /// Half the width of the rectangle, at least 0.
  public var halfWidth: Float
  /// Half its height.
  public var halfHeight: Float
  /// The radius, at least ``leastRadius`` of circles and ``leastCornerRadius`` of others.
  public var radius: Float

  /// Below this radius, coverage of circles by their distance is more than 0.01 off.
  public static var leastRadius: Double { 3 }
  /// The same where straight sides meet arcs.
  public static var leastCornerRadius: Double { 4 }
  /// Above this size of the whole, floats have not digits enough.
  public static var greatestSize: Int { 4096 }

  /// Whether the rectangle is a point.
  @inlinable
  public var isCircle: Bool { halfWidth == 0 && halfHeight == 0 }

  /// Creates a shape about a centre.
  ///
  /// - Parameters:
  ///   - center: The centre, in pixels.
  ///   - direction: Direction of the rectangle's width, of length 1.
  ///   - half: Half the width and half the height of the rectangle, in pixels, at least 0.
  ///   - radius: The radius, in pixels.
  public init(
    center: SIMD2<Double>, direction: SIMD2<Double>, half: SIMD2<Double>, radius: Double
  ) {
    let (left, top) = (center.x.rounded(.down), center.y.rounded(.down))
    (column, row) = (Int32(left), Int32(top))
    (x, y) = (Float(center.x - left), Float(center.y - top))
    (cosine, sine) = (Float(direction.x), Float(direction.y))
    (halfWidth, halfHeight) = (Float(half.x), Float(half.y))
    self.radius = Float(radius)
  }
}

/// Where a shape with round corners lies in a target, and which pixels of that are wanted.
public struct RoundArea: Sendable {
  /// Column, in the target, of the pixel that the shape is relative to.
  public var column: Int
  /// Row of that pixel.
  public var row: Int
  /// Columns of the target that are wanted.
  public var columns: Range<Int>
  /// Rows that are wanted, at most 65536.
  public var rows: Range<Int>

  /// Creates an area.
  ///
  /// - Parameters:
  ///   - column: Column, in the target, of the pixel that the shape is relative to.
  ///   - row: Row of that pixel.
  ///   - columns: Columns of the target that are wanted.
  ///   - rows: Rows that are wanted, at most 65536.
  @inlinable
  public init(column: Int, row: Int, columns: Range<Int>, rows: Range<Int>) {
    (self.column, self.row, self.columns, self.rows) = (column, row, columns, rows)
  }
}
