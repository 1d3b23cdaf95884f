import Foundation
@_spi(Engine) import ViewEngine

/// A label beside a control: names it without taking its touches.
struct TouchLabelModifier: BoxModifier {
  typealias Body = Never
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TouchLabelBox(self, around: inner, node)
  }
}

/// The box of a label beside a control, which lets touches through.
final class TouchLabelBox: ModifierBox<TouchLabelModifier> {
  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? { nil }
}
