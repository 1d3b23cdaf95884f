import Foundation
import Geometry
import Testing

@testable import Symbols

/// The icons that stand in for symbols that nobody drew.
@Suite struct IconTests {
  static let areInstalled = FileManager.default.fileExists(atPath: IconSet.folder)

  private func file(_ elements: String) -> IconFile? {
    IconFile("<svg viewBox=\"0 0 16 16\">\n  \(elements)\n</svg>")
  }

  @Test("a file's paths are one area, with holes as their rule has them")
  func areas() throws {
    let frame = "M0 0h16v16H0z M4 4h8v8H4z"
    let holed = try #require(file("<path fill-rule=\"evenodd\" d=\"\(frame)\"/>")).area
    #expect(holed.contains(CGPoint(x: 2, y: 2)) && !holed.contains(CGPoint(x: 8, y: 8)))
    let whole = try #require(file("<path d=\"\(frame)\"/>")).area
    #expect(whole.contains(CGPoint(x: 2, y: 2)) && whole.contains(CGPoint(x: 8, y: 8)))
    let two = try #require(file("<path d=\"M0 0h4v4H0z\"/><path d=\"M2 2h4v4H2z\"/>")).area
    #expect(two.contains(CGPoint(x: 3, y: 3), eoFill: true))
    #expect(two.boundingRect == CGRect(x: 0, y: 0, width: 6, height: 6))
    let ring = try #require(
      file("<circle cx=\"8\" cy=\"8\" r=\"3\"/><path d=\"M0 0h4v4H0z\"/>")
    ).area
    #expect(ring.contains(CGPoint(x: 8, y: 5.1)) && !ring.contains(CGPoint(x: 5.6, y: 5.6)))
    #expect(ring.contains(CGPoint(x: 1, y: 1)))
  }

  @Test(
    "a file with something else in it is none",
    arguments: [
      "", "<circle r=\"8\"/>", "<path/>", "<path d=\"M0 0h\"/>", "<path d=\"\"/>", "<>",
      "<path d=\"M0 0h4v4H0z", "<g><path d=\"M0 0h4v4H0z\"/></g>",
    ])
  func refused(elements: String) {
    #expect(file(elements) == nil)
    #expect(IconFile(elements) == nil)
  }

  @Test("each icon stands in for something: the name or its fill is not drawn here")
  func useful() {
    let own = Set(Symbol.names)
    #expect(IconNames.all.count > 200)
    for name in IconNames.all {
      #expect(!own.contains(name) || !own.contains(name + ".fill"), "\(name) is never reached")
    }
  }

  @Test("files are named as the table says, filled ones apart")
  func names() {
    #expect(IconNames.file(for: "gift") == "gift")
    #expect(IconNames.file(for: "cloud.rain.fill") == "cloud-rain-fill")
    #expect(IconNames.file(for: "banknote.fill") == "cash")
    #expect(IconNames.file(for: "rectangle.stack") == "collection")
    #expect(IconNames.file(for: "gift.fill.fill") == nil)
    #expect(IconNames.file(for: "nothing") == nil)
  }

  @Test(
    "every icon of the table is drawn within the height of a symbol, and in its weights",
    .enabled(if: areInstalled, "bootstrap-icons is not installed"), arguments: IconNames.all)
  func drawn(name: String) throws {
    let symbol = try #require(Symbol.named(name))
    let drawing = symbol.drawing(size: 100)
    let box = try #require(drawing.marks.first).path.boundingRect
    #expect(drawing.marks.allSatisfy { $0.path.boundingRect.height < 118 })
    #expect(box.width > 4 && box.height > 4)
  }

  @Test(
    "lines are as wide as those of the weight",
    .enabled(if: areInstalled, "bootstrap-icons is not installed"))
  func weights() throws {
    let icon = try #require(Symbol.named("octagon"))
    func line(_ symbol: Symbol, _ weight: Double) -> Double {
      let drawing = symbol.drawing(size: 100, weight: weight)
      let area = drawing.marks.reduce(Path()) { all, mark in
        all.union(mark.strokeStyle.map { mark.path.strokedPath($0) } ?? mark.path)
      }
      let box = area.boundingRect
      // Down the middle: the first edge and the second.
      let ink = stride(from: box.minY - 1, to: box.midY, by: 0.1).filter {
        area.contains(CGPoint(x: box.midX, y: $0), eoFill: true)
      }
      return Double(ink.count) * 0.1
    }
    for weight in [100.0, 300, 400, 600, 900] {
      #expect(abs(line(icon, weight) - lineWidth(weight)) < 0.5)
    }
  }

  /// The width of lines at 100 points.
  private func lineWidth(_ weight: Double) -> Double {
    let line = Symbol.named("minus")?.drawing(size: 100, weight: weight).marks.first
    return Double(line?.path.boundingRect.height ?? 0)
  }

  @Test("forms of an icon are made of it")
  func forms() throws {
    guard Self.areInstalled else { return }
    for name in ["gift.circle", "gift.circle.fill", "flag.slash", "tray.badge.plus"] {
      #expect(Symbol.named(name) != nil, "\(name)")
    }
  }
}
