import Testing

@testable import SceneDocuments

/// A wrong document, and what is said about it.
struct WrongDocument: CustomTestStringConvertible, Sendable {
  var title: String
  var text: String
  var said: [String]
  var testDescription: String { title }

  /// The documents of `Documents/wrong.txt`.
  static func all() throws -> [WrongDocument] {
    try SceneDocumentsTests.text(of: "Documents/wrong.txt").split(separator: "\n=== ").dropFirst()
      .map { block in
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let body = lines.dropFirst().prefix { !$0.hasPrefix("=> ") }
        return WrongDocument(
          title: lines[0], text: body.map { "\($0)\n" }.joined(),
          said: lines.filter { $0.hasPrefix("=> ") }.map { String($0.dropFirst(3)) })
      }
  }
}

@Suite("Wrong documents")
struct WrongDocumentTests {
  @Test("each is told in lines that say where it is, what was found and what is accepted")
  func told() throws {
    let documents = try WrongDocument.all()
    #expect(documents.count >= 60)
    for document in documents {
      let isJSON = document.text.hasPrefix("{")
      let lines = mistakes(document.text, format: isJSON ? .json : .yaml)
      #expect(!document.said.isEmpty, "\(document.title): the file says nothing")
      #expect(lines.count == document.said.count, "\(document.title): \(lines)")
      for (line, said) in zip(lines, document.said) {
        #expect(Self.says(line, said), "\(document.title): \(line)")
      }
    }
  }

  /// Whether a line says these words, "…" standing for any others.
  private static func says(_ line: String, _ words: String) -> Bool {
    var rest = Substring(line)
    for part in words.split(separator: "…") {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  @Test("mistakes are told in the order of the text, and no more than anybody reads")
  func many() throws {
    let nodes = (1...50).map { "  - {circle: \($0), fil\($0): red}\n" }.joined()
    let lines = mistakes("rostrum: 1\nscene:\n\(nodes)")
    #expect(lines.count == DocumentLimits.toldProblems + 1)
    #expect(lines.last == "… and 30 more")
    #expect(lines.first?.hasPrefix("scene:3:") ?? false)
    #expect(lines[19].hasPrefix("scene:22:"))
  }

  @Test(
    "values that are given are refused by name, kind and range",
    arguments: [
      (
        ["titel": "x"],
        "the document has no input 'titel'; accepted is title, count or look; did you mean 'title'?"
      ),
      (["count": "12"], "given is '12'; accepted is a number from 0 to 9"),
      (["count": "many"], "given is 'many'; accepted is a number from 0 to 9"),
      (["look": "plian"], "given is 'plian'; accepted is plain or fancy; did you mean 'plain'?"),
    ])
  func given(values: [String: String], reason: String) {
    let lines = mistakes(
      """
      rostrum: 1
      inputs:
        title: Hello
        count: {type: number, default: 3, range: [0, 9]}
        look: {choices: [plain, fancy], default: plain}
      scene: []
      """, inputs: values)
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix(reason) ?? false, "\(lines)")
  }
}
