internal import ElementaryFunctions
internal import Foundation
internal import Geometry

// The pen and ink of the symbols: contours built from lines and circular arcs.
//
// Units: hundredths of an em. The origin lies on the symbol's axis half-way up the capitals; x grows
// to the right and y downwards. Angles are in degrees, 0 to the right, 90 downwards.

/// One or more contours; where they are filled, a place inside an odd number of them is painted.
///
/// Contours of one filled outline never cross each other, only nest: that is what makes holes.
struct Outline: Hashable, Sendable {
  private(set) var elements: [Path.Element] = []
  private var pen = CGPoint.zero
  private var isOpen = false

  init() {}

  // These are never inlined: the catalogue takes thousands of such steps, once each, and compiles in half the time.
  @inline(never)
  init(_ build: (inout Outline) -> Void) { build(&self) }

  /// The outline of a path, whose contours must not cross.
  init(_ path: Path) { elements = path.elements }

  var path: Path { Path(elements: elements) }

  static func + (lhs: Outline, rhs: Outline) -> Outline {
    var result = lhs
    result.elements += rhs.elements
    return result
  }

  // MARK: Steps

  @inline(never)
  mutating func move(_ x: Double, _ y: Double) {
    pen = CGPoint(x: x, y: y)
    elements.append(.move(to: pen))
    isOpen = true
  }

  @inline(never)
  mutating func line(_ x: Double, _ y: Double) {
    guard isOpen else { return move(x, y) }
    pen = CGPoint(x: x, y: y)
    elements.append(.line(to: pen))
  }

  @inline(never)
  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    pen = CGPoint(x: x, y: y)
    elements.append(
      .curve(to: pen, control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2)))
  }

  @inline(never)
  mutating func close() {
    elements.append(.closeSubpath)
    isOpen = false
  }

  /// Runs along a circle about (`x`, `y`), reached by a line; clockwise if `end` is above `start`.
  @inline(never)
  mutating func arc(_ x: Double, _ y: Double, _ radius: Double, _ start: Double, _ end: Double) {
    let first = direction(start)
    line(x + radius * first.x, y + radius * first.y)
    // A hair above a quarter turn is still one curve.
    let count = max(Int((abs(end - start) / 90 - 1e-6).rounded(.up)), 1)
    let step = (end - start) / Double(count)
    let quarter = direction(step / 4)
    // Cubic arcs: handles of 4/3·tan(step/4) of the radius; off by 0.03 % at most.
    let handle = 4.0 / 3 * quarter.y / quarter.x * radius
    for i in 0..<count {
      let (from, to) = (
        direction(start + Double(i) * step), direction(start + Double(i + 1) * step)
      )
      curve(
        x + radius * from.x - handle * from.y, y + radius * from.y + handle * from.x,
        x + radius * to.x + handle * to.y, y + radius * to.y - handle * to.x,
        x + radius * to.x, y + radius * to.y)
    }
  }

  // MARK: Whole contours

  /// The radius of what would have none: a contour does not vanish.
  static let leastRadius = 0.01

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    Outline {
      $0.arc(x, y, radius, 0, 360)
      $0.close()
    }
  }

  /// An upright ellipse.
  static func ellipse(_ x: Double, _ y: Double, _ across: Double, _ down: Double) -> Outline {
    circle(0, 0, 1).transformed(CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: x, ty: y))
  }

  /// A rectangle about (`x`, `y`) with round corners.
  static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) -> Outline {
    let (w, h) = (width / 2, height / 2)
    return polygon(
      [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)],
      radius: min(radius, w, h))
  }

  /// A closed polygon whose corners are arcs of `radius`, shortened where edges are too short.
  static func polygon(_ corners: [(Double, Double)], radius: Double) -> Outline {
    polygon(corners.map { ($0.0, $0.1, radius) })
  }

  /// A closed polygon of corners (x, y, radius).
  static func polygon(_ corners: [(Double, Double, Double)]) -> Outline {
    Outline { outline in
      for (i, corner) in corners.enumerated() {
        let before = corners[(i + corners.count - 1) % corners.count]
        let after = corners[(i + 1) % corners.count]
        outline.corner(
          at: (corner.0, corner.1), from: (before.0, before.1), to: (after.0, after.1),
          radius: corner.2)
      }
      outline.close()
    }
  }

  /// An open line through places with round bends.
  static func bends(_ places: [(Double, Double)], radius: Double) -> Outline {
    Outline { outline in
      for (i, place) in places.enumerated() {
        if i == 0 || i == places.count - 1 {
          outline.line(place.0, place.1)
        } else {
          outline.corner(at: place, from: places[i - 1], to: places[i + 1], radius: radius)
        }
      }
    }
  }

  private mutating func corner(
    at corner: (Double, Double), from before: (Double, Double), to after: (Double, Double),
    radius: Double
  ) {
    let inward = unit(from: corner, to: before)
    let outward = unit(from: corner, to: after)
    let cosine = inward.0 * outward.0 + inward.1 * outward.1
    let half = ((1 - cosine) / 2).squareRoot()  // sine of half the angle between the edges
    let cohalf = ((1 + cosine) / 2).squareRoot()
    let room = min(distance(corner, before), distance(corner, after)) / 2
    guard radius > 0, half > 1e-6, cohalf > 1e-6 else { return line(corner.0, corner.1) }
    let cut = min(radius * cohalf / half, room)
    let r = cut * half / cohalf
    // A cubic whose handles are those of the arc that turns by 180° less the angle.
    let turn = 2 * asinHalf(cohalf)
    let quarter = direction(turn * 180 / .pi / 4)
    let handle = 4.0 / 3 * quarter.y / quarter.x * r
    line(corner.0 + inward.0 * cut, corner.1 + inward.1 * cut)
    let (near, far) = (cut - handle, cut - handle)
    curve(
      corner.0 + inward.0 * near, corner.1 + inward.1 * near,
      corner.0 + outward.0 * far, corner.1 + outward.1 * far,
      corner.0 + outward.0 * cut, corner.1 + outward.1 * cut)
  }

  // MARK: Changes

  func transformed(_ transform: CGAffineTransform) -> Outline {
    var result = self
    result.elements = elements.map { $0.applying(transform) }
    return result
  }

  func moved(_ x: Double, _ y: Double) -> Outline {
    transformed(CGAffineTransform(translationX: x, y: y))
  }

  func scaled(_ factor: Double) -> Outline { scaled(factor, factor) }

  func scaled(_ x: Double, _ y: Double) -> Outline {
    transformed(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turned clockwise about the origin.
  func turned(_ degrees: Double) -> Outline {
    let way = direction(degrees)
    return transformed(CGAffineTransform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: 0, ty: 0))
  }

  /// Mirrored left to right.
  var mirrored: Outline { scaled(-1, 1) }
}

