import Foundation
import Testing

/// The stage of a scene that names none, as a user meets it.
@Suite struct StageTests {
  private let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.scene, to: "Scene.swift")
  }

  private func said(_ arguments: String...) throws -> String {
    let result = try tool.run(["inspect"] + arguments)
    #expect(result.status == 0, "\(result.error)")
    return result.output + result.error
  }

  /// The first pixel of each frame, at two frames a second.
  private func corners(_ preview: String, _ arguments: String...) throws -> [[UInt8]] {
    let result = try tool.run(
      [
        "render", "Scene.swift", "--preview", preview, "-o", "film.rgba", "--fps", "2",
        "--duration", "1.5", "--scale", "1", "--size", "4x4", "--quiet",
      ] + arguments)
    #expect(result.status == 0, "\(result.error)")
    let bytes = try Data(contentsOf: tool.folder.appendingPathComponent("film.rgba"))
    return stride(from: 0, to: bytes.count, by: 4 * 4 * 4).map { Array(bytes[$0..<$0 + 3]) }
  }

  @Test("it is an iPhone's screen; one that fits, and a bare one, are asked for")
  func sizes() throws {
    defer { tool.remove() }
    let names = ["Scene.swift", "--preview", "small"]
    #expect(try said(names[0], names[1], names[2]).contains("stage: 390x844 points"))
    #expect(try said(names[0], names[1], names[2], "--size", "fit").contains("stage: 64x54 points"))
    #expect(
      try said("Scene.swift", "--preview", "side", "--device", "none")
        .contains("stage: 844x390 points"))
    #expect(try said("Scene.swift", "--preview", "endless").contains("stage: 390x844 points"))
  }

  @Test("the screen and its safe area are known to the scene before its first view is")
  func screen() throws {
    defer { tool.remove() }
    let safe = "top 47.0 bottom 34.0"
    #expect(try said("Scene.swift", "--preview", "told").contains("390.0x844.0 @2.0 \(safe)"))
    #expect(
      try said("Scene.swift", "--preview", "told", "--device", "none")
        .contains("390.0x844.0 @2.0 top 0.0 bottom 0.0"))
    #expect(
      try said("Scene.swift", "--preview", "told", "--size", "200x100", "--scale", "3")
        .contains("200.0x100.0 @3.0 top 0.0 bottom 0.0"))
    try tool.write(
      Self.told + "struct P: PreviewProvider { static var previews: some View { Told() } }",
      to: "Provider.swift")
    #expect(try said("Provider.swift").contains("390.0x844.0 @2.0 \(safe)"))
  }

  @Test(
    "the background is that of the scheme which the scene prefers at the time, unless asked for")
  func background() throws {
    defer { tool.remove() }
    let (white, black) = ([255, 255, 255] as [UInt8], [0, 0, 0] as [UInt8])
    #expect(try corners("dark") == [black, black, black])
    #expect(try corners("changing") == [white, black, black])
    #expect(try corners("changing", "--color-scheme", "light") == [white, white, white])
    #expect(try corners("dark", "--color-scheme", "light") == [white, white, white])
    #expect(try corners("dark", "--background", "#010203") == [[1, 2, 3], [1, 2, 3], [1, 2, 3]])
    let report = try tool.run([
      "render", "Scene.swift", "--preview", "dark", "-o", "a.png", "--at", "0", "--json", "-",
    ])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(report.output.utf8)) as? [String: Any])
    let stage = try #require(document["stage"] as? [String: Any])
    #expect(stage["colorScheme"] as? String == "dark")
    #expect(stage["background"] as? String == "dark")
  }

  @Test("each view of a preview provider's group is a scene of its own, with its own stage")
  func groups() throws {
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      #if DEBUG
      struct P: PreviewProvider {
        static var previews: some View {
          Group {
            Color.red.previewLayout(.fixed(width: 30, height: 20))
            Color.green.frame(width: 10, height: 10)
          }
          .previewLayout(.sizeThatFits)
        }
      }
      #endif
      """, to: "Group.swift")
    #expect(try said("Group.swift").contains("stage: 30x20 points"))
    let second = try said("Group.swift", "--preview", "2")
    #expect(second.contains("preview P 2") && second.contains("stage: 10x10 points"))
  }

  @Test("what is for debugging counts; where a preview is for others, the file's view stands in")
  func conditions() throws {
    defer { tool.remove() }
    let view = "import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n"
    try tool.write(view + "#if DEBUG\n#Preview(\"debug\") { A() }\n#endif\n", to: "Debug.swift")
    #expect(try said("Debug.swift").contains("preview debug"))
    try tool.write(
      view + "#if os(macOS)\n#Preview(\"mac\") { A() }\n#else\nprivate let x = 1\n#endif\n",
      to: "Mac.swift")
    #expect(try said("Mac.swift").contains("preview A"))
  }

  private static let told = """
    import SwiftUI
    private let width = UIScreen.main.bounds.width
    struct Told: View {
      let height = UIScreen.main.bounds.height
      let scale = UIScreen.main.scale
      var body: some View {
        GeometryReader { proxy in
          let insets = proxy.safeAreaInsets
          let _ = print("\\(width)x\\(height) @\\(scale) top \\(insets.top) bottom \\(insets.bottom)")
          Color.red
        }
      }
    }

    """

  private static let scene =
    told + """
      struct Changing: View {
        @State private var isDark = false
        var body: some View {
          Color.clear.preferredColorScheme(isDark ? .dark : nil)
            .task { try? await Task.sleep(for: .seconds(0.3)); isDark = true }
        }
      }
      #Preview("small") { Color.red.frame(width: 40, height: 30) }
      #Preview("side", traits: .landscapeLeft) { Color.red.frame(width: 40, height: 30) }
      #Preview("endless") { Color.red.frame(width: .infinity, height: .infinity) }
      #Preview("told") { Told() }
      #Preview("dark") { Color.clear.preferredColorScheme(.dark) }
      #Preview("changing") { Changing() }

      """
}
