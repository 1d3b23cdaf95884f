import Foundation
import Testing

@testable import SceneLoader

/// What is known of a scene's file before the compiler is asked.
@Suite struct ProjectSearchTests {
  @Test("every scene of ours stands alone: none is looked for in the project around it")
  func scenes() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let files = ProjectFiles(in: root.appendingPathComponent("Scenes").path).sources
    #expect(files.count > 100)
    let compiler = SceneCompiler(
      installation: try Installation(), environment: ProcessInfo.processInfo.environment)
    #expect(files.filter { ProjectSearch(compiler, [$0], named: $0).usesTypesOfOthers } == [])
  }
}
