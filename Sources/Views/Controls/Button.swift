@_spi(Engine) public import ViewEngine

/// A button: a label that calls an action when it is tapped.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  /// Called when a press begins and when it is over.
  private var trackingChanged: ((Bool) -> Void)?
  @Environment(\.buttonStyles) private var styles

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: Called when the button has been pressed.
  ///   - label: What the button shows.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  ///
  /// - Parameters:
  ///   - role: The role, which styles may show; `nil` for none.
  ///   - action: What a tap does.
  ///   - label: What the button shows, before its style.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  /// This button, which also tells when a press of it begins and when it is over.
  func onTracking(_ trackingChanged: ((Bool) -> Void)?) -> Self {
    var button = self
    button.trackingChanged = trackingChanged
    return button
  }

  public var body: some View {
    styles.current.button(
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(AnyView(label)),
        action: action, trackingChanged: trackingChanged))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    (role, action, label) = (configuration.role, configuration.action, configuration.label)
    trackingChanged = configuration.trackingChanged
  }
}

/// The configuration of a button, before a style gives it gesture and look.
@MainActor @preconcurrency public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }
  /// The button's role.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void
  /// Called when a press begins and when it is over.
  let trackingChanged: ((Bool) -> Void)?
  /// Calls the button's action.
  public func trigger() { action() }
}

/// The configuration of a button, before a style gives it a look.
@MainActor @preconcurrency public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }
  /// The button's role.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is pressed: a finger is on it.
  public let isPressed: Bool
}

/// A button style, which gives buttons their look.
@MainActor @preconcurrency public protocol ButtonStyle: _ControlStyle {
  /// The type of a button's look.
  associatedtype Body: View
  /// The configuration of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button style that gives buttons their gesture, too.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: _ControlStyle {
  /// The type of a button's look.
  associatedtype Body: View
  /// The configuration of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Makes the buttons of one style, whatever its type.
@MainActor struct ButtonMaker {
  let button: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  init<S: PrimitiveButtonStyle>(primitive style: S) {
    button = { AnyView(PrimitiveButtonBody(style: style, configuration: $0)) }
  }
  init<S: ButtonStyle>(_ style: S) {
    button = { AnyView(PressableButton(style: style, configuration: $0)) }
  }
}

/// A button in a style that has a gesture of its own.
private struct PrimitiveButtonBody<Style: PrimitiveButtonStyle>: View {
  var style: Style
  var configuration: PrimitiveButtonStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).popStyle(from: \.buttonStyles)
  }
}

/// A button whose style only gives it a look.
struct PressableButton<Style: ButtonStyle>: View {
  var style: Style
  var configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    ButtonLook(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(AnyView(configuration.label)),
        isPressed: isPressed)
    )
    .gesture(
      PressGesture(
        name: "button", pressChanged: { isPressed = $0 },
        trackingChanged: configuration.trackingChanged, action: configuration.action))
  }
}

/// The look of a button: a view of its own, so that the style can read the environment.
private struct ButtonLook<Style: ButtonStyle>: View {
  var style: Style
  var configuration: ButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ButtonStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ButtonMaker> {
    MainActor.assumeIsolated { StyleStack(automatic: ButtonMaker(BorderlessStyle())) }
  }
}

extension EnvironmentValues {
  /// The styles of buttons around the place.
  var buttonStyles: StyleStack<ButtonMaker> {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons below.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    pushStyle(ButtonMaker(style), to: \.buttonStyles)
  }
  /// Sets the style of the buttons below.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    pushStyle(ButtonMaker(primitive: style), to: \.buttonStyles)
  }
}
