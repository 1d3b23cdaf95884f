import Batches
import Digest
import Foundation
import Testing

@testable import RostrumTool

/// `rostrum batch`, as its users meet it.
@Suite(.serialized) struct BatchCommandTests {
  /// A square that moves, in a stage of its own.
  private static let scene = """
    import SwiftUI
    struct Square: View {
      @State private var isMoved = false
      @Environment(\\.colorScheme) private var scheme
      var body: some View {
        Rectangle().fill(scheme == .dark ? Color.blue : Color.red).frame(width: 10, height: 10)
          .offset(x: isMoved ? 20 : 0)
          .onAppear { withAnimation(.linear(duration: 0.1)) { isMoved = true } }
      }
    }
    #Preview(traits: .fixedLayout(width: 40, height: 20)) { Square() }
    """
  private static let manifest = """
    scene: Square.swift
    output: out/{name}.{ext}
    formats: [gif, png]
    name: '{scale}-{color-scheme}'
    options: {duration: 0.1s, fps: 50}
    matrix: {scale: [1, 2, 3], color-scheme: [light, dark]}
    """

  private func tool() throws -> BuiltTool {
    let tool = try BuiltTool()
    try tool.write(Self.scene, to: "Square.swift")
    try tool.write(Self.manifest, to: "b.yaml")
    return tool
  }

  private func results(_ tool: BuiltTool, _ path: String = "Output/b.batch.json") throws
    -> BatchResults
  {
    let data = try Data(contentsOf: tool.folder.appendingPathComponent(path))
    return try #require(BatchResults(data))
  }

