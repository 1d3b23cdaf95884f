import Foundation
import Geometry
import Testing

@testable import Symbols

/// The grammar of drawings as text: each command by a value, each change by what undoes it.
@Suite("Notation, by its laws")
struct NotationLawTests {
  private func sketch(_ line: String, width: Double = 8) throws -> Sketch {
    var sketch = Sketch(width: width)
    try #require(Notation(line), "\(line)").draw(&sketch)
    return sketch
  }

  private func sides(_ line: String, width: Double = 8) throws -> [Double] {
    let box = try sketch(line, width: width).area.boundingRect
    return [box.minX, box.minY, box.maxX, box.maxY].map { Double($0) }
  }

  private func areNear(_ a: [Double], _ b: [Double], _ error: Double = 0.02) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < error }
  }

  /// Lines, and the sides of what they paint: left, top, right, bottom.
  static let boxes: [(line: String, sides: [Double])] = [
    ("f O 0 0 10", [-10, -10, 10, 10]), ("f O -5 7 2.5", [-7.5, 4.5, -2.5, 9.5]),
    ("f E 1 2 30 4", [-29, -2, 31, 6]), ("f R 0 0 10 20 0", [-5, -10, 5, 10]),
    ("f R 0 0 10 20 99", [-5, -10, 5, 10]), ("f P 0 -3 -4 8 -4 8 9", [-3, -4, 8, 9]),
    ("f P 1.5 -3 -4 8 -4 8 9 -3 9", [-3, -4, 8, 9]), ("s O 0 0 10", [-14, -14, 14, 14]),
    ("s2 O 0 0 10", [-11, -11, 11, 11]), ("s99 O 0 0 10", [-14, -14, 14, 14]),
    ("s L 0 0 20 0", [-4, -4, 24, 4]), ("s L 0 0 20 0 0 10 20 10", [-4, -4, 24, 14]),
    ("s B 0 0 0 0 20", [-4, -4, 4, 24]), ("s B 0 0 0 9 0 9 9", [-4, -4, 13, 13]),
    ("s A 0 0 20 0 90", [-4, -4, 24, 24]), ("s A 0 0 20 90 0", [-4, -4, 24, 24]),
    ("s A 0 0 20 0 360", [-24, -24, 24, 24]), ("s A 5 6 20 180 270", [-19, -18, 9, 10]),
    ("s M0 0 H20", [-4, -4, 24, 4]), ("f M0 0 h5 v6 h-5 z", [0, 0, 5, 6]),
    ("f M0,0 5,0 5,6 0,6Z", [0, 0, 5, 6]), ("b 0 0 20 0", [-5, -5, 25, 5]),
    ("b1 0 0 20 0", [-4, -4, 24, 4]), ("b0.5 0 0 0 20", [-2, -2, 2, 22]),
    ("b1 0 0 20 0 20 10", [-4, -4, 24, 14]), ("f' O 0 0 10", [-10, -10, 10, 10]),
    ("s4' O 0 0 10", [-12, -12, 12, 12]), ("  f   O  0 0\t10  ", [-10, -10, 10, 10]),
    ("f O 0 0 10 ; f O 30 0 5", [-10, -10, 35, 10]),
    ("f O 0 0 10 + R 20 0 4 4 0", [-10, -10, 22, 10]),
  ]

  @Test("a command paints where its numbers say", arguments: boxes)
  func commands(example: (line: String, sides: [Double])) throws {
    let own = try sides(example.line)
    #expect(areNear(own, example.sides), "\(own)")
  }

  @Test(
    "pens are as wide as the weight but for those that are limited", arguments: [2.0, 8, 12, 17])
  func pens(width: Double) throws {
    let half = width / 2
    #expect(areNear(try sides("s L 0 0 20 0", width: width), [-half, -half, 20 + half, half]))
    let limited = min(half, 3)
    #expect(
      areNear(
        try sides("s6 L 0 0 20 0", width: width), [-limited, -limited, 20 + limited, limited]))
    // Limbs grow to 12.
    let limb = min(width, 12) * 0.75
    #expect(areNear(try sides("b1.5 0 0 20 0", width: width), [-limb, -limb, 20 + limb, limb]))
  }

  /// Changes, and numbers of the same box without them.
  static let changes: [(line: String, same: String)] = [
    ("f R 0 0 20 8 0 @90", "f R 0 0 8 20 0"), ("f R 0 0 20 8 0 @180", "f R 0 0 20 8 0"),
    ("f R 10 0 20 8 0 @90", "f R 0 10 8 20 0"), ("f R 10 0 20 8 0 @-90", "f R 0 -10 8 20 0"),
    ("f R 0 0 20 8 0 >3,-4", "f R 3 -4 20 8 0"), ("f R 0 0 4 4 0 >1,2 >3,4", "f R 4 6 4 4 0"),
    ("f R 10 0 4 4 0 >5,0 @90", "f R 0 15 4 4 0"), ("f R 10 0 4 4 0 @90 >5,0", "f R 5 10 4 4 0"),
    ("f R 10 0 4 4 0 !", "f R 10 0 4 4 0 + R -10 0 4 4 0"),
    ("f R 10 0 4 4 0 ! >1,0", "f R 11 0 4 4 0 + R -9 0 4 4 0"),
    ("f R 9 0 4 4 0 + R 20 0 2 2 0 !", "f R 9 0 4 4 0 + R 20 0 2 2 0 + R -20 0 2 2 0"),
    ("f O 0 0 5 @33", "f O 0 0 5"), ("f M0 0 h4 v4 h-4 z >2,2", "f R 4 4 4 4 0"),
  ]

  @Test("changes follow one another, each of the outline before it", arguments: changes)
  func change(example: (line: String, same: String)) throws {
    let (changed, same) = (try sketch(example.line).area, try sketch(example.same).area)
    #expect(areNear(try sides(example.line), try sides(example.same)))
    #expect(abs(area(changed.symmetricDifference(same))) < 0.5)
  }

  @Test("a turn and its opposite, a way and back are nothing", arguments: [7.0, 45, 120, 271])
  func undone(turn: Double) throws {
    let plain = "f P 2 3 4 30 5 20 40"
    let back = try sketch("\(plain) @\(turn) @\(-turn) >9,-8 >-9,8").area
    #expect(abs(area(back.symmetricDifference(try sketch(plain).area))) < 0.01)
  }

  @Test("an accent is the second colour, of strokes and fills")
  func roles() throws {
    let marks = try sketch("s O 0 0 9; s' O 0 0 20; f O 40 0 5; f' O 60 0 5; s3' O 0 0 30").marks
    #expect(marks.map(\.role) == [.primary, .secondary, .primary, .secondary, .secondary])
    #expect(marks.map(\.width) == [8, 8, nil, nil, 3])
    #expect(marks.allSatisfy { $0.threshold < 0 })
  }

  @Test("what is taken out is taken out of what came before, not of what comes after")
  func order() throws {
    let hole = CGPoint.zero
    let before = try sketch("f R 0 0 40 40 0; k O 0 0 10").area
    let after = try sketch("k O 0 0 10; f R 0 0 40 40 0").area
    let filled = try sketch("f R 0 0 40 40 0; k O 0 0 10; f O 0 0 5").area
    #expect(!before.contains(hole, eoFill: true) && after.contains(hole, eoFill: true))
    #expect(filled.contains(hole, eoFill: true))
    #expect(!filled.contains(CGPoint(x: 7.5, y: 0), eoFill: true))
    #expect(abs(area(before) - (1600 - 100 * .pi)) < 1)
    // All that is painted may go.
    #expect(try sketch("f O 0 0 5; k O 0 0 10").marks.isEmpty)
    // The colours of the rest stay.
    #expect(try sketch("f' R 0 0 40 40 0; k O 0 0 5").marks.map(\.role) == [.secondary])
  }

  @Test("room around what is taken out is as wide as it says", arguments: [0.0, 1, 3, 7.5])
  func room(around: Double) throws {
    let rest = try sketch("f R 0 0 80 80 0; k\(around) O 0 0 10").area
    let radius = 10 + around
    #expect(abs(area(rest) - (6400 - .pi * radius * radius)) < 3)
    // Around an open line, there is room without what it holds.
    guard around > 0 else { return }
    let line = try sketch("f R 0 0 80 80 0; k\(around) M-20 0 L20 0").area
    let taken = 40 * 2 * around + .pi * around * around
    #expect(abs(area(line) - (6400 - taken)) < 2)
  }

  @Test("another symbol is made smaller, turned, mirrored, and moved, in this order")
  func placed() throws {
    let whole = try sides("u play.fill 1 0 0")
    let half = try sides("u play.fill 0.5 0 0")
    #expect(areNear(half, whole.map { $0 / 2 }, 0.05))
    let moved = try sides("u play.fill 0.5 10 -20")
    #expect(areNear(moved, zip(half, [10, -20, 10, -20]).map { $0 + $1 }))
    let mirrored = try sides("m play.fill 1 0 0")
    #expect(areNear(mirrored, [-whole[2], whole[1], -whole[0], whole[3]]))
    let turned = try sides("u play.fill 1 0 0 90")
    #expect(areNear(turned, [-whole[3], whole[0], -whole[1], whole[2]]))
    let both = try sides("m play.fill 1 0 0 90")
    #expect(areNear(both, [-whole[3], -whole[2], -whole[1], -whole[0]]))
  }

  @Test("a symbol with room clears what is behind it, and one without does not")
  func clears() throws {
    let (plain, roomy) = (
      try sketch("f R 0 0 120 120 0; u circle.fill 0.5 0 0"),
      try sketch("f R 0 0 120 120 0; o circle.fill 0.5 0 0")
    )
    // Half of 49.8, and the room of 5 around it.
    let gap = CGPoint(x: 27, y: 0)
    #expect(plain.marks[0].area.contains(gap, eoFill: true))
    #expect(!roomy.area.contains(gap, eoFill: true))
    #expect(roomy.area.contains(CGPoint(x: 31, y: 0), eoFill: true))
    #expect(roomy.area.contains(CGPoint(x: 24, y: 0), eoFill: true))
    let hole = try sketch("f R 0 0 120 120 0; c circle.fill 0.5 0 0").area
    #expect(!hole.contains(CGPoint(x: 24, y: 0), eoFill: true) && hole.contains(gap, eoFill: true))
    let mirrored = try sketch("f R 0 0 120 120 0; n circle.fill 0.5 0 0").area
    #expect(abs(area(mirrored.symmetricDifference(roomy.area))) < 0.01)
  }

  @Test("strokes of a symbol that is placed smaller are as wide as others")
  func placedStrokes() throws {
    // A pen is 13 at most before it is made smaller.
    for (share, width) in [(1.0, 8.0), (0.8, 8), (0.5, 6.5), (0.2, 2.6)] {
      let mark = try #require(try sketch("u circle \(share) 0 0").marks.first)
      #expect(abs((mark.width ?? 0) - width) < 1e-9, "\(share)")
    }
  }

  @Test("symbols that a line places are told in order, and a name that is none paints nothing")
  func others() throws {
    let line = "u heart 1 0 0; f O 0 0 3; n star.fill 0.5 1 1; c bolt 1 0 0 9"
    #expect(Notation(line)?.others == ["heart", "star.fill", "bolt"])
    #expect(Notation("f O 0 0 3")?.others == [])
    #expect(try sketch("u no.such.name 1 0 0").marks.isEmpty)
    #expect(try sketch("f O 0 0 3; o no.such.name 1 0 0").marks.count == 1)
  }

  @Test(
    "a word that is wrong makes the line none, wherever it stands",
    arguments: [
      "f", "f +", "f O 0 0 1 +", "f + O 0 0 1", "f O 0 0 1 + + O 9 0 1", "f O", "f O 1 2",
      "f O 1 2 3 4", "f E 1 2 3", "f R 1 2 3 4", "f R 1 2 3 4 5 6",
      "f A 0 0 1 2", "f L", "f L 1 2", "f L 1 2 3 4 5 6", "f B 3", "f B 3 1 2", "f B 3 1 2 3",
      "f P 3 1 2 3 4 5", "f o 0 0 1", "f O 0 0 1 @", "f O 0 0 1 @ 30", "f O 0 0 1 >",
      "f O 0 0 1 >1",
      "f O 0 0 1 >1,2,3", "f O 0 0 1 >1,x", "f @30", "f ! O 0 0 1", "k", "k1", "kx O 0 0 1",
      "fx O 0 0 1", "b", "b 1", "b 1 2 3", "bx 0 0 1 1", "b 0 0 one 1", "u", "u heart", "u heart 1",
      "u heart 1 2", "u heart x 0 0", "u heart 1 2 3 4 5", "u 1 2 3", "x O 0 0 1", "F O 0 0 1",
      "' O 0 0 1", "f M", "f M1", "f M0 0 Q", "f M0 0 L1 1 X", "O 0 0 1",
    ])
  func wrong(line: String) {
    #expect(Notation(line) == nil)
    #expect(Notation("f O 0 0 9; " + line) == nil && Notation(line + "; f O 0 0 9") == nil)
  }

  @Test("outlines alone are read by the same grammar")
  func lines() throws {
    let one = try #require(Notation.lines("O 0 0 10 >5,0 + R 0 0 2 2 0"))
    #expect(one.path.boundingRect.maxX > 14.9 && one.path.boundingRect.minX < -0.9)
    for wrong in ["", "+", "f O 0 0 1", "O 0 0", "O 0 0 1 @x"] {
      #expect(Notation.lines(wrong) == nil)
    }
  }

  /// The area inside a path whose contours are wound once.
  private func area(_ path: Path) -> Double {
    let lines = FlattenedPath(path, tolerance: 0.005)
    return abs(
      lines.chains.reduce(0.0) { sum, chain in
        (chain.start..<chain.end).reduce(sum) { sum, index in
          let a = lines.points[index]
          let b = lines.points[index + 1 == chain.end ? chain.start : index + 1]
          return sum + (a.x * b.y - a.y * b.x) / 2
        }
      })
  }
}
