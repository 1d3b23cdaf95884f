public import Foundation
public import Geometry
public import Motion

/// A shape: a path for each rectangle.
@MainActor @preconcurrency public protocol Shape: Animatable, View, Sendable {
  /// The shape's path in `rect`, in points.
  func path(in rect: CGRect) -> Path
  /// The size that the shape takes when it is proposed `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The role of the shape.
  static var role: ShapeRole { get }
  /// How the shape follows the layout direction: its path is mirrored from right to left unless it says otherwise.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The role of a shape.
public enum ShapeRole: Sendable {
  /// An area, which is filled.
  case fill
  /// A stroke along a path.
  case stroke
  /// A line between things.
  case separator
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A shape that can be inset.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// The shape inset by `amount` points at all sides.
  func inset(by amount: CGFloat) -> InsetShape
}
