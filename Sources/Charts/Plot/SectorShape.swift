import ElementaryFunctions
import Foundation
import Geometry
import Motion
import ViewEngine
import Views

/// A sector of a circle, or of a ring, from the top clockwise.
struct SectorShape: Shape {
  /// Where it begins and ends, in turns.
  var (from, to): (Double, Double)
  var (inner, outer): (MarkDimension, MarkDimension)
  /// How far its straight sides stand in, in points.
  var inset: CGFloat
  var cornerRadius: CGFloat

  init(
    from: Double, to: Double, inner: MarkDimension, outer: MarkDimension, inset: CGFloat,
    cornerRadius: CGFloat
  ) {
    (self.from, self.to, self.inner, self.outer) = (from, to, inner, outer)
    (self.inset, self.cornerRadius) = (inset, cornerRadius)
    (innerShare, outerShare) = (Self.share(of: inner), Self.share(of: outer))
  }

  /// The radii as shares of the greatest, where they are shares.
  private var (innerShare, outerShare): (Double, Double)

  private static func share(of dimension: MarkDimension) -> Double {
    if case .ratio(let ratio) = dimension.form { Double(ratio) } else { 0 }
  }

  nonisolated var animatableData:
    AnimatablePair<
      AnimatablePair<Double, Double>,
      AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(from, to),
        AnimatablePair(
          AnimatablePair(innerShare, outerShare), AnimatablePair(inset, cornerRadius)))
    }
    set {
      (from, to) = (newValue.first.first, newValue.first.second)
      (innerShare, outerShare) = (newValue.second.first.first, newValue.second.first.second)
      (inset, cornerRadius) = (newValue.second.second.first, newValue.second.second.second)
    }
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The radii in a rectangle.
  private func radii(in rect: CGRect) -> (inner: CGFloat, outer: CGFloat) {
    let most = min(rect.width, rect.height) / 2
    let outer =
      switch self.outer.form {
      case .automatic: most
      case .inset(let inset): most - inset
      case .fixed(let radius): radius
      case .ratio: most * CGFloat(outerShare)
      }
    // A ratio is one of the greatest radius; an inset is from the outer one.
    let inner =
      switch self.inner.form {
      case .automatic: CGFloat(0)
      case .inset(let inset): outer - inset
      case .fixed(let radius): radius
      case .ratio: most * CGFloat(innerShare)
      }
    return (max(min(inner, outer), 0), max(outer, 0))
  }

  /// The middle of the sector in a rectangle.
  func middle(in rect: CGRect) -> CGPoint {
    let radii = radii(in: rect)
    return CGPoint(x: rect.midX, y: rect.midY).moved(
      by: (radii.inner + radii.outer) / 2, towards: Self.angle((from + to) / 2))
  }

  private static func angle(_ turns: Double) -> Angle { .radians((turns - 0.25) * 2 * .pi) }

  func path(in rect: CGRect) -> Path {
    let (inner, outer) = radii(in: rect)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let turns = min(max(to - from, 0), 1)
    guard outer > 0, turns > 0 else { return Path() }
    // A whole ring has no sides.
    if turns >= 1 - 1e-9 { return Self.ring(center, inner, outer) }
    let (start, end) = (Self.angle(from).radians, Self.angle(from + turns).radians)
    func beside(_ radius: CGFloat) -> Double {
      radius > 0 ? ElementaryFunctions.asin(min(Double(inset / radius), 1)) : 0
    }
    let (outerTurn, innerTurn) = (beside(outer), beside(inner))
    let (outerStart, outerEnd) = (start + outerTurn, end - outerTurn)
    guard outerEnd > outerStart else { return Path() }
    var (innerStart, innerEnd) = (start + innerTurn, end - innerTurn)
    var tip = center
    if inner == 0 || innerEnd < innerStart {
      // The sides meet on the middle line, where each is as far from its ray as is said.
      let half = (end - start) / 2
      let sine = ElementaryFunctions.sin(min(half, .pi / 2))
      let distance = sine > 0 ? max(inset / CGFloat(sine), inner) : 0
      tip = center.moved(by: min(distance, outer), towards: .radians((start + end) / 2))
      (innerStart, innerEnd) = (0, 0)
    }
    let hasInner = innerEnd > innerStart
    let ring = outer - inner
    let most = min(ring / 2, outer * CGFloat(outerEnd - outerStart) / 2.5)
    return corners(
      center, (inner, outer), (outerStart, outerEnd), hasInner ? (innerStart, innerEnd) : nil, tip,
      radius: max(min(cornerRadius, most), 0))
  }

  private static func ring(_ center: CGPoint, _ inner: CGFloat, _ outer: CGFloat) -> Path {
    var path = Path()
    path.addArc(
      center: center, radius: outer, startAngle: .degrees(-90), endAngle: .degrees(270),
      clockwise: false)
    path.closeSubpath()
    if inner > 0 {
      path.move(to: CGPoint(x: center.x, y: center.y - inner))
      path.addArc(
        center: center, radius: inner, startAngle: .degrees(270), endAngle: .degrees(-90),
        clockwise: true)
      path.closeSubpath()
    }
    return path
  }

  /// The border, each corner cut by a curve that begins and ends a radius from it.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radii: The radii.
  ///   - outerArc: Where the outer arc begins and ends, in radians.
  ///   - innerArc: Where the inner one does; `nil` where the sides meet.
  ///   - tip: Where they meet.
  ///   - radius: The radius of the corners.
  /// - Returns: The path.
  private func corners(
    _ center: CGPoint, _ radii: (inner: CGFloat, outer: CGFloat),
    _ outerArc: (start: Double, end: Double), _ innerArc: (start: Double, end: Double)?,
    _ tip: CGPoint, radius: CGFloat
  ) -> Path {
    func on(_ distance: CGFloat, _ angle: Double) -> CGPoint {
      center.moved(by: distance, towards: .radians(angle))
    }
    func towards(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
      let length = ElementaryFunctions.hypot(Double(end.x - start.x), Double(end.y - start.y))
      let share = length > 0 ? radius / CGFloat(length) : 0
      return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    let outerCut = Double(radius / radii.outer)
    let (first, last) = (on(radii.outer, outerArc.start), on(radii.outer, outerArc.end))
    let (innerFirst, innerLast) =
      innerArc.map { (on(radii.inner, $0.start), on(radii.inner, $0.end)) } ?? (tip, tip)
    var path = Path()
    path.move(to: towards(first, innerFirst))
    path.addQuadCurve(to: on(radii.outer, outerArc.start + outerCut), control: first)
    path.addArc(
      center: center, radius: radii.outer, startAngle: .radians(outerArc.start + outerCut),
      endAngle: .radians(outerArc.end - outerCut), clockwise: false)
    path.addQuadCurve(to: towards(last, innerLast), control: last)
    if let innerArc {
      let cut = min(Double(radius / radii.inner), (innerArc.end - innerArc.start) / 2.5)
      path.addLine(to: towards(innerLast, last))
      path.addQuadCurve(to: on(radii.inner, innerArc.end - cut), control: innerLast)
      path.addArc(
        center: center, radius: radii.inner, startAngle: .radians(innerArc.end - cut),
        endAngle: .radians(innerArc.start + cut), clockwise: true)
      path.addQuadCurve(to: towards(innerFirst, first), control: innerFirst)
    } else {
      path.addLine(to: tip)
    }
    path.closeSubpath()
    return path
  }
}
