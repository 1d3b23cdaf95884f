import Foundation
import Geometry
import Testing

@testable import Symbols

/// Plain shapes, signs, turns with numbers, and outlines of what was drawn filled.
@Suite("Plain symbols")
struct PlainTests {
  /// The area that a symbol paints at 100 points, from its own corner.
  private func area(_ name: String, weight: Double = 400) throws -> Path {
    let drawing = try #require(Symbol.named(name)).drawing(size: 100, weight: weight)
    return drawing.marks.reduce(Path()) { all, mark in
      let part = mark.strokeStyle.map { mark.path.strokedPath($0) } ?? mark.path
      return all.union(part.normalized(eoFill: mark.strokeStyle == nil))
    }
  }

  /// How much of a symbol's rectangle is painted, 0...1, on a grid of 60 by 60.
  private func share(_ name: String) throws -> Double {
    let (area, box) = (try area(name), try area(name).boundingRect)
    var count = 0
    for row in 0..<60 {
      for column in 0..<60 {
        let place = CGPoint(
          x: box.minX + box.width * (CGFloat(column) + 0.5) / 60,
          y: box.minY + box.height * (CGFloat(row) + 0.5) / 60)
        if area.contains(place, eoFill: true) { count += 1 }
      }
    }
    return Double(count) / 3600
  }

  @Test(
    "an outline is as large as what is filled, and paints less",
    arguments: [
      "backward.end", "bed.double", "bell.and.waves.left.and.right", "crown", "forward.end",
      "leaf", "pawprint",
    ])
  func outlines(name: String) throws {
    let (edge, whole) = (try area(name).boundingRect, try area(name + ".fill").boundingRect)
    #expect(abs(edge.width - whole.width) < 0.5 && abs(edge.height - whole.height) < 0.5)
    #expect(try share(name) < share(name + ".fill"))
  }

  @Test("two halves of a circle are each other's mirror image")
  func halves() throws {
    let left = try area("circle.lefthalf.filled")
    let right = try area("circle.righthalf.filled")
    let box = left.boundingRect
    #expect(abs(box.width - right.boundingRect.width) < 0.01)
    for step in 1..<20 {
      let x = box.minX + box.width * (CGFloat(step) + 0.25) / 20
      let mirrored = box.minX + box.maxX - x
      #expect(
        left.contains(CGPoint(x: x, y: box.midY), eoFill: true)
          == right.contains(CGPoint(x: mirrored, y: box.midY), eoFill: true))
    }
  }

  @Test("turns with and without seconds, forth and back, are of one size")
  func turns() throws {
    let plain = try area("goforward").boundingRect
    for seconds in ["", ".5", ".10", ".15", ".30", ".45", ".60", ".75", ".90"] {
      for way in ["goforward", "gobackward"] {
        let box = try area(way + seconds).boundingRect
        #expect(abs(box.width - plain.width) < 0.01 && abs(box.height - plain.height) < 0.01)
      }
    }
    #expect(try share("goforward.10") > share("goforward"))
    #expect(Symbol.named("goforward.20") == nil)
  }

  @Test("a speaker's outline has the waves of the filled one")
  func speakers() throws {
    for waves in ["", ".wave.1", ".wave.2", ".wave.3"] {
      let outline = try #require(Symbol.named("speaker" + waves)).drawing(size: 100)
      let filled = try #require(Symbol.named("speaker" + waves + ".fill")).drawing(size: 100)
      #expect(outline.marks.map(\.threshold).max() == filled.marks.map(\.threshold).max())
      #expect(try share("speaker" + waves) < share("speaker" + waves + ".fill"))
    }
  }
}
