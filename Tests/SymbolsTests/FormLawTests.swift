import Foundation
import Geometry
import Testing

@testable import Symbols

/// What names say of one another: sides, fills, parts, forms inside others, badges, and second names.
@Suite("What names of symbols promise")
struct FormLawTests {
  private func sketch(_ name: String, width: Double = 8, isLayered: Bool = false) throws -> Sketch {
    var sketch = Sketch(width: width, isLayered: isLayered)
    let draw = try #require(Catalogue.drawing(named: name), "\(name)")
    draw(&sketch)
    return sketch
  }

  /// The area inside a path whose contours are wound once.
  private func area(_ path: Path) -> Double {
    let lines = FlattenedPath(path, tolerance: 0.02)
    return abs(
      lines.chains.reduce(0.0) { sum, chain in
        (chain.start..<chain.end).reduce(sum) { sum, index in
          let a = lines.points[index]
          let b = lines.points[index + 1 == chain.end ? chain.start : index + 1]
          return sum + (a.x * b.y - a.y * b.x) / 2
        }
      })
  }

  private func mirrored(_ path: Path) -> Path {
    path.applying(CGAffineTransform(scaleX: -1, y: 1))
  }

  @Test(
    "to the left and to the right are each other's mirror image",
    arguments: [
      ("arrow.left", "arrow.right"), ("chevron.left", "chevron.right"),
      ("arrowtriangle.left.fill", "arrowtriangle.right.fill"), ("wave.3.left", "wave.3.right"),
      ("rotate.left", "rotate.right"), ("hand.point.left", "hand.point.right"),
      ("return", "return.right"), ("arrow.up.left", "arrow.up.right"),
      ("arrow.down.left", "arrow.down.right"),
      ("rectangle.lefthalf.filled", "rectangle.righthalf.filled"),
      ("circle.lefthalf.filled", "circle.righthalf.filled"),
      ("calendar.day.timeline.left", "calendar.day.timeline.right"),
    ])
  func sides(left: String, right: String) throws {
    let (one, other) = (try sketch(left).area, mirrored(try sketch(right).area))
    #expect(area(one) > 10)
    #expect(area(one.symmetricDifference(other)) < 0.01 * area(one) + 0.5)
    // They are not the same: then it would say nothing.
    #expect(area(one.symmetricDifference(mirrored(one))) > 1)
  }

  @Test(
    "a filled shape covers the ink of its outline",
    arguments: [
      "circle", "square", "rectangle", "capsule", "diamond", "app", "oval.portrait",
      "capsule.portrait", "heart", "star", "hexagon", "octagon", "shield", "squareshape",
    ])
  func fills(name: String) throws {
    // A pen of 8.4 reaches 4.2 beyond its line: so do the fills, across and down; aslant they reach less far.
    let (edge, fill) = (try sketch(name, width: 8.2).area, try sketch(name + ".fill").area)
    let beyond = area(edge.subtracting(fill))
    #expect(beyond < 0.125 * area(edge), "\(beyond) of \(area(edge))")
    #expect(area(fill) > area(edge) && fill.contains(.zero, eoFill: true))
  }

  static let shapes = ["rectangle", "square", "capsule", "app", "rectangle.portrait", "diamond"]

  @Test("halves share nothing, and together they are the filled shape", arguments: shapes)
  func halves(name: String) throws {
    let whole = try sketch(name + ".fill").area
    for (first, second) in [("lefthalf", "righthalf"), ("tophalf", "bottomhalf")] {
      let parts = try [first, second].map { part in
        try #require(sketch("\(name).\(part).filled").marks.last).area
      }
      #expect(area(parts[0].intersection(parts[1])) < 0.01)
      #expect(area(parts[0].union(parts[1]).symmetricDifference(whole)) < 0.5)
    }
  }

  @Test("thirds and quarters lie where they say, within the shape", arguments: shapes)
  func parts(name: String) throws {
    let whole = try sketch(name + ".fill").area
    let box = whole.boundingRect
    for (part, share) in [
      ("leftthird", (0.0, 0.0, 0.4, 1.0)), ("rightthird", (0.6, 0, 1, 1)),
      ("topthird", (0, 0, 1, 0.4)), ("bottomthird", (0, 0.6, 1, 1)),
      ("topleft", (0, 0, 0.55, 0.55)), ("bottomright", (0.45, 0.45, 1, 1)),
      ("center", (0.25, 0.25, 0.75, 0.75)),
    ] {
      let filled = try #require(sketch("\(name).\(part).filled").marks.last).area
      let there = CGRect(
        x: box.minX + box.width * share.0, y: box.minY + box.height * share.1,
        width: box.width * (share.2 - share.0), height: box.height * (share.3 - share.1))
      // All that the shape has there.
      let expected = whole.intersection(Path(there))
      #expect(area(filled.symmetricDifference(expected)) < 0.1, "\(part)")
      #expect(area(filled.subtracting(whole)) < 0.05)
    }
  }

