/// Edges of something that has a leading and a trailing one.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper one.
  public static let top = Self(rawValue: 1)
  /// That where lines begin.
  public static let leading = Self(rawValue: 2)
  /// The lower one.
  public static let bottom = Self(rawValue: 4)
  /// That where lines end.
  public static let trailing = Self(rawValue: 8)
  /// All four.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
