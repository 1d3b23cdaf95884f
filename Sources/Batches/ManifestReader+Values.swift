internal import Yams

/// Values of a manifest: words, lists, settings, rows and selections.
extension ManifestReader {
  /// A word or a number as it is written.
  mutating func text(_ node: Node, _ path: String) -> String? {
    guard let text = node.scalar?.string, !text.isEmpty else {
      add(node, path, "accepted is a word or a number")
      return nil
    }
    return text
  }

  /// A list, or nothing but a problem.
  mutating func list(_ node: Node, _ path: String) -> [Node] {
    if let sequence = node.sequence { return Array(sequence) }
    add(node, path, "accepted is a list")
    return []
  }

  /// A word, or a list of words.
  mutating func words(_ node: Node, _ path: String) -> [String] {
    if let text = node.scalar?.string, !text.isEmpty { return [text] }
    guard let nodes = node.sequence, !nodes.isEmpty else {
      add(node, path, "accepted is a word or a list of words")
      return []
    }
    var words: [String] = []
    for (place, node) in nodes.enumerated() {
      if let word = text(node, "\(path)[\(place + 1)]") { words.append(word) }
    }
    return words
  }

  /// The text of a value: a scalar as it is written, a list as its words, a line each; `nil` but for a problem.
  private mutating func cellText(_ node: Node, _ key: String, _ path: String) -> String? {
    if let scalar = node.scalar { return scalar.string }
    if BatchKey.input(key) != nil, node.sequence != nil {
      add(node, path, ListWords.ofInput)
      return nil
    }
    guard let nodes = node.sequence else {
      add(node, path, "accepted is a word, a number, or a list of them")
      return nil
    }
    if nodes.isEmpty {
      add(node, path, ListWords.none)
      return nil
    }
    var words: [String] = []
    for (place, node) in nodes.enumerated() {
      let path = "\(path)[\(place + 1)]"
      guard let word = node.scalar?.string else {
        add(node, path, "accepted is a word or a number")
        continue
      }
      if let reason = isNothing(node) ? ListWords.empty : ListWords.refusal(word.utf8) {
        add(node, path, reason)
      }
      words.append(word)
    }
    return words.joined(separator: String(Unicode.Scalar(BatchKey.separator)))
  }

  /// Whether nothing stands there: such a value is one that is not given.
  private func isNothing(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else {
      return false
    }
    return ["", "~", "null"].contains(scalar.string)
  }

  /// A value of an option or an input; judged here where no row changes it.
  mutating func value(_ node: Node, _ key: String, _ path: String) -> ValueTemplate? {
    guard let text = cellText(node, key, path) else { return nil }
    let template: ValueTemplate
    do throws(TemplateError) {
      template = try ValueTemplate(text)
    } catch {
      add(node, path, error.reason)
      return nil
    }
    if template.columns.isEmpty,
      let reason = vocabulary.refusal(ofKey: key, text: text, in: manifest)
    {
      add(node, path, reason)
    }
    return template
  }

  /// The settings of a mapping.
  mutating func settings(
    _ node: Node, _ path: String, allowing known: [String]
  ) -> [BatchManifest.Setting] {
    guard let pairs = node.mapping else {
      add(node, path, "accepted are options with values: {fps: 30, scale: 2}")
      return []
    }
    return pairs.flatMap { setting($0.key, $0.value, path, known: known) }
  }

  /// What a key with its value sets: `inputs` sets several.
  mutating func setting(
    _ key: Node, _ value: Node, _ path: String, known: [String]
  ) -> [BatchManifest.Setting] {
    let word = key.scalar?.string ?? ""
    let place = path.isEmpty ? word : "\(path).\(word)"
    if word == BatchKey.inputs { return inputs(value, place) }
    guard vocabulary.options.contains(word) else {
      problems.add(
        BatchProblem(
          file, line: key.mark?.line, path: path, "there is no key '\(word)'",
          unknown: (word, known + [BatchKey.inputs])))
      return []
    }
    if isNothing(value) { return [] }
    let spot = BatchManifest.Spot(line: value.mark?.line, path: place)
    return self.value(value, word, place).map { [.init(key: word, value: $0, spot: spot)] } ?? []
  }

