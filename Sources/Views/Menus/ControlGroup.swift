import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// A control group: controls that belong together, side by side on one ground.
///
/// In a menu its buttons stand side by side, each with its icon above its title.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView
  @Environment(\.controlGroupStyles) private var styles

  /// Creates a control group.
  ///
  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(EmptyView()))
  }
  /// Creates a control group with a label.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: What they are for; the system's styles do not show it.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }
  /// Creates a control group with a title.
  ///
  /// - Parameters:
  ///   - titleKey: What the controls are for; the system's styles do not show it.
  ///   - content: The controls.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a control group with a title.
  ///
  /// - Parameters:
  ///   - title: What the controls are for; the system's styles do not show it.
  ///   - content: The controls.
  @_disfavoredOverload public init<S: StringProtocol, C: View>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
  /// Creates a control group with a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - titleKey: What the controls are for; the system's styles do not show it.
  ///   - systemImage: The name of a symbol; the system's styles do not show it.
  ///   - content: The controls.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  public var body: some View {
    styles.current.group(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(content: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(content: label)))
  }
}

/// The content of a control group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  public var body: some View { content }
}

extension ControlGroup: NamedControl {}

/// The configuration of a control group, before a style gives it a look.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// What the controls are for.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }
  /// The controls.
  public let content: Content
  /// What the controls are for.
  public let label: Label
}

/// A control group style: how controls are put together.
@MainActor @preconcurrency public protocol ControlGroupStyle: _ControlStyle {
  /// The type of a group's look.
  associatedtype Body: View
  /// The configuration of a group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// The look of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic control group style: side by side on one ground; in a menu, in one of its rows.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content)
  }
}
/// The navigation control group style: side by side, without a ground.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The distance between controls, in points.
  private static let spacing: CGFloat = 16
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Self.spacing) { configuration.content }
  }
}
/// The menu control group style: a row of a menu, its buttons with icons above titles.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content)
  }
}
/// The compact menu control group style: a row of a menu, its buttons with icons alone.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content, isCompact: true)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Side by side on one ground; in a menu, in one of its rows.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Side by side, without a ground.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A row of a menu, its buttons with icons above titles.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row of a menu, its buttons with icons alone.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Makes the control groups of one style, whatever its type.
@MainActor struct ControlGroupMaker {
  let group: @MainActor (ControlGroupStyleConfiguration) -> AnyView
  init<S: ControlGroupStyle>(_ style: S) {
    group = { configuration in
      AnyView(
        StyleBody(style: style) {
          $0.makeBody(configuration: configuration).popStyle(from: \.controlGroupStyles)
        })
    }
  }
}

private enum ControlGroupStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<ControlGroupMaker> {
    MainActor.assumeIsolated {
      StyleStack(automatic: ControlGroupMaker(AutomaticControlGroupStyle()))
    }
  }
}

extension EnvironmentValues {
  /// The styles of control groups.
  var controlGroupStyles: StyleStack<ControlGroupMaker> {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the control groups below.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    pushStyle(ControlGroupMaker(style), to: \.controlGroupStyles)
  }
}
