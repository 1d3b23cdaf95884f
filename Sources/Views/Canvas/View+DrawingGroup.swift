@_spi(Engine) public import ViewEngine

extension View {
  /// Makes a compositing group: this view is composited before what is around it.
  ///
  /// - Parameters:
  ///   - opaque: Whether it has no holes.
  ///   - colorMode: How colours are mixed.
  /// - Returns: This view as a group.
  /// - Note: Accepted; no effect. `colorMode`: colours are mixed by their components as they are stored, in all modes.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    if colorMode != .nonLinear { IneffectiveSettings.note("drawingGroup(colorMode:)") }
    return modifier(DrawingGroupEffect(isOpaque: opaque))
  }
}
