import DisplayList
import Foundation
import Pixels
import Testing
import Typography

@testable import FilmPictures

@Suite("Tables of films") struct VariantTableTests {
  private func table(_ parameters: [(String, [String])], _ width: Int, _ height: Int) throws
    -> VariantTable
  {
    VariantTable(
      parameters.map { VariantTable.Parameter(name: $0.0, values: $0.1) }, cell: (width, height),
      title: "A scene with a name that is longer than a small sheet is wide.swift",
      facts: "scale 1", theme: .dark, fonts: try FontBook())
  }

  @Test(
    "cells are apart, inside, and the words around them are, too",
    arguments: [(20, 10), (68, 147), (121, 50), (240, 111), (700, 400), (400, 900)])
  func apart(width: Int, height: Int) throws {
    let values = ["0.2", "a value that is much longer than its column", "", "9"]
    for parameters in [
      [("response", ["0.2"])], [("A/Card/Text 'x'.response", values)],
      [("damping", (0..<17).map(String.init))],
      [("title", values), ("A/Card.bounce", ["0", "-0.123457", "long words in a row"])],
    ] {
      let table = try table(parameters, width, height)
      let count = parameters.reduce(1) { $0 * $1.1.count }
      let cells = (0..<count).map { index in
        let place = table.place(ofCell: index)
        return CGRect(x: place.x, y: place.y, width: width, height: height)
      }
      let whole = CGRect(x: 0, y: 0, width: table.width, height: table.height)
      for (index, cell) in cells.enumerated() {
        #expect(whole.contains(cell.insetBy(dx: -8, dy: -8)))
        for other in cells[(index + 1)...] {
          #expect(!cell.insetBy(dx: -6, dy: -6).intersects(other.insetBy(dx: -5, dy: -5)))
        }
      }
      let ground = table.ground
      #expect(ground.width == table.width && ground.height == table.height)
      #expect(table.width % 2 == 0 && table.height % 2 == 0)
      // Nothing is drawn where films will stand: a line around each, and its ground.
      for cell in cells {
        var seen: Set<UInt32> = []
        for y in Int(cell.minY)..<Int(cell.maxY) {
          for x in Int(cell.minX)..<Int(cell.maxX) { seen.insert(ground[x, y]) }
        }
        #expect(seen.count == 1)
      }
      // And nothing runs out at the sides.
      let edge = ground[0, 0]
      #expect((0..<table.height).allSatisfy { ground[table.width - 1, $0] == edge })
      #expect((0..<table.width).allSatisfy { ground[$0, table.height - 1] == edge })
    }
  }
}