  /// The inputs of a mapping.
  mutating func inputs(_ node: Node, _ path: String) -> [BatchManifest.Setting] {
    guard let pairs = node.mapping else {
      add(node, path, "accepted are inputs with values: {title: Hello}")
      return []
    }
    return pairs.compactMap { name, value in
      let place = "\(path).\(name.scalar?.string ?? "")"
      guard let word = name.scalar?.string, !word.isEmpty else {
        add(name, path, "an input's name is a word")
        return nil
      }
      let spot = BatchManifest.Spot(line: value.mark?.line, path: place)
      let key = BatchKey.inputPrefix + word
      return self.value(value, key, place).map { .init(key: key, value: $0, spot: spot) }
    }
  }

  /// Rows that stand in the manifest.
  mutating func table(_ node: Node, _ path: String) -> BatchTable {
    var table = BatchTable(file: file)
    for (place, node) in list(node, path).enumerated() {
      let path = "\(path)[\(place + 1)]"
      guard let pairs = node.mapping else {
        add(node, path, "accepted is a row: {name: red, scale: 3, inputs: {title: Hello}}")
        continue
      }
      var known: Set<Int> = []
      for (key, value) in pairs { cell(key, value, path, &table, &known) }
      table.endRow(line: node.mark?.line ?? 1)
      if table.isFull {
        add(node, path, BatchTable.limits)
        return table
      }
    }
    return table
  }

  private mutating func cell(
    _ key: Node, _ value: Node, _ path: String, _ table: inout BatchTable, _ known: inout Set<Int>
  ) {
    guard let word = key.scalar?.string, !word.isEmpty else {
      return add(key, path, "a key is a word")
    }
    if isNothing(value) { return }
    if word == BatchKey.inputs, let pairs = value.mapping {
      for (name, value) in pairs {
        guard let name = name.scalar?.string, !name.isEmpty else {
          add(value, "\(path).inputs", "accepted are inputs with values: {title: Hello}")
          continue
        }
        put(value, BatchKey.inputPrefix + name, "\(path).inputs.\(name)", &table, &known)
      }
      return
    }
    put(value, word, "\(path).\(word)", &table, &known)
  }

  /// Puts a value into a row's cell; an input may stand there as `input.NAME` and in `inputs`.
  private mutating func put(
    _ value: Node, _ name: String, _ path: String, _ table: inout BatchTable,
    _ known: inout Set<Int>
  ) {
    guard let text = cellText(value, name, path) else { return }
    let column = table.column(name)
    if !known.insert(column).inserted { add(value, path, "'\(name)' stands there twice") }
    table.add(text.utf8, column: column)
  }

  /// What rows must be like.
  mutating func selection(_ node: Node, _ path: String) -> BatchManifest.Selection? {
    guard let pairs = node.mapping, !pairs.isEmpty else {
      add(node, path, "accepted are keys with patterns: {size: 320x*, color-scheme: dark}")
      return nil
    }
    var conditions: [(key: String, patterns: [String])] = []
    for (key, value) in pairs {
      let word = key.scalar?.string ?? ""
      if word == BatchKey.inputs, let inputs = value.mapping {
        for (name, value) in inputs {
          let name = name.scalar?.string ?? ""
          conditions.append((BatchKey.inputPrefix + name, words(value, "\(path).inputs.\(name)")))
        }
      } else {
        conditions.append((word, words(value, "\(path).\(word)")))
      }
    }
    return .init(
      conditions: conditions, spot: .init(line: node.mark?.line, path: path))
  }
}

extension BatchVocabulary {
  /// What is wrong with the text of an option's value, which may be a list, or with what it names; `nil` if nothing is, or it is an input's.
  func refusal(ofKey key: String, text: String, in manifest: BatchManifest) -> String? {
    if BatchKey.input(key) != nil { return nil }
    if flags.contains(key) {
      return text == "true" || text == "false"
        ? nil : "found '\(text)'; accepted are true and false"
    }
    let words = words(text)
    if words.count > 1, words.contains("") { return ListWords.empty }
    for value in values(ofKey: key, text: text) {
      if let reason = refusal(key, value) { return "found '\(value)'; \(reason)" }
      if paths.contains(key),
        let reason = absence(key, placed(key, value, manifest.located))
      {
        return reason
      }
    }
    return nil
  }

  /// The values that a text is: several of an option that may be repeated.
  func values(ofKey key: String, text: String) -> [String] {
    let words = words(text)
    return repeated.contains(key) ? words : [words.joined(separator: ",")]
  }

  /// The words of a list; the last line of a text may end with a line break, as YAML's blocks do.
  private func words(_ text: String) -> [String] {
    guard text.utf8.contains(BatchKey.separator) else { return [text] }
    let separator = String(Unicode.Scalar(BatchKey.separator))
    var words = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    if words.last == "" { words.removeLast() }
    return words
  }
}
