import Foundation

/// One entry of the table of prohibitions: what no line of some places may hold.
struct Prohibition {
  var title = ""
  /// Folders and files where it holds, `Sources/*` for each folder of Sources.
  var places: [String] = []
  /// Folders and files below `places` where it does not.
  var exceptions: [String] = []
  /// A regular expression, `^` and `$` being a line's ends.
  var pattern = ""
  /// Whether comments and strings are looked at, too.
  var looksAtComments = false
  /// Endings of the names of files that are looked at.
  var endings = [".swift", ".c", ".h"]
  /// Lines that must be found, and lines that must not.
  var caught: [String] = []
  var free: [String] = []
}

/// The table: `Scripts/prohibitions` says at its head how it is written.
struct ProhibitionTable {
  private(set) var entries: [Prohibition] = []
  private var sets: [String: [String]] = [:]

  init(_ text: String) throws {
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words.hasPrefix("#") { continue }
      do {
        try read(words, isIndented: line.hasPrefix(" "))
      } catch {
        throw HouseError("prohibitions, line \(index + 1): \(error)")
      }
    }
    for entry in entries {
      if entry.places.isEmpty || entry.pattern.isEmpty || entry.caught.isEmpty {
        throw HouseError("prohibitions: '\(entry.title)' needs where, never and caught")
      }
    }
    if entries.isEmpty { throw HouseError("prohibitions: there are none") }
  }

  private mutating func read(_ words: String, isIndented: Bool) throws {
    let parts = words.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let key = String(parts[0])
    let value = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    if !isIndented {
      if key == "set" {
        let definition = value.components(separatedBy: " = ")
        if definition.count != 2 { throw HouseError("a set is 'set NAME = PLACE …'") }
        sets[definition[0]] = try placesNamed(definition[1])
      } else {
        entries.append(Prohibition(title: words))
      }
      return
    }
    guard var entry = entries.popLast() else { throw HouseError("'\(key)' before any title") }
    switch key {
    case "where":
      for place in try placesNamed(value) {
        if place.hasPrefix("-") {
          entry.exceptions.append(String(place.dropFirst()))
        } else {
          entry.places.append(place)
        }
      }
    case "never": entry.pattern = expanded(value)
    case "in":
      guard ["code", "text"].contains(value) else { throw HouseError("in code, or in text") }
      entry.looksAtComments = value == "text"
    case "files": entry.endings = value.split(separator: " ").map { ".\($0)" }
    case "caught": entry.caught.append(value)
    case "free": entry.free.append(value)
    default: throw HouseError("unknown word '\(key)'")
    }
    entries.append(entry)
  }

  private func placesNamed(_ text: String) throws -> [String] {
    try text.split(separator: " ").flatMap { word -> [String] in
      guard word.hasPrefix("@") else { return [String(word)] }
      guard let places = sets[String(word.dropFirst())] else { throw HouseError("no set \(word)") }
      return places
    }
  }

  /// The targets with sources in Swift or C that a set names.
  func targets(of set: String) throws -> [String] {
    let places = try placesNamed("@" + set)
    let left = Set(places.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) })
    let all = try FileManager.default.contentsOfDirectory(atPath: "Sources").sorted()
    let targets = all.filter { target in
      let path = "Sources/\(target)"
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let files = FileManager.default.enumerator(atPath: real)?.compactMap { $0 as? String } ?? []
      return places.contains { path.isWithin($0) } && !left.contains(path)
        && files.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }
    }
    if targets.isEmpty { throw HouseError("the set \(set) has no targets") }
    return targets
  }

  /// `<imports A|B>` stands for any import of these modules.
  private func expanded(_ pattern: String) -> String {
    guard pattern.hasPrefix("<imports "), pattern.hasSuffix(">") else { return pattern }
    let modules = pattern.dropFirst("<imports ".count).dropLast()
    return #"^ *(@[A-Za-z_() ]+ )*((public|internal|package|private|fileprivate) )?"#
      + #"import ((struct|class|enum|protocol|func|typealias|var|let) )?(\#(modules))(?![\w])"#
  }
}

extension Prohibition {
  /// Every line of `files` that this forbids.
  ///
  /// - Throws: If a place does not exist or holds no file to look at, which would pass in silence.
  func findings(in files: [SourceFile]) throws -> [Finding] {
    let expression: NSRegularExpression
    do {
      expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    } catch {
      throw HouseError("'\(title)' is no regular expression: \(pattern)")
    }
    var seen: Set<String> = []
    for place in places {
      let within = files.filter { $0.path.isWithin(place) && $0.path.ends(withOneOf: endings) }
      if within.isEmpty { throw HouseError("'\(title)' looks at nothing in \(place)") }
      seen.formUnion(within.map(\.path))
    }
    for place in exceptions where !files.contains(where: { $0.path.isWithin(place) }) {
      throw HouseError("'\(title)' leaves out \(place), which is not there")
    }
    var found: [Finding] = []
    for file in files where seen.contains(file.path) {
      if exceptions.contains(where: file.path.isWithin) { continue }
      let text = looksAtComments ? file.text : file.code
      let units = text as NSString
      let everything = NSRange(location: 0, length: units.length)
      for match in expression.matches(in: text, range: everything) {
        let before = units.substring(to: match.range.location).utf8.count
        let line = file.line(at: before)
        let shown = file.line(line).trimmingCharacters(in: .whitespaces)
        found.append(Finding(title: title, place: "\(file.path):\(line)", text: shown))
      }
    }
    return found
  }
}

extension String {
  /// Whether this path is `place` or below it; `Sources/*` is each folder of Sources.
  func isWithin(_ place: String) -> Bool {
    let place = place.hasSuffix("/*") ? String(place.dropLast(2)) : place
    return self == place || hasPrefix(place + "/")
  }

  fileprivate func ends(withOneOf endings: [String]) -> Bool {
    endings.contains { hasSuffix($0) }
  }
}
