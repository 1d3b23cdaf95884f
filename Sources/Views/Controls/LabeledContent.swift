public import Foundation
@_spi(Engine) public import ViewEngine

/// Content with a label: the label leads, the content trails.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyles) private var styles
  /// Creates labelled content.
  ///
  /// - Parameters:
  ///   - content: What is labelled.
  ///   - label: The label, at the leading edge.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  public var body: some View {
    if styles.isAutomatic {
      LabeledContentRow {
        DetailedTitle(content: label) { label }
      } content: {
        content
      }
    } else {
      styles.current.content(
        LabeledContentStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the labelled content that a style is asked for, in the style around it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent where Label == Text {
  /// Creates labelled content, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - content: What is labelled.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates labelled content, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - content: What is labelled.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled value, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - value: The value, as a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  /// Creates a labelled value, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - value: The value, as a text.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(
    _ title: S1, value: S2
  ) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  /// Creates a labelled value in a format, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - value: The value.
  ///   - format: How the value is written.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
}
