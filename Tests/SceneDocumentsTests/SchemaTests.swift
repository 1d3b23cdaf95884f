import DocumentFuzzing
import Foundation
import Testing

@testable import SceneDocuments

@Suite("The schema")
struct SchemaTests {
  @Test("is JSON, says its version and explains every key")
  func form() throws {
    let text = DocumentSchema.json()
    let source = try DocumentSource(bytes: Array(text.utf8), path: "schema", format: .json)
    #expect(source.root["$id"]?.found.contains("scene-document:1") ?? false)
    guard case .mapping(let definitions)? = source.root["$defs"]?.content else {
      Issue.record("no definitions")
      return
    }
    #expect(definitions.count > 70)
    for definition in definitions {
      guard case .mapping(let keys)? = definition.value["properties"]?.content else { continue }
      for key in keys {
        // Many mappings have some keys, which are explained once.
        let name = key.value["$ref"].map { $0.found.dropFirst(9).dropLast() } ?? ""
        let explained = definitions.first { $0.key == name }?.value ?? key.value
        #expect(explained["description"] != nil, "\(definition.key).\(key.key)")
      }
    }
  }

  /// The documents that are shown to people.
  private static let films = "../../Scenes/Documents"

  @Test(
    "takes what the reader takes: examples, and documents by the grammar",
    .enabled(if: Validator.isInstalled, "python3 with jsonschema is not installed"))
  func takes() throws {
    var documents: [String] = []
    for name in try names(in: "Documents") where name.hasSuffix(".yaml") || name.hasSuffix(".json")
    {
      documents.append(
        try json(text(of: "Documents/\(name)"), name.hasSuffix(".json") ? .json : .yaml))
    }
    documents += try documented().map { try json($0, .yaml) }
    #expect(documents.count >= 7)
    let films = try names(in: Self.films).filter {
      ["yaml", "json"].contains($0.split(separator: ".").last) && !$0.hasSuffix(".tokens.json")
    }
    #expect(films.count >= 13)
    documents += try films.map {
      try json(text(of: "\(Self.films)/\($0)"), $0.hasSuffix(".json") ? .json : .yaml)
    }
    let examples = documents.count
    for seed in 0..<120 as Range<UInt64> {
      var grammar = DocumentGrammar(seed: seed)
      documents.append(grammar.document().json)
    }
    let verdicts = try Validator.verdicts(documents)
    #expect(verdicts.count == documents.count, "\(verdicts.prefix(5))")
    for (i, verdict) in verdicts.enumerated() where verdict != "1" {
      Issue.record(
        "\(i < examples ? "example" : "seed") \(i < examples ? i : i - examples): \(documents[i].prefix(2000))"
      )
    }
  }

  @Test(
    "refuses what forms refuse",
    .enabled(if: Validator.isInstalled, "python3 with jsonschema is not installed"))
  func refuses() throws {
    let wrong = try WrongDocument.all().filter {
      $0.said.contains { $0.contains("accepted is") || $0.contains("is no key of") }
    }
    // What is wrong with names and between values no schema says.
    var texts: [String] = []
    for document in wrong {
      let isJSON = document.text.hasPrefix("{")
      if let text = try? json(document.text, isJSON ? .json : .yaml) { texts.append(text) }
    }
    let verdicts = try Validator.verdicts(texts)
    #expect(verdicts.count == texts.count)
    #expect(verdicts.count { $0 == "0" } > 25, "\(verdicts)")
  }

  @Test("every document of the documentation is read")
  func documentation() throws {
    let blocks = try documented()
    #expect(blocks.count >= 4)
    for block in blocks { #expect(mistakes(block) == []) }
  }

  /// The documents that stand in the documentation.
  private func documented() throws -> [String] {
    let page = try text(of: "../../Documentation/SceneDocuments.md")
    return page.split(separator: "```yaml\n").dropFirst().compactMap {
      $0.split(separator: "```").first
    }
    .map(String.init).filter { $0.hasPrefix("rostrum: 1") }
  }

  /// A document's text as JSON that any validator reads.
  private func json(_ text: String, _ format: DocumentSource.Format) throws -> String {
    tree(try DocumentSource(bytes: Array(text.utf8), path: "", format: format).root).json
  }

  private func tree(_ node: DocumentNode) -> FuzzTree {
    switch node.content {
    case .list(let items): return .list(items.map(tree))
    case .mapping(let entries): return .mapping(entries.map { .init($0.key, tree($0.value)) })
    case .scalar(let scalar):
      switch scalar.kind {
      case .null: return .plain("null")
      case .boolean: return .plain(scalar.text)
      case .number:
        // JSON has no digits without a point's neighbours, and no infinite numbers.
        let value = Double(scalar.text) ?? 0
        return .plain(value.isFinite ? Wording.number(value) : "1e400")
      case .text, .filled: return .text(scalar.text)
      }
    }
  }
}
