import Foundation
import Geometry
import Testing

@testable import Symbols

/// The pen and ink of the symbols: their contours have the areas of what they are.
@Suite("Outline")
struct OutlineTests {
  /// The area inside by the even-odd rule, for contours that nest: the outermost less its holes.
  private func area(_ outline: Outline) -> Double {
    let lines = FlattenedPath(outline.path, tolerance: 0.001)
    let areas = lines.chains.map { chain in
      var area = 0.0
      for index in chain.start..<chain.end {
        let a = lines.points[index]
        let b = lines.points[index + 1 == chain.end ? chain.start : index + 1]
        area += (a.x * b.y - a.y * b.x) / 2
      }
      return abs(area)
    }
    return areas.sorted(by: >).enumerated().reduce(0) {
      $0 + ($1.offset == 0 ? 1 : -1) * $1.element
    }
  }

  private func isNear(_ a: Double, _ b: Double, _ share: Double = 0.002) -> Bool {
    abs(a - b) <= share * abs(b)
  }

  @Test("circles, ellipses, rings and rectangles have their areas", arguments: [5.0, 20, 45.6])
  func areas(radius: Double) {
    #expect(isNear(area(.circle(3, -7, radius)), .pi * radius * radius))
    #expect(isNear(area(.ellipse(3, -7, radius, 10)), .pi * radius * 10))
    #expect(isNear(area(.ring(0, 0, radius, width: 4)), .pi * 2 * radius * 4))
    let rounded = Outline.rectangle(1, 2, 4 * radius, 2 * radius, radius: radius / 2)
    let corner = radius / 2
    #expect(isNear(area(rounded), 8 * radius * radius - (4 - .pi) * corner * corner))
  }

  @Test(
    "a bar is a rectangle with half a circle at either end",
    arguments: [
      (0.0, 0.0, 30.0, 0.0), (-5, 10, 5, -20), (3, 3, 3, 40),
    ])
  func bars(_ ends: (Double, Double, Double, Double)) {
    let length = distance((ends.0, ends.1), (ends.2, ends.3))
    let bar = Outline.bar(ends.0, ends.1, ends.2, ends.3, width: 6)
    #expect(isNear(area(bar), length * 6 + .pi * 9))
  }

