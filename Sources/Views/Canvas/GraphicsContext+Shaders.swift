import DisplayList
public import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

// Filters of a canvas by functions of the scene, whose places are in the coordinates of what is drawn.

extension GraphicsContext.Filter {
  /// A shader for each colour: `half4 name(float2 position, half4 color, …)`.
  ///
  /// - Parameter shader: The function, with its arguments behind those two.
  /// - Returns: The filter.
  public static func colorShader(_ shader: Shader) -> Self {
    filter(shader, .color, CGSize.zero)
  }
  /// A shader for where each colour comes from: `float2 name(float2 position, …)`.
  ///
  /// - Parameters:
  ///   - shader: The function, with its arguments behind the position.
  ///   - maxSampleOffset: How far a place that it gives may lie from the pixel, in points.
  /// - Returns: The filter.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    filter(shader, .distortion, maxSampleOffset)
  }
  /// A shader for what is drawn as a picture: `half4 name(float2 position, SwiftUI::Layer layer, …)`.
  ///
  /// - Parameters:
  ///   - shader: The function, with its arguments behind those two.
  ///   - maxSampleOffset: How far a place that it samples may lie from the pixel, in points.
  /// - Returns: The filter.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    filter(shader, .layer, maxSampleOffset)
  }

  private static func filter(
    _ shader: Shader, _ use: CompiledShader.Use, _ reach: CGSize
  ) -> Self {
    Self(steps: { context in
      let canvas = CGRect(origin: .zero, size: context.surface.size)
      return shader.shaderNumbers(in: context.environment)
        .filter(use, reach: reach, on: canvas, context.placement).map { [$0] } ?? []
    })
  }
}
