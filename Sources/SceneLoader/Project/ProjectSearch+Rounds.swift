internal import Foundation

extension ProjectSearch {
  /// A choice of what a scene is made of.
  struct Choice: Equatable {
    /// Entries of the index.
    var files: [Int]
    /// Names of assets that stand in code.
    var symbols: [String]
    /// What follows from data models.
    var models: String
    /// Members that extensions of several modules add to the same type.
    var redeclared: Set<String>
    /// What is left out.
    var mistakes: ModuleMistakes
    /// Whether the scene's own file is passed over where it imports what is not there.
    var isLenient = false
  }

  /// How far a search has come.
  struct Progress {
    var selection: ProjectSelection
    /// What the compiler said last; `nil` before it was asked.
    var failure: SceneError?
    /// The names in code of what the project has besides code.
    let symbols: ProjectSymbols
    /// The project's modules.
    let modules: Set<String>
    /// What was compiled last.
    var last: Choice?
    /// Whether what is compiled has files that were not there the last time.
    var hasNewFiles = true
    /// What the compiler said when no more files were to be had.
    var stuck: SceneError?
    /// Modules whose members the scene sees because the project's modules import them.
    var lent: Set<String> = []
    /// Whether names were looked for that a scene sees by itself.
    var hasLooked = false
    /// Whether all was looked for, so that what still lacks is left out.
    var isLeavingOut = false
    /// Members that extensions of several modules add to the same type.
    var redeclared: Set<String> = []
    /// How often the compiler was asked about heads alone, as nothing can be shown.
    var roundsOfHeads = 0
    /// What was left out.
    var mistakes = ModuleMistakes()
    /// Whether the scene's own file imports what is not there, so that what needs that is left out of it, too.
    var isLenient = false

    /// What is wrong with the scene, if it is given up.
    var verdict: SceneError? { stuck ?? failure }
    /// What the compiler said last.
    var words: String? {
      if case .doesNotCompile(_, let words) = failure { words } else { nil }
    }
  }

  /// What is done with a choice.
  enum Step { case compile, choose, end }

  /// What is wrong with a scene that is written for what is not here: it imports that, and asks in many places for types that
  /// nobody has.
  ///
  /// Its file is compiled alone: with all of the project that it names the compiler would take minutes to say the same.
  ///
  /// - Parameters:
  ///   - progress: The search, which has not begun.
  ///   - files: The project's files.
  /// - Returns: The error; `nil` if the file may compile with others.
  /// - Throws: What is wrong with the file.
  func refusal(
    _ progress: Progress, _ files: ProjectFiles?
  ) throws(SceneError) -> SceneError? {
    let index = progress.selection.index
    guard !isFolder, let entry = index.entries.first else { return nil }
    let text = try TextFile(own[0]).read()
    let absent = entry.imports.map(String.init).filter {
      !compiler.installation.hasModule($0) && files?.modules.contains($0) != true
    }
    // Most scenes import nothing of the kind, and modules are not read for their names.
    guard !absent.isEmpty else { return nil }
    let lacking = unknownTypes(of: entry, text).filter {
      index.lacks($0) && !progress.selection.known.contains($0)
        && progress.symbols.known(among: [$0]).isEmpty
    }
    guard !lacking.isEmpty else { return nil }
    var module = SceneModule()
    module.parts = [part(own[0], text, isOwn: true)]
    module.modules = Set(entry.imports.map(String.init)).filter {
      !compiler.installation.hasModule($0)
    }
    module.absent = Set(absent)
    do {
      _ = try compile(module, { _ in }, { _ in })
    } catch .doesNotCompile(let path, let words)
      where lacks(in: words, index).count(where: Self.isInHead) >= Self.greatestCountOfHeads
    {
      return .doesNotCompile(path: path, diagnostics: words)
    } catch {
      return nil
    }
    return nil
  }

  /// Chooses what the scene is made of, by the names that are known to be needed.
  ///
  /// - Parameters:
  ///   - progress: How far the search has come.
  ///   - models: The project's data models.
  /// - Returns: The choice.
  func choose(_ progress: inout Progress, _ models: ProjectModels) -> Choice {
    let index = progress.selection.index
    progress.selection.choose(from: wantedEntries(index, progress.selection.banned))
    if progress.selection.know(models.classes(for: Self.texts(of: progress.selection))) {
      progress.selection.choose(from: wantedEntries(index, progress.selection.banned))
    }
    let selection = progress.selection
    return Choice(
      files: selection.taken,
      symbols: progress.symbols.known(among: selection.unexplained, used: selection.members),
      models: models.source(for: Self.texts(of: selection)), redeclared: progress.redeclared,
      mistakes: progress.mistakes, isLenient: progress.isLenient)
  }

