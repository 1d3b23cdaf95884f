import Rostrum
import Testing

@MainActor @Suite("Colours of systems")
struct SystemColorTests {
  private func code(_ style: some ShapeStyle, _ stage: Stage) throws -> [Int] {
    try #require(try list(on: stage) { Rectangle().fill(style) }.colors.first).code
  }

  /// The colours of iOS 26 as Apple publishes them since June 2025: in the light and in the dark.
  private nonisolated static let published: [(Color, [Int], [Int])] = [
    (.red, [255, 56, 60], [255, 66, 69]), (.orange, [255, 141, 40], [255, 146, 48]),
    (.yellow, [255, 204, 0], [255, 214, 0]), (.green, [52, 199, 89], [48, 209, 88]),
    (.mint, [0, 200, 179], [0, 218, 195]), (.teal, [0, 195, 208], [0, 210, 224]),
    (.cyan, [0, 192, 232], [60, 211, 254]), (.blue, [0, 136, 255], [0, 145, 255]),
    (.indigo, [97, 85, 245], [109, 124, 255]), (.purple, [203, 48, 224], [219, 52, 242]),
    (.pink, [255, 45, 85], [255, 55, 95]), (.brown, [172, 127, 94], [183, 138, 102]),
  ]

  @Test("iOS 26's are those that are published", arguments: 0..<12)
  func published(number: Int) throws {
    let (color, light, dark) = Self.published[number]
    #expect(try code(color, .small.system26) == light + [100])
    #expect(try code(color, .small.system26.dark) == dark + [100])
  }

  @Test(
    "greys, labels and what is no colour of the system's are the same in both",
    arguments: [
      .gray, .primary, .secondary, .white, .black, Color(red: 0.2, green: 0.4, blue: 0.6),
    ]
      as [Color])
  func shared(color: Color) throws {
    #expect(try code(color, .small.system26) == code(color, .small))
    #expect(try code(color, .small.system26.dark) == code(color, .small.dark))
  }

  @Test("what is tinted, linked, parted or lies behind follows the system")
  func followers() throws {
    let stage = Stage.small.system26
    #expect(try code(.tint, stage) == [0, 136, 255, 100])
    #expect(try code(.link, stage) == [0, 136, 255, 100])
    #expect(try code(Color.accentColor, stage) == [0, 136, 255, 100])
    #expect(try code(.red.opacity(0.5), stage) == [255, 56, 60, 50])
    #expect(try code(.separator, stage) == [0, 0, 0, 9])
    #expect(try code(.separator, stage.dark) == [84, 84, 88, 50])
    #expect(try code(.background, stage) == code(.background, .small))
  }

  @Test("a stage of which nobody says the system shows that of iOS 18")
  func usual() throws {
    #expect(Stage.small.system == .system18 && SystemVersion.usual == .system18)
    #expect(SystemVersion.allCases.map(\.rawValue) == ["18", "26"])
    #expect(SystemVersion(rawValue: "17") == nil)
  }
}