  /// Whether what a result manifest says is true, and nothing but whole files lies beside them.
  private func expectTrue(
    _ tool: BuiltTool, _ results: BatchResults, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for row in results.rows where row.status == .done {
      for output in try #require(row.outputs) {
        let bytes = try [UInt8](Data(contentsOf: tool.folder.appendingPathComponent(output.path)))
        #expect(bytes.count == output.bytes, sourceLocation: sourceLocation)
        #expect(SHA256.hexadecimal(of: bytes) == output.digest, sourceLocation: sourceLocation)
      }
    }
  }

  private func digests(_ results: BatchResults) -> [String: String] {
    Dictionary(
      results.rows.flatMap { ($0.outputs ?? []).map { ($0.path, $0.digest) } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("rows are the same bytes as calls of their own, in any order and any subset")
  func sameBytes() throws {
    let (tool, other) = (try tool(), try tool())
    defer {
      tool.remove()
      other.remove()
    }
    let all = try tool.run(["batch", "b.yaml"])
    #expect(all.status == 0 && all.output == "6 rows: 6 done\n", "\(all.output)\(all.error)")
    let whole = try results(tool)
    try expectTrue(tool, whole)
    #expect(
      whole.rows.map(\.name) == ["1-light", "1-dark", "2-light", "2-dark", "3-light", "3-dark"])
    #expect(whole.rows.allSatisfy { $0.frames == 5 })
    // The other way round: one at a time, the last first.
    for name in ["3-dark", "2-*", "1-dark"] {
      #expect(try other.run(["batch", "b.yaml", "--jobs", "1", "--only", name]).status == 0)
    }
    let parts = try results(other)
    try expectTrue(other, parts)
    let (known, some) = (digests(whole), digests(parts))
    #expect(some.count == 8 && some.allSatisfy { known[$0.key] == $0.value })
    let alone = try tool.run([
      "render", "Square.swift", "-o", "alone.gif", "--scale", "2", "--color-scheme", "dark",
      "--duration", "0.1s", "--fps", "50",
    ])
    #expect(alone.status == 0)
    let bytes = try [UInt8](Data(contentsOf: tool.folder.appendingPathComponent("alone.gif")))
    #expect(SHA256.hexadecimal(of: bytes) == known["out/2-dark.gif"])
  }

  @Test("what is whole and current is not filmed again; what is not, is")
  func resume() throws {
    let tool = try tool()
    defer { tool.remove() }
    #expect(try tool.run(["batch", "b.yaml"]).status == 0)
    let first = try results(tool)
    let second = try tool.run(["batch", "b.yaml"])
    #expect(second.output == "6 rows: 6 done, 6 of them were current\n")
    #expect(try results(tool).rows == first.rows)
    // A file is gone, another has changed, a third row is asked for otherwise.
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("out/1-light.gif"))
    try tool.write("no picture", to: "out/2-dark.png")
    let plan = try tool.run(["batch", "b.yaml", "--dry-run"])
    #expect(plan.output == "6 rows of 1 scene, 12 outputs: 4 current, 2 to film\n")
    try tool.write(
      Self.manifest + "\noverrides: [{when: {scale: 3, color-scheme: light}, set: {fps: 25}}]\n",
      to: "b.yaml")
    let third = try tool.run(["batch", "b.yaml", "--progress", "plain"])
    #expect(third.output == "6 rows: 6 done, 3 of them were current\n", "\(third.error)")
    let after = try results(tool)
    try expectTrue(tool, after)
    #expect(
      digests(after).filter { $0.key != "out/3-light.gif" }
        == digests(first).filter { $0.key != "out/3-light.gif" })
    // Another scene, other films.
    try tool.write(Self.scene.replacing("Color.red", with: "Color.green"), to: "Square.swift")
    #expect(
      try tool.run(["batch", "b.yaml", "--dry-run"]).output.hasSuffix("0 current, 6 to film\n"))
  }

  @Test("a scene that traps in one row fails that row alone, and is remembered")
  func failures() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(
      """
      import SwiftUI
      #Preview("good", traits: .fixedLayout(width: 8, height: 6)) { Color.red }
      #Preview("bad", traits: .fixedLayout(width: 8, height: 6)) { Color.blue.opacity([1.0][Int("7")!]) }
      """, to: "Faulty.swift")
    let rows = (1...20).map { "  - {name: r\($0), preview: \($0 == 17 ? "bad" : "good")}" }
    try tool.write(
      "scene: Faulty.swift\noutput: out/{name}.png\noptions: {duration: 0.1s}\nrows:\n"
        + rows.joined(separator: "\n"), to: "b.yaml")
    let first = try tool.run(["batch", "b.yaml"])
    #expect(first.status == 7, "\(first.error)")
    #expect(first.error.contains("Error: r17 (b.yaml:21): Faulty.swift"))
    #expect(first.error.hasSuffix("Error: 20 rows: 19 done, 1 failed\n"))
    let told = try results(tool)
    try expectTrue(tool, told)
    #expect(told.rows.filter { $0.status == .failed }.map(\.name) == ["r17"])
    #expect(told.rows[16].code == 7 && !tool.has("out/r17.png"))
    // Nothing has changed: it would fail again, and still counts.
    let second = try tool.run(["batch", "b.yaml"])
    #expect(second.status == 7 && !second.error.contains("r17"))
    let third = try tool.run(["batch", "b.yaml", "--retry-failed"])
    #expect(third.status == 7 && third.error.contains("r17"))
    let fast = try tool.run(["batch", "b.yaml", "--only", "r17", "--retry-failed", "--fail-fast"])
    #expect(fast.status == 7)
  }

  @Test("with --fail-fast the first failure is the end")
  func failFast() throws {
    let tool = try tool()
    defer { tool.remove() }
    try tool.write("import SwiftUI\n#Preview { nothing }\n", to: "Wrong.swift")
    try tool.write(
      "scenes: [Wrong.swift, Square.swift]\noutput: out/{name}.png\noptions: {duration: 0.1s}\n",
      to: "b.yaml")
    try tool.write(
      "scene: Wrong.swift\noutput: many/{name}.png\nmatrix: {scale: [1, 2, 3]}\n", to: "many.yaml")
    // What the compiler says is said once, that there is no film for each row.
    let many = try tool.run(["batch", "many.yaml"])
    #expect(many.status == 2)
    #expect(many.error.split(separator: "\n").count { $0.hasPrefix("Wrong.swift:2:") } == 1)
    #expect(many.error.split(separator: "\n").count { $0.hasPrefix("Error: Wrong-") } == 3)
    let fast = try tool.run(["batch", "b.yaml", "--fail-fast", "--jobs", "1"])
    #expect(fast.status == 2)
    #expect(try results(tool).rows.map(\.status) == [.failed, .waiting])
    let slow = try tool.run(["batch", "b.yaml"])
    #expect(slow.status == 2)
    #expect(try results(tool).rows.map(\.status) == [.failed, .done])
  }

  @Test(
    "killed at any moment, a batch leaves what is true, and goes on",
    arguments: [SIGKILL, SIGINT, SIGTERM])
  func killed(signal: Int32) throws {
    let (tool, calm) = (try tool(), try tool())
    defer {
      tool.remove()
      calm.remove()
    }
    let many = Self.manifest.replacing(
      "[1, 2, 3]", with: "[\((1...12).map(String.init).joined(separator: ", "))]")
    for one in [tool, calm] { try one.write(many, to: "b.yaml") }
    #expect(try calm.run(["batch", "b.yaml"]).status == 0)
    for moment in [1, 4, 7] {
      // Ended when so many rows have.
      let result = try tool.shell(
        """
        set -m; "$0" batch b.yaml --progress ndjson 2>events & p=$!
        until [ "$(grep -c '"status":"done"' events)" -ge \(moment) ] || ! kill -0 $p 2>said; do sleep 0.01; done
        kill -\(signal) $p 2>said; wait $p; echo $?
        """, [])
      let status = Int32(result.output.trimmingCharacters(in: .newlines))
      #expect([0, 128 + signal].contains(status), "\(result.error)")
      try expectTrue(tool, try results(tool))
    }
    let last = try tool.run(["batch", "b.yaml"])
    #expect(last.status == 0, "\(last.error)")
    let (end, undisturbed) = (try results(tool), try results(calm))
    try expectTrue(tool, end)
    #expect(digests(end) == digests(undisturbed) && digests(end).count == 48)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appendingPathComponent("out").path)
    #expect(names.count == 48, "\(names.filter { $0.hasPrefix(".") })")
  }

  @Test("shards are the whole, each row once")
  func shards() throws {
    let (tool, whole) = (try tool(), try tool())
    defer {
      tool.remove()
      whole.remove()
    }
    #expect(try whole.run(["batch", "b.yaml"]).status == 0)
    var found: [String: String] = [:]
    for part in 1...4 {
      #expect(try tool.run(["batch", "b.yaml", "--shard", "\(part)/4"]).status == 0)
      let results = try results(tool, "Output/b.\(part)-of-4.batch.json")
      #expect(results.count == 6 && results.shard == "\(part)/4")
      found.merge(digests(results)) { _, _ in
        Issue.record("a row is in two shards"); return ""
      }
    }
    #expect(found == digests(try results(whole)))
  }

  @Test("rows come from standard input; --list and --dry-run write nothing")
  func input() throws {
    let tool = try tool()
    defer { tool.remove() }
    try tool.write(
      "scene: Square.swift\noutput: 'out/{name}.png'\noptions: {duration: 0.1s}\nrows: {file: '-', form: jsonl}\n",
      to: "b.yaml")
    let line = #"printf '{"name": "a", "scale": 2}\n{"name": "b"}\n' | "$0" batch b.yaml "$@""#
    #expect(try tool.shell(line, ["--list"]).output == "a: out/a.png\nb: out/b.png\n")
    #expect(
      try tool.shell(line, ["--dry-run"]).output
        == "2 rows of 1 scene, 2 outputs: 0 current, 2 to film\n")
    #expect(!tool.has("out") && !tool.has("Output"))
    let events = try tool.shell(line, ["--progress", "ndjson"])
    #expect(events.status == 0 && events.output.isEmpty)
    let lines = events.error.split(separator: "\n")
    #expect(
      lines.count == 6
        && lines.allSatisfy { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) != nil })
    #expect(lines.first == #"{"current":0,"event":"begin","rows":2}"#)
    #expect(lines.last == #"{"current":0,"done":2,"event":"end","failed":0,"frames":2,"rows":2}"#)
  }

  @Test("a disk that is full is code 75, and nothing is half written")
  func fullDisk() throws {
    let tool = try tool()
    defer { tool.remove() }
    // A file may not grow beyond 1 kB: the result manifest fits, larger films do not.
    try tool.write(
      Self.manifest.replacing("[1, 2, 3]", with: "[1, 16]").replacing("[gif, png]", with: "[y4m]"),
      to: "b.yaml")
    #expect(try tool.run(["batch", "b.yaml", "--only", "nothing", "--list"]).status == 2)
    #expect(
      try tool.run(["render", "Square.swift", "-o", "warm.png", "--duration", "0.1"]).status == 0)
    let full = try tool.shell(#"ulimit -f 64; "$0" batch b.yaml"#, [])
    #expect(full.status == 75, "\(full.error)")
    let told = try results(tool)
    try expectTrue(tool, told)
    #expect(told.rows.filter { $0.status == .failed }.allSatisfy { $0.code == 75 })
    #expect(
      told.rows.contains { $0.status == .failed } && told.rows.contains { $0.status == .done })
    let again = try tool.run(["batch", "b.yaml"])
    #expect(again.status == 0, "\(again.error)")
    try expectTrue(tool, try results(tool))
  }

  @Test("the example's rows are what its table says, and a contact sheet shows them")
  func example() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/batch").path
    let list = try tool.run(["batch", "\(folder)/badges.yaml", "--list"])
    #expect(
      list.output == """
        web-light: Output/badges/web-light.mp4 Output/badges/web-light.gif
        web-dark: Output/badges/web-dark.mp4 Output/badges/web-dark.gif
        phone-light: Output/badges/phone-light.mp4 Output/badges/phone-light.gif
        phone-dark: Output/badges/phone-dark.mp4 Output/badges/phone-dark.gif
        print-light: Output/badges/print-light.mp4 Output/badges/print-light.gif
        poster-dark: Output/badges/poster-dark.png

        """, "\(list.error)")
    let sheet = try tool.run([
      "batch", "\(folder)/badges.yaml", "--only", "*-dark", "--sheet", "sheet.png",
    ])
    #expect(sheet.status == 0, "\(sheet.error)")
    #expect(tool.has("sheet.png") && tool.has("Output/badges/poster-dark.png"))
  }

  /// A picture of the network beside what its placeholder is, for rows with files of their own.
  private static let online = """
    import SwiftUI
    struct Face: View {
      var body: some View {
        AsyncImage(url: URL(string: "https://a.b/face")!) { $0.resizable() } placeholder: { Color.red }
      }
    }
    #Preview(traits: .fixedLayout(width: 12, height: 8)) { Face() }
    """

  @Test("what addresses hold is of the batch or of a row, and a changed file is filmed again")
  func addresses() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("all"), withIntermediateDirectories: true)
    try tool.write(Self.online, to: "all/Face.swift")
    for color in ["green", "blue"] {
      try tool.write(GoldenScenes.still(color), to: "\(color).swift")
      let made = try tool.run([
        "render", "\(color).swift", "-o", "all/\(color).png", "--at", "0", "--size", "12x8",
        "--scale", "1",
      ])
      #expect(made.status == 0, "\(made.error)")
    }
    try tool.write(
      """
      scene: Face.swift
      output: out/{name}.png
      options: {at: 0.5, scale: 1, asset-url: 'https://a.b/face=${row.color}.png@0.1'}
      rows:
        - {name: usual, color: green}
        - {name: own, color: blue}
        - {name: late, asset-url: ['https://a.b/face=blue.png@3'], color: green}
      """, to: "all/b.yaml")
    let first = try tool.run(["batch", "all/b.yaml"])
    #expect(first.status == 0, "\(first.error)")
    func film(_ name: String) throws -> Data {
      try Data(contentsOf: tool.folder.appendingPathComponent("out/\(name).png"))
    }
    let seen = try ["usual", "own", "late"].map(film)
    #expect(Set(seen).count == 3)
    #expect(try tool.run(["batch", "all/b.yaml", "--dry-run"]).output.contains("3 current, 0 to"))
    // Another picture under the name of which one row is made.
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("all/green.png"))
    try FileManager.default.copyItem(
      at: tool.folder.appendingPathComponent("all/blue.png"),
      to: tool.folder.appendingPathComponent("all/green.png"))
    #expect(try tool.run(["batch", "all/b.yaml", "--dry-run"]).output.contains("2 current, 1 to"))
    #expect(try tool.run(["batch", "all/b.yaml"]).status == 0)
    #expect(try film("usual") == seen[1])
  }
}
