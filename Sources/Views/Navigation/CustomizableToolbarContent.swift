@_spi(Engine) public import ViewEngine

/// The content of a toolbar that people can customise, on other devices.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension _ToolbarItems: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarItem: @MainActor Identifiable where ID: Hashable {}

extension ToolbarItem where ID == String {
  /// Creates an item of a toolbar that can be customised.
  ///
  /// - Parameters:
  ///   - id: What tells it from others.
  ///   - placement: Where it stands.
  ///   - content: What is shown.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, showsByDefault: true, content: content)
  }
  /// Creates an item of a toolbar that can be customised.
  ///
  /// - Parameters:
  ///   - id: What tells it from others.
  ///   - placement: Where it stands.
  ///   - showsByDefault: Whether it is there before anybody has customised the toolbar.
  ///   - content: What is shown.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id, showsByDefault ? [_ToolbarEntry(placement, AnyView(content()))] : [])
  }
}

/// What people can do with an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let number: Int
  /// As the item's placement says.
  public static let `default` = Self(number: 0)
  /// It can be moved.
  public static let reorderable = Self(number: 1)
  /// It stays.
  public static let disabled = Self(number: 2)
}

/// Options of an item of a toolbar that can be customised.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// The set's bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be reached though it is not shown.
  public static let alwaysAvailable = Self(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Sets what people can do with these items; in a film nobody customises a toolbar.
  ///
  /// - Parameter behavior: What they can do.
  /// - Returns: These items.
  /// - Note: Accepted; no effect. `behavior`: nobody customises a toolbar in a film.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { _ToolbarItems(_items: _items) }
  /// Sets whether these items are there before anybody has customised the toolbar.
  ///
  /// - Parameters:
  ///   - defaultVisibility: Whether they are.
  ///   - options: Whether they can be reached otherwise.
  /// - Returns: These items, or none.
  /// - Note: Accepted; no effect. `options`: nobody customises a toolbar in a film.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ToolbarItems(_items: defaultVisibility == .hidden ? [] : _items)
  }
}

extension View {
  /// Adds items to the bars of the page on which this view is, which people can customise on other devices.
  ///
  /// - Parameters:
  ///   - id: What tells the toolbar from others.
  ///   - content: The items.
  /// - Returns: This view with them.
  /// - Note: Accepted; no effect. `id`: nobody customises a toolbar in a film.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
}
