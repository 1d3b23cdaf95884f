import Foundation
import Testing

/// Every scene that comes along, rendered as a user would.
@Suite struct ScenesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes")

  /// The scene files, by their paths within the folder.
  static let scenes: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test("there are scenes")
  func present() { #expect(Self.scenes.count > 100) }

  @Test(
    "it compiles, runs its script and gives the same picture at each time on any threads and processor",
    arguments: scenes)
  func renders(scene: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let path = Self.folder.appendingPathComponent(scene).path
    func stills(_ way: [String]) throws -> [Data] {
      let name = "stills\(way.count)"
      let result = try tool.run(
        ["render", path, "-o", "\(name)/%04d.png", "--at", "0,0.6,1.7", "--quiet"] + way)
      #expect(result.status == 0, "\(result.error)")
      let folder = tool.folder.appendingPathComponent(name)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    }
    let usual = try stills(["--jobs", "1"])
    #expect(usual.count == 3)
    #expect(try stills(["--jobs", "7", "--kernels", "baseline"]) == usual)
  }

  @Test(
    "30 frames a second are every second frame of 60",
    arguments: scenes.filter { !$0.contains("/") })
  func halfRate(scene: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let path = Self.folder.appendingPathComponent(scene).path
    func frames(_ rate: String) throws -> [Data] {
      let result = try tool.run([
        "render", path, "-o", "\(rate)/%04d.png", "--fps", rate, "--scale", "1", "--duration",
        "1.2",
      ])
      #expect(result.status == 0, "\(result.error)")
      let folder = tool.folder.appendingPathComponent(rate)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    }
    let (slow, fast) = (try frames("30"), try frames("60"))
    #expect(fast.count == 72 && slow.count == 36)
    for (number, frame) in slow.enumerated() { #expect(frame == fast[2 * number]) }
  }
}
