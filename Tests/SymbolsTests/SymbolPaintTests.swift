import Foundation
import Geometry
import Testing

@testable import Symbols

/// Symbols as what they paint, place by place: symmetric, filled where they are in outline, bolder with the weight.
@Suite("What symbols paint")
struct SymbolPaintTests {
  /// A drawing of 100 points to the em, asked place by place.
  private struct Painted {
    let drawing: SymbolDrawing
    private let areas: [(path: Path, isEvenOdd: Bool)]

    init(_ name: String, weight: Double = 400) throws {
      drawing = try #require(Symbol.named(name)).drawing(size: 100, weight: weight)
      areas = drawing.marks.map { mark in
        if let pen = mark.strokeStyle { return (mark.path.strokedPath(pen), false) }
        return (mark.path, true)
      }
    }

    /// Whether it paints a place, from the middle of its rectangle.
    func paints(_ x: Double, _ y: Double) -> Bool {
      let place = CGPoint(x: drawing.size.width / 2 + x, y: drawing.size.height / 2 + y)
      return areas.contains { $0.path.contains(place, eoFill: $0.isEvenOdd) }
    }
  }

  /// Places on no edge that a symbol is likely to have.
  private static let places: [SIMD2<Double>] = {
    var places: [SIMD2<Double>] = []
    for row in -12...12 {
      for column in -12...12 {
        places.append(SIMD2(Double(column) * 4.57 + 0.831, Double(row) * 4.61 + 0.393))
      }
    }
    return places
  }()

  private func share(_ holds: (Double, Double) -> Bool) -> Double {
    Double(Self.places.count { holds($0.x, $0.y) }) / Double(Self.places.count)
  }

  @Test(
    "symbols that look the same in a mirror are the same there",
    arguments: ["plus", "xmark", "circle", "heart", "heart.fill", "star.fill", "square", "minus"])
  func mirrors(name: String) throws {
    let painted = try Painted(name)
    #expect(share { painted.paints($0, $1) } > 0.01)
    #expect(share { painted.paints($0, $1) != painted.paints(-$0, $1) } == 0)
  }

  @Test(
    "crosses and circles are the same after a quarter turn", arguments: ["plus", "xmark", "circle"])
  func turns(name: String) throws {
    let painted = try Painted(name)
    #expect(share { painted.paints($0, $1) != painted.paints(-$1, $0) } == 0)
  }

  @Test("left is right in a mirror, up is down", arguments: ["chevron", "arrow"])
  func directions(name: String) throws {
    let sides = try ["left", "right", "up", "down"].map { try Painted("\(name).\($0)") }
    #expect(share { sides[0].paints($0, $1) } > 0.01)
    #expect(share { sides[0].paints($0, $1) != sides[1].paints(-$0, $1) } == 0)
    #expect(share { sides[2].paints($0, $1) != sides[3].paints($0, -$1) } == 0)
    #expect(share { sides[0].paints($0, $1) != sides[2].paints(-$1, $0) } == 0)
  }

  @Test(
    "what the outline paints, the filled one does too",
    arguments: ["circle", "square", "heart", "star"], [100.0, 250])
  func fills(name: String, weight: Double) throws {
    let (line, full) = (
      try Painted(name, weight: weight), try Painted(name + ".fill", weight: weight)
    )
    // The middles of their rectangles may be a hair apart.
    #expect(share { line.paints($0, $1) && !full.paints($0, $1) } <= 0.01)
    #expect(share { full.paints($0, $1) } > share { line.paints($0, $1) })
  }

  @Test(
    "a bolder weight paints more",
    arguments: ["plus", "minus", "xmark", "circle", "square", "heart", "chevron.left", "arrow.up"])
  func weights(name: String) throws {
    let shares = try [100.0, 400, 700, 900].map { weight in
      let painted = try Painted(name, weight: weight)
      return share { painted.paints($0, $1) }
    }
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 }, "\(shares)")
  }

  @Test("a circle has a hole and a filled one has none")
  func holes() throws {
    let (line, full) = (try Painted("circle"), try Painted("circle.fill"))
    #expect(!line.paints(0, 0) && full.paints(0, 0))
    // The filled one's radius is half of 99.6.
    for degrees in stride(from: 1.0, to: 360, by: 7) {
      let (inside, outside) = (polar(0, 0, 49.5, degrees), polar(0, 0, 50.1, degrees))
      #expect(full.paints(inside.0, inside.1) && !full.paints(outside.0, outside.1))
    }
  }

  @Test("everything is finite and within its rectangle", arguments: SymbolScale.allCases)
  func scales(scale: SymbolScale) throws {
    for name in Symbol.names {
      let symbol = try #require(Symbol.named(name))
      for weight in [100.0, 250, 600, 900] {
        let drawing = symbol.drawing(size: 17, weight: weight, scale: scale)
        let whole = CGRect(origin: .zero, size: drawing.size)
        for mark in drawing.marks {
          let pen = CGFloat(mark.strokeStyle?.lineWidth ?? 0) / 2
          let box = mark.path.boundingRect.insetBy(dx: -pen, dy: -pen)
          let isInside =
            box.minX >= whole.minX && box.minY >= whole.minY && box.maxX <= whole.maxX
            && box.maxY <= whole.maxY
          #expect(isInside, "\(name) of weight \(weight)")
        }
      }
    }
  }

  @Test("pens grow with the square root of the scale, from the widths of the weights")
  func pens() throws {
    let widths = [2.4, 4.2, 6.2, 8.2, 9.8, 11.6, 13.2, 15.0, 17.0]
    let symbol = try #require(Symbol.named("heart"))
    for (index, width) in widths.enumerated() {
      for (scale, factor) in [(SymbolScale.small, 0.8), (.medium, 1), (.large, 1.27)] {
        let weight = Double(index + 1) * 100
        let mark = symbol.drawing(size: 50, weight: weight, scale: scale).marks.first
        let pen = try #require(mark?.strokeStyle?.lineWidth)
        #expect(abs(Double(pen) - width / 2 * factor.squareRoot()) < 1e-9)
      }
    }
  }
}