  @Test("one arm is a bar, and two opposite ones are a longer bar")
  func arms() {
    #expect(
      isNear(
        area(.arms(from: (0, 0), to: [(20, 0)], width: 6)), area(.bar(0, 0, 20, 0, width: 6))))
    #expect(
      isNear(
        area(.arms(from: (0, 0), to: [(20, 0), (-20, 0)], width: 6)),
        area(.bar(-20, 0, 20, 0, width: 6))))
    // A cross is two bars less the square that they share.
    #expect(
      isNear(
        area(.arms(from: (0, 0), to: [(20, 0), (-20, 0), (0, 20), (0, -20)], width: 6)),
        2 * (240 + .pi * 9) - 36))
  }

  @Test("a ribbon covers its length times its width", arguments: [30.0, 90, 180, 270])
  func ribbons(turn: Double) {
    let ribbon = Outline.ribbon(
      0, 0, heading: -35, [.forward(12), .arc(20, turn), .forward(7), .arc(15, -turn / 3)],
      width: 4)
    let length = 12 + 20 * turn * .pi / 180 + 7 + 15 * turn / 3 * .pi / 180
    // Inside a bend less, outside as much more; the ends are round.
    let lines = FlattenedPath(ribbon.path, tolerance: 0.001)
    #expect(lines.chains.count == 1)
    #expect(isNear(area(ribbon), length * 4 + .pi * 4, 0.005))
  }

  @Test("a ribbon's corner is a joint of two bars", arguments: [60.0, 90, -90, -45])
  func corners(turn: Double) {
    let ribbon = Outline.ribbon(
      0, 0, heading: 0, [.forward(30), .corner(turn), .forward(30)], width: 4)
    let half = abs(turn) * .pi / 360
    // The overlap at the inside is a kite; the outside is a sector of the pen's disc.
    let kite = 4 * Foundation.tan(half)
    let sector = 4 * half
    #expect(isNear(area(ribbon), 2 * 30 * 4 + .pi * 4 - kite + sector, 0.01))
  }

  @Test("polygons lose at each corner what an arc cuts off", arguments: [3, 4, 6])
  func polygons(count: Int) {
    let corners = (0..<count).map { polar(0, 0, 40, Double($0) * 360 / Double(count)) }
    let sharp = area(.polygon(corners, radius: 0))
    let angle = 2 * Double.pi / Double(count)
    #expect(isNear(sharp, Double(count) / 2 * 1600 * Foundation.sin(angle)))
    // A corner that turns by an angle loses r²·(tan(angle/2) − angle/2).
    let radius = 5.0
    let loss = Double(count) * radius * radius * (Foundation.tan(angle / 2) - angle / 2)
    #expect(isNear(area(.polygon(corners, radius: radius)), sharp - loss))
  }

  @Test("bends keep the ends of a line and its straight parts")
  func bends() {
    let line = Outline.bends([(0, 0), (40, 0), (40, 40)], radius: 10)
    #expect(line.path.ends.first == .zero && line.path.ends.last == CGPoint(x: 40, y: 40))
    #expect(abs(line.path.length - (60 + 5 * .pi)) < 0.02)
    #expect(Outline.bends([(0, 0), (40, 0)], radius: 10).path.length == 40)
  }

  @Test("turning, mirroring and moving keep areas; scaling squares", arguments: [17.0, 90, -200])
  func changes(degrees: Double) {
    let outline = Outline.polygon([(0, 0), (40, 5), (10, 30)], radius: 3)
    let whole = area(outline)
    #expect(isNear(area(outline.turned(degrees)), whole, 1e-4))
    #expect(isNear(area(outline.mirrored), whole, 1e-4))
    #expect(isNear(area(outline.moved(100, -3)), whole, 1e-4))
    #expect(isNear(area(outline.scaled(2)), 4 * whole, 1e-3))
    #expect(isNear(area(outline.scaled(2, 0.25)), whole / 2, 1e-3))
    #expect(isNear(area(outline.turned(degrees).turned(-degrees)), whole, 1e-4))
    #expect(outline.mirrored.mirrored.path.boundingRect == outline.path.boundingRect)
  }

  @Test("grown moves each side out by the amount", arguments: [1.0, 4.2, 9])
  func growth(amount: Double) {
    let heart = Outline.polygon([(0, 0), (40, 5), (10, 30)], radius: 3)
    let (before, after) = (heart.path.boundingRect, heart.grown(by: amount).path.boundingRect)
    // Curves are measured at 17 places.
    #expect(abs(after.minX - (before.minX - amount)) < 0.1)
    #expect(abs(after.maxX - (before.maxX + amount)) < 0.1)
    #expect(abs(after.minY - (before.minY - amount)) < 0.1)
    #expect(abs(after.maxY - (before.maxY + amount)) < 0.1)
    let flat = Outline { $0.line(5, 5) }
    #expect(flat.grown(by: 3) == flat)
  }

  @Test("bounds hold lines and curves, and the pen around them")
  func bounds() {
    for outline in [
      Outline.circle(3, 4, 10), .rectangle(0, 0, 30, 20, radius: 4), .bar(0, 0, 9, 30, width: 5),
    ] {
      var bounds = ControlBounds()
      bounds.add(outline.path.elements, outset: 2.5)
      let exact = outline.path.boundingRect
      #expect(abs(bounds.left - (exact.minX - 2.5)) < 0.02)
      #expect(abs(bounds.right - (exact.maxX + 2.5)) < 0.02)
      #expect(abs(bounds.top - (exact.minY - 2.5)) < 0.02)
      #expect(abs(bounds.bottom - (exact.maxY + 2.5)) < 0.02)
    }
  }

  // MARK: Directions

  @Test(
    "the heading of a place on a circle is its angle",
    arguments: stride(from: -179.0, through: 180, by: 13).map { $0 })
  func headings(degrees: Double) {
    let place = polar(5, -3, 20, degrees)
    #expect(abs(heading(from: (5, -3), to: place) - degrees) < 1e-6)
    #expect(abs(distance((5, -3), place) - 20) < 1e-12)
    let way = direction(degrees)
    #expect(abs(way.x * way.x + way.y * way.y - 1) < 1e-14)
    let unit = unit(from: (5, -3), to: place)
    #expect(abs(unit.0 - way.x) < 1e-12 && abs(unit.1 - way.y) < 1e-12)
  }

  @Test("the quarters have whole headings, and nowhere has none")
  func quarters() {
    #expect(heading(from: (0, 0), to: (1, 0)) == 0)
    for (place, degrees) in [((0.0, 1.0), 90.0), ((0, -1), -90), ((-1, 1e-12), 180)] {
      #expect(abs(heading(from: (0, 0), to: place) - degrees) < 1e-4)
    }
    #expect(unit(from: (2, 2), to: (2, 2)) == (0, 0))
  }

  // MARK: Sketches

  @Test("a sketch joins strokes of one pen, and keeps others apart")
  func joins() {
    var sketch = Sketch(width: 6)
    sketch.stroke(
      Outline {
        $0.line(0, 0); $0.line(10, 0)
      })
    sketch.stroke(
      Outline {
        $0.line(0, 5); $0.line(10, 5)
      })
    sketch.stroke(
      Outline {
        $0.line(0, 9); $0.line(10, 9)
      }, widest: 3)
    sketch.fill(.circle(0, 0, 4), role: .secondary)
    let drawing = SymbolDrawing(sketch, size: 100, scale: .medium)
    #expect(drawing.marks.map { $0.strokeStyle?.lineWidth } == [6, 3, nil])
    #expect(drawing.marks.map(\.role) == [.primary, .primary, .secondary])
    #expect(drawing.marks[0].path.contours.count == 2)
    #expect(drawing.marks[1].strokeStyle?.lineCap == .round)
  }
}
