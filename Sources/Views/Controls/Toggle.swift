import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// A switch between on and off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  public var body: some View {
    style.toggle(
      ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// Creates a switch with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  /// Creates a switch with a title and one of the system's symbols.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the switch of a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// What a switch is made of.
@MainActor @preconcurrency public struct ToggleStyleConfiguration {
  /// What stands beside the switch.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// What stands beside the switch.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for things of which some are on: never here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// Gives switches their look.
@MainActor @preconcurrency public protocol ToggleStyle: _ControlStyle {
  /// The type of a switch's look.
  associatedtype Body: View
  /// What a switch is made of.
  typealias Configuration = ToggleStyleConfiguration
  /// The look of a switch.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Makes switches in one style.
@MainActor struct ToggleMaker {
  let toggle: @MainActor (ToggleStyleConfiguration) -> AnyView
  init<S: ToggleStyle>(_ style: S) {
    toggle = { AnyView(ToggleLook(style: style, configuration: $0)) }
  }
}

private struct ToggleLook<Style: ToggleStyle>: View {
  var style: Style
  var configuration: ToggleStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

/// The system's switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInList) private var isInList
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a colour for what is on.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if !labelsHidden {
        configuration.label.modifier(TouchLabelModifier())
        Spacer(minLength: 0)
      }
      // A switch does not make a row of a list taller.
      SwitchLook(isOn: configuration.isOn, tint: tint)
        .padding(.vertical, isInList ? -4.5 : 0)
    }
    .gesture(
      PressGesture(name: "switch", pressChanged: { _ in }) {
        configuration.isOn = !configuration.isOn
      })
  }
}

/// The track and the knob of a switch, as on iOS 17.
private struct SwitchLook: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.drawing) private var drawing

  var body: some View {
    Capsule().fill(isOn ? on : AnyShapeStyle(Color(.system(.fill)).opacity(0.8)))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(.white).frame(width: 27, height: 27)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3).padding(2)
      }
      .opacity(isEnabled ? 1 : 0.5)
      .animation(.spring(duration: 0.3, bounce: 0), value: isOn)
      .accessibilityValue(isOn ? "1" : "0")
  }

  private var on: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return drawing.tint == nil ? AnyShapeStyle(.green) : AnyShapeStyle(.tint)
  }
}

/// A button that is highlighted while on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn = !configuration.isOn
    } label: {
      configuration.label.padding(ControlMetrics(.regular).insets)
        .background(
          AnyShapeStyle(TintShapeStyle().opacity(configuration.isOn ? 0.15 : 0)),
          in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
  }
}

/// The style that suits the place: the system's switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ToggleLook(style: SwitchToggleStyle(), configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the place.
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

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleMaker {
    MainActor.assumeIsolated { ToggleMaker(SwitchToggleStyle()) }
  }
}

extension EnvironmentValues {
  /// What makes switches.
  var toggleStyle: ToggleMaker {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the switches below.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, ToggleMaker(style))
  }
}
