import Foundation
import Motion
import Testing
import ViewEngine

@testable import RostrumTool

/// Springs that are begun otherwise than the scene says: `--spring`.
@Suite("Springs from outside", .serialized)
final class SpringOverrideTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  /// Two things that spring, one that does not, and one that comes by a spring.
  private static func source(
    card: String = "duration: 0.5, bounce: 0.3", other: String = "duration: 0.3"
  )
    -> String
  {
    """
    import SwiftUI
    struct Card: View {
      var isOpen: Bool
      var body: some View {
        Capsule().fill(.blue).frame(width: 20, height: 20).scaleEffect(isOpen ? 1.5 : 1).offset(x: isOpen ? 30 : 0)
          .animation(.spring(\(card)).delay(0.1), value: isOpen)
      }
    }
    struct Scene: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Card(isOpen: isOpen)
          Circle().fill(.red).frame(width: 12, height: 12).offset(x: isOpen ? -30 : 0)
            .animation(.spring(\(other)), value: isOpen)
          Rectangle().frame(width: 10, height: 10).opacity(isOpen ? 0.2 : 1)
            .animation(.easeIn(duration: 0.6), value: isOpen)
          if isOpen {
            Ellipse().frame(width: 30, height: 8).accessibilityIdentifier("bar").transition(.scale)
          }
        }
        .animation(.spring(\(other)), value: isOpen)
        .task {
          try? await Task.sleep(for: .milliseconds(100))
          isOpen = true
        }
      }
    }
    #Preview(traits: .fixedLayout(width: 120, height: 80)) { Scene() }
    """
  }

  /// The bytes of a film.
  private func film(_ source: String, _ springs: [String]) throws -> Data {
    try tool.write(source, to: "Scene.swift")
    let made = try tool.run(
      ["render", "Scene.swift", "--scale", "1", "--duration", "1.5", "-o", "a.apng"]
        + springs.flatMap { ["--spring", $0] })
    try #require(made.status == 0, "\(made.error)")
    return try Data(contentsOf: tool.folder.appendingPathComponent("a.apng"))
  }

  @Test("a named view's film is that of a scene which says so itself, byte for byte")
  func named() throws {
    let plain = try film(Self.source(), [])
    let own = try film(Self.source(card: "response: 0.8, dampingFraction: 0.4"), [])
    #expect(own != plain)
    #expect(try film(Self.source(), ["Card.response=0.8", "Card.damping=0.4"]) == own)
    #expect(try film(Self.source(), ["Scene/VStack/Card.duration=0.8", "Card.bounce=0.6"]) == own)
    // What is said again is what there is.
    #expect(try film(Self.source(), ["Card.duration=0.5"]) == plain)
  }

  @Test("without a view all springs are meant, and what names one stands above")
  func everywhere() throws {
    let all = try film(
      Self.source(
        card: "response: 0.7, dampingFraction: 0.7", other: "response: 0.7, dampingFraction: 0.7"),
      [])
    #expect(try film(Self.source(), ["response=0.7", "damping=0.7"]) == all)
    let but = try film(
      Self.source(
        card: "response: 0.2, dampingFraction: 0.7", other: "response: 0.7, dampingFraction: 0.7"),
      [])
    #expect(try film(Self.source(), ["Card.response=0.2", "response=0.7", "damping=0.7"]) == but)
  }

  @Test("what comes by a spring has its name as well")
  func arrivals() throws {
    let plain = try film(Self.source(), [])
    #expect(try film(Self.source(), ["bar.response=1.2"]) != plain)
  }

  @Test("the trace says what it was moved by")
  func trace() throws {
    try tool.write(Self.source(), to: "Scene.swift")
    let made = try tool.run(
      ["inspect", "Scene.swift", "--spring", "Card.response=0.8", "--trace", "t.json"])
    #expect(made.status == 0, "\(made.error)")
    let text = try String(
      contentsOf: tool.folder.appendingPathComponent("t.json"), encoding: .utf8)
    #expect(text.contains("spring(duration: 0.8, bounce: 0.3).delay(0.1)"))
    #expect(!text.contains("spring(duration: 0.5, bounce: 0.3)"))
    #expect(text.contains("easeIn(duration: 0.6)"))
  }

  @Test(
    "a view that never springs, or is not there, is told, with what springs, before a file is there"
  )
  func unknown() throws {
    try tool.write(Self.source(), to: "Scene.swift")
    for words in [
      ["render", "Scene.swift", "-o", "b.mp4"],
      ["render", "Scene.swift", "-o", "b.png", "--duration", "1"],
      ["inspect", "Scene.swift", "--curves", "b.svg"], ["record", "Scene.swift"],
    ] {
      for name in ["Crad", "Rectangle"] {
        let made = try tool.run(words + ["--spring", "\(name).response=0.4"])
        #expect(
          made.status == 2 && made.error.contains("no spring moves '\(name)'"), "\(made.error)")
        #expect(made.error.contains("'Scene/VStack/Card/Capsule'"), "\(made.error)")
        #expect((name == "Crad") == made.error.contains("did you mean 'Card'?"), "\(made.error)")
      }
    }
    #expect(!tool.has("b.mp4") && !tool.has("b.png") && !tool.has("b.svg") && !tool.has("Goldens"))
    // A film that is over before says so, too.
    let short = try tool.run(
      ["render", "Scene.swift", "-o", "b.png", "--duration", "0.05", "--spring", "bounce=0.1"])
    #expect(short.status == 2 && short.error.contains("no spring moves anything"), "\(short.error)")
  }

  @Test(
    "reads names and values",
    arguments: [
      ("response=0.4", nil, 0.4, nil), ("Card.duration=60", "Card", 60, nil),
      ("damping=0", nil, nil, 0), ("A/Text 'x=1.5'.bounce=0.25", "A/Text 'x=1.5'", nil, 0.75),
      ("Card[2].bounce=-0.5", "Card[2]", nil, 2),
    ] as [(String, String?, Double?, Double?)])
  func reads(text: String, view: String?, response: Double?, damping: Double?) throws {
    let override = try SpringArgument(text).override
    #expect(override.view == view)
    #expect(override.change.response == response && override.change.dampingRatio == damping)
  }

  @Test(
    "refuses what is none, and names what is out of range",
    arguments: [
      ("response", "Card.response=0.4"), ("stiffness=100", "accepted are response"),
      ("respons=1", "did you mean 'response'?"), ("response=0", "'response' is '0'"),
      ("Card.response=61", "'Card.response' is '61'"), ("damping=-0.1", "'damping' is '-0.1'"),
      ("bounce=-1", "above -1 up to 1"), ("bounce=1.1", "'bounce' is '1.1'"),
      ("duration=nan", "'duration' is 'nan'"), (".response=1", "accepted are response"),
      ("=1", "accepted are response"), ("damping=", "'damping' is ''"),
    ])
  func refuses(text: String, message: String) {
    do {
      _ = try SpringArgument(text)
      Issue.record("'\(text)' was read")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }
}
