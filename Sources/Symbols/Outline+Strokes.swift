internal import Foundation
internal import Geometry

// Lines of a width as contours that do not cross themselves, so that they can be cut out of a
// filled shape: a stroker's overlaps would show there as specks.

extension Outline {
  /// Straight arms of `width` with round ends, meeting at one place: a cross, a tick, an arrow.
  ///
  /// Between neighbouring arms the contour turns where their edges meet; where they leave more than
  /// 180° free, around the meeting place.
  static func arms(
    from center: (Double, Double), to ends: [(Double, Double)], width: Double
  ) -> Outline {
    let half = width / 2
    let arms = ends.map { (heading(from: center, to: $0), distance(center, $0)) }
      .sorted { $0.0 < $1.0 }
    return Outline { outline in
      for (i, arm) in arms.enumerated() {
        let next = arms[(i + 1) % arms.count]
        let end = polar(center.0, center.1, arm.1, arm.0)
        outline.arc(end.0, end.1, half, arm.0 - 90, arm.0 + 90)
        var gap = next.0 - arm.0
        if gap <= 0 { gap += 360 }
        if gap >= 180 || arms.count == 1 {
          outline.arc(center.0, center.1, half, arm.0 + 90, arm.0 + gap - 90)
        } else {
          let sine = direction(gap / 2).y
          let place = polar(center.0, center.1, half / sine, arm.0 + gap / 2)
          outline.line(place.0, place.1)
        }
      }
      outline.close()
    }
  }

  /// A straight line of `width` with round ends.
  static func bar(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, width: Double
  ) -> Outline {
    let way = heading(from: (x1, y1), to: (x2, y2))
    return Outline {
      $0.arc(x1, y1, width / 2, way + 90, way + 270)
      $0.arc(x2, y2, width / 2, way - 90, way + 90)
      $0.close()
    }
  }

  /// A ring: the space between two circles.
  static func ring(_ x: Double, _ y: Double, _ radius: Double, width: Double) -> Outline {
    circle(x, y, radius + width / 2) + circle(x, y, max(radius - width / 2, leastRadius))
  }

  /// A step of a pen that draws a ribbon.
  enum Step {
    /// Straight ahead.
    case forward(Double)
    /// Around a circle of this radius, by this many degrees; to the right if positive.
    case arc(Double, Double)
    /// On the spot, by this many degrees, between two straight steps long enough for the width.
    case corner(Double)
  }

  /// A line of `width` with round ends, drawn from (`x`, `y`) towards `heading`.
  static func ribbon(
    _ x: Double, _ y: Double, heading: Double, _ steps: [Step], width: Double
  ) -> Outline {
    let half = width / 2
    // The right side on the way out and the left side on the way back; each entry is one arc.
    var way = heading
    var place = (x, y)
    typealias Side = (x: Double, y: Double, radius: Double, start: Double, end: Double)
    var right: [Side] = []
    var left: [Side] = []
    for step in steps {
      switch step {
      case .forward(let length):
        let (before, after) = (place, polar(place.0, place.1, length, way))
        right += [
          (before.0, before.1, half, way + 90, way + 90),
          (after.0, after.1, half, way + 90, way + 90),
        ]
        left += [
          (before.0, before.1, half, way - 90, way - 90),
          (after.0, after.1, half, way - 90, way - 90),
        ]
        place = after
      case .arc(let radius, let turn):
        let side: Double = turn < 0 ? -1 : 1
        let center = polar(place.0, place.1, radius, way + 90 * side)
        let start = way - 90 * side
        right.append(
          (center.0, center.1, max(radius - half * side, leastRadius), start, start + turn))
        left.append(
          (center.0, center.1, max(radius + half * side, leastRadius), start, start + turn))
        place = polar(center.0, center.1, radius, start + turn)
        way += turn
      case .corner(let turn):
        let inner = half / direction(abs(turn) / 2).x
        if turn > 0 {
          right.removeLast()
          right.append((place.0, place.1, inner, way + 90 + turn / 2, way + 90 + turn / 2))
          left.append((place.0, place.1, half, way - 90, way - 90 + turn))
        } else {
          left.removeLast()
          left.append((place.0, place.1, inner, way - 90 + turn / 2, way - 90 + turn / 2))
          right.append((place.0, place.1, half, way + 90, way + 90 + turn))
        }
        way += turn
      }
    }
    return Outline { outline in
      outline.arc(x, y, half, heading + 270, heading + 90)
      for (i, arc) in right.enumerated() where !isCornerStart(right, i) {
        outline.arc(arc.x, arc.y, arc.radius, arc.start, arc.end)
      }
      outline.arc(place.0, place.1, half, way + 90, way - 90)
      for (i, arc) in left.enumerated().reversed() where !isCornerStart(left, i) {
        outline.arc(arc.x, arc.y, arc.radius, arc.end, arc.start)
      }
      outline.close()
    }
  }
}

/// Whether entry `i` is the start of a straight step right after an inner corner, where the edge
/// already turned.
private func isCornerStart(
  _ sides: [(x: Double, y: Double, radius: Double, start: Double, end: Double)], _ i: Int
) -> Bool {
  guard i > 0 else { return false }
  let (before, this) = (sides[i - 1], sides[i])
  return before.x == this.x && before.y == this.y && before.radius > this.radius
    && before.start == before.end && this.start == this.end
}
