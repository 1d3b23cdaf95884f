import Foundation
import Geometry
import Testing

@testable import SceneDocuments

@Suite("SVG paths in documents")
struct DocumentPathTests {
  private func elements(_ data: String) throws -> [Path.Element] {
    let node = try node("path: '\(data)'")
    return try #require(node.base.path, "\(data)").elements
  }

  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("each command of SVG's grammar with straight lines")
  func lines() throws {
    let square: [Path.Element] = [
      .move(to: point(1, 2)), .line(to: point(11, 2)), .line(to: point(11, 12)),
      .line(to: point(1, 12)), .closeSubpath,
    ]
    for data in [
      "M1 2 L11 2 L11 12 L1 12 Z", "M 1,2 L 11,2 11,12 1,12 z", "m1 2 l10 0 l0 10 l-10 0 z",
      "M1 2H11V12H1Z", "m1 2h10v10h-10z", "M1 2 11 2 11 12 1 12z", "m1 2 10 0 0 10-10 0z",
      "M1.0,2.0L1.1e1,2L110e-1,12L+1,12Z",
    ] {
      #expect(try elements(data) == square, "\(data)")
    }
  }

  @Test("numbers need no space where a sign or a second point parts them")
  func numbers() throws {
    #expect(try elements("M.5.25L-1-2") == [.move(to: point(0.5, 0.25)), .line(to: point(-1, -2))])
    #expect(try elements("M0 0L1e1-5") == [.move(to: point(0, 0)), .line(to: point(10, -5))])
  }

  @Test("curves, relative and absolute, and their smooth continuations")
  func curves() throws {
    let cubic: [Path.Element] = [
      .move(to: point(10, 10)),
      .curve(to: point(40, 10), control1: point(20, 0), control2: point(30, 0)),
      // The first control point is the last one mirrored: (40, 10) * 2 - (30, 0).
      .curve(to: point(70, 10), control1: point(50, 20), control2: point(60, 20)),
    ]
    #expect(try elements("M10 10C20 0 30 0 40 10S60 20 70 10") == cubic)
    #expect(try elements("M10 10c10-10 20-10 30 0s20 10 30 0") == cubic)
    let quadratic: [Path.Element] = [
      .move(to: point(0, 0)), .quadCurve(to: point(10, 0), control: point(5, 8)),
      .quadCurve(to: point(20, 0), control: point(15, -8)),
    ]
    #expect(try elements("M0 0Q5 8 10 0T20 0") == quadratic)
    #expect(try elements("M0 0q5 8 10 0t10 0") == quadratic)
  }

  @Test("a smooth curve behind a line begins at the line's end")
  func smoothAfterLine() throws {
    #expect(
      try elements("M0 0L10 0S20 5 30 0") == [
        .move(to: point(0, 0)), .line(to: point(10, 0)),
        .curve(to: point(30, 0), control1: point(10, 0), control2: point(20, 5)),
      ])
  }

  @Test("an arc of no radius is a line, and every arc ends where it says")
  func arcs() throws {
    #expect(
      try elements("M0 0A0 5 0 0 1 10 0") == [.move(to: point(0, 0)), .line(to: point(10, 0))])
    for flags in ["00", "01", "10", "11"] {
      let arc = try elements("M0 0A10 10 0 \(flags)20 0")
      guard case .curve(let end, _, _)? = arc.last else {
        Issue.record("no curve: \(arc)")
        continue
      }
      #expect(abs(end.x - 20) < 1e-9 && abs(end.y) < 1e-9, "\(flags)")
    }
  }

  @Test("after a closed outline the next begins where this one did")
  func close() throws {
    #expect(
      try elements("M5 5h10zl1 1") == [
        .move(to: point(5, 5)), .line(to: point(15, 5)), .closeSubpath,
        .move(to: point(5, 5)), .line(to: point(6, 6)),
      ])
  }

  @Test("data moved by a translation draws the path moved by it: relative commands do not notice")
  func translation() throws {
    let rest = "l3 4h5v-2c1 1 2 2 3 0s4 4 5 0q1 2 3 0t2 2"
    let here = try elements("M0 0\(rest)")
    let there = try elements("M100 50\(rest)")
    #expect(here.count == there.count)
    func points(_ element: Path.Element) -> [CGPoint] {
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [end, control]
      case .curve(let end, let first, let second): [end, first, second]
      case .closeSubpath: []
      }
    }
    for (a, b) in zip(here, there) {
      for (p, q) in zip(points(a), points(b)) {
        #expect(p.x + 100 == q.x && p.y + 50 == q.y, "\(a) and \(b)")
      }
    }
  }

  @Test(
    "slips are told with the character where they are",
    arguments: [
      ("10 10", "it does not begin with M"), ("Z", "it does not begin with M"),
      ("M0 0 X5", "character 6, 'X', is no command"),
      ("M0", "a number of 'M' is due at character 3"),
      ("M0 0L", "a number of 'L' is due at character 6"),
      ("M0 0L1 2 3", "a number of 'L' is due at character 11"),
      ("M0 0C1 1 2 2", "a number of 'C' is due at character 13"),
      ("M0 0A1 1 0 2 0 5 5", "0 or 1 is due at character 12"),
    ])
  func slips(data: String, reason: String) {
    #expect(
      mistakes("rostrum: 1\nscene: [{path: '\(data)'}]") == [
        "scene:2:16: scene[0].path: it is no SVG path: \(reason)"
      ])
  }

  @Test("a clip and a node read the same data alike, and states have outlines of their own")
  func places() throws {
    let data = "M0 0L10 0L10 10Z"
    let clipped = try node("circle: 9\nclip: {path: '\(data)'}")
    guard case .path(let path)? = clipped.clip else {
      Issue.record("no clip")
      return
    }
    #expect(try path.elements == elements(data))
    let node = try node("path: '\(data)'\nstates: {open: {path: 'M0 0L20 0L20 20Z'}}")
    #expect(try node.values(in: ["open"]).path?.elements == elements("M0 0L20 0L20 20Z"))
    #expect(try node.values(in: ["base"]).path?.elements == elements(data))
  }

  @Test("an outline of no commands is empty")
  func empty() throws { #expect(try elements("").isEmpty) }
}
