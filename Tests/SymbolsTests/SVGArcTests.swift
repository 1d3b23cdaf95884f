import Foundation
import Geometry
import Testing

@testable import Symbols

/// Arcs of SVG paths against the standard's own formulas, SVG 2, appendix B.2.
@Suite("SVG arcs by the appendix")
struct SVGArcTests {
  struct Arc: Sendable {
    var from: SIMD2<Double>
    var to: SIMD2<Double>
    var radii: SIMD2<Double>
    var rotation: Double

    func text(_ isLarge: Bool, _ isClockwise: Bool) -> String {
      "M\(from.x) \(from.y)A\(radii.x) \(radii.y) \(rotation) \(isLarge ? 1 : 0)"
        + " \(isClockwise ? 1 : 0) \(to.x) \(to.y)"
    }
  }

  /// The centre parametrisation: B.2.4, with radii corrected as B.2.5 says.
  struct Centred {
    var center: SIMD2<Double>
    var radii: SIMD2<Double>
    var angle: Double
    var start: Double
    var sweep: Double

    init(_ arc: Arc, _ isLarge: Bool, _ isClockwise: Bool) {
      angle = arc.rotation * .pi / 180
      let (c, s) = (Foundation.cos(angle), Foundation.sin(angle))
      let half = (arc.from - arc.to) / 2
      let place = SIMD2(c * half.x + s * half.y, c * half.y - s * half.x)
      var radii = SIMD2(abs(arc.radii.x), abs(arc.radii.y))
      let ratio = place / radii
      let excess = ratio.x * ratio.x + ratio.y * ratio.y
      if excess > 1 { radii *= excess.squareRoot() }
      let unit = place / radii
      let length = unit.x * unit.x + unit.y * unit.y
      let factor = (max(1 / length - 1, 0)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
      let inner = SIMD2(factor * unit.y, -factor * unit.x)
      let own = inner * radii
      let middle = (arc.from + arc.to) / 2
      center = SIMD2(c * own.x - s * own.y, s * own.x + c * own.y) + middle
      let (first, last) = (unit - inner, SIMD2<Double>.zero - unit - inner)
      start = Foundation.atan2(first.y, first.x)
      sweep = Foundation.atan2(last.y, last.x) - start
      if isClockwise, sweep < 0 { sweep += 2 * .pi }
      if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
      self.radii = radii
    }

    /// Formula B.2.2.
    func place(_ t: Double) -> SIMD2<Double> {
      center + vector(Foundation.cos(t), Foundation.sin(t))
    }
    func slope(_ t: Double) -> SIMD2<Double> { vector(-Foundation.sin(t), Foundation.cos(t)) }

    private func vector(_ x: Double, _ y: Double) -> SIMD2<Double> {
      let (c, s) = (Foundation.cos(angle), Foundation.sin(angle))
      let own = SIMD2(x, y) * radii
      return SIMD2(c * own.x - s * own.y, s * own.x + c * own.y)
    }
  }

  static let arcs = [
    Arc(from: SIMD2(10, 0), to: SIMD2(0, 10), radii: SIMD2(10, 10), rotation: 0),
    Arc(from: SIMD2(3, 4), to: SIMD2(12, 9), radii: SIMD2(20, 10), rotation: 30),
    Arc(from: SIMD2(-5, 2), to: SIMD2(8, -7), radii: SIMD2(9, 14), rotation: -65),
    Arc(from: SIMD2(100, 100), to: SIMD2(101, 140), radii: SIMD2(60, 25), rotation: 200),
    Arc(from: SIMD2(0, 0), to: SIMD2(0.5, 0.25), radii: SIMD2(-4, 3), rotation: 0),
    Arc(from: SIMD2(1, 1), to: SIMD2(30, 5), radii: SIMD2(2, 3), rotation: 15),
  ]

  private func isNear(_ a: CGPoint, _ b: SIMD2<Double>, _ error: Double = 1e-5) -> Bool {
    abs(Double(a.x) - b.x) < error && abs(Double(a.y) - b.y) < error
  }

