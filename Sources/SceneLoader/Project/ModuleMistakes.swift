internal import Foundation

/// A mistake that the compiler found in a file of a project, for the sake of which a part of the file is left out.
struct PartMistake: Codable, Hashable {
  /// Where, from 1; the column in bytes.
  let line: Int
  let column: Int
  /// What the compiler says.
  let words: String
  /// In which round it was found, from 1.
  var round = 0

  /// Whether the compiler gave up, which is no mistake where it is told to do so early.
  var isOfPatience: Bool { words.contains("type-check this expression in reasonable time") }

  /// Whether it is another, found again.
  func isSame(as other: Self) -> Bool {
    (line, column, words) == (other.line, other.column, other.words)
  }
}

/// The mistakes of a project's files, so far as what stands there is left out.
struct ModuleMistakes: Codable, Equatable {
  /// By the files' paths, in the order in which they were found.
  private(set) var files: [String: [PartMistake]] = [:]
  /// How often the compiler was asked.
  private(set) var rounds = 0

  /// How often it is asked at most.
  static let greatestRounds = 24
  /// How often a mistake takes more with it: a modifier, its statement, as many around these, the body, the member, the type's
  /// head.
  private static let greatestRepeats = 9
  /// Mistakes beyond these are of a file that is for something else.
  private static let greatestCount = 200

  /// Whether nothing is left out.
  var isEmpty: Bool { files.isEmpty }

  /// The mistakes of a file.
  subscript(path: String) -> [PartMistake] { files[path] ?? [] }

  /// Adds what the compiler says.
  ///
  /// - Parameters:
  ///   - diagnostics: What it says.
  ///   - names: Paths of files of which a part may be left out, by what the compiler calls them.
  ///   - isMeant: Which of it is meant.
  /// - Returns: Whether anything came to it.
  mutating func add(
    _ diagnostics: String, in names: [String: String],
    where isMeant: (PartMistake) -> Bool = { _ in true }
  ) -> Bool {
    guard rounds < Self.greatestRounds else { return false }
    let found = Self.mistakes(in: diagnostics).compactMap { file, mistake in
      isMeant(mistake) ? names[file].map { ($0, mistake) } : nil
    }.filter { path, mistake in
      // What stays although all around it is left out cannot be.
      self[path].count { $0.isSame(as: mistake) } < Self.greatestRepeats
    }
    guard !found.isEmpty else { return false }
    rounds += 1
    // What was not understood in time may be without the others.
    let certain = found.filter { !$0.1.isOfPatience }
    for (path, var mistake) in certain.isEmpty ? found : certain {
      mistake.round = rounds
      guard files[path, default: []].count < Self.greatestCount else { return false }
      files[path, default: []].append(mistake)
    }
    return true
  }

  /// Whether the compiler has found nothing but what it gave up.
  ///
  /// - Parameter diagnostics: What it says.
  /// - Returns: Whether it has.
  static func areOfPatience(in diagnostics: String) -> Bool {
    let found = mistakes(in: diagnostics)
    return !found.isEmpty && found.allSatisfy(\.mistake.isOfPatience)
  }

  /// A line for people each file, by path.
  ///
  /// - Parameter shown: A path as its user would write it.
  /// - Returns: The lines.
  func remarks(_ shown: (String) -> String) -> [String] {
    files.sorted { $0.key < $1.key }.map { path, mistakes in
      let first = mistakes[0]
      let others = mistakes.count == 1 ? "" : ", and \(mistakes.count - 1) more"
      return "left out of \(shown(path)) what does not compile here: "
        + "line \(first.line): \(first.words)\(others)"
    }
  }

  /// The name of a type that is not found.
  ///
  /// - Parameter mistake: The mistake.
  /// - Returns: The name; `nil` for any other mistake.
  static func lackingType(in mistake: PartMistake) -> String? {
    let parts = mistake.words.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return nil }
    if parts[0] == "cannot find type " { return String(parts[1]) }
    let isType = parts[0] == "cannot find " && parts[1].first?.isUppercase == true
    return isType ? String(parts[1]) : nil
  }

  /// The name, without labels, of a member, type or value that is not found.
  ///
  /// - Parameter mistake: The mistake.
  /// - Returns: The name; `nil` for any other mistake.
  static func lackingName(in mistake: PartMistake) -> String? {
    let marks = [
      "has no member '", "has no dynamic member '", "cannot find '", "cannot find type '",
    ]
    return marks.lazy.compactMap { mark in
      mistake.words.range(of: mark).map { place in
        String(mistake.words[place.upperBound...].prefix { $0 != "'" && $0 != "(" })
      }
    }.first
  }

  /// The names, without labels, of what is declared twice.
  ///
  /// - Parameter diagnostics: What the compiler says.
  /// - Returns: The names.
  static func redeclared(in diagnostics: String) -> Set<String> {
    let marks = ["invalid redeclaration of '", "ambiguous use of '"]
    let words = mistakes(in: diagnostics).compactMap { _, mistake in
      marks.lazy.filter(mistake.words.hasPrefix).map { mistake.words.dropFirst($0.count) }.first
    }
    return Set(words.map { String($0.prefix { $0 != "'" && $0 != "(" }) })
  }

  /// The name of a modifier of views that is not found.
  ///
  /// - Parameter mistake: The mistake.
  /// - Returns: The name; `nil` for any other mistake.
  static func lackingModifier(in mistake: PartMistake) -> String? {
    let parts = mistake.words.split(separator: "'", omittingEmptySubsequences: false)
    let isModifier =
      parts.count > 4 && parts[0] == "value of type " && parts[1] == "some View"
      && parts[2] == " has no member "
    return isModifier ? String(parts[3]) : nil
  }

  /// The mistakes that the compiler tells, with what it calls their files.
  ///
  /// One in the expansion of a macro is where that stands.
  ///
  /// - Parameter diagnostics: What it says.
  /// - Returns: The mistakes; those of one line that are said alike, once.
  static func mistakes(in diagnostics: String) -> [(file: String, mistake: PartMistake)] {
    var found: [(file: String, mistake: PartMistake)] = []
    var inMacro: Substring?
    for line in diagnostics.split(separator: "\n") {
      if let place = place(in: line, before: ": error: ") {
        inMacro = place.file.hasPrefix("macro expansion ") ? place.words : nil
        if inMacro == nil { found.append(mistake(place, place.words)) }
      } else if let words = inMacro, let place = place(in: line, before: ": note: in expansion of")
      {
        found.append(mistake(place, words))
        inMacro = nil
      }
    }
    var seen: Set<String> = []
    return found.filter {
      seen.insert("\($0.file):\($0.mistake.line):\($0.mistake.words)").inserted
    }
  }

  private typealias Place = (file: Substring, line: Int, column: Int, words: Substring)

  /// A place as in `Scene.swift:7:3: error: …`.
  private static func place(in line: Substring, before mark: String) -> Place? {
    guard let end = line.range(of: mark) else { return nil }
    let parts = line[..<end.lowerBound].split(separator: ":")
    guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else { return nil }
    // Beneath a mistake in a macro stands where that is, behind a branch.
    let file = line[..<parts[parts.count - 3].endIndex].drop { " |`-".contains($0) }
    return (file, row, column, line[end.upperBound...])
  }

  private static func mistake(
    _ place: Place, _ words: Substring
  ) -> (file: String, mistake: PartMistake) {
    let mistake = PartMistake(line: place.line, column: place.column, words: String(words))
    return (String(place.file), mistake)
  }
}
