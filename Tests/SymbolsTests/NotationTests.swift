import Foundation
import Geometry
import Testing

@testable import Symbols

/// Drawings as lines of text.
@Suite("Notation")
struct NotationTests {
  private func sketch(_ line: String) throws -> Sketch {
    var sketch = Sketch(width: 8)
    let notation = try #require(Notation(line))
    notation.draw(&sketch)
    return sketch
  }

  private func box(_ line: String) throws -> CGRect { try sketch(line).area.boundingRect }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.1 && abs(a.minY - b.minY) < 0.1 && abs(a.maxX - b.maxX) < 0.1
      && abs(a.maxY - b.maxY) < 0.1
  }

  @Test("every line of the catalogue is read, and stands once")
  func entries() {
    #expect(Catalogue.entries.count > 700)
    for entry in Catalogue.entries {
      #expect(Notation(entry.line) != nil, "\(entry.name)")
    }
    let names = Catalogue.entries.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("every symbol that a line places is one")
  func others() {
    for entry in Catalogue.entries {
      for other in Notation(entry.line)?.others ?? [] {
        let isIcon = IconNames.file(for: other) != nil
        #expect(isIcon || Catalogue.drawing(named: other) != nil, "\(other) in \(entry.name)")
      }
    }
  }

  @Test("parts of others are no symbols by name")
  func parts() {
    #expect(Catalogue.entries.contains { $0.name.hasPrefix("_") })
    #expect(!Symbol.names.contains { $0.hasPrefix("_") })
  }

  @Test(
    "what is marked has a filled form about as large", arguments: Catalogue.filledLines.sorted())
  func fills(name: String) throws {
    let line = try #require(Symbol.named(name)).drawing(size: 100).size
    let full = try #require(Symbol.named(name + ".fill")).drawing(size: 100).size
    #expect(abs(line.width - full.width) < 30 && abs(line.height - full.height) < 30)
  }

  @Test("outlines are where they are said to be")
  func outlines() throws {
    #expect(isNear(try box("f O 3 4 10"), CGRect(x: -7, y: -6, width: 20, height: 20)))
    #expect(isNear(try box("f E 0 0 10 5"), CGRect(x: -10, y: -5, width: 20, height: 10)))
    #expect(isNear(try box("f R 5 0 20 8 2"), CGRect(x: -5, y: -4, width: 20, height: 8)))
    #expect(isNear(try box("f P 0 0 0 10 0 10 6"), CGRect(x: 0, y: 0, width: 10, height: 6)))
    #expect(isNear(try box("f M0 0 L10 0 L10 6 Z"), CGRect(x: 0, y: 0, width: 10, height: 6)))
    // Strokes of 8, or of at most 4, around lines.
    #expect(isNear(try box("s L 0 0 10 0"), CGRect(x: -4, y: -4, width: 18, height: 8)))
    #expect(isNear(try box("s4 B 0 0 0 10 0"), CGRect(x: -2, y: -2, width: 14, height: 4)))
    // A limb is 1.25 times as thick, or as it says.
    #expect(isNear(try box("b2 0 0 10 0"), CGRect(x: -8, y: -8, width: 26, height: 16)))
  }

  @Test("outlines are turned, moved and doubled")
  func changes() throws {
    #expect(isNear(try box("f R 0 0 20 8 0 @90"), CGRect(x: -4, y: -10, width: 8, height: 20)))
    #expect(isNear(try box("f R 0 0 20 8 0 >5,6"), CGRect(x: -5, y: 2, width: 20, height: 8)))
    #expect(isNear(try box("f R 20 0 10 8 0 !"), CGRect(x: -25, y: -4, width: 50, height: 8)))
    #expect(isNear(try box("f O 0 0 5 + O 20 0 5"), CGRect(x: -5, y: -5, width: 30, height: 10)))
  }

  @Test("what is taken out leaves the rest")
  func cuts() throws {
    let half = try box("f R 0 0 20 20 0; k R 10 0 20 40 0")
    #expect(isNear(half, CGRect(x: -10, y: -10, width: 10, height: 20)))
    // With 5 around it, and around a line.
    let less = try box("f R 0 0 20 20 0; k5 R 10 0 20 40 0")
    #expect(isNear(less, CGRect(x: -10, y: -10, width: 5, height: 20)))
    let line = try box("f R 0 0 20 20 0; k5 M10 -30 L10 30")
    #expect(isNear(line, CGRect(x: -10, y: -10, width: 15, height: 20)))
  }

  @Test("another symbol is placed, mirrored, and taken out")
  func symbols() throws {
    let whole = try box("u circle.fill 0.5 10 20")
    #expect(isNear(whole, CGRect(x: -14.9, y: -4.9, width: 49.8, height: 49.8)))
    let (right, left) = (try box("u play.fill 1 0 0"), try box("m play.fill 1 0 0"))
    #expect(abs(right.minX + left.maxX) < 0.1 && abs(right.maxX + left.minX) < 0.1)
    let rest = try sketch("f R 0 0 99 99 0; c circle.fill 0.5 0 0").area
    #expect(!rest.contains(.zero, eoFill: true))
    #expect(rest.contains(CGPoint(x: 40, y: 40), eoFill: true))
  }

  @Test(
    "a line that is none is not read",
    arguments: [
      "", ";", "q O 0 0 1", "s", "s O 0 0", "s X 0 0 1", "f P 3 0 0", "f P 3 0 0 1 1 2",
      "s L 0 0 1",
      "u heart 1 0", "u heart 1 0 0 0 0", "b 0 0", "b 0 0 1", "sx O 0 0 1", "s O 0 0 1 @x",
      "s O 0 0 1 >3", "s M0 0 L", "f O 0 0 one",
    ])
  func refused(line: String) { #expect(Notation(line) == nil) }
}
