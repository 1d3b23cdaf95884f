import Foundation
import Testing

@testable import Geometry

/// Areas of paths put together.
@Suite("Union, intersection and differences of paths") struct PathBooleanTests {
  enum Operation: CaseIterable { case union, intersection, subtracting, symmetricDifference }

  private func combine(_ a: Path, _ b: Path, _ operation: Operation, _ eoFill: Bool) -> Path {
    switch operation {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .subtracting: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    }
  }

  private func combine(_ a: Bool, _ b: Bool, _ operation: Operation) -> Bool {
    switch operation {
    case .union: a || b
    case .intersection: a && b
    case .subtracting: a && !b
    case .symmetricDifference: a != b
    }
  }

  /// Whether a place lies well inside or well outside: all around it there is the same.
  private func isClear(_ point: CGPoint, of path: Path, _ eoFill: Bool) -> Bool {
    let inside = path.contains(point, eoFill: eoFill)
    return [(0.05, 0.0), (-0.05, 0), (0, 0.05), (0, -0.05)].allSatisfy {
      path.contains(CGPoint(x: point.x + $0.0, y: point.y + $0.1), eoFill: eoFill) == inside
    }
  }

  private func expectPlaces(_ a: Path, _ b: Path, _ operation: Operation, _ eoFill: Bool, seed: Int)
  {
    let result = combine(a, b, operation, eoFill)
    var numbers = Numbers(seed &+ 1000)
    var asked = 0
    for _ in 0..<300 {
      let point = numbers.point(-110...110)
      guard isClear(point, of: a, eoFill), isClear(point, of: b, eoFill) else { continue }
      asked += 1
      let inside = combine(
        a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill), operation)
      // The outline winds once around what is inside, so that both rules agree.
      for rule in [false, true] where result.contains(point, eoFill: rule) != inside {
        Issue.record("\(operation) seed \(seed) at \(point): \(inside) expected, rule \(rule)")
        return
      }
    }
    #expect(asked > 100)
  }

  @Test("a place is inside if the rule says so of the two paths", arguments: 0..<40)
  func places(seed: Int) {
    var numbers = Numbers(seed)
    let (a, b) = (numbers.path(), numbers.path())
    for operation in Operation.allCases {
      for eoFill in [false, true] { expectPlaces(a, b, operation, eoFill, seed: seed) }
    }
  }

  @Test("shapes that share edges and corners", arguments: Operation.allCases)
  func shared(operation: Operation) {
    let square = Path(CGRect(x: -50, y: -50, width: 100, height: 100))
    let others = [
      Path(CGRect(x: 50, y: -50, width: 50, height: 100)),
      Path(CGRect(x: -50, y: -50, width: 100, height: 100)),
      Path(CGRect(x: -50, y: -50, width: 50, height: 50)),
      Path(CGRect(x: -20, y: -20, width: 40, height: 40)),
      Path(CGRect(x: 50, y: 50, width: 40, height: 40)),
      Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)),
      Path(roundedRect: CGRect(x: -50, y: -50, width: 100, height: 100), cornerRadius: 20),
      Path(),
    ]
    for (number, other) in others.enumerated() {
      expectPlaces(square, other, operation, false, seed: number)
      expectPlaces(other, square, operation, false, seed: number)
    }
  }

  @Test("curves stay curves: two circles that overlap become one outline of few elements")
  func curves() {
    let left = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    let union = left.union(right)
    #expect(union.elements.count <= 12)
    let bounds = union.boundingRect
    for (side, expected) in [
      (bounds.minX, 0), (bounds.minY, 0), (bounds.maxX, 150.0), (bounds.maxY, 100),
    ] { expectNear(Double(side), expected, 1e-3) }
    #expect(union.elements.filter { if case .move = $0 { true } else { false } }.count == 1)
    // The lens has the two places where the circles meet.
    let lens = left.intersection(right).boundingRect
    let half = 50 * 3.0.squareRoot() / 2
    expectNear(Double(lens.minY), 50 - half, 0.03)
    expectNear(Double(lens.maxY), 50 + half, 0.03)
  }

  @Test("an edge that two rectangles share is gone")
  func merged() {
    let union = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      .union(Path(CGRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    for element in union.elements {
      if case .line(let end) = element { #expect(end.y == 0 || end.y == 10) }
    }
    #expect(union.elements.count <= 8)
  }

  @Test("a star that crosses itself is normalised to what its rule fills")
  func star() {
    // The corners of a regular pentagon, every second one next.
    let corners = [(0, -50), (29.39, 40.45), (-47.55, -15.45), (47.55, -15.45), (-29.39, 40.45)]
    let star = Path { path in
      path.addLines(corners.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
    }
    let (whole, hollow) = (star.normalized(eoFill: false), star.normalized(eoFill: true))
    for rule in [false, true] {
      #expect(whole.contains(.zero, eoFill: rule) && !hollow.contains(.zero, eoFill: rule))
      #expect(hollow.contains(CGPoint(x: 0, y: -40), eoFill: rule))
    }
  }

  @Test("what is not finite, nothing at all, and a single line have no area")
  func nothing() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let strange = Path { path in
      path.move(to: CGPoint(x: 1, y: CGFloat.nan))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 2))
    }
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 30))
    }
    for other in [Path(), strange, line] {
      #expect(square.intersection(other).isEmpty)
      #expect(square.union(other).boundingRect == square.boundingRect)
    }
    #expect(Path().union(Path()).isEmpty)
  }

  @Test("Core Graphics' paths are the same paths")
  func coreGraphics() {
    let (a, b) = (
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
      Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    )
    #expect(Path(a.cgPath) == a && a.cgPath == a.cgPath)
    #expect(Path(a.cgPath.union(b.cgPath)) == a.union(b))
    #expect(Path(a.cgPath.subtracting(b.cgPath, using: .evenOdd)) == a.subtracting(b, eoFill: true))
    #expect(a.cgPath.contains(CGPoint(x: 2, y: 2)) && !b.cgPath.contains(CGPoint(x: 2, y: 2)))
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }.cgPath
    #expect(curve.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(curve.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
  }
}
