import Foundation
import MediaSupport
import Testing

/// When a place fails while the tool writes to it: one line, the right code, and no file under a final name.
@Suite(.serialized) final class FaultsTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }

  deinit { tool.remove() }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appendingPathComponent(folder).path
    ).sorted()
  }

  /// Runs the tool where every file ends after some kilobytes: a full disk that anybody may have.
  private func run(_ arguments: [String], roomFor kilobytes: Int) throws -> BuiltTool.Result {
    // The scene is compiled where there is room.
    let scene = ["render", "Scene.swift", "--preview", "busy", "--duration", "0.1", "--quiet"]
    #expect(try tool.run(scene + ["-o", "room.png"]).status == 0)
    return try tool.shell(
      "trap '' XFSZ; ulimit -f \(kilobytes) && exec \"$0\" \"$@\"", arguments)
  }

  static let formats = [
    "a.mp4", "a.gif", "a.apng", "a.webp", "a.mov", "a.webm", "a.y4m", "a.rgba",
  ]

  @Test("a full disk is one line and code 75, and leaves nothing", arguments: formats)
  func fullDisk(name: String) throws {
    let result = try run(
      [
        "render", "Scene.swift", "--preview", "busy", "-o", "disk/\(name)", "--duration", "2",
        "--quiet",
      ], roomFor: 16)
    #expect(result.status == 75, "\(result.error)")
    #expect(result.error.hasPrefix("Error: disk/\(name): "))
    #expect(result.error.contains("File too large"))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(try names(in: "disk") == [])
  }

  @Test("a device that is full is one line and code 75", arguments: formats)
  func fullDevice(name: String) throws {
    let result = try tool.run([
      "render", "Scene.swift", "--preview", "busy", "-o", "/dev/full", "--format",
      String(name.dropFirst(2)), "--duration", "0.5", "--quiet",
    ])
    #expect(result.status == 75, "\(result.error)")
    #expect(result.error == "Error: /dev/full: writing: No space left on device (28)\n")
  }

  @Test("a full disk under a sequence leaves nothing of it")
  func fullDiskOfPictures() throws {
    // Each picture is a file of its own: the first that does not fit ends the run.
    let result = try run(
      ["render", "Scene.swift", "--preview", "growing", "-o", "p/", "--duration", "2", "--quiet"],
      roomFor: 1)
    #expect(result.status == 75, "\(result.error)")
    #expect(try names(in: "p") == [])
  }

  /// Programs that take root's right to write everywhere away from another.
  private static let lessened: [String]? =
    getuid() != 0
    ? [] : ExternalTool("setpriv").map { [$0.path, "--bounding-set", "-dac_override"] }

  @Test(
    "a folder that may not be written to is refused before anything is drawn",
    .enabled(if: lessened != nil, "setpriv is not installed, and root may write everywhere"))
  func readOnly() throws {
    let folder = tool.folder.appendingPathComponent("locked").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
    let before = try #require(Self.lessened).joined(separator: " ")
    let result = try tool.shell(
      "exec \(before) \"$0\" \"$@\"", ["render", "Scene.swift", "-o", "locked/a.mp4"])
    #expect(result.status == 2)
    #expect(result.error == "Error: locked/a.mp4 cannot be written: no permission in locked\n")
  }

  @Test(
    "a folder that takes no files whatever its permissions is told from one that is missing",
    arguments: ["/proc/a.mp4", "/proc/a.gif", "/proc/self/a.png"])
  func kernelFolder(path: String) throws {
    let result = try tool.run(["render", "Scene.swift", "-o", path])
    #expect(result.status == 2)
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex)
    #expect(
      result.error == "Error: \(path) cannot be written: \(folder) takes no new files\n"
        || result.error == "Error: \(path) cannot be written: no permission in \(folder)\n")
  }

  @Test(
    "a pipe or device that bears the name is written to, not replaced",
    arguments: ["y4m", "mp4", "gif", "apng"])
  func namedPipe(format: String) throws {
    let result = try tool.shell(
      """
      mkfifo pipe && { timeout 60 cat pipe > got & } && \
      timeout 60 "$0" "$@" -o pipe && "$0" "$@" -o file && wait && test -p pipe && cmp got file
      """,
      ["render", "Scene.swift", "--duration", "0.1", "--quiet", "--format", format])
    #expect(result.status == 0, "\(result.output)\(result.error)")
  }

  @Test("an encoder that refuses is one line with its own words, and leaves nothing")
  func refused() throws {
    let result = try tool.run([
      "render", "Scene.swift", "-o", "x/a.mp4", "--encoder", "mpeg4", "--fps", "120000/1001",
      "--duration", "0.1",
    ])
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("Error: x/a.mp4: mpeg4 refuses: "))
    #expect(result.error.contains("MPEG"))
    #expect(result.error.split(separator: "\n").count == 1)
    // The folder that was made for it is gone, too.
    #expect(
      !FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("x").path))
  }

  @Test(
    "a run that is stopped while it writes leaves nothing, in whatever format",
    arguments: ["a.webm", "a.apng", "a.webp", "a.rgba", "a.mov"], [SIGINT, SIGTERM])
  func stopped(name: String, signal: Int32) throws {
    let result = try tool.run(
      ["render", "Scene.swift", "--preview", "stuck", "--duration", "2", "-o", "x/\(name)"],
      signal: signal)
    #expect(result.status == 128 + signal)
    #expect(try names(in: "x") == [])
  }

  @Test("a run that is killed leaves nothing under a final name, and the next one works")
  func killed() throws {
    let film = ["render", "Scene.swift", "-o", "x/a.gif", "--duration", "2"]
    _ = try tool.run(film + ["--preview", "stuck", "--max-bytes", "1M"], signal: SIGKILL)
    #expect(try names(in: "x").allSatisfy { $0.hasPrefix(".") })
    #expect(try tool.run(film + ["--preview", "busy"]).status == 0)
    #expect(try names(in: "x").contains("a.gif"))
  }

  private static let source = """
    import SwiftUI

    // Pictures that no encoder makes small.
    func noise(_ seed: Double, _ cell: Int) -> Color {
      var state = UInt64(seed * 100_000) &* 1_442_695_040_888_963_407 &+ UInt64(cell)
      for _ in 0..<3 { state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
      let parts: [Double] = [56, 48, 40].map { (shift: UInt64) in Double(state >> shift & 255) / 255 }
      return Color(red: parts[0], green: parts[1], blue: parts[2])
    }

    struct Busy: View, Animatable {
      var animatableData: Double
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \\.self) { row in
            HStack(spacing: 0) {
              ForEach(0..<10, id: \\.self) { column in noise(animatableData, row * 10 + column) }
            }
          }
        }
      }
    }

    struct Film: View {
      @State private var place = 0.0
      var body: some View {
        Busy(animatableData: place).onAppear { withAnimation(.linear(duration: 8)) { place = 8 } }
      }
    }

    #Preview("busy", traits: .fixedLayout(width: 80, height: 80)) { Film() }
    struct Growing: View {
      @State private var place = 0.0
      var body: some View {
        // One colour at first, and then more and more of them.
        Busy(animatableData: place).frame(width: place * 10, height: 80).clipped()
          .onAppear { withAnimation(.linear(duration: 2)) { place = 8 } }
      }
    }

    #Preview("growing", traits: .fixedLayout(width: 80, height: 80)) { Growing() }
    #Preview("stuck", traits: .fixedLayout(width: 80, height: 80)) {
      Film().onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("stuck"); while true {} }
      }
    }
    """
}
