public import Foundation
public import Geometry
public import Motion
@_spi(Engine) public import ViewEngine

/// The stroke of a shape.
public struct _StrokedShape<S: Shape>: Shape, LineShape {
  var shape: S
  var style: StrokeStyle
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  var pen: StrokeStyle { style }
  func line(in rect: CGRect) -> Path { shape.path(in: rect) }
  public nonisolated var animatableData:
    AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A trimmed shape: part of a shape's outline.
public struct _TrimmedShape<S: Shape>: Shape {
  var shape: S
  var from: CGFloat
  var to: CGFloat
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public nonisolated var animatableData:
    AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
    set {
      shape.animatableData = newValue.first
      (from, to) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// An offset shape.
public struct OffsetShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// The offset, in points.
  public var offset: CGSize
  /// Offsets a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - offset: The offset, in points.
  public init(shape: S, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public nonisolated var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A rotated shape.
public struct RotatedShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// The rotation, clockwise.
  public var angle: Angle
  /// The anchor: the place about which it is rotated, as fractions of the rectangle.
  public var anchor: UnitPoint
  /// Rotates a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - angle: The rotation, clockwise.
  ///   - anchor: The anchor: the place about which it is rotated, as fractions of the rectangle.
  public init(shape: S, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public nonisolated var animatableData:
    AnimatablePair<S.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A scaled shape.
public struct ScaledShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// The scale: factors across and down.
  public var scale: CGSize
  /// The anchor: the place that stays, as fractions of the rectangle.
  public var anchor: UnitPoint
  /// Scales a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - scale: The scale: factors across and down.
  ///   - anchor: The anchor: the place that stays, as fractions of the rectangle.
  public init(shape: S, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public nonisolated var animatableData:
    AnimatablePair<
      S.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A transformed shape.
public struct TransformedShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// The transform.
  public var transform: CGAffineTransform
  /// Transforms a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - transform: The transform.
  public init(shape: S, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public nonisolated var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape in a rectangle of a fixed size, from its rectangle's top left.
public struct _SizedShape<S: Shape>: Shape {
  var shape: S
  var size: CGSize
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  public nonisolated var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A type-erased shape.
public struct AnyShape: Shape {
  private let base: any Shape
  /// Erases a shape's type.
  public init<S: Shape>(_ shape: S) { base = shape }
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
