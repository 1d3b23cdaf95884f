import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// A toggle: a switch between on and off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyles) private var styles

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on; a tap changes it.
  ///   - label: What stands before the switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  public var body: some View {
    styles.current.toggle(
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: AnyView(label), view: label), isOn: isOn)
    )
    // Around what takes the touches, whatever the style.
    .accessibilityValue(isOn.wrappedValue ? "1" : "0")
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - isOn: Whether it is on; a tap changes it.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - isOn: Whether it is on; a tap changes it.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  /// Creates a toggle with a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The name of a symbol, which stands before the title.
  ///   - isOn: Whether it is on; a tap changes it.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The configuration of a toggle, before a style gives it a look.
@MainActor @preconcurrency public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView
    /// The label's view, whose parts the system's switch stacks.
    var view: any View
    public var body: AnyView { content }
  }
  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for things of which some are on: never here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A toggle style, which gives toggles their look.
@MainActor @preconcurrency public protocol ToggleStyle: _ControlStyle {
  /// The type of a toggle's look.
  associatedtype Body: View
  /// The configuration of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// The look of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Makes the toggles of one style, whatever its type.
@MainActor struct ToggleMaker {
  let toggle: @MainActor (ToggleStyleConfiguration) -> AnyView
  init<S: ToggleStyle>(_ style: S) {
    toggle = { AnyView(ToggleLook(style: style, configuration: $0)) }
  }
}

private struct ToggleLook<Style: ToggleStyle>: View {
  var style: Style
  var configuration: ToggleStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).popStyle(from: \.toggleStyles)
  }
}

/// The switch toggle style: the system's switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a tint for what is on.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// The button toggle style: a button that is highlighted while on.
public struct ButtonToggleStyle: ToggleStyle {
  @Environment(\.systemLook.controls) private var look
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn = !configuration.isOn
    } label: {
      let metrics = ControlMetrics(.regular, look)
      configuration.label.padding(metrics.insets)
        .background(
          AnyShapeStyle(
            TintShapeStyle().opacity(configuration.isOn ? ControlLook.tintedOpacity : 0)),
          in: ButtonBorderShape.automatic.shape(metrics))
    }
  }
}

/// The automatic toggle style: the system's switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ToggleLook(style: SwitchToggleStyle(), configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The automatic style: the system's switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// The system's switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is highlighted while on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ToggleMaker> {
    MainActor.assumeIsolated { StyleStack(automatic: ToggleMaker(SwitchToggleStyle())) }
  }
}

extension EnvironmentValues {
  /// The styles of toggles around the place.
  var toggleStyles: StyleStack<ToggleMaker> {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles below.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    pushStyle(ToggleMaker(style), to: \.toggleStyles)
  }
}
