public import Foundation
public import Geometry
public import Motion
@_spi(Engine) public import ViewEngine

/// Two shapes put together: what a rule leaves of their areas.
public struct CombinedShape<First: Shape, Second: Shape>: Shape {
  /// What is left of two areas.
  enum Rule: Sendable { case union, intersection, difference, symmetricDifference }
  var first: First
  var second: Second
  let rule: Rule
  let eoFill: Bool

  public nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData>
  {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
  public func path(in rect: CGRect) -> Path {
    let (one, other) = (first.path(in: rect), second.path(in: rect))
    return switch rule {
    case .union: one.union(other, eoFill: eoFill)
    case .intersection: one.intersection(other, eoFill: eoFill)
    case .difference: one.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: one.symmetricDifference(other, eoFill: eoFill)
    }
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }
}

extension Shape {
  private func combined<T: Shape>(
    _ rule: CombinedShape<Self, T>.Rule, _ other: T, _ eoFill: Bool
  ) -> CombinedShape<Self, T> {
    CombinedShape(first: self, second: other, rule: rule, eoFill: eoFill)
  }
  /// The union: the area that this shape or another fills.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether places wound an even number of times count as outside, in both.
  /// - Returns: The area's shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.union, other, eoFill)
  }
  /// The intersection: the area that this shape and another both fill.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether places wound an even number of times count as outside, in both.
  /// - Returns: The area's shape.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.intersection, other, eoFill)
  }
  /// The difference: the area that this shape fills and another does not.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether places wound an even number of times count as outside, in both.
  /// - Returns: The area's shape.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(.difference, other, eoFill)
  }
  /// The symmetric difference: the area that this shape or another fills, but not both.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether places wound an even number of times count as outside, in both.
  /// - Returns: The area's shape.
  public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { combined(.symmetricDifference, other, eoFill) }
}
