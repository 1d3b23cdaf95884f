import Foundation
import Testing

@testable import Reports

/// What a page's program reads, and how it unfolds it: `unfold` in `scene.js`.
@Suite("Data of a scene's page")
struct PageDataTests {
  private static func unfolded(_ list: [Any]) -> [Any] {
    list.flatMap { one -> [Any] in
      guard let run = one as? [Any], let count = run[1] as? Int else { return [one] }
      return Array(repeating: run[0], count: count)
    }
  }

  private static func text(_ value: Any) -> String { value is NSNull ? "null" : "\(value)" }

  @Test(
    "unfolds to the list that it was",
    arguments: [
      [], [1], [1, 1], [1, 2], [1, 1, 2, 2, 2], [nil, nil, 3], [0, nil, nil, 0, 0],
      Array(repeating: 7, count: 500),
    ] as [[Double?]])
  func runs(list: [Double?]) throws {
    let bytes = try JSONEncoder().encode(PageData.Runs(list: list))
    let found = try #require(try JSONSerialization.jsonObject(with: bytes) as? [Any])
    let wanted = list.map { $0.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" } ?? "null" }
    #expect(Self.unfolded(found).map(Self.text) == wanted)
  }

  @Test("is no longer for a value that rests a thousand frames")
  func rests() throws {
    func size(_ frames: Int) throws -> Int {
      try JSONEncoder().encode(PageData.Runs(list: Array(repeating: 1.5, count: frames))).count
    }
    #expect(try size(1000) <= size(2) + 3)
  }

  @Test("tells values and events, and nothing that stands in the page")
  func account() throws {
    let point = SceneAccount.Point(time: 0, value: 1)
    let film = SceneAccount(
      title: "T", width: 1, height: 1, scale: 1, framesPerSecond: 60, frameCount: 2,
      events: [SceneAccount.Event(time: 0.5, label: "touch </script>")],
      views: [
        SceneAccount.View(
          name: "Card",
          values: [
            SceneAccount.Value(
              property: "text", unit: "", first: 1, frames: [.words("</script>"), .nothing])
          ])
      ],
      curves: [
        SceneAccount.Curve(
          view: "Card", property: "opacity", unit: "", alike: [], lines: [[point]],
          speeds: [[point]], runs: [], values: [1, 1], velocities: [nil, 2])
      ], specs: [], swatches: [], texts: [], textsLeftOut: 0)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(PageData(film)), as: UTF8.self)
    #expect(
      text == """
        {"curves":[{"values":[[1,2]],"velocities":[null,2]}],"events":[{"time":0.5}],"frameCount":2,\
        "framesPerSecond":60,"views":[{"values":[{"first":1,"frames":["</script>",null],"unit":""}]}]}
        """)
    #expect(!(try ScenePage(film, pictures: []).make()).contains("</script>\""))
  }
}