  /// Whether a choice is compiled; one that was is widened first, or something is left out of it.
  ///
  /// The first round goes by the names alone.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - progress: How far the search has come.
  /// - Returns: What is done next.
  func step(to choice: Choice, _ progress: inout Progress) -> Step {
    let isSpent =
      choice == progress.last
      || progress.failure != nil && progress.last == nil
        && hasNothing(choice, progress.selection)
    if isSpent {
      // A name that a scene sees by itself may be the project's all the same, if the compiler does not find it.
      if progress.last == nil, let words = progress.words, progress.selection.missing.isEmpty {
        progress.selection.missing = Self.quoted(in: words)
        if !progress.selection.missing.isEmpty { return .choose }
      }
      // What is missing may be a member of a module that only the project's modules import.
      let lent =
        progress.failure != nil && progress.lent.isEmpty
        ? lentModules(of: progress.selection, progress.modules) : []
      if lent.isEmpty { return widen(&progress) }
      progress.lent = lent
    }
    progress.hasNewFiles = choice.files != progress.last?.files
    progress.last = choice
    return .compile
  }

  /// Looks for names that a scene sees by itself, and then leaves out what does not compile.
  private func widen(_ progress: inout Progress) -> Step {
    let words = progress.words ?? ""
    let hidden =
      progress.hasLooked
      ? progress.selection.hiddenMembers(among: Self.quoted(in: words))
      : hidden(in: progress.selection, words, progress.symbols)
    progress.hasLooked = true
    guard let failure = progress.failure else { return .end }
    progress.stuck = progress.stuck ?? failure
    if !hidden.isEmpty {
      progress.selection.missing.formUnion(hidden)
      return .choose
    }
    let isHopeless = isHopeless(words, progress.selection.index)
    if !progress.isLenient,
      words.contains("error: no such module '") || importsAbsent(progress)
        || isHopeless && lacksModules(progress)
    {
      progress.isLenient = true
      return .choose
    }
    progress.isLeavingOut = true
    if !progress.isLenient, isHopeless { return .end }
    // Where a file asks for nothing that is not here, a mistake is its author's, who wants to know of it, unless it follows
    // from what was left out elsewhere.
    let absent = localModules(
      of: progress.selection, progress.modules, isOwn: progress.isLenient
    ).subtracting(progress.modules)
    let first = progress.mistakes.isEmpty ? absent : nil
    let fixed = progress.isLenient ? Set<String>() : fixedFiles
    if leaveOut(words, of: progress.selection, &progress.mistakes, but: fixed, importing: first) {
      return .choose
    }
    if !progress.isLenient, !progress.mistakes.isEmpty, followsFromOthers(words, progress.selection)
    {
      progress.isLenient = true
      return .choose
    }
    return ban(words, in: &progress.selection) ? .choose : .end
  }

  /// Whether the scene's own file imports what is not there; where other files do so, too, the compiler does not say it.
  private func importsAbsent(_ progress: Progress) -> Bool {
    let entries = progress.selection.index.entries.filter { own.contains($0.path) }
    return !isFolder
      && entries.flatMap { $0.imports.map(String.init) }.contains {
        !compiler.installation.hasModule($0) && !progress.modules.contains($0)
      }
  }

  /// Whether files of the project import what is not there, so that a type which nobody declares may be of that.
  private func lacksModules(_ progress: Progress) -> Bool {
    let imports = Set(progress.selection.index.entries.flatMap(\.imports)).map(String.init)
    return !isFolder
      && imports.contains {
        !compiler.installation.hasModule($0) && !progress.modules.contains($0)
      }
  }

  /// Takes what the compiler says for names that are missing, and leaves out where nobody has them.
  ///
  /// - Parameters:
  ///   - words: What it says.
  ///   - progress: How far the search has come.
  func learn(from words: String, _ progress: inout Progress) {
    progress.failure = .doesNotCompile(path: name, diagnostics: words)
    progress.redeclared.formUnion(ModuleMistakes.redeclared(in: words))
    // What lacks once nothing more is to be had lacks because something was left out.
    if progress.isLeavingOut { return }
    progress.selection.missing.formUnion(Self.quoted(in: words))
    let (index, symbols) = (progress.selection.index, progress.symbols)
    let fixed = progress.isLenient ? Set<String>() : fixedFiles
    _ = leaveOut(words, of: progress.selection, &progress.mistakes, but: fixed) { mistake in
      guard let name = ModuleMistakes.lackingType(in: mistake) else { return false }
      return index.lacks(name) && symbols.known(among: [name]).isEmpty
    }
  }

