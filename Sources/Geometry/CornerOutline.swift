internal import Foundation

// Corners are built in a unit frame: u runs along the edge by which the outline enters the corner, v
// along the edge by which it leaves; both are 0 at the vertex and 1 a radius away. A circular corner
// is a quarter circle. A continuous corner is the curve of the system's own controls: it leaves the
// edge 1.528665 radii before the vertex and bends ever more towards the middle. Where an edge is too
// short for that, the half of the corner on that edge goes over into the quarter circle, so that the
// ends of a capsule are round.

/// The outline of a rectangle with round corners.
enum CornerOutline {
  /// Where a continuous corner leaves its edge, in radii from the vertex.
  static let reach = 1.528665

  /// The point of a continuous corner at which its first curve goes over into the middle one.
  private static let cut = Vector2(0.63149379, 0.07491139)

  /// Half of a continuous corner: distance along its own edge, and from it, in radii, as iOS 7 and
  /// later print the path of a `UIBezierPath` with round corners.
  private static let smooth: [Vector2] = [
    Vector2(reach, 0), Vector2(1.08849296, 0), Vector2(0.86840694, 0),
    cut, Vector2(0.37282383, 0.16905956),
  ]

  /// The same points for a quarter circle cut into three arcs at the angle of the continuous corner.
  private static let circle: [Vector2] = {
    // Arc of angle φ from the edge: tan(φ/2) follows from the cut point's place; the handle of a
    // cubic arc is 4/3·tan(φ/4).
    let toCut = Self.cut - Vector2(1, 1)
    let cut = toCut.normalized
    let quarter = tangentOfQuarter(cosine: -cut.y)
    let edge = 4.0 / 3 * quarter
    let along = Vector2(cut.y, -cut.x)
    // The middle arc spans what is left of the right angle, symmetrically.
    let middle = 4.0 / 3 * tangentOfQuarter(cosine: cut.dot(Vector2(cut.y, cut.x)))
    return [
      Vector2(1, 0), Vector2(1 - edge, 0), Vector2(1, 1) + cut - along * edge,
      Vector2(1, 1) + cut, Vector2(1, 1) + cut + along * middle,
    ]
  }()

  /// tan(φ/4) from cos φ, by two half-angle steps.
  private static func tangentOfQuarter(cosine: Double) -> Double {
    let half = ((1 + cosine) / 2).squareRoot()
    let quarter = ((1 + half) / 2).squareRoot()
    return (1 - quarter * quarter).squareRoot() / quarter
  }

  /// The handle of a quarter circle's cubic: 4/3·(√2 − 1).
  static let handle = 0.5522847498307936

  /// The steps around `rect`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, of no negative size.
  ///   - corners: Corner sizes from the bottom right on, clockwise.
  ///   - style: How corners run into edges.
  /// - Returns: A closed outline from the middle of the right side, clockwise.
  static func elements(
    of rect: CGRect, corners: [CGSize], style: RoundedCornerStyle
  ) -> [Path.Element] {
    let vertices = [
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    ].map { Vector2($0) }
    // Unit directions of travel along the four sides, from the right side on.
    let travel = [Vector2(0, 1), Vector2(-1, 0), Vector2(0, -1), Vector2(1, 0)]
    let sides = [Double(rect.height), Double(rect.width)]
    var result = [Path.Element.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
    var pen = CGPoint(x: rect.maxX, y: rect.midY)
    func line(to place: CGPoint) {
      if place != pen { result.append(.line(to: place)) }
      pen = place
    }
    for corner in 0..<4 {
      let (incoming, outgoing) = (travel[corner], travel[(corner + 1) % 4])
      let size = corners[corner]
      // A size has its width along horizontal edges.
      let horizontalIn = corner % 2 == 1
      let inRadius = Double(horizontalIn ? size.width : size.height)
      let outRadius = Double(horizontalIn ? size.height : size.width)
      let vertex = vertices[corner]
      guard inRadius > 0, outRadius > 0 else {
        line(to: CGPoint(vertex))
        continue
      }
      func place(_ u: Double, _ v: Double) -> CGPoint {
        CGPoint(vertex - incoming * (u * inRadius) + outgoing * (v * outRadius))
      }
      func curve(_ a: Vector2, _ b: Vector2, _ c: Vector2) {
        pen = place(c.x, c.y)
        result.append(.curve(to: pen, control1: place(a.x, a.y), control2: place(b.x, b.y)))
      }
      let inRoom = room(
        side: sides[corner % 2], radius: inRadius,
        neighbour: Double(
          horizontalIn ? corners[(corner + 3) % 4].width : corners[(corner + 3) % 4].height))
      let outRoom = room(
        side: sides[(corner + 1) % 2], radius: outRadius,
        neighbour: Double(
          horizontalIn ? corners[(corner + 1) % 4].height : corners[(corner + 1) % 4].width))
      guard style == .continuous, inRoom > 1 || outRoom > 1 else {
        line(to: place(1, 0))
        curve(Vector2(1 - handle, 0), Vector2(0, 1 - handle), Vector2(0, 1))
        continue
      }
      let first = half(smoothness: (inRoom - 1) / (reach - 1))
      let last = half(smoothness: (outRoom - 1) / (reach - 1)).map { Vector2($0.y, $0.x) }
      line(to: place(first[0].x, first[0].y))
      curve(first[1], first[2], first[3])
      curve(first[4], last[4], last[3])
      curve(last[2], last[1], last[0])
    }
    line(to: CGPoint(x: rect.maxX, y: rect.midY))
    if case .line = result.last { result.removeLast() }
    result.append(.closeSubpath)
    return result
  }

  /// How far a corner may reach along a side, in its radii, from 1 to ``reach``.
  private static func room(side: Double, radius: Double, neighbour: Double) -> Double {
    let sum = radius + neighbour
    guard sum > 0 else { return 1 }
    return min(max(side / sum, 1), reach)
  }

  /// The points of half a corner between the circle (0) and the continuous curve (1).
  private static func half(smoothness: Double) -> [Vector2] {
    zip(circle, smooth).map { $0.mixed(with: $1, smoothness) }
  }
}
