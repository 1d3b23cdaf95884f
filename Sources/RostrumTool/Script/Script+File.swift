import Foundation
import Yams

/// Scripts as files: a list of steps, each either as its flag is written (`- tap: Submit@0.5`) or key by key
/// (`- {tap: Submit, at: 0.5}`). Numbers are taken as they are written, never as binary fractions.
extension Script {
  /// Reads a script.
  ///
  /// - Parameters:
  ///   - yaml: The file's text.
  ///   - path: Its name in messages.
  /// - Throws: ``ScriptError``, with the line.
  init(yaml: String, path: String) throws(ScriptError) {
    let root: Node?
    do {
      root = try Yams.compose(yaml: yaml)
    } catch let error as YamlError {
      throw .badFile(path: path, line: error.line, reason: error.reason)
    } catch {
      throw .badFile(path: path, line: nil, reason: "\(error)")
    }
    guard let root else { return }
    guard let steps = root.sequence else {
      throw .badFile(
        path: path, line: root.mark?.line, reason: "found no list; accepted is a list of steps")
    }
    for step in steps { self.steps.append(try Step(step, path)) }
  }

  /// The script that lies beside a scene file, `NAME.script.yaml`; `nil` if there is none.
  static func path(beside scene: String) -> String? {
    let path = "\(Place.folder(of: scene))/\(Place.stem(of: scene)).script.yaml"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}

extension Script.Step {
  private static let keys = [
    "tap": ["at", "for"], "long-press": ["at", "for"], "drag": ["at", "to", "by", "in"],
    "type": ["at", "into"],
  ]
  private static let accepted = "tap, long-press, drag or type"

  fileprivate init(_ node: Node, _ path: String) throws(ScriptError) {
    let line = node.mark?.line
    func bad(_ reason: String, _ line: Int?) -> ScriptError {
      .badFile(path: path, line: line, reason: reason)
    }
    guard let mapping = node.mapping else {
      throw bad("found no step; accepted: \(Self.accepted)", line)
    }
    var values: [String: String] = [:]
    for (key, value) in mapping {
      guard let name = key.string else { throw bad("a key must be a word", key.mark?.line) }
      if let sequence = value.sequence {
        values[name] = sequence.compactMap(\.scalar?.string).joined(separator: ",")
      } else if let scalar = value.scalar {
        values[name] = scalar.string
      } else {
        throw bad("'\(name)' must be a word, a number or a list of numbers", value.mark?.line)
      }
    }
    let verbs = values.keys.filter { Self.keys[$0] != nil }.sorted()
    guard verbs.count == 1, let verb = verbs.first, let subject = values[verb] else {
      throw bad(
        "found \(values.keys.sorted().joined(separator: ", ")); accepted: one of \(Self.accepted)",
        line)
    }
    let known = Self.keys[verb] ?? []
    if let unknown = values.keys.sorted().first(where: { $0 != verb && !known.contains($0) }) {
      throw bad(
        "'\(unknown)' is no key of \(verb); accepted: \(known.joined(separator: ", "))", line)
    }
    do {
      try self.init(verb: verb, subject, values)
    } catch .malformed(let step, let accepted) {
      throw bad("found '\(step)'; accepted: \(accepted)", line)
    } catch {
      throw error
    }
  }

  /// The flag that says the same, read.
  private init(
    verb: String, _ subject: String, _ values: [String: String]
  ) throws(ScriptError) {
    var text = subject
    if verb == "type", let field = values["into"] { text = "\(field)=\(subject)" }
    if let time = values["at"] { text += "@\(time)" }
    if let place = values["to"] { text += " -> \(place)" }
    if let offset = values["by"] { text += " by \(offset)" }
    if let length = values["in"] { text += " in \(length)" }
    if let length = values["for"] { text += " for \(length)" }
    switch verb {
    case "tap": try self.init(tap: text)
    case "long-press": try self.init(longPress: text)
    case "drag": try self.init(drag: text)
    default: try self.init(type: text)
    }
  }
}

extension YamlError {
  /// The line that it is about.
  var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    default: nil
    }
  }

  /// What is wrong, in one line.
  var reason: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      problem
    default: "\(self)".split(separator: "\n").first.map(String.init) ?? "it is not YAML"
    }
  }
}
