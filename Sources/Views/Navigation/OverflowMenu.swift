@_spi(Engine) import ViewEngine

/// The menu of a bar's items for what is done seldom.
struct OverflowMenu: View {
  let views: [AnyView]
  @Environment(\.systemLook.bars) private var system

  var body: some View {
    Menu {
      ForEach(Array(views.enumerated()), id: \.offset) { $0.element }
    } label: {
      Image(systemName: system.hasGlass ? "ellipsis" : "ellipsis.circle")
    }
    .accessibilityLabel("More")
  }

  /// The items with one menu, behind the others, for those that stand in it.
  static func gathering(_ items: [_ToolbarEntry]) -> [_ToolbarEntry] {
    let views = items.filter(\.isSecondary).map(\.view)
    guard !views.isEmpty else { return items }
    return items.filter { !$0.isSecondary }
      + [_ToolbarEntry(.primaryAction, AnyView(OverflowMenu(views: views)))]
  }
}
