internal import Yams

/// Reads YAML (1.1's syntax, the core schema's types) by Yams, with the place of every value.
///
/// Left out of YAML, on purpose: anchors and aliases, by which a short text can be endless; tags; several documents in a
/// file; keys that are no words.
enum YAMLReader {
  /// Reads the one value that a text is.
  ///
  /// - Parameter text: The text, without a byte order mark.
  /// - Returns: The value; nothing, for an empty text.
  /// - Throws: Where it is none, or has what is left out.
  static func read(_ text: String) throws(JSONReader.Failure) -> DocumentNode {
    if let failure = bomb(in: text) { throw failure }
    let parser: Parser
    let root: Node?
    do {
      // By default every scalar would be compared with a dozen regular expressions.
      parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      root = try parser.singleRoot()
    } catch let error as YamlError {
      throw failure(error)
    } catch {
      throw .init(place: SourcePlace(line: 1, column: 1), reason: "it is not YAML: \(error)")
    }
    guard let root else {
      return DocumentNode(
        content: .scalar(.init(text: "", kind: .null)), place: SourcePlace(line: 1, column: 1))
    }
    var tree = Tree()
    // Nodes hold their anchors weakly: the parser holds them.
    return try withExtendedLifetime(parser) { () throws(JSONReader.Failure) in
      try tree.node(root, depth: 0)
    }
  }

  /// Aliases within keys would be followed before anybody could count them.
  ///
  /// Where so many could stand, and an anchor could, the text is refused unread; words in running text seldom look
  /// like both.
  private static func bomb(in text: String) -> JSONReader.Failure? {
    var (aliases, hasAnchor, before) = (0, false, UInt8(ascii: "\n"))
    var (line, found) = (1, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { line += 1 }
      // Where a value can begin: after spaces, line feeds, commas and opening brackets.
      switch before {
      case 0x20, 0x0A, 0x0D, 0x09, 0x2C, 0x5B, 0x7B:
        if byte == UInt8(ascii: "*") { (aliases, found) = (aliases + 1, line) }
        if byte == UInt8(ascii: "&") { hasAnchor = true }
      default: break
      }
      before = byte
    }
    guard hasAnchor, aliases > mostAliases else { return nil }
    return .init(place: SourcePlace(line: found, column: 1), reason: noAnchors)
  }

  private static let mostAliases = 16
  fileprivate static let noAnchors =
    "found an anchor or alias ('&name', '*name'); accepted are values, written where they are needed"

  // MARK: What is wrong

  private static func failure(_ error: YamlError) -> JSONReader.Failure {
    func at(_ mark: Mark, _ reason: String) -> JSONReader.Failure {
      .init(
        place: SourcePlace(line: max(1, mark.line), column: max(1, mark.column)), reason: reason)
    }
    switch error {
    case .scanner(let context, let problem, let mark, let yaml),
      .parser(let context, let problem, let mark, let yaml),
      .composer(let context, let problem, let mark, let yaml):
      return at(mark, reason(problem, context?.text ?? "", mark, yaml))
    case .duplicatedKeysInMapping(let keys, let context):
      let key = Wording.excerpt(keys.first ?? "")
      return at(context.mark, "the key '\(key)' stands there twice; accepted is each key once")
    case .reader(let problem, _, _, _):
      return .init(place: SourcePlace(line: 1, column: 1), reason: "it is not YAML: \(problem)")
    default:
      return .init(place: SourcePlace(line: 1, column: 1), reason: "it is not YAML")
    }
  }

