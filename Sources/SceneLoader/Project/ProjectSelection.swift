internal import Foundation

/// A selection of a project's files: those that declare what a scene needs, and what they need in turn.
///
/// A name that several files declare is taken from the one that lies nearest to where it is used, if that does not declare
/// again what is there.
struct ProjectSelection {
  /// A file that would be taken, and why it is not.
  struct LeftOut: Hashable {
    let path: String
    let reason: String
  }

  /// The index of the project.
  let index: ProjectIndex
  /// The modules that the entries of the index are part of.
  private let modules: [String]
  /// Names that a scene sees by itself, so that they are looked for only if the compiler does not find them.
  private(set) var known: Set<String>
  /// Names that the compiler did not find.
  var missing: Set<String> = []
  /// Protocols of which values are made up, so that types are wanted which conform to them.
  var kinds: Set<String> = []
  /// The names that what was taken uses, that a scene sees by itself and that files of the project declare: `time` is a function
  /// of C, and may be the project's list of times.
  var hidden: Set<String> {
    let uses = taken.flatMap { index.entries[$0].uses }.filter {
      known.contains(String($0)) && index.declaring[$0] != nil && declared[$0] == nil
    }
    return Set(uses.map(String.init)).subtracting(missing)
  }
  /// Those of some words that what was taken sees by itself, and that files of the project that are not taken add to types: a
  /// project's own `interpolate(from:to:)` stands beside that of SwiftUI.
  ///
  /// - Parameter words: The words, of lines in which there are mistakes.
  /// - Returns: The names of the members.
  func hiddenMembers(among words: Set<String>) -> Set<String> {
    words.filter { word in
      guard known.contains(word), !missing.contains(word) else { return false }
      return index.adding[Substring(word)]?.contains { !isTaken.contains($0) } ?? false
    }
  }
  /// Files that do not compile.
  var banned: [String: String] = [:]

  /// What was taken: entries of the index.
  private(set) var taken: [Int] = []
  private(set) var leftOut: [LeftOut] = []
  /// The modules in which names of what was taken are declared.
  private var declared: [Substring: Set<String>] = [:]
  private var isTaken: Set<Int> = []

  /// The names that assets of the project may have in code: members that what was taken asks for and that no file adds, and
  /// what the compiler did not find.
  var unexplained: Set<String> {
    var names = missing
    for entry in taken.map({ index.entries[$0] }) {
      let members =
        entry.memberUses + entry.previewUses.filter { $0.hasPrefix(".") }.map { $0.dropFirst() }
      for name in members where index.adding[name] == nil && !known.contains(String(name)) {
        names.insert(String(name))
      }
    }
    return names
  }

  /// The names that stand behind dots in what was taken.
  var members: Set<String> {
    Set(
      taken.map { index.entries[$0] }.flatMap { entry in
        entry.memberUses + entry.previewUses.filter { $0.hasPrefix(".") }.map { $0.dropFirst() }
      }.map(String.init))
  }

  /// Begins with nothing.
  ///
  /// - Parameters:
  ///   - index: The index of the project.
  ///   - known: Names that a scene sees by itself.
  ///   - module: The module that a file is part of, by its path.
  init(_ index: ProjectIndex, known: Set<String>, module: (String) -> String = { _ in "" }) {
    (self.index, self.known) = (index, known)
    modules = index.entries.map { module($0.path) }
  }

  /// The module that an entry is part of; empty for an app.
  func module(of number: Int) -> String { modules[number] }

