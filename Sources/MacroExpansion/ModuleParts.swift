import Dispatch
import Foundation
import SwiftParser
import Synchronization

/// One file of several that are compiled as one module.
public struct ModulePart: Decodable, Sendable {
  /// The file.
  let path: String
  /// What the compiler calls it in what it says.
  let name: String
  /// Where its text goes.
  let output: String
  /// Whether its previews are shown; otherwise they become spaces, so that what only they need is not looked for.
  let keepsPreviews: Bool
  /// Modules of the project, or such as are not there: all files are one module, so imports of them become spaces.
  let modules: Set<String>
  /// Whether its module leaves its declarations to no actor although all that is compiled with it is on the main actor.
  var isOnNoActor: Bool? = nil
  /// What does not compile in it and is left out, in the order in which it was found.
  var mistakes: [PartMistake]? = nil
  /// What names of types become, as other modules have such names, too.
  var names: [String: String]? = nil
  /// What names of types become behind those of their modules: by `Models.Card`.
  var qualifiedNames: [String: String]? = nil
  /// Those of these names that are also the system's, which the file sees.
  var sharedNames: Set<String>? = nil
  /// Types that it sees and that are called as a module, which is not meant by that name.
  var modularNames: Set<String>? = nil
  /// What names of members that extensions add become, as other modules add such, too.
  var memberNames: [String: String]? = nil
}

/// The files of a module as they compile.
public enum ModuleParts {
  /// Writes the parts that a request names.
  ///
  /// Each begins with a line that says what the compiler calls it.
  ///
  /// - Parameter request: The request's file: a list of parts in JSON.
  /// - Returns: The outlines of the parts that keep their previews, in JSON.
  /// - Throws: What Foundation says about a file.
  public static func write(request: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: request))
    let parts = try JSONDecoder().decode([ModulePart].self, from: data)
    var outlines: [SceneOutline] = []
    let sources = try parts.map { try String(contentsOfFile: $0.path, encoding: .utf8) }
    let shared = sharedTypes(of: parts, sources)
    let renamed = zip(parts, sources).map { part, source in
      TypeRenaming.text(
        of: source, naming: part.names ?? [:], behindModules: part.qualifiedNames ?? [:],
        members: part.memberNames ?? [:], shared: (part.sharedNames ?? [], shared))
    }
    let texts = onNoActor(parts, renamed)
    let files = texts.map { Parser.parse(source: $0) }
    // The scene's own files say for what all are.
    let platform = ScenePlatform(
      of: zip(parts, files).filter(\.0.keepsPreviews).map(\.1))
    let requirements = OptionalRequirements(of: files)
    let rewritten = Mutex([String](repeating: "", count: parts.count))
    DispatchQueue.concurrentPerform(iterations: parts.count) { number in
      let part = parts[number]
      let text = SceneRewriting.rewritten(
        texts[number], as: part, for: platform, optional: requirements)
      let left = LeavingOut.text(without: part.mistakes ?? [], of: text, named: part.name)
      rewritten.withLock { $0[number] = left }
    }
    let written = rewritten.withLock { $0 }
    // What is left out of a type is not asked for when a value of it is made up.
    let remaining = zip(zip(parts, files), written).map { pair, left in
      pair.0.mistakes?.isEmpty == false ? Parser.parse(source: left) : pair.1
    }
    for (part, (text, left)) in zip(parts, zip(texts, written)) {
      let quoted = part.name.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
      try "#sourceLocation(file: \"\(quoted)\", line: 1)\n\(left)\n".write(
        toFile: part.output, atomically: false, encoding: .utf8)
      guard part.keepsPreviews else { continue }
      outlines.append(SceneOutline(source: text, for: platform, among: remaining, at: part.path))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(outlines), as: UTF8.self)
  }

  /// The texts of the parts, in which declarations are on the actors that they are on in their modules.
  private static func onNoActor(_ parts: [ModulePart], _ texts: [String]) -> [String] {
    let chosen = parts.indices.filter { parts[$0].isOnNoActor == true }
    let files = chosen.map { Parser.parse(source: texts[$0]) }
    let isolation = ActorIsolation(of: files)
    var texts = texts
    for (number, file) in zip(chosen, files) {
      texts[number] = isolation.text(of: file, texts[number])
    }
    return texts
  }

  /// The types whose names are also the system's, if a file sees both.
  private static func sharedTypes(of parts: [ModulePart], _ sources: [String]) -> SharedTypes {
    let names = parts.reduce(into: Set<String>()) { $0.formUnion($1.sharedNames ?? []) }
    let declaring = zip(parts, sources).filter { part, _ in
      !names.isDisjoint(with: (part.names ?? [:]).keys)
    }
    return SharedTypes(
      of: declaring.map {
        (Parser.parse(source: $1), ($0.names ?? [:]).filter { names.contains($0.key) })
      })
  }
}
