public import Foundation
public import Geometry
public import Motion

/// A path for a rectangle.
@MainActor @preconcurrency public protocol Shape: Animatable, View, Sendable {
  /// The outline in `rect`, in points.
  func path(in rect: CGRect) -> Path
  /// The size that the shape takes when offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// What the shape stands for.
  static var role: ShapeRole { get }
}

/// What a shape stands for.
public enum ShapeRole: Sendable {
  /// An area.
  case fill
  /// A line along an outline.
  case stroke
  /// A line between things.
  case separator
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public static var role: ShapeRole { .fill }
}

/// A shape that can be made smaller by an even margin.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  /// The shape inside this one.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape `amount` points inside this one.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// The path where the shape is shown in `frame`: a shape itself knows only its own coordinates.
  package func outline(in frame: CGRect) -> Path {
    path(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
  }
}
