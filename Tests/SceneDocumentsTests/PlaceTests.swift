import Testing

@testable import SceneDocuments

@Suite("Places of values and of mistakes")
struct PlaceTests {
  private func root(_ text: String, _ format: DocumentSource.Format) throws -> DocumentNode {
    try DocumentSource(bytes: Array(text.utf8), path: "", format: format).root
  }

  /// Every value and every key with its place, in the order of the text.
  private func places(_ node: DocumentNode) -> [SourcePlace] {
    switch node.content {
    case .scalar: [node.place]
    case .list(let items): [node.place] + items.flatMap(places)
    case .mapping(let entries): [node.place] + entries.flatMap { [$0.place] + places($0.value) }
    }
  }

  private static let flow = """
    {"rostrum": 1, "scene": [
      {"circle": 20, "fill": "red",   "x": -3.5},
      {"text": "ä🚀é", "label": "b", "states":
        {"open": {"shown": true, "x":  1e2}}}
    ]}
    """

  @Test("JSON is YAML: both languages find every value in the same place")
  func agreement() throws {
    let (json, yaml) = (try root(Self.flow, .json), try root(Self.flow, .yaml))
    #expect(places(json) == places(yaml))
    #expect(places(json).count == 25)
    for (a, b) in zip(places(json), places(json).dropFirst()) { #expect(a <= b) }
  }

  @Test("a value stands where its first character is, in scalars from 1")
  func first() throws {
    let lines = Self.flow.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.unicodeScalars) }
    func check(_ node: DocumentNode) {
      let found = lines[node.place.line - 1][node.place.column - 1]
      switch node.content {
      case .scalar(let scalar):
        #expect(found == (scalar.kind == .text ? "\"" : scalar.text.unicodeScalars.first))
      case .list(let items):
        #expect(found == "[")
        items.forEach(check)
      case .mapping(let entries):
        #expect(found == "{")
        for entry in entries {
          #expect(lines[entry.place.line - 1][entry.place.column - 1] == "\"")
          check(entry.value)
        }
      }
    }
    for format in DocumentSource.Format.allCases { check(try root(Self.flow, format)) }
  }

  @Test("lines put before it move a mistake down, spaces to the right", arguments: [0, 1, 7, 100])
  func shifted(count: Int) {
    let text = "{\"rostrum\": 1, \"scene\": [{\"circle\": 9, \"fil\": 1}]}"
    for format in DocumentSource.Format.allCases {
      let said = "scene[0].fil: 'fil' is no key of a circle; did you mean 'fill'?"
      let down = String(repeating: "\n", count: count) + text
      #expect(mistakes(down, format: format) == ["scene:\(count + 1):40: \(said)"])
      let right = String(repeating: " ", count: count) + text
      #expect(mistakes(right, format: format) == ["scene:1:\(count + 40): \(said)"])
      let returns = String(repeating: "\r\n", count: count) + text
      #expect(mistakes(returns, format: format) == ["scene:\(count + 1):40: \(said)"])
    }
  }

  @Test("columns count characters' scalars, not bytes")
  func columns() {
    for (label, width) in [("a", 1), ("ä", 1), ("🚀", 1), ("e\u{301}", 2), ("状態", 2)] {
      let text = "{\"rostrum\": 1, \"scene\": [{\"text\": \"\(label)\", \"fil\": 1}]}"
      for format in DocumentSource.Format.allCases {
        #expect(
          mistakes(text, format: format).first?.hasPrefix("scene:1:\(39 + width): scene[0].fil: ")
            ?? false, "\(label): \(mistakes(text, format: format))")
      }
    }
  }

  @Test(
    "what is no JSON is told where it ends to be one",
    arguments: [
      ("", "1:1: the document ends where a value is due"),
      ("{\"a\"", "1:5: found the end after a key; accepted is ':'"),
      ("{\"a\" 1}", "1:6: found '1' after a key; accepted is ':'"),
      ("{a: 1}", "1:2: found 'a' where a key is due; accepted is a word in double quotes"),
      ("{\"a\": 1,}", "1:9: found '}' where a key is due; accepted is a word in double quotes"),
      ("[1 2]", "1:4: found '2'; accepted is ',' or ']'"),
      ("[1, 2", "1:6: found the end; accepted is ',' or ']'"),
      ("{} {}", "1:4: the document ends before '{'; accepted is one value"),
      ("[\n 01]", "2:2: found '01' where a value is due; words stand in double quotes"),
      ("[+1]", "1:2: found '+1' where a value is due; words stand in double quotes"),
      ("[1.]", "1:2: found '1.' where a value is due; words stand in double quotes"),
      ("[.5]", "1:2: found '.5' where a value is due; words stand in double quotes"),
      ("[NaN]", "1:2: found 'NaN' where a value is due; words stand in double quotes"),
      ("[True]", "1:2: found 'True' where a value is due; words stand in double quotes"),
      ("{\"a\": 1,\n  \"a\": 2}", "2:3: the key 'a' stands there twice; accepted is each key once"),
      (
        "{\"a\": 1, \"\\u0061\": 2}",
        "1:10: the key 'a' stands there twice; accepted is each key once"
      ),
      ("[\"abc", "1:2: the text that begins here has no end; accepted is '\"'"),
    ])
  func json(text: String, said: String) {
    #expect(mistakes(text, format: .json) == ["scene:\(said)"])
  }

  @Test("mistakes stand in the order of the text, whatever finds them")
  func order() {
    let lines = mistakes(
      """
      rostrum: 1
      script: [{tap: a, at: soon}]
      events: [{tap: nobody, state: base}]
      animation: bouncey
      scene:
        - {circle: big, id: dot}
        - {circle: 9, id: dott, opacity: 2}
      """)
    let places = lines.map { $0.split(separator: ":").dropFirst().prefix(2).compactMap { Int($0) } }
    #expect(places.map { $0[0] } == places.map { $0[0] }.sorted())
    #expect(lines.contains { $0.hasPrefix("scene:2:23: script[0].at: ") })
    #expect(lines.contains { $0.hasPrefix("scene:4:12: animation: ") })
    #expect(lines.contains { $0.hasPrefix("scene:6:14: scene[0].circle: ") })
    #expect(lines.contains { $0.hasPrefix("scene:7:36: scene[1].opacity: ") })
  }

  @Test("problems: what is said twice is told once, what concerns the file first")
  func problems() {
    func problem(_ line: Int?, _ reason: String) -> DocumentProblem {
      DocumentProblem(
        file: "f", place: line.map { SourcePlace(line: $0, column: 2) }, path: "", reason: reason)
    }
    let errors = DocumentErrors([
      problem(9, "c"), problem(3, "b"), problem(nil, "a"), problem(3, "b"), problem(3, "bb"),
    ])
    #expect(errors.count == 4)
    #expect(errors.lines == ["f: a", "f:3:2: b", "f:3:2: bb", "f:9:2: c"])
    let many = DocumentErrors((1...25).reversed().map { problem($0, "x") })
    #expect(many.lines.count == 21 && many.lines.first == "f:1:2: x")
    #expect(many.lines.last == "… and 5 more")
    let path = DocumentProblem(file: "f", place: nil, path: "a[0].b", reason: "r")
    #expect(path.line == "f: a[0].b: r")
  }

  @Test("the way to a value in words")
  func ways() {
    #expect(TreePath.top.text == "")
    #expect(TreePath.top.key("scene").index(0).key("fill").text == "scene[0].fill")
    #expect(TreePath.top.index(3).index(4).text == "[3][4]")
    #expect(SourcePlace(line: 1, column: 9) < SourcePlace(line: 2, column: 1))
    #expect(SourcePlace(line: 2, column: 1) < SourcePlace(line: 2, column: 2))
  }

  @Test("a file's ending names its language")
  func formats() {
    #expect(DocumentSource.format(of: "a/b.yaml") == .yaml)
    #expect(DocumentSource.format(of: "b.YML") == .yaml)
    #expect(DocumentSource.format(of: "b.tokens.json") == .json)
    #expect(DocumentSource.format(of: "b.swift") == nil && DocumentSource.format(of: "") == nil)
  }
}
