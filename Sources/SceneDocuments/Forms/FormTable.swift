/// The table of forms: what every key of a document may hold.
///
/// It is a text, as a literal of so many values would take the compiler longer than all that reads it. A line that begins
/// with `record`, `kind` or `part` opens a mapping; the lines below are its fields, `KEY | FORM | DEFAULT | WORDS`:
/// - `!KEY` must be there; `~KEY` may be changed by states;
/// - a default of `=VALUE` is read where the key is missing; any other says what happens without;
/// - `record NAME | WORDS | PARTS`: a mapping that has the fields of the parts, too;
/// - `kind VARIANTS KEY | FORM | WORDS | PARTS`: one kind of several, told by its key, whose value has the form;
/// - `part NAME`: fields that records share;
/// - `form NAME | FORM`: a name for a form;
/// - forms: `number(0..1)`, `list(FORM, 1..4)`, `map(FORM)`, `one(red blue)`, `@record`, `%variants`, `A or B`.
package struct FormTable: Sendable {
  /// The mappings by name; a kind is called `VARIANTS.KEY`, what states may change of it `VARIANTS.KEY.values`.
  package private(set) var records: [String: RecordForm] = [:]
  /// The records' names, in the order of the text.
  package private(set) var order: [String] = []
  /// The keys of the kinds of each variants, in order.
  package private(set) var variants: [String: [String]] = [:]
  /// Lines that are none of the language; a test sees that there are none.
  package private(set) var mistakes: [String] = []
  private var parts: [String: [Field]] = [:]
  private var forms: [String: Form] = [:]

  /// The table of scene documents.
  package static let standard = FormTable(
    text: [
      namedForms, movingForms.properties, movingForms.tracks, documentForms, nodeForms, lookForms,
      motionForms,
    ].joined(separator: "\n"))

  /// Reads a table.
  init(text: String) {
    var open: (name: String, isPart: Bool, record: RecordForm, parts: [String])?
    func cells(_ line: Substring) -> [String] {
      line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
    }
    func close() {
      guard let (name, isPart, record, parts) = open else { return }
      if isPart {
        self.parts[name] = record.fields
      } else {
        add(record, parts)
      }
      open = nil
    }
    for line in text.split(separator: "\n") where line.contains("|") {
      let cells = cells(line)
      let head = cells[0].split(separator: " ").map(String.init)
      let parts = cells.last?.split(separator: " ").map(String.init) ?? []
      switch (head.first, head.count, cells.count) {
      case ("form", 2, 2): forms[head[1]] = form(cells[1], line)
      case ("part", 2, 2):
        close()
        open = (head[1], true, RecordForm(name: head[1], words: cells[1], fields: []), [])
      case ("record", 2, 3):
        close()
        open = (head[1], false, RecordForm(name: head[1], words: cells[1], fields: []), parts)
      case ("kind", 3, 4):
        close()
        variants[head[1], default: []].append(head[2].filter { $0 != "~" })
        var field = self.field([head[2], cells[1], "", cells[2]], line)
        field.isRequired = true
        let record = RecordForm(
          name: "\(head[1]).\(field.key)", words: cells[2], fields: [field], kindKey: field.key)
        open = (record.name, false, record, parts)
      case (_, 1, 4) where open != nil: open?.record.fields.append(field(cells, line))
      default: mistakes.append(String(line))
      }
    }
    close()
  }

  /// The keys of a record that are told in messages.
  func keys(of record: String) -> [String] { records[record]?.fields.map(\.key) ?? [] }

  private mutating func add(_ record: RecordForm, _ parts: [String]) {
    var record = record
    for part in parts {
      guard let fields = self.parts[part] else { mistakes.append("no part \(part)"); continue }
      record.fields += fields
    }
    // What states change is a mapping of its own, for each kind.
    if record["states"] != nil, record.kindKey != nil {
      let name = "\(record.name).values"
      var values = RecordForm(
        name: name, words: "What a state changes.",
        fields: record.fields.filter(\.isChangeable))
      for i in values.fields.indices { values.fields[i].isRequired = false }
      values.fields += self.parts["change"] ?? []
      for i in record.fields.indices where record.fields[i].key == "states" {
        record.fields[i].form = .map(.record(name))
      }
      records[name] = values
      order.append(name)
    }
    records[record.name] = record
    order.append(record.name)
  }

  private mutating func field(_ cells: [String], _ line: Substring) -> Field {
    let key = cells[0].filter { $0 != "!" && $0 != "~" }
    let isValue = cells[2].hasPrefix("=")
    return Field(
      key: key, form: form(cells[1], line), isRequired: cells[0].contains("!"),
      isChangeable: cells[0].contains("~"),
      standard: isValue ? Self.value(Self.trimmed(cells[2].dropFirst())) : nil,
      without: isValue || cells[2].isEmpty ? nil : cells[2], words: cells[3])
  }

  /// A default as it would be written: a word, or words in brackets.
  private static func value(_ text: String) -> DocumentNode {
    let place = SourcePlace(line: 1, column: 1)
    guard text.hasPrefix("[") else {
      return DocumentNode(content: .scalar(.init(plain: text)), place: place)
    }
    let items = split(String(text.dropFirst().dropLast()), at: ", ")
    return DocumentNode(content: .list(items.map(value)), place: place)
  }

  // MARK: Forms

  private mutating func form(_ text: String, _ line: Substring) -> Form {
    let choices = Self.split(text, at: " or ")
    if choices.count > 1 {
      let forms = choices.map { form($0, line) }
      // Named forms that are choices themselves lie flat.
      return .either(forms.flatMap { if case .either(let inner) = $0 { inner } else { [$0] } })
    }
    if text.hasPrefix("@") { return .record(String(text.dropFirst())) }
    if text.hasPrefix("%") { return .variants(String(text.dropFirst())) }
    let name = text.prefix { $0 != "(" }
    let inside = name.count < text.count ? String(text.dropFirst(name.count + 1).dropLast()) : ""
    if name == "one" { return .choice(inside.split(separator: " ").map(String.init)) }
    if name == "map" { return .map(form(inside, line)) }
    if name == "list" {
      let parts = Self.split(inside, at: ", ")
      let bounds = Self.bounds(parts.last ?? "")
      guard parts.count == 2, let least = bounds.least, let most = bounds.most else {
        return mistake(line)
      }
      return .list(form(parts[0], line), Int(least)...Int(most))
    }
    if name == "raw" { return .raw }
    if let leaf = Self.leaf(name, inside) { return .leaf(leaf) }
    return forms[text] ?? mistake(line)
  }

  private mutating func mistake(_ line: Substring) -> Form {
    mistakes.append(String(line))
    return .leaf(.nothing)
  }

  private static func leaf(_ name: Substring, _ inside: String) -> Form.Leaf? {
    switch name {
    case "nothing": .nothing
    case "boolean": .boolean
    case "number": .number(bounds(inside))
    case "integer": .integer(bounds(inside))
    case "share": .share
    case "angle": .angle
    case "quantity": .quantity
    case "seconds": .seconds(bounds(inside))
    case "time": .time
    case "rate": .rate
    case "text": .text(Int(inside) ?? DocumentLimits.textLength)
    case "name": .name
    case "colorWord": .color
    case "path": .path
    case "animationWord": .animation
    case "curveToken": .curve
    default: nil
    }
  }

  /// `0..1`, `>0..16`, `0..`, `` for any.
  private static func bounds(_ text: String) -> Form.Bounds {
    let isOpen = text.hasPrefix(">")
    let ends = split(isOpen ? String(text.dropFirst()) : text, at: "..")
    return Form.Bounds(
      least: ends.first.flatMap { Double($0) }, most: ends.last.flatMap { Double($0) },
      isOpen: isOpen)
  }

  /// Parts of a text at a mark, those within parentheses left whole.
  private static func split(_ text: String, at mark: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    let (bytes, marks) = (Array(text.utf8), Array(mark.utf8))
    var i = 0
    while i < bytes.count {
      if depth == 0, bytes[i...].starts(with: marks) {
        parts.append(trimmed(Substring(part)))
        (part, i) = ("", i + marks.count)
        continue
      }
      if bytes[i] == UInt8(ascii: "(") { depth += 1 }
      if bytes[i] == UInt8(ascii: ")") { depth -= 1 }
      part.unicodeScalars.append(Unicode.Scalar(bytes[i]))
      i += 1
    }
    return parts + [trimmed(Substring(part))]
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