  /// What the parser says, in a designer's words.
  private static func reason(
    _ problem: String, _ context: String, _ mark: Mark, _ yaml: String
  ) -> String {
    let lines = yaml.split(separator: "\n", maxSplits: mark.line, omittingEmptySubsequences: false)
    let line = mark.line >= 1 && mark.line <= lines.count ? lines[mark.line - 1] : ""
    let rest = line.unicodeScalars.dropFirst(max(0, mark.column - 1))
    let next = rest.first.map { Wording.excerpt(String($0)) }
    switch problem {
    case "found character that cannot start any token" where rest.first == "\t":
      return "found a tab; accepted are spaces"
    case "found character that cannot start any token":
      return "found '\(next ?? "")' at the start of a value; put it in quotes"
    case "mapping values are not allowed in this context":
      return "found a ':' too many; a text with ': ' in it stands in quotes"
    case "found undefined alias": return noAnchors
    case "but found another document": return "found a second document; accepted is one to a file"
    case let text where text.hasPrefix("Maximum nesting level"):
      return "more than \(DocumentLimits.depth) lists and mappings in one another"
    case "could not find expected ':'":
      return "a key without ':' before here; a text of several lines stands in quotes or behind '|'"
    case "did not find expected key":
      return
        "found \(next.map { "'\($0)'" } ?? "the end") where a key is due; is it indented as its neighbours are?"
    case "did not find expected '-' indicator":
      return
        "found \(next.map { "'\($0)'" } ?? "the end") in a list; each item begins with '- ' in the same column"
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      let end = problem.hasSuffix("]'") ? "]" : "}"
      return "found \(next.map { "'\($0)'" } ?? "the end of the line"); accepted is ',' or '\(end)'"
    case "found unexpected end of stream":
      return "the document ends within a text in quotes"
    default:
      return "it is not YAML: \([context, problem].filter { !$0.isEmpty }.joined(separator: ", "))"
    }
  }
}

/// Yams' nodes as ours, counted.
private struct Tree {
  private var values = 0

  mutating func node(_ node: Node, depth: Int) throws(JSONReader.Failure) -> DocumentNode {
    let mark = node.mark
    let place = SourcePlace(line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1))
    func failure(_ reason: String) -> JSONReader.Failure { .init(place: place, reason: reason) }
    values += 1
    guard values <= DocumentLimits.values else {
      throw failure(
        "more than \(Wording.grouped(DocumentLimits.values)) values; accepted are fewer")
    }
    guard depth <= DocumentLimits.depth else {
      throw failure("more than \(DocumentLimits.depth) lists and mappings in one another")
    }
    guard node.anchor == nil else { throw failure(YAMLReader.noAnchors) }
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      guard Self.isUsual(scalar.tag) else { throw failure(Self.noTags) }
      let text = scalar.string.withoutMarks
      return DocumentNode(
        content: .scalar(isPlain ? .init(plain: text) : .init(text: text, kind: .text)),
        place: place)
    case .sequence(let sequence):
      guard Self.isUsual(sequence.tag) else { throw failure(Self.noTags) }
      var items: [DocumentNode] = []
      items.reserveCapacity(sequence.count)
      for item in sequence { items.append(try self.node(item, depth: depth + 1)) }
      return DocumentNode(content: .list(items), place: place)
    case .mapping(let mapping):
      guard Self.isUsual(mapping.tag) else { throw failure(Self.noTags) }
      var entries: [DocumentNode.Entry] = []
      entries.reserveCapacity(mapping.count)
      for (key, value) in mapping { entries.append(try entry(key, value, depth)) }
      return DocumentNode(content: .mapping(entries), place: place)
    case .alias: throw failure(YAMLReader.noAnchors)
    }
  }

  private mutating func entry(
    _ key: Node, _ value: Node, _ depth: Int
  ) throws(JSONReader.Failure) -> DocumentNode.Entry {
    let name = try node(key, depth: depth + 1)
    guard case .scalar(let scalar) = name.content else {
      throw .init(place: name.place, reason: "found \(name.found) as a key; accepted is a word")
    }
    // In quotes it is a word as any other.
    let isPlain = key.scalar.map { $0.style == .plain || $0.style == .any } ?? false
    guard !isPlain || scalar.text != "<<" else {
      throw .init(place: name.place, reason: "found the key '<<'; keys are not merged: write them")
    }
    return .init(key: scalar.text, place: name.place, value: try node(value, depth: depth + 1))
  }

  private static let noTags = "found a tag ('!name'); accepted are values without"

  /// Whether no tag was written; quotes alone make one, too.
  private static func isUsual(_ tag: Tag) -> Bool {
    ["", "tag:yaml.org,2002:str", "!"].contains(tag.description)
  }
}
