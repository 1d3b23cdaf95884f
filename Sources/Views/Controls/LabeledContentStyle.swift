import Foundation
@_spi(Engine) public import ViewEngine

/// A style of labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle: _ControlStyle {
  /// The type of the view that stands for labelled content.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view that stands for labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Labelled content as a style sees it.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// The content.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The style of labelled content that the system has: the label leads, the content trails in grey.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentRow {
      configuration.label
    } content: {
      configuration.content
    }
  }
}

/// The look of labelled content: in a line, or the content below the label where text has a size for accessibility.
struct LabeledContentRow<Label: View, Content: View>: View {
  @ViewBuilder let label: Label
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var typeSize
  /// Points between the two where one is below the other, as measured in a picture of iOS 26.
  private static var spacing: CGFloat { 4 }

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: Self.spacing) {
        label
        content.derivedForegroundStyle(ValueShapeStyle())
      }
    } else {
      HStack {
        label
        Spacer()
        content.derivedForegroundStyle(ValueShapeStyle())
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label leads, the content trails in grey.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Makes the labelled content of one style, whatever its type.
@MainActor struct LabeledContentMaker {
  let content: @MainActor (LabeledContentStyleConfiguration) -> AnyView

  init<S: LabeledContentStyle>(_ style: S) {
    content = { configuration in
      AnyView(
        StyleBody(style: style) {
          $0.makeBody(configuration: configuration).popStyle(from: \.labeledContentStyles)
        })
    }
  }
}

private enum LabeledContentStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<LabeledContentMaker> {
    MainActor.assumeIsolated {
      StyleStack(automatic: LabeledContentMaker(AutomaticLabeledContentStyle()))
    }
  }
}

extension EnvironmentValues {
  /// The styles of labelled content.
  var labeledContentStyles: StyleStack<LabeledContentMaker> {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labelled content below.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    pushStyle(LabeledContentMaker(style), to: \.labeledContentStyles)
  }
}
