internal import Yams

/// A reader of manifests, which goes on behind what is wrong, so that all of it is told at once.
struct ManifestReader {
  let file: String
  let vocabulary: BatchVocabulary
  var problems = BatchProblems()
  private(set) var manifest: BatchManifest

  init(file: String, vocabulary: BatchVocabulary) {
    (self.file, self.vocabulary) = (file, vocabulary)
    manifest = BatchManifest(file: file)
  }

  private static let keys = [
    "scene", "scenes", "output", "formats", "name", "options", "inputs", "rows", "matrix",
    "include",
    "exclude", "overrides",
  ]

  /// Bytes that a manifest may have: rows beyond belong into a file of their own.
  private static let mostBytes = 32_000_000

  /// Reads a manifest.
  ///
  /// - Parameter yaml: Its text.
  /// - Returns: The manifest, `nil` if it is none; without what is wrong, which `problems` has then.
  mutating func read(_ yaml: String) -> BatchManifest? {
    guard yaml.utf8.count <= Self.mostBytes else {
      problems.add(
        BatchProblem(
          file, "it has more than \(Self.mostBytes) bytes; rows may stand in a file of their own"))
      return nil
    }
    let root: Node?
    do {
      root = try Yams.compose(yaml: yaml)
    } catch {
      problems.add(Self.problem(error, file))
      return nil
    }
    guard let root, let pairs = root.mapping else {
      problems.add(
        BatchProblem(
          file, line: root?.mark?.line, "accepted are keys: \(Self.keys.joined(separator: ", "))"))
      return nil
    }
    for (key, value) in pairs { read(key, value) }
    if manifest.scenes.isEmpty, problems.isEmpty, case .none = manifest.rows {
      add(
        root, "",
        "it names no scene; accepted is 'scene: Card.swift', 'scenes:', or rows with a 'scene'")
    }
    return manifest
  }

  private static func problem(_ error: any Error, _ file: String) -> BatchProblem {
    switch error {
    case YamlError.scanner(_, let problem, let mark, _),
      YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      return BatchProblem(file, line: mark.line, problem)
    case YamlError.duplicatedKeysInMapping(let keys, let context):
      let names = keys.map { "'\($0)'" }.joined(separator: ", ")
      return BatchProblem(
        file, line: context.mark.line, "a key stands there twice: \(names)")
    default: return BatchProblem(file, "it is no YAML and no JSON")
    }
  }

  // MARK: Problems

  /// Adds a problem at a node.
  mutating func add(_ node: Node, _ path: String, _ reason: String) {
    problems.add(BatchProblem(file, line: node.mark?.line, path: path, reason))
  }

  private mutating func addUnknown(_ node: Node, _ path: String, _ word: String, _ known: [String])
  {
    problems.add(
      BatchProblem(
        file, line: node.mark?.line, path: path, "there is no key '\(word)'",
        unknown: (word, known)))
  }

  // MARK: Parts

  private mutating func read(_ key: Node, _ value: Node) {
    let word = key.scalar?.string ?? ""
    switch word {
    case "scene", "scenes":
      if !manifest.scenes.isEmpty {
        return add(key, word, "accepted is one of 'scene' and 'scenes'")
      }
      let list = value.sequence.map { Array($0) } ?? [value]
      if list.isEmpty { add(value, word, "it has no scene") }
      for (place, node) in list.enumerated() {
        readScene(node, value.sequence == nil ? word : "\(word)[\(place + 1)]")
      }
    case "output": for text in words(value, word) { readPattern(text, value, word) }
    case "formats": readFormats(value)
    case "name":
      guard let text = text(value, word) else { return }
      manifest.name = pattern(text, value, word)
    case "options": manifest.settings += settings(value, word, allowing: vocabulary.options)
    case "inputs": manifest.settings += inputs(value, word)
    case "rows": readRows(value)
    case "matrix": readMatrix(value)
    case "include": manifest.includes = table(value, word)
    case "exclude":
      for (place, node) in list(value, word).enumerated() {
        if let found = selection(node, "exclude[\(place + 1)]") { manifest.excludes.append(found) }
      }
    case "overrides":
      for (place, node) in list(value, word).enumerated() {
        readOverride(node, "overrides[\(place + 1)]")
      }
    default: addUnknown(key, "", word, Self.keys)
    }
  }

  private mutating func readScene(_ node: Node, _ path: String) {
    let spot = BatchManifest.Spot(line: node.mark?.line, path: path)
    if let scalar = node.scalar {
      if scalar.string.isEmpty { return add(node, path, "accepted is a scene's file") }
      return manifest.scenes.append(
        .init(
          path: manifest.located(scalar.string), name: Self.stem(scalar.string), spot: spot))
    }
    guard let pairs = node.mapping else {
      return add(
        node, path, "accepted is a scene's file, or {scene: Card.swift, name: card, scale: 3}")
    }
    var scene = BatchManifest.Scene(path: "", name: "", spot: spot)
    for (key, value) in pairs {
      let word = key.scalar?.string ?? ""
      let place = "\(path).\(word)"
      switch word {
      case BatchKey.scene: scene.path = text(value, place).map(manifest.located) ?? ""
      case BatchKey.name: scene.name = text(value, place) ?? ""
      default:
        scene.settings += setting(
          key, value, path, known: [BatchKey.scene, BatchKey.name] + vocabulary.options)
      }
    }
    if scene.path.isEmpty { return add(node, path, "it has no 'scene', which is its file") }
    if scene.name.isEmpty { scene.name = Self.stem(scene.path) }
    manifest.scenes.append(scene)
  }

