import Foundation
import MediaSupport
import Testing

@testable import SceneHostProbe

/// The film's clock belongs to a process's main thread; so each experiment has a process of its own.
@Suite struct SceneHostTests {
  private static var path: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("SceneHostProbe")
  }

  /// Runs the probe: its status, and what it printed.
  private func run(_ argument: String) throws -> (status: Int32, printed: String) {
    let process = Process()
    process.executableURL = Self.path
    process.arguments = [argument]
    let bytes = try process.communicate().output
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test("in a process with the film's clock", arguments: Experiment.all.map(\.name))
  func holds(_ name: String) throws {
    let end = try run(name)
    #expect(end.printed == "")
    #expect(end.status == 0)
  }

  @Test("an experiment that is none fails") func unknown() throws {
    #expect(try run("that pigs fly").status == 2)
  }

  @Test("no two experiments have one name") func names() {
    #expect(Set(Experiment.all.map(\.name)).count == Experiment.all.count)
  }
}
