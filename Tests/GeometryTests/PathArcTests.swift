import Foundation
import Geometry
import Testing

/// Arcs of circles by angles and by the lines that they touch.
@Suite struct PathArcTests {
  static let seeds = Array(0..<20)

  @Test(arguments: seeds) func bothWaysAroundMakeACircle(_ seed: Int) {
    var numbers = Numbers(seed)
    let (start, end) = (numbers.next(-180...180), numbers.next(-180...180))
    func arc(_ clockwise: Bool) -> Path {
      Path {
        $0.addArc(
          center: CGPoint(x: 5, y: 6), radius: 30, startAngle: .degrees(start),
          endAngle: .degrees(end), clockwise: clockwise)
      }
    }
    // Four cubics for a circle are off by 0.03 %.
    expectNear(arc(true).length + arc(false).length, 60 * .pi, 0.06)
    for path in [arc(true), arc(false)] {
      for fraction in stride(from: 0.0, through: 1, by: 0.1) {
        guard let place = path.place(atFraction: fraction)?.point else { continue }
        let (dx, dy) = (Double(place.x - 5), Double(place.y - 6))
        expectNear((dx * dx + dy * dy).squareRoot(), 30, 0.01)
      }
      let ends = [start, end].map { $0 * .pi / 180 }
      for (fraction, angle) in zip([0.0, 1], ends) {
        let place = CGPoint(x: 5 + 30 * Foundation.cos(angle), y: 6 + 30 * Foundation.sin(angle))
        expectNear(path.place(atFraction: fraction)?.point ?? .zero, place, 1e-6)
      }
    }
  }

  @Test(arguments: seeds) func relativeArcsAddUp(_ seed: Int) {
    var numbers = Numbers(seed)
    let (start, a, b) = (numbers.next(-9...9), numbers.next(0...3), numbers.next(0...3))
    func arc(_ parts: [(Double, Double)]) -> Path {
      Path { path in
        for (from, by) in parts {
          path.addRelativeArc(
            center: .zero, radius: 10, startAngle: .radians(from), delta: .radians(by))
        }
      }
    }
    let (parts, whole) = (arc([(start, a), (start + a, b)]), arc([(start, a + b)]))
    expectNear(parts.length, whole.length, 0.01)
    expectNear(whole.length, 10 * (a + b), 0.01)
    expectNear(parts.currentPoint ?? .zero, whole.currentPoint ?? .zero, 1e-9)
  }

  @Test func anglesGrowDownwardsAndClockwiseIsSwiftUIs() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    expectNear(path.place(atFraction: 0.5)?.point ?? .zero, CGPoint(x: 7.0711, y: 7.0711), 1e-3)
    var other = Path()
    other.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    expectNear(other.place(atFraction: 0.5)?.point ?? .zero, CGPoint(x: -7.0711, y: -7.0711), 1e-2)
  }

  @Test(arguments: [(0.0, 720.0), (10, 370), (-90, 600)])
  func moreThanATurnIsACircle(_ angles: (Double, Double)) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(angles.0), endAngle: .degrees(angles.1),
        clockwise: false)
    }
    expectNear(path.length, 20 * .pi, 0.02)
  }

  @Test(arguments: seeds) func aTangentArcTouchesBothLinesAndIsRound(_ seed: Int) {
    var numbers = Numbers(seed)
    let (start, corner, end) = (numbers.point(), numbers.point(), numbers.point())
    func direction(_ from: CGPoint, _ to: CGPoint) -> (x: Double, y: Double) {
      let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
      let length = (dx * dx + dy * dy).squareRoot()
      return (dx / length, dy / length)
    }
    let (back, on) = (direction(corner, start), direction(corner, end))
    let (sine, cosine) = (back.x * on.y - back.y * on.x, back.x * on.x + back.y * on.y)
    guard abs(sine) > 0.2 else { return }
    let radius = 8.0
    let reach = radius * (1 + cosine) / abs(sine)
    var path = Path()
    path.move(to: start)
    path.addArc(tangent1End: corner, tangent2End: end, radius: CGFloat(radius))
    let last = CGPoint(x: corner.x + on.x * reach, y: corner.y + on.y * reach)
    expectNear(path.currentPoint ?? .zero, last, 1e-9)
    guard let arrival = path.place(atFraction: 1)?.direction else { return }
    expectNear(Double(arrival.dx), on.x, 1e-6)
    expectNear(Double(arrival.dy), on.y, 1e-6)
    // The centre lies a radius off the second line where it ends, and as far from the first.
    let centre =
      [-radius, radius]
      .map { CGPoint(x: last.x - on.y * $0, y: last.y + on.x * $0) }
      .min {
        func off(_ place: CGPoint) -> Double {
          let (dx, dy) = (Double(place.x - corner.x), Double(place.y - corner.y))
          return abs(abs(back.x * dy - back.y * dx) - radius)
        }
        return off($0) < off($1)
      } ?? .zero
    let arcs = path.elements.compactMap { element -> CGPoint? in
      if case .curve(let to, _, _) = element { to } else { nil }
    }
    #expect(arcs.count == 2)
    for place in arcs {
      let (dx, dy) = (Double(place.x - centre.x), Double(place.y - centre.y))
      expectNear((dx * dx + dy * dy).squareRoot(), radius, 1e-6)
    }
  }

  @Test func aTangentArcWithoutACornerIsALine() {
    var path = Path()
    path.addArc(tangent1End: CGPoint(x: 5, y: 5), tangent2End: .zero, radius: 3)
    #expect(path.description == "5 5 m")
    path.addArc(tangent1End: CGPoint(x: 10, y: 10), tangent2End: CGPoint(x: 20, y: 20), radius: 3)
    #expect(path.description == "5 5 m 10 10 l")
    path.addArc(tangent1End: CGPoint(x: 10, y: 20), tangent2End: .zero, radius: 0)
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
  }

  @Test(arguments: seeds) func aTransformedArcIsTheArcTransformed(_ seed: Int) {
    var numbers = Numbers(seed)
    let map = numbers.transform()
    func arc(_ transform: CGAffineTransform) -> Path {
      Path {
        $0.addArc(
          center: CGPoint(x: 3, y: 1), radius: 20, startAngle: .degrees(20),
          endAngle: .degrees(250), clockwise: false, transform: transform)
      }
    }
    let (inside, after) = (arc(map), arc(.identity).applying(map))
    #expect(inside.elements.count == after.elements.count)
    expectNear(inside.length, after.length, 1e-6)
    expectNear(inside.currentPoint ?? .zero, after.currentPoint ?? .zero, 1e-9)
  }

  // MARK: Text

  @Test(arguments: seeds) func anyPathComesBackFromItsText(_ seed: Int) {
    var numbers = Numbers(seed)
    let path = numbers.path()
    #expect(Path(path.description) == path)
    let moved = path.applying(numbers.transform())
    #expect(Path(moved.description) == moved)
  }

  @Test(arguments: ["1 m", "1 2 3 m", "1 2", "x y m", "1 2 m 3 4 k", "1 2 3 4 5 c", "5 h"])
  func whatIsNoPathIsRefused(_ text: String) { #expect(Path(text) == nil) }

  @Test func nothingIsAPathToo() {
    #expect(Path("")?.isEmpty == true && Path("  \n ")?.isEmpty == true)
  }
}
