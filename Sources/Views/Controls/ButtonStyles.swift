import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// The opacity of a button's label while pressed, and the fade back.
package struct PressedFade: ViewModifier {
  /// The opacity of a label in the accent colour.
  package static let label = 0.2
  /// The opacity of a button on a ground of its own.
  package static let grounded = 0.75

  let isPressed: Bool
  let opacity: Double
  /// The seconds that the fade back takes.
  private static let duration = 0.25

  package init(isPressed: Bool, opacity: Double) {
    (self.isPressed, self.opacity) = (isPressed, opacity)
  }

  package func body(content: Content) -> some View {
    // A press shows at once; its end fades. Nothing else that changes meanwhile is animated.
    content.animation(isPressed ? nil : .linear(duration: Self.duration)) {
      $0.opacity(isPressed ? opacity : 1)
    }
  }
}

private enum OnBarGlassKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a button stands on the glass of a bar, where one that destroys has the colour of the others: black and white in
  /// pictures of iOS 26.
  var isOnBarGlass: Bool {
    get { self[OnBarGlassKey.self] }
    set { self[OnBarGlassKey.self] = newValue }
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
  @Environment(\.isOnBarGlass) private var isOnBarGlass

  var body: some View {
    configuration.label
      .defaultForegroundStyle(style)
      .modifier(PressedFade(isPressed: configuration.isPressed, opacity: PressedFade.label))
  }

  private var style: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    let isRed = configuration.role == .destructive && !isOnBarGlass
    return isRed ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}

/// The look of ``PlainButtonStyle``.
private struct PlainLook: ButtonStyle {
  /// The label's opacity while pressed.
  private static let pressedOpacity = 0.5
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
      .modifier(PressedFade(isPressed: configuration.isPressed, opacity: Self.pressedOpacity))
  }
}

/// The look of ``BorderedButtonStyle`` and ``BorderedProminentButtonStyle``.
private struct BorderedLook: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.drawing) private var drawing
  @Environment(\.systemLook.controls) private var look

  func makeBody(configuration: Configuration) -> some View {
    let metrics = ControlMetrics(size, look)
    // On a ground of its own a label is none of a row.
    return sized(configuration.label).environment(\.isInList, false)
      .defaultForegroundStyle(label(configuration))
      .frame(maxWidth: sizing.greatestWidth)
      .padding(metrics.insets)
      .frame(minHeight: metrics.height)
      .background(background(configuration), in: borderShape.shape(metrics))
      .contentShape(borderShape.shape(metrics))
      .modifier(PressedFade(isPressed: configuration.isPressed, opacity: PressedFade.grounded))
  }

  /// The label at the font of its control size: small buttons have smaller letters.
  @ViewBuilder private func sized(_ label: ButtonStyleConfiguration.Label) -> some View {
    if size == .mini || size == .small { label.font(.subheadline) } else { label }
  }

  private func label(_ configuration: Configuration) -> AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(.tertiary) }
    if isProminent { return AnyShapeStyle(.white) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }

  private func background(_ configuration: Configuration) -> AnyShapeStyle {
    guard isEnabled else {
      return AnyShapeStyle(Color(.system(.fill)).opacity(ControlLook.tertiaryFill))
    }
    let isDestructive = configuration.role == .destructive
    if isProminent { return isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }
    if isDestructive { return AnyShapeStyle(Color.red.opacity(ControlLook.tintedOpacity)) }
    // Without a tint of its own a bordered button is grey: 233 on white in pictures of iOS 18.
    return drawing.tint == nil
      ? AnyShapeStyle(Color(.system(.fill)).opacity(ControlLook.secondaryFill))
      : AnyShapeStyle(TintShapeStyle().opacity(ControlLook.tintedOpacity))
  }
}

/// The automatic button style: the label in the accent colour, whatever the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessStyle(), configuration: configuration)
  }
}

/// The plain button style: just the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlainLook(), configuration: configuration)
  }
}

/// The borderless button style: the label in the accent colour.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderlessStyle(), configuration: configuration)
  }
}

/// The bordered button style: the label on a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderedLook(isProminent: false), configuration: configuration)
  }
}

/// The prominent button style: the label in white on a background of the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderedLook(isProminent: true), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic style.
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
  /// The label on a faint background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on a background of the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
