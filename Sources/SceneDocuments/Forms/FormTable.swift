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
    func close() {
      guard let (name, isPart, record, parts) = open else { return }
      if isPart {
        self.parts[name] = record.fields
      } else {
        add(record, parts)
      }
      open = nil
    }
    for line in FormWords.pieces(text, at: "\n") {
      let cells = FormWords.pieces(line, at: "|").map(FormWords.trimmed)
      guard cells.count > 1 else { continue }
      let head = FormWords.words(cells[0])
      let parts = FormWords.words(cells.last ?? "")
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
        variants[head[1], default: []].append(FormWords.without("~", head[2]))
        var field = self.field([head[2], cells[1], "", cells[2]], line)
        field.isRequired = true
        let record = RecordForm(
          name: "\(head[1]).\(field.key)", words: cells[2], fields: [field], kindKey: field.key)
        open = (record.name, false, record, parts)
      case (_, 1, 4) where open != nil: open?.record.fields.append(field(cells, line))
      default: mistakes.append(line)
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

  private mutating func field(_ cells: [String], _ line: String) -> Field {
    let key = FormWords.without("~", FormWords.without("!", cells[0]))
    let isValue = cells[2].hasPrefix("=")
    return Field(
      key: key, form: form(cells[1], line), isRequired: cells[0].utf8.contains(UInt8(ascii: "!")),
      isChangeable: cells[0].utf8.contains(UInt8(ascii: "~")),
      standard: isValue ? Self.value(FormWords.trimmed(String(cells[2].dropFirst()))) : nil,
      without: isValue || cells[2].isEmpty ? nil : cells[2], words: cells[3])
  }

  /// A default as it would be written: a word, or words in brackets.
  private static func value(_ text: String) -> DocumentNode {
    let place = SourcePlace(line: 1, column: 1)
    guard text.hasPrefix("[") else {
      return DocumentNode(content: .scalar(.init(plain: text)), place: place)
    }
    let items = FormWords.split(String(text.dropFirst().dropLast()), at: ", ")
    return DocumentNode(content: .list(items.map(value)), place: place)
  }

  // MARK: Forms

  private mutating func form(_ text: String, _ line: String) -> Form {
    let choices = FormWords.split(text, at: " or ")
    if choices.count > 1 {
      let forms = choices.map { form($0, line) }
      // Named forms that are choices themselves lie flat.
      return .either(forms.flatMap { if case .either(let inner) = $0 { inner } else { [$0] } })
    }
    if text.hasPrefix("@") { return .record(String(text.dropFirst())) }
    if text.hasPrefix("%") { return .variants(String(text.dropFirst())) }
    let (name, inside) = FormWords.call(text)
    if name == "one" { return .choice(FormWords.words(inside)) }
    if name == "map" { return .map(form(inside, line)) }
    if name == "list" {
      let parts = FormWords.split(inside, at: ", ")
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

  private mutating func mistake(_ line: String) -> Form {
    mistakes.append(line)
    return .leaf(.nothing)
  }

  private static func leaf(_ name: String, _ inside: String) -> Form.Leaf? {
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
    let ends = FormWords.split(isOpen ? String(text.dropFirst()) : text, at: "..")
    return Form.Bounds(
      least: ends.first.flatMap { Double($0) }, most: ends.last.flatMap { Double($0) },
      isOpen: isOpen)
  }
}
