import Testing

@testable import SceneDocuments

@Suite("The schema's text")
struct SchemaTextTests {
  private func root() throws -> DocumentNode {
    try DocumentSource(bytes: Array(DocumentSchema.json().utf8), path: "schema", format: .json).root
  }

  private func entries(_ node: DocumentNode?) -> [DocumentNode.Entry] {
    if case .mapping(let entries)? = node?.content { entries } else { [] }
  }

  private func texts(_ node: DocumentNode?) -> [String] {
    guard case .list(let items)? = node?.content else { return [] }
    return items.compactMap(text)
  }

  private func text(_ node: DocumentNode?) -> String? {
    if case .scalar(let scalar)? = node?.content { scalar.text } else { nil }
  }

  /// Every mapping of the schema.
  private func mappings(_ node: DocumentNode) -> [DocumentNode] {
    switch node.content {
    case .scalar: []
    case .list(let items): items.flatMap(mappings)
    case .mapping(let entries): [node] + entries.flatMap { mappings($0.value) }
    }
  }

  @Test("it is the same every time, in printable lines without space at their ends")
  func text() {
    let schema = DocumentSchema.json()
    #expect(schema == DocumentSchema.json())
    #expect(schema.hasPrefix("{\n") && schema.hasSuffix("}\n") && !schema.hasSuffix("\n\n"))
    #expect(!schema.unicodeScalars.contains("\t") && !schema.unicodeScalars.contains("\r"))
    for line in schema.split(separator: "\n") { #expect(line.last != " ") }
    #expect(DocumentSchema.identifier == "urn:rostrum:scene-document:1")
  }

  @Test("every reference leads somewhere, and nothing stands there for nobody")
  func references() throws {
    let root = try root()
    let definitions = Set(entries(root["$defs"]).map(\.key))
    let used = mappings(root).compactMap { text($0["$ref"]) }
    #expect(used.allSatisfy { $0.hasPrefix("#/$defs/") })
    let names = Set(used.map { String($0.dropFirst("#/$defs/".count)) })
    #expect(names.isSubset(of: definitions), "\(names.subtracting(definitions))")
    #expect(definitions.isSubset(of: names), "\(definitions.subtracting(names))")
    #expect(definitions.count == entries(root["$defs"]).count)
  }

  @Test(
    "a mapping has the keys of the table, in its order, those that must be there, and no others")
  func records() throws {
    let (root, table) = (try root(), FormTable.standard)
    for name in table.order {
      let record = try #require(table.records[name])
      let schema = try #require(name == "document" ? root : root["$defs"]?[name], "\(name)")
      #expect(entries(schema["properties"]).map(\.key) == record.fields.map(\.key), "\(name)")
      #expect(texts(schema["required"]) == record.fields.filter(\.isRequired).map(\.key), "\(name)")
      #expect(text(schema["additionalProperties"]) == "false", "\(name)")
      #expect(text(schema["type"]) == "object", "\(name)")
    }
  }

  @Test("of kinds one counts, and each requires the key that tells it")
  func variants() throws {
    let (root, table) = (try root(), FormTable.standard)
    for (name, kinds) in table.variants {
      guard case .list(let ways)? = root["$defs"]?[name]?["oneOf"]?.content else {
        Issue.record("\(name) has no kinds")
        continue
      }
      #expect(ways.compactMap { text($0["$ref"]) } == kinds.map { "#/$defs/\(name).\($0)" })
      for kind in kinds {
        let required = texts(root["$defs"]?["\(name).\(kind)"]?["required"])
        #expect(required.contains(kind), "\(name).\(kind)")
      }
    }
  }

  @Test(
    "limits are limits: no least is above a greatest, and every pattern begins and ends somewhere")
  func bounds() throws {
    var (ranges, patterns) = (0, 0)
    for mapping in mappings(try root()) {
      for (low, high) in [
        ("minimum", "maximum"), ("exclusiveMinimum", "maximum"), ("minItems", "maxItems"),
      ] {
        guard let least = text(mapping[low]).flatMap(Double.init),
          let most = text(mapping[high]).flatMap(Double.init)
        else { continue }
        ranges += 1
        #expect(least <= most)
      }
      // A property may be called pattern; one that is a text is the keyword.
      guard let pattern = text(mapping["pattern"]) else { continue }
      patterns += 1
      #expect(pattern.hasPrefix("^"), "\(pattern)")
      #expect(text(mapping["type"]) == "string", "\(pattern)")
    }
    #expect(ranges > 50 && patterns > 10)
  }
}