  /// A file's name without its ending.
  static func stem(_ path: String) -> String {
    if path == "-" { return "scene" }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  private mutating func readPattern(_ text: String, _ node: Node, _ path: String) {
    if let pattern = pattern(text, node, path) { manifest.outputs.append(pattern) }
  }

  private mutating func pattern(_ text: String, _ node: Node, _ path: String) -> NamePattern? {
    do throws(TemplateError) {
      return try NamePattern(text)
    } catch {
      add(node, path, error.reason)
      return nil
    }
  }

  private mutating func readFormats(_ node: Node) {
    for word in words(node, "formats") {
      if !vocabulary.formats.contains(word) {
        add(
          node, "formats",
          "found '\(word)'; accepted are \(vocabulary.formats.joined(separator: ", "))")
      } else if manifest.formats.contains(word) {
        add(node, "formats", "'\(word)' stands there twice")
      } else {
        manifest.formats.append(word)
      }
    }
  }

  private mutating func readRows(_ node: Node) {
    let spot = BatchManifest.Spot(line: node.mark?.line, path: "rows")
    if let path = node.scalar?.string {
      let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      let forms = ["csv": BatchManifest.Form.csv, "jsonl": .jsonl, "ndjson": .jsonl]
      guard !path.isEmpty, path != "-", let form = forms[ending] else {
        return add(
          node, "rows",
          "found '\(path)'; accepted is a list, a .csv or .jsonl file, or {file: …, form: csv}, where '-' is standard input"
        )
      }
      manifest.rows = .file(path: path, form: form, spot: spot)
    } else if let pairs = node.mapping {
      var (path, form): (String?, BatchManifest.Form?)
      for (key, value) in pairs {
        let word = key.scalar?.string ?? ""
        switch word {
        case "file": path = text(value, "rows.file")
        case "form":
          form = text(value, "rows.form").flatMap(BatchManifest.Form.init)
          if form == nil { return add(value, "rows.form", "accepted are csv and jsonl") }
        default: addUnknown(key, "rows", word, ["file", "form"])
        }
      }
      guard let path, !path.isEmpty else { return add(node, "rows", "it has no 'file'") }
      let usual: BatchManifest.Form? =
        path.hasSuffix(".csv") ? .csv : path.hasSuffix("l") ? .jsonl : nil
      guard let form = form ?? usual else {
        return add(node, "rows", "\(path) may be anything; say 'form: csv' or 'form: jsonl'")
      }
      manifest.rows = .file(path: path, form: form, spot: spot)
    } else {
      let table = table(node, "rows")
      if table.rowCount == 0 { add(node, "rows", "it has no rows") }
      manifest.rows = .table(table)
    }
  }

  private mutating func readMatrix(_ node: Node) {
    guard let pairs = node.mapping else {
      return add(node, "matrix", "accepted are options with lists: {size: [320x200, 640x400]}")
    }
    for (key, value) in pairs {
      let word = key.scalar?.string ?? ""
      if word == BatchKey.inputs {
        guard let inputs = value.mapping else {
          add(value, "matrix.inputs", "accepted are inputs with lists: {title: [Hello, Goodbye]}")
          continue
        }
        for (name, values) in inputs {
          let name = name.scalar?.string ?? ""
          readAxis(BatchKey.inputPrefix + name, values, "matrix.inputs.\(name)")
        }
      } else if vocabulary.options.contains(word) {
        readAxis(word, value, "matrix.\(word)")
      } else {
        addUnknown(key, "matrix", word, [BatchKey.inputs] + vocabulary.options)
      }
    }
  }

  private mutating func readAxis(_ key: String, _ node: Node, _ path: String) {
    guard let nodes = node.sequence, !nodes.isEmpty else {
      return add(node, path, "accepted is a list of values")
    }
    var values: [ValueTemplate] = []
    for (place, node) in nodes.enumerated() {
      guard let value = value(node, key, "\(path)[\(place + 1)]") else { continue }
      if values.contains(value) {
        add(node, "\(path)[\(place + 1)]", "'\(node.scalar?.string ?? "")' stands there twice")
      }
      values.append(value)
    }
    let spot = BatchManifest.Spot(line: node.mark?.line, path: path)
    manifest.axes.append(.init(key: key, values: values, spot: spot))
  }

  private mutating func readOverride(_ node: Node, _ path: String) {
    guard let pairs = node.mapping else {
      return add(node, path, "accepted is {when: {size: 320x200}, set: {scale: 3}}")
    }
    var (selected, changes): (BatchManifest.Selection?, [BatchManifest.Setting]) = (nil, [])
    for (key, value) in pairs {
      switch key.scalar?.string ?? "" {
      case "when": selected = selection(value, "\(path).when")
      case "set": changes = settings(value, "\(path).set", allowing: vocabulary.options)
      case let word: addUnknown(key, path, word, ["when", "set"])
      }
    }
    guard let selected else {
      return add(node, path, "it has no 'when', which says for which rows")
    }
    if changes.isEmpty { add(node, path, "it has no 'set', which says what is otherwise") }
    manifest.overrides.append(.init(selection: selected, settings: changes))
  }
}
