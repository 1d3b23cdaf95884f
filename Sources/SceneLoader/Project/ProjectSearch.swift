internal import Digest
internal import Foundation

/// The search for the files that a scene is made of.
struct ProjectSearch {
  /// The project's folder, absolute; `nil` if there is none.
  let root: String?
  private let compiler: SceneCompiler
  /// The scene's own files, whose previews are shown.
  private let own: [String]
  /// Whether the scene is a folder's.
  private var isFolder: Bool { name != own[0] }
  /// The scene's name in messages.
  private let name: String
  /// Where is kept what the scene was made of last.
  private let memory: String?

  /// How often the compiler is asked.
  private static let rounds = 10

  init(_ compiler: SceneCompiler, _ own: [String], named name: String) {
    (self.compiler, self.own, self.name) = (compiler, own, name)
    root = compiler.projectFolder(around: own[0])
    let place = URL(fileURLWithPath: name).standardizedFileURL.path
    memory = compiler.memory(
      [compiler.installation.digest, place, root ?? ""] + compiler.defines + ["-"]
        + compiler.project.companions, ".parts")
  }

  // MARK: Without looking

  /// The files that it was made of last besides its own; `nil` if that is not known.
  var remembered: [String]? {
    guard memory != nil else { return root.map { compiler.projectFiles(in: $0).sources } }
    return ProjectMemory(memory)?.files.filter { !own.contains($0) }
  }

  /// The scene with the files that it was made of last, if they still make it; `nil` if they do not.
  func remembered(_ warn: (String) -> Void, _ note: (String) -> Void) -> SceneCompiler.Product? {
    guard let known = ProjectMemory(memory), let companions = try? companions(),
      known.wanted == own + companions, let module = module(of: known)
    else { return nil }
    return try? compile(module, note, warn)
  }

  private func module(of known: ProjectMemory) -> SceneModule? {
    var module = SceneModule()
    let places = Set(own)
    for path in known.files {
      guard let text = try? TextFile(path).read() else { return nil }
      module.parts.append(part(path, text, isOwn: places.contains(path)))
    }
    (module.modules, module.lent) = (Set(known.modules), Set(known.lent))
    if !known.symbols.isEmpty {
      module.symbols = symbols.text(of: known.symbols, besides: module.parts.map(\.text))
    }
    if known.hasModels {
      let texts = module.parts.map(\.text)
      module.symbols += ProjectModels(around: own[0], compiler).source(for: texts)
    }
    return module
  }

  /// The names in code of what the project has besides code.
  private var symbols: ProjectSymbols {
    ProjectSymbols(
      of: ProjectAssets.resources(around: own[0], compiler, asksForFiles: false))
  }

  private func part(_ path: String, _ text: String, isOwn: Bool) -> SceneModule.Part {
    SceneModule.Part(path: path, name: shown(path), text: text, showsPreviews: isOwn)
  }