  @Test("each curve's ends and handles are those of its share of the sweep", arguments: arcs)
  func pieces(arc: Arc) throws {
    for (isLarge, isClockwise) in [(false, true), (true, false), (true, true), (false, false)] {
      let centred = Centred(arc, isLarge, isClockwise)
      // Ends just as far apart as the ellipse is wide: half a turn either way, whichever rounding says.
      let elements = try Path(svgPath: arc.text(isLarge, isClockwise)).elements
      let count = elements.count - 1
      #expect(abs(centred.sweep) <= Double(count) * .pi / 2 + 1e-4)
      #expect(abs(centred.sweep) > Double(count - 1) * .pi / 2 - 1e-4)
      let step = centred.sweep / Double(count)
      let handle = 4.0 / 3 * Foundation.tan(step / 4)
      for (index, element) in elements.dropFirst().enumerated() {
        guard case .curve(let end, let first, let second) = element else {
          Issue.record("\(element) is no curve")
          return
        }
        let (t0, t1) = (
          centred.start + Double(index) * step, centred.start + Double(index + 1) * step
        )
        #expect(isNear(end, centred.place(t1)))
        #expect(isNear(first, centred.place(t0) + centred.slope(t0) * handle))
        #expect(isNear(second, centred.place(t1) - centred.slope(t1) * handle))
      }
    }
  }

  @Test("a large arc and a small one, flags exchanged, are one ellipse", arguments: arcs.dropLast())
  func complements(arc: Arc) throws {
    for isClockwise in [false, true] {
      let (small, large) = (
        Centred(arc, false, isClockwise), Centred(arc, true, !isClockwise)
      )
      #expect(abs(abs(small.sweep) + abs(large.sweep) - 2 * .pi) < 1e-9)
      let lengths = try [(false, isClockwise), (true, !isClockwise)].map {
        try Path(svgPath: arc.text($0.0, $0.1)).length
      }
      let box = CGRect(x: 0, y: 0, width: 2 * abs(arc.radii.x), height: 2 * abs(arc.radii.y))
      let whole = Path(ellipseIn: box).length
      #expect(abs(lengths[0] + lengths[1] - whole) < 1e-3 * whole)
    }
  }

  @Test("there and back, with the other direction, is the same line", arguments: arcs)
  func reversed(arc: Arc) throws {
    let back = Arc(from: arc.to, to: arc.from, radii: arc.radii, rotation: arc.rotation)
    for isLarge in [false, true] {
      let there = try Path(svgPath: arc.text(isLarge, true))
      let home = try Path(svgPath: back.text(isLarge, false))
      guard abs(there.length - home.length) < 1e-3 else {
        Issue.record("\(there.length) and \(home.length)")
        continue
      }
      for share in [0.1, 0.25, 0.5, 0.8] {
        let a = try #require(there.place(atFraction: share)).point
        let b = try #require(home.place(atFraction: 1 - share)).point
        #expect(isNear(a, SIMD2(Double(b.x), Double(b.y)), 1e-3))
      }
    }
  }

  @Test("relative ends are from the pen; radii and rotation are not", arguments: arcs)
  func relative(arc: Arc) throws {
    let by = arc.to - arc.from
    let text = "M\(arc.from.x) \(arc.from.y)a\(arc.radii.x) \(arc.radii.y) \(arc.rotation) 0 1"
    let (a, b) = (
      try Path(svgPath: text + " \(by.x) \(by.y)").elements,
      try Path(svgPath: arc.text(false, true)).elements
    )
    #expect(a == b)
  }

  @Test("the rotation of a circle, half turns and signs of radii change nothing", arguments: arcs)
  func invariances(arc: Arc) throws {
    func length(_ change: (inout Arc) -> Void) throws -> [Double] {
      var arc = arc
      change(&arc)
      let path = try Path(svgPath: arc.text(false, true))
      let middle = try #require(path.place(atFraction: 0.5)).point
      return [path.length, Double(middle.x), Double(middle.y)]
    }
    let plain = try length { _ in }
    for other in [
      try length { $0.rotation += 180 }, try length { $0.rotation -= 360 },
      try length { $0.radii = SIMD2<Double>.zero - $0.radii },
      // A quarter turn exchanges the radii.
      try length {
        $0.rotation += 90
        $0.radii = SIMD2($0.radii.y, $0.radii.x)
      },
    ] {
      for (a, b) in zip(plain, other) { #expect(abs(a - b) < 1e-3) }
    }
  }
}
