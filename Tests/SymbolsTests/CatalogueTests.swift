import Foundation
import Geometry
import Testing

@testable import Symbols

/// What holds for every symbol of the catalogue, one by one.
@Suite("Every symbol")
struct CatalogueTests {
  private func drawing(
    _ name: String, size: Double = 100, weight: Double = 400, scale: SymbolScale = .medium
  ) throws -> SymbolDrawing {
    try #require(Symbol.named(name)).drawing(size: size, weight: weight, scale: scale)
  }

  @Test("has one drawing: the first group that knows a name is asked")
  func unique() {
    let names = Symbol.names
    #expect(names.count > 700)
    #expect(Set(names).count == names.count)
  }

  @Test("is drawn with finite numbers by pens of some width", arguments: Symbol.names)
  func finite(name: String) throws {
    let drawing = try drawing(name)
    #expect(!drawing.marks.isEmpty)
    #expect(drawing.size.width > 0 && drawing.size.height > 0 && drawing.baseline.isFinite)
    for mark in drawing.marks {
      #expect(!mark.path.isEmpty)
      #expect(mark.path.ends.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      if case .stroke(let width) = mark.style { #expect(width > 0 && width < 20) }
    }
  }

  @Test("is painted within its margins, at any weight", arguments: Symbol.names)
  func bounds(name: String) throws {
    for weight in [100.0, 400, 900] {
      let drawing = try drawing(name, weight: weight)
      for mark in drawing.marks {
        // Bounds of the outlines themselves, not of their steps' ends.
        let pen = CGFloat(mark.strokeStyle?.lineWidth ?? 0) / 2
        let painted = mark.path.boundingRect.insetBy(dx: -pen, dy: -pen)
        // The margins are 8.7 and 7 hundredths; curves are measured at 17 places.
        #expect(painted.minX >= 8.4 && painted.minY >= 6.7)
        #expect(painted.maxX <= drawing.size.width - 8.4)
        #expect(painted.maxY <= drawing.size.height - 6.7)
      }
    }
  }

  @Test("touches its margins: none is larger than it looks", arguments: Symbol.names)
  func tight(name: String) throws {
    let drawing = try drawing(name)
    let boxes = drawing.marks.map { mark in
      let pen = CGFloat(mark.strokeStyle?.lineWidth ?? 0) / 2
      return mark.path.boundingRect.insetBy(dx: -pen, dy: -pen)
    }
    let (left, top) = (boxes.map(\.minX).min() ?? 0, boxes.map(\.minY).min() ?? 0)
    let (right, bottom) = (boxes.map(\.maxX).max() ?? 0, boxes.map(\.maxY).max() ?? 0)
    #expect(abs(left - 8.7) < 0.3 && abs(top - 7) < 0.3)
    #expect(abs(drawing.size.width - right - 8.7) < 0.3)
    #expect(abs(drawing.size.height - bottom - 7) < 0.3)
  }

  @Test("scales evenly with the size", arguments: Symbol.names)
  func size(name: String) throws {
    let (one, many) = (try drawing(name, size: 8), try drawing(name, size: 80))
    #expect(one.marks.count == many.marks.count)
    #expect(abs(one.size.width * 10 - many.size.width) < 1e-9)
    #expect(abs(one.baseline * 10 - many.baseline) < 1e-9)
    for (a, b) in zip(one.marks, many.marks) {
      #expect(a.role == b.role)
      let isScaled = zip(a.path.ends, b.path.ends).allSatisfy {
        abs($0.x * 10 - $1.x) < 1e-9 && abs($0.y * 10 - $1.y) < 1e-9
      }
      #expect(isScaled && a.path.elements.count == b.path.elements.count)
      if let thin = a.strokeStyle?.lineWidth, let thick = b.strokeStyle?.lineWidth {
        #expect(abs(thin * 10 - thick) < 1e-9)
      }
    }
  }

