import Foundation
import Geometry
import Testing

@testable import Charts

@Suite("Courses of lines")
struct LineCourseTests {
  private static let methods: [InterpolationMethod] = [
    .linear, .monotone, .cardinal, .cardinal(tension: 0.5), .catmullRom, .catmullRom(alpha: 0),
    .catmullRom(alpha: 1), .stepStart, .stepCenter, .stepEnd,
  ]

  private func points(_ seed: Int, count: Int = 12) -> [CGPoint] {
    var chance = Chance(UInt64(seed + 11))
    var x = 0.0
    return (0..<count).map { _ in
      x += chance.next() * 9 + 1
      return CGPoint(x: x, y: chance.next() * 100)
    }
  }

  private func path(_ method: InterpolationMethod, _ points: [CGPoint]) -> Path {
    var path = Path()
    LineCourse(method).add(to: &path, points, isStart: true)
    return path
  }

  /// The cubics of a path, each with its start.
  private func cubics(_ path: Path) -> [(CGPoint, CGPoint, CGPoint, CGPoint)] {
    var (cubics, last): ([(CGPoint, CGPoint, CGPoint, CGPoint)], CGPoint) = ([], .zero)
    path.forEach {
      switch $0 {
      case .move(let to), .line(let to): last = to
      case .curve(let to, let control1, let control2):
        cubics.append((last, control1, control2, to))
        last = to
      case .quadCurve(let to, _): last = to
      case .closeSubpath: break
      }
    }
    return cubics
  }

  private func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }

  @Test("every line goes through every point, in order", arguments: methods, 0..<4)
  func through(method: InterpolationMethod, seed: Int) {
    let points = points(seed)
    var ends: [CGPoint] = []
    path(method, points).forEach {
      switch $0 {
      case .move(let to), .line(let to), .curve(let to, _, _), .quadCurve(let to, _):
        ends.append(to)
      case .closeSubpath: break
      }
    }
    var rest = ends[...]
    for point in points {
      guard let index = rest.firstIndex(of: point) else {
        Issue.record("\(method) misses \(point)")
        return
      }
      rest = rest[(index + 1)...]
    }
  }

  @Test("a monotone line never leaves the range of two neighbours", arguments: 0..<20)
  func monotone(seed: Int) {
    for (start, control1, control2, end) in cubics(path(.monotone, points(seed))) {
      let (low, high) = (min(start.y, end.y), max(start.y, end.y))
      for step in 0...50 {
        let y = value(
          Double(start.y), Double(control1.y), Double(control2.y), Double(end.y),
          Double(step) / 50)
        #expect(y >= Double(low) - 1e-9 && y <= Double(high) + 1e-9)
      }
    }
  }

  @Test("and is level at peaks")
  func peaks() {
    let peak = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 5), CGPoint(x: 2, y: 1)]
    #expect(LineCourse.monotoneSlopes(peak)[1] == 0)
    let straight = (0..<5).map { CGPoint(x: Double($0), y: Double($0) * 3) }
    #expect(LineCourse.monotoneSlopes(straight).allSatisfy { near(Double($0), 3) })
    let pair = [CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 4)]
    #expect(LineCourse.monotoneSlopes(pair) == [2, 2])
    let same = [CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 4), CGPoint(x: 1, y: 9)]
    #expect(LineCourse.monotoneSlopes(same).allSatisfy { $0 == 0 })
  }

  @Test(
    "a line through points of a straight line is that line",
    arguments: [InterpolationMethod.monotone, .cardinal, .catmullRom, .catmullRom(alpha: 1)])
  func straight(method: InterpolationMethod) {
    let points = (0..<6).map { CGPoint(x: Double($0) * 10, y: 7 + Double($0) * 4) }
    for (start, control1, control2, end) in cubics(path(method, points)) {
      for point in [start, control1, control2, end] {
        #expect(near(Double(point.y), 7 + Double(point.x) * 0.4))
      }
    }
  }

  @Test("tangents of a cardinal line are parallel to the line between the neighbours")
  func cardinal() {
    let points = points(3)
    let cubics = cubics(path(.cardinal, points))
    for index in 1..<points.count - 1 {
      let (before, after) = (cubics[index - 1], cubics[index])
      let (dx, dy) = (
        points[index + 1].x - points[index - 1].x, points[index + 1].y - points[index - 1].y
      )
      #expect(near(Double((after.1.x - after.0.x) * 6), Double(dx)))
      #expect(near(Double((before.3.y - before.2.y) * 6), Double(dy)))
    }
    let tight = self.cubics(path(.cardinal(tension: 1), points))
    #expect(tight.allSatisfy { $0.0 == $0.1 && $0.2 == $0.3 })
  }

  @Test("uniform Catmull–Rom is a cardinal line without tension")
  func uniform() {
    let (a, b) = (
      cubics(path(.cardinal, points(5))), cubics(path(.catmullRom(alpha: 0), points(5)))
    )
    // At its ends a line has no neighbour, and is straighter.
    for (a, b) in zip(a, b).dropFirst().dropLast() {
      #expect(near(Double(a.1.x), Double(b.1.x)) && near(Double(a.2.y), Double(b.2.y)))
    }
  }

  @Test(
    "steps stand at the start, the middle and the end, forwards and backwards",
    arguments: [
      (.stepStart, 0), (.stepCenter, 5), (.stepEnd, 10),
    ] as [(InterpolationMethod, Double)])
  func steps(method: InterpolationMethod, place: Double) {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 4)]
    for points in [points, points.reversed()] {
      let path = path(method, points)
      var xs: Set<Double> = []
      path.forEach { if case .line(let to) = $0 { xs.insert(Double(to.x)) } }
      #expect(xs.contains(place))
      #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 4))
    }
  }

  @Test("nothing is no line, and one point none either", arguments: methods)
  func few(method: InterpolationMethod) {
    #expect(path(method, []).isEmpty)
    var count = 0
    path(method, [CGPoint(x: 1, y: 2)]).forEach { _ in count += 1 }
    #expect(count == 1)
  }
}