  /// A path as a user would write it from here.
  private func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    return path.hasPrefix("\(here)/") ? String(path.dropFirst(here.count + 1)) : path
  }

  private func compile(
    _ module: SceneModule, _ note: (String) -> Void, _ warn: (String) -> Void
  ) throws(SceneError) -> SceneCompiler.Product {
    var product = try compiler.product(of: name, module.texts, note, warn) {
      (work, isKept) throws(SceneError) in
      try compiler.make(module, name, in: work, isKept: isKept)
    }
    let others = module.parts.dropFirst()
    product.files = others.map { part in
      SceneCompiler.TakenFile(
        path: part.name, digest: SHA256.hexadecimal(of: Array(part.text.utf8)))
    }
    product.otherLineCounts = others.filter(\.showsPreviews).map {
      SceneCompiler.lineCount(of: $0.text)
    }
    return product
  }

  // MARK: Looking

  /// Whether the scene's file uses a type that neither it nor a module declares.
  ///
  /// The compiler need not be asked about the file alone then; with such a name it may try for minutes. In doubt it is asked.
  var usesTypesOfOthers: Bool {
    guard let work = try? compiler.temporary(), let text = try? TextFile(own[0]).read(),
      let index = try? ProjectIndex(
        own, plugin: compiler.installation.plugin.path, environment: compiler.compilerEnvironment,
        kept: nil, in: work),
      let entry = index.entries.first
    else { return false }
    let types = (entry.uses + entry.previewUses).filter { name in
      // Conditions of the compiler's and parameters are written in capitals.
      name.first?.isUppercase == true && name.last != ":" && name.contains(where: \.isLowercase)
        && !Self.declarations.contains { text.contains("\($0)\(name)") }
        && !compiler.installation.hasModule(String(name))
    }
    let unknown = compiler.installation.unknown(
      among: Set(types.map(String.init)), environment: compiler.environment)
    // Where there are no others the mistakes are told at once.
    guard !unknown.isEmpty, let root else { return false }
    return compiler.projectFiles(in: root).sources.count > 1
  }

  /// What stands before the name of a type where it is declared: at the top, in another, or as a parameter.
  private static let declarations = [
    "struct ", "class ", "enum ", "actor ", "protocol ", "typealias ", "associatedtype ", "<",
  ]

  /// A choice of what a scene is made of.
  private struct Choice: Equatable {
    /// Entries of the index.
    var files: [Int]
    /// Names of assets that stand in code.
    var symbols: [String]
    /// What follows from data models.
    var models: String
  }

  /// Compiles the scene with what it needs.
  ///
  /// The names that it uses tell which files are needed; what the compiler does not find is looked for in turn, and files
  /// that do not compile are left out, until it compiles or nothing more is to be had.
  ///
  /// - Parameters:
  ///   - note: Told what was left out.
  ///   - warn: Told what the compiler said about a scene that it compiled.
  ///   - diagnostics: What it said about the scene's own files.
  /// - Returns: The library.
  /// - Throws: What is wrong with the files, or with the place.
  func compile(
    _ note: (String) -> Void, _ warn: (String) -> Void, after diagnostics: String? = nil
  ) throws(SceneError) -> SceneCompiler.Product {
    let companions = try companions()
    let files = root.map(compiler.projectFiles)
    let work = try compiler.temporary()
    let wanted = own + companions
    for path in wanted { _ = try TextFile(path).read() }
    let places = Set(wanted.map(Self.place))
    let all = compiler.project.isForbidden ? [] : files?.sources ?? []
    let others = all.filter { !places.contains(Self.place($0)) }
    // Where there is nothing else, nobody looks.
    if let diagnostics, others.isEmpty, companions.isEmpty, files?.hasNames != true {
      throw .doesNotCompile(path: name, diagnostics: diagnostics)
    }
    let index = try ProjectIndex(
      wanted + others,
      plugin: compiler.installation.plugin.path, environment: compiler.compilerEnvironment,
      kept: compiler.memory([root ?? "", compiler.installation.digest], ".index"), in: work)
    let symbols = symbols
    let models = ProjectModels(around: own[0], compiler)
    var selection = ProjectSelection(index, known: compiler.installation.names)
    // A class that follows from a model is not looked for elsewhere.
    _ = selection.know(models.classes(for: wanted.compactMap { try? TextFile($0).read() }))
    var failure: SceneError? = diagnostics.map { .doesNotCompile(path: name, diagnostics: $0) }
    // The first round goes by the names alone.
    var (last, stuck): (Choice?, SceneError?) = (nil, nil)
    var (lent, hasLooked): (Set<String>, Bool) = ([], false)
    for _ in 0..<Self.rounds {
      selection.choose(from: wantedEntries(index, selection.banned))
      if selection.know(models.classes(for: Self.texts(of: selection))) {
        selection.choose(from: wantedEntries(index, selection.banned))
      }
      let choice = Choice(
        files: selection.taken,
        symbols: symbols.known(among: selection.unexplained, used: selection.members),
        models: models.source(for: Self.texts(of: selection)))
      if choice == last || (failure != nil && last == nil && hasNothing(choice, selection)) {
        // A name that a scene sees by itself may be the project's all the same, if the compiler does not find it.
        if last == nil, let diagnostics, selection.missing.isEmpty {
          selection.missing = Self.quoted(in: diagnostics)
          if !selection.missing.isEmpty { continue }
        }
        // What is missing may be a member of a module that only the project's modules import.
        let modules =
          failure != nil && lent.isEmpty ? lentModules(of: selection, files?.modules ?? []) : []
        if modules.isEmpty {
          let hidden = hasLooked ? [] : hidden(in: selection, failure, symbols)
          hasLooked = true
          if !hidden.isEmpty {
            selection.missing.formUnion(hidden)
            stuck = stuck ?? failure
            continue
          }
          guard let failed = failure, ban(failed, in: &selection) else { break }
          stuck = stuck ?? failure
          continue
        }
        lent = modules
      }
      last = choice
      var module = try module(selection, files)
      module.lent = lent
      module.symbols =
        symbols.text(of: choice.symbols, besides: module.parts.map(\.text)) + choice.models
      do {
        let product = try compile(module, note, warn)
        for file in selection.leftOut { note("left out \(shown(file.path)): \(file.reason)") }
        ProjectMemory(
          wanted: wanted, module, symbols: choice.symbols, hasModels: !choice.models.isEmpty
        )
        .keep(memory, in: work)
        return product
      } catch .doesNotCompile(let path, let words) {
        failure = .doesNotCompile(path: path, diagnostics: words)
        selection.missing.formUnion(Self.quoted(in: words))
      }
    }
    throw stuck ?? failure ?? .unreadable(path: name, reason: "it takes too many other files")
  }

  /// The names for whose sake a scene may not compile although it sees others of them by itself.
  private func hidden(
    in selection: ProjectSelection, _ failure: SceneError?, _ symbols: ProjectSymbols
  ) -> Set<String> {
    guard case .doesNotCompile(_, let said) = failure else { return [] }
    let words = Self.wordsOfMistakes(in: said)
    let others = selection.hidden.union(selection.hiddenMembers(among: words))
    // `.close` is a button's role and may be a text of the project's.
    return others.union(symbols.known(among: words)).subtracting(selection.missing)
  }

  /// Whether nothing is there to be compiled besides what was compiled already.
  private func hasNothing(_ choice: Choice, _ selection: ProjectSelection) -> Bool {
    choice.files.count == own.count && own.count == 1 && choice.symbols.isEmpty
      && choice.models.isEmpty && localModules(of: selection, [], isOwn: true).isEmpty
  }

  /// The texts of what was chosen.
  private static func texts(of selection: ProjectSelection) -> [String] {
    selection.taken.compactMap { try? TextFile(selection.index.entries[$0].path).read() }
  }

  private static func place(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The files that the user named, those of folders included.
  private func companions() throws(SceneError) -> [String] {
    var found: [String] = []
    for path in compiler.project.companions {
      if SceneCompiler.isFolder(path) {
        found += try SceneCompiler.sources(in: path)
      } else {
        _ = try TextFile(path)
        found.append(path)
      }
    }
    let taken = Set(own.map(Self.place))
    var seen: Set<String> = []
    return found.filter { !taken.contains(Self.place($0)) && seen.insert(Self.place($0)).inserted }
  }

  /// The scene's entries, and those of what the user named; of a folder, the file in which the app begins is none.
  private func wantedEntries(
    _ index: ProjectIndex, _ banned: [String: String]
  ) -> [(entry: Int, showsPreviews: Bool)] {
    let companions = (try? companions().count) ?? 0
    return (0..<min(own.count + companions, index.entries.count)).filter {
      let entry = index.entries[$0]
      return !isFolder && $0 == 0 || !entry.isMain && banned[entry.path] == nil
    }.map { ($0, $0 < own.count) }
  }

  /// The texts of what was chosen.
  private func module(
    _ selection: ProjectSelection, _ files: ProjectFiles?
  ) throws(SceneError) -> SceneModule {
    var module = SceneModule()
    let places = Set(own)
    for number in selection.taken {
      let path = selection.index.entries[number].path
      module.parts.append(
        part(path, try TextFile(path).read(), isOwn: places.contains(path)))
    }
    let known = files?.modules ?? []
    module.modules = localModules(of: selection, known, isOwn: false)
    module.absent = module.modules.subtracting(known)
    return module
  }

  /// Modules whose imports are passed over: those of the project, and in files of the project such as are not there, as long as
  /// nothing of them is used.
  private func localModules(
    of selection: ProjectSelection, _ modules: Set<String>, isOwn: Bool
  ) -> Set<String> {
    var found: Set<String> = []
    for number in selection.taken {
      let entry = selection.index.entries[number]
      let isScenes = !isFolder && own.contains(entry.path)
      for name in entry.imports.map(String.init) where !compiler.installation.hasModule(name) {
        if !isScenes || modules.contains(name) || isOwn { found.insert(name) }
      }
    }
    return found
  }

  /// Modules that files of the project's modules import, and nothing that was chosen does.
  ///
  /// Whoever imports a module sees the members of types that those declare which it imports itself.
  private func lentModules(
    of selection: ProjectSelection, _ modules: Set<String>
  ) -> Set<String> {
    let entries = selection.index.entries
    let seen = Set(selection.taken.flatMap { entries[$0].imports.map(String.init) })
    let places = seen.intersection(modules).subtracting(
      seen.filter(compiler.installation.hasModule)
    )
    .map { "/\($0)/" }
    let lent = entries.filter { entry in places.contains(where: entry.path.contains) }
      .flatMap { $0.imports.map(String.init) }
    // Of the Mac's module a scene sees what it imports itself.
    return Set(lent).subtracting(seen).subtracting(["AppKit", "Cocoa"])
      .filter(compiler.installation.hasModule)
  }

  /// Bans the files in which there are mistakes, but for the scene's own and what the user named.
  ///
  /// - Returns: Whether there were any.
  private func ban(_ failure: SceneError, in selection: inout ProjectSelection) -> Bool {
    guard case .doesNotCompile(_, let words) = failure else { return false }
    let fixed = Set((own + ((try? companions()) ?? [])).map(shown))
    let ownNames = Set(own.map(shown))
    var isAny = false
    for number in selection.taken {
      let entry = selection.index.entries[number]
      let name = shown(entry.path)
      let absent = entry.imports.first { !compiler.installation.hasModule(String($0)) }
      let isFixed = fixed.contains(name) && !(isFolder && absent != nil && ownNames.contains(name))
      guard !isFixed, selection.banned[entry.path] == nil,
        let mistake = Self.mistake(in: name, words)
      else { continue }
      selection.banned[entry.path] =
        absent.map { "it imports \($0), which is not here" } ?? "it does not compile: \(mistake)"
      isAny = true
    }
    return isAny
  }

  /// The first mistake of a file, as the compiler says it.
  private static func mistake(in file: String, _ words: String) -> Substring? {
    for line in words.split(separator: "\n") where line.hasPrefix("\(file):") {
      if let mark = line.range(of: ": error: ") { return line[mark.upperBound...] }
    }
    return nil
  }

  /// The words of the lines in which there are mistakes, as the compiler shows these lines.
  static func wordsOfMistakes(in diagnostics: String) -> Set<String> {
    var words: Set<String> = []
    var number: Substring?
    for line in diagnostics.split(separator: "\n") {
      if let mark = line.range(of: ": error: ") {
        // `Scene.swift:7:3: error: …`
        number = line[..<mark.lowerBound].split(separator: ":").dropLast().last
      } else if let number, let bar = line.firstIndex(of: "|"),
        line[..<bar].split(separator: " ") == [number]
      {
        let code = line[bar...].split { !($0.isLetter || $0.isNumber || $0 == "_") }
        words.formUnion(code.map(String.init))
      }
    }
    return words
  }

  /// The names between quotes in what the compiler says of mistakes, and of the conformances for whose sake others lack.
  static func quoted(in diagnostics: String) -> Set<String> {
    var names: Set<String> = []
    for line in diagnostics.split(separator: "\n")
    where line.contains(": error: ") || line.contains(" does not conform to ")
      || line.contains("note: candidate requires that ")
    {
      let parts = line.split(separator: "'", omittingEmptySubsequences: false)
      for number in stride(from: 1, to: parts.count, by: 2) {
        let words = parts[number].split { !($0.isLetter || $0.isNumber || $0 == "_") }
        names.formUnion(words.map(String.init))
        if words.isEmpty, !parts[number].isEmpty { names.insert(String(parts[number])) }
        // Extensions name what the compiler writes by brackets.
        if parts[number].first == "[" {
          names.insert(parts[number].contains(" : ") ? "Dictionary" : "Array")
        }
        // Extensions name a type in a type by both names.
        if words.count > 1, words.joined(separator: ".") == parts[number] {
          names.insert(String(parts[number]))
        }
      }
    }
    return names
  }
}
