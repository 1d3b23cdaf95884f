import Foundation
import Testing

/// `inspect --audit` on scenes that break one rule each, and on one that breaks none.
@Suite("Audits of scenes", .serialized) struct SceneAuditTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }

  /// The rules that an audit of a view finds broken, and its result.
  private func audit(
    _ body: String, _ words: [String] = []
  ) throws -> (rules: [String], document: [String: Any], status: Int32) {
    try tool.write("import SwiftUI\n\(body)\n#Preview { Probe() }\n", to: "Probe.swift")
    let result = try tool.run(
      ["inspect", "Probe.swift", "--audit", "--strict", "--json", "-", "--size", "200x200"] + words)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result)")
    let findings = try #require(document["findings"] as? [[String: Any]])
    return (findings.compactMap { $0["rule"] as? String }, document, result.status)
  }

  @Test("black on white passes; grey on white does not, its colours are told")
  func contrast() throws {
    defer { tool.remove() }
    let good = try audit("struct Probe: View { var body: some View { Text(\"Hello\") } }")
    #expect(good.rules.isEmpty && good.status == 0)
    let texts = try #require(good.document["texts"] as? [[String: Any]])
    #expect(texts.map { $0["color"] as? String } == ["#000000"])
    #expect(abs((texts.first?["contrast"] as? Double ?? 0) - 21) < 0.01)
    let pale = try audit(
      "struct Probe: View { var body: some View { Text(\"Hello\").foregroundStyle(Color(white: 0.6)) } }"
    )
    #expect(pale.rules == ["contrast"] && pale.status == 3)
    let found = try #require((pale.document["texts"] as? [[String: Any]])?.first)
    #expect(found["color"] as? String == "#999999" && found["background"] as? String == "#FFFFFF")
  }

  @Test(
    "a text in the colour of its ground is found; one that is faded out, covered or clear is not")
  func same() throws {
    defer { tool.remove() }
    func texts(_ modifiers: String) throws -> [Double] {
      let found = try audit(
        "struct Probe: View { var body: some View { Text(\"Hello\")\(modifiers) } }")
      return try #require(found.document["texts"] as? [[String: Any]]).compactMap {
        $0["contrast"] as? Double
      }
    }
    #expect(try texts(".foregroundStyle(.blue).background(.blue)") == [1])
    #expect(try texts(".opacity(0)").isEmpty)
    #expect(try texts(".foregroundStyle(.clear)").isEmpty)
    #expect(try texts(".overlay { Color.red }").isEmpty)
  }

  @Test("a text on a disabled button, or one that is passing by, is not held against it")
  func exempt() throws {
    defer { tool.remove() }
    let found = try audit(
      """
      struct Probe: View {
        @State private var away = false
        var body: some View {
          VStack {
            Button("Send") {}.disabled(true)
            if !away { Text("Hint").foregroundStyle(Color(white: 0.8)) }
          }
          .task {
            try? await Task.sleep(for: .seconds(0.2))
            away = true
          }
        }
      }
      """)
    #expect(found.rules.isEmpty, "\(found.document)")
  }

  @Test("what turns for ever, and what moves as far with reduced motion, is found")
  func motion() throws {
    defer { tool.remove() }
    let heeds = """
      struct Probe: View {
        @Environment(\\.accessibilityReduceMotion) private var reduced
        @State private var on = false
        var body: some View {
          Color.blue.frame(width: 20, height: 20).offset(x: on && !IGNORES ? 80 : 0)
            .onAppear { withAnimation(.linear(duration: 0.4)) { on = true } }
        }
      }
      """
    #expect(try audit(heeds.replacing("!IGNORES", with: "!reduced")).rules.isEmpty)
    #expect(try audit(heeds.replacing("!IGNORES", with: "true")).rules == ["reduced-motion"])
    let spinner = try audit(
      """
      struct Probe: View {
        @State private var on = false
        var body: some View {
          Color.blue.frame(width: 20, height: 20).rotationEffect(.degrees(on ? 360 : 0))
            .onAppear {
              withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { on = true }
            }
        }
      }
      """)
    #expect(spinner.rules.contains("long-motion"))
  }

  @Test("a screen that blinks six times a second flashes")
  func flashes() throws {
    defer { tool.remove() }
    let found = try audit(
      """
      struct Probe: View {
        var body: some View {
          TimelineView(.periodic(from: .now, by: 1.0 / 12)) { context in
            Int(context.date.timeIntervalSinceReferenceDate * 12 + 0.5) % 2 == 0 ? Color.black : Color.white
          }
        }
      }
      """, ["--duration", "2"])
    #expect(found.rules.contains("flashes"), "\(found.document)")
  }
}
