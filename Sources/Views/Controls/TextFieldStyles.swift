@_spi(Engine) public import ViewEngine

/// The border of a text field.
enum FieldBorder: Hashable { case none, rounded }

/// A text field style: what is around its text.
@MainActor @preconcurrency public protocol TextFieldStyle {}

/// A text field style that the engine knows.
@MainActor protocol KnownTextFieldStyle: TextFieldStyle {
  var border: FieldBorder { get }
}

/// The automatic text field style: just the text.
public struct DefaultTextFieldStyle: KnownTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  var border: FieldBorder { .none }
}
/// The plain text field style: just the text.
public struct PlainTextFieldStyle: KnownTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  var border: FieldBorder { .none }
}
/// The rounded border text field style: the text in a rounded rectangle of a thin line.
public struct RoundedBorderTextFieldStyle: KnownTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  var border: FieldBorder { .rounded }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style: just the text.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Just the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a rounded rectangle of a thin line.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum FieldBorderKey: EnvironmentKey { static var defaultValue: FieldBorder { .none } }

extension EnvironmentValues {
  /// The border of text fields.
  var fieldBorder: FieldBorder {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields below.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldBorder, (style as? any KnownTextFieldStyle)?.border ?? .none)
  }
}
