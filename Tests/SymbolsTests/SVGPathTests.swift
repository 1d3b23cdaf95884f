import Foundation
import Geometry
import Symbols
import Testing

@Suite("SVG paths")
struct SVGPathTests {
  /// Steps as text, rounded to thousandths.
  private func steps(_ text: String) throws -> String {
    func number(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
    func place(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
    return try Path(svgPath: text).elements.map { element in
      switch element {
      case .move(let end): "M\(place(end))"
      case .line(let end): "L\(place(end))"
      case .quadCurve(let end, let control): "Q\(place(control)) \(place(end))"
      case .curve(let end, let first, let second):
        "C\(place(first)) \(place(second)) \(place(end))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  @Test(
    "reads every command, absolute and relative",
    arguments: [
      ("", ""),
      ("M1 2", "M1,2"),
      ("M1,2L3,4", "M1,2 L3,4"),
      ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"),
      ("M1 2 3 4", "M1,2 L3,4"),
      ("M0 0H5V6h-1v-2", "M0,0 L5,0 L5,6 L4,6 L4,4"),
      ("M1 1 c1 0 2 1 2 2", "M1,1 C2,1 3,2 3,3"),
      ("M0 0C1 0 2 1 2 2S3 4 4 4", "M0,0 C1,0 2,1 2,2 C2,3 3,4 4,4"),
      ("M0 0S1 1 2 2", "M0,0 C0,0 1,1 2,2"),
      ("M0 0Q1 0 2 2T4 4t1 1", "M0,0 Q1,0 2,2 Q3,4 4,4 Q5,4 5,5"),
      ("M0 0L1 1T2 2", "M0,0 L1,1 Q1,1 2,2"),
      ("M1 1L2 1Zl0 3", "M1,1 L2,1 Z M1,1 L1,4"),
      ("M1 1zM5 5z", "M1,1 Z M5,5 Z"),
      (" M.5.5-1-1", "M0.5,0.5 L-1,-1"),
      ("M1e1,1E-1 2.e0 3", "M10,0.1 L2,3"),
      ("M0 0a0 5 0 0 1 3 4", "M0,0 L3,4"),
      ("M1 1A5 5 0 0 1 1 1", "M1,1"),
    ])
  func commands(text: String, expected: String) throws { #expect(try steps(text) == expected) }

  @Test(
    "arcs end where they are told and lie on their ellipse",
    arguments: [
      ("M10 0A10 10 0 0 1 0 10", 1), ("M10 0A10 10 0 0 0 0 10", 1), ("M10 0A10 10 0 1 0 0 10", 3),
      ("M10 0A10 10 0 1 1 0 10", 3),
    ])
  func arcs(text: String, quarters: Int) throws {
    let elements = try Path(svgPath: text).elements
    #expect(elements.count == quarters + 1)
    let ends = elements.compactMap { element -> CGPoint? in
      if case .curve(let end, _, _) = element { end } else { nil }
    }
    #expect(ends.last == CGPoint(x: 0, y: 10))
    // Both circles through the two ends have radius 10: about the origin or about (10, 10).
    let centers = [CGPoint.zero, CGPoint(x: 10, y: 10)]
    let isOnOne = centers.contains { center in
      ends.allSatisfy { end in
        let (x, y) = (Double(end.x - center.x), Double(end.y - center.y))
        return abs((x * x + y * y).squareRoot() - 10) < 1e-9
      }
    }
    #expect(isOnOne)
  }

  @Test("the flags of an arc choose one of four")
  func flags() throws {
    let arcs = try ["0 0", "0 1", "1 0", "1 1"].map { try steps("M10 0A10 10 0 \($0) 0 10") }
    #expect(Set(arcs).count == 4)
    #expect(arcs[1] == "M10,0 C10,5.523 5.523,10 0,10")
    #expect(try steps("M10 0A10 10 0 010 10") == arcs[1])
  }

  @Test("an arc too small for its ends grows until it reaches them")
  func smallArc() throws {
    let text = try steps("M0 0A1 1 0 0 1 10 0")
    #expect(text.hasPrefix("M0,0 C0,-2.761"))
    #expect(text.hasSuffix("10,0"))
  }

  @Test(
    "says what is wrong and where",
    arguments: [
      ("L1 2", SVGPathError.noMoveAtStart(position: 0)),
      ("M1", .numberExpected(command: "M", position: 2)),
      ("M1 2 L", .numberExpected(command: "L", position: 6)),
      ("M1 2 X", .unknownCommand("X", position: 5)),
      ("M1 2 3", .numberExpected(command: "L", position: 6)),
      ("M1 2 A1 1 0 2 0 3 3", .flagExpected(position: 12)),
      ("M1 2 L- 3", .numberExpected(command: "L", position: 6)),
      ("M1 2 L1e999 3", .numberExpected(command: "L", position: 6)),
    ])
  func errors(text: String, expected: SVGPathError) {
    let error = #expect(throws: SVGPathError.self) { try Path(svgPath: text) }
    #expect(error == expected)
  }
}
