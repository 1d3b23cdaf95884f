import Foundation
@_spi(Engine) public import ViewEngine

/// Tabs: pages of which one is shown, chosen in a bar below, or by swiping from one to the next.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<AnyHashable?>?
  private let content: Content
  @State private var own: AnyHashable?
  @Environment(\.tabLook) private var look

  /// Creates tabs whose choice a binding keeps.
  ///
  /// - Parameters:
  ///   - selection: The tag of the page that is shown; where no page has it, the first is.
  ///   - content: The pages.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { selection in
      Binding(
        get: { AnyHashable(choice: selection.wrappedValue) },
        set: { new in
          if let new = new?.base as? SelectionValue { selection.wrappedValue = new }
        })
    }
    self.content = content()
  }

  public var body: some View {
    let choice = selection ?? $own
    switch look {
    case .bar: BarTabs(selection: choice, content: content)
    case .pages(let showsIndex):
      PagedTabs(selection: choice, showsIndex: showsIndex, content: content)
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs that keep their choice themselves: at first the first page.
  ///
  /// - Parameter content: The pages.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// A tab: a page, with the label that the bar of tabs has for it.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value
  private let content: Content
  private let label: Label
  /// Whether the value is one that the scene gave.
  private let isTagged: Bool
  private var role: TabRole?

  /// Creates a tab with a value and a label of its own.
  ///
  /// - Parameters:
  ///   - value: The value by which it is chosen.
  ///   - content: The page.
  ///   - label: The label.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.value, self.content, self.label, isTagged) = (value, content(), label(), true)
  }

  init(
    _ value: Value, _ content: Content, _ label: Label, isTagged: Bool, _ role: TabRole? = nil
  ) {
    (self.value, self.content, self.label) = (value, content, label)
    (self.isTagged, self.role) = (isTagged, role)
  }

  public var body: some View {
    let page = content.environment(\.isInSearchTab, role == .search).tabItem { label }
      .layoutValue(key: TabRoleTrait.self, value: role)
    if isTagged { page.tag(value) } else { page }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value, a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The symbol's name.
  ///   - value: The value by which it is chosen.
  ///   - content: The page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content,
      label: { DefaultTabLabel(title: Text(titleKey), systemImage: systemImage) })
  }
  /// Creates a tab with a value, a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The symbol's name.
  ///   - value: The value by which it is chosen.
  ///   - content: The page.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content,
      label: { DefaultTabLabel(title: Text(title), systemImage: systemImage) })
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// Creates a tab with a title and a symbol, which is chosen by its place.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The symbol's name.
  ///   - content: The page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), systemImage: systemImage)
    self.init(0, content(), label, isTagged: false)
  }
  /// Creates a tab with a title and a symbol, which is chosen by its place.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The symbol's name.
  ///   - content: The page.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), systemImage: systemImage)
    self.init(0, content(), label, isTagged: false)
  }
}
