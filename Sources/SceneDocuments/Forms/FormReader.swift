/// Reads a document's values by the table of forms, and gathers what is wrong.
struct FormReader {
  private let table = FormTable.standard
  private let file: String
  private let scalars: ScalarReader
  /// The values that `${NAME}` stands for.
  private let inputs: [String: String]
  /// Inputs whose values are wrong, which is told where they are declared.
  private let broken: Set<String>
  /// What was found wrong, a mistake once.
  private(set) var problems: [DocumentProblem] = []
  private var known: Set<DocumentProblem> = []

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - file: The document's name in messages.
  ///   - inputs: The values that `${NAME}` stands for.
  ///   - broken: Inputs whose values are wrong; nothing is said where they are used.
  ///   - tokens: The design tokens that `{NAME}` stands for.
  init(
    file: String, inputs: [String: String] = [:], broken: Set<String> = [],
    tokens: TokenBook? = nil
  ) {
    (self.file, self.inputs, self.broken) = (file, inputs, broken)
    scalars = ScalarReader(tokens: tokens)
  }

  /// Notes a mistake.
  mutating func wrong(_ place: SourcePlace?, _ path: TreePath, _ reason: String) {
    let problem = DocumentProblem(file: file, place: place, path: path.text, reason: reason)
    if known.insert(problem).inserted { problems.append(problem) }
  }

  /// Notes a mistake at a value.
  mutating func wrong(_ value: FormValue, _ reason: String) {
    wrong(value.place, value.path, reason)
  }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - node: What is written.
  ///   - form: What may stand there.
  ///   - path: The way to it.
  /// - Returns: The value; `nil` if it is wrong, which is noted.
  mutating func read(_ node: DocumentNode, as form: Form, at path: TreePath) -> FormValue? {
    // Nobody reads so many, and each costs a search for what was meant.
    guard problems.count < Self.mostProblems else { return nil }
    let forms: [Form] = if case .either(let forms) = form { forms } else { [form] }
    switch node.content {
    case .scalar(let scalar): return read(scalar, node.place, forms, path)
    case .list(let items):
      for case .list(let element, let count) in forms {
        return read(items, node.place, element, count, path)
      }
    case .mapping(let entries):
      if let form = mapping(entries, forms) { return read(entries, node, form, path) }
    }
    wrong(node.place, path, "found \(node.found); accepted is \(form.words(table))")
    return nil
  }

  private static let mostProblems = 500

  // MARK: Words and numbers

  private mutating func read(
    _ scalar: DocumentNode.Scalar, _ place: SourcePlace, _ forms: [Form], _ path: TreePath
  ) -> FormValue? {
    let scalar = filled(scalar, place, path)
    guard let scalar else { return nil }
    var reason: String?
    for form in forms {
      switch scalars.read(scalar, as: form) {
      case .value(let content): return FormValue(content: content, place: place, path: path)
      case .wrong(let words): reason = reason ?? words
      case .told: return nil
      case .refused: continue
      }
    }
    let found = DocumentNode(content: .scalar(scalar), place: place).found
    let words = Form.either(forms).words(table)
    let isQuoted = scalar.kind == .text && DocumentNode.Scalar.isNumber(scalar.text)
    let hint = isQuoted ? ", without quotes" : ""
    let question = Wording.question(scalar.text, among: forms.flatMap(ScalarReader.candidates))
    wrong(place, path, reason ?? "found \(found); accepted is \(words)\(hint)\(question)")
    return nil
  }

  /// A scalar with the inputs' values in it; `nil` if it names one that is none, which is noted.
  private mutating func filled(
    _ scalar: DocumentNode.Scalar, _ place: SourcePlace, _ path: TreePath
  ) -> DocumentNode.Scalar? {
    guard scalar.kind == .text, scalar.text.contains("${") else { return scalar }
    switch Substitution.fill(scalar.text, with: inputs) {
    case .unchanged(let text): return .init(text: text, kind: .text)
    case .filled(let text):
      if text.count > DocumentLimits.textLength {
        wrong(place, path, "the text becomes longer than \(DocumentLimits.textLength) characters")
        return nil
      }
      return .init(text: text, kind: .filled)
    case .unknown(let name) where broken.contains(name): return nil
    case .unknown(let name):
      let names = inputs.keys.sorted()
      let accepted =
        names.isEmpty
        ? "the document declares no inputs"
        : "accepted is \(Wording.list(names, last: "or"))"
      let row = name.hasPrefix("row.") ? "; rows are a batch's" : ""
      wrong(
        place, path,
        "found no input '\(Wording.excerpt(name))'; \(accepted)\(row)\(Wording.question(name, among: names))"
      )
    case .malformed(let text):
      wrong(
        place, path,
        "found '\(Wording.excerpt(text))'; accepted is '${NAME}' with an input's name, and '$${' for the characters themselves"
      )
    }
    return nil
  }

  // MARK: Lists

  private mutating func read(
    _ items: [DocumentNode], _ place: SourcePlace, _ element: Form, _ count: ClosedRange<Int>,
    _ path: TreePath
  ) -> FormValue? {
    guard count.contains(items.count) else {
      let most = count.upperBound
      let accepted =
        count.lowerBound == most ? "\(most)" : "\(count.lowerBound) to \(Wording.grouped(most))"
      wrong(
        place, path,
        "found a list of \(Wording.grouped(items.count)); accepted is one of \(accepted)")
      return nil
    }
    var values: [FormValue] = []
    for (i, item) in items.enumerated() {
      if let value = read(item, as: element, at: path.index(i)) { values.append(value) }
    }
    // A list with a mistake in it goes on for the mistakes to come, unless its length is its meaning.
    if values.count < items.count, count.lowerBound == count.upperBound { return nil }
    return FormValue(content: .list(values), place: place, path: path)
  }

