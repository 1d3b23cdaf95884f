/// An expectation: what must be true of a scene's motion, whatever its golden says.
///
/// In a check file: `{node: card, property: scale, overshoot: ≤ 2 %, settles: ≤ 450 ms}`. What it is about (`node`,
/// `property`, `from`, `to`) and one or more assertions.
public struct Expectation: Hashable, Sendable {
  /// What is asserted.
  enum Assertion: Hashable, Sendable {
    /// How far beyond its end a move goes, as a share of the way.
    case overshoot(ExpectationBound)
    /// How long a move takes until it is at rest, from when it sets off.
    case settles(ExpectationBound)
    case peakSpeed(ExpectationBound)
    /// How far the value jumps; without a bound not at all.
    case jump(ExpectationBound?)
    case velocityJump(ExpectationBound?)
    /// Views that set off one after another.
    case order([String])
    /// The time from one view's setting off to the next one's.
    case stagger(ExpectationBound)
    case inside
    /// When the view is seen: there, and more than half opaque.
    case appears(ExpectationBound)
    case keepsMoving
    case pause(ExpectationBound)
    case still
    case ends(ExpectationBound)
    /// WCAG 2.3.1: flashes in any second.
    case flashes(ExpectationBound?)
  }

  /// What is expected, as it was written.
  public let text: String
  /// Views by their names, patterns with `*` or the ends of their names; empty for all.
  let nodes: [String]
  let property: String?
  /// The part of the film, in seconds.
  let from: Double?
  let to: Double?
  let assertions: [Assertion]

  /// Whether the film's pixels are needed: it says something of flashes.
  public var needsPixels: Bool {
    assertions.contains { if case .flashes = $0 { true } else { false } }
  }

  /// One line for people: the keys.
  public static let accepted =
    "node, property, from, to, and of these at least one: overshoot, settles, peak-speed, jump, velocity-jump, "
    + "order, stagger, inside, appears, keeps-moving, pause, still, ends, flashes"

  private static let keys = [
    "node", "property", "from", "to", "overshoot", "settles", "peak-speed", "jump", "velocity-jump",
    "order", "stagger", "inside", "appears", "keeps-moving", "pause", "still", "ends", "flashes",
  ]

  /// Reads an expectation.
  ///
  /// - Parameter fields: Keys and values, in the order in which they are written; lists with commas.
  /// - Throws: Which key is wrong, what was found, and what is accepted.
  public init(fields: [(key: String, value: String)]) throws(ExpectationError) {
    text = fields.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    var (nodes, property) = ([String](), String?.none)
    var (from, to) = (Double?.none, Double?.none)
    var assertions: [Assertion] = []
    var seen: Set<String> = []
    for (written, value) in fields {
      let key = Self.normal(written)
      guard Self.keys.contains(key) else {
        throw ExpectationError(key: "expect", found: written, accepted: Self.hint(key))
      }
      guard seen.insert(key).inserted else {
        throw ExpectationError(key: key, found: "", accepted: "stands twice")
      }
      switch key {
      case "node": nodes = try Self.list(value, key)
      case "property": property = try Self.word(value, key)
      case "from": from = try Self.time(value, key)
      case "to": to = try Self.time(value, key)
      default: assertions.append(try Self.assertion(key, value))
      }
    }
    if assertions.isEmpty {
      throw ExpectationError(key: "expect", found: text, accepted: Self.accepted)
    }
    if let from, let to, to <= from {
      throw ExpectationError(key: "to", found: "\(to) s", accepted: "a time after from, \(from) s")
    }
    (self.nodes, self.property, self.from, self.to) = (nodes, property, from, to)
    self.assertions = assertions
  }

  // MARK: Reading

  private static func normal(_ key: String) -> String {
    ExpectationBound.trimmed(key).lowercased().map { " _".contains($0) ? "-" : String($0) }.joined()
  }

