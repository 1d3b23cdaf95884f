import Foundation
@_spi(Engine) import ViewEngine

/// Names a control without taking its touches: a label beside it.
struct TouchLabelModifier: BoxModifier {
  typealias Body = Never
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TouchLabelBox(self, around: inner, node)
  }
}

/// The box of a label that lets touches through.
final class TouchLabelBox: ModifierBox<TouchLabelModifier> {
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? { nil }
}
