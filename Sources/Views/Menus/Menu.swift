import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// A menu: a button that opens a list of buttons beside it.
///
/// A menu in a menu is shown in place, below its label, not as a list of its own.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.menuStyles) private var styles
  @State private var isOpen = false

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: Its buttons.
  ///   - label: What is shown while it is closed.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label, primaryAction) = (content(), label(), nil)
  }

  /// Creates a menu that a tap does not open: it does something, and a long press opens the menu.
  ///
  /// - Parameters:
  ///   - content: Its buttons.
  ///   - label: What is shown while it is closed.
  ///   - primaryAction: What a tap does.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction)
  }

  /// Creates a menu of parts that are there.
  init(parts content: Content, _ label: Label, primaryAction: (@MainActor () -> Void)?) {
    (self.content, self.label, self.primaryAction) = (content, label, primaryAction)
  }

  public var body: some View {
    if isInMenu {
      VStack(spacing: 0) {
        label.font(.footnote).foregroundStyle(.secondary).modifier(MenuRowRoom())
        content
      }
    } else if let styled = styles.current.menu {
      styled(
        MenuStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
          primaryAction: primaryAction))
    } else {
      opener.modifier(MenuPresenter(isOpen: $isOpen, preview: EmptyView(), items: content))
    }
  }

  @ViewBuilder private var opener: some View {
    if let primaryAction {
      Button(action: primaryAction) { label }
        .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
    } else {
      Button {
        isOpen = true
      } label: {
        label
      }
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - content: Its buttons.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - content: Its buttons.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Views.Label<Text, Image> {
  /// Creates a menu with a title and one of the system's symbols.
  ///
  /// - Parameters:
  ///   - titleKey: The title, in which simple Markdown counts.
  ///   - systemImage: The name of a symbol.
  ///   - content: Its buttons.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Views.Label(titleKey, systemImage: systemImage) }
  }
}

extension View {
  /// Adds a menu that a long press opens: the view stands out, all else is blurred.
  ///
  /// - Parameter menuItems: The menu's buttons.
  /// - Returns: This view.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: self))
  }
  /// Adds a menu that a long press opens, beside a view that is shown for this one.
  ///
  /// - Parameters:
  ///   - menuItems: The menu's buttons.
  ///   - preview: What is shown instead of this view while the menu is open.
  /// - Returns: This view.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }
  /// Adds a menu that a long press opens; `nil` for none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items, preview: self))
  }
}

/// The buttons of a menu that a long press opens, by the older name.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Creates the menu.
  ///
  /// - Parameter menuItems: The menu's buttons.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Opens a menu after a long press.
private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview
  @State private var isOpen = false

  func body(content: Content) -> some View {
    content
      .modifier(MenuPresenter(isOpen: $isOpen, preview: preview, items: items))
      .simultaneousGesture(
        LongPressGesture(minimumDuration: MenuLook.pressDuration).onEnded { _ in isOpen = true })
  }
}

/// Shows a menu beside a view.
struct MenuPresenter<Preview: View, Items: View>: ViewModifier {
  let isOpen: Binding<Bool>
  /// What stands out of the blurred stage; no view at all for a menu beside its label.
  let preview: Preview
  let items: Items
  /// The order where nobody says.
  var usualOrder = MenuOrder.priority
  /// Where the view is, in points of the stage.
  @State private var place = CGRect.zero
  @Environment(\.menuOrder) private var order
  @Environment(\.isScrolled) private var isScrolled
  @Environment(\.isMenuCentered) private var isCentered

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        place = $0
      }
      .presenting(isOpen, .bare, nil) {
        MenuView(
          place: place, preview: preview, dismiss: { isOpen.wrappedValue = false },
          isByPriority: resolvedOrder == .priority, isCentered: isCentered, content: items)
      }
  }

  private var resolvedOrder: MenuOrder {
    order != .automatic ? order : isScrolled ? .fixed : usualOrder
  }
}

private enum IsMenuCenteredKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a menu opens with its middle over that of its label, as titles' do.
  var isMenuCentered: Bool {
    get { self[IsMenuCenteredKey.self] }
    set { self[IsMenuCenteredKey.self] = newValue }
  }
  /// Whether a view is a part of an open menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}
