public import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// A text editor: a text of several lines, which scrolls.
///
/// An editor that is tapped, or that a focus state gives the focus, has the caret, and takes what a script types; on a
/// device the keyboard rises.
public struct TextEditor: View {
  private let text: EditedText
  @Environment(\.textEditorStyles) private var styles

  /// Creates a text editor.
  ///
  /// - Parameter text: What it shows; what is typed is added to it.
  public init(text: Binding<String>) { self.text = .plain(text, selection: nil) }
  /// Creates a text editor that follows a selection.
  ///
  /// - Parameters:
  ///   - text: What it shows.
  ///   - selection: Where letters are typed, or what they take the place of.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = .plain(text, selection: selection)
  }
  /// Creates an editor of a text with attributes.
  ///
  /// - Parameters:
  ///   - text: What it shows; letters that are typed have the attributes of those around.
  ///   - selection: Where letters are typed, or what they take the place of; `nil` for behind the last letter.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = .rich(text, selection: selection)
  }

  public var body: some View {
    styles.current.editor(TextEditorStyleConfiguration(text: text))
  }
}

extension TextEditor: NamedControl {}

/// The configuration of a text editor, before a style gives it a look.
public struct TextEditorStyleConfiguration {
  let text: EditedText
}

/// A text editor style: what is around its text.
@MainActor @preconcurrency public protocol TextEditorStyle: _ControlStyle {
  /// The type of an editor's look.
  associatedtype Body: View
  /// The configuration of an editor.
  typealias Configuration = TextEditorStyleConfiguration
  /// The look of an editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic text editor style: the text on the system's background.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EditorLook(text: configuration.text)
  }
}
/// The plain text editor style: the text on the system's background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EditorLook(text: configuration.text)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The text on the system's background.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text on the system's background.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The text of an editor.
private struct EditorLook: View {
  /// The insets of the text in points, as UIKit has them.
  private static let (insetX, insetY) = (CGFloat(5), CGFloat(8))
  let text: EditedText
  @Environment(\.textFormatting) private var formatting
  @Environment(\.showsScrollBackground) private var showsBackground
  @Environment(\.isInList) private var isInList

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        text.shown(formatting, placeholder: " ").contentTransition(.identity)
          .multilineTextAlignment(.leading)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, Self.insetX)
          .padding(.vertical, Self.insetY)
          .id(Self.end)
      }
      .onChange(of: text.letters.wrappedValue) {
        // Where letters are typed at the end, it is in sight.
        if text.caret == .end { proxy.scrollTo(Self.end, anchor: .bottom) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { if showsBackground, !isInList { Color(.system(.background)) } }
    .modifier(
      TypingField(
        text: text.letters, caret: text.caret, edits: text, returnKey: .breaks))
  }

  private static let end = "end"
}

/// Makes the editors of one style, whatever its type.
@MainActor struct TextEditorMaker {
  let editor: @MainActor (TextEditorStyleConfiguration) -> AnyView

  init<S: TextEditorStyle>(_ style: S) {
    editor = { configuration in
      AnyView(
        StyleBody(style: style) {
          $0.makeBody(configuration: configuration).popStyle(from: \.textEditorStyles)
        })
    }
  }
}

private enum TextEditorStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<TextEditorMaker> {
    MainActor.assumeIsolated {
      StyleStack(automatic: TextEditorMaker(AutomaticTextEditorStyle()))
    }
  }
}

extension EnvironmentValues {
  /// The styles of text editors.
  var textEditorStyles: StyleStack<TextEditorMaker> {
    get { self[TextEditorStylesKey.self] }
    set { self[TextEditorStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text editors below.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    pushStyle(TextEditorMaker(style), to: \.textEditorStyles)
  }
}