  /// Chooses anew.
  ///
  /// - Parameter own: The scene's files, whose previews are shown, and those that are taken in any case.
  mutating func choose(from own: [(entry: Int, showsPreviews: Bool)]) {
    (taken, leftOut, declared, isTaken) = ([], [], [:], [])
    for (entry, _) in own { add(entry) }
    let previews = own.filter(\.showsPreviews).map(\.entry)
    var next = 0
    while next < taken.count {
      let number = taken[next]
      next += 1
      let entry = index.entries[number]
      for name in entry.uses { look(for: name, isMember: false, from: number) }
      for name in entry.memberUses { look(for: name, isMember: true, from: number) }
      guard previews.contains(number) else { continue }
      for name in entry.previewUses {
        if name.hasPrefix(".") {
          look(for: name.dropFirst(), isMember: true, from: number)
        } else {
          look(for: name, isMember: false, from: number)
        }
      }
    }
    // What the compiler did not find may stand nowhere in these words: a conformance, a label.
    if let first = own.first?.entry {
      let names = missing.sorted()
      for name in names { find(Substring(name), from: first) }
      // A member of that name is there, but another type's.
      for name in names { addAll(from: index.adding[Substring(name)] ?? []) }
      // Of `.init(day:)` the type stands nowhere; the compiler finds the label to be too much.
      for name in names { addAll(from: index.labelling[Substring(name)] ?? []) }
      for type in names {
        for other in names {
          let conformance = index.adding["\(type):\(other)"] ?? []
          add(from: conformance, usedBy: first)
        }
      }
      for kind in kinds.sorted() { addTypes(conformingTo: Substring(kind), for: first) }
      if taken.count > next { finish(from: next) }
    }
    let (fixed, others) = (taken.prefix(own.count), taken.dropFirst(own.count))
    taken = Array(fixed) + others.sorted { index.entries[$0].path < index.entries[$1].path }
  }

  /// Has a scene see more names by itself.
  ///
  /// - Parameter names: The names.
  /// - Returns: Whether any of them was not known.
  mutating func know(_ names: Set<String>) -> Bool {
    let count = known.count
    known.formUnion(names)
    return known.count > count
  }

  /// Goes on with what was added last.
  private mutating func finish(from start: Int) {
    var next = start
    while next < taken.count {
      let number = taken[next]
      let entry = index.entries[number]
      next += 1
      for name in entry.uses { look(for: name, isMember: false, from: number) }
      for name in entry.memberUses { look(for: name, isMember: true, from: number) }
    }
  }

  private mutating func look(for name: Substring, isMember: Bool, from number: Int) {
    // Of an initialiser or a subscript the label is what nobody else has.
    let word = name.last == ":" ? Self.label(of: name) : name
    let isMissing = missing.contains(String(word))
    let hiding =
      isMember ? namedFiles(declaring: name, for: number) : ownFiles(declaring: name, for: number)
    if let hiding { return add(from: hiding, usedBy: number, isMissing: isMissing) }
    if known.contains(String(word)), !isMissing { return }
    if isMember {
      add(from: index.adding[name] ?? [], usedBy: number, isMissing: isMissing)
    } else if let files = files(declaring: name, for: number) {
      add(from: files, usedBy: number, isMissing: isMissing)
    } else {
      add(from: index.adding[name] ?? [], usedBy: number, isMissing: isMissing)
    }
  }

  /// The files that declare a type which hides the system's of its name: those of a file's own target, or of modules that it
  /// imports, where it imports nothing that draws.
  private func ownFiles(declaring name: Substring, for number: Int) -> [Int]? {
    guard name.first?.isUppercase == true, let all = index.declaring[name] else { return nil }
    let module = modules[number]
    let own = module.isEmpty ? [] : all.filter { modules[$0] == module }
    if !own.isEmpty { return own }
    let imports = index.entries[number].imports
    if imports.contains(where: Self.drawing.contains) { return nil }
    let imported = all.filter { imports.contains(Substring(modules[$0])) }
    return imported.isEmpty ? nil : imported
  }

  /// Modules with so many names that a project's are not told from them.
  private static let drawing: Set<Substring> = ["SwiftUI", "UIKit", "AppKit", "Charts"]

  /// The files that declare a type of a module whose name stands before it: `Models.List`.
  private func namedFiles(declaring name: Substring, for number: Int) -> [Int]? {
    guard name.first?.isUppercase == true, let all = index.declaring[name] else { return nil }
    let uses = index.entries[number].uses
    let named = all.filter { !modules[$0].isEmpty && uses.contains(Substring(modules[$0])) }
    return named.isEmpty ? nil : named
  }

  /// The files that declare a name: those of modules that a file imports, if there are any.
  private func files(declaring name: Substring, for number: Int) -> [Int]? {
    guard let all = index.declaring[name], name.first?.isUppercase == true else {
      return index.declaring[name]
    }
    let own = all.filter { modules[$0] == modules[number] }
    if !own.isEmpty { return own }
    let imports = index.entries[number].imports
    let imported = all.filter { imports.contains(Substring(modules[$0])) }
    return imported.isEmpty ? all : imported
  }

