internal import Foundation

/// A module: the files of which a scene is made, as texts.
struct SceneModule {
  /// A file.
  struct Part {
    let path: String
    /// What the compiler calls it in what it says.
    let name: String
    let text: String
    /// Whether its previews are shown.
    let showsPreviews: Bool
    /// Whether its module leaves its declarations to no actor although the scene has them on the main actor.
    var isOnNoActor = false
    /// What does not compile in it and is left out.
    var mistakes: [PartMistake] = []
    /// What names of types become in it.
    var names: [String: String] = [:]
    /// Those of these names that are also the system's, which the file sees.
    var sharedNames: [String] = []
    /// Types that it sees and that are called as a module.
    var modularNames: [String] = []
    /// What names of members that extensions add become in it.
    var memberNames: [String: String] = [:]
  }

  /// The scene's own file first, or those of its folder.
  var parts: [Part] = []
  /// Names of modules whose files are all in this one, and of such as are not there.
  var modules: Set<String> = []
  /// What names of types become behind those of their modules.
  var qualifiedNames: [String: String] = [:]
  /// Those of these modules that are nowhere, so that names may lack.
  var absent: Set<String> = []
  /// Names of modules whose members the scene sees because the project's modules import them.
  var lent: Set<String> = []
  /// Whether it has files that were not in it when it was compiled last.
  var hasNewFiles = true
  /// Whether nothing is made up for views without previews, as it does not compile.
  var isBare = false
  /// Whether objects are made up for views that look for them in their environment.
  var hasObjects = true
  /// Whether it may show nothing, as only its mistakes are asked for.
  var isSilent = false
  /// Declarations of our own: what Xcode would write for the project's assets and data models; empty for none.
  var symbols = ""

  /// What it is made of, the scene's own text first.
  var texts: [String] {
    let others =
      parts[0].mistakes.map { "\($0)" }
      + parts.dropFirst().flatMap { [$0.name, $0.text] + $0.mistakes.map { "\($0)" } }
    let names = parts.flatMap { part in
      (Array(part.names) + Array(part.memberNames)).map { "\(part.name) \($0) \($1)" }.sorted()
    }
    return [parts[0].text] + others + names + modules.sorted() + lent.sorted()
      + [symbols, "\(parts.count)"]
  }

  /// A part as the plug-in is asked for it.
  private struct Request: Encodable {
    let path: String
    let name: String
    let output: String
    let keepsPreviews: Bool
    let modules: [String]
    let isOnNoActor: Bool
    let mistakes: [PartMistake]
    let names: [String: String]
    let sharedNames: [String]
    let modularNames: [String]
    let memberNames: [String: String]
    let qualifiedNames: [String: String]
  }

  /// What the names of copies begin with: by it `#Preview` knows which file of several it stands in.
  private static let mark = "rostrum-part-"
  /// What the compiler calls what stands behind the files' own texts: what is shown, and what is found in the environment.
  private static let (previews, objects) = ("previews", "objects")

  /// Leaves away what is made up and does not compile.
  ///
  /// - Parameter said: What the compiler says.
  /// - Returns: Whether there was anything.
  mutating func leaveAway(_ said: String) -> Bool {
    let mistakes = said.split(separator: "\n").filter { $0.contains(": error: ") }
    func has(_ name: String) -> Bool { mistakes.contains { $0.hasPrefix("\(name):") } }
    if hasObjects, has(Self.objects) {
      hasObjects = false
      return true
    }
    guard !isBare, has(Self.previews) else { return false }
    isBare = true
    return true
  }
  /// What the compiler calls the module.
  static let name = "SceneFile"

  private func copyName(of number: Int) -> String {
    "\(Self.mark)\(number)-\(URL(fileURLWithPath: parts[number].path).lastPathComponent)"
  }

  /// What the compiler says, with each file called as its user calls it: in what a macro made it is called as its copy.
  func shown(_ said: String) -> String {
    guard said.contains("\(Self.name)/\(Self.mark)") else { return said }
    return parts.indices.reduce(said) { text, number in
      text.replacing("\(Self.name)/\(copyName(of: number)):", with: "\(parts[number].name):")
    }
  }

