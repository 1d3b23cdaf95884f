import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

extension CALayer {
  /// Paints what code draws, stretched to the bounds while they move.
  func paintDrawing(
    _ state: LayerState, into list: inout DisplayList, in bounds: CGRect,
    _ transform: CGAffineTransform
  ) {
    guard isDrawnByHand || needsDisplayOnBoundsChange, owner == nil, bounds.width > 0,
      bounds.height > 0
    else { return }
    let isMoving = running.contains { animation in
      animation.animation.keyPaths.contains { Self.redraws($0, of: self) }
    }
    let isOfSize = drawing?.size == bounds.size || !needsDisplayOnBoundsChange
    if isMoving || drawing == nil || !isOfSize {
      drawing = (bounds.size, drawn(state, in: bounds))
    }
    drawing?.picture.draw(into: &list, in: bounds, transform)
    // What moves is another at the next frame, the last one among them.
    if isMoving { drawing = nil }
  }

  private static func redraws(_ keyPath: String, of layer: CALayer) -> Bool {
    let key = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
    return type(of: layer).needsDisplay(forKey: key)
  }

  /// What code draws where the layer's properties are as they are shown.
  private func drawn(_ state: LayerState, in bounds: CGRect) -> DrawnPicture {
    let model = (values, more)
    (values, more) = (LayerValues(state.look), state.more)
    defer { (values, more) = model }
    let context = CGContext(size: bounds.size, scale: contentsScale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    return context.picture
  }

  // MARK: Properties of a scene's own

  /// The value of a property that is declared with `@NSManaged`.
  ///
  /// - Parameter key: The property's name.
  /// - Returns: The value; what cannot be of the property's type ends the film.
  public func _managedValue<Value>(_ key: String) -> Value {
    let stored = more[key] ?? LayerQuantity(type(of: self).defaultValue(forKey: key))
    if let value = stored.typed(Value.self) { return value }
    fatalError("'\(key)' of a layer has no value that is a \(Value.self)")
  }
  /// Changes the value of a property that is declared with `@NSManaged`; it moves where ``action(forKey:)`` says so.
  ///
  /// - Parameters:
  ///   - key: The property's name.
  ///   - value: The value.
  public func _setManagedValue<Value>(_ key: String, _ value: Value) {
    let new = LayerQuantity(value)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    guard let node, !CATransaction.disableActions() else {
      more[key] = new
      return
    }
    // What has never been set is shown as it is by itself.
    var before = more[key] ?? LayerQuantity(type(of: self).defaultValue(forKey: key))
    if before.numbers.isEmpty, !new.numbers.isEmpty {
      before = .numbers(new.numbers.map { _ in 0 })
    }
    more[key] = before
    let shown = presented(at: LayerMoment(node.graph))[key]
    let action = action(forKey: key)
    more[key] = new
    if let action = action as? CAAnimation { add(action.beginning(with: shown), forKey: key) }
    wasTouched()
  }
}

extension LayerQuantity {
  /// The value as a type of code's; `nil` where it is none.
  func typed<Value>(_ type: Value.Type) -> Value? {
    let found: Any? =
      switch type {
      case is CGFloat.Type: CGFloat(scalar ?? 0)
      case is Double.Type: scalar ?? 0
      case is Float.Type: Float(scalar ?? 0)
      case is Int.Type: Int(scalar ?? 0)
      case is Bool.Type: (scalar ?? 0) != 0
      case is CGPoint.Type: point ?? .zero
      case is CGSize.Type: size ?? .zero
      case is CGRect.Type: rect ?? .zero
      default: value
      }
    return found as? Value
  }
}
