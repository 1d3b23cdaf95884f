/// An array of vectors, interpolated together.
///
/// Sums and differences run over the shorter row; the empty row is zero.
public struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic {
  /// The vectors.
  public var elements: [Element]

  /// Creates an array of vectors.
  public init(_ elements: [Element]) { self.elements = elements }

  public static var zero: Self { Self([]) }
  public static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, +) }
  public static func - (lhs: Self, rhs: Self) -> Self {
    lhs.elements.isEmpty ? rhs.scaled(by: -1) : combine(lhs, rhs, -)
  }
  private static func combine(
    _ lhs: Self, _ rhs: Self, _ operation: (Element, Element) -> Element
  ) -> Self {
    if lhs.elements.isEmpty { return rhs }
    if rhs.elements.isEmpty { return lhs }
    return Self(zip(lhs.elements, rhs.elements).map(operation))
  }
  public mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }
  public var magnitudeSquared: Double { elements.reduce(0) { $0 + $1.magnitudeSquared } }
}

extension AnimatableArray: Sendable where Element: Sendable {}
