/// Puts inputs' values into texts: `${NAME}`, and nothing else.
///
/// `$${` stands for the characters `${`.
enum Substitution {
  /// What became of a text.
  enum Outcome: Equatable {
    /// There was nothing to put in.
    case unchanged(String)
    case filled(String)
    /// There is no such name.
    case unknown(String)
    /// A `${` without a name and an end.
    case malformed(String)
  }

  /// Puts values into a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - values: The values by their names.
  /// - Returns: The text with the values in it; values are not looked at for names again.
  static func fill(_ text: String, with values: [String: String]) -> Outcome {
    var result = ""
    var rest = Substring(text)
    var hasValues = false
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$${") {
        result += "${"
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("${") {
        guard let end = rest.firstIndex(of: "}") else { return .malformed(String(rest)) }
        let name = String(rest[..<end].dropFirst(2))
        guard isName(name) else { return .malformed(String(rest[...end])) }
        guard let value = values[name] else { return .unknown(name) }
        result += value
        // Texts that double in every step end here.
        guard result.utf8.count <= DocumentLimits.bytes else {
          return .malformed(String(rest.prefix(40)))
        }
        hasValues = true
        rest = rest[rest.index(after: end)...]
      } else {
        result.append("$")
        rest = rest.dropFirst()
      }
    }
    result += rest
    return hasValues ? .filled(result) : .unchanged(result)
  }

  /// A name, or `row.` and a name, whose columns may be called as people call them.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 100
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_. ".unicodeScalars.contains($0)
      }
  }
}
