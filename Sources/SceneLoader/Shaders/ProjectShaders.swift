internal import Foundation

/// The shader files that a scene's project has.
enum ProjectShaders {
  /// The ending of their names.
  static let ending = ".metal"
  /// What stands in files that use shaders.
  private static let words = ["ShaderLibrary", "ShaderFunction"]

  /// Whether a text may use shaders, so that it is worth while to look for them.
  static func mayBeAskedFor(in text: String) -> Bool { words.contains(where: text.contains) }

  /// The shader files that a scene needs: those that the user named, then those of its project of whose functions the texts
  /// name any, the nearest first.
  ///
  /// - Parameters:
  ///   - path: The scene's file or folder.
  ///   - texts: The texts of which it is made.
  ///   - compiler: What is wished of projects.
  /// - Returns: The files.
  /// - Throws: What is wrong with the files that the user named.
  static func files(
    around path: String, for texts: [String], _ compiler: SceneCompiler
  ) throws(SceneError) -> [ShaderFile] {
    var (files, known): ([ShaderFile], Set<String>) = ([], [])
    for place in compiler.project.shaders {
      let file = try ShaderFile(place)
      known.formUnion(file.functions.map(\.name))
      files.append(file)
    }
    guard texts.contains(where: mayBeAskedFor), !compiler.project.isForbidden else { return files }
    let named = names(in: texts)
    let asksForAll = texts.contains(where: computesNames)
    for place in candidates(around: path, compiler) {
      guard let file = try? ShaderFile(place) else { continue }
      let own = Set(file.functions.map(\.name))
      // Of two functions of one name the nearer is meant.
      let wanted = asksForAll ? own : own.intersection(named)
      guard !wanted.subtracting(known).isEmpty else { continue }
      known.formUnion(own)
      files.append(file)
    }
    return files
  }

  /// Whether a text asks for functions by names that it computes, so that any may be meant.
  static func computesNames(_ text: String) -> Bool {
    let marks = ["[dynamicMember: ", "ShaderFunction("]
    return marks.contains { mark in
      text.ranges(of: mark).contains { place in
        let rest = text[place.upperBound...].prefix(while: { $0 != "]" && $0 != ")" })
        let name = rest.range(of: "name: ").map { rest[$0.upperBound...] } ?? rest
        return name.first != "\""
      }
    }
  }

  /// The project's shader files, those first to which it is the shortest way; without a project, those beside the scene.
  private static func candidates(around path: String, _ compiler: SceneCompiler) -> [String] {
    guard let root = compiler.projectFolder(around: path) else {
      let folder =
        SceneCompiler.isFolder(path)
        ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
    return ProjectAssets.nearest(compiler.projectFiles(in: root).shaders, to: path)
  }

  /// The words of which names may consist.
  private static func names(in texts: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in texts {
      for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        names.insert(String(word))
      }
    }
    return names
  }
}
