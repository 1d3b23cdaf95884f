import Foundation
import Geometry
import Testing

@testable import Symbols

/// Names that follow from others by rule: letters in circles, parts of shapes, rows and columns, earlier names.
@Suite("Symbols by machine")
struct MachineTests {
  static let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
  static let numbers = (0...50).map(String.init) + (0...9).map { "0\($0)" }
  static let money = Letters.money.map(\.name) + ["dollarsign", "eurosign"]

  private func sketch(_ name: String, isLayered: Bool = false) throws -> Sketch {
    var sketch = Sketch(width: 8, isLayered: isLayered)
    let draw = try #require(Catalogue.drawing(named: name), "\(name)")
    draw(&sketch)
    return sketch
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

  @Test(
    "every letter, number and sign of money stands in circles and squares, within their edge",
    arguments: letters + numbers + money)
  func enclosed(name: String) throws {
    for (shape, reach) in [("circle", 45.6), ("square", 57.3)] {
      for end in ["", ".fill"] {
        let form = try sketch("\(name).\(shape)\(end)", isLayered: true)
        let inside = form.marks.filter { $0.role == .primary }
        #expect(!inside.isEmpty)
        let ink = FlattenedPath(inside.reduce(Path()) { $0.union($1.area) }, tolerance: 0.1)
        #expect(ink.points.allSatisfy { distance((0, 0), ($0.x, $0.y)) < reach - 4 })
        let (bounds, around) = (form.bounds, try sketch(shape + end).bounds)
        #expect(abs(bounds.left - around.left) < 1e-9 && abs(bounds.bottom - around.bottom) < 1e-9)
      }
    }
  }

  @Test("no two letters look the same")
  func different() throws {
    let paths = try Self.letters.map { try sketch($0 + ".circle").area }
    for (index, path) in paths.enumerated() {
      for other in paths[..<index] { #expect(other != path) }
    }
  }

  @Test(
    "halves of a shape are half of it, and each other's mirror image",
    arguments: ["rectangle", "square", "app", "capsule", "rectangle.portrait"])
  func halves(name: String) throws {
    let whole = try area(sketch(name + ".fill").area)
    for (first, second) in [("lefthalf", "righthalf"), ("tophalf", "bottomhalf")] {
      for part in [first, second] {
        let filled = try #require(sketch("\(name).\(part).filled").marks.last).area
        #expect(abs(area(filled) - whole / 2) < 0.02 * whole)
      }
      let insets = try [first, second].map { part in
        try #require(sketch("\(name).\(part).inset.filled").marks.last).area
      }
      #expect(abs(area(insets[0]) - area(insets[1])) < 0.02 * whole)
      #expect(area(insets[0]) > 0 && area(insets[0]) < whole / 2)
    }
  }

  @Test(
    "columns and rows are as many as the name says", arguments: [(2, 1), (1, 2), (3, 3), (4, 3)])
  func arrays(columns: Int, rows: Int) throws {
    for shape in ["rectangle", "square"] {
      let cells = try sketch("\(shape).split.\(columns)x\(rows).fill").area
      #expect(FlattenedPath(cells, tolerance: 0.1).chains.count == columns * rows)
    }
    let tiles = try sketch("square.grid.5x\(rows).fill").area
    #expect(FlattenedPath(tiles, tolerance: 0.1).chains.count == 5 * rows)
    #expect(Catalogue.drawing(named: "rectangle.split.0x1") == nil)
    #expect(Catalogue.drawing(named: "rectangle.split.9x1") == nil)
    #expect(Catalogue.drawing(named: "heart.split.2x1") == nil)
  }

  @Test(
    "earlier and later names are one symbol",
    arguments: [
      ("circle.lefthalf.fill", "circle.lefthalf.filled"), ("document", "doc"),
      ("inset.filled.leadinghalf.rectangle", "rectangle.lefthalf.inset.filled"),
      ("document.badge.plus", "doc.badge.plus"), ("arrowtriangle.forward", "arrowtriangle.right"),
      ("arrow.trianglehead.branch", "arrow.triangle.branch"), ("applelogo", "apple.logo"),
    ])
  func earlier(later: String, earlier: String) throws {
    #expect(try sketch(later).area == sketch(earlier).area)
  }

  @Test(
    "forms in other things are there",
    arguments: [
      "xmark.seal.fill", "plus.diamond", "xmark.app.fill", "arrow.up.doc", "questionmark.folder",
      "music.note.house.fill", "xmark.bin", "lock.display", "plus.circle.dashed",
      "figure.run.square.stack.fill", "plus.rectangle.on.rectangle", "person.crop.rectangle",
      "calendar.badge.clock", "doc.badge.gearshape", "person.badge.key.fill",
      "lock.trianglebadge.exclamationmark.fill", "folder.badge.person.crop",
      "smiley", "smiley.fill",
    ])
  func forms(name: String) throws {
    let drawing = try #require(Symbol.named(name)).drawing(size: 100)
    #expect(!drawing.marks.isEmpty && drawing.size.width < 160 && drawing.size.height < 160)
  }
}
