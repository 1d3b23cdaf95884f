import DisplayList
public import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// A shader effect: what is inside, as one group, under a function of the scene.
struct ShaderEffect: BoxModifier {
  typealias Body = Never
  var shader: ShaderNumbers
  var use: CompiledShader.Use
  var reach: CGSize
  var isEnabled: Bool
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    ShaderBox(self, around: inner, node)
  }
}

/// The box of a shader effect.
final class ShaderBox: ModifierBox<ShaderEffect> {
  private var shader: Moving<ShaderNumbers>
  private var shown = MovingFrame()

  override init(_ modifier: ShaderEffect, around inner: Box, _ node: Node) {
    shader = Moving(modifier.shader)
    super.init(modifier, around: inner, node)
  }

  override func changed(from old: ShaderEffect) {
    if shader.model.isLike(modifier.shader) {
      shader.set(modifier.shader, in: node)
    } else {
      shader.remove(in: graph)
      shader = Moving(modifier.shader)
    }
  }

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
  }

  override func trace(into lines: inout TraceLines) { lines.add(shader, prefix: "shader.") }

  override func wasRemoved() {
    shader.remove(in: graph)
    shown.remove(in: graph)
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    var layer = Layer()
    if modifier.isEnabled,
      let filter = shader.presentation(in: graph).filter(
        modifier.use, reach: modifier.reach, on: shown.presentation(in: graph), context.transform)
    {
      layer.filters = [filter]
    }
    list.layer(layer) { inner.show(into: &$0, context) }
  }
}

extension View {
  /// Applies a shader to the colour of each pixel: `half4 name(float2 position, half4 color, …)`.
  ///
  /// - Parameters:
  ///   - shader: The function, with its arguments behind those two.
  ///   - isEnabled: Whether it is applied.
  /// - Returns: This view, in other colours.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    effect(shader, .color, .zero, isEnabled)
  }
  /// Applies a shader to the place of each pixel: `float2 name(float2 position, …)` gives the place that it shows.
  ///
  /// - Parameters:
  ///   - shader: The function, with its arguments behind the position.
  ///   - maxSampleOffset: How far a place may lie from the pixel, in points.
  ///   - isEnabled: Whether it is applied.
  /// - Returns: This view, bent.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    effect(shader, .distortion, maxSampleOffset, isEnabled)
  }
  /// Applies a shader to the view as a picture: `half4 name(float2 position, SwiftUI::Layer layer, …)`.
  ///
  /// - Parameters:
  ///   - shader: The function, with its arguments behind those two.
  ///   - maxSampleOffset: How far a place that it samples may lie from the pixel, in points.
  ///   - isEnabled: Whether it is applied.
  /// - Returns: This view, as the function paints it.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    effect(shader, .layer, maxSampleOffset, isEnabled)
  }

  private func effect(
    _ shader: Shader, _ use: CompiledShader.Use, _ reach: CGSize, _ isEnabled: Bool
  ) -> some View {
    modifier(
      EnvironmentalModifier {
        ShaderEffect(
          shader: shader.shaderNumbers(in: $0), use: use, reach: reach, isEnabled: isEnabled)
      })
  }
}
