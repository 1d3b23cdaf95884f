/// A piece of one side of a convex outline: a line or an arc, from the top down.
///
/// Arcs are those of ellipses. Units: pixels.
public struct OutlinePiece: Sendable {
  /// Where the piece starts.
  public var top: Double
  /// Where it ends; below `top`.
  public var bottom: Double
  /// Column of its start.
  public var xTop: Double
  /// Column of its end.
  public var xBottom: Double
  /// A line's columns per row; an arc's centre column.
  public var a: Double
  /// An arc's centre row.
  public var b: Double
  /// Index of the arc's ellipse; ``noArc`` for a line.
  public var arc: Int32

  /// What a line has instead of an ellipse's index.
  @inlinable public static var noArc: Int32 { -1 }

  /// Whether it is a line.
  @inlinable public var isLine: Bool { arc < 0 }

  /// Creates a piece.
  ///
  /// - Parameters:
  ///   - top: Where it starts, in rows.
  ///   - bottom: Where it ends; below `top`.
  ///   - xTop: Column of its start.
  ///   - xBottom: Column of its end.
  ///   - a: A line's columns per row; an arc's centre column.
  ///   - b: An arc's centre row.
  ///   - arc: Index of the arc's ellipse; ``noArc`` for a line.
  @inlinable
  public init(
    top: Double, bottom: Double, xTop: Double, xBottom: Double, a: Double, b: Double, arc: Int32
  ) {
    (self.top, self.bottom, self.xTop, self.xBottom) = (top, bottom, xTop, xBottom)
    (self.a, self.b, self.arc) = (a, b, arc)
  }
}

/// The shape of an ellipse about its centre: the image of a unit circle under a linear map.
///
/// With half height h and half width w, points of the ellipse obey
/// `x = columnShear·y ± columnReach·√(1 − (y/h)²)` and `y = rowShear·x ± rowReach·√(1 − (x/w)²)`.
public struct EllipseArc: Sendable {
  /// One over the half height h.
  public var inverseHeight: Double
  /// How far the middle of a row moves right for each unit down.
  public var columnShear: Double
  /// Half the width of the row through the centre.
  public var columnReach: Double
  /// One over the half width w.
  public var inverseWidth: Double
  /// How far the middle of a column moves down for each unit right.
  public var rowShear: Double
  /// Half the height of the column through the centre.
  public var rowReach: Double
  /// The inverse linear map, by which chords are measured in the unit circle.
  public var inverse: (Double, Double, Double, Double)
  /// By how much the map enlarges areas.
  public var area: Double
  /// One over that.
  public var inverseArea: Double
  /// Into how many chords a step of 1 falls, where height is measured as 1 − s²: so many that none is
  /// further than 0.03 pixels from the ellipse.
  public var bend: Double
  /// Up to this distance from the middle row, one chord a row is as near; not above 0 if none is.
  public var plainHeight: Double
  /// Up to this distance, two of half a row each are.
  public var pairHeight: Double

  /// Greatest distance of a chord from its arc, in pixels; with its area made right, single pixels are within
  /// 0.004 of theirs.
  @inlinable public static var chordTolerance: Double { 0.03 }

  /// Creates the image of the unit circle under the map with columns (ux, uy) and (vx, vy), whose
  /// determinant is not 0.
  ///
  /// - Parameters:
  ///   - ux: What the unit circle's first axis adds to columns.
  ///   - uy: What it adds to rows.
  ///   - vx: What the second axis adds to columns.
  ///   - vy: What it adds to rows.
  @inlinable
  public init(ux: Double, uy: Double, vx: Double, vy: Double) {
    let determinant = ux * vy - uy * vx
    let height2 = uy * uy + vy * vy
    let width2 = ux * ux + vx * vx
    let mixed = ux * uy + vx * vy
    let (height, width) = (height2.squareRoot(), width2.squareRoot())
    area = abs(determinant)
    inverseArea = 1 / area
    inverseHeight = 1 / height
    inverseWidth = 1 / width
    columnShear = mixed / height2
    rowShear = mixed / width2
    columnReach = area / height
    rowReach = area / width
    let size = height > columnReach ? height : columnReach
    // A chord over a small angle φ is size·φ²/8 away from its arc, and φ at most 2 steps.
    bend = (size / (2 * Self.chordTolerance)).squareRoot()
    // A row's chord at height q of 1 spans an angle of about 1/(height·√(1 − q²)), half of a row half of that.
    let rest = 1 - size / (8 * Self.chordTolerance * height * height)
    plainHeight = rest > 0 ? height * rest.squareRoot() : 0
    let pairRest = 1 - size / (32 * Self.chordTolerance * height * height)
    pairHeight = pairRest > 0 ? height * pairRest.squareRoot() : 0
    inverse = (vy / determinant, -vx / determinant, -uy / determinant, ux / determinant)
  }
}
