import ArgumentParser
import Foundation
import Goldens
import Yams

/// A check file, `NAME.check.yaml` beside a scene: which goldens the scene has, how they are compared, and what is
/// expected of its motion.
struct CheckFile: Sendable {
  /// A film that departs from the usual one, with a name of its own.
  struct Variant: Hashable, Sendable {
    var name: String
    /// What a command line would say.
    var words: [String]
    var line: Int
  }
  /// A script that a golden is recorded with.
  struct ScriptChoice: Hashable, Sendable {
    var name: String
    /// The file as a path from where the tool works; `nil` for none.
    var path: String?
    var line: Int
  }
  /// An expectation as it is written.
  struct Wish: Hashable, Sendable {
    var fields: [Field]
    var expectation: Expectation
    var line: Int
  }
  /// A key of an expectation with its value.
  struct Field: Hashable, Sendable {
    var key: String
    var value: String
    /// Its words where it is a list.
    var list: [String]?
    var line: Int
  }

  /// Where it is.
  var path: String
  /// The previews that goldens are of; empty for the first alone.
  var previews: [String] = []
  /// The scripts that they are recorded with; empty for the one beside the scene, if there is one.
  var scripts: [ScriptChoice] = []
  /// Films besides the usual one.
  var variants: [Variant] = []
  var level = ComparisonLevel.exact
  var masks: [GoldenMask] = []
  var wishes: [Wish] = []

