internal import Foundation

/// The names of types that several modules of a project have, whose files are compiled as one module.
///
/// One keeps its name: the scene's own. A type of another becomes `Models_Card` in the files that mean it: those of its
/// module, and those that import that and have none themselves.
struct ModuleNames: Codable, Equatable {
  /// What names become, by the paths of files.
  private(set) var files: [String: [String: String]] = [:]
  /// What names of members become, by the paths of files.
  private(set) var members: [String: [String: String]] = [:]
  /// What names become behind those of their modules: by `Models.Card`.
  private(set) var qualified: [String: String] = [:]

  /// Those of the names that are also the system's, in files that see both, by the paths of files.
  private(set) var shared: [String: [String]] = [:]

  /// Types that files see and that are called as a module, by the paths of files: `Account.Field` is a type's there.
  private(set) var modular: [String: [String]] = [:]

  /// Nothing is called otherwise.
  init() {}

  /// Finds the names of which there are several.
  ///
  /// - Parameters:
  ///   - selection: The files, the scene's first.
  ///   - redeclared: Members that extensions of several modules add to the same type, by what the compiler says.
  init(of selection: ProjectSelection, redeclared: Set<String> = []) {
    let files = selection.taken.map { number in
      File(
        entry: selection.index.entries[number], module: selection.module(of: number),
        number: number)
    }
    guard let home = files.first?.module else { return }
    var declaring: [Substring: Set<String>] = [:]
    for file in files {
      for name in file.entry.declared where name.first?.isUppercase == true {
        declaring[name, default: []].insert(file.module)
      }
    }
    for (name, modules) in declaring.sorted(by: { $0.key < $1.key }) {
      let isSystems =
        selection.known.contains(String(name))
        && files.contains { !modules.contains($0.module) && $0.entry.uses.contains(name) }
      if modules.count > 1 || isSystems {
        let keeper = isSystems ? nil : modules.contains(home) ? home : modules.min()
        rename(name, of: modules, but: keeper, in: files)
      }
      for file in files where isSystems && !modules.contains(file.module) {
        if file.entry.uses.contains(name), file.module(among: modules) != nil {
          shared[file.entry.path, default: []].append(String(name))
        }
      }
    }
    rename(redeclared, files, at: home)
    let modules = Set(files.map(\.module)).union(
      files.flatMap { $0.entry.imports.map(String.init) })
    for (name, declarers) in declaring.sorted(by: { $0.key < $1.key })
    where modules.contains(String(name)) {
      for file in files where file.module(among: declarers) != nil {
        modular[file.entry.path, default: []].append(String(name))
      }
    }
    for file in files {
      for name in file.entry.privates where declaring[name] != nil {
        guard !file.entry.declared.contains(name) else { continue }
        self.files[file.entry.path, default: [:]][String(name)] = "\(name)_\(file.number)"
      }
    }
  }

  /// Renames members that the extensions of several modules add.
  private mutating func rename(_ members: Set<String>, _ files: [File], at home: String) {
    for name in members.sorted() {
      let modules = Set(
        files.filter { $0.entry.members.contains(Substring(name)) }.map(\.module))
      guard modules.count > 1 else { continue }
      let keeper = modules.contains(home) ? home : modules.min()
      for file in files {
        if let module = file.module(among: modules), module != keeper {
          self.members[file.entry.path, default: [:]][name] = Self.name(name, of: module)
        }
      }
    }
  }

  private static func name(_ name: some StringProtocol, of module: String) -> String {
    let word = module.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return "\(word.isEmpty ? "App" : String(word))_\(name)"
  }

  /// A file of a selection.
  private struct File {
    let entry: ProjectIndex.Entry
    let module: String
    let number: Int

    /// The module of some whose type of a name the file means; `nil` for none of them.
    func module(among modules: Set<String>) -> String? {
      if modules.contains(module) { return module }
      return entry.imports.lazy.map(String.init).first(where: modules.contains)
    }
  }

  private mutating func rename(
    _ name: Substring, of modules: Set<String>, but keeper: String?, in files: [File]
  ) {
    for module in modules where module != keeper {
      qualified["\(module).\(name)"] = Self.name(name, of: module)
    }
    for file in files {
      if let module = file.module(among: modules), module != keeper {
        self.files[file.entry.path, default: [:]][String(name)] = Self.name(name, of: module)
      }
    }
  }
}
