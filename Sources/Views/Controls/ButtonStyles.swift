import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// How faint a button's label is while pressed, and the way back.
struct PressedFade: ViewModifier {
  let isPressed: Bool
  let opacity: Double
  func body(content: Content) -> some View {
    // A press shows at once; its end fades. Nothing else that changes meanwhile is animated.
    content.animation(isPressed ? nil : .linear(duration: 0.25)) {
      $0.opacity(isPressed ? opacity : 1)
    }
  }
}

/// The look of ``BorderlessButtonStyle``: a label in the accent colour.
struct BorderlessStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderlessLook(configuration: configuration)
  }
}

/// A label in the accent colour.
private struct BorderlessLook: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundStyle(style)
      .modifier(PressedFade(isPressed: configuration.isPressed, opacity: 0.2))
  }

  private var style: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}

/// The look of ``PlainButtonStyle``.
private struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? 1 : 0.5)
      .modifier(PressedFade(isPressed: configuration.isPressed, opacity: 0.5))
  }
}

/// The look of ``BorderedButtonStyle`` and ``BorderedProminentButtonStyle``.
private struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.drawing) private var drawing

  func makeBody(configuration: Configuration) -> some View {
    let metrics = ControlMetrics(size)
    return sized(configuration.label)
      .foregroundStyle(label(configuration))
      .padding(metrics.insets)
      .frame(minHeight: metrics.height)
      .background(background(configuration), in: borderShape.shape(metrics))
      .contentShape(borderShape.shape(metrics))
      .modifier(PressedFade(isPressed: configuration.isPressed, opacity: 0.75))
  }

  /// Small buttons have smaller letters.
  @ViewBuilder private func sized(_ label: ButtonStyleConfiguration.Label) -> some View {
    if size == .mini || size == .small { label.font(.subheadline) } else { label }
  }

  private func label(_ configuration: Configuration) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    if isProminent { return AnyShapeStyle(.white) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }

  private func background(_ configuration: Configuration) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(.system(.fill)).opacity(0.6)) }
    let isDestructive = configuration.role == .destructive
    if isProminent { return isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }
    if isDestructive { return AnyShapeStyle(Color.red.opacity(0.15)) }
    // Without a tint of its own a bordered button is grey.
    return drawing.tint == nil
      ? AnyShapeStyle(Color(.system(.fill)).opacity(0.6))
      : AnyShapeStyle(TintShapeStyle().opacity(0.15))
  }
}

/// The style that suits the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessStyle(), configuration: configuration)
  }
}

/// Just the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlainLook(), configuration: configuration)
  }
}

/// The label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessStyle(), configuration: configuration)
  }
}

/// The label on a faint ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderedLook(isProminent: false), configuration: configuration)
  }
}

/// The label in white on a ground of the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderedLook(isProminent: true), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Just the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent colour.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on a ground of the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
