import Foundation
@_spi(Engine) public import ViewEngine

/// A title that opens a menu: the title itself, and a chevron in a circle that says so.
private struct TitleMenu<Content: View>: View {
  let title: AnyView
  let content: Content
  /// The size of the chevron, and its distance from the title, in points.
  private static var chevronSize: CGFloat { 15 }
  private static var spacing: CGFloat { 4 }

  var body: some View {
    Menu {
      content
    } label: {
      HStack(spacing: Self.spacing) {
        title
        Image(systemName: "chevron.down.circle.fill").font(.system(size: Self.chevronSize))
          .symbolRenderingMode(.hierarchical).foregroundStyle(.secondary)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .environment(\.isMenuCentered, true)
  }
}

extension View {
  /// Lets the title of the page on which this view is open a menu.
  ///
  /// A large title below the bar stays as it is: the menu is that of the title in the bar.
  ///
  /// - Parameter content: The menu's buttons.
  /// - Returns: This view.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = content()
    // Made here, not when the bar asks: it would be another one each time.
    let menu = PageTitleMenu { AnyView(TitleMenu(title: $0, content: content)) }
    return titled { $0.menu = menu }
  }
}

/// A toolbar's menu of the title, as an item.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  public let _items: [_ToolbarEntry]

  /// Creates the menu.
  ///
  /// - Parameter content: Its buttons.
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    _items = [
      _ToolbarEntry(titleMenu: PageTitleMenu { AnyView(TitleMenu(title: $0, content: content)) })
    ]
  }
}
