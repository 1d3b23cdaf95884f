public import DisplayList

/// A style with a blend mode of its own.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: PrimitiveStyle {
  public typealias Resolved = Never
  let style: Style
  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    MainActor.assumeIsolated { IneffectiveSettings.note("ShapeStyle.blendMode") }
    return style.styleNumbers(in: environment)
  }
}

extension ShapeStyle {
  /// Sets how what is painted with this style mixes with what lies beneath.
  ///
  /// - Parameter mode: The blend mode.
  /// - Returns: This style.
  /// - Note: Accepted; no effect. `mode`: styles paint over what lies beneath, which the tool tells; views can mix.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self) }
}
