import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// The look of ``GlassButtonStyle`` and ``GlassProminentButtonStyle``.
private struct GlassLookStyle: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  @Environment(\.self) private var environment

  func makeBody(configuration: Configuration) -> some View {
    let metrics = ControlMetrics(
      environment.controlSize, environment.systemLook.controls)
    let border = environment.buttonBorderShape
    let isCircle = border == .circle
    let shape = border == .automatic ? AnyShape(Capsule()) : border.shape(metrics)
    let isPressed = configuration.isPressed && environment.isEnabled
    return configuration.label
      .environment(\.isInList, false)
      .defaultForegroundStyle(label(configuration))
      .frame(maxWidth: environment.buttonSizing.greatestWidth)
      .padding(isCircle ? EdgeInsets() : metrics.insets)
      .frame(minWidth: isCircle ? metrics.height : nil, minHeight: metrics.height)
      .contentShape(shape)
      .animation(isPressed ? GlassPress.press : GlassPress.release) {
        $0.modifier(
          GlassLayer(coloured(configuration), in: shape, isPressed: isPressed, environment))
      }
  }

  private func coloured(_ configuration: Configuration) -> Glass {
    guard isProminent, environment.isEnabled else { return glass }
    return glass.tint(glass.tint ?? (configuration.role == .destructive ? .red : .accentColor))
  }

  private func label(_ configuration: Configuration) -> AnyShapeStyle {
    guard environment.isEnabled else { return AnyShapeStyle(.tertiary) }
    if isProminent || glass.tint != nil { return AnyShapeStyle(.white) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }
}

/// The glass button style: the label on Liquid Glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates the style.
  public init() { self.init(.regular) }
  /// Creates the style with a glass.
  public init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: GlassLookStyle(glass: glass, isProminent: false), configuration: configuration)
  }
}

/// The prominent glass button style: the label in white on Liquid Glass of the accent colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: GlassLookStyle(glass: .regular, isProminent: true), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on Liquid Glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// The label on a glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label in white on Liquid Glass of the accent colour.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
