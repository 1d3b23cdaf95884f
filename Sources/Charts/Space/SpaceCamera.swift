import ElementaryFunctions
import Foundation
import Geometry

/// A point of the space in which a chart of three dimensions stands: a cube of side 1 around zero.
struct SpacePoint: Hashable, Sendable {
  /// To the right, up, and towards a viewer in front.
  var (x, y, z): (Double, Double, Double)

  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  static func - (left: Self, right: Self) -> Self {
    Self(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  /// The product with a number.
  func times(_ factor: Double) -> Self { Self(x * factor, y * factor, z * factor) }

  /// The inner product.
  func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

  /// The outer product.
  func cross(_ other: Self) -> Self {
    Self(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// This direction at length 1; zero for zero.
  var normalized: Self {
    let length = dot(self).squareRoot()
    return length > 0 ? Self(x / length, y / length, z / length) : self
  }

  /// The coordinate along an axis: 0 to the right, 1 up, 2 to the front.
  subscript(axis: Int) -> Double {
    get { axis == 0 ? x : axis == 1 ? y : z }
    set {
      switch axis {
      case 0: x = newValue
      case 1: y = newValue
      default: z = newValue
      }
    }
  }
}

/// A viewer of a chart of three dimensions.
struct SpaceCamera: Sendable {
  private let turn: (sin: Double, cos: Double)
  private let tilt: (sin: Double, cos: Double)
  private let isPerspective: Bool
  private let size: CGSize

  /// The share of the shorter side that the side of the cube has: its diagonal just fits.

  ///

  /// No source names it; it is ours.
  private static let share = 0.56
  /// How far the viewer is from the middle, in sides of the cube.
  ///
  /// No source names it; it is ours.
  private static let distance = 3.0

  /// Creates a viewer.
  ///
  /// - Parameters:
  ///   - azimuth: How far it has gone around the chart, in radians.
  ///   - inclination: How far it looks down on it, in radians.
  ///   - isPerspective: Whether what is farther away is smaller.
  ///   - size: The size of the picture, in points.
  init(azimuth: Double, inclination: Double, isPerspective: Bool, size: CGSize) {
    let (a, i) = (ElementaryFunctions.sincos(azimuth), ElementaryFunctions.sincos(inclination))
    (turn, tilt) = ((a.sin, a.cos), (i.sin, i.cos))
    (self.isPerspective, self.size) = (isPerspective, size)
  }

  /// A direction as the viewer sees it: to the right, up, and towards the viewer.
  func seen(_ point: SpacePoint) -> SpacePoint {
    let across = point.x * turn.cos - point.z * turn.sin
    let near = point.x * turn.sin + point.z * turn.cos
    return SpacePoint(
      across, point.y * tilt.cos - near * tilt.sin, point.y * tilt.sin + near * tilt.cos)
  }

  /// How much larger than in the middle something at a depth is.
  func scale(at depth: Double) -> Double {
    isPerspective ? Self.distance / max(Self.distance - depth, 0.1) : 1
  }

  /// Where a point is in the picture, and how near to the viewer.
  func project(_ point: SpacePoint) -> (place: CGPoint, depth: Double) {
    let seen = seen(point)
    let side = Double(min(size.width, size.height)) * Self.share * scale(at: seen.z)
    return (
      CGPoint(
        x: size.width / 2 + CGFloat(seen.x * side), y: size.height / 2 - CGFloat(seen.y * side)),
      seen.z
    )
  }
}
