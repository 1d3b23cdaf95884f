import Foundation
import Testing

@testable import RostrumTool

/// When the machine, or its user, gives the tool less than it asks for: one line, the right code, and nothing broken.
@Suite(.serialized) final class LimitsTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
    let result = try tool.run(["inspect", "Scene.swift"])
    try #require(result.status == 0, "\(result.error)")
  }

  deinit { tool.remove() }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tool.folder.path).sorted()
  }

  /// The last line that was said.
  private func lastLine(_ result: BuiltTool.Result) -> String {
    result.error.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test(
    "a scene that has no memory is code 75, whether it asks for little or for much",
    arguments: ["eat", "huge"])
  func memory(preview: String) throws {
    // As much as the tool's own code and data need several times over, in kilobytes.
    let result = try tool.shell(
      "ulimit -v 6000000; exec \"$0\" \"$@\"",
      ["render", "Scene.swift", "--preview", preview, "-o", "a.gif"])
    #expect(result.status == 75, "\(result.error)")
    #expect(lastLine(result).hasPrefix("Error: Scene.swift ran out of memory at 0.000 s in "))
    #expect(try names() == ["Scene.swift"])
  }

  @Test("an encoder that has no memory is code 75")
  func encoder() throws {
    let film = [
      "render", "Scene.swift", "-o", "a.mp4", "--size", "2000x2000", "--duration", "0.5", "--jobs",
      "1",
      "--quiet",
    ]
    // Where the encoder's frames no longer fit depends on the build: the largest limits let the film through.
    var codes: Set<Int32> = []
    for megabytes in stride(from: 1800, through: 900, by: -300) {
      let result = try tool.shell("ulimit -v \(megabytes)000; exec \"$0\" \"$@\"", film)
      codes.insert(result.status)
      #expect([0, 75].contains(result.status), "\(megabytes) MB: \(result.error)")
      if result.status != 0 { #expect(try !names().contains("a.mp4")) }
      try? FileManager.default.removeItem(at: tool.folder.appendingPathComponent("a.mp4"))
    }
    #expect(codes.contains(75))
  }

  @Test("few descriptors are enough, and fewer are code 75 with the limit's name")
  func descriptors() throws {
    for count in 4...16 {
      let result = try tool.shell(
        "ulimit -n \(count); exec \"$0\" \"$@\"",
        ["render", "Scene.swift", "--duration", "0.1", "-o", "a.mp4"])
      if count >= 14 {
        #expect(result.status == 0, "\(count): \(result.error)")
      } else if result.status == 75 {
        #expect(result.error.hasSuffix("Too many open files (24); ulimit -n allows \(count)\n"))
      } else {
        #expect([0, 2].contains(result.status), "\(count): \(result.error)")
      }
    }
  }

  @Test(
    "a limit of file sizes is named: while filming, while a document is written, while a scene is compiled"
  )
  func fileSizes() throws {
    let limited = "ulimit -f 4; exec \"$0\" \"$@\""
    let film = ["render", "Scene.swift", "--duration", "0.5", "-o", "a.rgba", "--quiet"]
    let filmed = try tool.shell(limited, film)
    #expect(filmed.status == 75)
    #expect(
      filmed.error
        == "Error: a.rgba: writing: File too large (27); ulimit -f allows files of 4096 bytes\n")
    let traced = try tool.shell(
      limited,
      ["inspect", "Scene.swift", "--preview", "moving", "--trace", "a.json", "--fps", "240"])
    #expect(traced.status == 75 && traced.error.contains("a.json: writing: File too large (27)"))
    #expect(try names() == ["Scene.swift"])
    let compiled = try tool.shell(limited, ["inspect", "Scene.swift", "-D", "OTHER\(getpid())"])
    #expect(compiled.status == 75)
    #expect(
      lastLine(compiled).hasPrefix("Error: Scene.swift cannot be compiled now: File too large"))
  }

  @Test(
    "with closed standard streams files hold what they should, and an answer that has no place is an error"
  )
  func closedStreams() throws {
    let film = ["render", "Scene.swift", "--preview", "talks", "--duration", "0.1", "-o"]
    #expect(try tool.shell("\"$0\" \"$@\"", film + ["a.gif"]).status == 0)
    for (index, closed) in ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-"].enumerated() {
      let name = "\(index).gif"
      #expect(try tool.shell("\"$0\" \"$@\" \(closed)", film + [name]).status == 0)
      #expect(
        try Data(contentsOf: tool.folder.appendingPathComponent(name))
          == Data(contentsOf: tool.folder.appendingPathComponent("a.gif")))
    }
    let lines = [
      ["inspect", "Scene.swift"], ["inspect", "Scene.swift", "--json", "-"], ["--help"], ["cache"],
      film + ["-", "--format", "gif"],
    ]
    for arguments in lines {
      let result = try tool.shell("\"$0\" \"$@\" >&-", arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(lastLine(result) == "Error: standard output: writing: Bad file descriptor (9)")
      let full = try tool.shell("\"$0\" \"$@\" >/dev/full", arguments)
      #expect(full.status == 75, "\(arguments)")
      #expect(lastLine(full) == "Error: standard output: writing: No space left on device (28)")
    }
  }

  @Test("a scene has no descriptors but its own and those that were named")
  func inherited() throws {
    let line = """
      "$0" "$@" -o /dev/fd/8 --format rgba 7<Scene.swift 8>&1 >&2 | cat >named; exit ${PIPESTATUS[0]}
      """
    let result = try tool.shell(
      line, ["render", "Scene.swift", "--preview", "descriptors", "--duration", "2f"])
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("has 8\n") && !result.error.contains("has 7\n"))
    #expect(try Data(contentsOf: tool.folder.appendingPathComponent("named")).count == 80 * 80 * 8)
  }

  private static let source = """
    import SwiftUI

    nonisolated(unsafe) var eaten: [UnsafeMutableRawPointer] = []
    func eat() { while true { eaten.append(.allocate(byteCount: 1 << 24, alignment: 16)) } }
    struct Moving: View {
      @State private var isOn = false
      var body: some View {
        Color.red.offset(x: isOn ? 9 : 0)
          .onAppear { withAnimation(.linear(duration: 5)) { isOn = true } }
      }
    }

    #Preview("still", traits: .fixedLayout(width: 40, height: 40)) { Color.red }
    #Preview("moving", traits: .fixedLayout(width: 40, height: 40)) { Moving() }
    #Preview("talks", traits: .fixedLayout(width: 40, height: 40)) { let _ = print("words"); Color.red }
    #Preview("eat") { let _ = eat(); Color.red }
    #Preview("huge") { let _ = print([UInt8](repeating: 1, count: 1 << 46).count); Color.red }
    #Preview("descriptors", traits: .fixedLayout(width: 40, height: 40)) {
      let _ = [7, 8].filter { fcntl(Int32($0), F_GETFD) >= 0 }.forEach { print("has \\($0)") }
      Color.red
    }
    """
}
