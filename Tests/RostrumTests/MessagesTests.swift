import SceneLoader
import Testing

@testable import RostrumTool

@Suite struct MessagesTests {
  static let errors: [SceneError] = [
    .missing(path: "a.swift"), .unreadable(path: "a.swift", reason: "no text"), .noCompiler,
    .noModules(searched: ["/x"]),
    .doesNotCompile(path: "a.swift", diagnostics: "a.swift:1:1: error: no\n"),
    .doesNotLoad(path: "a.swift", reason: "x"), .noPreview(path: "a.swift"),
    .unknownPreview(wanted: "x", path: "a.swift", available: ["A", "2"]),
    .severalViews(path: "a.swift", names: ["A", "B"]), .cacheNotWritable(path: "/c", reason: "x"),
  ]

  @Test("every error of a scene is one line and code 2", arguments: errors)
  func sceneErrors(error: SceneError) {
    let failure = Messages.describe(error)
    #expect(failure.status == .usage)
    #expect(!failure.message.isEmpty && !failure.message.contains("\n"))
  }

  @Test("a compiler's words are kept as they are")
  func diagnostics() {
    let failure = Messages.describe(
      .doesNotCompile(path: "a.swift", diagnostics: "a.swift:1:1: error: no\n"))
    #expect(failure.details == "a.swift:1:1: error: no\n")
    #expect(failure.message == "a.swift does not compile")
  }

  @Test(
    "times are told to the millisecond",
    arguments: [
      (0, "0.000 s"), (0.5, "0.500 s"), (1.0 / 60, "0.017 s"), (12.0345, "12.035 s"),
      (59.9999, "60.000 s"),
    ])
  func times(seconds: Double, text: String) { #expect(Messages.time(seconds) == text) }
}
