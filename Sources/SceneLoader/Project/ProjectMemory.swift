internal import Digest
internal import Foundation
internal import Glibc

/// The memory of which files of its project a scene was made of last, so that they are not looked for again.
struct ProjectMemory: Codable {
  /// The scene's own files, and those that the user named: of others nothing is known.
  var wanted: [String] = []
  /// The files that were compiled, the scene's first.
  var files: [String] = []
  /// Those of them whose declarations are on no actor although the scene's are on the main actor.
  var filesOnNoActor: [String] = []
  /// Modules whose imports were passed over.
  var modules: [String] = []
  /// Modules whose members the scene sees because the project's modules import them.
  var lent: [String] = []
  /// Names of the project's assets that were asked for as symbols.
  var symbols: [String] = []
  /// Whether classes followed from data models.
  var hasModels = false
  /// What does not compile of them and was left out.
  var mistakes = ModuleMistakes()
  /// The digests of the texts of which something was left out: it stands elsewhere, or nowhere, once they are others.
  var digests: [String: String] = [:]
  /// What names of types became.
  var names = ModuleNames()

  /// What is kept.
  ///
  /// - Parameter file: Where; `nil` for nowhere.
  init?(_ file: String?) {
    guard let file, let data = FileManager.default.contents(atPath: file),
      let memory = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = memory
  }

  /// Remembers what a scene was made of.
  ///
  /// - Parameters:
  ///   - wanted: The scene's own files, and those that the user named.
  ///   - module: What was compiled.
  ///   - symbols: Names of the project's assets that were asked for as symbols.
  ///   - hasModels: Whether classes followed from data models.
  ///   - mistakes: What does not compile of it and was left out.
  ///   - names: What names of types became.
  init(
    wanted: [String], _ module: SceneModule, symbols: [String], hasModels: Bool,
    _ mistakes: ModuleMistakes, _ names: ModuleNames
  ) {
    (self.wanted, self.symbols, self.hasModels) = (wanted, symbols, hasModels)
    (self.mistakes, self.names) = (mistakes, names)
    files = module.parts.map(\.path)
    for part in module.parts where !part.mistakes.isEmpty {
      digests[part.path] = Self.digest(of: part.text)
    }
    filesOnNoActor = module.parts.filter(\.isOnNoActor).map(\.path)
    (modules, lent) = (module.modules.sorted(), module.lent.sorted())
  }

  /// Whether what was left out of a file is still where it was.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - text: Its text.
  /// - Returns: Whether the text is the same, or nothing was left out of it.
  func fits(_ path: String, _ text: String) -> Bool {
    digests[path].map { $0 == Self.digest(of: text) } ?? true
  }

  private static func digest(of text: String) -> String {
    SHA256.hexadecimal(of: Array(text.utf8))
  }

  /// Keeps it; what cannot be kept is found again.
  func keep(_ file: String?, in work: WorkFolder) {
    guard let file, let data = try? JSONEncoder().encode(self),
      let written = try? work.write(String(decoding: data, as: UTF8.self), to: "memory.json")
    else { return }
    _ = unsafe rename(written, file)
  }
}