  @Test("is the same each time it is drawn", arguments: Symbol.names)
  func deterministic(name: String) throws {
    #expect(try drawing(name) == drawing(name))
  }

  @Test("is as high at every weight, but for its pen", arguments: Symbol.names)
  func weights(name: String) throws {
    let (thin, thick) = (try drawing(name, weight: 100), try drawing(name, weight: 900))
    // Pens of 2.4 and 17 hundredths; marks inside others are drawn with limited ones.
    #expect(abs(thin.size.width - thick.size.width) <= 20)
    #expect(abs(thin.size.height - thick.size.height) <= 20)
  }

  @Test("in fills has contours that come back to their start", arguments: Symbol.names)
  func closed(name: String) throws {
    for mark in try drawing(name).marks where mark.strokeStyle == nil {
      // What is filled and left open is closed by a line that nobody drew.
      let (moves, closes) = mark.path.elements.reduce(into: (0, 0)) { counts, element in
        switch element {
        case .move: counts.0 += 1
        case .closeSubpath: counts.1 += 1
        default: break
        }
      }
      #expect(moves == closes)
      #expect(abs(area(mark.path)) > 0)
    }
  }

  @Test(
    "of two names is one",
    arguments: [
      ("multiply", "xmark"), ("arrow.forward", "arrow.right"), ("chevron.backward", "chevron.left"),
      ("microphone.fill", "mic.fill"), ("line.3.horizontal", "line.horizontal.3"),
    ])
  func aliases(pair: (String, String)) throws {
    let (alias, original) = (try drawing(pair.0), try drawing(pair.1))
    #expect(alias == original)
    #expect(Symbol.named(pair.0)?.name == pair.0)
  }

  /// Names that are drawn in outline and filled.
  static let pairs = Symbol.names.filter { Symbol.names.contains($0 + ".fill") }

  @Test("filled is about as large as in outline", arguments: pairs)
  func filled(name: String) throws {
    let (outline, filled) = (try drawing(name), try drawing(name + ".fill"))
    // Some have other parts when filled; none is of another size altogether.
    #expect(abs(outline.size.width - filled.size.width) < 30)
    #expect(abs(outline.size.height - filled.size.height) < 30)
  }

  @Test(
    "chevrons are as large as SF Symbols', but for a twentieth",
    arguments: [(100.0, 58.9), (400, 68.1), (900, 74.2)])
  func chevrons(weight: Double, height: Double) throws {
    let symbol = try #require(Symbol.named("chevron.down"))
    let drawing = symbol.drawing(size: 100, weight: weight, scale: .small)
    let bounds = drawing.marks.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    #expect(abs(bounds.width / height - 1) < 0.05)
  }

  static let turned = ["chevron", "arrow", "arrowtriangle"].filter {
    Symbol.names.contains($0 + ".left") && Symbol.names.contains($0 + ".up")
  }

  @Test("to the four sides is one, turned", arguments: turned)
  func turns(name: String) throws {
    let sides = try ["left", "up", "right", "down"].map { try drawing("\(name).\($0)").size }
    #expect(abs(sides[0].width - sides[2].width) < 1e-6)
    #expect(abs(sides[0].height - sides[2].height) < 1e-6)
    #expect(abs(sides[1].width - sides[3].width) < 1e-6)
    // Left and up exchange their sides, but for the margins, which are wider than high.
    #expect(abs((sides[0].width - 17.4) - (sides[1].height - 14)) < 1e-6)
    #expect(abs((sides[0].height - 14) - (sides[1].width - 17.4)) < 1e-6)
  }

  private func area(_ path: Path) -> Double {
    let lines = FlattenedPath(path, tolerance: 0.01)
    var area = 0.0
    for chain in lines.chains {
      for index in chain.start..<chain.end {
        let a = lines.points[index]
        let b = lines.points[index + 1 == chain.end ? chain.start : index + 1]
        area += (a.x * b.y - a.y * b.x) / 2
      }
    }
    return area
  }
}
