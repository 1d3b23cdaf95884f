/// Two vectors side by side, interpolated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - first: The first vector.
  ///   - second: The second vector.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  public static var _componentCount: Int? {
    guard let a = First._componentCount, let b = Second._componentCount else { return nil }
    return a + b
  }
  public func _write(to components: inout [Double], at index: Int) {
    first._write(to: &components, at: index)
    second._write(to: &components, at: index + (First._componentCount ?? 0))
  }
  public static func _read(from components: [Double], at index: Int) -> Self {
    Self(
      First._read(from: components, at: index),
      Second._read(from: components, at: index + (First._componentCount ?? 0)))
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
