import Foundation
import SceneLoader
import Testing

@testable import RostrumTool

/// `rostrum cache`, and what becomes of compiled scenes between runs.
@Suite(.serialized) final class CacheTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool(cache: .own)
    try tool.write("import SwiftUI\n#Preview { Color.red }\n", to: "One.swift")
  }

  deinit { tool.remove() }

  private var scenes: String { tool.cache.appendingPathComponent("rostrum/scenes").path }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scenes).sorted()
  }

  private func document() throws -> CacheDocument {
    let result = try tool.run(["cache", "--json", "-"])
    #expect(result.status == 0 && result.error.isEmpty)
    return try JSONDecoder().decode(CacheDocument.self, from: Data(result.output.utf8))
  }

  @Test("a cache that is not there is empty, and is not made")
  func nothing() throws {
    let result = try tool.run(["cache"])
    #expect(result.status == 0)
    #expect(result.output == "\(scenes)\n0 compiled scenes, 0 bytes of at most 200 MB\n")
    #expect(!FileManager.default.fileExists(atPath: tool.cache.path))
    #expect(try tool.run(["cache", "--empty"]).status == 0)
  }

  @Test("says what is kept, and empties it; a damaged library is compiled again")
  func round() throws {
    let scene = ["inspect", "One.swift"]
    let first = try tool.run(scene)
    #expect(first.status == 0, "\(first.error)")
    let kept = try document()
    #expect(kept.path == scenes && kept.scenes == 1 && kept.bytes > 1000 && kept.notes == [])
    #expect(kept.oldest?.hasSuffix("Z") == true && kept.removed == nil)
    let library = "\(scenes)/\(try names()[0])"
    let whole = try Data(contentsOf: URL(fileURLWithPath: library))
    #expect(whole.count == kept.bytes)
    for bad in [Data(), whole.prefix(4000), Data(repeating: 7, count: whole.count)] {
      try bad.write(to: URL(fileURLWithPath: library))
      let again = try tool.run(scene)
      #expect(again.status == 0 && again.output == first.output && again.error.isEmpty)
      #expect(try names().count == 1)
    }
    let emptied = try tool.run(["cache", "--empty"])
    #expect(emptied.output.contains("\nremoved: 1 compiled scene, "))
    #expect(try names() == [])
    #expect(try document().scenes == 0)
  }

  @Test("a compiler that is killed, or told to stop, leaves what the next run takes away")
  func killed() throws {
    // Who asks for the compiler waits for it; a confined one could not tell.
    try tool.write(
      "#!/bin/sh\necho \"$@\" >&2\necho here >\"$HERE\"\nexec sleep 60\n", to: "swiftc")
    let line = """
      chmod +x swiftc; mkfifo here; export HERE=here PATH=".:$PATH"; "$0" inspect One.swift --isolation none &
      read x <here; kill -$1 $!; wait $!; echo $?
      """
    let killed = try tool.shell(line, ["KILL"])
    #expect(killed.output == "137\n")
    #expect(try names().count == 1)
    let stopped = try tool.shell("rm here; " + line, ["TERM"])
    #expect(stopped.output == "143\n" && stopped.error.isEmpty, "\(stopped.error)")
    #expect(try names() == [])
  }

  @Test("without a home, scenes are compiled, that they are not kept is said, and nothing stays")
  func homeless() throws {
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("tmp"), withIntermediateDirectories: false)
    let result = try tool.shell(
      "env -u XDG_CACHE_HOME -u HOME TMPDIR=$PWD/tmp \"$0\" inspect One.swift", [])
    #expect(result.status == 0)
    #expect(
      result.error
        == "Note: compiled scenes are not kept: neither XDG_CACHE_HOME nor HOME is set to an absolute path\n"
    )
    let left = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appendingPathComponent("tmp").path)
    #expect(left == [])
    let cache = try tool.shell("env -u XDG_CACHE_HOME -u HOME \"$0\" cache --empty", [])
    #expect(cache.status == 2)
  }

  @Test("an empty XDG_CACHE_HOME is none: the home's is taken, and nothing is made where one is")
  func emptyFolder() throws {
    let result = try tool.shell(
      "mkdir home && XDG_CACHE_HOME= HOME=$PWD/home \"$0\" inspect One.swift && ls . home/.cache",
      [])
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    #expect(result.output.hasSuffix("\nhome/.cache:\nclang\nrostrum\n"), "\(result.output)")
    #expect(!result.output.contains("\nclang\nhome"))
  }

  @Test("a home that cannot be written keeps nothing, and scenes are compiled")
  func writtenByNobody() throws {
    let result = try tool.shell("XDG_CACHE_HOME= HOME=/proc \"$0\" inspect One.swift", [])
    #expect(result.status == 0, "\(result.error)")
    #expect(
      result.error.hasPrefix("Note: compiled scenes are not kept: /proc/.cache"), "\(result.error)")
  }

  @Test("sizes are told in few digits")
  func sizes() throws {
    func text(_ count: Int, _ bytes: Int) -> String {
      var document = CacheDocument(.init(environment: [:]), removed: nil)
      (document.scenes, document.bytes) = (count, bytes)
      return document.lines[0]
    }
    #expect(text(1, 0) == "1 compiled scene, 0 bytes of at most 200 MB")
    #expect(text(2, 999) == "2 compiled scenes, 999 bytes of at most 200 MB")
    #expect(text(2, 1000).contains(" 1 kB of"))
    #expect(text(2, 24_488).contains(" 24.4 kB of"))
    #expect(text(2, 1_250_000).contains(" 1.2 MB of"))
    #expect(text(2, 199_999_999).contains(" 199 MB of"))
  }

  @Test("takes no names, and a place for its document")
  func usage() {
    #expect(refusal(["cache", "empty"]) == Failure(.usage, "Unexpected argument 'empty'"))
    #expect(refusal(["cache", "--json"])?.status == .usage)
    #expect(refusal(["cache", "--empty", "--json", "-"]) == nil)
  }
}
