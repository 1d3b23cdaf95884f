public import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension CALayer {
  /// The layers inside this one, in painting order; those of a view's subviews are among them.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer on top of the others inside.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
  /// Inserts a layer at an index.
  ///
  /// - Parameters:
  ///   - layer: The layer; one that is elsewhere is removed there.
  ///   - index: Its index in painting order, 0 for the lowest.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Inserts a layer right below another.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - sibling: The other layer; without it the layer goes to the bottom.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }
  /// Inserts a layer right above another.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - sibling: The other layer; without it the layer goes on top.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }
  /// Replaces a layer inside by another.
  ///
  /// - Parameters:
  ///   - oldLayer: The layer that goes.
  ///   - newLayer: The layer that comes in its place.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Removes the layer from the one around it, at once.
  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    if superlayer.mask === self { superlayer.mask = nil }
    superlayer.children.removeAll { $0 === self }
    self.superlayer = nil
    if owner == nil { detach() }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    if layer === self { fatalError("a layer cannot be put into itself") }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index, children.count))
    layer.superlayer = self
    // A view's layer comes on the stage with its view.
    if let node, layer.owner == nil { layer.attach(to: node) }
  }

  // MARK: Places

  /// The transform from this layer's coordinates to those of the outermost layer, by the model.
  private var toTop: CGAffineTransform {
    let own = state(in: nil).toParent
    return superlayer.map { own.concatenating($0.toTop) } ?? own
  }

  /// Converts a point of this layer to the coordinates of another.
  ///
  /// - Parameters:
  ///   - p: The point, in points of this layer.
  ///   - l: The other layer; `nil` for what is around the outermost.
  /// - Returns: The point in the other's coordinates.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(toTop.concatenating(l?.toTop.inverted() ?? .identity))
  }
  /// Converts a point of another layer to the coordinates of this one.
  ///
  /// - Parameters:
  ///   - p: The point, in points of the other layer.
  ///   - l: The other layer; `nil` for what is around the outermost.
  /// - Returns: The point in this layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying((l?.toTop ?? .identity).concatenating(toTop.inverted()))
  }
  /// Whether a point is inside the layer's bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The layer on top at a point, this one or one inside; `nil` where none is.
  ///
  /// - Parameter p: The point, in the layer around this one.
  /// - Returns: The layer; one that is hidden is not found, nor what it has inside.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let own = convert(p, from: superlayer)
    let isInside = contains(own)
    if isHidden || masksToBounds && !isInside { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }
}
