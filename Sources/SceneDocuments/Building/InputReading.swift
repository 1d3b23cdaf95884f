/// The inputs of a document, with the values that are given.
struct InputReading {
  var inputs: [DocumentInput] = []
  /// The values that `${NAME}` stands for.
  var values: [String: String] = [:]
  /// Inputs whose declaration or value is wrong.
  var broken: Set<String> = []
  var problems: [DocumentProblem] = []
}

extension DocumentSource {
  /// Reads the declarations, and checks the values that are given against them.
  func inputs(given: [String: String]) -> InputReading {
    var reading = InputReading()
    var reader = FormReader(file: path)
    let form = FormTable.standard.records["document"]?["inputs"]?.form
    if let node = root["inputs"], let form {
      let value = reader.read(node, as: form, at: TreePath.top.key("inputs"))
      if case .mapping(let entries) = node.content {
        let read = Set((value?.map ?? []).map(\.name))
        reading.broken = Set(entries.map(\.key)).subtracting(read)
      }
      for named in value?.map ?? [] {
        guard named.name != "row" else {
          reader.wrong(
            named.place, named.value.path, "an input cannot be called 'row'; that is a batch's row")
          continue
        }
        guard let input = Self.input(named, given[named.name], &reader) else {
          reading.broken.insert(named.name)
          continue
        }
        reading.inputs.append(input)
        reading.values[input.name] = input.value
      }
    }
    let names = reading.inputs.map(\.name)
    for (name, value) in given.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
      if name.hasPrefix("row.") {
        reading.values[name] = value
      } else if !reading.broken.contains(name) {
        let accepted =
          names.isEmpty ? "it has none" : "accepted is \(Wording.list(names, last: "or"))"
        reader.wrong(
          nil, .top,
          "the document has no input '\(Wording.excerpt(name))'; \(accepted)\(Wording.question(name, among: names))"
        )
      }
    }
    reading.problems = reader.problems
    return reading
  }

  private static func input(
    _ named: FormValue.Named, _ given: String?, _ reader: inout FormReader
  ) -> DocumentInput? {
    let declaration = named.value
    let standard = declaration.record == nil ? declaration : declaration["default"]
    guard let standard, let text = standard.plainText else { return nil }
    guard let kind = kind(declaration, standard, &reader) else { return nil }
    let count = reader.problems.count
    if let reason = refusal(text, as: kind) { reader.wrong(standard, reason) }
    if let given, let reason = refusal(given, as: kind) {
      reader.wrong(
        declaration, "given is \(reason.replacing("found ", with: "", maxReplacements: 1))")
    }
    guard reader.problems.count == count else { return nil }
    return DocumentInput(
      name: named.name, kind: kind, standard: text, value: given ?? text,
      help: declaration.text("help"), place: named.place)
  }

  /// What an input is: as it says, or as its default is.
  private static func kind(
    _ declaration: FormValue, _ standard: FormValue, _ reader: inout FormReader
  ) -> DocumentInput.Kind? {
    let choices = (declaration["choices"]?.list ?? []).compactMap(\.text)
    var bounds = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    if let range = declaration["range"], let ends = range.numbers, ends.count == 2 {
      guard ends[0] <= ends[1] else {
        reader.wrong(
          range, "found a range that ends before it begins; accepted is [least, greatest]")
        return nil
      }
      bounds = ends[0]...ends[1]
    }
    let type =
      declaration.text("type") ?? (choices.isEmpty ? usualType(standard) : "choice")
    if type != "number", let range = declaration["range"] {
      reader.wrong(
        range, "only an input of the type number has a range; this is of the type \(type)")
    }
    if type != "choice", let list = declaration["choices"] {
      reader.wrong(
        list, "only an input of the type choice has choices; this is of the type \(type)")
    }
    switch type {
    case "number": return .number(bounds)
    case "boolean": return .boolean
    case "color": return .color
    case "choice":
      guard choices.isEmpty else { return .choice(choices) }
      reader.wrong(declaration, "'choices' is missing; a choice has a list of words")
      return nil
    default: return .text
    }
  }

  /// The type of a default.
  private static func usualType(_ standard: FormValue) -> String {
    switch standard.content {
    case .boolean: return "boolean"
    case .number: return "number"
    default:
      let text = standard.text ?? ""
      return text.hasPrefix("#") && refusal(text, as: .color) == nil ? "color" : "text"
    }
  }

  /// More words than this are no help in a line.
  private static let mostWordsTold = 16

  /// Why a text is no value of a kind; `nil` if it is one.
  fileprivate static func refusal(_ text: String, as kind: DocumentInput.Kind) -> String? {
    let found = "found '\(Wording.excerpt(text))'"
    let scalar = DocumentNode.Scalar(text: text, kind: .filled)
    func isValue(_ leaf: Form.Leaf) -> Bool {
      if case .value = ScalarReader(tokens: nil).read(scalar, as: .leaf(leaf)) {
        true
      } else {
        false
      }
    }
    switch kind {
    case .text:
      return text.count <= 10_000
        ? nil : "found \(text.count) characters; accepted are up to 10,000"
    case .number(let range):
      let ends = [range.lowerBound, range.upperBound].map {
        abs($0) < .greatestFiniteMagnitude ? $0 : nil
      }
      let bounds = Form.Bounds(least: ends[0], most: ends[1])
      return isValue(.number(bounds)) ? nil : "\(found); accepted is a number\(bounds.words())"
    case .boolean: return isValue(.boolean) ? nil : "\(found); accepted is true or false"
    case .color: return isValue(.color) ? nil : "\(found); accepted is \(Form.Leaf.color.words)"
    case .choice(let words):
      if words.contains(text) { return nil }
      let told = words.prefix(mostWordsTold).map { Wording.excerpt($0) }
      let rest = words.count > told.count ? ["one of \(words.count - told.count) more"] : []
      let question = Wording.question(text, among: words)
      return "\(found); accepted is \(Wording.list(told + rest, last: "or"))\(question)"
    }
  }
}

extension DocumentInput {
  /// Looks at a value that is given for it.
  ///
  /// - Parameter text: The value, as text.
  /// - Returns: Why it is none of its values, `found '99'; accepted is a number from 1 to 40`; `nil` if it is one.
  public func refusal(of text: String) -> String? { DocumentSource.refusal(text, as: kind) }
}

extension FormValue {
  /// A word, a number or a truth value as it would be written.
  fileprivate var plainText: String? {
    switch content {
    case .text(let text): text
    case .boolean(let boolean): boolean ? "true" : "false"
    case .number(let number): Wording.number(number)
    default: nil
    }
  }
}