  /// All keys, the nearest first if one is near.
  private static func hint(_ key: String) -> String {
    let near = keys.map { ($0, distance($0, key)) }.min { $0.1 < $1.1 }
    guard let near, near.1 <= 2 else { return accepted }
    return "\(near.0), or: \(accepted)"
  }

  /// How many letters must be changed, added or left out.
  ///
  /// - Parameters:
  ///   - one: A word.
  ///   - other: Another.
  /// - Returns: The number.
  private static func distance(_ one: String, _ other: String) -> Int {
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, candidate) in other.enumerated() {
        let next = min(row[column] + 1, row[column + 1] + 1, corner + (letter == candidate ? 0 : 1))
        (corner, row[column + 1]) = (row[column + 1], next)
      }
    }
    return row[other.count]
  }

  private static func assertion(
    _ key: String, _ value: String
  ) throws(ExpectationError) -> Assertion {
    switch key {
    case "overshoot": .overshoot(try ExpectationBound(value, .share, key: key))
    case "settles": .settles(try ExpectationBound(value, .time, key: key))
    case "peak-speed": .peakSpeed(try ExpectationBound(value, .speed, key: key))
    case "jump": .jump(try bound(value, .value, key))
    case "velocity-jump": .velocityJump(try bound(value, .speed, key))
    case "order": .order(try list(value, key, atLeast: 2))
    case "stagger": .stagger(try ExpectationBound(value, .time, key: key, takesNumber: true))
    case "inside": try flag(.inside, value, key, ["stage", "yes", "true"])
    case "appears": .appears(try ExpectationBound(value, .time, key: key))
    case "keeps-moving": try flag(.keepsMoving, value, key, ["yes", "true"])
    case "pause": .pause(try ExpectationBound(value, .time, key: key))
    case "still": try flag(.still, value, key, ["yes", "true"])
    case "ends": .ends(try ExpectationBound(value, .value, key: key, takesNumber: true))
    default: .flashes(try bound(value, .count, key))
    }
  }

  /// A bound, or `no`.
  private static func bound(
    _ value: String, _ dimension: ExpectationBound.Dimension, _ key: String
  ) throws(ExpectationError) -> ExpectationBound? {
    if ["no", "none", "never", "false"].contains(ExpectationBound.trimmed(value)) { return nil }
    do {
      return try ExpectationBound(value, dimension, key: key)
    } catch {
      throw ExpectationError(key: key, found: value, accepted: "no, or \(error.accepted)")
    }
  }

  private static func flag(
    _ assertion: Assertion, _ value: String, _ key: String, _ words: [String]
  ) throws(ExpectationError) -> Assertion {
    guard words.contains(ExpectationBound.trimmed(value)) else {
      throw ExpectationError(
        key: key, found: value, accepted: words.prefix(words.count - 1).joined(separator: " or "))
    }
    return assertion
  }

  private static func word(_ value: String, _ key: String) throws(ExpectationError) -> String {
    let word = ExpectationBound.trimmed(value)
    guard !word.isEmpty else {
      throw ExpectationError(
        key: key, found: value, accepted: "a property of a trace: scale, offset.x, opacity")
    }
    return word
  }

  private static func list(
    _ value: String, _ key: String, atLeast count: Int = 1
  ) throws(ExpectationError) -> [String] {
    var (parts, isQuoted) = ([""], false)
    for character in value {
      if character == "'" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    let names = parts.map(ExpectationBound.trimmed).filter { !$0.isEmpty }
    guard names.count >= count else {
      throw ExpectationError(
        key: key, found: value,
        accepted: count > 1
          ? "names of views in the order in which they set off: card, badge"
          : "a view's name, the end of one, or a pattern: card, Row/*")
    }
    return names
  }

  private static func time(_ value: String, _ key: String) throws(ExpectationError) -> Double {
    do {
      let bound = try ExpectationBound(value, .time, key: key, takesNumber: true)
      if let time = bound.least, time == bound.most, time >= 0 { return time }
    } catch {}
    throw ExpectationError(key: key, found: value, accepted: "a time of the film: 0.5 s, 300 ms")
  }
}
