public import Foundation
public import Geometry
import Motion
@_spi(Engine) public import ViewEngine

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

extension Shape {
  /// Fills this shape.
  ///
  /// - Parameters:
  ///   - content: What it is filled with.
  ///   - style: The fill rule, and whether edges are smoothed.
  /// - Returns: The filled shape, as a view.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// Fills this shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  /// Strokes this shape, half of the line on either side of its outline.
  ///
  /// - Parameters:
  ///   - content: What the line is painted with.
  ///   - style: The pen: line width, caps, joins and dashes.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: The line, as a view.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(style: style).fill(content, style: FillStyle(antialiased: antialiased))
  }
  /// Strokes this shape, half of the line on either side of its outline.
  ///
  /// - Parameters:
  ///   - content: What the line is painted with.
  ///   - lineWidth: The line width, in points.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: The line, as a view.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// Returns the stroke of this shape, as a shape.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }
  /// Returns the stroke of this shape, as a shape; `lineWidth` is in points.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Trims this shape's outline to a part of its length.
  ///
  /// - Parameters:
  ///   - start: Where the part begins, as a fraction of the whole length; below 0 counts as 0.
  ///   - end: Where the part ends; above 1 counts as 1, at or before `start` nothing is left.
  /// - Returns: The part, as a shape.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, from: start, to: end)
  }
  /// Returns this shape offset, in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  /// Returns this shape offset, in points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  /// Offsets this shape.
  ///
  /// - Parameters:
  ///   - x: Points to the right.
  ///   - y: Points down.
  /// - Returns: The offset shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// Rotates this shape.
  ///
  /// - Parameters:
  ///   - angle: How far, clockwise.
  ///   - anchor: The place that stays, as fractions of the rectangle.
  /// - Returns: The rotated shape.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// Scales this shape.
  ///
  /// - Parameters:
  ///   - x: The factor across.
  ///   - y: The factor down.
  ///   - anchor: The place that stays, as fractions of the rectangle.
  /// - Returns: The scaled shape.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// Scales this shape.
  ///
  /// - Parameters:
  ///   - scale: The factor, both ways.
  ///   - anchor: The place that stays, as fractions of the rectangle.
  /// - Returns: The scaled shape.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// Returns this shape transformed, about the origin of its coordinates.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// Returns this shape in a rectangle of a fixed size, in points.
  public func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }
  /// Returns this shape in a rectangle of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width of the rectangle, in points.
  ///   - height: The height of the rectangle, in points.
  /// - Returns: The shape, from the top left of the rectangle that it is given.
  public func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}

extension InsettableShape {
  /// Strokes the inside of this shape's border.
  ///
  /// - Parameters:
  ///   - content: What the line is painted with.
  ///   - style: The pen: line width, caps, joins and dashes.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: The line, as a view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
  }
  /// Strokes the inside of this shape's border.
  ///
  /// - Parameters:
  ///   - content: What the line is painted with.
  ///   - lineWidth: The line width, in points.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: The line, as a view.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// Strokes the inside of this shape's border with the foreground style.
  ///
  /// - Parameters:
  ///   - lineWidth: The line width, in points.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: The line, as a view.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
  /// Strokes the inside of this shape's border with the foreground style.
  ///
  /// - Parameters:
  ///   - style: The pen: line width, caps, joins and dashes.
  ///   - antialiased: Whether edges are smoothed.
  /// - Returns: The line, as a view.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
}
