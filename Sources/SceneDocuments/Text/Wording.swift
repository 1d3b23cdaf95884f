/// How messages say things.
enum Wording {
  /// A text that fits into a line: what cannot be printed as escapes, what is long cut short.
  static func excerpt(_ text: String, length: Int = 40) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      guard result.unicodeScalars.count < length else { return "\(result)…" }
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        let isPrintable =
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
          && scalar.properties.generalCategory != .format
          && !(0x2028...0x2029).contains(scalar.value)
        if isPrintable {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        }
      }
    }
    return result
  }

  /// Words with commas, and another word before the last.
  static func list(_ words: [String], last: String) -> String {
    guard words.count > 1, let end = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(last) \(end)"
  }

  /// `1 node`, `3 nodes`.
  static func count(_ count: Int, _ one: String, _ several: String) -> String {
    "\(grouped(count)) \(count == 1 ? one : several)"
  }

  /// Digits in groups of three.
  static func grouped(_ number: Int) -> String {
    var digits = String(abs(number))
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// A number without a needless point.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static let mostCandidates = 1000

  /// The end of a message: what was probably meant, if anything is like it.
  static func question(_ word: String, among candidates: [String]) -> String {
    let nearest = Likeness.nearest(to: word, among: Array(candidates.prefix(mostCandidates)))
    // A document's own words can be of anything.
    return nearest.map { "; did you mean '\(excerpt($0, length: 255))'?" } ?? ""
  }
}
