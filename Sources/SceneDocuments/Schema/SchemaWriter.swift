/// Writes the table of forms as a JSON Schema.
struct SchemaWriter {
  /// A value of the schema; mappings keep their order.
  indirect enum JSON {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case list([JSON])
    case mapping([(String, JSON)])
  }

  /// A field as it is, wherever it stands.
  private struct Same: Hashable {
    var key: String
    var form: Form
    var words: String
  }

  private let table = FormTable.standard
  /// The fields that many mappings have, which stand in the schema once, with the names that they have there.
  private let shared: [(field: Field, name: String)]
  private let names: [Same: String]

  /// From so many mappings on a field stands on its own.
  private static let many = 4

  init() {
    var counts: [Same: Int] = [:]
    var names: [Same: String] = [:]
    var shared: [(field: Field, name: String)] = []
    for field in table.order.flatMap({ FormTable.standard.records[$0]?.fields ?? [] }) {
      // What a state changes need not be there, and is the same otherwise.
      let same = Same(key: field.key, form: field.form, words: field.words)
      counts[same, default: 0] += 1
      guard counts[same] == Self.many else { continue }
      let known = shared.count { $0.field.key == field.key }
      let name = known == 0 ? "key.\(field.key)" : "key.\(field.key).\(known + 1)"
      names[same] = name
      shared.append((field, name))
    }
    (self.shared, self.names) = (shared, names)
  }

  func text() -> String {
    var result = ""
    Self.write(schema, indentation: 0, into: &result)
    return result + "\n"
  }

  private var schema: JSON {
    var definitions: [(String, JSON)] = [
      ("placeholder", leaf(pattern: "^[^$]*\\$\\{[^}]+\\}.*$", "An input's value: ${NAME}.")),
      ("token", leaf(pattern: "^\\{[^{}]+\\}$", "A design token: {group.token}.")),
    ]
    for name in table.order where name != "document" {
      guard let record = table.records[name] else { continue }
      definitions.append((name, self.record(record)))
    }
    for (field, name) in shared { definitions.append((name, self.field(field))) }
    for (name, kinds) in table.variants.sorted(by: { $0.key < $1.key }) {
      let references = kinds.map { reference("\(name).\($0)") }
      definitions.append((name, .mapping([("oneOf", .list(references))])))
    }
    var top: [(String, JSON)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("$id", .text(DocumentSchema.identifier)),
      ("title", .text("Rostrum scene document, version \(SceneDocument.version)")),
    ]
    if let document = table.records["document"], case .mapping(let members) = record(document) {
      top += members
    }
    top.append(("$defs", .mapping(definitions)))
    return .mapping(top)
  }

  private func reference(_ name: String) -> JSON { .mapping([("$ref", .text("#/$defs/\(name)"))]) }

  private func leaf(pattern: String, _ words: String) -> JSON {
    .mapping([
      ("description", .text(words)), ("type", .text("string")), ("pattern", .text(pattern)),
    ])
  }

  // MARK: Mappings

  private func record(_ record: RecordForm) -> JSON {
    var members: [(String, JSON)] = [
      ("description", .text(record.words)), ("type", .text("object")),
    ]
    members.append(("properties", .mapping(record.fields.map { ($0.key, named($0)) })))
    let required = record.fields.filter(\.isRequired).map { JSON.text($0.key) }
    if !required.isEmpty { members.append(("required", .list(required))) }
    members.append(("additionalProperties", .boolean(false)))
    return .mapping(members)
  }

  /// A field, or where it stands.
  private func named(_ field: Field) -> JSON {
    names[Same(key: field.key, form: field.form, words: field.words)].map(reference)
      ?? self.field(field)
  }

  private func field(_ field: Field) -> JSON {
    let words = field.without.map { "\(field.words) Without: \($0)." } ?? field.words
    var members: [(String, JSON)] = [("description", .text(words))]
    if case .mapping(let form) = form(field.form) { members += form }
    if let standard = field.standard { members.append(("default", value(standard))) }
    return .mapping(members)
  }

  private func value(_ node: DocumentNode) -> JSON {
    switch node.content {
    case .scalar(let scalar):
      switch scalar.kind {
      case .number: .number(Double(scalar.text) ?? 0)
      case .boolean: .boolean(scalar.text == "true")
      default: .text(scalar.text)
      }
    case .list(let items): .list(items.map(value))
    case .mapping(let entries): .mapping(entries.map { ($0.key, value($0.value)) })
    }
  }

  // MARK: Forms

  private func form(_ form: Form) -> JSON {
    let alternatives = alternatives(form)
    return alternatives.count == 1 ? alternatives[0] : .mapping([("anyOf", .list(alternatives))])
  }

  /// The ways in which a form can be written; a placeholder and a token stand where they may, once.
  private func alternatives(_ form: Form) -> [JSON] {
    let forms: [Form] = if case .either(let forms) = form { forms } else { [form] }
    var ways: [JSON] = []
    for form in forms {
      switch form {
      case .either(let inner): ways += inner.flatMap(alternatives)
      case .leaf(let leaf): ways += self.ways(leaf)
      case .choice(let words): ways.append(.mapping([("enum", .list(words.map { .text($0) }))]))
      case .list(let element, let count):
        ways.append(
          .mapping([
            ("type", .text("array")), ("items", self.form(element)),
            ("minItems", .number(Double(count.lowerBound))),
            ("maxItems", .number(Double(count.upperBound))),
          ]))
      case .map(let element):
        ways.append(
          .mapping([
            ("type", .text("object")),
            (
              "propertyNames",
              .mapping([("type", .text("string")), ("pattern", .text(Self.name))])
            ),
            ("additionalProperties", self.form(element)),
          ]))
      case .record(let name), .variants(let name): ways.append(reference(name))
      case .raw: ways.append(.mapping([("type", .text("object"))]))
      }
    }
    if forms.contains(where: \.takesToken) { ways.append(reference("token")) }
    if forms.contains(where: \.takesPlaceholder) { ways.append(reference("placeholder")) }
    return ways
  }

