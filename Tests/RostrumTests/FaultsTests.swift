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

  @Test(
    "a full disk is one line and code 75, and leaves nothing",
    arguments: ["a.mp4", "a.gif", "a.apng", "a.webp", "a.mov", "a.webm", "a.y4m", "a.rgba"])
  func fullDisk(name: String) throws {
    guard let disk = SmallDisk(at: tool.folder.appendingPathComponent("disk").path, kilobytes: 16)
    else {
      print("skipped: only root can mount a small disk")
      return
    }
    let result = try tool.run([
      "render", "Scene.swift", "--preview", "busy", "-o", "disk/\(name)", "--duration", "2",
      "--quiet",
    ])
    #expect(result.status == 75, "\(result.error)")
    #expect(result.error.hasPrefix("Error: disk/\(name): "))
    #expect(result.error.contains("No space left on device"))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(try names(in: "disk") == [])
    withExtendedLifetime(disk) {}
  }

  @Test("a full disk under a sequence leaves whole pictures only")
  func fullDiskOfPictures() throws {
    guard let disk = SmallDisk(at: tool.folder.appendingPathComponent("disk").path, kilobytes: 64)
    else {
      print("skipped: only root can mount a small disk")
      return
    }
    let result = try tool.run([
      "render", "Scene.swift", "--preview", "busy", "-o", "disk/p/", "--duration", "2", "--quiet",
    ])
    #expect(result.status == 75, "\(result.error)")
    let names = try names(in: "disk/p")
    #expect(names.allSatisfy { $0.hasPrefix("p-0") && $0.hasSuffix(".png") })
    for name in names {
      #expect(try tool.run(["diff", "disk/p/\(name)", "disk/p/\(name)"]).status == 0)
    }
    withExtendedLifetime(disk) {}
  }

  @Test("a folder that may not be written to is refused before anything is drawn")
  func readOnly() throws {
    let folder = tool.folder.appendingPathComponent("locked").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
    let bind = SmallDisk(at: folder, kilobytes: 64, isReadOnly: true)
    guard getuid() != 0 || bind != nil else {
      print("skipped: root may write everywhere, and a read-only disk could not be mounted")
      return
    }
    let result = try tool.run(["render", "Scene.swift", "-o", "locked/a.mp4"])
    #expect(result.status == 2)
    #expect(result.error == "Error: locked/a.mp4 cannot be written: no permission in locked\n")
    withExtendedLifetime(bind) {}
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
    #expect(try names(in: "x") == [])
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
    #Preview("stuck", traits: .fixedLayout(width: 80, height: 80)) {
      Film().onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("stuck"); while true {} }
      }
    }
    """
}

/// A file system in memory with little room, where the system permits one.
private final class SmallDisk {
  let path: String

  init?(at path: String, kilobytes: Int, isReadOnly: Bool = false) {
    guard getuid() == 0, let tool = ExternalTool("mount") else { return nil }
    self.path = path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let options = "size=\(kilobytes)k" + (isReadOnly ? ",ro" : "")
    _ = try? tool.output(["-t", "tmpfs", "-o", options, "tmpfs", path])
    let size = (try? FileManager.default.attributesOfFileSystem(forPath: path))?[.systemSize]
    guard let size = size as? NSNumber, size.intValue <= kilobytes * 1024 else { return nil }
  }

  deinit { if let tool = ExternalTool("umount") { _ = try? tool.output([path]) } }
}