extension Path.Element {
  /// Returns this step where `transform` takes it.
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let first, let second):
      .curve(
        to: end.applying(transform), control1: first.applying(transform),
        control2: second.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

/// The unit vector at `degrees`.
func direction(_ degrees: Double) -> (x: Double, y: Double) {
  let radians = degrees * .pi / 180
  return (ElementaryFunctions.cos(radians), ElementaryFunctions.sin(radians))
}

/// The place at `degrees` on a circle about (`x`, `y`).
func polar(_ x: Double, _ y: Double, _ radius: Double, _ degrees: Double) -> (Double, Double) {
  let way = direction(degrees)
  return (x + radius * way.x, y + radius * way.y)
}

func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
  ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).squareRoot()
}

func unit(from a: (Double, Double), to b: (Double, Double)) -> (Double, Double) {
  let length = distance(a, b)
  return length > 0 ? ((b.0 - a.0) / length, (b.1 - a.1) / length) : (0, 0)
}

/// The angle from `a` to `b` in degrees, −180...180.
func heading(from a: (Double, Double), to b: (Double, Double)) -> Double {
  let way = unit(from: a, to: b)
  let (x, y) = (way.0, way.1)
  // The half-angle's sine is exact enough everywhere but near ±180°, where the cosine takes over.
  let half = (max(1 - x, 0) / 2).squareRoot()
  let angle = 2 * asinHalf(min(half, 1)) * 180 / .pi
  return y < 0 ? -angle : angle
}

/// The arc sine of `value`, 0...1, by Newton's method on the sine.
private func asinHalf(_ value: Double) -> Double {
  guard value < 0.999_999 else { return .pi / 2 - (2 * max(1 - value, 0)).squareRoot() }
  var angle = value
  for _ in 0..<30 {
    let slope = ElementaryFunctions.cos(angle)
    let better = min(
      max(angle - (ElementaryFunctions.sin(angle) - value) / slope, 0), .pi / 2 - 1e-7)
    // It stays there from now on.
    guard better != angle else { break }
    angle = better
  }
  return angle
}
