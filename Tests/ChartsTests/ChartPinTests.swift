import Foundation
import Testing

@MainActor @Suite("Charts as they are drawn")
struct ChartPinTests {
  @Test("each mark, and each state of an axis", arguments: ChartCase.all)
  func drawn(one: ChartCase) throws {
    let expected = try #require(ChartPins.all[one.name], "no list of \(one.name)")
    #expect(try one.lines == expected.split(separator: "\n").map(String.init))
  }

  @Test("the same in the dark, from right to left", arguments: ChartCase.all)
  func mirrored(one: ChartCase) throws {
    let expected = try #require(ChartPins.mirrored[one.name], "no list of \(one.name)")
    #expect(try one.mirroredLines == expected.split(separator: "\n").map(String.init))
  }

  @Test("no list is left over")
  func complete() {
    #expect(Set(ChartPins.all.keys) == Set(ChartCase.all.map(\.name)))
    #expect(ChartPins.all.count == ChartCase.all.count)
    #expect(ChartPins.mirrored.count == ChartCase.all.count)
  }
}
