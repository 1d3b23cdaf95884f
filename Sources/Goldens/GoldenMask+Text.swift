extension GoldenMask {
  /// What is accepted as a mask, in words.
  public static let accepted =
    "node:NAME, node:NAME@T..T with times in seconds, or rect:X,Y,WIDTH,HEIGHT in points"

  /// Reads a mask as it is written in goldens, check files and flags: `node:card@0.2..0.5`.
  public init?(text: String) {
    guard let colon = text[...].place(ofFirst: ":") else { return nil }
    let rest = text[text.utf8.index(after: colon)...]
    switch text[..<colon] {
    case "node":
      var (name, from, to) = (rest, Double?.none, Double?.none)
      if let at = rest.place(ofLast: "@"), let ends = Self.ends(of: rest[at...]) {
        let words = (ends.0, ends.1)
        (from, to) = (FixedNumber.value(of: words.0), FixedNumber.value(of: words.1))
        let isRange = (from != nil || words.0.isEmpty) && (to != nil || words.1.isEmpty)
        guard isRange, (from ?? 0) >= 0, (from ?? 0) <= (to ?? .infinity) else { return nil }
        name = rest[..<at]
      }
      guard !name.isEmpty, let plain = GoldenText.unescaped(name) else { return nil }
      self = .node(name: plain, from: from, to: to)
    case "rect":
      let words = rest.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = words.compactMap { FixedNumber.value(of: $0) }
      guard words.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
      self = .rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: return nil
    }
  }

  /// What stands before and behind the two dots after an at sign; `nil` without dots.
  private static func ends(of text: Substring) -> (Substring, Substring)? {
    let words = text.utf8.dropFirst()
    let dot = UInt8(ascii: ".")
    let place = words.indices.first { index in
      words[index] == dot && words[words.index(after: index)...].first == dot
    }
    guard let place else { return nil }
    return (Substring(words[..<place]), Substring(words[place...].dropFirst(2)))
  }

  private static func looksTimed(_ name: String) -> Bool {
    name[...].place(ofLast: "@").map { ends(of: name[$0...]) != nil } ?? false
  }

  /// The mask as it is written.
  public var text: String {
    switch self {
    case .node(let name, let from, let to):
      let ends = [from, to].map { $0.map(FixedNumber.shortest) ?? "" }
      // A name that looks like one with times has open ones.
      let isTimed = from != nil || to != nil || Self.looksTimed(name)
      return "node:\(GoldenText.escaped(name))\(isTimed ? "@\(ends[0])..\(ends[1])" : "")"
    case .rectangle(let x, let y, let width, let height):
      return "rect:" + [x, y, width, height].map(FixedNumber.shortest).joined(separator: ",")
    }
  }
}
