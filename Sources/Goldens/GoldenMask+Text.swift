extension GoldenMask {
  /// What is accepted as a mask, in words.
  public static let accepted =
    "node:NAME, node:NAME@T..T with times in seconds, or rect:X,Y,WIDTH,HEIGHT in points"

  /// Reads a mask as it is written in goldens, check files and flags: `node:card@0.2..0.5`.
  public init?(text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    switch text[..<colon] {
    case "node":
      var (name, from, to) = (rest, Double?.none, Double?.none)
      if let at = rest.lastIndex(of: "@"), let dots = rest[at...].firstRange(of: "..") {
        let words = (rest[at..<dots.lowerBound].dropFirst(), rest[dots.upperBound...])
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

  /// The mask as it is written.
  public var text: String {
    switch self {
    case .node(let name, let from, let to):
      let ends = [from, to].map { $0.map(FixedNumber.shortest) ?? "" }
      // A name that looks like one with times has open ones.
      let isTimed = from != nil || to != nil || (name.contains("@") && name.contains(".."))
      return "node:\(GoldenText.escaped(name))\(isTimed ? "@\(ends[0])..\(ends[1])" : "")"
    case .rectangle(let x, let y, let width, let height):
      return "rect:" + [x, y, width, height].map(FixedNumber.shortest).joined(separator: ",")
    }
  }
}
