internal import Digest
internal import Foundation

/// The search for the files that a scene is made of.
struct ProjectSearch {
  /// The project's folder, absolute; `nil` if there is none.
  let root: String?
  let compiler: SceneCompiler
  /// The scene's own files, whose previews are shown.
  let own: [String]
  /// Whether the scene is a folder's.
  var isFolder: Bool { name != own[0] }
  /// The scene's name in messages.
  let name: String
  /// Where is kept what the scene was made of last.
  private let memory: String?

  /// How often the compiler is asked.
  private static let rounds = 10
  /// How often it is asked about heads of declarations where nothing can be shown.
  private static let roundsOfHeads = 4

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
    guard let product = try? compile(module, note, warn) else { return nil }
    for remark in known.mistakes.remarks(shown) { note(remark) }
    return product
  }

  private func module(of known: ProjectMemory) -> SceneModule? {
    var module = SceneModule()
    let places = Set(own)
    for path in known.files {
      guard let text = try? TextFile(path).read(), known.fits(path, text) else { return nil }
      var part = part(path, text, isOwn: places.contains(path))
      part.mistakes = known.mistakes[path]
      part.isOnNoActor = known.filesOnNoActor.contains(path)
      part.names = known.names.files[path] ?? [:]
      part.sharedNames = known.names.shared[path] ?? []
      part.modularNames = known.names.modular[path] ?? []
      part.memberNames = known.names.members[path] ?? [:]
      module.parts.append(part)
    }
    (module.modules, module.lent) = (Set(known.modules), Set(known.lent))
    module.qualifiedNames = known.names.qualified
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

  func part(_ path: String, _ text: String, isOwn: Bool) -> SceneModule.Part {
    SceneModule.Part(path: path, name: shown(path), text: text, showsPreviews: isOwn)
  }

  /// A path as a user would write it from here.
  func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    return path.hasPrefix("\(here)/") ? String(path.dropFirst(here.count + 1)) : path
  }

  func compile(
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
    let unknown = unknownTypes(of: entry, text)
    // Where there are no others the mistakes are told at once.
    guard !unknown.isEmpty, let root else { return false }
    return compiler.projectFiles(in: root).sources.count > 1
  }

  /// Types that a file uses, and that neither it nor a module declares.
  func unknownTypes(of entry: ProjectIndex.Entry, _ text: String) -> Set<String> {
    let types = (entry.uses + entry.previewUses).filter { name in
      // Conditions of the compiler's and parameters are written in capitals.
      name.first?.isUppercase == true && name.last != ":" && name.contains(where: \.isLowercase)
        && !Self.declarations.contains { text.contains("\($0)\(name)") }
        && !compiler.installation.hasModule(String(name))
    }
    return compiler.installation.unknown(
      among: Set(types.map(String.init)), environment: compiler.environment)
  }

  /// What stands before the name of a type where it is declared: at the top, in another, or as a parameter.
  private static let declarations = [
    "struct ", "class ", "enum ", "actor ", "protocol ", "typealias ", "associatedtype ", "<",
  ]

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
    let models = ProjectModels(around: own[0], compiler)
    var progress = Progress(
      selection: ProjectSelection(
        index, known: compiler.installation.names, module: { files?.module(of: $0) ?? "" }),
      failure: diagnostics.map { .doesNotCompile(path: name, diagnostics: $0) },
      symbols: symbols, modules: files?.modules ?? [])
    // A class that follows from a model is not looked for elsewhere.
    _ = progress.selection.know(
      models.classes(for: wanted.compactMap { try? TextFile($0).read() }))
    if companions.isEmpty, let refusal = try refusal(progress, files) { throw refusal }
    for _ in 0..<Self.rounds + ModuleMistakes.greatestRounds {
      let choice = choose(&progress, models)
      switch step(to: choice, &progress) {
      case .compile: break
      case .choose: continue
      case .end: throw progress.verdict ?? .unreadable(path: name, reason: "nothing is to be had")
      }
      let names = ModuleNames(of: progress.selection, redeclared: choice.redeclared)
      var module = try module(
        progress.selection, files, names, without: progress.mistakes, isLenient: choice.isLenient)
      module.lent = progress.lent
      module.hasNewFiles = progress.hasNewFiles
      module.symbols =
        progress.symbols.text(of: choice.symbols, besides: module.parts.map(\.text))
        + choice.models
      do {
        let product = try compile(module, note, warn)
        for remark in progress.mistakes.remarks(shown) { note(remark) }
        for file in progress.selection.leftOut {
          note("left out \(shown(file.path)): \(file.reason)")
        }
        ProjectMemory(
          wanted: wanted, module, symbols: choice.symbols, hasModels: !choice.models.isEmpty,
          progress.mistakes, names
        )
        .keep(memory, in: work)
        return product
      } catch .doesNotCompile(_, let words) {
        learn(from: words, &progress)
      } catch .noPreview(let path, let needs, let lacks) {
        let failure = SceneError.noPreview(path: path, needs: needs)
        progress.failure = failure
        if lookFor(needs, lacks, &progress) { continue }
        // What does not compile is left out, and may be all that cannot be made up.
        progress.roundsOfHeads += 1
        guard !needs.isEmpty, progress.roundsOfHeads <= Self.roundsOfHeads,
          let words = try compiler.mistakesOfHeads(of: module, name, in: work)
        else { throw progress.stuck ?? failure }
        progress.stuck = progress.stuck ?? failure
        learn(from: words, &progress)
      } catch {
        // Where a preview is left out, what was wrong before is what is wrong.
        throw progress.isLenient ? progress.verdict ?? error : error
      }
    }
    throw progress.verdict
      ?? .unreadable(path: name, reason: "it takes too many other files")
  }

  /// The texts of what was chosen.
  static func texts(of selection: ProjectSelection) -> [String] {
    selection.taken.compactMap { try? TextFile(selection.index.entries[$0].path).read() }
  }

  private static func place(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The files that the user named, those of folders included.
  func companions() throws(SceneError) -> [String] {
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
  func wantedEntries(
    _ index: ProjectIndex, _ banned: [String: String]
  ) -> [(entry: Int, showsPreviews: Bool)] {
    let companions = (try? companions().count) ?? 0
    return (0..<min(own.count + companions, index.entries.count)).filter {
      let entry = index.entries[$0]
      return !isFolder && $0 == 0 || !entry.isMain && banned[entry.path] == nil
    }.map { ($0, $0 < own.count) }
  }

  /// The texts of what was chosen.
  func module(
    _ selection: ProjectSelection, _ files: ProjectFiles?, _ names: ModuleNames,
    without mistakes: ModuleMistakes, isLenient: Bool
  ) throws(SceneError) -> SceneModule {
    var module = SceneModule()
    let places = Set(own)
    module.qualifiedNames = names.qualified
    let isIsolated = compiler.dialect.contains("-default-isolation")
    for number in selection.taken {
      let path = selection.index.entries[number].path
      var part = part(path, try TextFile(path).read(), isOwn: places.contains(path))
      part.mistakes = mistakes[path]
      part.isOnNoActor = isIsolated && files?.isOnNoActor(path) == true
      part.names = names.files[path] ?? [:]
      part.sharedNames = names.shared[path] ?? []
      part.modularNames = names.modular[path] ?? []
      part.memberNames = names.members[path] ?? [:]
      module.parts.append(part)
    }
    let known = files?.modules ?? []
    module.modules = localModules(of: selection, known, isOwn: isLenient)
    module.absent = module.modules.subtracting(known)
    return module
  }

  /// Modules whose imports are passed over: those of the project, and in files of the project such as are not there, as long as
  /// nothing of them is used.
  func localModules(
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
  func lentModules(
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
