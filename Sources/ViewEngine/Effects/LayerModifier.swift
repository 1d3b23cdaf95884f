import DisplayList
import Foundation
import Geometry
import Motion

/// A layer modifier: composites its content as one group, with opacity, filters, a clip or a blend
/// mode.
@MainActor package protocol LayerModifier: MovingModifier {
  /// The layer's values; lengths are multiplied by `scale`, the factor from points of the view to
  /// those of the stage.
  func layer(scale: Double, in environment: EnvironmentValues) -> Layer
}

extension LayerModifier {
  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    LayerBox(self, around: inner, node)
  }
}

/// The box of a layer modifier.
final class LayerBox<Modifier: LayerModifier>: MovingModifierBox<Modifier> {
  private func layer(_ context: DrawingContext) -> Layer {
    let scale = abs(Double(context.transform.determinant)).squareRoot()
    return Modifier.presentation(of: moving, in: graph).layer(scale: scale, in: environment)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let layer = layer(context)
    guard layer.opacity > 0 else { return }
    list.layer(layer) { inner.show(into: &$0, context) }
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    layer(context).opacity > 0 ? inner.hitTest(point, context) : nil
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    if layer(context).opacity > 0 { inner.survey(&survey, context) }
  }
}

/// The opacity of a group.
package struct OpacityEffect: LayerModifier {
  package typealias Body = Never
  package var opacity: Double

  package init(opacity: Double) { self.opacity = opacity }

  package nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  package func layer(scale: Double, in environment: EnvironmentValues) -> Layer {
    var layer = Layer()
    layer.opacity = min(max(opacity, 0), 1)
    return layer
  }
}

/// A modifier whose values depend on the environment.
package struct EnvironmentalModifier<Result: ViewModifier>: ViewModifier {
  @Environment(\.self) private var environment
  let make: @MainActor (EnvironmentValues) -> Result
  package init(make: @escaping @MainActor (EnvironmentValues) -> Result) { self.make = make }
  package func body(content: Content) -> some View { content.modifier(make(environment)) }
}

extension OpacityEffect: TraceableValue {
  package var traceComponents: [TraceComponent] { [TraceComponent("opacity", opacity)] }
}

extension View {
  /// Sets the opacity of this view and all in it as one group, 0...1.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }
  /// Hides this view at opacity 0; it keeps its space.
  public func hidden() -> some View { opacity(0) }
}
