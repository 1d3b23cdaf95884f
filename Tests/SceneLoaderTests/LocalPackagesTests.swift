import Foundation
import Testing

@testable import SceneLoader

/// The packages on this machine that a project is built with, and their files.
@Suite("LocalPackages") final class LocalPackagesTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    // So that nothing above the test's folder is looked at.
    try write("", to: ".git/HEAD")
  }

  private func write(_ text: String, to name: String) throws {
    let place = URL(fileURLWithPath: folder.path(name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try folder.write(text, to: name)
  }

  /// Writes a manifest.
  private func manifest(_ place: String, _ lines: String...) throws {
    let text = (["// swift-tools-version: 6.0"] + lines).joined(separator: "\n")
    try write("\(text)\n", to: "\(place)/Package.swift")
  }

  /// Writes an Xcode project that names packages as Xcode does.
  private func project(_ place: String, _ packages: String...) throws {
    let entries = packages.enumerated().map { number, name in
      """
      \t\tA\(number) /* XCLocalSwiftPackageReference "\(name)" */ = {
      \t\t\tisa = XCLocalSwiftPackageReference;
      \t\t\trelativePath = \(name);
      \t\t};
      """
    }
    try write(entries.joined(separator: "\n"), to: "\(place)/App.xcodeproj/project.pbxproj")
  }

  /// The packages of a project, as they are called from the test's folder.
  private func packages(of root: String, home: String = "/nowhere") -> [String] {
    let start = folder.url.path.count + 1
    return LocalPackages(of: folder.path(root), environment: ["HOME": home]).packages.map {
      String($0.folder.dropFirst(start))
    }
  }

  // MARK: Which packages

  @Test("packages are those that manifests name, and those that these name; circles end")
  func transitive() throws {
    try project("app", "../packages/One")
    try manifest(
      "packages/One", "let package = Package(name: \"One\", dependencies: [",
      "  .package(path: \"../Two\"), .package(url: \"https://x.org/y\", from: \"1.0.0\")])")
    try manifest(
      "packages/Two", "  .package(name: \"Three\", path: \"../Three\"),",
      "  .package(path: \"../One\"),")
    try manifest("packages/Three", "  .package(path: \"\(folder.path("packages/Four"))\")")
    try manifest("packages/Four", "  .package(path: \"../Two\"), .package(path: \".\")")
    let four = ["packages/One", "packages/Two", "packages/Three", "packages/Four"]
    #expect(packages(of: "app") == four)
    // A project that is a package is the first.
    #expect(packages(of: "packages/One") == four)
    #expect(Set(packages(of: "packages/Four")) == Set(four))
  }

  @Test("Xcode's projects name them by references, and before by files")
  func references() throws {
    try write(
      """
      \t\tA1 /* XCLocalSwiftPackageReference "../packages/One Two" */ = {
      \t\t\tisa = XCLocalSwiftPackageReference;
      \t\t\trelativePath = "../packages/One Two";
      \t\t};
      \t\tA2 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = ../packages/Old; };
      \t\tA3 = {isa = PBXFileReference; lastKnownFileType = folder; name = N; path = "Sub/New"; };
      \t\tA4 = {isa = PBXFileReference; lastKnownFileType = text; path = Plain; sourceTree = "a"; };
      \t\tA5 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Code; };
      """, to: "app/App.xcodeproj/project.pbxproj")
    let named = ["packages/One Two", "packages/Old", "app/Sub/New", "app/Plain"]
    for place in named + ["app/Code"] { try manifest(place) }
    #expect(packages(of: "app") == named)
  }

  @Test("what stands in a comment, is not there or has no manifest is none")
  func none() throws {
    try manifest(
      "app", "  // .package(path: \"../packages/One\"),", "//.package(path: \"../packages/One\")",
      "  .package(path: \"../packages/Missing\"), .package(path: \"../packages/Bare\"),",
      "  .package(path: local), .package(path: \"../packages/\\(name)\")")
    try manifest("packages/One")
    try write("", to: "packages/Bare/Sources/Bare/a.swift")
    #expect(packages(of: "app") == ["app"])
    try project("other", "../packages/Missing", "../packages/Bare")
    #expect(packages(of: "other") == [])
    #expect(packages(of: "nowhere") == [])
  }

  @Test("nobody's home is one")
  func homes() throws {
    try project("app", "../home", "../packages/One")
    try manifest("home")
    try manifest("packages/One")
    #expect(packages(of: "app") == ["home", "packages/One"])
    #expect(packages(of: "app", home: folder.path("home")) == ["packages/One"])
    #expect(packages(of: "app", home: folder.path("home/ada")) == ["packages/One"])
  }

  @Test("that around an example is one, but none above a repository")
  func around() throws {
    try manifest("kit", "  .package(path: \"../base\")")
    try manifest("base")
    try write("", to: "kit/Examples/App/main.swift")
    #expect(packages(of: "kit/Examples/App") == ["kit", "base"])
    // It lies in the repository itself, or is its folder.
    try write("", to: "kit/.git/HEAD")
    #expect(packages(of: "kit/Examples/App") == ["kit", "base"])
    try write("", to: "kit/Examples/.git/HEAD")
    #expect(packages(of: "kit/Examples/App") == [])
    // Nor above a project that is a repository.
    #expect(packages(of: "kit/Examples") == [])
  }

  @Test("its targets' files are in the usual folders and those that it names, but for tests")
  func targets() throws {
    try manifest(
      "kit", "  name: \"Kit\", products: [.library(name: \"KitUI\", targets: [\"Kit\"])],",
      "  dependencies: [.package(path: \"../base\")], targets: [",
      "  .target(name: \"Kit\", path: \"Code/Kit\"), .target(name: \"Gone\", path: \"Gone\"),",
      "  .testTarget(name: \"KitTests\", path: \"Tests/Kit\")]")
    for name in ["Sources/Other/a", "Code/Kit/b", "Tests/Kit/c"] {
      try write("", to: "kit/\(name).swift")
    }
    let found = LocalPackages(of: folder.path("kit"), environment: [:]).packages
    #expect(found.map(\.sources) == [[folder.path("kit/Sources"), folder.path("kit/Code/Kit")]])
    #expect(found.map(\.names) == [["Gone", "Kit", "KitTests", "KitUI"]])
  }

  @Test("what a manifest takes from other packages is nothing of its own")
  func products() throws {
    try manifest(
      "kit",
      "  name: \"Kit\", dependencies: [.package(name: \"Far\", url: \"…\", from: \"1.0.0\")],",
      "  targets: [.target(name: \"KitUI\", dependencies: [",
      "    .product(name: \"FarUI\", package: \"Far\"),", "    .product(",
      "      name: \"FarCore\", package: \"Far\"),", "    // .target(name: \"Old\")", "  ])]")
    let found = LocalPackages(of: folder.path("kit"), environment: [:]).packages
    #expect(found.map(\.names) == [["Kit", "KitUI"]])
  }

  // MARK: Their files

  /// The Swift files of a project and its packages, as they are called from the test's folder, and its modules.
  private func files(of root: String) -> (sources: [String], modules: Set<String>) {
    let files = ProjectFiles(projectIn: folder.path(root), environment: ["HOME": "/nowhere"])
    let start = folder.url.path.count + 1
    return (files.sources.map { String($0.dropFirst(start)) }, files.modules)
  }

  @Test("a project has its own files and its packages' targets, none of them twice")
  func sources() throws {
    try manifest("kit", "  name: \"Kit\", dependencies: [.package(path: \"../base\")]")
    try manifest("base", "  .library(name: \"Ground\"), .target(name: \"Base\", path: \"Code\")")
    try project("kit/Examples/App", "../..", "Inner", "../../../base")
    try manifest("kit/Examples/App/Inner", "  name: \"Inner\"")
    let expected = [
      "base/Code/b.swift", "kit/Examples/App/Inner/Sources/Inner/c.swift",
      "kit/Examples/App/main.swift", "kit/Sources/Kit/a.swift",
    ]
    let others = [
      "base/Other/o.swift", "kit/Examples/Other/o.swift", "kit/Tests/KitTests/t.swift",
      "kit/Scripts/s.swift",
    ]
    for name in expected + others { try write("", to: name) }
    let found = files(of: "kit/Examples/App")
    #expect(found.sources == expected)
    #expect(found.modules.isSuperset(of: ["Kit", "Ground", "Base", "Inner"]))
    // Without packages it is as it was.
    let alone = ProjectFiles(in: folder.path("kit/Examples/App"))
    #expect(alone.sources == expected[1...2].map { folder.path($0) })
  }

  @Test("files of packages are on no actor, unless their manifest says so; an app's are its own")
  func actors() throws {
    try project("App", "../kit", "../base")
    try manifest(
      "kit", "  .target(name: \"Kit\", swiftSettings: [.defaultIsolation(MainActor.self)])")
    try manifest("base", "  .target(name: \"Base\")")
    for name in ["App/a", "kit/Sources/Kit/b", "base/Sources/Base/c", "base/d"] {
      try write("", to: "\(name).swift")
    }
    let files = ProjectFiles(projectIn: folder.path("App"), environment: ["HOME": "/nowhere"])
    #expect(files.isOnNoActor(folder.path("base/Sources/Base/c.swift")))
    for name in ["App/a.swift", "kit/Sources/Kit/b.swift", "base/d.swift"] {
      #expect(!files.isOnNoActor(folder.path(name)), "\(name)")
    }
  }

  @Test("a file is part of the target in whose folder it lies, or of the app")
  func targetsOfFiles() throws {
    try manifest(
      "kit", "  .target(name: \"Kit\"), .target(name: \"More\", path: \"Code/More\")")
    try project("app", "../kit")
    let places = [
      ("kit/Sources/Kit/a.swift", "Kit"), ("kit/Sources/Kit/Deep/b.swift", "Kit"),
      ("kit/Code/More/c.swift", "More"), ("app/Kit/d.swift", ""), ("app/e.swift", ""),
    ]
    for (place, _) in places { try write("", to: place) }
    let files = ProjectFiles(projectIn: folder.path("app"), environment: ["HOME": "/nowhere"])
    for (place, module) in places { #expect(files.module(of: folder.path(place)) == module) }
  }

  @Test("a target that is all of its package's folder brings nothing twice")
  func wholeFolders() throws {
    try manifest(
      "kit", "  .target(name: \"Kit\", path: \".\"), .target(name: \"A\", path: \"Sources/A\"),",
      "  .target(name: \"B\", path: \"More/B\"), .target(name: \"More\", path: \"More\")")
    let expected = [
      "kit/Example/main.swift", "kit/More/B/b.swift", "kit/More/m.swift", "kit/Sources/A/a.swift",
      "kit/w.swift",
    ]
    for name in expected { try write("", to: name) }
    #expect(files(of: "kit/Example").sources == expected)
    #expect(files(of: "kit").sources == expected)
  }
}
