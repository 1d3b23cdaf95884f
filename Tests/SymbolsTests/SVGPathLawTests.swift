import Foundation
import Geometry
import Symbols
import Testing

/// SVG's path grammar by laws: what it says relatively, it can say absolutely, and so on.
@Suite("SVG paths by laws")
struct SVGPathLawTests {
  struct Numbers {
    var state: UInt64
    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Quarters, so that sums are exact.
      let share = Double(state >> 40) / Double(1 << 24)
      return ((range.lowerBound + share * (range.upperBound - range.lowerBound)) * 4).rounded() / 4
    }
  }

  /// Commands with absolute numbers, and the same with relative ones.
  private func texts(_ seed: Int) -> (absolute: String, relative: String) {
    var numbers = Numbers(state: UInt64(seed) &* 7919 &+ 3)
    var (x, y) = (numbers.next(-9...9), numbers.next(-9...9))
    var (absolute, relative) = ("M\(x) \(y)", "m\(x) \(y)")
    for _ in 0..<12 {
      let kind = Int(numbers.next(0...6))
      let letters = ["L", "H", "V", "C", "S", "Q", "T"]
      let counts = [1, 0, 0, 3, 2, 2, 1]
      func step() -> (Double, Double) { (numbers.next(-9...9), numbers.next(-9...9)) }
      absolute += letters[kind]
      relative += letters[kind].lowercased()
      switch kind {
      case 1:
        let to = numbers.next(-9...9)
        absolute += "\(to)"
        relative += "\(to - x)"
        x = to
      case 2:
        let to = numbers.next(-9...9)
        absolute += "\(to)"
        relative += "\(to - y)"
        y = to
      default:
        let places = (0..<counts[kind]).map { _ in step() }
        absolute += places.map { "\($0.0),\($0.1)" }.joined(separator: " ")
        relative += places.map { "\($0.0 - x),\($0.1 - y)" }.joined(separator: " ")
        (x, y) = places.last ?? (x, y)
      }
    }
    return (absolute, relative)
  }

  @Test("absolute and relative numbers say the same", arguments: 0..<40)
  func relative(seed: Int) throws {
    let (absolute, relative) = texts(seed)
    #expect(try Path(svgPath: absolute) == Path(svgPath: relative))
  }

  @Test("space and commas may be anywhere between words", arguments: 0..<10)
  func space(seed: Int) throws {
    let text = texts(seed).absolute
    let wide = text.replacing(",", with: " ,\n ").replacing("L", with: "\t L ")
    #expect(try Path(svgPath: text) == Path(svgPath: wide))
  }

  @Test("any beginning of a path is a path or is refused, and never traps", arguments: 0..<10)
  func prefixes(seed: Int) {
    let text = texts(seed).relative
    for count in 0...text.count {
      let elements = (try? Path(svgPath: String(text.prefix(count))))?.elements
      #expect(elements.map { $0.count <= 14 } ?? true)
    }
  }

  @Test("a changed character is read or refused, and never traps", arguments: 0..<10)
  func mutations(seed: Int) {
    let characters = Array(texts(seed).absolute)
    let others = Array("MzLaA0.-,e x\u{0}é")
    for place in characters.indices {
      var changed = characters
      changed[place] = others[(place + seed) % others.count]
      let path = try? Path(svgPath: String(changed))
      #expect(path?.elements.count ?? 0 < 1000)
    }
  }

  @Test(
    "arcs lie on their turned ellipse and end where they are told",
    arguments: [
      (20.0, 10.0, 0.0), (20, 10, 30), (8, 30, -75), (15, 15, 40),
    ], ["0 0", "0 1", "1 0", "1 1"])
  func ellipses(ellipse: (Double, Double, Double), flags: String) throws {
    let (rx, ry, rotation) = ellipse
    let text = "M3 4A\(rx) \(ry) \(rotation) \(flags) 12 9"
    let path = try Path(svgPath: text)
    #expect(path.currentPoint == CGPoint(x: 12, y: 9))
    // In the ellipse's own axes, scaled to a circle, all places are as far from one centre.
    let angle = rotation * .pi / 180
    func round(_ place: CGPoint) -> (Double, Double) {
      let (x, y) = (Double(place.x), Double(place.y))
      let (u, v) = (
        x * Foundation.cos(angle) + y * Foundation.sin(angle),
        -x * Foundation.sin(angle) + y * Foundation.cos(angle)
      )
      return (u / rx, v / ry)
    }
    let places = stride(from: 0.0, through: 1, by: 0.05)
      .compactMap { path.place(atFraction: $0)?.point }.map { round($0) }
    // The centre from three of them.
    let (a, b, c) = (places[0], places[8], places[16])
    let d = 2 * (a.0 * (b.1 - c.1) + b.0 * (c.1 - a.1) + c.0 * (a.1 - b.1))
    func square(_ p: (Double, Double)) -> Double { p.0 * p.0 + p.1 * p.1 }
    let center = (
      (square(a) * (b.1 - c.1) + square(b) * (c.1 - a.1) + square(c) * (a.1 - b.1)) / d,
      (square(a) * (c.0 - b.0) + square(b) * (a.0 - c.0) + square(c) * (b.0 - a.0)) / d
    )
    for place in places {
      let radius = square((place.0 - center.0, place.1 - center.1)).squareRoot()
      #expect(abs(radius - 1) < 0.002)
    }
  }

  @Test("the four arcs between two places make two whole ellipses")
  func pairs() throws {
    func length(_ flags: String) throws -> Double {
      try Path(svgPath: "M3 4A20 10 30 \(flags) 12 9").length
    }
    let (a, b) = (try length("0 0") + length("1 1"), try length("0 1") + length("1 0"))
    #expect(abs(a - b) < 0.05)
    let whole = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20)).length
    #expect(abs(a - whole) < 0.05)
  }

  @Test("a symbol of one's own is placed by its box at any size", arguments: [5.0, 20, 100])
  func userSymbols(size: Double) throws {
    let box = CGRect(x: 10, y: 20, width: 30, height: 60)
    let symbol = try Symbol(name: "own", svgPath: "M10 20h30v60h-30z", viewBox: box)
    for scale in SymbolScale.allCases {
      let drawing = symbol.drawing(size: size, scale: scale)
      let bounds = drawing.marks[0].path.boundingRect
      #expect(abs(bounds.minX) < 1e-9 && abs(bounds.minY) < 1e-9)
      #expect(abs(bounds.width - drawing.size.width) < 1e-9)
      #expect(abs(bounds.height - drawing.size.height) < 1e-9)
      #expect(abs(drawing.size.height - 2 * drawing.size.width) < 1e-9)
      #expect(symbol.drawing(size: size, weight: 900, scale: scale) == drawing)
    }
  }
}
