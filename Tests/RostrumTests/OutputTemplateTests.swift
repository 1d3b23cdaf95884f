import Foundation
import MediaSupport
import Testing

@testable import RostrumTool

/// Paths that hold what the scene decides, and that no two films have one.
@Suite struct OutputTemplateTests {
  private func path(
    _ template: String, scene: String = "x/Card.swift", preview: String = "A", format: String? = nil
  ) throws -> String {
    try OutputTemplate(template).path(
      scene: scene, preview: preview, format: format.flatMap { FormatName(argument: $0) })
  }

  @Test(
    "words in braces are filled in, and nothing else changes",
    arguments: [
      ("out/{name}.{preview}.{ext}", "out/Card.Dark.gif"), ("{name}/", "Card/"),
      ("a.mp4", "a.mp4"), ("{{name}}.mp4", "{name}.mp4"), ("{ext}{ext}", "gifgif"),
      ("o/{name}-%04d.png", "o/Card-%04d.png"), ("{{{name}}}.mp4", "{Card}.mp4"),
    ])
  func filled(template: String, path: String) throws {
    #expect(try self.path(template, preview: "Dark", format: "gif") == path)
  }

  @Test("by default a film is Output/NAME.EXT")
  func usual() throws {
    #expect(try path(OutputTemplate.usual) == "Output/Card.mp4")
    #expect(try path(OutputTemplate.usual, format: "gif") == "Output/Card.gif")
    #expect(try path(OutputTemplate.usual, scene: "-") == "Output/scene.mp4")
    #expect(try path(OutputTemplate.usual, scene: "100%.swift") == "Output/100-.mp4")
  }

  @Test(
    "other braces are refused, with what is accepted",
    arguments: ["{}", "{Name}.mp4", "{name", "name}", "a{b}c", "{{name}", "{name}}"])
  func refused(template: String) {
    #expect(throws: Failure(.usage, Messages.unknownField(template))) {
      try OutputTemplate(template)
    }
  }

  @Test("a name is a file's name, whatever a preview is called")
  func safe() {
    for name in ["a/b", "..", ".x", "%04d", "a\nb", "", "C:\\x", "\u{1B}[31m"] {
      let safe = OutputTemplate.safe(name)
      #expect(!safe.isEmpty && !safe.hasPrefix("."))
      #expect(!safe.contains { "/\\%\n\u{1B}".contains($0) })
      #expect(OutputTemplate.safe(safe) == safe)
    }
    #expect(OutputTemplate.safe("Dark mode – 日本") == "Dark mode – 日本")
    #expect(OutputTemplate.safe(String(repeating: "x", count: 300)).count < 100)
  }

  @Test("one place has one name, through links and folders that are not there yet")
  func links() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("real"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: "real")
    for (one, other) in [
      ("real/a.mp4", "link/a.mp4"), ("real/new/a.mp4", "link/new/a.mp4"),
      ("real/s/", "link/s/s-%d.png"), ("real/s/", "link/s/s-0001.png"),
    ] {
      var claims = OutputClaims()
      try claims.take(folder.file(one))
      let path = folder.file(other)
      #expect(throws: Failure(.usage, Messages.outputTwice(path))) { try claims.take(path) }
    }
    var claims = OutputClaims()
    for name in ["a.mp4", "real/a.mp4", "s/", "t/", "s/%d.png"] {
      try claims.take(folder.file(name))
    }
  }

  @Test("people read bytes in thousands and millions")
  func sizes() {
    let sizes = [0, 999, 1000, 1499, 142_300, 999_499, 999_500, 3_449_999, 12_000_000]
    #expect(
      sizes.map(Messages.size) == [
        "0 bytes", "999 bytes", "1 kB", "1 kB", "142 kB", "999 kB", "1.0 MB", "3.4 MB", "12.0 MB",
      ])
  }
}
