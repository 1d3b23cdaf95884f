import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A layer of another module that views can have as theirs.
@MainActor package protocol CreatedLayer: AnyObject {
  /// A layer of the class.
  static func created() -> CALayer
}

extension UIView: CALayerDelegate {}

extension UIView: LayerOwner {
  /// Makes the layer of a view.
  static func makeLayer(of type: AnyClass, for view: UIView) -> CALayer {
    let layer: CALayer =
      switch ObjectIdentifier(type) {
      case ObjectIdentifier(CAEmitterLayer.self): CAEmitterLayer()
      case ObjectIdentifier(CAGradientLayer.self): CAGradientLayer()
      case ObjectIdentifier(CAReplicatorLayer.self): CAReplicatorLayer()
      case ObjectIdentifier(CAShapeLayer.self): CAShapeLayer()
      case ObjectIdentifier(CATextLayer.self): CATextLayer()
      default: (type as? any CreatedLayer.Type)?.created() ?? CALayer()
      }
    // Nobody can make an object of a scene's own class by its type alone.
    if Swift.type(of: layer) != type { IneffectiveSettings.note("layerClass") }
    layer.owner = view
    return layer
  }

  func showView(into list: inout DisplayList, _ context: DrawingContext) {
    node?.box.show(into: &list, context)
  }

  func showContents(into list: inout DisplayList, in bounds: CGRect, _ context: DrawingContext) {
    let context = pointsUp ? context.under(bounds.turningOver) : context
    drawByHand(into: &list, in: bounds, context.transform)
    drawContents(into: &list, in: bounds, context.transform)
    painter?.paint(into: &list, in: bounds, context.transform)
    for box in node?.hostedBoxes ?? [] { box.show(into: &list, context) }
  }

  /// Paints what ``draw(_:)`` draws, stretched while the bounds move.
  private func drawByHand(
    into list: inout DisplayList, in bounds: CGRect, _ transform: CGAffineTransform
  ) {
    let model = self.bounds
    guard model.width > 0, model.height > 0 else { return }
    if drawing.map({ $0.bounds.size != model.size && contentMode == .redraw }) ?? true {
      let context = UIGraphicsStack.drawing(model.size, scale: UIScreen.main.scale) { context in
        context.translateBy(x: -model.minX, y: -model.minY)
        draw(model)
      }
      drawing = (model, context.picture)
    }
    guard let picture = drawing?.picture, !picture.list.isEmpty else { return }
    picture.draw(into: &list, in: contentMode.place(picture.size, in: bounds), transform)
  }
}