  /// Looks for the types that views need: one may be the project's although a scene sees another of its name by itself.
  ///
  /// - Parameters:
  ///   - needs: What the views need, as in `Card needs item: Item`.
  ///   - lacks: Protocols of which no type was taken that can be made.
  ///   - progress: How far the search has come.
  /// - Returns: Whether there are any that were not looked for.
  func lookFor(_ needs: [String], _ lacks: [String], _ progress: inout Progress) -> Bool {
    let words = needs.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    let names = words.filter { progress.selection.index.declaring[$0] != nil }.map(String.init)
    let count = progress.selection.missing.count + progress.selection.kinds.count
    progress.selection.missing.formUnion(names)
    progress.selection.kinds.formUnion(lacks)
    return progress.selection.missing.count + progress.selection.kinds.count > count
  }

  /// The names for whose sake a scene may not compile although it sees others of them by itself.
  private func hidden(
    in selection: ProjectSelection, _ said: String, _ symbols: ProjectSymbols
  ) -> Set<String> {
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

  /// The scene's own files, and what the user named.
  private var fixedFiles: Set<String> { Set(own + ((try? companions()) ?? [])) }

  /// Leaves out what does not compile of the files that were taken.
  ///
  /// - Parameters:
  ///   - words: What the compiler says.
  ///   - selection: The files.
  ///   - mistakes: What was left out before; more comes to it.
  ///   - fixed: Files of which nothing is left out.
  ///   - modules: Modules of which a file has to import one; `nil` for all files.
  ///   - isMeant: Which mistakes are meant.
  /// - Returns: Whether there was anything.
  private func leaveOut(
    _ words: String, of selection: ProjectSelection, _ mistakes: inout ModuleMistakes,
    but fixed: Set<String>, importing modules: Set<String>? = nil,
    where isMeant: (PartMistake) -> Bool = { _ in true }
  ) -> Bool {
    let entries = selection.taken.map { selection.index.entries[$0] }
    let paths = entries.filter { entry in
      modules.map { !$0.isDisjoint(with: entry.imports.map(String.init)) } ?? true
    }.map(\.path)
    let names = paths.filter { !fixed.contains($0) }.map { (shown($0), $0) }
    return mistakes.add(words, in: Dictionary(names) { first, _ in first }, where: isMeant)
  }

  /// A file whose declarations lack so many types is written for what is not here: what is left of it would show nothing.
  private static let greatestCountOfHeads = 6

  /// Whether a mistake is in what a declaration says of itself, and not in what it does.
  private static func isInHead(_ mistake: PartMistake) -> Bool {
    mistake.words.hasPrefix("cannot find type ")
  }

  /// Whether the scene's own files ask for a type or modifier that nobody has, so that nothing left out elsewhere helps.
  private func isHopeless(_ words: String, _ index: ProjectIndex) -> Bool {
    !lacks(in: words, index).isEmpty
  }

  /// Whether the scene's own file lacks only what stands in other files that were taken, of which something was left out.
  private func followsFromOthers(_ words: String, _ selection: ProjectSelection) -> Bool {
    let names = Set(own.map(shown))
    let lacking = ModuleMistakes.mistakes(in: words).filter { names.contains($0.file) }
      .compactMap { ModuleMistakes.lackingName(in: $0.mistake) }
    guard !isFolder, !lacking.isEmpty else { return false }
    let entries = selection.taken.map { selection.index.entries[$0] }
    let texts = entries.filter { !own.contains($0.path) }
      .compactMap { try? TextFile($0.path).read() }
    return lacking.allSatisfy { name in texts.contains { $0.contains(name) } }
  }

  /// The mistakes of the scene's own files that are types or modifiers that nobody has.
  private func lacks(in words: String, _ index: ProjectIndex) -> [PartMistake] {
    let names = Set(own.map(shown))
    return ModuleMistakes.mistakes(in: words).filter { file, mistake in
      let lack =
        ModuleMistakes.lackingType(in: mistake) ?? ModuleMistakes.lackingModifier(in: mistake)
      return names.contains(file) && lack.map { index.lacks($0) } == true
    }.map(\.mistake)
  }

  /// Bans the files in which there are mistakes, but for the scene's own and what the user named.
  ///
  /// - Returns: Whether there were any.
  private func ban(_ words: String, in selection: inout ProjectSelection) -> Bool {
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
}
