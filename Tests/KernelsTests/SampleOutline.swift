import KernelInterface
import Testing

/// An outline as the pieces of its sides, and from where to where each of its rows reaches.
struct SampleOutline: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var left: [OutlinePiece]
  var right: [OutlinePiece]
  var arcs: [EllipseArc] = []
  /// The extent at a height; `nil` above and below the outline.
  var extent: @Sendable (Double) -> (Double, Double)?

  private static func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double)
    -> OutlinePiece
  {
    OutlinePiece(
      top: y0, bottom: y1, xTop: x0, xBottom: x1, a: (x1 - x0) / (y1 - y0), b: 0, arc: -1)
  }

  /// A convex polygon, by its sides' corners from the top down.
  private static func polygon(
    _ name: String, left: [(Double, Double)], right: [(Double, Double)]
  ) -> SampleOutline {
    func pieces(_ corners: [(Double, Double)]) -> [OutlinePiece] {
      zip(corners, corners.dropFirst()).map { line($0.0, $0.1, $1.0, $1.1) }
    }
    @Sendable func side(_ corners: [(Double, Double)], at y: Double) -> Double? {
      zip(corners, corners.dropFirst()).first { y >= $0.1 && y < $1.1 }.map {
        $0.0 + ($1.0 - $0.0) * (y - $0.1) / ($1.1 - $0.1)
      }
    }
    return SampleOutline(testDescription: name, left: pieces(left), right: pieces(right)) { y in
      guard let from = side(left, at: y), let to = side(right, at: y) else { return nil }
      return (from, to)
    }
  }

  /// An ellipse about a centre: the image of a unit circle.
  private static func ellipse(
    _ name: String, _ cx: Double, _ cy: Double, u: (Double, Double), v: (Double, Double)
  ) -> SampleOutline {
    let arc = EllipseArc(ux: u.0, uy: u.1, vx: v.0, vy: v.1)
    let half = 1 / arc.inverseHeight
    let (top, bottom) = (cy - half, cy + half)
    let piece = OutlinePiece(
      top: top, bottom: bottom, xTop: cx - arc.columnShear * half,
      xBottom: cx + arc.columnShear * half, a: cx, b: cy, arc: 0)
    return SampleOutline(
      testDescription: name, left: [piece], right: [piece], arcs: [arc]
    ) { y in
      // The inverse map takes a place of the ellipse to a length of 1: a square equation for dx.
      let dy = y - cy
      let determinant = u.0 * v.1 - u.1 * v.0
      let a = v.1 * v.1 + u.1 * u.1
      let b = -2 * dy * (v.1 * v.0 + u.0 * u.1)
      let c = dy * dy * (v.0 * v.0 + u.0 * u.0) - determinant * determinant
      let root = b * b - 4 * a * c
      guard root > 0 else { return nil }
      return (cx + (-b - root.squareRoot()) / (2 * a), cx + (-b + root.squareRoot()) / (2 * a))
    }
  }

  static let all = [
    polygon("upright", left: [(10, 8), (10, 60)], right: [(80, 8), (80, 60)]),
    polygon(
      "between pixels", left: [(10.3, 8.6), (10.3, 60.2)], right: [(79.9, 8.6), (79.9, 60.2)]),
    polygon(
      "turned", left: [(40, 2.5), (5.2, 33), (30, 66)], right: [(40, 2.5), (85, 20), (30, 66)]),
    polygon(
      "flat", left: [(10, 30.1), (4.5, 31.4), (80, 33)], right: [(10, 30.1), (86, 32.6), (80, 33)]),
    polygon("thin", left: [(20, 3), (60.5, 68)], right: [(20.4, 3), (61, 68)]),
    ellipse("circle", 44.3, 33.8, u: (30, 0), v: (0, 30)),
    ellipse("small circle", 44.3, 33.8, u: (2.6, 0), v: (0, 2.6)),
    ellipse("wide ellipse", 45, 35.5, u: (40, 0), v: (0, 8.5)),
    ellipse("turned ellipse", 44, 36, u: (30, 14), v: (-8, 17)),
  ]

  /// A polygon and an ellipse with holes.
  static let rings = [
    (all[0], polygon("hole", left: [(13, 11), (13, 57)], right: [(77, 11), (77, 57)])),
    (all[5], ellipse("hole", 44.3, 33.8, u: (27.5, 0), v: (0, 27.5))),
    (all[8], ellipse("hole", 44, 36, u: (15, 7), v: (-4, 8.5))),
  ]
}
