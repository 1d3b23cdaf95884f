/// Which moments of a film a strip shows: those worth seeing, or at even distances, and how many.
struct MomentsArgument: Hashable, Sendable {
  /// How many moments a strip has.
  static let counts = 2...60
  private static let evenly = "even:"

  /// Those worth seeing, as many as are useful.
  static let usual = MomentsArgument(count: 12, isEven: false, isAsked: false)

  /// How many moments; of those worth seeing at most.
  let count: Int
  /// Whether they are at even distances, whatever they show.
  let isEven: Bool
  /// Whether so many were asked for: then they may be nearer than is useful.
  let isAsked: Bool

  private init(count: Int, isEven: Bool, isAsked: Bool) {
    (self.count, self.isEven, self.isAsked) = (count, isEven, isAsked)
  }

  /// Reads `8` or `even:8`.
  init?(argument: String) {
    let isEven = argument.hasPrefix(Self.evenly)
    let digits = isEven ? argument.dropFirst(Self.evenly.count) : argument[...]
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let count = Int(digits), Self.counts.contains(count)
    else { return nil }
    self.init(count: count, isEven: isEven, isAsked: true)
  }

  /// As a user would write it.
  var text: String { "\(isEven ? Self.evenly : "")\(count)" }
}
