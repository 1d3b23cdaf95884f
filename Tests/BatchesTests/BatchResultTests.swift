import Foundation
import Testing

@testable import Batches

/// Result documents: what is written is read back, a line a row.
@Suite("Batch results") struct BatchResultTests {
  private static func full(_ row: Int) -> BatchResult {
    var result = BatchResult(row: row, name: "r\(row)", scene: "a/A.swift")
    result.status = row % 2 == 0 ? .done : .failed
    result.fingerprint = "f\(row)"
    (result.code, result.message) = (
      row % 2 == 0 ? nil : 65, row % 2 == 0 ? nil : "no \"scene\"\n\\ü🎬"
    )
    (result.frames, result.seconds, result.memory) = (row * 30, 0.1 * Double(row), 96_000_000)
    result.outputs = (0..<row % 3).map {
      .init(path: "o/\(row)/\($0).mp4", bytes: $0, digest: "ab", frames: 9)
    }
    return result
  }

  private static func document(_ count: Int, shard: String? = nil, manifest: String = "b.yaml")
    -> BatchResults
  {
    var results = BatchResults(version: "1.2", manifest: manifest, shard: shard, count: 100)
    results.rows = (0..<count).map(full)
    return results
  }

  @Test(
    "a document is read back as it was", arguments: [0, 1, 2, 7], [nil, "1/1", "2/7"] as [String?])
  func roundTrip(count: Int, shard: String?) throws {
    let document = Self.document(count, shard: shard)
    let text = try document.text
    #expect(BatchResults(text) == document)
    #expect(try BatchResults(text)?.text == text)
  }

  @Test(
    "also where a name looks like a part of the document",
    arguments: [
      "\"rows\":[]", "rows\":[]", "\n]", "],", "\u{2028}", "\\", "a/b", "{\"rows\":[]}",
    ])
  func manifests(name: String) throws {
    let document = Self.document(3, manifest: name)
    #expect(BatchResults(try document.text) == document)
    #expect(BatchResults(try Self.document(0, manifest: name).text)?.manifest == name)
  }

  @Test("each row is a line of its own, whatever its message has")
  func lines() throws {
    let document = Self.document(5)
    let lines = String(decoding: try document.text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // What stands before, the rows, what stands behind, and nothing.
    #expect(lines.count == 8 && lines.last == "")
    for (row, line) in zip(document.rows, lines[1...5]) {
      let bare = line.hasSuffix(",") ? line.dropLast() : line
      #expect(try JSONDecoder().decode(BatchResult.self, from: Data(bare.utf8)) == row)
      #expect(try row.line == Data(bare.utf8))
    }
    #expect(lines[1...4].allSatisfy { $0.hasSuffix("},") } && lines[5].hasSuffix("}"))
  }

  @Test("a row of which nothing is known says so, without keys for the rest")
  func waiting() throws {
    let line = try BatchResult(row: 3, name: "x", scene: "a/A.swift").line
    #expect(
      String(decoding: line, as: UTF8.self)
        == #"{"name":"x","row":3,"scene":"a/A.swift","status":"waiting"}"#)
  }

  @Test("an empty document's text is known by heart")
  func empty() throws {
    let text = try BatchResults(version: "1", manifest: "a/b.yaml", shard: "2/7", count: 9).text
    #expect(
      String(decoding: text, as: UTF8.self)
        == #"{"count":9,"manifest":"a/b.yaml","rows":["# + "\n\n"
        + #"],"schema":"rostrum.batch/1","shard":"2/7","version":"1"}"# + "\n")
  }

  @Test("the frame does not depend on the rows")
  func frame() throws {
    let (one, other) = (try Self.document(0).frame, try Self.document(9).frame)
    #expect(one.before == other.before && one.after == other.after)
    #expect(try Self.document(0).text == one.before + one.after)
  }

  @Test(
    "what is no document of this form is none",
    arguments: [
      "", "{}", "[]", "null", "{\"schema\":\"rostrum.batch/1\"}",
      #"{"count":1,"manifest":"m","rows":[],"schema":"rostrum.batch/2","version":"1"}"#,
      #"{"count":1,"manifest":"m","rows":[],"version":"1"}"#,
      #"{"count":"1","manifest":"m","rows":[],"schema":"rostrum.batch/1","version":"1"}"#,
      #"{"count":1,"manifest":"m","rows":[{"row":0,"name":"a","scene":"b","status":"lost"}],"#
        + #""schema":"rostrum.batch/1","version":"1"}"#,
    ])
  func wrong(text: String) { #expect(BatchResults(Data(text.utf8)) == nil) }

  @Test("keys that are not known are passed over, keys may stand in any order")
  func tolerant() throws {
    let text =
      #"{"version":"1","schema":"rostrum.batch/1","rows":[{"status":"done","scene":"s","name":"n","row":4,"new":[1]}],"#
      + #""manifest":"m","more":{"a":1},"count":5}"#
    let document = try #require(BatchResults(Data(text.utf8)))
    #expect(
      document.shard == nil && document.rows.map(\.row) == [4] && document.rows[0].status == .done)
  }
}
