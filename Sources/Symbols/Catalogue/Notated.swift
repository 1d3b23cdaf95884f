extension Catalogue {
  /// What is drawn by a line of ``Notation``.
  static let notated: [String: Drawing] = notations.mapValues { line in
    { sketch in Notation(line)?.draw(&sketch) }
  }

  /// The lines by names.
  static var notations: [String: String] { table.lines }

  /// Those whose filled form is their edge, filled: an asterisk follows their names.
  static var filledLines: Set<String> { table.fillable }

  private static let table: (lines: [String: String], fillable: Set<String>) = {
    var lines: [String: String] = [:]
    var fillable: Set<String> = []
    for entry in entries {
      lines[entry.name] = entry.line
      if entry.isFillable { fillable.insert(entry.name) }
    }
    return (lines, fillable)
  }()

  /// Every entry of the texts, as written.
  ///
  /// An entry is a name, an equals sign and a line, which goes on where the next begins with a space.
  static let entries: [(name: String, line: String, isFillable: Bool)] = {
    var all: [(name: String, line: String, isFillable: Bool)] = []
    for text in [
      sportsText, bodiesText, pointingText, framesText, deskText, householdText, natureText,
      machinesText, trafficText, signsText,
    ] {
      for row in text.split(separator: "\n") {
        if row.first == " ", let last = all.indices.last {
          all[last].line += row
          continue
        }
        let sides = row.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { continue }
        let name = sides[0].filter { $0 != " " }
        let isFillable = name.hasSuffix("*")
        all.append((isFillable ? String(name.dropLast()) : name, String(sides[1]), isFillable))
      }
    }
    return all
  }()
}
