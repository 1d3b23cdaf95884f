package import SceneDocuments

/// Documents that nobody would write, and what must hold for each.
package enum DocumentFuzz {
  /// A text that is given to the reader.
  package struct Case: Sendable {
    package var bytes: [UInt8]
    package var format: DocumentSource.Format
    /// The same in the other language, which must mean the same.
    package var twin: [UInt8]?
    /// Whether the reader must accept it.
    package var isRight = false
    /// Whether it is a file of tokens.
    package var isTokens = false

    package init(bytes: [UInt8], format: DocumentSource.Format) {
      (self.bytes, self.format) = (bytes, format)
    }
  }

  /// The case of a seed: a right document in four, one whose tree is changed in two, one whose text is damaged in one.
  ///
  /// - Parameters:
  ///   - seed: What it follows from.
  ///   - corpus: Texts that taught something, which are damaged now and then.
  /// - Returns: The case.
  package static func input(seed: UInt64, corpus: [Case] = []) -> Case {
    var grammar = DocumentGrammar(seed: seed)
    let way = seed % 8
    if way == 7, !corpus.isEmpty {
      var known = grammar.dice.pick(corpus)
      TextDamage.damage(&known.bytes, &grammar.dice)
      return known
    }
    let tree = way == 6 ? DocumentGrammar.tokens : grammar.document()
    var changed = tree
    if way >= 2 {
      for _ in 0...grammar.dice.index(4) { TreeDamage.damage(&changed, &grammar.dice) }
    }
    let isJSON = grammar.dice.once(in: 2) || way == 6
    var result = Case(
      bytes: Array((isJSON ? changed.json : changed.yaml).utf8), format: isJSON ? .json : .yaml)
    result.isRight = way < 2
    result.isTokens = way == 6
    if way < 4 { result.twin = Array((isJSON ? changed.yaml : changed.json).utf8) }
    if way == 5 || way == 6 && grammar.dice.once(in: 2) {
      TextDamage.damage(&result.bytes, &grammar.dice)
    }
    return result
  }

  /// Reads a case.
  ///
  /// - Parameter input: The case.
  /// - Returns: What should not be, in a line; `nil` if all is well.
  package static func complaint(_ input: Case) -> String? {
    if input.isTokens {
      do throws(DocumentErrors) {
        let book = try TokenBook(bytes: input.bytes, path: "fuzz")
        _ = book.animations.count
        return nil
      } catch {
        return complaint(error, in: input)
      }
    }
    let first = read(input.bytes, input.format)
    switch first {
    case .success(let document):
      if let reason = complaint(document) { return reason }
    case .failure(let errors):
      if input.isRight { return "it is right, and refused: \(errors.lines.first ?? "")" }
      if let reason = complaint(errors, in: input) { return reason }
    }
    guard let twin = input.twin else { return nil }
    switch (first, read(twin, input.format == .json ? .yaml : .json)) {
    case (.success(let one), .success(let other)):
      return one.withoutPlaces == other.withoutPlaces ? nil : "JSON and YAML mean different things"
    case (.failure, .failure): return nil
    case (.success, .failure(let errors)), (.failure(let errors), .success):
      return "one language is refused, the other not: \(errors.lines.first ?? "")"
    }
  }

  private static func read(
    _ bytes: [UInt8], _ format: DocumentSource.Format
  ) -> Result<SceneDocument, DocumentErrors> {
    do throws(DocumentErrors) {
      let source = try DocumentSource(bytes: bytes, path: "fuzz", format: format)
      return .success(try source.document { _ in nil })
    } catch {
      return .failure(error)
    }
  }

  /// What must hold for a document that is accepted.
  private static func complaint(_ document: SceneDocument) -> String? {
    let nodes = document.allNodes
    let names = Set(nodes.map(\.id))
    if names.count != nodes.count { return "two nodes have one identifier" }
    if document.states.isEmpty || document.states.contains(where: \.states.isEmpty) {
      return "a group of no states"
    }
    let states = Set(document.states.flatMap(\.states))
    for node in nodes {
      if node.states.contains(where: { !states.contains($0.state) }) {
        return "a state that is none"
      }
      _ = node.values(in: Array(states))
    }
    for event in document.events {
      if event.states.contains(where: { !states.contains($0) }) {
        return "an event's state is none"
      }
    }
    for act in document.script { if act.flag.value.isEmpty { return "an act without words" } }
    return nil
  }

  /// What must hold for mistakes: they are there, in one line each, at a place that exists.
  private static func complaint(_ errors: DocumentErrors, in input: Case) -> String? {
    let lines = input.bytes.count { $0 == 0x0A || $0 == 0x0D } + 2
    if errors.problems.isEmpty || errors.count < errors.problems.count {
      return "refused without a reason"
    }
    for problem in errors.problems {
      let isPrintable = problem.line.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x7F
      }
      if !isPrintable || problem.line.utf8.count > 4000 {
        return "a message that is no line: \(problem.line)"
      }
      if let place = problem.place, place.line < 1 || place.column < 1 || place.line > lines {
        // YAML has line breaks beyond the basic ones.
        if input.format == .json { return "a mistake beyond the text: \(problem.line)" }
      }
    }
    return nil
  }
}
