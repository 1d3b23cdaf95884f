import Foundation
import Testing

@testable import SceneLoader

/// Where a project begins that nothing marks as one.
@Suite("Projects without marks") final class UnmarkedProjectTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func write(_ names: String...) throws {
    for name in names {
      let place = URL(fileURLWithPath: folder.path(name))
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try folder.write("", to: name)
    }
  }

  /// The project's folder around a file or folder, as it is called from the test's; two folders without sources lie between
  /// all projects and what else is there.
  private func root(_ name: String, home: String = "/nowhere") -> String? {
    let found = ProjectFiles.root(around: folder.path(name), environment: ["HOME": home])
    return found.map { String($0.dropFirst(folder.url.path.count + 1)) }
  }

  @Test(
    "it is the outermost folder with sources",
    arguments: ["a.swift", "Views/b.swift", "Views/Rows/c.swift", "Views/Rows", ""])
  func outermost(name: String) throws {
    try write("x/y/app/a.swift", "x/y/app/Views/b.swift", "x/y/app/Views/Rows/c.swift")
    #expect(root("x/y/app/\(name)") == "x/y/app")
  }

  @Test("one folder without sources may lie between, and no second")
  func gaps() throws {
    try write(
      "x/y/app/a.swift", "x/y/app/one/Rows/b.swift", "x/y/app/one/two/Rows/c.swift",
      "x/y/app/one/two/readme.txt")
    #expect(root("x/y/app/one/Rows/b.swift") == "x/y/app")
    #expect(root("x/y/app/one/two/Rows/c.swift") == "x/y/app/one/two/Rows")
  }

  @Test("a catalogue of assets counts as a source does, and other files do not")
  func assets() throws {
    try write(
      "x/y/app/Assets.xcassets/Contents.json", "x/y/app/Views/a.swift", "x/y/other/readme.txt",
      "x/y/other/Views/b.swift")
    #expect(root("x/y/app/Views/a.swift") == "x/y/app")
    #expect(root("x/y/other/Views/b.swift") == "x/y/other/Views")
    #expect(root("x/y/other/readme.txt") == nil)
  }

  @Test("it is five folders high at most")
  func height() throws {
    let folders = (0...6).map { "abcdefg".prefix($0 + 1).map(String.init).joined(separator: "/") }
    for place in folders { try write("x/y/\(place)/s.swift") }
    #expect(root("x/y/a/b/c/d/e/f/g/s.swift") == "x/y/a/b/c")
    #expect(root("x/y/a/b/c/d/e/s.swift") == "x/y/a")
  }

  @Test("a folder into which everybody may write is no project, whatever lies there")
  func everybodys() throws {
    try write("x/y/shared/a.swift", "x/y/shared/app/b.swift")
    #expect(root("x/y/shared/app/b.swift") == "x/y/shared")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: folder.path("x/y/shared"))
    #expect(root("x/y/shared/app/b.swift") == "x/y/shared/app")
    #expect(root("x/y/shared/a.swift") == nil)
  }

  @Test("nobody's home is one")
  func homes() throws {
    try write("x/y/home/a.swift")
    #expect(root("x/y/home/a.swift") == "x/y/home")
    #expect(root("x/y/home/a.swift", home: folder.path("x/y/home")) == nil)
    #expect(root("x/y/home/a.swift", home: folder.path("x/y/home/ada")) == nil)
  }

  @Test("a mark goes before sources, however far up it is")
  func marks() throws {
    try write("x/y/repo/.git/HEAD", "x/y/repo/one/two/three/four/five/six/a.swift")
    #expect(root("x/y/repo/one/two/three/four/five/six/a.swift") == "x/y/repo")
    try write("x/y/repo/one/two/three/Package.swift")
    #expect(root("x/y/repo/one/two/three/four/five/six/a.swift") == "x/y/repo/one/two/three")
  }

  @Test("projects in a folder without a mark are no part of it; those in one with a mark are")
  func others() throws {
    try write(
      "x/y/app/a.swift", "x/y/app/Views/b.swift", "x/y/app/kit/Package.swift",
      "x/y/app/kit/Sources/c.swift", "x/y/app/old/Old.xcodeproj/project.pbxproj",
      "x/y/app/old/d.swift", "x/y/app/clone/.git/HEAD", "x/y/app/clone/e.swift")
    func sources() -> [String] {
      ProjectFiles(in: folder.path("x/y/app")).sources.map {
        URL(fileURLWithPath: $0).lastPathComponent
      }
    }
    #expect(sources() == ["b.swift", "a.swift"] || sources() == ["a.swift", "b.swift"])
    try write("x/y/app/.git/HEAD")
    #expect(Set(sources()).isSuperset(of: ["a.swift", "b.swift", "c.swift", "d.swift", "e.swift"]))
  }
  @Test("what this tool is built from is no part of a project; other sources are")
  func tool() throws {
    try write(
      "x/y/app/.git/HEAD", "x/y/app/Scenes/a.swift", "x/y/app/Sources/Views/Shape.swift",
      "x/y/app/Kit/Sources/Views/b.swift")
    func sources() -> Set<String> {
      Set(
        ProjectFiles(in: folder.path("x/y/app")).sources.map {
          URL(fileURLWithPath: $0).lastPathComponent
        })
    }
    #expect(sources() == ["a.swift", "Shape.swift", "b.swift"])
    try write("x/y/app/Sources/RostrumMain/main.swift")
    #expect(sources() == ["a.swift", "b.swift"])
  }
}
