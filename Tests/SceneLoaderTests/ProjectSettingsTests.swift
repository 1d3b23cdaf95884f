import Foundation
import Testing

@testable import SceneLoader

@Suite("ProjectSettings") final class ProjectSettingsTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func write(_ settings: String, to project: String = "App.xcodeproj") throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("\(project)"), withIntermediateDirectories: true)
    try folder.write(settings, to: "\(project)/project.pbxproj")
  }

  @Test("a project that keeps to Swift 5 tells the compiler nothing")
  func plain() throws {
    try write("SWIFT_VERSION = 5.0;\nSWIFT_APPROACHABLE_CONCURRENCY = NO;\n")
    let settings = ProjectSettings(around: folder.path("App/Views/Card.swift"))
    #expect(settings.dialect.isEmpty && settings.file == nil)
  }

  @Test("the nearest project around a file counts: the main actor, what Swift 6 allows")
  func nearest() throws {
    try write("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\nSWIFT_VERSION = 6.0;\n")
    let file = folder.path("App/Card.swift")
    let settings = ProjectSettings(around: file)
    #expect(settings.dialect.suffix(2) == ["-default-isolation", "MainActor"])
    #expect(settings.dialect.contains("IsolatedDefaultValues"))
    #expect(settings.file?.hasSuffix("App.xcodeproj/project.pbxproj") == true)
    try write("SWIFT_VERSION = 5.0;\n", to: "App/Inner.xcodeproj")
    #expect(ProjectSettings(around: file).dialect.isEmpty)
  }

  @Test("a package within a project has its own words")
  func package() throws {
    try write("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n")
    try FileManager.default.createDirectory(
      atPath: folder.path("Kit"), withIntermediateDirectories: true)
    try folder.write("// swift-tools-version: 5.9\n", to: "Kit/Package.swift")
    #expect(ProjectSettings(around: folder.path("Kit/Sources/Kit/A.swift")).dialect.isEmpty)
  }

  @Test(
    "a manifest says whether its package is on the main actor, and which Swift it is in",
    arguments: [
      ("// swift-tools-version:5.9", 0, false), ("// swift-tools-version: 6.2", 8, false),
      ("// swift-tools-version: 6.0\nswiftLanguageModes: [.v5]", 8, false),
      ("// swift-tools-version: 6.0\n.swiftLanguageMode(.v5)", 0, false),
      ("// swift-tools-version: 6.0\n.swiftLanguageMode(.v6)", 8, false),
      ("// swift-tools-version: 6.2\n.defaultIsolation(MainActor.self)", 10, true),
      ("// swift-tools-version: 6.2\n.defaultIsolation(nil)", 8, false),
    ])
  func manifests(text: String, count: Int, isIsolated: Bool) {
    let dialect = ProjectSettings.dialect(ofManifest: Data(text.utf8))
    #expect(dialect.contains("-default-isolation") == isIsolated)
    #expect(ProjectSettings.isIsolated(text) == isIsolated)
    #expect(dialect.count == count || text.contains("Modes:"))
  }

  @Test("a feature that two settings ask for is asked for once")
  func once() {
    let settings = "SWIFT_VERSION = 6.0;\nSWIFT_APPROACHABLE_CONCURRENCY = YES;\n"
    let dialect = ProjectSettings.dialect(of: Data(settings.utf8))
    let features = dialect.filter { !$0.hasPrefix("-") }
    #expect(Set(features).count == features.count && features.count == 6)
  }

  @Test("the nearest manifest counts, where no project lies between")
  func nearestManifest() throws {
    for name in ["Kit/Sources/Kit", "Kit/Inner/Sources/Inner"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try write("SWIFT_VERSION = 6.0;\n")
    try folder.write("// swift-tools-version: 5.9\n", to: "Kit/Package.swift")
    try folder.write(
      "// swift-tools-version: 6.2\n.defaultIsolation(MainActor.self)\n",
      to: "Kit/Inner/Package.swift")
    let inner = ProjectSettings(around: folder.path("Kit/Inner/Sources/Inner/A.swift"))
    #expect(inner.dialect.suffix(2) == ["-default-isolation", "MainActor"])
    #expect(inner.file?.hasSuffix("Kit/Inner/Package.swift") == true)
    let outer = ProjectSettings(around: folder.path("Kit/Sources/Kit/A.swift"))
    #expect(outer.dialect.isEmpty && outer.file == nil)
    #expect(!ProjectSettings(around: folder.path("App/A.swift")).dialect.isEmpty)
  }

  @Test("a manifest without a version, or of letters that nobody reads, says nothing")
  func manifestsOfNothing() {
    for bytes in [[], [0xFF, 0xFE, 0x00], Array("let a = 6".utf8)] as [[UInt8]] {
      #expect(ProjectSettings.dialect(ofManifest: Data(bytes)).isEmpty)
    }
    let settings = ProjectSettings.dialect(of: Data("SWIFT_VERSION = 6.0;".utf8))
    let manifest = ProjectSettings.dialect(ofManifest: Data("// swift-tools-version: 6.0".utf8))
    #expect(settings == manifest)
  }
}
