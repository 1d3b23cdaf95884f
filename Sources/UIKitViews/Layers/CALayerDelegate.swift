/// Who stands behind a layer: its view, or who draws and lays out one that code has made.
@MainActor @preconcurrency public protocol CALayerDelegate: AnyObject {
  /// Called when the layer is to show something else; may set its contents.
  func display(_ layer: CALayer)
  /// Draws what the layer shows.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - ctx: The context, whose origin is at the layer's top left.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the layers inside.
  func layoutSublayers(of layer: CALayer)
  /// What the layer does when a property changes.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - event: The property.
  /// - Returns: An animation, or `NSNull` for nothing; `nil` for what the layer does by itself.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
