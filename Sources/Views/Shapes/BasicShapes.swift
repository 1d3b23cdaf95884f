public import Foundation
public import Geometry
public import Motion
@_spi(Engine) public import ViewEngine

/// A rectangle, as large as its frame.
public struct Rectangle: InsettableShape {
  var inset: CGFloat = 0
  /// Creates a rectangle.
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> Rectangle {
    var result = self
    result.inset += amount
    return result
  }
  public nonisolated var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
}

/// A rounded rectangle, whose corners are alike.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// The corner style: how the corners run into the edges.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Creates a rounded rectangle with corners of a size.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of the corners, in points.
  ///   - style: How the corners run into the edges.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  /// Creates a rounded rectangle with corners of a radius.
  ///
  /// - Parameters:
  ///   - cornerRadius: The corner radius, in points.
  ///   - style: How the corners run into the edges.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: max(cornerSize.width - inset, 0), height: max(cornerSize.height - inset, 0))
    let rect = rect.insetBy(dx: inset, dy: inset)
    // One radius is at most half the shorter side: corners stay round.
    return size.width == size.height
      ? Path(roundedRect: rect, cornerRadius: size.width, style: style)
      : Path(roundedRect: rect, cornerSize: size, style: style)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle {
    var result = self
    result.inset += amount
    return result
  }
  public nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(cornerSize.animatableData, inset) }
    set { (cornerSize.animatableData, inset) = (newValue.first, newValue.second) }
  }
}

/// An uneven rounded rectangle, whose corners differ.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The corner style: how the corners run into the edges.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0

  /// Creates an uneven rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: How the corners run into the edges.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  /// Creates an uneven rounded rectangle.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the upper corner where lines begin, in points.
  ///   - bottomLeadingRadius: The radius of the lower corner where lines begin.
  ///   - bottomTrailingRadius: The radius of the lower corner where lines end.
  ///   - topTrailingRadius: The radius of the upper corner where lines end.
  ///   - style: How the corners run into the edges.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: max(cornerRadii.topLeading - inset, 0),
      bottomLeading: max(cornerRadii.bottomLeading - inset, 0),
      bottomTrailing: max(cornerRadii.bottomTrailing - inset, 0),
      topTrailing: max(cornerRadii.topTrailing - inset, 0))
    return Path(
      roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadii: radii, style: style)
  }
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var result = self
    result.inset += amount
    return result
  }
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >
  public nonisolated var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.topTrailing),
        AnimatablePair(cornerRadii.bottomLeading, cornerRadii.bottomTrailing))
    }
    set {
      cornerRadii.topLeading = newValue.first.first
      cornerRadii.topTrailing = newValue.first.second
      cornerRadii.bottomLeading = newValue.second.first
      cornerRadii.bottomTrailing = newValue.second.second
    }
  }
}

/// A circle, as large as fits into its frame.
public struct Circle: InsettableShape {
  var inset: CGFloat = 0
  /// The side, in points, where none is proposed: SwiftUI's for whatever has no ideal size.
  private nonisolated static let idealSide: CGFloat = 10
  /// Creates a circle.
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = max(min(rect.width, rect.height) - 2 * inset, 0)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let side?, nil), (nil, let side?): side
      case (nil, nil): Self.idealSide
      }
    return CGSize(width: side, height: side)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> Circle {
    var result = self
    result.inset += amount
    return result
  }
  public nonisolated var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
}

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape {
  var inset: CGFloat = 0
  /// Creates an ellipse.
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> Ellipse {
    var result = self
    result.inset += amount
    return result
  }
  public nonisolated var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
}

/// A capsule: a rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
  /// The corner style: how the ends run into the edges; circular ones are half circles.
  public var style: RoundedCornerStyle
  var inset: CGFloat = 0
  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let radius = max(min(rect.width, rect.height) / 2, 0)
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> Capsule {
    var result = self
    result.inset += amount
    return result
  }
  public nonisolated var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rounded rectangle, whose corners have one radius.
  ///
  /// - Parameters:
  ///   - cornerRadius: The corner radius, in points.
  ///   - style: How the corners run into the edges.
  /// - Returns: The shape.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// A rounded rectangle, whose corners are quarters of an ellipse.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and height of the corners, in points.
  ///   - style: How the corners run into the edges.
  /// - Returns: The shape.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// An uneven rounded rectangle, whose corners have radii of their own.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the upper corner where lines begin, in points.
  ///   - bottomLeadingRadius: The radius of the lower corner where lines begin.
  ///   - bottomTrailingRadius: The radius of the lower corner where lines end.
  ///   - topTrailingRadius: The radius of the upper corner where lines end.
  ///   - style: How the corners run into the edges.
  /// - Returns: The shape.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
  /// An uneven rounded rectangle, whose corners have radii of their own.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners, in points.
  ///   - style: How the corners run into the edges.
  /// - Returns: The shape.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// A capsule with a corner style.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
