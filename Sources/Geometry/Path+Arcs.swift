public import Foundation
internal import ElementaryFunctions

extension Path {
  /// Adds an arc of a circle, after a line to its start where the path has a current point.
  ///
  /// - Parameters:
  ///   - center: The circle's centre, in points.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: Where the arc starts; angle 0 points right, and angles grow downwards.
  ///   - endAngle: Where it ends.
  ///   - clockwise: By SwiftUI's convention for y upwards: on the screen, `true` goes anticlockwise.
  ///   - transform: Applied to the arc before it is added.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta <= -turn {
        delta = -turn
      } else if delta > 0 {
        delta = delta.truncatingRemainder(dividingBy: turn) - turn
      }
    } else if delta >= turn {
      delta = turn
    } else if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// The greatest angle of an arc, 32 turns, in radians.
  private static let greatestSweep = 64 * Double.pi
  /// What rounding may add to a count of quarter turns, or leave of a sine that is 0.
  private static let roundingError = 1e-9

  /// Adds an arc of a circle over the angle `delta`; positive angles go clockwise on the screen.
  ///
  /// - Parameters:
  ///   - center: The circle's centre, in points.
  ///   - radius: The circle's radius, in points.
  ///   - startAngle: Where the arc starts; angle 0 points right.
  ///   - delta: The angle that it covers; beyond 32 turns it is cut.
  ///   - transform: Applied to the arc before it is added.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let (start, sweep) = (startAngle.radians, delta.radians)
    guard start.isFinite, sweep.isFinite, radius.isFinite else { return }
    func unit(_ angle: Double) -> Vector2 {
      Vector2(ElementaryFunctions.cos(angle), ElementaryFunctions.sin(angle))
    }
    let centre = Vector2(center)
    func place(_ vector: Vector2) -> CGPoint {
      CGPoint(centre + vector * Double(radius)).applying(transform)
    }
    let first = place(unit(start))
    append(currentPoint == nil ? .move(to: first) : .line(to: first))
    guard sweep != 0 else { return }
    // More turns than a pen can be followed for add nothing to see.
    let bounded = min(max(sweep, -Self.greatestSweep), Self.greatestSweep)
    let pieces = max(1, Int((abs(bounded) / (.pi / 2) - Self.roundingError).rounded(.up)))
    let step = bounded / Double(pieces)
    let quarter = step / 4
    let handle = 4.0 / 3 * ElementaryFunctions.sin(quarter) / ElementaryFunctions.cos(quarter)
    var from = unit(start)
    for piece in 1...pieces {
      let to = unit(start + step * Double(piece))
      append(
        .curve(
          to: place(to), control1: place(from + from.turned * handle),
          control2: place(to - to.turned * handle)))
      from = to
    }
  }

  /// Adds a line towards `tangent1End` and an arc of a circle from there, that touches the lines
  /// from the current point to `tangent1End` and on to `tangent2End`.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner that the arc rounds off, in points.
  ///   - tangent2End: Where the second line leads.
  ///   - radius: The circle's radius, in points; 0 or less leaves the corner sharp.
  ///   - transform: Applied to the arc before it is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = Vector2(tangent1End.applying(transform))
    guard let current = currentPoint else {
      append(.move(to: CGPoint(corner)))
      return
    }
    // The corner is solved in the arc's own coordinates, where the circle is round.
    let inverse = transform.inverted()
    let vertex = Vector2(tangent1End)
    let backwards = (Vector2(current.applying(inverse)) - vertex).normalized
    let forwards = (Vector2(tangent2End) - vertex).normalized
    let cosine = backwards.dot(forwards)
    let sine = backwards.cross(forwards)
    guard abs(sine) > Self.roundingError, radius > 0, cosine.isFinite else {
      append(.line(to: CGPoint(corner)))
      return
    }
    // Half the corner's angle: tan = |sin| / (1 + cos).
    let reach = Double(radius) * (1 + cosine) / abs(sine)
    let start = vertex + backwards * reach
    let end = vertex + forwards * reach
    append(.line(to: CGPoint(start).applying(transform)))
    // The arc turns by π − corner, at most half a turn: two cubics of half of that.
    let centre =
      vertex + (backwards + forwards).normalized
      * (reach * reach + Double(radius) * Double(radius)).squareRoot()
    let middle = centre + (vertex - centre).normalized * Double(radius)
    // A quarter of the turn, from cos(turn) = −cos(corner) by halving angles twice.
    let halfCosine = ((1 - cosine) / 2).squareRoot()
    let quarterCosine = ((1 + halfCosine) / 2).squareRoot()
    let eighthCosine = ((1 + quarterCosine) / 2).squareRoot()
    let handle =
      4.0 / 3 * (1 - eighthCosine * eighthCosine).squareRoot() / eighthCosine * Double(radius)
    let along = (forwards - backwards).normalized
    append(
      .curve(
        to: CGPoint(middle).applying(transform),
        control1: CGPoint(start - backwards * handle).applying(transform),
        control2: CGPoint(middle - along * handle).applying(transform)))
    append(
      .curve(
        to: CGPoint(end).applying(transform),
        control1: CGPoint(middle + along * handle).applying(transform),
        control2: CGPoint(end - forwards * handle).applying(transform)))
  }
}
