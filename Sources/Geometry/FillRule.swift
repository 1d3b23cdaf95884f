/// The fill rule: what counts as inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// Inside where the outline winds around a place at all.
  case nonZero
  /// Inside where the outline winds around a place an odd number of times.
  case evenOdd
}

/// The fill style of a shape, by SwiftUI's name.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// Creates a style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether the even-odd rule decides what is inside.
  ///   - antialiased: Whether edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
  /// The rule by the field's name.
  public var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
