import Foundation
import Geometry
import Symbols
import Testing

/// SVG's path grammar against elements worked out by hand.
@Suite("SVG grammar")
struct SVGGrammarTests {
  /// A path of moves, lines and curves, as `Path` writes itself: numbers, then a letter.
  private func text(_ svg: String) throws -> String { try Path(svgPath: svg).description }

  @Test(
    "commands go on with the numbers that follow",
    arguments: [
      ("M0 0h1 2 3", "0 0 m 1 0 l 3 0 l 6 0 l"),
      ("M5 5H1 2", "5 5 m 1 5 l 2 5 l"),
      ("M5 5V1 2", "5 5 m 5 1 l 5 2 l"),
      ("M1 1l1 0 0 1-1 0", "1 1 m 2 1 l 2 2 l 1 2 l"),
      ("M0 0C1 2 3 4 5 6 7 8 9 10 11 12", "0 0 m 1 2 3 4 5 6 c 7 8 9 10 11 12 c"),
      ("M1 1q1 0 2 2 1 0 2 2", "1 1 m 2 1 3 3 q 4 3 5 5 q"),
      ("M0 0T1 1 2 4", "0 0 m 0 0 1 1 q 2 2 2 4 q"),
      ("M0 0S1 0 2 2 4 4 6 2", "0 0 m 0 0 1 0 2 2 c 3 4 4 4 6 2 c"),
    ])
  func repetitions(svg: String, expected: String) throws { #expect(try text(svg) == expected) }

  @Test(
    "a smooth curve mirrors only a control of its own kind, just before",
    arguments: [
      // After a quadratic curve, S begins at the pen; after a cubic one, T does.
      ("M0 0Q1 5 2 2S4 4 6 6", "0 0 m 1 5 2 2 q 2 2 4 4 6 6 c"),
      ("M0 0C0 1 1 5 2 2T6 6", "0 0 m 0 1 1 5 2 2 c 2 2 6 6 q"),
      // A line, a move or a close between breaks the chain.
      ("M0 0C0 1 1 5 2 2L3 3S4 4 6 6", "0 0 m 0 1 1 5 2 2 c 3 3 l 3 3 4 4 6 6 c"),
      ("M0 0Q1 5 2 2M3 3T6 6", "0 0 m 1 5 2 2 q 3 3 m 3 3 6 6 q"),
      ("M1 0Q1 5 2 2ZT6 6", "1 0 m 1 5 2 2 q h 1 0 m 1 0 6 6 q"),
      // Controls of T are mirrored again and again: (1,1), (3,-1), (5,1).
      ("M0 0Q1 1 2 0T4 0T6 0", "0 0 m 1 1 2 0 q 3 -1 4 0 q 5 1 6 0 q"),
      // Relative numbers of a smooth curve are from the pen; the mirrored control is not among them.
      ("M0 0c0 1 1 5 2 2s1 1 2 2", "0 0 m 0 1 1 5 2 2 c 3 -1 3 3 4 4 c"),
    ])
  func smooth(svg: String, expected: String) throws { #expect(try text(svg) == expected) }

  @Test(
    "after a close the pen is where the subpath began",
    arguments: [
      ("M1 2h3v4zm5 5h1", "1 2 m 4 2 l 4 6 l h 6 7 m 7 7 l"),
      ("M1 2h3v4zl1 1", "1 2 m 4 2 l 4 6 l h 1 2 m 2 3 l"),
      ("M1 2h3zh3z", "1 2 m 4 2 l h 1 2 m 4 2 l h"),
      ("m1 2m3 4m5 6", "1 2 m 4 6 m 9 12 m"),
      ("M1 2zz", "1 2 m h h"),
    ])
  func closes(svg: String, expected: String) throws { #expect(try text(svg) == expected) }

  @Test(
    "numbers end where no more of them can follow",
    arguments: [
      ("M.5.25.125.0625", "0.5 0.25 m 0.125 0.0625 l"),
      ("M1-2+3-4", "1 -2 m 3 -4 l"),
      ("M1e2-1E+1 2.5e-1 0e5", "100 -10 m 0.25 0 l"),
      ("M-.5-.25", "-0.5 -0.25 m"),
      ("M00012 007", "12 7 m"),
      ("M1.,2.", "1 2 m"),
      ("\n\t M 1 \r\n , 2 \n", "1 2 m"),
    ])
  func numbers(svg: String, expected: String) throws { #expect(try text(svg) == expected) }

  @Test("an arc's flags may stand without a space between them or after them")
  func flags() throws {
    let wanted = try text("M0 0A5 4 0 1 0 3 4")
    for svg in ["M0 0A5 4 0 10 3 4", "M0 0A5 4 0 103 4", "M0 0A5,4,0,1,0,3,4", "M0 0A5 4 0,10,3,4"]
    {
      #expect(try text(svg) == wanted)
    }
    #expect(try text("M0 0A5 4 0 10-3-4") == text("M0 0A5 4 0 1 0 -3 -4"))
  }

  @Test("an arc without a radius is a line, and the next smooth curve begins at its end")
  func flatArcs() throws {
    #expect(try text("M0 0A0 0 0 0 1 3 4T5 5") == "0 0 m 3 4 l 3 4 5 5 q")
    #expect(try text("M0 0A3 0 45 1 1 3 4S5 5 6 6") == "0 0 m 3 4 l 3 4 5 5 6 6 c")
    // One that ends where it starts is nothing, and what follows goes on from there.
    #expect(try text("M1 1A3 3 0 1 1 1 1L2 2") == "1 1 m 2 2 l")
  }

  @Test(
    "what breaks the grammar is named with its place",
    arguments: [
      ("Z", SVGPathError.noMoveAtStart(position: 0)),
      ("  l1 2", .noMoveAtStart(position: 2)),
      ("1 2", .noMoveAtStart(position: 0)),
      ("M", .numberExpected(command: "M", position: 1)),
      ("m1 2 3", .numberExpected(command: "l", position: 6)),
      ("M1 2H", .numberExpected(command: "H", position: 5)),
      ("M1 2z3", .unknownCommand("3", position: 5)),
      ("M1 2B", .unknownCommand("B", position: 4)),
      ("M1 2C1 2 3 4 5", .numberExpected(command: "C", position: 14)),
      ("M1 2s1 2 3 z", .numberExpected(command: "s", position: 11)),
      ("M1 2a1 1 0 0 . 3 3", .flagExpected(position: 13)),
      ("M1 2a1 1 0 -1 0 3 3", .flagExpected(position: 11)),
      ("M1 2L.", .numberExpected(command: "L", position: 5)),
      ("M1 2Le5 1", .numberExpected(command: "L", position: 5)),
      ("M1 2L1e 3", .numberExpected(command: "L", position: 6)),
      ("M1 2L١ 3", .numberExpected(command: "L", position: 5)),
    ])
  func errors(svg: String, expected: SVGPathError) {
    let error = #expect(throws: SVGPathError.self) { try Path(svgPath: svg) }
    #expect(error == expected)
  }

  static let drawings = [
    "M1 2L3 4H7V-2Z", "M0 0C1 2 3 4 5 6S7 8 9 9", "M1 1Q2 5 4 4T8 1", "m1 2l3 4h7v-2zm2 2h1",
    "m0 0c1 2 3 4 5 6s7 8 9 9q1 1 2 0t3 3",
  ]

  @Test("twice the numbers is twice the drawing", arguments: drawings)
  func scaling(svg: String) throws {
    let doubled = svg.map { $0.isNumber ? String(2 * (Int(String($0)) ?? 0)) : String($0) }.joined()
    let plain = try Path(svgPath: svg).applying(CGAffineTransform(scaleX: 2, y: 2))
    #expect(try Path(svgPath: doubled).elements == plain.elements)
  }

  @Test("what is drawn relatively moves with its first place", arguments: drawings.suffix(2))
  func moving(svg: String) throws {
    let rest = svg.drop { !"hlc".contains($0) }
    let (here, there) = (try Path(svgPath: "m0 0" + rest), try Path(svgPath: "m32 -64" + rest))
    #expect(here.offsetBy(dx: 32, dy: -64).elements == there.elements)
  }

  @Test("paths one after the other are one path, if the later begins absolutely")
  func joining() throws {
    for first in Self.drawings {
      for second in Self.drawings.prefix(3) {
        let both = try Path(svgPath: first + second).elements
        #expect(try both == Path(svgPath: first).elements + Path(svgPath: second).elements)
      }
    }
  }

  @Test("what SVG draws, Path writes and reads back", arguments: drawings)
  func texts(svg: String) throws {
    let path = try Path(svgPath: svg)
    #expect(Path(path.description)?.elements == path.elements)
  }
}