  private func ways(_ leaf: Form.Leaf) -> [JSON] {
    func string(_ pattern: String) -> JSON {
      .mapping([("type", .text("string")), ("pattern", .text(pattern))])
    }
    func number(_ type: String, _ bounds: Form.Bounds) -> JSON {
      var members: [(String, JSON)] = [("type", .text(type))]
      if let least = bounds.least {
        members.append((bounds.isOpen ? "exclusiveMinimum" : "minimum", .number(least)))
      }
      if let most = bounds.most { members.append(("maximum", .number(most))) }
      return .mapping(members)
    }
    let positive = "([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?"
    let decimal = "[-+]?\(positive)"
    let seconds = "\\+?\(positive)m?s"
    // Nine digits on either side of a point; a rate ends in one.
    let digits = "([0-9]{1,9}\\.?[0-9]{0,9}|\\.[0-9]{1,9})"
    let fraction = "([0-9]{1,9}|[0-9]{0,9}\\.[0-9]{1,9})"
    switch leaf {
    case .nothing: return [.mapping([("type", .text("null"))])]
    case .boolean: return [.mapping([("type", .text("boolean"))])]
    case .number(let bounds): return [number("number", bounds)]
    case .integer(let bounds): return [number("integer", bounds)]
    case .share:
      let percent = "0*([0-9]{1,2}(\\.[0-9]*)?|\\.[0-9]+|100(\\.0*)?)"
      return [number("number", .init(least: 0, most: 1)), string("^\(percent)%$")]
    case .angle, .quantity:
      return [number("number", .init()), string("^\(decimal)(deg|°|rad|turn)$")]
    case .seconds(let bounds): return [number("number", bounds), string("^\(seconds)$")]
    case .time:
      return [
        number("number", .init(least: 0, most: 86_400)),
        string("^\(digits)(/\(digits))?(ms|s|f)?$"),
      ]
    case .rate:
      return [
        number("number", .init(least: 1, most: 1000)), string("^(\(digits)/)?\(fraction)$"),
      ]
    case .text(let most):
      let text = JSON.mapping([("type", .text("string")), ("maxLength", .number(Double(most)))])
      return [text, .mapping([("type", .text("number"))])]
    case .name:
      return [string(Self.name), .mapping([("type", .text("integer"))])]
    case .color:
      let names = DocumentColor.Name.allCases.map { JSON.text($0.rawValue) }
      let digits = string("^#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$")
      return [.mapping([("enum", .list(names))]), digits]
    case .path: return [string("^\\s*([Mm]|$)")]
    case .animation:
      let names = AnimationChoice.names.filter { !["none", "default"].contains($0) }
        .joined(separator: "|")
      return [string("^(none|default|(\(names))( \(seconds))?)$")]
    case .curve: return []
    }
  }

  /// A name's letters; beyond ASCII a pattern that everybody reads cannot say which are letters.
  private static let name =
    "^[^\\u0000-,./:-@\\[-^`{-\\u00a9]{1,64}$"

  // MARK: Text

  private static func write(_ value: JSON, indentation: Int, into text: inout String) {
    let margin = String(repeating: " ", count: indentation)
    switch value {
    case .text(let string): text += quoted(string)
    case .number(let number): text += Wording.number(number)
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .list(let items):
      let isFlat = items.allSatisfy {
        switch $0 {
        case .list, .mapping: false
        default: true
        }
      }
      guard !isFlat else {
        text += "["
        for (i, item) in items.enumerated() {
          text += i > 0 ? ", " : ""
          write(item, indentation: 0, into: &text)
        }
        text += "]"
        return
      }
      text += "[\n"
      for (i, item) in items.enumerated() {
        text += "\(i > 0 ? ",\n" : "")\(margin)  "
        write(item, indentation: indentation + 2, into: &text)
      }
      text += "\n\(margin)]"
    case .mapping(let members):
      if members.count == 1, case .text(let string) = members[0].1 {
        text += "{\(quoted(members[0].0)): \(quoted(string))}"
        return
      }
      text += "{\n"
      for (i, member) in members.enumerated() {
        text += "\(i > 0 ? ",\n" : "")\(margin)  \(quoted(member.0)): "
        write(member.1, indentation: indentation + 2, into: &text)
      }
      text += "\n\(margin)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

extension Form {
  /// Whether a token may stand there.
  fileprivate var takesToken: Bool {
    switch self {
    case .leaf(.number), .leaf(.integer), .leaf(.share), .leaf(.seconds), .leaf(.color),
      .leaf(.animation), .leaf(.curve):
      true
    default: false
    }
  }

  /// Whether an input's value may stand there: wherever words and numbers do.
  fileprivate var takesPlaceholder: Bool {
    switch self {
    case .leaf(.nothing): false
    case .leaf, .choice: true
    default: false
    }
  }
}
