import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Symbols in their own colours")
struct SymbolColorTests {
  private func colors(_ name: String, _ mode: SymbolRenderingMode) throws -> Set<[Int]> {
    let list = try list(on: .small) {
      Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(.blue)
    }
    return Set(list.colors.map(\.code))
  }

  @Test("parts have the system's colours, others the scene's")
  func parts() throws {
    #expect(try colors("heart.fill", .multicolor) == [[255, 59, 48, 100]])
    #expect(
      try colors("cloud.sun.fill", .multicolor) == [[255, 255, 255, 100], [255, 204, 0, 100]])
    let thermometer = try colors("thermometer.high", .multicolor)
    #expect(thermometer == [[0, 122, 255, 100], [255, 59, 48, 100]])
    #expect(try colors("cloud.sun.fill", .monochrome) == [[0, 122, 255, 100]])
    #expect(try colors("square", .multicolor) == [[0, 122, 255, 100]])
  }

  @Test("only symbols without colours are told of")
  func told() throws {
    let heart = try Rehearsal(.small) {
      Image(systemName: "heart").symbolVariant(.fill).symbolRenderingMode(.multicolor)
    }
    #expect(heart.graph.shortcomings.isEmpty)
    let square = try Rehearsal(.small) {
      Image(systemName: "square").symbolRenderingMode(.multicolor)
    }
    #expect(square.graph.shortcomings.count == 1)
  }
}
