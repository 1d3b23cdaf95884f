// What is said about views' names.
extension Messages {
  /// How many names a message lists.
  private static let listedNames = 40

  static func unknownMask(_ name: String, _ present: [String]) -> String {
    "no view is called '\(name)', which is to be masked; \(there(present))"
  }

  static func maskOutOfTime(_ name: String, from: Double?, to: Double?) -> String {
    let times = [from.map { "from \($0) s" }, to.map { "to \($0) s" }].compactMap { $0 }
    let when = times.joined(separator: " ")
    return "the view '\(name)' is not there \(when), when it is to be masked"
  }

  /// The names of what is there instead of something unknown.
  static func there(_ names: [String]) -> String {
    guard !names.isEmpty else { return "there is no view" }
    let rest = names.count - listedNames
    return "there is " + names.prefix(listedNames).map { "'\($0)'" }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