  // MARK: Mappings

  /// Which of several forms a mapping is meant to have: the one that knows most of its keys.
  private func mapping(_ entries: [DocumentNode.Entry], _ forms: [Form]) -> Form? {
    // One without keys is the first that needs none.
    if entries.isEmpty, let form = forms.first(where: takesNoKeys) { return form }
    var (best, most, count) = (Form?.none, 0, 0)
    for form in forms {
      var known = 0
      switch form {
      case .record(let name): known = knownKeys(entries, table.records[name])
      case .variants(let name):
        let kind = entries.first { table.variants[name]?.contains($0.key) ?? false }?.key
        known = kind.map { knownKeys(entries, table.records["\(name).\($0)"]) } ?? 0
      case .map, .raw: known = 1
      default: continue
      }
      count += 1
      if known > most || best == nil { (best, most) = (form, known) }
    }
    // Of several that know none of them nobody can say which is meant.
    return most > 0 || count == 1 ? best : nil
  }

  private func takesNoKeys(_ form: Form) -> Bool {
    switch form {
    case .record(let name): table.records[name]?.fields.contains(where: \.isRequired) == false
    case .map, .raw: true
    default: false
    }
  }

  private func knownKeys(_ entries: [DocumentNode.Entry], _ record: RecordForm?) -> Int {
    entries.count { record?[$0.key] != nil }
  }

  private mutating func read(
    _ entries: [DocumentNode.Entry], _ node: DocumentNode, _ form: Form, _ path: TreePath
  ) -> FormValue? {
    switch form {
    case .raw: return FormValue(content: .raw(node), place: node.place, path: path)
    case .map(let element):
      var values: [FormValue.Named] = []
      for entry in entries {
        let path = path.key(entry.key)
        guard ScalarReader.isName(entry.key) else {
          wrong(
            entry.place, path,
            "found the name '\(Wording.excerpt(entry.key))'; accepted is \(Form.Leaf.name.words)")
          continue
        }
        if let value = read(entry.value, as: element, at: path) {
          values.append(.init(name: entry.key, place: entry.place, value: value))
        }
      }
      return FormValue(content: .map(values), place: node.place, path: path)
    case .variants(let name): return variant(name, entries, node, path)
    case .record(let name):
      guard let record = table.records[name] else { return nil }
      return read(entries, node, record, path)
    default: return nil
    }
  }

  private mutating func variant(
    _ name: String, _ entries: [DocumentNode.Entry], _ node: DocumentNode, _ path: TreePath
  ) -> FormValue? {
    let kinds = table.variants[name] ?? []
    let found = entries.map(\.key).filter(kinds.contains)
    guard found.count == 1, let kind = found.first, let record = table.records["\(name).\(kind)"]
    else {
      let all = Wording.list(kinds, last: "or")
      if found.isEmpty {
        let likely = entries.lazy.map { Wording.question($0.key, among: kinds) }.first {
          !$0.isEmpty
        }
        wrong(
          node.place, path,
          "found \(node.found); accepted is a mapping with one of \(all)\(likely ?? "")")
      } else {
        wrong(
          node.place, path,
          "found \(Wording.list(found, last: "and")) in one mapping; accepted is one of them")
      }
      return nil
    }
    return read(entries, node, record, path)
  }

  private mutating func read(
    _ entries: [DocumentNode.Entry], _ node: DocumentNode, _ record: RecordForm, _ path: TreePath
  ) -> FormValue? {
    var fields: [String: FormValue] = [:]
    for entry in entries {
      let path = path.key(entry.key)
      guard let field = record[entry.key] else {
        wrong(entry.place, path, unknown(entry.key, in: record))
        continue
      }
      fields[field.key] = read(entry.value, as: field.form, at: path)
    }
    for field in record.fields where !entries.contains(where: { $0.key == field.key }) {
      if field.isRequired {
        wrong(
          node.place, path, "'\(field.key)' is missing; accepted is \(field.form.words(table))")
      } else if let standard = field.standard,
        var value = read(standard, as: field.form, at: path.key(field.key))
      {
        (value.place, value.isStandard) = (node.place, true)
        fields[field.key] = value
      }
    }
    let content = FormValue.Record(name: record.name, kind: record.kindKey, fields: fields)
    return FormValue(content: .record(content), place: node.place, path: path)
  }

  /// More keys than this are no help in a line.
  private static let mostKeysTold = 16

  private func unknown(_ key: String, in record: RecordForm) -> String {
    let keys = record.fields.map(\.key)
    let question = Wording.question(key, among: keys)
    let what = record.kindKey.map { "a \($0)" } ?? "this"
    var reason = "'\(Wording.excerpt(key))' is no key of \(what)\(question)"
    // A key of another kind is no slip of the pen.
    if question.isEmpty {
      let others = table.order.filter {
        table.records[$0]?.kindKey != nil && table.records[$0]?[key] != nil
      }
      .compactMap { table.records[$0]?.kindKey }
      if !others.isEmpty, others.count <= 6 {
        reason += "; \(Wording.list(others, last: "and")) \(others.count == 1 ? "has" : "have") it"
      } else if keys.count <= Self.mostKeysTold {
        reason += "; accepted: \(Wording.list(keys, last: "or"))"
      }
    }
    return reason
  }
}
