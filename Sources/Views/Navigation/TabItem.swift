import Foundation
@_spi(Engine) public import ViewEngine

/// What of tabs a copy of their pages shows.
enum TabPart {
  /// The pages.
  case page
  /// Their labels for the bar.
  case label
}

private enum TabPartKey: EnvironmentKey { static var defaultValue: TabPart { .page } }
private enum InTabBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TabIconOnlyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// What of tabs is shown here.
  var tabRole: TabPart {
    get { self[TabPartKey.self] }
    set { self[TabPartKey.self] = newValue }
  }
  /// Whether a bar of tabs stands at the bottom of the page on which a view is.
  var isInTabBar: Bool {
    get { self[InTabBarKey.self] }
    set { self[InTabBarKey.self] = newValue }
  }
  /// Whether labels of tabs are their symbols alone.
  var showsTabIconsOnly: Bool {
    get { self[TabIconOnlyKey.self] }
    set { self[TabIconOnlyKey.self] = newValue }
  }
}

/// Shows a page, or where the bar of tabs is made, its label.
struct TabItemModifier<Label: View>: ViewModifier {
  let label: Label
  @Environment(\.tabRole) private var role

  func body(content: Content) -> some View {
    if role == .label {
      TabItemLabel(label: label).environment(\.tabRole, .page)
    } else {
      content
    }
  }
}

/// The label of a tab: a symbol above a title.
private struct TabItemLabel<Label: View>: View {
  let label: Label
  /// The spacing of symbol and title, and the size of the symbol, in points.
  private static var spacing: CGFloat { 3 }
  @Environment(\.showsTabIconsOnly) private var isIconOnly

  var body: some View {
    VStack(spacing: Self.spacing) {
      if let parts = label as? any TupleOfViews {
        ForEach(Array(parts.children.enumerated()), id: \.offset) { part in
          if !isIconOnly || part.element is Image {
            let isImage = part.element is Image
            TabItemPart(view: AnyView(part.element), isImage: isImage, isIcon: isImage)
          }
        }
      } else {
        TabItemPart(view: AnyView(label), isImage: label is Image, isIcon: true)
      }
    }
    .labelStyle(TabLabelStyle())
    .lineLimit(1)
  }
}

/// A symbol or a title of a tab's label.
private struct TabItemPart: View {
  let view: AnyView
  let isImage: Bool
  /// Whether it is what a label shows that is its symbol alone.
  let isIcon: Bool
  /// The sizes of symbols and of titles, in points.
  static let (symbolSize, titleSize) = (CGFloat(21), CGFloat(10))

  var body: some View {
    view.font(
      isImage ? .system(size: Self.symbolSize) : .system(size: Self.titleSize, weight: .medium)
    )
    .modifier(TabIcon(isIcon: isIcon))
  }
}

/// The look of a `Label` in a bar of tabs.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    TabLabel(configuration: configuration)
  }
}

/// A `Label` in a bar of tabs: its symbol above its title, or alone.
private struct TabLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.showsTabIconsOnly) private var isIconOnly

  var body: some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: TabItemPart.symbolSize)).modifier(TabIcon())
      if !isIconOnly {
        configuration.title.font(.system(size: TabItemPart.titleSize, weight: .medium))
      }
    }
  }
}

extension View {
  /// Sets the label that a bar of tabs has for this page.
  ///
  /// - Parameter label: A symbol and a title; other views are shown as they are.
  /// - Returns: The page with its label.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
