import DisplayList
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// The animatable properties of a layer.
@MainActor struct LayerValues {
  var position = Moving(CGPoint.zero)
  var bounds = Moving(CGRect.zero)
  var transform = Moving(LayerTransform())
  var opacity = Moving(1.0)
  var background = Moving(ResolvedColor.clear)
  var cornerRadius = Moving(CGFloat(0))
  var borderWidth = Moving(CGFloat(0))
  var borderColor = Moving(ResolvedColor.black)
  var shadowColor = Moving(ResolvedColor.black)
  var shadowOpacity = Moving(0.0)
  var shadowRadius = Moving(CGFloat(3))
  var shadowOffset = Moving(CGSize(width: 0, height: -3))
  /// Whether the y axis points the other way than that of the layer around.
  var isTurnedOver = false

  /// Removes the values from the store: what is shown is what the model says.
  mutating func remove(in graph: ViewGraph) {
    position.remove(in: graph)
    bounds.remove(in: graph)
    transform.remove(in: graph)
    opacity.remove(in: graph)
    background.remove(in: graph)
    cornerRadius.remove(in: graph)
    borderWidth.remove(in: graph)
    borderColor.remove(in: graph)
    shadowColor.remove(in: graph)
    shadowOpacity.remove(in: graph)
    shadowRadius.remove(in: graph)
    shadowOffset.remove(in: graph)
  }

  /// The presentation values at the graph's current instant; the model values without a graph.
  func look(in graph: ViewGraph?) -> LayerLook {
    func now<V: Animatable>(_ value: Moving<V>) -> V {
      graph.map(value.presentation) ?? value.model
    }
    return LayerLook(
      position: now(position), bounds: now(bounds), transform: now(transform),
      opacity: now(opacity), background: now(background), cornerRadius: now(cornerRadius),
      borderWidth: now(borderWidth), borderColor: now(borderColor),
      shadowColor: now(shadowColor), shadowOpacity: now(shadowOpacity),
      shadowRadius: now(shadowRadius), shadowOffset: now(shadowOffset),
      isTurnedOver: isTurnedOver)
  }

  /// Adds the values to a trace, by UIKit's names for them.
  func trace(into lines: inout TraceLines, hasBorder: Bool, hasShadow: Bool) {
    lines.add(position, prefix: "center.")
    lines.add(bounds, prefix: "bounds.")
    lines.add(transform, prefix: "transform.")
    add("alpha", opacity, to: &lines)
    lines.add(background, prefix: "background.")
    add("cornerRadius", cornerRadius, to: &lines)
    if hasBorder {
      add("border.width", borderWidth, to: &lines)
      lines.add(borderColor, prefix: "border.")
    }
    if hasShadow {
      add("shadow.opacity", shadowOpacity, to: &lines)
      add("shadow.radius", shadowRadius, to: &lines)
      lines.add(shadowColor, prefix: "shadow.")
    }
  }

  private func add<V: Animatable & BinaryFloatingPoint>(
    _ name: String, _ value: Moving<V>, to lines: inout TraceLines
  ) {
    lines.add(
      name, model: .number(Double(value.model)),
      presentation: .number(Double(value.presentation(in: lines.graph))),
      animation: value.animation(in: lines.graph))
  }
}

/// The look of a layer at one instant.
struct LayerLook {
  var position: CGPoint
  var bounds: CGRect
  var transform: LayerTransform
  var opacity: Double
  var background: ResolvedColor
  var cornerRadius: CGFloat
  var borderWidth: CGFloat
  var borderColor: ResolvedColor
  var shadowColor: ResolvedColor
  var shadowOpacity: Double
  var shadowRadius: CGFloat
  var shadowOffset: CGSize
  /// Whether the y axis points the other way than that of the layer around.
  var isTurnedOver: Bool

  /// The transform from the layer's own coordinates to those of the layer around it.
  func toParent(anchor: CGPoint) -> CGAffineTransform {
    let plain = toAnchor(anchor)
      .concatenating(transform.matrix)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    return isTurnedOver ? bounds.turningOver.concatenating(plain) : plain
  }

  /// The translation that brings the anchor point to zero.
  private func toAnchor(_ anchor: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      translationX: -(bounds.minX + anchor.x * bounds.width),
      y: -(bounds.minY + anchor.y * bounds.height))
  }
}
