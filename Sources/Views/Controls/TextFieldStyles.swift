@_spi(Engine) public import ViewEngine

/// The border of a text field.
enum FieldBorder: Hashable { case none, rounded }

/// The label of a text field as its style has it.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// The label itself where it is a text, by which the field is found.
  let title: Text?

  init<Label: View>(_ label: Label) {
    if let label = label as? Self {
      self = label
    } else {
      (content, title) = (AnyView(label), label as? Text)
    }
  }

  public var body: AnyView { content }
}

/// A text field style: what is around its text.
@MainActor @preconcurrency public protocol TextFieldStyle: _ControlStyle {
  /// The type of a field's look.
  associatedtype _Body: View
  /// The label of a field.
  typealias _Label = _TextFieldStyleLabel
  /// The look of a text field.
  ///
  /// - Parameter configuration: The field in the style around this one: as a rule just its text.
  /// - Returns: The look.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// A text field style that the engine knows.
@MainActor protocol KnownTextFieldStyle: TextFieldStyle {
  var border: FieldBorder { get }
}

/// The automatic text field style: just the text.
public struct DefaultTextFieldStyle: KnownTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  var border: FieldBorder { .none }
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}
/// The plain text field style: just the text.
public struct PlainTextFieldStyle: KnownTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  var border: FieldBorder { .none }
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}
/// The rounded border text field style: the text in a rounded rectangle of a thin line.
public struct RoundedBorderTextFieldStyle: KnownTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  var border: FieldBorder { .rounded }
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
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

/// Makes the text fields of one style, whatever its type.
@MainActor struct TextFieldMaker {
  /// The border of a style that the engine knows; `nil` for a style of a scene's own.
  let border: FieldBorder?
  /// Makes the look of a style of a scene's own.
  let field: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

  init<S: TextFieldStyle>(_ style: S) {
    border = (style as? any KnownTextFieldStyle)?.border
    field = { configuration in
      AnyView(
        StyleBody(style: style) {
          $0._body(configuration: configuration).popStyle(from: \.textFieldStyles)
        })
    }
  }
}

private enum TextFieldStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<TextFieldMaker> {
    MainActor.assumeIsolated { StyleStack(automatic: TextFieldMaker(DefaultTextFieldStyle())) }
  }
}

extension EnvironmentValues {
  /// The styles of text fields.
  var textFieldStyles: StyleStack<TextFieldMaker> {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields below.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    pushStyle(TextFieldMaker(style), to: \.textFieldStyles)
  }
}
