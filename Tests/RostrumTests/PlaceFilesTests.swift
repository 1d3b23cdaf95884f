import Codecs
import Foundation
import MediaSupport
import SceneLoader
import Testing

@testable import RostrumTool

/// Where the tool writes, looked at before any work is done.
@Suite struct PlaceFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func touch(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: Place.folder(of: folder.file(name)), withIntermediateDirectories: true)
    try "".write(toFile: folder.file(name), atomically: true, encoding: .utf8)
  }

  @Test(
    "folders are made where they are missing, and nothing is left in them",
    arguments: ["a.mp4", "x/y/a.mp4", "x/p/", "x/%04d.png"])
  func made(name: String) throws {
    let path = folder.file(name)
    try Place.check(path)
    #expect(Place.kind(of: Place.folder(of: path)) == .folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: Place.folder(of: path)) == [])
  }

  @Test("a file in a folder's place, and a folder in a file's, are told")
  func inTheWay() throws {
    try touch("file")
    try touch("folder/x")
    let below = folder.file("file/a.mp4")
    #expect(
      throws: Failure(.usage, "\(below) cannot be written: \(folder.file("file")) is no folder")
    ) { try Place.check(below) }
    let path = folder.file("folder")
    #expect(
      throws: Failure(.usage, "\(path) cannot be written: it is a folder; end it with '/'")
    ) { try Place.check(path) }
    try Place.check(path + "/")
  }

  @Test("devices and what is there already are no trouble")
  func present() throws {
    try Place.check("/dev/null")
    try touch("a.mp4")
    try Place.check(folder.file("a.mp4"))
  }

  @Test("kinds are told, through links too")
  func kinds() throws {
    try touch("folder/file")
    for (link, target) in [("to-file", "folder/file"), ("to-folder", "folder"), ("to-none", "x")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(link), withDestinationPath: folder.file(target))
    }
    for name in ["folder", "to-folder"] { #expect(Place.kind(of: folder.file(name)) == .folder) }
    for name in ["folder/file", "to-file"] { #expect(Place.kind(of: folder.file(name)) == .other) }
    #expect(Place.kind(of: folder.file("none")) == .nothing)
  }

  @Test("a document ends with a line's end, replaces the old one whole, and may go to a device")
  func documents() throws {
    let path = folder.file("sub/a.json")
    try Place.write("one", to: path)
    try Place.write("{}", to: path)
    #expect(try Place.read(path) == "{}\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("sub")) == ["a.json"])
    try Place.write("x", to: "/dev/null")
    #expect(throws: CodecError.system(path: "/dev/full", action: "writing", number: ENOSPC)) {
      try Place.write("x", to: "/dev/full")
    }
  }

  @Test("what is read must be a text that is there")
  func reading() throws {
    let none = folder.file("none")
    #expect(throws: SceneError.missing(path: none)) { try Place.read(none) }
    #expect(throws: SceneError.unreadable(path: folder.path, reason: "it is a folder")) {
      try Place.read(folder.path)
    }
    #expect(
      throws: Failure(
        .usage, "/dev/null cannot be read: it is a pipe, which can be read once only")
    ) { try Place.read("/dev/null") }
    let path = folder.file("bytes")
    try Data([0xC3, 0x28]).write(to: URL(fileURLWithPath: path))
    #expect(throws: SceneError.unreadable(path: path, reason: "line 1 is not text in UTF-8")) {
      try Place.read(path)
    }
  }

  @Test("what a killed run left of an output goes with the next check of it, and nothing else does")
  func abandoned() throws {
    // A process that is gone, this one (which writes nothing yet), and one that is no run of the tool.
    let gone = Process()
    gone.executableURL = URL(filePath: "/bin/true")
    try gone.run()
    gone.waitUntilExit()
    let other = Process()
    other.executableURL = URL(filePath: "/bin/sleep")
    other.arguments = ["60"]
    try other.run()
    defer { other.terminate() }
    for number in [gone.processIdentifier, getpid(), other.processIdentifier] {
      let left = [
        ".x.gif.tmp-\(number)", ".x.gif.trial.tmp-\(number)", ".x.gif.frames.tmp-\(number)",
        "..x.gif.trial.tmp-\(number).tmp-\(number)", ".probe.tmp-\(number)",
      ]
      let kept = [
        "x.gif", ".y.gif.tmp-\(number)", ".x.gif.other.tmp-\(number)", ".x.gif", "x.gif.tmp-1",
      ]
      for name in left + kept { try touch("a/\(name)") }
      try Place.check(folder.file("a/x.gif"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("a"))
      #expect(Set(names) == Set(kept))
      try FileManager.default.removeItem(atPath: folder.file("a"))
    }
  }

  @Test(
    "a temporary file's name tells its final name",
    arguments: [
      (".a.mp4.tmp-12", "a.mp4"), ("..a.gif.trial.tmp-12.tmp-12", "a.gif"),
      (".a.tmp-3.gif.tmp-12", "a.tmp-3.gif"), ("a.mp4.tmp-12", nil), (".a.mp4", nil),
      (".a.mp4.tmp-", nil), (".a.mp4.tmp-x", nil), (".a.mp4.tmp-0", nil),
    ] as [(String, String?)])
  func finals(name: String, final: String?) {
    #expect(Place.final(ofTemporary: name)?.name == final)
  }

  @Test("a path that a shell should have changed is written nowhere", arguments: ["~", "~/a.json"])
  func tilde(path: String) {
    #expect(
      throws: Failure(
        .usage,
        "\(path) cannot be written: a shell replaces '~' only where it stands in no quotes: write $HOME instead"
      )
    ) { try Place.check(path) }
    #expect(!Place.hasTilde("~a") && !Place.hasTilde("./~/a"))
  }

  @Test("of a process that is gone only its own hidden files beside the outputs are removed")
  func temporaries() throws {
    let kept = [
      "a/.x.mp4.tmp-78", "a/x.mp4.tmp-77", "a/.x.mp4", "other/.x.mp4.tmp-77", "a/.x.mp4.tmp-77.png",
    ]
    for name in kept + ["a/.x.mp4.tmp-77", "b/.y-0001.png.tmp-77"] { try touch(name) }
    Place.removeTemporaries(
      of: 77, outputs: [folder.file("a/x.mp4"), folder.file("b/"), "-", "/nowhere/z.gif"])
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.contains("/") }
    #expect(Set(left) == Set(kept))
  }
}