  /// The check file that lies beside a scene; `nil` if there is none.
  static func path(beside scene: String) -> String? {
    let name = "\(Place.stem(of: scene)).check.yaml"
    let path = scene.contains("/") ? "\(Place.folder(of: scene))/\(name)" : name
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Reads a check file.
  ///
  /// - Parameters:
  ///   - yaml: The file's text.
  ///   - path: Where it is: scripts are sought beside it.
  /// - Throws: ``Failure`` with file and line.
  init(yaml: String, path: String) throws {
    self.path = path
    let root: Node?
    do {
      root = try Yams.compose(yaml: yaml)
    } catch let error as YamlError {
      throw Self.failure(path, error.line, error.reason)
    }
    guard let root, !root.isNothing else { return }
    guard let keys = root.mapping else {
      throw Self.failure(path, root.mark?.line, Messages.checkFileShape)
    }
    for (key, value) in keys { try read(key, value) }
  }

  /// An error in a check file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - line: The line.
  ///   - reason: What was found and what is accepted.
  /// - Returns: The failure.
  static func failure(_ path: String, _ line: Int?, _ reason: String) -> Failure {
    Failure(.usage, "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)")
  }

  private func failure(_ node: Node, _ reason: String) -> Failure {
    Self.failure(path, node.mark?.line, reason)
  }

  private static let keys = ["previews", "scripts", "variants", "level", "masks", "expect"]

  private mutating func read(_ key: Node, _ value: Node) throws {
    switch key.string {
    case "previews": previews = try words(value, "previews")
    case "scripts":
      scripts = try list(value, "scripts").map(script)
      try checkNames(scripts.map { ($0.name, $0.line) })
    case "variants":
      variants = try list(value, "variants").map(variant)
      try checkNames(variants.map { ($0.name, $0.line) })
    case "level":
      guard let text = value.scalar?.string, let read = ComparisonLevel(text: text) else {
        throw failure(
          value, Messages.found(value.scalar?.string, accepted: ComparisonLevel.accepted))
      }
      level = read
    case "masks": masks = try words(value, "masks").enumerated().map { try mask($1, value, $0) }
    case "expect": wishes = try list(value, "expect").map(wish)
    default: throw failure(key, Messages.unknownKey(key.string, Self.keys))
    }
  }

  private func mask(_ text: String, _ list: Node, _ index: Int) throws -> GoldenMask {
    guard let mask = GoldenMask(text: text) else {
      let node = list.sequence.map { $0[index] } ?? list
      throw failure(node, Messages.found(text, accepted: GoldenMask.accepted))
    }
    return mask
  }

  private func list(_ node: Node, _ key: String) throws -> [Node] {
    guard let sequence = node.sequence else { throw failure(node, Messages.noList(key)) }
    return Array(sequence)
  }

  private func words(_ node: Node, _ key: String) throws -> [String] {
    try list(node, key).map {
      guard let word = $0.scalar?.string, !word.isEmpty else {
        throw failure($0, Messages.noWord(key))
      }
      return word
    }
  }

  /// The scalars of a mapping, in the order in which they are written; one key may be left out.
  private func fields(_ node: Node, _ what: String, but other: String? = nil) throws -> [Field] {
    guard let mapping = node.mapping else { throw failure(node, Messages.noMapping(what)) }
    return try mapping.filter { other == nil || $0.key.string != other }.map { key, value in
      guard let name = key.string else { throw failure(key, "a key must be a word") }
      let list = value.sequence.map { $0.compactMap(\.scalar?.string) }
      guard let text = list?.joined(separator: ", ") ?? value.scalar?.string else {
        throw failure(value, "'\(name)' must be a word or a number")
      }
      return Field(key: name, value: text, list: list, line: key.mark?.line ?? 1)
    }
  }

  private func checkNames(_ names: [(name: String, line: Int)]) throws {
    var known: Set<String> = []
    for (name, line) in names where !known.insert(OutputTemplate.safe(name)).inserted {
      throw Self.failure(path, line, "'\(name)' stands there twice; accepted is each name once")
    }
  }

  // MARK: Parts

  /// A script: its file, or `{name: …, file: …}`.
  private func script(_ node: Node) throws -> ScriptChoice {
    let line = node.mark?.line ?? 1
    var (name, file): (String?, String?) = (nil, node.scalar?.string)
    if file == nil {
      for field in try fields(node, "a script: a file, or {name: …, file: …}") {
        switch field.key {
        case "name": name = field.value
        case "file": file = field.value
        default:
          throw Self.failure(path, field.line, Messages.unknownKey(field.key, ["name", "file"]))
        }
      }
    }
    guard let file, !file.isEmpty else {
      throw Self.failure(path, line, "a script has no 'file'; accepted is a file, or none")
    }
    if file == "none" { return ScriptChoice(name: name ?? "none", path: nil, line: line) }
    let place =
      file.hasPrefix("/") || !path.contains("/") ? file : "\(Place.folder(of: path))/\(file)"
    if Place.kind(of: place) != .other {
      throw Self.failure(path, line, Messages.noSuchFile(place))
    }
    return ScriptChoice(name: name ?? Self.name(ofScript: file), path: place, line: line)
  }

  /// What a script is called that has no name: `tapped` for `Card.tapped.script.yaml` beside `Card.check.yaml`.
  private static func name(ofScript file: String) -> String {
    var name = Place.name(of: file)
    for ending in [".yaml", ".yml", ".script"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The options of the tool that make a variant, by their names without `--`.
  static let variantKeys = [
    "size", "device", "orientation", "chrome", "no-keyboard", "scale", "fps", "duration", "from",
    "to",
    "background", "color-scheme", "system", "type-size", "locale", "layout-direction", "speed",
    "reduce-motion", "seed", "date", "font-dir", "assets", "asset-url", "define",
  ]
  /// Those that are flags, `true` or `false`.
  private static let flagKeys = ["chrome", "no-keyboard", "reduce-motion"]
  /// Those that are folders, sought beside the check file.
  private static let folderKeys = ["font-dir", "assets"]
  /// Those that may be lists, each word an option of its own.
  private static let repeatedKeys = ["font-dir", "asset-url", "define"]

  private func variant(_ node: Node) throws -> Variant {
    let line = node.mark?.line ?? 1
    var (name, words): (String?, [String]) = (nil, [])
    for field in try fields(node, "a variant: {name: …, color-scheme: dark}", but: "inputs") {
      if field.key == "name" {
        name = field.value
        continue
      }
      guard Self.variantKeys.contains(field.key) else {
        throw Self.failure(
          path, field.line,
          Messages.unknownKey(field.key, ["name"] + Self.variantKeys + ["inputs"]))
      }
      let new = try self.words(of: field)
      do {
        _ = try SceneOptions.parse(new)
      } catch {
        // The parser's line names the option; the file says `fps` where a flag says `--fps`.
        throw Self.failure(path, field.line, Rostrum.failure(for: error).message)
      }
      words += new
    }
    guard let name, !name.isEmpty else {
      throw Self.failure(path, line, "a variant has no 'name', by which its golden is called")
    }
    if let inputs = node.mapping?["inputs"] {
      for field in try fields(inputs, "inputs: {title: Hello}") {
        words += ["--input", "\(field.key)=\(field.value)"]
      }
    }
    return Variant(name: name, words: words, line: line)
  }

  private func words(of field: Field) throws -> [String] {
    if Self.flagKeys.contains(field.key) {
      switch field.value {
      case "true": return ["--" + field.key]
      case "false": return []
      default:
        throw Self.failure(
          path, field.line, Messages.found(field.value, accepted: "true or false"))
      }
    }
    let values = Self.repeatedKeys.contains(field.key) ? field.list : nil
    return try (values ?? [field.value]).flatMap { value in
      ["--\(field.key)", try self.value(value, of: field)]
    }
  }

  /// A value with its path as it is from where the tool works.
  private func value(_ text: String, of field: Field) throws -> String {
    func located(_ place: String) -> String {
      place.hasPrefix("/") || !path.contains("/")
        ? place : "\(Place.folder(of: path))/\(place)"
    }
    if Self.folderKeys.contains(field.key) { return located(text) }
    guard field.key == "asset-url", var address = AssetAddress(argument: text) else { return text }
    address.file = located(address.file)
    if let absence = address.absence { throw Self.failure(path, field.line, absence) }
    return address.text
  }

  private func wish(_ node: Node) throws -> Wish {
    let line = node.mark?.line ?? 1
    let fields = try fields(node, "an expectation: {node: …, property: …, settles: ≤ 450 ms}")
    do throws(ExpectationError) {
      let expectation = try Expectation(fields: fields.map { ($0.key, $0.value) })
      return Wish(fields: fields, expectation: expectation, line: line)
    } catch {
      let guilty = fields.first { $0.key == error.key }
      throw Self.failure(path, guilty?.line ?? line, "\(error)")
    }
  }
}

extension Node {
  /// Whether nothing stands there.
  fileprivate var isNothing: Bool { scalar.map { $0.string.isEmpty || $0.string == "~" } ?? false }
}