  /// Writes the files as they compile.
  ///
  /// - Parameters:
  ///   - work: Where.
  ///   - compiler: Whose plug-in reads Swift.
  ///   - name: The scene's name in messages.
  /// - Returns: The copies; the scene's first.
  /// - Throws: ``SceneError/noPreview(path:needs:lacks:)`` if nothing of it can be shown; what the plug-in says.
  func write(
    in work: WorkFolder, for compiler: SceneCompiler, called name: String
  ) throws(SceneError) -> [String] {
    let copies = parts.indices.map { "\(work.path)/\(copyName(of: $0))" }
    let requests = zip(parts, copies).map { part, copy in
      Request(
        path: part.path, name: part.name, output: copy, keepsPreviews: part.showsPreviews,
        modules: modules.sorted(), isOnNoActor: part.isOnNoActor, mistakes: part.mistakes,
        names: part.names,
        sharedNames: part.sharedNames, modularNames: part.modularNames,
        memberNames: part.memberNames,
        qualifiedNames: qualifiedNames)
    }
    guard let words = try? JSONEncoder().encode(requests) else { return [] }
    let request = try work.write(String(decoding: words, as: UTF8.self), to: "module.json")
    let (end, output) = try ChildProcess.run(
      compiler.installation.plugin.path, ["--module", request],
      environment: compiler.compilerEnvironment)
    guard end == .exited(0),
      let outlines = try? JSONDecoder().decode([SceneOutline].self, from: Data(output.utf8))
    else { throw .unreadable(path: name, reason: output) }
    // Of a folder only what is there is shown.
    let isAlone = outlines.count == 1 && !isBare
    try addFunctions(isAlone ? outlines : outlines.map(\.bare), to: copies, name)
    var others: [String] = []
    if !symbols.isEmpty { others.append(try work.write(symbols, to: "\(Self.mark)assets.swift")) }
    if !lent.isEmpty {
      // In a file of their own: members are seen in the whole module, names of types only where they are imported.
      let imports = lent.sorted().map { "import \($0)\n" }.joined()
      others.append(try work.write(imports, to: "\(Self.mark)imports.swift"))
    }
    if parts.contains(where: { !$0.mistakes.isEmpty }) {
      others.append(try work.write(Self.leavingOut, to: "\(Self.mark)left.swift"))
    }
    return copies + others
  }

  /// What stands in the place of what is left out, for files that import nothing, too.
  private static let leavingOut = """
    import SwiftUI
    @discardableResult nonisolated func _leftOut(_ words: String) -> _LeftOutView {
      _LeftOutView(words)
    }
    extension View {
      nonisolated func _leftOutModifier(_ words: String) -> Self {
        _leftOut(words)
        return self
      }
    }
    nonisolated func _leftOutWaiting<Value>(_ words: String) async -> Value {
      _leftOut(words)
      return await withUnsafeContinuation { _ in }
    }
    struct _LeftOut: Error {
      init(_ words: String) { _leftOut(words) }
    }

    """

  /// Adds what `#Preview` would have written for providers, views and inputs.
  private func addFunctions(
    _ outlines: [SceneOutline], to copies: [String], _ name: String
  ) throws(SceneError) {
    // Views by themselves are shown where there is nothing else.
    let hasPreviews = outlines.contains { !$0.previews.isEmpty || !$0.providers.isEmpty }
    let showsViews = outlines.count == 1 || !hasPreviews
    var (hasAny, outline) = (hasPreviews, outlines.makeIterator())
    for (number, part) in parts.enumerated() where part.showsPreviews {
      guard let found = outline.next() else { break }
      var functions = found.functions(part: number, showsViews: showsViews)
      hasAny = hasAny || !functions.isEmpty || found.isBroken
      if number == 0 { functions += found.inputFunction }
      guard !functions.isEmpty || !found.objectFunction.isEmpty else { continue }
      var lines = "#sourceLocation(file: \"\(Self.previews)\", line: 1)\n\(functions)"
      if number == 0, hasObjects {
        lines += "#sourceLocation(file: \"\(Self.objects)\", line: 1)\n\(found.objectFunction)"
      }
      try WorkFolder.append(Array(lines.utf8), to: copies[number])
    }
    if !hasAny, !isSilent {
      throw .noPreview(
        path: name, needs: outlines.flatMap(\.needs), lacks: outlines.flatMap { $0.lacks ?? [] })
    }
  }
}
