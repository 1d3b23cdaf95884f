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

extension Shape {
  /// The path of the shape where it is shown: a shape itself knows only its own coordinates.
  ///
  /// - Parameters:
  ///   - frame: The frame in which it is shown.
  ///   - direction: The layout direction there.
  /// - Returns: The path, in the coordinates of the frame.
  package func outline(in frame: CGRect, _ direction: LayoutDirection) -> Path {
    outline(in: frame, direction) { path(in: $0) }
  }

  /// The path that a shape has, or strokes, where it is shown.
  ///
  /// - Parameters:
  ///   - frame: The frame in which the shape is shown.
  ///   - direction: The layout direction there.
  ///   - path: The path in a rectangle at the origin.
  /// - Returns: The path, in the coordinates of the frame.
  package func outline(
    in frame: CGRect, _ direction: LayoutDirection, path: (CGRect) -> Path
  ) -> Path {
    let own = path(CGRect(origin: .zero, size: frame.size))
      .offsetBy(dx: frame.minX, dy: frame.minY)
    return layoutDirectionBehavior == .mirrors(in: direction)
      ? own.applying(.reflection(in: frame)) : own
  }
}
