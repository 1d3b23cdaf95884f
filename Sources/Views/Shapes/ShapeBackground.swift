import DisplayList
public import Geometry
@_spi(Engine) public import ViewEngine

extension View {
  /// Fills a rectangle in front of this view.
  ///
  /// - Note: Accepted; no effect. `ignoresSafeAreaEdges`: the stage keeps no margins.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(Rectangle().fill(style))
  }
  /// Fills a shape in front of this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }
  /// Fills a rectangle behind this view.
  ///
  /// - Note: Accepted; no effect. `ignoresSafeAreaEdges`: the stage keeps no margins.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(Rectangle().fill(style))
  }
  /// Fills a shape behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }
  /// Fills a shape behind this view with the scene's background.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
