import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// A group box: content with a label above it, on a ground of its own.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyles) private var styles

  /// Creates a group box.
  ///
  /// - Parameters:
  ///   - content: What is in it.
  ///   - label: The label, above the content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  /// Creates a group box; the older form.
  ///
  /// - Parameters:
  ///   - label: The label, above the content.
  ///   - content: What is in it.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  public var body: some View {
    styles.current.box(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(content: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(content: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  ///
  /// - Parameter content: What is in it.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - content: What is in it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a group box with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - content: What is in it.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box of the parts of another.
  ///
  /// - Parameter configuration: The other's parts.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A group box style: how label and content are put together.
@MainActor @preconcurrency public protocol GroupBoxStyle: _ControlStyle {
  /// The type of a box's look.
  associatedtype Body: View
  /// The configuration of a box: its label and content.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The look of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a group box: its label and content.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The content.
  public struct Content: View {
    let content: AnyView
    public var body: AnyView { content }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The automatic group box style: a bold label above the content, on a grey ground with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(GroupBoxGround(), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

/// The ground of a box: the background style that is set around it; by itself the system's second background.
private struct GroupBoxGround: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.drawing.background == nil
      ? AnyShapeStyle(Color(.system(.secondaryBackground))) : AnyShapeStyle(.background)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A bold label above the content, on a grey ground.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// Makes the boxes of one style, whatever its type.
@MainActor struct GroupBoxMaker {
  let box: @MainActor (GroupBoxStyleConfiguration) -> AnyView

  init<S: GroupBoxStyle>(_ style: S) {
    box = { configuration in
      AnyView(
        StyleBody(style: style) {
          $0.makeBody(configuration: configuration).popStyle(from: \.groupBoxStyles)
        })
    }
  }
  /// The automatic style, which makes no boxes of its own.
  init() { box = { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) } }
}

private enum GroupBoxStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<GroupBoxMaker> {
    MainActor.assumeIsolated { StyleStack(automatic: GroupBoxMaker()) }
  }
}

extension EnvironmentValues {
  /// The styles of group boxes.
  var groupBoxStyles: StyleStack<GroupBoxMaker> {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes below.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    pushStyle(GroupBoxMaker(style), to: \.groupBoxStyles)
  }
}
