import Foundation
@_spi(Engine) public import ViewEngine

/// Tab content: tabs whose values have a type, that of the selection of the tabs around.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  /// The type of the values by which the tabs are chosen.
  associatedtype TabValue: Hashable
}

/// Makes tabs whose values are of the type of a selection, so that `value: .home` is one of its cases.
@resultBuilder @MainActor @preconcurrency public struct TabContentBuilder<TabValue: Hashable> {
  /// Takes each tab as it is.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
  /// One tab is itself.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
  /// Several tabs are a tuple of them.
  public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> _TabGroup<TabValue, TupleView<(repeat each Content)>> {
    _TabGroup(content: ViewBuilder.buildBlock(repeat each content))
  }
  /// `if` without `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }
  /// The first branch of `if`–`else` and `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabGroup<TabValue, _ConditionalContent<First, Second>> {
    _TabGroup(content: ViewBuilder.buildEither(first: first))
  }
  /// The other branch of `if`–`else` and `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabGroup<TabValue, _ConditionalContent<First, Second>> {
    _TabGroup(content: ViewBuilder.buildEither(second: second))
  }
  /// `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> _TabGroup<TabValue, AnyView> { _TabGroup(content: AnyView(content)) }
}

/// Tabs as one.
public struct _TabGroup<TabValue: Hashable, Content: View>: TabContent {
  let content: Content
  public var body: some View { content }
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

extension TabSection: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension TabView {
  /// Creates tabs whose choice a binding keeps, and whose values are of its type.
  ///
  /// - Parameters:
  ///   - selection: The value of the tab that is shown; where no tab has it, the first is.
  ///   - content: The tabs.
  @_disfavoredOverload public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabGroup<SelectionValue, C>, C.TabValue == SelectionValue {
    let tabs = content()
    self.init(selection: Optional(selection)) { _TabGroup<SelectionValue, C>(content: tabs) }
  }
}

extension TabSection {
  /// Creates a section of tabs whose values are of the type of the selection around.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: What a sidebar shows above them.
  /// - Note: Accepted; no effect. `header`: there is a bar of tabs, no sidebar of them.
  @_disfavoredOverload public init<V: Hashable, C: TabContent>(
    @TabContentBuilder<V> content: () -> C, @ViewBuilder header: () -> Header
  ) where Content == _TabGroup<V, C>, C.TabValue == V {
    let tabs = content()
    self.init(content: { _TabGroup<V, C>(content: tabs) }, header: header)
  }
}

extension TabSection where Header == Text {
  /// Creates a section of tabs with a title, whose values are of the type of the selection around.
  ///
  /// - Parameters:
  ///   - titleKey: What a sidebar shows above the tabs.
  ///   - content: The tabs.
  @_disfavoredOverload public init<V: Hashable, C: TabContent>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> C
  ) where Content == _TabGroup<V, C>, C.TabValue == V {
    self.init(content: content) { Text(titleKey) }
  }
}

extension TabContent {
  /// Changes the tabs as the views that they are.
  private func tabs<Changed: View>(_ changed: Changed) -> _TabGroup<TabValue, Changed> {
    _TabGroup(content: changed)
  }
  /// Adds a badge with a number to these tabs.
  ///
  /// - Parameter count: The number; 0 for no badge.
  /// - Returns: The tabs with the badge.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    tabs(modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)"))))
  }
  /// Adds a badge with a text to these tabs.
  ///
  /// - Parameter label: The text; `nil` for no badge.
  /// - Returns: The tabs with the badge.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    tabs(modifier(BadgeModifier(label: label)))
  }
  /// Adds a badge with a text to these tabs.
  ///
  /// - Parameter key: The text; `nil` for no badge.
  /// - Returns: The tabs with the badge.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    tabs(modifier(BadgeModifier(label: key.map { Text($0) })))
  }
  /// Adds a badge with a text to these tabs.
  ///
  /// - Parameter label: The text, as it is; `nil` for no badge.
  /// - Returns: The tabs with the badge.
  @_disfavoredOverload public func badge<S: StringProtocol>(
    _ label: S?
  ) -> some TabContent<TabValue> { tabs(modifier(BadgeModifier(label: label.map { Text($0) }))) }
  /// Takes these tabs away.
  ///
  /// - Parameter hidden: Whether they are.
  /// - Returns: The tabs, or none.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    tabs(hidden ? nil : self)
  }
  /// Identifies these tabs for those who test an app.
  ///
  /// - Parameter identifier: The identifier, by which traces call a view, too.
  /// - Returns: The tabs.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    tabs(modifier(AccessibilityModifier { $0.identifier = identifier }))
  }
}
