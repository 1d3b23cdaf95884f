import Foundation
import Geometry
import Testing

@testable import Symbols

/// Symbols as large as the system's.
@Suite("Extents of symbols")
struct SymbolExtentTests {
  private func ink(_ name: String, weight: Double = 400, isLayered: Bool = false) throws -> CGSize {
    let drawing = try #require(Symbol.named(name))
      .drawing(size: 100, weight: weight, isLayered: isLayered)
    // The margins are 8.7 and 7 hundredths on each side.
    return CGSize(width: drawing.size.width - 17.4, height: drawing.size.height - 14)
  }

  @Test(
    "are those that were measured, whole or in layers", arguments: SymbolExtents.known.keys.sorted()
  )
  func measured(name: String) throws {
    let extent = try #require(SymbolExtents.known[name])
    let found = try ink(name)
    #expect(abs(found.width - extent.width) < 0.5, "\(found.width)")
    #expect(abs(found.height - extent.height) < 0.5, "\(found.height)")
    let layered = try ink(name, isLayered: true)
    #expect(abs(layered.width - extent.width) < 4 && abs(layered.height - extent.height) < 4)
  }

  @Test("are larger the bolder the pen, and no less", arguments: SymbolExtents.known.keys.sorted())
  func weights(name: String) throws {
    let sizes = try [100.0, 400, 900].map { try ink(name, weight: $0) }
    for (thin, bold) in zip(sizes, sizes.dropFirst()) {
      #expect(bold.width > thin.width - 1 && bold.height > thin.height - 1)
      // Not more than two pens' difference on each side.
      #expect(bold.width < thin.width + 24 && bold.height < thin.height + 24)
    }
  }

  @Test(
    "a symbol is as large filled as it is in outline",
    arguments: ["person.2", "moon", "hand.thumbsup", "cloud.rain", "pause", "bolt"])
  func filled(name: String) throws {
    let (outline, filled) = (try ink(name), try ink("\(name).fill"))
    #expect(abs(outline.width - filled.width) < 2 && abs(outline.height - filled.height) < 2)
    #expect(SymbolExtents.extent(of: "circle") == nil)
  }

  @Test("batteries are as large however full they are", arguments: ["0", "25", "50", "75"])
  func batteries(charge: String) throws {
    let (full, other) = (try ink("battery.100"), try ink("battery.\(charge)"))
    #expect(abs(full.width - other.width) < 1 && abs(full.height - other.height) < 1)
  }

  @Test("a name of today has the extent of the one before it")
  func aliases() throws {
    #expect(try ink("arrow.forward") == ink("arrow.right"))
    #expect(try ink("battery.100percent") == ink("battery.100"))
    #expect(try ink("line.3.horizontal.decrease") == ink("line.horizontal.3.decrease"))
  }

  @Test("a pen is as wide where it is stretched as elsewhere")
  func pens() throws {
    func pens(_ name: String) throws -> [CGFloat] {
      try #require(Symbol.named(name)).drawing(size: 100).marks.compactMap(\.strokeStyle?.lineWidth)
    }
    let (stretched, plain) = (try pens("camera"), try pens("circle"))
    #expect(stretched.max() == plain.max())
    #expect(SymbolExtents.known["camera"] != nil && SymbolExtents.known["circle"] == nil)
  }

  @Test("stretching is about the middle, and by nothing it changes nothing")
  func stretching() {
    var sketch = Sketch(width: 8)
    sketch.stroke(.rectangle(10, 20, 40, 20, radius: 0))
    let before = sketch.bounds
    sketch.stretch(SymbolExtents.Stretch())
    #expect(sketch.bounds.left == before.left && sketch.bounds.bottom == before.bottom)
    sketch.stretch(SymbolExtents.Stretch(x: 2, y: 0.5))
    let after = sketch.bounds
    #expect(abs(after.left + after.right - before.left - before.right) < 1e-9)
    #expect(abs(after.top + after.bottom - before.top - before.bottom) < 1e-9)
    #expect(abs(after.right - after.left - 88) < 1e-9 && abs(after.bottom - after.top - 18) < 1e-9)
  }
}
