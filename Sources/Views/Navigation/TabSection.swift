import Foundation
@_spi(Engine) public import ViewEngine

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let order: Int
  /// Search: the tab has the magnifier; with the looks of iOS 26 it stands apart at the bar's end, and when it is chosen
  /// the field of its page takes the bar's place.
  public static let search = Self(order: 0)
}

/// A section of tabs: in a bar of tabs its tabs stand beside the others, its header is that of a sidebar.
public struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: What a sidebar shows above them.
  /// - Note: Accepted; no effect. `header`: there is a bar of tabs, no sidebar of them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  public var body: some View { content }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - titleKey: What a sidebar shows above the tabs.
  ///   - content: The tabs.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - title: What a sidebar shows above the tabs, as it is.
  ///   - content: The tabs.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Tab {
  /// Creates a tab with a value, a role and a label of its own.
  ///
  /// - Parameters:
  ///   - value: The value by which it is chosen.
  ///   - role: What it is for.
  ///   - content: The page.
  ///   - label: The label.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value, content(), label(), isTagged: true, role) }
}

extension Tab where Value == Int {
  /// Creates a tab with a role and a label of its own.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - content: The page.
  ///   - label: The label.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(0, content(), label(), isTagged: false, role) }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value and a role, which may give it its label.
  ///
  /// - Parameters:
  ///   - value: The value by which it is chosen.
  ///   - role: What it is for.
  ///   - content: The page.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value, content(), DefaultTabLabel(role: role), isTagged: true, role)
  }
  /// Creates a tab with a value, a title, a symbol and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The symbol's name.
  ///   - value: The value by which it is chosen.
  ///   - role: What it is for.
  ///   - content: The page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), systemImage: systemImage)
    self.init(value, content(), label, isTagged: true, role)
  }
  /// Creates a tab with a value, a title, a symbol and a role.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The symbol's name.
  ///   - value: The value by which it is chosen.
  ///   - role: What it is for.
  ///   - content: The page.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), systemImage: systemImage)
    self.init(value, content(), label, isTagged: true, role)
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  /// Creates a tab with a role, which may give it its label.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - content: The page.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(0, content(), DefaultTabLabel(role: role), isTagged: false, role)
  }
  /// Creates a tab with a title, a symbol and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The symbol's name.
  ///   - role: What it is for.
  ///   - content: The page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), systemImage: systemImage)
    self.init(0, content(), label, isTagged: false, role)
  }
  /// Creates a tab with a title, a symbol and a role.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - systemImage: The symbol's name.
  ///   - role: What it is for.
  ///   - content: The page.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), systemImage: systemImage)
    self.init(0, content(), label, isTagged: false, role)
  }
}

extension DefaultTabLabel {
  /// The label of a tab that says only what it is for.
  fileprivate init(role: TabRole?) {
    self.init(title: Text(role == nil ? "" : "Search"), systemImage: "magnifyingglass")
  }
}
