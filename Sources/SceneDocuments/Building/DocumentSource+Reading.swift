extension DocumentSource {
  /// Reads the document.
  ///
  /// - Parameters:
  ///   - inputs: The values that are given, by name and as text; rows of a batch under `row.NAME`. Inputs that are not given
  ///     have their defaults.
  ///   - file: The bytes of a file that the document names, by its path as written; `nil` if there is none. Only token files
  ///     are asked for.
  /// - Returns: The document.
  /// - Throws: All that is wrong with it.
  public func document(
    inputs: [String: String] = [:], file: (String) -> [UInt8]? = { _ in nil }
  ) throws(DocumentErrors) -> SceneDocument {
    if let refusal = versionProblem { throw DocumentErrors(refusal) }
    let read = self.inputs(given: inputs)
    let (tokens, tokenProblems) = self.tokens(read, file: file)
    let problems = tokenProblems + read.problems
    var reader = FormReader(
      file: path, inputs: read.values, broken: read.broken, tokens: tokens)
    let value = reader.read(root, as: .record("document"), at: .top)
    guard let value else { throw DocumentErrors(problems + reader.problems) }
    var builder = DocumentBuilder(reader: reader)
    let document = builder.document(value, inputs: read.inputs)
    let all = problems + builder.reader.problems
    guard all.isEmpty else { throw DocumentErrors(all) }
    return document
  }

  /// The inputs that the document declares, with their defaults as values.
  ///
  /// - Throws: What is wrong with the declarations.
  public func declaredInputs() throws(DocumentErrors) -> [DocumentInput] {
    if let refusal = versionProblem { throw DocumentErrors(refusal) }
    let read = inputs(given: [:])
    guard read.problems.isEmpty else { throw DocumentErrors(read.problems) }
    return read.inputs
  }

  /// The token files that the document names, as they are written, with inputs put in.
  ///
  /// - Parameter inputs: The values that are given.
  /// - Returns: The paths; what is wrong with them is told by ``document(inputs:file:)``.
  public func tokenFiles(inputs: [String: String] = [:]) -> [String] {
    guard let node = root["tokens"] else { return [] }
    var reader = FormReader(file: path, inputs: self.inputs(given: inputs).values)
    let form = FormTable.standard.records["document"]?["tokens"]?.form
    return form.flatMap { reader.read(node, as: $0, at: .top) }?.elements.compactMap(\.text) ?? []
  }

  /// A document of another version is read by another tool; one without is none.
  private var versionProblem: DocumentProblem? {
    func problem(_ place: SourcePlace, _ path: String, _ reason: String) -> DocumentProblem {
      DocumentProblem(file: self.path, place: place, path: path, reason: reason)
    }
    guard case .mapping = root.content else {
      return problem(
        root.place, "", "found \(root.found); accepted is a mapping with 'rostrum: 1' and 'scene'")
    }
    guard let version = root["rostrum"], case .scalar(let scalar) = version.content,
      scalar.kind == .number, let number = Int(scalar.text), number > SceneDocument.version
    else { return nil }
    return problem(
      version.place, "rostrum",
      "the document is of version \(number); this tool reads version \(SceneDocument.version)")
  }

  // MARK: Tokens

  private func tokens(
    _ inputs: InputReading, file: (String) -> [UInt8]?
  ) -> (TokenBook?, [DocumentProblem]) {
    guard let node = root["tokens"],
      let form = FormTable.standard.records["document"]?["tokens"]?.form
    else { return (nil, []) }
    var reader = FormReader(file: path, inputs: inputs.values, broken: inputs.broken)
    // What is wrong here is told when the document is read.
    var book = TokenBook(path: path)
    guard let value = reader.read(node, as: form, at: TreePath.top.key("tokens")) else {
      book.isBroken = true
      return (book, [])
    }
    var problems: [DocumentProblem] = []
    func add(_ read: () throws(DocumentErrors) -> TokenBook) {
      do throws(DocumentErrors) {
        book.add(try read())
      } catch {
        problems += error.problems
        book.isBroken = true
      }
    }
    if case .raw(let tree) = value.content {
      add { () throws(DocumentErrors) in try TokenBook(tree, path: path, at: value.path) }
      return (book, problems)
    }
    for name in value.elements {
      guard let words = name.text else { continue }
      guard let bytes = file(words) else {
        book.isBroken = true
        problems.append(
          DocumentProblem(
            file: path, place: name.place, path: name.path.text,
            reason: "there is no file '\(Wording.excerpt(words))'; accepted is a token file (.json)"
          ))
        continue
      }
      add { () throws(DocumentErrors) in try TokenBook(bytes: bytes, path: words) }
    }
    return (book, problems)
  }
}
