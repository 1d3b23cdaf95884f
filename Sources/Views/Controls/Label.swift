import Foundation
@_spi(Engine) public import ViewEngine

/// A label: a title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyles) private var styles
  private let title: Title
  private let icon: Icon

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - title: The title, after the icon.
  ///   - icon: The icon, before the title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The title, where it is a text: what stands for it where it is not shown.
  private var name: Text? {
    (title as? LabelStyleConfiguration.Title)?.text ?? title as? Text
  }

  public var body: some View {
    styles.current.label(
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: AnyView(title), text: name),
        icon: LabelStyleConfiguration.Icon(content: AnyView(icon))))
  }
}

extension Label: IconLabel {}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - name: The name of a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// Creates a label of a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - name: The name of a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  /// Creates a label of a title and an image of the scene's assets.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - name: The name of a picture among the scene's assets.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  /// Creates a label of a title and an image of the scene's assets.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - name: The name of a picture among the scene's assets.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  /// Creates a label of a title and an image of the project's assets.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - resource: What stands for the image in code.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  /// Creates a label of a title and an image of the project's assets.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - resource: What stands for the image in code.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label of the parts of another.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// A label style: how title and icon are put together.
@MainActor @preconcurrency public protocol LabelStyle: _ControlStyle {
  /// The type of a label's look.
  associatedtype Body: View
  /// The configuration of a label: its title and icon.
  typealias Configuration = LabelStyleConfiguration
  /// The look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a label: its title and icon.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: View {
    let content: AnyView
    /// The title, where it is a text.
    var text: Text?
    public var body: AnyView { content }
  }
  /// The icon.
  public struct Icon: View {
    let content: AnyView
    public var body: AnyView { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// Makes the labels of one style, whatever its type.
@MainActor struct LabelMaker {
  let label: @MainActor (LabelStyleConfiguration) -> AnyView

  init<S: LabelStyle>(_ style: S) {
    label = { configuration in
      AnyView(
        StyleBody(style: style) {
          $0.makeBody(configuration: configuration).popStyle(from: \.labelStyles)
        })
    }
  }
  /// The automatic style, which makes no labels of its own.
  init() { label = { AnyView(DefaultLabelLook(configuration: $0)) } }
}

/// The automatic label style: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelLook(configuration: configuration)
  }
}

/// The look of ``DefaultLabelStyle``: in lists icons stand in a column and have the tint.
private struct DefaultLabelLook: View {
  /// What is between the column of icons and the titles, in points.
  ///
  /// As UIKit's content configurations have it; with it icons and titles stand where they do in pictures of iOS 26.
  private static let spacing: CGFloat = 16
  /// The greatest height of a symbol in the large scale, in widths of the column: that of `cloud.sun.rain` is 1.25 in pictures
  /// of iOS 26, in which its row is as high as others.
  private static let highestSymbol: CGFloat = 1.4
  let configuration: LabelStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.drawing) private var drawing
  @Environment(\.labelSpacing) private var spacing
  @Environment(\.labelIconWidth) private var iconWidth
  @Environment(\.listItemTint) private var tint
  @Environment(\.titleDetails) private var details
  /// The width of the column: in those pictures icons beside text of 16 points have their middles 11.4 from its edge.
  @ScaledMetric(relativeTo: .body) private var column: CGFloat = 24

  /// The tint, unless the title has a colour, too: a scene's, or that of a button or a header.
  private var iconColor: Color? {
    tint?.color ?? (drawing.foreground == nil ? .accentColor : nil)
  }

  var body: some View {
    if isInList {
      // Beside details the icon stands in the middle of all lines.
      HStack(
        alignment: details == nil ? .firstTextBaseline : .center, spacing: spacing ?? Self.spacing
      ) {
        // A question mark in a circle is 20.3 wide beside text of 16 points there: symbols have the large scale.
        configuration.icon.foregroundColor(iconColor).imageScale(.large)
          .modifier(
            IconRoom(
              width: iconWidth ?? column, highestSymbol: Self.highestSymbol * column,
              isCentred: details != nil)
          )
          .accessibilityHidden(true)
        DetailedLabelTitle(title: configuration.title)
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// The title of a label, with the details that a control around it has.
private struct DetailedLabelTitle: View {
  let title: LabelStyleConfiguration.Title
  @Environment(\.titleDetails) private var details

  var body: some View {
    if let details {
      TitleStack(title: AnyView(title), details: details)
    } else {
      title
    }
  }
}

/// The label style that shows the icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLook(configuration: configuration)
  }
}

/// The look of ``TitleAndIconLabelStyle``.
private struct TitleAndIconLook: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelSpacing) private var spacing
  @Environment(\.labelIconWidth) private var iconWidth

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? ControlLook.spacing) {
      // The title says it all: the icon has no name of its own.
      if let iconWidth {
        configuration.icon.frame(minWidth: iconWidth).accessibilityHidden(true)
      } else {
        configuration.icon.accessibilityHidden(true)
      }
      DetailedLabelTitle(title: configuration.title)
    }
  }
}

/// The label style that shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The label style that shows the icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title.text {
      configuration.icon.accessibilityLabel(title)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Icon and title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<LabelMaker> {
    MainActor.assumeIsolated { StyleStack(automatic: LabelMaker()) }
  }
}

extension EnvironmentValues {
  /// The styles of labels around the place.
  var labelStyles: StyleStack<LabelMaker> {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels below.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    pushStyle(LabelMaker(style), to: \.labelStyles)
  }
}
