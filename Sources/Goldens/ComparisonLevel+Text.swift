extension ComparisonLevel {
  /// What can be written, for messages.
  public static let accepted =
    "exact, delta:N (1 to 255), perceptual:T[,ignore-aa][,\(ruleNames)] (T above 0 up to 1), "
    + "motion:dt=MILLISECONDS,dx=POINTS"

  private static let ruleNames = PerceptualRule.allCases.map(\.rawValue).joined(separator: "|")
  private static let ignoringWord = "ignore-aa"

  /// Reads a level as goldens and flags write it: ``accepted``.
  ///
  /// - Parameter text: `exact`, `delta:2`, `perceptual:0.1,ignore-aa`; without a rule it is pixelmatch's.
  public init?(text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words =
      parts.count < 2
      ? [] : parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let level: Self? =
      switch parts[0] {
      case "exact" where parts.count == 1: .exact
      case "delta" where words.count == 1: Self.delta(of: words[0])
      case "perceptual" where !words.isEmpty: Self.perceptual(words)
      case "motion" where words.count == 2: Self.motion(words)
      default: nil
      }
    guard let level else { return nil }
    self = level
  }

  private static func delta(of word: String) -> Self? {
    guard let number = decimal(word), let steps = Int(exactly: number), 1...255 ~= steps,
      !word.contains(".")
    else { return nil }
    return .delta(steps)
  }

  private static func perceptual(_ words: [String]) -> Self? {
    guard let share = decimal(words[0]), share > 0, share <= 1 else { return nil }
    var rule: PerceptualRule?
    var ignores = false
    for word in words.dropFirst() {
      if word == ignoringWord, !ignores {
        ignores = true
      } else if let named = PerceptualRule(rawValue: word), rule == nil {
        rule = named
      } else {
        return nil
      }
    }
    return .perceptual(rule ?? .yiq, share, ignoresAntialiasing: ignores)
  }

  private static func motion(_ words: [String]) -> Self? {
    guard words[0].hasPrefix("dt="), words[1].hasPrefix("dx="),
      let milliseconds = decimal(String(words[0].dropFirst(3))),
      let points = decimal(String(words[1].dropFirst(3)))
    else { return nil }
    return .motion(milliseconds: milliseconds, points: points)
  }

  /// A number of at most nine digits with at most one point, as in `0.05`; nothing that a locale or a machine reads
  /// otherwise.
  private static func decimal(_ word: String) -> Double? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard word.utf8.count <= 10, parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return Double(word)
  }

  /// The level as it is read again, with its rule's name.
  public var text: String {
    switch self {
    case .exact: "exact"
    case .delta(let steps): "delta:\(steps)"
    case .perceptual(let rule, let share, let ignoresAntialiasing):
      "perceptual:\(Self.shortest(share))\(ignoresAntialiasing ? ",\(Self.ignoringWord)" : ""),\(rule.rawValue)"
    case .motion(let milliseconds, let points):
      "motion:dt=\(Self.shortest(milliseconds)),dx=\(Self.shortest(points))"
    }
  }

  /// A number as it was written: without a fraction that says nothing, and without an exponent.
  private static func shortest(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    let short = "\(number)"
    guard short.contains("e") else { return short }
    // What is written with an exponent is below 0.0001, and has at most eight places: see `decimal`.
    let places = String(Int((number * 1e8).rounded()))
    let digits = String(repeating: "0", count: max(0, 8 - places.utf8.count)) + places
    var fraction = Substring(digits)
    while fraction.last == "0" { fraction.removeLast() }
    return "0.\(fraction)"
  }
}
