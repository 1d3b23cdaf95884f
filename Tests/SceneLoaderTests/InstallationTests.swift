import Foundation
import Testing

@testable import SceneLoader

@Suite("Installation")
struct InstallationTests {
  @Test("the files beside this very program are found")
  func beside() throws {
    let found = try Installation()
    #expect(
      found.tool.path
        == (try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")))
    #expect(found.modules.deletingLastPathComponent() == found.tool.deletingLastPathComponent())
    #expect(FileManager.default.isExecutableFile(atPath: found.plugin.path))
  }

  @Test("the digest is one for one version, and 64 hexadecimal digits")
  func digest() throws {
    let digest = try Installation().digest
    #expect(try Installation().digest == digest)
    #expect(digest.count == 64 && digest.allSatisfy(\.isHexDigit))
  }

  @Test("the digest follows the head of the plug-in, and a plug-in that is not there is none")
  func plugin() throws {
    let folder = try TestFolder()
    func digest(_ name: String) -> String {
      let file = folder.url.appendingPathComponent(name)
      return Installation(tool: file, modules: file, plugin: file, headers: file).digest
    }
    let page = String(repeating: "x", count: 4096)
    try folder.write(page, to: "a")
    try folder.write(page + "more", to: "b")
    try folder.write("y" + page, to: "c")
    #expect(digest("a") == digest("b"))
    #expect(Set([digest("a"), digest("c"), digest("none")]).count == 3)
  }

  @Test(
    "the version stands behind the compiler's own words",
    arguments: [
      ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", "6.3.1"), ("Swift version 6.2", "6.2"),
      ("Apple Swift version 5.10.1 (x)\nTarget: y", "5.10.1"), ("Swift version dev", nil),
      ("swift version 6", nil), ("", nil), ("Swift version ", nil),
    ] as [(String, String?)])
  func versions(text: String, version: String?) {
    #expect(Installation.version(in: text) == version)
  }

  @Test("the modules' own version is that of the compiler that made this test")
  func compilerVersion() throws {
    let version = try #require(try Installation().compilerVersion)
    #expect(version.wholeMatch(of: /\d+\.\d+(\.\d+)?/) != nil)
    let file = URL(fileURLWithPath: "/nowhere")
    #expect(
      Installation(tool: file, modules: file, plugin: file, headers: file).compilerVersion == nil)
  }
}
