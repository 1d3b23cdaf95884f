import Foundation
import Geometry
import Testing

@testable import Symbols

/// Laws of outlines: changes that undo each other, bounds, and what is cut out.
@Suite("Outlines by laws")
struct OutlineLawTests {
  static let outlines: [Outline] = [
    .circle(3, -7, 12), .rectangle(5, 5, 30, 20, radius: 4), .bar(-4, 2, 10, 30, width: 6),
    .polygon([(0, 0), (40, 5), (10, 30)], radius: 3),
    .ribbon(0, 0, heading: 20, [.forward(12), .arc(20, 90), .forward(7)], width: 4),
  ]

  private func bounds(_ outline: Outline, outset: Double = 0) -> ControlBounds {
    var bounds = ControlBounds()
    bounds.add(outline.elements, outset: outset)
    return bounds
  }

  private func sides(_ bounds: ControlBounds) -> [Double] {
    [bounds.left, bounds.top, bounds.right, bounds.bottom]
  }

  private func numbers(_ outline: Outline) -> [Double] {
    outline.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let first, let second): [first, second, end]
      case .closeSubpath: []
      }
    }.flatMap { [Double($0.x), Double($0.y)] }
  }

  private func areNear(_ a: [Double], _ b: [Double], _ error: Double = 1e-9) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < error }
  }

  /// Twice the area of the first contour, by the shoelace formula; positive if it runs clockwise on the screen.
  private func signedArea(_ outline: Outline) -> Double {
    let lines = FlattenedPath(outline.path, tolerance: 0.001)
    guard let chain = lines.chains.first else { return 0 }
    return (chain.start..<chain.end).reduce(0) { sum, index in
      let a = lines.points[index]
      let b = lines.points[index + 1 == chain.end ? chain.start : index + 1]
      return sum + a.x * b.y - a.y * b.x
    }
  }

  @Test("changes undo each other", arguments: outlines)
  func inverses(outline: Outline) {
    let plain = numbers(outline)
    #expect(areNear(numbers(outline.moved(3, -8).moved(-3, 8)), plain))
    #expect(areNear(numbers(outline.scaled(3, 0.2).scaled(1 / 3, 5)), plain))
    #expect(areNear(numbers(outline.turned(50).turned(25)), numbers(outline.turned(75))))
    #expect(areNear(numbers(outline.turned(360)), plain))
    #expect(areNear(numbers(outline.turned(180)), numbers(outline.scaled(-1))))
    // Turned clockwise: what was to the right is below.
    #expect(areNear(numbers(Outline { $0.move(1, 0) }.turned(90)), [0, 1]))
  }

  @Test("a mirror turns the way it runs, and a turn does not", arguments: outlines)
  func orientation(outline: Outline) {
    let area = signedArea(outline)
    #expect(abs(area) > 1)
    #expect(abs(signedArea(outline.mirrored) + area) < 1e-3 * abs(area))
    #expect(abs(signedArea(outline.turned(77)) - area) < 1e-3 * abs(area))
  }

  @Test("growing adds up, and shrinks back", arguments: outlines)
  func growth(outline: Outline) {
    let twice = outline.grown(by: 1.5).grown(by: 2)
    #expect(areNear(numbers(twice), numbers(outline.grown(by: 3.5)), 1e-6))
    #expect(areNear(numbers(outline.grown(by: 2).grown(by: -2)), numbers(outline), 1e-6))
    #expect(areNear(numbers(outline.grown(by: 0)), numbers(outline), 1e-9))
    let (before, after) = (sides(bounds(outline)), sides(bounds(outline.grown(by: 2))))
    for (index, way) in [-2.0, -2, 2, 2].enumerated() {
      #expect(abs(after[index] - before[index] - way) < 1e-9)
    }
  }

  @Test("bounds of two outlines are the union of theirs", arguments: outlines, outlines)
  func unions(a: Outline, b: Outline) {
    let (first, second) = (bounds(a), bounds(b))
    let both = bounds(a + b)
    #expect(both.left == min(first.left, second.left) && both.top == min(first.top, second.top))
    #expect(both.right == max(first.right, second.right))
    #expect(both.bottom == max(first.bottom, second.bottom))
    #expect(sides(both) == sides(bounds(b + a)))
  }

  @Test("nothing has no bounds, and a pen's are around its places")
  func pens() {
    #expect(sides(ControlBounds()) == [.infinity, .infinity, -.infinity, -.infinity])
    let line = Outline {
      $0.move(1, 2)
      $0.line(9, -3)
      $0.close()
    }
    #expect(sides(bounds(line)) == [1, -3, 9, 2])
    #expect(sides(bounds(line, outset: 2)) == [-1, -5, 11, 4])
    // A quadratic curve from (0, 0) over (2, 4) to (4, 0) rises to 2 half-way.
    var curve = ControlBounds()
    curve.add(
      [.move(to: .zero), .quadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 4))],
      outset: 0)
    #expect(sides(curve) == [0, 0, 4, 2])
    // A cubic one over (0, 4) and (4, 4) rises to three quarters of that.
    var cubic = ControlBounds()
    cubic.add(
      [
        .move(to: .zero),
        .curve(
          to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4)),
      ], outset: 0)
    #expect(sides(cubic) == [0, 0, 4, 3])
  }

  @Test("the larger the circle that is cut out, the less remains")
  func cutting() {
    let square = Outline.rectangle(0, 0, 80, 80, radius: 0)
    let areas = [5.0, 10, 20, 30].map { abs(signedArea(square.outside(40, 40, $0))) / 2 }
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 > $1 } && areas[0] < 6400)
    // An upright ellipse about the middle of a side takes half of its area.
    let cut = abs(signedArea(square.outside(ellipse: 0, 40, 20, 10))) / 2
    #expect(abs(cut - (6400 - .pi * 20 * 10 / 2)) < 1)
  }
}