  /// Looks for a name in every place.
  private mutating func find(_ name: Substring, from number: Int) {
    if declared[name] == nil {
      add(from: index.declaring[name] ?? [], usedBy: number, isMissing: true)
    }
    add(from: index.adding[name] ?? [], usedBy: number, isMissing: true)
  }

  /// `hex` of `Color(hex:` and of `[hex:`.
  static func label(of name: Substring) -> Substring {
    let start = name.lastIndex { $0 == "(" || $0 == "[" }.map(name.index(after:))
    return name[(start ?? name.startIndex)...].dropLast()
  }

  /// Takes the best of some files that have a name, unless one is there already.
  ///
  /// - Parameters:
  ///   - candidates: The files.
  ///   - number: The file that uses the name.
  ///   - isMissing: Whether the compiler did not find it, so that the file in which the app begins is one, too.
  private mutating func add(
    from candidates: [Int], usedBy number: Int, isMissing: Bool = false
  ) {
    let entry = index.entries[number]
    if candidates.isEmpty || candidates.contains(where: isTaken.contains) { return }
    let near = candidates.sorted {
      let (first, second) = (distance($0, entry), distance($1, entry))
      return (first.up, first.down, index.entries[$0].path)
        < (second.up, second.down, index.entries[$1].path)
    }
    for candidate in near {
      if let reason = trouble(with: candidate, isMissing: isMissing) {
        let file = LeftOut(path: index.entries[candidate].path, reason: reason)
        if !leftOut.contains(file) { leftOut.append(file) }
        // Another of the name, further away, would be another thing.
        if banned[file.path] != nil { return }
        continue
      }
      return add(candidate)
    }
  }

  /// Takes a file or two with types that conform to a protocol; such as are made for previews and tests first.
  private mutating func addTypes(conformingTo kind: Substring, for number: Int) {
    let entry = index.entries[number]
    let near = (index.conforming[kind] ?? []).sorted {
      let (first, second) = (distance($0, entry), distance($1, entry))
      let (isFirst, isSecond) = (isStandIn($0), isStandIn($1))
      if isFirst != isSecond { return isFirst }
      return (first.up, first.down, index.entries[$0].path)
        < (second.up, second.down, index.entries[$1].path)
    }
    addAll(from: Array(near.prefix(Self.countOfConforming)))
  }

  /// How many files with types that conform to a protocol are taken.
  private static let countOfConforming = 2

  /// Whether a file is called as what stands for something else.
  private func isStandIn(_ number: Int) -> Bool {
    let name = URL(fileURLWithPath: index.entries[number].path).lastPathComponent.lowercased()
    return ["mock", "preview", "stub", "fake", "sample"].contains { name.contains($0) }
  }

  /// Takes all of some files that can be taken.
  private mutating func addAll(from candidates: [Int]) {
    for candidate in candidates
    where !isTaken.contains(candidate) && trouble(with: candidate) == nil {
      add(candidate)
    }
  }

  /// Why a file cannot be taken; `nil` if it can.
  private func trouble(with number: Int, isMissing: Bool = false) -> String? {
    let entry = index.entries[number]
    if let reason = banned[entry.path] { return reason }
    if entry.isMain, !isMissing { return "the app begins there" }
    // A type may be another one's in another module: it gets a name of its own.
    let module = modules[number]
    let double = entry.declared.first { name in
      guard let others = declared[name] else { return false }
      return name.first?.isUppercase != true || others.contains(module)
    }
    if let double { return "it declares another '\(double)'" }
    return nil
  }

  /// How many folders one must go up from a file to another, and then down.
  private func distance(_ number: Int, _ entry: ProjectIndex.Entry) -> (up: Int, down: Int) {
    // The scene's own may be named from here.
    let (first, second) = (
      URL(fileURLWithPath: index.entries[number].path).standardizedFileURL.pathComponents,
      URL(fileURLWithPath: entry.path).standardizedFileURL.pathComponents
    )
    let common = zip(first, second).prefix { $0 == $1 }.count
    return (second.count - common, first.count - common)
  }

  private mutating func add(_ number: Int) {
    guard isTaken.insert(number).inserted else { return }
    taken.append(number)
    for name in index.entries[number].declared {
      declared[name, default: []].insert(modules[number])
    }
  }
}
