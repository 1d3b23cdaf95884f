import Foundation
import Testing

@testable import Batches

/// Tables of JSON Lines.
@Suite("JSON Lines") struct JSONLinesReaderTests {
  private func read(_ text: String) -> (table: BatchTable, problems: BatchProblems) {
    var problems = BatchProblems()
    let table = JSONLinesReader.read(Array(text.utf8), file: "t.jsonl", problems: &problems)
    return (table, problems)
  }

  @Test("what Foundation writes is read back")
  func roundTrip() throws {
    for text in ["", "a", "\"\\/", "\u{1}\n\t", "ü€🎬", "{}", "\u{2028}"] {
      let line = try JSONEncoder().encode(["k": text])
      let (table, problems) = read(String(decoding: line, as: UTF8.self) + "\n")
      #expect(problems.isEmpty && table.text(0, "k") == text)
    }
  }

  @Test("numbers and truths keep their letters, lists are words, null is not given")
  func values() {
    let (table, problems) = read(
      #"{"a": 1.50, "b": -2e3, "c": true, "d": null, "e": ["x", 1], "inputs": {"t": "hi"}}"#
        + "\n\n" + #"  {"z": 0 }  "# + "\r\n" + #"{"u": "\ud83c\udfac\u00e4"}"#)
    #expect(problems.isEmpty, "\(problems.first)")
    #expect(
      table.text(0, "a") == "1.50" && table.text(0, "b") == "-2e3" && table.text(0, "c") == "true")
    #expect(table.text(0, "d") == nil && table.text(0, "e") == "x\n1")
    #expect(table.text(0, "input.t") == "hi")
    #expect(table.line(of: 1) == 3 && table.text(1, "z") == "0" && table.text(1, "a") == nil)
    #expect(table.text(2, "u") == "🎬ä")
  }

  @Test("what stands twice is told at the second place")
  func twice() {
    let (_, problems) = read(#"{"inputs": {"a": 1}, "b": 2, "inputs": {"c": 3}}"#)
    #expect(
      problems.first.map(\.description) == ["t.jsonl:1: column 30: 'inputs' stands there twice"])
  }

  @Test(
    "what is no JSON is told with line and column",
    arguments: [
      "x", "{", "{\"a\"}", "{\"a\":}", "{\"a\":01}", "{\"a\":1.}", "{\"a\":+1}", "{\"a\":.5}",
      "{\"a\":tru}", "{\"a\":1,}", "{\"a\":1}}", "{\"a\":\"x}", "{\"a\":\"\\x\"}",
      "{\"a\":\"\\ud800\"}", "{\"a\":{}}", "{\"a\":1,\"a\":2}", "{\"a\":[1}", "[1]",
      "{\"a\":[[1]]}", "{\"a\":[]}", "{\"a\":[\"\"]}", "{\"a\":[\"x\",\"\"]}", "{\"a\":[null]}",
      "{\"a\":[\"x\\ny\"]}", "{\"inputs\":{\"a\":1},\"inputs\":{\"b\":2}}",
      "{\"inputs\":{},\"inputs\":null}", "{\"inputs\":{\"a\":1,\"a\":2}}",
      "{\"inputs\":{\"a\":1},\"input.a\":2}", "{\"input.a\":1,\"inputs\":{\"a\":2}}",
      "{\"inputs\":{\"a\":[1]}}", "{\"input.a\":[1]}",
    ])
  func wrong(line: String) {
    let (_, problems) = read("{\"a\": 1}\n\(line)\n{\"a\": 2}\n")
    #expect(problems.count == 1)
    #expect(problems.first.first?.line == 2)
    #expect(problems.first.first?.path.hasPrefix("column ") == true)
  }
}
