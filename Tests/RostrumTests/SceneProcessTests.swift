import Foundation
import Testing

/// Scenes in processes of their own: what they see of time and chance, and how they end.
@Suite(.serialized) final class SceneProcessTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }

  deinit { tool.remove() }

  private func inspect(
    _ preview: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> BuiltTool.Result {
    try tool.run(
      ["inspect", "Scene.swift", "--preview", preview] + arguments, environment: environment)
  }

  @Test("every clock, timer and task runs at its exact film time, in order")
  func clocks() throws {
    let result = try inspect("clocks")
    #expect(result.status == 0)
    #expect(
      result.error == """
        0.000000 now
        0.000000 task
        0.000000 from a background queue
        0.000000 operation 1
        0.250000 source 1
        0.300000 after
        0.300000 slept in the background
        0.350000 wall clock
        0.400000 publisher
        0.400000 throttled publisher
        0.450000 operation 2
        0.500000 slept
        0.500000 source 2
        0.500000 timer 30
        0.600000 delayed publisher
        0.700000 operation
        0.800000 publisher
        0.900000 group
        1.000000 suspending clock
        1.000000 timer 60
        1.250000 continuous clock 0.25 seconds
        1.350000 detached 2

        """)
    #expect(result.output.contains("settles at 1.350 s"))
  }

  @Test("chance, order, place and calendar are the same anywhere, and follow the seed")
  func chance() throws {
    let first = try inspect("chance").error
    let second = try inspect(
      "chance",
      environment: [
        "TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "C",
        "SWIFT_DETERMINISTIC_HASHING": "0",
      ]
    ).error
    #expect(!first.isEmpty && first == second)
    #expect(first.contains("2007-01-09 09:41:00 +0000"))
    #expect(try inspect("chance", ["--seed", "1"]).error != first)
    #expect(
      try inspect("chance", ["--date", "2020-02-29"]).error.contains("2020-02-29 00:00:00 +0000"))
  }

  @Test("what renews itself faster than 240 times a second does so 240 times a second")
  func fast() throws {
    #expect(try inspect("fast").error == "0.408433 closures\n0.412500 tasks\n")
  }

  @Test(
    "a scene that ends by itself is code 7 and one line: where, and when",
    arguments: [
      (
        "trap",
        "Error: Scene.swift:97 stopped by a trap (signal 4) at 0.500 s in deep(Array<Int>) -> Int: Fatal error: Index out of range"
      ),
      ("exit", "Error: Scene.swift called exit(0) at 0.500 s"),
      (
        "overflow",
        "Error: Scene.swift:98 stopped by a bad memory access or a stack overflow (signal 11) at 0.000 s in endless(Int) -> Int"
      ),
      (
        "loop",
        "Error: Scene.swift gave no frame for 1 s at 0.250 s in spin(); --timeout allows more"
      ),
      (
        "yield",
        "Error: Scene.swift never came to an end at 0.000 s: more than 10000 closures and tasks at one instant"
      ),
    ])
  func ends(preview: String, line: String) throws {
    let result = try inspect(preview, ["--timeout", "1"])
    #expect(result.status == 7)
    #expect(result.error.split(separator: "\n").last.map(String.init) == line)
  }

  @Test(
    "an interrupt ends scene and tool",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func interrupts(signal: Int32, status: Int32) throws {
    let process = try tool.run(
      ["inspect", "Scene.swift", "--preview", "talk and loop"], signal: signal)
    #expect(process.status == status)
    #expect(process.error == "here\n")
  }

  @Test("previews are found by name and number; another name is told what there is")
  func previews() throws {
    #expect(try inspect("1").output.hasPrefix("Scene.swift, preview clocks\n"))
    let unknown = try inspect("nobody")
    #expect(unknown.status == 2)
    #expect(
      unknown.error.hasPrefix(
        "Error: Scene.swift has no preview 'nobody'; it has 'clocks', 'chance'"))
  }

  @Test("a file without previews shows a provider, or the view that no other view makes")
  func withoutPreviews() throws {
    let views = """
      import SwiftUI
      private struct Part: View { var body: some View { Color.red } }
      struct Whole: View { @State private var on = true; var body: some View { Part() } }
      struct Other: View { let n: Int; var body: some View { Color.red } }

      """
    try tool.write(views, to: "Views.swift")
    try tool.write(
      views
        + "struct P: PreviewProvider { static var previews: some View { Part().previewLayout(.fixed(width: 30, height: 20)) } }",
      to: "Provider.swift")
    #expect(
      try tool.run(["inspect", "Views.swift"]).output.hasPrefix("Views.swift, preview Whole\n"))
    let provider = try tool.run(["inspect", "Provider.swift"]).output
    #expect(provider.hasPrefix("Provider.swift, preview P\n"))
    #expect(provider.contains("stage: 30x20 points"))
  }

  @Test("mistakes are told as the compiler tells them, in the user's file, and nothing is kept")
  func mistakes() throws {
    let tool = try BuiltTool(cache: .own)
    defer { tool.remove() }
    try tool.write(
      "import SwiftUI\n\nstruct A: View {\n  var body: some View { Colour.red }\n}\n",
      to: "Bad.swift")
    let result = try tool.run(["inspect", "Bad.swift"])
    #expect(result.status == 2)
    #expect(result.error.contains("Bad.swift:4:25: error: cannot find 'Colour' in scope"))
    #expect(result.error.hasSuffix("Error: Bad.swift does not compile\n"))
    let cache = tool.cache.appendingPathComponent("rostrum/scenes")
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).isEmpty)
  }

  @Test("a compiled scene is kept, beside nothing of the user's")
  func cache() throws {
    let tool = try BuiltTool(cache: .own)
    defer { tool.remove() }
    try tool.write("import SwiftUI\n#Preview { Color.red }\n", to: "One.swift")
    #expect(try tool.run(["inspect", "One.swift"]).status == 0)
    let cache = tool.cache.appendingPathComponent("rostrum/scenes").path
    let kept = try FileManager.default.contentsOfDirectory(atPath: cache)
    #expect(kept.count == 1)
    // Without a compiler, what was compiled before still runs, and a new scene says what is missing.
    let bare = ["PATH": "/nowhere"]
    #expect(try tool.run(["inspect", "One.swift"], environment: bare).status == 0)
    try tool.write("import SwiftUI\n#Preview { Color.blue }\n", to: "Two.swift")
    let missing = try tool.run(["inspect", "Two.swift"], environment: bare)
    #expect(missing.status == 2)
    #expect(
      missing.error
        == "Error: no swiftc on PATH; .swift scenes need the Swift toolchain (rostrum doctor)\n")
    let files = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path)
    #expect(files.sorted() == ["One.swift", "Two.swift", "cache"])
  }

  private static let source = """
    import Combine
    import SwiftUI

    @MainActor var kept: [Any] = []
    @MainActor func say(_ what: String) {
      print(String(format: "%.6f", Date().timeIntervalSince1970 - 1168335660), what)
    }
    func later(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { work() } }
    }

    @MainActor func clocks() {
      say("now")
      later(0.3) { say("after") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.35) { say("wall clock") }
      DispatchQueue.global().async { DispatchQueue.main.async { say("from a background queue") } }
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
        Thread.sleep(forTimeInterval: 0.2)
        DispatchQueue.main.async { say("slept in the background") }
      }
      var count = 0
      Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: true) { timer in
        count += 1
        if count % 30 == 0 { MainActor.assumeIsolated { say("timer \\(count)") } }
        if count == 60 { timer.invalidate() }
      }
      var operations = 0
      kept.append(OperationQueue.main.schedule(after: OperationQueue.main.now, interval: 0.45) {
        operations += 1
        MainActor.assumeIsolated { say("operation \\(operations)") }
        if operations == 2 { MainActor.assumeIsolated { kept.removeFirst() } }
      })
      kept.append(Timer.publish(every: 0.4, on: .main, in: .common).autoconnect().prefix(2)
        .sink { _ in MainActor.assumeIsolated { say("publisher") } })
      kept.append(Just(1).delay(for: .seconds(0.6), scheduler: RunLoop.main)
        .sink { _ in MainActor.assumeIsolated { say("delayed publisher") } })
      kept.append(Just(1).delay(for: .seconds(0.7), scheduler: OperationQueue.main)
        .sink { _ in MainActor.assumeIsolated { say("operation") } })
      kept.append(Timer.publish(every: 0.4, on: .main, in: .common).autoconnect().prefix(1)
        .throttle(for: 1, scheduler: RunLoop.main, latest: true)
        .sink { _ in MainActor.assumeIsolated { say("throttled publisher") } })
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 0.25, repeating: 0.25)
      var beats = 0
      source.setEventHandler {
        beats += 1
        MainActor.assumeIsolated { say("source \\(beats)") }
        if beats == 2 { source.cancel() }
      }
      source.resume()
      kept.append(source)
      let group = DispatchGroup()
      group.enter()
      later(0.9) { group.leave() }
      group.notify(queue: .main) { say("group") }
      let never = DispatchWorkItem { say("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 9, execute: never)
      later(0.9) { never.cancel() }
      Task {
        say("task")
        try await Task.sleep(for: .seconds(0.5))
        say("slept")
        let suspending = SuspendingClock()
        try await suspending.sleep(until: suspending.now + .milliseconds(500))
        say("suspending clock")
        let start = ContinuousClock.now
        try await Task.sleep(until: start + .seconds(0.25), clock: .continuous)
        say("continuous clock \\(ContinuousClock.now - start)")
        await Task.detached { try? await Task.sleep(nanoseconds: 100_000_000) }.value
        async let one = 1
        say("detached \\(await one + 1)")
      }
    }

    @MainActor func chance() {
      print(UUID(), Int.random(in: 0..<1_000_000), Double.random(in: 0...1), (0..<20).shuffled())
      print(Set((0..<20).map { "\\($0)" }), ["x": 1, "y": 2, "z": 3, "w": 4])
      print(Locale.current.identifier, TimeZone.current.identifier, Date())
      print(Calendar.current.component(.hour, from: Date()), DispatchTime.now().uptimeNanoseconds)
    }

    @MainActor var turns = 0
    @MainActor func again() {
      later(0.0001) {
        turns += 1
        if turns < 99 { again() } else { say("closures") }
      }
    }
    @MainActor func fast() {
      Task {
        for _ in 0..<100 { try? await Task.sleep(nanoseconds: 10) }
        say("tasks")
      }
      again()
    }

    private func deep(_ list: [Int]) -> Int { list[7] }
    func endless(_ n: Int) -> Int { endless(n + 1) + 1 }
    @MainActor func spin() { while true {} }

    #Preview("clocks") { let _ = clocks(); Color.red }
    #Preview("chance") { let _ = chance(); Color.red }
    #Preview("fast") { let _ = fast(); Color.red }
    #Preview("trap") { let _ = later(0.5) { print(deep([])) }; Color.red }
    #Preview("exit") { let _ = later(0.5) { exit(0) }; Color.red }
    #Preview("overflow") { let _ = print(endless(0)); Color.red }
    #Preview("loop") { let _ = later(0.25) { spin() }; Color.red }
    #Preview("yield") { let _ = Task { while true { await Task.yield() } }; Color.red }
    #Preview("talk and loop") { let _ = print("here"); let _ = later(0) { spin() }; Color.red }
    """
}
