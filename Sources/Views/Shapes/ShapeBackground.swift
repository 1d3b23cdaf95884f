import DisplayList
public import Foundation
public import Geometry
@_spi(Engine) public import ViewEngine

extension View {
  /// Adds a border to this view, within its frame.
  ///
  /// - Parameters:
  ///   - content: What the border is painted with.
  ///   - width: The width of its line, in points.
  /// - Returns: This view, below the border.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
  /// Overlays this view with a rectangle of a style.
  ///
  /// - Parameters:
  ///   - style: What the rectangle is filled with.
  ///   - edges: The edges at which the rectangle reaches into the safe area.
  /// - Returns: This view, below the rectangle.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(Rectangle().fill(style).ignoresSafeArea(edges: edges))
  }
  /// Overlays this view with a filled shape.
  ///
  /// - Parameters:
  ///   - style: What the shape is filled with.
  ///   - shape: The shape, laid out in this view's frame.
  ///   - fillStyle: The fill rule, and whether edges are smoothed.
  /// - Returns: This view, below the shape.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }
  /// Adds a background to this view: a rectangle of a style.
  ///
  /// - Parameters:
  ///   - style: What the rectangle is filled with.
  ///   - edges: The edges at which the rectangle reaches into the safe area.
  /// - Returns: This view, above the rectangle.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(Rectangle().fill(style).ignoresSafeArea(edges: edges))
  }
  /// Adds a background to this view: a rectangle of the background style.
  ///
  /// - Parameter edges: The edges at which the rectangle reaches into the safe area.
  /// - Returns: This view, above the rectangle.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// Adds a background to this view: a filled shape.
  ///
  /// - Parameters:
  ///   - style: What the shape is filled with.
  ///   - shape: The shape, laid out in this view's frame.
  ///   - fillStyle: The fill rule, and whether edges are smoothed.
  /// - Returns: This view, above the shape.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }
  /// Adds a background to this view: a shape filled with the background style.
  ///
  /// - Parameters:
  ///   - shape: The shape, laid out in this view's frame.
  ///   - fillStyle: The fill rule, and whether edges are smoothed.
  /// - Returns: This view, above the shape.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
