import Charts
import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine

@MainActor @Suite("Scales of symbols' sizes and of pens")
struct StyleScaleTests {
  /// The diameters of symbols, smallest first.
  private func diameters(@ViewBuilder _ content: () -> some View) throws -> [Double] {
    try bare { content() }.fills.map { Double($0.width) }.sorted()
  }
  private func points(_ numbers: [Double]) -> some View {
    Chart(numbers, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("n", $0))
    }
  }
  private func named(_ names: [String]) -> some View {
    Chart(names, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("n", $0))
    }
  }
  /// The diameter of a circle of an area, which is that of a square of the same area but for a factor.
  private func diameter(_ area: Double) -> Double { area.squareRoot() * 1.128 }
  private func isNear(_ found: [Double], _ areas: [Double]) -> Bool {
    // A symbol's edges are on whole pixels.
    found.count == areas.count
      && zip(found, areas).allSatisfy { abs($0 - diameter($1)) <= 1 }
  }

  @Test("areas are in proportion to numbers, between those of the bounds")
  func numbers() throws {
    let found = try diameters {
      points([1, 2, 4]).chartSymbolSizeScale(domain: 0...4.0, range: 0...400)
    }
    #expect(isNear(found, [100, 200, 400]))
    let clamped = try diameters {
      points([1, 9]).chartSymbolSizeScale(domain: 0...2.0, range: 100...300)
    }
    #expect(isNear(clamped, [200, 300]))
  }

  @Test("numbers begin at zero by themselves, and a greater one has a greater symbol")
  func usual() throws {
    let found = try diameters { points([2, 4]) }
    #expect(found.count == 2 && found[0] < found[1])
    let scaled = try diameters { points([2, 4]).chartSymbolSizeScale(range: 0...100) }
    #expect(isNear(scaled, [50, 100]))
  }

  @Test("categories have the areas that are given to them, in order or by name")
  func categories() throws {
    let ordered = try diameters {
      named(["a", "b"]).chartSymbolSizeScale(range: [36, 144])
    }
    let mapped = try diameters {
      named(["a", "b"]).chartSymbolSizeScale(["b": 36, "a": 144])
    }
    let made = try diameters {
      named(["a", "b"]).chartSymbolSizeScale { (name: String) in name == "a" ? 36 : 144 }
    }
    #expect(isNear(ordered, [36, 144]) && isNear(mapped, [36, 144]) && isNear(made, [36, 144]))
    let alone = try diameters {
      named(["a"]).chartSymbolSizeScale(["b": 36, "a": 144])
    }
    #expect(isNear(alone, [144]))
  }

  @Test("a size of its own goes before the scale's")
  func own() throws {
    let found = try diameters {
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(81)
          .symbolSize(by: .value("n", 3))
      }
    }
    #expect(isNear(found, [81]))
  }

  @Test("lines have the pens of their values")
  func pens() throws {
    func dashes(@ViewBuilder _ content: () -> some View) throws -> [[CGFloat]] {
      try bare { content() }.commands.compactMap {
        if case .stroke(_, let pen, _, _) = $0 { pen.dash } else { nil }
      }
    }
    let lines = Chart(["a", "b"], id: \.self) { name in
      LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(by: .value("n", name))
      LineMark(x: .value("x", 2), y: .value("y", 3)).lineStyle(by: .value("n", name))
    }
    #expect(try dashes { lines } == [[], [4, 4]])
    let own = [StrokeStyle(lineWidth: 3, dash: [7]), StrokeStyle(lineWidth: 1, dash: [1, 2])]
    #expect(try dashes { lines.chartLineStyleScale(range: own) } == [[7], [1, 2]])
    #expect(
      try dashes { lines.chartLineStyleScale(domain: ["b", "a"], range: own) } == [[1, 2], [7]])
    #expect(
      try dashes {
        lines.chartLineStyleScale { (name: String) in own[name == "a" ? 1 : 0] }
      } == [[1, 2], [7]])
  }
}