  @Test("leading and trailing parts are those of text from the left", arguments: shapes)
  func directions(name: String) throws {
    for (side, part) in [
      ("leading", "half"), ("trailing", "half"), ("leading", "third"), ("trailing", "third"),
    ] {
      let plain = side == "leading" ? "left" : "right"
      #expect(
        try sketch("\(name).\(side)\(part).filled").area
          == sketch("\(name).\(plain)\(part).filled").area)
    }
  }

  @Test(
    "a filled part within an edge leaves room as wide as a stroke",
    arguments: ["square", "capsule", "app", "rectangle.portrait"])
  func insets(name: String) throws {
    let marks = try sketch("\(name).inset.filled").marks
    let (edge, inside) = (try #require(marks.first).area, try #require(marks.last).area)
    #expect(area(edge.intersection(inside)) < 0.01)
    // The room is 8, and less at corners: wider by five it touches nothing yet; by ten it does.
    func grown(_ amount: CGFloat) -> Path {
      inside.union(
        inside.strokedPath(StrokeStyle(lineWidth: 2 * amount, lineCap: .round, lineJoin: .round)))
    }
    #expect(area(grown(5).intersection(edge)) < 0.5)
    #expect(area(grown(10).intersection(edge)) > 5)
  }

  static let inside = ["heart", "car", "lock", "key", "globe", "star", "bolt"]

  @Test("what stands in a circle or square lies within its edge", arguments: inside)
  func enclosed(name: String) throws {
    for shape in ["circle", "square"] {
      let form = try sketch("\(name).\(shape)", isLayered: true)
      let within = try sketch(shape + ".fill").area
      let glyph = form.marks.filter { $0.role == .primary }.reduce(Path()) { $0.union($1.area) }
      let edge = form.marks.filter { $0.role == .secondary }.reduce(Path()) { $0.union($1.area) }
      #expect(area(glyph) > 50)
      #expect(area(glyph.subtracting(within)) < 0.01)
      #expect(area(glyph.intersection(edge)) < 0.01)
    }
  }

  @Test("a form in a filled circle or square is a hole in it", arguments: inside)
  func holes(name: String) throws {
    for shape in ["circle", "square"] {
      let (form, whole) = (
        try sketch("\(name).\(shape).fill").area, try sketch(shape + ".fill").area
      )
      #expect(area(form.subtracting(whole)) < 0.05)
      #expect(area(form) < area(whole) - 50)
      let (own, around) = (form.boundingRect, whole.boundingRect)
      #expect(abs(own.width - around.width) < 0.01 && abs(own.height - around.height) < 0.01)
    }
  }

  @Test(
    "a badge stands apart from what it belongs to", arguments: ["folder", "heart", "bell.fill"])
  func badges(name: String) throws {
    for badge in ["badge", "badge.plus", "badge.checkmark", "badge.xmark"] {
      let form = try sketch("\(name).\(badge)")
      // What is left of the symbol is not what is whole.
      let whole = try sketch(name).area
      let rest = form.area.intersection(whole)
      #expect(area(rest) < area(whole) - 1, "\(badge)")
      #expect(area(rest) > 0.3 * area(whole), "\(badge)")
      #expect(area(form.area) > area(rest) + 10, "\(badge) paints nothing of its own")
      #expect(form.marks.allSatisfy { !$0.area.isEmpty })
    }
  }

  @Test(
    "struck through, a symbol is cut beside the bar at every weight", arguments: [2.4, 8, 17.0])
  func slashes(width: Double) throws {
    for name in ["heart.fill", "bell", "mic.fill"] {
      let marks = try sketch(name + ".slash", width: width).marks
      #expect(marks.map(\.role) == [.secondary, .primary])
      #expect(area(marks[0].area.intersection(marks[1].area)) < 0.5)
    }
  }

  @Test(
    "a second name has the drawing of the first",
    arguments: [
      ("chevron.forward", "chevron.right"), ("arrow.backward", "arrow.left"),
      ("battery.75percent", "battery.75"), ("text.page", "doc.text"),
      ("pointer.arrow", "cursorarrow"), ("delete.forward", "delete.right"),
      ("arrow.up.forward", "arrow.up.right"), ("sidebar.leading", "sidebar.left"),
      ("circle.leadinghalf.filled", "circle.lefthalf.filled"),
      ("airpodspro", "airpods.pro"), ("figure.ice.skating", "figure.skating"),
      ("document.fill", "doc.fill"), ("microphone.slash", "mic.slash"),
      ("chevron.forward.circle.fill", "chevron.right.circle.fill"),
      ("arrow.trianglehead.clockwise", "arrow.clockwise"),
      ("rectangle.leadinghalf.filled", "rectangle.lefthalf.filled"),
    ])
  func aliases(second: String, first: String) throws {
    for width in [4.0, 12] {
      #expect(try sketch(second, width: width).area == sketch(first, width: width).area)
    }
    #expect(Symbol.named(second)?.name == second)
  }

  @Test(
    "columns and rows of cells are evenly wide and high",
    arguments: [(2, 1), (3, 1), (2, 2), (1, 3)])
  func cells(columns: Int, rows: Int) throws {
    let tiles = try sketch("square.grid.\(columns)x\(rows).fill").area
    let boxes = FlattenedPath(tiles, tolerance: 0.1).chains.count
    #expect(boxes == columns * rows)
    // Turned by a quarter, it is the one of rows and columns.
    let turned = try sketch("square.grid.\(rows)x\(columns).fill").area.boundingRect
    #expect(abs(tiles.boundingRect.width - turned.height) < 0.01)
    #expect(abs(tiles.boundingRect.height - turned.width) < 0.01)
  }
}
