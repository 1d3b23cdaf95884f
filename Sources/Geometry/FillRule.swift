/// The fill rule: what counts as inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// The non-zero rule: inside where the path winds around a point at all.
  case nonZero
  /// The even-odd rule: inside where the path winds around a point an odd number of times.
  case evenOdd
}

/// The fill style of a shape, by SwiftUI's name.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool
  /// Creates a fill style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether the even-odd rule decides what is inside.
  ///   - antialiased: Whether edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
  /// The fill rule.
  public var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
