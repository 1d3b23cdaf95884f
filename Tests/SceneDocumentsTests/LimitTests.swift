import Testing

@testable import SceneDocuments

@Suite("Limits and traps")
struct LimitTests {
  private func document(_ node: String, count: Int = 1) -> String {
    "rostrum: 1\nscene:\n" + String(repeating: "  - \(node)\n", count: count)
  }

  @Test("so many nodes are read, and one more is refused")
  func nodes() throws {
    #expect(mistakes(document("{circle: 1}", count: DocumentLimits.nodes)).isEmpty)
    let lines = mistakes(document("{group: [{circle: 1}]}", count: DocumentLimits.nodes / 2 + 1))
    #expect(lines == ["scene:3:3: scene: found 10,001 nodes; accepted are up to 10,000"])
  }

  @Test(
    "lists and mappings in one another, in both languages, by thousands",
    arguments: [65, 1500, 100_000])
  func depth(count: Int) {
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")] {
      let text =
        String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
      for format in DocumentSource.Format.allCases {
        let lines = mistakes("{\"rostrum\": 1, \"scene\": \(text)}", format: format)
        #expect(lines.count == 1)
        #expect(
          lines.first?.contains("more than 64 lists and mappings in one another") ?? false,
          "\(lines)")
      }
    }
    let lines = mistakes("scene: \n" + String(repeating: "- ", count: count) + "1")
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains("more than 64 lists and mappings in one another") ?? false, "\(lines)")
  }

  @Test("a group 60 deep is read")
  func deep() throws {
    let inner =
      String(repeating: "{\"group\": [", count: 28) + "{\"circle\": 1}"
      + String(repeating: "]}", count: 28)
    #expect(mistakes("{\"rostrum\": 1, \"scene\": [\(inner)]}", format: .json).isEmpty)
  }

  @Test("long texts")
  func texts() {
    #expect(mistakes(document("{text: \(String(repeating: "é", count: 10_000))}")).isEmpty)
    let lines = mistakes(document("{text: \(String(repeating: "é", count: 10_001))}"))
    #expect(
      lines == ["scene:3:12: scene[0].text: a text of 10,001 characters; accepted are up to 10,000"]
    )
    let path = "M0 0" + String(repeating: " L1 1", count: 100_000)
    #expect(
      mistakes(document("{path: \(path)}")) == [
        "scene:3:12: scene[0].path: a text of more than 100,000 characters"
      ])
  }

  @Test("many values, and many bytes")
  func sizes() {
    let values = String(repeating: "1,", count: DocumentLimits.values) + "1"
    for format in DocumentSource.Format.allCases {
      let lines = mistakes("[\(values)]", format: format)
      #expect(
        lines.first?.hasSuffix("more than 200,000 values; accepted are fewer") ?? false, "\(lines)")
    }
    let bytes = [UInt8](repeating: 0x20, count: DocumentLimits.bytes + 1)
    #expect(mistakes(bytes) == ["scene: found 4,194,305 bytes; accepted are up to 4 MiB"])
  }

  @Test("aliases that would be endless, wherever they stand", arguments: ["", "? "])
  func laughs(mark: String) {
    var text = "a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha]\n"
    for i in 1...40 {
      let alias = "*a\(i - 1)"
      text += "a\(i): &a\(i) [\(Array(repeating: alias, count: 9).joined(separator: ", "))]\n"
    }
    text += mark.isEmpty ? "scene: *a40\n" : "\(mark)*a40\n: 1\n"
    let lines = mistakes(text)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("found an anchor or alias") ?? false, "\(lines)")
  }

  @Test("words that only look like aliases and anchors are words")
  func stars() throws {
    let text = "*very* *bold*, &so on"
    let words = Array(repeating: text, count: 3).joined(separator: " ")
    #expect(try node("text: 'x \(words)'").base.text == "x \(words)")
  }

  @Test(
    "bytes that are no text",
    arguments: [
      ([0x61, 0xFF, 0x62], "1:2: found the byte 0xFF, which is not UTF-8; accepted is UTF-8"),
      (
        [0x61, 0x0A, 0xC3, 0xA4, 0xC3],
        "2:2: found the byte 0xC3, which is not UTF-8; accepted is UTF-8"
      ),
      ([0xFF, 0xFE, 0x61, 0x00], "1:1: the file is in UTF-16; accepted is UTF-8"),
      ([0x61, 0x0A, 0x62, 0x00], "2:2: found the control character U+0000"),
      ([0x1B], "1:1: found the control character U+001B"),
    ] as [([UInt8], String)])
  func bytes(bytes: [UInt8], said: String) {
    for format in DocumentSource.Format.allCases {
      #expect(mistakes(bytes, format: format) == ["scene:\(said)"])
    }
  }

  @Test("a byte order mark is no part of the text")
  func mark() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("rostrum: 1\nscene: []\n".utf8)
    #expect(mistakes(bytes).isEmpty)
    #expect(
      mistakes([0xEF, 0xBB, 0xBF] + Array("{\"rostrum\": 1, \"scene\": []}".utf8), format: .json)
        .isEmpty)
  }

  @Test(
    "nor of a value, or a key, that begins with it",
    arguments: DocumentSource.Format.allCases, ["\u{FEFF}", "\\ufeff"])
  func innerMark(format: DocumentSource.Format, mark: String) throws {
    let text = "{\"rostrum\": 1, \"scene\": {\"\(mark)text\": \"\(mark)a\(mark)b\"}}"
    let source = try DocumentSource(bytes: Array(text.utf8), path: "scene", format: format)
    #expect(try source.document().nodes.first?.base.text == "a\u{FEFF}b")
  }

  @Test("JSON of other languages: pairs of escapes, long keys, tabs, spaces")
  func foreign() throws {
    let key = String(repeating: "k", count: 3000)
    let text =
      "\t{\"rostrum\": 1,\r\n \"scene\":[{\"text\":\"\\ud83d\\ude80 \\u00e4\\/\"}],\"\(key)\":1}"
    let lines = mistakes(text, format: .json)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("is no key of this") ?? false)
    let source = try DocumentSource(
      bytes: Array("{\"rostrum\":1,\"scene\":[{\"text\":\"\\ud83d\\ude80 \\u00e4\\/\"}]}".utf8),
      path: "", format: .json)
    #expect(try source.document().nodes.first?.base.text == "🚀 ä/")
  }

  @Test("groups of states without a group are refused, and wrong ones told once")
  func noGroups() {
    #expect(
      mistakes("rostrum: 1\nstates: {}\nscene: {circle: 1}") == [
        "scene:2:9: states: found no group of states; accepted is at least one"
      ])
    let lines = mistakes("rostrum: 1\nstates: {a b: [c]}\nscene: {circle: 1}")
    #expect(lines.count == 1)
  }

  @Test("what a message quotes from a document stays in its line")
  func quoted() {
    let choices = (1...30).map { "\"eas\\n\($0)\"" }.joined(separator: ", ")
    let input = "{\"type\": \"choice\", \"choices\": [\(choices)], \"default\": \"eas\\n\"}"
    let lines = mistakes(
      "{\"rostrum\": 1, \"inputs\": {\"v\": \(input)}, \"scene\": {\"circle\": 1}}", format: .json)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("eas\\n16 or one of 14 more; did you mean 'eas\\n1'?") ?? false)
    #expect(!lines.contains { $0.contains("\n") }, "\(lines)")
  }

  @Test("a text that inputs make long is refused")
  func growth() {
    let placeholders = String(repeating: "${title}", count: 10_000)
    let lines = mistakes(
      "rostrum: 1\ninputs: {title: x}\nscene: [{text: '\(placeholders)'}]",
      inputs: ["title": String(repeating: "y", count: 10_000)])
    #expect(lines.count == 1)
  }
}
