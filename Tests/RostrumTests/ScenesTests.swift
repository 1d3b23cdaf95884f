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
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".png") }.sorted()
        .map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    }
    let usual = try stills(["--jobs", "1"])
    #expect(usual.count == 3)
    #expect(try stills(["--jobs", "7", "--kernels", "baseline"]) == usual)
  }

  /// Scenes that change objects of their own while they draw.
  ///
  /// Their frames depend on the frames before. None comes along now; see departure 15 of the semantics.
  static let dependsOnFrames: Set<String> = []

  @Test(
    "30 frames a second are every second frame of 60, and a film from 1.5 s on is the rest of the whole",
    arguments: scenes.filter { !dependsOnFrames.contains($0) })
  func rates(scene: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let path = Self.folder.appendingPathComponent(scene).path
    /// The digests of the frames' display lists, with everything tapped that can be.
    func frames(_ arguments: String...) throws -> [String] {
      struct Lists: Decodable { let digests: [String] }
      let result = try tool.run(["bench", "lists", path, "--taps", "--duration", "2"] + arguments)
      #expect(result.status == 0, "\(result.error)")
      return try JSONDecoder().decode(Lists.self, from: Data(result.output.utf8)).digests
    }
    let (fast, slow) = (try frames(), try frames("--fps", "30"))
    #expect(fast.count == 120 && slow.count == 60)
    for (number, frame) in slow.enumerated() {
      #expect(frame == fast[2 * number], "at \(number)/30")
    }
    // The seeds' programs go the same way: the main ones are enough for this.
    if !scene.contains("/") { #expect(try frames("--from", "1.5") == Array(fast[90...])) }
  }
}
