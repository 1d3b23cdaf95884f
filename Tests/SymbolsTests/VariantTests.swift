import Foundation
import Geometry
import Testing

@testable import Symbols

/// Forms that follow from a drawing: inside something, struck through, with a badge.
@Suite("Forms of symbols")
struct VariantTests {
  static let names = ["heart", "car", "person.2", "lock", "figure.run", "key", "arrow.up", "globe"]
  static let forms = [
    "circle", "circle.fill", "square", "square.fill", "rectangle", "bubble.fill", "slash", "badge",
    "badge.plus", "badge.checkmark",
  ]

  private func area(of name: String, isLayered: Bool = false) throws -> Double {
    var sketch = Sketch(width: 8, isLayered: isLayered)
    let draw = try #require(Catalogue.drawing(named: name))
    draw(&sketch)
    return area(sketch.area)
  }

  /// The area inside a path whose contours do not cross.
  private func area(_ path: Path) -> Double {
    let lines = FlattenedPath(path, tolerance: 0.01)
    let sum = lines.chains.reduce(0.0) { sum, chain in
      (chain.start..<chain.end).reduce(sum) { sum, index in
        let a = lines.points[index]
        let b = lines.points[index + 1 == chain.end ? chain.start : index + 1]
        return sum + (a.x * b.y - a.y * b.x) / 2
      }
    }
    return abs(sum)
  }

  @Test("are there for drawn symbols, with finite numbers", arguments: names, forms)
  func exist(name: String, form: String) throws {
    for weight in [100.0, 900] {
      let drawing = try #require(Symbol.named("\(name).\(form)")).drawing(size: 20, weight: weight)
      #expect(!drawing.marks.isEmpty)
      #expect(drawing.size.width > 5 && drawing.size.width < 60)
      #expect(drawing.size.height > 5 && drawing.size.height < 60)
      for mark in drawing.marks {
        #expect(!mark.path.boundingRect.isNull && mark.path.boundingRect.width.isFinite)
      }
    }
  }

  @Test("in a filled circle are holes of their own area", arguments: names)
  func holes(name: String) throws {
    let form = name + ".circle.fill"
    var layered = Sketch(width: 8, isLayered: true)
    let draw1 = try #require(Catalogue.drawing(named: form))
    draw1(&layered)
    let glyph = layered.marks.filter { $0.role == .primary }
    #expect(!glyph.isEmpty && layered.marks.contains { $0.role == .secondary })
    let inside = area(glyph.reduce(Path()) { $0.union($1.area) })
    let rest = try area(of: "circle.fill") - area(of: form)
    #expect(inside > 100)
    #expect(abs(rest - inside) < 0.02 * inside + 5)
  }

  @Test("struck through lose what lies beside the bar", arguments: names)
  func slashes(name: String) throws {
    var sketch = Sketch(width: 8)
    let draw2 = try #require(Catalogue.drawing(named: name + ".slash"))
    draw2(&sketch)
    let parts = sketch.marks.map(\.area)
    #expect(parts.count == 2)
    #expect(area(parts[0]) < (try area(of: name)))
    #expect(area(parts[0].intersection(parts[1])) < 0.5)
  }

  @Test(
    "have steps that values reach one after another",
    arguments: [("wifi", 3), ("cellularbars", 4), ("speaker.wave.3.fill", 3), ("wave.3.right", 3)])
  func steps(name: String, count: Int) throws {
    let drawing = try #require(Symbol.named(name)).drawing(size: 20)
    let thresholds = Set(drawing.marks.map(\.threshold).filter { $0 >= 0 }).sorted()
    #expect(thresholds == (0..<count).map { Double($0) / Double(count) })
    let plain = try #require(Symbol.named("heart.fill")).drawing(size: 20)
    #expect(plain.marks.allSatisfy { $0.threshold < 0 })
  }

  @Test(
    "are none of what is no symbol",
    arguments: [
      "nonsense.circle", "heart.nonsense", ".fill", ".circle", "circle.", "badge", "slash", "",
      "magnifyingglass.fill", "heart.badge.nonsense",
      "heart" + String(repeating: ".circle", count: 5000),
    ])
  func none(name: String) { #expect(Symbol.named(name)?.name == nil) }
}
