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
    HStack {
      configuration.label
      Spacer()
      configuration.content.derivedForegroundStyle(.secondary)
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
